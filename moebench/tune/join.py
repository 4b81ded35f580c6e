"""Taking part in a search that another machine has open: claim plans, measure them here, hand in the results."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import dataclass, replace
from secrets import token_hex
from typing import Any

from pydantic import TypeAdapter, ValidationError

from moebench.errors import InputError, StoreError, UnknownNameError, UnsupportedError
from moebench.plan.source_hash import source_hash
from moebench.spec.workload import Workload
from moebench.tune.bench import Bench
from moebench.tune.cells import Cell
from moebench.tune.device import Target
from moebench.tune.queue import LEADER, LEASE_S, Claim, Heart, PlanQueue
from moebench.tune.shared_bench import POLL_S, claim_some, measured
from moebench.tune.storage import Storage

_WORKLOAD = TypeAdapter(Workload)


@dataclass(frozen=True)
class Joined:
    """How a worker's part ended: of which search, how many plans it measured, why it ended."""

    search: str
    plans: int
    reason: str
    by_user: bool = False


def new_owner() -> str:
    """A name for this process in a queue; it says nothing of the machine."""
    return f"worker-{os.getpid()}-{token_hex(3)}"


def open_queue(storage: Storage, target: Target, owner: str, lease_s: float = LEASE_S) -> PlanQueue:
    """The search at ``storage`` that this machine can take part in.

    Raises InputError where none is open, and UnsupportedError naming what differs (hardware, versions, kernels).
    """
    names = PlanQueue.names(storage.optuna)
    if not names:
        raise InputError(
            f"no search is open at {storage.name}; start one with: moebench tune --storage {storage.name} …"
        )
    reasons = []
    for name in reversed(names):
        queue = PlanQueue(storage.optuna, name, owner, lease_s)
        if not (why := differences(queue.terms(), target)):
            return queue
        reasons.append(f"{queue.search}: {'; '.join(why)}")
    raise UnsupportedError(f"this machine can't join a search at {storage.name}: {' | '.join(reasons)}")


def differences(terms: Mapping[str, Any], target: Target) -> list[str]:
    """What keeps this machine's times from being comparable with the search's, in words."""
    found = []
    if terms["hardware"] != target.hw.key:
        found.append(f"it is for {terms['hardware']}, this is {target.hw.key}")
    here = {**dict(target.versions)}
    for name, version in terms["versions"].items():
        if name in here and here[name] != version:
            found.append(f"it uses {name} {version}, here is {here[name]}")
    for kernel, digest in terms["sources"].items():
        try:
            own = source_hash(kernel)
        except UnknownNameError:
            found.append(f"kernel {kernel} is not installed here")
            continue
        if own != digest:
            found.append(f"kernel {kernel} is another version ({digest} there, {own} here)")
    return found


def cells_of(terms: Mapping[str, Any]) -> dict[tuple[int, str, int], Cell]:
    """Every cell of the search by task, kernel and token count; raises StoreError for terms that can't be read."""
    found = {}
    try:
        for index, task in enumerate(terms["tasks"]):
            for data in task["workloads"]:
                workload = _WORKLOAD.validate_python(data)
                for kernel in terms["sources"]:
                    cell = Cell(task["backend"], task["variant"], kernel, workload)
                    found[index, kernel, workload.num_tokens] = cell
    except (KeyError, TypeError, ValidationError) as error:
        raise StoreError(f"the search's terms can't be read: {str(error).splitlines()[0]}") from None
    return found


def work(
    storage: Storage, target: Target, bench_of: Callable[[Mapping[str, Any]], Bench], *,
    say: Callable[[str], None], limit_s: float | None = None, lease_s: float = LEASE_S,
) -> Joined:  # fmt: skip
    """Measure for the search that is open at ``storage`` until it ends, nobody leads it any more, or time is up.

    ``bench_of`` makes the bench from the search's terms. Ctrl-C ends the part taken; what was claimed goes back.
    """
    queue = open_queue(storage, target, new_owner(), lease_s)
    terms = queue.terms()
    cells = cells_of(terms)
    end_s = None if limit_s is None else time.monotonic() + limit_s
    plans, reason, by_user = 0, "", False
    say(f"joined {queue.search} as {queue.owner}")
    heart, claims = Heart(queue), list[Claim]()
    with closing(bench_of(terms)) as bench:
        if end_s is not None:
            bench.until(bench.clock_s() + end_s - time.monotonic())
        heart.start()
        try:
            while not reason:
                claims = claim_some(queue)
                if not claims:
                    time.sleep(POLL_S)
                for claim, records in measured(tuple(claims), bench, cells):
                    plans += queue.finish(claim, [replace(r, worker=queue.owner) for r in records])
                    claims.remove(claim)
                    if end_s is not None and time.monotonic() >= end_s:
                        break
                reason = _over(queue, end_s)
        except KeyboardInterrupt:
            bench.stop()
            reason, by_user = "stopped with Ctrl-C", True
        finally:
            queue.release(claims)
            heart.stop()
    return Joined(queue.search, plans, reason, by_user)


def _over(queue: PlanQueue, end_s: float | None) -> str:
    """Why a worker is done, empty while it isn't."""
    if end_s is not None and time.monotonic() >= end_s:
        return "its time is up"
    if queue.closed:
        return "the search ended"
    if LEADER not in queue.alive():
        return "nobody leads it any more; it goes on when its command is run again"
    return ""
