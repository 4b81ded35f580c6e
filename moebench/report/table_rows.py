"""The rows of a tuning table for people."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from moebench.plan.plan import LayerPlan
from moebench.report.boxes import open_table, open_width
from moebench.report.console import UNBOUND_TABLE_WIDTH
from moebench.report.layout import lines
from moebench.report.tables import Cell, Column
from moebench.report.tables import Row as ShownRow
from moebench.report.tables import Table as ShownTable
from moebench.report.values import between, duration
from moebench.tables.rows import Origin, Plan, Row, RowVerdict
from moebench.tables.schema import Table

if TYPE_CHECKING:
    from rich.console import RenderableType

ORIGIN, WON_ON, PLAN = "origin", "won on", "plan"
BELOW = (ORIGIN, WON_ON, PLAN)
"""What stands below a row where its line is too short."""


def plan_text(plan: Plan) -> str:
    """A plan in a few words: each kernel with its parameters, or the EP setting's geometry and kernels."""
    if isinstance(plan, LayerPlan):
        return "; ".join(k.describe() for k in plan.kernels)
    return f"{plan.plan.kernels}, {plan.num_prefetch_slots} slots, padding {plan.token_padding}"


def _columns(table: Table) -> tuple[Column, ...]:
    interval = "95 %" if all(row.origin is Origin.MEASURED for row in table.rows) else "interval"
    titles = (
        ("tokens",), ("timed", "at"), ("time",), (interval,), ("default",), ("ratio",), ("verdict",), ("gap",),
        (ORIGIN,), (WON_ON,), (PLAN,),
    )  # fmt: skip
    return tuple(Column(" ".join(title), title, "left") for title in titles)


def _shown(row: Row, columns: Sequence[Column]) -> ShownRow:
    won_on = ", ".join(row.routings) if row.verdict is RowVerdict.FASTER else ""
    plan = plan_text(row.plan)
    texts = (
        f"{row.min_tokens}-{row.max_tokens}", str(row.num_tokens), duration(row.time.median_us),
        between(row.time.low_us, row.time.high_us), duration(row.default_time.median_us),
        f"{row.ratio.value:.3f}", row.verdict.value, "" if row.gap is None else f"{row.gap:.1%}", row.origin.value,
        won_on, plan,
    )  # fmt: skip
    told = ", ".join((row.origin.value, *([f"{WON_ON} {won_on}"] if won_on else [])))
    return ShownRow({c.key: Cell(text) for c, text in zip(columns, texts, strict=True)}, under=f"{told}: {plan}")


def rows_tables(table: Table, width: int) -> list[RenderableType]:
    """The rows of ``table``: one line each where ``width`` characters hold it, or as many as a pipe gets.

    A narrower table has its last columns, ``BELOW``, on lines of their own below each row.
    """
    columns = _columns(table)
    shown = ShownTable(columns, tuple(_shown(row, columns) for row in table.rows))
    if width >= min(UNBOUND_TABLE_WIDTH, open_width(shown)):
        return [open_table(shown)]
    return [*lines(replace(shown, columns=tuple(c for c in columns if c.key not in BELOW)), width)]
