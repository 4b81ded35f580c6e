"""Two tables of one key as one: of every token count the newer row, and a measured one before a predicted one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from moebench.errors import InputError
from moebench.tables.build import break_point
from moebench.tables.rows import Edge, Origin, Row
from moebench.tables.schema import Evidence, Table

_SURE = (Edge.LEGAL, Edge.GEOMETRIC_MEAN, Edge.END)


def _kept_short(tables: Sequence[Table]) -> tuple[set[Row], set[Row]]:
    """Rows that end, and that begin, beside a count that was asked for and has no row in their own table."""
    ends, begins = set[Row](), set[Row]()
    for table in tables:
        firsts, lasts = {r.min_tokens for r in table.rows}, {r.max_tokens for r in table.rows}
        ends |= {r for r in table.rows if r.upper_edge is not Edge.END and r.max_tokens + 1 not in firsts}
        begins |= {r for r in table.rows if r.lower_edge is not Edge.END and r.min_tokens - 1 not in lasts}
    return ends, begins


def _reaching(row: Row, others: Sequence[Row], ends: set[Row], begins: set[Row]) -> Row:
    """``row`` over all token counts from the least to the largest that ``others`` hold, their edges with them.

    One of ``ends`` or ``begins`` reaches no further there: nobody found its plan fit for what follows.
    """
    first = min((row,) if row in begins else others, key=lambda r: (r.min_tokens, _SURE.index(r.lower_edge)))
    last = min((row,) if row in ends else others, key=lambda r: (-r.max_tokens, _SURE.index(r.upper_edge)))
    return replace(
        row,
        min_tokens=first.min_tokens, lower_edge=first.lower_edge,
        max_tokens=last.max_tokens, upper_edge=last.upper_edge,
    )  # fmt: skip


def _side_by_side(rows: Sequence[Row], ends: set[int], begins: set[int]) -> tuple[Row, ...]:
    """``rows``, sorted by measured count, without overlaps: together they hold what they held before, no less.

    A row that reached past its neighbour hands what lies beyond to the neighbour, whose count is nearer, unless that
    one is of ``ends`` or ``begins``, measured counts whose rows reach no further there.
    """
    found = list(rows)
    for i in range(1, len(found)):
        if found[i].max_tokens < found[i - 1].max_tokens and found[i].num_tokens not in ends:
            found[i] = replace(found[i], max_tokens=found[i - 1].max_tokens, upper_edge=found[i - 1].upper_edge)
    for i in range(len(found) - 2, -1, -1):
        if found[i].min_tokens > found[i + 1].min_tokens and found[i].num_tokens not in begins:
            found[i] = replace(found[i], min_tokens=found[i + 1].min_tokens, lower_edge=found[i + 1].lower_edge)
    for i in range(1, len(found)):
        found[i - 1], found[i] = _meet(found[i - 1], found[i])
    return tuple(found)


def _meet(low: Row, high: Row) -> tuple[Row, Row]:
    """``low`` and ``high`` cut where they overlap: as near to the geometric mean of their counts as both reach."""
    if low.max_tokens < high.min_tokens:
        return low, high
    first, last = max(high.min_tokens - 1, low.num_tokens), min(low.max_tokens, high.num_tokens - 1)
    edge = min(max(break_point(low.num_tokens, high.num_tokens), first), last)
    known = {low.max_tokens: low.upper_edge, high.min_tokens - 1: high.lower_edge}.get(edge)
    how = Edge.LEGAL if known is Edge.LEGAL else Edge.GEOMETRIC_MEAN
    return replace(low, max_tokens=edge, upper_edge=how), replace(high, min_tokens=edge + 1, lower_edge=how)


def _require_same(tables: Sequence[Table], names: Sequence[str]) -> None:
    first = tables[0]
    for other, name in zip(tables[1:], names[1:], strict=True):
        both = f"{names[0]} and {name}"
        if other.key != first.key:
            raise InputError(
                f"{both} are tables of different keys and can't be merged: {first.key.describe()} of "
                f"{', '.join(f'{k.kernel} {k.source}' for k in first.key.kernels)}, and {other.key.describe()} of "
                f"{', '.join(f'{k.kernel} {k.source}' for k in other.key.kernels)}"
            )
        if other.defaults != first.defaults:
            raise InputError(
                f"{both} were held against different defaults ({first.defaults.version}, "
                f"{other.defaults.version}); measure one of them again"
            )
        if other.capacities and first.capacities and other.capacities != first.capacities:
            raise InputError(
                f"{both} have capacities {list(first.capacities)} and {list(other.capacities)}; keep one ladder"
            )


def _timed(row: Row) -> bool:
    return row.origin is not Origin.PREDICTED


def merge(tables: Sequence[Table], names: Sequence[str] = ()) -> Table:
    """One table of all rows; of a token count's rows a measured one stays, and of those the one of the newest evidence.

    The order of ``tables`` does not matter. ``names`` are what messages call them, their own when left out. Raises
    InputError where keys, defaults or ladders differ, or evidence of one id does.
    """
    if not tables:
        raise InputError("no table was given to merge")
    names = names or [t.name for t in tables]
    _require_same(tables, names)
    evidence: dict[str, Evidence] = {}
    for table, name in zip(tables, names, strict=True):
        for item in table.evidence:
            if evidence.setdefault(item.id, item) != item:
                raise InputError(
                    f"evidence {item.id!r} of {name} differs from that of a table before it; one id names one search"
                )
    by_count: dict[int, list[Row]] = {}
    for row in (r for t in tables for r in t.rows):
        by_count.setdefault(row.num_tokens, []).append(row)
    ends, begins = _kept_short(tables)
    chosen = {
        tokens: max(same, key=lambda r: (_timed(r), evidence[r.evidence].created, r.evidence, str(r)))
        for tokens, same in sorted(by_count.items())
    }
    newest = [_reaching(row, by_count[tokens], ends, begins) for tokens, row in chosen.items()]
    rows = _side_by_side(
        newest, {t for t, r in chosen.items() if r in ends}, {t for t, r in chosen.items() if r in begins}
    )
    used = {r.evidence for r in rows}
    first = tables[0]
    return replace(
        first,
        model=min(t.model for t in tables),
        device_names=tuple(sorted({n for t in tables for n in t.device_names})),
        rows=tuple(rows),
        evidence=tuple(e for _, e in sorted(evidence.items()) if e.id in used),
        capacities=next((t.capacities for t in tables if t.capacities), ()),
    )


@dataclass(frozen=True)
class Change:
    """A range of token counts on which two tables give different plans, and the rows that do (None: the default)."""

    min_tokens: int
    max_tokens: int | None
    before: Row | None
    after: Row | None


def _starts(table: Table) -> set[int]:
    starts = {d.min_tokens for d in table.defaults.rows} | {r.min_tokens for r in table.rows}
    return starts | {r.max_tokens + 1 for r in table.rows}


def diff(before: Table, after: Table) -> list[Change]:
    """Where ``after`` gives another plan than ``before``; raises InputError where they are for different things."""
    keys = [replace(t.key, kernels=t.key.kernels[:1]) for t in (before, after)]
    if replace(keys[0], kernels=keys[1].kernels) != keys[1]:
        raise InputError(f"tables of different keys: {before.key.describe()} and {after.key.describe()}")
    starts = sorted({1} | _starts(before) | _starts(after))
    found: list[Change] = []
    for index, start in enumerate(starts):
        if before.plan_at(start) == after.plan_at(start):
            continue
        end = starts[index + 1] - 1 if index + 1 < len(starts) else None
        change = Change(start, end, before.row_at(start), after.row_at(start))
        last = found[-1] if found else None
        if last and last.max_tokens == start - 1 and (last.before, last.after) == (change.before, change.after):
            found[-1] = replace(last, max_tokens=end)
        else:
            found.append(change)
    return found
