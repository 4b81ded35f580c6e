"""Sum each token's K rows, in the order of its slots."""

from __future__ import annotations

from moebench.plan.kernels._stream import StreamSpec, stream_axes
from moebench.spec.steps import Step
from moebench.spec.workload import Workload


class Combine(StreamSpec):
    """``kernels/combine.py``."""

    name = "combine"
    steps = (Step.COMBINE,)
    axes = stream_axes("block_tokens", "block_h")

    def width(self, workload: Workload) -> int:
        return workload.shape.hidden_size


SPEC = Combine()
