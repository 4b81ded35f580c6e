"""What a run is asked for, and how its options are written."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass, field
from pathlib import Path

from moebench.errors import InputError
from moebench.measure.request import MeasureSettings
from moebench.spec.dtypes import DType
from moebench.spec.routing import Routing
from moebench.spec.workload import WeightLayout

AUTO_TABLE, NO_TABLE = "auto", "default"
"""``--table``: the installed table that fits, or none; anything else is a file."""

MAX_TOKENS = 1 << 24
MAX_COUNTS = 4096
_MOST_DIGITS = 100
"""Python refuses to read an integer of some thousand digits, with an error of its own."""
_UNITS_S = {"s": 1.0, "m": 60.0, "h": 3600.0}
_DURATION = re.compile(r"(\d+(?:\.\d+)?)\s*([smh]?)", re.ASCII)
_TOKENS_SYNTAX = "write counts and ranges such as 1,8,64 or 16-64:16 or 1-4096:x2"


@dataclass(frozen=True)
class RunOptions:
    """The choices of a run; an empty tuple leaves a choice to ``session.defaults``.

    ``models`` are registry names, hub ids or paths; ``backends`` names or ``package.module:Class``,
    ``variants`` those of their layer variants to run (empty: each backend's default one). Every model
    is measured in every dtype under every routing at every token count, all backends side by side.
    ``table`` says where tuned plans come from: ``auto``, ``default`` or a file.
    """

    models: tuple[str, ...] = ()
    tokens: tuple[int, ...] = ()
    dtypes: tuple[DType, ...] = ()
    routings: tuple[Routing, ...] = (Routing(),)
    backends: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
    tp_size: int = 1
    ep_size: int = 1
    ep_rank: int = 0
    layout: WeightLayout = field(default_factory=WeightLayout)
    settings: MeasureSettings = field(default_factory=MeasureSettings)
    kernel_plan: Path | None = None
    table: str = AUTO_TABLE
    seed: int = 0

    @property
    def names_table(self) -> bool:
        """Whether ``table`` is a file."""
        return self.table not in (AUTO_TABLE, NO_TABLE)


def _count(text: str, whole: str) -> int:
    if not re.fullmatch(r"[+-]?\d+", text.strip(), re.ASCII):
        raise InputError(f"--tokens {whole!r}: {text.strip()!r} is no whole number; {_TOKENS_SYNTAX}")
    digits = text.strip()
    number = int(digits) if len(digits) <= _MOST_DIGITS else MAX_TOKENS + 1
    if not 1 <= number <= MAX_TOKENS:
        raise InputError(f"--tokens {whole!r}: {digits} is not allowed; give counts from 1 to {MAX_TOKENS}")
    return number


def _range(part: str, whole: str) -> list[int]:
    """Counts of ``FIRST-LAST:STEP``, where STEP is added, or multiplied when written ``xFACTOR``."""
    bounds, _, step = part.partition(":")
    first_text, _, last_text = bounds.partition("-")
    first, last = _count(first_text, whole), _count(last_text, whole)
    step = step.strip() or "1"
    times = step.startswith("x")
    by = _count(step[1:] if times else step, whole)
    if first > last or (times and by < 2):
        raise InputError(f"--tokens {whole!r}: {part!r} never gets from {first} to {last}; {_TOKENS_SYNTAX}")
    if not times:
        counts = range(first, last + 1, by)
        if len(counts) > MAX_COUNTS:
            raise InputError(f"--tokens {whole!r}: {part!r} are {len(counts)} counts; at most {MAX_COUNTS} are allowed")
        return list(counts)
    return [first * by**i for i in range(int(math.log(last / first, by) + 1e-9) + 1)]


def parse_tokens(text: str) -> tuple[int, ...]:
    """Token counts written ``1,8,64``, ``16-64:16`` (step) or ``1-4096:x2`` (factor), ascending, each once.

    Raises InputError naming the part that is wrong.
    """
    counts: set[int] = set()
    for part in text.split(","):
        is_range = "-" in part.strip()[1:]
        counts.update(_range(part.strip(), text) if is_range else [_count(part, text)])
    return tuple(sorted(counts))


def parse_duration(text: str) -> float:
    """Seconds written ``90``, ``90s``, ``5m``, ``1.5h`` or ``1h30m``; raises InputError."""
    cleaned = text.strip().lower()
    parts = _DURATION.findall(cleaned)
    if not parts or "".join(n + u for n, u in parts) != re.sub(r"\s", "", cleaned):
        raise InputError(f"--max-time {text!r} is no duration; write 90s, 5m or 1h30m")
    if len(parts) > 1 and not all(unit for _, unit in parts):
        raise InputError(f"--max-time {text!r}: {parts[-1][0]} has no unit; write 90s, 5m or 1h30m")
    seconds = sum(float(number) * _UNITS_S[unit or "s"] for number, unit in parts)
    if not 0 < seconds < math.inf:
        raise InputError(f"--max-time {text!r} is {seconds:g} s; give more than 0")
    return seconds


def seconds_words(seconds: float) -> str:
    """A duration as it is told: ``90 s``, ``7.8 s``; two digits below a second."""
    return f"{round(seconds, 1):g} s" if seconds >= 1 else f"{seconds:.2g} s"
