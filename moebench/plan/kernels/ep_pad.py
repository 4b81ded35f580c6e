"""Fill a rank's padding rows."""

from __future__ import annotations

from moebench.plan.ep_kernel_spec import EPKernelSpec
from moebench.plan.ep_plan import EPPlan
from moebench.plan.kernels._ep import power_of_two, scan_bytes
from moebench.spec.ep_workload import EPStep, EPWorkload


class Pad(EPKernelSpec):
    """``kernels/ep_pad.py``."""

    name = "ep_pad"
    steps = (EPStep.DISPATCH,)
    stages = ("dispatch",)

    def shared_bytes(self, plan: EPPlan, workload: EPWorkload) -> int:
        return scan_bytes(power_of_two(workload.geometry().num_segments))


SPEC = Pad()
