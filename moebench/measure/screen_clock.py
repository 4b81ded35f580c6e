"""Clocks of a screening: a few operations of a layer, timed in blocks of a median of samples.

========  =========================================================================================================
clock     a sample
========  =========================================================================================================
graph     replays of one graph that holds a whole turn of draws and weight copies, behind a backlog
events    calls from the host between two events, behind a backlog: long calls, and layers that can't be captured
wall      calls on a CPU
========  =========================================================================================================
"""

from __future__ import annotations

import math
import statistics
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from itertools import pairwise
from time import perf_counter
from typing import Union

import torch

from moebench.measure.backlog import Backlog
from moebench.measure.clock_events import EventClock
from moebench.measure.clock_wall import PassLane, WallClock
from moebench.measure.clocks import Load
from moebench.measure.device_events import EventPool, elapsed_us
from moebench.measure.graph_capture import capture_graph, without_collections
from moebench.measure.request import Detail
from moebench.pipeline.layer import BoundLayer, LayerIO, Op

MOST_SAMPLES = 5
"""Samples whose median is a block."""

LEAST_SAMPLE_US = 100.0
"""Shortest sample: events resolve about half a microsecond."""

Rounds = tuple[tuple[LayerIO, ...], ...]
Read = Callable[[], float]
"""Waits for the device and gives the microseconds."""


class Timed(ABC):
    """One plan's operations in one cell, ready to be timed; ``host_clock`` is that of its calls from the host."""

    clock: str
    host_clock: str
    least_block_us: float = 0.0

    @abstractmethod
    def estimate_us(self) -> float:
        """Rough time of a call in microseconds, warmed up."""

    @abstractmethod
    def begin(self, turn: int, samples: int, replays: int) -> Read:
        """Start a block; what is returned waits for it: the median over ``samples`` of a call's time in microseconds.

        The calls are those of round ``turn``; each sample is ``replays`` passes.
        """

    def block(self, turn: int, samples: int, replays: int) -> float:
        """A whole block."""
        return self.begin(turn, samples, replays)()

    def close(self) -> None:
        """Give back what it holds on the device."""
        return


class Passes(Timed):
    """Calls from the host, by a clock that stamps the borders of a pass."""

    def __init__(
        self, clock: Union[WallClock, EventClock], layer: BoundLayer, ops: Sequence[Op], rounds: Rounds
    ) -> None:
        self.clock = self.host_clock = clock.name
        self.least_block_us = clock.target_block_us if isinstance(clock, WallClock) else 0.0
        self._clock = clock
        self._lane = PassLane(Load(layer, rounds, Detail.LAYER), tuple(ops), (0,))

    def estimate_us(self) -> float:
        """One pass."""
        return float(self._clock.block([self._lane], 0)[0][0])

    def begin(self, turn: int, samples: int, replays: int) -> Read:
        """Passes, made at once; ``replays`` of them are a sample's mean."""
        taken = [float(v[0]) for v in self._clock.block([self._lane] * (samples * replays), turn)]
        means = [statistics.fmean(taken[i * replays : (i + 1) * replays]) for i in range(samples)]
        median = statistics.median(means)
        return lambda: median


class GraphTimer:
    """What the graphs of a device share: the stream to capture on, the backlog, events that are free."""

    def __init__(self, device: torch.device) -> None:
        self.device = device
        self.backlog = Backlog(device)
        self.pools: list[EventPool] = []
        self._stream = torch.cuda.Stream(device)  # type: ignore[no-untyped-call]

    def capture(self, ops: Sequence[Op], calls: Sequence[LayerIO]) -> torch.cuda.CUDAGraph:
        """A graph of ``ops`` on each of ``calls``, which have run before; raises CaptureError."""
        return capture_graph(self._stream, ops, calls)


class Replays(Timed):
    """Replays of a graph that holds one whole turn of calls."""

    clock, host_clock = "graph", EventClock.name

    def __init__(self, timer: GraphTimer, ops: Sequence[Op], calls: Sequence[LayerIO]) -> None:
        self._timer, self._calls = timer, tuple(calls)
        self._graph = timer.capture(ops, self._calls)
        self._events = timer.pools.pop() if timer.pools else EventPool()

    def _enqueue(self, samples: int, replays: int) -> Callable[[], list[float]]:
        events = self._events.take(samples + 1)
        with self._timer.backlog.enqueueing():
            events[0].record()
            for end in events[1:]:
                for _ in range(replays):
                    self._graph.replay()
                end.record()
        calls = replays * len(self._calls)

        def read() -> list[float]:
            events[-1].synchronize()
            return [elapsed_us(a, b) / calls for a, b in pairwise(events)]

        return read

    def estimate_us(self) -> float:
        """The second of two replays: the first one brings the graph to the device."""
        return self._enqueue(2, 1)()[1]

    def begin(self, turn: int, samples: int, replays: int) -> Read:
        """Every block replays the same turn; it is on its way when this returns."""
        read = self._enqueue(samples, replays)
        return lambda: statistics.median(read())

    def close(self) -> None:
        """Free the graph and its memory; its events serve the next one."""
        self._graph.reset()
        self._timer.pools.append(self._events)


def first_call(ops: Sequence[Op], io: LayerIO, device: torch.device) -> Read:
    """Run ``ops`` once, which loads what a capture must not load; how long they took, gaps of the host's included.

    The device waits in those gaps. Where kernels run for the first time in the process, they hold loading and Triton's
    compiling, many times the call itself: only the time of a later call tells of the plan.
    """
    if device.type != "cuda":
        start = perf_counter()
        for op in ops:
            op.run(io)
        took_us = (perf_counter() - start) * 1e6
        return lambda: took_us
    begin, end = EventPool().take(2)
    with without_collections():
        begin.record()
        for op in ops:
            op.run(io)
        end.record()

    def read() -> float:
        end.synchronize()
        return elapsed_us(begin, end)

    return read


def sampling(call_us: float, calls: int, target_block_us: float) -> tuple[int, int]:
    """How many samples of how many passes of ``calls`` calls make a block of about ``target_block_us``."""
    pass_us = max(call_us * calls, 1e-3)
    replays = max(1, math.ceil(min(LEAST_SAMPLE_US, target_block_us) / pass_us))
    return max(1, min(MOST_SAMPLES, round(target_block_us / (pass_us * replays)))), replays
