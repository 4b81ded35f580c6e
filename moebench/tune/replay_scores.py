"""How good samplers were over all recorded cells and seeds, beside the exact random baseline.

A cell's value is the mean over seeds of the fraction of the optimum; a sampler's is the geometric mean of its cells.
Two samplers are compared pair by pair, a pair being one seed on one sweep; the interval is the percentile bootstrap's
over these pairs. It speaks of these sweeps, not of others.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from moebench.store.sweeps import Sweep
from moebench.tune.landscape import Landscape, landscape, random_search
from moebench.tune.replay import SECONDS, ReplayOptions, Trace, budget

FloatArray = npt.NDArray[np.float64]
CellKey = tuple[int, str, int]

EXACT_RANDOM = "random, exact"
"""Drawn without replacement and chosen by true time, in closed form: noise would only make it worse."""
RESAMPLES = 4000
CONFIDENCE = 0.95
FEWEST_SEEDS = 5
"""Below this there is no interval: a bootstrap over a handful of pairs says nothing of the spread between seeds."""
_LEAST = 1e-6
"""Stands for a fraction of 0 in a geometric mean."""


@dataclass(frozen=True)
class CellScore:
    """One sampler in one cell: mean and 10 % quantile over seeds at each checkpoint, mean at each of ``SECONDS``."""

    sweep: str
    kernel: str
    num_tokens: int
    legal: int
    budget: int
    optimum_us: float
    optimum_half_width: float
    mean: tuple[float, ...]
    p10: tuple[float, ...]
    by_seconds: tuple[float, ...] = ()

    @property
    def name(self) -> str:
        """Text for people."""
        return f"{self.sweep} {self.place}"

    @property
    def place(self) -> str:
        """The cell within its sweep."""
        return f"{self.kernel} T{self.num_tokens}"


@dataclass(frozen=True)
class SamplerScore:
    """One sampler over all cells. ``share_95`` is the share of (cell, seed) whose last choice reaches 95 %.

    ``screen_s`` and ``race_s`` are mean seconds on the virtual clock of one sweep: all its kernels and cells.
    """

    sampler: str
    cells: tuple[CellScore, ...]
    geomean: tuple[float, ...]
    p10: tuple[float, ...]
    by_seconds: tuple[float, ...] = ()
    share_95: float | None = None
    screen_s: float | None = None
    race_s: float | None = None

    @property
    def worst(self) -> CellScore:
        """The cell with the lowest mean at the last checkpoint."""
        return min(self.cells, key=lambda c: c.mean[-1])


@dataclass(frozen=True)
class Difference:
    """Sampler minus ``other`` at the last checkpoint, in fractions of the optimum, with the 95 % interval.

    ``low`` and ``high`` are None where there are fewer than ``FEWEST_SEEDS`` seeds.
    """

    sampler: str
    other: str
    mean: float
    low: float | None
    high: float | None

    @property
    def certain(self) -> bool | None:
        """Whether the interval excludes 0; None without an interval."""
        if self.low is None or self.high is None:
            return None
        return self.low > 0 or self.high < 0


@dataclass(frozen=True)
class ReplayScores:
    """A whole replay: every sampler, the exact random baseline last, and the first sampler against the others."""

    checkpoints: tuple[int, ...]
    seconds: tuple[float, ...]
    seeds: int
    samplers: tuple[SamplerScore, ...]
    differences: tuple[Difference, ...]
    has_costs: bool


def geomean(values: Iterable[float]) -> float:
    """The geometric mean; a value of 0 counts as a millionth."""
    return float(np.exp(np.mean(np.log(np.maximum(list(values), _LEAST)))))


def _landscapes(sweeps: Sequence[Sweep], traces: Sequence[Trace]) -> dict[CellKey, Landscape]:
    keys = sorted({(t.task.sweep, t.task.kernel) for t in traces})
    return {
        (i, name, tokens): landscape(sweeps[i].kernel(name), tokens)
        for i, name in keys
        for tokens in sweeps[i].kernel(name).tokens
    }


def _cell(sweep: Sweep, truth: Landscape, trials: int, values: Sequence[FloatArray]) -> CellScore:
    """``values``: mean and p10 at the checkpoints, and mean at the seconds if there are any."""
    told = [tuple(float(v) for v in column) for column in values]
    return CellScore(
        sweep.name, truth.kernel, truth.num_tokens, truth.legal, budget(truth, trials), truth.optimum.median,
        truth.optimum.relative_half_width, *told,
    )  # fmt: skip


def _over_cells(cells: Sequence[CellScore]) -> tuple[tuple[float, ...], tuple[float, ...]]:
    means = tuple(geomean(column) for column in zip(*(c.mean for c in cells), strict=True))
    return means, tuple(geomean(column) for column in zip(*(c.p10 for c in cells), strict=True))


def _exact(sweeps: Sequence[Sweep], truths: dict[CellKey, Landscape], options: ReplayOptions) -> SamplerScore:
    cells = []
    for (i, _, _), truth in truths.items():
        most = budget(truth, options.trials)
        found = [random_search(truth.ranked, min(n, most)) for n in options.checkpoints]
        columns = [np.array([f.mean for f in found]), np.array([f.p10 for f in found])]
        cells.append(_cell(sweeps[i], truth, options.trials, columns))
    return SamplerScore(EXACT_RANDOM, tuple(cells), *_over_cells(cells))


def _score(
    name: str,
    sweeps: Sequence[Sweep],
    truths: dict[CellKey, Landscape],
    traces: Sequence[Trace],
    options: ReplayOptions,
) -> SamplerScore:
    by_cell: dict[CellKey, list[tuple[tuple[float, ...], tuple[float, ...]]]] = defaultdict(list)
    for trace in traces:
        for cell in trace.cells:
            by_cell[trace.task.sweep, trace.task.kernel, cell.num_tokens].append((cell.by_plans, cell.by_seconds))
    cells, last = [], []
    for key, truth in truths.items():
        plans = np.array([p for p, _ in by_cell[key]])
        seconds = np.array([s for _, s in by_cell[key]]).mean(axis=0)
        columns = [plans.mean(axis=0), np.quantile(plans, 0.1, axis=0), seconds]
        cells.append(_cell(sweeps[key[0]], truth, options.trials, columns))
        last.append(plans[:, -1])
    searches = len({(t.task.sweep, t.task.seed) for t in traces})
    timely = tuple(geomean(column) for column in zip(*(c.by_seconds for c in cells), strict=True))
    return SamplerScore(
        name, tuple(cells), *_over_cells(cells), timely, float((np.concatenate(last) >= 0.95).mean()),
        sum(t.screen_s for t in traces) / searches, sum(t.race_s for t in traces) / searches,
    )  # fmt: skip


def _units(traces: Sequence[Trace]) -> dict[tuple[int, int], float]:
    """The geometric mean over a sweep's cells at the last checkpoint, by (sweep, seed)."""
    found: dict[tuple[int, int], list[float]] = defaultdict(list)
    for trace in traces:
        found[trace.task.sweep, trace.task.seed] += [c.by_plans[-1] for c in trace.cells]
    return {unit: geomean(values) for unit, values in found.items()}


def _difference(name: str, other: str, pairs: FloatArray, seeds: int) -> Difference:
    if seeds < FEWEST_SEEDS:
        return Difference(name, other, float(pairs.mean()), None, None)
    drawn = np.random.default_rng(0).integers(len(pairs), size=(RESAMPLES, len(pairs)))
    low, high = np.quantile(pairs[drawn].mean(axis=1), [(1 - CONFIDENCE) / 2, (1 + CONFIDENCE) / 2])
    return Difference(name, other, float(pairs.mean()), float(low), float(high))


def _differences(
    by_sampler: dict[str, list[Trace]], exact: SamplerScore, sweeps: Sequence[Sweep]
) -> tuple[Difference, ...]:
    """The first sampler against each other one and against the exact baseline."""
    first, *others = by_sampler
    mine = _units(by_sampler[first])
    keys = sorted(mine)
    seeds = len({seed for _, seed in keys})
    found = []
    for other in others:
        theirs = _units(by_sampler[other])
        found.append(_difference(first, other, np.array([mine[k] - theirs[k] for k in keys]), seeds))
    level = {
        i: geomean([c.mean[-1] for c in exact.cells if c.sweep == sweep.name]) for i, sweep in enumerate(sweeps)
        if any(c.sweep == sweep.name for c in exact.cells)
    }  # fmt: skip
    found.append(_difference(first, EXACT_RANDOM, np.array([mine[k] - level[k[0]] for k in keys]), seeds))
    return tuple(found)


def score(sweeps: Sequence[Sweep], traces: Sequence[Trace], options: ReplayOptions) -> ReplayScores:
    """What ``traces`` of all samplers, sweeps and seeds add up to; the samplers in the order in which they come."""
    truths = _landscapes(sweeps, traces)
    by_sampler: dict[str, list[Trace]] = defaultdict(list)
    for trace in traces:
        by_sampler[trace.task.sampler].append(trace)
    exact = _exact(sweeps, truths, options)
    scores = [_score(name, sweeps, truths, found, options) for name, found in by_sampler.items()]
    return ReplayScores(
        options.checkpoints, SECONDS, len({t.task.seed for t in traces}), (*scores, exact),
        _differences(dict(by_sampler), exact, sweeps), any(t.screen_s > 0 for t in traces),
    )  # fmt: skip
