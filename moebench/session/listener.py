"""Who is told while a list of points is measured."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from moebench.measure.request import PointRequest
from moebench.store.records import PointRecord


@dataclass(frozen=True)
class Progress:
    """Where a list of points stands: this point's number from 1, of how many, and seconds left (None: unknown)."""

    number: int
    total: int
    left_s: float | None


class Listener(Protocol):
    """Hears of every point, in order. What it raises ends the measuring; what was measured is on disk by then."""

    def point_started(self, request: PointRequest, progress: Progress) -> None:
        """A point is about to be measured."""

    def point_event(self, request: PointRequest, event: object) -> None:
        """The measuring process tells of a phase or a block of the point (``measure``'s events)."""

    def point_done(self, request: PointRequest, records: Sequence[PointRecord], progress: Progress) -> None:
        """A point's records are on disk."""


class Silence:
    """Listens to nothing."""

    def point_started(self, request: PointRequest, progress: Progress) -> None:
        """Ignored."""

    def point_event(self, request: PointRequest, event: object) -> None:
        """Ignored."""

    def point_done(self, request: PointRequest, records: Sequence[PointRecord], progress: Progress) -> None:
        """Ignored."""
