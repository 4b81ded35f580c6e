"""Clocks: lanes and columns, the CPU's clock on real work, the fake clock's arithmetic."""

from __future__ import annotations

import numpy as np
import pytest
from measure_samples import COSTS_US, HW, SampleBackend, SampleLayer, plan, sample_io, workload

from moebench.measure import clock_wall
from moebench.measure.clock_fake import Disturbance, FakeClock
from moebench.measure.clock_wall import PassLane, WallClock
from moebench.measure.clocks import MAX_CALLS, Load, calls_for, groups, pieces
from moebench.measure.request import Detail
from moebench.measure.sampler import Contender, Sampler
from moebench.pipeline.layer import Op
from moebench.spec.steps import Step


def _layer() -> SampleLayer:
    return SampleBackend().bind(workload(), plan(), HW, "cpu")


def _load(layer: SampleLayer, detail: Detail, calls: int = 2, rounds: int = 1) -> Load:
    return Load(layer, ((sample_io(layer),) * calls,) * rounds, detail)


class _HostTime:
    """Host time that goes by only as far as operations take it, and one tick a reading."""

    def __init__(self) -> None:
        self.ns = 0

    def read(self) -> int:
        self.ns += 1
        return self.ns

    def spend(self, ns: int) -> None:
        self.ns += ns


@pytest.mark.parametrize(
    ("detail", "width", "wanted"),
    [
        (Detail.STEPS, 4, [(1, 0), (2, 1), (3, 2), (3, 3)]),
        (Detail.ALONE, 4, [(1, 0), (1, 1), (1, 2), (3, 3)]),
        (Detail.LAYER, 1, [(3, 0)]),
    ],
)
def test_pieces_end_with_the_whole_layer(detail: Detail, width: int, wanted: list[tuple[int, int]]) -> None:
    load = _load(_layer(), detail)
    assert load.width == width
    assert [(len(p.ops), p.column) for p in pieces(load)] == wanted


def test_groups_are_the_steps_of_the_pieces() -> None:
    ops = _layer().ops
    assert groups(ops, Detail.STEPS)[1] == {
        Step.ROUTE, Step.INDEX, Step.EXPAND, Step.GEMM1, Step.ACTIVATION, Step.GEMM2,
    }  # fmt: skip
    assert groups(ops, Detail.ALONE)[1] == {Step.GEMM1, Step.ACTIVATION, Step.GEMM2}
    assert groups(ops, Detail.LAYER) == (groups(ops, Detail.STEPS)[-1],)


@pytest.mark.parametrize("detail", list(Detail))
def test_wall_fills_every_column_and_runs_every_call(detail: Detail) -> None:
    layer = _layer()
    load = _load(layer, detail, calls=3)
    clock = WallClock()
    (row,) = Sampler([Contender(clock, load, clock.lanes(load))], np.random.default_rng(0)).block()
    assert row.shape == (load.width,)
    assert (row >= 0).all()
    passes = {Detail.STEPS: 2, Detail.ALONE: 2, Detail.LAYER: 1}[detail]
    assert layer.calls == dict.fromkeys(COSTS_US, 3 * passes)


def test_wall_measures_what_operations_take(monkeypatch: pytest.MonkeyPatch) -> None:
    host, layer, costs = _HostTime(), _layer(), {"front": 2000, "gemms": 6000, "back": 1000}
    monkeypatch.setattr(clock_wall, "perf_counter_ns", host.read)
    layer.ops = tuple(
        Op(op.steps, op.kernel, op.params, lambda io, ns=costs[op.kernel]: host.spend(ns)) for op in layer.ops
    )
    load, clock = _load(layer, Detail.STEPS, calls=5), WallClock()
    (row,) = Sampler([Contender(clock, load, clock.lanes(load))], np.random.default_rng(0)).block()
    assert np.diff(row[:3], prepend=0.0) == pytest.approx([2, 6, 1], abs=0.002)
    assert row[3] == pytest.approx(9, abs=0.002)
    assert clock.estimate_us(load) == pytest.approx(9, abs=0.002)


def test_wall_stamps_inside_one_pass_and_times_the_layer_without_stamps() -> None:
    load = _load(_layer(), Detail.STEPS)
    assert [(lane.stamped, lane.columns) for lane in WallClock().lanes(load)] == [(True, (0, 1, 2)), (False, (3,))]


def test_flush_comes_before_every_lane() -> None:
    layer, flushed = _layer(), []
    load = Load(layer, ((sample_io(layer),),), Detail.STEPS, lambda: flushed.append(dict(layer.calls)))
    clock = WallClock()
    clock.block(clock.lanes(load), 0)
    assert [calls["front"] for calls in flushed] == [0, 1]


def test_rounds_take_turns() -> None:
    layer = _layer()
    seen: list[int] = []
    ios = [sample_io(layer), sample_io(layer)]
    layer.ops = (Op((Step.ROUTE,), "front", {}, lambda io: seen.append([other is io for other in ios].index(True))),)
    load = Load(layer, tuple((io,) for io in ios), Detail.LAYER)
    clock = WallClock()
    for turn in range(4):
        clock.block(clock.lanes(load), turn)
    assert seen == [0, 1, 0, 1]


def test_a_block_of_several_turns_is_their_mean() -> None:
    layer, spent = _layer(), iter([1.0, 3.0])

    class Counting(FakeClock):
        def block(self, lanes, turn):  # type: ignore[no-untyped-def]
            value = next(spent)
            return [np.array([value]) for _ in lanes]

    clock, load = Counting(lambda op: 1.0), _load(layer, Detail.LAYER, calls=1, rounds=2)
    contender = Contender(clock, load, clock.lanes(load), turns=2)
    assert contender.calls == 2
    assert float(Sampler([contender], np.random.default_rng(0)).block()[0][0]) == 2.0


def test_lanes_of_all_contenders_change_places() -> None:
    orders = set()

    class Noting(FakeClock):
        def block(self, lanes, turn):  # type: ignore[no-untyped-def]
            orders.add(tuple((ids[id(lane)]) for lane in lanes))
            return super().block(lanes, turn)

    clock, load = Noting(lambda op: COSTS_US[op.kernel]), _load(_layer(), Detail.STEPS)
    contenders = [Contender(clock, load, clock.lanes(load)) for _ in range(2)]
    ids = {id(lane): i for i, lane in enumerate(lane for c in contenders for lane in c.lanes)}
    sampler = Sampler(contenders, np.random.default_rng(0))
    rows = [sampler.block() for _ in range(40)]
    assert len(orders) > 15
    for row in rows:
        assert [list(r) for r in row] == [[10, 90, 100, 100]] * 2


def test_contenders_of_two_clocks_share_a_block() -> None:
    fast, slow = FakeClock(lambda op: 1.0), FakeClock(lambda op: 2.0)
    load = _load(_layer(), Detail.LAYER)
    sampler = Sampler([Contender(c, load, c.lanes(load)) for c in (fast, slow)], np.random.default_rng(0))
    assert [float(row[0]) for row in sampler.block()] == [3.0, 6.0]


def test_fake_clock_repeats_with_its_seed() -> None:
    load = _load(_layer(), Detail.LAYER)

    def values(seed: int) -> list[float]:
        clock = FakeClock(lambda op: 1.0, Disturbance(0.1, 0.1, 10, 0.1, 1.0), seed=seed)
        lane: tuple[PassLane, ...] = clock.lanes(load)
        return [float(clock.block(lane, 0)[0][0]) for _ in range(5)]

    assert values(1) == values(1)
    assert values(1) != values(2)


@pytest.mark.parametrize(
    ("call_us", "period", "wanted"), [(100, 4, 12), (2000, 4, 4), (1e-9, 4, MAX_CALLS), (1000, 1, 1), (400, 5, 5)]
)
def test_calls_are_whole_periods_that_fill_a_block(call_us: float, period: int, wanted: int) -> None:
    assert calls_for(1000.0, call_us, period) == wanted
