"""Recorded sweeps as what the analytic model is fitted to: the one command that does it."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
import typer
from recorded_sweeps import sweep
from typer.testing import CliRunner

from moebench.cli.calibrate import calibrate
from moebench.errors import InputError
from moebench.predict import calibrate as fitting
from moebench.predict.constants import parse_calibration
from moebench.store.sweep_files import SUFFIX, write_sweep
from moebench.store.sweeps import Sweep
from moebench.tune.calibration import recalibrate, recorded_cells
from moebench.tune.landscape import landscape


@pytest.fixture(scope="module")
def sweeps() -> list[Sweep]:
    return [sweep(model, tokens=(1, 1024), rounds=4) for model in ("qwen3-30b-a3b", "mixtral-8x7b")]


def test_cells_are_the_times_after_the_race(sweeps: list[Sweep]) -> None:
    cells = recorded_cells(sweeps[0])
    assert [(c.kernel, c.workload.num_tokens) for c in cells] == [("gemm1_fused", 1), ("gemm1_fused", 1024)]
    found = landscape(sweeps[0].kernels[0], 1024)
    assert min(cells[1].us) == pytest.approx(found.us[found.best])
    assert cells[1].timed == ("gemm1_fused",)


def test_sweeps_of_one_card_and_several_shapes_are_needed(sweeps: list[Sweep]) -> None:
    other = replace(sweeps[1], header=replace(sweeps[1].header, hardware="h20"))
    with pytest.raises(InputError, match="sweeps of h20, h200"):
        recalibrate([sweeps[0], other])
    with pytest.raises(InputError, match="no card"):
        recalibrate([])
    with pytest.raises(InputError, match="at least two"):
        recalibrate([sweeps[0]])


def test_one_command_fits_judges_and_writes(
    sweeps: list[Sweep], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fitting, "ROUNDS", 1)
    monkeypatch.setattr(fitting, "MOST_FITTED", 30)
    paths = [tmp_path / f"{s.name}{SUFFIX}" for s in sweeps]
    for one, path in zip(sweeps, paths, strict=True):
        write_sweep(one, path)
    app, out = typer.Typer(), tmp_path / "hopper.toml"
    app.command()(calibrate)
    told = CliRunner().invoke(app, [*map(str, paths), "--out", str(out), "--format", "json"])
    assert told.exit_code == 0, told.output
    said = json.loads(told.stdout)
    assert len(said["cells"]) == 4
    assert {c["shape"] for c in said["cells"]} == {"qwen3-30b-a3b", "mixtral-8x7b"}
    written = parse_calibration(out.read_text(encoding="utf-8"), "test")
    assert written.hw_class == "hopper"
    assert written.error is not None
    assert written.error.cells == 4
    assert written.error.sweeps == "recorded h200 sweeps"
    shown = CliRunner(env={"COLUMNS": "160"}).invoke(app, [*map(str, paths)])
    assert "best of five" in shown.output
