"""Expert ids to the permutation between slots and expert-sorted rows, and the GEMMs' tile lists.

A counting sort in two launches: every program counts a chunk of slots; then every program adds up the counts, and
places its own chunk. No atomics, so that the order within an expert is the order of slots on every run.
"""

from __future__ import annotations

from typing import Any

import triton
import triton.language as tl

from . import compat
from ._routing import count_slots, place_slots, sum_counts, write_tiles


@compat.jit("num_slots", "chunk_slots", "first_expert")
def count_kernel(
    ids_ptr, counts_ptr, num_slots, chunk_slots, first_expert,
    LOCAL_E: tl.constexpr, E_PAD: tl.constexpr, BLOCK_SLOTS: tl.constexpr,
):  # fmt: skip
    """counts[chunk, e]: slots of the chunk that go to local expert e."""
    chunk = tl.program_id(0)
    first = chunk * chunk_slots
    end = tl.minimum(first + chunk_slots, num_slots)
    counts = count_slots(ids_ptr, first, end, first_expert, LOCAL_E, E_PAD, BLOCK_SLOTS)
    expert = tl.arange(0, E_PAD)
    tl.store(counts_ptr + chunk * LOCAL_E + expert, counts, mask=expert < LOCAL_E)


@compat.jit("num_slots", "chunk_slots", "num_chunks", "first_expert", "max_tiles1", "max_tiles2")
def place_kernel(
    ids_ptr, counts_ptr, base_ptr, src_to_dst_ptr, dst_to_src_ptr, cu_seqlens_ptr, tiles1_ptr, tiles2_ptr,
    num_slots, chunk_slots, num_chunks, first_expert, max_tiles1, max_tiles2,
    LOCAL_E: tl.constexpr, E_PAD: tl.constexpr, BLOCK_SLOTS: tl.constexpr, BLOCK_CHUNKS: tl.constexpr,
    BLOCK_M1: tl.constexpr, BLOCK_M2: tl.constexpr, BLOCK_TILES: tl.constexpr,
):  # fmt: skip
    """Place one chunk of slots; the programs share out the tile lists."""
    chunk = tl.program_id(0)
    total, before = sum_counts(counts_ptr, chunk, num_chunks, LOCAL_E, E_PAD, BLOCK_CHUNKS)
    ends = tl.cumsum(total, axis=0)
    expert = tl.arange(0, E_PAD)
    local = expert < LOCAL_E
    tl.store(base_ptr + chunk * LOCAL_E + expert, ends - total + before, mask=local)
    if chunk == 0:
        tl.store(cu_seqlens_ptr + expert, ends, mask=local)
    tl.debug_barrier()
    first = chunk * chunk_slots
    end = tl.minimum(first + chunk_slots, num_slots)
    place_slots(
        ids_ptr, base_ptr + chunk * LOCAL_E, src_to_dst_ptr, dst_to_src_ptr, first, end, first_expert,
        LOCAL_E, BLOCK_SLOTS,
    )  # fmt: skip
    write_tiles(tiles1_ptr, max_tiles1, chunk, num_chunks, ends, total, E_PAD, BLOCK_M1, BLOCK_TILES)
    if BLOCK_M2 != BLOCK_M1:
        write_tiles(tiles2_ptr, max_tiles2, chunk, num_chunks, ends, total, E_PAD, BLOCK_M2, BLOCK_TILES)


def chunks_of(count: int, num_chunks: int, multiple: int = 1) -> tuple[int, int]:
    """(length, number) of the chunks that share out ``count`` things: about ``num_chunks``, each a ``multiple``."""
    length = triton.cdiv(triton.cdiv(count, num_chunks), multiple) * multiple
    return length, triton.cdiv(count, length)


def launch(
    ids: Any, counts: Any, base: Any, src_to_dst: Any, dst_to_src: Any, cu_seqlens: Any, tiles1: Any, tiles2: Any, *,
    first_expert: int, block_m1: int, block_m2: int, num_chunks: int, block_slots: int, num_warps: int,
) -> None:  # fmt: skip
    """Sort the slots by expert, in order of slots within an expert.

    ==============  ====================  ====================================================
    tensor          shape                 dtype
    ==============  ====================  ====================================================
    ids             [T, K]                int32, global expert ids; others are dropped
    counts, base    [num_chunks, E_l]     int32, workspace
    src_to_dst      [N]                   int32, written; -1 for a dropped slot
    dst_to_src      [N]                   int32, written up to the number of rows
    cu_seqlens      [E_l]                 int32, written, inclusive segment ends
    tiles1, tiles2  [max_tiles, 4]        int32, written; the same tensor when the BLOCK_Ms are equal
    ==============  ====================  ====================================================
    """
    num_slots, local_e = ids.numel(), cu_seqlens.shape[0]
    chunk_slots, chunks = chunks_of(num_slots, num_chunks)
    e_pad = triton.next_power_of_2(local_e)
    constants = {"LOCAL_E": local_e, "E_PAD": e_pad, "BLOCK_SLOTS": block_slots}
    count_kernel[(chunks,)](ids, counts, num_slots, chunk_slots, first_expert, **constants, num_warps=num_warps)
    place_kernel[(chunks,)](
        ids, counts, base, src_to_dst, dst_to_src, cu_seqlens, tiles1, tiles2,
        num_slots, chunk_slots, chunks, first_expert, tiles1.shape[0], tiles2.shape[0],
        **constants, **place_constants(e_pad, num_warps), BLOCK_M1=block_m1, BLOCK_M2=block_m2, num_warps=num_warps,
    )  # fmt: skip


def place_constants(e_pad: int, num_warps: int = 4) -> dict[str, int]:
    """Chunks whose counts are read at once, at most 32 counts a thread of 32 a warp, and idle tiles written at once."""
    return {
        "BLOCK_CHUNKS": max(1, min(64, 1024 * num_warps // e_pad)),
        "BLOCK_TILES": max(1, min(32, 4096 // e_pad)),
    }
