"""What a search would do: its spaces, what legality removed and why, the files, and the time it may take."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from moebench.report import console, layout
from moebench.report.csv_text import csv_text
from moebench.report.values import counted
from moebench.spec.hardware import Hardware
from moebench.tune.coverage import COVERAGE
from moebench.tune.planning import Task, TunePlanned
from moebench.tune.tasks import trials_asked

if TYPE_CHECKING:
    from rich.text import Text

COLUMNS = ("task", "kernel", "tokens", "combinations", "legal", "trials", "refused", "axes")
_BELOW = ("refused", "axes")
"""Columns that stand below a row where the longest line takes more than there is."""
_RIGHT = ("tokens", "combinations", "legal", "trials")
_FILE = "would write: "


@dataclass(frozen=True)
class Files:
    """What a search would write; ``if_absent`` is that in place of it if the card is not here, empty where it is known
    whether it is."""

    names: Sequence[str]
    if_absent: Sequence[str] = ()


def rows(planned: TunePlanned, trials: int | None, *, predicted: bool = False) -> list[dict[str, Any]]:
    """A dictionary a kernel of a task, with the names of ``COLUMNS``; ``predicted``: no task is measured."""
    return [
        row for task in planned.tasks
        for row in _rows(task, trials_asked(trials, predicted or bool(task.why_predicted)))
    ]  # fmt: skip


def _rows(task: Task, trials: int | None) -> list[dict[str, Any]]:
    return [
        {
            "task": task.name, "kernel": space.kernel, "tokens": len(task.workloads),
            "combinations": len(space) + sum(space.refused.values()),
            "legal": len(space), "trials": task.trials_of(space, trials),
            "refused": ", ".join(f"{count} {rule}" for rule, count in sorted(space.refused.items())),
            "axes": " ".join(f"{axis.name}[{len(axis.values)}]" for axis in space.axes),
        }
        for space in task.spaces
    ]  # fmt: skip


def _closing(planned: TunePlanned, hw: Hardware, files: Files, *, predicted: bool) -> list[str]:
    limit = "" if planned.max_time_s is None else f", at most {planned.max_time_s:.0f} s"
    absent = f" ({planned.seconds(predicted=True):.0f} s predicted)" if files.if_absent else ""
    time = f"about {planned.seconds(predicted=predicted):.0f} s{absent}{limit}"
    return [
        *([planned.coverage.words] if planned.coverage.words else []),
        *planned.notes,
        *_would_write(hw, files),
        f"{counted(len(planned.tasks), 'table')} on {hw.key}, {time}; nothing was measured",
    ]


def _would_write(hw: Hardware, files: Files) -> list[str]:
    if not files.if_absent:
        return [f"{_FILE}{name}" for name in files.names]
    return [
        f"if {hw.key} is here, all is measured",
        *(f"  {_FILE}{name}" for name in files.names),
        "else all is PREDICTED by an analytic model (--origin measured or predicted says which)",
        *(f"  {_FILE}{name}" for name in files.if_absent),
    ]


def _table(found: Sequence[dict[str, Any]], closing: Sequence[str], width: int) -> list[Text]:
    """A line a kernel in at most ``width`` characters, and ``closing``, of which paths alone are not wrapped."""
    from rich.text import Text

    names: Sequence[str] = COLUMNS[1:]
    below: Sequence[str] = ()
    titles, *rows = _aligned(found, names)
    if max(map(len, (titles, *rows))) > width:
        names, below = [n for n in names if n not in _BELOW], _BELOW
        titles, *rows = _aligned(found, names)
    lines, task = [Text(titles, style="bold")], None
    for row, line in zip(found, rows, strict=True):
        if row["task"] != task:
            task = row["task"]
            lines.append(Text(str(task)))
        lines.append(Text(line))
        told = (f"{name}: {row[name]}" for name in below if row[name])
        lines += [Text(under, style="dim") for text in told for under in layout.under(text, width)]
    ends = (part for line in closing for part in ([line] if _FILE in line else layout.paragraph(line, width)))
    return [*lines, Text(""), *map(Text, ends)]


def _aligned(found: Sequence[dict[str, Any]], names: Sequence[str]) -> list[str]:
    """The titles ``names`` and the cells below them, a line a row."""
    cells = [dict(zip(names, names, strict=True)), *({n: str(row[n]) for n in names} for row in found)]
    widths = {n: max(len(row[n]) for row in cells) for n in names}
    return [
        "  ".join(row[n].rjust(widths[n]) if n in _RIGHT else row[n].ljust(widths[n]) for n in names).rstrip()
        for row in cells
    ]


def render(
    planned: TunePlanned, hw: Hardware, files: Files, trials: int | None, form: str, *, predicted: bool = False
) -> Sequence[Text] | str:
    """The plan of a search in ``form``: table, json, csv or md; ``predicted``: none of it is measured.

    A table's lines are as long as stdout's, or unbound.
    """
    found, closing = rows(planned, trials, predicted=predicted), _closing(planned, hw, files, predicted=predicted)
    if form == "json":
        data = {
            "hardware": hw.key, "spaces": found, "files": list(files.names),
            "files_if_absent": list(files.if_absent), "seconds": round(planned.seconds(predicted=predicted), 1),
            "max_time_s": planned.max_time_s, "notes": list(planned.notes), COVERAGE: planned.coverage.to_dict(),
        }  # fmt: skip
        return json.dumps(data, indent=1)
    if form == "csv":
        return csv_text(COLUMNS, found)
    if form == "md":
        lines = ["| " + " | ".join(COLUMNS) + " |", "|" + "---|" * len(COLUMNS)]
        lines += ["| " + " | ".join(str(row[c]) for c in COLUMNS) + " |" for row in found]
        return "\n".join([*lines, "", *closing])
    return _table(found, closing, console.width(sys.maxsize))
