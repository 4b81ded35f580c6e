"""Blocks of an expert-parallel point: every contender once a block, in random order, until a rule says stop.

On ranks with a process each, all take the same blocks in the same order and stop together: what decides (times,
seconds gone by) is gathered after every pass.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import numpy as np

from moebench.measure import stopping
from moebench.measure.ep_clock import (
    LAYER,
    FloatArray,
    call_times,
    rows_of_pass,
    side_by_side_us,
)
from moebench.measure.ep_lanes import Lane
from moebench.measure.sampler import Samples
from moebench.measure.stats import intervals
from moebench.measure.stopping import StoppingRule
from moebench.pipeline.ep.ranks.protocol import Ranks

TARGET_BLOCK_US = 2000.0
MAX_CALLS = 16


class EPSampler:
    """Takes blocks of ``contenders``' lanes; each block calls all on the same ``calls`` draws in turn."""

    def __init__(
        self,
        contenders: Sequence[Lane],
        ranks: Ranks,
        seed: int,
        progress: Callable[[int, float | None], None] = lambda blocks, half_width: None,
    ) -> None:
        self._contenders, self._ranks, self._progress = tuple(contenders), ranks, progress
        self._random = np.random.default_rng(seed)
        self._now_s, self.calls = 0.0, 1
        self.draws = 1

    def choose_calls(self, budget_s: float, min_blocks: int) -> None:
        """Set the calls of a block, and the draws that they take, so that ``min_blocks`` fit ``budget_s``.

        Every block takes the same draws: where not all fit, the first ones, rather than another in each block.
        """
        self.block()
        start_s = self._now_s
        rows = self.block()
        one_s = max(self._now_s - start_s, 1e-6)
        draws, shortest_us = len(self._contenders[0].draws), min(float(r[LAYER]) for r in rows)
        wanted = draws * math.ceil(min(MAX_CALLS, TARGET_BLOCK_US / max(shortest_us, 1.0)) / draws)
        fitting = int(budget_s / min_blocks / one_s)
        self.draws = max(1, min(draws, fitting))
        self.calls = max(self.draws, min(wanted, fitting // self.draws * self.draws))
        for lane in self._contenders:
            lane.prepare(self.calls, self.draws)

    def block(self) -> list[FloatArray]:
        """One pass of every contender in an order drawn at random; their rows in their own order."""
        rows: list[FloatArray | None] = [None] * len(self._contenders)
        for place in self._random.permutation(len(self._contenders)):
            rows[place] = self._pass(self._contenders[place])
        return [row for row in rows if row is not None]

    def _pass(self, lane: Lane) -> FloatArray:
        ranks = self._ranks
        stamped = lane.run(self.calls, self.draws)
        calls = [call_times(tape, stamps, ranks) for tape, stamps in stamped]
        virtual = len(ranks.local_ranks) == ranks.ep_size
        critical = [side_by_side_us(tape, stamps) for tape, stamps in stamped] if virtual else []
        row, self._now_s = rows_of_pass(calls, critical, ranks)
        return row

    def preheat(self, seconds: float) -> None:
        """Blocks that are thrown away, at least one, until ``seconds`` have gone by."""
        self.block()
        start_s = self._now_s
        while self._now_s - start_s < seconds:
            self.block()

    def sample(self, rule: StoppingRule) -> list[Samples]:
        """Blocks until ``rule`` ends it; one ``Samples`` a contender, the layer's slowest rank in its last column."""
        start_s, looks = self._now_s, set(rule.looks())
        taken: list[list[FloatArray]] = [[] for _ in self._contenders]
        widths: list[float] = []
        ended = stopping.BLOCK_CAP
        for count in range(1, rule.max_blocks + 1):
            for blocks, row in zip(taken, self.block(), strict=True):
                blocks.append(row)
            elapsed_s = self._now_s - start_s
            if count in looks:
                widths = _relative_half_widths(taken)
                if rule.precise(widths) and rule.settled(elapsed_s):
                    break
            self._progress(count, max(widths, default=None))
            if count < rule.max_blocks and rule.out_of_time(count, elapsed_s, elapsed_s / count):
                ended = stopping.TIME_CAP
                break
        final = _relative_half_widths(taken)
        return [
            Samples(np.array(blocks), stopping.PRECISE if rule.precise([width]) else ended)
            for blocks, width in zip(taken, final, strict=True)
        ]


def _relative_half_widths(taken: Sequence[Sequence[FloatArray]]) -> list[float]:
    median, low, high = intervals(np.array([[row[LAYER] for row in blocks] for blocks in taken]))
    return [float(w) for w in np.maximum(high - median, median - low) / np.maximum(np.abs(median), 1e-12)]
