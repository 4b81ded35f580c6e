"""The launches of the expert-parallel layer's Triton kernels, recorded without a device to be compiled for any."""

from __future__ import annotations

import torch

from moebench.measure.offline_compile import Launch, record_calls
from moebench.pipeline.ep.experts import Experts, load_experts
from moebench.pipeline.ep.group import EPBuffer
from moebench.pipeline.ep.planners.moonep import MoonEPPlanner
from moebench.pipeline.ep.planners.protocol import Planner
from moebench.pipeline.ep.ranks.virtual import VirtualRanks
from moebench.pipeline.layer import LayerWeights
from moebench.pipeline.torch_dtypes import torch_dtype
from moebench.plan.ep_plan import EPPlan
from moebench.spec.ep_workload import EPWorkload, Placement
from moebench.spec.workload import Major, WeightLayout

_META = torch.device("meta")


def _meta(*size: int, dtype: torch.dtype) -> torch.Tensor:
    return torch.empty(size, dtype=dtype, device=_META)


def _meta_experts(workload: EPWorkload, ranks: VirtualRanks) -> Experts:
    shape, geometry, dtype = workload.shape, workload.geometry(), torch_dtype(workload.dtype)
    sharded = workload.placement is Placement.SHARDED
    count = geometry.experts_per_rank if sharded else geometry.num_experts
    up, hidden, inter = shape.up_factor * shape.intermediate_size, shape.hidden_size, shape.intermediate_size
    own = LayerWeights(
        _meta(count, up, hidden, dtype=dtype), _meta(count, hidden, inter, dtype=dtype),
        _meta(count, up, dtype=dtype) if shape.expert_bias else None,
        _meta(count, hidden, dtype=dtype) if shape.expert_bias else None,
    )  # fmt: skip
    layout = WeightLayout(workload.weight_layout.w13_order, Major.N)
    return load_experts(ranks, geometry, shape, workload.placement, dict.fromkeys(ranks.local_ranks, own), layout)


def record_ep_launches(workload: EPWorkload, plan: EPPlan, planner: Planner | None = None) -> list[Launch]:
    """Every launch of one step of the layer, plan to combine, each binary once. Needs no device; nothing runs."""
    shape, geometry, dtype = workload.shape, workload.geometry(), torch_dtype(workload.dtype)
    ranks = VirtualRanks(workload.ep_size, _META)
    buffer = EPBuffer(ranks, geometry, shape.hidden_size, workload.dtype, planner or MoonEPPlanner(), plan)
    experts = _meta_experts(workload, ranks)
    ids = _meta(geometry.capacity, geometry.topk, dtype=torch.int32)
    hidden = _meta(geometry.capacity, shape.hidden_size, dtype=dtype)
    weights = _meta(geometry.capacity, geometry.topk, dtype=torch.float32)

    def step() -> None:
        local = ranks.local_ranks
        plans = buffer.plan(dict.fromkeys(local, ids))
        buffer.dispatch(dict.fromkeys(local, hidden), dict.fromkeys(local, weights), plans)
        buffer.prefetch(experts, plans)
        work = buffer.workspaces(shape, shape.intermediate_size)
        ranks.run(buffer.expert_phases(shape, experts, plans, work))
        buffer.combine(plans)
        ranks.run(buffer.steps.gather_weights(plans, dict.fromkeys(local, weights)))

    return list({launch.key(): launch for launch in record_calls(step)}.values())
