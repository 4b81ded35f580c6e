"""Timed events of a CUDA or HIP device, in microseconds."""

from __future__ import annotations

import torch


class EventPool:
    """Events that are made once and recorded again in every block."""

    def __init__(self) -> None:
        self._events: list[torch.cuda.Event] = []

    def take(self, count: int) -> list[torch.cuda.Event]:
        """The first ``count`` events."""
        while len(self._events) < count:
            self._events.append(torch.cuda.Event(enable_timing=True))  # type: ignore[no-untyped-call]
        return self._events[:count]


def elapsed_us(start: torch.cuda.Event, end: torch.cuda.Event) -> float:
    """Time from ``start`` to ``end``, both of which the device has passed."""
    return float(start.elapsed_time(end)) * 1e3
