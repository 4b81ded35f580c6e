"""A kernel plan's parameters as a C or CUDA engine groups them: ``tile`` of a GEMM, ``launch`` of any kernel."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from moebench.plan.kernel_spec import KernelSpec
from moebench.plan.plan import KernelPlan, Param
from moebench.plan.registry import kernel_specs
from moebench.spec.hardware import Hardware
from moebench.spec.steps import Step
from moebench.spec.workload import Workload

TILE = ("block_m", "block_n", "block_k", "group_m", "split_k", "num_stages", "ctas_per_sm")
LAUNCH = ("threads", "items", "vec_bytes", "smem_bytes", "num_warps")
KNOBS = (*TILE, *LAUNCH)

_ALIASES = {
    "BLOCK_SIZE_M": "block_m", "BLOCK_SIZE_N": "block_n", "BLOCK_SIZE_K": "block_k", "GROUP_SIZE_M": "group_m",
    "num_threads": "threads",
}  # fmt: skip
_GEMMS = (Step.GEMM1, Step.GEMM2, Step.SHARED)
_STREAMS = (Step.EXPAND, Step.ACTIVATION, Step.COMBINE)


@dataclass(frozen=True)
class Knobs:
    """Values by knob; ``ignored`` are knobs that the kernel doesn't have. A knob in neither is unknown."""

    kernel: str
    values: Mapping[str, int]
    ignored: tuple[str, ...]
    params: Mapping[str, Param]


def steps_of(kernel: str) -> tuple[Step, ...]:
    """The steps that ``kernel`` covers; raises UnknownNameError."""
    return kernel_specs.get(kernel).steps


def _block(spec: KernelSpec, params: Mapping[str, Param]) -> int | None:
    """Elements of one program of a kernel that moves rows: the product of its ``block_*`` parameters; else None."""
    blocks = [int(v) for name, v in params.items() if name.startswith("block_")]
    if not blocks or not all(step in _STREAMS for step in spec.steps):
        return None
    total = 1
    for value in blocks:
        total *= value
    return total


def knobs_of(plan: KernelPlan, workload: Workload | None, hw: Hardware) -> Knobs:
    """``plan`` in knobs; what follows from the hardware or the workload is unknown where they are.

    ``threads`` are warps times the device's warp size, ``items`` the elements a thread has of a block, and
    ``smem_bytes`` the bound that the kernel's declaration states. Raises UnknownNameError for its kernel.
    """
    spec = kernel_specs.get(plan.kernel)
    named = {_ALIASES.get(name, name): value for name, value in plan.params.items()}
    values = {k: int(v) for k, v in named.items() if k in KNOBS and not isinstance(v, str)}
    has = set(values)
    gemm = any(step in _GEMMS for step in spec.steps)
    if "num_warps" in values:
        has |= {"threads", "smem_bytes"}
        if hw.warp_size:
            values["threads"] = values["num_warps"] * hw.warp_size
        if workload is not None:
            values["smem_bytes"] = spec.shared_bytes(plan.params, workload, hw)
        if not gemm:
            has.add("items")
            if (block := _block(spec, plan.params)) is not None and values.get("threads"):
                values["items"] = max(1, block // values["threads"])
    return Knobs(plan.kernel, values, tuple(k for k in KNOBS if k not in has), plan.params)
