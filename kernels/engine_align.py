"""Slots sorted by expert and padded to BLOCK_SIZE_M, as the engines' fused MoE kernel wants them.

The same counting sort as ``index``; every expert's segment starts at a multiple of BLOCK_SIZE_M, the rest of its
last block holds the number of slots, which no slot has.
"""

from __future__ import annotations

from typing import Any

import triton
import triton.language as tl

from . import compat
from ._routing import place_slots, sum_counts
from .index import chunks_of, count_kernel, place_constants


@compat.jit("num_slots", "chunk_slots", "num_chunks", "first_expert", "max_blocks")
def align_kernel(
    ids_ptr, counts_ptr, base_ptr, src_to_dst_ptr, sorted_slots_ptr, block_experts_ptr, num_padded_ptr,
    num_slots, chunk_slots, num_chunks, first_expert, max_blocks,
    LOCAL_E: tl.constexpr, E_PAD: tl.constexpr, BLOCK_SLOTS: tl.constexpr, BLOCK_CHUNKS: tl.constexpr,
    BLOCK_M: tl.constexpr, BLOCK_TILES: tl.constexpr,
):  # fmt: skip
    """Place one chunk of slots; the programs share out the padding and the blocks' experts."""
    chunk = tl.program_id(0)
    total, before = sum_counts(counts_ptr, chunk, num_chunks, LOCAL_E, E_PAD, BLOCK_CHUNKS)
    blocks = (total + BLOCK_M - 1) // BLOCK_M
    block_ends = tl.cumsum(blocks, axis=0)
    starts = (block_ends - blocks) * BLOCK_M
    expert = tl.arange(0, E_PAD)
    tl.store(base_ptr + chunk * LOCAL_E + expert, starts + before, mask=expert < LOCAL_E)
    if chunk == 0:
        tl.store(num_padded_ptr, tl.sum(blocks, axis=0) * BLOCK_M)
    tl.debug_barrier()
    first = chunk * chunk_slots
    end = tl.minimum(first + chunk_slots, num_slots)
    place_slots(
        ids_ptr, base_ptr + chunk * LOCAL_E, src_to_dst_ptr, sorted_slots_ptr, first, end, first_expert,
        LOCAL_E, BLOCK_SLOTS,
    )  # fmt: skip
    for start in range(chunk * BLOCK_TILES, max_blocks, num_chunks * BLOCK_TILES):
        block = start + tl.arange(0, BLOCK_TILES)
        inside = (block[:, None] < block_ends[None, :]) & (block[:, None] >= (block_ends - blocks)[None, :])
        owner = tl.sum(tl.where(inside, expert[None, :] + 1, 0), axis=1) - 1
        filled = tl.sum(tl.where(inside, (starts + total)[None, :], 0), axis=1)
        tl.store(block_experts_ptr + block, owner, mask=block < max_blocks)
        place = block[:, None] * BLOCK_M + tl.arange(0, BLOCK_M)[None, :]
        pad = (owner >= 0)[:, None] & (place >= filled[:, None])
        tl.store(sorted_slots_ptr + place, tl.zeros_like(place) + num_slots, mask=pad)


def launch(
    ids: Any, counts: Any, base: Any, src_to_dst: Any, sorted_slots: Any, block_experts: Any, num_padded: Any, *,
    local_experts: int, first_expert: int, block_m: int, num_chunks: int, block_slots: int, num_warps: int,
) -> None:  # fmt: skip
    """Sort and pad.

    =============  ========================  =======================================================
    tensor         shape                     dtype
    =============  ========================  =======================================================
    ids            [T, K]                    int32, global expert ids; others are dropped
    counts, base   [num_chunks, E_l]         int32, workspace
    src_to_dst     [N]                       int32, written: the padded row of a slot, -1 when dropped
    sorted_slots   [max_blocks * BLOCK_M]    int32, written up to ``num_padded``; N where there is no slot
    block_experts  [max_blocks]              int32, written; -1 past the last block
    num_padded     [1]                       int32, written: rows with padding
    =============  ========================  =======================================================
    """
    num_slots = ids.numel()
    chunk_slots, chunks = chunks_of(num_slots, num_chunks)
    e_pad = triton.next_power_of_2(local_experts)
    constants = {"LOCAL_E": local_experts, "E_PAD": e_pad, "BLOCK_SLOTS": block_slots}
    count_kernel[(chunks,)](ids, counts, num_slots, chunk_slots, first_expert, **constants, num_warps=num_warps)
    align_kernel[(chunks,)](
        ids, counts, base, src_to_dst, sorted_slots, block_experts, num_padded,
        num_slots, chunk_slots, chunks, first_expert, block_experts.shape[0],
        **constants, **place_constants(e_pad), BLOCK_M=block_m, num_warps=num_warps,
    )  # fmt: skip
