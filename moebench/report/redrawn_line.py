"""One line at the bottom of a terminal that is drawn anew in place."""

from __future__ import annotations

import math
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console
    from rich.live import Live

MIN_REFRESH_S = 0.5


class RedrawnLine:
    """A line that is there from ``start`` to ``stop`` and drawn at most twice a second."""

    def __init__(self, console: Console, clock: Callable[[], float] = monotonic) -> None:
        self._console, self._clock = console, clock
        self._live: Live | None = None
        self._drawn_s = -math.inf

    def start(self) -> None:
        """Make room for the line."""
        from rich.live import Live

        self._live = Live(console=self._console, auto_refresh=False, transient=True)
        self._live.start()

    def draw(self, text: Callable[[], str]) -> None:
        """Draw what ``text`` gives, unless the line isn't there or was drawn less than half a second ago."""
        now_s = self._clock()
        if self._live is None or now_s - self._drawn_s < MIN_REFRESH_S:
            return
        from rich.text import Text

        self._drawn_s = now_s
        self._live.update(Text(text(), no_wrap=True, overflow="ellipsis"), refresh=True)

    def stop(self) -> None:
        """Take the line away; harmless when it isn't there."""
        if self._live is not None:
            self._live.stop()
            self._live = None
