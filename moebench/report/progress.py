"""What a person sees while a run goes on, on stderr: one live line on a terminal, else a line a finished point.

There is no refreshing thread: a line is drawn when an event arrives and the last one is at least half a second
old, so that drawing takes no core from a CPU measurement.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING

from moebench.report import values
from moebench.report.redrawn_line import RedrawnLine
from moebench.report.tables import failure_words
from moebench.report.view import Point
from moebench.store.records import PointRecord

if TYPE_CHECKING:
    from rich.console import Console

    from moebench.measure.request import PointRequest
    from moebench.session.listener import Progress

PHASE_WORDS = {"gate": "checking", "prepare": "preparing", "preheat": "preheating", "measure": "timing"}
BAR_CELLS = 20


def clock_text(seconds: float) -> str:
    """Seconds as ``0:07`` or ``1:02:03``."""
    whole = max(0, round(seconds))
    hours, rest = divmod(whole, 3600)
    minutes, last = divmod(rest, 60)
    return f"{hours}:{minutes:02d}:{last:02d}" if hours else f"{minutes}:{last:02d}"


@dataclass
class State:
    """Where a run stands; ``half_width`` is the best relative one of the current point so far."""

    total: int = 0
    done: int = 0
    failed: int = 0
    label: str = ""
    phase: str = ""
    blocks: int = 0
    half_width: float | None = None
    left_s: float | None = None

    def line(self) -> str:
        """The state as one line."""
        filled = BAR_CELLS * self.done // max(1, self.total)
        bar = f"{'█' * filled}{'░' * (BAR_CELLS - filled)}"
        parts = [f"{bar} {self.done}/{self.total}", self.label, PHASE_WORDS.get(self.phase, self.phase)]
        if self.blocks:
            parts.append(f"{self.blocks} blocks")
        if self.half_width is not None:
            parts.append(f"±{values.percent(self.half_width)} %")
        if self.failed:
            parts.append(f"{self.failed} failed")
        parts.append(f"{clock_text(self.left_s)} left" if self.left_s is not None else "estimating time left")
        return "  ".join(p for p in parts if p)


def point_words(records: Sequence[PointRecord], sides: Mapping[str, str] | None = None) -> list[str]:
    """A finished point in a line a candidate: who, which token count, the layer's time or why there is none.

    Where several candidates have one name, whose plan it is follows: by ``plan_source`` in ``sides``, else as the
    record says.
    """
    told = []
    points = [Point(r) for r in records]
    names = [f"{point.model} {point.lane} {point.where}" for point in points]
    for point, name in zip(points, names, strict=True):
        if names.count(name) > 1:
            name = f"{name} {(sides or {}).get(point.record.plan_source, point.plan_name)}"
        layer = point.record.layer
        if not point.ok or layer is None:
            told.append(f"{name}: {failure_words(point)}")
            continue
        share = f", {100 * point.floor_share:.0f} % of floor" if point.floor_share is not None else ""
        width = values.percent(values.half_width(layer))
        told.append(f"{name}: {values.duration(layer.median_us)} ±{width} %{share}")
    return told


def _print(console: Console, line: str) -> None:
    """Print ``line`` as it is: a message may hold brackets, which are no markup."""
    from rich.text import Text

    console.print(Text(line), soft_wrap=True)


class RunProgress(ABC):
    """A listener of the session's loop that keeps a run's ``State``; a context manager around the run.

    ``sides`` are words for a ``plan_source``, where two candidates of a point differ in that alone.
    """

    def __init__(self, sides: Mapping[str, str] | None = None) -> None:
        self.state, self.sides = State(), sides

    @abstractmethod
    def update(self) -> None:
        """Something changed; draw it if it is time to."""

    def point_started(self, request: PointRequest, progress: Progress) -> None:
        """A point begins."""
        work = request.workload
        self.state = State(
            total=progress.total, done=progress.number - 1, failed=self.state.failed, left_s=progress.left_s,
            label=f"{work.shape.name} {work.dtype} {work.routing} T={work.num_tokens}",
        )  # fmt: skip
        self.update()

    def point_event(self, request: PointRequest, event: object) -> None:
        """The point enters a phase, or more of its blocks are timed."""
        if not isinstance(event, Mapping):
            return
        state, width = self.state, event.get("half_width")
        state.phase = str(event.get("phase", state.phase))
        state.blocks = int(event.get("blocks", state.blocks))
        if isinstance(width, float) and math.isfinite(width):
            state.half_width = width if state.half_width is None else min(state.half_width, width)
        self.update()

    def point_done(self, request: PointRequest, records: Sequence[PointRecord], progress: Progress) -> None:
        """A point is over: a record a candidate."""
        state = self.state
        state.total, state.done, state.left_s = progress.total, progress.number, progress.left_s
        state.failed += sum(1 for r in records if r.failure is not None)
        self.update()

    def __enter__(self) -> RunProgress:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """The run is over."""
        return


class NoProgress(RunProgress):
    """Says nothing."""

    def update(self) -> None:
        """Nothing is drawn."""


class LineProgress(RunProgress):
    """Prints a line for every finished point, and nothing between."""

    def __init__(self, console: Console, sides: Mapping[str, str] | None = None) -> None:
        super().__init__(sides)
        self._console = console

    def update(self) -> None:
        """Nothing is drawn between points."""

    def point_done(self, request: PointRequest, records: Sequence[PointRecord], progress: Progress) -> None:
        """Count the point and print what came of it."""
        super().point_done(request, records, progress)
        for line in point_words(records, self.sides):
            _print(self._console, f"[{progress.number}/{progress.total}] {line}")


class LiveProgress(RunProgress):
    """Redraws one line in place, at most twice a second; failures stay above it."""

    def __init__(
        self, console: Console, sides: Mapping[str, str] | None = None, *, clock: Callable[[], float] = monotonic
    ) -> None:
        super().__init__(sides)
        self._console, self._line = console, RedrawnLine(console, clock)

    def __enter__(self) -> LiveProgress:
        self._line.start()
        return self

    def update(self) -> None:
        """Draw the line unless it was drawn less than half a second ago."""
        self._line.draw(self.state.line)

    def point_done(self, request: PointRequest, records: Sequence[PointRecord], progress: Progress) -> None:
        """Count the point; a failure is told at once."""
        super().point_done(request, records, progress)
        for record, line in zip(records, point_words(records, self.sides), strict=True):
            if record.failure is not None:
                _print(self._console, line)

    def close(self) -> None:
        """Take the line away."""
        self._line.stop()


def progress(total: int, *, quiet: bool = False, sides: Mapping[str, str] | None = None) -> RunProgress:
    """What suits stderr for ``total`` points: live on a terminal, else a line a point; nothing when ``quiet``.

    ``sides``: see ``RunProgress``.
    """
    from moebench.report.console import err

    console = err()
    made: RunProgress = LiveProgress(console, sides) if console.is_terminal else LineProgress(console, sides)
    if quiet:
        made = NoProgress()
    made.state.total = total
    return made
