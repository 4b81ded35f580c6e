"""What a sweep over expert-parallel groups is asked for, and how its options are written."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from moebench.errors import InputError
from moebench.plan.ep_plan import EPPlan
from moebench.spec.ep import TableLayout
from moebench.spec.ep_workload import PadRows, Placement
from moebench.spec.text_files import read_text
from moebench.tables.json_text import read_json

POOL = "pool"
RANK_KINDS = ("virtual", "peer", "collective")
MOST = 1 << 24
MOST_BYTES = 1 << 20
"""Of a file with an EP plan."""


@dataclass(frozen=True)
class EPOptions:
    """The choices of a sweep; an empty tuple leaves an axis at its default.

    ``capacities`` are numbers, or ``POOL`` for the published power-of-two rule. ``ep_size`` None is 8, or the number of
    processes. ``kernels`` are the kernel sets to compare, ``plan`` how stages run but for the axes.
    """

    ranks: str = "virtual"
    ep_size: int | None = None
    planners: tuple[str, ...] = ()
    capacities: tuple[int | str, ...] = ()
    prefetch_slots: tuple[int, ...] = ()
    token_paddings: tuple[int, ...] = ()
    num_sms: tuple[int, ...] = ()
    pad_rows: PadRows = PadRows.UNCOUNTED
    placement: Placement = Placement.SHARDED
    layout: TableLayout = TableLayout.E_PLUS_B
    full_grid: bool = False
    kernels: tuple[str, ...] = ()
    plan: EPPlan | None = None


def parse_numbers(text: str, option: str, least: int) -> tuple[int, ...]:
    """Whole numbers from ``least`` written ``0,1,2``, ascending, each once; raises InputError naming ``option``."""
    found = set()
    for part in text.split(","):
        if not re.fullmatch(r"[+-]?\d+", part.strip(), re.ASCII):
            raise InputError(f"{option} {text!r}: {part.strip()!r} is no whole number; write numbers such as 1,2,4")
        number = int(part)
        if not least <= number <= MOST:
            raise InputError(f"{option} {text!r}: {number} is not allowed; give numbers from {least} to {MOST}")
        found.add(number)
    return tuple(sorted(found))


def parse_capacities(text: str) -> tuple[int | str, ...]:
    """Capacities written ``pool`` or ``128,512``, or both together; raises InputError."""
    parts = [p.strip() for p in text.split(",")]
    numbers = [p for p in parts if p.lower() != POOL]
    found: tuple[int | str, ...] = parse_numbers(",".join(numbers), "--capacity", 1) if numbers else ()
    return (POOL, *found) if len(numbers) < len(parts) else found


def parse_names(texts: tuple[str, ...]) -> tuple[str, ...]:
    """Names written once or several times, each alone or in a list with commas; each once, in their order."""
    return tuple(dict.fromkeys(p.strip().lower() for text in texts for p in text.split(",") if p.strip()))


def load_ep_plan(path: Path) -> EPPlan:
    """The EP plan that a JSON file holds, stages that it leaves out at their defaults; raises InputError."""
    where = f"--ep-plan {path}"
    data = read_json(read_text(path, where, MOST_BYTES), where)
    if not isinstance(data, dict):
        raise InputError(f"--ep-plan {path} holds a {type(data).__name__}; write one JSON object, a member a stage")
    return EPPlan.from_dict(data)
