"""``moebench plot``: where the files go, what is printed, bad input."""

from __future__ import annotations

from pathlib import Path

import report_samples as samples
import typer
from typer.testing import CliRunner

from moebench.cli import plot, show
from moebench.errors import InputError, UnknownNameError

runner = CliRunner()
app = typer.Typer()
for module in (show, plot):
    module.register(app)


def test_one_run_is_drawn_into_its_folder_and_the_files_are_named(tmp_path: Path) -> None:
    folder = samples.write(tmp_path / "run", samples.gpu_run()[:5])
    told = runner.invoke(app, ["plot", str(folder)])
    assert told.exit_code == 0
    written = [Path(line) for line in told.stdout.splitlines()]
    assert {p.name for p in written} == {"latency.png", "latency.svg", "steps.png", "steps.svg"}
    assert all(p.parent == folder and p.stat().st_size > 5000 for p in written)


def test_several_runs_go_where_they_are_told(tmp_path: Path) -> None:
    folders = [samples.write(tmp_path / n, samples.gpu_run(scale=s)[:5]) for n, s in (("a", 1.0), ("b", 0.8))]
    out = tmp_path / "pictures"
    told = runner.invoke(app, ["plot", *map(str, folders), "--kind", "latency", "--out", str(out)])
    assert told.exit_code == 0
    assert sorted(p.name for p in out.iterdir()) == ["latency.png", "latency.svg"]


def test_an_unknown_kind_is_refused(tmp_path: Path) -> None:
    told = runner.invoke(app, ["plot", str(tmp_path), "--kind", "step"])
    assert isinstance(told.exception, UnknownNameError)
    assert "did you mean steps" in str(told.exception)


def test_nothing_to_plot_is_said(tmp_path: Path) -> None:
    folder = samples.write(tmp_path / "run", [samples.failed(64)])
    told = runner.invoke(app, ["plot", str(folder)])
    assert isinstance(told.exception, InputError)
    assert "no point with a latency" in str(told.exception)
