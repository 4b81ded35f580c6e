"""Slots sorted by expert and padded to the engine grid's BLOCK_SIZE_M."""

from __future__ import annotations

from collections.abc import Mapping

from moebench.plan.default_plans import num_chunks, warps
from moebench.plan.kernel_spec import KernelSpec
from moebench.plan.kernels.index import INDEX_AXES, padded_experts, scratch_bytes
from moebench.plan.plan import Param
from moebench.spec.hardware import Hardware
from moebench.spec.steps import Step
from moebench.spec.workload import Workload


class EngineAlign(KernelSpec):
    """``kernels/engine_align.py``; the block size comes from the ``engine_grid`` plan beside it."""

    name = "engine_align"
    backend = "triton"
    steps = (Step.INDEX,)
    axes = INDEX_AXES
    deterministic = True
    batch_invariant = True
    upstream_axes = ()

    def default(self, workload: Workload, hw: Hardware) -> Mapping[str, Param]:
        return {"num_chunks": num_chunks(workload, hw), "block_slots": 64, "num_warps": warps(4, hw)}

    def shared_bytes(self, params: Mapping[str, Param], workload: Workload, hw: Hardware | None = None) -> int:
        return scratch_bytes(padded_experts(workload), int(params["num_warps"]))


SPEC = EngineAlign()
