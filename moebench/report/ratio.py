"""Ratios of medians with their 95 % intervals, from blocks: what two latencies can be said to differ by."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

MIN_BLOCKS = 5


class Verdict(str, Enum):
    """Of the second latency against the first."""

    FASTER = "faster"
    SLOWER = "slower"
    UNCLEAR = "unclear"

    def __str__(self) -> str:
        return self.value


@dataclass(frozen=True)
class Ratio:
    """Second over first median, with the bounds of its 95 % interval (None where the blocks can't tell)."""

    value: float
    low: float | None
    high: float | None

    @property
    def verdict(self) -> Verdict:
        """``faster`` or ``slower`` when the interval lies wholly on one side of 1."""
        if self.low is None or self.high is None or self.low <= 1.0 <= self.high:
            return Verdict.UNCLEAR
        return Verdict.SLOWER if self.low > 1.0 else Verdict.FASTER

    def slower_by_more_than(self, share: float) -> bool:
        """Whether even the interval's lower bound is above 1 + ``share``."""
        return self.low is not None and self.low > 1.0 + share


def independent(first_us: Sequence[float], second_us: Sequence[float]) -> Ratio | None:
    """Ratio of the medians of two independent series of blocks; None where a median is not above 0.

    Each median has its bootstrap interval over blocks; the two combine on a log scale by the square root of
    the summed squares of their arms (MOVER, Zou and Donner 2008).
    """
    from moebench.measure.stats import interval

    if min(len(first_us), len(second_us)) < MIN_BLOCKS:
        return _bare(first_us, second_us)
    first, second = interval(first_us), interval(second_us)
    if first.median <= 0 or second.median <= 0:
        return None
    value = second.median / first.median
    if first.low <= 0 or second.low <= 0:
        return Ratio(value, None, None)
    down = math.hypot(math.log(second.median / second.low), math.log(first.high / first.median))
    up = math.hypot(math.log(second.high / second.median), math.log(first.median / first.low))
    return Ratio(value, value * math.exp(-down), value * math.exp(up))


def _bare(first_us: Sequence[float], second_us: Sequence[float]) -> Ratio | None:
    """The ratio without an interval, where there are too few blocks for one."""
    from statistics import median

    if not first_us or not second_us or median(first_us) <= 0 or median(second_us) <= 0:
        return None
    return Ratio(median(second_us) / median(first_us), None, None)


def paired(first_us: Sequence[float], second_us: Sequence[float]) -> Ratio | None:
    """Median of the block-by-block ratios of two interleaved candidates; None unless blocks pair up and are above 0.

    Slow drift hits both blocks of a pair, so the ratio's interval is narrower than the latencies' own.
    """
    from moebench.measure.stats import paired_ratio

    if len(first_us) != len(second_us) or len(first_us) < MIN_BLOCKS or min(*first_us, *second_us) <= 0:
        return None
    found = paired_ratio(second_us, first_us)
    return Ratio(found.median, found.low, found.high)
