"""From bound layers to contenders: the clock, the rotation, the calls of a block."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import torch

from moebench.measure.cache import cache_bytes, free_bytes, make_flush
from moebench.measure.clock_events import EventClock
from moebench.measure.clock_graph import GraphClock
from moebench.measure.clock_wall import WallClock
from moebench.measure.clocks import CaptureError, Clock, Load, calls_for, groups
from moebench.measure.material import Draw, WeightShelf
from moebench.measure.request import Candidate, L2Policy, PointRequest
from moebench.measure.rotation import Rotation, choose_rotation
from moebench.measure.sampler import Contender, Samples
from moebench.pipeline.layer import BoundLayer, LayerIO
from moebench.store.records import Check, Failure, Telemetry

COPIES_MEMORY_SHARE = 0.4
"""Share of the free memory that weight copies beyond the first may take."""

BLOCKS_TIME_SHARE = 0.7
"""Share of the time cap that the minimum of blocks may take when calls are chosen."""

MakeClock = Callable[[str, torch.device], Clock]


def default_clock(name: str, device: torch.device) -> Clock:
    """The clock called ``name``: graph, events or wall."""
    if name == "wall":
        return WallClock()
    return GraphClock(device) if name == "graph" else EventClock(device)


@dataclass
class Run:
    """A candidate on its way to a record: what is known of it so far."""

    candidate: Candidate
    layer: BoundLayer | None = None
    buffers: dict[str, torch.Tensor] = field(default_factory=dict)
    checks: tuple[Check, ...] = ()
    failure: Failure | None = None
    warnings: list[str] = field(default_factory=list)
    clock: Clock | None = None
    call_us: float = 0.0
    contender: Contender | None = None
    samples: Samples | None = None
    telemetry: Telemetry = field(default_factory=Telemetry)

    @property
    def bound(self) -> BoundLayer:
        """The layer of a candidate that was bound."""
        assert self.layer is not None
        return self.layer

    def fail(self, failure: Failure) -> None:
        """Give up: keep why, drop what takes memory."""
        self.failure = failure
        self.layer, self.clock, self.contender, self.samples = None, None, None, None
        self.buffers = {}


class Clocks:
    """The clocks of one point, one of each name, shared by the candidates that are measured alike."""

    def __init__(self, device: torch.device, make: MakeClock) -> None:
        self._device, self._make = device, make
        self._made: dict[str, Clock] = {}

    def get(self, name: str) -> Clock:
        """The point's clock called ``name``."""
        if name not in self._made:
            self._made[name] = self._make(name, self._device)
        return self._made[name]

    def choose(self, run: Run, load: Load) -> None:
        """Give ``run`` a clock and a rough call time: graph where capture works, else events; wall on a CPU."""
        name = "wall" if self._device.type != "cuda" else "graph" if run.bound.capturable else "events"
        run.clock = self.get(name)
        try:
            run.call_us = run.clock.estimate_us(load)
        except CaptureError as error:
            run.warnings.append(f"timed by events: {error}")
            run.clock = self.get("events")
            run.call_us = run.clock.estimate_us(load)


@dataclass(frozen=True)
class Schedule:
    """What the calls of every candidate rotate through.

    ``one_call``: a lane runs one call and the next turn the next one of the rotation. ``turns`` make up a block: one,
    so that draws change by block, or a whole rotation.
    """

    rotation: Rotation
    one_call: bool
    turns: int
    flush: Callable[[], None] | None


class Arrangement:
    """Arranges one point: the same draws and weight copies, in whole periods, for every candidate."""

    def __init__(self, request: PointRequest, device: torch.device, shelf: WeightShelf, draws: Sequence[Draw]) -> None:
        self._request, self._settings = request, request.settings
        self._device, self._shelf, self._draws = device, shelf, draws
        self._cache_bytes, self._cache_source = cache_bytes(request.hw, device)

    def _io(self, run: Run, draw: int, copy: int) -> LayerIO:
        weights = self._shelf.prepared(run.candidate, run.bound, copy)
        return LayerIO(self._draws[draw].inputs, weights, run.buffers)

    def trial(self, run: Run) -> Load:
        """One call of every draw on the first copy, to estimate with."""
        return Load(run.bound, (tuple(self._io(run, d, 0) for d in range(len(self._draws))),), self._settings.detail)

    def _fits_in_a_block(self, runs: Sequence[Run]) -> bool:
        """Whether the minimum of blocks fits the time cap with all draws in every block."""
        a_call_us = sum(r.call_us * r.clock.relative_work(self.trial(r)) for r in runs if r.clock is not None)
        needed_us = a_call_us * len(self._draws) * self._settings.min_blocks
        return needed_us <= BLOCKS_TIME_SHARE * self._settings.time_cap_s * 1e6

    def _rotation(self, runs: Sequence[Run], repeats: int) -> Rotation:
        workload = self._request.workload
        copy_bytes = max(1, self._shelf.bytes_a_copy())
        budget = int(COPIES_MEMORY_SHARE * free_bytes(self._device)) + (self._shelf.copies - 1) * copy_bytes
        return choose_rotation(
            workload,
            [d.expert_rows for d in self._draws],
            sorted({g for r in runs for g in groups(r.bound.ops, self._settings.detail)}, key=sorted),
            asked=self._settings.l2_policy,
            cache_bytes=self._cache_bytes,
            memory_bytes=budget * workload.weight_bytes() // copy_bytes,
            draws=len(self._draws),
            repeats=repeats,
        )

    def schedule(self, runs: Sequence[Run]) -> Schedule:
        """What the calls of ``runs``, which have clocks, rotate through."""
        cold = self._settings.l2_policy is L2Policy.COLD
        fits = self._fits_in_a_block(runs)
        one_call = cold or not fits
        rotation = self._rotation(runs, repeats=2 if one_call else 1)
        flush = make_flush(self._device, self._cache_bytes) if cold else None
        return Schedule(rotation, one_call, rotation.period if cold and fits else 1, flush)

    def contend(self, run: Run, schedule: Schedule) -> None:
        """Give ``run`` its contender; graphs are captured here."""
        assert run.clock is not None
        period = tuple(self._io(run, draw, copy) for draw, copy in schedule.rotation.pairs())
        rounds: tuple[tuple[LayerIO, ...], ...] = tuple((io,) for io in period)
        if not schedule.one_call:
            calls = calls_for(run.clock.target_block_us, run.call_us, len(period))
            rounds = (period * (calls // len(period)),)
        load = Load(run.bound, rounds, self._settings.detail, schedule.flush)
        run.contender = Contender(run.clock, load, run.clock.lanes(load), schedule.turns)

    def cache_note(self) -> str | None:
        """A warning where the cache's size is only assumed."""
        if self._cache_source != "assumed":
            return None
        return f"cache size assumed: {self._cache_bytes / 2**20:.0f} MiB; the hardware descriptor has no l2_bytes"
