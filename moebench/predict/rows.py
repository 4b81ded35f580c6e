"""Rows an expert gets, as the workload's routing draws them, and the row tiles that follow."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from moebench.spec.draws import expert_rows, preferences_of, realised_ids, router_logits
from moebench.spec.dtypes import DType
from moebench.spec.workload import Workload

Floats = npt.NDArray[np.float64]

DRAWS = 3
ONE_DRAW_FROM = 2048
"""Tokens from which one draw is like another."""


def drawn_rows(workload: Workload) -> npt.NDArray[np.int64]:
    """Rows [draws, E_l] of this rank's experts in the first draws of the workload's routing."""
    draws = 1 if workload.num_tokens >= ONE_DRAW_FROM else DRAWS
    return np.array([expert_rows(_ids(workload, draw), workload) for draw in range(draws)], dtype=np.int64)


@lru_cache(maxsize=512)
def _row_tiles(workload: Workload) -> RowTiles:
    return RowTiles(drawn_rows(workload), workload.num_slots)


def row_tiles(workload: Workload) -> RowTiles:
    """Row tiles of ``workload``'s first draws, kept for the next call: they depend on neither dtype nor TP."""
    return _row_tiles(replace(workload, dtype=DType.BF16, tp_size=1))


def _ids(workload: Workload, draw: int) -> npt.NDArray[np.integer]:
    """Ids [T, K] of one draw; by the router's whole rule only where groups make it matter, as that is slow."""
    shape = workload.shape
    if shape.grouped or shape.topk == shape.num_experts:
        return realised_ids(workload, router_logits(workload, draw))
    return np.argpartition(-preferences_of(workload, draw), shape.topk - 1, axis=-1)[:, : shape.topk]


class RowTiles:
    """Row tiles of any height over ``rows`` [draws, E_l], mean over the draws; the grid has room for ``slots`` rows."""

    def __init__(self, rows: npt.NDArray[np.int64], slots: int) -> None:
        self._rows, self._slots = rows, slots
        self.total = float(rows.sum(axis=1).mean())
        self.hit = float((rows > 0).sum(axis=1).mean())
        self._sorted: dict[int, Floats] = {}

    @classmethod
    def dense(cls, tokens: int) -> RowTiles:
        """One expert that gets every token."""
        return cls(np.array([[tokens]]), tokens)

    @property
    def draws(self) -> int:
        """Draws that the means are over."""
        return len(self._rows)

    def _counts(self, height: float) -> Floats:
        """Tiles of every expert that has rows, all draws together, ascending."""
        if int(height) not in self._sorted:
            counts = -(-self._rows // int(height))
            self._sorted[int(height)] = np.sort(counts[counts > 0]).astype(np.float64)
        return self._sorted[int(height)]

    def _each(self, heights: Floats, value: Callable[[float], float]) -> Floats:
        known, place = np.unique(heights, return_inverse=True)
        return np.array([value(h) for h in known])[place]

    def tiles(self, heights: Floats) -> Floats:
        """Tiles that have rows; a rank without rows counts as one tile."""
        return self._each(heights, lambda h: max(float(self._counts(h).sum()) / self.draws, 1.0))

    def idle_tiles(self, heights: Floats) -> Floats:
        """Tiles that the grid has room for whatever the routing, less those that have rows."""
        slots, experts = self._slots, self._rows.shape[1]

        def idle(height: float) -> float:
            most = min(slots, (slots + min(slots, experts) * (int(height) - 1)) // int(height))
            return float(max(most - float(self._counts(height).sum()) / self.draws, 0.0))

        return self._each(heights, idle)

    def fill(self, heights: Floats) -> Floats:
        """Share of the tiles' rows that exist."""
        return np.minimum(self.total / (self.tiles(heights) * heights), 1.0)

    def groups(self, heights: Floats, together: Floats) -> Floats:
        """How often weights are wanted, summed over experts, when ``together`` row tiles of an expert share them."""
        found = np.empty(len(heights))
        for height in np.unique(heights):
            here, counts = heights == height, self._counts(height)
            single = np.searchsorted(counts, together[here], side="right")
            summed = np.concatenate([[0.0], np.cumsum(counts)])
            found[here] = (single + (summed[-1] - summed[single]) / together[here]) / self.draws
        return found
