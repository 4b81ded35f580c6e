"""Groups on virtual ranks are judged, timed and recorded; a wrong one never gets a latency."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
import torch
from ep_cases import small_shape

from moebench.errors import InputError
from moebench.measure import ep_figures
from moebench.measure.ep_clock import LAYER, STEPS, Tape, WallStamps, call_times, side_by_side_us
from moebench.measure.ep_layer import bind
from moebench.measure.ep_material import ExpertShelf, draw_workloads, make_group_draw
from moebench.measure.ep_point import EPPointMeasurer
from moebench.measure.ep_request import EPCandidate, EPRequest, failed_ep_record
from moebench.measure.request import MeasureSettings
from moebench.pipeline.ep.ranks.virtual import VirtualRanks
from moebench.pipeline.ep.torch_kernels import TorchKernels
from moebench.plan.ep_plan import EPPlan
from moebench.spec.dtypes import DType
from moebench.spec.ep_workload import EPStep, EPWorkload, PadRows, Placement
from moebench.spec.hardware import Fact, Hardware
from moebench.spec.routing import Routing
from moebench.store.codec import read_point, write_point
from moebench.store.records import Failure, PointRecord
from moebench.store.rows import to_row

HW = Hardware("cpu", "CPU", "cpu", "cpu", "cpu", facts={"link_gbps": Fact(100.0, "assumed")})
QUICK = MeasureSettings(
    min_blocks=5, max_blocks=6, time_cap_s=1.0, preheat_s=0.0, min_time_s=0.0, draws=2, target_half_width=0.5
)
WORK = EPWorkload(small_shape(16, 3), 4, (6,) * 4, 8, 4, 4, dtype=DType.FP32, routing=Routing.parse("lognormal:2"))


def measured(*workloads: EPWorkload, settings: MeasureSettings = QUICK, plan: EPPlan | None = None, **request: Any) -> (
    tuple[PointRecord, ...]
):  # fmt: skip
    candidates = tuple(EPCandidate(w, plan or EPPlan()) for w in workloads)
    asked = EPRequest("virtual", candidates, HW, "cpu", settings)
    return EPPointMeasurer("cpu").measure(replace(asked, **request))


def test_every_planner_is_judged_timed_and_explained() -> None:
    names = ("moonep", "owner", "threshold:2", "eplb:2", "llep")
    records = measured(*(replace(WORK, planner=name) for name in names))
    for name, record in zip(names, records, strict=True):
        assert record.failure is None, record.failure
        assert (record.origin, record.variant, record.clock) == ("virtual", f"virtual-{name}", "wall")
        assert [s.steps for s in record.steps] == [(s.value,) for s in EPStep]
        assert record.layer is not None
        assert record.ep is not None
        assert record.ep.mean is not None
        assert 0 < record.ep.mean.median_us <= record.layer.median_us
        assert record.ep.wait is None, "virtual ranks never wait"
        assert all(s.mean and s.mean.median_us <= s.time.median_us * 1.0001 for s in record.steps)
        assert {c.routing for c in record.checks} == {"lognormal:2", "uniform"}
        assert all(c.passed for c in record.checks)
    moonep, owner = (r.ep.figures for r in records[:2] if r.ep)
    assert moonep is not None
    assert owner is not None
    assert math.isclose(moonep.maxvio, owner.maxvio), "the same draws"
    assert moonep.hottest_before == owner.hottest_after > moonep.hottest_after
    assert moonep.moved_share > owner.moved_share == 0
    assert moonep.link_us.keys() == {"dispatch", "combine", "prefetch", "gemms"}
    assert moonep.link_us["prefetch"] > owner.link_us["prefetch"] == 0
    assert moonep.link_gbps == {}, "there is no link between virtual ranks"
    assert len({len(r.layer_blocks_us) for r in records}) == 1, "interleaved: one value a block each"


def test_a_record_survives_the_file_and_a_row_is_flat() -> None:
    (record,) = measured(WORK)
    assert read_point(write_point(record)) == replace(record, workload=read_point(write_point(record)).workload)
    row = to_row(record)
    assert row["ranks"] == "virtual"
    assert row["num_prefetch_slots"] == 4
    assert row["dispatch_logical_gbps"] > 0
    assert row["gemm1_mean_median_us"] > 0
    assert not [v for v in row.values() if isinstance(v, (dict, list, tuple))]
    asked = EPRequest("virtual", (EPCandidate(WORK),), HW, "cpu", QUICK)
    failed = failed_ep_record(asked, asked.candidates[0], Failure("unsupported", "no"), 0.0)
    assert (failed.point_id, failed.variant) == (record.point_id, record.variant), "the same question"
    assert read_point(write_point(failed)).failure == Failure("unsupported", "no")


def test_slots_change_the_plan_until_every_expert_has_one() -> None:
    found = [r.ep.figures for r in measured(*(replace(WORK, num_prefetch_slots=b) for b in (0, 1, 4))) if r.ep]
    none, one, all_of_them = found
    assert none is not None
    assert one is not None
    assert all_of_them is not None
    assert none.rows_without_slot > one.rows_without_slot >= all_of_them.rows_without_slot == 0
    assert none.link_us["gemms"] > 0 == none.link_us["prefetch"]
    assert all_of_them.link_us["gemms"] == 0


@pytest.mark.parametrize(
    "changes",
    [{"pad_rows": p} for p in PadRows]
    + [{"placement": Placement.REPLICATED}, {"dtype": DType.BF16}, {"tokens": (8, 0, 3, 1)}],
)
def test_every_pad_policy_placement_and_uneven_ranks_pass_the_gate(changes: dict[str, Any]) -> None:
    (record,) = measured(replace(WORK, **changes))
    assert record.failure is None, record.failure


def test_pads_on_expert_0_are_load() -> None:
    spread, hot = (
        r.ep.figures
        for r in measured(*(replace(WORK, pad_rows=p) for p in (PadRows.UNCOUNTED, PadRows.EXPERT0)))
        if r.ep
    )
    assert spread is not None
    assert hot is not None
    assert hot.maxvio > spread.maxvio


def _broken(name: str, monkeypatch: pytest.MonkeyPatch, spoil: Callable[..., None]) -> PointRecord:
    right = getattr(TorchKernels, name)

    def wrong(self: TorchKernels, *args: Any) -> None:
        right(self, *args)
        spoil(*args)

    monkeypatch.setattr(TorchKernels, name, wrong)
    return measured(WORK)[0]


@pytest.mark.parametrize("name", ["activation", "gemm2", "expand", "pull_sum", "push_rows", "pull_experts"])
def test_a_wrong_step_is_a_failure_without_a_latency(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def spoil(*args: Any) -> None:
        if name == "push_rows":
            args[3].hidden.of(0)[0] *= 1.5
        elif name == "pull_experts":
            args[0].slots.of(args[1].rank).mul_(1.5)
        elif name == "expand":
            args[1][args[0].dup_loffs[: int(args[0].dup_counts[1])].long()] *= 1.5
        else:
            args[-1].mul_(1.02)

    record = _broken(name, monkeypatch, spoil)
    assert record.failure is not None
    assert record.failure.kind == "wrong result"
    assert record.layer is None
    assert record.ep is not None
    assert record.ep.figures is None


def test_a_planner_that_refuses_fails_alone() -> None:
    records = measured(WORK, replace(WORK, planner="eplb:0"), replace(WORK, planner="owner"))
    assert [r.status for r in records] == ["ok", "failed", "ok"]
    assert records[1].failure is not None
    assert "eplb:N with N at least 1" in records[1].failure.message


def test_a_skew_is_the_groups_and_ranks_get_their_own_tokens() -> None:
    ranks = VirtualRanks(4, "cpu")
    work = replace(WORK, tokens=(64,) * 4, capacity=64, routing=Routing.parse("maxvio:2"))
    draw = make_group_draw(work, ranks, 0)
    loads = sum(torch.bincount(draw.ids[r].view(-1).long(), minlength=16) for r in range(4))
    assert isinstance(loads, torch.Tensor)
    assert abs(float(loads.max()) / float(loads.float().mean()) - 1 - 2) < 0.05
    assert not torch.equal(draw.hidden[0], draw.hidden[1])


def test_a_trace_of_as_many_ranks_gives_each_its_own(tmp_path: Any) -> None:
    ids = np.stack([np.tile(np.array([[r, 4 + r, 8 + r]]), (10, 1)) for r in range(4)])[None]
    np.savez(tmp_path / "t.npz", topk_ids=ids.astype(np.int32))
    work = replace(WORK, routing=Routing.parse(f"trace:{tmp_path / 't.npz'}"))
    assert [w.routing.trace_rank for w in draw_workloads(work)] == [0, 1, 2, 3]
    draw = make_group_draw(work, VirtualRanks(4, "cpu"), 0)
    assert all(set(draw.ids[r].view(-1).tolist()) == {r, 4 + r, 8 + r} for r in range(4))
    (record,) = measured(work)
    assert record.failure is None, record.failure
    with pytest.raises(InputError, match="has 10 tokens"):
        make_group_draw(replace(work, tokens=(90,) * 4, capacity=90), VirtualRanks(4, "cpu"), 0)


def test_virtual_ranks_side_by_side_take_the_slowest_between_waits() -> None:
    ranks = VirtualRanks(2, "cpu")
    stamps = WallStamps(ranks)
    tape = Tape(
        [(0, 0, 0, 1000), (0, 1, 0, 3000), (None, 0, 0, 500), (1, 0, 0, 5000), (1, 1, 0, 2000)], [0, 0, 1, 1, 1]
    )
    assert side_by_side_us(tape, stamps) == pytest.approx(3.0 + 5.0)
    times = call_times(tape, stamps, ranks)
    assert times.layer.tolist() == [6000, 5000], "each rank's own work"
    assert times.steps[1, :2].tolist() == [3000, 2000]
    assert times.waits.tolist() == [0, 0]
    assert (len(STEPS), LAYER) == (10, -1)


def test_the_rows_of_a_link_are_those_that_cross() -> None:
    ranks = VirtualRanks(4, "cpu")
    shelf = ExpertShelf(ranks)
    shelf.open(WORK, 4)
    group = bind(EPCandidate(WORK), ranks, shelf, HW)
    with torch.no_grad():
        group.run(group.items(make_group_draw(WORK, ranks, 0)))
    facts = ep_figures.draw_facts(group, ranks)
    row = WORK.shape.hidden_size * 4
    assert facts.link_bytes["dispatch"] % row == 0
    assert facts.link_bytes["dispatch"] >= facts.statistics.max_crossing_in * row > 0
    assert facts.link_bytes["prefetch"] == group.experts.slot_bytes() * max(
        facts.statistics.max_experts_served, facts.statistics.max_experts_received
    )
