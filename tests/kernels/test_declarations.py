"""Kernels and their declarations: pairs of files, defaults that fit every card, one binary a plan."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest
from compile_matrix import GROUPED, ODD, QWEN, UNGATED, random_plan
from hypothesis import given, settings
from hypothesis import strategies as st

from moebench.backends.triton_backend import VARIANTS, TritonBackend
from moebench.errors import InputError, UnknownNameError
from moebench.measure.offline_compile import record_launches
from moebench.plan.legality import legal
from moebench.plan.plan import KernelPlan, LayerPlan
from moebench.plan.registry import kernel_specs
from moebench.spec.dtypes import DType
from moebench.spec.hardware import Fact, Hardware
from moebench.spec.hw_files import hardware_names, load_hardware
from moebench.spec.shape import MoEShape
from moebench.spec.steps import ROUTED_STEPS, Step
from moebench.spec.workload import Workload

ROOT = Path(__file__).resolve().parents[2]
MODULES = sorted(p.stem for p in (ROOT / "kernels").glob("*.py") if p.stem != "compat" and p.stem[0] != "_")
KERNELS = [name for name in MODULES if not name.startswith("ep_")]
SHAPES = (
    QWEN, GROUPED, ODD, UNGATED, MoEShape("mixtral-like", 8, 2, 4096, 14336), MoEShape("tiny", 3, 2, 8, 4),
    MoEShape("narrow", 896, 16, 3584, 176), MoEShape("most", 1024, 32, 64, 16),
)  # fmt: skip
TOKENS = (1, 2, 15, 16, 17, 64, 100, 1024, 4096, 16384)
BARE = Hardware("bare", "a device of which nothing is known", "nvidia", "any", "unknown")


def test_every_kernel_has_its_declaration() -> None:
    declared = {name for name in kernel_specs if kernel_specs.get(name).backend == "triton"}
    assert declared == set(KERNELS)
    assert {name for names in VARIANTS.values() for name in names} | {"shared"} == declared


@pytest.mark.parametrize("name", KERNELS)
def test_a_kernel_module_has_one_launcher_and_its_declaration_its_name(name: str) -> None:
    module = importlib.import_module(f"moebench.kernels.{name}")
    assert callable(module.launch)
    assert kernel_specs.get(name).name == name


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_variant_covers_every_step_once(variant: str) -> None:
    workload, hw = Workload(GROUPED, 8), load_hardware("h200")
    launches = TritonBackend().default_plan(workload, hw, variant)
    covered = [s for p in launches.kernels for s in kernel_specs.get(p.kernel).steps]
    assert sorted(covered) == sorted([*ROUTED_STEPS, Step.SHARED])


@settings(deadline=None, derandomize=True, max_examples=300)
@given(
    st.sampled_from([*hardware_names(), "bare"]), st.sampled_from(SHAPES), st.sampled_from(TOKENS),
    st.sampled_from(DType), st.sampled_from(list(VARIANTS)),
)  # fmt: skip
def test_defaults_are_legal_everywhere(key: str, shape: MoEShape, tokens: int, dtype: DType, variant: str) -> None:
    hw = BARE if key == "bare" else load_hardware(key)
    workload = Workload(shape, tokens, dtype)
    for plan in TritonBackend().default_plan(workload, hw, variant).kernels:
        assert legal(plan, workload, hw) == []


def test_defaults_fit_a_card_with_little_shared_memory_and_wide_warps() -> None:
    facts = {
        "warp_size": Fact(64, "assumed"), "max_threads_per_block": Fact(256, "assumed"),
        "shared_per_block_bytes": Fact(16 * 1024, "assumed"), "max_num_stages": Fact(1, "assumed"),
    }  # fmt: skip
    hw = Hardware("small", "small", "nvidia", "any", "unknown", facts=facts)
    for variant in VARIANTS:
        for tokens in TOKENS:
            workload = Workload(QWEN, tokens, DType.FP32)
            for plan in TritonBackend().default_plan(workload, hw, variant).kernels:
                assert legal(plan, workload, hw) == []


def test_wasteful_and_impossible_plans_are_not_legal() -> None:
    hw = load_hardware("h200")
    narrow, wide = Workload(ODD, 64), Workload(QWEN, 64)

    def rules(kernel: str, workload: Workload, **params: int) -> set[str]:
        default = kernel_specs.get(kernel).default(workload, hw)
        return {v.rule for v in legal(KernelPlan(kernel, {**default, **params}), workload, hw)}

    assert "width" in rules("gemm1_fused", narrow, block_n=256)
    assert "registers" in rules("gemm1_fused", wide, block_m=128, block_n=128, num_warps=1)
    assert "shared memory" in rules("gemm1_fused", wide, block_m=128, block_n=128, block_k=256, num_stages=4)
    assert "split" in rules("gemm2_fused", wide, block_k=256, split_k=8)
    assert "one program" in rules("route_index", wide.with_tokens(4096), one_program=True)
    assert rules("gemm1_fused", narrow, block_n=128, num_stages=2) == set()


@pytest.mark.parametrize("shape", [QWEN, GROUPED, ODD], ids=lambda s: s.name)
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_plan_is_one_binary_whatever_the_tokens(variant: str, shape: MoEShape) -> None:
    hw, backend = load_hardware("h200"), TritonBackend()
    plan = backend.default_plan(Workload(shape, 64), hw, variant)
    by_tokens = [[launch.key() for launch in record_launches(Workload(shape, t), plan, hw)] for t in TOKENS]
    assert all(keys == by_tokens[0] for keys in by_tokens)


def test_few_tokens_take_at_most_five_launches() -> None:
    hw, backend = load_hardware("h200"), TritonBackend()
    for tokens in (1, 64, 16384):
        workload = Workload(QWEN, tokens)
        plan = backend.default_plan(workload, hw)
        assert len(record_launches(workload, plan, hw)) <= 5


def test_backend_refuses_plans_of_another_make() -> None:
    hw, workload, backend = load_hardware("h200"), Workload(QWEN, 4), TritonBackend()
    plan = backend.default_plan(workload, hw)
    with pytest.raises(InputError, match="backend 'torch'"):
        backend.bind(workload, LayerPlan("torch", "fused", plan.kernels), hw, "cuda:0")
    with pytest.raises(InputError, match="this workload's layer needs"):
        backend.bind(workload, LayerPlan("triton", "fused", plan.kernels[:2]), hw, "cuda:0")
    with pytest.raises(UnknownNameError, match="did you mean fused"):
        backend.default_plan(workload, hw, "fusd")
    broken = KernelPlan("combine", {**plan.kernel("combine").params, "block_h": 100})
    with pytest.raises(InputError, match="block_h is 100"):
        backend.bind(workload, LayerPlan("triton", "fused", (*plan.kernels[:3], broken)), hw, "cuda:0")


def test_a_cpu_without_the_interpreter_is_told_what_to_do() -> None:
    support = TritonBackend().support("cpu")
    assert not support.usable
    assert "--backend torch" in support.reason


def test_random_legal_plans_exist_for_every_kernel_and_target() -> None:
    import random

    rng = random.Random(5)
    for key in ("a100-sxm-80", "mi300x", "mr-v100", "rtx-4090"):
        hw = load_hardware(key)
        for name in KERNELS:
            workload = Workload(GROUPED, 256)
            assert legal(random_plan(kernel_specs.get(name), workload, hw, rng), workload, hw) == []
