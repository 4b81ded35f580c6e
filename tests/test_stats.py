"""Statistics of block values."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from moebench.errors import InputError
from moebench.measure.dependence import MAX_MODELLED, location_half_width
from moebench.measure.stats import interval, intervals, outliers, paired_difference, paired_ratio

BLOCKS = st.lists(st.floats(0.1, 1e6), min_size=3, max_size=40)


@given(BLOCKS)
def test_interval_holds_the_median(blocks: list[float]) -> None:
    found = interval(blocks)
    assert found.low <= found.median <= found.high
    assert found.median == pytest.approx(np.median(blocks))


@given(BLOCKS, st.floats(0.5, 100), st.floats(-1e3, 1e3))
def test_interval_moves_and_scales_with_the_values(blocks: list[float], scale: float, shift: float) -> None:
    values = np.round(np.array(blocks), 3)
    found, moved = interval(values), interval(values * scale + shift)
    tolerance = 1e-6 * (np.abs(values).max() * scale + abs(shift) + found.half_width * scale)
    assert moved.low == pytest.approx(found.low * scale + shift, abs=tolerance)
    assert moved.high == pytest.approx(found.high * scale + shift, abs=tolerance)


def test_equal_blocks_have_no_width() -> None:
    found = interval([5.0] * 12)
    assert (found.low, found.median, found.high) == (5.0, 5.0, 5.0)


def test_ties_are_no_trend() -> None:
    """A coarse clock gives few distinct values: their order in time must not look like drift."""
    random = np.random.default_rng(1)
    smooth = random.normal(100, 1, (200, 20))
    _, low, high = intervals(np.round(smooth))
    _, smooth_low, smooth_high = intervals(smooth)
    assert np.median(high - low) < 1.5 * np.median(smooth_high - smooth_low)


@pytest.mark.parametrize("blocks", [[1.0, 2.0], [1.0, 2.0, np.nan], [1.0, np.inf, 2.0]])
def test_what_gives_no_interval_is_refused(blocks: list[float]) -> None:
    with pytest.raises(InputError):
        interval(blocks)


def test_interval_is_a_bootstrap_of_the_median_where_blocks_are_independent() -> None:
    """The closed form is near resampling, and wider by what can't be excluded: that the blocks depend on each other."""
    random = np.random.default_rng(2)
    ratios = []
    for _ in range(20):
        blocks = random.normal(100, 1, 60)
        resampled = np.median(random.choice(blocks, (4000, 60)), axis=1)
        low, high = np.quantile(resampled, [0.025, 0.975])
        found = interval(blocks)
        ratios.append((found.high - found.low) / (high - low))
    assert 1.0 <= np.median(ratios) < 1.5


def test_coverage_of_independent_skewed_blocks() -> None:
    random = np.random.default_rng(3)
    _, low, high = intervals(random.exponential(1.0, (4000, 15)))
    assert np.mean((low <= np.log(2)) & (np.log(2) <= high)) >= 0.93


def test_drift_widens_the_interval() -> None:
    """A slow walk and the same values shuffled: only their order in time tells them apart."""
    random = np.random.default_rng(4)
    walk = np.cumsum(random.normal(0, 1, (50, 40)), axis=1) + 1000
    shuffled = random.permuted(walk, axis=1)
    _, low, high = intervals(walk)
    _, calm_low, calm_high = intervals(shuffled)
    assert np.median(high - low) > 2 * np.median(calm_high - calm_low)


def test_a_long_series_is_narrower_than_a_short_one() -> None:
    random = np.random.default_rng(5)
    series = random.normal(0, 1, (20, 4 * MAX_MODELLED))
    assert np.median(location_half_width(series)) < 0.7 * np.median(location_half_width(series[:, :MAX_MODELLED]))


def test_pairs_cancel_drift() -> None:
    random = np.random.default_rng(6)
    drift = 100 * (1 + 0.05 * np.cumsum(random.normal(0, 1, 30)) / 5)
    base, slower = drift * random.normal(1, 0.001, 30), 1.02 * drift * random.normal(1, 0.001, 30)
    found = paired_ratio(slower, base)
    assert found.excludes(1.0)
    assert found.low <= 1.02 <= found.high
    assert not interval(slower).excludes(interval(base).median)
    assert paired_difference(slower, base).excludes(0.0)


def test_ratio_to_a_block_of_zero_is_refused() -> None:
    with pytest.raises(InputError, match="above 0"):
        paired_ratio([1.0, 2.0, 3.0], [1.0, 0.0, 1.0])


def test_a_spike_is_flagged_and_kept() -> None:
    blocks = np.array([10.0, 10.1, 9.9, 10.0, 10.2, 9.8, 30.0])
    assert outliers(blocks).tolist() == [False] * 6 + [True]
    assert interval(blocks).median == 10.0


def test_a_spike_among_equal_blocks_is_flagged() -> None:
    assert outliers([10.0] * 9 + [20.0]).sum() == 1
    assert outliers([10.0] * 9).sum() == 0


@settings(max_examples=20)
@given(st.integers(3, 60), st.integers(1, 5))
def test_rows_are_independent_of_each_other(length: int, rows: int) -> None:
    random = np.random.default_rng(length * 10 + rows)
    blocks = random.lognormal(3, 0.1, (rows, length))
    together = np.array(intervals(blocks))
    single = np.array([[f.median, f.low, f.high] for f in map(interval, blocks)]).T
    np.testing.assert_allclose(together, single, rtol=1e-9)
