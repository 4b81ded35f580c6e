"""When a race is over: every contender is told from the first one and from the fastest, or tied with it.

Ratios are taken block by block, so that what moves all contenders alike cancels, and long before each time by itself
is known as well. Looking several times while blocks come in would call equal contenders different too often:
intervals are widened by Pocock's constant for six looks at 5 % (Biometrika 64, 1977: 2.453 in place of 1.960).
"""

from __future__ import annotations

import numpy as np

from moebench.measure.stats import FloatArray, intervals

LOOKS_FACTOR = 2.453 / 1.960

TIE_SHARE = 0.005
"""Plans whose times differ by less than this share are tied, however narrow the interval: a gain below it is not kept
from one process to the next. A race is over where the whole interval of a ratio is this close to 1."""


def _decided(blocks: FloatArray, base: FloatArray) -> bool:
    """Whether each row of ``blocks`` [C, n] is told from ``base`` [n], or tied with it."""
    if not len(blocks):
        return True
    if not (base > 0).all():
        return False
    ratio, low, high = intervals(blocks / base)
    low, high = ratio - LOOKS_FACTOR * (ratio - low), ratio + LOOKS_FACTOR * (high - ratio)
    told = (low > 1) | (high < 1)
    tied = (low >= 1 - TIE_SHARE) & (high <= 1 + TIE_SHARE)
    return bool((told | tied).all())


def decided(blocks: FloatArray) -> bool:
    """Whether a race of ``blocks`` [contenders, blocks], in measuring order and at least three, is over."""
    leader = int(np.median(blocks, axis=1).argmin())
    rest = np.arange(len(blocks))
    return _decided(blocks[rest != 0], blocks[0]) and _decided(blocks[rest != leader], blocks[leader])
