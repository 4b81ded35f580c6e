"""Open plans in random order: what every other sampler is held against."""

from __future__ import annotations

from collections.abc import Mapping

from optuna.study import Study
from optuna.trial import FrozenTrial

from moebench.plan.plan import Param
from moebench.plan.space import Space
from moebench.tune.book import Book
from moebench.tune.samplers._plans import PlanSampler, Positions
from moebench.tune.samplers._protocol import SamplerFactory


class RandomPlans(PlanSampler):
    """Any open plan, all equally likely."""

    def choose(self, study: Study, trial: FrozenTrial, open_plans: Positions) -> int:
        return int(self.rng(open_plans).choice(open_plans))


class _Factory(SamplerFactory):
    name = "random"
    doc = "legal plans drawn without replacement"

    def make(
        self, space: Space, book: Book, cell_index: int, seed: int, fixed: Mapping[str, Param] | None = None
    ) -> RandomPlans:
        return RandomPlans(space, book, cell_index, seed, fixed)


SAMPLER = _Factory()
