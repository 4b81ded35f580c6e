"""Hand-made runs for the tests of what a person sees: planted numbers, no measurement."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from moebench.spec.routing import Routing
from moebench.spec.shape import MoEShape
from moebench.spec.workload import Workload
from moebench.store.records import (
    Check,
    Failure,
    PointRecord,
    RoutingStats,
    RunHeader,
    StepRecord,
    Telemetry,
    Timing,
)
from moebench.store.runs import RunFolder

STEPS = ("route", "index", "expand", "gemm1", "activation", "gemm2", "combine")
SHAPE = MoEShape("qwen3-30b-a3b", 128, 8, 2048, 768, num_moe_layers=48)
SHARED_SHAPE = MoEShape(
    "sharing-moe", 64, 6, 2048, 1408, num_shared_experts=2, shared_intermediate_size=2816, num_moe_layers=26
)


def timing(median_us: float, half: float = 0.004, **changes: Any) -> Timing:
    """A timing whose interval is ``half`` of the median wide on each side."""
    spread = abs(median_us) * half
    made = Timing(
        median_us, median_us - spread, median_us + spread, median_us - 2 * spread, median_us + 2 * spread, 12, 16
    )
    return replace(made, **changes)


def blocks(median_us: float, half: float = 0.004, count: int = 15) -> tuple[float, ...]:
    """Block medians spread evenly around ``median_us`` to ``half`` on each side, in an order without a trend."""
    steps = [(i * 7) % count for i in range(count)]
    return tuple(median_us * (1 + half * (2 * s / (count - 1) - 1)) for s in steps)


def point(
    num_tokens: int = 64,
    layer_us: float = 300.0,
    *,
    shape: MoEShape = SHAPE,
    routing: str = "uniform",
    shares: Sequence[float] | None = None,
    ops: Sequence[tuple[str, ...]] | None = None,
    floor_us: float | None = 200.0,
    floor_bound: str = "memory",
    half: float = 0.004,
    backend: str = "torch",
    variant: str = "grouped_mm",
    scale: float = 1.0,
    **changes: Any,
) -> PointRecord:
    """A measured point: steps share 98 % of the layer as ``shares`` says, the residual is the rest."""
    names = ops or [(s,) for s in (*STEPS, *(("shared",) if shape.num_shared_experts else ()))]
    weights = shares or [1, 2, 3, 45, 5, 37, 7, *([9] if shape.num_shared_experts else [])][: len(names)]
    layer_us *= scale
    total = sum(weights)
    steps = tuple(
        StepRecord(
            name, f"torch_{name[0]}", {}, timing(0.98 * layer_us * w / total, half), (floor_us or 0) * w / total,
            "memory", 1000, 2000, blocks(0.98 * layer_us * w / total, half),
        )
        for name, w in zip(names, weights, strict=True)
    )  # fmt: skip
    made = PointRecord(
        point_id=f"{shape.name}-{num_tokens}-{backend}-{variant}-{routing}",
        status="ok",
        origin="measured",
        backend=backend,
        variant=variant,
        plan={"backend": backend, "variant": variant, "kernels": []},
        plan_source="default",
        workload=Workload(shape, num_tokens, routing=Routing.parse(routing)).to_dict(),
        detail="steps",
        clock="cuda graph",
        l2_policy="layer",
        l2_policy_asked="layer",
        layer=timing(layer_us, half),
        layer_blocks_us=blocks(layer_us, half),
        steps=steps,
        residual=timing(0.02 * layer_us, 0.3),
        floor_us=floor_us,
        floor_bound=floor_bound,
        checks=(
            Check("layer", "uniform", True, 0.0019, 0.006),
            Check("layer", "ragged", True, 0.0021, 0.006),
            Check("worst token", "uniform", True, 0.004, 0.024),
        ),
        routing_stats=RoutingStats(4, 0.41, 90.0, num_tokens * shape.topk),
        telemetry=Telemetry(sm_clock_mhz=1980.0, temperature_c=41.0, power_w=410.0),
        deterministic=True,
    )
    return replace(made, **changes)


def failed(num_tokens: int, kind: str = "out of memory", message: str = "w13 needs 9.0 GiB", **kw: Any) -> PointRecord:
    """A point without a latency."""
    return replace(
        point(num_tokens, **kw), status="failed", layer=None, layer_blocks_us=(), steps=(), residual=None,
        failure=Failure(kind, message),
    )  # fmt: skip


def header(**changes: Any) -> RunHeader:
    """The header of a run on a GPU."""
    made = RunHeader(
        run_id="20260101-120000-qwen3-30b-a3b",
        created="2026-01-01T12:00:00+00:00",
        moebench="0.1.0",
        command=("moebench", "run", "--model", "qwen3-30b-a3b"),
        hardware="h200-sxm",
        device_name="NVIDIA H200",
        device_kind="cuda",
        versions={"python": "3.11.9", "torch": "2.13.0", "driver": "580.95"},
        settings={"launch_us": 5.0, "graph_launch_us": 2.6},
        num_points=18,
        state="complete",
    )
    return replace(made, **changes)


CURVE = {1: 60.0, 2: 92.0, 4: 150.0, 8: 230.0, 16: 340.0, 32: 440.0, 64: 510.0, 128: 540.0, 256: 570.0, 512: 640.0,
         1024: 760.0, 2048: 1080.0, 4096: 1740.0, 8192: 3100.0, 16384: 5700.0}  # fmt: skip
FLOORS = {1: 18.0, 2: 35.0, 4: 63.0, 8: 110.0, 16: 172.0, 32: 235.0, 64: 275.0, 128: 280.0, 256: 281.0, 512: 282.0,
          1024: 283.0, 2048: 290.0, 4096: 391.0, 8192: 783.0, 16384: 1566.0}  # fmt: skip


def gpu_run(**kw: Any) -> tuple[PointRecord, ...]:
    """A curve of token counts: fixed costs first, then memory, then compute."""
    made = []
    for tokens, layer_us in CURVE.items():
        small = min(1.0, 64.0 / tokens)
        shares = [1 + 9 * small, 2 + 12 * small, 3 + 5 * small, 45.0, 5 + 2 * small, 37.0, 6 + 3 * small]
        if kw.get("shape", SHAPE).num_shared_experts:
            shares.append(9.0)
        if "ops" in kw:
            shares = [5.0] * len(kw["ops"])
        made.append(
            point(
                tokens,
                layer_us,
                floor_us=FLOORS[tokens],
                floor_bound="memory" if tokens < 4096 else "compute",
                shares=shares,
                **kw,
            )
        )
    return tuple(made)


def write(folder: Path, records: Iterable[PointRecord], **changes: Any) -> Path:
    """Write a complete run folder and return it."""
    with RunFolder.create(folder, header(state="running", **changes)) as run:
        for record in records:
            run.append(record)
        run.finish("complete")
    return folder
