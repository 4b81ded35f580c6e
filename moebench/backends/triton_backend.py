"""The ``triton`` backend: the portable kernels of ``moebench.kernels``.

===============  ==================================================================================
variant          kernels
===============  ==================================================================================
``fused``        route and index together; GEMM1 gathers rows and applies the activation; GEMM2
                 applies the route weight and scatters; combine
``steps``        one kernel a step
``engine_grid``  the engines' fused MoE layer: padded slots, one plan for both GEMMs
===============  ==================================================================================
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from moebench.backends.protocol import Backend, Support
from moebench.errors import BackendUnavailableError, InputError, UnknownNameError
from moebench.plan.legality import require_legal
from moebench.plan.plan import KernelPlan, LayerPlan
from moebench.plan.registry import kernel_specs
from moebench.spec.dtypes import DType
from moebench.spec.hardware import Hardware
from moebench.spec.workload import Workload

if TYPE_CHECKING:
    from moebench.pipeline.layer import BoundLayer

VARIANTS = {
    "fused": ("route_index", "gemm1_fused", "gemm2_fused", "combine"),
    "steps": ("route", "index", "expand", "gemm1", "activation", "gemm2", "combine"),
    "engine_grid": ("route", "engine_align", "engine_grid", "activation", "combine"),
}
OLDEST_TRITON = (3, 1)


def kernels_of(workload: Workload, variant: str) -> tuple[str, ...]:
    """Names of the variant's kernels in running order; raises UnknownNameError."""
    if variant not in VARIANTS:
        raise UnknownNameError("triton variant", variant, VARIANTS)
    return VARIANTS[variant] + (("shared",) if workload.local_shared_intermediate_size else ())


class TritonBackend(Backend):
    """Triton kernels; the class that ``--backend triton`` names."""

    name = "triton"

    def support(self, device: str) -> Support:
        """Whether torch and Triton are here and Triton compiles and runs a kernel on ``device``; a CPU runs its
        interpreter only."""
        found = self._driver(device)
        if not found.usable or device.startswith("cpu"):
            return found
        from moebench.backends.triton_trial import launch_fault

        if fault := launch_fault(device):
            return Support(False, f"Triton {dict(found.versions)['triton']} does not work on {device}: {fault}")
        return found

    def _driver(self, device: str) -> Support:
        """Whether torch and Triton are here, and Triton has a driver for ``device``."""
        try:
            import torch
            import triton
        except ImportError as error:
            if device.startswith("cpu"):  # whatever is installed
                return Support(False, "Triton has no kernels for a CPU; use --backend torch")
            return Support(False, f"{error.name} can't be imported; install it: pip install 'moebench[triton]'")
        versions = (("torch", torch.__version__), ("triton", triton.__version__))
        if tuple(int(part) for part in triton.__version__.split(".")[:2]) < OLDEST_TRITON:
            return Support(False, f"Triton {triton.__version__} is too old; 3.1 or newer is needed")
        if device.startswith("cpu"):
            if interpreting():
                return Support(True, versions=(*versions, ("triton_mode", "interpreter")))
            return Support(False, "Triton has no kernels for a CPU; use --backend torch, or set TRITON_INTERPRET=1")
        try:
            triton.runtime.driver.active.get_current_target()
            torch.empty(1, device=device)
        except (RuntimeError, AssertionError, NotImplementedError, ImportError) as error:
            reason = (str(error).splitlines() or [type(error).__name__])[0]
            return Support(False, f"Triton {triton.__version__} has no driver for {device}: {reason}")
        return Support(True, versions=versions)

    def refuse(self, workload: Workload, hw: Hardware) -> list[str]:
        """A dtype that the hardware has no unit for, or that Triton's interpreter gets wrong."""
        if hw.vendor == "cpu" and workload.dtype is DType.BF16:
            return ["Triton's interpreter multiplies bf16 wrongly; on a CPU use --dtype fp32 or fp16"]
        if hw.supports(workload.dtype) is False:
            usable = ", ".join(d.value for d in DType if hw.supports(d) is not False)
            return [f"{hw.key} does not compute in {workload.dtype}; it has: {usable}"]
        return []

    def variants(self, workload: Workload, hw: Hardware) -> list[str]:
        """All three: every one runs every workload."""
        return list(VARIANTS)

    def default_plan(self, workload: Workload, hw: Hardware, variant: str | None = None) -> LayerPlan:
        """Every kernel's default; raises UnknownNameError."""
        chosen = variant or next(iter(VARIANTS))
        names = kernels_of(workload, chosen)
        plans = (KernelPlan(name, dict(kernel_specs.get(name).default(workload, hw))) for name in names)
        return LayerPlan(self.name, chosen, tuple(plans))

    def bind(self, workload: Workload, plan: LayerPlan, hw: Hardware, device: str) -> BoundLayer:
        """Raises InputError on a plan of another make or that is not legal, BackendUnavailableError without Triton."""
        if plan.backend != self.name:
            raise InputError(f"plan is for backend {plan.backend!r}; backend triton runs plans of its own")
        asked, wanted = tuple(p.kernel for p in plan.kernels), kernels_of(workload, plan.variant)
        if asked != wanted:
            raise InputError(
                f"plan triton/{plan.variant} has kernels {', '.join(asked) or 'none'}; "
                f"this workload's layer needs {', '.join(wanted)}"
            )
        if refusals := self.refuse(workload, hw):
            raise InputError("; ".join(refusals))
        require_legal(plan, workload, hw)
        if not (driver := self._driver(device)).usable:  # that it compiles is seen when the layer runs
            raise BackendUnavailableError(driver.reason)
        from moebench.backends.triton_layer import TritonLayer

        return TritonLayer(workload, plan, hw, device)


def interpreting() -> bool:
    """Whether the kernels of this process run in Triton's interpreter (decided when they were first imported)."""
    from triton.runtime.interpreter import InterpretedFunction

    from moebench.kernels.route import route_kernel

    return isinstance(route_kernel, InterpretedFunction)
