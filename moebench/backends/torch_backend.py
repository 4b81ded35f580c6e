"""The ``torch`` backend: the layer in torch operators, on a CPU or a GPU.

=============  =====================================================================================
variant        the two grouped GEMMs
=============  =====================================================================================
``loop``       one product an expert; reads the segment ends on the host, so it can't be captured
``grouped_mm`` torch's grouped product, where this torch has one that can multiply the dtype here
``gather``     every row with a copy of its expert's weight: a few rows only, no host sync on a GPU
=============  =====================================================================================
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from moebench.backends.protocol import Backend, Support
from moebench.errors import BackendUnavailableError, InputError, UnknownNameError
from moebench.plan.legality import legal, require_legal
from moebench.plan.plan import KernelPlan, LayerPlan
from moebench.plan.registry import kernel_specs
from moebench.spec.dtypes import DType
from moebench.spec.hardware import Hardware
from moebench.spec.steps import Step, layer_steps
from moebench.spec.workload import Workload

if TYPE_CHECKING:
    from moebench.pipeline.layer import BoundLayer

_GEMMS = {"loop": "torch_loop", "grouped_mm": "torch_grouped", "gather": "torch_gather"}
_FAST_GROUPED_MM = (9, 10)
"""CUDA capability majors that torch's grouped_mm has a kernel for; elsewhere it loops over groups on the host."""


def _kernels(workload: Workload, variant: str) -> tuple[str, ...]:
    """Names of the variant's kernels in running order."""
    gemms = (Step.GEMM1, Step.GEMM2)
    return tuple(f"{_GEMMS[variant]}_{s}" if s in gemms else f"torch_{s}" for s in layer_steps(workload))


class TorchBackend(Backend):
    """torch operators; the class that ``--backend torch`` names."""

    name = "torch"

    def support(self, device: str) -> Support:
        """Tries one product on ``device``."""
        try:
            import torch
        except ImportError as error:
            return Support(False, f"torch can't be imported ({error}); install it: pip install torch")
        try:
            torch.ones(2, 2, device=device).mm(torch.ones(2, 2, device=device)).cpu()
        except (RuntimeError, AssertionError, NotImplementedError) as error:
            return Support(False, f"torch {torch.__version__} can't use {device}: {str(error).splitlines()[0]}")
        versions = [("torch", torch.__version__)]
        if device.startswith("cuda"):
            versions += [(k, v) for k in ("cuda", "hip") if (v := getattr(torch.version, k, None))]
        return Support(True, versions=tuple(versions))

    def refuse(self, workload: Workload, hw: Hardware) -> list[str]:
        """A dtype that the hardware has no unit for."""
        if hw.supports(workload.dtype) is False:
            usable = ", ".join(d.value for d in DType if hw.supports(d) is not False)
            return [f"{hw.key} does not compute in {workload.dtype}; it has: {usable}"]
        return []

    def variants(self, workload: Workload, hw: Hardware) -> list[str]:
        """Those whose default plan is legal; ``grouped_mm`` where this torch has it, first where it is one kernel."""
        found = ["loop"]
        if not self._violations(workload, hw, "grouped_mm") and _has_grouped_mm():
            fast = workload.dtype is DType.BF16 and hw.vendor == "nvidia" and hw.capability is not None
            first = fast and hw.capability is not None and hw.capability[0] in _FAST_GROUPED_MM
            found.insert(0 if first else 1, "grouped_mm")
        if not self._violations(workload, hw, "gather"):
            found.append("gather")
        return found

    def _violations(self, workload: Workload, hw: Hardware, variant: str) -> list[str]:
        plan = self._plan(workload, hw, variant)
        return [v.message for p in plan.kernels for v in legal(p, workload, hw)]

    def _plan(self, workload: Workload, hw: Hardware, variant: str) -> LayerPlan:
        kernels = [(name, kernel_specs.get(name)) for name in _kernels(workload, variant)]
        return LayerPlan(
            self.name, variant, tuple(KernelPlan(name, dict(spec.default(workload, hw))) for name, spec in kernels)
        )

    def default_plan(self, workload: Workload, hw: Hardware, variant: str | None = None) -> LayerPlan:
        """Every kernel's default; raises UnknownNameError, or InputError when the variant can't run the workload."""
        chosen = variant or self.variants(workload, hw)[0]
        if chosen not in _GEMMS:
            raise UnknownNameError("torch variant", chosen, _GEMMS)
        plan = self._plan(workload, hw, chosen)
        require_legal(plan, workload, hw)
        return plan

    def bind(self, workload: Workload, plan: LayerPlan, hw: Hardware, device: str) -> BoundLayer:
        """Raises InputError on a plan of another make or that is not legal, UnsupportedError where torch can't."""
        if plan.backend != self.name:
            raise InputError(f"plan is for backend {plan.backend!r}; backend torch runs plans of its own")
        if plan.variant not in _GEMMS:
            raise UnknownNameError("torch variant", plan.variant, _GEMMS)
        asked, wanted = tuple(p.kernel for p in plan.kernels), _kernels(workload, plan.variant)
        if asked != wanted:
            raise InputError(
                f"plan torch/{plan.variant} has kernels {', '.join(asked) or 'none'}; "
                f"this workload's layer needs {', '.join(wanted)}"
            )
        if refusals := self.refuse(workload, hw):
            raise InputError("; ".join(refusals))
        require_legal(plan, workload, hw)
        if not (support := self.support(device)).usable:
            raise BackendUnavailableError(support.reason)
        from moebench.backends.torch_layer import TorchLayer

        return TorchLayer(workload, plan, device)


def _has_grouped_mm() -> bool:
    try:
        from moebench.backends.torch_features import grouped_mm
    except ImportError:
        return False
    return grouped_mm() is not None
