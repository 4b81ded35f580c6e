"""One expert-parallel point, end to end: draw, bind, judge the numbers, time interleaved, record."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass, field, replace
from time import perf_counter
from typing import Any

import torch

from moebench.errors import MeasureError
from moebench.measure.ep_figures import DrawFacts, draw_facts
from moebench.measure.ep_gate import Case, judge, make_cases, require_agreement
from moebench.measure.ep_lanes import Lane, make_lane
from moebench.measure.ep_layer import BoundGroup, Work, bind
from moebench.measure.ep_material import ExpertShelf, GroupDraw, make_group_draw
from moebench.measure.ep_record import record_of
from moebench.measure.ep_request import EPCandidate, EPRequest
from moebench.measure.ep_sampler import EPSampler
from moebench.measure.faults import StickyDeviceError, charge, failure_of, free_memory
from moebench.measure.progress import Notify, Progress
from moebench.measure.sampler import Samples
from moebench.measure.stopping import OVERTIME, StoppingRule
from moebench.measure.telemetry import telemetry_sampler
from moebench.pipeline.ep.ranks.protocol import Ranks, SharedRefusal
from moebench.pipeline.ep.ranks.registry import make_ranks
from moebench.store.records import WRONG_RESULT, Check, Failure, PointRecord, Telemetry

LEAST_SAMPLING_SHARE = 0.25
BLOCKS_TIME_SHARE = 0.7


class RanksEndedError(MeasureError):
    """A rank of a group with a process each failed: nothing more can be measured with it."""

    ends_run = True


@dataclass
class EPRun:
    """A contender on its way to a record: what is known of it so far."""

    candidate: EPCandidate
    group: BoundGroup | None = None
    checks: tuple[Check, ...] = ()
    facts: list[DrawFacts] = field(default_factory=list)
    failure: Failure | None = None
    samples: Samples | None = None
    calls: int = 1
    clock: str = ""
    warnings: tuple[str, ...] = ()
    telemetry: Telemetry = field(default_factory=Telemetry)

    def fail(self, failure: Failure) -> None:
        """Give up: keep why, drop what takes memory."""
        self.failure, self.group, self.samples = failure, None, None


class EPPointMeasurer:
    """Measures points on ``device`` one after another, keeping ranks and weights between points of one model.

    ``ranks`` are used where they are of the kind and size that a point asks for.
    """

    def __init__(self, device: str, ranks: Ranks | None = None) -> None:
        self._device = torch.device(device)
        self._ranks = ranks
        self._shelf: ExpertShelf | None = None

    def measure(self, request: EPRequest, *, notify: Notify | None = None) -> tuple[PointRecord, ...]:
        """The records of ``request``'s candidates, in their order; failures are records.

        On ranks with a process each every rank calls this with the same request, and all get the same records.
        Raises StickyDeviceError when the device can't be used any more, RanksEndedError when a group can't.
        """
        with torch.no_grad(), self._on_device():
            ranks, shelf = self._group(request)
            point = _Point(request, ranks, shelf, Progress(notify))
            try:
                return point.measure()
            finally:
                point.close()
                free_memory()

    def _on_device(self) -> AbstractContextManager[Any]:
        return torch.cuda.device(self._device) if self._device.type == "cuda" else nullcontext()

    def _group(self, request: EPRequest) -> tuple[Ranks, ExpertShelf]:
        size = request.workload.ep_size
        if self._ranks is None or (self._ranks.kind, self._ranks.ep_size) != (request.ranks, size):
            self._shelf = None
            if self._ranks is not None:
                self._ranks.close()
            self._ranks = make_ranks(request.ranks, size, self._device)
        if self._shelf is None:
            self._shelf = ExpertShelf(self._ranks)
        return self._ranks, self._shelf


class _Point:
    """One request on its way through a measurer."""

    def __init__(self, request: EPRequest, ranks: Ranks, shelf: ExpertShelf, progress: Progress) -> None:
        self._request, self._settings = request, request.settings
        self._ranks, self._shelf, self._progress = ranks, shelf, progress
        self._runs = [EPRun(c) for c in request.candidates]
        self._draws: tuple[GroupDraw, ...] = ()
        self._cases: tuple[Case, ...] = ()
        self._room: Work = {}
        self._started = perf_counter()

    def close(self) -> None:
        """Drop buffers and inputs."""
        for run in self._runs:
            run.group = None
        self._draws, self._cases, self._room = (), (), {}

    @property
    def _alive(self) -> list[EPRun]:
        return [r for r in self._runs if r.failure is None]

    @property
    def _alone(self) -> bool:
        return len(self._ranks.local_ranks) == self._ranks.ep_size

    @contextmanager
    def _failing(self, runs: Sequence[EPRun]) -> Iterator[None]:
        """Turn an error inside into the failure of ``runs``; where it broke the device or the group, raise."""
        try:
            with self._ranks.guard():
                yield
            return
        except StickyDeviceError:
            raise
        except Exception as error:
            if not self._alone and not isinstance(error, SharedRefusal):
                lines = str(error).strip().splitlines() or [type(error).__name__]
                raise RanksEndedError(lines[0]) from error
            failure = failure_of(error, self._ranks.device)
        charge(runs, failure, self._ranks.device, self._failed_records)
        free_memory()

    def _failed_records(self) -> tuple[PointRecord, ...]:
        return tuple(self._record(run) for run in self._runs if run.failure is not None)

    def measure(self) -> tuple[PointRecord, ...]:
        """Every phase in order; what failed in one takes no part in the next."""
        self._progress("prepare")
        with self._failing(self._runs):
            self._make_material()
        for number, run in enumerate(self._alive):
            self._progress("gate", candidate=number, candidates=len(self._runs))
            with self._failing([run]):
                self._bind(run)
        began = perf_counter()
        if self._alive:
            with self._failing(self._alive):
                self._sample(began)
        return tuple(self._record(run) for run in self._runs)

    def _make_material(self) -> None:
        workload = self._request.workload
        slots = max(r.candidate.workload.num_prefetch_slots for r in self._runs)
        self._shelf.open(workload, slots)
        count = max(1, self._settings.draws)
        self._draws = tuple(make_group_draw(workload, self._ranks, number) for number in range(count))
        if self._settings.gate:
            self._cases = make_cases(workload, self._ranks, self._shelf, self._draws[0])

    def _bind(self, run: EPRun) -> None:
        """Bind, judge the numbers, learn what every draw does; a wrong result fails here."""
        draws = [*self._draws, *(case.draw for case in self._cases)]
        run.group = group = bind(run.candidate, self._ranks, self._shelf, self._request.hw, self._room, draws)
        run.checks = judge(group, self._shelf, self._cases)
        wrong = [c for c in run.checks if not c.passed]
        elsewhere = require_agreement(run.checks, self._ranks)
        if wrong or elsewhere:
            told = f"{wrong[0].name} check failed on {wrong[0].routing} routing: {wrong[0].message}" if wrong else ""
            run.fail(Failure(WRONG_RESULT, "; ".join(part for part in (told, elsewhere) if part)))
            return
        for draw in self._draws:
            group.run(group.items(draw))
            group.buffer.check(group.plans)
            run.facts.append(draw_facts(group, self._ranks))

    def _lane(self, run: EPRun) -> Lane:
        assert run.group is not None
        lane = make_lane(run.group, [run.group.items(draw) for draw in self._draws])
        run.clock, run.warnings = lane.clock, (lane.warning,) if lane.warning else ()
        return lane

    def _sample(self, began: float) -> None:
        settings, alive = self._settings, self._alive
        sampler = EPSampler(
            [self._lane(run) for run in alive], self._ranks, settings.seed,
            lambda blocks, width: self._progress(
                "measure", blocks=blocks, max_blocks=settings.max_blocks, half_width=width
            ),
        )  # fmt: skip
        sampler.choose_calls(BLOCKS_TIME_SHARE * settings.time_cap_s, settings.min_blocks)
        self._progress("preheat", seconds=settings.preheat_s)
        sampler.preheat(settings.preheat_s)
        # Every rank must come to the same rule: what preparing took differs between them.
        spent_s = perf_counter() - began if self._alone else 0.0
        left = max(settings.time_cap_s - spent_s, LEAST_SAMPLING_SHARE * settings.time_cap_s)
        rule = StoppingRule(
            settings.min_blocks, settings.max_blocks, settings.target_half_width,
            time_cap_s=left, min_time_s=settings.min_time_s, overtime_cap_s=OVERTIME * settings.time_cap_s,
        )  # fmt: skip
        readings = telemetry_sampler(str(self._ranks.device))
        with readings.block(sampler.calls):
            found = sampler.sample(rule)
        for run, samples in zip(alive, found, strict=True):
            del run.facts[sampler.draws :]
            run.samples, run.calls, run.telemetry = samples, sampler.calls, _without_energy(readings.telemetry())

    def _record(self, run: EPRun) -> PointRecord:
        elapsed_s = (perf_counter() - self._started) / len(self._runs)
        return record_of(run, self._request, self._ranks, elapsed_s)


def _without_energy(telemetry: Telemetry) -> Telemetry:
    """One block of all contenders: its energy is nobody's own."""
    return replace(telemetry, joules_per_call=None)
