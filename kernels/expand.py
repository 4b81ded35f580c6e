"""Copy every slot's token to its expert-sorted row."""

from __future__ import annotations

from typing import Any

import triton
import triton.language as tl

from . import compat


@compat.jit("num_slots")
def expand_kernel(
    x_ptr, slots_ptr, cu_seqlens_ptr, row_weights_ptr, out_ptr, num_slots, width,
    LOCAL_E: tl.constexpr, TOPK: tl.constexpr, WEIGH: tl.constexpr, EVEN: tl.constexpr,
    BLOCK_ROWS: tl.constexpr, BLOCK_H: tl.constexpr,
):  # fmt: skip
    """One program copies BLOCK_ROWS rows by BLOCK_H columns; rows past the last segment leave first."""
    row = tl.program_id(0) * BLOCK_ROWS + tl.arange(0, BLOCK_ROWS)
    num_rows = tl.load(cu_seqlens_ptr + LOCAL_E - 1)
    if tl.program_id(0) * BLOCK_ROWS < num_rows:
        live = row < num_rows
        slot = tl.load(slots_ptr + row, mask=live, other=0)
        col = tl.program_id(1) * BLOCK_H + tl.arange(0, BLOCK_H)
        mask = live[:, None] if EVEN else live[:, None] & (col < width)[None, :]
        source = (slot // TOPK).to(tl.int64)[:, None] * width + col[None, :]
        values = tl.load(x_ptr + source, mask=mask, other=0.0)
        if WEIGH:
            weight = tl.load(row_weights_ptr + slot, mask=live, other=0.0)
            values = (values.to(tl.float32) * weight[:, None]).to(out_ptr.dtype.element_ty)
        tl.store(out_ptr + row.to(tl.int64)[:, None] * width + col[None, :], values, mask=mask)


def launch(
    x: Any, dst_to_src: Any, cu_seqlens: Any, weights: Any, out: Any, *,
    topk: int, block_rows: int, block_h: int, num_warps: int,
) -> None:  # fmt: skip
    """Gather rows.

    ==========  =======  =======================================================
    tensor      shape    dtype
    ==========  =======  =======================================================
    x           [T, H]   any float
    dst_to_src  [N]      int32
    cu_seqlens  [E_l]    int32
    weights     [T, K]   fp32: route weights on the input; None when on the output
    out         [N, H]   as x, written up to the last segment's end
    ==========  =======  =======================================================
    """
    num_slots, width = out.shape
    grid = (triton.cdiv(num_slots, block_rows), triton.cdiv(width, block_h))
    expand_kernel[grid](
        x, dst_to_src, cu_seqlens, x if weights is None else weights, out, num_slots, width,
        LOCAL_E=cu_seqlens.shape[0], TOPK=topk, WEIGH=weights is not None, EVEN=width % block_h == 0,
        BLOCK_ROWS=block_rows, BLOCK_H=block_h, num_warps=num_warps,
    )  # fmt: skip
