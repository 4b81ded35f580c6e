"""The loop that takes blocks: every lane of every contender once a block, in random order, until a rule says stop."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass

import numpy as np

from moebench.measure import stopping
from moebench.measure.clocks import Clock, FloatArray, Lane, Load
from moebench.measure.deciding import decided
from moebench.measure.stats import intervals
from moebench.measure.stopping import StoppingRule


@dataclass(frozen=True)
class Contender:
    """What takes part in the blocks: its clock, what it runs, its lanes, the turns through them that make a block."""

    clock: Clock
    load: Load
    lanes: tuple[Lane, ...]
    turns: int = 1

    @property
    def calls(self) -> int:
        """Whole-layer calls of a block."""
        return self.load.calls * self.turns


@dataclass(frozen=True)
class Samples:
    """One contender's blocks: ``values`` [blocks, columns] in microseconds a call, and why sampling ended."""

    values: FloatArray
    stop: str

    @property
    def layer_us(self) -> FloatArray:
        """The whole layer's block values."""
        return np.asarray(self.values[:, -1])


class Sampler:
    """Takes blocks of ``contenders`` in an order drawn from ``random``.

    A block is as many turns through the lanes as contenders ask for, averaged. ``around_block`` wraps each block
    (telemetry); ``progress`` is told the blocks so far and the widest half-width.
    """

    def __init__(
        self,
        contenders: Sequence[Contender],
        random: np.random.Generator,
        *,
        around_block: Callable[[], AbstractContextManager[None]] = nullcontext,
        progress: Callable[[int, float | None], None] = lambda blocks, half_width: None,
    ) -> None:
        self._contenders = tuple(contenders)
        self._random = random
        self._turns = max(c.turns for c in self._contenders)
        self._around_block = around_block
        self._progress = progress
        self._clocks = list({id(c.clock): c.clock for c in self._contenders}.values())
        self._turn = 0

    def now_s(self) -> float:
        """Time of the contenders' clocks, in seconds."""
        return max(clock.now_s() for clock in self._clocks)

    def block(self) -> list[FloatArray]:
        """One block: a row of columns for each contender."""
        taken = [self._take_turn() for _ in range(self._turns)]
        return [np.asarray(np.mean(rows, axis=0)) for rows in zip(*taken, strict=True)]

    def _take_turn(self) -> list[FloatArray]:
        rows = [np.empty(c.load.width) for c in self._contenders]
        for which in self._random.permutation(len(self._clocks)):
            clock = self._clocks[which]
            entries = [(i, lane) for i, c in enumerate(self._contenders) if c.clock is clock for lane in c.lanes]
            order = self._random.permutation(len(entries))
            values = clock.block([entries[k][1] for k in order], self._turn)
            for k, value in zip(order, values, strict=True):
                row, lane = entries[k]
                rows[row][list(lane.columns)] = value
        self._turn += 1
        return rows

    def preheat(self, seconds: float) -> None:
        """Blocks that are thrown away, at least one, until ``seconds`` have gone by."""
        start = self.now_s()
        self.block()
        while self.now_s() - start < seconds:
            self.block()

    def sample(self, rule: StoppingRule) -> list[Samples]:
        """Blocks until ``rule`` ends it; one ``Samples`` a contender, each with its own reason."""
        start, looks = self.now_s(), set(rule.looks())
        taken: list[list[FloatArray]] = [[] for _ in self._contenders]
        widths: list[float] = []
        ended = stopping.BLOCK_CAP
        for count in range(1, rule.max_blocks + 1):
            with self._around_block():
                rows = self.block()
            for blocks, row in zip(taken, rows, strict=True):
                blocks.append(row)
            elapsed = self.now_s() - start
            if count in looks:
                widths = self._relative_half_widths(taken)
                if rule.settled(elapsed):
                    if rule.precise(widths):
                        break
                    if rule.decide and decided(self._layers(taken)):
                        ended = stopping.DECIDED
                        break
            self._progress(count, max(widths, default=None))
            if count < rule.max_blocks and rule.out_of_time(count, elapsed, elapsed / count):
                ended = stopping.TIME_CAP
                break
        final = self._relative_half_widths(taken)
        return [
            Samples(np.array(blocks), stopping.PRECISE if rule.precise([width]) else ended)
            for blocks, width in zip(taken, final, strict=True)
        ]

    @staticmethod
    def _layers(taken: Sequence[Sequence[FloatArray]]) -> FloatArray:
        """[contenders, blocks]: the whole layers' block values."""
        return np.array([[row[-1] for row in blocks] for blocks in taken])

    @classmethod
    def _relative_half_widths(cls, taken: Sequence[Sequence[FloatArray]]) -> list[float]:
        median, low, high = intervals(cls._layers(taken))
        return [float(w) for w in np.maximum(high - median, median - low) / np.maximum(np.abs(median), 1e-12)]
