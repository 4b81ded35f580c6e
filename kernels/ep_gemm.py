"""The grouped GEMM over a rank's segments; each segment's weight is wherever its address says: own, peer's or slot.

Two launches: the tiles of all segments are listed, then a program does one tile, or, with ``num_sms``, as many
programs stay and share them out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import triton
import triton.language as tl

from . import compat
from ._ep import NO_TILE, part_of
from ._grouped_gemm import multiply, tile_position
from ._routing import write_tiles


@compat.jit("max_tiles")
def tiles_kernel(
    cu_seqlens_ptr, tiles_ptr, max_tiles,
    SEGMENTS: tl.constexpr, SEGMENTS_PAD: tl.constexpr, BLOCK_M: tl.constexpr, BLOCK_TILES: tl.constexpr,
):  # fmt: skip
    """tiles[0, 0]: number of tiles; then the list: segment, first row, end row."""
    segment = tl.arange(0, SEGMENTS_PAD)
    real = segment < SEGMENTS
    ends = tl.load(cu_seqlens_ptr + segment, mask=real, other=0)
    starts = tl.load(cu_seqlens_ptr + segment - 1, mask=real & (segment > 0), other=0)
    counts = ends - starts
    program = tl.program_id(0)
    write_tiles(tiles_ptr + 4, max_tiles, program, tl.num_programs(0), ends, counts, SEGMENTS_PAD, BLOCK_M, BLOCK_TILES)
    if program == 0:
        tl.store(tiles_ptr, tl.sum((counts + BLOCK_M - 1) // BLOCK_M, axis=0))


@triton.jit
def segment_tile(
    a_ptr, w_table_ptr, bias_table_ptr, out_ptr, tiles_ptr, row_weights_ptr, tile, pid_n, n_size, k_size,
    WEIGH: tl.constexpr, HAS_BIAS: tl.constexpr, ALIGNED: tl.constexpr,
    BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr, EVEN_N: tl.constexpr, EVEN_K: tl.constexpr,
):  # fmt: skip
    """One output tile. WEIGH: 0 no row weight, 1 before the bias, 2 after it."""
    segment = tl.load(tiles_ptr + 4 + tile * 4)
    if segment != NO_TILE:
        row = tl.load(tiles_ptr + 4 + tile * 4 + 1) + tl.arange(0, BLOCK_M)
        live = row < tl.load(tiles_ptr + 4 + tile * 4 + 2)
        col = pid_n * BLOCK_N + tl.arange(0, BLOCK_N)
        col_live = col < n_size
        offs_k = tl.arange(0, BLOCK_K)
        weight_ptr = part_of(w_table_ptr, segment, a_ptr, ALIGNED)
        a_ptrs = a_ptr + row.to(tl.int64)[:, None] * k_size + offs_k[None, :]
        w_ptrs = weight_ptr + offs_k[:, None] + col.to(tl.int64)[None, :] * k_size
        acc, _ = multiply(
            a_ptrs, w_ptrs, 0, live, col_live, offs_k, k_size, 0, k_size, 1,
            False, BLOCK_M, BLOCK_N, BLOCK_K, EVEN_N, EVEN_K,
        )  # fmt: skip
        if WEIGH > 0:
            weight = tl.load(row_weights_ptr + row, mask=live, other=0.0)[:, None]
        if WEIGH == 1:
            acc *= weight
        if HAS_BIAS:
            bias_ptr = part_of(bias_table_ptr, segment, a_ptr, False)
            acc += tl.load(bias_ptr + col, mask=col_live, other=0.0).to(tl.float32)[None, :]
        if WEIGH == 2:
            acc *= weight
        target = out_ptr + row.to(tl.int64)[:, None] * n_size + col[None, :]
        tl.store(target, acc.to(out_ptr.dtype.element_ty), mask=live[:, None] & col_live[None, :])


@compat.jit("max_tiles", "group_m")
def segment_gemm_kernel(
    a_ptr, w_table_ptr, bias_table_ptr, out_ptr, tiles_ptr, row_weights_ptr, max_tiles, n_size, k_size, group_m,
    WEIGH: tl.constexpr, HAS_BIAS: tl.constexpr, ALIGNED: tl.constexpr, PERSISTENT: tl.constexpr,
    BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr, EVEN_N: tl.constexpr, EVEN_K: tl.constexpr,
):  # fmt: skip
    """Grid: tiles x column tiles, or as many programs as shall stay when PERSISTENT."""
    num_n = tl.cdiv(n_size, BLOCK_N)
    num_m = tl.minimum(tl.load(tiles_ptr), max_tiles)
    if PERSISTENT:
        for index in range(tl.program_id(0), num_m * num_n, tl.num_programs(0)):
            tile, pid_n = tile_position(index, num_m, num_n, group_m)
            segment_tile(
                a_ptr, w_table_ptr, bias_table_ptr, out_ptr, tiles_ptr, row_weights_ptr, tile, pid_n, n_size, k_size,
                WEIGH, HAS_BIAS, ALIGNED, BLOCK_M, BLOCK_N, BLOCK_K, EVEN_N, EVEN_K,
            )  # fmt: skip
    else:
        if tl.program_id(0) < num_m * num_n:
            tile, pid_n = tile_position(tl.program_id(0), num_m, num_n, group_m)
            segment_tile(
                a_ptr, w_table_ptr, bias_table_ptr, out_ptr, tiles_ptr, row_weights_ptr, tile, pid_n, n_size, k_size,
                WEIGH, HAS_BIAS, ALIGNED, BLOCK_M, BLOCK_N, BLOCK_K, EVEN_N, EVEN_K,
            )  # fmt: skip


def max_tiles(num_rows: int, num_segments: int, token_padding: int, block_m: int) -> int:
    """Most tiles that any segments of ``num_rows`` rows can have, each a multiple of ``token_padding`` rows."""
    if token_padding % block_m == 0:
        return num_rows // block_m
    used = min(num_segments, num_rows // token_padding)
    return (num_rows + used * (block_m - 1)) // block_m


def launch(
    a: Any, weights: Any, biases: Any, cu_seqlens: Any, tiles: Any, row_weights: Any, out: Any, *, weigh: int,
    aligned: bool, tile: Mapping[str, int],
) -> None:  # fmt: skip
    """Multiply segments.

    ===========  ==================  =====================================================================
    tensor       shape               dtype
    ===========  ==================  =====================================================================
    a            [NvS, k]            any float
    weights      [segments]          int64: address of each segment's [n, k], as a; ``aligned``: all divide by 16
    biases       [segments]          int64: address of each segment's [n], as a; or None
    cu_seqlens   [segments]          int32; rows past its last entry are neither read nor written
    tiles        [1 + max_tiles, 4]  int32, workspace
    row_weights  [NvS]               fp32; used with ``weigh`` 1 (before the bias) or 2 (after it)
    out          [NvS, n]            as a, written
    ===========  ==================  =====================================================================

    ``tile`` holds block_m, block_n, block_k, group_m, num_sms (0: a program a tile), num_warps, num_stages.
    """
    (_, k_size), n_size, segments = a.shape, out.shape[1], cu_seqlens.shape[0]
    count, pad = tiles.shape[0] - 1, triton.next_power_of_2(segments)
    block_m, block_n, block_k = tile["block_m"], tile["block_n"], tile["block_k"]
    block_tiles = max(1, min(64, 8192 // pad))
    tiles_kernel[(min(16, triton.cdiv(count, block_tiles)),)](
        cu_seqlens, tiles, count, SEGMENTS=segments, SEGMENTS_PAD=pad, BLOCK_M=block_m, BLOCK_TILES=block_tiles,
        num_warps=4,
    )  # fmt: skip
    programs = count * triton.cdiv(n_size, block_n)
    persistent = tile["num_sms"] > 0
    segment_gemm_kernel[(min(programs, tile["num_sms"]) if persistent else programs,)](
        a, weights, weights if biases is None else biases, out, tiles, out if row_weights is None else row_weights,
        count, n_size, k_size, tile["group_m"], WEIGH=weigh, HAS_BIAS=biases is not None, ALIGNED=aligned,
        PERSISTENT=persistent, BLOCK_M=block_m, BLOCK_N=block_n, BLOCK_K=block_k, EVEN_N=n_size % block_n == 0,
        EVEN_K=k_size % block_k == 0, num_warps=tile["num_warps"], num_stages=tile["num_stages"],
    )  # fmt: skip
