"""What the Triton kernel set asks of torch: workspace, alignment of peers' memory, grids, activations."""

from __future__ import annotations

from functools import cache
from typing import Any

import torch

from moebench.pipeline.ep.experts import ExpertMatrix
from moebench.pipeline.ep.ranks.protocol import Region
from moebench.plan.ep_plan import LocalStage
from moebench.spec.activation import Activation
from moebench.spec.workload import W13Order

ALIGNMENT_BYTES = 16
ASSUMED_SMS = 2
"""Multiprocessors of a device that isn't there: the interpreter's, and tensors without storage."""


class Workspace:
    """int32 memory of a kernel set, by use and shape; calls on one stream share it."""

    def __init__(self) -> None:
        self._made: dict[tuple[str, tuple[int, ...], torch.device], torch.Tensor] = {}

    def ints(self, name: str, size: tuple[int, ...], device: torch.device) -> torch.Tensor:
        """The tensor of this use and shape, uninitialised when new."""
        key = (name, size, device)
        if key not in self._made:
            self._made[key] = torch.empty(size, dtype=torch.int32, device=device)
        return self._made[key]


def interpreting() -> bool:
    """Whether the kernels of this process run in Triton's interpreter (decided when they were first imported)."""
    from triton.runtime.interpreter import InterpretedFunction

    from moebench.kernels.ep_share import share_kernel

    return isinstance(share_kernel, InterpretedFunction)


def is_aligned(region: Region) -> bool:
    """Whether every part starts at a multiple of 16 bytes, so that rows of such widths move 16 bytes at a time."""
    return all(t is None or t.data_ptr() % ALIGNMENT_BYTES == 0 for t in region.tensors)


def table_is_aligned(matrix: ExpertMatrix) -> bool:
    """Whether every expert and slot of ``matrix`` starts at a multiple of 16 bytes."""
    parts = [t for region in (matrix.home, matrix.slots) for t in region.tensors if t is not None and t.numel()]
    return all(
        t.data_ptr() % ALIGNMENT_BYTES == 0 and t[0].numel() * t.element_size() % ALIGNMENT_BYTES == 0 for t in parts
    )


@cache
def _num_sms(device: torch.device) -> int:
    if device.type != "cuda":
        return ASSUMED_SMS
    return int(torch.cuda.get_device_properties(device).multi_processor_count)


def programs(stage: LocalStage, units: int, device: torch.device) -> int:
    """CTAs of a stage within a rank that has at most ``units`` units of work."""
    return min(units, stage.ctas_per_sm * _num_sms(device)) if stage.ctas_per_sm else units


def gate_and_up(order: W13Order, width: int, *, gated: bool) -> tuple[int, int, int]:
    """Column of the first gate and the first up value of a row of GEMM1's output, and the step between columns."""
    if not gated:
        return 0, 0, 1
    if order is W13Order.INTERLEAVED:
        return 0, 1, 2
    return (0, width, 1) if order is W13Order.GATE_UP else (width, 0, 1)


def activation_constants(activation: Activation) -> dict[str, Any]:
    """The constants by which a kernel knows the formula."""
    return {
        "KIND": activation.kind.value, "ALPHA": float(activation.alpha), "LIMIT": float(activation.limit or 0.0),
        "UP_OFFSET": float(activation.up_offset),
    }  # fmt: skip
