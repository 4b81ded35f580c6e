"""The stopping rule, and the promise of the intervals while it runs, on a clock whose truth is known."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
import pytest
from measure_samples import COSTS_US, HW, SampleBackend, plan, sample_io, workload

from moebench.errors import InputError
from moebench.measure import stopping
from moebench.measure.clock_fake import Disturbance, FakeClock
from moebench.measure.clocks import FloatArray, Load
from moebench.measure.request import Detail
from moebench.measure.sampler import Contender, Sampler
from moebench.measure.stats import intervals, paired_ratio
from moebench.measure.stopping import StoppingRule

RUNS = 1000
CALLS = 8
ROUGH = Disturbance(noise=0.004, drift=0.015, drift_calls=40, spike_probability=0.02, spike=0.5)
CALM = Disturbance(noise=0.002, spike_probability=0.01, spike=0.5)

LAYER = SampleBackend().bind(workload(), plan(), HW, "cpu")
LOAD = Load(LAYER, ((sample_io(LAYER),) * CALLS,), Detail.LAYER)


class Outcome(NamedTuple):
    """How often the interval held the truth, how often equal plans were told apart, blocks taken."""

    covered: float
    told_apart_by_difference: float
    told_apart_by_ratio: float
    blocks: float
    precise: float


def _sampler(disturbance: Disturbance, seed: int, contenders: int) -> Sampler:
    clock = FakeClock(lambda op: COSTS_US[op.kernel], disturbance, seed=seed)
    return Sampler([Contender(clock, LOAD, clock.lanes(LOAD))] * contenders, np.random.default_rng(seed))


@cache
def _truth(disturbance: Disturbance) -> float:
    """Median of the block-time distribution, drift included, from a very long run."""
    sampler = _sampler(disturbance, seed=10**6, contenders=1)
    return float(np.median([sampler.block()[0][0] for _ in range(20_000)]))


def _outcome(disturbance: Disturbance) -> Outcome:
    truth, rule = _truth(disturbance), StoppingRule()
    pairs = [_sampler(disturbance, seed, contenders=2).sample(rule) for seed in range(RUNS)]
    covered = differ = ratio = 0
    for length in {len(first.values) for first, _ in pairs}:
        first, second = (np.array([p[i].layer_us for p in pairs if len(p[0].values) == length]) for i in (0, 1))
        covered += _holding(first, truth)
        differ += len(first) - _holding(first - second, 0.0)
        ratio += len(first) - _holding(first / second, 1.0)
    precise = sum(first.stop == stopping.PRECISE for first, _ in pairs)
    blocks = sum(len(first.values) for first, _ in pairs)
    return Outcome(covered / RUNS, differ / RUNS, ratio / RUNS, blocks / RUNS, precise / RUNS)


def _holding(rows: FloatArray, value: float) -> int:
    _, low, high = intervals(rows)
    return int(((low <= value) & (value <= high)).sum())


@pytest.mark.parametrize("drift_calls", [20.0, 40.0])
def test_promise_under_skew_drift_and_spikes(drift_calls: float) -> None:
    found = _outcome(Disturbance(ROUGH.noise, ROUGH.drift, drift_calls, ROUGH.spike_probability, ROUGH.spike))
    assert found.covered >= 0.92
    assert found.told_apart_by_difference <= 0.05
    assert found.told_apart_by_ratio <= 0.05


def test_promise_and_thrift_without_drift() -> None:
    found = _outcome(CALM)
    assert found.covered >= 0.92
    assert found.told_apart_by_difference <= 0.05
    assert found.precise >= 0.99
    assert found.blocks <= 15


def test_a_plan_one_percent_slower_is_told_apart_under_drift() -> None:
    told = 0
    for seed in range(50):
        first, second = _sampler(ROUGH, seed, contenders=2).sample(StoppingRule())
        told += paired_ratio(second.layer_us * 1.03, first.layer_us).low > 1.0
    assert told >= 48


def test_looks_are_few_and_end_at_the_cap() -> None:
    assert StoppingRule(10, 60).looks() == (10, 15, 23, 35, 53, 60)
    assert StoppingRule(10, 10).looks() == (10,)


def test_steady_blocks_stop_at_the_minimum() -> None:
    (samples,) = _sampler(Disturbance(), 0, contenders=1).sample(StoppingRule())
    assert (len(samples.values), samples.stop) == (10, stopping.PRECISE)


def test_noise_that_no_cap_allows_for_ends_at_the_block_cap() -> None:
    (samples,) = _sampler(Disturbance(noise=0.5), 0, contenders=1).sample(StoppingRule(max_blocks=20, time_cap_s=1e9))
    assert (len(samples.values), samples.stop) == (20, stopping.BLOCK_CAP)


def test_time_cap_ends_sampling_after_the_minimum() -> None:
    """A block is 8 calls of 100 us: 12 blocks fit 10 ms."""
    (samples,) = _sampler(Disturbance(noise=0.5), 0, contenders=1).sample(StoppingRule(time_cap_s=0.0145))
    assert samples.stop == stopping.TIME_CAP
    assert 10 <= len(samples.values) < 20


def test_steady_blocks_go_on_for_the_least_time() -> None:
    """A block takes 0.8 ms: the first look after 20 ms is at 35 blocks."""
    (samples,) = _sampler(Disturbance(), 0, contenders=1).sample(StoppingRule(min_time_s=0.02))
    assert (len(samples.values), samples.stop) == (35, stopping.PRECISE)


def test_a_point_too_slow_for_the_minimum_is_cut_short() -> None:
    (samples,) = _sampler(Disturbance(noise=0.5), 0, contenders=1).sample(StoppingRule(time_cap_s=0.0015))
    assert samples.stop == stopping.TIME_CAP
    assert 3 <= len(samples.values) < 10
    patient = StoppingRule(time_cap_s=0.0015, overtime_cap_s=1.0)
    (samples,) = _sampler(Disturbance(noise=0.5), 0, contenders=1).sample(patient)
    assert (len(samples.values), samples.stop) == (10, stopping.TIME_CAP)


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"min_blocks": 2}, "min_blocks is 2"),
        ({"min_blocks": 30, "max_blocks": 20}, "max_blocks 20"),
        ({"target": 0.0}, "target_half_width is 0"),
        ({"time_cap_s": 0.0}, "time_cap_s is 0"),
    ],
)
def test_rules_that_cannot_be_are_refused(wrong: dict[str, float], told: str) -> None:
    with pytest.raises(InputError, match=told):
        StoppingRule(**wrong)
