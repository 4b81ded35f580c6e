"""A record as one flat row, for data frames and CSV."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from moebench.errors import InputError
from moebench.spec.routing import Routing, RoutingKind
from moebench.store.records import PointRecord, Timing

GROUP_SETTINGS = ("capacity", "num_prefetch_slots", "token_padding", "planner", "pad_rows", "placement", "table_layout")
_TIMING_COLUMNS = ("median_us", "low_us", "high_us", "p10_us", "p90_us")


def routing_text(workload: Mapping[str, Any]) -> str:
    """The routing of a recorded workload as the command line writes it (``zipf:1.2``)."""
    stored = workload.get("routing")
    if not isinstance(stored, Mapping):
        return str(stored)
    try:
        known = {k: stored[k] for k in ("parameter", "trace", "trace_layer", "trace_rank") if k in stored}
        return str(Routing(RoutingKind(stored.get("kind")), **known))
    except (InputError, ValueError, TypeError):
        return str(dict(stored))


def _timing(prefix: str, time: Timing | None) -> dict[str, float | None]:
    return {f"{prefix}_{c}": None if time is None else getattr(time, c) for c in _TIMING_COLUMNS}


def to_row(record: PointRecord) -> dict[str, Any]:
    """``record`` as one flat mapping; a step's columns are named after the steps that its kernel covers."""
    workload, shape = record.workload, record.workload.get("shape")
    row: dict[str, Any] = {
        "point_id": record.point_id,
        "model": shape.get("name") if isinstance(shape, Mapping) else None,
        "num_tokens": workload.get("num_tokens"),
        "dtype": workload.get("dtype"),
        "routing": routing_text(workload),
        "tp_size": workload.get("tp_size"),
        "ep_size": workload.get("ep_size"),
        "ep_rank": workload.get("ep_rank"),
        "seed": workload.get("seed"),
        "backend": record.backend,
        "variant": record.variant,
        "plan_source": record.plan_source,
        "status": record.status,
        "origin": record.origin,
        "clock": record.clock,
        "l2_policy": record.l2_policy,
        "detail": record.detail,
        **_timing("layer", record.layer),
        "blocks": None if record.layer is None else record.layer.blocks,
        **_timing("residual", record.residual),
        "floor_us": record.floor_us,
        "floor_bound": record.floor_bound,
        "failure": None if record.failure is None else record.failure.kind,
        "failure_message": None if record.failure is None else record.failure.message,
        "elapsed_s": record.elapsed_s,
    }
    for step in record.steps:
        row |= _timing("+".join(step.steps), step.time)
    return row if record.ep is None else {**row, **_group(record)}


def group_figures(record: PointRecord) -> dict[str, Any]:
    """Settings and figures of an expert-parallel point, flat; empty for a layer."""
    if record.ep is None:
        return {}
    settings = {name: record.workload.get(name) for name in GROUP_SETTINGS}
    figures = {} if record.ep.figures is None else asdict(record.ep.figures)
    flat = {"ranks": record.ep.ranks, "pool": " ".join(map(str, record.ep.pool)), **settings}
    for name, value in figures.items():
        if isinstance(value, dict):
            flat |= {f"{step}_{name}": rate for step, rate in value.items()}
        else:
            flat[name] = value
    return flat


def _group(record: PointRecord) -> dict[str, Any]:
    assert record.ep is not None
    means: dict[str, float | None] = {}
    for step in record.steps:
        means |= _timing(f"{'+'.join(step.steps)}_mean", step.mean)
    return {
        **group_figures(record),
        **_timing("layer_mean", record.ep.mean),
        **_timing("wait", record.ep.wait),
        **means,
    }
