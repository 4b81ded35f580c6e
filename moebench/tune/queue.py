"""A search's plans as enqueued trials of one Optuna study, from which workers on any machine take what they measure.

An *order* is a waiting trial that holds a plan and its cells. A worker claims it by taking it from waiting to running,
which a storage does for one of several at once; its results travel in the finished trial. A claim has an owner and a
lease: the owner beats while it works, and an order whose owner was not heard of for the length of the lease goes back.
"""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from moebench.errors import StoreError
from moebench.store import codec
from moebench.store.trial_records import TrialRecord
from moebench.tune.shared_storage import SharedStorage, StorageAwayError, settle_s
from moebench.tune.storage import quiet_optuna

if TYPE_CHECKING:
    from optuna.storages import BaseStorage
    from optuna.trial import FrozenTrial

PREFIX = "moebench-queue/"
LEASE_S = 60.0
OPEN, CLOSED = "open", "closed"
ORDER, RECORDS, OWNER, STATE, TERMS = "order", "records", "owner", "state", "terms"
BEAT_PREFIX = "beat/"
LEADER = "leader"
WITHDRAWN, EXPIRED, RELEASED = "withdrawn", "lease expired", "released"
BEATS_A_LEASE = 4


@dataclass(frozen=True)
class Order:
    """A plan to be measured: of which task, which kernel with which parameters, at which token counts."""

    task: int
    kernel: str
    params: Mapping[str, Any]
    tokens: tuple[int, ...]

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready form."""
        return {"task": self.task, "kernel": self.kernel, "params": dict(self.params), "tokens": list(self.tokens)}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Order:
        """The order that ``to_dict`` wrote; raises StoreError for anything else."""
        try:
            return cls(int(data["task"]), str(data["kernel"]), dict(data["params"]), tuple(map(int, data["tokens"])))
        except (KeyError, TypeError, ValueError) as error:
            raise StoreError(f"the queue holds an order that can't be read ({error!r}): {data}") from None


@dataclass(frozen=True)
class Claim:
    """An order that this process measures, and the id of its trial."""

    order: Order
    trial_id: int


@dataclass
class _Heard:
    """When an owner's beat last changed, on this process's clock."""

    beat: Any = None
    since_s: float = field(default_factory=time.monotonic)


class PlanQueue:
    """The queue of one search in ``storage``; ``owner`` names this process in it."""

    def __init__(self, storage: BaseStorage, name: str, owner: str, lease_s: float = LEASE_S) -> None:
        self.name, self.owner, self.lease_s = name, owner, lease_s
        self._storage: Any = SharedStorage(storage)
        self._settle_s = settle_s(storage)
        self._study_id: int = self._storage.get_study_id_from_name(name)
        self._heard: dict[str, _Heard] = {}
        self._beats = 0

    @classmethod
    def create(
        cls, storage: BaseStorage, search: str, terms: Mapping[str, Any], owner: str, lease_s: float = LEASE_S
    ) -> PlanQueue:
        """Open the queue of ``search``; one that is there is gone on with under new ``terms``."""
        from optuna.exceptions import DuplicatedStudyError
        from optuna.study import StudyDirection

        name, shared = PREFIX + search, SharedStorage(storage)
        with quiet_optuna():
            try:
                shared.create_new_study([StudyDirection.MINIMIZE], name)
            except DuplicatedStudyError:
                pass
        queue = cls(storage, name, owner, lease_s)
        shared.set_study_user_attr(queue._study_id, TERMS, json.dumps(terms, sort_keys=True))
        shared.set_study_user_attr(queue._study_id, STATE, OPEN)
        return queue

    @staticmethod
    def names(storage: BaseStorage) -> list[str]:
        """The queues that are open in ``storage``, the newest last."""
        found = [
            s for s in SharedStorage(storage).get_all_studies()
            if s.study_name.startswith(PREFIX) and s.user_attrs.get(STATE) == OPEN
        ]  # fmt: skip
        return [s.study_name for s in sorted(found, key=lambda s: s._study_id)]

    @property
    def search(self) -> str:
        """The search's name."""
        return self.name.removeprefix(PREFIX)

    def attrs(self) -> dict[str, Any]:
        """What the study says of the search."""
        return dict(self._storage.get_study_user_attrs(self._study_id))

    def terms(self) -> dict[str, Any]:
        """What workers must share with the search, and what they need to know of it."""
        told: dict[str, Any] = json.loads(self.attrs()[TERMS])
        return told

    @property
    def closed(self) -> bool:
        """Whether no more orders will come."""
        return self.attrs().get(STATE) != OPEN

    def close(self) -> None:
        """Say that no more orders will come, and take back those that nobody claimed."""
        self.withdraw()
        self._storage.set_study_user_attr(self._study_id, STATE, CLOSED)

    def beat(self) -> None:
        """Let the others know that this process works."""
        self._beats += 1
        self._storage.set_study_user_attr(self._study_id, BEAT_PREFIX + self.owner, self._beats)

    def alive(self) -> set[str]:
        """The owners whose beat changed within the lease, as far as this process has watched."""
        found = set()
        for key, beat in self.attrs().items():
            if not key.startswith(BEAT_PREFIX):
                continue
            owner = key.removeprefix(BEAT_PREFIX)
            heard = self._heard.setdefault(owner, _Heard(beat))
            if heard.beat != beat:
                heard.beat, heard.since_s = beat, time.monotonic()
            if time.monotonic() - heard.since_s < self.lease_s:
                found.add(owner)
        return found

    def put(self, order: Order) -> int:
        """Enqueue ``order``; returns the id of its trial."""
        from optuna.trial import TrialState, create_trial

        attrs = {ORDER: order.to_dict()}
        trial = create_trial(state=TrialState.WAITING, user_attrs=attrs)
        return int(self._storage.create_new_trial(self._study_id, template_trial=trial))

    def _trials(self, *states: str) -> list[FrozenTrial]:
        from optuna.trial import TrialState

        wanted = tuple(TrialState[s] for s in states)
        found: list[FrozenTrial] = self._storage.get_all_trials(self._study_id, deepcopy=False, states=wanted)
        return found

    def claim(self) -> Claim | None:
        """Take the oldest waiting order; None where there is none."""
        from optuna.exceptions import UpdateFinishedTrialError
        from optuna.trial import TrialState

        for trial in self._trials("WAITING"):
            try:
                taken = self._storage.set_trial_state_values(trial._trial_id, TrialState.RUNNING)
            except (UpdateFinishedTrialError, StorageAwayError):  # withdrawn, or taken at this very moment
                continue
            if taken:
                self._storage.set_trial_user_attr(trial._trial_id, OWNER, self.owner)
                return Claim(Order.from_dict(trial.user_attrs[ORDER]), trial._trial_id)
        return None

    def standing(self, claims: Sequence[Claim]) -> list[Claim]:
        """Those of ``claims`` that are this process's: of several that took one order at once, the last to sign has it.

        Waits where a storage may have given an order to several.
        """
        if not claims or not self._settle_s:
            return list(claims)
        time.sleep(self._settle_s)
        owners = [self._storage.get_trial(c.trial_id).user_attrs.get(OWNER) for c in claims]
        return [c for c, owner in zip(claims, owners, strict=True) if owner == self.owner]

    def finish(self, claim: Claim, records: Sequence[TrialRecord]) -> bool:
        """Hand in the results of a claim; False where its lease had expired and the order went back meanwhile."""
        from optuna.exceptions import UpdateFinishedTrialError
        from optuna.trial import TrialState

        told = [codec.write_trial(r) for r in records]
        try:
            self._storage.set_trial_user_attr(claim.trial_id, RECORDS, told)
            self._storage.set_trial_state_values(claim.trial_id, TrialState.COMPLETE, [float(len(records))])
        except UpdateFinishedTrialError:
            return False
        return True

    def results(self) -> Iterator[tuple[int, tuple[TrialRecord, ...]]]:
        """Every finished order: the id of its trial and the records it gave."""
        for trial in self._trials("COMPLETE"):
            lines = trial.user_attrs.get(RECORDS, ())
            yield trial._trial_id, tuple(codec.read_trial(line, f"queue trial {trial.number}") for line in lines)

    def _end(self, trial_id: int, reason: str) -> bool:
        """Fail a trial; False where it was finished already."""
        from optuna.exceptions import UpdateFinishedTrialError
        from optuna.trial import TrialState

        try:
            self._storage.set_trial_user_attr(trial_id, "ended", reason)
            self._storage.set_trial_state_values(trial_id, TrialState.FAIL)
        except UpdateFinishedTrialError:
            return False
        return True

    def withdraw(self) -> None:
        """Take back every order that nobody claimed."""
        for trial in self._trials("WAITING"):
            self._end(trial._trial_id, WITHDRAWN)

    def release(self, claims: Sequence[Claim]) -> None:
        """Give claims back unmeasured."""
        for claim in claims:
            self._end(claim.trial_id, RELEASED)

    def requeue(self, trial_ids: set[int]) -> dict[int, int]:
        """Put back those of ``trial_ids`` that were given back or whose owners are silent; returns the new id of each.

        Called by the process that waits for the orders, so that one alone puts an order back.
        """
        alive, moved = self.alive(), {}
        for trial in self._trials("RUNNING", "FAIL"):
            owner, number = trial.user_attrs.get(OWNER), trial._trial_id
            if number not in trial_ids or (owner == self.owner and not trial.state.is_finished()):
                continue
            if not trial.state.is_finished():
                seen = self._heard.setdefault(
                    f"claim/{number}", _Heard()
                )  # the owner may not have signed or beaten yet
                if owner in alive or time.monotonic() - seen.since_s < self.lease_s or not self._end(number, EXPIRED):
                    continue
            moved[number] = self.put(Order.from_dict(trial.user_attrs[ORDER]))
        return moved


class Heart:
    """Beats for a queue from a thread, while this process measures and can't."""

    def __init__(self, queue: PlanQueue) -> None:
        self._queue, self._stop = queue, threading.Event()
        self._thread = threading.Thread(target=self._run, name="moebench-beat", daemon=True)

    def _run(self) -> None:
        while not self._stop.wait(self._queue.lease_s / BEATS_A_LEASE):
            try:
                self._queue.beat()
            except StorageAwayError:  # away for a moment: the next beat, or the next claim, will tell
                continue

    def start(self) -> None:
        """Beat once, and from then on."""
        self._queue.beat()
        self._thread.start()

    def stop(self) -> None:
        """Fall silent."""
        self._stop.set()
        self._thread.join(timeout=1.0)
