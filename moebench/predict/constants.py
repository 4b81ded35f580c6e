"""The model's constants: one file a hardware class (``configs/predict/<class>.toml``), each value with its source.

A file with a ``base`` takes over every constant of that class and states what it knows better. ``[error]`` says how
far the model was off on shapes it was not fitted on; a class without one has never been held against a measurement.
"""

from __future__ import annotations

import math
import sys
from dataclasses import dataclass, field, fields
from functools import cache
from importlib import resources
from typing import Any

from pydantic import BaseModel, ConfigDict, ValidationError

from moebench.errors import InputError, UnknownNameError

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

SOURCES = ("fitted", "measured", "vendor", "derived", "assumed")
"""``fitted`` to recorded sweeps, ``measured`` singly, stated by the ``vendor``, ``derived`` from how the hardware
works, or ``assumed`` until a sweep of the class says better."""


def _term(meaning: str, low: float, high: float, group: str = "") -> Any:
    return field(metadata={"meaning": meaning, "low": low, "high": high, "group": group})


@dataclass(frozen=True)
class Constants:
    """What the model is told of a hardware class beside the card's descriptor. Shares are of the descriptor's peaks.

    Constants with a group are fitted to recorded times of that group's kernels (``predict.calibrate``), the others set.
    """

    memory_share: float = _term("share of the theoretical memory bandwidth, where no copy rate is known", 0.3, 1.0)
    copy_share: float = _term("bandwidth of a kernel that mostly reads, over the card's copy rate", 0.7, 1.2, "gemm")
    memory_overlap: float = _term("p-norm that joins memory and multiprocessor time: 1 adds them", 1, 12, "gemm")
    l2_bytes_per_clock: float = _term("bytes a clock that a multiprocessor gets from L2", 4, 256, "gemm")
    l2_kept: float = _term("share of the L2 that still holds weights when they are needed again", 0.0, 1.0)
    latency_us: float = _term("from a load to its data, while others are under way", 0.02, 3, "gemm")
    cta_us: float = _term("a CTA's start, index loads and end", 0.1, 10, "gemm")
    step_us: float = _term("barriers and address arithmetic of one step of the loop", 0.001, 1, "gemm")
    idle_cta_us: float = _term("a CTA that finds no rows and leaves", 0.05, 5)
    mma_share: float = _term("matrix rate of a warp's own instructions, operands in registers", 0.05, 1.0, "gemm")
    full_warps: float = _term("warps that fill the matrix unit; fewer wait for their own results", 4, 64, "gemm")
    warpgroup_share: float = _term("matrix rate of instructions on shared memory (wgmma, tcgen05)", 0.05, 1.0, "gemm")
    warpgroup_rows: float = _term("rows from which a tile uses those; 0 where there are none", 0, 256)
    shared_share: float = _term("share of 128 bytes a clock that shared memory delivers", 0.1, 1.0, "gemm")
    unit_overlap: float = _term("p-norm that joins matrix unit, shared memory and L2 of one step", 1, 12, "gemm")
    store_bytes_per_clock: float = _term("bytes a clock that a multiprocessor's epilogues write", 2, 256, "gemm")
    loop_registers: float = _term("registers a thread that the loop needs beside its accumulators", 8, 128)
    persistent_registers: float = _term("and beside those, of a CTA that loops over tiles", 0, 128)
    most_registers: float = _term("registers that a thread may have", 128, 512)
    spill_factor: float = _term("how much slower a step is whose registers don't fit", 1, 20, "gemm")
    stream_cta_us: float = _term("start and end of a CTA that only moves rows", 0.1, 10, "stream")
    load_us: float = _term("one load of a thread after another in such a CTA", 0.005, 2, "stream")
    stream_bytes_per_clock: float = _term("bytes a clock that a multiprocessor moves in such CTAs", 4, 256, "stream")
    load_2b_share: float = _term("bandwidth with 2-byte loads, as a share of the best width's", 0.1, 1.0, "stream")
    load_4b_share: float = _term("with 4-byte loads", 0.1, 1.0, "stream")
    load_8b_share: float = _term("with 8-byte loads", 0.1, 1.0, "stream")
    load_16b_share: float = _term("with 16-byte loads", 0.1, 1.0)
    reduce_us: float = _term("one reduction over a row of scores inside a warp", 0.005, 2, "routing")
    cross_warp_us: float = _term("what a reduction takes more when a row spans warps", 0.0, 2, "routing")
    element_us: float = _term("one element a thread of a routing tile, a pass", 0.0001, 0.1, "routing")
    launch_us: float = _term("one kernel after another in a graph, where the descriptor doesn't say", 0.2, 20)
    link_push_share: float = _term("share of a link's one-way rate that stores to a peer reach", 0.05, 1.0)
    link_pull_share: float = _term("that loads from a peer reach", 0.05, 1.0)
    barrier_us: float = _term("a barrier of all ranks, on the device", 0.5, 100)
    clock_mhz: float = _term("multiprocessor clock, where the descriptor doesn't say", 300, 4000)


@dataclass(frozen=True)
class Value:
    """A constant's value with where it comes from."""

    value: float
    source: str
    note: str = ""


@dataclass(frozen=True)
class Errors:
    """How far the model was off on shapes that its constants were not fitted on (leave one shape out).

    ``first_*`` and ``five_*`` are times of its first and of the best of its first five plans over the best recorded
    plan's, geometric mean and worst over ``cells``. ``time_share`` is half the width of an interval that holds nine of
    ten predicted times of good plans, relative to the time; ``ratio_share`` is how far the predicted ratio of two good
    plans of a cell is typically off. ``sweeps`` names what it was held against.
    """

    sweeps: str
    cells: int
    spearman: float
    first_geomean: float
    first_worst: float
    five_geomean: float
    five_worst: float
    time_share: float
    ratio_share: float

    def describe(self) -> str:
        """The figures in a sentence."""
        return (
            f"Held against {self.sweeps} on shapes it was not fitted on ({self.cells} cells): its first plan took "
            f"{self.first_geomean:.2f} times the best plan's time (worst cell {self.first_worst:.2f}), the best of its "
            f"first five {self.five_geomean:.2f} ({self.five_worst:.2f}); rank correlation {self.spearman:.2f}; times "
            f"within {100 * self.time_share:.0f} %"
        )


@dataclass(frozen=True)
class Calibration:
    """The constants of a hardware class, where each comes from, and how well they do; ``error`` None: never tried.

    ``base`` is the class that constants without an own value were taken over from, empty where there is none.
    """

    hw_class: str
    values: dict[str, Value]
    error: Errors | None = None
    base: str = ""

    @property
    def constants(self) -> Constants:
        """The values alone."""
        return Constants(**{name: v.value for name, v in self.values.items()})


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid")


class _ValueTable(_Strict):
    value: float
    source: str
    note: str = ""


class _ErrorTable(_Strict):
    sweeps: str
    cells: int
    spearman: float
    first_geomean: float
    first_worst: float
    five_geomean: float
    five_worst: float
    time_share: float
    ratio_share: float


class _File(_Strict):
    hw_class: str
    base: str = ""
    constants: dict[str, _ValueTable] = {}
    error: _ErrorTable | None = None


def calibrated_classes() -> list[str]:
    """Hardware classes that the model has constants for, sorted."""
    folder = resources.files("moebench.configs") / "predict"
    return sorted(e.name.removesuffix(".toml") for e in folder.iterdir() if e.name.endswith(".toml"))


@cache
def load_calibration(hw_class: str) -> Calibration:
    """The constants of ``hw_class``; raises UnknownNameError for a class without a file."""
    entry = resources.files("moebench.configs") / "predict" / f"{hw_class}.toml"
    if not entry.is_file():
        raise UnknownNameError("hardware class of the analytic model", hw_class, calibrated_classes())
    return parse_calibration(entry.read_text(encoding="utf-8"), f"configs/predict/{hw_class}.toml")


def parse_calibration(text: str, where: str) -> Calibration:
    """The calibration that ``text`` states; raises InputError naming ``where`` and what is wrong."""
    try:
        file = _File.model_validate(tomllib.loads(text))
    except (ValidationError, ValueError) as reason:
        raise InputError(f"{where} is no calibration: {reason}") from reason
    base = load_calibration(file.base) if file.base else None
    values = (
        {}
        if base is None
        else {name: Value(v.value, "assumed", base_note(file.base, v)) for name, v in base.values.items()}
    )
    for name, table in file.constants.items():
        _require_term(name, table, where)
        values[name] = Value(table.value, table.source, table.note)
    if missing := [f.name for f in fields(Constants) if f.name not in values]:
        raise InputError(f"{where} lacks {', '.join(missing)}; state them or name a base that does")
    error = None if file.error is None else Errors(**file.error.model_dump())
    return Calibration(file.hw_class, values, error, file.base)


def base_note(base: str, value: Value) -> str:
    """The note of a value that was taken over from ``base``."""
    return f"as {base}" + (f": {value.note}" if value.note else "")


def _require_term(name: str, table: _ValueTable, where: str) -> None:
    terms = {f.name: f.metadata for f in fields(Constants)}
    if name not in terms:
        raise InputError(f"{where}: {name} is no constant of the model; allowed: {', '.join(terms)}")
    low, high = terms[name]["low"], terms[name]["high"]
    if not (math.isfinite(table.value) and low <= table.value <= high):
        raise InputError(f"{where}: {name} is {table.value}; allowed: {low} to {high}")
    if table.source not in SOURCES:
        raise InputError(f"{where}: {name} has source {table.source!r}; allowed: {', '.join(SOURCES)}")


def write_calibration(found: Calibration) -> str:
    """``found`` as the text of its file, every constant stated; ``parse_calibration`` reads it back."""
    import tomli_w

    tables = {
        name: {"value": float(f"{v.value:.4g}"), "source": v.source, **({"note": v.note} if v.note else {})}
        for name, v in found.values.items()
    }
    data: dict[str, Any] = {"hw_class": found.hw_class, "constants": tables}
    if found.error is not None:
        error = found.error
        data["error"] = {f.name: _short(getattr(error, f.name)) for f in fields(Errors)}
    return tomli_w.dumps(data)


def _short(value: Any) -> Any:
    return float(f"{value:.4g}") if isinstance(value, float) else value
