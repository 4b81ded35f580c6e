"""Tidy rows for spreadsheets and data frames: one for every (point, step), the layer and the residual among them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from moebench.report.csv_text import csv_text
from moebench.report.view import Point, plain, readable
from moebench.store.reader import Run
from moebench.store.records import PointRecord, RunHeader, StepRecord, Timing
from moebench.store.rows import group_figures

POINT_COLUMNS = (
    "run_id", "hardware", "device_name", "device_kind", "point_id", "model", "num_experts", "topk", "hidden_size",
    "intermediate_size", "dtype", "tp_size", "ep_size", "ep_rank", "routing", "seed", "num_tokens", "backend",
    "variant", "plan_source", "origin", "detail", "clock", "l2_policy_asked", "l2_policy", "status", "failure",
    "gate_error", "gate_allowed", "throttled", "warnings",
)  # fmt: skip
STEP_COLUMNS = (
    "step", "kernel", "median_us", "low_us", "high_us", "p10_us", "p90_us", "blocks", "calls_per_block", "outliers",
    "stop", "floor_us", "floor_bound", "bytes", "flops",
)  # fmt: skip
TIMING_FIELDS = (
    "median_us", "low_us", "high_us", "p10_us", "p90_us", "blocks", "calls_per_block", "outliers", "stop",
)  # fmt: skip


def _point(header: RunHeader, point: Point) -> dict[str, Any]:
    record, gate = point.record, point.gate_error()
    work = {k: point.workload.get(k) for k in ("tp_size", "ep_size", "ep_rank", "seed")}
    shape = {k: point.shape.get(k) for k in ("num_experts", "topk", "hidden_size", "intermediate_size")}
    return {
        "run_id": header.run_id, "hardware": header.hardware, "device_name": header.device_name,
        "device_kind": header.device_kind, "point_id": record.point_id, "model": point.model, **shape,
        "dtype": point.dtype, **work, "routing": point.routing, "num_tokens": point.num_tokens,
        "backend": record.backend, "variant": record.variant, "plan_source": record.plan_source,
        "origin": record.origin, "detail": record.detail, "clock": record.clock,
        "l2_policy_asked": plain(record.l2_policy_asked), "l2_policy": plain(record.l2_policy),
        "status": record.status, "failure": record.failure.kind if record.failure else None,
        "gate_error": gate[0] if gate else None, "gate_allowed": gate[1] if gate else None,
        "throttled": " ".join(record.telemetry.throttle_reasons), "warnings": " | ".join(record.warnings),
    }  # fmt: skip


def _time(time: Timing | None) -> dict[str, Any]:
    return {name: getattr(time, name) for name in TIMING_FIELDS} if time else {}


def _step(name: str, step: StepRecord) -> dict[str, Any]:
    return {
        "step": name, "kernel": step.kernel, **_time(step.time), "floor_us": step.floor_us,
        "floor_bound": step.floor_bound, "bytes": step.bytes, "flops": step.flops,
    }  # fmt: skip


def _mean(time: Timing | None, record: PointRecord) -> dict[str, Any]:
    """The mean over ranks beside the slowest, of an expert-parallel point."""
    return {} if record.ep is None else {"mean_over_ranks_us": time.median_us if time else None}


def rows(run: Run) -> Iterator[dict[str, Any]]:
    """Every row as a mapping; a failed point has one, for the layer, without a latency."""
    for record in readable(run.records)[0]:
        point = Point(record)
        common = _point(run.header, point)
        common |= group_figures(record)
        for name, step in point.steps().items():
            yield {**common, **_step(name, step), **_mean(step.mean, record)}
        layer = {"step": "layer", "floor_us": record.floor_us, "floor_bound": record.floor_bound}
        yield {**common, **layer, **_time(record.layer), **_mean(record.ep.mean if record.ep else None, record)}
        if record.residual is not None:
            yield {**common, "step": "residual", **_time(record.residual)}


def render(run: Run, width: int) -> str:
    """All rows under one line of column names; those of expert-parallel groups last, where there are any."""
    found = list(rows(run))
    known = (*POINT_COLUMNS, *STEP_COLUMNS)
    more = dict.fromkeys(name for row in found for name in row if name not in known)
    return csv_text((*known, *more), found)
