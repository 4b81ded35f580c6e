"""Router logits to weights, ids and the expert-sorted order: one launch for few tokens, two for many."""

from __future__ import annotations

from typing import Any

import triton
import triton.language as tl

from . import compat
from ._routing import place_slots, route_tokens, write_tiles
from .index import chunks_of, place_constants, place_kernel


@compat.jit("num_tokens", "chunk_tokens", "first_expert")
def route_count_kernel(
    logits_ptr, bias_ptr, weights_ptr, ids_ptr, counts_ptr, num_tokens, chunk_tokens, first_expert, factor,
    LOCAL_E: tl.constexpr, E: tl.constexpr, K: tl.constexpr, K_PAD: tl.constexpr,
    GROUPS: tl.constexpr, PARTS: tl.constexpr, PART: tl.constexpr, WIDTH: tl.constexpr, TOPK_GROUPS: tl.constexpr,
    SCORING: tl.constexpr, HAS_BIAS: tl.constexpr, RENORMALIZE: tl.constexpr, BLOCK_TOKENS: tl.constexpr,
):  # fmt: skip
    """Route one chunk of tokens and count its slots an expert on the way."""
    chunk = tl.program_id(0)
    start = chunk * chunk_tokens
    end = tl.minimum(start + chunk_tokens, num_tokens)
    taken = tl.zeros([PARTS, BLOCK_TOKENS, WIDTH], dtype=tl.int32)
    for first in range(start, end, BLOCK_TOKENS):
        taken += route_tokens(
            logits_ptr, bias_ptr, weights_ptr, ids_ptr, first, end, factor,
            E, K, K_PAD, GROUPS, PARTS, PART, WIDTH, TOPK_GROUPS, SCORING, HAS_BIAS, RENORMALIZE, BLOCK_TOKENS,
        )  # fmt: skip
    store_counts(counts_ptr + chunk * LOCAL_E, tl.sum(taken, axis=1), first_expert, LOCAL_E, E, PARTS, PART, WIDTH)


@triton.jit
def store_counts(
    counts_ptr, counts, first_expert,
    LOCAL_E: tl.constexpr, E: tl.constexpr, PARTS: tl.constexpr, PART: tl.constexpr, WIDTH: tl.constexpr,
):  # fmt: skip
    """Store counts by lane [parts, width] as counts of the local experts [E_l]."""
    lane = tl.arange(0, WIDTH)[None, :]
    expert = tl.arange(0, PARTS)[:, None] * PART + lane
    local = expert - first_expert
    tl.store(counts_ptr + local, counts, mask=(lane < PART) & (expert < E) & (local >= 0) & (local < LOCAL_E))


@compat.jit("num_tokens", "first_expert", "max_tiles1", "max_tiles2")
def one_program_kernel(
    logits_ptr, bias_ptr, weights_ptr, ids_ptr, counts_ptr, src_to_dst_ptr, dst_to_src_ptr, cu_seqlens_ptr,
    tiles1_ptr, tiles2_ptr, num_tokens, first_expert, max_tiles1, max_tiles2, factor,
    LOCAL_E: tl.constexpr, E_PAD: tl.constexpr, E: tl.constexpr, K: tl.constexpr, K_PAD: tl.constexpr,
    GROUPS: tl.constexpr, PARTS: tl.constexpr, PART: tl.constexpr, WIDTH: tl.constexpr, TOPK_GROUPS: tl.constexpr,
    SCORING: tl.constexpr, HAS_BIAS: tl.constexpr, RENORMALIZE: tl.constexpr, BLOCK_TOKENS: tl.constexpr,
    BLOCK_SLOTS: tl.constexpr, BLOCK_M1: tl.constexpr, BLOCK_M2: tl.constexpr, BLOCK_TILES: tl.constexpr,
):  # fmt: skip
    """Everything in one program: what it wrote before a barrier, it reads after it."""
    taken = tl.zeros([PARTS, BLOCK_TOKENS, WIDTH], dtype=tl.int32)
    for first in range(0, num_tokens, BLOCK_TOKENS):
        taken += route_tokens(
            logits_ptr, bias_ptr, weights_ptr, ids_ptr, first, num_tokens, factor,
            E, K, K_PAD, GROUPS, PARTS, PART, WIDTH, TOPK_GROUPS, SCORING, HAS_BIAS, RENORMALIZE, BLOCK_TOKENS,
        )  # fmt: skip
    store_counts(counts_ptr, tl.sum(taken, axis=1), first_expert, LOCAL_E, E, PARTS, PART, WIDTH)
    tl.debug_barrier()
    expert = tl.arange(0, E_PAD)
    local = expert < LOCAL_E
    counts = tl.load(counts_ptr + expert, mask=local, other=0)
    ends = tl.cumsum(counts, axis=0)
    tl.debug_barrier()
    tl.store(counts_ptr + expert, ends - counts, mask=local)
    tl.store(cu_seqlens_ptr + expert, ends, mask=local)
    tl.debug_barrier()
    place_slots(
        ids_ptr, counts_ptr, src_to_dst_ptr, dst_to_src_ptr, 0, num_tokens * K, first_expert, LOCAL_E, BLOCK_SLOTS
    )
    write_tiles(tiles1_ptr, max_tiles1, 0, 1, ends, counts, E_PAD, BLOCK_M1, BLOCK_TILES)
    if BLOCK_M2 != BLOCK_M1:
        write_tiles(tiles2_ptr, max_tiles2, 0, 1, ends, counts, E_PAD, BLOCK_M2, BLOCK_TILES)


def launch(
    logits: Any, bias: Any, weights: Any, ids: Any, counts: Any, base: Any, src_to_dst: Any, dst_to_src: Any,
    cu_seqlens: Any, tiles1: Any, tiles2: Any, *, router: dict[str, Any], factor: float, first_expert: int,
    block_m1: int, block_m2: int, one_program: bool, num_chunks: int, block_tokens: int, block_slots: int,
    num_warps: int, place_warps: int,
) -> None:  # fmt: skip
    """Route all tokens and sort their slots by expert; tensors as in ``route.launch`` and ``index.launch``.

    ``num_warps`` are those of the routing program, which wants one for every row of ``block_tokens`` (its top-k
    reduces a row again and again), ``place_warps`` those of the placing one, which wants many (it adds up the counts
    of all programs).
    """
    num_tokens, local_e = logits.shape[0], cu_seqlens.shape[0]
    e_pad = triton.next_power_of_2(local_e)
    bias = weights if bias is None else bias
    sizes = place_constants(e_pad, num_warps if one_program else place_warps)
    common = {
        "LOCAL_E": local_e,
        "E_PAD": e_pad,
        "BLOCK_SLOTS": block_slots,
        "BLOCK_M1": block_m1,
        "BLOCK_M2": block_m2,
    }
    if one_program:
        one_program_kernel[(1,)](
            logits, bias, weights, ids, counts, src_to_dst, dst_to_src, cu_seqlens, tiles1, tiles2,
            num_tokens, first_expert, tiles1.shape[0], tiles2.shape[0], factor,
            **router, **common, BLOCK_TOKENS=block_tokens, BLOCK_TILES=sizes["BLOCK_TILES"], num_warps=num_warps,
        )  # fmt: skip
        return
    chunk_tokens, chunks = chunks_of(num_tokens, num_chunks, block_tokens)
    route_count_kernel[(chunks,)](
        logits, bias, weights, ids, counts, num_tokens, chunk_tokens, first_expert, factor,
        LOCAL_E=local_e, **router, BLOCK_TOKENS=block_tokens, num_warps=num_warps,
    )  # fmt: skip
    place_kernel[(chunks,)](
        ids, counts, base, src_to_dst, dst_to_src, cu_seqlens, tiles1, tiles2,
        num_tokens * router["K"], chunk_tokens * router["K"], chunks, first_expert, tiles1.shape[0], tiles2.shape[0],
        **common, **sizes, num_warps=place_warps,
    )  # fmt: skip
