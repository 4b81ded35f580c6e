"""Copy primary rows to their duplicate rows."""

from __future__ import annotations

from moebench.plan.kernels._ep import RowsSpec
from moebench.spec.ep_workload import EPStep


class Expand(RowsSpec):
    """``kernels/ep_expand.py``."""

    name = "ep_expand"
    steps = (EPStep.EXPAND,)
    stages = ("expand",)


SPEC = Expand()
