"""A clock without a device: times that are known, under noise that is known, for tests of the statistics.

A value is ``truth * (1 + drift) + noise + spike`` per lane: drift is an Ornstein-Uhlenbeck process that moves on with
every call, noise is skewed (exponential), spikes are rare and large.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from moebench.measure.clock_wall import PassLane, pass_lanes
from moebench.measure.clocks import Clock, FloatArray, Lane, Load
from moebench.pipeline.layer import Op


@dataclass(frozen=True)
class Disturbance:
    """Relative sizes of what is planted; ``drift_calls`` is the drift's correlation time in calls."""

    noise: float = 0.0
    drift: float = 0.0
    drift_calls: float = 40.0
    spike_probability: float = 0.0
    spike: float = 0.5


class FakeClock(Clock):
    """Gives every operation ``cost_us(op)`` microseconds a call. ``seed`` makes it repeatable.

    ``run_ops`` also runs the operations once a lane. Time goes by only as far as lanes take it.
    """

    name = "fake"
    target_block_us = 1000.0

    def __init__(
        self,
        cost_us: Callable[[Op], float],
        disturbance: Disturbance | None = None,
        *,
        seed: int = 0,
        run_ops: bool = False,
    ) -> None:
        self._cost_us = cost_us
        self._disturbance = disturbance or Disturbance()
        self._random = np.random.default_rng(seed)
        self._run_ops = run_ops
        self._drift = float(self._random.standard_normal())
        self._elapsed_us = 0.0

    def now_s(self) -> float:
        """Seconds that lanes have taken so far."""
        return self._elapsed_us / 1e6

    def estimate_us(self, load: Load) -> float:
        """The true time of the layer."""
        return sum(self._cost_us(op) for op in load.layer.ops)

    def lanes(self, load: Load) -> tuple[PassLane, ...]:
        """Lanes as on a CPU."""
        return pass_lanes(load)

    def block(self, lanes: Sequence[Lane], turn: int) -> list[FloatArray]:
        """True times, disturbed: one disturbance a lane."""
        return [self._lane(lane, turn) for lane in lanes if isinstance(lane, PassLane)]

    def _lane(self, lane: PassLane, turn: int) -> FloatArray:
        if self._run_ops:
            for op in lane.ops:
                op.run(lane.load.rounds[turn % len(lane.load.rounds)][0])
        true_us = np.cumsum([self._cost_us(op) for op in lane.ops])
        values = true_us if lane.stamped else true_us[-1:]
        disturbed = values * (1 + self._disturb(lane.load.calls))
        self._elapsed_us += float(disturbed[-1]) * lane.load.calls
        return np.asarray(disturbed)

    def _disturb(self, calls: int) -> float:
        """Relative deviation of one lane of ``calls`` calls: the drift half way through it, noise, perhaps a spike."""
        planted, random = self._disturbance, self._random
        keep = math.exp(-calls / 2 / planted.drift_calls)
        kick = math.sqrt(1 - keep * keep)
        self._drift = keep * self._drift + kick * float(random.standard_normal())
        deviation = planted.drift * self._drift + planted.noise * float(random.exponential())
        self._drift = keep * self._drift + kick * float(random.standard_normal())
        if random.random() < planted.spike_probability:
            deviation += planted.spike * float(random.random())
        return deviation
