"""A MoE layer once more, independent of the package's torch code: plain loops over Python floats, in float64."""

from __future__ import annotations

import math
from collections.abc import Sequence

import torch

from moebench.pipeline.layer import LayerInputs, LayerWeights
from moebench.spec.activation import Activation, ActivationKind
from moebench.spec.shape import MoEShape, Scoring, WeightOn
from moebench.spec.workload import Major, W13Order, Workload

Row = list[float]


def _sigmoid(z: float) -> float:
    return 1 / (1 + math.exp(-z)) if z >= 0 else math.exp(z) / (1 + math.exp(z))


def scores(logits: Sequence[float], shape: MoEShape) -> Row:
    """Scores of one row of finite logits."""
    if shape.scoring is Scoring.SIGMOID:
        return [_sigmoid(z) for z in logits]
    if shape.scoring is Scoring.SQRTSOFTPLUS:
        return [math.sqrt(max(z, 0.0) + math.log1p(math.exp(-abs(z)))) for z in logits]
    powers = [math.exp(z - max(logits)) for z in logits]
    return [p / sum(powers) for p in powers]


def route(logits: Sequence[float], shape: MoEShape, bias: Sequence[float] | None) -> tuple[Row, list[int]]:
    """Weights and ids of one token's K experts, best first, ties to the lowest id."""
    score = scores(logits, shape)
    choice = score if bias is None else [s + b for s, b in zip(score, bias, strict=True)]
    size = shape.num_experts // shape.num_groups

    def group_score(group: int) -> float:
        best = sorted(choice[group * size : (group + 1) * size], reverse=True)
        return best[0] if bias is None else sum(best[:2])

    groups = sorted(range(shape.num_groups), key=lambda g: (-group_score(g), g))
    kept = groups[: shape.topk_groups] if shape.grouped else groups
    allowed = [e for e in range(shape.num_experts) if e // size in kept]
    ids = sorted(allowed, key=lambda e: (-choice[e], e))[: shape.topk]
    weights = [score[e] for e in ids]
    if shape.renormalize:
        weights = [w / sum(weights) for w in weights]
    return [w * shape.routed_scaling_factor for w in weights], ids


def activation(gate: float, up: float | None, formula: Activation) -> float:
    """The formula of ``spec.activation`` for one number."""
    if formula.limit is not None:
        gate = min(gate, formula.limit)
    if formula.kind is ActivationKind.SILU:
        value = gate * _sigmoid(formula.alpha * gate)
    elif formula.kind is ActivationKind.GELU_ERF:
        value = gate * 0.5 * (1 + math.erf(gate / math.sqrt(2)))
    elif formula.kind is ActivationKind.GELU_TANH:
        value = 0.5 * gate * (1 + math.tanh(math.sqrt(2 / math.pi) * (gate + 0.044715 * gate**3)))
    else:
        value = max(gate, 0.0) ** 2
    if up is None:
        return value
    if formula.limit is not None:
        up = max(-formula.limit, min(up, formula.limit))
    return value * (up + formula.up_offset)


def _dot(a: Row, b: Row) -> float:
    return math.fsum(x * y for x, y in zip(a, b, strict=True))


def _halves(hidden: Row, order: W13Order) -> tuple[Row, Row]:
    middle = len(hidden) // 2
    if order is W13Order.INTERLEAVED:
        return hidden[::2], hidden[1::2]
    first, second = hidden[:middle], hidden[middle:]
    return (first, second) if order is W13Order.GATE_UP else (second, first)


def _mlp(
    x: Row, w13: list[Row], w2: list[Row], b13: Row | None, b2: Row | None, shape: MoEShape, order: W13Order
) -> Row:
    hidden = [_dot(x, row) + (b13[i] if b13 else 0.0) for i, row in enumerate(w13)]
    gate, up = _halves(hidden, order) if shape.gated else (hidden, None)
    inner = [activation(g, up[i] if up else None, shape.activation) for i, g in enumerate(gate)]
    return [_dot(inner, row) + (b2[i] if b2 else 0.0) for i, row in enumerate(w2)]


def _lists(tensor: torch.Tensor | None) -> list | None:
    return None if tensor is None else tensor.double().tolist()


def layer(inputs: LayerInputs, weights: LayerWeights, workload: Workload) -> torch.Tensor:
    """The layer's output [T, H] in float64."""
    shape, k_major = workload.shape, workload.layout.major is Major.K
    w13 = _lists(weights.w13.transpose(1, 2) if k_major else weights.w13)
    w2 = _lists(weights.w2.transpose(1, 2) if k_major else weights.w2)
    b13, b2, bias = _lists(weights.b13), _lists(weights.b2), _lists(weights.router_bias)
    s13, s2, gate = _lists(weights.shared_w13), _lists(weights.shared_w2), _lists(weights.shared_gate)
    result = []
    for x, logits in zip(_lists(inputs.x), _lists(inputs.router_logits), strict=True):
        out = [0.0] * shape.hidden_size
        for weight, expert in zip(*route(logits, shape, bias), strict=True):
            if expert not in workload.expert_range:
                continue
            e, on_input = expert - workload.expert_range.start, shape.weight_on is WeightOn.INPUT
            row = [v * weight for v in x] if on_input else x
            part = _mlp(
                row, w13[e], w2[e], b13[e] if b13 else None, b2[e] if b2 else None, shape, workload.layout.w13_order
            )
            out = [o + p * (1.0 if on_input else weight) for o, p in zip(out, part, strict=True)]
        if s13:
            scale = _sigmoid(_dot(x, gate)) if gate else 1.0
            part = _mlp(x, s13, s2, None, None, shape, W13Order.GATE_UP)
            out = [o + p * scale for o, p in zip(out, part, strict=True)]
        result.append(out)
    return torch.tensor(result, dtype=torch.float64)
