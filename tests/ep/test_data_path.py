"""Dispatch, prefetch and combine on virtual ranks: where rows lie, what is zero, what nobody may read."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from moebench.errors import InputError
from moebench.pipeline.ep.destinations import duplicate_groups
from moebench.pipeline.ep.experts import load_experts
from moebench.pipeline.ep.group import EPBuffer
from moebench.pipeline.ep.pad_rows import PaddedTokens, pad_tokens
from moebench.pipeline.ep.planners.moonep import MoonEPPlanner, fair_shares
from moebench.pipeline.ep.rank_plan import RankPlan
from moebench.pipeline.ep.ranks.protocol import Exchange, Item, Listener
from moebench.pipeline.ep.ranks.virtual import VirtualRanks
from moebench.pipeline.layer import LayerWeights
from moebench.plan.ep_plan import Direction, EPPlan, LinkStage
from moebench.spec.dtypes import DType
from moebench.spec.ep import NO_ROW, EPGeometry, TableLayout
from moebench.spec.ep_workload import PadRows, Placement
from moebench.spec.shape import MoEShape
from moebench.spec.workload import WeightLayout

H = 5
PLANS = [
    EPPlan(dispatch=LinkStage(d), combine=LinkStage(c), prefetch=LinkStage(p))
    for d, c, p in [
        (Direction.PUSH, Direction.PULL, Direction.PULL),
        (Direction.PULL, Direction.PUSH, Direction.PUSH),
        (Direction.PUSH, Direction.PUSH, Direction.PULL),
    ]
]


class Step:
    """One problem: a buffer on virtual ranks with its padded tokens."""

    def __init__(self, geometry: EPGeometry, policy: PadRows, plan: EPPlan, seed: int, ids: torch.Tensor) -> None:
        self.geometry, self.policy = geometry, policy
        self.buffer = EPBuffer(VirtualRanks(geometry.ep_size, "cpu"), geometry, H, DType.FP32, MoonEPPlanner(), plan)
        self.tokens = self.padded(seed, ids)

    def padded(self, seed: int, ids: torch.Tensor) -> dict[int, PaddedTokens]:
        generator, made = torch.Generator().manual_seed(seed), {}
        for rank in range(self.geometry.ep_size):
            count = int(torch.randint(0, self.geometry.capacity + 1, (1,), generator=generator))
            hidden = torch.randint(-8, 9, (count, H), generator=generator).float()
            weights = torch.rand(count, self.geometry.topk, generator=generator)
            made[rank] = pad_tokens(hidden, weights, ids[rank, :count], self.geometry, rank, self.policy)
        return made

    def plan(self, tokens: dict[int, PaddedTokens]) -> dict[int, RankPlan]:
        return self.buffer.plan({r: p.ids for r, p in tokens.items()})

    def dispatch(self, tokens: dict[int, PaddedTokens], plans: dict[int, RankPlan]) -> None:
        self.buffer.dispatch({r: p.hidden for r, p in tokens.items()}, {r: p.weights for r, p in tokens.items()}, plans)

    def poison(self) -> None:
        for rank in self.buffer.ranks.local_ranks:
            for tensor in self.buffer.window.tensors(rank).values():
                tensor.fill_(math.nan if tensor.is_floating_point() else 7)


@st.composite
def steps(draw: st.DrawFn, most_ranks: int = 16) -> Step:
    ranks, own = draw(st.integers(1, most_ranks)), draw(st.integers(1, 3))
    layout = draw(st.sampled_from(TableLayout))
    policy = draw(st.sampled_from(PadRows))
    geometry = EPGeometry(
        ranks, ranks * own, draw(st.integers(1, 5)), draw(st.integers(1, 5)),
        own if layout is TableLayout.COMPACT else draw(st.integers(0, own + 1)),
        draw(st.sampled_from([1, 2, 8])), layout, policy is not PadRows.UNCOUNTED,
    )  # fmt: skip
    seed = draw(st.integers(0, 2**16))
    return Step(geometry, policy, draw(st.sampled_from(PLANS)), seed, draw_ids(geometry, seed, draw(st.booleans())))


def draw_ids(geometry: EPGeometry, seed: int, hot: bool) -> torch.Tensor:
    """Ids [R, S, K], repeats within a token allowed; ``hot`` ones crowd on few experts."""
    generator = torch.Generator().manual_seed(seed)
    most = max(1, geometry.num_experts // 4) if hot else geometry.num_experts
    shape = (geometry.ep_size, geometry.capacity, geometry.topk)
    return torch.randint(0, most, shape, generator=generator).to(torch.int32)


def canonical(plan: RankPlan) -> torch.Tensor:
    """Row address of every pair of the rank that has one, else -1."""
    stored = plan.dst.long()
    address = torch.where(stored < 0, -stored - 1, stored)
    return torch.where(plan.dst == NO_ROW, -1, address)


def check_rows(step: Step, tokens: dict[int, PaddedTokens], plans: dict[int, RankPlan]) -> None:
    """Each pair's row holds its token and weight; padding is zero; the tail was never touched."""
    window, geometry = step.buffer.window, step.geometry
    for source, plan in plans.items():
        for slot, address in enumerate(canonical(plan).tolist()):
            if address < 0:
                assert int(tokens[source].ids.view(-1)[slot]) < 0
                continue
            dest, row = divmod(address, plan.num_rows)
            assert torch.equal(window.hidden.of(dest)[row], tokens[source].hidden[slot // geometry.topk])
            assert window.route_weights.of(dest)[row] == tokens[source].weights.view(-1)[slot]
    for rank, plan in plans.items():
        for start, count in plan.zero_fill_ranges.tolist():
            assert bool((window.hidden.of(rank)[start : start + count] == 0).all())
            assert bool((window.route_weights.of(rank)[start : start + count] == 0).all())
        assert bool(window.hidden.of(rank)[int(plan.cu_seqlens[-1]) :].isnan().all()), "rows past the end"


@settings(max_examples=60, deadline=None)
@given(steps())
def test_rows_weights_and_padding_lie_where_the_plan_says(step: Step) -> None:
    step.poison()
    plans = step.plan(step.tokens)
    step.dispatch(step.tokens, plans)
    check_rows(step, step.tokens, plans)


@settings(max_examples=60, deadline=None)
@given(steps())
def test_identity_experts_give_k_times_x_exactly(step: Step) -> None:
    step.poison()
    plans = step.plan(step.tokens)
    step.dispatch(step.tokens, plans)
    out = step.buffer.combine(plans)
    for rank, padded in step.tokens.items():
        pairs = (padded.ids >= 0).sum(1, keepdim=True)
        assert torch.equal(out[rank], padded.hidden * pairs)
        if step.policy is not PadRows.UNCOUNTED:
            assert torch.equal(out[rank], padded.hidden * step.geometry.topk)


@settings(max_examples=30, deadline=None)
@given(steps())
def test_every_expert_sees_its_own_rows(step: Step) -> None:
    geometry = step.geometry
    plans = step.plan(step.tokens)
    step.dispatch(step.tokens, plans)
    for rank, plan in plans.items():
        own = [*range(rank * geometry.experts_per_rank, (rank + 1) * geometry.experts_per_rank)]
        named = [*(own if geometry.layout is TableLayout.COMPACT else range(geometry.num_experts))]
        named += plan.experts_to_copy[rank].tolist()
        start = 0
        for expert, end in zip(named, plan.cu_seqlens.tolist(), strict=True):
            assert expert >= 0 or end == start, "an unused slot has no rows"
            step.buffer.window.hidden.of(rank)[start:end] *= expert + 1
            start = end
    out = step.buffer.combine(plans)
    for rank, padded in step.tokens.items():
        factor = (padded.ids + 1).clamp_min(0).sum(1, keepdim=True)
        assert torch.equal(out[rank], padded.hidden * factor)


@settings(max_examples=30, deadline=None)
@given(steps())
def test_gathered_weights_are_the_given_ones_bit_by_bit(step: Step) -> None:
    plans = step.plan(step.tokens)
    step.dispatch(step.tokens, plans)
    shape = (step.geometry.capacity, step.geometry.topk)
    got = {r: torch.full(shape, math.nan) for r in plans}
    step.buffer.ranks.run(step.buffer.steps.gather_weights(plans, got))
    for rank, padded in step.tokens.items():
        assert torch.equal(got[rank], padded.weights)


@settings(max_examples=30, deadline=None)
@given(steps(), st.integers(0, 99))
def test_a_saved_plan_is_dispatched_again_after_another(step: Step, seed: int) -> None:
    first = step.plan(step.tokens)
    step.dispatch(step.tokens, first)
    groups = {r: p.dup_groups[: int(p.dup_counts[0])].clone() for r, p in first.items()}
    other = step.padded(seed, draw_ids(step.geometry, seed + 1, hot=True))
    second = step.plan(other)
    step.poison()
    step.dispatch(other, second)
    check_rows(step, other, second)
    step.poison()
    step.dispatch(step.tokens, first)
    check_rows(step, step.tokens, first)
    assert all(torch.equal(groups[r], p.dup_groups[: len(groups[r])]) for r, p in first.items())
    out = step.buffer.combine(first)
    for rank, padded in step.tokens.items():
        assert torch.equal(out[rank], padded.hidden * (padded.ids >= 0).sum(1, keepdim=True))


@settings(max_examples=40, deadline=None)
@given(steps())
def test_a_ranks_plan_is_its_part_of_the_groups(step: Step) -> None:
    geometry = step.geometry
    plans = step.plan(step.tokens)
    step.dispatch(step.tokens, plans)
    if geometry.pads_counted:
        ids = torch.stack([step.tokens[r].ids for r in range(geometry.ep_size)])
        group = MoonEPPlanner().plan(ids, geometry)
        for rank, plan in plans.items():
            assert torch.equal(plan.dst, group.dst[rank])
            for field in ("cu_seqlens", "zero_fill_ranges", "remote_stats"):
                assert torch.equal(getattr(plan, field), getattr(group, field)[rank]), field
            for field in ("tokens_per_expert", "alloc", "experts_to_copy"):
                assert torch.equal(getattr(plan, field), getattr(group, field)), field
        wanted = duplicate_groups(group.dst, geometry, group.num_rows)
        for rank, plan in plans.items():
            count, _ = plan.dup_counts.tolist()
            told = [
                (primary, tuple(sorted(plan.dup_loffs[start : start + size].tolist())))
                for primary, start, size in plan.dup_groups[:count].tolist()
            ]
            assert sorted(told) == wanted[rank]
    total = sum(int((p.ids >= 0).sum()) for p in step.tokens.values())
    loads = plans[0].alloc.sum(1).tolist()
    assert loads == fair_shares(total, geometry.ep_size)


def _weights(experts: int, fill: float | None = None) -> LayerWeights:
    random = torch.Generator().manual_seed(experts)
    w13, w2 = torch.randn(experts, 6, H, generator=random), torch.randn(experts, H, 3, generator=random)
    return LayerWeights(w13 if fill is None else w13.fill_(fill), w2 if fill is None else w2.fill_(fill))


@settings(max_examples=40, deadline=None)
@given(steps(), st.sampled_from(Placement))
def test_used_slots_are_the_planned_experts_and_unused_ones_are_left_alone(step: Step, placement: Placement) -> None:
    geometry, ranks = step.geometry, step.buffer.ranks
    whole = _weights(geometry.num_experts)
    own = geometry.experts_per_rank
    parts = {r: LayerWeights(whole.w13[r * own : (r + 1) * own], whole.w2[r * own : (r + 1) * own])
             for r in ranks.local_ranks}  # fmt: skip
    given = parts if placement is Placement.SHARDED else dict.fromkeys(ranks.local_ranks, whole)
    shape = MoEShape("slots", geometry.num_experts, min(geometry.topk, geometry.num_experts), H, 3)
    experts = load_experts(ranks, geometry, shape, placement, given, WeightLayout())
    plans = step.plan(step.tokens)
    for matrix, full in ((experts.w13, whole.w13), (experts.w2, whole.w2)):
        for rank in ranks.local_ranks:
            matrix.slots.of(rank).fill_(math.nan)
        step.buffer.prefetch(experts, plans)
        for rank, plan in plans.items():
            for slot, expert in enumerate(plan.experts_to_copy[rank].tolist()):
                content = matrix.slots.of(rank)[slot]
                assert bool(content.isnan().all()) if expert < 0 else torch.equal(content, full[expert])
        for rank in ranks.local_ranks:
            addresses = matrix.segment_addresses[rank].tolist()
            assert addresses == [matrix.segment(rank, g).data_ptr() for g in range(geometry.num_segments)]
            reached = [matrix.expert(rank, e).data_ptr() for e in range(geometry.num_experts)]
            assert matrix.expert_addresses[rank].tolist() == reached


class ShuffledRanks(VirtualRanks):
    """Virtual ranks that run as far apart as waits allow: between two waits, one rank after the other."""

    def __init__(self, ep_size: int, seed: int) -> None:
        super().__init__(ep_size, "cpu")
        self.random, self.waits = random.Random(seed), [0]

    def run(self, items: Sequence[Item], listener: Listener | None = None) -> None:
        """Group the phases between waits, and run the groups rank by rank in a drawn order."""
        group: list[Item] = []
        for item in items:
            assert not isinstance(item, Exchange)
            if self._accesses.must_wait(item):
                self._flush(group)
                self._accesses.settle()
                self.waits[0] += 1
                group = []
            group.append(item)
            self._accesses.add(item)
        self._flush(group)

    def _flush(self, group: Sequence[Item]) -> None:
        order = list(self.local_ranks)
        self.random.shuffle(order)
        for rank in order:
            for item in group:
                assert not isinstance(item, Exchange)
                item.run(rank)


@pytest.mark.parametrize("plan", PLANS, ids=["push-pull", "pull-push", "push-push"])
@settings(max_examples=15, deadline=None)
@given(st.integers(0, 2**16))
def test_between_waits_ranks_may_run_in_any_order(plan: EPPlan, seed: int) -> None:
    geometry = EPGeometry(4, 8, 3, 4, 2, 2)
    step = Step(geometry, PadRows.SPREAD, plan, seed, draw_ids(geometry, seed, hot=True))
    ranks = ShuffledRanks(4, seed)
    buffer = EPBuffer(ranks, geometry, H, DType.FP32, MoonEPPlanner(), plan)
    items: list[Item] = []
    outs, given = [], []
    for n in range(3):
        tokens = step.padded(seed + n, draw_ids(geometry, seed + n, hot=n % 2 == 0))
        plans, ids = buffer.new_plans(), {r: p.ids for r, p in tokens.items()}
        weights, steps = {r: p.weights for r, p in tokens.items()}, buffer.steps
        items += steps.plan(ids, buffer.count(ids), plans)
        for again in range(2):
            hidden, out = {r: p.hidden + again for r, p in tokens.items()}, {r: torch.empty(4, H) for r in range(4)}
            items += steps.dispatch(hidden, weights, plans) + steps.expand(plans)
            items += steps.sum_duplicates(plans) + steps.combine(plans, out)
            outs.append(out)
            given.append(hidden)
    ranks.run(items)
    for out, hidden in zip(outs, given, strict=True):
        for rank, rows in hidden.items():
            assert torch.equal(out[rank], rows * geometry.topk)


def test_a_step_waits_three_times_and_no_more() -> None:
    geometry = EPGeometry(4, 8, 2, 4, 2, 2)
    ranks = ShuffledRanks(4, 0)
    buffer = EPBuffer(ranks, geometry, H, DType.FP32, MoonEPPlanner())
    step = Step(geometry, PadRows.SPREAD, EPPlan(), 3, draw_ids(geometry, 3, hot=True))
    for _ in range(3):
        ranks.waits[0] = 0
        plans = buffer.plan({r: p.ids for r, p in step.tokens.items()})
        buffer.dispatch({r: p.hidden for r, p in step.tokens.items()}, None, plans)
        buffer.combine(plans)
        assert ranks.waits[0] == 3, "histograms known, rows there, results there"


def test_ids_and_totals_that_no_plan_can_serve_are_named() -> None:
    geometry = EPGeometry(2, 4, 2, 2, 1, 2)
    buffer = EPBuffer(VirtualRanks(2, "cpu"), geometry, H, DType.FP32, MoonEPPlanner())
    good = torch.tensor([[0, 1], [2, 3]], dtype=torch.int32)
    counts = torch.ones(4, dtype=torch.int32)
    with pytest.raises(InputError, match="expert id 4 of rank 1, token 0, place 1"):
        buffer.plan({0: good, 1: torch.tensor([[0, 4], [2, 3]], dtype=torch.int32)}, {0: counts, 1: counts})
    with pytest.raises(InputError, match="rank 0 is not the histogram of its topk_experts"):
        buffer.plan({0: torch.zeros_like(good), 1: good}, {0: counts, 1: counts})
    with pytest.raises(InputError, match="sums to 3"):
        buffer.plan({0: good, 1: good}, {0: counts, 1: torch.tensor([1, 1, 1, 0], dtype=torch.int32)})
    with pytest.raises(InputError, match=r"takes \[S, K\] = \(2, 2\)"):
        buffer.plan({0: good[:1], 1: good}, {0: counts, 1: counts})
    plans = buffer.plan({0: good, 1: good})
    with pytest.raises(InputError, match="hidden of rank 0"):
        buffer.dispatch({0: torch.zeros(3, H), 1: torch.zeros(2, H)}, None, plans)
    with pytest.raises(InputError, match="route_weights of rank 1"):
        buffer.dispatch(
            {r: torch.zeros(2, H) for r in (0, 1)}, {0: torch.zeros(2, 2), 1: torch.zeros(2, 2).double()}, plans
        )


def test_a_plan_that_failed_on_the_device_is_told_in_words() -> None:
    buffer = EPBuffer(VirtualRanks(1, "cpu"), EPGeometry(1, 2, 1, 2, 0, 2), H, DType.FP32, MoonEPPlanner())
    plans = buffer.plan({0: torch.zeros(2, 1, dtype=torch.int32)})
    buffer.check(plans)
    plans[0].error.fill_(2)
    with pytest.raises(InputError, match="plan of rank 0 failed: a rank's histogram doesn't sum"):
        buffer.check(plans)
