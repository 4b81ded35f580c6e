"""What is true of a recorded cell: each plan's time, the best one, and how hard it is to find.

The optimum is the plan with the lowest time after the race, not the lowest of the first pass: among many near-ties the
lowest of noisy values is lucky. Race blocks are taken relative to their round, so that drift cancels; first-pass
times are put on the race's level by the finalists' median ratio.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from moebench.errors import InputError
from moebench.measure.stats import MIN_BLOCKS, Interval, interval
from moebench.store.sweeps import CellTimes, KernelSweep, Sweep

FloatArray = npt.NDArray[np.float64]

NEAR = (0.01, 0.02, 0.05)
"""Distances from the best at which plans are counted."""


@dataclass(frozen=True)
class Landscape:
    """One kernel at one token count.

    ``us`` [plans] are true times: infinite for a plan that failed, NaN for one that was not tried here. ``optimum`` is
    the best plan's time with its interval; ``raced`` plans took part in the race.
    """

    kernel: str
    num_tokens: int
    us: FloatArray
    best: int
    optimum: Interval
    raced: int
    block_spread: float

    @cached_property
    def fractions(self) -> FloatArray:
        """[plans]: the best time over each plan's: 1 is the optimum, 0 a failure, NaN a plan not tried here."""
        return np.where(np.isnan(self.us), np.nan, self.us[self.best] / self.us)

    @cached_property
    def legal(self) -> int:
        """Plans that were tried here, failed ones among them."""
        return int((~np.isnan(self.us)).sum())

    @property
    def ranked(self) -> FloatArray:
        """Fractions of all plans that were tried, the best first."""
        return np.sort(self.fractions[~np.isnan(self.fractions)])[::-1]

    def within(self, share: float) -> int:
        """Plans whose time is at most ``1 + share`` of the best."""
        return int((self.ranked >= 1 / (1 + share)).sum())


def _race_values(raced: list[tuple[float, ...]]) -> list[FloatArray]:
    """Race blocks without what moved a whole round: relative to the round's median, at the race's level."""
    arrays = [np.array(b) for b in raced]
    if len({len(a) for a in arrays}) > 1:  # a plan that left early has no partner in later rounds
        return arrays
    rounds = np.median(np.stack(arrays), axis=0)
    return [a / rounds * np.median(rounds) for a in arrays]


def _interval(blocks: FloatArray) -> Interval:
    if len(blocks) >= MIN_BLOCKS:
        return interval(blocks)
    return Interval(float(np.median(blocks)), float(blocks.min()), float(blocks.max()))


def _spread(cell: CellTimes) -> float:
    """Median over plans of a plan's range of first-pass blocks over their median."""
    several = [np.array(b) for b in cell.screen_us if len(b) > 1]
    return float(np.median([np.ptp(b) / np.median(b) for b in several])) if several else 0.0


def require_times(sweep: Sweep, where: str, kernels: Collection[str] = ()) -> None:
    """Raise InputError, naming ``where`` it lies, for a cell of ``sweep`` (of ``kernels`` only) without any time."""
    for kernel in sweep.kernels:
        for cell in kernel.cells:
            if not cell.timed and (not kernels or kernel.kernel in kernels):
                raise InputError(f"{where}: {_no_time(kernel, cell.num_tokens)}")


def _no_time(kernel: KernelSweep, num_tokens: int) -> str:
    return f"no plan of {kernel.kernel} has a time at {num_tokens} tokens; there is nothing to find"


def landscape(kernel: KernelSweep, num_tokens: int) -> Landscape:
    """The landscape of ``kernel`` at ``num_tokens``; raises InputError when no plan has a time there."""
    cell = kernel.cell(num_tokens)
    if not cell.timed:
        raise InputError(_no_time(kernel, num_tokens))
    us = np.full(kernel.num_plans, np.nan)
    us[list(cell.failed)] = np.inf
    timed = list(cell.timed)
    us[timed] = [np.median(cell.screen_us[i]) for i in timed]
    if not cell.race:
        best = int(np.nanargmin(us))
        return Landscape(
            kernel.kernel, num_tokens, us, best, _interval(np.array(cell.screen_us[best])), 0, _spread(cell)
        )
    finalists = [r.plan for r in cell.race]
    values = _race_values([r.blocks_us for r in cell.race])
    medians = np.array([np.median(v) for v in values])
    winner = int(np.argmin(medians))
    us[timed] *= np.median(medians / us[finalists])
    us[timed] = np.maximum(us[timed], medians[winner])  # what was not raced is never counted as beating the winner
    us[finalists] = medians
    return Landscape(
        kernel.kernel, num_tokens, us, finalists[winner], _interval(values[winner]), len(finalists), _spread(cell)
    )


@dataclass(frozen=True)
class RandomSearch:
    """Fraction of the optimum that ``plans`` random plans reach: its mean and its 10 % quantile."""

    plans: int
    mean: float
    p10: float


def random_search(ranked: FloatArray, plans: int) -> RandomSearch:
    """What the best of ``plans`` plans, drawn without replacement and judged by true time, reaches: exactly.

    ``ranked`` [N] are fractions of all plans, the best first. None of the first i is among n of N with probability
    C(N - i, n) / C(N, n) (hypergeometric), so that plan i is the best of them with the difference of two of these.
    """
    count = len(ranked)
    drawn = min(plans, count)
    left = np.arange(count)
    missed = np.concatenate(([1.0], np.cumprod(np.maximum(count - drawn - left, 0) / (count - left))))
    chance = missed[:-1] - missed[1:]
    reached = np.cumsum(chance)
    p10 = ranked[min(int(np.searchsorted(reached, 0.9 - 1e-12)), count - 1)]
    return RandomSearch(plans, float((chance * ranked).sum()), float(p10))
