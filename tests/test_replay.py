"""Searches on recorded sweeps: what is true there, what a choice is worth, who is ahead, and the floor for the pool."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from recorded_sweeps import sweep
from typer.testing import CliRunner

from moebench.cli.main import app
from moebench.errors import InputError
from moebench.report.plot_replay import draw
from moebench.spec.models import load_model
from moebench.spec.workload import Workload
from moebench.store.sweep_files import write_sweep
from moebench.store.sweeps import CellTimes, KernelSweep, PlanBlocks, PlanFailure, Sweep, SweepHeader
from moebench.tune.landscape import landscape, random_search
from moebench.tune.replay import ReplayOptions, Task, budget, ground, replay, search, tasks_of
from moebench.tune.replay_scores import EXACT_RANDOM, FEWEST_SEEDS, geomean, score


@pytest.fixture(scope="module")
def swept() -> Sweep:
    return sweep(tokens=(64, 4096))


def kernel_of(*cells: CellTimes) -> KernelSweep:
    count = len(cells[0].screen_us)
    return KernelSweep("k", "b", "v", "s", {"a": tuple(range(count))}, cells)


def test_the_optimum_is_the_races_not_the_lucky_first_pass() -> None:
    cell = CellTimes(
        8, ((10.0,), (9.0,), (12.0,), ()),
        (PlanBlocks(0, (11.0, 22.0, 11.0)), PlanBlocks(1, (11.5, 23.0, 11.5))),
        (PlanFailure(3, "device error"),),
    )  # fmt: skip
    truth = landscape(kernel_of(cell), 8)
    assert (truth.best, truth.raced, truth.legal) == (0, 2, 4)
    assert truth.optimum.median == pytest.approx(11.0)
    assert truth.fractions[1] == pytest.approx(11.0 / 11.5)
    assert truth.fractions[3] == 0
    assert truth.fractions[2] < truth.fractions[1]  # put on the race's level, which is above the first pass's
    assert [truth.within(share) for share in (0.01, 0.05, 1.0)] == [1, 2, 3]


def test_a_round_that_was_slow_as_a_whole_changes_nothing() -> None:
    blocks = {0: (10.0, 10.0, 10.0, 10.0), 1: (10.1, 10.1, 10.1, 10.1)}
    drift = np.array([1.0, 1.3, 1.31, 0.9])
    race = tuple(PlanBlocks(p, tuple(float(v) for v in np.array(b) * drift)) for p, b in blocks.items())
    truth = landscape(kernel_of(CellTimes(8, ((10.0,), (10.0,)), race)), 8)
    assert truth.best == 0
    assert truth.fractions[1] == pytest.approx(10 / 10.1)


def test_a_plan_outside_the_race_never_beats_its_winner() -> None:
    truth = landscape(kernel_of(CellTimes(8, ((10.0,), (1.0,)), (PlanBlocks(0, (10.0, 10.0, 10.0)),))), 8)
    assert truth.best == 0
    assert truth.fractions[1] == 1


def test_a_cell_without_a_time_has_no_landscape() -> None:
    with pytest.raises(InputError, match="no plan of k has a time at 8 tokens"):
        landscape(kernel_of(CellTimes(8, ((),), (), (PlanFailure(0, "time limit"),))), 8)


@given(st.lists(st.floats(0, 1), min_size=1, max_size=8), st.integers(1, 9))
def test_random_search_is_exact(fractions: list[float], plans: int) -> None:
    ranked = np.sort(np.array(fractions))[::-1]
    reached = sorted(max(c) for c in combinations(fractions, min(plans, len(fractions))))
    found = random_search(ranked, plans)
    assert found.mean == pytest.approx(sum(reached) / len(reached), abs=1e-12)
    at = sum(r <= found.p10 for r in reached) / len(reached)
    assert at >= 0.1 - 1e-9
    assert sum(r < found.p10 for r in reached) / len(reached) <= 0.1 + 1e-9


def test_a_budget_is_a_quarter_of_the_legal_plans_at_most(swept: Sweep) -> None:
    truth = landscape(swept.kernels[0], 64)
    assert budget(truth, 48) == 48
    assert budget(truth, 10_000) == truth.legal // 4
    (trace,) = replay([swept], [Task(0, "gemm1_fused", "random", 0)], ReplayOptions(trials=20))
    assert [c.plans for c in trace.cells] == [20, 20]
    assert ReplayOptions(trials=20).checkpoints == (8, 16, 20)


def noisy_sweep() -> Sweep:
    """Sixteen plans within 2 % of the best among slow ones, first-pass noise of 3 %, a race that tells them apart."""
    rng = np.random.default_rng(0)
    true = np.concatenate([100 + 0.13 * np.arange(16), 150 + rng.uniform(0, 100, 48)])
    near = range(16)
    cell = CellTimes(
        64, tuple(tuple(float(v) for v in us * rng.normal(1, 0.03, 3)) for us in true),
        tuple(PlanBlocks(i, tuple(float(v) for v in true[i] * rng.normal(1, 0.001, 20))) for i in near),
    )  # fmt: skip
    kernel = KernelSweep("foreign", "b", "v", "s", {"a": tuple(range(64)), "b": (0,) * 64}, (cell,))
    return Sweep(SweepHeader("x100", "X", "2026-01-02"), Workload(load_model("qwen3-30b-a3b").shape, 64), (kernel,))


def test_a_search_sees_noise_and_is_judged_by_the_truth() -> None:
    """Noise keeps the first pass's choice from the best of what it measured; a race of its finalists mends some."""
    noisy = noisy_sweep()
    assert landscape(noisy.kernels[0], 64).best == 0
    blind, raced = (
        np.array([t.cells[0].by_plans[-1] for t in replay([noisy], tasks_of([noisy], ["exhaustive"], 40), options)])
        for options in (ReplayOptions(16, 1), ReplayOptions(16, 4))
    )
    assert len(set(blind)) > 3
    assert raced.mean() > blind.mean()


def test_a_search_is_a_function_of_its_seed(swept: Sweep) -> None:
    on, options = ground(swept, "gemm1_fused"), ReplayOptions(trials=16)
    one, same, other = (search(on, Task(0, "gemm1_fused", "random", seed), options) for seed in (1, 1, 2))
    assert one == same
    assert one.cells != other.cells
    assert one.screen_s > 0
    assert one.race_s > 0


def test_processes_change_nothing(swept: Sweep) -> None:
    tasks = tasks_of([swept], ["random"], 5)
    options = ReplayOptions(trials=8)
    told: list[tuple[int, int]] = []
    found = list(replay([swept], tasks, options, jobs=2, heard=lambda *both: told.append(both)))
    assert found == list(replay([swept], tasks, options))
    assert (told[0], told[-1]) == ((0, 5), (5, 5))
    assert {done for done, _ in told} in ({0, 4, 5}, {0, 1, 5}), "a chunk of four and one of one"


def test_more_plans_and_more_seconds_are_never_worth_less_on_average(swept: Sweep) -> None:
    tasks, options = tasks_of([swept], ["random", "exhaustive"], 6), ReplayOptions(trials=48)
    scores = score([swept], list(replay([swept], tasks, options)), options)
    assert [s.sampler for s in scores.samplers] == ["random", "exhaustive", EXACT_RANDOM]
    for sampler in scores.samplers:
        assert list(sampler.geomean) == pytest.approx(sorted(sampler.geomean), abs=5e-3)
        assert sampler.worst.mean[-1] == min(c.mean[-1] for c in sampler.cells)
        assert sampler.geomean[-1] == pytest.approx(geomean(c.mean[-1] for c in sampler.cells))
    assert list(scores.samplers[0].by_seconds) == pytest.approx(sorted(scores.samplers[0].by_seconds), abs=5e-3)


def test_a_difference_has_an_interval_over_pairs(swept: Sweep) -> None:
    options = ReplayOptions(trials=32)
    traces = list(replay([swept], tasks_of([swept], ["random"], 8), options))
    worse = [
        replace(t, task=replace(t.task, sampler="worse"), cells=tuple(_scaled(c, 0.9) for c in t.cells)) for t in traces
    ]
    lead, over_exact = score([swept], [*traces, *worse], options).differences
    assert (lead.sampler, lead.other, over_exact.other) == ("random", "worse", EXACT_RANDOM)
    assert 0.08 < lead.low <= lead.mean <= lead.high < 0.12
    assert lead.certain
    tie = score([swept], [*traces, *(replace(t, task=replace(t.task, sampler="same")) for t in traces)], options)
    assert (tie.differences[0].low, tie.differences[0].high) == (0, 0)
    assert not tie.differences[0].certain


@pytest.mark.parametrize("seeds", [1, FEWEST_SEEDS - 1])
def test_too_few_seeds_have_no_interval(swept: Sweep, tmp_path: Path, seeds: int) -> None:
    path = tmp_path / "a.sweep.json.gz"
    write_sweep(swept, path)
    words = ["replay", str(path), "-s", "random", "--seeds", str(seeds), "--trials", "8", "--jobs", "1"]
    (told,) = json.loads(CliRunner().invoke(app, [*words, "--format", "json"]).stdout)["differences"]
    assert (told["low"], told["high"], told["excludes_zero"]) == (None, None, None)
    assert told["no_interval"].startswith(f"too few seeds for an interval: {seeds}")
    table = CliRunner(env={"COLUMNS": "200"}).invoke(app, words).stdout
    assert "too few seeds for an interval" in table
    assert "95 % interval" not in table
    assert "excludes 0" not in table


def _scaled(cell: object, factor: float) -> object:
    return replace(cell, by_plans=tuple(v * factor for v in cell.by_plans))  # type: ignore[type-var, attr-defined]


def test_what_no_sweep_has_is_refused(swept: Sweep) -> None:
    with pytest.raises(InputError, match="kernel 'x' is in none of the sweeps; they have: gemm1_fused"):
        tasks_of([swept], ["random"], 1, ["x"])
    with pytest.raises(InputError, match="trials is 0"):
        ReplayOptions(trials=0)


def test_the_command_prints_a_replay(swept: Sweep, tmp_path: Path) -> None:
    path = tmp_path / "a.sweep.json.gz"
    write_sweep(swept, path)
    words = ["replay", str(path), "-s", "random", "--seeds", "2", "--trials", "8", "--jobs", "1"]
    told = CliRunner().invoke(app, [*words, "--format", "json", "--out", str(tmp_path)])
    assert told.exit_code == 0, told.output
    data = json.loads(told.stdout)
    assert data["checkpoints"] == [8]
    assert data["settings"]["sweeps"] == [swept.name]
    assert [s["sampler"] for s in data["samplers"]] == ["random", EXACT_RANDOM]
    assert {p.name for p in tmp_path.glob("replay.*")} == {"replay.png", "replay.svg"}
    table = CliRunner().invoke(app, words)
    assert "random minus random, exact" in table.stdout
    assert table.exit_code == 0


def test_a_plot_is_the_same_for_the_same_replay(swept: Sweep, tmp_path: Path) -> None:
    options = ReplayOptions(trials=16)
    scores = score([swept], list(replay([swept], tasks_of([swept], ["random"], 2), options)), options)
    one, other = (draw(scores, "Replay", tmp_path / n / "replay")[1].read_bytes() for n in "ab")
    assert one == other


def test_sweep_show_tells_how_hard_a_landscape_is(swept: Sweep, tmp_path: Path) -> None:
    path = tmp_path / "a.sweep.json.gz"
    write_sweep(swept, path)
    told = CliRunner().invoke(app, ["sweep", "show", str(path), "--format", "json"])
    assert told.exit_code == 0, told.output
    (shown,) = json.loads(told.stdout)
    for cell in shown["cells"]:
        truth = landscape(swept.kernels[0], cell["num_tokens"])
        assert cell["random"]["16"] == pytest.approx(random_search(truth.ranked, 16).mean, rel=1e-4)
        assert cell["within"]["0.05"] >= cell["within"]["0.02"] >= cell["within"]["0.01"] >= 1
    assert "random 16" in CliRunner(env={"COLUMNS": "160"}).invoke(app, ["sweep", "show", str(path)]).stdout


def printed(words: list[str], width: int) -> list[str]:
    told = CliRunner(env={"COLUMNS": str(width)}).invoke(app, words)
    assert told.exit_code == 0, told.output
    return told.stdout.splitlines()


def fields(line: str) -> list[str]:
    """What stands in a line, without the box."""
    return line.replace("│", " ").replace("┃", " ").split()


@pytest.mark.parametrize("width", [60, 80, 100])
def test_a_narrow_sweep_show_has_every_figure_of_the_wide_one(swept: Sweep, tmp_path: Path, width: int) -> None:
    path = tmp_path / "a.sweep.json.gz"
    write_sweep(swept, path)
    wide = [line for line in printed(["sweep", "show", str(path)], 160) if line.startswith(("┃", "│"))]
    narrow = printed(["sweep", "show", str(path)], width)
    rows = [line for line in narrow if line.startswith("gemm1_fused ")]
    assert max(map(len, rows)) <= width
    assert "…" not in " ".join(narrow).replace(" … ", "")
    for number, tokens in enumerate(("64", "4096"), 1):
        mine = [fields(line) for line in rows if fields(line)[1] == tokens]
        assert [f for row in mine for f in row if f not in ("gemm1_fused", tokens)] == fields(wide[number])[2:]
        assert all(row[0] == "gemm1_fused" for row in mine)


@pytest.mark.parametrize("width", [80, 100])
def test_a_narrow_replay_has_every_figure_of_the_wide_one(swept: Sweep, tmp_path: Path, width: int) -> None:
    paths = [tmp_path / f"{name}.sweep.json.gz" for name in "ab"]
    write_sweep(swept, paths[0])
    write_sweep(sweep("mixtral-8x7b", tokens=(64,)), paths[1])
    words = ["replay", *map(str, paths), "--prior", "none", "--seeds", "2", "--trials", "50", "--jobs", "1", "--quiet"]
    words += ["-s", "random", "-s", "random:alone", "-s", "exhaustive"]
    wide, narrow = printed(words, 200), printed(words, width)
    tables = [line for line in narrow if " minus " not in line]
    assert max(map(len, tables)) <= width
    assert not [line for line in narrow if "…" in line.replace(" … ", "")]
    for name in (swept.name, "h200-mixtral-8x7b-bf16-fused"):
        assert name in narrow, "a sweep's cells stand below its name"
    at = narrow.index("h200-mixtral-8x7b-bf16-fused")
    for cells, start, end in ((swept.name, narrow.index(swept.name), at), ("h200-mixtral-8x7b-bf16-fused", at, None)):
        mine = [fields(line)[2:] for line in narrow[start:end] if line.startswith("gemm1_fused T64 ")]
        (whole,) = [fields(line)[3:] for line in wide if f"{cells} gemm1_fused T64 " in line]
        assert [f for row in mine for f in row] == whole
    for sampler in ("random:alone", "exhaustive"):
        (overview, *_) = [fields(line)[1:] for line in wide if fields(line)[:1] == [sampler]]
        mine = [f for line in narrow if fields(line)[:1] == [sampler] for f in fields(line)[1:]]
        assert mine[: len(overview)] == overview


FLOORS = {"geomean": 0.98, "worst": 0.97}
"""What the pool sampler must keep on the two sweeps below: what it reached when this was written, less two points."""


def test_the_pool_sampler_keeps_its_floor() -> None:
    """A search worse than this has lost something, whatever else its tests say."""
    two = [sweep("qwen3-30b-a3b", (1, 1024), seed=1), sweep("mixtral-8x7b", (64, 8192), seed=2)]
    options = ReplayOptions(trials=48)
    scores = score(two, list(replay(two, tasks_of(two, ["pool"], 4), options)), options)
    pool, exact = scores.samplers
    assert pool.geomean[-1] >= FLOORS["geomean"]
    assert pool.worst.mean[-1] >= FLOORS["worst"]
    assert pool.geomean[-1] > exact.geomean[-1]
