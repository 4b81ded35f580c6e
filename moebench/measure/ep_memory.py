"""Bytes of a group's buffers and weights, as integer arithmetic: what planning refuses and records tell."""

from __future__ import annotations

from functools import lru_cache

from moebench.errors import InputError
from moebench.plan.ep_plan import Direction, EPPlan
from moebench.spec.ep import EPGeometry
from moebench.spec.ep_workload import EPWorkload, PadRows, Placement
from moebench.spec.workload import Workload

_INT = 4
SIZED_BY_DRAWS = ("owner", "threshold", "llep")
"""Planners whose buffers are made for the routing that is measured, not for any; none has more rows than ``owner``."""

SAMPLED_TOKENS, SAMPLED_DRAWS, SAMPLE_MARGIN = 1024, 4, 1.15


def worst_rows(workload: EPWorkload) -> int:
    """Rows of a rank's buffer in which all pairs of the group may be on one rank."""
    geometry = workload.geometry()
    own = geometry.experts_per_rank + geometry.num_prefetch_slots
    return geometry.padded(geometry.ep_size * geometry.num_pairs + (geometry.token_padding - 1) * own)


def expected_rows(workload: EPWorkload) -> int:
    """Forecast of a rank's rows: NvS where the planner balances exactly; where its buffer is made for the draws,
    those of the hottest home rank in a sample of the routing; else all pairs of the group."""
    geometry, name = workload.geometry(), workload.planner.partition(":")[0]
    if name == "moonep":
        return geometry.num_rows
    worst = worst_rows(workload)
    pads = geometry.capacity > min(workload.tokens) and workload.pad_rows is PadRows.EXPERT0
    if name not in SIZED_BY_DRAWS or pads:
        return worst
    asked = Workload(workload.shape, min(sum(workload.tokens) or 1, SAMPLED_TOKENS), workload.dtype, workload.routing,
                     seed=workload.seed)  # fmt: skip
    pairs = geometry.num_pairs * hottest_share(asked, workload.ep_size)
    return min(worst, geometry.padded(int(pairs) + (geometry.token_padding - 1) * 2 * geometry.experts_per_rank))


@lru_cache(maxsize=64)
def hottest_share(workload: Workload, ep_size: int) -> float:
    """Load of the hottest home rank over the mean in a sample of ``workload``'s routing, with a margin; at most R."""
    from moebench.spec.draws import realised_ids, router_logits

    most, own = 0.0, workload.shape.num_experts // ep_size
    for draw in range(SAMPLED_DRAWS):
        try:
            ids = realised_ids(workload, router_logits(workload, draw))
        except InputError:
            return float(ep_size)
        loads = [int(((ids // own) == rank).sum()) for rank in range(ep_size)]
        most = max(most, max(loads) * ep_size / max(sum(loads), 1))
    return min(float(ep_size), most * SAMPLE_MARGIN)


def buffer_bytes(geometry: EPGeometry, num_rows: int, hidden_size: int, itemsize_bytes: int, plan: EPPlan) -> int:
    """Bytes of one rank's buffer of addressable ranks (``pipeline.ep.window``)."""
    pulls = plan.dispatch.direction is Direction.PULL
    pushes_back = plan.combine.direction is Direction.PUSH
    row = hidden_size * itemsize_bytes
    held = num_rows * (row + 2 * _INT) + geometry.ep_size * geometry.num_experts * _INT
    held += num_rows * _INT if pulls or pushes_back else 0
    held += geometry.capacity * row if pulls else 0
    return held + (geometry.num_pairs * row if pushes_back else 0)


def expert_bytes(workload: EPWorkload) -> int:
    """Bytes of one expert's weights and biases."""
    shape = workload.shape
    bias = int(shape.expert_bias)
    up = shape.up_factor * shape.intermediate_size * (shape.hidden_size + bias)
    return (up + shape.hidden_size * (shape.intermediate_size + bias)) * workload.dtype.itemsize_bytes


def weight_bytes(workload: EPWorkload, num_slots: int) -> int:
    """Bytes of one rank's weights and slots."""
    shape = workload.shape
    own = shape.num_experts if workload.placement is Placement.REPLICATED else shape.num_experts // workload.ep_size
    return (own + num_slots) * expert_bytes(workload)


def candidate_bytes(workload: EPWorkload, plan: EPPlan) -> int:
    """Bytes of one rank's buffer, plan, output and intermediate rows."""
    shape, item, rows = workload.shape, workload.dtype.itemsize_bytes, expected_rows(workload)
    geometry = workload.geometry()
    work = rows * (shape.up_factor + 1) * shape.intermediate_size * item
    plans = rows * 5 * _INT + geometry.num_pairs * _INT
    out = workload.capacity * shape.hidden_size * item
    return buffer_bytes(geometry, rows, shape.hidden_size, item, plan) + work + plans + out
