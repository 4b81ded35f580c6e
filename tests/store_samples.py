"""Records and headers for the tests of the store and of the sessions."""

from __future__ import annotations

import dataclasses
from typing import Any

from hypothesis import strategies as st

from moebench.store.records import (
    FAILURE_KINDS,
    ORIGINS,
    STATES,
    STATUS_FAILED,
    STATUS_OK,
    Check,
    CommandRecord,
    Failure,
    PointRecord,
    RoutingStats,
    RunHeader,
    StepRecord,
    Telemetry,
    Timing,
)


def a_timing(median_us: float = 12.5) -> Timing:
    return Timing(median_us, median_us - 0.5, median_us + 0.5, median_us - 1.0, median_us + 1.0, 12, 40)


def a_record(point_id: str = "p1", **changes: Any) -> PointRecord:
    """A point that was measured."""
    workload = {
        "shape": {"name": "tiny", "num_experts": 4, "topk": 2},
        "num_tokens": 8,
        "dtype": "bf16",
        "routing": {"kind": "zipf", "parameter": 1.2, "trace": "", "trace_layer": 0, "trace_rank": 0},
        "tp_size": 1,
        "ep_size": 1,
        "ep_rank": 0,
        "seed": 3,
    }
    step = StepRecord(
        ("route", "index"), "fused_route", {"BLOCK": 64}, a_timing(3.0), 1.5, "memory", 100, 0, (3.0, 3.1)
    )
    record = PointRecord(
        point_id=point_id, status=STATUS_OK, origin="measured", backend="torch", variant="grouped",
        plan={"kernels": []}, plan_source="default", workload=workload, detail="steps", clock="events",
        l2_policy="layer", l2_policy_asked="layer", layer=a_timing(), steps=(step,),
        checks=(Check("norm", "uniform", True, 1e-3, 6e-3),), routing_stats=RoutingStats(4, 0.5, 3.5, 16.0),
        telemetry=Telemetry(sm_clock_mhz=1980.0), floor_us=9.0, floor_bound="memory", elapsed_s=1.5,
    )  # fmt: skip
    return dataclasses.replace(record, **changes)


def a_failure(point_id: str = "p1", kind: str = "out of memory") -> PointRecord:
    """The same point without a latency."""
    return a_record(
        point_id, status=STATUS_FAILED, failure=Failure(kind, "a sentence"), layer=None, steps=(), residual=None
    )


def a_header(**changes: Any) -> RunHeader:
    header = RunHeader(
        run_id="r1", created="2026-01-02T03:04:05+00:00", moebench="0.1.0", command=("run", "--tokens", "8"),
        hardware="h200", device_name="NVIDIA H200", device_kind="cuda", versions={"torch": "2.13.0"},
        settings={"tokens": [8], "half_width": 0.01}, num_points=3,
    )  # fmt: skip
    return dataclasses.replace(header, **changes)


_number = st.floats(allow_nan=False, allow_infinity=False)
_maybe = st.none() | _number
_count = st.integers(min_value=0, max_value=2**62)
_text = st.text(max_size=12)
_json = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**62), 2**62) | _number | _text,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(_text, inner, max_size=3),
    max_leaves=8,
)
_mapping = st.dictionaries(_text, _json, max_size=4)
_timings = st.builds(Timing, _number, _number, _number, _number, _number, _count, _count, _count, _text)
_steps = st.builds(
    StepRecord, st.lists(_text, max_size=3).map(tuple), _text, _mapping, _timings, _maybe, st.none() | _text, _count,
    _count, st.lists(_number, max_size=3).map(tuple),
)  # fmt: skip
_checks = st.builds(Check, _text, _text, st.booleans(), _maybe, _maybe, _text)
_telemetry = st.builds(
    Telemetry, _maybe, _maybe, _maybe, _maybe, _maybe, st.lists(_text, max_size=2).map(tuple), st.none() | _count
)


@st.composite
def records(draw: st.DrawFn) -> PointRecord:
    """Any record that the schema allows."""
    failed = draw(st.booleans())
    return PointRecord(
        point_id=draw(_text),
        status=STATUS_FAILED if failed else STATUS_OK,
        origin=draw(st.sampled_from(ORIGINS)),
        backend=draw(_text),
        variant=draw(_text),
        plan=draw(_mapping),
        plan_source=draw(_text),
        workload=draw(_mapping),
        detail=draw(_text),
        clock=draw(_text),
        l2_policy=draw(_text),
        l2_policy_asked=draw(_text),
        layer=None if failed else draw(st.none() | _timings),
        layer_blocks_us=() if failed else draw(st.lists(_number, max_size=4).map(tuple)),
        steps=draw(st.lists(_steps, max_size=2).map(tuple)),
        residual=draw(st.none() | _timings),
        floor_us=draw(_maybe),
        floor_bound=draw(st.none() | _text),
        checks=draw(st.lists(_checks, max_size=2).map(tuple)),
        routing_stats=draw(st.none() | st.builds(RoutingStats, _count, _number, _number, _number)),
        telemetry=draw(_telemetry),
        deterministic=draw(st.none() | st.booleans()),
        batch_invariant=draw(st.none() | st.booleans()),
        failure=Failure(draw(st.sampled_from(FAILURE_KINDS)), draw(_text)) if failed else None,
        warnings=draw(st.lists(_text, max_size=2).map(tuple)),
        elapsed_s=draw(_number),
    )


_commands = st.builds(
    CommandRecord, _text, st.lists(_text, max_size=3).map(tuple), st.lists(_text, max_size=2).map(tuple),
    st.sampled_from(STATES), st.booleans(), st.lists(_text, max_size=2).map(tuple),
)  # fmt: skip
headers = st.builds(
    RunHeader, _text, _text, _text, st.lists(_text, max_size=3).map(tuple), _text, _text, _text,
    st.dictionaries(_text, _text, max_size=3), _mapping, _count, st.sampled_from(STATES),
    st.lists(_text, max_size=2).map(tuple), st.lists(_commands, max_size=2).map(tuple),
)  # fmt: skip
