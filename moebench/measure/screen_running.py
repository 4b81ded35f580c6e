"""A plan that is being timed in one cell: how calls are laid out there, its blocks, its record."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from moebench.measure.rotation import Rotation
from moebench.measure.screen_clock import Read, Timed, sampling
from moebench.measure.screen_request import ScreenCell, ScreenRequest, ScreenSettings, ScreenTimes, timed_trial
from moebench.store.records import Check
from moebench.store.trial_records import TrialRecord

HOPELESS_FACTOR = 2.0
HOPELESS_US, SURE_US = 1000.0, 5000.0
"""A first call over ``HOPELESS_FACTOR`` times the time from which a plan is given up, and over ``HOPELESS_US``, is the
only one. Up to ``SURE_US`` it is made again first: a gap of the host's, which a first call may hold, can be a
millisecond long (one of 4,387 that were recorded took 1,025 µs where plans like it take 13)."""


@dataclass(frozen=True)
class Layout:
    """How calls of one kernel are laid out in a cell, the same for all its plans.

    ``one_call``: a pass is one call, and the next block takes the next one of the rotation.
    """

    rotation: Rotation
    one_call: bool


@dataclass
class Running:
    """A plan in one cell, judged and ready, with the blocks so far."""

    cell: ScreenCell
    number: int
    timed: Timed
    calls: int
    checks: tuple[Check, ...]
    policy: str
    kernels: tuple[str, ...]
    clock: str = ""
    samples: int = 1
    replays: int = 1
    blocks_us: list[float] = field(default_factory=list)
    elapsed_s: float = 0.0
    over: bool = False
    _record: TrialRecord | None = None

    def first_block(self, first_call_us: float, call_again: Callable[[], float], settings: ScreenSettings) -> None:
        """The first block, which for a plan far from the cell's best is the only one, and as short as can be.

        ``call_again`` makes a call more and returns how long it took, in microseconds.
        """
        limit_us = None if self.cell.best_us is None else settings.abandon_ratio * self.cell.best_us
        self.clock = self.timed.clock
        hopeless_us = math.inf if limit_us is None else max(HOPELESS_FACTOR * limit_us, HOPELESS_US)
        if hopeless_us < first_call_us <= SURE_US:
            first_call_us = min(first_call_us, call_again())
        if first_call_us > hopeless_us:
            self.clock = self.timed.host_clock
            self.blocks_us.append(first_call_us)
            self.over = True
            return
        found_us = self.timed.estimate_us()
        target_us = max(settings.target_block_us, self.timed.least_block_us)
        self.samples, self.replays = sampling(found_us, self.calls, target_us)
        self.over = limit_us is not None and found_us > limit_us
        if self.over or self.samples * self.replays == 1:
            self.blocks_us.append(found_us)  # a block of its own
        else:
            self.blocks_us.append(self.begin_block()())

    def begin_block(self) -> Read:
        """Start one block more; what is returned waits for its time in microseconds a call."""
        return self.timed.begin(len(self.blocks_us), self.samples, self.replays)

    def record(self, request: ScreenRequest) -> TrialRecord:
        """What is known so far."""
        blocks = tuple(self.blocks_us)
        if self._record is None:
            times = ScreenTimes(blocks, self.clock, self.policy, self.kernels)
            self._record = timed_trial(request, self.cell, times, self.checks, self.elapsed_s)
        return replace(self._record, blocks_us=blocks, elapsed_s=self.elapsed_s)
