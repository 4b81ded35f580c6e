"""Sum each token's K rows, in the order of its slots."""

from __future__ import annotations

from typing import Any

import triton
import triton.language as tl

from . import compat


@compat.jit("num_tokens", "first_expert")
def combine_kernel(
    rows_ptr, src_to_dst_ptr, ids_ptr, row_weights_ptr, out_ptr, num_tokens, width, first_expert,
    TOPK: tl.constexpr, LOCAL_E: tl.constexpr, SORTED: tl.constexpr, DROPS: tl.constexpr, WEIGH: tl.constexpr,
    SPLIT_K: tl.constexpr, EVEN: tl.constexpr, BLOCK_TOKENS: tl.constexpr, BLOCK_H: tl.constexpr,
):  # fmt: skip
    """One program sums BLOCK_TOKENS tokens by BLOCK_H columns. SORTED: rows lie in expert order, else in slot order."""
    token = tl.program_id(0) * BLOCK_TOKENS + tl.arange(0, BLOCK_TOKENS)
    col = tl.program_id(1) * BLOCK_H + tl.arange(0, BLOCK_H)
    live = token < num_tokens
    wide = live[:, None] if EVEN else live[:, None] & (col < width)[None, :]
    total = tl.zeros([BLOCK_TOKENS, BLOCK_H], dtype=tl.float32)
    for k in tl.static_range(TOPK):
        slot = token * TOPK + k
        row = slot
        mask = wide
        if SORTED:
            row = tl.load(src_to_dst_ptr + slot, mask=live, other=-1)
            mask = mask & (row >= 0)[:, None]
        elif DROPS:
            local = tl.load(ids_ptr + slot, mask=live, other=-1) - first_expert
            mask = mask & ((local >= 0) & (local < LOCAL_E))[:, None]
        start = row.to(tl.int64) * SPLIT_K
        part = tl.zeros([BLOCK_TOKENS, BLOCK_H], dtype=tl.float32)
        for split in tl.static_range(SPLIT_K):
            source = (start + split)[:, None] * width + col[None, :]
            part += tl.load(rows_ptr + source, mask=mask, other=0.0).to(tl.float32)
        if WEIGH:
            part *= tl.load(row_weights_ptr + slot, mask=live, other=0.0)[:, None]
        total += part
    target = token.to(tl.int64)[:, None] * width + col[None, :]
    tl.store(out_ptr + target, total.to(out_ptr.dtype.element_ty), mask=wide)


def launch(
    rows: Any, src_to_dst: Any, ids: Any, weights: Any, out: Any, *, topk: int, first_expert: int, local_experts: int,
    split_k: int, drops: bool, block_tokens: int, block_h: int, num_warps: int,
) -> None:  # fmt: skip
    """Sum rows to tokens.

    ==========  =================  =============================================================================
    tensor      shape              dtype
    ==========  =================  =============================================================================
    rows        [N * split_k, H]   any float; parts of a row follow each other
    src_to_dst  [N]                int32: rows lie in expert order; None: in slot order
    ids         [T, K]             int32: with ``drops``, slots whose expert isn't local add nothing
    weights     [T, K]             fp32 route weights; None where they were applied before
    out         [T, H]             any float, written
    ==========  =================  =============================================================================
    """
    num_tokens, width = out.shape
    grid = (triton.cdiv(num_tokens, block_tokens), triton.cdiv(width, block_h))
    combine_kernel[grid](
        rows, ids if src_to_dst is None else src_to_dst, ids, rows if weights is None else weights, out,
        num_tokens, width, first_expert, TOPK=topk, LOCAL_E=local_experts, SORTED=src_to_dst is not None, DROPS=drops,
        WEIGH=weights is not None, SPLIT_K=split_k, EVEN=width % block_h == 0, BLOCK_TOKENS=block_tokens,
        BLOCK_H=block_h, num_warps=num_warps,
    )  # fmt: skip
