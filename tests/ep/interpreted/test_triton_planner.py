"""The planner on a device against the one in torch, in Triton's interpreter: every field, and wrong input."""

from __future__ import annotations

from dataclasses import replace

import pytest
import torch
from triton_cases import SMALL_STAGES, Problem, drawn, recorded, require_equal

from moebench.errors import InputError
from moebench.pipeline.ep.kernels import make_kernels
from moebench.pipeline.ep.planners.moonep import MoonEPPlanner
from moebench.pipeline.ep.planners.owner import OwnerPlanner
from moebench.pipeline.ep.planners.threshold import ThresholdPlanner
from moebench.pipeline.ep.rank_plan import RankPlan, require_no_error
from moebench.spec.ep import NO_ROW, EPGeometry

KERNELS = make_kernels(SMALL_STAGES)


@pytest.mark.parametrize("problem", list(recorded()), ids=lambda p: p.name)
def test_recorded_vectors(problem: Problem) -> None:
    require_equal(KERNELS, problem)


@pytest.mark.parametrize("problem", list(drawn(30)), ids=lambda p: p.name.split(":")[0])
def test_any_problem(problem: Problem) -> None:
    last = problem.geometry.ep_size - 1
    require_equal(KERNELS, problem, tuple({last // 2, last}))


def _problem(**changes: object) -> Problem:
    geometry = replace(EPGeometry(4, 16, 2, 12, 2, 8), **changes)  # type: ignore[arg-type]
    size = (4, geometry.capacity, geometry.topk)
    ids = torch.randint(0, 5, size, generator=torch.Generator().manual_seed(3)).to(torch.int32)
    return Problem("hot", geometry, ids, MoonEPPlanner())


def _failed(problem: Problem, histograms: torch.Tensor, num_rows: int | None = None) -> RankPlan:
    plan = problem.new_plan(1)
    plan.num_rows = plan.num_rows if num_rows is None else num_rows
    KERNELS.plan(problem.ids[1], histograms, problem.planner, plan)
    return plan


def _require_empty(plan: RankPlan) -> None:
    assert plan.dst.eq(NO_ROW).all()
    assert plan.cu_seqlens.eq(0).all()
    assert plan.zero_fill_ranges.eq(0).all()
    assert plan.experts_to_copy[1].eq(-1).all()


@pytest.mark.parametrize("counted", [True, False])
def test_wrong_totals_end_and_leave_an_empty_plan(counted: bool) -> None:
    problem = _problem(pads_counted=counted)
    for change in (3, -1000):
        histograms = problem.histograms()
        histograms[2, 7] += change
        plan = _failed(problem, histograms)
        with pytest.raises(InputError, match="sum to capacity"):
            require_no_error(plan)
        _require_empty(plan)


def test_a_missing_pair_is_wrong_only_where_pads_count() -> None:
    for counted in (True, False):
        problem = _problem(pads_counted=counted)
        problem.ids[1, 3, 1] = -1
        plan = _failed(problem, problem.histograms())
        assert int(plan.error) == (1 if counted else 0)


@pytest.mark.parametrize("bad", [16, 1000, -2, -(2**31)])
def test_an_id_of_no_expert(bad: int) -> None:
    problem = _problem(pads_counted=False)
    histograms = problem.histograms()
    problem.ids[1, 5, 0] = bad
    plan = _failed(problem, histograms)
    with pytest.raises(InputError, match="expert id is outside"):
        require_no_error(plan)
    assert int(plan.dst[10]) == NO_ROW


def test_a_histogram_of_other_ids() -> None:
    problem = _problem()
    histograms = problem.histograms()
    histograms[1] = histograms[1].roll(1)
    plan = _failed(problem, histograms)
    with pytest.raises(InputError, match="isn't the histogram"):
        require_no_error(plan)
    address = plan.dst[plan.dst != NO_ROW]
    address = torch.where(address < 0, -address - 1, address)
    assert (address < 4 * plan.num_rows).all()


def test_a_buffer_with_too_few_rows() -> None:
    problem = _problem()
    plan = _failed(problem, problem.histograms(), num_rows=20)
    with pytest.raises(InputError, match="more rows than its buffer"):
        require_no_error(plan)
    _require_empty(plan)


def test_the_next_plan_forgets_an_error() -> None:
    problem = _problem()
    histograms = problem.histograms()
    wrong = histograms.clone()
    wrong[0, 0] += 1
    plan = _failed(problem, wrong)
    assert int(plan.error) == 2
    KERNELS.plan(problem.ids[1], histograms, problem.planner, plan)
    assert int(plan.error) == 0


def test_what_the_set_refuses_it_says_in_words() -> None:
    few, cpu = 1000, torch.device("cpu")
    assert KERNELS.refuse(MoonEPPlanner(), few, torch.float16, cpu) == []
    assert "threshold has no device version" in KERNELS.refuse(ThresholdPlanner(3), few, torch.float16, cpu)[0]
    assert "float64" in KERNELS.refuse(MoonEPPlanner(), few, torch.float64, cpu)[0]
    assert "rows on all ranks" in KERNELS.refuse(OwnerPlanner(), 1 << 31, torch.float16, cpu)[0]
