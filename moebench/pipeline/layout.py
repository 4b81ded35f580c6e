"""Weight layouts: the order of GEMM1's gate and up rows, and which dimension of the weights is contiguous.

Repacking is load-time work. With n-major as [E_l, N, K] and k-major as [E_l, K, N]; w13 has N = 2I rows:

===========  ===================================
gate_up      g_0 … g_(I-1), u_0 … u_(I-1)
up_gate      u_0 … u_(I-1), g_0 … g_(I-1)
interleaved  g_0, u_0, g_1, u_1 …
===========  ===================================
"""

from __future__ import annotations

from dataclasses import replace

import torch

from moebench.errors import InputError
from moebench.pipeline.activation import split_gate_up
from moebench.pipeline.layer import LayerWeights
from moebench.spec.workload import Major, W13Order, WeightLayout


def join_gate_up(gate: torch.Tensor, up: torch.Tensor, order: W13Order) -> torch.Tensor:
    """One contiguous tensor [..., 2I] of the halves [..., I] in the given order."""
    if order is W13Order.INTERLEAVED:
        return torch.stack((gate, up), dim=-1).flatten(-2)
    return torch.cat((gate, up) if order is W13Order.GATE_UP else (up, gate), dim=-1)


def reorder_gate_up(tensor: torch.Tensor, dim: int, source: W13Order, target: W13Order) -> torch.Tensor:
    """``tensor`` with the 2I entries of ``dim`` brought from one order to another; itself when they are the same.

    Raises InputError when ``dim`` has an odd length.
    """
    if source is target:
        return tensor
    if tensor.shape[dim] % 2:
        raise InputError(f"dimension {dim} of shape {tuple(tensor.shape)} is odd: it holds no gate and up halves")
    gate, up = split_gate_up(tensor.movedim(dim, -1), source)
    return join_gate_up(gate, up, target).movedim(-1, dim).contiguous()


def as_k_by_n(weight: torch.Tensor, major: Major) -> torch.Tensor:
    """A view [E_l, K, N] of a weight of either memory order, ready for ``rows @ weight``."""
    return weight if major is Major.K else weight.transpose(1, 2)


def as_n_by_k(weight: torch.Tensor, major: Major) -> torch.Tensor:
    """A view [E_l, N, K] of a weight of either memory order."""
    return weight if major is Major.N else weight.transpose(1, 2)


def repack(weights: LayerWeights, source: WeightLayout, target: WeightLayout, *, gated: bool) -> LayerWeights:
    """The same weights in another layout, contiguous; tensors that need no change are passed on, not copied.

    Shared experts have one layout only and stay as they are.
    """
    w13, w2, b13 = weights.w13, weights.w2, weights.b13
    if gated:
        w13 = reorder_gate_up(w13, 1 if source.major is Major.N else 2, source.w13_order, target.w13_order)
        b13 = None if b13 is None else reorder_gate_up(b13, 1, source.w13_order, target.w13_order)
    if source.major is not target.major:
        w13, w2 = w13.transpose(1, 2).contiguous(), w2.transpose(1, 2).contiguous()
    return replace(weights, w13=w13, w2=w2, b13=b13)
