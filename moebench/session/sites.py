"""Where a table meets another answer: ranges of token counts with one plan of each side, each met at one count."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import isqrt

from moebench.errors import InputError
from moebench.plan.plan import LayerPlan
from moebench.tables.engine_file import EngineFile
from moebench.tables.pieces import Piece, pieces
from moebench.tables.rows import Plan, Row
from moebench.tables.schema import Table


@dataclass(frozen=True)
class Site:
    """``first`` to ``last`` tokens, met at ``num_tokens``: the table's plan ``mine`` and the other side's ``theirs``.

    ``row`` is the table's that holds the count, None where its default stands.
    """

    first: int
    last: int
    num_tokens: int
    row: Row | None
    mine: LayerPlan
    theirs: LayerPlan


def chosen_rows(table: Table, tokens: Sequence[int]) -> tuple[Row, ...]:
    """The rows that hold one of ``tokens``, all when there is none; raises InputError for a count that no row holds."""
    if not table.rows:
        raise InputError(f"{table.name} has no row to verify")
    if not tokens:
        return table.rows
    missing = [t for t in tokens if table.row_at(t) is None]
    if missing:
        spans = ", ".join(f"{r.min_tokens}-{r.max_tokens}" for r in table.rows)
        raise InputError(f"--tokens {missing[0]}: no row of {table.name} holds it; the rows are {spans}")
    held = [table.row_at(t) for t in tokens]
    return tuple(r for r in table.rows if r in held)


def require_one_device(table: Table) -> None:
    """Raise InputError for a table of whole expert-parallel groups."""
    if table.key.ep is not None:
        raise InputError(f"{table.name} is of a balanced expert-parallel layer; verify measures layers of one device")


def sites_of(table: Table, against: Table | EngineFile | None, tokens: Sequence[int] = ()) -> list[Site]:
    """Every site of ``table`` against its own default (None), another table or an engine's file.

    ``tokens`` leaves those rows and ranges that hold one of them; of an engine's file, the counts themselves.
    Raises InputError for a count that nothing holds, and for a table without rows or of another kind.
    """
    require_one_device(table)
    if against is None:
        return [_against_default(table, row) for row in chosen_rows(table, tokens)]
    chosen_rows(table, ())
    if isinstance(against, EngineFile):
        return _against_engine(table, against, tokens)
    return _holding(_against_table(table, against), tokens, table, against)


def _layer_plan(plan: Plan) -> LayerPlan:
    assert isinstance(plan, LayerPlan)
    return plan


def _against_default(table: Table, row: Row) -> Site:
    standing = _layer_plan(table.defaults.at(row.num_tokens))
    return Site(row.min_tokens, row.max_tokens, row.num_tokens, row, _layer_plan(row.plan), standing)


def _against_engine(table: Table, file: EngineFile, tokens: Sequence[int]) -> list[Site]:
    """A site at every count that either side was tuned at, so that none of their own answers is left out."""
    found = []
    for count in sorted({*tokens} or {*(r.num_tokens for r in table.rows), *file.rows}):
        row, mine = table.row_at(count), _layer_plan(table.plan_at(count))
        span = (count, count) if row is None else (row.min_tokens, row.max_tokens)
        found.append(Site(*span, count, row, mine, file.plan_at(count, mine)))
    return found


def _against_table(table: Table, other: Table) -> list[Site]:
    """The union of both tables' ranges, but for those where neither has a row.

    Neighbouring ranges of one row with the same two plans are one. The count of a range is the one that the table's
    row was timed at, where it lies inside, else one that the other's was, else the integer geometric mean.
    """
    ours, theirs = pieces(table), pieces(other)
    joined: list[Site] = []
    for first in sorted({p.first for p in (*ours, *theirs)}):
        one, two = _holder(ours, first), _holder(theirs, first)
        ends = [p.last for p in (one, two) if p.last is not None]
        if not ends or (one.row is None and two.row is None):
            continue
        site = Site(first, min(ends), first, one.row, _layer_plan(one.plan), _layer_plan(two.plan))
        if joined and joined[-1].last + 1 == first and _alike(joined[-1], site):
            site = replace(site, first=joined.pop().first)
        joined.append(site)
    return [replace(s, num_tokens=_count_in(s, other)) for s in joined]


def _count_in(site: Site, other: Table) -> int:
    timed = [] if site.row is None else [site.row.num_tokens]
    timed += [r.num_tokens for r in other.rows]
    return next((t for t in timed if site.first <= t <= site.last), isqrt(site.first * site.last))


def _alike(one: Site, two: Site) -> bool:
    return one.row is two.row and one.mine == two.mine and one.theirs == two.theirs


def _holder(of: Sequence[Piece], num_tokens: int) -> Piece:
    return next(p for p in of if p.first <= num_tokens and (p.last is None or num_tokens <= p.last))


def _holding(sites: list[Site], tokens: Sequence[int], table: Table, other: Table) -> list[Site]:
    for count in tokens:
        if not any(s.first <= count <= s.last for s in sites):
            spans = ", ".join(f"{s.first}-{s.last}" for s in sites)
            raise InputError(f"--tokens {count}: no row of {table.name} or {other.name} holds it; they hold {spans}")
    return [s for s in sites if not tokens or any(s.first <= t <= s.last for t in tokens)]
