"""A bench whose screening other machines share: orders go through a queue as soon as anybody has joined."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from moebench.plan.plan import KernelPlan, LayerPlan
from moebench.plan.source_hash import source_hash
from moebench.spec.workload import Workload
from moebench.store.trial_records import TrialRecord
from moebench.tune.bench import Bench, Heat, Screening
from moebench.tune.cells import Cell
from moebench.tune.planning import Task
from moebench.tune.queue import Claim, Heart, Order, PlanQueue
from moebench.tune.shared_storage import StorageAwayError

CLAIMS = 4
"""Orders that one process holds at once: the next ones compile while one is measured."""

POLL_S = 0.1


def terms_of(tasks: Sequence[Task], versions: Mapping[str, str], seed: int) -> dict[str, Any]:
    """What a worker must share with the search (hardware, versions, sources) and know of its tasks."""
    kernels = sorted({s.kernel for t in tasks for s in t.spaces})
    return {
        "hardware": tasks[0].hw.key,
        "versions": {name: versions[name] for name in ("torch", "triton", "moebench") if name in versions},
        "sources": {name: source_hash(name) for name in kernels},
        "seed": seed,
        "profile": tasks[0].profile.name,
        "tasks": [
            {"backend": t.backend, "variant": t.variant, "workloads": [w.to_dict() for w in t.workloads]} for t in tasks
        ],
    }


class SharedBench(Bench):
    """``local`` with the help of whoever joined ``queue``: each plan is measured once, by one of them.

    Races stay here: what is compared must run side by side on one device.
    """

    def __init__(self, local: Bench, queue: PlanQueue, tasks: Sequence[Task]) -> None:
        self.origin, self.hw = local.origin, local.hw
        self._local, self.queue = local, queue
        self._cells = {
            (i, s.kernel, c.workload.num_tokens): c for i, t in enumerate(tasks) for s in t.spaces for c in t.cells(s)
        }
        self._task_of = {cell: task for (task, _, _), cell in self._cells.items()}
        self._given = {trial_id for trial_id, _ in queue.results()}
        self._alone = False
        self.heart = Heart(queue)
        self.heart.start()

    def left_behind(self) -> list[TrialRecord]:
        """Results that the queue holds from before: of a search that was killed while others worked for it."""
        return [r for _, records in self.queue.results() for r in records]

    def clock_s(self) -> float:
        return self._local.clock_s()

    def until(self, end_s: float) -> None:
        self._local.until(end_s)

    @property
    def cut(self) -> tuple[str, ...]:
        """See ``Bench``."""
        return self._local.cut

    def race(self, entries: Sequence[tuple[Workload, tuple[LayerPlan, ...]]]) -> Iterator[Heat]:
        return self._local.race(entries)

    def stop(self) -> None:
        self._local.stop()

    def close(self) -> None:
        """End the sharing: workers see that no more orders come."""
        self.heart.stop()
        with contextlib.suppress(StorageAwayError):  # workers then notice that nobody leads them any more
            self.queue.close()
        self._local.close()

    def _helped(self) -> bool:
        """Whether anybody else takes part; nobody from the moment on at which the storage went away."""
        if not self._alone:
            try:
                return bool(self.queue.alive() - {self.queue.owner})
            except StorageAwayError:
                self._alone = True
        return False

    def screen(self, batch: Sequence[Screening]) -> Iterator[tuple[TrialRecord, ...]]:
        """See ``Bench``; a storage that goes away ends the help, and what is left is measured here."""
        asked, waiting = list(batch), dict[int, Screening]()
        if self._helped():
            try:
                while asked:
                    order = self.queue.put(self._order(asked[0]))
                    waiting[order] = asked.pop(0)
                yield from self._shared(waiting)
            except StorageAwayError:
                self._alone = True
                asked += waiting.values()
        if asked:
            yield from self._local.screen(asked)

    def _shared(self, waiting: dict[int, Screening]) -> Iterator[tuple[TrialRecord, ...]]:
        """Records of ``waiting`` from here and from others, each taken out of it as they come."""
        try:
            while waiting:
                yield from self._own(waiting)
                yield from self._others(waiting)
                moved = self.queue.requeue(set(waiting))
                for before, after in moved.items():
                    waiting[after] = waiting.pop(before)
        finally:
            with contextlib.suppress(StorageAwayError):
                self.queue.withdraw()

    def _order(self, screening: Screening) -> Order:
        tokens = tuple(c.workload.num_tokens for c in screening.cells)
        return Order(self._task_of[screening.cells[0]], screening.plan.kernel, screening.plan.params, tokens)

    def _own(self, waiting: dict[int, Screening]) -> Iterator[tuple[TrialRecord, ...]]:
        """Measure what can be claimed here."""
        claims = claim_some(self.queue)
        if not claims:
            if waiting:
                time.sleep(POLL_S)
            return
        try:
            for claim, records in measured(tuple(claims), self._local, self._cells):
                waiting.pop(claim.trial_id, None)
                self._given.add(claim.trial_id)
                yield records  # kept by whoever asked before the storage, which may be away, hears of it
                self.queue.finish(claim, records)
                claims.remove(claim)
        finally:
            with contextlib.suppress(StorageAwayError):
                self.queue.release(claims)

    def _others(self, waiting: dict[int, Screening]) -> Iterator[tuple[TrialRecord, ...]]:
        """What others handed in."""
        for trial_id, records in self.queue.results():
            if trial_id not in self._given:
                self._given.add(trial_id)
                waiting.pop(trial_id, None)
                if records:
                    yield records


def claim_some(queue: PlanQueue, most: int = CLAIMS) -> list[Claim]:
    """Up to ``most`` orders, claimed."""
    claims: list[Claim] = []
    while len(claims) < most and (claim := queue.claim()) is not None:
        claims.append(claim)
    return queue.standing(claims)


def measured(
    claims: Sequence[Claim], bench: Bench, cells: Mapping[tuple[int, str, int], Cell]
) -> Iterator[tuple[Claim, tuple[TrialRecord, ...]]]:
    """Every claim with its records, measured on ``bench`` in whatever order that ends them."""
    for task in sorted({c.order.task for c in claims}):
        own = {_key(c.order.kernel, c.order.params, c.order.tokens): c for c in claims if c.order.task == task}
        batch = [_screening(claim.order, cells) for claim in own.values()]
        for records in bench.screen(batch):
            tokens = [int(r.workload["num_tokens"]) for r in records]
            yield own[_key(records[0].kernel, records[0].params, tokens)], records


def _screening(order: Order, cells: Mapping[tuple[int, str, int], Cell]) -> Screening:
    found = tuple(cells[order.task, order.kernel, tokens] for tokens in order.tokens)
    return Screening(KernelPlan(order.kernel, order.params), found)


def _key(kernel: str, params: Mapping[str, Any], tokens: Sequence[int]) -> tuple[object, ...]:
    """One order among several, two of which may be of one plan at different token counts."""
    return (kernel, tuple(sorted(params.items())), tuple(sorted(tokens)))
