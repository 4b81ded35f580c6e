"""``moebench show`` and ``plot`` of a search's folder: what its tables and records hold, whole, stopped or damaged."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest
import report_samples as samples
import typer
from test_tune_search import run
from tune_fakes import FakeBench, a_header, a_task
from typer.testing import CliRunner

from moebench.cli import plot, show
from moebench.errors import InputError
from moebench.store.runs import RunFolder
from moebench.tune.bench import Screening
from moebench.tune.tasks import Ended

TASK = a_task((1, 8))
runner = CliRunner()
app = typer.Typer()
for module in (show, plot):
    module.register(app)


def searched(path: Path, bench: FakeBench, state: str = "complete", max_time_s: float | None = None) -> Ended:
    header = a_header(settings={"tune": {"models": ["olmoe-1b-7b"]}})
    with RunFolder.create(path, header) as folder:
        ended = run(path, bench, max_time_s=max_time_s, tasks=(TASK,))
        folder.finish(state)
    return ended


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MOEBENCH_CONFIG_DIR", str(tmp_path / "config"))
    searched(tmp_path / "run", FakeBench())
    return tmp_path / "run"


def test_a_search_is_shown_as_it_ended(folder: Path) -> None:
    told = runner.invoke(app, ["show", str(folder)])
    assert told.exit_code == 0, told.output
    assert "no point" not in told.output
    assert told.stderr == ""
    assert "olmoe-1b-7b fp32, torch/loop" in told.stdout
    assert "faster than the default at 2 of 2 token counts" in told.stdout
    assert "none failed" in told.stdout
    flat = told.stdout.replace("\n", "")
    assert "use in moebench: moebench run --table " in flat
    assert "hw_config.h" in flat
    for name in json.loads(runner.invoke(app, ["show", str(folder), "-f", "json"]).stdout)["written"]:
        assert Path(name).is_file()


def test_every_format_holds_the_rows_that_the_end_of_the_search_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from moebench.report.tune_view import render

    monkeypatch.setenv("MOEBENCH_CONFIG_DIR", str(tmp_path / "config"))
    ended = searched(tmp_path / "run", FakeBench())
    then = json.loads(str(render(ended, "json")))
    now = json.loads(runner.invoke(app, ["show", str(tmp_path / "run"), "-f", "json"]).stdout)
    assert now["rows"] == then["rows"]
    assert now["use"] == then["use"]
    assert set(now["written"]) == set(then["written"]) - set(then["installed"])
    assert (now["state"], now["reason"]) == ("complete", "")
    lines = list(csv.DictReader(io.StringIO(runner.invoke(app, ["show", str(tmp_path / "run"), "-f", "csv"]).stdout)))
    assert [line["tokens"] for line in lines] == ["1", "8"]
    assert runner.invoke(app, ["show", str(tmp_path / "run"), "-f", "md"]).stdout.count("| faster |") == 2


def test_a_search_that_was_stopped_says_what_it_has_and_how_it_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(_screening: Screening) -> None:
        if len(bench.screened) == 20:
            raise KeyboardInterrupt

    monkeypatch.setenv("MOEBENCH_CONFIG_DIR", str(tmp_path / "config"))
    bench = FakeBench(fault=stop)
    searched(tmp_path / "run", bench, "interrupted")
    told = runner.invoke(app, ["show", str(tmp_path / "run"), "-f", "json"])
    data = json.loads(told.stdout)
    assert told.exit_code == 0
    assert data["rows"] == []
    assert data["tasks"][0]["unraced"] == [1, 8]
    assert f"--out {tmp_path / 'run'} goes on" in " ".join(data["tasks"][0]["notes"])
    assert "38 trials" in " ".join(data["tasks"][0]["notes"])
    assert "this search is interrupted" in told.stderr.replace("\n", " ")
    drawn = runner.invoke(app, ["plot", str(tmp_path / "run")])
    assert isinstance(drawn.exception, InputError)
    assert "made no table yet; the same command with --out" in str(drawn.exception)


def test_damage_is_named_and_json_stays_clean(folder: Path) -> None:
    with open(folder / "trials.jsonl", "a", encoding="utf-8") as file:
        file.write('{"cut')
    (table,) = (folder / "tables").glob("*/*.json")
    (table.parent / "other.json").write_text("{")
    told = runner.invoke(app, ["show", str(folder), "--format", "json"])
    assert len(json.loads(told.stdout)["rows"]) == 2
    flat = told.stderr.replace("\n", " ")
    assert "trials.jsonl" in flat
    assert "cut short" in flat
    assert "other.json" in flat


def test_a_search_is_drawn_in_place_or_where_it_is_told(folder: Path, tmp_path: Path) -> None:
    told = runner.invoke(app, ["plot", str(folder)])
    assert told.exit_code == 0, told.output
    written = [Path(line) for line in told.stdout.splitlines()]
    assert {p.parent for p in written} == {folder / "plots"}
    assert sorted(p.suffix for p in written) == [".png", ".svg"]
    other = runner.invoke(app, ["plot", str(folder), "--kind", "tune", "--out", str(tmp_path / "pictures")])
    assert {Path(line).parent for line in other.stdout.splitlines()} == {tmp_path / "pictures"}
    layers = samples.write(tmp_path / "layers", samples.gpu_run()[:5])
    both = runner.invoke(app, ["plot", str(folder), str(layers), "--out", str(tmp_path / "both")])
    assert {"latency.png", "steps.png"} < {Path(line).name for line in both.stdout.splitlines()}
    wrong = runner.invoke(app, ["plot", str(folder), "--kind", "latency"])
    assert "use --kind tune" in str(wrong.exception)
