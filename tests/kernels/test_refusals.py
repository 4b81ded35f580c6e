"""What legality refuses is refused rightly: a sample of it, compiled for an H200 without one, does not fit."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from moebench.backends.registry import resolve_backend
from moebench.measure.offline_compile import Compiled, compile_launch, record_launches
from moebench.plan.kernel_spec import Violation
from moebench.plan.plan import KernelPlan
from moebench.plan.registry import kernel_specs
from moebench.plan.space import build_space
from moebench.spec.dtypes import DType
from moebench.spec.hw_files import load_hardware
from moebench.spec.models import load_model
from moebench.spec.workload import Workload

HW = load_hardware("h200")
WORK = Workload(load_model("qwen3-30b-a3b").shape, 64, DType.BF16)
SHARED, REGISTERS = "shared memory", "registers"
PLANS_A_KERNEL = 4
QUICK_ACCUMULATORS = 128
"""Values of a tile a thread up to which nothing spills and a plan compiles in a second."""
STATIC_BYTES = 2048
"""Shared memory beside the operands' buffers that the prediction counts and a compiler may leave out."""


def refused(variant: str, kernel: str, rule: str) -> list[tuple[KernelPlan, Violation]]:
    """A tenth of what ``rule`` refuses of the full space, in random order."""
    found = build_space(kernel, [WORK], HW, "full").proof_sample(seed=5, share=0.1)
    own = [(plan, violation) for plan, violation in found if violation.rule == rule]
    return random.Random(variant).sample(own, len(own))


def compiled(variant: str, plan: KernelPlan) -> Compiled:
    layer = resolve_backend("triton").default_plan(WORK, HW, variant)
    layer = replace(layer, kernels=tuple(plan if k.kernel == plan.kernel else k for k in layer.kernels))
    launches = [x for x in record_launches(WORK, layer, HW) if x.operation == plan.kernel]
    return max((compile_launch(x, "sm_90") for x in launches), key=lambda c: c.shared_bytes)


def quick(plan: KernelPlan) -> bool:
    params = plan.params
    return int(params["block_m"]) * int(params["block_n"]) <= QUICK_ACCUMULATORS * 32 * int(params["num_warps"])


@pytest.mark.parametrize(
    ("variant", "kernel"), [("fused", "gemm1_fused"), ("fused", "gemm2_fused"), ("steps", "gemm1")]
)
def test_refused_shared_memory_is_what_the_compiler_takes(variant: str, kernel: str) -> None:
    limit = HW.shared_limit_bytes
    assert limit is not None
    plans = [p for p, _ in refused(variant, kernel, SHARED) if quick(p)][:PLANS_A_KERNEL]
    assert len(plans) == PLANS_A_KERNEL
    for plan in plans:
        predicted = kernel_specs.get(kernel).shared_bytes(plan.params, WORK, HW)
        taken = compiled(variant, plan).shared_bytes
        assert limit < taken <= predicted <= taken + STATIC_BYTES, plan.describe()


@pytest.mark.parametrize(("variant", "kernel"), [("fused", "gemm1_fused"), ("steps", "route")])
def test_what_is_refused_for_its_registers_spills(variant: str, kernel: str) -> None:
    plan, violation = refused(variant, kernel, REGISTERS)[0]
    assert (compiled(variant, plan).spill_bytes or 0) > 256, violation.message
