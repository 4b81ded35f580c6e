"""Gather tokens into expert order in torch: one ``index_select``."""

from moebench.plan.kernels._torch import TorchKernelSpec
from moebench.spec.steps import Step


class _Spec(TorchKernelSpec):
    name = "torch_expand"
    steps = (Step.EXPAND,)


SPEC = _Spec()
