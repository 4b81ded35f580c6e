"""The buffer with MoonEP's call shapes on one rank, pools of buffers, and the choice of a ladder."""

from __future__ import annotations

from itertools import combinations

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from moebench.errors import BackendUnavailableError, InputError, UnsupportedError
from moebench.pipeline.ep.buffer import Buffer, buffer_kinds, single_rank
from moebench.pipeline.ep.pool import BufferPool
from moebench.pipeline.ep.ranks.virtual import VirtualRanks
from moebench.spec.dtypes import DType
from moebench.spec.ep import TableLayout
from moebench.spec.ladder import CapacityPoint, best_ladder, compare_ladders, evaluate


def _dispatched(buffer: Buffer, tokens: int) -> tuple[torch.Tensor, torch.Tensor, object]:
    hidden = torch.arange(tokens * 3.0).view(tokens, 3)
    ids = torch.stack([torch.arange(tokens) % 4, torch.full((tokens,), 2)], 1).int()
    rows, _, _, plan = buffer.dispatch(
        hidden, torch.ones(tokens, 2), ids, torch.bincount(ids.view(-1), minlength=4).int()
    )
    return hidden, rows, plan


def test_one_rank_needs_no_process_group() -> None:
    buffer = single_rank(8, 3, 2, 4, dtype=DType.FP32, token_padding=4, B=0)
    hidden, rows, plan = _dispatched(buffer, 8)
    combined, weights, event = buffer.combine(plan=plan, hidden_nvsh=2 * rows)
    assert torch.equal(combined, 4 * hidden)
    assert weights is None
    assert event is None
    assert (plan.N, plan.R, plan.E, plan.B, plan.NvS, plan.K) == (16, 1, 4, 0, buffer._ctx["NvS"], 2)
    assert buffer.core.plan_of_stages.dispatch.num_sms == 32
    buffer.destroy()
    with pytest.raises(UnsupportedError, match="was destroyed"):
        buffer.dispatch(hidden)


def test_zero_copy_gives_the_buffers_own_rows() -> None:
    buffer = single_rank(4, 3, 1, 2, dtype=DType.FP32, num_sms=8)
    ids = torch.tensor([[0], [1], [1], [0]], dtype=torch.int32)
    hidden = torch.ones(4, 3)
    rows, _, _, plan = buffer.dispatch(hidden, None, ids, zero_copy=True)
    rows *= 5
    assert torch.equal(buffer.combine(plan, rows)[0], 5 * hidden)
    copied = buffer.dispatch(hidden, plan=plan)[0]
    assert copied.data_ptr() != rows.data_ptr()
    assert buffer.core.plan_of_stages.combine.num_sms == 8


def test_a_buffer_says_what_is_wrong() -> None:
    with pytest.raises(InputError, match="E is 5; it must divide by num_ep_ranks 2"):
        Buffer(4, 3, 1, 5, 2)
    with pytest.raises(InputError, match="can't be negative"):
        single_rank(4, 3, 1, 2, B=-1)
    with pytest.raises(InputError, match="topk is 33"):
        single_rank(4, 3, 33, 64)
    with pytest.raises(UnsupportedError, match=r"use pipeline\.ep\.group\.EPBuffer"):
        Buffer(4, 3, 1, 4, 2, ranks=VirtualRanks(2, "cpu"), device="cpu")
    buffer = single_rank(4, 3, 1, 2, dtype=DType.FP32, B=1)
    with pytest.raises(InputError, match="needs topk_experts"):
        buffer.dispatch(torch.zeros(4, 3))
    ids = torch.zeros(4, 1, dtype=torch.int32)
    plan = buffer.dispatch(torch.zeros(4, 3), None, ids)[3]
    with pytest.raises(InputError, match="the plan was made for"):
        single_rank(8, 3, 1, 2, dtype=DType.FP32, B=1).dispatch(torch.zeros(8, 3), plan=plan)
    short = torch.zeros(2, 2, 2)
    with pytest.raises(InputError, match=r"E \+ B = 3 rows"):
        buffer.prefetch_weight(plan=plan, full_gate_weight=short, full_up_weight=short, full_down_weight=short)
    compact = single_rank(4, 3, 1, 2, dtype=DType.FP32, layout=TableLayout.COMPACT)
    with pytest.raises(UnsupportedError, match="layout e_plus_b"):
        compact.prefetch_weight(plan=plan, full_gate_weight=short, full_up_weight=short, full_down_weight=short)


def test_the_real_package_is_found_or_refused_by_name() -> None:
    assert buffer_kinds.names() == ["moebench", "moonep"]
    assert buffer_kinds.get("moebench") is Buffer
    with pytest.raises(BackendUnavailableError, match="needs the moonep package"):
        buffer_kinds.get("moonep")


def test_a_pool_makes_a_buffer_when_it_is_first_needed() -> None:
    made: list[int] = []

    def make(capacity: int) -> Buffer:
        made.append(capacity)
        return single_rank(capacity, 3, 2, 4, dtype=DType.FP32)

    pool = BufferPool(make, 300)
    assert [pool.get(n)[0] for n in (0, 1, 128, 129, 300, 200)] == [128, 128, 128, 256, 300, 256]
    assert made == [128, 256, 300]
    assert sorted(pool.built) == [128, 256, 300]
    with pytest.raises(InputError, match="301 tokens pass the pool's 300"):
        pool.get(301)
    buffer = pool.built[128]
    pool.destroy()
    assert not pool.built
    with pytest.raises(UnsupportedError, match="destroyed"):
        _ = buffer.core
    ladder = BufferPool(make, 300, [300, 16, 64])
    assert [ladder.capacity_for(n) for n in (1, 17, 65)] == [16, 64, 300]
    for bad, told in (([16], "doesn't hold 300"), ([], "from 1 up"), ([0, 300], "from 1 up")):
        with pytest.raises(InputError, match=told):
            BufferPool(make, 300, bad)


@st.composite
def measured(draw: st.DrawFn) -> tuple[list[CapacityPoint], dict[int, float], int, float]:
    capacities = sorted(draw(st.sets(st.integers(1, 60), min_size=1, max_size=7)))
    points = [CapacityPoint(c, draw(st.integers(1, 50)) / 2, draw(st.integers(0, 4)) * 2**30) for c in capacities]
    tokens = st.integers(0, capacities[-1])
    histogram = draw(st.dictionaries(tokens, st.integers(0, 9), min_size=1, max_size=8))
    histogram[draw(tokens)] = 3
    return (
        points,
        {t: float(n) for t, n in histogram.items()},
        draw(st.integers(1, 8)),
        draw(st.sampled_from([0.0, 0.5])),
    )


@settings(max_examples=200, deadline=None)
@given(measured())
def test_the_ladder_is_the_best_of_all(problem: tuple[list[CapacityPoint], dict[int, float], int, float]) -> None:
    points, histogram, most, price = problem
    largest = max(t for t, n in histogram.items() if n)
    best = best_ladder(points, histogram, most, price)
    costs = [
        evaluate([p.capacity for p in some], points, histogram, price).cost_us
        for size in range(1, min(most, len(points)) + 1)
        for some in combinations(points, size)
        if some[-1].capacity >= largest
    ]
    assert best.cost_us == pytest.approx(min(costs))
    assert len(best.capacities) <= most
    assert best.cost_us == pytest.approx(evaluate(best.capacities, points, histogram, price).cost_us)


def test_the_choice_stands_beside_the_published_pool_and_one_buffer() -> None:
    points = [CapacityPoint(c, 10 + c / 10, c << 20) for c in (128, 192, 512, 1024)]
    told = compare_ladders(points, {100: 5, 190: 90, 1000: 5}, 3)
    assert told.best.capacities == (128, 192, 1024)
    assert told.power_of_two.capacities == (128, 256, 1024)
    assert told.power_of_two.interpolated == (256,)
    assert told.power_of_two.expected_us == pytest.approx(0.05 * 22.8 + 0.9 * 35.6 + 0.05 * 112.4)
    assert told.single.capacities == (1024,)
    assert told.best.cost_us < told.power_of_two.cost_us < told.single.cost_us
    dear = compare_ladders(points, {100: 5, 190: 90, 1000: 5}, 3, price_us_per_gib=1e6)
    assert dear.best.capacities == (1024,), "memory at that price buys one buffer only"


@pytest.mark.parametrize(
    ("points", "histogram", "count", "told"),
    [
        ([], {1: 1.0}, 1, "at least one measured capacity"),
        ([(4, 1.0), (4, 2.0)], {1: 1.0}, 1, "given twice"),
        ([(4, 1.0)], {5: 1.0}, 1, "steps of 5 tokens but the largest measured capacity is 4"),
        ([(4, 1.0)], {1: 0.0}, 1, "at least one step"),
        ([(4, 1.0)], {}, 1, "at least one step"),
        ([(4, 1.0)], {1: 1.0}, 0, "ask for at least 1"),
        ([(4, float("nan"))], {1: 1.0}, 1, "no measured point"),
    ],
)
def test_a_ladder_says_what_is_wrong(
    points: list[tuple[int, float]], histogram: dict[int, float], count: int, told: str
) -> None:
    with pytest.raises(InputError, match=told):
        best_ladder([CapacityPoint(*p) for p in points], histogram, count)
