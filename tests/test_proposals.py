"""The book of a search and the proposer over it: seeds, budgets, config-major order, and going on from records."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import numpy.typing as npt
import pytest

from moebench.errors import InputError
from moebench.plan.plan import KernelPlan
from moebench.plan.space import Space, build_space
from moebench.spec.hw_files import load_hardware
from moebench.spec.workload import Workload
from moebench.store.trial_records import TrialRecord
from moebench.testing.samplers import toy_book, toy_record, toy_space
from moebench.tune.bench import Screening
from moebench.tune.book import Book
from moebench.tune.proposals import NEIGHBOURS_BEST, NEIGHBOURS_PART, PRIOR_SEEDS, Proposer
from moebench.tune.samplers import samplers

pytest.importorskip("optuna")


def _answers(book: Book, batch: Sequence[Screening], failing: int = -1) -> list[TrialRecord]:
    found = []
    for screening in batch:
        plan = book.space.index(screening.plan)
        found += [toy_record(book, plan, book.cells.index(c), ok=plan != failing) for c in screening.cells]
    return found


def _measured(book: Book) -> npt.NDArray[np.int64]:
    return np.array([book.measured(c) for c in range(len(book.cells))])


def _run(proposer: Proposer, rounds: int = 1000, batch: int = 5) -> list[TrialRecord]:
    told: list[TrialRecord] = []
    for _ in range(rounds):
        asked = proposer.next_batch(batch)
        if not asked:
            break
        records = _answers(proposer.book, asked)
        proposer.tell(records)
        told += records
    return told


def test_a_book_takes_medians_and_the_last_word() -> None:
    book = toy_book(toy_space())
    record = replace(toy_record(book, 3, 1), blocks_us=(5.0, 1.0, 3.0))
    assert book.add(record) == (3, 1)
    assert (book.times[3, 1], book.best(1), book.best_us(1), book.measured(1)) == (3.0, 3, 3.0, 1)
    assert (book.best(0), book.best_us(0), book.top(0, 3)) == (None, float("inf"), ())
    book.add(toy_record(book, 3, 1, ok=False))
    assert book.failed[3, 1]
    assert np.isnan(book.times[3, 1])
    assert (book.best(1), book.measured(1)) == (None, 1)


def test_a_book_ranks_what_it_knows() -> None:
    book = toy_book(toy_space())
    for plan, us in ((4, 3.0), (2, 1.0), (9, 2.0)):
        book.add(replace(toy_record(book, plan, 0), blocks_us=(us,)))
    book.begin(7, [0])
    assert book.top(0, 2) == (2, 9)
    assert book.top(0, 9) == (2, 9, 4)
    assert np.flatnonzero(book.seen(0)).tolist() == [2, 4, 7, 9]
    assert not book.seen(1).any()


def test_a_book_knows_its_own_records_from_others() -> None:
    book = toy_book(toy_space())
    record = toy_record(book, 3, 1)
    again = replace(record, workload=json.loads(json.dumps(record.workload, default=str)))
    assert book.place(again) == (3, 1)
    elsewhere = replace(book.space.workloads[0], num_tokens=99).to_dict()
    for other in (
        replace(record, kernel="combine"),
        replace(record, params={**record.params, "num_warps": 3}),
        replace(record, workload=elsewhere),
    ):
        assert book.add(other) is None
    assert book.version == 0


def test_a_book_of_other_cells_is_refused() -> None:
    space = toy_space()
    cells = toy_book(space).cells
    with pytest.raises(InputError, match="in their order"):
        Book(space, cells[::-1])
    with pytest.raises(InputError, match="prior"):
        Book(space, cells, np.ones((2, 2)))


@pytest.mark.parametrize("name", samplers.names())
def test_budgets_are_used_up_and_not_exceeded(name: str) -> None:
    book = toy_book(toy_space("combine"))
    proposer = Proposer(book.space, book, name, 0, 9)
    told = _run(proposer)
    assert [book.measured(c) for c in range(3)] == [9, 9, 9]
    assert len(told) == 27
    assert proposer.next_batch(4) == []


@pytest.mark.parametrize("name", samplers.names())
def test_without_a_budget_every_legal_plan_is_measured(name: str) -> None:
    book = toy_book(toy_space())
    told = _run(Proposer(book.space, book, name, 0))
    assert len(told) == len({r.trial_id for r in told}) == book.space.legal_masks.sum()
    assert (~np.isnan(book.times) == book.space.legal_masks).all()


def test_cells_can_have_budgets_of_their_own() -> None:
    book = toy_book(toy_space("combine"))
    _run(Proposer(book.space, book, "random", 0, [3, 0, 12]))
    assert [book.measured(c) for c in range(3)] == [3, len(book.space), 12]


def test_a_plan_is_measured_on_all_cells_while_it_is_loaded() -> None:
    book = toy_book(toy_space("combine"))
    batch = Proposer(book.space, book, "random", 0, 12).next_batch(6)
    assert [len(s.cells) for s in batch] == [3] * 6
    assert len({s.plan for s in batch}) == 6
    assert book.pending.sum() == 18


def test_a_cells_last_plans_are_what_was_best_beside_it() -> None:
    book = toy_book(toy_space("combine"))
    proposer = Proposer(book.space, book, "pool", 0, 16)
    while not (book.space.legal_masks.any(axis=0) & ((16 - _measured(book)) <= 16 // NEIGHBOURS_PART)).all():
        proposer.tell(_answers(book, proposer.next_batch(1)))
    for screening in proposer.next_batch(1):
        plan = book.space.index(screening.plan)
        for cell in map(book.cells.index, screening.cells):
            assert any(plan in book.top(near, NEIGHBOURS_BEST) for near in (cell - 1, cell + 1) if 0 <= near < 3)
    assert screening.cells


def test_illegal_cells_are_left_out() -> None:
    book = toy_book(toy_space("route_index"))
    for screening in Proposer(book.space, book, "random", 0, 40).next_batch(40):
        plan = book.space.index(screening.plan)
        legal = {c for i, c in enumerate(book.cells) if book.space.legal_on(i)[plan]}
        assert set(screening.cells) <= legal


def test_defaults_then_seeds_then_the_priors_best_come_first() -> None:
    space = toy_space("combine")
    prior = np.random.default_rng(0).uniform(1, 2, (len(space), 3))
    book = Book(space, toy_book(space).cells, prior)
    asked = Proposer(
        space, book, "random", 0, 30, seeds={space.plans[60]: (0, 1, 2), KernelPlan("combine", {}): (0,)}
    ).next_batch(30)
    plans = [space.index(s.plan) for s in asked]
    assert plans[0] == space.defaults[0]
    assert plans[1] == 60
    best = [int(i) for c in range(3) for i in np.argsort(prior[:, c], kind="stable")[:PRIOR_SEEDS]]
    first = list(dict.fromkeys(p for p in best if p not in plans[:2]))
    assert plans[2 : 2 + len(first)] == first


def test_held_axes_hold_for_seeds_too() -> None:
    space = toy_space("combine")
    book = toy_book(space)
    told = _run(Proposer(space, book, "pool", 0, 8, fixed={"num_warps": 8}))
    assert told
    assert {r.params["num_warps"] for r in told} == {8}


@pytest.mark.parametrize("name", samplers.names())
@pytest.mark.parametrize("rounds", [1, 4, 9])
def test_told_the_same_records_it_goes_on_as_before(name: str, rounds: int) -> None:
    """The state is a function of the seed and the records: a search that was killed goes on as it would have."""
    space = toy_space("combine")
    first = Proposer(space, toy_book(space), name, 5, 30)
    told = _run(first, rounds)
    resumed = Proposer(space, toy_book(space), name, 5, 30)
    resumed.tell(told)
    for _ in range(3):
        expected = first.next_batch(5)
        assert [(s.plan, s.cells) for s in resumed.next_batch(5)] == [(s.plan, s.cells) for s in expected]
        for proposer in (first, resumed):
            proposer.tell(_answers(proposer.book, expected))


def test_what_was_under_way_when_a_search_was_killed_is_proposed_again() -> None:
    space = toy_space()
    lost = Proposer(space, toy_book(space), "random", 5)
    batch = lost.next_batch(8)
    kept = _answers(lost.book, batch[:5])
    resumed = Proposer(space, toy_book(space), "random", 5)
    resumed.tell(kept)
    told = kept + _run(resumed)
    assert len({r.trial_id for r in told}) == len(told) == space.legal_masks.sum()


def test_failures_count_as_tried() -> None:
    space = toy_space("combine")
    book = toy_book(space)
    proposer = Proposer(space, book, "tpe", 0, 20)
    while batch := proposer.next_batch(5):
        records = _answers(book, batch)
        proposer.tell(
            replace(r, status="failed", blocks_us=()) if int(r.params["num_warps"]) > 2 else r for r in records
        )
    assert [book.measured(c) for c in range(3)] == [20, 20, 20]
    assert book.failed.any()
    assert not book.pending.any()


def test_a_kernel_without_axes_is_measured_once() -> None:
    hw, shape = load_hardware("cpu"), toy_space().workloads[0].shape
    space: Space = build_space("torch_expand", [Workload(shape, t) for t in (1, 64)], hw)
    book = toy_book(space)
    told = _run(Proposer(space, book, "pool", 0))
    assert [r.params for r in told] == [{}, {}]
    assert (~np.isnan(book.times)).all()


def test_time_in_optuna_is_counted() -> None:
    book = toy_book(toy_space("combine"))
    proposer = Proposer(book.space, book, "tpe", 0, 20)
    _run(proposer)
    assert 0 < proposer.optuna_s < 20
