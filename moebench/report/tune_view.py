"""The end of a search: default against tuned by token count, what was written, and how each engine uses it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from moebench.report import values
from moebench.report.csv_text import csv_text
from moebench.tables.rows import Row
from moebench.tune.outcome import TaskOutcome
from moebench.tune.tasks import Ended

if TYPE_CHECKING:
    from rich.text import Text

COLUMNS = (
    "table", "tokens", "default_us", "tuned_us", "tuned_low_us", "tuned_high_us", "speedup", "speedup_low",
    "speedup_high", "verdict", "routings", "trials", "origin", "plan",
)  # fmt: skip


def verdict_word(row: Row) -> str:
    """``faster``, ``tie`` (another plan could not be told from the default) or ``default`` (nothing else was raced)."""
    return "faster" if row.ratio.high < 1 else "tie" if row.tie else "default"


def rows_of(outcomes: Sequence[TaskOutcome]) -> list[dict[str, Any]]:
    """A dictionary a row with the names of ``COLUMNS``."""
    return [_row(o, row) for o in outcomes if o.table is not None for row in o.table.rows]


def _row(outcome: TaskOutcome, row: Row) -> dict[str, Any]:
    assert outcome.table is not None
    default = outcome.table.defaults.at(row.num_tokens)
    return {
        "table": outcome.table.name, "tokens": row.num_tokens, "default_us": round(row.default_time.median_us, 3),
        "tuned_us": round(row.time.median_us, 3), "tuned_low_us": round(row.time.low_us, 3),
        "tuned_high_us": round(row.time.high_us, 3), "speedup": round(1 / row.ratio.value, 4),
        "speedup_low": round(1 / row.ratio.high, 4), "speedup_high": round(1 / row.ratio.low, 4),
        "verdict": verdict_word(row), "routings": " ".join(row.routings), "trials": row.trials,
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


def summary(outcome: TaskOutcome) -> list[str]:
    """One task in words: how many token counts gained, how much, what failed and what there was no time for."""
    name, found, table = outcome.task.name, outcome.searched, outcome.table
    if outcome.failure is not None:
        return [f"{name}: FAILED, {outcome.failure.kind}: {outcome.failure.message}"]
    told = []
    if table is not None:
        gained = [1 / r.ratio.value for r in table.rows if verdict_word(r) == "faster"]
        ties = sum(r.tie for r in table.rows)
        if gained:
            best = f"{min(gained):.2f}× to {max(gained):.2f}×" if len(gained) > 1 else f"{gained[0]:.2f}×"
            told.append(f"{name}: faster than the default at {len(gained)} of {len(table.rows)} token counts, {best}")
        else:
            told.append(f"{name}: the default stays at all {len(table.rows)} token counts")
        if ties:
            told.append(f"{values.counted(ties, 'tie')}: no plan could be told from the default there, which stays")
    else:
        told.append(f"{name}: nothing was raced, so there is no table; the trials are kept")
    if found is not None and found.failed:
        told.append(f"T={values.spans(list(found.failed))}: the default plan itself failed; no row")
    if found is not None and found.unraced:
        told.append(f"T={values.spans(list(found.unraced))}: no time to race; the same command goes on")
    return told


def _as_table(ended: Ended) -> list[Text]:
    from rich.text import Text

    lines: list[Text] = []
    for outcome in ended.outcomes:
        origin = "" if outcome.table is None else outcome.table.rows[0].origin.value
        title = (
            outcome.task.name if origin in ("", "measured") else f"{origin.upper()}, not measured: {outcome.task.name}"
        )
        lines.append(Text(title, style="bold"))
        if outcome.table is not None:
            lines += _row_lines([_row(outcome, row) for row in outcome.table.rows])
        lines += [Text(line) for line in summary(outcome)]
        lines.append(Text(""))
    return [*lines, *map(Text, _closing(ended))]


def _row_lines(found: Sequence[dict[str, Any]]) -> list[Text]:
    from rich.text import Text

    titles = ("tokens", "default", "tuned", "speed-up", "95 %", "verdict", "won on", "trials", "changed")
    cells = [titles, *(_cells(row) for row in found)]
    widths = [max(len(line[i]) for line in cells) for i in range(len(titles))]
    lines = []
    for index, cell in enumerate(cells):
        right = {0, 1, 2, 3, 7}
        text = "  ".join(
            t.rjust(w) if i in right else t.ljust(w) for i, (t, w) in enumerate(zip(cell, widths, strict=True))
        )
        faster = index > 0 and cell[5] == "faster"
        lines.append(Text(text.rstrip(), style="bold" if index == 0 else "green" if faster else ""))
    return lines


def _cells(row: dict[str, Any]) -> tuple[str, ...]:
    return (
        str(row["tokens"]), values.duration(row["default_us"]), values.duration(row["tuned_us"]),
        f"{row['speedup']:.3f}×", f"{row['speedup_low']:.3f}–{row['speedup_high']:.3f}", row["verdict"],
        row["routings"], str(row["trials"]), row["plan"],
    )  # fmt: skip


def _closing(ended: Ended) -> list[str]:
    written = ended.written
    lines = [f"written: {path}" for path in written.files]
    lines += [f"not exported: {problem}" for problem in written.problems]
    return [*lines, *(f"use in {_who(target)}: {line}" for target, line in written.usage.items())]


def _who(target: str) -> str:
    return {"native": "moebench", "hw_config": "C and C++"}.get(target, target)


def as_json(ended: Ended) -> str:
    """The end of a search for programs."""
    tasks = [
        {
            "task": o.task.name, "table": None if o.table is None else o.table.name,
            "failure": None if o.failure is None else {"kind": o.failure.kind, "message": o.failure.message},
            "unraced": [] if o.searched is None else list(o.searched.unraced), "notes": summary(o),
        }
        for o in ended.outcomes
    ]  # fmt: skip
    data = {
        "state": ended.state, "reason": ended.reason, "tasks": tasks, "rows": rows_of(ended.outcomes),
        "written": [str(p) for p in ended.written.files], "not_exported": list(ended.written.problems),
        "use": ended.written.usage,
    }  # fmt: skip
    return json.dumps(data, indent=1)


def _md(ended: Ended) -> str:
    lines = ["| " + " | ".join(COLUMNS) + " |", "|" + "---|" * len(COLUMNS)]
    lines += ["| " + " | ".join(str(row[c]) for c in COLUMNS) + " |" for row in rows_of(ended.outcomes)]
    told = [line for o in ended.outcomes for line in summary(o)]
    return "\n".join([*lines, "", *(f"- {line}" for line in (*told, *_closing(ended)))])


def render(ended: Ended, form: str) -> Sequence[Text] | str:
    """The end of a search in ``form``: table, json, csv or md."""
    if form == "json":
        return as_json(ended)
    if form == "csv":
        return csv_text(COLUMNS, rows_of(ended.outcomes))
    return _md(ended) if form == "md" else _as_table(ended)
