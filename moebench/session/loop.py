"""The one loop that gets a list of points done: for ``run``, ``tune``, ``check`` and the probe alike.

Every record is on disk before the next point starts. Whatever goes wrong at a point becomes a record; Ctrl-C,
a killed process or a deadline leave a folder that the same list of points completes later.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

from moebench.errors import MoebenchError, StoreError
from moebench.measure.worker import WorkerError
from moebench.session.failures import failure_of
from moebench.session.kinds import LAYERS, PointKind
from moebench.session.listener import Listener, Progress, Silence
from moebench.session.options import seconds_words
from moebench.session.schedule import Budget
from moebench.store.records import (
    NOT_MEASURED,
    STATE_COMPLETE,
    STATE_FAILED,
    STATE_INTERRUPTED,
    TIME_LIMIT,
    PointRecord,
)
from moebench.store.runs import RunFolder


class Caller(Protocol):
    """What runs a function somewhere safe: ``measure.worker.Worker``."""

    def call(
        self,
        target: str,
        *args: object,
        timeout_s: float,
        on_event: Callable[[Any], None] | None = None,
        device: str | None = None,
    ) -> Any:
        """Run ``target``, of a class made with ``device``, on ``args``; what it notifies reaches ``on_event``."""


@dataclass(frozen=True)
class Outcome:
    """How a list of points ended.

    ``records`` has the last record of every point that has one, in the order of the list; ``left_out`` the points
    without one; ``resumed`` counts the points that were there before. ``state`` is the run's; ``reason`` says in
    words why an interrupted run stopped, ``by_user`` whether that was Ctrl-C.
    """

    state: str
    records: tuple[PointRecord, ...]
    left_out: tuple[Any, ...] = ()
    resumed: int = 0
    reason: str = ""
    by_user: bool = False
    elapsed_s: float = 0.0


class _Session:
    """One pass over a list of points."""

    def __init__(
        self, folder: RunFolder, worker: Caller, listener: Listener, budget: Budget, kind: PointKind, target: str
    ) -> None:
        self._folder, self._worker, self._listener = folder, worker, listener
        self._budget, self._kind, self._target = budget, kind, target
        self._finished = 0
        self._measured_s: list[float] = []

    def done(self, request: Any) -> bool:
        """Whether every candidate of the point is measured: those of one point are only compared with each other."""
        return all(self._folder.done(self._kind.point_id(request, c)) for c in request.candidates)

    def run(self, requests: Sequence[Any], *, coverage: bool) -> list[Any]:
        """Measure ``requests``; returns those that there was no time for."""
        left_out: list[Any] = []
        total = left = len(requests)
        for order in self._kind.order(requests, coverage):
            self._budget.start_group(len(order), left)
            for place, request in enumerate(order):
                cap_s = self._budget.cap_s(len(order) - place, request.settings.time_cap_s, first=place == 0)
                if cap_s is None or not self._measure_one(request, cap_s, total, left):
                    left_out.append(request)
                left -= 1
        return left_out

    def _progress(self, total: int, left: int) -> Progress:
        mean_s = sum(self._measured_s) / len(self._measured_s) if self._measured_s else None
        left_s = None if mean_s is None else min(mean_s * left, max(0.0, self._budget.left_s))
        return Progress(total - left + 1, total, left_s)

    def _measure_one(self, request: Any, cap_s: float, total: int, left: int) -> bool:
        """Measure a point and write its records; False when the run's time ended before it did."""
        self._listener.point_started(request, self._progress(total, left))
        start_s = self._budget.elapsed_s
        records = self._records(request, cap_s, self._budget.limit_s(left))
        if records is None:
            return False
        for record in records:
            self._folder.append(record)
        elapsed_s = self._budget.elapsed_s - start_s
        self._budget.spent(elapsed_s, cap_s)
        self._measured_s.append(elapsed_s)
        self._finished += 1
        progress = replace(self._progress(total, left - 1), number=total - left + 1)
        self._listener.point_done(request, records, progress)
        return True

    def _records(self, request: Any, cap_s: float, limit_s: float) -> list[PointRecord] | None:
        """A record for every candidate, None when the run's time didn't suffice.

        When several were measured together and the process died, each is asked again alone, so that one
        candidate's crash isn't charged to the others.
        """
        start_s, point_id = self._budget.elapsed_s, self._kind.point_id
        try:
            return self._ask(request, cap_s, limit_s)
        except MoebenchError as error:
            if error.ends_run:
                raise
            timed_out = isinstance(error, WorkerError) and error.kind == TIME_LIMIT
            if timed_out and limit_s < self._kind.hang_limit_s(request):
                return None
            found = list(error.records) if isinstance(error, WorkerError) else []
            known = {r.point_id for r in found}
            missing = [c for c in request.candidates if point_id(request, c) not in known]
            failure, elapsed_s = failure_of(error), self._budget.elapsed_s - start_s
        if len(request.candidates) == 1:
            return [*found, *(self._kind.failed(request, c, failure, elapsed_s) for c in missing)]
        warning = f"measured alone: together with the other candidates it ended in {failure.kind} ({failure.message})"
        for candidate in missing:
            alone = self._records(replace(request, candidates=(candidate,)), cap_s, limit_s)
            if alone is None:
                return None
            found += [replace(r, warnings=(*r.warnings, warning)) for r in alone]
        return found

    def _ask(self, request: Any, cap_s: float, limit_s: float) -> list[PointRecord]:
        settings = replace(request.settings, time_cap_s=cap_s)
        records = self._worker.call(
            self._target,
            replace(request, settings=settings),
            timeout_s=min(limit_s, self._kind.hang_limit_s(request)),
            on_event=lambda event: self._listener.point_event(request, event),
            device=request.device,
        )
        return list(records)


def run_points(
    requests: Sequence[Any],
    folder: RunFolder,
    worker: Caller,
    listener: Listener | None = None,
    *,
    deadline_s: float | None = None,
    limit_s: float | None = None,
    kind: PointKind = LAYERS,
    target: str | None = None,
    clock: Callable[[], float] = time.monotonic,
) -> Outcome:
    """Measure every point of ``requests``, all of one ``kind``, that ``folder`` doesn't hold; set the folder's state.

    ``deadline_s`` is for the whole list: sampling is shortened so that all points fit, and token counts are
    measured ends first, so that what doesn't fit leaves gaps and not a missing end. Points without a record are
    named in the outcome and in the folder's notes, with ``limit_s`` where ``deadline_s`` is what is left of it.
    Ctrl-C ends the list with state ``interrupted``. Raises StoreError when the folder can't be written; what it
    holds stays readable.
    """
    budget = Budget(deadline_s, clock)
    session = _Session(folder, worker, listener or Silence(), budget, kind, target or kind.target)
    waiting = [r for r in requests if not session.done(r)]
    state, reason, by_user = STATE_COMPLETE, "", False
    try:
        if session.run(waiting, coverage=deadline_s is not None):
            state, reason = STATE_INTERRUPTED, f"{seconds_words(limit_s or deadline_s or 0.0)} were not enough"
    except KeyboardInterrupt as stop:
        state, reason, by_user = STATE_INTERRUPTED, f"stopped with {str(stop) or 'Ctrl-C'}", True
    except BaseException:
        with contextlib.suppress(StoreError):  # the error that ended the list is the one to tell
            folder.finish(STATE_FAILED)
        raise
    resumed = len(requests) - len(waiting)
    return _outcome(requests, folder, kind, Outcome(state, (), (), resumed, reason, by_user, budget.elapsed_s))


def _outcome(requests: Sequence[Any], folder: RunFolder, kind: PointKind, ended: Outcome) -> Outcome:
    """``ended`` with what the folder holds of ``requests``, and the folder's state and notes set to match."""
    written = {r.point_id: r for r in folder.records}
    ids = [[kind.point_id(r, c) for c in r.candidates] for r in requests]
    left_out = tuple(r for r, own in zip(requests, ids, strict=True) if not all(i in written for i in own))
    reason = ended.reason
    notes = [f"{reason}{NOT_MEASURED}{kind.told(left_out)}"] if left_out else [reason] if reason else []
    folder.finish(ended.state, notes)
    return replace(ended, records=tuple(written[i] for own in ids for i in own if i in written), left_out=left_out)
