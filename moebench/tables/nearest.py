"""Rows for engines that take the row of the nearest token count and have no default.

Between two neighbouring rows such an engine switches half-way. For its answer to be ours, every change of our answer
between t and t + 1 needs rows at t - d and t + 1 + d; rows at t and t + 1 always do. Rows at the measured counts come
first, and those at changes are added where the measured ones don't already switch there.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Generic, TypeVar

from moebench.errors import InputError

UP_TO = 65_536
"""Token counts for which the nearest row is made, and checked, to be our answer."""

P = TypeVar("P")


@dataclass(frozen=True)
class Stretch(Generic[P]):
    """Token counts ``first`` to ``last`` with the answer ``value``; ``timed`` of them were measured."""

    first: int
    last: int
    value: P
    timed: tuple[int, ...]


def nearest(keys: Sequence[int], num_tokens: int) -> int:
    """The engines' rule: the key with the least distance to ``num_tokens``, the smaller of two. ``keys`` is sorted."""
    place = bisect_left(keys, num_tokens)
    around = keys[max(place - 1, 0) : place + 1]
    return min(around, key=lambda k: (abs(k - num_tokens), k))


def _switches_here(keys: Sequence[int], low: Stretch[P], high: Stretch[P]) -> bool:
    """Whether ``keys`` make the nearest rule switch between ``low``'s last count and ``high``'s first."""
    below = keys[bisect_right(keys, low.last) - 1] if keys and keys[0] <= low.last else None
    place = bisect_left(keys, high.first)
    above = keys[place] if place < len(keys) else None
    if below is None or above is None or below < low.first or above > high.last:
        return False
    return nearest((below, above), low.last) == below and nearest((below, above), high.first) == above


def keys_for(stretches: Sequence[Stretch[P]]) -> dict[int, P]:
    """Rows by token count, ascending, whose nearest is the stretch's value for every count that they cover.

    ``stretches`` are sorted, touch each other and begin at 1. Equal neighbours are one. Raises InputError when the
    result fails the check of every count, which would be a fault of this module.
    """
    joined: list[Stretch[P]] = []
    for item in stretches:
        if joined and joined[-1].value == item.value:
            joined[-1] = replace(joined[-1], last=item.last, timed=joined[-1].timed + item.timed)
        else:
            joined.append(item)
    keys = sorted({t for s in joined for t in s.timed})
    for low, high in pairwise(joined):
        if not _switches_here(keys, low, high):
            keys = sorted({*keys, low.last, high.first})
    for item in joined:
        if not any(item.first <= k <= item.last for k in keys):
            keys = sorted({*keys, item.first})
    rows = {k: next(s.value for s in joined if s.first <= k <= s.last) for k in keys}
    _check(rows, joined)
    return rows


def _check(rows: dict[int, P], stretches: Sequence[Stretch[P]]) -> None:
    """Hold the engines' rule against ``stretches`` for every count: both are constant between their switches."""
    keys = list(rows)
    switches = [(low + high) // 2 + 1 for low, high in pairwise(keys)]
    for item in stretches:
        inside = [s for s in switches if item.first < s <= item.last]
        for tokens in (item.first, *inside):
            if rows[nearest(keys, tokens)] != item.value:
                raise InputError(f"the nearest row to {tokens} tokens is not the table's answer; this is a defect")
