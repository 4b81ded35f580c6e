"""A whole expert-parallel MoE layer: route, plan, dispatch, prefetch, experts, combine, shared experts."""

from __future__ import annotations

from collections.abc import Mapping

import torch

from moebench.errors import InputError
from moebench.pipeline import reference
from moebench.pipeline.ep.experts import load_experts
from moebench.pipeline.ep.group import EPBuffer
from moebench.pipeline.ep.pad_rows import PaddedTokens, pad_tokens
from moebench.pipeline.ep.planners.protocol import Planner
from moebench.pipeline.ep.rank_plan import RankPlan
from moebench.pipeline.ep.ranks.protocol import Listener, Ranks
from moebench.pipeline.layer import LayerInputs, LayerWeights
from moebench.plan.ep_plan import EPPlan
from moebench.spec.ep_workload import EPWorkload

Routed = tuple[torch.Tensor, torch.Tensor]
"""Route weights [n, K] and global expert ids [n, K]."""


class EPLayer:
    """The layer of one workload, on any kind of ranks, its weights loaded and its buffer made.

    ``weights`` hold, for each local rank, the routed experts that its placement says (E/R or E), and the router bias
    and the shared experts whole: those stay with the token's own rank. Making one is collective.
    """

    def __init__(
        self,
        workload: EPWorkload,
        ranks: Ranks,
        planner: Planner,
        weights: Mapping[int, LayerWeights],
        plan: EPPlan | None = None,
    ) -> None:
        shape, geometry = workload.shape, workload.geometry()
        self.workload, self.ranks, self.weights = workload, ranks, weights
        self.buffer = EPBuffer(ranks, geometry, shape.hidden_size, workload.dtype, planner, plan)
        with ranks.guard():
            self.experts = load_experts(ranks, geometry, shape, workload.placement, weights, workload.weight_layout)
            self.work = self.buffer.workspaces(shape, shape.intermediate_size)
        self.plans: dict[int, RankPlan] = {}

    def run(
        self,
        inputs: Mapping[int, LayerInputs],
        routed: Mapping[int, Routed] | None = None,
        listener: Listener | None = None,
    ) -> dict[int, torch.Tensor]:
        """Each local rank's output [n, H] for its n tokens; ``self.plans`` keeps the step's plan.

        ``routed`` replaces the routing. Raises InputError where inputs aren't what the workload says.
        """
        with self.ranks.guard():
            padded = {r: self._padded(r, inputs[r], routed) for r in self.ranks.local_ranks}
        self.plans = self.buffer.plan({r: p.ids for r, p in padded.items()}, listener=listener)
        out = self.after_plan(padded, self.plans, listener)
        with self.ranks.guard():
            return {r: self._finish(r, inputs[r].x, out[r]) for r in self.ranks.local_ranks}

    def after_plan(
        self, padded: Mapping[int, PaddedTokens], plans: Mapping[int, RankPlan], listener: Listener | None = None
    ) -> dict[int, torch.Tensor]:
        """Dispatch to combine with given plans: the routed experts' sums [S, H]."""
        buffer = self.buffer
        hidden = {r: p.hidden for r, p in padded.items()}
        buffer.dispatch(hidden, {r: p.weights for r, p in padded.items()}, plans, listener)
        buffer.prefetch(self.experts, plans, listener)
        self.ranks.run(buffer.expert_phases(self.workload.shape, self.experts, plans, self.work), listener)
        return buffer.combine(plans, listener)

    def _padded(self, rank: int, inputs: LayerInputs, routed: Mapping[int, Routed] | None) -> PaddedTokens:
        workload = self.workload
        if inputs.x.shape[0] != workload.tokens[rank]:
            raise InputError(f"rank {rank} got {inputs.x.shape[0]} tokens; its workload says {workload.tokens[rank]}")
        if routed is None:
            weights, ids = reference.route(inputs.router_logits, workload.shape, self.weights[rank].router_bias)
        else:
            weights, ids = routed[rank]
        return pad_tokens(inputs.x, weights, ids, self.buffer.geometry, rank, workload.pad_rows)

    def _finish(self, rank: int, x: torch.Tensor, combined: torch.Tensor) -> torch.Tensor:
        out = combined[: x.shape[0]]
        if not self.workload.shape.shared_intermediate_size:
            return out
        shared = reference.shared(x, self.weights[rank], self.workload.whole(rank))
        return (out.float() + shared).to(out.dtype)


def ep_layer(
    workload: EPWorkload,
    ranks: Ranks,
    planner: Planner,
    weights: Mapping[int, LayerWeights],
    inputs: Mapping[int, LayerInputs],
    plan: EPPlan | None = None,
) -> dict[int, torch.Tensor]:
    """Make an ``EPLayer`` and run it once."""
    return EPLayer(workload, ranks, planner, weights, plan).run(inputs)
