"""Add duplicate rows to their primary rows."""

from __future__ import annotations

from moebench.plan.kernels._ep import RowsSpec
from moebench.spec.ep_workload import EPStep


class SumDuplicates(RowsSpec):
    """``kernels/ep_sum_duplicates.py``."""

    name = "ep_sum_duplicates"
    steps = (EPStep.DUPLICATE_SUM,)
    stages = ("duplicate_sum",)


SPEC = SumDuplicates()
