"""What a person sees while a replay goes on, on stderr: one live line on a terminal, else a line now and then.

There is no refreshing thread: a line is drawn when something is heard and the last one is old enough.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING

from moebench.report.progress import BAR_CELLS, clock_text
from moebench.report.redrawn_line import RedrawnLine
from moebench.report.tune_progress import LINE_EVERY_S

if TYPE_CHECKING:
    from rich.console import Console


class ReplayProgress:
    """Keeps how much of a part of the replay is done, and says nothing. A context manager around the replay."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock, self._since_s = clock, clock()
        self.what, self.done, self.total = "", 0, 0

    def begin(self, what: str) -> None:
        """A part begins; ``what`` names what is counted."""
        self.what, self.done, self.total, self._since_s = what, 0, 0, self._clock()

    def heard(self, done: int, total: int) -> None:
        """``done`` of ``total`` are through, or time has passed since that was said."""
        self.done, self.total = done, total
        self.update()

    def update(self) -> None:
        """Something changed; draw it if it is time to."""
        return

    def line(self) -> str:
        """The state as one line, with the time that has passed and that is left once there is any to tell."""
        filled = BAR_CELLS * self.done // max(1, self.total)
        bar = f"{'█' * filled}{'░' * (BAR_CELLS - filled)}"
        passed_s = self._clock() - self._since_s
        passed = f"{clock_text(passed_s)} passed" if passed_s >= 1 else ""
        left = f"{clock_text(passed_s / self.done * (self.total - self.done))} left" if self.done else ""
        parts = (f"{bar} {self.done}/{self.total} {self.what}", passed, left)
        return "  ".join(part for part in parts if part)

    def __enter__(self) -> ReplayProgress:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """The replay is over."""
        return


class LineProgress(ReplayProgress):
    """Prints the state at the beginning and the end of a part, and every ``LINE_EVERY_S`` seconds between."""

    def __init__(self, console: Console, *, clock: Callable[[], float] = monotonic) -> None:
        super().__init__(clock)
        self._console, self._said_s = console, -math.inf

    def begin(self, what: str) -> None:
        """A part begins: its first line is due."""
        super().begin(what)
        self._said_s = -math.inf

    def update(self) -> None:
        """Print the state unless that was done a moment ago."""
        from rich.text import Text

        if self.done == self.total or self._clock() - self._said_s >= LINE_EVERY_S:
            self._said_s = self._clock()
            self._console.print(Text(self.line()), soft_wrap=True)


class LiveProgress(ReplayProgress):
    """Redraws one line in place, at most twice a second."""

    def __init__(self, console: Console, *, clock: Callable[[], float] = monotonic) -> None:
        super().__init__(clock)
        self._line = RedrawnLine(console, clock)

    def __enter__(self) -> LiveProgress:
        self._line.start()
        return self

    def update(self) -> None:
        """Draw the line unless it was drawn less than half a second ago."""
        self._line.draw(self.line)

    def close(self) -> None:
        """Take the line away."""
        self._line.stop()


def replay_progress(*, quiet: bool = False) -> ReplayProgress:
    """What suits stderr: live on a terminal, else lines; nothing when ``quiet``."""
    from moebench.report.console import err

    if quiet:
        return ReplayProgress()
    console = err()
    return LiveProgress(console) if console.is_terminal else LineProgress(console)
