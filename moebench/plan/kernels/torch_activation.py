"""The activation in torch: elementary operators, in the storage type or in fp32."""

from __future__ import annotations

from collections.abc import Mapping

from moebench.plan.kernel_spec import Axis
from moebench.plan.kernels._torch import TorchKernelSpec
from moebench.plan.plan import Param
from moebench.spec.hardware import Hardware
from moebench.spec.steps import Step
from moebench.spec.workload import Workload


class _Spec(TorchKernelSpec):
    name = "torch_activation"
    steps = (Step.ACTIVATION,)
    axes = (
        Axis(
            "compute",
            ("storage", "fp32"),
            ordered=False,
            doc="storage: each operator rounds to the workload's dtype; fp32: upcast first, one rounding",
        ),
    )

    def default(self, workload: Workload, hw: Hardware) -> Mapping[str, Param]:
        """fp32 for formulas of more operators than two, and beside expert biases, which round once more."""
        formula = workload.shape.activation
        long = formula.clamped or formula.up_offset != 0 or formula.alpha != 1 or workload.shape.expert_bias
        return {"compute": "fp32" if long else "storage"}


SPEC = _Spec()
