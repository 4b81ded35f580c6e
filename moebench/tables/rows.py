"""The rows of a tuning table: a plan, the tokens it holds for, and how well that is known."""

from __future__ import annotations

import math
from bisect import bisect_left
from dataclasses import dataclass
from enum import Enum
from typing import Union

from moebench.errors import InputError
from moebench.plan.ep_plan import EPPlan
from moebench.plan.plan import LayerPlan

UNIFORM = "uniform"
MOST_TOKENS = (1 << 31) - 1
"""Largest number of tokens that a row can name: a C ``int`` must hold it."""


class Origin(str, Enum):
    """Where a row's times come from."""

    MEASURED = "measured"
    VIRTUAL = "virtual"
    PREDICTED = "predicted"
    REPLAYED = "replayed"


class RowVerdict(str, Enum):
    """What a row's plan is against the default: faster, tied with it (which stays), or nothing else was raced."""

    FASTER = "faster"
    TIE = "tie"
    DEFAULT = "default"


class Edge(str, Enum):
    """How an end of a row was found: as a range's end, where a neighbour's plan can't run, or between two counts."""

    END = "end"
    LEGAL = "legal"
    GEOMETRIC_MEAN = "geometric mean"


@dataclass(frozen=True)
class EPSetting:
    """The plan of a balanced expert-parallel layer with the geometry that was tuned along."""

    plan: EPPlan
    num_prefetch_slots: int
    token_padding: int

    def __post_init__(self) -> None:
        if self.num_prefetch_slots < 0 or self.token_padding < 1:
            raise InputError(
                f"num_prefetch_slots {self.num_prefetch_slots} must be at least 0 and token_padding "
                f"{self.token_padding} at least 1"
            )


Plan = Union[LayerPlan, EPSetting]


@dataclass(frozen=True)
class Estimate:
    """A median latency of the whole layer in microseconds with its 95 % interval, over ``blocks`` block values.

    Of a predicted time the ends are those of the model's stated error and ``blocks`` is 0; both are the median where no
    error was stated.
    """

    median_us: float
    low_us: float
    high_us: float
    blocks: int = 0

    def __post_init__(self) -> None:
        if not (0 < self.low_us <= self.median_us <= self.high_us and math.isfinite(self.high_us)):
            raise InputError(
                f"time {self.low_us} … {self.median_us} … {self.high_us} us is no interval around a median above 0"
            )
        if self.blocks < 0:
            raise InputError(f"time.blocks is {self.blocks}; it can't be negative")


@dataclass(frozen=True)
class Ratio:
    """A row's time over its default's, block by block in one race, with its 95 % interval; 1 is no difference.

    Of predicted times the ends are those of the error that the model states for ratios.
    """

    value: float = 1.0
    low: float = 1.0
    high: float = 1.0

    def __post_init__(self) -> None:
        if not (0 < self.low <= self.value <= self.high and math.isfinite(self.high)):
            raise InputError(f"ratio {self.low} … {self.value} … {self.high} is no interval around a ratio above 0")


@dataclass(frozen=True)
class RunnerUp:
    """The best plan that did not win, and its time."""

    plan: Plan
    time: Estimate


@dataclass(frozen=True)
class Row:
    """The plan for ``min_tokens`` to ``max_tokens``, both inclusive, timed at ``num_tokens``.

    ``ratio`` compares with the default plan at ``num_tokens``. ``tie``: no other plan beat the default on every
    routing that was raced, so that it stayed. ``routings`` are those the plan won on, ``gate_routings`` those its
    output was checked on. ``evidence`` names one of the table's ``Evidence``. Raises InputError where these don't
    agree.
    """

    min_tokens: int
    max_tokens: int
    num_tokens: int
    plan: Plan
    time: Estimate
    default_time: Estimate
    ratio: Ratio
    tie: bool
    origin: Origin
    routings: tuple[str, ...]
    gate_routings: tuple[str, ...]
    deterministic: bool
    trials: int
    evidence: str
    lower_edge: Edge = Edge.GEOMETRIC_MEAN
    upper_edge: Edge = Edge.GEOMETRIC_MEAN
    runner_up: RunnerUp | None = None

    def __post_init__(self) -> None:
        if not 1 <= self.min_tokens <= self.max_tokens <= MOST_TOKENS:
            raise InputError(
                f"{self.name}: min_tokens and max_tokens must be 1 to {MOST_TOKENS}, the smaller one first"
            )
        if not self.min_tokens <= self.num_tokens <= self.max_tokens:
            raise InputError(
                f"{self.name}: num_tokens is {self.num_tokens}; a row is timed at a count that it holds, "
                f"{self.min_tokens} to {self.max_tokens}"
            )
        if self.trials < 0:
            raise InputError(f"{self.name}: trials is {self.trials}; it can't be negative")
        if not self.evidence:
            raise InputError(f"{self.name}: evidence is empty; a row names the search it comes from")
        if not self.routings:
            raise InputError(f"{self.name}: routings is empty; a row says for which routings it won")
        self._require_gate()

    @property
    def name(self) -> str:
        """The row in messages."""
        return f"row {self.min_tokens}-{self.max_tokens} tokens"

    @property
    def verdict(self) -> RowVerdict:
        """Whether the plan beat the default; only one that did is another plan (``Table`` refuses the rest)."""
        if self.tie:
            return RowVerdict.TIE
        return RowVerdict.FASTER if self.ratio.high < 1 else RowVerdict.DEFAULT

    @property
    def gap(self) -> float | None:
        """How much slower the runner-up is, as a share of this row's time; None without one."""
        return None if self.runner_up is None else self.runner_up.time.median_us / self.time.median_us - 1

    def _require_gate(self) -> None:
        """No timed plan enters a table before its output passed the gate on uniform and on ragged routing."""
        if self.origin is Origin.PREDICTED:
            if self.time.blocks or self.default_time.blocks:
                raise InputError(f"{self.name}: a predicted time has no blocks, but {self.time.blocks} are stated")
            return
        ragged = [r for r in self.gate_routings if r != UNIFORM]
        if UNIFORM not in self.gate_routings or not ragged:
            raise InputError(
                f"{self.name}: gate_routings is {list(self.gate_routings)}; the output must have passed the numerics "
                f"gate on {UNIFORM!r} and on another routing before a plan enters a table"
            )
        if not (self.time.blocks and self.default_time.blocks):
            raise InputError(f"{self.name}: a {self.origin.value} time is over at least one block")


@dataclass(frozen=True)
class DefaultRow:
    """The default plan from ``min_tokens`` to ``max_tokens``, inclusive; None: to any number of tokens."""

    min_tokens: int
    max_tokens: int | None
    plan: Plan


@dataclass(frozen=True)
class Defaults:
    """The default plan of every number of tokens, as it was when the table was made.

    ``version`` says whose: ``moebench 0.1.0``. It answers outside the rows, and is what rows are compared with.
    """

    version: str
    rows: tuple[DefaultRow, ...]

    def __post_init__(self) -> None:
        if not self.version:
            raise InputError("defaults.version is empty; say which default of which version")
        expected: int | None = 1
        for row in self.rows:
            if row.min_tokens != expected:
                raise InputError(f"defaults: a row starts at {row.min_tokens} tokens; {expected} is next")
            if row.max_tokens is not None and row.max_tokens < row.min_tokens:
                raise InputError(f"defaults: a row ends at {row.max_tokens} tokens before its start {row.min_tokens}")
            expected = None if row.max_tokens is None else row.max_tokens + 1
        if expected is not None:
            raise InputError("defaults: the last row must have no max_tokens, so that every token count has a default")

    def at(self, num_tokens: int) -> Plan:
        """The default plan for ``num_tokens``."""
        return self.rows[self.place_of(num_tokens)].plan

    def place_of(self, num_tokens: int) -> int:
        """Which of ``rows`` holds ``num_tokens``."""
        return bisect_left(self.rows, num_tokens, hi=len(self.rows) - 1, key=lambda r: r.max_tokens or 0)
