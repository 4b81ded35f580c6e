"""Inputs on which a whole layer is exact in bf16, whatever its fusions, so that outputs can be compared bit by bit.

Every intermediate is a small integer times a power of two, and so is the sum over a token's experts, in whatever
order or precision it is formed (``docs/numerics.md`` derives it):

- x is 1 or 2. A row of w13 has one weight of ``unit`` in its gate half, so that the gate's value is at least 64,
  where SiLU and GELU are the identity in fp32, and up to three of +1 or -1 in its up half.
- A row of w2 has a single +1 or -1. All positions and signs are random, other for every expert and row.
- P experts of a token, P the largest power of two that K and the format's bits allow, have one score, and all
  others score 0: the route weights are P times 1 / P (or 1 each, where they are not renormalised) and K - P zeros.

The scaling factor, unless it is a power of two, becomes 1, and a clamp limit is lifted: ``exact_workload``.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

import numpy as np
import torch

from moebench.pipeline.activation import split_gate_up
from moebench.pipeline.layer import LayerWeights
from moebench.pipeline.layout import as_n_by_k
from moebench.pipeline.torch_dtypes import torch_dtype
from moebench.spec.activation import ActivationKind
from moebench.spec.draws import router_bias
from moebench.spec.router import FloatArray
from moebench.spec.shape import MoEShape, Scoring, WeightOn
from moebench.spec.workload import Major, W13Order, Workload

LIFTED_LIMIT = 1024.0
"""Clamp limit in place of the model's: above every value that these inputs make, within fp16."""

SIGNIFICANT = 2**8 - 1
"""Largest integer of a bf16's 8 significant bits; fp16 and fp32 hold more."""

_GATE_UNIT = 64
_FLAT = {Scoring.SOFTMAX: 0.0, Scoring.SIGMOID: 40.0, Scoring.SQRTSOFTPLUS: 64.0}
_FLAT_SCORE = {Scoring.SIGMOID: 1.0, Scoring.SQRTSOFTPLUS: 8.0}
_NEVER = -1e4
_BIAS_SHIFT = {Scoring.SOFTMAX: 2.0, Scoring.SIGMOID: 2.0, Scoring.SQRTSOFTPLUS: 16.0}


def exact_workload(workload: Workload) -> Workload:
    """``workload`` with what can't be exact replaced: a scaling factor that is no power of two, a clamp limit."""
    shape = workload.shape
    if math.frexp(shape.routed_scaling_factor)[0] != 0.5:
        shape = replace(shape, routed_scaling_factor=1.0)
    if shape.activation.limit is not None and shape.activation.limit < LIFTED_LIMIT:
        shape = replace(shape, activation=replace(shape.activation, limit=LIFTED_LIMIT))
    return workload if shape == workload.shape else replace(workload, shape=shape)


@dataclass(frozen=True)
class ExactForm:
    """The numbers of the construction: P weighted experts, nonzeros of an up row, gate unit, a pick's weight."""

    weighted: int
    nonzeros: int
    gate_unit: int
    route_weight: float

    @classmethod
    def of(cls, shape: MoEShape) -> ExactForm:
        """The richest form, most weighted experts first, whose sums stay within ``SIGNIFICANT``."""
        relu2 = shape.activation.kind is ActivationKind.RELU2
        for weighted in (32, 16, 8, 4, 2):
            for nonzeros in (3, 2, 1):
                if weighted <= shape.topk and cls._largest_sum(shape, weighted, nonzeros) <= SIGNIFICANT:
                    return cls(weighted, nonzeros, 1 if relu2 else _GATE_UNIT, _route_weight(shape, weighted))
        return cls(1, 1, 1 if relu2 else _GATE_UNIT, _route_weight(shape, 1))

    @staticmethod
    def _largest_sum(shape: MoEShape, weighted: int, nonzeros: int) -> int:
        """Most that a token's output can be, in units of the smallest step."""
        bias = int(shape.expert_bias)
        up = 2 * nonzeros + bias + math.ceil(abs(shape.activation.up_offset))
        relu2 = shape.activation.kind is ActivationKind.RELU2
        gate = 2 + bias if shape.gated or not relu2 else up
        row = (gate**2 if relu2 else gate) * (up if shape.gated else 1) + bias
        return weighted * row + (row if shape.num_shared_experts else 0)


def _route_weight(shape: MoEShape, weighted: int) -> float:
    """The route weight of each of ``weighted`` experts with one score, the only ones above 0."""
    even = shape.renormalize or shape.scoring is Scoring.SOFTMAX
    return (1 / weighted if even else _FLAT_SCORE[shape.scoring]) * shape.routed_scaling_factor


class _Integers:
    """Random sparse integer matrices on one device from one seed."""

    def __init__(self, seed: int, device: torch.device, dtype: torch.dtype) -> None:
        self._random = torch.Generator(device=device).manual_seed(seed)
        self._device, self._dtype = device, dtype

    def choice(self, shape: tuple[int, ...], low: int, high: int) -> torch.Tensor:
        """Integers from ``low`` up to and without ``high``."""
        return torch.randint(low, high, shape, generator=self._random, device=self._device)

    def signs(self, shape: tuple[int, ...]) -> torch.Tensor:
        """+1 or -1 in the storage type."""
        return (self.choice(shape, 0, 2) * 2 - 1).to(self._dtype)

    def sow(self, matrix: torch.Tensor, count: int, scale: float, *, signed: bool) -> None:
        """Put up to ``count`` values of ``scale``, signed or not, at random places of every row of zeros ``matrix``."""
        rows = (*matrix.shape[:-1], 1)
        for _ in range(count):
            sign = self.signs(rows) if signed else torch.ones(rows, dtype=self._dtype, device=self._device)
            matrix.scatter_(-1, self.choice(rows, 0, matrix.shape[-1]), sign * scale)


def _halves(matrix: torch.Tensor, order: W13Order, dim: int) -> tuple[torch.Tensor, torch.Tensor]:
    """Views of the gate and up rows of ``matrix`` along ``dim``."""
    gate, up = split_gate_up(matrix.movedim(dim, -1), order)
    return gate.movedim(-1, dim), up.movedim(-1, dim)


def _sow_up_projection(
    integers: _Integers, w13: torch.Tensor, form: ExactForm, shape: MoEShape, order: W13Order, scale: float
) -> None:
    """Fill zeros ``w13`` [.., 2I or I, H]."""
    relu2 = shape.activation.kind is ActivationKind.RELU2
    if not shape.gated:
        count = form.nonzeros if relu2 else 1
        integers.sow(w13, count, form.gate_unit * scale, signed=relu2)
        return
    gate, up = _halves(w13, order, w13.dim() - 2)
    integers.sow(gate, 1, form.gate_unit * scale, signed=False)
    integers.sow(up, form.nonzeros, scale, signed=True)


def _sow_biases(integers: _Integers, weights: LayerWeights, form: ExactForm, workload: Workload) -> None:
    """Integer biases in the units of what they are added to."""
    shape, unit = workload.shape, form.gate_unit
    if not shape.expert_bias:
        return
    experts, inter = workload.num_local_experts, workload.local_intermediate_size
    dtype, device = weights.w13.dtype, weights.w13.device
    weights.b13 = torch.zeros(experts, shape.up_factor * inter, dtype=dtype, device=device)
    gate = weights.b13
    if shape.gated:
        gate, up = _halves(weights.b13, workload.layout.w13_order, 1)
        up.copy_(integers.signs((experts, inter)))
    gate.copy_(integers.choice((experts, inter), 0, 2) * unit)
    step = unit**2 if shape.activation.kind is ActivationKind.RELU2 else unit
    weights.b2 = integers.signs((experts, shape.hidden_size)) * step


def _add_shared(integers: _Integers, weights: LayerWeights, form: ExactForm, workload: Workload) -> None:
    """The shared experts' weights, their output in the unit of the routed experts' weighted sum."""
    shape, hidden, width = workload.shape, workload.shape.hidden_size, workload.local_shared_intermediate_size
    dtype, device = weights.w13.dtype, weights.w13.device
    weights.shared_w13 = torch.zeros(shape.up_factor * width, hidden, dtype=dtype, device=device)
    weights.shared_w2 = torch.zeros(hidden, width, dtype=dtype, device=device)
    _sow_up_projection(integers, weights.shared_w13, form, shape, W13Order.GATE_UP, 1.0)
    step = 1.0 if shape.weight_on is WeightOn.INPUT else form.route_weight
    integers.sow(weights.shared_w2, 1, step, signed=True)
    if shape.shared_gate:
        weights.shared_gate = torch.zeros(hidden, dtype=dtype, device=device)
        weights.shared_gate[0] = _GATE_UNIT


def integer_weights(workload: Workload, device: torch.device) -> LayerWeights:
    """Weights of the construction (module docstring) in the workload's layout, seeded by its seed."""
    shape, hidden, inter = workload.shape, workload.shape.hidden_size, workload.local_intermediate_size
    form, dtype = ExactForm.of(shape), torch_dtype(workload.dtype)
    integers = _Integers(workload.seed + 1, device, dtype)

    def zeros(n: int, k: int) -> torch.Tensor:
        size = (n, k) if workload.layout.major is Major.N else (k, n)
        return torch.zeros(workload.num_local_experts, *size, dtype=dtype, device=device)

    w13, w2 = zeros(shape.up_factor * inter, hidden), zeros(hidden, inter)
    undone = 1 / form.route_weight if shape.weight_on is WeightOn.INPUT else 1.0
    n_by_k = as_n_by_k(w13, workload.layout.major)
    _sow_up_projection(integers, n_by_k, form, shape, workload.layout.w13_order, undone)
    integers.sow(as_n_by_k(w2, workload.layout.major), 1, 1.0, signed=True)
    weights = LayerWeights(w13, w2)
    _sow_biases(integers, weights, form, workload)
    if shape.router_bias:
        shifted = router_bias(workload) - np.float32(_BIAS_SHIFT[shape.scoring])
        weights.router_bias = torch.from_numpy(shifted).to(device)
    if workload.local_shared_intermediate_size:
        _add_shared(integers, weights, form, workload)
    return weights


def integer_tokens(workload: Workload, device: torch.device) -> torch.Tensor:
    """Tokens [T, H] of 1 and 2."""
    dtype = torch_dtype(workload.dtype)
    size = (workload.num_tokens, workload.shape.hidden_size)
    return _Integers(workload.seed + 3, device, dtype).choice(size, 1, 3).to(dtype)


def integer_logits(workload: Workload, *, one_hot: bool) -> FloatArray:
    """Logits [T, E] that make P random experts of a token weigh; with ``one_hot`` 7 tokens of 8 share theirs."""
    shape, tokens, form = workload.shape, workload.num_tokens, ExactForm.of(workload.shape)
    random = np.random.default_rng([workload.seed % 2**32, int(one_hot)])
    noise = random.random((tokens, shape.num_experts))
    if shape.grouped:
        groups = np.argsort(random.random((tokens, shape.num_groups)), axis=1)[:, shape.topk_groups :]
        dropped = np.zeros((tokens, shape.num_groups), dtype=bool)
        np.put_along_axis(dropped, groups, True, axis=1)
        noise[np.repeat(dropped, shape.num_experts // shape.num_groups, axis=1)] = -1.0
    if one_hot:
        noise[random.random(tokens) < 7 / 8] = noise[0]
    picked = np.argpartition(-noise, form.weighted - 1, axis=1)[:, : form.weighted]
    logits = np.full(noise.shape, _NEVER, dtype=np.float32)
    np.put_along_axis(logits, picked, np.float32(_FLAT[shape.scoring]), axis=1)
    return logits
