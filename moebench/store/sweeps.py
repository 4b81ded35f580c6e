"""A recorded sweep: every plan of some kernels timed on one layer at several token counts (``docs/sweeps.md``).

Plans lie in columns, one value a plan; a cell's lists have one entry a plan, in the same order.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise
from typing import Union

from moebench.errors import InputError
from moebench.plan.plan import KernelPlan, Param
from moebench.spec.workload import Workload
from moebench.store.records import FAILURE_KINDS, ORIGINS
from moebench.store.sweep_checks import (
    MOST_TOKENS,
    require_axes,
    require_blocks,
    require_counts,
    require_date,
    require_hardware,
    require_model,
    require_seconds,
    require_text,
)

SCHEMA_VERSION = 1
OUTSIDE = "not in the sweep"

Whole = Union[int, None]
Number = Union[float, None]


@dataclass(frozen=True)
class SweepHeader:
    """What a sweep was recorded on, how and with which versions; no host name and no path.

    ``hardware`` is a descriptor's key, or any short name for a foreign device. ``seeds`` are those of routing, inputs
    and plan order, as far as the recorder had them. ``notes`` are sentences a reader must know.
    """

    hardware: str
    device_name: str
    created: str
    command: tuple[str, ...] = ()
    versions: dict[str, str] = field(default_factory=dict)
    origin: str = "measured"
    clock: str = ""
    l2_policy: str = ""
    seeds: dict[str, int] = field(default_factory=dict)
    notes: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        for name in ("hardware", "created"):
            if not getattr(self, name):
                raise InputError(f"header.{name} is empty; a sweep names its {name}")
        require_hardware("header.hardware", self.hardware)
        require_date("header.created", self.created)
        for name in ("device_name", "clock", "l2_policy"):
            if text := getattr(self, name):
                require_text(f"header.{name}", text)
        if self.origin not in ORIGINS:
            raise InputError(f"header.origin is {self.origin!r}; allowed: {', '.join(ORIGINS)}")


@dataclass(frozen=True)
class PlanFailure:
    """Why the plan with number ``plan`` has no time in a cell."""

    plan: int
    kind: str
    message: str = ""


@dataclass(frozen=True)
class PlanBlocks:
    """Block medians in microseconds a call of the plan with number ``plan``."""

    plan: int
    blocks_us: tuple[float, ...]


@dataclass(frozen=True)
class CellTimes:
    """What was recorded at one token count.

    ``screen_us`` holds each plan's block medians of the first pass in microseconds a call; empty for a plan that
    failed or is not legal here. ``race`` are the finalists' blocks of the second pass, interleaved: block i of one
    belongs to the same round as block i of another. ``measure_s`` are the seconds that a plan took on the device.
    """

    num_tokens: int
    screen_us: tuple[tuple[float, ...], ...]
    race: tuple[PlanBlocks, ...] = ()
    failures: tuple[PlanFailure, ...] = ()
    measure_s: tuple[Number, ...] = ()

    def __post_init__(self) -> None:
        where, count = f"cell of {self.num_tokens} tokens", len(self.screen_us)
        if not 1 <= self.num_tokens <= MOST_TOKENS:
            raise InputError(f"{where}: num_tokens must be at least 1, at most {MOST_TOKENS}")
        for plan, blocks in enumerate(self.screen_us):
            require_blocks(f"{where}, plan {plan}", blocks)
        for part, plans in (("race", [r.plan for r in self.race]), ("failures", [f.plan for f in self.failures])):
            if any(not 0 <= p < count for p in plans) or len(set(plans)) < len(plans):
                raise InputError(f"{where}: {part} names a plan twice or one outside 0 to {count - 1}")
        for entry in self.race:
            require_blocks(f"{where}, race of plan {entry.plan}", entry.blocks_us)
            if not self.screen_us[entry.plan]:
                raise InputError(f"{where}: plan {entry.plan} was raced without a time of the first pass")
        for failure in self.failures:
            if failure.kind not in FAILURE_KINDS:
                raise InputError(f"{where}: failure kind {failure.kind!r}; allowed: {', '.join(FAILURE_KINDS)}")
            if self.screen_us[failure.plan]:
                raise InputError(f"{where}: plan {failure.plan} has both a time and a failure")
        if self.measure_s and len(self.measure_s) != count:
            raise InputError(f"{where}: measure_s has {len(self.measure_s)} entries for {count} plans")
        require_seconds(f"{where}: measure_s", self.measure_s)

    @cached_property
    def raced(self) -> Mapping[int, tuple[float, ...]]:
        """Race blocks by plan number."""
        return {r.plan: r.blocks_us for r in self.race}

    @cached_property
    def failed(self) -> Mapping[int, PlanFailure]:
        """Failures by plan number."""
        return {f.plan: f for f in self.failures}

    @cached_property
    def timed(self) -> tuple[int, ...]:
        """Numbers of the plans that have a time."""
        return tuple(i for i, blocks in enumerate(self.screen_us) if blocks)

    @cached_property
    def covered(self) -> tuple[int, ...]:
        """Numbers of the plans that were tried here: timed or failed."""
        return tuple(sorted({*self.timed, *self.failed}))


@dataclass(frozen=True)
class CompileColumns:
    """What the compiler said, one value a plan; empty columns where nobody recorded it."""

    seconds: tuple[Number, ...] = ()
    registers: tuple[Whole, ...] = ()
    spill_bytes: tuple[Whole, ...] = ()
    shared_bytes: tuple[Whole, ...] = ()

    def __post_init__(self) -> None:
        require_seconds("seconds", self.seconds)
        for name in ("registers", "spill_bytes", "shared_bytes"):
            require_counts(name, getattr(self, name))


@dataclass(frozen=True)
class KernelSweep:
    """All recorded plans of one kernel and their times in each cell.

    ``source`` is the digest of the kernel's source when it was timed, ``timed`` the operations that a time covers.
    """

    kernel: str
    backend: str
    variant: str
    source: str
    axes: dict[str, tuple[Param, ...]]
    cells: tuple[CellTimes, ...]
    timed: tuple[str, ...] = ()
    compiled: CompileColumns = field(default_factory=CompileColumns)

    def __post_init__(self) -> None:
        for name in ("kernel", "backend", "variant"):
            require_text(name, getattr(self, name))
        lengths = {name: len(values) for name, values in self.axes.items()}
        if len(set(lengths.values())) != 1:
            raise InputError(f"{self.kernel}: axes must be columns of one length; they have {lengths}")
        require_axes(self.kernel, self.backend, self.axes)
        count = self.num_plans
        if not self.cells:
            raise InputError(f"{self.kernel}: no cell; a sweep holds at least one token count")
        if any(b.num_tokens <= a.num_tokens for a, b in pairwise(self.cells)):
            raise InputError(f"{self.kernel}: token counts are {[c.num_tokens for c in self.cells]}; they must rise")
        for cell in self.cells:
            if len(cell.screen_us) != count:
                raise InputError(
                    f"{self.kernel}: {len(cell.screen_us)} entries at {cell.num_tokens} tokens, {count} plans"
                )
        for name, column in vars(self.compiled).items():
            if column and len(column) != count:
                raise InputError(f"{self.kernel}: compiled.{name} has {len(column)} entries for {count} plans")
        if len(self.index) != count:
            raise InputError(f"{self.kernel}: a plan is there twice; every plan has one number")

    @property
    def num_plans(self) -> int:
        """Plans of this kernel, over all cells."""
        return len(next(iter(self.axes.values()), ()))

    @cached_property
    def plans(self) -> tuple[KernelPlan, ...]:
        """The plans in the order of their numbers."""
        rows = zip(*self.axes.values(), strict=True)
        return tuple(KernelPlan(self.kernel, dict(zip(self.axes, row, strict=True))) for row in rows)

    @cached_property
    def index(self) -> Mapping[tuple[tuple[str, Param], ...], int]:
        """The number of each plan by its sorted parameters; see ``number``."""
        return {tuple(sorted(p.params.items())): i for i, p in enumerate(self.plans)}

    @property
    def tokens(self) -> tuple[int, ...]:
        """Recorded token counts, rising."""
        return tuple(c.num_tokens for c in self.cells)

    def cell(self, num_tokens: int) -> CellTimes:
        """The cell of ``num_tokens``; raises InputError naming what there is."""
        for cell in self.cells:
            if cell.num_tokens == num_tokens:
                return cell
        raise InputError(
            f"{num_tokens} tokens of {self.kernel} are {OUTSIDE}; it covers {', '.join(map(str, self.tokens))}"
        )

    def number(self, plan: KernelPlan) -> int:
        """The number of ``plan``; raises InputError naming what the sweep covers."""
        found = self.index.get(tuple(sorted(plan.params.items()))) if plan.kernel == self.kernel else None
        if found is None:
            axes = "; ".join(f"{n} {', '.join(map(str, sorted(set(v), key=str)))}" for n, v in self.axes.items())
            raise InputError(
                f"{plan.describe()} is {OUTSIDE}; it covers {self.num_plans} plans of {self.kernel}: {axes}"
            )
        return found


@dataclass(frozen=True)
class Sweep:
    """Kernels of one variant of a layer, swept; ``workload`` is the layer at the lowest token count."""

    header: SweepHeader
    workload: Workload
    kernels: tuple[KernelSweep, ...]
    schema: int = SCHEMA_VERSION

    def __post_init__(self) -> None:
        require_model("workload.shape.name", self.workload.shape.name)
        names = [k.kernel for k in self.kernels]
        if not names or len(set(names)) < len(names):
            raise InputError(f"kernels are {names}; there must be at least one, each once")

    @property
    def name(self) -> str:
        """Text for people and files: ``h200-qwen3-30b-a3b-bf16-fused``, with TP and EP where there are any."""
        work = self.workload
        split = [f"tp{work.tp_size}"] * (work.tp_size > 1) + [f"ep{work.ep_size}"] * (work.ep_size > 1)
        return "-".join(
            [self.header.hardware, work.shape.name, work.dtype.value, *split, self.kernels[0].variant]
        ).replace("/", "-")

    def kernel(self, name: str) -> KernelSweep:
        """The sweep of the kernel called ``name``; raises InputError naming what there is."""
        for kernel in self.kernels:
            if kernel.kernel == name:
                return kernel
        raise InputError(f"kernel {name!r} is {OUTSIDE}; it covers {', '.join(k.kernel for k in self.kernels)}")

    def at(self, num_tokens: int) -> Workload:
        """The layer at ``num_tokens``."""
        return self.workload.with_tokens(num_tokens)
