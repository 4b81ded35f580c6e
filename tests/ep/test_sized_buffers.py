"""Buffers made for the draws of a measurement, their forecast, and plans that a device can't run."""

from __future__ import annotations

from dataclasses import replace

import pytest
import torch
from ep_cases import small_shape
from hypothesis import given
from hypothesis import strategies as st
from test_sweep_planning import HW, SKEWED, candidates, planned

from moebench.errors import InputError
from moebench.measure.ep_layer import bind, histograms
from moebench.measure.ep_material import ExpertShelf, make_group_draw
from moebench.measure.ep_memory import expected_rows, worst_rows
from moebench.measure.ep_request import EPCandidate
from moebench.pipeline.ep.planners.registry import make_planner
from moebench.pipeline.ep.ranks.virtual import VirtualRanks
from moebench.plan.ep_default_plans import default_ep_plan
from moebench.plan.ep_plan import EPPlan, GemmStage, LocalStage
from moebench.plan.source_hash import source_files
from moebench.session.ep_options import EPOptions
from moebench.session.ep_planning import plan_ep
from moebench.session.options import RunOptions
from moebench.spec.dtypes import DType
from moebench.spec.ep_workload import EPWorkload, PadRows
from moebench.spec.hw_files import load_hardware
from moebench.spec.routing import Routing
from moebench.spec.shape import MoEShape

WORK = EPWorkload(small_shape(16, 3), 4, (24,) * 4, 32, 4, 4, dtype=DType.FP32, planner="owner")
SIZED = ("owner", "threshold:3", "llep")


@given(st.sampled_from(SIZED), st.integers(0, 3), st.sampled_from(list(PadRows)), st.sampled_from(["lognormal:2", ""]))
def test_rows_for_draws_hold_them_exactly(planner: str, seed: int, pads: PadRows, routing: str) -> None:
    work = replace(WORK, planner=planner, pad_rows=pads, seed=seed)
    work = replace(work, routing=Routing.parse(routing)) if routing else work
    ranks, made = VirtualRanks(4, "cpu"), make_planner(planner, HW, DType.FP32)
    told = [histograms(work, ranks, make_group_draw(work, ranks, number)) for number in range(2)]
    geometry = work.geometry()
    rows = made.rows_for(told, geometry)
    fullest = max(
        sum(geometry.padded(n) for n in row) for histogram in told for row in made.allocate(histogram, geometry)
    )
    assert rows == fullest <= made.num_rows(geometry)


@pytest.mark.parametrize("planner", ["moonep", "eplb:2"])
def test_planners_with_one_size_or_a_memory_keep_rows_for_any_routing(planner: str) -> None:
    made, geometry = make_planner(planner, HW, DType.FP32), WORK.geometry()
    assert made.rows_for([[[0] * 16] * 4], geometry) == made.num_rows(geometry)


def test_a_bound_group_runs_its_draws_in_fewer_rows() -> None:
    ranks = VirtualRanks(4, "cpu")
    shelf = ExpertShelf(ranks)
    shelf.open(WORK, 4)
    draws = [make_group_draw(WORK, ranks, number) for number in range(3)]
    group, whole = (bind(EPCandidate(WORK), ranks, shelf, HW, draws=given) for given in (draws, ()))
    assert group.buffer.num_rows < whole.buffer.num_rows
    for draw in draws:
        with torch.no_grad():
            for one in (group, whole):
                one.run(one.items(draw))
        assert all(torch.equal(group.out[r], whole.out[r]) for r in range(4))


@pytest.mark.parametrize("routing", ["lognormal:1", "maxvio:4", "uniform"])
@pytest.mark.parametrize("planner", SIZED)
def test_the_forecast_holds_the_draws_and_is_far_below_the_worst_case(planner: str, routing: str) -> None:
    shape = MoEShape("many", 64, 4, 16, 16)
    work = EPWorkload(shape, 8, (512,) * 8, 512, 4, 16, routing=Routing.parse(routing), planner=planner)
    ranks, made = VirtualRanks(8, "cpu"), make_planner(planner, HW, DType.BF16)
    told = [histograms(work, ranks, make_group_draw(work, ranks, number)) for number in range(3)]
    assert made.rows_for(told, work.geometry()) <= expected_rows(work) < worst_rows(work) / 2


def test_what_cannot_be_forecast_is_the_worst_case() -> None:
    assert expected_rows(replace(WORK, planner="eplb:4")) == worst_rows(WORK)
    assert expected_rows(replace(WORK, pad_rows=PadRows.EXPERT0)) == worst_rows(WORK)
    assert expected_rows(replace(WORK, planner="moonep")) == WORK.geometry().num_rows


def test_the_plan_of_a_sweep_is_the_hardwares_default() -> None:
    for candidate in candidates(planned((8,), SKEWED[:1], kernels=("triton",), prefetch_slots=(4,))):
        assert candidate.plan == default_ep_plan(candidate.workload, HW)


def test_plans_that_a_device_cannot_run_are_counted_by_reason_or_refused() -> None:
    hw, options = load_hardware("h200"), RunOptions(tokens=(8,), dtypes=(DType.BF16,), routings=SKEWED[:1])
    wide = replace(EPPlan(), plan=LocalStage(4, 2048, 8))
    huge = replace(EPPlan(), gemm1=GemmStage(256, 256, 256, num_stages=8, num_warps=16))
    for plan, message in ((wide, "a chunk has at most 1024 pairs"), (huge, "bytes of shared memory; h200 has 2")):
        with pytest.raises(InputError, match=message) as told:
            plan_ep(options, EPOptions(ep_size=4, kernels=("triton",), plan=plan), hw, "cuda:0", None)
        assert "\n" not in str(told.value)
        found = plan_ep(options, EPOptions(ep_size=4, kernels=("torch", "triton"), plan=plan), hw, "cuda:0", None)
        assert {c.plan.kernels for c in candidates(found)} == {"torch"}
        assert message in found.skipped_notes[0]


def test_the_hash_of_the_triton_set_covers_its_kernels_and_their_helpers() -> None:
    names = {path.name for path in source_files("ep_triton")}
    assert {"ep_plan.py", "ep_push.py", "_ep.py", "_ep_balance.py", "_ep_tables.py", "compat.py"} <= names
    assert {"triton_kernels.py", "triton_support.py", "steps.py", "moonep.py"} <= names
