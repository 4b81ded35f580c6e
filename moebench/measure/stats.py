"""Statistics of block values: median, spread, 95 % interval, outliers, paired comparison.

A *block value* is what one block measured, per call; launches inside a block are never used singly. The
interval is the percentile bootstrap interval of the median over blocks, in closed form: a resample of m blocks
has its median below the sample's quantile u with probability I_u((m+1)/2, (m+1)/2) (Efron 1982), which a normal
quantile states to within a fraction of a block. m is not the number of blocks but the number of independent
blocks that tell as much (``dependence``): an m-out-of-n bootstrap that keeps its promise under drift. Beyond
the outermost blocks the interval goes on at the slope of the blocks' central 68 %.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from statistics import NormalDist

import numpy as np
import numpy.typing as npt

from moebench.errors import InputError
from moebench.measure.dependence import location_half_width

FloatArray = npt.NDArray[np.float64]

CONFIDENCE = 0.95
MIN_BLOCKS = 3
MEDIAN_OVER_MEAN = math.sqrt(math.pi / 2)
"""Standard error of the median over the mean's, for normal data."""

OUTLIER_Z = 3.5
"""Modified z-score from which a block is flagged (Iglewicz and Hoaglin 1993)."""

_MAD_TO_SIGMA = 0.6745
_MEAN_DEVIATION_TO_SIGMA = 1.253314
_NORMAL = NormalDist()


@dataclass(frozen=True)
class Interval:
    """A median and the ends of its 95 % interval, in the unit of what was measured."""

    median: float
    low: float
    high: float

    @property
    def half_width(self) -> float:
        """The longer of the two arms."""
        return max(self.high - self.median, self.median - self.low)

    @property
    def relative_half_width(self) -> float:
        """``half_width`` over the median; infinite for a median of 0."""
        return self.half_width / abs(self.median) if self.median else math.inf

    def excludes(self, value: float) -> bool:
        """Whether ``value`` lies outside the interval."""
        return not self.low <= value <= self.high


@lru_cache(maxsize=256)
def _normal_scores(count: int) -> FloatArray:
    return np.array([_NORMAL.inv_cdf((i + 0.5) / count) for i in range(count)])


def _scores(blocks: FloatArray, order: npt.NDArray[np.int64]) -> FloatArray:
    """Normal scores [B, n] in measuring order; tied values share their mean score, so that ties are no trend."""
    ranked = np.take_along_axis(blocks, order, axis=1)
    rows, count = blocks.shape
    places = np.broadcast_to(np.arange(count), (rows, count))
    first = np.ones((rows, count), dtype=bool)
    first[:, 1:] = ranked[:, 1:] != ranked[:, :-1]
    last = np.ones((rows, count), dtype=bool)
    last[:, :-1] = first[:, 1:]
    start = np.maximum.accumulate(np.where(first, places, 0), axis=1)
    stop = np.minimum.accumulate(np.where(last, places, count)[:, ::-1], axis=1)[:, ::-1]
    total = np.concatenate(([0.0], np.cumsum(_normal_scores(count))))
    shared = (total[stop + 1] - total[start]) / (stop + 1 - start)
    scores = np.empty_like(blocks)
    np.put_along_axis(scores, order, shared, axis=1)
    return scores


def _at_score(ranked: FloatArray, score: FloatArray) -> FloatArray:
    """Value of each sorted row [B, n] at a normal score [B], going on linearly beyond the outermost values."""
    count = ranked.shape[1]
    grid = _normal_scores(count)
    place = np.interp(score, grid, np.arange(count))
    below = np.minimum(place.astype(np.int64), count - 2)
    rows = np.arange(len(ranked))
    inside = ranked[rows, below] + (place - below) * (ranked[rows, below + 1] - ranked[rows, below])
    beyond = score - np.clip(score, grid[0], grid[-1])
    if not beyond.any():
        return np.asarray(inside)
    low, high = np.quantile(ranked, [0.1587, 0.8413], axis=1)
    return np.asarray(inside + (high - low) / 2 * beyond)


def intervals(blocks: npt.ArrayLike) -> tuple[FloatArray, FloatArray, FloatArray]:
    """Median, low and high end [B] of the 95 % interval of each row of ``blocks`` [B, n], in measuring order.

    Raises InputError for fewer than three blocks or a value that is not finite.
    """
    values = np.atleast_2d(np.asarray(blocks, dtype=np.float64))
    if values.shape[1] < MIN_BLOCKS:
        raise InputError(f"an interval needs at least {MIN_BLOCKS} blocks; {values.shape[1]} were given")
    if not np.isfinite(values).all():
        raise InputError("block values must be finite numbers")
    order = np.argsort(values, axis=1, kind="stable")
    ranked = np.take_along_axis(values, order, axis=1)
    median = np.median(ranked, axis=1)
    width = MEDIAN_OVER_MEAN * location_half_width(_scores(values, order), CONFIDENCE)
    return median, np.minimum(_at_score(ranked, -width), median), np.maximum(_at_score(ranked, width), median)


def interval(blocks: npt.ArrayLike) -> Interval:
    """The median of ``blocks`` [n], in measuring order, with its 95 % interval; raises as ``intervals`` does."""
    median, low, high = intervals(np.asarray(blocks, dtype=np.float64)[None, :])
    return Interval(float(median[0]), float(low[0]), float(high[0]))


def paired_difference(blocks: npt.ArrayLike, base: npt.ArrayLike) -> Interval:
    """Median of ``blocks - base`` [n] within blocks: what moves both alike, such as drift, cancels."""
    return interval(np.asarray(blocks, dtype=np.float64) - np.asarray(base, dtype=np.float64))


def paired_ratio(blocks: npt.ArrayLike, base: npt.ArrayLike) -> Interval:
    """Median of ``blocks / base`` [n] within blocks; raises InputError where ``base`` is not above 0."""
    below = np.asarray(base, dtype=np.float64)
    if not (below > 0).all():
        raise InputError("a ratio needs base times above 0; a block of 0 means the clock can't resolve the call")
    return interval(np.asarray(blocks, dtype=np.float64) / below)


def outliers(blocks: npt.ArrayLike) -> npt.NDArray[np.bool_]:
    """Which of ``blocks`` [n] have a modified z-score over ``OUTLIER_Z``: flagged and kept, never dropped."""
    values = np.asarray(blocks, dtype=np.float64)
    away = np.abs(values - np.median(values))
    spread = float(np.median(away)) / _MAD_TO_SIGMA or float(away.mean()) * _MEAN_DEVIATION_TO_SIGMA
    return away > OUTLIER_Z * spread if spread else np.zeros(values.shape, dtype=bool)
