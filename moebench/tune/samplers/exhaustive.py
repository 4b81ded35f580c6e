"""Every legal plan, in an order that the seed shuffles: a device that warms up or slows down favours no axis value."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from optuna.study import Study
from optuna.trial import FrozenTrial

from moebench.plan.plan import Param
from moebench.plan.space import Space
from moebench.tune.book import Book
from moebench.tune.samplers._plans import PlanSampler, Positions
from moebench.tune.samplers._protocol import SamplerFactory


class AllPlans(PlanSampler):
    """The open plan that comes first in an order which is the same for every cell."""

    def __init__(
        self, space: Space, book: Book, cell_index: int, seed: int, fixed: Mapping[str, Param] | None = None
    ) -> None:
        super().__init__(space, book, cell_index, seed, fixed)
        self._rank = np.random.default_rng(seed).permutation(len(space))

    def choose(self, study: Study, trial: FrozenTrial, open_plans: Positions) -> int:
        return int(open_plans[self._rank[open_plans].argmin()])


class _Factory(SamplerFactory):
    name = "exhaustive"
    doc = "every legal plan"

    def make(
        self, space: Space, book: Book, cell_index: int, seed: int, fixed: Mapping[str, Param] | None = None
    ) -> AllPlans:
        return AllPlans(space, book, cell_index, seed, fixed)


SAMPLER = _Factory()
