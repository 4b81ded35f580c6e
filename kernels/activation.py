"""The experts' activation on GEMM1's output."""

from __future__ import annotations

from typing import Any

import triton
import triton.language as tl

from . import compat
from ._math import activate


@compat.jit("num_rows")
def activation_kernel(
    rows_ptr, count_ptr, out_ptr, num_rows, width, row_stride, col_stride, gate_offset, up_offset,
    LOCAL_E: tl.constexpr, ALL_ROWS: tl.constexpr, GATED: tl.constexpr, KIND: tl.constexpr, ALPHA: tl.constexpr,
    LIMIT: tl.constexpr, UP_OFFSET: tl.constexpr, EVEN: tl.constexpr, BLOCK_ROWS: tl.constexpr, BLOCK_I: tl.constexpr,
):  # fmt: skip
    """One program does BLOCK_ROWS rows by BLOCK_I columns; rows past the last segment leave first."""
    end = num_rows
    if not ALL_ROWS:
        end = tl.load(count_ptr + LOCAL_E - 1)
    if tl.program_id(0) * BLOCK_ROWS < end:
        row = tl.program_id(0) * BLOCK_ROWS + tl.arange(0, BLOCK_ROWS)
        col = tl.program_id(1) * BLOCK_I + tl.arange(0, BLOCK_I)
        live = row < end
        mask = live[:, None] if EVEN else live[:, None] & (col < width)[None, :]
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
    activation: dict[str, Any], block_rows: int, block_i: int, num_warps: int,
) -> None:  # fmt: skip
    """Apply the activation.

    ==========  =====================  =====================================================================
    tensor      shape                  dtype
    ==========  =====================  =====================================================================
    rows        [N, 2I], ungated [N, I]  any float; gate and up at their offsets, ``col_stride`` apart
    cu_seqlens  [E_l]                  int32: rows past its last entry are left out; None for all rows
    out         [N, I]                 as rows, written
    ==========  =====================  =====================================================================

    ``activation`` holds the constants KIND, ALPHA, LIMIT (0 for none) and UP_OFFSET.
    """
    num_rows, width = out.shape
    grid = (triton.cdiv(num_rows, block_rows), triton.cdiv(width, block_i))
    activation_kernel[grid](
        rows, rows if cu_seqlens is None else cu_seqlens, out, num_rows, width, rows.shape[1], col_stride,
        gate_offset, up_offset, LOCAL_E=1 if cu_seqlens is None else cu_seqlens.shape[0], ALL_ROWS=cu_seqlens is None,
        GATED=gated, **activation, EVEN=width % block_i == 0, BLOCK_ROWS=block_rows, BLOCK_I=block_i,
        num_warps=num_warps,
    )  # fmt: skip
