"""Device functions of the balancing planner: from the group's histogram to the pairs that one rank computes.

Every program plans the whole group for itself, so that none waits for another. Keys put the lowest index first
among equals: pairs times a power of two, plus what is left of the index.
"""

from __future__ import annotations

import triton
import triton.language as tl


@triton.jit
def wrong_totals(
    hist_ptr, num_pairs, R: tl.constexpr, E: tl.constexpr, R_PAD: tl.constexpr, COUNTED: tl.constexpr,
    BLOCK: tl.constexpr,
):  # fmt: skip
    """Ranks whose histogram is negative somewhere, passes ``num_pairs``, or counts its pads and isn't ``num_pairs``."""
    source = tl.arange(0, R_PAD)
    sums = tl.zeros([R_PAD], dtype=tl.int32)
    lowest = tl.zeros([R_PAD], dtype=tl.int32)
    for first in range(0, E, BLOCK):
        expert = first + tl.arange(0, BLOCK)
        mask = (source < R)[:, None] & (expert < E)[None, :]
        counts = tl.load(hist_ptr + source[:, None] * E + expert[None, :], mask=mask, other=0)
        sums += tl.sum(counts, axis=1)
        lowest = tl.minimum(lowest, tl.min(counts, axis=1))
    wrong = (lowest < 0) | (sums > num_pairs)
    if COUNTED:
        wrong = wrong | (sums != num_pairs)
    return tl.sum((wrong & (source < R)).to(tl.int32), axis=0)


@triton.jit
def total_pairs(hist_ptr, expert, real, R: tl.constexpr, E: tl.constexpr, R_PAD: tl.constexpr, M_PAD: tl.constexpr):
    """Pairs of every expert over all source ranks, [R_PAD homes, M_PAD local experts]."""
    total = tl.zeros([R_PAD, M_PAD], dtype=tl.int32)
    for first in range(0, R, 8):
        for step in tl.static_range(8):
            total += tl.load(hist_ptr + (first + step) * E + expert, mask=real & (first + step < R), other=0)
    return total


@triton.jit
def transfers(load, R: tl.constexpr, R_PAD: tl.constexpr):
    """(donor, pairs) [R_PAD]: the home group that each rank receives from, and how much; 0 pairs where none.

    The most overloaded group fills the most underloaded rank to its fair share, until no group is overloaded.
    """
    rank = tl.arange(0, R_PAD)
    whole = tl.sum(load, axis=0)
    fair = whole // R + (rank < whole % R).to(tl.int32)
    balance = tl.where(rank < R, load - fair, 0).to(tl.int64)
    donor = tl.zeros([R_PAD], dtype=tl.int32)
    pairs = tl.zeros([R_PAD], dtype=tl.int32)
    high = tl.max(balance * 128 + (127 - rank), axis=0)
    while (high >> 7) > 0:
        giver = (127 - (high & 127)).to(tl.int32)
        low = tl.min(balance * 128 + rank, axis=0)
        taker = (low & 127).to(tl.int32)
        need = -(low >> 7)
        donor = tl.where(rank == taker, giver, donor)
        pairs = tl.where(rank == taker, need.to(tl.int32), pairs)
        balance = tl.where(rank == giver, balance - need, tl.where(rank == taker, 0, balance))
        high = tl.max(balance * 128 + (127 - rank), axis=0)
    return donor, pairs


@triton.jit
def give(rest, lack, me, R_PAD: tl.constexpr, M_PAD: tl.constexpr):
    """One home group gives ``rest`` [M_PAD] pairs of its experts to ranks that lack ``lack`` [R_PAD] of them.

    Returns what stays and what rank ``me`` gets, [M_PAD] each. The largest remaining expert goes to the rank that
    lacks most, as much as both allow.
    """
    rank = tl.arange(0, R_PAD)
    local = tl.arange(0, M_PAD)
    rest = rest.to(tl.int64)
    lack = lack.to(tl.int64)
    got = tl.zeros([M_PAD], dtype=tl.int64)
    want = tl.max(lack * 128 + (127 - rank), axis=0)
    while (want >> 7) > 0:
        have = tl.max(rest * 1024 + (1023 - local), axis=0)
        moved = tl.minimum(want >> 7, have >> 10)
        taker = 127 - (want & 127)
        chosen = local == 1023 - (have & 1023)
        rest = tl.where(chosen, rest - moved, rest)
        got = tl.where(chosen & (taker == me), got + moved, got)
        lack = tl.where(rank == taker, lack - moved, lack)
        want = tl.max(lack * 128 + (127 - rank), axis=0)
    return rest.to(tl.int32), got.to(tl.int32)


@triton.jit
def moved_pairs(total, donor, pairs, me, R_PAD: tl.constexpr, M_PAD: tl.constexpr):
    """Pairs [R_PAD, M_PAD] of every expert that rank ``me`` computes: its own, and of one other home."""
    rank = tl.arange(0, R_PAD)
    group = rank[:, None]
    own = tl.sum(tl.where(group == me, total, 0), axis=0)
    stays, _ = give(own, tl.where(donor == me, pairs, 0), me, R_PAD, M_PAD)
    source = tl.sum(tl.where(rank == me, donor, 0), axis=0)
    gets = tl.zeros([M_PAD], dtype=tl.int32)
    if tl.sum(tl.where(rank == me, pairs, 0), axis=0) > 0:
        others = tl.sum(tl.where(group == source, total, 0), axis=0)
        _, gets = give(others, tl.where(donor == source, pairs, 0), me, R_PAD, M_PAD)
    # A rank never receives from itself, so that the two don't meet.
    return tl.where(group == me, stays[None, :], tl.where(group == source, gets[None, :], 0))
