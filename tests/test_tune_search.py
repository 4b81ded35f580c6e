"""The search of a table on a bench with planted times: what it finds, keeps, and goes on with."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from tune_fakes import CPU, FAST_BATCH, FAST_THREADS, FakeBench, a_task, some_fail

from moebench.errors import MeasureError, StoreError
from moebench.plan.plan import KernelPlan, LayerPlan
from moebench.report.tune_view import summary
from moebench.spec.workload import Workload
from moebench.store.records import BAD_INPUT, DEVICE_ERROR, Failure
from moebench.store.trials import HEATS_FILE, TRIALS_FILE, TrialStore
from moebench.tables.files import load_table
from moebench.tables.schema import Evidence
from moebench.tune.bench import Heat, Screening
from moebench.tune.budget import Budget
from moebench.tune.listener import Silence
from moebench.tune.planning import Task
from moebench.tune.search import Tools
from moebench.tune.skewed import SKEWED
from moebench.tune.storage import open_storage
from moebench.tune.studies import Studies
from moebench.tune.tasks import Ended, Search, run_tasks

TASK = a_task()
EVIDENCE = Evidence("run", "2026-11-30", "moebench tune", "CPU", {"moebench": "0.1.0"})
GEMMS = ("torch_loop_gemm1", "torch_loop_gemm2")


@pytest.fixture(autouse=True)
def own_config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOEBENCH_CONFIG_DIR", str(tmp_path / "config"))


def run(
    folder: Path,
    bench: FakeBench,
    max_time_s: float | None = None,
    seed: int = 0,
    tasks: tuple[Task, ...] = (TASK,),
    trials: int | None = None,
) -> Ended:
    folder.mkdir(exist_ok=True)
    with TrialStore(folder) as store:
        tools = Tools(bench, store, Silence(), Budget(max_time_s, bench.clock_s))
        return run_tasks(tasks, Search(folder, lambda: EVIDENCE, "moebench tune", "random", trials, seed), tools)


def is_best(plan: LayerPlan) -> bool:
    return all(
        plan.kernel(g).params == {"expert_batch": FAST_BATCH, "num_threads": FAST_THREADS} for g in GEMMS
    )  # fmt: skip


def test_the_planted_optimum_is_found_at_every_token_count(tmp_path: Path) -> None:
    ended = run(tmp_path / "run", FakeBench())
    table = ended.tables[0]
    assert ended.state == "complete"
    assert [r.num_tokens for r in table.rows] == [1, 8, 64]
    assert all(isinstance(r.plan, LayerPlan) and is_best(r.plan) for r in table.rows)
    assert all(r.ratio.high < 0.85 and r.routings == ("uniform", "zipf:1.2") for r in table.rows)


def test_what_is_written_can_be_read(tmp_path: Path) -> None:
    ended = run(tmp_path / "run", FakeBench())
    tables = [p for p in ended.written.files if p.parent.parent.name == "tables"]
    assert [load_table(p) for p in tables] == [ended.tables[0]] * 2  # in the run folder, and where runs look
    assert {p.name for p in ended.written.files} >= {"hw_config.h", "olmoe-1b-7b.torch-loop.fp32.json"}
    assert ended.written.usage["native"].startswith("moebench run --table ")
    assert "#include" in ended.written.usage["hw_config"]


def test_each_plan_is_screened_once_and_config_major(tmp_path: Path) -> None:
    bench = FakeBench()
    run(tmp_path / "run", bench)
    points = [(s.plan, c.workload) for s in bench.screened for c in s.cells]
    assert len(points) == len(set(points))
    assert max(len(s.cells) for s in bench.screened) == len(TASK.workloads)


def test_a_folder_that_holds_everything_measures_nothing_again(tmp_path: Path) -> None:
    first = run(tmp_path / "run", FakeBench())
    again = FakeBench(seed=1)
    second = run(tmp_path / "run", again)
    assert again.screened == []
    assert again.raced == []
    assert second.tables == first.tables


def test_faulty_plans_leave_the_others_measured_and_the_table_right(tmp_path: Path) -> None:
    bench = FakeBench(fault=some_fail(("expert_batch", 16), ("num_threads", 1)))
    ended = run(tmp_path / "run", bench)
    assert all(isinstance(r.plan, LayerPlan) and is_best(r.plan) for r in ended.tables[0].rows)
    everything = FakeBench()
    run(tmp_path / "other", everything)
    assert len(bench.screened) == len(everything.screened)


def test_a_default_that_fails_gives_no_row_and_says_so(tmp_path: Path) -> None:
    class NoDefault(FakeBench):
        def heat(self, workload, plans, blocks=16):  # type: ignore[no-untyped-def]
            from dataclasses import replace

            heat = super().heat(workload, plans, blocks)
            if workload.num_tokens != 8:
                return heat
            failures = (Failure("device error", "x"), *heat.failures[1:])
            return replace(heat, blocks_us=((), *heat.blocks_us[1:]), failures=failures)

    ended = run(tmp_path / "run", NoDefault())
    searched = ended.outcomes[0].searched
    assert searched is not None
    assert searched.failed == (8,)
    assert [r.num_tokens for r in ended.tables[0].rows] == [1, 64]


def test_a_time_limit_keeps_what_there_was_time_for_and_the_rest_follows(tmp_path: Path) -> None:
    bench = FakeBench(step_s=1.0)
    ended = run(tmp_path / "run", bench, max_time_s=30.0)
    assert bench.now_s <= 33
    assert ended.state == "interrupted" or len(ended.tables[0].rows) == 3
    more = FakeBench(seed=1)
    whole = run(tmp_path / "run", more)
    assert whole.state == "complete"
    assert {(s.plan, c) for s in bench.screened for c in s.cells} & {
        (s.plan, c) for s in more.screened for c in s.cells
    } == set()


def test_a_search_that_goes_on_and_is_stopped_loses_no_race_that_its_folder_has(tmp_path: Path) -> None:
    class Stopped(FakeBench):
        def race(self, entries: Sequence[tuple[Workload, tuple[LayerPlan, ...]]]) -> Iterator[Heat]:
            for number, heat in enumerate(super().race(entries)):
                if number == 1 and heat.workload.routing == SKEWED:
                    raise KeyboardInterrupt
                yield heat

    first = run(tmp_path / "run", FakeBench(), trials=2)
    again = run(tmp_path / "run", Stopped(seed=3), trials=20)  # more plans, and so other finalists
    assert again.state == "interrupted"
    assert [r.num_tokens for r in first.tables[0].rows] == [r.num_tokens for r in again.tables[0].rows] == [1, 8, 64]
    assert again.tables[0].rows[0].plan != first.tables[0].rows[0].plan, "the count that was raced anew"
    assert [r.plan for r in again.tables[0].rows[1:2]] == [r.plan for r in first.tables[0].rows[1:2]]
    searched = again.outcomes[0].searched
    assert searched is not None
    assert searched.unraced == ()


def test_what_won_on_even_routing_alone_for_want_of_time_is_no_row(tmp_path: Path) -> None:
    class Evenly(FakeBench):
        """Has no time for a skewed routing at the first count."""

        def race(self, entries: Sequence[tuple[Workload, tuple[LayerPlan, ...]]]) -> Iterator[Heat]:
            for heat in super().race(entries):
                if (heat.workload.num_tokens, heat.workload.routing) != (1, SKEWED):
                    yield heat

    ended = run(tmp_path / "run", Evenly())
    assert [(r.min_tokens, r.num_tokens) for r in ended.tables[0].rows] == [(8, 8), (23, 64)]
    assert ended.state == "interrupted"
    assert any("T=1: no time to race on both routings" in line for line in summary(ended.outcomes[0]))
    whole = run(tmp_path / "run", FakeBench())
    assert [r.num_tokens for r in whole.tables[0].rows] == [1, 8, 64]


def test_counts_are_raced_on_both_routings_before_the_next_ones(tmp_path: Path) -> None:
    bench = FakeBench()
    run(tmp_path / "run", bench, tasks=(a_task((1, 2, 4, 8, 16, 32)),))
    first = [w.num_tokens for w, _ in bench.raced if w.routing != SKEWED]
    routings = [w.routing == SKEWED for w, _ in bench.raced]
    assert sorted(first) == [1, 2, 4, 8, 16, 32]
    assert routings == sorted(routings[:8]) + sorted(routings[8:])
    assert routings[:8].count(True) == 4


def test_a_search_that_goes_on_with_other_counts_keeps_the_rows_of_the_counts_before(tmp_path: Path) -> None:
    first = run(tmp_path / "run", FakeBench(), tasks=(a_task((1, 64)),))
    bench = FakeBench(seed=1)
    again = run(tmp_path / "run", bench, tasks=(a_task((8,)),))
    assert {c.workload.num_tokens for s in bench.screened for c in s.cells} == {8}
    rows = {r.num_tokens: r for r in again.tables[0].rows}
    assert list(rows) == [1, 8, 64]
    for before in first.tables[0].rows:
        now = rows[before.num_tokens]
        assert (now.plan, now.ratio, now.time, now.trials) == (before.plan, before.ratio, before.time, before.trials)
    searched = again.outcomes[0].searched
    assert searched is not None
    assert (searched.kept, searched.left_out, again.state) == ((1, 64), (), "complete")
    assert "T=1, 64: raced by an earlier search in this folder, and kept" in summary(again.outcomes[0])


def test_a_count_before_without_a_race_that_counts_today_is_named(tmp_path: Path) -> None:
    run(tmp_path / "run", FakeBench(), tasks=(a_task((1, 64)),))
    heats = tmp_path / "run" / HEATS_FILE
    kept = [h for h in heats.read_text().splitlines(keepends=True) if '"num_tokens":1,' not in h.replace(" ", "")]
    heats.write_text("".join(kept))
    again = run(tmp_path / "run", FakeBench(seed=1), tasks=(a_task((8,)),))
    assert [(r.min_tokens, r.num_tokens) for r in again.tables[0].rows] == [(8, 8), (23, 64)], "a gap at 1"
    assert any(line.startswith("T=1: tried by an earlier search") for line in summary(again.outcomes[0]))


def test_a_header_keeps_the_tables_of_earlier_searches_in_its_folder(tmp_path: Path) -> None:
    from moebench.tune.options import TuneOptions
    from moebench.tune.planning import plan_tune

    other = plan_tune(TuneOptions(models=("mixtral-8x7b",), tokens=(4,), profile="quick"), CPU, "cpu", None).tasks[0]
    run(tmp_path / "run", FakeBench(), tasks=(other,))
    run(tmp_path / "run", FakeBench(), tasks=(TASK,))
    (header,) = (tmp_path / "run").rglob("hw_config.h")
    assert "olmoe-1b-7b" in header.read_text()
    assert "mixtral-8x7b" in header.read_text()


def test_no_time_to_race_is_told(tmp_path: Path) -> None:
    ended = run(tmp_path / "run", FakeBench(step_s=1.0), max_time_s=0.5)
    searched = ended.outcomes[0].searched
    assert searched is not None
    assert searched.unraced == (1, 8, 64)
    assert ended.tables == ()
    assert "time" in ended.reason


def test_ctrl_c_keeps_every_trial_and_the_races_so_far(tmp_path: Path) -> None:
    def stop(_screening: Screening) -> Failure | None:
        if len(bench.screened) == 20:
            raise KeyboardInterrupt
        return None

    bench = FakeBench(fault=stop)
    ended = run(tmp_path / "run", bench)
    assert ended.by_user
    assert ended.state == "interrupted"
    more = FakeBench(seed=2)
    whole = run(tmp_path / "run", more)
    assert len(more.screened) + 19 == len(FakeBenchRun.everything(tmp_path).screened)
    assert all(isinstance(r.plan, LayerPlan) and is_best(r.plan) for r in whole.tables[0].rows)


class FakeBenchRun:
    @staticmethod
    def everything(tmp_path: Path) -> FakeBench:
        bench = FakeBench()
        run(tmp_path / "everything", bench)
        return bench


def test_a_failing_model_never_loses_the_finished_one(tmp_path: Path) -> None:
    broken, last = a_task((2, 4)), a_task((16,))

    def fail(screening: Screening) -> Failure | None:
        if screening.cells[0].workload in broken.workloads:
            raise MeasureError("the device went away")
        return None

    ended = run(tmp_path / "run", FakeBench(fault=fail), tasks=(TASK, broken, last))
    first, failed, third = ended.outcomes
    assert failed.failure is not None
    assert failed.failure.message == "the device went away"
    assert first.table is not None
    assert third.table is not None
    assert [r.num_tokens for r in third.table.rows] == [1, 8, 16, 64], "one layer: the first one's rows are kept"


def test_a_full_disk_is_named_and_what_was_written_is_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder, real, calls = tmp_path / "run", os.fsync, [0]

    def full(handle: int) -> None:
        calls[0] += 1
        if calls[0] == 12:
            raise OSError(errno.ENOSPC, "No space left on device")
        real(handle)

    monkeypatch.setattr("moebench.store.lines.os.fsync", full)
    with pytest.raises(StoreError, match=r"the disk is full.*the same command"):
        run(folder, FakeBench())
    monkeypatch.setattr("moebench.store.lines.os.fsync", real)
    text = (folder / TRIALS_FILE).read_bytes()
    assert text.endswith(b"\n")
    more = FakeBench(seed=3)
    whole = run(folder, more)
    assert all(isinstance(r.plan, LayerPlan) and is_best(r.plan) for r in whole.tables[0].rows)


def _last_lines(data: bytes, entries: int) -> bytes:
    return b"".join(data.splitlines(keepends=True)[-entries:])


@pytest.mark.parametrize("name", [TRIALS_FILE, HEATS_FILE])
def test_records_torn_at_any_byte_of_their_last_three_entries_cost_these_at_most(tmp_path: Path, name: str) -> None:
    folder = tmp_path / "run"
    run(folder, FakeBench(), tasks=(a_task((8,)),))
    data = _last_lines((folder / name).read_bytes(), 4)
    (folder / TRIALS_FILE).unlink()
    (folder / HEATS_FILE).unlink()
    for place in range(len(_last_lines(data, 4)) - len(_last_lines(data, 3)), len(data)):
        (folder / name).write_bytes(data[:place])
        with TrialStore(folder) as store:
            kept = len(store.trials) + sum(store.heat(h) is not None for h in store.heat_ids)
        whole = data[:place].count(b"\n")
        assert kept == whole
        assert (folder / name).read_bytes() == b"".join(data.splitlines(keepends=True)[:whole])


def test_a_search_goes_on_from_records_torn_in_each_of_their_last_three_entries(tmp_path: Path) -> None:
    folder, task = tmp_path / "run", a_task((8,))
    run(folder, FakeBench(), tasks=(task,))
    files = {name: (folder / name).read_bytes() for name in (TRIALS_FILE, HEATS_FILE)}
    for entries in (1, 2, 3):
        for name, data in files.items():
            last = _last_lines(data, entries)
            for cut in (1, len(last) // 2, len(last) - 1):
                for other, whole in files.items():
                    (folder / other).write_bytes(whole)
                (folder / name).write_bytes(data[: len(data) - cut])
                ended = run(folder, FakeBench(seed=5), tasks=(task,))
                assert all(isinstance(r.plan, LayerPlan) and is_best(r.plan) for r in ended.tables[0].rows)


KILLED = """
import sys
sys.path.insert(0, {tests!r})
from collections.abc import Iterator, Sequence
from pathlib import Path
from test_tune_search import run
from tune_fakes import FakeBench, kill_after
run(Path({folder!r}), FakeBench(fault=kill_after({count})))
"""


@pytest.mark.parametrize("count", [3, 25])
def test_a_killed_search_loses_only_what_was_under_way(tmp_path: Path, count: int) -> None:
    folder = tmp_path / "run"
    code = KILLED.format(tests=str(Path(__file__).parent), folder=str(folder), count=count)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, timeout=120)
    assert done.returncode == 137, done.stderr.decode()
    bench = FakeBench(seed=4)
    ended = run(folder, bench)
    assert len(bench.screened) == len(FakeBenchRun.everything(tmp_path).screened) - count
    assert all(isinstance(r.plan, LayerPlan) and is_best(r.plan) for r in ended.tables[0].rows)


def test_studies_are_filled_beside_the_search(tmp_path: Path) -> None:
    import optuna

    folder = tmp_path / "run"
    folder.mkdir()
    studies = Studies(open_storage(None, folder))
    bench = FakeBench(fault=some_fail(("expert_batch", 16)))
    with TrialStore(folder) as store:
        tools = Tools(bench, store, Silence(), Budget(None, bench.clock_s), project=studies.add)
        run_tasks([TASK], Search(folder, lambda: EVIDENCE, "moebench tune", "random"), tools)
        trials = [t for t in store.trials if t.workload["routing"]["kind"] == "uniform"]  # no sampler hears of the rest
    projected = studies.close()
    assert (projected.added, projected.left, projected.problem) == (len(trials), 0, "")
    found = optuna.get_all_study_names(storage=open_storage(None, folder).optuna)
    assert len(found) == len(TASK.spaces) * len(TASK.workloads)


def test_the_same_seed_proposes_the_same_plans(tmp_path: Path) -> None:
    asked: list[list[Screening]] = []
    for name in ("one", "two"):
        bench = FakeBench()
        run(tmp_path / name, bench, seed=11)
        asked.append(bench.screened)
    assert asked[0] == asked[1]


def test_with_time_to_spare_the_change_between_two_plans_is_raced(tmp_path: Path) -> None:
    def landscape(plan: KernelPlan, workload: Workload) -> float:
        """Few tokens want one thread, many want four; 16 is where they meet."""
        us = 100.0 + workload.num_tokens
        if plan.kernel == GEMMS[0]:
            best = 1 if workload.num_tokens < 16 else 4
            us *= 1.0 if plan.params["num_threads"] == best else 1.5
        return us

    ended = run(tmp_path / "run", FakeBench(landscape=landscape), max_time_s=1000.0, tasks=(a_task((4, 144), "full"),))
    rows = ended.tables[0].rows
    assert [r.num_tokens for r in rows] == [4, 24, 144]
    assert [r.plan.kernel(GEMMS[0]).params["num_threads"] for r in rows if isinstance(r.plan, LayerPlan)] == [1, 4, 4]


def test_what_failed_by_accident_is_measured_again_and_what_a_plan_did_is_not(tmp_path: Path) -> None:
    def fault(screening: Screening) -> Failure | None:
        batch = screening.plan.params.get("expert_batch")
        return {2: Failure(BAD_INPUT, "can't be prepared"), 4: Failure(DEVICE_ERROR, "it broke")}.get(int(batch or 0))

    run(tmp_path / "run", FakeBench(fault=fault), trials=28)
    again = FakeBench(seed=1)
    run(tmp_path / "run", again, trials=28)
    assert {s.plan.params["expert_batch"] for s in again.screened} == {2}


def test_ctrl_c_stops_the_bench_wherever_it_comes(tmp_path: Path) -> None:
    class Stopped(FakeBench):
        stopped = 0

        def race(self, entries: Sequence[tuple[Workload, tuple[LayerPlan, ...]]]) -> Iterator[Heat]:
            raise KeyboardInterrupt

        def stop(self) -> None:
            self.stopped += 1

    bench = Stopped()
    assert run(tmp_path / "run", bench).by_user
    assert bench.stopped == 1
