"""From measured token counts to a table's rows: break-points, and the default plan at every count."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import replace
from itertools import pairwise
from math import isqrt

from moebench.errors import InputError
from moebench.tables.rows import DefaultRow, Defaults, Edge, Plan, Row

DEFAULTS_UP_TO = 65_536
"""Token counts whose default plans a table records one by one; above it, the last of them holds."""


def break_point(below: int, above: int) -> int:
    """The last token count that belongs to ``below``: the integer geometric mean of two measured counts."""
    return isqrt(below * above)


def spread(
    rows: Iterable[Row], breaks: Mapping[tuple[int, int], int] | None = None, without: Collection[int] = ()
) -> tuple[Row, ...]:
    """``rows`` sorted by the counts they were timed at and widened until they touch.

    The first begins and the last ends at its own measured count: outside, the default holds. ``breaks`` names, for
    two neighbouring measured counts, the last token count of the lower one where one of their plans reaches no
    further; the integer geometric mean is taken elsewhere. ``without`` are counts that were asked for and have no row:
    their neighbours' plans may lose to the default there, so that no row reaches further than halfway to them. Raises
    InputError for a count that comes twice or a break outside.
    """
    holes = sorted(without)
    measured = dict(breaks or {})
    ordered = [
        replace(r, min_tokens=r.num_tokens, max_tokens=r.num_tokens, lower_edge=Edge.END, upper_edge=Edge.END)
        for r in sorted(rows, key=lambda r: r.num_tokens)
    ]
    for index, (low, high) in enumerate(pairwise(list(ordered))):
        pair = (low.num_tokens, high.num_tokens)
        if pair[0] == pair[1]:
            raise InputError(f"{pair[0]} tokens were measured twice; keep one row a token count")
        between = holes[bisect_left(holes, pair[0]) : bisect_left(holes, pair[1])]
        last = measured.pop(pair, None)
        if between:
            ends = break_point(pair[0], between[0]), break_point(between[-1], pair[1])
            ends = ends if last is None else (min(ends[0], last), max(ends[1], last))
            ordered[index] = replace(ordered[index], max_tokens=ends[0], upper_edge=Edge.GEOMETRIC_MEAN)
            ordered[index + 1] = replace(ordered[index + 1], min_tokens=ends[1] + 1, lower_edge=Edge.GEOMETRIC_MEAN)
            continue
        edge = Edge.GEOMETRIC_MEAN if last is None else Edge.LEGAL
        last = break_point(*pair) if last is None else last
        if not pair[0] <= last < pair[1]:
            raise InputError(f"the break between {pair[0]} and {pair[1]} tokens is {last}; it must lie between them")
        ordered[index] = replace(ordered[index], max_tokens=last, upper_edge=edge)
        ordered[index + 1] = replace(ordered[index + 1], min_tokens=last + 1, lower_edge=edge)
    if measured:
        raise InputError(f"a break was given for {next(iter(measured))}, which are no neighbouring measured counts")
    return tuple(ordered)


def collect_defaults(version: str, plan_at: Callable[[int], Plan], up_to: int = DEFAULTS_UP_TO) -> Defaults:
    """The default plan of every token count, ``plan_at`` asked for each of 1 … ``up_to``.

    Defaults are free to change anywhere, so each count is asked: some 40 µs each for a layer of four kernels.
    """
    rows: list[DefaultRow] = []
    start, plan = 1, plan_at(1)
    for tokens in range(2, up_to + 1):
        found = plan_at(tokens)
        if found != plan:
            rows.append(DefaultRow(start, tokens - 1, plan))
            start, plan = tokens, found
    return Defaults(version, (*rows, DefaultRow(start, None, plan)))
