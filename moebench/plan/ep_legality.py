"""The one statement of which EP plans the Triton kernels can run on a device."""

from __future__ import annotations

from moebench.plan.ep_kernel_spec import EPKernelSpec
from moebench.plan.ep_plan import EPPlan
from moebench.plan.kernel_spec import Violation
from moebench.plan.legality import DEFAULT_MAX_THREADS
from moebench.plan.registry import ep_kernel_specs
from moebench.spec.ep_workload import EPWorkload
from moebench.spec.hardware import Hardware

MAX_VALUES_PER_THREAD = 128
"""Values of one block a thread; beyond that registers spill."""

MAX_CHUNK = 1024
"""Pairs of a chunk of the planner: it compares all with all."""

MAX_CTAS_PER_SM = 32
"""CTAs that a multiprocessor holds at once, at most, on any device (CUDA C++ programming guide, technical
specifications per compute capability). A stage that is given more than all of them hold would not get them."""


def _blocks(spec: EPKernelSpec, plan: EPPlan, warp_size: int) -> list[Violation]:
    found = []
    for name, stage in zip(spec.stages, spec.stage_values(plan), strict=True):
        size = stage["block"] if "block" in stage else stage["block_m"] * stage["block_n"] // 2
        each = size // (stage["num_warps"] * warp_size)
        if each > MAX_VALUES_PER_THREAD:
            found.append(
                Violation("registers", f"stage {name}: {each} values a thread; at most {MAX_VALUES_PER_THREAD}")
            )
    return found


def _grids(plan: EPPlan, hw: Hardware) -> list[Violation]:
    """Stages whose ``num_sms`` is no number of CTAs that the device could hold."""
    if not hw.sm_count:
        return []
    most, wanted = hw.sm_count * MAX_CTAS_PER_SM, dict[int, list[str]]()
    for name in ("dispatch", "prefetch", "gemm1", "gemm2", "combine"):
        wanted.setdefault(getattr(plan, name).num_sms, []).append(name)
    return [
        Violation(
            "grid",
            f"num_sms is {count} in {', '.join(names)}; {hw.key} has {hw.sm_count} SMs, which hold {most} CTAs at most",
        )
        for count, names in wanted.items()
        if count > most
    ]


def ep_legal(plan: EPPlan, workload: EPWorkload, hw: Hardware) -> list[Violation]:
    """Why the Triton kernels can't run ``workload`` by ``plan`` on ``hw``; empty when they can."""
    found, warp_size = [], hw.warp_size or 32
    most = hw.max_threads_per_block or DEFAULT_MAX_THREADS
    for name in ep_kernel_specs:
        spec = ep_kernel_specs.get(name)
        needed, limit = spec.shared_bytes(plan, workload), hw.shared_limit_bytes
        if limit and needed > limit:
            found.append(
                Violation("shared memory", f"{name} needs {needed} bytes of shared memory; {hw.key} has {limit}")
            )
        if (threads := spec.threads(plan, warp_size)) > most:
            found.append(Violation("threads", f"{name} needs {threads} threads a block; {hw.key} allows {most}"))
        found += [v for v in _blocks(spec, plan, warp_size) if v not in found]
    found += _grids(plan, hw)
    for stage in (plan.gemm1, plan.gemm2):
        if min(stage.block_m, stage.block_n, stage.block_k) < 16:
            found.append(Violation("tile", "a GEMM tile has at least 16 rows, columns and depth"))
        if hw.max_num_stages and stage.num_stages > hw.max_num_stages:
            found.append(
                Violation("stages", f"num_stages is {stage.num_stages}; {hw.key} runs at most {hw.max_num_stages}")
            )
    if plan.plan.block > MAX_CHUNK:
        found.append(
            Violation("chunk", f"stage plan: block is {plan.plan.block}; a chunk has at most {MAX_CHUNK} pairs")
        )
    return found
