"""Times from devices: screenings in measuring processes, races through the one loop, records in the run's folder."""

from __future__ import annotations

import math
import queue
import threading
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from moebench.backends.registry import resolve_backend, spelling
from moebench.measure.request import Candidate, Detail, MeasureSettings, PointRequest, point_id
from moebench.measure.screen_request import ScreenCell, ScreenRequest, ScreenSettings
from moebench.plan.plan import LayerPlan
from moebench.session.failures import failed_record
from moebench.session.loop import run_points
from moebench.session.screening import DeviceLane, Limits, Screenings
from moebench.spec.hardware import Hardware
from moebench.spec.workload import Workload
from moebench.store.records import STATE_INTERRUPTED, STATUS_OK, WORKER_DIED, Failure, PointRecord
from moebench.store.runs import RunFolder
from moebench.store.trial_records import TrialRecord
from moebench.tune.bench import Bench, Heat, Screening
from moebench.tune.cells import Cell

RACE = MeasureSettings(
    detail=Detail.LAYER, min_blocks=10, max_blocks=60, target_half_width=0.003, time_cap_s=0.6, preheat_s=0.1,
    min_time_s=0.1, energy_s=0.0, decide=True,
)  # fmt: skip
"""How a race is measured: whole layers, no energy, until it is decided, half-widths are 0.3 %, or the cap."""

TUNED = "tuned"
ALONE = "measured alone: "
"""How the loop's warning on a record begins whose candidate had to be measured without the others."""


@dataclass(frozen=True)
class BenchSettings:
    """How to screen, how to race, and what either may take."""

    screen: ScreenSettings = field(default_factory=ScreenSettings)
    race: MeasureSettings = RACE
    limits: Limits = field(default_factory=Limits)


class _Records:
    """The run folder as the loop sees it while several devices race: one writer at a time, the state left alone."""

    def __init__(self, folder: RunFolder | None) -> None:
        self._folder = folder
        self._held: dict[str, PointRecord] = {}
        self._lock = threading.Lock()

    @property
    def records(self) -> tuple[PointRecord, ...]:
        """The last record of every point."""
        with self._lock:
            return tuple(self._held.values()) if self._folder is None else self._folder.records

    def done(self, point: str) -> bool:
        """Whether the point is there with status ``ok``."""
        with self._lock:
            if self._folder is not None:
                return self._folder.done(point)
            return point in self._held and self._held[point].status == STATUS_OK

    def append(self, record: PointRecord) -> None:
        """Write ``record``."""
        with self._lock:
            self._held[record.point_id] = record
            if self._folder is not None:
                self._folder.append(record)

    def finish(self, state: str, notes: Sequence[str] = ()) -> None:
        """Nothing: the state is the whole search's."""


class DeviceBench(Bench):
    """Measures on ``devices``, all of the hardware ``hw``.

    Races are written to ``folder`` and taken from it when they are there (None: kept in memory). ``screenings``
    stands in for the real processes in tests.
    """

    origin = "measured"

    def __init__(
        self,
        hw: Hardware,
        devices: Sequence[str],
        folder: RunFolder | None = None,
        settings: BenchSettings | None = None,
        *,
        screenings: Screenings | None = None,
    ) -> None:
        self.hw = hw
        self._settings = settings or BenchSettings()
        self._screenings = screenings or Screenings(hw, devices, self._settings.limits)
        self._records = _Records(folder)
        self._bases: dict[tuple[str, str, Workload], LayerPlan] = {}
        self._start_s = time.monotonic()
        self._end_s = math.inf
        self._unraced: dict[str, None] = {}

    def begin(self) -> None:
        """Have the devices' processes get ready while the first plans are proposed."""
        self._screenings.begin()

    def clock_s(self) -> float:
        """Seconds since the bench was made."""
        return time.monotonic() - self._start_s

    def until(self, end_s: float) -> None:
        """See ``Bench``: a process that is at work then is ended."""
        self._end_s = end_s
        self._screenings.until(self._start_s + end_s)

    @property
    def cut(self) -> tuple[str, ...]:
        """See ``Bench``."""
        return (*self._screenings.cut, *self._unraced)

    def _base(self, cell: Cell) -> LayerPlan:
        """The layer that plans are put into: the default one."""
        key = (cell.backend, cell.variant, cell.workload)
        if key not in self._bases:
            backend = resolve_backend(cell.backend)
            self._bases[key] = backend.default_plan(cell.workload, self.hw, cell.variant)
        return self._bases[key]

    def _request(self, screening: Screening) -> ScreenRequest:
        first = screening.cells[0]
        cells = tuple(ScreenCell(cell.workload, self._base(cell)) for cell in screening.cells)
        device = self._screenings.lanes[0].device
        return ScreenRequest(
            first.backend, first.variant, screening.plan, cells, self.hw, device, self._settings.screen
        )

    def screen(self, batch: Sequence[Screening]) -> Iterator[tuple[TrialRecord, ...]]:
        """See ``Bench``."""
        for _, records in self._screenings.run([self._request(s) for s in batch if s.cells]):
            yield records

    def race(self, entries: Sequence[tuple[Workload, tuple[LayerPlan, ...]]]) -> Iterator[Heat]:
        """See ``Bench``; a heat comes as soon as it is over, in any order where there are several devices."""
        self._screenings.release()
        waiting: queue.SimpleQueue[tuple[Workload, tuple[LayerPlan, ...]]] = queue.SimpleQueue()
        done: queue.SimpleQueue[Heat | BaseException | None] = queue.SimpleQueue()
        for entry in entries:
            waiting.put(entry)
        stop = threading.Event()
        threads = [
            threading.Thread(target=self._serve, args=(lane, waiting, done, stop), daemon=True)
            for lane in self._screenings.lanes
        ]
        for thread in threads:
            thread.start()
        try:
            for _ in entries:
                while True:
                    try:
                        found = done.get(timeout=0.2)
                        break
                    except queue.Empty:
                        continue
                if isinstance(found, BaseException):
                    raise found
                if found is not None:
                    yield found
        except KeyboardInterrupt:
            self.stop()
            raise
        finally:
            stop.set()
            for thread in threads:  # a process serves one call at a time
                thread.join()

    def _serve(
        self,
        lane: DeviceLane,
        waiting: queue.SimpleQueue[tuple[Workload, tuple[LayerPlan, ...]]],
        done: queue.SimpleQueue[Heat | BaseException | None],
        stop: threading.Event,
    ) -> None:
        while not stop.is_set():
            try:
                workload, plans = waiting.get_nowait()
            except queue.Empty:
                return
            try:
                done.put(self._heat(lane, workload, plans))
            except BaseException as error:  # whoever asked gets it
                done.put(error)
                return

    def _heat(self, lane: DeviceLane, workload: Workload, plans: tuple[LayerPlan, ...]) -> Heat | None:
        """The race of ``plans``; None where the time did not suffice."""
        left_s = self._end_s - self.clock_s()
        candidates = tuple(Candidate(spelling(p.backend), p, TUNED if i else "default") for i, p in enumerate(plans))
        request = PointRequest(workload, candidates, self.hw, lane.device, self._settings.race)
        folder: Any = self._records
        if left_s > 0:
            outcome = run_points([request], folder, lane.worker, deadline_s=left_s if left_s < math.inf else None)
        if left_s > 0 and outcome.by_user:
            return None
        if left_s <= 0 or outcome.state == STATE_INTERRUPTED:
            self._unraced.setdefault(f"the race at T={workload.num_tokens} on {workload.routing} routing")
            return None
        found = {r.point_id: r for r in outcome.records}
        missing = Failure(WORKER_DIED, outcome.reason or "not measured")
        records = [found.get(point_id(request, c)) or failed_record(request, c, missing, 0.0) for c in candidates]
        return heat_of(workload, plans, records)

    def stop(self) -> None:
        """See ``Bench``."""
        self._screenings.stop()

    def close(self) -> None:
        """End every process."""
        self._screenings.close()


def heat_of(workload: Workload, plans: tuple[LayerPlan, ...], records: Sequence[PointRecord]) -> Heat:
    """The race that ``records``, one a plan, are of. A plan that was measured apart from the default is failed."""
    apart = [any(w.startswith(ALONE) for w in r.warnings) for r in records]
    kept = [
        r if r.failure is not None or not alone or not i else replace(
            r, failure=Failure(WORKER_DIED, f"raced alone, so that it can't be compared: {r.warnings[-1]}")
        )
        for i, (r, alone) in enumerate(zip(records, apart, strict=True))
    ]  # fmt: skip
    timed = [r for r in kept if r.failure is None]
    routings = [{c.routing for c in r.checks if c.routing} for r in timed]
    return Heat(
        workload,
        plans,
        tuple(() if r.failure is not None else r.layer_blocks_us for r in kept),
        tuple(r.failure for r in kept),
        tuple(sorted(set.intersection(*routings))) if routings else (),
        tuple(bool(r.deterministic) for r in kept),
    )
