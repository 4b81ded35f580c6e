"""GEMM1 on expanded rows, in expert order."""

from __future__ import annotations

from collections.abc import Mapping

from moebench.plan.default_plans import down_tile, fit, tile_params
from moebench.plan.kernels._gemm import GemmSize, GemmSpec
from moebench.plan.plan import Param
from moebench.spec.hardware import Hardware
from moebench.spec.steps import Step
from moebench.spec.workload import Workload


class Gemm1(GemmSpec):
    """``kernels/gemm1.py``."""

    name = "gemm1"
    steps = (Step.GEMM1,)

    def size(self, workload: Workload) -> GemmSize:
        shape = workload.shape
        return GemmSize(shape.up_factor * workload.local_intermediate_size, shape.hidden_size)

    def default(self, workload: Workload, hw: Hardware) -> Mapping[str, Param]:
        size = self.size(workload)
        params = tile_params(down_tile(workload, hw), hw, size.n, size.k)
        return fit(params, lambda p: self.shared_bytes(p, workload, hw), hw)


SPEC = Gemm1()
