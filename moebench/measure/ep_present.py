"""What a sweep needs to be there: its planners, kernel sets and kind of ranks, found out before the first point."""

from __future__ import annotations

import torch

from moebench.errors import UnsupportedError
from moebench.measure.progress import Notify
from moebench.pipeline.ep.kernels import kernel_sets
from moebench.pipeline.ep.planners.registry import make_planner
from moebench.pipeline.ep.ranks.peer import refuse
from moebench.pipeline.ep.ranks.registry import rank_kinds
from moebench.plan.ep_default_plans import PREFERRED_SETS
from moebench.spec.dtypes import DType
from moebench.spec.hardware import Hardware


def require_ep(
    ranks: str,
    planners: tuple[str, ...],
    kernels: tuple[str, ...],
    hw: Hardware,
    dtypes: tuple[DType, ...],
    device: str,
    *,
    notify: Notify | None = None,
) -> tuple[str, ...]:
    """The kernel sets to use: those named, or the preferred one.

    Raises UnknownNameError for a name that nothing is registered under, InputError for a planner's parameter, and
    UnsupportedError where ``peer`` ranks can't be had.
    """
    rank_kinds.get(ranks)
    for text in planners:
        for dtype in dtypes:
            make_planner(text, hw, dtype)
    for name in kernels:
        kernel_sets.get(name)
    if ranks == "peer" and (reason := refuse(device)):
        raise UnsupportedError(reason)
    if kernels:
        return kernels
    return (next(name for name in PREFERRED_SETS[torch.device(device).type] if name in kernel_sets),)
