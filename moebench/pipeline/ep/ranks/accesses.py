"""When ranks must wait for each other: derived from what phases read and write, never decided by hand.

Between two phases of a list there is a wait exactly when the later one touches memory that a phase since the
last wait touched on another rank, and at least one of the two wrote. Ranks run the same lists, so each comes to
the same answer alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import Enum

from moebench.spec.ep_workload import EPStep


class Memory(str, Enum):
    """Symmetric memory by what it holds: a set of regions that phases touch together."""

    HISTOGRAMS = "histograms"
    ROWS = "rows"
    TOKENS = "tokens"
    RETURNED = "returned"
    SLOTS = "slots"


@dataclass(frozen=True)
class Phase:
    """A piece of a step that every rank runs on its own: ``run(rank)``; what it touches of which memory.

    ``reads`` and ``writes`` are of the rank's own part, ``reads_peers`` and ``writes_peers`` of the others'.
    """

    step: EPStep
    name: str
    run: Callable[[int], None]
    reads: frozenset[Memory] = frozenset()
    writes: frozenset[Memory] = frozenset()
    reads_peers: frozenset[Memory] = frozenset()
    writes_peers: frozenset[Memory] = frozenset()


@dataclass
class Accesses:
    """What the phases since the last wait touched."""

    _read: set[Memory] = field(default_factory=set)
    _written: set[Memory] = field(default_factory=set)
    _read_peers: set[Memory] = field(default_factory=set)
    _written_peers: set[Memory] = field(default_factory=set)

    def must_wait(self, phase: Phase) -> bool:
        """Whether ``phase`` may only start when all ranks have finished the phases before it."""
        return (
            _meet(phase.reads, self._written_peers)
            or _meet(phase.writes, self._read_peers | self._written_peers)
            or _meet(phase.reads_peers, self._written | self._written_peers)
            or _meet(phase.writes_peers, self._read | self._written | self._read_peers | self._written_peers)
        )

    def add(self, phase: Phase) -> None:
        """``phase`` runs now."""
        self._read |= phase.reads
        self._written |= phase.writes
        self._read_peers |= phase.reads_peers
        self._written_peers |= phase.writes_peers

    def settle(self) -> None:
        """All ranks have finished all phases so far."""
        for touched in (self._read, self._written, self._read_peers, self._written_peers):
            touched.clear()


def _meet(a: Iterable[Memory], b: set[Memory]) -> bool:
    return not b.isdisjoint(a)
