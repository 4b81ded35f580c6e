"""What a sweep over expert-parallel groups would do: its points, their memory and time."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from moebench.measure.ep_request import EPRequest
from moebench.report import console
from moebench.report.csv_text import csv_text
from moebench.report.folded import closing_lines, folded
from moebench.report.values import counted, spans
from moebench.session import ep_estimate
from moebench.session.ep_planning import EPPlanned
from moebench.spec.hardware import Hardware

if TYPE_CHECKING:
    from rich.text import Text

COLUMNS = ("model", "tokens", "dtype", "routing", "ranks", "capacity", "slots", "padding", "num_sms", "planner",
           "kernels")  # fmt: skip
ABOVE = ("model", "dtype", "routing", "ranks")
"""Columns that stand above their rows where the longest line takes more than there is."""


def rows(planned: EPPlanned) -> list[dict[str, Any]]:
    """A dictionary a point, with the names of ``COLUMNS``."""
    return [
        {
            "model": c.workload.shape.name,
            "tokens": c.workload.num_tokens,
            "dtype": c.workload.dtype.value,
            "routing": str(c.workload.routing),
            "ranks": f"{c.workload.ep_size} {request.ranks}",
            "capacity": c.workload.capacity,
            "slots": c.workload.num_prefetch_slots,
            "padding": c.workload.token_padding,
            "num_sms": c.plan.dispatch.num_sms,
            "planner": c.workload.planner,
            "kernels": c.plan.kernels,
        }
        for request in planned.requests
        for c in request.candidates
    ]


def request_line(request: EPRequest) -> str:
    """A point's input, and the values that its interleaved candidates have on every axis."""
    work, candidates = request.workload, request.candidates
    axes = {
        "B": spans([c.workload.num_prefetch_slots for c in candidates]),
        "padding": spans([c.workload.token_padding for c in candidates]),
        "SMs": spans([c.plan.dispatch.num_sms for c in candidates]),
        "planner": ", ".join(dict.fromkeys(c.workload.planner for c in candidates)),
    }
    return (
        f"  {work.shape.name} {work.dtype} {work.routing} T={work.num_tokens} S={work.capacity} on {work.ep_size} "
        f"{request.ranks} ranks: {counted(len(candidates), 'candidate')}, "
        f"{', '.join(f'{k} {v}' for k, v in axes.items())}"
    )


def closing(planned: EPPlanned, hw: Hardware) -> list[str]:
    """What was chosen and left out, how long it takes and what it needs."""
    return [
        *planned.notes,
        *planned.skipped_notes,
        f"{counted(planned.num_points, 'point')} in {counted(len(planned.requests), 'interleaved group')} on {hw.key}, "
        f"about {planned.seconds:.0f} s, at most {planned.memory_bytes / 2**30:.1f} GiB; nothing was measured",
    ]


def render(planned: EPPlanned, hw: Hardware, form: str) -> Sequence[Text] | str:
    """The plan of a sweep in ``form``: table, json, csv or md. A table's lines are as long as stdout's, or unbound."""
    found = rows(planned)
    if form == "json":
        data = {
            "hardware": hw.key, "points": found, "seconds": round(planned.seconds, 1),
            "memory_bytes": max(ep_estimate.needed_bytes(r) for r in planned.requests),
            "below_tokens": planned.below_tokens, "too_large": planned.too_large,
            "illegal": dict(planned.illegal), "notes": list(planned.notes),
        }  # fmt: skip
        return json.dumps(data, indent=1)
    if form == "csv":
        return csv_text(COLUMNS, found)
    if form == "md":
        lines = ["| " + " | ".join(COLUMNS) + " |", "|" + "---|" * len(COLUMNS)]
        lines += ["| " + " | ".join(str(row[name]) for name in COLUMNS) + " |" for row in found]
        return "\n".join([*lines, "", *closing(planned, hw)])
    width, cells = console.width(sys.maxsize), [{name: str(row[name]) for name in COLUMNS} for row in found]
    titles = dict(zip(COLUMNS, COLUMNS, strict=True))
    return [*folded(cells, titles, ABOVE, width), *closing_lines(closing(planned, hw), width)]
