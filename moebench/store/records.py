"""What is kept of a measurement: one record a point, schema versioned, documented in ``docs/records.md``."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

SCHEMA_VERSION = 1

STATUS_OK = "ok"
STATUS_FAILED = "failed"

ORIGINS = ("measured", "virtual", "predicted", "replayed")


@dataclass(frozen=True)
class Timing:
    """A latency in microseconds a call, over the block medians it came from.

    ``low_us`` and ``high_us`` bound the 95 % bootstrap interval of the median over blocks. ``stop`` says why
    sampling ended: ``precise``, ``time cap`` or ``block cap``. A paired difference may be negative.
    """

    median_us: float
    low_us: float
    high_us: float
    p10_us: float
    p90_us: float
    blocks: int
    calls_per_block: int
    outliers: int = 0
    stop: str = "precise"


@dataclass(frozen=True)
class StepRecord:
    """Time of one operation: the steps it covers, the kernel and parameters that ran, its floor.

    ``blocks_us`` are the operation's own block values (paired differences of prefixes), in microseconds.
    """

    steps: tuple[str, ...]
    kernel: str
    params: dict[str, Any]
    time: Timing
    floor_us: float | None = None
    floor_bound: str | None = None
    bytes: int = 0
    flops: int = 0
    blocks_us: tuple[float, ...] = ()


@dataclass(frozen=True)
class Check:
    """One check of the numerics gate: what was compared on which routing, the error and what is allowed."""

    name: str
    routing: str
    passed: bool
    error: float | None = None
    allowed: float | None = None
    message: str = ""


@dataclass(frozen=True)
class Telemetry:
    """What the device reported around the blocks of a point; None or empty where it can't."""

    sm_clock_mhz: float | None = None
    memory_clock_mhz: float | None = None
    temperature_c: float | None = None
    power_w: float | None = None
    joules_per_call: float | None = None
    throttle_reasons: tuple[str, ...] = ()
    cpu_threads: int | None = None


@dataclass(frozen=True)
class RoutingStats:
    """What the draws of a point really were, mean over draws.

    ``maxvio`` is max load / mean load - 1 over all experts; ``experts_hit`` counts this rank's experts with
    rows; ``rows`` are the rows of this rank's experts.
    """

    draws: int
    maxvio: float
    experts_hit: float
    rows: float


@dataclass(frozen=True)
class Failure:
    """Why a point has no latency: a kind (``out of memory``, ``wrong result``, ``device error``, ``time limit``,
    ``unsupported``, ``worker died``) and a sentence."""

    kind: str
    message: str


@dataclass(frozen=True)
class PointRecord:
    """One (workload, backend, plan) measured or failed. ``point_id`` is the same for the same question asked again."""

    point_id: str
    status: str
    origin: str
    backend: str
    variant: str
    plan: dict[str, Any]
    plan_source: str
    workload: dict[str, Any]
    detail: str
    clock: str
    l2_policy: str
    l2_policy_asked: str
    layer: Timing | None = None
    layer_blocks_us: tuple[float, ...] = ()
    steps: tuple[StepRecord, ...] = ()
    residual: Timing | None = None
    floor_us: float | None = None
    floor_bound: str | None = None
    checks: tuple[Check, ...] = ()
    routing_stats: RoutingStats | None = None
    telemetry: Telemetry = field(default_factory=Telemetry)
    deterministic: bool | None = None
    batch_invariant: bool | None = None
    failure: Failure | None = None
    warnings: tuple[str, ...] = ()
    elapsed_s: float = 0.0
    schema: int = SCHEMA_VERSION


@dataclass(frozen=True)
class RunHeader:
    """``run.json``: what was asked, on what, with which versions. Holds no host name and no path outside the run."""

    run_id: str
    created: str
    moebench: str
    command: tuple[str, ...]
    hardware: str
    device_name: str
    device_kind: str
    versions: dict[str, str]
    settings: dict[str, Any]
    num_points: int
    state: str = "running"
    notes: tuple[str, ...] = ()
    schema: int = SCHEMA_VERSION
