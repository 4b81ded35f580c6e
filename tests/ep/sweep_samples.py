"""Planted records of sweeps over expert-parallel groups, for the tests of reports and ladders."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from moebench.plan.ep_plan import EPPlan
from moebench.spec.dtypes import DType
from moebench.spec.ep_workload import EPStep, EPWorkload
from moebench.spec.routing import Routing
from moebench.spec.shape import MoEShape
from moebench.store.records import (
    Check,
    EPFigures,
    EPRecord,
    Failure,
    PointRecord,
    RunHeader,
    StepRecord,
    Timing,
)
from moebench.store.runs import RunFolder

SHAPE = MoEShape("planted", 16, 2, 64, 32)
BLOCKS = 12


def timing(median_us: float, half: float = 0.01) -> Timing:
    return Timing(median_us, median_us * (1 - half), median_us * (1 + half), median_us, median_us, BLOCKS, 1)


def blocks(median_us: float, half: float = 0.01) -> tuple[float, ...]:
    """Blocks that scatter evenly around the median, in an order without a trend."""
    order = [(i * 5) % BLOCKS for i in range(BLOCKS)]
    return tuple(median_us * (1 + half * (2 * i / (BLOCKS - 1) - 1)) for i in order)


def figures(**changes: Any) -> EPFigures:
    made: dict[str, Any] = {
        "draws": 4, "maxvio": 3.0, "hottest_before": 1.5, "hottest_after": 1.0, "max_experts_received": 2,
        "max_experts_served": 3, "moved_share": 0.12, "primary_share": 0.6, "crossing_share": 0.4, "used_rows": 90.0,
        "num_rows": 120, "num_pairs": 64, "rows_without_slot": 0.0, "buffer_bytes": 1 << 20, "pool_bytes": 1 << 21,
        "logical_gbps": {"dispatch": 3.0, "combine": 4.0},
    }  # fmt: skip
    return EPFigures(**{**made, **changes})


def group_point(
    layer_us: float,
    tokens: int = 32,
    *,
    routing: str = "lognormal:1",
    planner: str = "moonep",
    slots: int = 4,
    capacity: int = 32,
    padding: int = 16,
    ranks: str = "virtual",
    half: float = 0.01,
    failure: Failure | None = None,
    plan: EPPlan | None = None,
    **changed: Any,
) -> PointRecord:
    work = EPWorkload(
        SHAPE, 4, (tokens,) * 4, capacity, slots, padding, dtype=DType.FP32, routing=Routing.parse(routing),
        planner=planner,
    )  # fmt: skip
    common: dict[str, Any] = {
        "point_id": f"{tokens}-{routing}-{planner}-{slots}-{capacity}-{padding}-{ranks}", "backend": "torch",
        "origin": "virtual" if ranks == "virtual" else "measured", "variant": f"{ranks}-{planner}",
        "plan": (plan or EPPlan()).to_dict(), "plan_source": "default", "workload": work.to_dict(), "detail": "steps",
        "clock": "wall", "l2_policy": "layer", "l2_policy_asked": "layer",
    }  # fmt: skip
    if failure is not None:
        return PointRecord(**common, status="failed", failure=failure, ep=EPRecord(ranks))
    steps = tuple(
        StepRecord(
            (s.value,), "torch", {}, timing(layer_us / 10), blocks_us=blocks(layer_us / 10), mean=timing(layer_us / 12)
        )
        for s in EPStep
    )
    return PointRecord(
        **common, status="ok", layer=timing(layer_us, half), layer_blocks_us=blocks(layer_us, half), steps=steps,
        checks=(Check("layer", "uniform", True, 1e-7, 1e-5), Check("layer", routing, True, 2e-7, 1e-5)),
        ep=EPRecord(ranks, (), figures(**changed), timing(layer_us * 0.9), timing(5.0) if ranks != "virtual" else None),
    )  # fmt: skip


def header(**changes: Any) -> RunHeader:
    made: dict[str, Any] = {
        "run_id": "x", "created": "2026-01-01T12:00:00+00:00", "moebench": "0.1.0", "command": ("moebench", "run"),
        "hardware": "cpu", "device_name": "a CPU", "device_kind": "cpu", "versions": {"torch": "2.13.0"},
        "settings": {}, "num_points": 1, "state": "running",
    }  # fmt: skip
    return RunHeader(**{**made, **changes})


def write(folder: Path, records: Iterable[PointRecord]) -> Path:
    """A complete run folder."""
    with RunFolder.create(folder, header()) as run:
        for record in records:
            run.append(record)
        run.finish("complete")
    return folder
