"""The clock of a GPU layer that can't be captured: device events at the operations' borders.

Such a layer waits for the device inside a call, so that gaps in which the device waits for the host are part of
its time, here as in use. Events resolve about half a microsecond.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import torch

from moebench.measure.backlog import Backlog
from moebench.measure.clock_wall import PassLane, cumulative_us, pass_lanes
from moebench.measure.clocks import Clock, FloatArray, Lane, Load
from moebench.measure.device_events import EventPool, elapsed_us

WARM_UP_CALLS = 2


class EventClock(Clock):
    """CUDA or HIP events on the current stream of ``device``."""

    name = "events"
    target_block_us = 1000.0

    def __init__(self, device: torch.device) -> None:
        self._device = device
        self._backlog = Backlog(device)
        self._events = EventPool()

    def estimate_us(self, load: Load) -> float:
        """One call by events, after a warm-up."""
        io = load.rounds[0][0]
        for _ in range(WARM_UP_CALLS):
            load.layer.run(io)
        start, end = self._events.take(2)
        start.record()
        load.layer.run(io)
        end.record()
        end.synchronize()
        return elapsed_us(start, end)

    def lanes(self, load: Load) -> tuple[PassLane, ...]:
        """A stamped pass and a whole one, or one lane an operation."""
        return pass_lanes(load)

    def block(self, lanes: Sequence[Lane], turn: int) -> list[FloatArray]:
        """One pass a lane, each behind a backlog of its own so that a layer without syncs is enqueued in time."""
        return [self._pass(lane, turn) for lane in lanes if isinstance(lane, PassLane)]

    def _pass(self, lane: PassLane, turn: int) -> FloatArray:
        load, runs = lane.load, tuple(op.run for op in lane.ops)
        calls = load.rounds[turn % len(load.rounds)]
        marks = len(calls) * (len(runs) + 1) if lane.stamped else 2
        events = self._events.take(marks)
        if load.flush is not None:
            load.flush()
        with self._backlog.enqueueing():
            if lane.stamped:
                mark = 0
                for io in calls:
                    events[mark].record()
                    for run in runs:
                        run(io)
                        mark += 1
                        events[mark].record()
                    mark += 1
            else:
                events[0].record()
                for io in calls:
                    for run in runs:
                        run(io)
                events[1].record()
        events[marks - 1].synchronize()
        stamps = np.array([0.0, *(elapsed_us(events[0], event) for event in events[1:])])
        if not lane.stamped:
            return stamps[1:] / len(calls)
        return cumulative_us(stamps.reshape(len(calls), len(runs) + 1))
