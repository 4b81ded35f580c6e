"""A race ends when it is decided, and seldom decides what isn't so."""

from __future__ import annotations

import numpy as np
import pytest

from moebench.measure.deciding import decided
from moebench.measure.stats import paired_ratio
from moebench.measure.stopping import StoppingRule

FloatArray = np.ndarray


def _race(random: np.random.Generator, times: list[float], blocks: int = 60, noise: float = 0.01) -> FloatArray:
    """Blocks [contenders, blocks] under a drift that all share."""
    drift = 1 + 0.02 * np.sin(np.arange(blocks) / 9 + random.uniform(0, 6))
    return np.array(times)[:, None] * drift * (1 + noise * random.standard_normal((len(times), blocks)))


def test_a_clear_race_is_over_at_the_first_look() -> None:
    random = np.random.default_rng(0)
    assert decided(_race(random, [100, 80, 90], 10, noise=0.003))


def test_the_first_one_and_the_fastest_both_count() -> None:
    random = np.random.default_rng(1)
    assert not decided(_race(random, [100, 80, 80.8], 10))
    assert not decided(_race(random, [100, 101, 80], 10))


def test_ties_are_decided_when_they_are_known_to_be_ties() -> None:
    random = np.random.default_rng(2)
    assert decided(_race(random, [100, 100.1, 90], 23, noise=0.001))
    assert decided(np.ones((1, 10)))


@pytest.mark.parametrize("noise", [0.003, 0.01, 0.03])
def test_equal_contenders_are_seldom_called_different(noise: float) -> None:
    """By the interval of their ratio when the race ended: decided, or at the last look."""
    looks, wrong, runs = StoppingRule(10, 60).looks(), 0, 400
    for seed in range(runs):
        blocks = _race(np.random.default_rng(seed), [100, 100], 60, noise)
        end = next((count for count in looks if decided(blocks[:, :count])), 60)
        wrong += paired_ratio(blocks[1, :end], blocks[0, :end]).excludes(1.0)
    assert wrong <= 0.05 * runs


def test_a_clock_that_shows_nothing_decides_nothing() -> None:
    assert not decided(np.zeros((2, 10)))
