"""How a search's time is shared: equal parts for the tables that are left, of each a part for screening."""

from __future__ import annotations

import math
from collections.abc import Callable

SCREENING_SHARE, SKEWED_SHARE = 0.6, 0.7
"""Parts of a table's time after which screening on uniform routing ends, and on skewed routing, and the race begins."""


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
