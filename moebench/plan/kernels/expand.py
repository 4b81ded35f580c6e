"""Copy every slot's token to its expert-sorted row."""

from __future__ import annotations

from moebench.plan.kernels._stream import StreamSpec, stream_axes
from moebench.spec.steps import Step
from moebench.spec.workload import Workload


class Expand(StreamSpec):
    """``kernels/expand.py``."""

    name = "expand"
    steps = (Step.EXPAND,)
    axes = stream_axes("block_rows", "block_h")

    def width(self, workload: Workload) -> int:
        return workload.shape.hidden_size


SPEC = Expand()
