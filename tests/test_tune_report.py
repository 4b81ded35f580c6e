"""What a search shows: progress, the end as table, json, csv and md, the dry run, the plot."""

from __future__ import annotations

import csv
import io
import json
import shlex
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from rich.console import Console
from tables_samples import layer_table
from test_tune_search import run
from torch_tables import torch_table
from tune_fakes import CPU, FakeBench, a_task, some_fail

from moebench.report.tune_dry_run import COLUMNS as DRY_COLUMNS
from moebench.report.tune_dry_run import Files
from moebench.report.tune_dry_run import render as render_dry
from moebench.report.tune_plot import draw
from moebench.report.tune_progress import LineProgress, Standing, heat_words
from moebench.report.tune_view import COLUMNS, TaskView, View, render
from moebench.tables.files import save_table
from moebench.tables.registry import ExportedFile, table_formats
from moebench.tables.rows import Origin
from moebench.testing.table_formats import predicted
from moebench.tune.bench import Screening
from moebench.tune.options import TuneOptions
from moebench.tune.outcome import Written
from moebench.tune.planning import plan_tune
from moebench.tune.tasks import Ended
from moebench.tune.usage import native_usage

TASK = a_task((1, 8))


@pytest.fixture
def ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Ended:
    monkeypatch.setenv("MOEBENCH_CONFIG_DIR", str(tmp_path / "config"))
    return run(tmp_path / "run", FakeBench(), tasks=(TASK,))


def text_of(ended: Ended, form: str = "table") -> str:
    found = render(ended, form)
    return found if isinstance(found, str) else "\n".join(line.plain for line in found)


def test_the_end_says_what_gained_what_was_written_and_how_to_use_it(ended: Ended) -> None:
    told = text_of(ended)
    assert "faster than the default at 2 of 2 token counts" in told
    assert "uniform zipf:1.2" in told
    assert "expert_batch=8" in told
    assert "hw_config.h" in told
    assert "use in moebench: moebench run --table " in told


def test_every_format_holds_every_row(ended: Ended) -> None:
    data = json.loads(text_of(ended, "json"))
    assert [r["tokens"] for r in data["rows"]] == [1, 8]
    assert set(data["rows"][0]) == set(COLUMNS)
    assert data["use"]["native"].startswith("moebench run")
    lines = list(csv.DictReader(io.StringIO(text_of(ended, "csv"))))
    assert [line["verdict"] for line in lines] == ["faster", "faster"]
    assert text_of(ended, "md").count("| faster |") == 2


def tied() -> View:
    """A search whose table has a tie at 64 tokens among rows that won."""
    return View((TaskView("a task", layer_table(), ()),), Written(), "complete")


def rows_in(lines: Sequence[str]) -> dict[str, str]:
    return {line.split()[0]: line for line in lines if line.split() and line.split()[0].isdigit()}


def test_a_tie_is_the_default_over_itself_and_won_on_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "500")
    rows = rows_in([str(line) for line in render(tied(), "table")])
    assert rows["64"].split() == ["64", "26.4", "µs", "26.4", "µs", "1.000×", "tie", "100"]
    assert "1.089–1.111  faster   uniform zipf:1.2" in rows["8"]
    for row in json.loads(str(render(tied(), "json")))["rows"]:
        blank = row["tokens"] == 64
        assert (row["speedup_low"], row["speedup_high"], row["routings"]) == (
            (None, None, "") if blank else (1.0891, 1.1111, "uniform zipf:1.2")
        )
    (line,) = [r for r in csv.DictReader(io.StringIO(str(render(tied(), "csv")))) if r["verdict"] == "tie"]
    assert (line["speedup"], line["speedup_low"], line["speedup_high"], line["routings"]) == ("1.0", "", "", "")
    assert "| 1.0 |  |  | tie |  | 100 |" in str(render(tied(), "md"))


@pytest.mark.parametrize("width", [80, 100, 140])
def test_a_narrow_end_has_what_changed_below_its_row(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "500")
    wide = [str(line) for line in render(tied(), "table")]
    monkeypatch.setenv("COLUMNS", str(width))
    narrow = [str(line) for line in render(tied(), "table")]
    assert max(map(len, narrow)) <= width < max(map(len, wide))
    at = {number: narrow.index(line) for number, line in rows_in(narrow).items()}
    assert narrow[at["64"] + 1] in rows_in(narrow).values(), "a tie changed nothing"
    assert narrow[at["8"] + 1].startswith("    won on uniform, zipf:1.2: ")
    changed = rows_in(wide)["8"].split("zipf:1.2", 1)[1].split(maxsplit=1)[1]
    below = " ".join(line.strip() for line in narrow[at["8"] + 1 : at["64"]])
    assert below == f"won on uniform, zipf:1.2: {changed}"


def test_in_a_pipe_a_row_is_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100000")
    whole = render(tied(), "table")
    monkeypatch.delenv("COLUMNS")
    monkeypatch.setattr("os.get_terminal_size", no_terminal)
    assert render(tied(), "table") == whole


def no_terminal(_descriptor: int) -> None:
    raise OSError("not a terminal")


def test_predicted_rows_are_called_so_before_anything_else(ended: Ended) -> None:
    table = ended.tables[0]
    rows = tuple(
        replace(
            r, origin=Origin.PREDICTED, gate_routings=(), time=replace(r.time, blocks=0),
            default_time=replace(r.default_time, blocks=0), runner_up=None,
        )
        for r in table.rows
    )  # fmt: skip
    outcome = replace(ended.outcomes[0], table=replace(table, rows=rows))
    assert text_of(replace(ended, outcomes=(outcome,))).startswith("PREDICTED, not measured: ")


def test_what_was_not_raced_and_what_failed_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOEBENCH_CONFIG_DIR", str(tmp_path / "config"))
    late = run(tmp_path / "run", FakeBench(step_s=1.0), max_time_s=0.5, tasks=(TASK,))
    assert "no time to race" in text_of(late)
    assert "no table" in text_of(late)


def test_a_table_is_drawn(ended: Ended, tmp_path: Path) -> None:
    written = draw(ended.tables[0], tmp_path / "plots" / "one")
    assert [p.suffix for p in written] == [".png", ".svg"]
    assert b"tuned" in written[1].read_bytes()
    assert draw(ended.tables[0], tmp_path / "plots" / "two")[0].read_bytes() == written[0].read_bytes()


def test_the_standing_counts_trials_failures_and_gains() -> None:
    space = TASK.spaces[1]
    bench = FakeBench(noise=0.0, fault=some_fail(("expert_batch", 16)))
    standing = Standing(TASK, expected=56)
    for records in bench.screen([Screening(plan, TASK.cells(space)) for plan in space.plans]):
        standing.take(records)
    standing.left_s = 65.0
    assert standing.trials == 56
    assert standing.failures == {"device error": 8}
    low, high = standing.gains()[space.kernel]
    assert low == pytest.approx(high)
    assert low > 1.5
    line = standing.line()
    assert "56/56 trials" in line
    assert "8 device error" in line
    assert f"best against default: {space.kernel} up to {high:.2f}× faster" in line
    assert "1:05 left" in line


def test_lines_come_now_and_then_and_every_race_has_one() -> None:
    out, now = io.StringIO(), [0.0]
    progress = LineProgress(Console(file=out, width=300), clock=lambda: now[0])
    bench = FakeBench()
    progress.task_started(TASK, 1, 1, 10)
    for records in bench.screen([Screening(plan, TASK.cells(TASK.spaces[1])) for plan in TASK.spaces[1].plans[:8]]):
        progress.screened(records, 30.0)
        now[0] += 1.0
    heat = bench.heat(TASK.workloads[1], [TASK.default_plan(TASK.workloads[1])] * 2)
    progress.raced(heat, None)
    progress.task_done(TASK, "stopped with Ctrl-C")
    lines = out.getvalue().splitlines()
    assert 3 <= len(lines) <= 6
    assert "stopped with Ctrl-C" in lines[-1]
    assert heat_words(heat) in out.getvalue()


def test_a_dry_run_shows_spaces_refusals_and_files() -> None:
    planned = plan_tune(TuneOptions(models=("olmoe-1b-7b",), tokens=(1, 8)), CPU, "cpu", None)
    text = render_dry(planned, CPU, Files(["a/b.json"]), None, "json")
    assert isinstance(text, str)
    data = json.loads(text)
    gemm = next(s for s in data["spaces"] if s["kernel"] == "torch_loop_gemm1")
    assert (gemm["combinations"], gemm["legal"], gemm["refused"]) == (63, 28, "35 threads")
    assert data["files"] == ["a/b.json"]
    table = render_dry(planned, CPU, Files(["a/b.json"]), 5, "table")
    assert not isinstance(table, str)
    plain = "\n".join(line.plain for line in table)
    assert "would write: a/b.json" in plain
    assert "nothing was measured" in plain
    lines = list(csv.DictReader(io.StringIO(str(render_dry(planned, CPU, Files([]), None, "csv")))))
    assert tuple(lines[0]) == DRY_COLUMNS
    assert str(render_dry(planned, CPU, Files([]), None, "md")).startswith("| task |")


def test_a_run_with_a_table_names_a_model_that_its_name_alone_does_not_give(tmp_path: Path) -> None:
    table = torch_table()
    path = tmp_path / "it's here" / "t.json"
    save_table(table, path)
    assert shlex.split(native_usage(table, path)) == ["moebench", "run", "--table", str(path)]
    other = replace(table, model="nobody-knows-it")
    save_table(other, path)
    assert shlex.split(native_usage(other, path, "a b/config.json"))[-2:] == ["--model", "a b/config.json"]
    looked = shlex.split(native_usage(other, path))
    assert looked == ["moebench", "table", "lookup", str(path), "--tokens", str(table.rows[0].num_tokens)]
    assert shlex.split(native_usage(predicted(table), path))[:3] == ["moebench", "table", "lookup"]


@pytest.mark.parametrize("target", ["vllm", "sglang", "hw_config"])
def test_a_formats_line_is_quoted_where_a_shell_would_divide_its_path(target: str, tmp_path: Path) -> None:
    made = [ExportedFile(Path("h200/file"), "")]
    for name in ("plain", "a b", "it's"):
        line = table_formats.get(target).usage(made, tmp_path / name)
        words = [word.rstrip(")") for word in shlex.split(line)]
        assert any(word.endswith(str(tmp_path / name)) for word in words)
