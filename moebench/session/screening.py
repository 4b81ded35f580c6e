"""Screenings on their way: plans compiled ahead in a pool, then measured by one process a device.

Whatever goes wrong with a plan becomes the records of that plan: a compiler's refusal or crash, a device error that
breaks a measuring process, a hang, an end by the system. The process is replaced and the other plans go on.
"""

from __future__ import annotations

import contextlib
import math
import queue
import statistics
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import CancelledError, Future
from dataclasses import dataclass, replace

from moebench.errors import MoebenchError
from moebench.measure.compile_job import CompileJob, CompileResult, Target, device_target
from moebench.measure.compile_pool import COMPILER, CompilePool, default_slots
from moebench.measure.screen_request import ScreenCell, ScreenRequest, failed_trial
from moebench.measure.worker import Worker, WorkerError
from moebench.session.failures import failure_of
from moebench.spec.hardware import Hardware
from moebench.spec.workload import Workload
from moebench.store.records import UNSUPPORTED, Failure
from moebench.store.trial_records import TrialRecord

SCREENER = "moebench.measure.screen:Screener"
TARGET_LIMIT_S = 120.0
PREPARE_LIMIT_S = 600.0
MOST_PREPARE_DEATHS = 2
"""Processes that may end while a cell is prepared before the cell counts as one that can't be."""

COMPILED_BACKEND = "triton"
"""The backend whose plans' kernels are compiled ahead."""

_POLL_S = 0.2

Records = tuple[TrialRecord, ...]


@dataclass(frozen=True)
class Limits:
    """Seconds that a plan may take on a device and in a compiler, and how many compiling processes there are.

    ``compile_slots`` None: as many as the machine's cores allow.
    """

    plan_s: float = 30.0
    compile_s: float = 60.0
    compile_slots: int | None = None


class BestTimes:
    """The best known time of every kernel on every workload."""

    def __init__(self) -> None:
        self._best_us: dict[tuple[str, str, str, Workload], float] = {}
        self._lock = threading.Lock()

    def add(self, request: ScreenRequest, records: Sequence[TrialRecord]) -> None:
        """Learn the times of ``request``'s cells."""
        with self._lock:
            for cell, record in zip(request.cells, records, strict=True):
                if record.ok:
                    key = (request.backend, request.variant, request.kernel, cell.workload)
                    found = statistics.median(record.blocks_us)
                    self._best_us[key] = min(found, self._best_us.get(key, found))

    def told(self, request: ScreenRequest) -> ScreenRequest:
        """``request`` with what is known of its cells."""
        name = (request.backend, request.variant, request.kernel)
        with self._lock:
            cells = tuple(replace(c, best_us=self._best_us.get((*name, c.workload), c.best_us)) for c in request.cells)
        return replace(request, cells=cells)


def refusal(result: CompileResult, hw: Hardware) -> Failure | None:
    """Why a plan that was compiled can't run; None when it can."""
    if result.failure is not None:
        return result.failure
    shared, limit = result.facts and result.facts.shared_bytes, hw.shared_limit_bytes
    if shared and limit and shared > limit:
        return Failure(UNSUPPORTED, f"as compiled it needs {shared} bytes of shared memory; {hw.key} has {limit}")
    return None


class TimeOver(Exception):
    """The time was up before a plan had a record on each of its cells; says what was under way, if anything was."""


class DeviceLane:
    """One device and the process that measures on it, replaced when it ends."""

    def __init__(self, device: str, limits: Limits, screener: str = SCREENER, *, named: bool = False) -> None:
        self.device = device
        self.worker = Worker(device)
        self._limits, self._screener, self._named = limits, screener, named
        self._prepared: set[tuple[Workload, object]] = set()
        self._prepared_by: int | None = None
        self._deaths: dict[tuple[Workload, object], int] = {}
        self._bad: dict[tuple[Workload, object], Failure] = {}
        self.end_s = math.inf
        """When what runs is cut short, in seconds of ``time.monotonic``."""

    def _within(self, limit_s: float) -> float:
        """``limit_s``, or the seconds that are left where they are fewer."""
        return max(0.0, min(limit_s, self.end_s - time.monotonic()))

    def _require_time(self, request: ScreenRequest, what: str) -> None:
        """Raise TimeOver, naming what of ``request`` was under way, when nothing is left."""
        if time.monotonic() >= self.end_s:
            tokens = sorted(c.workload.num_tokens for c in request.cells)
            span = str(tokens[0]) if len(tokens) == 1 else f"{tokens[0]} to {tokens[-1]}"
            raise TimeOver(f"{what} {request.kernel} at T={span}")

    @property
    def ready(self) -> bool:
        """Whether the process runs and has prepared cells."""
        return self.worker.pid is not None and self.worker.pid == self._prepared_by

    def target(self) -> Target | None:
        """What Triton compiles for here; None where it has nothing to compile."""
        with contextlib.suppress(MoebenchError):
            module = device_target.__module__
            found: Target | None = self.worker.call(f"{module}:device_target", self.device, timeout_s=TARGET_LIMIT_S)
            return found
        return None

    def release(self) -> None:
        """Have the process give back what it keeps between plans."""
        self._prepared.clear()
        if self.worker.pid is not None:
            with contextlib.suppress(MoebenchError):
                self.worker.call(f"{self._screener}.release", timeout_s=self._limits.plan_s)

    def screen(self, request: ScreenRequest) -> Records:
        """A record for each cell of ``request``, in their order; raises TimeOver where time does not suffice."""
        request = replace(request, device=self.device)
        self._prepare(request)
        found: dict[int, TrialRecord] = {}
        asked = [i for i, cell in enumerate(request.cells) if _key(cell) not in self._bad]
        if asked:
            self._ask(replace(request, cells=tuple(request.cells[i] for i in asked)), asked, found)
        for i, cell in enumerate(request.cells):
            if i not in found:
                found[i] = failed_trial(request, cell, self._bad[_key(cell)])
        records = (found[i] for i in range(len(request.cells)))
        return tuple(replace(r, worker=self.device) if self._named else r for r in records)

    def _ask(self, request: ScreenRequest, places: Sequence[int], found: dict[int, TrialRecord]) -> None:
        """Measure ``request``, whose cells are those at ``places``, into ``found``; what can't be is failed there."""

        def heard(event: tuple[int, TrialRecord]) -> None:
            found[places[event[0]]] = event[1]

        try:
            self.worker.call(
                f"{self._screener}.screen", request, timeout_s=self._within(self._limits.plan_s), on_event=heard,
                device=self.device,
            )  # fmt: skip
            return
        except MoebenchError as error:
            self._require_time(request, "measuring a plan of")
            failure = failure_of(error)
        missing = [(place, cell) for place, cell in zip(places, request.cells, strict=True) if place not in found]
        for number, (place, cell) in enumerate(missing):
            if number:
                first = f"T={missing[0][1].workload.num_tokens}"
                failure = Failure(failure.kind, f"not measured: the process ended when the plan ran at {first}")
            found[place] = failed_trial(request, cell, failure)

    def _prepare(self, request: ScreenRequest) -> None:
        """Have the process make what plans share in the request's cells, where it hasn't yet."""
        while True:
            if self.worker.pid is None or self.worker.pid != self._prepared_by:
                self._prepared.clear()
            missing = [c for c in request.cells if _key(c) not in self._prepared and _key(c) not in self._bad]
            if not missing:
                return
            if time.monotonic() >= self.end_s:
                raise TimeOver
            ready: list[int] = []
            try:
                self.worker.call(
                    f"{self._screener}.prepare", replace(request, cells=tuple(missing)),
                    timeout_s=self._within(PREPARE_LIMIT_S), on_event=ready.append, device=self.device,
                )  # fmt: skip
                self._prepared |= {_key(c) for c in missing}
                self._prepared_by = self.worker.pid
            except MoebenchError as error:
                self._require_time(request, "preparing inputs and references of")
                culprit = _key(missing[min(len(ready), len(missing) - 1)])
                self._deaths[culprit] = self._deaths.get(culprit, 0) + 1
                if self._deaths[culprit] >= MOST_PREPARE_DEATHS or not isinstance(error, WorkerError):
                    failure = failure_of(error)
                    self._bad[culprit] = Failure(failure.kind, f"the cell can't be prepared: {failure.message}")

    def close(self) -> None:
        """End the process."""
        self.worker.close()


def _key(cell: ScreenCell) -> tuple[Workload, object]:
    return cell.workload, cell.base


class Screenings:
    """Takes plans through compilers and devices. ``compiler`` and ``screener`` stand in for ours in tests."""

    def __init__(
        self,
        hw: Hardware,
        devices: Sequence[str],
        limits: Limits | None = None,
        *,
        screener: str = SCREENER,
        compiler: str = COMPILER,
        target: Target | None = None,
    ) -> None:
        self._hw, self._limits = hw, limits or Limits()
        named = len(devices) > 1
        self.lanes = tuple(DeviceLane(d, self._limits, screener, named=named) for d in devices)
        self._compiler, self._target, self._looked = compiler, target, False
        self._pool: CompilePool | None = None
        self._beginning: list[tuple[DeviceLane, threading.Thread]] = []
        self._best = BestTimes()
        self.cut: dict[str, None] = {}
        """What was under way when the time was up, in words."""

    def until(self, end_s: float) -> None:
        """Cut short at ``end_s`` of ``time.monotonic`` what then runs: its plans have no records."""
        for lane in self.lanes:
            lane.end_s = end_s

    def begin(self) -> None:
        """Have every device's process get ready in the background, which takes seconds: the caller plans meanwhile."""
        self._beginning = [
            (lane, threading.Thread(target=self._begin, args=(lane,), daemon=True)) for lane in self.lanes
        ]
        for _, thread in self._beginning:
            thread.start()

    def _begin(self, lane: DeviceLane) -> None:
        with contextlib.suppress(KeyboardInterrupt, OSError):  # stopped, or no process starts: the next call says so
            found = lane.target()
            if lane is self.lanes[0] and self._target is None:
                self._target = found

    def _begun(self) -> None:
        """Wait for what ``begin`` started: a process serves one call at a time."""
        for _, thread in self._beginning:
            thread.join()
        self._beginning = []

    def _compilers(self, request: ScreenRequest) -> CompilePool | None:
        """The pool, where this request's kernels are compiled ahead; started when it is first needed."""
        if request.backend != COMPILED_BACKEND:
            return None
        if not self._looked:
            slots = self._limits.compile_slots or default_slots(len(self.lanes))
            pool = CompilePool(slots, limit_s=self._limits.compile_s, compiler=self._compiler)
            if self._target is None:  # the compilers get ready in the meantime
                self._target = self.lanes[0].target()
            self._looked = True
            if self._target is None:
                pool.close()
            else:
                self._pool = pool
        return self._pool

    def run(self, requests: Sequence[ScreenRequest]) -> Iterator[tuple[int, Records]]:
        """Yields (number of the request, its records) as they end, in any order; none of what is cut short."""
        self._begun()
        batch = _Batch(requests, self._best, self.cut)
        compiling: list[Future[CompileResult]] = []
        for number, request in enumerate(requests):
            pool = self._compilers(request)
            if pool is None:
                batch.ready.put((number, request))
                continue
            assert self._target is not None
            future = pool.submit(CompileJob(request.plan, request.cells, self._hw, self._target))
            compiling.append(future)
            future.add_done_callback(lambda done, number=number: batch.compiled(number, done, self._hw))  # type: ignore[misc]
        threads = [threading.Thread(target=batch.serve, args=(lane,), daemon=True) for lane in self.lanes]
        for thread in threads:
            thread.start()
        try:
            yield from batch.results()
        except KeyboardInterrupt:
            self.stop()
            raise
        finally:
            batch.stop.set()
            for future in compiling:
                future.cancel()
            for thread in threads:  # a process serves one call at a time: the next batch waits for this one's
                thread.join(timeout=self._limits.plan_s + PREPARE_LIMIT_S)

    def stop(self) -> None:
        """End every process at once, whatever it is at; nothing can be measured any more."""
        if self._pool is not None:
            self._pool.stop()
        for lane in self.lanes:
            lane.worker.stop()

    def release(self) -> None:
        """Have every device's process give back its memory."""
        self._begun()
        for lane in self.lanes:
            lane.release()

    def close(self) -> None:
        """End every process; one that is still getting ready is not waited for."""
        for lane, thread in self._beginning:
            if thread.is_alive():
                lane.worker.stop()
        self._begun()
        if self._pool is not None:
            self._pool.close()
            self._pool = None
        for lane in self.lanes:
            lane.close()


class _Batch:
    """Requests between compilers, devices and whoever asked."""

    def __init__(self, requests: Sequence[ScreenRequest], best: BestTimes, cut: dict[str, None]) -> None:
        self._requests, self._best, self._cut = requests, best, cut
        self.ready: queue.SimpleQueue[tuple[int, ScreenRequest]] = queue.SimpleQueue()
        self.done: queue.SimpleQueue[tuple[int, Records] | BaseException] = queue.SimpleQueue()
        self.stop = threading.Event()

    def compiled(self, number: int, future: Future[CompileResult], hw: Hardware) -> None:
        """A compiler is through with a request: on to the devices, or back as failed records."""
        request = self._requests[number]
        try:
            result = future.result()
        except (CancelledError, KeyboardInterrupt):  # nobody wants it any more
            return
        except Exception as error:
            self.done.put(error)
            return
        request = replace(request, compiled=result.facts)
        if (failure := refusal(result, hw)) is not None:
            self.done.put((number, tuple(failed_trial(request, cell, failure) for cell in request.cells)))
        else:
            self.ready.put((number, request))

    def serve(self, lane: DeviceLane) -> None:
        """Measure what is ready on ``lane`` until the batch is stopped."""
        while not self.stop.is_set():
            try:
                number, request = self.ready.get(timeout=_POLL_S)
            except queue.Empty:
                continue
            try:
                records = lane.screen(self._best.told(request))
                self._best.add(request, records)
                self.done.put((number, records))
            except TimeOver as over:
                if str(over):
                    self._cut.setdefault(str(over))
                self.done.put((number, ()))
            except BaseException as error:  # whoever asked gets it: a thread's own end would hang the batch
                self.done.put(error)
                return

    def results(self) -> Iterator[tuple[int, Records]]:
        """Every request's records as they come."""
        left = len(self._requests)
        while left:
            try:
                found = self.done.get(timeout=_POLL_S)
            except queue.Empty:
                continue
            if isinstance(found, BaseException):
                raise found
            left -= 1
            if found[1]:
                yield found
