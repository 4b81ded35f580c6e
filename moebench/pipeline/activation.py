"""The experts' activation in torch: the one place that writes out the formula of ``spec.activation``."""

from __future__ import annotations

import torch
from torch.nn import functional

from moebench.spec.activation import Activation, ActivationKind
from moebench.spec.workload import W13Order


def split_gate_up(rows: torch.Tensor, order: W13Order) -> tuple[torch.Tensor, torch.Tensor]:
    """Views of the gate and up halves, each [M, I], of GEMM1's output [M, 2I] in the given order."""
    if order is W13Order.INTERLEAVED:
        return rows[..., 0::2], rows[..., 1::2]
    first, second = rows.chunk(2, dim=-1)
    return (first, second) if order is W13Order.GATE_UP else (second, first)


def activate(
    gate: torch.Tensor, up: torch.Tensor | None, activation: Activation, out: torch.Tensor | None = None
) -> torch.Tensor:
    """``f(gate) * up``, or ``f(gate)`` when ``up`` is None, in the operands' dtype; the result goes to ``out``.

    Half-precision operands are rounded after each elementary function: give fp32 for an exact result.
    The formula, its parameters and their sources stand in ``moebench.spec.activation``.
    """
    if activation.limit is not None:
        gate = gate.clamp(max=activation.limit)
    if activation.kind is ActivationKind.SILU:
        value = functional.silu(gate) if activation.alpha == 1.0 else gate * torch.sigmoid(activation.alpha * gate)
    elif activation.kind is ActivationKind.RELU2:
        value = functional.relu(gate).square()
    else:
        value = functional.gelu(gate, approximate="tanh" if activation.kind is ActivationKind.GELU_TANH else "none")
    if up is None:
        return value if out is None else out.copy_(value)
    if activation.limit is not None:
        up = up.clamp(-activation.limit, activation.limit)
    if activation.up_offset:
        up = up + activation.up_offset
    return torch.mul(value, up, out=out)
