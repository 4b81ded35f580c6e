"""Bytes of a group's buffers and weights, as integer arithmetic: what planning refuses and records tell."""

from __future__ import annotations

from moebench.plan.ep_plan import Direction, EPPlan
from moebench.spec.ep import EPGeometry
from moebench.spec.ep_workload import EPWorkload, Placement

_INT = 4


def worst_rows(workload: EPWorkload) -> int:
    """Rows of a rank's buffer: NvS where the planner balances exactly, all pairs of the group on one rank elsewhere."""
    geometry = workload.geometry()
    if workload.planner.partition(":")[0] == "moonep":
        return geometry.num_rows
    own = geometry.experts_per_rank + geometry.num_prefetch_slots
    return geometry.padded(geometry.ep_size * geometry.num_pairs + (geometry.token_padding - 1) * own)


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
    shape, item, rows = workload.shape, workload.dtype.itemsize_bytes, worst_rows(workload)
    geometry = workload.geometry()
    work = rows * (shape.up_factor + 1) * shape.intermediate_size * item
    plans = rows * 5 * _INT + geometry.num_pairs * _INT
    out = workload.capacity * shape.hidden_size * item
    return buffer_bytes(geometry, rows, shape.hidden_size, item, plan) + work + plans + out
