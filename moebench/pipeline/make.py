"""Seeded weights and inputs of a workload, of realistic scale: activations stay of order one through the layer.

``x`` is standard normal; w13 has deviation 1/sqrt(H) and w2 1/sqrt(I), so that every product has a deviation of
about one. The same workload, copy and kind of device give the same tensors. Router logits and bias come from
``spec.draws`` and are the same on every device.
"""

from __future__ import annotations

import hashlib
import math

import torch

from moebench.pipeline.layer import LayerInputs, LayerWeights
from moebench.pipeline.torch_dtypes import torch_dtype
from moebench.spec import draws
from moebench.spec.workload import Major, Workload

BIAS_STD = 0.1
_POOL = 4_194_301
"""Samples, a prime number of them, that large tensors on a CPU are filled from."""


def _generator(device: torch.device, *key: object) -> torch.Generator:
    digest = hashlib.blake2b(repr(key).encode(), digest_size=8).digest()
    return torch.Generator(device=device).manual_seed(int.from_bytes(digest, "little") >> 1)


def _fill(tensor: torch.Tensor, std: float, generator: torch.Generator) -> torch.Tensor:
    """Fill a contiguous ``tensor`` with normals of deviation ``std``.

    Drawing every number of a large model takes a CPU minutes, so there a tensor larger than the pool repeats it
    end to end. The pool's length is prime: rows and experts start at different places in it, so no two are equal.
    """
    if tensor.device.type != "cpu" or tensor.numel() <= _POOL:
        for part in tensor.unbind(0) if tensor.dim() == 3 else (tensor,):
            part.normal_(0.0, std, generator=generator)
        return tensor
    pool = torch.empty(_POOL).normal_(0.0, std, generator=generator).to(tensor.dtype)
    flat = tensor.view(-1)
    whole = flat.numel() // _POOL * _POOL
    flat[:whole].view(-1, _POOL).copy_(pool)
    flat[whole:].copy_(pool[: flat.numel() - whole])
    return tensor


def make_weights(workload: Workload, device: str | torch.device, copy: int = 0) -> LayerWeights:
    """This rank's weights in the workload's layout; every ``copy`` number gives other values.

    Several copies let a measurement rotate through more weights than a cache holds.
    """
    shape, where, dtype = workload.shape, torch.device(device), torch_dtype(workload.dtype)
    generator = _generator(where, workload.seed, "weights", copy, workload.ep_rank)
    hidden, inter, shared = shape.hidden_size, workload.local_intermediate_size, workload.local_shared_intermediate_size
    experts, up = workload.num_local_experts, shape.up_factor * inter

    def normal(*size: int, std: float) -> torch.Tensor:
        return _fill(torch.empty(size, dtype=dtype, device=where), std, generator)

    def expert_weight(n: int, k: int) -> torch.Tensor:
        size = (n, k) if workload.layout.major is Major.N else (k, n)
        return normal(experts, *size, std=1 / math.sqrt(k))

    weights = LayerWeights(expert_weight(up, hidden), expert_weight(hidden, inter))
    if shape.expert_bias:
        weights.b13, weights.b2 = normal(experts, up, std=BIAS_STD), normal(experts, hidden, std=BIAS_STD)
    if shape.router_bias:
        weights.router_bias = torch.from_numpy(draws.router_bias(workload)).to(where)
    if shared:
        weights.shared_w13 = normal(shape.up_factor * shared, hidden, std=1 / math.sqrt(hidden))
        weights.shared_w2 = normal(hidden, shared, std=1 / math.sqrt(shared))
        if shape.shared_gate:
            weights.shared_gate = normal(hidden, std=1 / math.sqrt(hidden))
    return weights


def make_inputs(workload: Workload, device: str | torch.device, draw: int = 0) -> LayerInputs:
    """Input of draw number ``draw``: ``x`` [T, H], and router logits [T, E] fp32 that follow the workload's routing.

    Raises InputError where the routing can't be drawn.
    """
    where = torch.device(device)
    x = torch.empty(workload.num_tokens, workload.shape.hidden_size, dtype=torch_dtype(workload.dtype), device=where)
    _fill(x, 1.0, _generator(where, workload.seed, "x", draw))
    logits = torch.from_numpy(draws.router_logits(workload, draw)).to(where)
    return LayerInputs(x, logits)
