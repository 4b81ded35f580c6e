"""The base of our samplers: it knows which plans are open, a subclass chooses one of them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
from optuna.distributions import BaseDistribution, CategoricalDistribution
from optuna.samplers import BaseSampler
from optuna.study import Study
from optuna.trial import FrozenTrial

from moebench.errors import InputError
from moebench.plan.plan import Param
from moebench.plan.space import Space
from moebench.tune.book import Book, Mask
from moebench.tune.samplers._protocol import SpaceExhausted

Positions = npt.NDArray[np.int64]


def distributions(space: Space) -> dict[str, CategoricalDistribution]:
    """Optuna's form of the axes. All are categorical: what is legal on one value needn't be between two others."""
    return {axis.name: CategoricalDistribution(axis.values) for axis in space.axes}


class PlanSampler(BaseSampler):
    """Samples whole plans: all axes of a trial at once, by ``sample_relative``.

    ``reads_study``: whether it learns from the study's trials; the others learn from the book. ``tries_neighbours``:
    whether a cell's last plans are those that were best at the token counts beside it.
    """

    reads_study = False
    tries_neighbours = False

    def __init__(
        self, space: Space, book: Book, cell_index: int, seed: int, fixed: Mapping[str, Param] | None = None
    ) -> None:
        self.space, self.book, self.cell_index, self.seed = space, book, cell_index, seed
        self.fixed = dict(fixed or {})
        self._allowed = space.legal_on(cell_index) & space.matching(self.fixed)
        self._distributions: dict[str, BaseDistribution] = dict(distributions(space))
        self._in_study: Mask = np.zeros(len(space), dtype=bool)
        self._settled = 0

    @abstractmethod
    def choose(self, study: Study, trial: FrozenTrial, open_plans: Positions) -> int:
        """One of ``open_plans``, which has at least one."""

    def worth_measuring(self, plan: int, cells: Positions) -> Mask:
        """[cells]: on which of ``cells`` a plan that this cell asked for should be measured as well."""
        return np.ones(len(cells), dtype=bool)

    def open_plans(self, study: Study) -> Positions:
        """Positions of the plans that may be asked for."""
        return np.flatnonzero(self._allowed & ~self.book.seen(self.cell_index) & ~self._seen_in(study))

    def rng(self, open_plans: Positions) -> np.random.Generator:
        """Random numbers that depend on the seed, the cell and how many plans are left: the same after a resume."""
        return np.random.default_rng([self.seed, self.cell_index, len(open_plans)])

    def _seen_in(self, study: Study) -> Mask:
        trials = study.get_trials(deepcopy=False)
        for trial in trials[self._settled :]:
            plan = self.space.find(trial.params)
            if plan is not None:
                self._in_study[plan] = True
            if trial.state.is_finished() and trial.number == self._settled:
                self._settled += 1
        return self._in_study

    def infer_relative_search_space(self, study: Study, trial: FrozenTrial) -> dict[str, BaseDistribution]:
        """Every axis."""
        return self._distributions

    def sample_relative(
        self, study: Study, trial: FrozenTrial, search_space: dict[str, BaseDistribution]
    ) -> dict[str, Any]:
        """The parameters of an open plan; raises SpaceExhausted."""
        open_plans = self.open_plans(study)
        if not len(open_plans):
            cell = self.book.cells[self.cell_index].name
            raise SpaceExhausted(f"{cell}: all {int(self._allowed.sum())} legal plans were tried; none is left")
        return dict(self.space.plans[self.choose(study, trial, open_plans)].params)

    def sample_independent(
        self, study: Study, trial: FrozenTrial, param_name: str, param_distribution: BaseDistribution
    ) -> Any:
        """Refused: a value of its own would make a plan that nobody found legal."""
        raise InputError(
            f"{param_name} in {param_distribution} is no axis of {self.space.kernel}'s space; suggest its axes with "
            "the distributions of the study"
        )
