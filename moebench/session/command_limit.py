"""The time limit of a whole command: what of it is left for measuring, and how it is told."""

from __future__ import annotations

import math
from dataclasses import dataclass

from moebench.session.options import seconds_words

CLOSING_S, TABLE_CLOSING_S, MOST_CLOSING_SHARE = 2.0, 0.5, 0.125
"""Of a limit, seconds that are kept for what follows the last measurement (processes end, studies are written), for a
table's files and plots, and the part of the limit that this may be at most."""
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
