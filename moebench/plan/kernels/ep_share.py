"""Store a rank's histogram into every rank's copy of all."""

from __future__ import annotations

from moebench.plan.ep_kernel_spec import EPKernelSpec
from moebench.plan.ep_plan import EPPlan
from moebench.plan.kernels._ep import power_of_two, scan_bytes
from moebench.spec.ep_workload import EPStep, EPWorkload


class Share(EPKernelSpec):
    """``kernels/ep_share.py``."""

    name = "ep_share"
    steps = (EPStep.EXCHANGE,)
    stages = ()

    def shared_bytes(self, plan: EPPlan, workload: EPWorkload) -> int:
        return scan_bytes(power_of_two(workload.shape.num_experts))


SPEC = Share()
