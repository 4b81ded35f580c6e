"""The experts' activation on GEMM1's rows."""

from __future__ import annotations

from moebench.plan.kernels._ep import RowsSpec
from moebench.spec.ep_workload import EPStep


class Activation(RowsSpec):
    """``kernels/ep_activation.py``."""

    name = "ep_activation"
    steps = (EPStep.ACTIVATION,)
    stages = ("activation",)


SPEC = Activation()
