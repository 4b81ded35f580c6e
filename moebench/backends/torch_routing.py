"""Route and index in torch, without a host sync."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch.nn import functional

from moebench.backends.torch_step import TorchStep
from moebench.pipeline.layer import LayerIO
from moebench.plan.plan import Param
from moebench.spec.shape import MoEShape, Scoring

_TINY = torch.finfo(torch.float32).tiny


def _scores(logits: torch.Tensor, scoring: Scoring) -> torch.Tensor:
    clean = torch.nan_to_num(logits.float(), nan=-torch.inf, neginf=-torch.inf)
    if scoring is Scoring.SIGMOID:
        return clean.sigmoid_()
    if scoring is Scoring.SQRTSOFTPLUS:
        return functional.softplus(clean).sqrt_()
    return torch.softmax(clean, dim=-1).nan_to_num_(nan=0.0)


def _best_by_sort(choice: torch.Tensor, count: int) -> torch.Tensor:
    return torch.sort(choice, dim=-1, descending=True, stable=True).indices[:, :count]


def _best_by_key(choice: torch.Tensor, count: int) -> torch.Tensor:
    """Ids of the ``count`` largest, equal ones lowest id first, through ``topk`` over keys without equals.

    The upper half of a key is the score's bits made monotone, the lower half counts down from the last id.
    Scores are sums that hold a +0 or a number above it, so that none is -0, which would sort below +0.
    """
    last = choice.shape[-1] - 1
    bits = choice.view(torch.int32)
    monotone = torch.where(bits < 0, bits ^ 0x7FFFFFFF, bits).long()
    down = torch.arange(last, -1, -1, device=choice.device)
    keys = monotone * (1 << 32) + down
    return last - (torch.topk(keys, count, dim=-1, sorted=True).values & 0xFFFFFFFF)


_BEST = {"sort": _best_by_sort, "topk": _best_by_key}


@dataclass(frozen=True)
class Route(TorchStep):
    """Scores, the best K experts of a row, and their weights."""

    shape: MoEShape
    select: str

    def params(self) -> dict[str, Param]:
        """How the best K are found."""
        return {"select": self.select}

    def __call__(self, io: LayerIO) -> None:
        """Write ``topk_weights`` and ``topk_ids``."""
        shape, best = self.shape, _BEST[self.select]
        score = _scores(io.inputs.router_logits, shape.scoring)
        choice = score if io.weights.router_bias is None else score + io.weights.router_bias
        if shape.grouped:
            groups = choice.reshape(choice.shape[0], shape.num_groups, -1)
            if io.weights.router_bias is None:
                group_score = groups.amax(dim=-1)
            else:
                group_score = groups.topk(min(2, groups.shape[-1]), dim=-1).values.sum(dim=-1)
            masked = torch.ones_like(group_score, dtype=torch.bool)
            masked.scatter_(-1, best(group_score, shape.topk_groups), False)
            choice = groups.masked_fill(masked.unsqueeze(-1), -torch.inf).reshape(choice.shape)
        ids = best(choice, shape.topk)
        weights = torch.gather(score, -1, ids, out=io.buffers["topk_weights"])
        if shape.renormalize:
            weights.div_(weights.sum(dim=-1, keepdim=True).clamp_(min=_TINY))
        if shape.routed_scaling_factor != 1.0:
            weights.mul_(shape.routed_scaling_factor)
        io.buffers["topk_ids"].copy_(ids)


@dataclass(frozen=True)
class Index(TorchStep):
    """The permutation between slots and expert-sorted rows; other ranks' slots sort behind all of this rank's.

    ``experts`` is 0 … E_l - 1 and ``positions`` 0 … N - 1, both int32 and constant.
    """

    first_expert: int
    experts: torch.Tensor
    positions: torch.Tensor

    def params(self) -> dict[str, Param]:
        """Nothing is tuned."""
        return {}

    def __call__(self, io: LayerIO) -> None:
        """Write ``src_to_dst``, ``dst_to_src`` (all N; rows past M name other ranks' slots) and ``cu_seqlens``."""
        buffers, count = io.buffers, self.experts.numel()
        local = buffers["topk_ids"].view(-1) - self.first_expert
        local.masked_fill_((local < 0) | (local >= count), count)
        sorted_ids, order = buffers["sorted_ids"], buffers["slot_order"]
        torch.sort(local, dim=0, stable=True, out=(sorted_ids, order))
        torch.searchsorted(sorted_ids, self.experts, right=True, out_int32=True, out=buffers["cu_seqlens"])
        buffers["dst_to_src"].copy_(order)
        buffers["src_to_dst"].scatter_(0, order, self.positions.masked_fill(sorted_ids == count, -1))
