"""A table as one function of the token count: pieces of equal plan that cover 1 to infinity."""

from __future__ import annotations

from dataclasses import dataclass

from moebench.tables.rows import Plan, Row
from moebench.tables.schema import Table


@dataclass(frozen=True)
class Piece:
    """Token counts ``first`` to ``last`` (None: without end) with one answer; ``row`` None: the default's."""

    first: int
    last: int | None
    plan: Plan
    row: Row | None


def pieces(table: Table) -> list[Piece]:
    """Every row, and between and around them the default's own pieces, in order and without a gap."""
    found: list[Piece] = []
    start = 1
    for row in table.rows:
        found += _defaults(table, start, row.min_tokens - 1)
        found.append(Piece(row.min_tokens, row.max_tokens, row.plan, row))
        start = row.max_tokens + 1
    return found + _defaults(table, start, None)


def _defaults(table: Table, first: int, last: int | None) -> list[Piece]:
    found: list[Piece] = []
    rows = table.defaults.rows
    for row in rows[table.defaults.place_of(first) :] if last is None or first <= last else ():
        if last is not None and row.min_tokens > last:
            break
        begin = max(first, row.min_tokens)
        ends = [e for e in (last, row.max_tokens) if e is not None]
        end = min(ends) if ends else None
        if end is None or begin <= end:
            found.append(Piece(begin, end, row.plan, None))
    return found
