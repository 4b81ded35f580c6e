"""What a search knows: every plan's time on every cell of one kernel, what failed, and what is under way."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from moebench.errors import InputError
from moebench.plan.plan import KernelPlan
from moebench.plan.space import Space
from moebench.store.trial_records import TrialRecord
from moebench.tune.cells import Cell

Floats = npt.NDArray[np.float64]
Mask = npt.NDArray[np.bool_]


class Book:
    """Times of the plans of ``space`` on ``cells``, one cell a workload of the space and in its order.

    ============  ==============  ==================================================================
    ``times``     [plans, cells]  median of the blocks in microseconds; NaN where unknown
    ``failed``    [plans, cells]  where a plan failed
    ``pending``   [plans, cells]  where a plan was proposed and nothing was heard of it yet
    ``prior_us``  [plans, cells]  a model's prediction in microseconds, or None
    ============  ==============  ==================================================================

    ``version`` grows with every result, so that what was derived from results knows when it is stale. Raises
    InputError where cells or prior don't fit the space.
    """

    def __init__(self, space: Space, cells: Sequence[Cell], prior_us: Floats | None = None) -> None:
        if tuple(c.workload for c in cells) != space.workloads:
            raise InputError(f"the {len(cells)} cells of {space.kernel} aren't its space's workloads in their order")
        shape = (len(space), len(cells))
        if prior_us is not None and prior_us.shape != shape:
            raise InputError(f"the prior of {space.kernel} has the shape {prior_us.shape}; {shape} is needed")
        self.space, self.cells, self.prior_us = space, tuple(cells), prior_us
        # A cell's plans lie side by side: most questions are about one cell.
        self.times: Floats = np.full(shape, np.nan, order="F")
        self.failed: Mask = np.zeros(shape, dtype=bool, order="F")
        self.pending: Mask = np.zeros(shape, dtype=bool, order="F")
        self.version = 0
        self._positions = {_key(c.workload.to_dict()): i for i, c in enumerate(cells)}

    def place(self, record: TrialRecord) -> tuple[int, int] | None:
        """(plan, cell) of ``record``, or None for one of another kernel, space or workload."""
        if record.kernel != self.space.kernel:
            return None
        cell, plan = self._positions.get(_key(record.workload)), self.space.find(record.params)
        return None if cell is None or plan is None else (plan, cell)

    def add(self, record: TrialRecord) -> tuple[int, int] | None:
        """Take in a record, a later one of the same plan and cell in place of the earlier; returns its ``place``."""
        place = self.place(record)
        if place is None:
            return None
        timed = record.ok and len(record.blocks_us) > 0
        self.times[place] = float(np.median(record.blocks_us)) if timed else np.nan
        self.failed[place] = not timed
        self.pending[place] = False
        self.version += 1
        return place

    def begin(self, plan: int, cells: Sequence[int]) -> None:
        """Note that ``plan`` is being measured on ``cells``."""
        self.pending[plan, list(cells)] = True

    def seen(self, cell: int) -> Mask:
        """[plans]: which have a time, have failed or are under way on ``cell``."""
        mask: Mask = ~np.isnan(self.times[:, cell]) | self.failed[:, cell] | self.pending[:, cell]
        return mask

    def measured(self, cell: int) -> int:
        """How many plans were tried on ``cell``: those with a time and those that failed."""
        return int((~np.isnan(self.times[:, cell]) | self.failed[:, cell]).sum())

    def top(self, cell: int, count: int) -> tuple[int, ...]:
        """The ``count`` fastest plans of ``cell``, fastest first; fewer where fewer have a time."""
        times = self.times[:, cell]
        timed = np.flatnonzero(~np.isnan(times))
        return tuple(int(i) for i in timed[np.argsort(times[timed], kind="stable")[:count]])

    def best(self, cell: int) -> int | None:
        """The fastest plan of ``cell``, or None."""
        first = self.top(cell, 1)
        return first[0] if first else None

    def best_us(self, cell: int) -> float:
        """Time of the fastest plan of ``cell`` in microseconds; infinite while there is none."""
        times = self.times[:, cell]
        return float(np.nanmin(times)) if not np.isnan(times).all() else float("inf")

    def plan(self, position: int) -> KernelPlan:
        """The plan at ``position``."""
        return self.space.plans[position]


def _key(workload: dict[str, Any]) -> str:
    """Equal for equal workloads, be they fresh or read from JSON."""
    return json.dumps(workload, sort_keys=True, default=str)
