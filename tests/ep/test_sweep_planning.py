"""A sweep's options become points: axes one at a time, or their product; what doesn't hold the tokens is counted."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moebench.errors import InputError
from moebench.measure.ep_memory import buffer_bytes
from moebench.measure.ep_request import EPCandidate, EPRequest, ep_point_id
from moebench.pipeline.ep.group import EPBuffer
from moebench.pipeline.ep.planners.moonep import MoonEPPlanner
from moebench.pipeline.ep.ranks.virtual import VirtualRanks
from moebench.plan.ep_plan import Direction, EPPlan, LinkStage
from moebench.session.ep_kind import GROUPS, coarse_first
from moebench.session.ep_options import EPOptions, load_ep_plan, parse_capacities, parse_names, parse_numbers
from moebench.session.ep_planning import MOST_INTERLEAVED, EPPlanned, plan_ep
from moebench.session.options import RunOptions
from moebench.spec.dtypes import DType
from moebench.spec.ep import EPGeometry
from moebench.spec.hardware import Fact, Hardware
from moebench.spec.routing import Routing

HW = Hardware("cpu", "CPU", "cpu", "cpu", "cpu")
SKEWED = (Routing.parse("lognormal:1"), Routing())


def planned(tokens: tuple[int, ...] = (8, 64), routings: tuple[Routing, ...] = SKEWED, free: int | None = None,
            **ep: Any) -> EPPlanned:  # fmt: skip
    ep.setdefault("ep_size", 4)
    options = RunOptions(tokens=tokens, dtypes=(DType.FP32,), routings=routings)
    return plan_ep(options, EPOptions(**ep), HW, "cpu", free)


def candidates(found: EPPlanned) -> list[EPCandidate]:
    return [c for r in found.requests for c in r.candidates]


def test_axes_vary_one_at_a_time_around_the_defaults() -> None:
    found = candidates(planned((8,), SKEWED[:1], capacities=(16, 32), prefetch_slots=(0, 4), token_paddings=(16, 128),
                               num_sms=(8, 32), planners=("moonep", "owner")))  # fmt: skip
    told = {
        (c.workload.capacity, c.workload.num_prefetch_slots, c.workload.token_padding, c.plan.dispatch.num_sms,
         c.workload.planner)
        for c in found
    }  # fmt: skip
    assert told == {
        (16, 4, 128, 32, "moonep"),  # the defaults: 4 slots, padding 128, 32 SMs as in the published integration
        (16, 4, 128, 32, "owner"),
        (16, 0, 128, 32, "moonep"), (32, 0, 128, 32, "moonep"), (32, 4, 128, 32, "moonep"),
        (16, 4, 16, 32, "moonep"), (16, 4, 128, 8, "moonep"),
    }  # fmt: skip
    assert len(found) == len(told)


def test_num_sms_reach_every_stage_between_ranks() -> None:
    found = candidates(planned((8,), SKEWED[:1], num_sms=(8,), prefetch_slots=(4,)))
    assert {(c.plan.dispatch.num_sms, c.plan.prefetch.num_sms, c.plan.combine.num_sms) for c in found} == {(8, 8, 8)}


def test_the_full_grid_is_the_product() -> None:
    found = planned((8,), capacities=(16, 32), prefetch_slots=(0, 1, 2), token_paddings=(16, 32), num_sms=(8, 16),
                    planners=("moonep", "owner"), full_grid=True)  # fmt: skip
    assert found.num_points == 2 * 2 * 3 * 2 * 2 * 2
    assert len({ep_point_id(r, c) for r in found.requests for c in r.candidates}) == found.num_points


def test_capacities_below_the_tokens_are_skipped_and_counted() -> None:
    found = planned((8, 64), SKEWED[:1], capacities=(8, 16, 64), prefetch_slots=(0, 4), planners=("moonep",))
    assert found.below_tokens == 4, "64 tokens fit neither 8 nor 16, with two slot counts each"
    assert found.skipped_notes == ("4 combinations skipped: their capacity is below the tokens",)
    assert {(c.workload.num_tokens, c.workload.capacity) for c in candidates(found)} == {
        (8, 8), (8, 16), (8, 64), (64, 64)
    }  # fmt: skip


def test_only_an_empty_sweep_is_an_error() -> None:
    with pytest.raises(InputError, match="no --capacity of 4 holds one of the tokens 8, 64; give a larger capacity"):
        planned((8, 64), capacities=(4,))


def test_the_pool_gives_every_token_count_its_power_of_two() -> None:
    found = candidates(planned((8, 200, 900), SKEWED[:1], capacities=("pool",), prefetch_slots=(4,)))
    assert {(c.workload.num_tokens, c.workload.capacity) for c in found} == {(8, 128), (200, 256), (900, 900)}
    assert {c.pool for c in found} == {(128, 256, 900)}


def test_planners_are_crossed_with_every_routing_and_interleaved() -> None:
    found = planned(planners=("moonep", "owner"))
    for request in found.requests:
        assert len({(c.workload.num_tokens, c.workload.routing, c.workload.capacity) for c in request.candidates}) == 1
    for routing in SKEWED:
        for tokens in (8, 64):
            here = [r for r in found.requests if (r.workload.routing, r.workload.num_tokens) == (routing, tokens)]
            assert any({"moonep", "owner"} <= {c.workload.planner for c in r.candidates} for r in here)


def test_what_doesnt_fit_into_memory_is_counted_and_groups_are_split() -> None:
    whole = planned((64,), SKEWED[:1])
    one = planned((64,), SKEWED[:1], prefetch_slots=(4,), planners=("moonep",))
    split = planned((64,), SKEWED[:1], free=one.memory_bytes)
    assert len(split.requests) > len(whole.requests)
    assert split.too_large >= 1, "plain expert parallelism needs more rows on its hottest rank"
    with pytest.raises(InputError, match="need more memory than is free; choose fewer --tokens"):
        planned((64,), SKEWED[:1], free=1 << 10)


@given(st.sets(st.sampled_from([16, 32, 64, 128]), min_size=1), st.sets(st.integers(0, 8), min_size=1), st.booleans())
def test_no_request_interleaves_too_many_and_ids_are_unique(sizes: set[int], slots: set[int], full: bool) -> None:
    found = planned((8, 16), capacities=tuple(sorted(sizes)), prefetch_slots=tuple(sorted(slots)), full_grid=full)
    assert all(len(r.candidates) <= MOST_INTERLEAVED for r in found.requests)
    ids = [ep_point_id(r, c) for r in found.requests for c in r.candidates]
    assert len(set(ids)) == len(ids)


def test_any_beginning_of_the_order_spans_the_axes() -> None:
    found = planned((8, 16, 32, 64, 128), capacities=(128, 256, 512), prefetch_slots=(0, 4))
    order = GROUPS.order(found.requests, True)[0]
    assert sorted(map(id, order)) == sorted(map(id, found.requests))
    first = order[:4]
    assert {r.workload.num_tokens for r in first} == {8, 128}
    assert coarse_first(found.requests) == order
    assert GROUPS.order(found.requests, False) == [list(found.requests)]
    assert GROUPS.order([], True) == []


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"ep_size": 5}, "divide by ep_size 5"),
        ({"ep_size": 200}, "allowed: 1 to 128"),
    ],
)
def test_sizes_that_dont_fit_together_are_refused(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(InputError, match=message):
        planned((8,), **changes)


def test_an_asked_skew_out_of_reach_is_refused_before_measuring() -> None:
    with pytest.raises(InputError, match="can't be reached"):
        planned((8,), (Routing.parse("maxvio:99"),))


@pytest.mark.parametrize(
    ("text", "message"),
    [("-1", "-1 is not allowed; give numbers from 0"), ("a", "'a' is no whole number"), ("1,,2", "is no whole number")],
)
def test_numbers_say_what_is_wrong(text: str, message: str) -> None:
    with pytest.raises(InputError, match=message):
        parse_numbers(text, "--prefetch-slots", 0)


def test_lists_are_read() -> None:
    assert parse_capacities("pool, 512,128") == ("pool", 128, 512)
    assert parse_capacities("POOL") == ("pool",)
    assert parse_names(("moonep,owner", "OWNER", "threshold:5")) == ("moonep", "owner", "threshold:5")
    assert parse_numbers("4,0,4", "--prefetch-slots", 0) == (0, 4)


def test_a_plan_file_is_read_or_named(tmp_path: Path) -> None:
    path = tmp_path / "plan.json"
    path.write_text('{"dispatch": {"direction": "pull", "num_sms": 16}}', encoding="utf-8")
    assert load_ep_plan(path) == EPPlan(dispatch=LinkStage(Direction.PULL, 16))
    for text, message in (("{", "not JSON"), ("[]", "holds a list"), ('{"x": 1}', "no stage 'x'")):
        path.write_text(text, encoding="utf-8")
        with pytest.raises(InputError, match=message):
            load_ep_plan(path)


def test_an_id_is_of_the_question_alone() -> None:
    found = planned((8,), SKEWED[:1], prefetch_slots=(4,), planners=("moonep",)).requests[0]
    candidate = found.candidates[0]
    longer = replace(found, settings=replace(found.settings, time_cap_s=99.0))
    assert ep_point_id(longer, candidate) == ep_point_id(found, candidate)
    others = [
        EPRequest("peer", found.candidates, HW, "cpu", found.settings),
        replace(found, hw=replace(HW, key="other", facts={"link_gbps": Fact(900.0, "x")})),
    ]
    assert len({ep_point_id(r, candidate) for r in (found, *others)}) == 3
    pooled = replace(candidate, pool=(128, 256))
    assert ep_point_id(found, pooled) != ep_point_id(found, replace(candidate, pool=(128,)))


@pytest.mark.parametrize("direction", [Direction.PUSH, Direction.PULL])
def test_forecast_memory_is_what_a_buffer_takes(direction: Direction) -> None:
    geometry = EPGeometry(4, 16, 2, 8, 4, 16)
    plan = EPPlan(dispatch=LinkStage(direction), combine=LinkStage(direction))
    made = EPBuffer(VirtualRanks(4, "cpu"), geometry, 20, DType.BF16, MoonEPPlanner(), plan)
    assert buffer_bytes(geometry, made.num_rows, 20, 2, plan) == made.memory_bytes
