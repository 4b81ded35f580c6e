"""Read back the route weight of every pair."""

from __future__ import annotations

from moebench.plan.kernels._ep import WordsSpec
from moebench.spec.ep_workload import EPStep


class GatherWeights(WordsSpec):
    """``kernels/ep_gather_weights.py``."""

    name = "ep_gather_weights"
    steps = (EPStep.COMBINE,)


SPEC = GatherWeights()
