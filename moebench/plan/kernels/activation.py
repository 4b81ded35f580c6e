"""The experts' activation on GEMM1's output."""

from __future__ import annotations

from moebench.plan.kernels._stream import StreamSpec, stream_axes
from moebench.spec.steps import Step
from moebench.spec.workload import Workload


class ActivationRows(StreamSpec):
    """``kernels/activation.py``."""

    name = "activation"
    steps = (Step.ACTIVATION,)
    axes = stream_axes("block_rows", "block_i")

    def width(self, workload: Workload) -> int:
        return workload.local_intermediate_size


SPEC = ActivationRows()
