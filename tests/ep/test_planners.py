"""The planners against recorded vectors and, for any input, the planner's properties."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from moebench.errors import InputError
from moebench.pipeline.ep.destinations import duplicate_groups
from moebench.pipeline.ep.plan import GroupPlan
from moebench.pipeline.ep.planners.eplb import EplbPlanner
from moebench.pipeline.ep.planners.llep import LeastLoadedPlanner
from moebench.pipeline.ep.planners.moonep import MoonEPPlanner, transfers
from moebench.pipeline.ep.planners.owner import OwnerPlanner
from moebench.pipeline.ep.planners.protocol import Planner
from moebench.pipeline.ep.planners.threshold import ThresholdPlanner
from moebench.spec.ep import EPGeometry, TableLayout, power_of_two_capacity

RECORDED = json.loads((Path(__file__).parent / "planner_vectors.json").read_text(encoding="utf-8"))
VECTORS = RECORDED["vectors"]
LAYOUTS = {"E_plus_B": TableLayout.E_PLUS_B, "compact_2epn": TableLayout.COMPACT}


def _geometry(given: dict[str, Any], layout: TableLayout) -> EPGeometry:
    return EPGeometry(given["R"], given["E"], given["K"], given["S"], given["B"], given["token_padding"], layout)


@pytest.mark.parametrize("vector", VECTORS, ids=lambda v: f"{v['name']}-{v['layout']}")
def test_recorded_vectors(vector: dict[str, Any]) -> None:
    geometry, wanted = _geometry(vector["input"], LAYOUTS[vector["layout"]]), vector["expected"]
    plan = MoonEPPlanner().plan(torch.tensor(vector["input"]["topk_ids"], dtype=torch.int32), geometry)
    assert geometry.num_rows == wanted["NvS"]
    assert plan.tokens_per_expert.tolist() == wanted["tokens_per_expert"]
    assert plan.alloc.tolist() == wanted["alloc_dest_by_expert"]
    assert plan.experts_to_copy.tolist() == wanted["experts_to_copy"]
    groups = duplicate_groups(plan.dst, geometry, plan.num_rows)
    for rank, told in enumerate(wanted["ranks"]):
        assert plan.dst[rank].tolist() == told["dst"]
        assert plan.dst_canonical()[rank].tolist() == told["dst_canonical"]
        assert plan.cu_seqlens[rank].tolist() == told["cu_seqlens"]
        assert plan.zero_fill_ranges[rank].tolist() == told["zero_fill_ranges"]
        assert plan.remote_stats[rank].tolist() == told["remote_stats"]
        recorded = sorted((primary, tuple(rows)) for primary, rows in told["dup_groups_as_primary_to_dups"])
        assert groups[rank] == recorded


@pytest.mark.parametrize("case", RECORDED["vllm_capacity_for"]["cases"], ids=str)
def test_the_published_buffer_pool(case: dict[str, int]) -> None:
    assert power_of_two_capacity(case["num_tokens"], case["max_tokens_per_rank"]) == case["capacity"]


@st.composite
def problems(draw: st.DrawFn, layout: TableLayout | None = None) -> tuple[EPGeometry, torch.Tensor]:
    ranks = draw(st.integers(1, 16))
    own = draw(st.integers(1, 4))
    topk = draw(st.integers(1, min(6, ranks * own)))
    capacity = draw(st.integers(1, 8))
    layout = layout or draw(st.sampled_from(TableLayout))
    slots = own if layout is TableLayout.COMPACT else draw(st.integers(0, own + 1))
    padding = draw(st.sampled_from([1, 2, 8, 16]))
    geometry = EPGeometry(ranks, ranks * own, topk, capacity, slots, padding, layout)
    hot = draw(st.integers(1, geometry.num_experts))
    seed = draw(st.integers(0, 2**16))
    generator = torch.Generator().manual_seed(seed)
    shape = (ranks, capacity, topk)
    skewed = torch.randint(0, hot, shape, generator=generator)
    anywhere = torch.randint(0, geometry.num_experts, shape, generator=generator)
    pick = torch.rand(shape, generator=generator) < draw(st.sampled_from([0.0, 0.5, 0.9, 1.0]))
    return geometry, torch.where(pick, skewed, anywhere).to(torch.int32)


def _segment_experts(plan: GroupPlan, rank: int) -> list[int]:
    geometry = plan.geometry
    copies = plan.experts_to_copy[rank].tolist()
    if geometry.layout is TableLayout.COMPACT:
        first = rank * geometry.experts_per_rank
        return [*range(first, first + geometry.experts_per_rank), *copies]
    return [*range(geometry.num_experts), *copies]


def check_tables(plan: GroupPlan, topk_ids: torch.Tensor) -> None:
    """What holds for every planner: conservation, tables, bijection of rows, order, duplicates."""
    geometry = plan.geometry
    assert int(plan.alloc.min()) >= 0
    assert torch.equal(plan.alloc.sum(0), plan.tokens_per_expert.sum(0))
    canonical = plan.dst_canonical().long()
    dest, row = canonical // plan.num_rows, canonical % plan.num_rows
    flat = topk_ids.reshape(geometry.ep_size, -1)
    for rank in range(geometry.ep_size):
        ends = plan.cu_seqlens[rank].tolist()
        sizes = [b - a for a, b in zip([0, *ends], ends, strict=False)]
        assert min(sizes) >= 0
        assert all(s % geometry.token_padding == 0 for s in sizes)
        assert ends[-1] <= plan.num_rows
        pads = {r for start, count in plan.zero_fill_ranges[rank].tolist() for r in range(start, start + count)}
        here = dest == rank
        used = row[here].tolist()
        assert len(used) == len(set(used)) == int(plan.alloc[rank].sum())
        assert set(used) | pads == set(range(ends[-1]))
        assert not set(used) & pads
        experts = _segment_experts(plan, rank)
        position = 0
        segment_of = {}
        for segment, end in enumerate(ends):
            segment_of.update(dict.fromkeys(range(position, end), segment))
            position = end
        order: dict[int, list[tuple[int, int, int]]] = {}
        for source, slot in here.nonzero().tolist():
            local = int(row[source, slot])
            assert experts[segment_of[local]] == int(flat[source, slot])
            order.setdefault(segment_of[local], []).append((local, source, slot))
        for rows in order.values():
            assert [(s, i) for _, s, i in sorted(rows)] == sorted((s, i) for _, s, i in rows)
        copies = plan.experts_to_copy[rank].tolist()
        live = [e for e in copies if e >= 0]
        assert len(live) == len(set(live))
        assert copies == live + [-1] * (len(copies) - len(live))
        assert all(geometry.home(e) != rank and int(plan.alloc[rank, e]) > 0 for e in live)
    assert int(plan.remote_stats[:, 1].sum()) == int((plan.experts_to_copy >= 0).sum())
    groups = duplicate_groups(plan.dst, geometry, plan.num_rows)
    assert sum(len(d) for rank in groups for _, d in rank) == int((plan.dst < 0).sum())
    per_token = dest.view(geometry.ep_size, -1, geometry.topk)
    marks = (plan.dst < 0).view_as(per_token)
    for k in range(geometry.topk):
        seen = (per_token[..., :k] == per_token[..., k : k + 1]).any(-1)
        assert torch.equal(marks[..., k], seen)


@settings(max_examples=60, deadline=None)
@given(problems())
def test_moonep_balances_exactly(problem: tuple[EPGeometry, torch.Tensor]) -> None:
    geometry, ids = problem
    plan = MoonEPPlanner().plan(ids, geometry)
    check_tables(plan, ids)
    assert plan.alloc.sum(1).tolist() == [geometry.num_pairs] * geometry.ep_size
    foreign = [
        {e for e, pairs in enumerate(row) if pairs and geometry.home(e) != rank}
        for rank, row in enumerate(plan.alloc.tolist())
    ]
    assert all(len({geometry.home(e) for e in experts}) <= 1 for experts in foreign), "one donor a receiver"
    assert all(len(experts) <= geometry.experts_per_rank for experts in foreign)
    assert [len(experts) for experts in foreign] == plan.remote_stats[:, 0].tolist()
    loads = plan.tokens_per_expert.sum(0).view(geometry.ep_size, -1).sum(1)
    if int(loads.max()) <= geometry.num_pairs:
        assert not any(foreign), "nothing moves when home loads fit"


@settings(max_examples=30, deadline=None)
@given(problems(TableLayout.E_PLUS_B))
def test_more_slots_never_change_the_allocation(problem: tuple[EPGeometry, torch.Tensor]) -> None:
    geometry, ids = problem
    plans = [
        MoonEPPlanner().plan(ids, EPGeometry(*_sizes(geometry), slots, geometry.token_padding))
        for slots in range(geometry.experts_per_rank + 1)
    ]
    for plan in plans:
        assert torch.equal(plan.alloc, plans[0].alloc)
    for fewer, more in pairwise(plans):
        assert torch.equal(more.experts_to_copy[:, : fewer.geometry.num_prefetch_slots], fewer.experts_to_copy)


def _sizes(geometry: EPGeometry) -> tuple[int, int, int, int]:
    return geometry.ep_size, geometry.num_experts, geometry.topk, geometry.capacity


@settings(max_examples=30, deadline=None)
@given(problems(), st.randoms(use_true_random=False))
def test_permuting_tokens_of_a_rank_changes_no_table(problem: tuple[EPGeometry, torch.Tensor], random: Any) -> None:
    geometry, ids = problem
    order = list(range(geometry.capacity))
    random.shuffle(order)
    one, other = MoonEPPlanner().plan(ids, geometry), MoonEPPlanner().plan(ids[:, order], geometry)
    for field in ("alloc", "cu_seqlens", "experts_to_copy", "zero_fill_ranges", "remote_stats"):
        assert torch.equal(getattr(one, field), getattr(other, field)), field


@settings(max_examples=30, deadline=None)
@given(problems())
def test_doubling_every_count_doubles_the_allocation(problem: tuple[EPGeometry, torch.Tensor]) -> None:
    geometry, ids = problem
    twice = EPGeometry(
        geometry.ep_size, geometry.num_experts, geometry.topk, 2 * geometry.capacity,
        geometry.num_prefetch_slots, geometry.token_padding, geometry.layout,
    )  # fmt: skip
    single = MoonEPPlanner().plan(ids, geometry)
    double = MoonEPPlanner().plan(torch.cat([ids, ids], 1), twice)
    assert torch.equal(double.alloc, 2 * single.alloc)


@settings(max_examples=30, deadline=None)
@given(problems())
def test_owner_moves_nothing(problem: tuple[EPGeometry, torch.Tensor]) -> None:
    geometry, ids = problem
    plan = OwnerPlanner().plan(ids, geometry)
    check_tables(plan, ids)
    assert int((plan.experts_to_copy >= 0).sum()) == 0
    assert plan.remote_stats.tolist() == [[0, 0]] * geometry.ep_size


@settings(max_examples=40, deadline=None)
@given(problems(TableLayout.E_PLUS_B), st.integers(1, 20))
def test_other_planners_keep_the_tables_right(problem: tuple[EPGeometry, torch.Tensor], number: int) -> None:
    geometry, ids = problem
    eplb = EplbPlanner(2)
    eplb.observe(OwnerPlanner().plan(ids.flip(1), geometry).tokens_per_expert.tolist())
    made: list[Planner] = [ThresholdPlanner(number), LeastLoadedPlanner(1.0, number, 1.1), eplb]
    for planner in made:
        plan = planner.plan(ids, geometry)
        check_tables(plan, ids)
    smallest = [
        pairs
        for rank, row in enumerate(made[0].plan(ids, geometry).alloc.tolist())
        for e, pairs in enumerate(row)
        if pairs and geometry.home(e) != rank
    ]
    assert all(pairs >= number for pairs in smallest)


def test_a_donor_that_falls_below_becomes_a_receiver() -> None:
    assert transfers([5, 0, 7], [4, 4, 4]) == {(2, 1): 4, (0, 2): 1}


def test_eplb_copies_the_experts_that_were_hot() -> None:
    geometry = EPGeometry(2, 4, 1, 8, 1, 4)
    planner = EplbPlanner(3)
    assert planner.hosts(geometry) == [[0], [0], [1], [1]]
    planner.observe([[8, 0, 0, 0], [4, 2, 2, 0]])
    assert planner.hosts(geometry)[0] == [0, 1]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"ep_size": 3}, "divide by ep_size 3"),
        ({"topk": 33}, "allowed: 1 to 32"),
        ({"num_prefetch_slots": -1}, "can't be negative"),
        ({"capacity": 0}, "at least 1"),
        ({"ep_size": 129, "num_experts": 129}, "1 to 128"),
        ({"capacity": 2**23, "topk": 8}, "pass the limit"),
        ({"layout": TableLayout.COMPACT}, "has num_experts / ep_size"),
    ],
)
def test_geometry_says_what_is_wrong(change: dict[str, Any], told: str) -> None:
    sizes: dict[str, Any] = {"ep_size": 4, "num_experts": 8, "topk": 2, "capacity": 4, "num_prefetch_slots": 1}
    with pytest.raises(InputError, match=told):
        EPGeometry(**{**sizes, **change})


@pytest.mark.parametrize("bad", [-1, 8])
def test_ids_outside_the_experts_are_named(bad: int) -> None:
    geometry = EPGeometry(2, 8, 1, 2, 1)
    ids = torch.tensor([[[0], [1]], [[2], [bad]]], dtype=torch.int32)
    with pytest.raises(InputError, match=f"expert id {bad} of rank 1, slot 1"):
        MoonEPPlanner().plan(ids, geometry)


@pytest.mark.parametrize("histogram", [[[3, 0], [2, 2]], [[5, 0], [2, 2]], [[5, -1], [2, 2]], [[4, 0]]])
def test_wrong_totals_end_with_a_message(histogram: list[list[int]]) -> None:
    with pytest.raises(InputError, match="histogram"):
        MoonEPPlanner().allocate(histogram, EPGeometry(2, 2, 1, 4, 1))
