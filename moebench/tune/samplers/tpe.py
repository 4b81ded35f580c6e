"""Optuna's TPE over the axes as categories, kept to plans that are legal and new."""

from __future__ import annotations

import warnings
from collections.abc import Mapping

import numpy as np
from optuna.distributions import BaseDistribution
from optuna.exceptions import ExperimentalWarning
from optuna.samplers import TPESampler
from optuna.study import Study
from optuna.trial import FrozenTrial

from moebench.plan.plan import Param
from moebench.plan.space import Space
from moebench.tune.book import Book, Mask
from moebench.tune.samplers._plans import PlanSampler, Positions
from moebench.tune.samplers._protocol import SamplerFactory

START = 10
"""Trials of a cell before TPE has a model of it; until then its plans are measured on all cells."""

ASKS = 16
"""How often TPE is asked for a plan; it knows neither legality nor what was seen."""


class TPEPlans(PlanSampler):
    """What TPE proposes, or the open plan most like it when ``ASKS`` proposals were illegal or seen."""

    reads_study = True

    def choose(self, study: Study, trial: FrozenTrial, open_plans: Positions) -> int:
        rng = self.rng(open_plans)
        free: dict[str, BaseDistribution] = {
            name: how for name, how in self._distributions.items() if name not in self.fixed
        }
        # A sampler of its own for every ask: its random numbers then depend on the seed and on what was seen alone.
        inner = _tpe(int(rng.integers(2**31)))
        is_open = set(map(int, open_plans))
        wanted: Mapping[str, Param] = {}
        for _ in range(ASKS):
            wanted = {**self.fixed, **inner.sample_relative(study, trial, free)}
            if not wanted.keys() >= free.keys():
                break  # too few trials for a model
            plan = self.space.find(wanted)
            if plan in is_open:
                return int(plan)
        return self._most_like(wanted, open_plans, int(rng.choice(open_plans)))

    def worth_measuring(self, plan: int, cells: Positions) -> Mask:
        """Only while everything is new: what TPE likes on one cell says nothing of another."""
        return np.array([self.book.seen(int(c)).sum() < START for c in cells], dtype=bool)

    def _most_like(self, wanted: Mapping[str, Param], open_plans: Positions, otherwise: int) -> int:
        """The open plan that differs from ``wanted`` on the fewest axes; ``otherwise`` where nothing is wanted."""
        if not wanted.keys() >= self._distributions.keys():
            return otherwise
        code = [axis.values.index(wanted[axis.name]) for axis in self.space.axes]
        return int(open_plans[(self.space.codes[open_plans] != code).sum(axis=1).argmin()])


def _tpe(seed: int) -> TPESampler:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ExperimentalWarning)  # multivariate is no option any more from Optuna 5 on
        return TPESampler(seed=seed, n_startup_trials=START, multivariate=True, constant_liar=False)


class _Factory(SamplerFactory):
    name = "tpe"
    doc = "Optuna's tree-structured Parzen estimator, each cell by itself"

    def make(
        self, space: Space, book: Book, cell_index: int, seed: int, fixed: Mapping[str, Param] | None = None
    ) -> TPEPlans:
        return TPEPlans(space, book, cell_index, seed, fixed)


SAMPLER = _Factory()
