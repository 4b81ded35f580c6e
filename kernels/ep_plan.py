"""One rank's plan of a step, from the group's histograms and its own ids, in three launches without a host sync.

The first launch has two kinds of programs: one a rank balances the group and lays out that rank; the others count
the ids of a chunk of tokens. The second sums the counts over the chunks. The third gives every pair its row, marks
duplicates, and says what was wrong with the input. No atomics; ties go to the lowest index.
"""

from __future__ import annotations

from typing import Any

import triton
import triton.language as tl

from . import compat
from ._ep import NO_ROW, chunk_slots
from ._ep_balance import moved_pairs, total_pairs, transfers, wrong_totals
from ._ep_tables import segments, store_segments


@triton.jit
def lay_out_rank(
    hist_ptr, tokens_per_expert_ptr, alloc_ptr, copies_ptr, cu_seqlens_ptr, zero_fill_ptr, stats_ptr, starts_ptr,
    flags_ptr, me, own_rank, num_pairs, num_rows,
    R: tl.constexpr, E: tl.constexpr, B: tl.constexpr, TP: tl.constexpr, R_PAD: tl.constexpr, M_PAD: tl.constexpr,
    B_PAD: tl.constexpr, COMPACT: tl.constexpr, COUNTED: tl.constexpr, BALANCED: tl.constexpr,
):  # fmt: skip
    """Row ``me`` of the group's tables; its segments too where it is ``own_rank``. A wrong input leaves all empty."""
    M: tl.constexpr = E // R
    LANES: tl.constexpr = R_PAD * M_PAD
    group = tl.arange(0, R_PAD)[:, None]
    local = tl.arange(0, M_PAD)[None, :]
    there = (group < R) & (local < M)
    wrong = wrong_totals(hist_ptr, num_pairs, R, E, R_PAD, COUNTED, 128)
    total = total_pairs(hist_ptr, group * M + local, there, R, E, R_PAD, M_PAD)
    total = tl.where(wrong > 0, 0, total)
    if BALANCED:
        donor, pairs = transfers(tl.sum(total, axis=1), R, R_PAD)
        mine = moved_pairs(total, donor, pairs, me, R_PAD, M_PAD)
    else:
        mine = tl.where(group == me, total, 0)
    row = tl.reshape(mine, [LANES])
    lane = tl.arange(0, LANES)
    home = lane // M_PAD
    real = (home < R) & (lane % M_PAD < M)
    expert = home * M + lane % M_PAD
    start, padded, ends, slot, used, end, foreign = segments(row, home, real, lane, me, num_rows, TP, B, COMPACT, LANES)
    if end > num_rows:
        row, start, padded, ends = row * 0, start * 0, padded * 0, ends * 0
        slot, used, foreign = slot * 0 - 1, used * 0, foreign * 0
    flag = tl.where(wrong > 0, 2, tl.where(end > num_rows, 4, 0))
    end = tl.where(end > num_rows, 0, end)
    tl.store(flags_ptr + me, flag)
    tl.store(alloc_ptr + me * E + expert, row, mask=real)
    tl.store(starts_ptr + me * E + expert, start, mask=real)
    copied = tl.load(hist_ptr + me * E + expert, mask=real, other=0)
    tl.store(tokens_per_expert_ptr + me * E + expert, copied, mask=real)
    if B > 0:
        number = tl.arange(0, B_PAD)
        tl.store(copies_ptr + me * B + slot, expert, mask=slot >= 0)
        tl.store(copies_ptr + me * B + number, -1, mask=(number >= used) & (number < B))
    if me == own_rank:
        tl.store(stats_ptr, foreign)
        listed = real & (home == me) if COMPACT else real
        place = lane % M_PAD if COMPACT else expert
        store_segments(
            cu_seqlens_ptr, zero_fill_ptr, row, start, padded, ends, slot, used, end, place, listed,
            M if COMPACT else E, B, B_PAD,
        )  # fmt: skip


@triton.jit
def count_chunk(
    ids_ptr, counts_ptr, bad_ptr, chunk, num_tokens,
    E: tl.constexpr, E_PAD: tl.constexpr, K: tl.constexpr, K_PAD: tl.constexpr, TOKENS: tl.constexpr,
    BLOCK: tl.constexpr, COUNTED: tl.constexpr,
):  # fmt: skip
    """counts[chunk, e]: pairs of the chunk's tokens; bad[chunk]: ids that are no expert's."""
    expert = tl.arange(0, E_PAD)
    counts = tl.zeros([E_PAD], dtype=tl.int32)
    bad = tl.zeros([BLOCK], dtype=tl.int32)
    for first in range(0, TOKENS * K_PAD, BLOCK):
        lane = first + tl.arange(0, BLOCK)
        slot, _, live = chunk_slots(chunk * TOKENS, lane, num_tokens, K, K_PAD)
        ids = tl.load(ids_ptr + slot, mask=live, other=-1)
        counts += tl.sum((ids[:, None] == expert[None, :]).to(tl.int32), axis=0)
        if COUNTED:
            bad += (live & ((ids < 0) | (ids >= E))).to(tl.int32)
        else:
            bad += (live & ((ids < -1) | (ids >= E))).to(tl.int32)
    tl.store(counts_ptr + chunk * E + expert, counts, mask=expert < E)
    tl.store(bad_ptr + chunk, tl.sum(bad, axis=0))


@compat.jit("own_rank", "num_tokens", "num_pairs", "num_rows")
def tables_kernel(
    ids_ptr, hist_ptr, counts_ptr, bad_ptr, tokens_per_expert_ptr, alloc_ptr, copies_ptr, cu_seqlens_ptr,
    zero_fill_ptr, stats_ptr, starts_ptr, flags_ptr, own_rank, num_tokens, num_pairs, num_rows,
    R: tl.constexpr, E: tl.constexpr, B: tl.constexpr, K: tl.constexpr, TP: tl.constexpr,
    R_PAD: tl.constexpr, M_PAD: tl.constexpr, E_PAD: tl.constexpr, B_PAD: tl.constexpr, K_PAD: tl.constexpr,
    TOKENS: tl.constexpr, BLOCK: tl.constexpr, COMPACT: tl.constexpr, COUNTED: tl.constexpr, BALANCED: tl.constexpr,
):  # fmt: skip
    """Programs 0 to R - 1 lay out a rank each; the others count a chunk of tokens each."""
    program = tl.program_id(0)
    if program < R:
        lay_out_rank(
            hist_ptr, tokens_per_expert_ptr, alloc_ptr, copies_ptr, cu_seqlens_ptr, zero_fill_ptr, stats_ptr,
            starts_ptr, flags_ptr, program, own_rank, num_pairs, num_rows,
            R, E, B, TP, R_PAD, M_PAD, B_PAD, COMPACT, COUNTED, BALANCED,
        )  # fmt: skip
    else:
        count_chunk(ids_ptr, counts_ptr, bad_ptr, program - R, num_tokens, E, E_PAD, K, K_PAD, TOKENS, BLOCK, COUNTED)


@compat.jit("rank", "num_chunks")
def scan_kernel(
    hist_ptr, counts_ptr, mismatch_ptr, rank, num_chunks,
    R: tl.constexpr, E: tl.constexpr, R_PAD: tl.constexpr, BLOCK_E: tl.constexpr, BLOCK_CHUNKS: tl.constexpr,
):  # fmt: skip
    """counts[chunk, e] becomes the number of pairs of e on lower ranks and in earlier chunks.

    mismatch[program]: experts of which the rank's histogram tells another number than its ids.
    """
    expert = tl.program_id(0) * BLOCK_E + tl.arange(0, BLOCK_E)
    source = tl.arange(0, R_PAD)
    lower = (source < rank)[:, None] & (expert < E)[None, :]
    before = tl.sum(tl.load(hist_ptr + source[:, None] * E + expert[None, :], mask=lower, other=0), axis=0)
    carry = before
    for first in range(0, num_chunks, BLOCK_CHUNKS):
        chunk = first + tl.arange(0, BLOCK_CHUNKS)
        mask = (chunk < num_chunks)[:, None] & (expert < E)[None, :]
        where = counts_ptr + chunk[:, None] * E + expert[None, :]
        counts = tl.load(where, mask=mask, other=0)
        tl.store(where, tl.cumsum(counts, axis=0) - counts + carry[None, :], mask=mask)
        carry += tl.sum(counts, axis=0)
    told = tl.load(hist_ptr + rank * E + expert, mask=expert < E, other=0)
    tl.store(mismatch_ptr + tl.program_id(0), tl.sum(((carry - before != told) & (expert < E)).to(tl.int32), axis=0))


@triton.jit
def row_addresses(
    alloc_ptr, starts_ptr, ids, number, known, num_rows, R: tl.constexpr, E: tl.constexpr, UNROLL: tl.constexpr
):  # fmt: skip
    """(destination, row address) of pair ``number`` of its expert: destinations take pairs in ascending rank."""
    end = number * 0
    start = number * 0
    dest = number * 0
    for first in range(0, R, UNROLL):
        for step in tl.static_range(UNROLL):
            rank = first + step
            end += tl.load(alloc_ptr + rank * E + ids, mask=known & (rank < R), other=0)
            past = (number >= end) & (rank < R)
            dest += past.to(tl.int32)
            start = tl.where(past, end, start)
    inside = known & (dest < R)
    first_row = tl.load(starts_ptr + dest * E + ids, mask=inside, other=0)
    return dest, dest * num_rows + first_row + number - start, inside


@triton.jit
def place_chunk(
    ids_ptr, base_ptr, alloc_ptr, starts_ptr, dst_ptr, failed, chunk, num_tokens, num_rows,
    R: tl.constexpr, E: tl.constexpr, K: tl.constexpr, K_PAD: tl.constexpr, TOKENS: tl.constexpr,
    BLOCK: tl.constexpr, UNROLL: tl.constexpr,
):  # fmt: skip
    """``dst`` of a chunk's pairs: base of the expert, plus the equal ids before in the chunk."""
    LANES: tl.constexpr = TOKENS * K_PAD
    lane = tl.arange(0, LANES)
    slot, k, live = chunk_slots(chunk * TOKENS, lane, num_tokens, K, K_PAD)
    ids = tl.load(ids_ptr + slot, mask=live, other=-1)
    earlier = tl.zeros([LANES], dtype=tl.int32)
    for first in range(0, LANES, BLOCK):
        other = first + tl.arange(0, BLOCK)
        other_slot, _, other_live = chunk_slots(chunk * TOKENS, other, num_tokens, K, K_PAD)
        other_ids = tl.load(ids_ptr + other_slot, mask=other_live, other=-1)
        same = (other_ids[:, None] == ids[None, :]) & (other[:, None] < lane[None, :])
        earlier += tl.sum(same.to(tl.int32), axis=0)
    known = live & (ids >= 0) & (ids < E) & (failed == 0)
    number = tl.load(base_ptr + chunk * E + ids, mask=known, other=0) + earlier
    dest, address, inside = row_addresses(alloc_ptr, starts_ptr, ids, number, known, num_rows, R, E, UNROLL)
    by_token = tl.reshape(tl.where(inside, dest, -1 - k), [TOKENS, K_PAD])
    place = tl.arange(0, K_PAD)
    before = (place[:, None] < place[None, :])[None, :, :]
    duplicates = (by_token[:, :, None] == by_token[:, None, :]) & before
    duplicate = tl.reshape(tl.sum(duplicates.to(tl.int32), axis=1), [LANES]) > 0
    marked = tl.where(duplicate, address ^ -1, address)
    tl.store(dst_ptr + slot, tl.where(inside, marked, NO_ROW), mask=live)


@triton.jit
def finish(
    bad_ptr, mismatch_ptr, copies_ptr, stats_ptr, error_ptr, failed, rank, num_chunks, num_scans,
    R: tl.constexpr, E: tl.constexpr, B: tl.constexpr, BLOCK: tl.constexpr,
):  # fmt: skip
    """The code of what was wrong, 0 when nothing was; and how many slots anywhere hold an expert of ``rank``."""
    M: tl.constexpr = E // R
    offset = tl.arange(0, BLOCK)
    bad = tl.zeros([BLOCK], dtype=tl.int32)
    for first in range(0, num_chunks, BLOCK):
        bad += tl.load(bad_ptr + first + offset, mask=first + offset < num_chunks, other=0)
    mismatch = tl.zeros([BLOCK], dtype=tl.int32)
    for first in range(0, num_scans, BLOCK):
        mismatch += tl.load(mismatch_ptr + first + offset, mask=first + offset < num_scans, other=0)
    served = tl.zeros([BLOCK], dtype=tl.int32)
    for first in range(0, R * B, BLOCK):
        expert = tl.load(copies_ptr + first + offset, mask=first + offset < R * B, other=-1)
        served += ((expert >= 0) & (expert // M == rank)).to(tl.int32)
    tl.store(stats_ptr + 1, tl.sum(served, axis=0))
    code = tl.where(tl.sum(mismatch, axis=0) > 0, 3, 0)
    code = tl.where(failed > 0, failed, code)
    tl.store(error_ptr, tl.where(tl.sum(bad, axis=0) > 0, 1, code))


@compat.jit("rank", "num_tokens", "num_rows", "num_chunks", "num_scans")
def rows_kernel(
    ids_ptr, base_ptr, alloc_ptr, starts_ptr, flags_ptr, bad_ptr, mismatch_ptr, copies_ptr, dst_ptr, stats_ptr,
    error_ptr, rank, num_tokens, num_rows, num_chunks, num_scans,
    R: tl.constexpr, E: tl.constexpr, B: tl.constexpr, K: tl.constexpr, R_PAD: tl.constexpr, K_PAD: tl.constexpr,
    TOKENS: tl.constexpr, BLOCK: tl.constexpr, UNROLL: tl.constexpr,
):  # fmt: skip
    """Program 0 finishes the plan; every other gives the pairs of one chunk their rows."""
    source = tl.arange(0, R_PAD)
    flags = tl.load(flags_ptr + source, mask=source < R, other=0)
    # Wrong totals are seen by all ranks' programs alike; too many rows by some.
    failed = tl.where(tl.max((flags == 2).to(tl.int32), axis=0) > 0, 2, tl.max(flags, axis=0))
    chunk = tl.program_id(0) - 1
    if chunk < 0:
        finish(
            bad_ptr, mismatch_ptr, copies_ptr, stats_ptr, error_ptr, failed, rank, num_chunks, num_scans, R, E, B, 256
        )
    else:
        place_chunk(
            ids_ptr, base_ptr, alloc_ptr, starts_ptr, dst_ptr, failed, chunk, num_tokens, num_rows,
            R, E, K, K_PAD, TOKENS, BLOCK, UNROLL,
        )  # fmt: skip


BLOCK_E, BLOCK_CHUNKS = 16, 128
"""Experts and chunks that a program of the scan takes at once."""


def chunk_tokens(topk: int, lanes: int) -> int:
    """Tokens of a chunk of about ``lanes`` pairs, as the kernels lay them out: a power of two."""
    return max(1, lanes // triton.next_power_of_2(topk))


def workspace_sizes(
    num_tokens: int, topk: int, num_ranks: int, num_experts: int, lanes: int
) -> dict[str, tuple[int, ...]]:
    """Shapes of the int32 workspace that ``launch`` takes, by name."""
    chunks = triton.cdiv(num_tokens, chunk_tokens(topk, lanes))
    return {
        "counts": (chunks, num_experts), "bad": (chunks,), "mismatch": (triton.cdiv(num_experts, BLOCK_E),),
        "starts": (num_ranks, num_experts), "flags": (num_ranks,),
    }  # fmt: skip


def _constants(ranks: int, experts: int, slots: int, topk: int, lanes: int) -> dict[str, int]:
    tokens, e_pad = chunk_tokens(topk, lanes), triton.next_power_of_2(experts)
    k_pad = triton.next_power_of_2(topk)
    return {
        "R": ranks, "E": experts, "B": slots, "K": topk, "TOKENS": tokens, "K_PAD": k_pad, "E_PAD": e_pad,
        "R_PAD": max(2, triton.next_power_of_2(ranks)), "M_PAD": max(2, triton.next_power_of_2(experts // ranks)),
        "B_PAD": triton.next_power_of_2(max(1, slots)), "COUNT_BLOCK": min(tokens * k_pad, max(1, 8192 // e_pad)),
        "PLACE_BLOCK": min(tokens * k_pad, 32),
    }  # fmt: skip


def launch(
    ids: Any, histograms: Any, work: dict[str, Any], tokens_per_expert: Any, alloc: Any, experts_to_copy: Any,
    cu_seqlens: Any, zero_fill_ranges: Any, remote_stats: Any, dst: Any, error: Any, *, rank: int, num_rows: int,
    token_padding: int, compact: bool, pads_counted: bool, balanced: bool, lanes: int, num_warps: int,
) -> None:  # fmt: skip
    """Plan one step for ``rank``; all tensors int32.

    =================  ================  =======================================================================
    tensor             shape             content
    =================  ================  =======================================================================
    ids                [S, K]            own expert ids; -1 for no pair, unless ``pads_counted``
    histograms         [R, E]            pairs of every source rank
    work               by name           ``workspace_sizes``
    the others         as in RankPlan    written; ``error`` is 0 or a code, and then the tables are empty
    =================  ================  =======================================================================

    ``balanced``: MoonEP's balance, else every pair stays at home. ``lanes``: pairs of a chunk.
    """
    (ranks, experts), slots, (tokens, topk) = alloc.shape, experts_to_copy.shape[1], ids.shape
    c = _constants(ranks, experts, slots, topk, lanes)
    chunks, scans = work["bad"].shape[0], work["mismatch"].shape[0]
    shared = {name: c[name] for name in ("R", "E", "B", "K", "R_PAD", "K_PAD", "TOKENS")}
    tables_kernel[(ranks + chunks,)](
        ids, histograms, work["counts"], work["bad"], tokens_per_expert, alloc, experts_to_copy, cu_seqlens,
        zero_fill_ranges, remote_stats, work["starts"], work["flags"], rank, tokens, tokens * topk, num_rows,
        TP=token_padding, M_PAD=c["M_PAD"], E_PAD=c["E_PAD"], B_PAD=c["B_PAD"], BLOCK=c["COUNT_BLOCK"],
        COMPACT=compact, COUNTED=pads_counted, BALANCED=balanced, **shared, num_warps=num_warps,
    )  # fmt: skip
    scan_kernel[(scans,)](
        histograms, work["counts"], work["mismatch"], rank, chunks, R=ranks, E=experts, R_PAD=c["R_PAD"],
        BLOCK_E=BLOCK_E, BLOCK_CHUNKS=BLOCK_CHUNKS, num_warps=num_warps,
    )  # fmt: skip
    rows_kernel[(chunks + 1,)](
        ids, work["counts"], alloc, work["starts"], work["flags"], work["bad"], work["mismatch"], experts_to_copy,
        dst, remote_stats, error, rank, tokens, num_rows, chunks, scans,
        BLOCK=c["PLACE_BLOCK"], UNROLL=min(8, ranks), **shared, num_warps=num_warps,
    )  # fmt: skip
