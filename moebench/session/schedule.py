"""In which order points are measured, and how a run's time is shared among them."""

from __future__ import annotations

import math
import time
from collections import deque
from collections.abc import Callable, Sequence

from moebench.measure.request import PointRequest

LEAST_CAP_S = 0.25
"""Sampling below this says too little about a point to be worth its preparation."""


def groups(requests: Sequence[PointRequest]) -> list[list[PointRequest]]:
    """Points that differ in nothing but their token count, together; weights are made once a group."""
    found: dict[object, list[PointRequest]] = {}
    for request in requests:
        contenders = tuple((c.backend, c.plan_source) for c in request.candidates)
        key = (request.workload.with_tokens(1), contenders, request.device, request.settings)
        found.setdefault(key, []).append(request)
    return list(found.values())


def coverage_order(count: int) -> list[int]:
    """Indices 0 … ``count`` - 1, both ends first and then the middle of every gap, widest first.

    Whatever prefix of it is measured spans the whole range.
    """
    if count <= 1:
        return list(range(count))
    order, gaps = [0, count - 1], deque([(0, count - 1)])
    while gaps:
        low, high = gaps.popleft()
        if high - low > 1:
            middle = (low + high) // 2
            order.append(middle)
            gaps += [(low, middle), (middle, high)]
    return order


class Budget:
    """Shares ``deadline_s`` seconds: equal parts for the points that are left, what one leaves goes to the others.

    ``deadline_s`` None is no limit. The part of a point that isn't sampling is learnt from the points before.
    """

    def __init__(self, deadline_s: float | None, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._start = clock()
        self._deadline_s = deadline_s
        self._group_end_s = math.inf
        self._overheads_s: list[float] = []

    @property
    def elapsed_s(self) -> float:
        """Seconds since the start."""
        return self._clock() - self._start

    @property
    def left_s(self) -> float:
        """Seconds to the deadline, below zero past it; infinite without one."""
        return math.inf if self._deadline_s is None else self._deadline_s - self.elapsed_s

    @property
    def overhead_s(self) -> float:
        """Mean seconds of a point beyond its sampling, so far."""
        return sum(self._overheads_s) / len(self._overheads_s) if self._overheads_s else 0.0

    def start_group(self, points: int, points_left: int) -> None:
        """A group of ``points`` begins, of ``points_left`` in all: it gets its part of the time that is left."""
        if self._deadline_s is not None:
            self._group_end_s = self.elapsed_s + max(0.0, self.left_s) * points / points_left

    def cap_s(self, points_left: int, asked_s: float, *, first: bool) -> float | None:
        """Seconds of sampling for the next of a group's ``points_left`` points; None when there is no time for it.

        A group's ``first`` point is measured while there is any time at all.
        """
        if self._deadline_s is None:
            return asked_s
        if self.left_s <= 0:
            return None
        group_left_s = self._group_end_s - self.elapsed_s
        if not first and group_left_s < self.overhead_s + LEAST_CAP_S:
            return None
        share_s = group_left_s / points_left - self.overhead_s
        return min(asked_s, max(LEAST_CAP_S, share_s))

    def limit_s(self, points_left: int) -> float:
        """Seconds after which the next of ``points_left`` points is ended: half of what is left while others wait.

        The first point may take all: a run without any point says nothing.
        """
        alone = points_left == 1 or not self._overheads_s
        return max(0.1, self.left_s if alone else self.left_s / 2)

    def spent(self, elapsed_s: float, cap_s: float) -> None:
        """A point took ``elapsed_s`` seconds when it might sample for ``cap_s``."""
        self._overheads_s.append(max(0.0, elapsed_s - cap_s))
