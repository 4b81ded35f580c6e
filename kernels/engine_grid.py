"""The GEMM of the engines' fused MoE layer: the grid, loads and loop that vLLM and SGLang use in Triton.

Semantics: a block is BLOCK_SIZE_M padded slots of one expert; A's row is slot // topk; blocks are visited in groups
of GROUP_SIZE_M; columns wrap around instead of being masked; rows go to slot order; the second GEMM multiplies by the
route weight. One plan serves both GEMMs. A plan's time here is meant to be its time there.
"""

from __future__ import annotations

from typing import Any

import triton
import triton.language as tl

from . import compat


@compat.jit("max_padded", "num_slots", "GROUP_SIZE_M")
def engine_grid_kernel(
    a_ptr, w_ptr, bias_ptr, out_ptr, row_weights_ptr, sorted_slots_ptr, block_experts_ptr, num_padded_ptr,
    n_size, k_size, max_padded, num_slots, stride_am, stride_we, stride_wk, stride_wn, stride_om, stride_bias,
    TOPK: tl.constexpr, WEIGH: tl.constexpr, WEIGH_FIRST: tl.constexpr, HAS_BIAS: tl.constexpr,
    BLOCK_SIZE_M: tl.constexpr, BLOCK_SIZE_N: tl.constexpr, BLOCK_SIZE_K: tl.constexpr, GROUP_SIZE_M,
):  # fmt: skip
    """One program makes BLOCK_SIZE_M x BLOCK_SIZE_N of the output.

    Which blocks are neighbours is told at launch, so that plans that differ in GROUP_SIZE_M alone are one binary.
    """
    pid = tl.program_id(0)
    num_m = tl.cdiv(max_padded, BLOCK_SIZE_M)
    num_n = tl.cdiv(n_size, BLOCK_SIZE_N)
    per_group = GROUP_SIZE_M * num_n
    first_m = (pid // per_group) * GROUP_SIZE_M
    height = tl.minimum(num_m - first_m, GROUP_SIZE_M)
    pid_m = first_m + (pid % per_group) % height
    pid_n = (pid % per_group) // height
    if pid_m * BLOCK_SIZE_M >= tl.load(num_padded_ptr):
        return
    slot = tl.load(sorted_slots_ptr + pid_m * BLOCK_SIZE_M + tl.arange(0, BLOCK_SIZE_M)).to(tl.int64)
    live = slot < num_slots
    expert = tl.load(block_experts_ptr + pid_m).to(tl.int64)
    col = (pid_n * BLOCK_SIZE_N + tl.arange(0, BLOCK_SIZE_N).to(tl.int64)) % n_size
    offs_k = tl.arange(0, BLOCK_SIZE_K)
    a_ptrs = a_ptr + (slot[:, None] // TOPK * stride_am + offs_k[None, :])
    w_ptrs = w_ptr + expert * stride_we + (offs_k[:, None] * stride_wk + col[None, :] * stride_wn)
    acc = tl.zeros((BLOCK_SIZE_M, BLOCK_SIZE_N), dtype=tl.float32)
    for step in range(0, tl.cdiv(k_size, BLOCK_SIZE_K)):
        rest = k_size - step * BLOCK_SIZE_K
        a = tl.load(a_ptrs, mask=live[:, None] & (offs_k[None, :] < rest), other=0.0)
        w = tl.load(w_ptrs, mask=offs_k[:, None] < rest, other=0.0)
        acc = tl.dot(a, w, acc=acc, input_precision="ieee")
        a_ptrs += BLOCK_SIZE_K
        w_ptrs += BLOCK_SIZE_K * stride_wk
    if WEIGH:
        weight = tl.load(row_weights_ptr + slot, mask=live, other=0.0)[:, None]
        if WEIGH_FIRST:
            acc *= weight
    if HAS_BIAS:
        acc += tl.load(bias_ptr + expert * stride_bias + col).to(tl.float32)[None, :]
    if WEIGH and not WEIGH_FIRST:
        acc *= weight
    out_col = pid_n * BLOCK_SIZE_N + tl.arange(0, BLOCK_SIZE_N)
    out_ptrs = out_ptr + stride_om * slot[:, None] + out_col[None, :]
    tl.store(out_ptrs, acc.to(out_ptr.dtype.element_ty), mask=live[:, None] & (out_col[None, :] < n_size))


def launch(
    a: Any, w: Any, bias: Any, out: Any, weights: Any, sorted_slots: Any, block_experts: Any, num_padded: Any, *,
    topk: int, weigh_first: bool, block_size_m: int, block_size_n: int, block_size_k: int, group_size_m: int,
    num_warps: int, num_stages: int,
) -> None:  # fmt: skip
    """One GEMM.

    =============  ==========================  ===========================================================
    tensor         shape                       dtype
    =============  ==========================  ===========================================================
    a              [T, H], or [N, I] at topk 1  any float
    w              [E_l, n, k]                 as a, any strides
    bias           [E_l, n]                    as a, or None
    out            [N, n]                      as a, rows in slot order, written for this rank's slots
    weights        [N]                         fp32, or None
    sorted_slots   [max_blocks * BLOCK_M]      int32, and the two below, made by ``engine_align``
    block_experts  [max_blocks]                int32
    num_padded     [1]                         int32
    =============  ==========================  ===========================================================

    ``weigh_first``: the route weight is the input's, so that the bias is not weighed.
    """
    n_size, k_size = w.shape[1], w.shape[2]
    padded = sorted_slots.shape[0]
    grid = (triton.cdiv(padded, block_size_m) * triton.cdiv(n_size, block_size_n),)
    engine_grid_kernel[grid](
        a, w, out if bias is None else bias, out, out if weights is None else weights,
        sorted_slots, block_experts, num_padded, n_size, k_size, padded, out.shape[0],
        a.stride(0), w.stride(0), w.stride(2), w.stride(1), out.stride(0), 0 if bias is None else bias.stride(0),
        TOPK=topk, WEIGH=weights is not None, WEIGH_FIRST=weigh_first, HAS_BIAS=bias is not None,
        BLOCK_SIZE_M=block_size_m, BLOCK_SIZE_N=block_size_n, BLOCK_SIZE_K=block_size_k, GROUP_SIZE_M=group_size_m,
        num_warps=num_warps, num_stages=num_stages,
    )  # fmt: skip
