"""When to stop sampling: precise enough, out of time, or out of blocks.

The half-width is looked at only after 10, 15, 23, 35 … blocks (each look half as far again): a rule that looks
after every block stops on lucky series, and the intervals of what it kept would cover the truth too seldom.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from moebench.errors import InputError
from moebench.measure.stats import MIN_BLOCKS

PRECISE = "precise"
DECIDED = "decided"
TIME_CAP = "time cap"
BLOCK_CAP = "block cap"

LOOK_GROWTH = 1.5
OVERTIME = 3.0
"""Times a point's cap that its least number of blocks may take."""


@dataclass(frozen=True)
class StoppingRule:
    """At least ``min_blocks`` and ``min_time_s``, then until the relative half-width is at most ``target``, or a cap.

    ``min_time_s`` keeps a short series from seeing one moment of a clock that is still settling; ``max_blocks`` comes
    before it.

    With ``decide`` it also ends, after ``min_time_s``, at the first look at which contenders can be told apart
    (``deciding``).

    ``time_cap_s`` ends sampling once ``min_blocks`` are in; a point so slow that they would take over
    ``overtime_cap_s`` (``OVERTIME`` caps when None) is cut short at three blocks or more. Raises InputError for
    numbers that can't be.
    """

    min_blocks: int = 10
    max_blocks: int = 60
    target: float = 0.01
    time_cap_s: float = 4.0
    min_time_s: float = 0.0
    overtime_cap_s: float | None = None
    decide: bool = False

    def __post_init__(self) -> None:
        if not MIN_BLOCKS <= self.min_blocks <= self.max_blocks:
            raise InputError(
                f"min_blocks is {self.min_blocks} and max_blocks {self.max_blocks}; allowed: "
                f"{MIN_BLOCKS} <= min_blocks <= max_blocks"
            )
        if not (self.target > 0 and math.isfinite(self.target)):
            raise InputError(f"target_half_width is {self.target}; give a relative half-width above 0, such as 0.01")
        if not self.time_cap_s > 0:
            raise InputError(f"time_cap_s is {self.time_cap_s}; give seconds above 0")

    def looks(self) -> tuple[int, ...]:
        """Block counts at which the half-width is looked at; the last is ``max_blocks``."""
        counts, count = [], self.min_blocks
        while count < self.max_blocks:
            counts.append(count)
            count = math.ceil(count * LOOK_GROWTH)
        return (*counts, self.max_blocks)

    def out_of_time(self, blocks: int, elapsed_s: float, next_block_s: float) -> bool:
        """Whether another block of ``next_block_s`` seconds may no longer be measured."""
        after = elapsed_s + next_block_s
        if blocks >= self.min_blocks:
            return after > self.time_cap_s
        overtime_cap_s = OVERTIME * self.time_cap_s if self.overtime_cap_s is None else self.overtime_cap_s
        return blocks >= MIN_BLOCKS and after > overtime_cap_s

    def precise(self, relative_half_widths: Sequence[float]) -> bool:
        """Whether every series that has to be precise is."""
        return all(width <= self.target for width in relative_half_widths)

    def settled(self, elapsed_s: float) -> bool:
        """Whether sampling has gone on for long enough to end as precise."""
        return elapsed_s >= self.min_time_s
