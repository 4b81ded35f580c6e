"""A section as a table: a row a token count, a column an operation, then the layer and what to think of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from moebench.report import values
from moebench.report.marks import WIDE_SYMBOL, symbols
from moebench.report.view import TABLE_PLAN, Point, Section

SHORT = {"activation": "act", "combine": "comb"}
REST = "rest"
LEADING = ("tokens", "marks", "plan")
"""Columns that a failed point has too, before its message."""


@dataclass(frozen=True)
class Cell:
    """Text of a cell and a rich style for it (empty for none)."""

    text: str
    style: str = ""


@dataclass(frozen=True)
class Column:
    """A column: its key, its title line by line, and whether it may go when the terminal is narrow."""

    key: str
    title: tuple[str, ...]
    align: str = "right"

    @property
    def heading(self) -> str:
        """The title on one line."""
        return " ".join(self.title).replace(" +", "+")


@dataclass(frozen=True)
class Row:
    """Cells by column key; a row of a failed point has a ``message`` in their place.

    ``under`` is too long for a column: it stands on lines of its own below the row.
    """

    cells: dict[str, Cell] = field(default_factory=dict)
    message: str = ""
    under: str = ""


@dataclass(frozen=True)
class Table:
    """Columns and rows, ready for any format; ``notes`` say what was left out or put together."""

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    notes: tuple[str, ...] = ()

    def without(self, key: str) -> Table:
        """The table less one column."""
        return replace(self, columns=tuple(c for c in self.columns if c.key != key))

    def has(self, key: str) -> bool:
        """Whether the table has a column of that key."""
        return any(c.key == key for c in self.columns)


def short(step: str) -> str:
    """A step's name as a column title."""
    return SHORT.get(step, step)


def op_title(name: str) -> tuple[str, ...]:
    """An operation's column title: a fused one names every step that it covers, a line each."""
    first, *others = name.split("+")
    return (short(first), *(f"+{short(s)}" for s in others))


def _step_cell(point: Point, name: str, largest: bool) -> Cell:
    step = point.steps().get(name)
    if step is None:
        return Cell("·", "dim")
    wide = values.is_wide_step(step.time, point.record.layer)
    text = (WIDE_SYMBOL if wide else "") + values.number(step.time.median_us)
    return Cell(text, "bold" if largest else "")


def _tail(point: Point) -> dict[str, Cell]:
    record, layer = point.record, point.record.layer
    if layer is None:
        return {}
    wide = values.is_wide(layer)
    share, gate = point.floor_share, point.gate_error()
    return {
        "layer": Cell((WIDE_SYMBOL if wide else "") + values.number(layer.median_us), "bold"),
        "interval": Cell(values.percent(values.half_width(layer)), "yellow" if wide else ""),
        "residual": Cell(values.number(record.residual.median_us) if record.residual else values.NOTHING),
        "floor": Cell(f"{share * 100:.0f}" if share is not None else values.NOTHING),
        "error": Cell(values.error(gate[0]) if gate else values.NOTHING),
    }


def failure_words(point: Point) -> str:
    """Why a point has no latency, as one line."""
    failure = point.record.failure
    if failure is None:
        return "failed: no reason was recorded"
    return f"failed, {failure.kind}: {' '.join(failure.message.split())}".rstrip(": ")


def _row(point: Point, ops: Sequence[str], tuned: bool) -> Row:
    cells = {"tokens": Cell(str(point.num_tokens)), "marks": Cell(symbols(point), "yellow")}
    if tuned:
        cells["plan"] = Cell(point.record.plan_source)
    if not point.ok:
        return Row(cells, failure_words(point))
    steps = point.steps()
    largest = max(steps, key=lambda n: steps[n].time.median_us) if steps else ""
    cells.update({name: _step_cell(point, name, name == largest) for name in ops})
    return Row({**cells, **_tail(point)})


def build(section: Section) -> Table:
    """The whole table of a section; columns that no row fills are left away."""
    ops = section.ops()
    columns = [Column("tokens", ("T",)), Column("marks", ("",), "left"), Column("plan", ("plan",), "left")]
    columns += [Column(name, op_title(name)) for name in ops]
    columns += [
        Column("layer", ("layer",)), Column("interval", ("±", "%")), Column("residual", ("resid",)),
        Column("floor", ("% of", "floor")), Column("error", ("gate", "error")),
    ]  # fmt: skip
    tuned = TABLE_PLAN in section.sources
    rows = tuple(_row(p, ops, tuned) for p in section.points)
    used = {
        key for row in rows for key, cell in row.cells.items() if cell.text and cell.text not in (values.NOTHING, "·")
    }
    kept = [c for c in columns if c.key in used or c.key == "layer"]
    return Table(tuple(kept), rows)


def _peak_share(section: Section, name: str) -> float:
    shares = [0.0]
    for point in section.measured:
        step, layer = point.steps().get(name), point.record.layer
        if step is not None and layer is not None and layer.median_us > 0:
            shares.append(step.time.median_us / layer.median_us)
    return max(shares)


def _merged(table: Table, section: Section, names: Sequence[str]) -> Table:
    rows = []
    for row, point in zip(table.rows, section.points, strict=True):
        steps = point.steps()
        total = sum(steps[n].time.median_us for n in names if n in steps)
        rest = {} if row.message else {REST: Cell(values.number(total))}
        rows.append(replace(row, cells={**row.cells, **rest}))
    columns: list[Column] = []
    for column in table.columns:
        if column.key == "layer":
            columns.append(Column(REST, (REST,)))
        if column.key not in names:
            columns.append(column)
    note = f"{REST}: {', '.join(names)} together (sum of medians)"
    return Table(tuple(columns), tuple(rows), (*table.notes, note))


def _interval_note(section: Section) -> str:
    widths = [(values.half_width(p.record.layer), p.num_tokens) for p in section.measured if p.record.layer]
    worst, tokens = max(widths)
    return f"widest layer interval: ±{values.percent(worst)} % at T={tokens}"


def error_note(section: Section) -> str:
    """The worst gate error of a section and what is allowed; empty when nothing was checked."""
    found = [(gate[0] / (gate[1] or 1.0), gate, p.num_tokens) for p in section.measured if (gate := p.gate_error())]
    if not found:
        return ""
    _, (worst, allowed), tokens = max(found)
    return f"worst gate error: {values.error(worst)} at T={tokens} (allowed {values.error(allowed)})"


def fit(section: Section, width: int, measure: Callable[[Table], int]) -> Table:
    """The section's table made to fit ``width`` by ``measure``.

    What a reader misses least goes first: the error and the interval (each leaves its worst value in a note),
    then the steps with the smallest shares are put together into one column.
    """
    table = build(section)
    for key, note in (("error", error_note), ("interval", _interval_note)):
        if measure(table) <= width or not section.measured:
            return table
        if table.has(key):
            table = table.without(key)
            table = replace(table, notes=(*table.notes, note(section)))
    ops = section.ops()
    by_share = sorted(ops, key=lambda n: _peak_share(section, n))
    for count in range(2, len(ops)):
        if measure(table) <= width:
            break
        chosen = [n for n in ops if n in by_share[:count]]
        merged = _merged(replace(table, columns=table.columns), section, chosen)
        if measure(merged) <= width or count == len(ops) - 1:
            return merged
    return table
