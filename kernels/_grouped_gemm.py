"""The grouped GEMM that all GEMM launchers share: one program (or loop step) a tile of one expert's rows.

The tile list says which rows of which expert a tile has, so that the grid depends on T and E alone and idle tiles
leave first. Rows of A are read in place or gathered through the slot list; two accumulators make gate and up in one
pass; the epilogue applies bias, activation, route weight and residual in fp32 and rounds once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import triton
import triton.language as tl

from . import compat
from ._math import activate


@triton.jit
def tile_position(index, num_m, num_n, group_m):
    """(row tile, column tile) of a program: groups of ``group_m`` row tiles share their weight columns in L2."""
    per_group = group_m * num_n
    first = (index // per_group) * group_m
    height = tl.minimum(num_m - first, group_m)
    return first + (index % per_group) % height, (index % per_group) // height


@triton.jit
def multiply(
    a_ptrs, w_ptrs, up_offset, row_live, col_live, offs_k, k_size, k_begin, k_end, stride_wk,
    GATED: tl.constexpr, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr,
    EVEN_N: tl.constexpr, EVEN_K: tl.constexpr,
):  # fmt: skip
    """Accumulators [BLOCK_M, BLOCK_N] of A times W, and of A times W's up half when gated (else the same one)."""
    acc = tl.zeros([BLOCK_M, BLOCK_N], dtype=tl.float32)
    acc_up = acc
    for k in range(k_begin, k_end, BLOCK_K):
        if EVEN_K:
            a = tl.load(a_ptrs, mask=row_live[:, None], other=0.0)
            w_mask = col_live[None, :]
        else:
            in_k = offs_k < k_size - k
            a = tl.load(a_ptrs, mask=row_live[:, None] & in_k[None, :], other=0.0)
            w_mask = in_k[:, None] & col_live[None, :]
        if EVEN_N and EVEN_K:
            w = tl.load(w_ptrs)
        else:
            w = tl.load(w_ptrs, mask=w_mask, other=0.0)
        acc = tl.dot(a, w, acc=acc, input_precision="ieee")
        if GATED:
            if EVEN_N and EVEN_K:
                w_up = tl.load(w_ptrs + up_offset)
            else:
                w_up = tl.load(w_ptrs + up_offset, mask=w_mask, other=0.0)
            acc_up = tl.dot(a, w_up, acc=acc_up, input_precision="ieee")
        a_ptrs += BLOCK_K
        w_ptrs += BLOCK_K * stride_wk
    return acc, acc_up


@triton.jit
def run_tile(
    a_ptr, w_ptr, bias_ptr, out_ptr, residual_ptr, tiles_ptr, slots_ptr, row_weights_ptr,
    tile, pid_n, split, num_rows, n_size, k_size,
    stride_we, stride_wn, stride_wk, up_offset, bias_stride_e, bias_stride_n, bias_up,
    TOPK: tl.constexpr, DENSE: tl.constexpr, GATHER: tl.constexpr, SCATTER: tl.constexpr, GATED: tl.constexpr,
    ACTIVATION: tl.constexpr, ALPHA: tl.constexpr, LIMIT: tl.constexpr, UP_OFFSET: tl.constexpr,
    WEIGH: tl.constexpr, HAS_BIAS: tl.constexpr, HAS_RESIDUAL: tl.constexpr,
    BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr, SPLIT_K: tl.constexpr,
    EVEN_N: tl.constexpr, EVEN_K: tl.constexpr,
):  # fmt: skip
    """One output tile. WEIGH: 0 no row weight, 1 before bias and activation, 2 after them."""
    if DENSE:
        expert = 0
        first = tile * BLOCK_M
        end = num_rows
    else:
        expert = tl.load(tiles_ptr + tile * 4)
        first = tl.load(tiles_ptr + tile * 4 + 1)
        end = tl.load(tiles_ptr + tile * 4 + 2)
    if expert >= 0:
        row = first + tl.arange(0, BLOCK_M)
        row_live = row < end
        slot = row
        if (GATHER or SCATTER) or (WEIGH > 0 and not DENSE):
            slot = tl.load(slots_ptr + row, mask=row_live, other=0)
        source = row
        if GATHER:
            source = slot // TOPK
        col = pid_n * BLOCK_N + tl.arange(0, BLOCK_N)
        col_live = col < n_size
        offs_k = tl.arange(0, BLOCK_K)
        k_begin = 0
        k_end = k_size
        if SPLIT_K > 1:
            k_part = tl.cdiv(tl.cdiv(k_size, BLOCK_K), SPLIT_K) * BLOCK_K
            k_begin = split * k_part
            k_end = tl.minimum(k_begin + k_part, k_size)
        a_ptrs = a_ptr + source.to(tl.int64)[:, None] * k_size + (k_begin + offs_k)[None, :]
        w_start = w_ptr + expert.to(tl.int64) * stride_we if not DENSE else w_ptr
        w_ptrs = w_start + (k_begin + offs_k)[:, None] * stride_wk + col[None, :] * stride_wn
        acc, acc_up = multiply(
            a_ptrs, w_ptrs, up_offset, row_live, col_live, offs_k, k_size, k_begin, k_end, stride_wk,
            GATED, BLOCK_M, BLOCK_N, BLOCK_K, EVEN_N, EVEN_K,
        )  # fmt: skip
        if WEIGH > 0:
            weight = tl.load(row_weights_ptr + slot, mask=row_live, other=0.0)[:, None]
        if WEIGH == 1:
            acc *= weight
            acc_up *= weight
        if HAS_BIAS:
            bias_ptrs = bias_ptr + expert * bias_stride_e + col * bias_stride_n
            bias = tl.load(bias_ptrs, mask=col_live, other=0.0).to(tl.float32)[None, :]
            if SPLIT_K > 1:
                bias = tl.where(split == 0, bias, 0.0)
            acc += bias
            if GATED:
                acc_up += tl.load(bias_ptrs + bias_up, mask=col_live, other=0.0).to(tl.float32)[None, :]
        if ACTIVATION != "none":
            acc = activate(acc, acc_up, ACTIVATION, GATED, ALPHA, LIMIT, UP_OFFSET)
        if WEIGH == 2:
            acc *= weight
        target = slot if SCATTER else row
        target = target.to(tl.int64) * SPLIT_K + split
        offsets = target[:, None] * n_size + col[None, :]
        live = row_live[:, None] & col_live[None, :]
        if HAS_RESIDUAL:
            acc += tl.load(residual_ptr + offsets, mask=live, other=0.0).to(tl.float32)
        tl.store(out_ptr + offsets, acc.to(out_ptr.dtype.element_ty), mask=live)


@compat.jit("num_rows", "max_tiles", "group_m")
def grouped_gemm_kernel(
    a_ptr, w_ptr, bias_ptr, out_ptr, residual_ptr, tiles_ptr, slots_ptr, row_weights_ptr,
    num_rows, max_tiles, n_size, k_size, stride_we, stride_wn, stride_wk, up_offset,
    bias_stride_e, bias_stride_n, bias_up, group_m,
    TOPK: tl.constexpr, DENSE: tl.constexpr, GATHER: tl.constexpr, SCATTER: tl.constexpr, GATED: tl.constexpr,
    ACTIVATION: tl.constexpr, ALPHA: tl.constexpr, LIMIT: tl.constexpr, UP_OFFSET: tl.constexpr,
    WEIGH: tl.constexpr, HAS_BIAS: tl.constexpr, HAS_RESIDUAL: tl.constexpr,
    BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr, SPLIT_K: tl.constexpr,
    PERSISTENT: tl.constexpr, EVEN_N: tl.constexpr, EVEN_K: tl.constexpr,
):  # fmt: skip
    """Grid: (tiles x column tiles, SPLIT_K) programs, or as many programs as shall stay when PERSISTENT."""
    num_n = tl.cdiv(n_size, BLOCK_N)
    split = tl.program_id(1)
    if PERSISTENT:
        for index in range(tl.program_id(0), max_tiles * num_n, tl.num_programs(0)):
            tile, pid_n = tile_position(index, max_tiles, num_n, group_m)
            run_tile(
                a_ptr, w_ptr, bias_ptr, out_ptr, residual_ptr, tiles_ptr, slots_ptr, row_weights_ptr,
                tile, pid_n, split, num_rows, n_size, k_size,
                stride_we, stride_wn, stride_wk, up_offset, bias_stride_e, bias_stride_n, bias_up,
                TOPK, DENSE, GATHER, SCATTER, GATED, ACTIVATION, ALPHA, LIMIT, UP_OFFSET, WEIGH, HAS_BIAS,
                HAS_RESIDUAL, BLOCK_M, BLOCK_N, BLOCK_K, SPLIT_K, EVEN_N, EVEN_K,
            )  # fmt: skip
    else:
        tile, pid_n = tile_position(tl.program_id(0), max_tiles, num_n, group_m)
        run_tile(
            a_ptr, w_ptr, bias_ptr, out_ptr, residual_ptr, tiles_ptr, slots_ptr, row_weights_ptr,
            tile, pid_n, split, num_rows, n_size, k_size,
            stride_we, stride_wn, stride_wk, up_offset, bias_stride_e, bias_stride_n, bias_up,
            TOPK, DENSE, GATHER, SCATTER, GATED, ACTIVATION, ALPHA, LIMIT, UP_OFFSET, WEIGH, HAS_BIAS,
            HAS_RESIDUAL, BLOCK_M, BLOCK_N, BLOCK_K, SPLIT_K, EVEN_N, EVEN_K,
        )  # fmt: skip


NO_ACTIVATION = {"KIND": "none", "ALPHA": 1.0, "LIMIT": 0.0, "UP_OFFSET": 0.0}


def launch_grouped(
    a: Any, w: Any, bias: Any, out: Any, *, tile: Mapping[str, int], num_sms: int, tiles: Any = None, slots: Any = None,
    row_weights: Any = None, weigh: int = 0, residual: Any = None, topk: int = 1, gather: bool = False,
    scatter: bool = False, gated: bool = False, up_offset: int = 0, bias_up: int = 0,
    activation: Mapping[str, Any] = NO_ACTIVATION, split_k: int = 1,
) -> None:  # fmt: skip
    """Launch ``grouped_gemm_kernel``: ``a`` [., k] times ``w`` [experts, n, k] (any strides) into ``out`` [., n].

    Without ``tiles`` there is one expert and every row of ``a`` is its. ``tile`` holds block_m, block_n, block_k,
    group_m, ctas_per_sm (0: one a tile), num_warps and num_stages. Arguments that a launch doesn't use get a tensor
    that exists.
    """
    n_size, k_size = w.shape[1], w.shape[2]
    block_m, block_n, block_k = tile["block_m"], tile["block_n"], tile["block_k"]
    max_tiles = triton.cdiv(a.shape[0], block_m) if tiles is None else tiles.shape[0]
    programs = max_tiles * triton.cdiv(n_size, block_n)
    persistent = tile["ctas_per_sm"] > 0
    grid = (min(programs, tile["ctas_per_sm"] * num_sms) if persistent else programs, split_k)
    grouped_gemm_kernel[grid](
        a, w, out if bias is None else bias, out, out if residual is None else residual,
        out if tiles is None else tiles, out if slots is None else slots, out if row_weights is None else row_weights,
        a.shape[0], max_tiles, n_size, k_size, w.stride(0), w.stride(1), w.stride(2), up_offset,
        0 if bias is None else bias.stride(0), 0 if bias is None else bias.stride(1), bias_up, tile["group_m"],
        TOPK=topk, DENSE=tiles is None, GATHER=gather, SCATTER=scatter, GATED=gated,
        ACTIVATION=activation["KIND"], ALPHA=activation["ALPHA"], LIMIT=activation["LIMIT"],
        UP_OFFSET=activation["UP_OFFSET"], WEIGH=weigh, HAS_BIAS=bias is not None,
        HAS_RESIDUAL=residual is not None, BLOCK_M=block_m, BLOCK_N=block_n, BLOCK_K=block_k, SPLIT_K=split_k,
        PERSISTENT=persistent, EVEN_N=n_size % block_n == 0, EVEN_K=k_size % block_k == 0,
        num_warps=tile["num_warps"], num_stages=tile["num_stages"],
    )  # fmt: skip
