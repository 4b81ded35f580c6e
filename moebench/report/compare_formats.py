"""A comparison written for people (table, md) and for programs (json, csv)."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from moebench.registry import Registry
from moebench.report import layout, tables, values
from moebench.report.compare import FAILED, LAYER, Comparison, Row
from moebench.report.csv_text import csv_text
from moebench.report.formats.md import table_lines
from moebench.report.tables import Cell, Column, Table

if TYPE_CHECKING:
    from rich.text import Text

Renderer = Callable[[Comparison, float, bool, int], "Sequence[Text] | str"]

NOTE = (
    "Ratio: B over A, medians of blocks; below 1 B is faster. Interval: 95 %, from the blocks of each run. It does "
    "not hold what changes from one run to the next (clocks, temperature, neighbours): before trusting a "
    "difference of a few percent, repeat it, or measure both side by side in one run."
)
STYLES = {"faster": "green", "slower": "red", "unclear": "dim", FAILED: "red"}
COLUMNS = ("model", "routing", "lane", "num_tokens", "step", "a_us", "b_us", "ratio", "low", "high", "verdict",
           "regressed", "note")  # fmt: skip


def _interval(row: Row) -> str:
    if row.ratio is None or row.ratio.low is None or row.ratio.high is None:
        return "no interval" if row.ratio else values.NOTHING
    return f"{row.ratio.low:.3f}–{row.ratio.high:.3f}"


def _cells(row: Row) -> dict[str, Cell]:
    layer = "bold" if row.step == LAYER else ""
    return {
        "tokens": Cell(str(row.num_tokens)),
        "step": Cell(row.step, layer),
        "a": Cell(values.number(row.a_us) if row.a_us is not None else values.NOTHING),
        "b": Cell(values.number(row.b_us) if row.b_us is not None else values.NOTHING),
        "ratio": Cell(f"{row.ratio.value:.3f}" if row.ratio else values.NOTHING, layer),
        "interval": Cell(_interval(row)),
        "verdict": Cell(row.note or row.verdict, STYLES.get(row.verdict, "")),
    }


def _groups(found: Comparison, steps: bool) -> list[tuple[str, Table]]:
    columns = (
        Column("tokens", ("T",)), Column("step", ("step",), "left"), Column("a", ("A µs",)), Column("b", ("B µs",)),
        Column("ratio", ("B/A",)), Column("interval", ("95 % interval",)), Column("verdict", ("verdict",), "left"),
    )  # fmt: skip
    groups: dict[str, list[tables.Row]] = {}
    for row in found.rows:
        if steps or row.step == LAYER:
            title = layout.DOT.join((row.model, f"routing {row.routing}", row.lane))
            groups.setdefault(title, []).append(tables.Row(_cells(row)))
    kept = [c for c in columns if steps or c.key != "step"]
    return [(title, Table(tuple(kept), tuple(rows))) for title, rows in groups.items()]


def _range(rows: Sequence[Row]) -> str:
    found = [r.ratio.value for r in rows if r.ratio]
    if not found:
        return ""
    low, high = f"{min(found):.3f}", f"{max(found):.3f}"
    return f" ({low})" if low == high else f" ({low}–{high})"


def _named(rows: Sequence[Row], among: Sequence[Row]) -> str:
    """Rows by step and backend, their token counts as ranges."""
    groups: dict[tuple[str, str, str, str], list[int]] = {}
    for row in rows:
        groups.setdefault((row.step, row.model, row.routing, row.lane), []).append(row.num_tokens)
    tokens = [r.num_tokens for r in among]
    return "; ".join(
        f"{step} of {lane} at T={values.spans(found, tokens)}" for (step, _, _, lane), found in groups.items()
    )


def summary(found: Comparison, fail_above: float, steps: bool) -> list[str]:
    """What to take from the comparison, in words with numbers."""
    layers = [r for r in found.rows if r.step == LAYER]
    counts = [
        f"{verdict} at {len(rows)}{_range(rows)}"
        for verdict in ("faster", "slower", "unclear", FAILED)
        if (rows := [r for r in layers if r.verdict == verdict])
    ]
    told = [f"layer, {len(layers)} points: B is {', '.join(counts)}"]
    limit = f"{100 * fail_above:g} %"
    if bad := found.regressions(fail_above, steps=steps):
        told.append(f"regression beyond {limit}: {_named(bad, found.rows)}")
    else:
        told.append(f"no {'layer or step' if steps else 'layer'} is slower by more than {limit} beyond its interval")
    return told


def _table(found: Comparison, fail_above: float, steps: bool, width: int) -> Sequence[Text]:
    from rich.text import Text

    def wrapped(text: str, style: str = "") -> list[Text]:
        return [Text(line, style) for line in layout.paragraph(text, width)]

    lines: list[Text] = []
    if found.differences:
        lines += [*wrapped("differs from A to B: " + layout.DOT.join(found.differences), "yellow"), Text("")]
    for title, table in _groups(found, steps):
        if layout.width_of(table) > width:
            table = replace(table, columns=tuple(c for c in table.columns if c.key not in ("a", "b")))
        lines += [*wrapped(title, "bold"), Text(""), *layout.lines(table, width), Text("")]
    lines += [*wrapped(NOTE, "dim"), Text("")]
    for line in summary(found, fail_above, steps):
        lines += wrapped(f"- {line}")
    return lines


def _md(found: Comparison, fail_above: float, steps: bool, width: int) -> str:
    lines = [f"Differs from A to B: {layout.DOT.join(found.differences)}", ""] if found.differences else []
    for title, table in _groups(found, steps):
        lines += [f"**{title}**", "", *table_lines(table), ""]
    lines += [NOTE, "", *(f"- {line}" for line in summary(found, fail_above, steps))]
    return "\n".join(lines)


def _flat(row: Row, fail_above: float) -> dict[str, Any]:
    low, high = (row.ratio.low, row.ratio.high) if row.ratio else (None, None)
    return {
        "model": row.model, "routing": row.routing, "lane": row.lane, "num_tokens": row.num_tokens, "step": row.step,
        "a_us": row.a_us, "b_us": row.b_us, "ratio": row.ratio.value if row.ratio else None, "low": low, "high": high,
        "verdict": row.verdict, "regressed": row.regressed(fail_above), "note": row.note,
    }  # fmt: skip


def _json(found: Comparison, fail_above: float, steps: bool, width: int) -> str:
    return json.dumps(
        {
            "schema": 1,
            "fail_above": fail_above,
            "differences": list(found.differences),
            "unmatched": list(found.unmatched),
            "rows": [_flat(r, fail_above) for r in found.rows],
            "summary": summary(found, fail_above, steps),
        },
        indent=1, ensure_ascii=False, allow_nan=False,
    )  # fmt: skip


def _csv(found: Comparison, fail_above: float, steps: bool, width: int) -> str:
    return csv_text(COLUMNS, (_flat(r, fail_above) for r in found.rows))


FORMATS: Registry[Renderer] = Registry("format")
FORMATS.add("table", lambda: _table)
FORMATS.add("json", lambda: _json)
FORMATS.add("csv", lambda: _csv)
FORMATS.add("md", lambda: _md)
