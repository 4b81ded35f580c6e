"""The experts' activation on GEMM1's rows, up to the last segment's end."""

from __future__ import annotations

from typing import Any

import triton
import triton.language as tl

from . import compat
from ._math import activate


@compat.jit()
def ep_activation_kernel(
    rows_ptr, cu_seqlens_ptr, out_ptr, width, row_stride, col_stride, gate_offset, up_offset,
    SEGMENTS: tl.constexpr, GATED: tl.constexpr, KIND: tl.constexpr, ALPHA: tl.constexpr, LIMIT: tl.constexpr,
    UP_OFFSET: tl.constexpr, BLOCK_ROWS: tl.constexpr, BLOCK_I: tl.constexpr,
):  # fmt: skip
    """Programs stay and share out blocks of BLOCK_ROWS rows by BLOCK_I columns."""
    end = tl.load(cu_seqlens_ptr + SEGMENTS - 1)
    blocks = tl.cdiv(width, BLOCK_I)
    for item in range(tl.program_id(0), tl.cdiv(end, BLOCK_ROWS) * blocks, tl.num_programs(0)):
        row = (item // blocks) * BLOCK_ROWS + tl.arange(0, BLOCK_ROWS)
        col = (item % blocks) * BLOCK_I + tl.arange(0, BLOCK_I)
        mask = (row < end)[:, None] & (col < width)[None, :]
        source = rows_ptr + row.to(tl.int64)[:, None] * row_stride + col[None, :] * col_stride
        gate = tl.load(source + gate_offset, mask=mask, other=0.0).to(tl.float32)
        up = gate
        if GATED:
            up = tl.load(source + up_offset, mask=mask, other=0.0).to(tl.float32)
        result = activate(gate, up, KIND, GATED, ALPHA, LIMIT, UP_OFFSET)
        target = out_ptr + row.to(tl.int64)[:, None] * width + col[None, :]
        tl.store(target, result.to(out_ptr.dtype.element_ty), mask=mask)


def launch(
    rows: Any, cu_seqlens: Any, out: Any, *, gate_offset: int, up_offset: int, col_stride: int, gated: bool,
    activation: dict[str, Any], num_programs: int, block: int, num_warps: int,
) -> None:  # fmt: skip
    """Apply the activation.

    ==========  ==========================  ================================================================
    tensor      shape                       dtype
    ==========  ==========================  ================================================================
    rows        [NvS, 2I], ungated [NvS, I]  any float; gate and up at their offsets, ``col_stride`` apart
    cu_seqlens  [segments]                  int32: rows past its last entry are left out
    out         [NvS, I]                    as rows, written
    ==========  ==========================  ================================================================

    ``activation`` holds the constants KIND, ALPHA, LIMIT (0 for none) and UP_OFFSET.
    """
    width = out.shape[1]
    columns = min(block, triton.next_power_of_2(width))
    ep_activation_kernel[(num_programs,)](
        rows, cu_seqlens, out, width, rows.shape[1], col_stride, gate_offset, up_offset,
        SEGMENTS=cu_seqlens.shape[0], GATED=gated, **activation, BLOCK_ROWS=block // columns, BLOCK_I=columns,
        num_warps=num_warps,
    )  # fmt: skip
