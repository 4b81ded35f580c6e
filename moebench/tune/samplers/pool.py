"""Scores every open plan with a surrogate that learns from all cells, and asks for the most promising one."""

from __future__ import annotations

from collections.abc import Mapping
from weakref import WeakKeyDictionary

import numpy as np
from optuna.study import Study
from optuna.trial import FrozenTrial

from moebench.plan.plan import Param
from moebench.plan.space import Space
from moebench.tune.book import Book, Mask
from moebench.tune.samplers._plans import PlanSampler, Positions
from moebench.tune.samplers._protocol import SamplerFactory
from moebench.tune.surrogate import Outlook, Surrogate

START = 8
"""Plans that a cell measures before the surrogate is asked; those that are no seeds lie far from each other."""

MAX_CANDIDATES = 1000
NEAR_BEST, NEAR_AXES = 4, 2
"""Where more plans are open: half of the candidates are like one of the fastest four, at most two axes away."""

FAR_AMONG = 200
FAMILIAR = 1.25
"""How much more a plan counts that was compiled for another cell already."""


class Pool(PlanSampler):
    """The open plan with the greatest expected improvement."""

    tries_neighbours = True

    def __init__(
        self, space: Space, book: Book, cell_index: int, seed: int, fixed: Mapping[str, Param] | None,
        surrogate: Surrogate,
    ) -> None:  # fmt: skip
        super().__init__(space, book, cell_index, seed, fixed)
        self._surrogate = surrogate
        self._outlook: Outlook | None = None
        self._under_way: set[int] = set()

    def choose(self, study: Study, trial: FrozenTrial, open_plans: Positions) -> int:
        rng = self.rng(open_plans)
        if self.book.seen(self.cell_index).sum() < START:
            return self._farthest(open_plans, rng)
        outlook = self._current(open_plans, rng)
        compiled = ~np.isnan(self.book.times[outlook.plans]).all(axis=1)
        gains = outlook.improvement() * np.where(compiled, FAMILIAR, 1.0)
        gains[~np.isin(outlook.plans, open_plans, assume_unique=True)] = -np.inf
        return int(outlook.plans[gains.argmax()])

    def _current(self, open_plans: Positions, rng: np.random.Generator) -> Outlook:
        """The outlook on the candidates, made anew after every result and when no candidate is left."""
        fit, pending = self._surrogate.fit(self.cell_index), np.flatnonzero(self.book.pending[:, self.cell_index])
        outlook = self._outlook
        if outlook is None or outlook.fit is not fit or not np.isin(outlook.plans, open_plans).any():
            outlook = self._outlook = Outlook(fit, self._candidates(open_plans, rng))
            self._under_way = set(map(int, pending))
        for plan in pending:
            if int(plan) not in self._under_way:
                self._under_way.add(int(plan))
                if plan in outlook.plans:
                    outlook.begin(int(plan))
        return outlook

    def _candidates(self, open_plans: Positions, rng: np.random.Generator) -> Positions:
        """All open plans, or many of them: those like the fastest ones, and others at random."""
        if len(open_plans) <= MAX_CANDIDATES:
            return open_plans
        codes = np.ascontiguousarray(self.space.codes[open_plans].T)
        near = np.zeros(len(open_plans), dtype=bool)
        for best in self.book.top(self.cell_index, NEAR_BEST):
            near |= (codes != self.space.codes[best][:, None]).sum(axis=0, dtype=np.uint8) <= NEAR_AXES
        like, others = open_plans[near], open_plans[~near]
        if len(like) > MAX_CANDIDATES // 2:
            like = rng.choice(like, MAX_CANDIDATES // 2, replace=False)
        some = rng.choice(others, min(len(others), MAX_CANDIDATES - len(like)), replace=False)
        return np.sort(np.concatenate([like, some]))

    def worth_measuring(self, plan: int, cells: Positions) -> Mask:
        """Cells that are only starting, and those where ``plan`` is expected to be faster than all so far."""
        worth: Mask = np.array([self.book.seen(int(c)).sum() < START for c in cells], dtype=bool)
        asked = cells[~worth]
        if len(asked):
            worth[~worth] = self._surrogate.means(plan, asked) < [self._surrogate.fit(int(c)).best for c in asked]
        return worth

    def _farthest(self, open_plans: Positions, rng: np.random.Generator) -> int:
        """Of some random open plans the one farthest from all seen ones."""
        some = rng.choice(open_plans, min(len(open_plans), FAR_AMONG), replace=False)
        seen = np.flatnonzero(self.book.seen(self.cell_index))
        if not len(seen):
            return int(some[0])
        vectors = self._surrogate.features.smooth
        gaps = ((vectors[some][:, None] - vectors[seen][None]) ** 2).sum(-1).min(axis=1)
        return int(some[gaps.argmax()])


class _Factory(SamplerFactory):
    name = "pool"
    doc = "the legal plan that a Gaussian process over all cells expects most of"

    def __init__(self) -> None:
        self._surrogates: WeakKeyDictionary[Book, Surrogate] = WeakKeyDictionary()

    def make(
        self, space: Space, book: Book, cell_index: int, seed: int, fixed: Mapping[str, Param] | None = None
    ) -> Pool:
        surrogate = self._surrogates.get(book) or Surrogate(book)
        self._surrogates[book] = surrogate
        return Pool(space, book, cell_index, seed, fixed, surrogate)


SAMPLER = _Factory()
