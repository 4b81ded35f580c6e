"""Searches that start from an earlier table or an engine's file: its plans are tried and raced, and never lost."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from tune_fakes import FAST_BATCH, FAST_THREADS, FakeBench, a_task

from moebench.errors import InputError
from moebench.plan.plan import LayerPlan
from moebench.report.tune_view import summary
from moebench.spec.hw_files import load_hardware
from moebench.store.trials import TrialStore
from moebench.tables.files import load_table, save_table
from moebench.tables.rows import Row
from moebench.tables.schema import Evidence, Table
from moebench.tune.bench import Heat
from moebench.tune.budget import Budget
from moebench.tune.listener import Silence
from moebench.tune.options import TuneOptions
from moebench.tune.planning import Task, plan_tune
from moebench.tune.search import Searched, TableSearch, Tools
from moebench.tune.starting import Start, seeds_of
from moebench.tune.tasks import Ended, Search, run_tasks
from moebench.tune.verdict import judge

pytest.importorskip("optuna")

EVIDENCE = Evidence("run", "2026-11-30", "moebench tune", "CPU", {"moebench": "0.1.0"})
GEMMS = ("torch_loop_gemm1", "torch_loop_gemm2")
FAST = {"expert_batch": FAST_BATCH, "num_threads": FAST_THREADS}
NAME = "E=128,N=768,device_name=NVIDIA_H200.json"
ROW = {
    "BLOCK_SIZE_M": 16, "BLOCK_SIZE_N": 64, "BLOCK_SIZE_K": 128, "GROUP_SIZE_M": 1, "num_warps": 4, "num_stages": 3,
}  # fmt: skip


def fastest(task: Task) -> tuple[LayerPlan, ...]:
    defaults = [task.default_plan(w) for w in task.workloads]
    return tuple(
        replace(d, kernels=tuple(replace(k, params=FAST) if k.kernel in GEMMS else k for k in d.kernels))
        for d in defaults
    )


def made(task: Task, folder: Path, trials: int | None = None) -> tuple[Table, FakeBench]:
    folder.mkdir()
    bench = FakeBench()
    with TrialStore(folder) as store:
        tools = Tools(bench, store, Silence(), Budget(None, bench.clock_s))
        ended = run_tasks(
            [task], Search(folder, lambda: EVIDENCE, "moebench tune", "random", trials, install=False), tools
        )
    return ended.tables[0], bench


def rows_are_fast(rows: tuple[Row, ...]) -> bool:
    return all(r.plan.kernel(g).params == FAST for r in rows for g in GEMMS if isinstance(r.plan, LayerPlan))


def test_what_a_search_starts_from_is_raced_however_few_plans_it_tries(tmp_path: Path) -> None:
    task = a_task()
    started = replace(task, starts=(Start("earlier", fastest(task)),))
    table, bench = made(started, tmp_path / "run", trials=2)
    assert rows_are_fast(table.rows)
    assert all(plans[1] == fastest(task)[task.tokens.index(w.num_tokens)] for w, plans in bench.raced[:3])


def test_a_table_is_a_start_for_its_own_layer(tmp_path: Path) -> None:
    task = a_task()
    table, _ = made(task, tmp_path / "first")
    path = tmp_path / "earlier.json"
    save_table(table, path)
    options = TuneOptions(models=("olmoe-1b-7b",), tokens=task.tokens, profile="quick", start_from=(path,))
    planned = plan_tune(options, task.hw, "cpu", None)
    assert [s.plans for s in planned.tasks[0].starts] == [tuple(load_table(path).plan_at(t) for t in task.tokens)]
    assert any("starts from" in note for note in planned.notes)
    with pytest.raises(InputError, match="it is for none of the tables of this search"):
        plan_tune(replace(options, models=("qwen1.5-moe-a2.7b",)), task.hw, "cpu", None)


def test_an_engines_file_is_a_start_for_the_engines_grid(tmp_path: Path) -> None:
    path = tmp_path / NAME
    path.write_text(json.dumps({"1": ROW, "64": {**ROW, "BLOCK_SIZE_M": 32}}))
    options = TuneOptions(
        models=("qwen3-30b-a3b",), tokens=(1, 64), targets=("native", "vllm"), start_from=(path,), profile="smoke"
    )
    native, engine = plan_tune(options, load_hardware("h200"), "cuda:0", None).tasks
    assert native.starts == ()
    assert [p.kernel("engine_grid").params["BLOCK_SIZE_M"] for p in engine.starts[0].plans] == [16, 32]
    with pytest.raises(InputError, match="needs --target vllm"):
        plan_tune(replace(options, targets=("native",)), load_hardware("h200"), "cuda:0", None)


def test_an_engines_file_is_raced_between_the_token_counts_too(tmp_path: Path) -> None:
    path = tmp_path / NAME
    path.write_text(json.dumps({"1": ROW, "24": {**ROW, "BLOCK_SIZE_M": 32}, "64": {**ROW, "BLOCK_SIZE_M": 64}}))
    options = TuneOptions(
        models=("qwen3-30b-a3b",), tokens=(16, 64), targets=("vllm",), start_from=(path,), profile="smoke"
    )
    (task,) = plan_tune(options, load_hardware("h200"), "cuda:0", None).tasks
    default = task.default_plan(task.workloads[0].with_tokens(32))
    answer = task.starts[0].at(32, default)
    assert answer is not None
    assert answer.kernel("engine_grid").params["BLOCK_SIZE_M"] == 32
    assert [k for k in answer.kernels if k.kernel != "engine_grid"] == [
        k for k in default.kernels if k.kernel != "engine_grid"
    ]


def test_an_engines_file_is_raced_with_the_other_kernels_of_the_rows_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / NAME
    path.write_text(json.dumps({"1": ROW, "64": {**ROW, "BLOCK_SIZE_M": 64}}))
    options = TuneOptions(
        models=("qwen3-30b-a3b",), tokens=(16, 64), targets=("vllm",), start_from=(path,), profile="smoke"
    )
    (task,) = plan_tune(options, load_hardware("h200"), "cuda:0", None).tasks
    (start,) = task.starts
    (tmp_path / "run").mkdir()
    with TrialStore(tmp_path / "run") as store:
        bench = FakeBench()
        search = TableSearch(task, Tools(bench, store, Silence(), Budget(None, bench.clock_s)), "random", 3, 0)
        low, high = (judge(bench.heat(w, [task.default_plan(w)])) for w in task.workloads)
        assert low is not None
        assert high is not None
        narrow = replace(low.plan, kernels=tuple(
            replace(k, params={**k.params, "block_h": 512}) if k.kernel == "combine" else k for k in low.plan.kernels
        ))  # fmt: skip
        found = Searched((low, replace(high, plan=narrow)), {})
        monkeypatch.setattr(search, "searched", lambda: found)
        ((workload, plans),) = search.between()
    answers = [start.at(workload.num_tokens, beside) for beside in (low.plan, narrow)]
    assert plans[1:3] == tuple(answers)
    assert plans[1] != plans[2]
    assert [start.answers(workload.num_tokens, p) for p in plans[:4]] == [False, True, True, False]


def test_between_two_counts_rows_are_raced_with_what_an_earlier_table_has_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    task = a_task()
    table, bench = made(task, tmp_path / "first")
    fast = fastest(task)
    other = replace(
        fast[0], kernels=tuple(replace(k, params={"expert_batch": 2, "num_threads": 2}) if k.kernel in GEMMS else k
                               for k in fast[0].kernels)
    )  # fmt: skip
    rows = tuple(replace(r, plan=other) for r in table.rows)
    started = replace(task, starts=(Start("earlier", (other,) * 3, (), replace(table, rows=rows)),))
    with TrialStore(tmp_path / "first") as store:
        search = TableSearch(started, Tools(bench, store, Silence(), Budget(None, bench.clock_s)), "random", 3, 0)
        low, high = (judge(bench.heat(w, [task.default_plan(w), fast[0]])) for w in task.workloads[:2])
        assert low is not None
        assert high is not None
        found = Searched((low, replace(high, plan=task.default_plan(task.workloads[1]))), {})
        monkeypatch.setattr(search, "searched", lambda: found)
        ((workload, plans),) = search.between()
        found = Searched((low, replace(high, plan=low.plan)), {})
        assert search.between() == [(workload, plans)], "two rows of one plan, which the earlier table has another for"
        found = Searched((replace(low, plan=other), replace(high, plan=other)), {})
        assert search.between() == [], "nothing to tell apart"
    assert workload.num_tokens == 2
    assert plans == (task.default_plan(workload), other, fast[0])


def test_a_search_that_goes_on_keeps_the_rows_between_the_counts_and_says_which_races_are_old(tmp_path: Path) -> None:
    class Stopped(FakeBench):
        def race(self, entries: object) -> Iterator[Heat]:
            raise KeyboardInterrupt
            yield

    task = a_task()
    table, _ = made(task, tmp_path / "earlier")

    def middling(batch: int) -> LayerPlan:
        return replace(
            fastest(task)[0],
            kernels=tuple(
                replace(k, params={"expert_batch": batch, "num_threads": 2}) if k.kernel in GEMMS else k
                for k in fastest(task)[0].kernels
            ),
        )

    source = replace(table, rows=tuple(replace(r, plan=middling(2)) for r in table.rows))
    started = replace(task, starts=(Start("earlier", (middling(4),) * 3, (), source),))
    folder = tmp_path / "run"
    folder.mkdir()

    def ended(bench: FakeBench, trials: int) -> Ended:
        with TrialStore(folder) as store:
            tools = Tools(bench, store, Silence(), Budget(None, bench.clock_s))
            search = Search(folder, lambda: EVIDENCE, "moebench tune", "random", trials, install=False)
            return run_tasks([started], search, tools)

    first, again = ended(FakeBench(), 2), ended(Stopped(seed=3), 20)  # more plans, and so other finalists
    rows = [(r.min_tokens, r.num_tokens, r.max_tokens, r.plan, r.time) for r in first.tables[0].rows]
    assert [row[1] for row in rows] == [1, 2, 8, 22, 64]
    assert [(r.min_tokens, r.num_tokens, r.max_tokens, r.plan, r.time) for r in again.tables[0].rows] == rows
    searched = again.outcomes[0].searched
    assert searched is not None
    assert searched.earlier == (1, 8, 64)
    assert any("an earlier race stands" in line for line in summary(again.outcomes[0]))


def test_a_plan_is_tried_where_it_comes_from() -> None:
    task = a_task()
    first, second, third = fastest(task)
    starts = (Start("a", (first, second, third)), Start("b", tuple(task.default_plan(w) for w in task.workloads)))
    seeds = seeds_of(starts)
    assert seeds[first.kernel(GEMMS[0])] == (0, 1, 2)


def test_starts_are_tried_first(tmp_path: Path) -> None:
    task = a_task()
    started = replace(task, starts=(Start("earlier", fastest(task)),))
    bench = FakeBench()
    (tmp_path / "run").mkdir()
    with TrialStore(tmp_path / "run") as store:
        tools = Tools(bench, store, Silence(), Budget(None, bench.clock_s))
        TableSearch(started, tools, "random", 3, 0).screen()
    early = [s.plan.params for s in bench.screened if s.plan.kernel == GEMMS[0]][:2]
    assert FAST in early
