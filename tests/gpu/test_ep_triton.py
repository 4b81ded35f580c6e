"""The Triton kernel set on a GPU: plans at real sizes, captured graphs on other routings, no host sync."""

from __future__ import annotations

import shutil
import subprocess
import sys
from dataclasses import replace

import pytest
import torch
from ep_steps import Step, captured, host_waits, make_step, skewed_ids

from moebench.pipeline import reference
from moebench.pipeline.ep.kernels import make_kernels
from moebench.pipeline.ep.planners.moonep import MoonEPPlanner
from moebench.pipeline.ep.rank_plan import RankPlan, empty_plan, histogram, plan_rank
from moebench.pipeline.layer import LayerInputs
from moebench.pipeline.make import make_weights
from moebench.plan.ep_default_plans import default_ep_plan
from moebench.plan.ep_plan import Direction, EPPlan, LocalStage
from moebench.spec.dtypes import DType
from moebench.spec.ep import EPGeometry, TableLayout
from moebench.spec.ep_workload import EPWorkload
from moebench.spec.hw_files import load_hardware
from moebench.spec.shape import MoEShape
from moebench.testing.ep_kernels import Case, cases, check_kernel_set

pytestmark = [pytest.mark.gpu, pytest.mark.skipif(not torch.cuda.is_available(), reason="no CUDA or ROCm device")]

FIELDS = (
    "tokens_per_expert", "alloc", "experts_to_copy", "cu_seqlens", "zero_fill_ranges", "remote_stats", "dst", "error",
)  # fmt: skip
GEOMETRIES = {
    "S=8192 E=256": EPGeometry(8, 256, 8, 8192, 4),
    "S=128 E=256": EPGeometry(8, 256, 8, 128, 4),
    "S=8192 E=256 R=2": EPGeometry(2, 256, 8, 8192, 8),
    "S=1000 E=896 compact": EPGeometry(8, 896, 16, 1000, 112, 64, TableLayout.COMPACT),
    "S=512 E=384 R=16": EPGeometry(16, 384, 6, 512, 2, 16, pads_counted=False),
    "S=64 E=1024 R=128": EPGeometry(128, 1024, 32, 64, 8, 8),
    "S=300 E=60 R=1": EPGeometry(1, 60, 4, 300, 0, 1),
}
PLANNING = EPPlan("triton", LocalStage(8, 256, 4))
ERROR_LIMIT = {DType.BF16: 1e-2, DType.FP16: 2e-3, DType.FP32: 1e-5}


def _require_planned(got: RankPlan, ids: torch.Tensor, counts: torch.Tensor) -> None:
    wanted = empty_plan(got.geometry, got.rank, got.num_rows, torch.device("cpu"), origin=False)
    plan_rank(ids.cpu(), counts.cpu(), MoonEPPlanner(), wanted)
    for field in FIELDS:
        assert torch.equal(getattr(got, field).cpu(), getattr(wanted, field)), f"{field} of rank {got.rank}"


@pytest.mark.parametrize("name", GEOMETRIES)
def test_plans_equal_the_reference_also_from_a_graph_on_other_routing(name: str) -> None:
    geometry, kernels = GEOMETRIES[name], make_kernels(PLANNING)
    rank = geometry.ep_size // 2
    shape = (geometry.ep_size, geometry.capacity, geometry.topk, geometry.num_experts)
    ids = torch.zeros(shape[1:3], dtype=torch.int32, device="cuda:0")
    counts = torch.zeros(geometry.ep_size, geometry.num_experts, dtype=torch.int32, device="cuda:0")
    plan = empty_plan(geometry, rank, geometry.num_rows, ids.device, origin=False)
    graph = captured(lambda: kernels.plan(ids, counts, MoonEPPlanner(), plan))
    for seed, sigma in ((1, 1.0), (2, 0.1), (3, 5.0), (4, 1.0)):
        drawn = skewed_ids(*shape, sigma, seed)
        if not geometry.pads_counted:
            drawn[:, : geometry.capacity // 3] = -1
        told = torch.stack([histogram(one, geometry.num_experts) for one in drawn])
        ids.copy_(drawn[rank])
        counts.copy_(told)
        graph.replay()
        torch.cuda.synchronize()
        _require_planned(plan, drawn[rank], told)


@pytest.mark.parametrize("case", list(cases()), ids=lambda case: f"R{case.geometry.ep_size}-{case.dtype}")
def test_every_phase_agrees_with_torch_at_wide_stages(case: Case) -> None:
    workload = EPWorkload(MoEShape("any", 16, 4, 128, 64), 4, (24,) * 4, 24)
    check_kernel_set("triton", "cuda:0", default_ep_plan(workload, load_hardware("h200")), [case])


def _workload(dtype: DType = DType.BF16, **changes: object) -> EPWorkload:
    base = EPWorkload(MoEShape("moe", 32, 4, 512, 384), 4, (200,) * 4, 200, 2, 32, dtype=dtype)
    return replace(base, **changes)  # type: ignore[arg-type]


def _reversed(plan: EPPlan, reverse: bool) -> EPPlan:
    """``plan``, or the same with every stage's data moved by the other side."""
    if not reverse:
        return plan
    return replace(
        plan, dispatch=replace(plan.dispatch, direction=Direction.PULL),
        prefetch=replace(plan.prefetch, direction=Direction.PUSH),
        combine=replace(plan.combine, direction=Direction.PUSH),
    )  # fmt: skip


def _require_right(step: Step) -> None:
    """What combine gave against the single-device reference on the same ids and weights."""
    workload = step.workload
    whole = make_weights(workload.whole(0), "cuda:0")
    step.buffer.check(step.plans)
    for rank, out in step.out.items():
        inputs = LayerInputs(step.hidden[rank], torch.zeros(0, device=out.device))
        routed = (step.weights[rank], step.ids[rank])
        wanted = reference.layer(inputs, whole, workload.whole(rank), routed=routed).out
        error = float((out.float() - wanted).norm() / wanted.norm())
        assert error <= ERROR_LIMIT[workload.dtype], f"rank {rank}: {error:.1e}"


@pytest.mark.parametrize("dtype", DType, ids=str)
@pytest.mark.parametrize("pulls", [False, True])
def test_a_captured_step_is_right_on_other_routings(dtype: DType, pulls: bool) -> None:
    workload = _workload(dtype)
    step = make_step(workload, plan=_reversed(default_ep_plan(workload, load_hardware("h200")), pulls))
    graph = captured(step.run)
    for seed, sigma in ((1, 2.0), (2, 0.1), (3, 5.0)):
        step.route(skewed_ids(4, 200, 4, 32, sigma, seed))
        for out in step.out.values():
            out.fill_(float("nan"))
        graph.replay()
        torch.cuda.synchronize()
        _require_right(step)


def test_the_same_bits_every_time() -> None:
    step = make_step(_workload())
    step.run()
    first = {r: out.clone() for r, out in step.out.items()}
    for _ in range(5):
        step.run()
        assert all(torch.equal(first[r], out) for r, out in step.out.items())


@pytest.mark.parametrize("pulls", [False, True])
def test_from_plan_to_combine_the_host_never_waits_for_the_device(pulls: bool) -> None:
    workload = _workload()
    plan = _reversed(default_ep_plan(workload, load_hardware("h200")), pulls)
    step = make_step(workload, plan=plan)
    step.run()
    kernels, waits = host_waits(step.run)
    assert any("tables_kernel" in name for name in kernels), f"the trace lacks the planner: {sorted(set(kernels))}"
    assert any("sum_kernel" in name for name in kernels), "the trace lacks combine"
    assert not waits


SANITIZED = "from moebench.testing.ep_kernels import Case, cases, check_kernel_set as check; check('triton', 'cuda:0')"


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("compute-sanitizer") is None, reason="compute-sanitizer is not installed")
def test_compute_sanitizer_finds_no_bad_access() -> None:
    told = subprocess.run(
        ["compute-sanitizer", "--error-exitcode", "9", sys.executable, "-c", SANITIZED],
        capture_output=True, text=True, timeout=280, check=False,
    )  # fmt: skip
    assert told.returncode == 0, told.stdout[-4000:] + told.stderr[-2000:]
