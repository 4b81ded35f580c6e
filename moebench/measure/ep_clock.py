"""Timing a group's call phase by phase, and what ranks did in it as numbers.

Every phase is stamped at both ends. On virtual ranks a rank's phases are timed one after another, and the layer is
the time that the ranks would take side by side without a link: between two waits the slowest rank's sum. On ranks
with a process each, the layer is what passes from a call's first phase to its last, waits and all.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from time import perf_counter_ns
from types import TracebackType

import numpy as np
import numpy.typing as npt
import torch

from moebench.measure.backlog import Backlog
from moebench.measure.device_events import EventPool, elapsed_us
from moebench.pipeline.ep.ranks.accesses import Phase
from moebench.pipeline.ep.ranks.protocol import Exchange, Listener, Ranks
from moebench.spec.ep_workload import EPStep

FloatArray = npt.NDArray[np.float64]

STEPS = tuple(EPStep)
WAIT, LAYER_MEAN, LAYER = -3, -2, -1
"""Columns of a row from its end; before them the steps' slowest rank, then the steps' mean over ranks."""
WIDTH = 2 * len(STEPS) + 3


@dataclass
class Tape:
    """One call as it was stamped: (step, rank, first mark, last mark) of every phase, ``None`` for a wait's step.

    ``sections`` counts the waits before each entry: phases of one section run side by side on real ranks.
    """

    entries: list[tuple[int | None, int, int, int]] = field(default_factory=list)
    sections: list[int] = field(default_factory=list)
    waits: int = 0


class _Stamped(AbstractContextManager[None]):
    """Marks both ends of what is inside."""

    def __init__(self, stamps: Stamps, step: int | None, rank: int) -> None:
        self._stamps, self._step, self._rank = stamps, step, rank

    def __enter__(self) -> None:
        self._first = self._stamps.opening()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        tape = self._stamps.tape
        tape.entries.append((self._step, self._rank, self._first, self._stamps.mark()))
        tape.sections.append(tape.waits)


class Stamps(Listener, ABC):
    """A listener that stamps phases; ``us`` turns two marks into microseconds once the device has passed them."""

    name: str

    def __init__(self, ranks: Ranks) -> None:
        self._home = ranks.local_ranks[0]
        self.tape = Tape()

    @abstractmethod
    def mark(self) -> int:
        """A mark now."""

    def opening(self) -> int:
        """The mark that what comes now begins at."""
        return self.mark()

    @abstractmethod
    def us(self, first: int, last: int) -> float:
        """Time between two marks."""

    def start(self) -> None:
        """A new call begins."""
        self.tape = Tape()

    def restart(self) -> None:
        """Forget every mark: a new pass begins."""

    def hold(self) -> AbstractContextManager[None] | None:
        """Around the enqueueing of a pass, where the device must not run ahead of the host."""
        return None

    def phase(self, phase: Phase, rank: int) -> AbstractContextManager[None]:
        """See ``Listener.phase``."""
        return _Stamped(self, STEPS.index(phase.step), rank)

    def exchange(self, exchange: Exchange) -> AbstractContextManager[None]:
        """See ``Listener.exchange``; the others' lateness is part of it."""
        return _Stamped(self, STEPS.index(exchange.step), self._home)

    def wait(self, step: EPStep) -> AbstractContextManager[None]:
        """See ``Listener.wait``."""
        self.tape.waits += 1
        return _Stamped(self, None, self._home)


class WallStamps(Stamps):
    """Host time: right where a phase has finished when its call returns."""

    name = "wall"

    def mark(self) -> int:
        """See ``Stamps.mark``."""
        return perf_counter_ns()

    def us(self, first: int, last: int) -> float:
        """See ``Stamps.us``."""
        return (last - first) / 1e3


class EventStamps(Stamps):
    """Events on the device's current stream; ``held`` keeps the device waiting while a pass is enqueued."""

    name = "events"

    def __init__(self, ranks: Ranks, *, held: bool) -> None:
        super().__init__(ranks)
        self._pool, self._used = EventPool(), 0
        self._events: list[torch.cuda.Event] = []
        self._backlog = Backlog(ranks.device) if held else None

    def restart(self) -> None:
        """See ``Stamps.restart``."""
        self._used = 0

    def hold(self) -> AbstractContextManager[None] | None:
        """See ``Stamps.hold``."""
        return None if self._backlog is None else self._backlog.enqueueing()

    def mark(self) -> int:
        """See ``Stamps.mark``."""
        place, self._used = self._used, self._used + 1
        if place == len(self._events):
            self._events = self._pool.take(2 * place + 64)
        self._events[place].record()
        return place

    def us(self, first: int, last: int) -> float:
        """See ``Stamps.us``."""
        return elapsed_us(self._events[first], self._events[last])


def make_stamps(ranks: Ranks, *, capturable: bool) -> Stamps:
    """Stamps that suit the ranks' device.

    ``capturable`` kernels never look at the device from the host, so that a whole pass can be enqueued before it
    starts; ranks that trade by all-to-all read counts on the host, and can't.
    """
    if ranks.device.type != "cuda":
        return WallStamps(ranks)
    return EventStamps(ranks, held=capturable and ranks.addressable)


@dataclass(frozen=True)
class CallTimes:
    """One call on this process's ranks, in nanoseconds: by local rank the steps, waits and layer."""

    steps: npt.NDArray[np.int64]
    waits: npt.NDArray[np.int64]
    layer: npt.NDArray[np.int64]

    def flat(self) -> list[int]:
        """One rank's numbers in a row, for the others."""
        return [*(int(v) for v in self.steps[0]), int(self.waits[0]), int(self.layer[0])]


def call_times(tape: Tape, stamps: Stamps, ranks: Ranks) -> CallTimes:
    """Sum a tape up; on virtual ranks ``layer`` is each rank's own work, and nobody waits."""
    places = {rank: i for i, rank in enumerate(ranks.local_ranks)}
    steps = np.zeros((len(places), len(STEPS)))
    waits = np.zeros(len(places))
    for step, rank, first, last in tape.entries:
        took = stamps.us(first, last) * 1e3
        if step is None:
            waits[places[rank]] += took
        else:
            steps[places[rank], step] += took
    if len(places) > 1 or ranks.ep_size == 1:
        layer = steps.sum(axis=1)
        waits[:] = 0
    else:
        layer = np.array([stamps.us(tape.entries[0][2], tape.entries[-1][3]) * 1e3])
    whole = [np.rint(a).astype(np.int64) for a in (steps, waits, layer)]
    return CallTimes(*whole)


def side_by_side_us(tape: Tape, stamps: Stamps) -> float:
    """What virtual ranks would take side by side: between waits, the slowest rank's phases."""
    sections: dict[int, dict[int, float]] = {}
    for (step, rank, first, last), section in zip(tape.entries, tape.sections, strict=True):
        if step is not None:
            own = sections.setdefault(section, {})
            own[rank] = own.get(rank, 0.0) + stamps.us(first, last)
    return sum(max(own.values()) for own in sections.values())


def row_of(steps_us: FloatArray, waits_us: FloatArray, layer_us: FloatArray, critical_us: float | None) -> FloatArray:
    """A row of columns from all ranks' numbers of one call: steps [R, n], waits [R], layer [R]."""
    slowest = float(layer_us.max()) if critical_us is None else critical_us
    tail = [float(waits_us.max()), float(layer_us.mean()), slowest]
    return np.concatenate([steps_us.max(axis=0), steps_us.mean(axis=0), np.array(tail)])


def rows_of_pass(calls: Sequence[CallTimes], criticals: Sequence[float], ranks: Ranks) -> tuple[FloatArray, float]:
    """The mean row over a pass's calls and rank 0's time in seconds, the same on every rank; collective.

    ``criticals`` are the virtual ranks' side-by-side times, empty elsewhere.
    """
    now_ns = perf_counter_ns()
    if len(calls[0].waits) == ranks.ep_size:
        made = [
            row_of(c.steps / 1e3, c.waits / 1e3, c.layer / 1e3, criticals[i] if criticals else None)
            for i, c in enumerate(calls)
        ]
        return np.asarray(np.mean(made, axis=0)), now_ns / 1e9
    told = ranks.gather([now_ns, *(n for c in calls for n in c.flat())])
    width = len(STEPS) + 2
    table = np.array([row[1:] for row in told], dtype=np.float64).reshape(len(told), len(calls), width) / 1e3
    made = [row_of(table[:, i, :-2], table[:, i, -2], table[:, i, -1], None) for i in range(len(calls))]
    return np.asarray(np.mean(made, axis=0)), told[0][0] / 1e9


def synchronize(ranks: Ranks) -> None:
    """Wait for this process's device work, bounded in time on ranks with a process each."""
    if ranks.device.type == "cuda" and len(ranks.local_ranks) > 1:
        torch.cuda.synchronize(ranks.device)
        return
    ranks.sync()
