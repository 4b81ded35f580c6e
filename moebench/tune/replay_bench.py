"""A bench that answers from a recorded sweep: resampled blocks, and a virtual clock that runs by recorded costs."""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Sequence

import numpy as np
import numpy.typing as npt

from moebench.errors import InputError
from moebench.plan.plan import KernelPlan, LayerPlan
from moebench.spec.hardware import Hardware
from moebench.spec.workload import Workload
from moebench.store.records import STATUS_FAILED, STATUS_OK, Failure
from moebench.store.sweeps import OUTSIDE, CellTimes, KernelSweep, Sweep
from moebench.store.trial_records import CompileFacts, TrialRecord, trial_id
from moebench.tables.codec import plain
from moebench.tune.bench import Bench, Heat, Screening
from moebench.tune.cells import Cell

FloatArray = npt.NDArray[np.float64]

COMPILE_WORKERS = 14
_SCREEN, _RACE = 0, 1


def _told(workload: Workload) -> str:
    split = f"tp{workload.tp_size} ep{workload.ep_size}"
    return f"{workload.shape.name} {workload.dtype.value} {split} routing {workload.routing} seed {workload.seed}"


class VirtualClock:
    """Seconds of one device and ``workers`` compilers that work ahead of it.

    A plan's compilation starts when a compiler is free; the device takes plans in the order their binaries are ready.
    """

    def __init__(self, workers: int = COMPILE_WORKERS) -> None:
        if workers < 1:
            raise InputError(f"{workers} compile workers can't compile; give at least 1")
        self.now_s = 0.0
        self._free_s = [0.0] * workers

    def compile(self, seconds: Sequence[float]) -> list[float]:
        """When each of these compilations, handed over now and taken in order, is ready."""
        ready = []
        for needed in seconds:
            start = max(heapq.heappop(self._free_s), self.now_s)
            heapq.heappush(self._free_s, start + needed)
            ready.append(start + needed)
        return ready

    def measure(self, ready_s: float, seconds: float) -> None:
        """The device measures for ``seconds`` once it is free and the binary is ready."""
        self.now_s = max(self.now_s, ready_s) + seconds


class ReplayBench(Bench):
    """Times of ``sweep``, as a device would have given them.

    A screening's blocks are drawn with replacement from the plan's recorded ones, so that their noise and drift
    stay; the same ``seed``, plan and cell always draw the same, whoever asks. The clock charges the recorded seconds of
    compiling, once a plan, and of measuring; what was not recorded costs nothing.
    """

    origin = "replayed"

    def __init__(self, sweep: Sweep, hw: Hardware, *, seed: int = 0, workers: int = COMPILE_WORKERS) -> None:
        self.sweep, self.hw, self.seed = sweep, hw, seed
        self._clock = VirtualClock(workers)
        self._compiled: set[tuple[str, int]] = set()
        self._works = {t: plain(sweep.at(t)) for t in sorted({t for k in sweep.kernels for t in k.tokens})}

    def clock_s(self) -> float:
        """Seconds on the virtual clock."""
        return self._clock.now_s

    def screen(self, batch: Sequence[Screening]) -> Iterator[tuple[TrialRecord, ...]]:
        """See ``Bench.screen``; raises InputError for a plan or a cell that the sweep lacks, naming what it covers."""
        asked = [self._find(s) for s in batch]
        ready = self._clock.compile([self._compile_s(kernel, plan) for kernel, plan, _ in asked])
        for i in sorted(range(len(asked)), key=lambda i: ready[i]):
            kernel, plan, cells = asked[i]
            self._clock.measure(ready[i], sum(self._measure_s(c, plan) for c in cells))
            yield tuple(self._record(kernel, plan, c) for c in cells)

    def _find(self, screening: Screening) -> tuple[KernelSweep, int, list[CellTimes]]:
        kernel = self.sweep.kernel(screening.plan.kernel)
        plan = kernel.number(screening.plan)
        cells = [self._cell(kernel, cell) for cell in screening.cells]
        for cell in cells:
            if plan not in cell.failed and not cell.screen_us[plan]:
                raise InputError(
                    f"{screening.plan.describe()} at {cell.num_tokens} tokens is {OUTSIDE} {self.sweep.name}; "
                    f"it covers {len(cell.covered)} of {kernel.num_plans} plans there"
                )
        return kernel, plan, cells

    def _cell(self, kernel: KernelSweep, cell: Cell) -> CellTimes:
        self._require_same_layer(cell.workload)
        return kernel.cell(cell.workload.num_tokens)

    def _require_same_layer(self, workload: Workload) -> None:
        mine = self.sweep.workload
        if workload.with_tokens(mine.num_tokens) != mine:
            raise InputError(f"{_told(workload)} is {OUTSIDE} {self.sweep.name}; it covers {_told(mine)} alone")

    def _compile_s(self, kernel: KernelSweep, plan: int) -> float:
        if (kernel.kernel, plan) in self._compiled:
            return 0.0
        self._compiled.add((kernel.kernel, plan))
        column = kernel.compiled.seconds
        return (column[plan] or 0.0) if column else 0.0

    def _measure_s(self, cell: CellTimes, plan: int) -> float:
        return (cell.measure_s[plan] or 0.0) if cell.measure_s else 0.0

    def _generator(self, kernel: KernelSweep, cell: CellTimes, *more: int) -> np.random.Generator:
        return np.random.default_rng([self.seed, self.sweep.kernels.index(kernel), cell.num_tokens, *more])

    def _facts(self, kernel: KernelSweep, plan: int) -> CompileFacts:
        return CompileFacts(**{n: column[plan] if column else None for n, column in vars(kernel.compiled).items()})

    def _record(self, kernel: KernelSweep, plan: int, cell: CellTimes) -> TrialRecord:
        about, params = self.sweep.header, dict(kernel.plans[plan].params)
        workload, failed = self._works[cell.num_tokens], cell.failed.get(plan)
        own_id = trial_id(
            kernel.backend, kernel.variant, kernel.kernel, params, kernel.source, workload, about.hardware, self.seed
        )
        blocks: tuple[float, ...] = ()
        if failed is None:
            recorded = np.array(cell.screen_us[plan])
            drawn = self._generator(kernel, cell, _SCREEN, plan).integers(len(recorded), size=len(recorded))
            blocks = tuple(float(b) for b in recorded[drawn])
        return TrialRecord(
            own_id, STATUS_OK if failed is None else STATUS_FAILED, self.origin, kernel.backend, kernel.variant,
            kernel.kernel, params, kernel.source, workload, about.hardware, blocks, kernel.timed, about.clock,
            about.l2_policy, compiled=self._facts(kernel, plan),
            failure=None if failed is None else Failure(failed.kind, failed.message),
            elapsed_s=self._measure_s(cell, plan),
        )  # fmt: skip

    def rematch(self, kernel: KernelSweep, cell: CellTimes, plans: Sequence[int]) -> list[FloatArray]:
        """Race blocks of ``plans`` in microseconds a call, the same rounds drawn for all, and their cost charged.

        A plan that was not raced when the sweep was recorded gives its first-pass blocks, drawn for itself.
        """
        drawn: list[FloatArray] = []
        rounds: dict[int, npt.NDArray[np.int64]] = {}
        for plan in plans:
            raced = cell.raced.get(plan)
            blocks = np.array(raced if raced is not None else cell.screen_us[plan])
            if not len(blocks):
                raise InputError(
                    f"{kernel.plans[plan].describe()} has no time at {cell.num_tokens} tokens to race with"
                )
            stream = (_RACE, len(blocks)) if raced is not None else (_RACE, 0, plan)
            key = len(blocks) if raced is not None else -1 - plan
            if key not in rounds:
                rounds[key] = self._generator(kernel, cell, *stream).integers(len(blocks), size=len(blocks))
            drawn.append(blocks[rounds[key]])
        self._clock.measure(0.0, self.rematch_s(cell, plans))
        return drawn

    def rematch_s(self, cell: CellTimes, plans: Sequence[int]) -> float:
        """Seconds on the device that a race of ``plans`` takes, at the first pass's seconds a block."""
        total = 0.0
        for plan in plans:
            screened = len(cell.screen_us[plan])
            total += self._measure_s(cell, plan) * len(cell.raced.get(plan, cell.screen_us[plan])) / max(screened, 1)
        return total

    def race(self, entries: Sequence[tuple[Workload, tuple[LayerPlan, ...]]]) -> Iterator[Heat]:
        """See ``Bench.race``: a layer's block is the sum over its swept kernels.

        A kernel that the sweep lacks must have the same plan in all layers of an entry: it can't change their order.
        Raises InputError naming the kernel otherwise.
        """
        for workload, layers in entries:
            self._require_same_layer(workload)
            yield self._heat(workload, layers)

    def _heat(self, workload: Workload, layers: tuple[LayerPlan, ...]) -> Heat:
        swept = {k.kernel: k for k in self.sweep.kernels}
        names = [k.kernel for k in layers[0].kernels]
        columns = {n: [layer.kernel(n) for layer in layers] for n in names}
        for name, plans in columns.items():
            if name not in swept and any(p != plans[0] for p in plans):
                raise InputError(
                    f"the layers differ in {name}, which is {OUTSIDE} {self.sweep.name}; it covers {', '.join(swept)}"
                )
        failures: list[Failure | None] = [None] * len(layers)
        parts: list[list[FloatArray]] = [[] for _ in layers]
        for name, plans in columns.items():
            if name in swept:
                self._add(swept[name], workload, plans, parts, failures)
        rounds = min((len(p) for own in parts for p in own), default=0)
        blocks = tuple(
            () if failed is not None or not own else tuple(map(float, np.sum([p[:rounds] for p in own], axis=0)))
            for own, failed in zip(parts, failures, strict=True)
        )
        return Heat(workload, layers, blocks, tuple(failures), (str(workload.routing),) if any(blocks) else ())

    def _add(
        self, kernel: KernelSweep, workload: Workload, plans: Sequence[KernelPlan], parts: list[list[FloatArray]],
        failures: list[Failure | None],
    ) -> None:  # fmt: skip
        """Add one kernel's race blocks to the layers' parts; a plan that failed fails its layer."""
        cell = kernel.cell(workload.num_tokens)
        numbers = [kernel.number(p) for p in plans]
        for i, number in enumerate(numbers):
            if (failed := cell.failed.get(number)) is not None:
                failures[i] = failures[i] or Failure(failed.kind, failed.message)
                parts[i] = []
        alive = [i for i, f in enumerate(failures) if f is None]
        distinct = list(dict.fromkeys(numbers[i] for i in alive))
        drawn = dict(zip(distinct, self.rematch(kernel, cell, distinct), strict=True))
        for i in alive:
            parts[i].append(drawn[numbers[i]])
