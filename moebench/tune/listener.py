"""Who is told while a search goes on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from moebench.store.trial_records import TrialRecord
from moebench.tune.bench import Heat
from moebench.tune.planning import Task


class TuneListener(Protocol):
    """Hears of everything in order. What it raises ends the search; what was measured is on disk by then."""

    def task_started(self, task: Task, number: int, total: int, trials: int) -> None:
        """A task begins, the ``number``-th of ``total``, with at most ``trials`` trials (plans on cells)."""

    def screened(self, records: Sequence[TrialRecord], left_s: float | None) -> None:
        """One plan's trials are on disk; ``left_s`` seconds are left to the whole search (None: no limit)."""

    def skewed(self, trials: int) -> None:
        """The best plans are about to be screened on skewed routing too, in ``trials`` trials more."""

    def racing(self, heats: int, left_s: float | None) -> None:
        """The finalists of ``heats`` workloads are about to be raced."""

    def raced(self, heat: Heat, left_s: float | None) -> None:
        """One workload's race is on disk."""

    def task_done(self, task: Task, reason: str) -> None:
        """The task is over; ``reason`` says why it failed or stopped early, empty where it did neither."""


class Silence:
    """Listens to nothing."""

    def task_started(self, task: Task, number: int, total: int, trials: int) -> None:
        """Ignored."""

    def screened(self, records: Sequence[TrialRecord], left_s: float | None) -> None:
        """Ignored."""

    def skewed(self, trials: int) -> None:
        """Ignored."""

    def racing(self, heats: int, left_s: float | None) -> None:
        """Ignored."""

    def raced(self, heat: Heat, left_s: float | None) -> None:
        """Ignored."""

    def task_done(self, task: Task, reason: str) -> None:
        """Ignored."""
