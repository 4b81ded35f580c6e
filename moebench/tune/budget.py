"""How a search's time is shared: equal parts for the tables that are left, of each a part for screening."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from moebench.session.options import seconds_words

CLOSING_S, TABLE_CLOSING_S, MOST_CLOSING_SHARE = 2.0, 0.5, 0.125
"""Of a limit, seconds that are kept for what follows the last measurement (processes end, studies are written), for a
table's files and plots, and the part of the limit that this may be at most."""

SCREENING_SHARE, SKEWED_SHARE = 0.6, 0.7
"""Parts of a table's time after which screening on uniform routing ends, and on skewed routing, and the race begins."""


ENOUGH, ROUND_S = 4, 5
"""Where a limit ended before anything was measured, how many times the time that went by is proposed, and the multiple
of seconds that this is rounded up to."""


@dataclass(frozen=True)
class Limit:
    """The time limit of a whole command in seconds; ``given`` by whoever started it, else the device's own."""

    seconds: float
    given: bool = True

    @property
    def words(self) -> str:
        """The limit as it is told: how long, and whose it is."""
        told = seconds_words(self.seconds)
        return f"the limit of {told} (--max-time)" if self.given else f"this device's default limit of {told}"

    def too_short(self, ready_s: float) -> str:
        """That nothing could be measured within it, where the command began to search after ``ready_s``, in words."""
        enough_s = ROUND_S * math.ceil(ENOUGH * max(ready_s, self.seconds) / ROUND_S)
        return f"getting ready took all of {self.words}; give --max-time {enough_s}s, or fewer and smaller --tokens"


def searching_s(limit_s: float, spent_s: float, tables: int) -> float:
    """Seconds that ``limit_s`` leaves for measuring, of which the command has used ``spent_s`` to get ready, where
    ``tables`` are written in the end; 0 where there are none."""
    closing_s = min(CLOSING_S + TABLE_CLOSING_S * tables, MOST_CLOSING_SHARE * limit_s)
    return max(0.0, limit_s - spent_s - closing_s)


class Budget:
    """``max_time_s`` seconds of ``clock`` for everything; None is no limit."""

    def __init__(self, max_time_s: float | None, clock: Callable[[], float]) -> None:
        self._clock, self._start = clock, clock()
        self._end_s = math.inf if max_time_s is None else max_time_s
        self._task_start_s = 0.0
        self._task_end_s = self._end_s

    @property
    def elapsed_s(self) -> float:
        """Seconds since the start."""
        return self._clock() - self._start

    @property
    def left_s(self) -> float | None:
        """Seconds to the limit, not below 0; None without one."""
        return None if self._end_s == math.inf else max(0.0, self._end_s - self.elapsed_s)

    def start_task(self, tasks_left: int) -> None:
        """A table begins, one of ``tasks_left``: it gets its part of what is left."""
        self._task_start_s = self.elapsed_s
        if self._end_s != math.inf:
            self._task_end_s = self._task_start_s + max(0.0, self._end_s - self._task_start_s) / tasks_left

    @property
    def task_left_s(self) -> float:
        """Seconds to the end of this table's time; infinite without a limit."""
        return self._task_end_s - self.elapsed_s

    def screening_over(self) -> bool:
        """Whether the time of this table's screening is used up."""
        return self._over(SCREENING_SHARE)

    def skewed_over(self) -> bool:
        """Whether the time of this table's screening on skewed routing is used up."""
        return self._over(SKEWED_SHARE)

    def _over(self, share: float) -> bool:
        if self._task_end_s == math.inf:
            return False
        return self.elapsed_s >= self._task_start_s + share * (self._task_end_s - self._task_start_s)

    def task_over(self) -> bool:
        """Whether this table's time is used up."""
        return self.elapsed_s >= self._task_end_s
