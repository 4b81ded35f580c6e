"""Points of expert-parallel groups on a GPU: calls are captured, stamped by nodes of the graph, and right."""

from __future__ import annotations

import math

import pytest
import torch

from moebench.measure.ep_lanes import EagerLane, GraphLane, make_lane
from moebench.measure.ep_layer import BoundGroup, bind
from moebench.measure.ep_material import ExpertShelf, make_group_draw
from moebench.measure.ep_point import EPPointMeasurer
from moebench.measure.ep_request import EPCandidate, EPRequest
from moebench.measure.request import MeasureSettings
from moebench.pipeline.ep.ranks.protocol import Item
from moebench.pipeline.ep.ranks.virtual import VirtualRanks
from moebench.plan.ep_default_plans import default_ep_plan
from moebench.plan.ep_plan import EPPlan
from moebench.spec.ep_workload import EPStep, EPWorkload
from moebench.spec.hw_files import load_hardware
from moebench.spec.routing import Routing
from moebench.spec.shape import MoEShape

pytestmark = [pytest.mark.gpu, pytest.mark.skipif(not torch.cuda.is_available(), reason="no CUDA or ROCm device")]

HW = load_hardware("h200")
SHAPE = MoEShape("small", 32, 4, 512, 256)
QUICK = MeasureSettings(
    min_blocks=5, max_blocks=10, time_cap_s=2.0, preheat_s=0.0, min_time_s=0.0, draws=2, target_half_width=0.5
)


def _candidate(kernels: str = "triton", planner: str = "moonep") -> EPCandidate:
    work = EPWorkload(SHAPE, 4, (100,) * 4, 128, 4, 32, routing=Routing.parse("lognormal:1"), planner=planner)
    return EPCandidate(work, default_ep_plan(work, HW) if kernels == "triton" else EPPlan())


def _bound(kernels: str = "triton") -> tuple[BoundGroup, list[list[Item]]]:
    candidate, ranks = _candidate(kernels), VirtualRanks(4, "cuda:0")
    shelf = ExpertShelf(ranks)
    shelf.open(candidate.workload, 4)
    draws = [make_group_draw(candidate.workload, ranks, number) for number in range(2)]
    group = bind(candidate, ranks, shelf, HW, draws=draws)
    return group, [group.items(draw) for draw in draws]


def test_groups_are_judged_timed_by_graphs_and_recorded() -> None:
    candidates = (_candidate(), _candidate(planner="owner"), _candidate("torch"))
    records = EPPointMeasurer("cuda:0").measure(EPRequest("virtual", candidates, HW, "cuda:0", QUICK))
    for record, clock in zip(records, ("graph", "graph", "events"), strict=True):
        assert record.failure is None, record.failure
        assert record.clock == clock, record.warnings
        assert all(c.passed for c in record.checks)
        assert record.layer is not None
        assert record.ep is not None
        assert record.ep.mean is not None
        assert 0 < record.ep.mean.median_us <= record.layer.median_us
        assert [s.steps for s in record.steps] == [(s.value,) for s in EPStep]
        assert all(s.time.median_us > 0 for s in record.steps if s.steps[0] != "prefetch")


def test_every_replay_stamps_its_phases_anew() -> None:
    group, draws = _bound()
    lane = make_lane(group, draws)
    assert isinstance(lane, GraphLane)
    lane.prepare(4, 2)
    seen = []
    for _ in range(3):
        stamped = lane.run(4, 2)
        assert len(stamped) == 4
        for tape, stamps in stamped:
            times = [stamps.us(first, last) for _, _, first, last in tape.entries]
            assert all(math.isfinite(us) and us >= 0 for us in times)
            seen.append(sum(times))
    assert len(set(seen)) > len(seen) // 2, "the times of a replay are its own"


def test_a_captured_call_gives_what_a_launched_one_gives() -> None:
    group, draws = _bound()
    lane = make_lane(group, draws)
    EagerLane(group, draws).run(2, 2)
    launched = {r: out.clone() for r, out in group.out.items()}
    for out in group.out.values():
        out.fill_(float("nan"))
    lane.run(2, 2)
    assert all(torch.equal(launched[r], out) for r, out in group.out.items())
