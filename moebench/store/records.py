"""What is kept of a measurement: one record a point, schema versioned, documented in ``docs/records.md``."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

SCHEMA_VERSION = 1

STATUS_OK = "ok"
NOT_MEASURED = ": not measured: "
"""Between why a run ended early and what it left out, in its notes; a continued run drops such notes."""
STATUS_FAILED = "failed"
INPUTS = "inputs"
"""Where a run's settings hold what tells the files that its command reads from others of their names."""

ORIGINS = ("measured", "virtual", "predicted", "replayed")

STATE_RUNNING = "running"
STATE_COMPLETE = "complete"
STATE_INTERRUPTED = "interrupted"
STATE_FAILED = "failed"
STATES = (STATE_RUNNING, STATE_COMPLETE, STATE_INTERRUPTED, STATE_FAILED)

OUT_OF_MEMORY = "out of memory"
WRONG_RESULT = "wrong result"
DEVICE_ERROR = "device error"
TIME_LIMIT = "time limit"
UNSUPPORTED = "unsupported"
WORKER_DIED = "worker died"
BAD_INPUT = "bad input"
INTERNAL_ERROR = "internal error"
COMPILE_ERROR = "compile error"
FAILURE_KINDS = (
    OUT_OF_MEMORY, WRONG_RESULT, DEVICE_ERROR, TIME_LIMIT, UNSUPPORTED, WORKER_DIED, BAD_INPUT, INTERNAL_ERROR,
    COMPILE_ERROR,
)  # fmt: skip


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

    ``blocks_us`` are the operation's own block values (paired differences of prefixes), in microseconds. Of an
    expert-parallel step ``time`` is the slowest rank's and ``mean`` the mean over ranks.
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
    mean: Timing | None = None


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
    """Why a point has no latency: a kind, one of ``FAILURE_KINDS``, and a sentence."""

    kind: str
    message: str


@dataclass(frozen=True)
class EPFigures:
    """What explains an expert-parallel point's time: means over its draws, but for what is named ``max``.

    Shares are of all routed pairs of the group. ``link_us`` is predicted (``predict.links``), by step, and is no
    part of any measured time; empty where there is no link rate. ``link_gbps`` is empty on virtual ranks.
    """

    draws: int
    maxvio: float
    hottest_before: float
    hottest_after: float
    max_experts_received: int
    max_experts_served: int
    moved_share: float
    primary_share: float
    crossing_share: float
    used_rows: float
    num_rows: int
    num_pairs: int
    rows_without_slot: float
    buffer_bytes: int
    pool_bytes: int
    logical_gbps: dict[str, float] = field(default_factory=dict)
    link_gbps: dict[str, float] = field(default_factory=dict)
    link_us: dict[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class EPRecord:
    """The expert-parallel part of a point: the kind of ranks, the pool it belongs to, figures, means over ranks.

    ``mean`` is the layer's mean over ranks, where the record's ``layer`` is the slowest; ``wait`` the slowest
    rank's time at waits, None where nobody waits. ``pool`` are the pool's capacities, empty without one.
    """

    ranks: str
    pool: tuple[int, ...] = ()
    figures: EPFigures | None = None
    mean: Timing | None = None
    wait: Timing | None = None


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
    ep: EPRecord | None = None
    schema: int = SCHEMA_VERSION


@dataclass(frozen=True)
class CommandRecord:
    """One command that was run in a folder, how it ended, and whether it ``measured`` anything there.

    ``created`` is when it began: the first time that it measured, where it was run again. ``inputs`` tell files of one
    name apart. ``state`` and ``notes`` are those that it left the last time.
    """

    created: str
    command: tuple[str, ...]
    inputs: tuple[str, ...] = ()
    state: str = STATE_RUNNING
    measured: bool = False
    notes: tuple[str, ...] = ()


@dataclass(frozen=True)
class RunHeader:
    """``run.json``: what was asked, on what, with which versions. Holds no host name and no path outside the run.

    ``state`` is one of ``STATES``; ``running`` in a folder that no process writes means that the run was killed.
    ``command`` and ``settings`` are those of the last command in the folder, which ``commands`` has all of, each once,
    in the order in which they were last run.
    """

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
    commands: tuple[CommandRecord, ...] = ()
    schema: int = SCHEMA_VERSION

    def own(self) -> CommandRecord:
        """The last command, as one that has just begun."""
        return CommandRecord(self.created, self.command, tuple(self.settings.get(INPUTS, ())))

    def all_commands(self) -> tuple[CommandRecord, ...]:
        """``commands``; of a folder that was made before they were kept, the only one that it tells of."""
        return self.commands or (replace(self.own(), state=self.state, measured=True),)
