"""Store what goes with rows: route weights, chains, origins."""

from __future__ import annotations

from moebench.plan.kernels._ep import WordsSpec
from moebench.spec.ep_workload import EPStep


class Links(WordsSpec):
    """``kernels/ep_links.py``."""

    name = "ep_links"
    steps = (EPStep.DISPATCH,)


SPEC = Links()
