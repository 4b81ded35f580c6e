"""The search as Optuna studies: one a cell, filled in the background with a finished trial a record.

A study's name carries a hash of what its values are true for (space, kernel source, number format, hardware), so that
a changed kernel starts a study of its own. What is in a study already is not added twice, and records that it lacks
are added whenever the search goes on: a lost storage is made again from the run folder.
"""

from __future__ import annotations

import hashlib
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from queue import Empty, Queue
from statistics import median
from typing import TYPE_CHECKING, Any

from moebench.plan.source_hash import source_hash
from moebench.plan.space import Space
from moebench.store.trial_records import TrialRecord
from moebench.tune.cells import Cell
from moebench.tune.storage import Storage, quiet_optuna
from moebench.tune.workload_keys import recorded_key, workload_key

if TYPE_CHECKING:
    from optuna.study import Study
    from optuna.trial import FrozenTrial

NAME_DIGITS = 12
TRIAL_ID = "trial_id"
MEASURED = "measured"


def study_name(cell: Cell, space: Space, origin: str = MEASURED) -> str:
    """The name of ``cell``'s study: the cell's, the hardware's, and a hash of what its values are true for; in the end
    their ``origin``, where that is not a measurement: such values never share a study with measured ones."""
    dtype, key = cell.workload.dtype.value, space.hw.key
    parts = (space.digest, source_hash(space.kernel), dtype, key, workload_key(cell.workload))
    name = f"{cell.name}/{key}/{hashlib.blake2b(repr(parts).encode(), digest_size=NAME_DIGITS // 2).hexdigest()}"
    return name if origin == MEASURED else f"{name}/{origin}"


def as_trial(record: TrialRecord, space: Space) -> FrozenTrial:
    """``record`` as a finished trial of its cell's study; its blocks, or why it failed, are user attributes.

    Raises ValueError for a plan that is none of ``space``'s.
    """
    from optuna.trial import TrialState, create_trial

    from moebench.tune.samplers._plans import distributions

    attrs: dict[str, Any] = {TRIAL_ID: record.trial_id, "origin": record.origin}
    if record.worker:
        attrs["worker"] = record.worker
    if record.ok:
        attrs["blocks_us"] = list(record.blocks_us)
    elif record.failure is not None:
        attrs |= {"failure": record.failure.kind, "message": record.failure.message}
    return create_trial(
        params=dict(record.params), distributions=dict(distributions(space)), user_attrs=attrs,
        value=median(record.blocks_us) if record.ok else None,
        state=TrialState.COMPLETE if record.ok else TrialState.FAIL,
    )  # fmt: skip


def _outcome(trial_id: object, ok: bool) -> str:
    """A record in a study: one that failed and was measured again is there twice."""
    return f"{trial_id} {'ok' if ok else 'failed'}"


@dataclass(frozen=True)
class Projected:
    """How the studies ended: trials added and left out, seconds worked in the background and waited for, a problem."""

    added: int
    left: int
    worked_s: float
    waited_s: float
    problem: str = ""


class Studies:
    """Adds trials to ``storage`` in a thread of its own; ``close`` ends it. A storage that fails ends nothing else."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self._queue: Queue[tuple[tuple[Cell, ...], Space, tuple[TrialRecord, ...]]] = Queue()
        self._studies: dict[str, tuple[Study, set[str]]] = {}
        self._stop = threading.Event()
        self._added, self._worked_s, self._problem = 0, 0.0, ""
        self._thread = threading.Thread(target=self._work, name="moebench-studies", daemon=True)
        self._thread.start()

    def add(self, cells: Sequence[Cell], space: Space, records: Sequence[TrialRecord]) -> None:
        """Hand over ``records``, each of one of ``cells``; returns at once."""
        if not self._problem:
            self._queue.put((tuple(cells), space, tuple(records)))

    def close(self, limit_s: float | None = None) -> Projected:
        """Wait until everything is added, for ``limit_s`` seconds at most, and end the thread."""
        start_s = time.monotonic()
        end_s = None if limit_s is None else start_s + limit_s
        while self._queue.unfinished_tasks and not self._problem and (end_s is None or time.monotonic() < end_s):
            time.sleep(0.005)
        left = self._left()
        self._stop.set()
        self._thread.join(timeout=5.0)
        return Projected(self._added, left, self._worked_s, time.monotonic() - start_s, self._problem)

    def _left(self) -> int:
        with self._queue.mutex:
            return sum(len(records) for _, _, records in self._queue.queue)

    def _work(self) -> None:
        while not self._stop.is_set():
            try:
                cells, space, records = self._queue.get(timeout=0.05)
            except Empty:
                continue
            start_s = time.perf_counter()
            try:
                for record in records:
                    if not self._stop.is_set():
                        self._add(cells, space, record)
            except Exception as error:  # a database's own errors; the records are safe, the search goes on
                self._problem = f"{type(error).__name__}: {error}".splitlines()[0]
                return
            finally:
                self._worked_s += time.perf_counter() - start_s
                self._queue.task_done()

    def _add(self, cells: Sequence[Cell], space: Space, record: TrialRecord) -> None:
        asked = recorded_key(record.workload)
        cell = next((c for c in cells if workload_key(c.workload) == asked), None)
        if cell is None or space.find(record.params) is None:
            return
        study, known = self._study(study_name(cell, space, record.origin), cell, space)
        outcome = _outcome(record.trial_id, record.ok)
        if outcome not in known:
            study.add_trial(as_trial(record, space))
            known.add(outcome)
            self._added += 1

    def _study(self, name: str, cell: Cell, space: Space) -> tuple[Study, set[str]]:
        """The study called ``name``, made where it isn't there, and the outcomes of records that it holds."""
        if name not in self._studies:
            import optuna
            from optuna.trial import TrialState

            with quiet_optuna():
                study = optuna.create_study(
                    storage=self.storage.optuna, study_name=name, direction="minimize", load_if_exists=True
                )
            trials = study.get_trials(deepcopy=False)
            known = {_outcome(t.user_attrs.get(TRIAL_ID), t.state == TrialState.COMPLETE) for t in trials}
            if not known:
                study.set_user_attr("kernel", space.kernel)
                study.set_user_attr("source", source_hash(space.kernel))
                study.set_user_attr("hardware", space.hw.key)
            self._studies[name] = (study, known)
        return self._studies[name]
