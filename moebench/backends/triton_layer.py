"""A layer of Triton kernels, bound to a workload, a plan and a device."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch

from moebench.backends import triton_engine, triton_fused, triton_steps
from moebench.backends.triton_binding import Binding
from moebench.pipeline.layer import BoundLayer, LayerWeights, Op
from moebench.plan.plan import LayerPlan
from moebench.plan.registry import kernel_specs
from moebench.spec.hardware import Hardware
from moebench.spec.workload import Workload

_OPS: dict[str, Callable[[Binding], tuple[Op, ...]]] = {
    "fused": triton_fused.ops,
    "steps": triton_steps.ops,
    "engine_grid": triton_engine.ops,
}
_BUFFERS: dict[str, Callable[[Binding], dict[str, Any]]] = {
    "fused": triton_fused.buffers,
    "steps": triton_steps.buffers,
    "engine_grid": triton_engine.buffers,
}


class TritonLayer(BoundLayer):
    """One variant's kernels in order. No op reads anything back to the host: grids come from T and E alone."""

    capturable = True

    def __init__(self, workload: Workload, plan: LayerPlan, hw: Hardware, device: str) -> None:
        self.workload, self.plan, self.device = workload, plan, torch.device(device)
        self._binding = Binding(workload, plan, hw.sm_count or _sm_count(self.device), self.device)
        specs = [kernel_specs.get(p.kernel) for p in plan.kernels]
        self.deterministic = all(s.deterministic for s in specs)
        self.batch_invariant = all(s.batch_invariant for s in specs)
        self.ops = _OPS[plan.variant](self._binding)

    def make_buffers(self) -> dict[str, torch.Tensor]:
        """Allocate the workspace of the variant, uninitialised."""
        buffers: dict[str, torch.Tensor] = _BUFFERS[self.plan.variant](self._binding)
        return buffers

    def prepare_weights(self, weights: LayerWeights) -> LayerWeights:
        """The weights as they are: the kernels read every layout through strides."""
        return weights


def _sm_count(device: torch.device) -> int:
    if device.type != "cuda":
        return 1
    return int(torch.cuda.get_device_properties(device).multi_processor_count)
