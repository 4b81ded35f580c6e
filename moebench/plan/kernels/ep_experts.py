"""Copy planned experts into prefetch slots."""

from __future__ import annotations

from moebench.plan.kernels._ep import RowsSpec
from moebench.spec.ep_workload import EPStep


class Experts(RowsSpec):
    """``kernels/ep_experts.py``."""

    name = "ep_experts"
    steps = (EPStep.PREFETCH,)
    stages = ("prefetch",)


SPEC = Experts()
