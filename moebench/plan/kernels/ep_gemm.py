"""The grouped GEMM over a rank's segments, weights by address."""

from __future__ import annotations

from moebench.plan.ep_kernel_spec import EPKernelSpec
from moebench.plan.ep_plan import EPPlan
from moebench.plan.kernels._ep import power_of_two, scan_bytes
from moebench.plan.kernels._gemm import tile_bytes
from moebench.spec.ep_workload import EPStep, EPWorkload


class Gemm(EPKernelSpec):
    """``kernels/ep_gemm.py``."""

    name = "ep_gemm"
    steps = (EPStep.GEMM1, EPStep.GEMM2)
    stages = ("gemm1", "gemm2")

    def shared_bytes(self, plan: EPPlan, workload: EPWorkload) -> int:
        """The tiles of both GEMMs, or the listing of tiles."""
        item_bytes, segments = workload.dtype.itemsize_bytes, power_of_two(workload.geometry().num_segments)
        return max(scan_bytes(segments), *(tile_bytes(stage, item_bytes) for stage in self.stage_values(plan)))


SPEC = Gemm()
