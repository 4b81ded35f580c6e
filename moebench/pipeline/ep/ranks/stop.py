"""Stopping together: a rank that fails leaves its message where the others look while they wait.

Messages travel through the key-value store of the process group, so that they arrive when collectives hang.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from torch._C._distributed_c10d import Store

from moebench.errors import MeasureError

LOOK_EVERY_S = 0.05
CENSUS_S = 0.5
LINGER_S = 5.0


class RankStoppedError(MeasureError):
    """Another rank failed, or didn't come within the time limit."""


class StopBoard:
    """This rank's view of who has stopped and who waits, on a store shared by all ranks."""

    def __init__(self, store: Store, rank: int, size: int, limit_s: float) -> None:
        self.store, self.rank, self.size, self.limit_s = store, rank, size, limit_s
        self._looked_at = 0.0

    def publish(self, message: str) -> None:
        """Tell the others that this rank stops, and stay until each has read it, at most ``LINGER_S``.

        The store may live in this process: leaving at once could take the message with it.
        """
        self.store.set("stop", message)
        self.store.set(f"read/{self.rank}", "1")
        others = [f"read/{r}" for r in range(self.size) if r != self.rank]
        until = time.monotonic() + min(LINGER_S, self.limit_s)
        while others and time.monotonic() < until:
            others = [key for key in others if not self.store.check([key])]
            time.sleep(LOOK_EVERY_S)

    def look(self, *, now: bool = False) -> None:
        """Raise RankStoppedError with the message of a rank that has stopped; asks the store at intervals only."""
        if not now and time.monotonic() - self._looked_at < LOOK_EVERY_S:
            return
        self._looked_at = time.monotonic()
        try:
            message = self.store.get("stop").decode() if self.store.check(["stop"]) else ""
            if message:
                self.store.set(f"read/{self.rank}", "1")
            if self.store.check(["census"]):
                self.store.set(f"waits/{self.rank}", "1")
        except RuntimeError as error:
            raise RankStoppedError(
                "the ranks' common store is gone: the process that held it (rank 0, or torchrun) ended; see its output"
            ) from error
        if message:
            raise RankStoppedError(message)

    def until(self, done: Callable[[], bool], what: str, absent: Callable[[], list[int]] | None = None) -> None:
        """Return when ``done()``; raise where a rank stops meanwhile or the time limit passes, naming who is missing.

        ``absent`` tells the missing ranks where they are known; else every waiting rank is asked to show itself.
        """
        start = time.monotonic()
        while not done():
            waited = time.monotonic() - start
            if waited > self.limit_s:
                raise RankStoppedError(self.missing(f"waited {self.limit_s:g} s at {what}", absent))
            self.look()
            if waited > 1e-3:
                time.sleep(2e-4)

    def census(self) -> list[int]:
        """Ranks that don't wait: every one that does shows itself; raises where one of them left a message."""
        self.store.set(f"waits/{self.rank}", "1")
        self.store.set("census", "1")
        time.sleep(CENSUS_S)
        self.look(now=True)
        return [r for r in range(self.size) if not self.store.check([f"waits/{r}"])]

    def missing(self, happened: str, absent: Callable[[], list[int]] | None = None) -> str:
        """A sentence on which ranks don't wait; raises RankStoppedError where one of them left a message."""
        self.look(now=True)
        gone = self.census() if absent is None else absent()
        who = f"rank {', '.join(map(str, gone))} did not come" if gone else "all ranks wait, but their work is stuck"
        return f"{who}: rank {self.rank} {happened}; see the missing process's output"

    def collect(self, key: str, value: str) -> list[str]:
        """Every rank's ``value`` under ``key``, by rank; a key serves once."""
        names = [f"{key}/{r}" for r in range(self.size)]
        self.store.set(names[self.rank], value)
        self.until(
            lambda: self.store.check(names), key, lambda: [r for r, n in enumerate(names) if not self.store.check([n])]
        )
        return [self.store.get(name).decode() for name in names]
