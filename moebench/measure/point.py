"""One point, end to end: bind, check the plan, judge the numbers, arrange, time interleaved, record."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import replace
from time import perf_counter
from typing import Any

import numpy as np
import torch

from moebench.backends.protocol import Backend
from moebench.backends.registry import resolve_backend
from moebench.measure.arrangement import Arrangement, Clocks, MakeClock, Run, default_clock
from moebench.measure.energy import joules_per_call
from moebench.measure.faults import StickyDeviceError, charge, failure_of, free_memory, is_out_of_memory
from moebench.measure.gate import gate
from moebench.measure.gate_material import GateMaterial
from moebench.measure.material import Draw, WeightShelf, make_draws
from moebench.measure.point_record import PointFacts, record_of
from moebench.measure.progress import Notify, Progress
from moebench.measure.request import L2Policy, PointRequest
from moebench.measure.rotation import Rotation
from moebench.measure.sampler import Sampler
from moebench.measure.stopping import OVERTIME, StoppingRule
from moebench.measure.telemetry import telemetry_sampler
from moebench.pipeline.layer import BoundLayer
from moebench.plan.plan import LayerPlan, Param
from moebench.store.records import WRONG_RESULT, Check, Failure, PointRecord

LEAST_SAMPLING_SHARE = 0.25
"""Share of the time cap that sampling gets however long preparing took."""


def plan_check(asked: LayerPlan, layer: BoundLayer) -> Check:
    """Whether the operations of ``layer`` are the kernels and parameters of the plan that was asked for.

    One kernel's plan may serve several operations (both GEMMs of the engines' grid): it counts where it comes first.
    """
    wanted = [(k.kernel, dict(k.params)) for k in asked.kernels]
    ran: list[tuple[str, dict[str, Param]]] = []
    for op in layer.ops:
        if (found := (op.kernel, dict(op.params))) not in ran:
            ran.append(found)
    if wanted == ran:
        return Check("plan", "", True)
    differing = next(
        (i for i, (a, b) in enumerate(zip(wanted, ran, strict=False)) if a != b), min(len(wanted), len(ran))
    )
    told = [str(side[differing]) if differing < len(side) else "nothing" for side in (wanted, ran)]
    return Check("plan", "", False, message=f"operation {differing}: asked for {told[0]}, {told[1]} would run")


class PointMeasurer:
    """Measures points on ``device`` one after another, keeping weights between points of the same model.

    ``find_backend`` and ``make_clock`` stand in for the registry and the device's clocks where something else is
    to be measured, such as a layer of a test under a fake clock.
    """

    def __init__(
        self,
        device: str,
        *,
        find_backend: Callable[[str], Backend] = resolve_backend,
        make_clock: MakeClock = default_clock,
    ) -> None:
        self._device = torch.device(device)
        self._find_backend, self._make_clock = find_backend, make_clock
        self._shelf = WeightShelf(self._device)

    def measure(self, request: PointRequest, *, notify: Notify | None = None) -> tuple[PointRecord, ...]:
        """The records of ``request``'s candidates, in their order; failures are records.

        Raises StickyDeviceError with the failed records when the device can't be used any more.
        """
        point = _Point(self, request, Progress(notify))
        with torch.no_grad(), self._on_device():
            try:
                return point.measure()
            finally:
                point.close()
                free_memory()

    def _on_device(self) -> AbstractContextManager[Any]:
        return torch.cuda.device(self._device) if self._device.type == "cuda" else nullcontext()


class _Point:
    """One request on its way through a measurer."""

    def __init__(self, measurer: PointMeasurer, request: PointRequest, progress: Progress) -> None:
        self._find_backend = measurer._find_backend
        self._device, self._shelf = measurer._device, measurer._shelf
        self._request, self._settings, self._progress = request, request.settings, progress
        self._clocks = Clocks(self._device, measurer._make_clock)
        self._runs = [Run(c) for c in request.candidates]
        self._draws: tuple[Draw, ...] = ()
        self._gate_material: GateMaterial | None = None
        self._rotation: Rotation | None = None
        self._started = perf_counter()

    def close(self) -> None:
        """Drop graphs, buffers and inputs."""
        for run in self._runs:
            run.layer, run.clock, run.contender, run.samples, run.buffers = None, None, None, None, {}
        self._draws, self._gate_material = (), None
        self._clocks = Clocks(self._device, default_clock)

    @property
    def _alive(self) -> list[Run]:
        return [r for r in self._runs if r.failure is None]

    @contextmanager
    def _failing(self, runs: Sequence[Run]) -> Iterator[None]:
        """Turn an error inside into the failure of ``runs``; raise StickyDeviceError when the device is broken.

        Where several ran together and the device broke, which one did it isn't known: then none of them is charged.
        """
        try:
            yield
            return
        except StickyDeviceError:
            raise
        except Exception as error:
            failure = failure_of(error, self._device)
        charge(runs, failure, self._device, self._failed_records)
        free_memory()

    def _failed_records(self) -> tuple[PointRecord, ...]:
        return tuple(self._record(run) for run in self._runs if run.failure is not None)

    def measure(self) -> tuple[PointRecord, ...]:
        """Every phase in order; what failed in one takes no part in the next."""
        with self._failing(self._runs):
            self._make_material()
        for number, run in enumerate(self._alive):
            self._progress("gate", candidate=number, candidates=len(self._runs))
            with self._failing([run]):
                self._bind(run)
        self._gate_material = None
        began = perf_counter()
        for run in self._alive:
            self._progress("prepare")
            with self._failing([run]):
                self._choose_clock(run)
        if self._alive:
            self._arrange()
        if self._alive:
            with self._failing(self._alive):
                self._sample(began)
        return tuple(self._record(run) for run in self._runs)

    def _make_material(self) -> None:
        workload = self._request.workload
        self._shelf.open(workload, self._request.candidates)
        count = 1 if self._settings.l2_policy is L2Policy.WARM else max(1, self._settings.draws)
        try:
            self._draws = make_draws(workload, self._device, count, self._shelf.made(0))
        except Exception as error:
            if not is_out_of_memory(error) or self._shelf.copies <= 1:
                raise
            self._shelf.trim(1)
            free_memory()
            self._draws = make_draws(workload, self._device, count, self._shelf.made(0))

    def _bind(self, run: Run) -> None:
        """Bind, hold the plan against what would run, judge the numbers; a wrong one fails here."""
        request, candidate = self._request, run.candidate
        backend = self._find_backend(candidate.backend)
        run.layer = backend.bind(request.workload, candidate.plan, request.hw, request.device)
        run.checks = (plan_check(candidate.plan, run.layer),)
        if run.checks[0].passed and self._settings.gate:
            material = self._gate_material or GateMaterial(request.workload, self._device, self._shelf.made(0))
            self._gate_material = None  # what fails may have spoilt it: the next candidate gets it anew
            run.checks += gate(
                run.layer,
                lambda workload: backend.bind(workload, candidate.plan, request.hw, request.device),
                material,
                self._shelf.prepared(candidate, run.layer, 0),
            )
            if all(c.passed for c in run.checks):
                self._gate_material = material
        if wrong := [c for c in run.checks if not c.passed]:
            where = f" on {wrong[0].routing} routing" if wrong[0].routing else ""
            run.fail(Failure(WRONG_RESULT, f"{wrong[0].name} check failed{where}: {wrong[0].message}".rstrip(": ")))

    def _choose_clock(self, run: Run) -> None:
        run.buffers = run.bound.make_buffers()
        self._clocks.choose(run, self._arrangement().trial(run))

    def _arrangement(self) -> Arrangement:
        return Arrangement(self._request, self._device, self._shelf, self._draws)

    def _arrange(self) -> None:
        arrangement = self._arrangement()
        with self._failing(self._alive):
            schedule = arrangement.schedule(self._alive)
            self._rotation = schedule.rotation
            if note := arrangement.cache_note():
                for run in self._alive:
                    run.warnings.append(note)
        for run in self._alive:
            self._progress("prepare")
            with self._failing([run]):
                arrangement.contend(run, schedule)

    def _sample(self, began: float) -> None:
        settings, alive = self._settings, self._alive
        contenders = [r.contender for r in alive if r.contender is not None]
        readings = telemetry_sampler(self._request.device)
        calls = sum(c.calls for c in contenders)
        sampler = Sampler(
            contenders,
            np.random.default_rng(settings.seed),
            around_block=lambda: readings.block(calls),
            progress=lambda blocks, width: self._progress(
                "measure", blocks=blocks, max_blocks=settings.max_blocks, half_width=width
            ),
        )
        self._progress("preheat", seconds=settings.preheat_s)
        sampler.preheat(settings.preheat_s)
        left = max(settings.time_cap_s - (perf_counter() - began), LEAST_SAMPLING_SHARE * settings.time_cap_s)
        rule = StoppingRule(
            settings.min_blocks, settings.max_blocks, settings.target_half_width,
            time_cap_s=left, min_time_s=settings.min_time_s, overtime_cap_s=OVERTIME * settings.time_cap_s,
            decide=settings.decide and alive[0] is self._runs[0],
        )  # fmt: skip
        for run, samples in zip(alive, sampler.sample(rule), strict=True):
            run.samples = samples
            run.telemetry = replace(readings.telemetry(), joules_per_call=None)
        for run in alive:
            if run.telemetry.power_w is not None and run.contender is not None:
                joules = joules_per_call(run.contender, self._request.device, settings.energy_s)
                run.telemetry = replace(run.telemetry, joules_per_call=joules)

    def _record(self, run: Run) -> PointRecord:
        elapsed = (perf_counter() - self._started) / len(self._runs)
        return record_of(run, PointFacts(self._request, self._draws, self._rotation, elapsed))


def measure_point(request: PointRequest, notify: Callable[[str, dict[str, Any]], None]) -> tuple[PointRecord, ...]:
    """Measure one point and keep nothing; ``notify`` gets the phase's name and its numbers.

    A list of points is measured by one ``PointMeasurer``, which keeps the weights.
    """
    measurer = PointMeasurer(request.device)
    return measurer.measure(request, notify=lambda event: notify(str(event["phase"]), event))
