"""What a search would do: its spaces, what legality removed and why, the files, and the time it may take."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from moebench.report.csv_text import csv_text
from moebench.report.values import counted
from moebench.spec.hardware import Hardware
from moebench.tune.coverage import COVERAGE
from moebench.tune.planning import Task, TunePlanned
from moebench.tune.tasks import trials_asked

if TYPE_CHECKING:
    from rich.text import Text

COLUMNS = ("task", "kernel", "tokens", "combinations", "legal", "trials", "refused", "axes")


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
        return [f"would write: {name}" for name in files.names]
    return [
        f"if {hw.key} is here, all is measured",
        *(f"  would write: {name}" for name in files.names),
        "else all is PREDICTED by an analytic model (--origin measured or predicted says which)",
        *(f"  would write: {name}" for name in files.if_absent),
    ]


def _table(found: Sequence[dict[str, Any]], closing: Sequence[str]) -> list[Text]:
    from rich.text import Text

    lines, task = [], None
    names = COLUMNS[1:]
    cells = [names, *(tuple(str(row[n]) for n in names) for row in found)]
    widths = [max(len(line[i]) for line in cells) for i in range(len(names))]
    right = {1, 2, 3, 4}
    for row, cell in zip((None, *found), cells, strict=True):
        if row is not None and row["task"] != task:
            task = row["task"]
            lines.append(Text(str(task)))
        text = "  ".join(
            t.rjust(w) if i in right else t.ljust(w) for i, (t, w) in enumerate(zip(cell, widths, strict=True))
        )
        lines.append(Text(text.rstrip(), style="bold" if row is None else ""))
    return [*lines, Text(""), *map(Text, closing)]


def render(
    planned: TunePlanned, hw: Hardware, files: Files, trials: int | None, form: str, *, predicted: bool = False
) -> Sequence[Text] | str:
    """The plan of a search in ``form``: table, json, csv or md; ``predicted``: none of it is measured."""
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
    return _table(found, closing)
