"""Sum each token's primary rows."""

from __future__ import annotations

from moebench.plan.kernels._ep import RowsSpec
from moebench.spec.ep_workload import EPStep


class Sum(RowsSpec):
    """``kernels/ep_sum.py``."""

    name = "ep_sum"
    steps = (EPStep.COMBINE,)
    stages = ("combine",)


SPEC = Sum()
