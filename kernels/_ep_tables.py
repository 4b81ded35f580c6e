"""Device functions that turn the pairs a rank computes into its segments, prefetch slots and padding."""

from __future__ import annotations

import triton
import triton.language as tl


@triton.jit
def largest_slots(row, foreign, lane, TP: tl.constexpr, B: tl.constexpr, LANES: tl.constexpr):
    """The B foreign experts with most pairs, higher ids first among equals.

    Returns each lane's slot (-1: none), the padded rows of the slots before it, and the number of slots.
    """
    slot = tl.full([LANES], -1, dtype=tl.int32)
    before = tl.zeros([LANES], dtype=tl.int32)
    used = 0
    rows = 0
    keys = tl.where(foreign, row.to(tl.int64) * 4096 + lane, -1)
    best = tl.max(keys, axis=0)
    while (best >= 0) & (used < B):
        hit = lane == (best & 4095).to(tl.int32)
        slot = tl.where(hit, used, slot)
        before = tl.where(hit, rows, before)
        rows += ((best >> 12).to(tl.int32) + TP - 1) // TP * TP
        used += 1
        keys = tl.where(hit, -1, keys)
        best = tl.max(keys, axis=0)
    return slot, before, used


@triton.jit
def all_slots(padded, foreign):
    """A slot for every foreign expert, by id; returns as ``largest_slots``."""
    one = foreign.to(tl.int32)
    rows = tl.where(foreign, padded, 0)
    slot = tl.where(foreign, tl.cumsum(one, axis=0) - one, -1)
    return slot, tl.cumsum(rows, axis=0) - rows, tl.sum(one, axis=0)


@triton.jit
def segments(
    row, home, real, lane, me, num_rows,
    TP: tl.constexpr, B: tl.constexpr, COMPACT: tl.constexpr, LANES: tl.constexpr,
):  # fmt: skip
    """Lay out rank ``me``: per lane (start, padded rows, end at the expert's own index, slot), then used slots, end,
    and the number of foreign experts. Lanes are experts in ascending id. Nothing is laid out past ``num_rows``."""
    padded = (row + TP - 1) // TP * TP
    foreign = real & (home != me) & (row > 0)
    if COMPACT:
        slot, before, used = all_slots(padded, foreign)
    else:
        slot, before, used = largest_slots(row, foreign, lane, TP, B, LANES)
    plain = tl.where(slot >= 0, 0, padded)
    ends = tl.cumsum(plain, axis=0)
    first_slot_row = tl.sum(plain, axis=0)
    end = first_slot_row + tl.sum(tl.where(slot >= 0, padded, 0), axis=0)
    start = tl.where(slot >= 0, first_slot_row + before, ends - plain)
    return start, padded, ends, slot, used, end, tl.sum(foreign.to(tl.int32), axis=0)


@triton.jit
def store_segments(
    cu_seqlens_ptr, zero_fill_ptr, row, start, padded, ends, slot, used, end, expert, listed,
    OWN: tl.constexpr, B: tl.constexpr, B_PAD: tl.constexpr,
):  # fmt: skip
    """Write one rank's ``cu_seqlens`` and ``zero_fill_ranges``: OWN segments where ``listed``, then B slots."""
    pad = padded - row
    has_slot = slot >= 0
    tl.store(cu_seqlens_ptr + expert, ends, mask=listed)
    own_pad = tl.where(has_slot, 0, pad)
    tl.store(zero_fill_ptr + expert * 2, tl.where(own_pad > 0, start + row, 0), mask=listed)
    tl.store(zero_fill_ptr + expert * 2 + 1, own_pad, mask=listed)
    if B > 0:
        segment = OWN + slot
        tl.store(cu_seqlens_ptr + segment, start + padded, mask=has_slot)
        tl.store(zero_fill_ptr + segment * 2, tl.where(pad > 0, start + row, 0), mask=has_slot)
        tl.store(zero_fill_ptr + segment * 2 + 1, pad, mask=has_slot)
        number = tl.arange(0, B_PAD)
        unused = (number >= used) & (number < B)
        tl.store(cu_seqlens_ptr + OWN + number, end, mask=unused)
        tl.store(zero_fill_ptr + (OWN + number) * 2, 0, mask=unused)
        tl.store(zero_fill_ptr + (OWN + number) * 2 + 1, 0, mask=unused)
