"""The shared experts, added to the routed output."""

from __future__ import annotations

from collections.abc import Mapping

from moebench.plan.default_plans import dense_tile, fit, tile_params
from moebench.plan.kernels._gemm import GemmSize, GemmSpec
from moebench.plan.plan import Param
from moebench.spec.hardware import Hardware
from moebench.spec.steps import Step
from moebench.spec.workload import Workload


class Shared(GemmSpec):
    """``kernels/shared.py``: one tile serves both of its GEMMs."""

    name = "shared"
    steps = (Step.SHARED,)
    upstream_axes = ()

    def size(self, workload: Workload) -> GemmSize:
        shape = workload.shape
        width = max(workload.local_shared_intermediate_size, 1)
        return GemmSize(min(width, shape.hidden_size), min(width, shape.hidden_size), shape.up_factor)

    def default(self, workload: Workload, hw: Hardware) -> Mapping[str, Param]:
        size = self.size(workload)
        params = tile_params(dense_tile(workload, hw), hw, size.n, size.k)
        return fit(params, lambda p: self.shared_bytes(p, workload, hw), hw)


SPEC = Shared()
