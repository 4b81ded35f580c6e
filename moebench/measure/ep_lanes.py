"""How a pass of a contender runs: calls launched one by one under stamps, or replays of captured calls.

A captured call holds its stamps as event nodes, so that a replay stamps every phase anew without the host.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext

import torch

from moebench.measure.backlog import Backlog
from moebench.measure.clocks import CaptureError
from moebench.measure.device_events import elapsed_us
from moebench.measure.ep_clock import Stamps, Tape, make_stamps, synchronize
from moebench.measure.ep_layer import BoundGroup
from moebench.pipeline.ep.planners.protocol import LearningPlanner
from moebench.pipeline.ep.ranks.protocol import Item, Ranks
from moebench.spec.ep_workload import EPStep

Stamped = tuple[Tape, Stamps]
"""One call's tape, and what turns its marks into times."""


class Lane(ABC):
    """One contender's calls. ``clock`` is the name that its records get, ``warning`` what they say of it."""

    clock: str
    warning: str = ""

    def __init__(self, group: BoundGroup, draws: Sequence[Sequence[Item]]) -> None:
        self.group, self.draws = group, tuple(draws)

    @abstractmethod
    def prepare(self, calls: int, draws: int) -> None:
        """Get ready for passes of ``calls`` calls on the first ``draws`` draws in turn, untimed."""

    @abstractmethod
    def run(self, calls: int, draws: int) -> list[Stamped]:
        """Run a pass and wait for it; its calls in their order."""


class EagerLane(Lane):
    """Calls that the host launches phase by phase."""

    def __init__(self, group: BoundGroup, draws: Sequence[Sequence[Item]]) -> None:
        super().__init__(group, draws)
        self._stamps = make_stamps(group.ranks, capturable=group.buffer.kernels.capturable)
        self.clock = self._stamps.name

    def prepare(self, calls: int, draws: int) -> None:
        """See ``Lane.prepare``; nothing is needed."""

    def run(self, calls: int, draws: int) -> list[Stamped]:
        """See ``Lane.run``."""
        ranks, stamps, tapes = self.group.ranks, self._stamps, []
        stamps.restart()
        with stamps.hold() or nullcontext():
            for call in range(calls):
                ranks.wait()
                stamps.start()
                self.group.run(self.draws[call % draws], stamps)
                tapes.append(stamps.tape)
        synchronize(ranks)
        return [(tape, stamps) for tape in tapes]


class GraphStamps(Stamps):
    """Timed events that a capture turns into nodes of its graph: each replay records them anew."""

    name = "graph"

    def __init__(self, ranks: Ranks) -> None:
        super().__init__(ranks)
        self._events: list[torch.cuda.Event] = []

    def mark(self) -> int:
        """See ``Stamps.mark``."""
        event = torch.cuda.Event(enable_timing=True, external=True)  # type: ignore[no-untyped-call]
        event.record()
        self._events.append(event)
        return len(self._events) - 1

    def opening(self) -> int:
        """Where the phase before ended: nothing lies between nodes of one stream."""
        return len(self._events) - 1 if self._events else self.mark()

    def wait(self, step: EPStep) -> AbstractContextManager[None]:
        """Nobody waits in a captured call; phases after it are another section."""
        self.tape.waits += 1
        return nullcontext()

    def us(self, first: int, last: int) -> float:
        """See ``Stamps.us``; of the last replay."""
        return elapsed_us(self._events[first], self._events[last])


class GraphLane(Lane):
    """Calls captured one by one, each place of a pass with a graph and events of its own."""

    clock = "graph"

    def __init__(self, group: BoundGroup, draws: Sequence[Sequence[Item]]) -> None:
        super().__init__(group, draws)
        device = group.ranks.device
        self._stream = torch.cuda.Stream(device)  # type: ignore[no-untyped-call]
        self._pool = torch.cuda.graph_pool_handle()
        self._backlog = Backlog(device)
        self._captured: list[tuple[torch.cuda.CUDAGraph, GraphStamps]] = []
        self._draws_captured = 0
        self.prepare(1, 1)

    def prepare(self, calls: int, draws: int) -> None:
        """See ``Lane.prepare``; raises CaptureError where a call can't be captured."""
        if draws != self._draws_captured:
            self._captured.clear()
            self._draws_captured = draws
        while len(self._captured) < calls:
            self._captured.append(self._capture(self.draws[len(self._captured) % draws]))
        torch.cuda.synchronize(self.group.ranks.device)

    def _capture(self, items: Sequence[Item]) -> tuple[torch.cuda.CUDAGraph, GraphStamps]:
        device = self.group.ranks.device
        # Once before, as capture wants it: what a first call sets up can't be captured.
        self._stream.wait_stream(torch.cuda.current_stream(device))
        with torch.cuda.stream(self._stream):
            self.group.run(items)
        torch.cuda.current_stream(device).wait_stream(self._stream)
        torch.cuda.synchronize(device)
        graph, stamps = torch.cuda.CUDAGraph(), GraphStamps(self.group.ranks)
        try:
            with torch.cuda.graph(graph, pool=self._pool, stream=self._stream):
                self.group.run(items, stamps)
        except torch.cuda.OutOfMemoryError:
            raise
        except (RuntimeError, TypeError) as error:
            torch.cuda.synchronize(device)
            raise CaptureError(f"graph capture failed: {(str(error).splitlines() or [''])[0]}") from error
        return graph, stamps

    def run(self, calls: int, draws: int) -> list[Stamped]:
        """See ``Lane.run``."""
        self.prepare(calls, draws)
        with self._backlog.enqueueing():
            for graph, _ in self._captured[:calls]:
                graph.replay()
        synchronize(self.group.ranks)
        return [(stamps.tape, stamps) for _, stamps in self._captured[:calls]]


def can_capture(group: BoundGroup) -> bool:
    """Whether a call of ``group`` is work of one CUDA device alone: nothing is read on the host, nobody waits."""
    ranks, buffer = group.ranks, group.buffer
    return (
        ranks.device.type == "cuda" and len(ranks.local_ranks) == ranks.ep_size and buffer.kernels.capturable
        and not isinstance(buffer.planner, LearningPlanner)
    )  # fmt: skip


def make_lane(group: BoundGroup, draws: Sequence[Sequence[Item]]) -> Lane:
    """A captured lane where ``group`` can be captured on this device, else an eager one."""
    if can_capture(group):
        try:
            return GraphLane(group, draws)
        except CaptureError as error:
            lane = EagerLane(group, draws)
            lane.warning = f"timed by events: {error}"
            return lane
    return EagerLane(group, draws)
