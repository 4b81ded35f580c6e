"""The shared experts in torch: two dense products, added to the routed output."""

from moebench.plan.kernels._torch import TorchKernelSpec
from moebench.spec.steps import Step


class _Spec(TorchKernelSpec):
    name = "torch_shared"
    steps = (Step.SHARED,)
    batch_invariant = False


SPEC = _Spec()
