"""``moebench show``: formats, damaged folders, bad input, and a light start."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
import report_samples as samples
import typer
from typer.testing import CliRunner

from moebench.cli import compare, plot, show
from moebench.errors import StoreError, UnknownNameError

runner = CliRunner()
app = typer.Typer()
for module in (show, plot, compare):
    module.register(app)


def test_show_prints_table_words_and_next_command(tmp_path: Path) -> None:
    folder = samples.write(tmp_path / "run", samples.gpu_run())
    told = runner.invoke(app, ["show", str(folder)])
    assert told.exit_code == 0
    assert "gemm1" in told.stdout
    assert "largest step: gemm1" in told.stdout
    assert f"next: moebench plot {folder}" in told.stdout.replace("\n", "")


def test_json_is_the_only_thing_on_stdout_even_for_a_damaged_folder(tmp_path: Path) -> None:
    folder = samples.write(tmp_path / "run", samples.gpu_run()[:2])
    with open(folder / "records.jsonl", "a", encoding="utf-8") as file:
        file.write('{"schema": 1, "point_id": "torn"}\n{"cut')
    told = runner.invoke(app, ["show", str(folder), "--format", "json"])
    assert told.exit_code == 0
    data = json.loads(told.stdout)
    assert len(data["records"]) == 2
    assert len(data["problems"]) == 2
    assert "records.jsonl line 3" in told.stderr
    assert "cut short" in told.stderr


@pytest.mark.parametrize("name", ["csv", "md"])
def test_the_other_formats_are_printed_as_they_are(tmp_path: Path, name: str) -> None:
    folder = samples.write(tmp_path / "run", samples.gpu_run()[:2])
    told = runner.invoke(app, ["show", str(folder), "-f", name])
    assert told.exit_code == 0
    assert ("\n| 1 |" if name == "md" else "run_id,hardware,") in told.stdout


def test_an_unknown_format_is_told_before_the_run_is_read(tmp_path: Path) -> None:
    told = runner.invoke(app, ["show", str(tmp_path / "none"), "--format", "jsn"])
    assert isinstance(told.exception, UnknownNameError)
    assert "did you mean json" in str(told.exception)


def test_what_is_no_run_is_one_clear_error(tmp_path: Path) -> None:
    told = runner.invoke(app, ["show", str(tmp_path)])
    assert isinstance(told.exception, StoreError)
    assert "is not a run folder" in str(told.exception)


@pytest.mark.parametrize("command", ["show", "plot", "compare"])
def test_help_has_an_example(command: str) -> None:
    told = runner.invoke(app, [command, "--help"])
    assert told.exit_code == 0
    assert "Examples" in told.stdout
    assert f"moebench {command} results/" in told.stdout


def test_importing_the_commands_loads_nothing_heavy() -> None:
    heavy = ["torch", "triton", "numpy", "matplotlib", "pydantic"]
    code = f"import sys; from moebench.cli import show, plot, compare; print([m for m in {heavy} if m in sys.modules])"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert told.stdout.strip() == "[]"


def test_reading_a_run_loads_neither_torch_nor_matplotlib(tmp_path: Path) -> None:
    folder = samples.write(tmp_path / "run", samples.gpu_run()[:2])
    code = (
        "import sys, typer; from moebench.cli import show; app = typer.Typer(); show.register(app);"
        f"app([{str(folder)!r}], standalone_mode=False);"
        "print([m for m in ('torch', 'triton', 'matplotlib') if m in sys.modules])"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert told.stdout.splitlines()[-1] == "[]"
