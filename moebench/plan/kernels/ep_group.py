"""List a rank's duplicate groups from its chains."""

from __future__ import annotations

from moebench.plan.kernels._ep import WordsSpec
from moebench.spec.ep_workload import EPStep


class Group(WordsSpec):
    """``kernels/ep_group.py``."""

    name = "ep_group"
    steps = (EPStep.DISPATCH,)
    lanes = 512


SPEC = Group()
