"""Searches on recorded sweeps: what a sampler's chosen plan is worth, after how many plans and how many seconds.

A search sees resampled times only. Its choice in a cell is the fastest of its finalists after a race of theirs, and is
judged by the plan's true time (``tune.landscape``).
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import closing
from dataclasses import dataclass
from types import MappingProxyType
from typing import Union

import numpy as np
import numpy.typing as npt

from moebench.errors import InputError
from moebench.plan.plan import KernelPlan
from moebench.plan.space import Space
from moebench.store.sweeps import KernelSweep, Sweep
from moebench.tune.book import Book
from moebench.tune.landscape import Landscape, landscape
from moebench.tune.proposals import Proposer
from moebench.tune.replay_bench import COMPILE_WORKERS, ReplayBench
from moebench.tune.replay_prior import Priors
from moebench.tune.replay_space import cells_of, hardware_of, space_of
from moebench.tune.replay_workers import Heard, in_processes, unheard

CHECKPOINTS = (8, 16, 32, 48, 64)
SECONDS = (5.0, 15.0, 30.0, 60.0, 120.0, 300.0)
BATCH = 8
CHUNK = 4
"""Seeds that one process takes at a time."""
LEGAL_SHARE = 4
"""A search measures at most one in four of a cell's legal plans: measuring them all would be no search."""


@dataclass(frozen=True)
class ReplayOptions:
    """How searches run: ``trials`` plans a cell at most, ``batch`` of them between two looks at the results.

    ``finalists`` are raced before the choice; 1 lets the first pass decide.
    """

    trials: int = 48
    finalists: int = 3
    workers: int = COMPILE_WORKERS
    batch: int = BATCH

    def __post_init__(self) -> None:
        for name, value in vars(self).items():
            if value < 1:
                raise InputError(f"{name} is {value}; it must be at least 1")

    @property
    def checkpoints(self) -> tuple[int, ...]:
        """Numbers of plans at which a search is judged, ``trials`` the last."""
        return (*(n for n in CHECKPOINTS if n < self.trials), self.trials)


ALONE = ":alone"
"""Behind a sampler's name: it gets no prediction, where the others start from the model's best plans."""


def plain_name(sampler: str) -> str:
    """The sampler's own name."""
    return sampler[: -len(ALONE)] if sampler.endswith(ALONE) else sampler


Prior = Union[npt.NDArray[np.float64], None]

_DEFAULTS = ReplayOptions()


@dataclass(frozen=True)
class Task:
    """One search: a sampler with a seed on one kernel of a sweep; ``tpe:alone`` is tpe without a prior."""

    sweep: int
    kernel: str
    sampler: str
    seed: int


@dataclass(frozen=True)
class CellTrace:
    """What a search reached in one cell: fractions of the optimum at ``checkpoints`` plans and at ``SECONDS``.

    A search that ended earlier keeps what it had. 0 is no plan with a time yet.
    """

    num_tokens: int
    by_plans: tuple[float, ...]
    by_seconds: tuple[float, ...]
    plans: int


@dataclass(frozen=True)
class Trace:
    """One search's cells, and the seconds it took on the virtual clock: of screening, and of the last race."""

    task: Task
    cells: tuple[CellTrace, ...]
    screen_s: float
    race_s: float


class _Judge:
    """Chooses in one cell among the plans seen so far, as the search would, and says what the choice is worth."""

    def __init__(self, bench: ReplayBench, kernel: KernelSweep, truth: Landscape, options: ReplayOptions) -> None:
        self._bench, self._kernel, self._truth, self._options = bench, kernel, truth, options
        self._cell = kernel.cell(truth.num_tokens)
        self._most = budget(truth, options.trials)
        self._plans: list[int] = []
        self._us: list[float] = []
        self._at_s: list[float] = []
        self._known: dict[tuple[int, ...], float] = {}

    def saw(self, plan: int, us: float, at_s: float) -> None:
        """Take in a plan's screened time; what is beyond the cell's budget doesn't count."""
        if len(self._plans) < self._most:
            self._plans.append(plan)
            self._us.append(us)
            self._at_s.append(at_s)

    def _finalists(self, count: int) -> tuple[int, ...]:
        us = np.array(self._us[:count])
        order = np.argsort(us, kind="stable")[: self._options.finalists]
        return tuple(self._plans[i] for i in order if np.isfinite(us[i]))

    def _worth(self, count: int) -> float:
        """The fraction of the optimum that the choice among the first ``count`` plans is."""
        plans = self._finalists(count)
        if not plans:
            return 0.0
        if plans not in self._known:
            drawn = self._bench.rematch(self._kernel, self._cell, plans) if len(plans) > 1 else [np.zeros(1)]
            winner = plans[int(np.argmin([np.median(blocks) for blocks in drawn]))]
            self._known[plans] = float(self._truth.fractions[winner])
        return self._known[plans]

    def race_s(self) -> float:
        """Seconds on the device of the last race."""
        plans = self._finalists(self._most)
        return self._bench.rematch_s(self._cell, plans) if len(plans) > 1 else 0.0

    def trace(self) -> CellTrace:
        """What was reached at every checkpoint."""
        at_s = np.array(self._at_s)
        return CellTrace(
            self._truth.num_tokens,
            tuple(self._worth(n) for n in self._options.checkpoints),
            tuple(self._worth(int((at_s <= s).sum())) for s in SECONDS),
            len(self._plans),
        )


def budget(truth: Landscape, trials: int) -> int:
    """Plans that a search may measure in a cell: ``trials``, or a quarter of the legal ones where that is less."""
    return max(1, min(trials, truth.legal // LEGAL_SHARE))


@dataclass(frozen=True)
class Ground:
    """One kernel of a sweep, made ready once for all seeds: what is true, what a search may try, what it is told."""

    sweep: Sweep
    kernel: KernelSweep
    truths: tuple[Landscape, ...]
    space: Space
    prior_us: Prior


def ground(sweep: Sweep, kernel: str, prior_us: Prior = None) -> Ground:
    """The ground of searches on ``kernel``; raises InputError for a kernel that the sweep lacks.

    ``prior_us`` [plans, cells] are predictions that the samplers are given.
    """
    swept = sweep.kernel(kernel)
    space = space_of(sweep, swept, hardware_of(sweep))
    return Ground(sweep, swept, tuple(landscape(swept, t) for t in swept.tokens), space, prior_us)


def search(on: Ground, task: Task, options: ReplayOptions) -> Trace:
    """Run one search; raises UnknownNameError for its sampler."""
    kernel, hw = on.kernel, on.space.hw
    bench = ReplayBench(on.sweep, hw, seed=task.seed, workers=options.workers)
    aside = ReplayBench(on.sweep, hw, seed=task.seed, workers=options.workers)
    judges = {truth.num_tokens: _Judge(aside, kernel, truth, options) for truth in on.truths}
    book = Book(on.space, cells_of(on.sweep, kernel), on.prior_us)
    most = max(budget(truth, options.trials) for truth in on.truths)
    proposer = Proposer(on.space, book, plain_name(task.sampler), task.seed, most)
    while batch := proposer.next_batch(options.batch):
        for records in bench.screen(batch):
            proposer.tell(records)
            for record in records:
                us = float(np.median(record.blocks_us)) if record.ok else np.inf
                plan = kernel.number(KernelPlan(kernel.kernel, record.params))
                judges[int(record.workload["num_tokens"])].saw(plan, us, bench.clock_s())
    race_s = sum(judge.race_s() for judge in judges.values())
    return Trace(task, tuple(judge.trace() for judge in judges.values()), bench.clock_s(), race_s)


def tasks_of(sweeps: Sequence[Sweep], samplers: Sequence[str], seeds: int, kernels: Sequence[str] = ()) -> list[Task]:
    """Every search that a replay is made of; raises InputError for a kernel that no sweep has."""
    known = {k.kernel for s in sweeps for k in s.kernels}
    for name in kernels:
        if name not in known:
            raise InputError(f"kernel {name!r} is in none of the sweeps; they have: {', '.join(sorted(known))}")
    return [
        Task(i, kernel.kernel, sampler, seed)
        for sampler in samplers
        for i, sweep in enumerate(sweeps)
        for kernel in sweep.kernels if not kernels or kernel.kernel in kernels
        for seed in range(seeds)
    ]  # fmt: skip


def _searches(sweep: Sweep, tasks: Sequence[Task], options: ReplayOptions, prior_us: Prior) -> list[Trace]:
    """Searches on one kernel of one sweep."""
    ready = ground(sweep, tasks[0].kernel, None if tasks[0].sampler.endswith(ALONE) else prior_us)
    return [search(ready, task, options) for task in tasks]


def replay(
    sweeps: Sequence[Sweep], tasks: Sequence[Task], options: ReplayOptions = _DEFAULTS, jobs: int = 1,
    priors: Priors = MappingProxyType({}), heard: Heard = unheard,
) -> Generator[Trace, None, None]:  # fmt: skip
    """The traces of ``tasks``, in ``jobs`` processes; the same ones in the same order for any number of them.

    ``heard`` is told how many searches are through. Close it where it isn't read to its end.
    """
    groups: dict[tuple[int, str, str, int], list[Task]] = {}
    for task in tasks:
        groups.setdefault((task.sweep, task.kernel, task.sampler, task.seed // CHUNK), []).append(task)
    arguments = [(sweeps[key[0]], group, options, priors.get(key[:2])) for key, group in groups.items()]
    sizes = [len(group) for group in groups.values()]
    with closing(in_processes(_searches, arguments, jobs, heard, sizes)) as groups_done:
        for traces in groups_done:
            yield from traces
