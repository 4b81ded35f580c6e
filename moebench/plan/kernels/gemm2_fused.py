"""GEMM2 with the route weight in its epilogue, rows scattered to slot order, split along I for few tokens."""

from __future__ import annotations

from collections.abc import Mapping

from moebench.plan.default_plans import down_tile, fit, split_k, tile_params
from moebench.plan.kernel_spec import Axis, Violation
from moebench.plan.kernels._gemm import TILE_AXES, GemmSize, GemmSpec
from moebench.plan.plan import Param
from moebench.spec.hardware import Hardware
from moebench.spec.steps import Step
from moebench.spec.workload import Workload


class Gemm2Fused(GemmSpec):
    """``kernels/gemm2_fused.py``; with ``split_k`` above 1 combine adds the parts, in a fixed order."""

    name = "gemm2_fused"
    steps = (Step.GEMM2,)
    timed_with = ("combine",)
    axes = (*TILE_AXES, Axis("split_k", (1, 2, 4, 8), doc="parts of the inner width, each its own CTA"))

    def size(self, workload: Workload) -> GemmSize:
        return GemmSize(workload.shape.hidden_size, workload.local_intermediate_size)

    def default(self, workload: Workload, hw: Hardware) -> Mapping[str, Param]:
        size = self.size(workload)
        params = tile_params(down_tile(workload, hw), hw, size.n, size.k)
        fitted = fit(params, lambda p: self.shared_bytes(p, workload, hw), hw)
        return {**fitted, "split_k": split_k(workload, hw, fitted, size.n, size.k)}

    def violations(self, params: Mapping[str, Param], workload: Workload, hw: Hardware) -> list[Violation]:
        found = super().violations(params, workload, hw)
        steps = -(-self.size(workload).k // int(params["block_k"]))
        if int(params["split_k"]) > steps:
            found.append(Violation("split", f"{self.name}: split_k is {params['split_k']}; the loop has {steps} steps"))
        return found


SPEC = Gemm2Fused()
