"""The second look at the best plans on skewed routing, and what it makes of their order."""

from __future__ import annotations

from pathlib import Path

import pytest
from tune_fakes import TOKENS, FakeBench, a_task, true_us

from moebench.plan.plan import KernelPlan
from moebench.spec.workload import Workload
from moebench.store.trials import TrialStore
from moebench.testing.samplers import toy_book, toy_record, toy_space
from moebench.tune.budget import Budget
from moebench.tune.listener import Silence
from moebench.tune.search import TableSearch, Tools
from moebench.tune.skewed import SKEWED, BothRoutings

pytest.importorskip("optuna")

TASK = a_task()
COUNT = TASK.profile.race.finalists


def only_uniform(plan: KernelPlan, workload: Workload) -> float:
    """Batches of 8 are best on uniform routing and worst on the skewed one; 4 are nearly as good on both."""
    us, batch = true_us(plan, workload), plan.params.get("expert_batch")
    return us * 2 if workload.routing == SKEWED and batch == 8 else us


def searched(folder: Path, bench: FakeBench, max_time_s: float | None = None) -> TableSearch:
    folder.mkdir(exist_ok=True)
    with TrialStore(folder) as store:
        search = TableSearch(TASK, Tools(bench, store, Silence(), Budget(max_time_s, bench.clock_s)), "random", None, 0)
        search.remember()
        search.screen()
    return search


def on_skewed(bench: FakeBench) -> list[tuple[KernelPlan, int]]:
    return [(s.plan, c.workload.num_tokens) for s in bench.screened for c in s.cells if c.workload.routing == SKEWED]


def test_every_cells_best_and_its_default_are_looked_at_again(tmp_path: Path) -> None:
    bench = FakeBench()
    searched(tmp_path / "run", bench)
    looked = on_skewed(bench)
    assert len(looked) == len(set(looked))
    for workload in TASK.workloads:
        plans = {plan for plan, tokens in looked if tokens == workload.num_tokens}
        default = TASK.default_plan(workload)
        for space in TASK.spaces:
            assert default.kernel(space.kernel) in plans
            assert min(COUNT, len(space)) <= sum(p.kernel == space.kernel for p in plans) <= COUNT + 1


def test_nothing_is_looked_at_twice_when_a_search_goes_on(tmp_path: Path) -> None:
    searched(tmp_path / "run", FakeBench())
    again = FakeBench(seed=1)
    searched(tmp_path / "run", again)
    assert again.screened == []


def test_a_plan_that_is_best_on_uniform_routing_alone_is_no_favourite(tmp_path: Path) -> None:
    search = searched(tmp_path / "run", FakeBench(landscape=only_uniform))
    for _, plans in search.entries():
        assert all(k.params["expert_batch"] != 8 for k in plans[1].kernels if "expert_batch" in k.params)


def test_without_time_for_it_the_uniform_routing_decides(tmp_path: Path) -> None:
    bench = FakeBench(landscape=only_uniform, step_s=1.0)
    search = searched(tmp_path / "run", bench, max_time_s=1.0)
    assert on_skewed(bench) == []
    assert len(search.entries()) == len(TOKENS)


def test_times_of_both_routings_count_alike_and_relative_to_the_default() -> None:
    book = toy_book(toy_space("combine"))
    both, default = BothRoutings({"combine": book}), book.space.defaults[0]
    assert default is not None
    other = next(i for i in range(len(book.space)) if i != default)
    for plan in (default, other):
        book.add(toy_record(book, plan, 0))
    (first, second) = (float(book.times[p, 0]) for p in (default, other))
    standings = both.standings("combine", 0, book.plan(default), 8)
    assert {c.us for c in standings.best} == {first, second}
    there = both._skewed["combine"]
    for plan, us in ((default, 100.0), (other, 81.0)):
        there.times[plan, 0] = us
    combined = {c.plan: c.us for c in both.standings("combine", 0, book.plan(default), 8).best}
    assert combined[book.plan(default)] == pytest.approx(first)
    assert combined[book.plan(other)] == pytest.approx((second * first * 0.81) ** 0.5)
