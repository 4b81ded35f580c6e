"""The end of a search: default against tuned by token count, what was written, and how each engine uses it."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from moebench.report import console, layout, values
from moebench.report.csv_text import csv_text
from moebench.store.records import Failure
from moebench.tables.rows import Origin, Row, RowVerdict
from moebench.tables.schema import Table
from moebench.tune.coverage import COVERAGE
from moebench.tune.outcome import TaskOutcome, Written
from moebench.tune.tasks import Ended

if TYPE_CHECKING:
    from rich.text import Text

COLUMNS = (
    "table", "tokens", "default_us", "tuned_us", "tuned_low_us", "tuned_high_us", "speedup", "speedup_low",
    "speedup_high", "verdict", "routings", "trials", "origin", "plan",
)  # fmt: skip


@dataclass(frozen=True)
class TaskView:
    """One table of a search (None: nothing was raced), with what is to be said of it in words."""

    name: str
    table: Table | None
    notes: tuple[str, ...]
    failure: Failure | None = None
    unraced: tuple[int, ...] = ()


@dataclass(frozen=True)
class View:
    """The end of a search as it is shown: as it happened, or as its folder holds it.

    ``coverage`` is what of it was measured, in the form of ``Coverage.to_dict``; empty where nobody asked.
    """

    tasks: tuple[TaskView, ...]
    written: Written
    state: str
    reason: str = ""
    coverage: Mapping[str, Any] = field(default_factory=dict)


def view_of(ended: Ended) -> View:
    """The end of a search that has just ended."""
    tasks = tuple(
        TaskView(o.task.name, o.table, tuple(summary(o)), o.failure, () if o.searched is None else o.searched.unraced)
        for o in ended.outcomes
    )
    coverage = {} if ended.coverage is None else ended.coverage.to_dict()
    return View(tasks, ended.written, ended.state, ended.reason, coverage)


FASTER = RowVerdict.FASTER.value


def verdict_word(row: Row) -> str:
    """``faster``, ``tie`` (another plan could not be told from the default) or ``default`` (nothing else was raced)."""
    return row.verdict.value


def rows_of(tasks: Sequence[TaskView]) -> list[dict[str, Any]]:
    """A dictionary a row with the names of ``COLUMNS``.

    Where the default stayed, the speed-up is of the default over itself: it has no interval, and no routing was won on.
    """
    return [_row(t.table, row) for t in tasks if t.table is not None for row in t.table.rows]


def _row(table: Table, row: Row) -> dict[str, Any]:
    default = table.defaults.at(row.num_tokens)
    verdict, ratio = verdict_word(row), row.ratio
    won = verdict == FASTER
    return {
        "table": table.name, "tokens": row.num_tokens, "default_us": round(row.default_time.median_us, 3),
        "tuned_us": round(row.time.median_us, 3), "tuned_low_us": round(row.time.low_us, 3),
        "tuned_high_us": round(row.time.high_us, 3), "speedup": round(1 / ratio.value, 4),
        "speedup_low": round(1 / ratio.high, 4) if won else None,
        "speedup_high": round(1 / ratio.low, 4) if won else None,
        "verdict": verdict, "routings": " ".join(row.routings) if won else "", "trials": row.trials,
        "origin": row.origin.value, "plan": changes_of(row, default),
    }  # fmt: skip


def changes_of(row: Row, default: Any) -> str:
    """What of a row's plan differs from the default: ``gemm1(num_warps=8); …``; empty where nothing does."""
    told = []
    for one, other in zip(row.plan.kernels, default.kernels, strict=True):  # type: ignore[union-attr]
        changed = {k: v for k, v in sorted(one.params.items()) if other.params.get(k) != v}
        if changed:
            told.append(f"{one.kernel}({', '.join(f'{k}={v}' for k, v in changed.items())})")
    return "; ".join(told)


def gains(name: str, table: Table) -> list[str]:
    """A table in words: at how many token counts it gained, how much, and how many ties it has."""
    told = []
    gained = [1 / r.ratio.value for r in table.rows if verdict_word(r) == FASTER]
    if gained:
        best = f"{min(gained):.2f}× to {max(gained):.2f}×" if len(gained) > 1 else f"{gained[0]:.2f}×"
        counts = values.counted(len(table.rows), "token count")
        told.append(f"{name}: faster than the default at {len(gained)} of {counts}, {best}")
    else:
        counts = "the one token count" if len(table.rows) == 1 else f"all {len(table.rows)} token counts"
        told.append(f"{name}: the default stays at {counts}")
    if ties := sum(r.tie for r in table.rows):
        why = "by more than the model's error" if table.rows[0].origin is Origin.PREDICTED else "on every routing"
        told.append(f"{values.counted(ties, 'tie')}: no plan beat the default {why} there, so that it stays")
    return told


def summary(outcome: TaskOutcome) -> list[str]:
    """One task in words: how many token counts gained, how much, what failed and what there was no time for."""
    name, found, table = outcome.task.name, outcome.searched, outcome.table
    if outcome.failure is not None:
        return [f"{name}: FAILED, {outcome.failure.kind}: {outcome.failure.message}"]
    told = [f"{name}: PREDICTED, {outcome.task.why_predicted}"] if outcome.task.why_predicted else []
    if table is not None:
        told += gains(name, table)
    elif found is None or not sum(found.trials.values()):
        return [*told, f"{name}: nothing was measured, so there is no table"]
    else:
        told.append(f"{name}: nothing was raced, so there is no table; the trials are kept")
    if found is not None and found.failed:
        told.append(f"T={values.spans(list(found.failed))}: the default plan itself failed; no row")
    if found is not None and found.earlier:
        old = values.spans(list(found.earlier))
        told.append(f"T={old}: no time to race what was found since; an earlier race stands; the same command goes on")
    if found is not None and found.kept:
        told.append(f"T={values.spans(list(found.kept))}: raced by an earlier search in this folder, and kept")
    if found is not None and found.left_out:
        told.append(
            f"T={values.spans(list(found.left_out))}: tried by an earlier search in this folder, which did not get to "
            "race them, or with other kernels, another default or another --start-from; no row"
        )
    if found is not None and found.unraced:
        late = values.spans(list(found.unraced))
        told.append(f"T={late}: no time to race on both routings, the default holds there; the same command goes on")
    return told


def _as_table(view: View, width: int) -> list[Text]:
    from rich.text import Text

    lines: list[Text] = []
    for task in view.tasks:
        origin = task.table.rows[0].origin.value if task.table is not None and task.table.rows else ""
        title = task.name if origin in ("", "measured") else f"{origin.upper()}, not measured: {task.name}"
        lines.append(Text(title, style="bold"))
        if task.table is not None and task.table.rows:
            lines += _row_lines([_row(task.table, row) for row in task.table.rows], width)
        lines += [Text(line) for line in task.notes]
        lines.append(Text(""))
    return [*lines, *map(Text, _closing(view))]


_RIGHT = ("tokens", "default", "tuned", "speed-up", "trials")
_WON_ON, _CHANGED = "won on", "changed"


def _row_lines(found: Sequence[dict[str, Any]], width: int) -> list[Text]:
    """A line a row; where the longest takes over ``width`` characters, what won where stands below its row."""
    measured = all(row["origin"] == "measured" for row in found)
    cells = [_cells(row, measured) for row in found]
    titles = tuple(cells[0])
    lines, below = _aligned(cells, titles), [""] * len(cells)
    if max(map(len, lines)) > width:
        lines = _aligned(cells, tuple(t for t in titles if t not in (_WON_ON, _CHANGED)))
        below = [_won_words(row) for row in found]
    return _styled(lines, ["green" if row["verdict"] == FASTER else "" for row in found], below, width)


def _cells(row: dict[str, Any], measured: bool) -> dict[str, str]:
    """A row's cells by title; ``measured``: so are all rows, and the column of their origin can go."""
    low, high = row["speedup_low"], row["speedup_high"]
    return {
        "tokens": str(row["tokens"]), "default": values.duration(row["default_us"]),
        "tuned": values.duration(row["tuned_us"]), "speed-up": f"{row['speedup']:.3f}×",
        "95 %" if measured else "interval": "" if low is None else f"{low:.3f}–{high:.3f}",
        "verdict": row["verdict"], _WON_ON: row["routings"], "trials": str(row["trials"]),
        **({} if measured else {"origin": row["origin"]}), _CHANGED: row["plan"],
    }  # fmt: skip


def _won_words(row: dict[str, Any]) -> str:
    won = f"{_WON_ON} {', '.join(row['routings'].split())}" if row["routings"] else ""
    return ": ".join(part for part in (won, row["plan"]) if part)


def _aligned(cells: Sequence[Mapping[str, str]], titles: Sequence[str]) -> list[str]:
    """The titles and the cells below them, a line a row."""
    rows = [dict(zip(titles, titles, strict=True)), *cells]
    widths = {t: max(len(row[t]) for row in rows) for t in titles}
    return [
        "  ".join(row[t].rjust(widths[t]) if t in _RIGHT else row[t].ljust(widths[t]) for t in titles).rstrip()
        for row in rows
    ]


def _styled(lines: Sequence[str], styles: Sequence[str], below: Sequence[str], width: int) -> list[Text]:
    from rich.text import Text

    found = [Text(lines[0], style="bold")]
    for line, style, text in zip(lines[1:], styles, below, strict=True):
        found += [Text(line, style=style), *(Text(under, style="dim") for under in layout.under(text, width))]
    return found


def _closing(view: View) -> list[str]:
    written = view.written
    lines = [words] if (words := view.coverage.get("words")) else []
    lines += [f"written: {path}" for path in written.files if path not in written.installed]
    lines += [
        f"installed: {path} (moebench run takes its plans from it by itself; --no-install leaves it alone)"
        for path in written.installed
    ]
    lines += [*written.notes, *(f"not exported: {problem}" for problem in written.problems)]
    return [*lines, *(f"use in {_who(target)}: {line}" for target, line in written.usage.items())]


def _who(target: str) -> str:
    return {"native": "moebench", "hw_config": "C and C++"}.get(target, target)


def _as_json(view: View) -> str:
    tasks = [
        {
            "task": t.name, "table": None if t.table is None else t.table.name,
            "failure": None if t.failure is None else {"kind": t.failure.kind, "message": t.failure.message},
            "unraced": list(t.unraced), "notes": list(t.notes),
        }
        for t in view.tasks
    ]  # fmt: skip
    written = view.written
    data = {
        "state": view.state, "reason": view.reason, "tasks": tasks, "rows": rows_of(view.tasks),
        "written": [str(p) for p in written.files], "installed": [str(p) for p in written.installed],
        "install_notes": list(written.notes), "not_exported": list(written.problems), "use": written.usage,
        COVERAGE: dict(view.coverage),
    }  # fmt: skip
    return json.dumps(data, indent=1)


def _md(view: View) -> str:
    lines = ["| " + " | ".join(COLUMNS) + " |", "|" + "---|" * len(COLUMNS)]
    rows = [["" if row[c] is None else str(row[c]) for c in COLUMNS] for row in rows_of(view.tasks)]
    lines += [f"| {' | '.join(row)} |" for row in rows]
    told = [line for t in view.tasks for line in t.notes]
    return "\n".join([*lines, "", *(f"- {line}" for line in (*told, *_closing(view)))])


def render(ended: Ended | View, form: str) -> Sequence[Text] | str:
    """The end of a search in ``form``: table, json, csv or md; a table's lines are as long as stdout's, or unbound."""
    view = ended if isinstance(ended, View) else view_of(ended)
    if form == "json":
        return _as_json(view)
    if form == "csv":
        return csv_text(COLUMNS, rows_of(view.tasks))
    return _md(view) if form == "md" else _as_table(view, console.width(sys.maxsize))
