"""What a clock is: it cuts a contender's work into lanes and times lanes, interleaved, one block at a time.

A *lane* is what is timed in one go: a graph of a prefix, a stamped pass, a lone operation. A block runs every
lane of every contender once, in random order. A lane gives one or more *columns*, in microseconds a call:

==========  ===============================================================================
detail      columns of a contender with n operations
==========  ===============================================================================
``steps``   n cumulative times of the layer cut after operation 1 … n, then the whole layer
``alone``   n times of the operations on their own, then the whole layer
``layer``   the whole layer
==========  ===============================================================================
"""

from __future__ import annotations

import math
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from moebench.errors import MeasureError
from moebench.measure.request import Detail
from moebench.spec.steps import Step

if TYPE_CHECKING:
    from moebench.pipeline.layer import BoundLayer, LayerIO, Op

FloatArray = npt.NDArray[np.float64]

MAX_CALLS = 256
"""Most calls of one block."""


class CaptureError(MeasureError):
    """A layer said that it can be captured in a graph, and could not."""


@dataclass(frozen=True)
class Load:
    """What one contender gives a clock to time.

    ``rounds`` holds what a block calls: block b calls every entry of ``rounds[b % len(rounds)]``. ``flush`` empties
    the cache and is called before a lane, untimed; None where caches stay as they are.
    """

    layer: BoundLayer
    rounds: tuple[tuple[LayerIO, ...], ...]
    detail: Detail = Detail.STEPS
    flush: Callable[[], None] | None = None

    @property
    def calls(self) -> int:
        """Calls of a block."""
        return len(self.rounds[0])

    @property
    def width(self) -> int:
        """Columns of this contender."""
        return 1 if self.detail is Detail.LAYER else len(self.layer.ops) + 1


@dataclass(frozen=True)
class Piece:
    """A run of operations that is timed in one go, and the column it gives."""

    ops: tuple[Op, ...]
    column: int


def pieces(load: Load) -> tuple[Piece, ...]:
    """The pieces of ``load`` where each is timed by itself, the whole layer last."""
    ops = load.layer.ops
    whole = Piece(ops, load.width - 1)
    if load.detail is Detail.LAYER:
        return (whole,)
    if load.detail is Detail.ALONE:
        return (*(Piece((op,), i) for i, op in enumerate(ops)), whole)
    return (*(Piece(ops[: i + 1], i) for i in range(len(ops))), whole)


def groups(ops: Sequence[Op], detail: Detail) -> tuple[frozenset[Step], ...]:
    """The steps that each timed piece of work covers, for the reuse arithmetic."""
    covered = [frozenset(op.steps) for op in ops]
    whole = frozenset().union(*covered)
    if detail is Detail.LAYER:
        return (whole,)
    if detail is Detail.ALONE:
        return (*covered, whole)
    return (*(frozenset().union(*covered[: i + 1]) for i in range(len(covered))), whole)


class Lane(ABC):
    """One thing that is timed in one go; ``columns`` are where its values belong in the contender's row."""

    columns: tuple[int, ...]


class Clock(ABC):
    """Times lanes. One clock serves all contenders that are measured alike.

    ``target_block_us`` is how long a lane should take so that resolution and start-up don't matter.
    ``between_runs_us`` is what medians of a whole layer differ by from one process to the next though each is precise.
    """

    name: str
    target_block_us: float
    between_runs_us: float = 0.0

    def now_s(self) -> float:
        """Seconds that caps are counted in."""
        return time.perf_counter()

    @abstractmethod
    def estimate_us(self, load: Load) -> float:
        """Rough time of one whole-layer call, warmed up, in microseconds; raises CaptureError where a graph fails."""

    @abstractmethod
    def lanes(self, load: Load) -> tuple[Lane, ...]:
        """Everything that has to be timed of ``load``, ready to run; raises CaptureError where a graph fails."""

    @abstractmethod
    def block(self, lanes: Sequence[Lane], turn: int) -> list[FloatArray]:
        """Run ``lanes`` in the order given, as block number ``turn``; each one's column values in microseconds."""

    def relative_work(self, load: Load) -> float:
        """Work of a block over its whole-layer calls, roughly: what prefixes and stamped passes add."""
        return 1.0 if load.detail is Detail.LAYER else 2.0

    def close(self) -> None:
        """Give back what lanes hold on the device."""
        return


def calls_for(target_us: float, call_us: float, period: int) -> int:
    """Calls of a block: enough for ``target_us``, whole periods, about ``MAX_CALLS`` at most."""
    wanted = min(MAX_CALLS, math.ceil(target_us / max(call_us, 1e-3)))
    return max(1, math.ceil(wanted / period)) * period
