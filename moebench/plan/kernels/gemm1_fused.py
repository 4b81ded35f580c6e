"""Expand, GEMM1 and activation in one kernel: rows gathered, gate and up in one pass."""

from __future__ import annotations

from collections.abc import Mapping

from moebench.plan.default_plans import fit, tile_params, up_tile
from moebench.plan.kernels._gemm import GemmSize, GemmSpec
from moebench.plan.plan import Param
from moebench.spec.hardware import Hardware
from moebench.spec.steps import Step
from moebench.spec.workload import Workload


class Gemm1Fused(GemmSpec):
    """``kernels/gemm1_fused.py``."""

    name = "gemm1_fused"
    steps = (Step.EXPAND, Step.GEMM1, Step.ACTIVATION)

    def size(self, workload: Workload) -> GemmSize:
        shape = workload.shape
        return GemmSize(workload.local_intermediate_size, shape.hidden_size, shape.up_factor)

    def default(self, workload: Workload, hw: Hardware) -> Mapping[str, Param]:
        size = self.size(workload)
        params = tile_params(up_tile(workload, hw), hw, size.n, size.k)
        return fit(params, lambda p: self.shared_bytes(p, workload, hw), hw)


SPEC = Gemm1Fused()
