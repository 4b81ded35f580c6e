"""Fetch primary rows by their origins, or send results back."""

from __future__ import annotations

from moebench.plan.kernels._ep import RowsSpec
from moebench.spec.ep_workload import EPStep


class CopyRows(RowsSpec):
    """``kernels/ep_copy_rows.py``."""

    name = "ep_copy_rows"
    steps = (EPStep.DISPATCH, EPStep.COMBINE)
    stages = ("dispatch", "combine")


SPEC = CopyRows()
