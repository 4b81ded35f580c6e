"""Conformance suite of samplers: what every sampler must hold, ours or a third party's.

Each check is a plain function of a ``SamplerFactory`` that raises AssertionError. A test runs them all::

    @pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
    def test_my_sampler(check):
        check(MySampler())

The spaces are small ones of this package's kernels on shipped descriptors; times are made up. Nothing runs on a device.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import optuna
from optuna.trial import Trial, TrialState

from moebench.plan.plan import KernelPlan, Param
from moebench.plan.registry import kernel_specs
from moebench.plan.space import Space, build_space
from moebench.spec.hw_files import load_hardware
from moebench.spec.shape import MoEShape
from moebench.spec.workload import Workload
from moebench.store.records import STATUS_FAILED, STATUS_OK
from moebench.store.trial_records import TrialRecord
from moebench.tune.book import Book
from moebench.tune.cells import Cell
from moebench.tune.samplers import SamplerFactory, SpaceExhausted
from moebench.tune.samplers._plans import distributions

SEED = 7
_SHAPE = MoEShape("toy", num_experts=64, topk=8, hidden_size=256, intermediate_size=128)
_TOKENS = (1, 64, 4096)


def toy_space(kernel: str = "route", fixed: Mapping[str, Param] | None = None) -> Space:
    """A small space over three token counts: ``route`` some 30 plans, ``route_index`` other legal ones for each."""
    return build_space(kernel, [Workload(_SHAPE, t) for t in _TOKENS], load_hardware("h200"), fixed=fixed)


def toy_book(space: Space) -> Book:
    """An empty book of ``space``."""
    variant = "toy"
    backend = kernel_specs.get(space.kernel).backend
    return Book(space, [Cell(backend, variant, space.kernel, w) for w in space.workloads])


def toy_time_us(plan: KernelPlan, cell: int) -> float:
    """A time that depends on every axis, fastest in the middle of each."""
    away = sum((np.log2(int(v) + 1.0) - 2.0) ** 2 for v in plan.params.values() if not isinstance(v, str))
    return float(10.0 * (cell + 1) * (1.0 + 0.1 * away))


def toy_record(book: Book, plan: int, cell: int, *, ok: bool = True) -> TrialRecord:
    """What measuring ``plan`` on ``cell`` gives."""
    about, chosen = book.cells[cell], book.plan(plan)
    return TrialRecord(
        f"{plan}-{cell}", STATUS_OK if ok else STATUS_FAILED, "replayed", about.backend, about.variant, about.kernel,
        dict(chosen.params), "", about.workload.to_dict(), book.space.hw.key,
        blocks_us=(toy_time_us(chosen, cell),) * 3 if ok else (),
    )  # fmt: skip


class Asking:
    """A study of one cell, asked again and again; results go into the book as a search does it, unless kept from it."""

    def __init__(
        self, factory: SamplerFactory, space: Space, cell: int = 0, fixed: Mapping[str, Param] | None = None,
        seed: int = SEED, book: Book | None = None,
    ) -> None:  # fmt: skip
        self.space, self.cell = space, cell
        self.book = book or toy_book(space)
        optuna.logging.set_verbosity(optuna.logging.WARNING)
        self.study = optuna.create_study(sampler=factory.make(space, self.book, cell, seed, fixed))

    def ask(self) -> tuple[Trial, int]:
        """A new trial and the position of its plan."""
        trial = self.study.ask(dict(distributions(self.space)))
        assert set(trial.params) == {a.name for a in self.space.axes}, f"axes were left out: {trial.params}"
        return trial, self.space.index(KernelPlan(self.space.kernel, trial.params))

    def run(
        self, most: int = 10_000, *, ok: Callable[[int], bool] = lambda _: True, into_book: bool = True
    ) -> list[int]:
        """Ask and answer up to ``most`` times; the plans in the order in which they were asked for."""
        asked: list[int] = []
        while len(asked) < most:
            try:
                trial, plan = self.ask()
            except SpaceExhausted:
                break
            asked.append(plan)
            if into_book:
                self.book.add(toy_record(self.book, plan, self.cell, ok=ok(plan)))
            if ok(plan):
                self.study.tell(trial, toy_time_us(self.space.plans[plan], self.cell))
            else:
                self.study.tell(trial, state=TrialState.FAIL)
        return asked


def _expect_all(asked: list[int], space: Space, mask: Any) -> None:
    assert len(set(asked)) == len(asked), f"{len(asked) - len(set(asked))} plans were asked for twice"
    expected = set(np.flatnonzero(mask).tolist())
    assert set(asked) == expected, f"{len(set(asked) ^ expected)} of {len(space)} plans are illegal or were left out"


def check_exhausts_the_space_exactly(factory: SamplerFactory) -> None:
    """Every legal plan once, then SpaceExhausted, from the study's trials alone as well as from the book."""
    space = toy_space()
    for into_book in (True, False):
        asking = Asking(factory, space)
        _expect_all(asking.run(into_book=into_book), space, space.legal_on(0))
        try:
            asking.ask()
        except SpaceExhausted:
            continue
        raise AssertionError("an exhausted space gave another plan")


def check_asks_for_legal_plans(factory: SamplerFactory) -> None:
    """A plan that is legal on another token count only is never asked for."""
    space = toy_space("route_index")
    last = len(space.workloads) - 1
    assert not space.legal_on(last).all(), "this space should have plans that are illegal on its largest token count"
    for plan in Asking(factory, space, last).run(most=60):
        assert space.legal_on(last)[plan], f"{space.plans[plan].describe()} is illegal"


def check_skips_what_the_book_has_seen(factory: SamplerFactory) -> None:
    """Plans with a time, failed plans and plans under way in the cell are seen; those of other cells are not."""
    space = toy_space()
    book = toy_book(space)
    timed, failed, under_way, elsewhere = np.flatnonzero(space.legal_masks.all(axis=1))[:4].tolist()
    book.add(toy_record(book, timed, 0))
    book.add(toy_record(book, failed, 0, ok=False))
    book.begin(under_way, [0])
    book.add(toy_record(book, elsewhere, 1))
    mask = space.legal_on(0).copy()
    mask[[timed, failed, under_way]] = False
    _expect_all(Asking(factory, space, book=book).run(), space, mask)


def check_never_repeats_a_running_trial(factory: SamplerFactory) -> None:
    """Plans asked for but not yet answered aren't asked for again."""
    asking = Asking(factory, toy_space())
    plans = [asking.ask()[1] for _ in range(12)]
    assert len(set(plans)) == len(plans), "a running plan was asked for again"


def check_is_deterministic(factory: SamplerFactory) -> None:
    """The same seed and results give the same plans."""
    space = toy_space("combine")
    first, again = (Asking(factory, space, cell=1).run(most=30) for _ in range(2))
    assert first == again, "two runs with one seed differ"


def check_holds_fixed_axes(factory: SamplerFactory) -> None:
    """Axes that are fixed keep their value, in the sampler alone and in the space, and the rest is exhausted."""
    space, fixed = toy_space(), {"num_warps": 4}
    asked = Asking(factory, space, fixed=fixed).run()
    _expect_all(asked, space, space.legal_on(0) & space.matching(fixed))
    narrow = toy_space(fixed=fixed)
    _expect_all(Asking(factory, narrow, fixed=fixed).run(), narrow, narrow.legal_on(0))


def check_works_with_failures(factory: SamplerFactory) -> None:
    """Failed trials, even nothing but failed ones, don't stop a search."""
    space = toy_space()
    for ok in (lambda _plan: False, lambda plan: plan % 3 == 0):
        _expect_all(Asking(factory, space).run(ok=ok), space, space.legal_on(0))


def check_works_with_one_plan(factory: SamplerFactory) -> None:
    """A space of one plan gives it once."""
    space = toy_space(fixed={"block_tokens": 1, "num_warps": 4})
    assert len(space) == 1
    assert Asking(factory, space).run() == [0]


CHECKS: tuple[Callable[[SamplerFactory], None], ...] = (
    check_exhausts_the_space_exactly,
    check_asks_for_legal_plans,
    check_skips_what_the_book_has_seen,
    check_never_repeats_a_running_trial,
    check_is_deterministic,
    check_holds_fixed_axes,
    check_works_with_failures,
    check_works_with_one_plan,
)
