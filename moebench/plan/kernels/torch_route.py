"""Route in torch: scores, then the best K by a full sort or by ``torch.topk`` over unique keys."""

from moebench.plan.kernel_spec import Axis
from moebench.plan.kernels._torch import TorchKernelSpec
from moebench.spec.steps import Step


class _Spec(TorchKernelSpec):
    name = "torch_route"
    steps = (Step.ROUTE,)
    axes = (
        Axis(
            "select",
            ("sort", "topk"),
            ordered=False,
            doc="sort: stable sort of all scores; topk: torch.topk of 64-bit keys (score, then lowest id)",
        ),
    )


SPEC = _Spec()
