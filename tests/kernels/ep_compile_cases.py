"""The expert-parallel kernels' part of the compile matrix: workloads and plans, and the launches they make."""

from __future__ import annotations

from dataclasses import replace

from compile_matrix import HARDWARE, ODD, Case

from moebench.measure.offline_ep_compile import record_ep_launches
from moebench.plan.ep_default_plans import default_ep_plan
from moebench.plan.ep_plan import Direction, EPPlan
from moebench.plan.registry import ep_kernel_specs
from moebench.spec.dtypes import DType
from moebench.spec.ep import TableLayout
from moebench.spec.ep_workload import EPWorkload, PadRows, Placement
from moebench.spec.hw_files import load_hardware
from moebench.spec.shape import MoEShape, WeightOn

LARGE = EPWorkload(MoEShape("deepseek-like", 256, 8, 7168, 2048), 8, (8192,) * 8, 8192)
SMALL = replace(LARGE, capacity=128, tokens=(128,) * 8, token_padding=16, num_prefetch_slots=32)
COMPACT = EPWorkload(
    MoEShape("many-experts", 896, 16, 3584, 1536), 8, (512,) * 8, 512, 112, 64, TableLayout.COMPACT, DType.FP16
)
UNEVEN = EPWorkload(
    replace(ODD, weight_on=WeightOn.INPUT), 4, (100,) * 4, 100, 2, 1, placement=Placement.REPLICATED,
    pad_rows=PadRows.EXPERT0,
)  # fmt: skip
WIDEST = EPWorkload(MoEShape("most", 1024, 32, 64, 16), 128, (8,) * 128, 8, 8, 8, dtype=DType.FP32)
WORKLOADS = (LARGE, SMALL, COMPACT, UNEVEN, WIDEST)
QUICK = (LARGE, UNEVEN)


def turned(plan: EPPlan) -> EPPlan:
    """``plan`` with every stage between ranks in the other direction."""

    def other(direction: Direction) -> Direction:
        return Direction.PULL if direction is Direction.PUSH else Direction.PUSH

    return replace(
        plan,
        dispatch=replace(plan.dispatch, direction=other(plan.dispatch.direction)),
        prefetch=replace(plan.prefetch, direction=other(plan.prefetch.direction)),
        combine=replace(plan.combine, direction=other(plan.combine.direction)),
    )


def ep_cases(workloads: tuple[EPWorkload, ...], targets: tuple[str, ...]) -> list[Case]:
    """Every launch of the default plan, both directions, and of persistent GEMMs; each binary once."""
    found: dict[tuple[str, str], Case] = {}
    for target in targets:
        for workload in workloads:
            plan = default_ep_plan(workload, load_hardware(HARDWARE[target]))
            stay = replace(plan, gemm1=replace(plan.gemm1, num_sms=64), gemm2=replace(plan.gemm2, num_sms=64))
            for made in (plan, turned(stay)):
                for launch in record_ep_launches(workload, made):
                    predicted = ep_kernel_specs.get(launch.operation).shared_bytes(made, workload)
                    found.setdefault((target, launch.key()), Case(target, launch, predicted))
    return list(found.values())
