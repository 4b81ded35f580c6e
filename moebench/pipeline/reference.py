"""The one reference: every step of the layer in fp32, on the device of its inputs.

It is written to be read and trusted, not to be fast: one expert's weights are upcast at a time, so that it
needs two experts of fp32 memory beside the activations, and fp32 products never run as TF32. Nothing is
rounded to the storage type between steps. Ties go to the lowest expert id, and the order of rows within an
expert is the order of their slots.

Letters: T tokens, K experts a token, N = T * K slots, M rows of this rank's experts, E experts, E_l of this
rank, H hidden size, I intermediate size.

Logits that are no numbers: a NaN counts as -inf, +inf as the largest fp32 number. An expert at -inf scores 0.
So every row gets K distinct ids in [0, E), best first, and finite weights: all 0 where all scores are 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import torch
from torch.nn import functional

from moebench.errors import InputError
from moebench.pipeline.activation import activate, split_gate_up
from moebench.pipeline.layer import LayerInputs, LayerWeights
from moebench.pipeline.precision import ieee_matmul
from moebench.spec.shape import MoEShape, Scoring, WeightOn
from moebench.spec.workload import Major, W13Order, Workload


class IndexResult(NamedTuple):
    """The permutation between slots and expert-sorted rows.

    ==========  ============  =======================================================
    src_to_dst  [N] int32     row of a slot; -1 where its expert isn't in the range
    dst_to_src  [M] int32     slot of a row; within an expert in order of slots
    cu_seqlens  [E_l] int32   inclusive ends of the experts' segments
    ==========  ============  =======================================================
    """

    src_to_dst: torch.Tensor
    dst_to_src: torch.Tensor
    cu_seqlens: torch.Tensor


@dataclass(frozen=True)
class LayerResult:
    """The layer's output ``out`` [T, H] fp32, with the routing it used: ``weights`` and ``ids``, each [T, K]."""

    out: torch.Tensor
    weights: torch.Tensor
    ids: torch.Tensor


def scores(logits: torch.Tensor, shape: MoEShape) -> torch.Tensor:
    """Scores [T, E] fp32, finite and at least 0, of router logits [T, E] of any float dtype."""
    clean = torch.nan_to_num(logits.float(), nan=-torch.inf, neginf=-torch.inf)
    if shape.scoring is Scoring.SIGMOID:
        return torch.sigmoid(clean)
    if shape.scoring is Scoring.SQRTSOFTPLUS:
        return functional.softplus(clean).sqrt()
    return torch.softmax(clean, dim=-1).nan_to_num(nan=0.0)


def _top(values: torch.Tensor, count: int) -> torch.Tensor:
    """Indices of the ``count`` largest of the last dimension, largest first, equal ones lowest index first.

    A stable sort, because ``torch.topk`` promises no order among equal values.
    """
    return torch.sort(values, dim=-1, descending=True, stable=True).indices[..., :count]


def _mask_groups(choice: torch.Tensor, shape: MoEShape) -> torch.Tensor:
    """``choice`` [T, E] with -inf for experts outside the best ``topk_groups`` groups of their row."""
    grouped = choice.reshape(choice.shape[0], shape.num_groups, -1)
    best = min(2, grouped.shape[-1]) if shape.router_bias else 1
    group_scores = grouped.topk(best, dim=-1).values.sum(dim=-1)
    kept = torch.zeros_like(group_scores, dtype=torch.bool).scatter_(-1, _top(group_scores, shape.topk_groups), True)
    return grouped.masked_fill(~kept.unsqueeze(-1), -torch.inf).reshape(choice.shape)


def route(
    logits: torch.Tensor, shape: MoEShape, router_bias: torch.Tensor | None = None
) -> tuple[torch.Tensor, torch.Tensor]:
    """Choose K experts a token: weights [T, K] fp32 and global ids [T, K] int32, best first.

    ``router_bias`` [E] is added to the scores for choosing only. Under grouped top-k a group's score is its
    best score, or with a router bias the sum of its best two biased scores (DeepSeek-V3, section 2.1.2).
    The weights are the chosen experts' scores, divided by their sum where the shape says so (weights that are
    all 0 stay 0), times the scaling factor. Raises InputError when the shape and ``router_bias`` disagree.
    """
    if shape.router_bias != (router_bias is not None):
        has = "needs a router bias [E] and got none" if shape.router_bias else "has no router bias but got one"
        raise InputError(f"{shape.name} {has}; pass router_bias exactly when the shape says router_bias")
    score = scores(logits, shape)
    choice = score if router_bias is None else score + router_bias.float()
    if shape.grouped:
        choice = _mask_groups(choice, shape)
    ids = _top(choice, shape.topk)
    weights = score.gather(-1, ids)
    if shape.renormalize:
        weights = weights / weights.sum(dim=-1, keepdim=True).clamp(min=torch.finfo(torch.float32).tiny)
    return weights * shape.routed_scaling_factor, ids.to(torch.int32)


def index(ids: torch.Tensor, expert_range: range) -> IndexResult:
    """Sort the slots of ``ids`` [T, K] by expert, stable by slot; ids outside ``expert_range`` (-1 too) are dropped."""
    count = len(expert_range)
    local = ids.reshape(-1).long() - expert_range.start
    local = torch.where((local >= 0) & (local < count), local, count)
    ordered, order = torch.sort(local, stable=True)
    experts = torch.arange(count, device=ids.device)
    cu_seqlens = torch.searchsorted(ordered, experts, right=True)
    dst_to_src = order[: int(cu_seqlens[-1])]
    src_to_dst = torch.full_like(local, -1)
    src_to_dst[dst_to_src] = torch.arange(dst_to_src.numel(), device=ids.device)
    return IndexResult(src_to_dst.to(torch.int32), dst_to_src.to(torch.int32), cu_seqlens.to(torch.int32))


def expand(x: torch.Tensor, dst_to_src: torch.Tensor, topk: int, weights: torch.Tensor | None = None) -> torch.Tensor:
    """Rows [M, H] fp32 in expert order: the token of each row's slot, times its route weight when ``weights``
    [T, K] are given (route weight on the input)."""
    slots = dst_to_src.long()
    rows = x[slots // topk].float()
    return rows if weights is None else rows * weights.reshape(-1)[slots].float().unsqueeze(-1)


def gemm(rows: torch.Tensor, weight: torch.Tensor, bias: torch.Tensor | None, cu_seqlens: torch.Tensor) -> torch.Tensor:
    """Grouped product [M, n] fp32 of rows [M, k] with their own expert's weight [E_l, n, k] and bias [E_l, n]."""
    out = torch.empty(rows.shape[0], weight.shape[1], dtype=torch.float32, device=rows.device)
    start = 0
    for expert, end in enumerate(cu_seqlens.tolist()):
        if end > start:
            out[start:end] = _linear(rows[start:end], weight[expert], None if bias is None else bias[expert])
        start = end
    return out


def _linear(rows: torch.Tensor, weight: torch.Tensor, bias: torch.Tensor | None) -> torch.Tensor:
    with ieee_matmul():
        product = rows.float() @ weight.float().t()
    return product if bias is None else product + bias.float()


def activation(rows: torch.Tensor, shape: MoEShape, order: W13Order = W13Order.GATE_UP) -> torch.Tensor:
    """The activation [M, I] fp32 of GEMM1's output [M, 2I], or [M, I] when the shape is not gated."""
    gate, up = split_gate_up(rows.float(), order) if shape.gated else (rows.float(), None)
    return activate(gate, up, shape.activation)


def combine(
    rows: torch.Tensor, src_to_dst: torch.Tensor, weights: torch.Tensor | None, num_tokens: int
) -> torch.Tensor:
    """Sum each token's rows: [T, H] fp32 from expert-sorted rows [M, H]; slots at -1 add nothing.

    ``weights`` [T, K] are the route weights on the output; None where they were applied to the input.
    """
    slots = src_to_dst.long().view(num_tokens, -1)
    out = torch.zeros(num_tokens, rows.shape[-1], dtype=torch.float32, device=rows.device)
    for k in range(slots.shape[1]):
        present = (slots[:, k] >= 0).nonzero().squeeze(-1)
        part = rows[slots[present, k]].float()
        out[present] += part if weights is None else part * weights[present, k].float().unsqueeze(-1)
    return out


def shared(x: torch.Tensor, weights: LayerWeights, workload: Workload) -> torch.Tensor:
    """The shared experts' output [T, H] fp32; zeros on a rank that holds none."""
    if not workload.local_shared_intermediate_size:
        return torch.zeros(x.shape, dtype=torch.float32, device=x.device)
    w13, w2, gate = weights.shared_w13, weights.shared_w2, weights.shared_gate
    if w13 is None or w2 is None or (gate is None) == workload.shape.shared_gate:
        raise InputError(f"{workload.shape.name}: weights hold no shared_w13, shared_w2 or (as the shape says) gate")
    out = _linear(activation(_linear(x, w13, None), workload.shape), w2, None)
    if gate is None:
        return out
    return out * torch.sigmoid((x.float() * gate.float()).sum(dim=-1, keepdim=True))


def layer(
    inputs: LayerInputs,
    weights: LayerWeights,
    workload: Workload,
    routed: tuple[torch.Tensor, torch.Tensor] | None = None,
) -> LayerResult:
    """The whole layer on this rank, in fp32, its weights in the workload's layout.

    ``routed`` = (weights [T, K], ids [T, K]) replaces the routing, so that a layer can be judged on the ids that
    it chose itself. Goes expert by expert: no tensor of M rows is ever held.
    """
    shape, x = workload.shape, inputs.x
    route_weights, ids = route(inputs.router_logits, shape, weights.router_bias) if routed is None else routed
    order = index(ids, workload.expert_range)
    on_input = route_weights if shape.weight_on is WeightOn.INPUT else None
    w13, w2 = (weights.w13, weights.w2)
    if workload.layout.major is Major.K:
        w13, w2 = w13.transpose(1, 2), w2.transpose(1, 2)
    out = shared(x, weights, workload)
    start = 0
    for expert, end in enumerate(order.cu_seqlens.tolist()):
        slots, start = order.dst_to_src[start:end].long(), end
        if not slots.numel():
            continue
        rows = expand(x, slots, shape.topk, on_input)
        hidden = _linear(rows, w13[expert], None if weights.b13 is None else weights.b13[expert])
        hidden = activation(hidden, shape, workload.layout.w13_order)
        rows = _linear(hidden, w2[expert], None if weights.b2 is None else weights.b2[expert])
        if on_input is None:
            rows = rows * route_weights.reshape(-1)[slots].float().unsqueeze(-1)
        out.index_add_(0, slots // shape.topk, rows)
    return LayerResult(out, route_weights, ids)


def layer_tokens(
    inputs: LayerInputs,
    weights: LayerWeights,
    workload: Workload,
    tokens: torch.Tensor,
    routed: tuple[torch.Tensor, torch.Tensor] | None = None,
) -> LayerResult:
    """``layer`` for the given ``tokens`` [n] (int64) alone; ``routed`` is still the whole layer's, [T, K] each."""
    some = LayerInputs(inputs.x[tokens], inputs.router_logits[tokens])
    chosen = None if routed is None else (routed[0][tokens], routed[1][tokens])
    return layer(some, weights, workload.with_tokens(int(tokens.numel())), chosen)
