"""How tables, plans and answers look to people and to programs."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from moebench.errors import InputError
    from moebench.tables.lookup import Answer
    from moebench.tables.merge import Change
    from moebench.tables.rows import Plan, Row
    from moebench.tables.schema import Table


def row_dict(row: Row) -> dict[str, Any]:
    """A row as a program reads it, with the runner-up's gap."""
    from moebench.tables.codec import plain

    return {**plain(row), "gap": row.gap}


def plan_dict(plan: Plan) -> dict[str, Any]:
    """A plan as a program reads it."""
    from moebench.tables.codec import plain

    told: dict[str, Any] = plain(plan)
    return told


def answer_dict(found: Answer) -> dict[str, Any]:
    """A looked-up plan as a program reads it."""
    row = found.row
    return {
        "source": found.source,
        "plan": plan_dict(found.plan),
        "row": None if row is None else row_dict(row),
        "table": found.table.name,
        "file": None if found.path is None else str(found.path),
        "default": found.table.defaults.version,
        "stale": list(found.stale),
    }


def answer_lines(found: Answer, num_tokens: int) -> list[str]:
    """A looked-up plan for people: where it comes from, then each kernel."""
    from moebench.plan.plan import LayerPlan
    from moebench.report.table_rows import plan_text
    from moebench.report.values import duration

    table, row = found.table, found.row
    lines = [f"table {table.name}: {table.key.describe()}"]
    if row is None:
        told = f"{table.rows[0].min_tokens} to {table.rows[-1].max_tokens} tokens" if table.rows else "no tokens"
        lines.append(f"{num_tokens} tokens: no row holds them (rows: {told}); the default of {table.defaults.version}")
    else:
        lines.append(
            f"{num_tokens} tokens: {row.name}, {row.origin.value} at {row.num_tokens}: {duration(row.time.median_us)} "
            f"({_certainty(row)}), {_outcome(row)}"
        )
    if isinstance(found.plan, LayerPlan):
        return [*lines, *(f"  {kernel.describe()}" for kernel in found.plan.kernels)]
    return [*lines, f"  {plan_text(found.plan)}"]


def _outcome(row: Row) -> str:
    """What the row's plan won, and on which routings; where the default stayed it won nothing."""
    from moebench.tables.rows import RowVerdict

    if row.verdict is not RowVerdict.FASTER:
        return "tie, the default's plan" if row.tie else "the default's plan"
    return f"{1 / row.ratio.value:.3f} times the default's speed; won on {', '.join(row.routings)}"


def _certainty(row: Row) -> str:
    """The time's interval; of a predicted time the model's error, where the table states one."""
    from moebench.report.values import between
    from moebench.tables.rows import Origin

    ends = between(row.time.low_us, row.time.high_us)
    if row.origin is not Origin.PREDICTED:
        return ends
    return "nobody has timed it" + (f"; {ends} by the model's error" if row.time.low_us < row.time.high_us else "")


def heading_lines(table: Table) -> list[str]:
    """What ``table`` is true for, and what it was made with."""
    lines = [f"{table.name}: {table.key.describe()}", f"devices: {', '.join(table.device_names) or 'none named'}"]
    lines.append("kernels: " + ", ".join(f"{k.kernel} ({k.source})" for k in table.key.kernels))
    lines.append(f"default: {table.defaults.version}")
    if table.capacities:
        lines.append(f"capacities: {', '.join(map(str, table.capacities))}")
    for item in table.evidence:
        versions = ", ".join(f"{name} {version}" for name, version in sorted(item.versions.items()))
        device = f"on {item.device_name}" if item.device_name else "without a device"
        lines.append(f"evidence {item.id} of {item.created} {device}: {versions}; {item.command}")
    return lines


def change_dict(change: Change) -> dict[str, Any]:
    """A difference of two tables as a program reads it."""
    sides = {"before": change.before, "after": change.after}
    return {
        "min_tokens": change.min_tokens,
        "max_tokens": change.max_tokens,
        **{name: None if row is None else row_dict(row) for name, row in sides.items()},
    }


def change_line(change: Change, before: Table, after: Table) -> str:
    """A difference of two tables for people."""
    last = "up" if change.max_tokens is None else str(change.max_tokens)
    sides = [_side(t, row, change.min_tokens) for t, row in ((before, change.before), (after, change.after))]
    return f"{change.min_tokens}-{last} tokens: {sides[0]}  ->  {sides[1]}"


def _side(table: Table, row: Row | None, num_tokens: int) -> str:
    from moebench.report.table_rows import plan_text
    from moebench.report.values import between, duration

    told = plan_text(table.plan_at(num_tokens))
    if row is None:
        return f"default {told}"
    return f"{duration(row.time.median_us)} ({between(row.time.low_us, row.time.high_us)}) {told}"


def tell(found: Answer, num_tokens: int, *, as_json: bool) -> None:
    """Print what a look-up of ``num_tokens`` found; a stale table is warned of on stderr."""
    from moebench.report.console import emit_text, warn
    from moebench.tables.check import illegal_at

    for changed in found.stale:
        warn(f"this table is stale: {changed}")
    for broken in illegal_at(found.table, num_tokens):
        warn(f"{found.table.key.hardware} can't run this plan: {broken}")
    if as_json:
        emit_text(json.dumps(answer_dict(found), indent=2))
        return
    tell_lines(answer_lines(found, num_tokens))


def tell_lines(lines: Iterable[str]) -> None:
    """Print ``lines`` for people, each folded where it is wider than a table may be."""
    from rich.text import Text

    from moebench.report.console import emit_rendered, table_width
    from moebench.report.layout import INDENT, paragraph

    emit_rendered([Text(part) for line in lines for part in paragraph(line, table_width(), INDENT)])


def left_out(error: InputError) -> None:
    """Warn of an installed table or a folder of them that can't be read: nothing else ends because of it."""
    from moebench.report.console import warn
    from moebench.tables.files import left_out as words

    warn(words(error))
