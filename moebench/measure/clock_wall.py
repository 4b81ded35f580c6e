"""The clock of a CPU: ``perf_counter_ns`` around calls.

Steps come from stamps at the operations' borders inside one pass; the layer from passes of its own without them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter_ns

import numpy as np

from moebench.measure.clocks import Clock, FloatArray, Lane, Load
from moebench.measure.request import Detail
from moebench.pipeline.layer import LayerIO, Op


@dataclass(frozen=True)
class PassLane(Lane):
    """One pass over ``load``'s calls: ``ops`` in order, stamped after each operation or at the end alone."""

    load: Load
    ops: tuple[Op, ...]
    columns: tuple[int, ...]

    @property
    def stamped(self) -> bool:
        """Whether every operation's end is stamped."""
        return len(self.columns) > 1


def pass_lanes(load: Load) -> tuple[PassLane, ...]:
    """The lanes of a clock that stamps borders inside a pass."""
    ops, last = load.layer.ops, load.width - 1
    whole = PassLane(load, ops, (last,))
    if load.detail is Detail.LAYER:
        return (whole,)
    if load.detail is Detail.ALONE:
        return (*(PassLane(load, (op,), (i,)) for i, op in enumerate(ops)), whole)
    return (PassLane(load, ops, tuple(range(last))) if last > 1 else PassLane(load, ops, (0,)), whole)


def cumulative_us(stamps: FloatArray) -> FloatArray:
    """Mean time from a call's start to each operation's end, from stamps [calls, 1 + n] in microseconds."""
    return np.asarray((stamps[:, 1:] - stamps[:, :1]).mean(axis=0))


def _whole_pass(runs: tuple[Callable[[LayerIO], None], ...], calls: tuple[LayerIO, ...]) -> FloatArray:
    start = perf_counter_ns()
    for io in calls:
        for run in runs:
            run(io)
    return np.array([(perf_counter_ns() - start) / 1e3 / len(calls)])


def _stamped_pass(runs: tuple[Callable[[LayerIO], None], ...], calls: tuple[LayerIO, ...]) -> FloatArray:
    stamps: list[int] = []
    stamp = stamps.append
    for io in calls:
        stamp(perf_counter_ns())
        for run in runs:
            run(io)
            stamp(perf_counter_ns())
    return cumulative_us(np.array(stamps, dtype=np.float64).reshape(len(calls), len(runs) + 1) / 1e3)


class WallClock(Clock):
    """Monotonic host time; right where an operation has finished when its call returns."""

    name = "wall"
    target_block_us = 2000.0

    def estimate_us(self, load: Load) -> float:
        """The second of two calls."""
        io = load.rounds[0][0]
        for _ in range(2):
            start = perf_counter_ns()
            for op in load.layer.ops:
                op.run(io)
            took = perf_counter_ns() - start
        return took / 1e3

    def lanes(self, load: Load) -> tuple[PassLane, ...]:
        """A stamped pass and a whole one, or one lane an operation."""
        return pass_lanes(load)

    def block(self, lanes: Sequence[Lane], turn: int) -> list[FloatArray]:
        """One pass a lane."""
        values = []
        for lane in lanes:
            assert isinstance(lane, PassLane)
            load, runs = lane.load, tuple(op.run for op in lane.ops)
            if load.flush is not None:
                load.flush()
            run_pass = _stamped_pass if lane.stamped else _whole_pass
            values.append(run_pass(runs, load.rounds[turn % len(load.rounds)]))
        return values
