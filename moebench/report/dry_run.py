"""What a run would do: its points, the memory and time they are expected to need, and what was chosen for it."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from moebench.report import console
from moebench.report.csv_text import csv_text
from moebench.report.folded import closing_lines, folded
from moebench.report.values import counted, duration
from moebench.session.planning import PlannedPoint, RunPlanned
from moebench.spec.hardware import Hardware, floor
from moebench.spec.steps import expected_rows, layer_cost

if TYPE_CHECKING:
    from rich.text import Text

COLUMNS = ("model", "tokens", "dtype", "routing", "backend", "variant", "plan", "memory_gib", "floor_us", "seconds")
ABOVE = ("model", "dtype", "routing")
"""Columns that stand above their rows where the longest line takes more than there is."""


def rows(planned: RunPlanned, hw: Hardware) -> list[dict[str, Any]]:
    """A dictionary a point and candidate, with the names of ``COLUMNS``; ``floor_us`` is None where it is unknown.

    The floor is a forecast: it takes the routing to be even, while a run takes it from the draws.
    """
    return [row for point in planned.points for row in _rows(point, hw)]


def _rows(point: PlannedPoint, hw: Hardware) -> list[dict[str, Any]]:
    workload = point.request.workload
    least = floor(layer_cost(workload, expected_rows(workload)), hw, workload.dtype)
    return [
        {
            "model": workload.shape.name,
            "tokens": workload.num_tokens,
            "dtype": workload.dtype.value,
            "routing": str(workload.routing),
            "backend": candidate.backend,
            "variant": candidate.plan.variant,
            "plan": candidate.plan_source,
            "memory_gib": round(point.memory_bytes / 2**30, 3),
            "floor_us": None if least is None else round(least.us, 3),
            "seconds": round(point.seconds, 1),
        }
        for candidate in point.request.candidates
    ]


def _closing(planned: RunPlanned, hw: Hardware) -> list[str]:
    return [
        *planned.notes,
        f"{counted(len(planned.points), 'point')} on {hw.key}, about {planned.seconds:.0f} s, "
        f"at most {planned.memory_bytes / 2**30:.1f} GiB; nothing was measured",
    ]


def _cell(name: str, value: Any) -> str:
    if value is None:
        return "unknown"
    return duration(value) if name == "floor_us" else str(value)


def _md(found: Sequence[dict[str, Any]], closing: Sequence[str]) -> str:
    lines = ["| " + " | ".join(COLUMNS) + " |", "|" + "---|" * len(COLUMNS)]
    lines += ["| " + " | ".join(_cell(name, row[name]) for name in COLUMNS) + " |" for row in found]
    return "\n".join([*lines, "", *closing])


def _table(found: Sequence[dict[str, Any]], closing: Sequence[str], width: int) -> list[Text]:
    titles = {name: name.replace("_gib", " GiB").replace("_us", "") for name in COLUMNS}
    cells = [{name: _cell(name, row[name]) for name in COLUMNS} for row in found]
    return [*folded(cells, titles, ABOVE, width), *closing_lines(closing, width)]


def render(planned: RunPlanned, hw: Hardware, form: str) -> Sequence[Text] | str:
    """The plan of a run in ``form``: table, json, csv or md. A table's lines are as long as stdout's, or unbound."""
    found, closing = rows(planned, hw), _closing(planned, hw)
    if form == "json":
        data = {"hardware": hw.key, "points": found, "seconds": round(planned.seconds, 1), "notes": list(planned.notes)}
        return json.dumps(data, indent=1)
    if form == "csv":
        return csv_text(COLUMNS, found)
    if form == "md":
        return _md(found, closing)
    return _table(found, closing, console.width(sys.maxsize))
