"""Combine in torch: the rows of a token, weighted and summed in fp32, at once or slot by slot."""

from __future__ import annotations

from collections.abc import Mapping

from moebench.plan.kernel_spec import Axis
from moebench.plan.kernels._torch import TorchKernelSpec
from moebench.plan.plan import Param
from moebench.spec.hardware import Hardware
from moebench.spec.steps import Step
from moebench.spec.workload import Workload

_AT_ONCE_ELEMENTS = 1 << 29


class _Spec(TorchKernelSpec):
    name = "torch_combine"
    steps = (Step.COMBINE,)
    axes = (
        Axis(
            "method",
            ("at_once", "by_slot"),
            ordered=False,
            doc="at_once: all N rows upcast, few operators; by_slot: K passes over [T, H], little memory",
        ),
    )

    def default(self, workload: Workload, hw: Hardware) -> Mapping[str, Param]:
        """At once, which moves less, up to 2^29 elements; beyond, its 2 GiB or more of fp32 are too many."""
        fits = workload.num_slots * workload.shape.hidden_size <= _AT_ONCE_ELEMENTS
        return {"method": "at_once" if fits else "by_slot"}


SPEC = _Spec()
