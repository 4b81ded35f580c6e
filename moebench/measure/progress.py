"""Progress events of a point, a few a second at most."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any

Notify = Callable[[dict[str, Any]], None]

LEAST_GAP_S = 0.25


class Progress:
    """Tells ``notify`` what phase a point is in: ``gate``, ``prepare``, ``preheat`` or ``measure``, with numbers."""

    def __init__(self, notify: Notify | None) -> None:
        self._notify = notify
        self._phase = ""
        self._last = 0.0

    def __call__(self, phase: str, **numbers: float | str | None) -> None:
        """Tell of ``phase``; left out when the last event of the same phase is less than a quarter second old."""
        now = monotonic()
        if self._notify is None or (phase == self._phase and now - self._last < LEAST_GAP_S):
            return
        self._phase, self._last = phase, now
        self._notify({"phase": phase, **numbers})
