"""Sort the slots by expert in torch: one stable sort, the inverse by a scatter, segment ends by bisection."""

from moebench.plan.kernels._torch import TorchKernelSpec
from moebench.spec.steps import Step


class _Spec(TorchKernelSpec):
    name = "torch_index"
    steps = (Step.INDEX,)


SPEC = _Spec()
