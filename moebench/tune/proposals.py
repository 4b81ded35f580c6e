"""Which plan is measured next, and on which cells: config-major, so that a plan compiled once serves many cells.

What a ``Proposer`` does next depends on its seed and on what it was told, in that order, and on nothing else: told the
records of an interrupted search again it goes on as that search would have.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from time import perf_counter
from types import MappingProxyType

import numpy as np
import optuna
from optuna.samplers import BaseSampler
from optuna.storages import InMemoryStorage
from optuna.study import Study, StudyDirection
from optuna.trial import TrialState, create_trial

from moebench.plan.plan import KernelPlan, Param
from moebench.plan.policies import WHOLE_SPACE
from moebench.plan.space import Space
from moebench.store.trial_records import TrialRecord
from moebench.tune.bench import Screening
from moebench.tune.book import Book
from moebench.tune.samplers import SpaceExhausted, samplers
from moebench.tune.samplers._plans import PlanSampler, distributions

PRIOR_SEEDS = 2
"""Plans that the prior ranks first, a cell, which are tried before any sampler is asked."""

NEIGHBOURS_PART = 8
"""One in so many of a cell's plans is kept for what its neighbours in token count found best, where the sampler says
that this is worth it: nearby counts share their best plans more often than a sampler has tried them on both."""

NEIGHBOURS_BEST = 3
"""Plans of a neighbour that are tried at most."""


class Proposer:
    """Asks the samplers of one kernel's cells for plans, round after round, until budgets or spaces are used up.

    ``budget_per_cell`` is the number of plans that a cell may measure, whoever asked for them: one number for all cells
    or one for each, ``WHOLE_SPACE`` for every legal plan. ``seeds`` are tried first, each on its cells, after the
    default plans and before the prior's best: they are a floor, and no sampler is bound to their neighbourhood.
    ``optuna_s`` is the time spent in Optuna, our samplers included.
    """

    def __init__(
        self, space: Space, book: Book, sampler_name: str, seed: int,
        budget_per_cell: int | Sequence[int] = WHOLE_SPACE, *,
        fixed: Mapping[str, Param] | None = None, seeds: Mapping[KernelPlan, Sequence[int]] = MappingProxyType({}),
    ) -> None:  # fmt: skip
        self.space, self.book = space, book
        self.optuna_s = 0.0
        count = len(book.cells)
        each = [budget_per_cell] * count if isinstance(budget_per_cell, int) else budget_per_cell
        self._budgets = [len(space) if budget == WHOLE_SPACE else budget for budget in each]
        self._fixed = space.matching(fixed or {})
        self._distributions = distributions(space)
        factory = samplers.get(sampler_name)
        self._samplers = [factory.make(space, book, i, seed, fixed) for i in range(count)]
        self._storage = InMemoryStorage()
        with _quiet_optuna():
            for cell in range(count):
                self._storage.create_new_study([StudyDirection.MINIMIZE], str(cell))
        self._told: set[tuple[int, int]] = set()
        self._seeds = list(dict.fromkeys(self._all_seeds(seeds)))[::-1]

    def next_batch(self, n: int) -> list[Screening]:
        """Up to ``n`` plans with the cells to measure each on; none when every cell's budget or space is used up."""
        batch: list[Screening] = []
        while len(batch) < n:
            found = self._next_seed() or self._next_asked() or self._next_of_neighbours() or self._next_asked(last=True)
            if found is None:
                break
            plan, cells = found
            self.book.begin(plan, cells)
            batch.append(Screening(self.book.plan(plan), tuple(self.book.cells[c] for c in cells)))
        return batch

    def tell(self, records: Iterable[TrialRecord]) -> None:
        """Take in results, in the order in which they came: into the book, and where a sampler reads it, its study."""
        for record in records:
            place = self.book.add(record)
            if place is None or place in self._told:
                continue
            self._told.add(place)
            sampler = self._samplers[place[1]]
            if not isinstance(sampler, PlanSampler) or sampler.reads_study:
                started = perf_counter()
                self._add_trial(*place)
                self.optuna_s += perf_counter() - started

    def _add_trial(self, plan: int, cell: int) -> None:
        time_us = float(self.book.times[plan, cell])
        trial = create_trial(
            params=dict(self.space.plans[plan].params),
            distributions=dict(self._distributions),
            value=None if np.isnan(time_us) else time_us,
            state=TrialState.FAIL if np.isnan(time_us) else TrialState.COMPLETE,
        )
        self._storage.create_new_trial(self._storage.get_study_id_from_name(str(cell)), trial)

    def _all_seeds(self, seeds: Mapping[KernelPlan, Sequence[int]]) -> Iterator[tuple[int, tuple[int, ...]]]:
        """(plan, cells) of what is tried before a sampler is asked, the defaults first."""
        everywhere = tuple(range(len(self.book.cells)))
        for default in self.space.defaults:
            if default is not None:
                yield default, everywhere
        for plan, cells in seeds.items():
            if plan.kernel == self.space.kernel and (found := self.space.find(plan.params)) is not None:
                yield found, tuple(cells)
        if self.book.prior_us is not None:
            for cell in everywhere:
                prior = np.where(self.space.legal_on(cell), self.book.prior_us[:, cell], np.inf)
                for plan_index in np.argsort(prior, kind="stable")[:PRIOR_SEEDS]:
                    yield int(plan_index), (cell,)

    def _room(self, cell: int) -> int:
        """How many more plans ``cell`` may measure."""
        return self._budgets[cell] - int(self.book.seen(cell).sum())

    def _kept(self, cell: int) -> int:
        """How many of its plans ``cell`` keeps for its neighbours' best."""
        sampler = self._samplers[cell]
        alone = len(self.book.cells) == 1 or not isinstance(sampler, PlanSampler) or not sampler.tries_neighbours
        return 0 if alone else self._budgets[cell] // NEIGHBOURS_PART

    def _takers(self, plan: int, cells: Sequence[int], *, last: bool = False) -> list[int]:
        """Those of ``cells`` on which ``plan`` is legal and new, and which may measure more: of the plans that are kept
        for neighbours too, where ``last``."""
        if not self._fixed[plan]:
            return []
        legal, book = self.space.legal_masks[plan], self.book
        known = ~np.isnan(book.times[plan]) | book.failed[plan] | book.pending[plan]
        return [c for c in cells if legal[c] and not known[c] and self._room(c) > (0 if last else self._kept(c))]

    def _next_seed(self) -> tuple[int, list[int]] | None:
        while self._seeds:
            if takers := self._takers(*self._seeds[-1]):
                return self._seeds[-1][0], takers
            self._seeds.pop()  # what was seen stays seen, and budgets only shrink: nobody will ever take it
        return None

    def _next_asked(self, *, last: bool = False) -> tuple[int, list[int]] | None:
        """What the cell that got the fewest plans asks for; cells without an open plan are passed over. Only the
        ``last`` ones may take what was kept for neighbours."""
        rooms = [self._room(c) - (0 if last else self._kept(c)) for c in range(len(self.book.cells))]
        turn = int(self.book.pending.any(axis=1).sum() + (~np.isnan(self.book.times)).any(axis=1).sum())
        count = len(rooms)
        for cell in sorted(range(count), key=lambda c: (-rooms[c], (c - turn) % count)):
            if rooms[cell] > 0 and (plan := self._ask(cell)) is not None:
                return plan, self._cells_of(plan, cell, last=last)
        return None

    def _next_of_neighbours(self) -> tuple[int, list[int]] | None:
        """A plan that is among the best of one token count and not yet tried on the counts beside it."""
        count = len(self.book.cells)
        takers = [c for c in range(count) if self._kept(c) and self._room(c) > 0]
        for rank in range(NEIGHBOURS_BEST):
            for cell in range(count):
                near = [c for c in (cell - 1, cell + 1) if c in takers]
                best = self.book.top(cell, rank + 1)[rank:] if near else ()
                if best and (found := self._takers(best[0], near, last=True)):
                    return best[0], found
        return None

    def _ask(self, cell: int) -> int | None:
        """The plan that the cell's sampler asks for; None when nothing is left."""
        sampler, started = self._samplers[cell], perf_counter()
        # Not study.ask(): that leaves a running trial behind, which a resumed search would not have. And a study anew
        # for every question: one keeps the trials it has read until it is asked.
        study = Study(str(cell), self._storage, sampler)
        try:
            trial = create_trial(state=TrialState.RUNNING)
            space = sampler.infer_relative_search_space(study, trial)
            params = sampler.sample_relative(study, trial, space)
        except SpaceExhausted:
            return None
        finally:
            self.optuna_s += perf_counter() - started
        return self.space.index(KernelPlan(self.space.kernel, params))

    def _cells_of(self, plan: int, asked_by: int, *, last: bool) -> list[int]:
        """The cell that asked, and the others for which the plan may be worth measuring."""
        sampler: BaseSampler = self._samplers[asked_by]
        rest = [c for c in range(len(self.book.cells)) if c != asked_by]
        others = np.array(self._takers(plan, rest, last=last), dtype=np.int64)
        if isinstance(sampler, PlanSampler) and len(others):
            others = others[sampler.worth_measuring(plan, others)]
        return sorted([asked_by, *map(int, others)])


@contextmanager
def _quiet_optuna() -> Iterator[None]:
    """Optuna's line about every new study is kept out of the terminal."""
    before = optuna.logging.get_verbosity()
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    try:
        yield
    finally:
        optuna.logging.set_verbosity(before)
