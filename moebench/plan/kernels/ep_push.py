"""Store tokens to their rows on all ranks."""

from __future__ import annotations

from moebench.plan.kernels._ep import RowsSpec
from moebench.spec.ep_workload import EPStep


class Push(RowsSpec):
    """``kernels/ep_push.py``."""

    name = "ep_push"
    steps = (EPStep.DISPATCH,)
    stages = ("dispatch",)


SPEC = Push()
