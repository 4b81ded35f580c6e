"""One rank's plan of a step from the group's histograms and its own ids."""

from __future__ import annotations

from moebench.plan.ep_kernel_spec import EPKernelSpec
from moebench.plan.ep_plan import EPPlan
from moebench.plan.kernels._ep import power_of_two, scan_bytes
from moebench.spec.ep_workload import EPStep, EPWorkload


class Plan(EPKernelSpec):
    """``kernels/ep_plan.py``."""

    name = "ep_plan"
    steps = (EPStep.PLAN,)
    stages = ("plan",)

    def shared_bytes(self, plan: EPPlan, workload: EPWorkload) -> int:
        """The widest of what it sums and scans: experts by home group, pairs of a chunk, the scan's tile."""
        experts = power_of_two(workload.ep_size) * power_of_two(workload.geometry().experts_per_rank)
        lanes = max(experts, plan.plan.block, power_of_two(workload.shape.num_experts), 512)
        return scan_bytes(lanes)


SPEC = Plan()
