"""The expert-parallel kernels: declarations, default plans, one binary a plan, and that every target compiles them."""

from __future__ import annotations

import importlib
from dataclasses import replace
from pathlib import Path

import pytest
from compile_matrix import HARDWARE, compile_case, describe
from ep_compile_cases import COMPACT, LARGE, QUICK, SMALL, UNEVEN, WIDEST, WORKLOADS, ep_cases, turned

from moebench.measure.offline_ep_compile import record_ep_launches
from moebench.plan.ep_default_plans import default_ep_plan
from moebench.plan.ep_legality import MAX_CTAS_PER_SM, ep_legal
from moebench.plan.ep_plan import EPPlan
from moebench.plan.registry import ep_kernel_specs, kernel_specs
from moebench.spec.ep_workload import EPStep, EPWorkload
from moebench.spec.hardware import Hardware
from moebench.spec.hw_files import hardware_names, load_hardware

ROOT = Path(__file__).resolve().parents[2]
KERNELS = sorted(p.stem for p in (ROOT / "kernels").glob("ep_*.py"))
BARE = Hardware("bare", "a device of which nothing is known", "nvidia", "any", "unknown")
SPILL_LIMIT_BYTES = 256


def test_every_kernel_has_its_declaration() -> None:
    assert ep_kernel_specs.names() == KERNELS
    assert not [name for name in kernel_specs if name.startswith("ep_")]


@pytest.mark.parametrize("name", KERNELS)
def test_a_kernel_module_has_one_launcher_and_its_declaration_its_name(name: str) -> None:
    spec = ep_kernel_specs.get(name)
    assert callable(importlib.import_module(f"moebench.kernels.{name}").launch)
    assert spec.name == name
    assert set(spec.stages) <= set(EPPlan().to_dict())
    assert spec.deterministic


def test_every_step_has_a_kernel() -> None:
    assert {step for name in KERNELS for step in ep_kernel_specs.get(name).steps} == set(EPStep)


@pytest.mark.parametrize("key", [*hardware_names(), "bare"])
def test_defaults_are_legal_everywhere(key: str) -> None:
    hw = BARE if key == "bare" else load_hardware(key)
    for workload in WORKLOADS:
        assert ep_legal(default_ep_plan(workload, hw), workload, hw) == []


def test_wasteful_and_impossible_plans_are_not_legal() -> None:
    hw = load_hardware("h200")
    plan = default_ep_plan(LARGE, hw)

    def rules(changed: EPPlan) -> set[str]:
        return {violation.rule for violation in ep_legal(changed, LARGE, hw)}

    assert rules(replace(plan, gemm1=replace(plan.gemm1, block_k=256, num_stages=6))) == {"shared memory"}
    assert rules(replace(plan, expand=replace(plan.expand, num_warps=1))) == {"registers"}
    assert rules(replace(plan, plan=replace(plan.plan, block=2048))) == {"chunk"}
    assert rules(replace(plan, gemm2=replace(plan.gemm2, block_n=8))) == {"tile"}
    assert hw.sm_count is not None
    most = hw.sm_count * MAX_CTAS_PER_SM
    assert rules(replace(plan, dispatch=replace(plan.dispatch, num_sms=most + 1))) == {"grid"}
    assert rules(replace(plan, dispatch=replace(plan.dispatch, num_sms=most))) == set()
    few = replace(hw, facts={**hw.facts, "max_threads_per_block": replace(hw.facts["sm_count"], value=128)})
    assert "threads" in {violation.rule for violation in ep_legal(plan, LARGE, few)}


@pytest.mark.parametrize("workload", [LARGE, UNEVEN, COMPACT], ids=lambda w: w.shape.name)
def test_a_plan_is_one_binary_whatever_the_tokens(workload: EPWorkload) -> None:
    plan = default_ep_plan(workload, load_hardware("h200"))
    keys = []
    for tokens in (1, 16, 100, 128, 8192):
        sized = replace(workload, tokens=(tokens,) * workload.ep_size, capacity=tokens)
        keys.append([launch.key() for launch in record_ep_launches(sized, plan)])
    assert all(key == keys[0] for key in keys)


def test_the_cases_use_every_kernel() -> None:
    assert {case.launch.operation for case in ep_cases(QUICK, ("sm_90",))} == set(KERNELS)


@pytest.fixture(autouse=True)
def _cache(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiles anew: a cache of another Triton's making proves nothing."""
    monkeypatch.setenv("TRITON_CACHE_DIR", str(tmp_path_factory.getbasetemp() / "triton"))


@pytest.mark.parametrize("target", HARDWARE)
def test_every_target_compiles_them_within_their_prediction(target: str) -> None:
    for case in ep_cases(QUICK, (target,)):
        compiled = compile_case(case)
        assert compiled.shared_bytes <= case.predicted_bytes, describe(case)
        assert (compiled.spill_bytes or 0) <= SPILL_LIMIT_BYTES, describe(case)


@pytest.mark.parametrize("workload", [SMALL, COMPACT, WIDEST], ids=lambda w: w.shape.name)
def test_the_planner_compiles_at_any_size(workload: EPWorkload) -> None:
    planners = [c for c in ep_cases((workload,), ("sm_90",)) if c.launch.operation in ("ep_plan", "ep_pad", "ep_links")]
    assert len(planners) >= 5
    for case in planners:
        assert compile_case(case).shared_bytes <= case.predicted_bytes, describe(case)


def test_the_other_directions_have_kernels_of_their_own() -> None:
    plan = default_ep_plan(SMALL, load_hardware("h200"))
    straight, back = (
        {launch.operation for launch in record_ep_launches(SMALL, made)} for made in (plan, turned(plan))
    )  # fmt: skip
    assert straight ^ back == {"ep_push", "ep_copy_rows"}
