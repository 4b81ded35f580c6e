"""The documented example of a vendor's backend: short, right, and measured, checked and tuned like our own."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from torch_tables import small_model

DOC = Path(__file__).resolve().parents[1] / "docs" / "add-a-backend.md"
NAMED = "vendor:Vendor"


def _files() -> dict[str, str]:
    """The examples by the file name that their first line gives."""
    blocks = re.findall(r"```python\n(.*?)```", DOC.read_text(encoding="utf-8"), re.S)
    return {re.match(r"# (\w+\.py)", text)[1]: text for text in blocks}  # type: ignore[index]


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A folder with both files and a small model."""
    for name, text in _files().items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    small_model(tmp_path)
    return tmp_path


def _cli(place: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from moebench.cli.main import main; main()", *words]
    env = {**os.environ, "NO_COLOR": "1", "COLUMNS": "200", "OMP_NUM_THREADS": "1"}
    return subprocess.run(command, capture_output=True, text=True, timeout=280, cwd=place, env=env, check=False)


def test_the_example_is_under_sixty_lines() -> None:
    lines = [line for line in _files()["vendor.py"].splitlines() if line.strip()]
    assert len(lines) < 60
    assert max(map(len, lines)) <= 120


def test_the_example_holds_every_check_of_the_protocol(place: Path) -> None:
    code = (
        "from moebench.backends.registry import resolve_backend; from moebench.spec.hw_files import load_hardware\n"
        "from moebench.testing.backends import CHECKS, BackendCase\n"
        f"case = BackendCase(resolve_backend({NAMED!r}), load_hardware('cpu'), 'cpu')\n"
        "for check in CHECKS: check(case)\nprint(len(CHECKS))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=place, timeout=200)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 5


def test_the_example_passes_the_gate_and_is_measured(place: Path) -> None:
    checked = _cli(place, "check", "--backend", NAMED, "--model", "config.json", "--dtype", "fp32", "--format", "json")
    assert checked.returncode == 0, checked.stderr
    assert {r["status"] for r in json.loads(checked.stdout)} == {"passed"}
    words = ["--model", "config.json", "--tokens", "8", "--dtype", "fp32", "--detail", "layer", "--no-plots"]
    run = _cli(place, "run", "--backend", NAMED, *words, "--format", "json", "--out", "run")
    assert run.returncode == 0, run.stderr
    (record,) = json.loads(run.stdout)["records"]
    assert (record["status"], record["plan"]["kernels"][0]["params"]) == ("ok", {"tokens_per_call": 8})


def test_another_process_finds_it_by_its_path(place: Path) -> None:
    code = (
        "from moebench.backends.registry import resolve_backend, spelling\n"
        f"assert spelling('vendor') == 'vendor'; resolve_backend({NAMED!r})\n"
        "resolve_backend('moebench.backends.torch_backend:TorchBackend'); print(spelling('vendor'), spelling('torch'))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=place, timeout=100)
    assert done.stdout.split() == [NAMED, "torch"], done.stderr


@pytest.mark.slow
def test_tune_finds_its_knobs_and_run_takes_its_table(place: Path) -> None:
    words = ["--hw", "cpu", "--backend", NAMED, "--model", "config.json", "--tokens", "8,64", "--dtype", "fp32"]
    tuned = _cli(place, "tune", *words, "--profile", "smoke", "--max-time", "60s", "--out", "tuned")
    assert tuned.returncode == 0, tuned.stderr
    (table,) = [p for p in (place / "tuned").rglob("*.json") if "moebench tuning table" in p.read_text()[:200]]
    held = json.loads(table.read_text())
    assert held["key"]["kernels"][0]["kernel"] == "vendor_fused_moe"
    assert [row["num_tokens"] for row in held["rows"]] == [8, 64]
    for row in held["rows"]:
        assert row["plan"]["kernels"][0]["params"]["tokens_per_call"] in (1, 8, 64, 512)
        assert row["trials"] >= 2
    dry = ["run", "--backend", NAMED, "--model", "config.json", "--tokens", "8", "--dtype", "fp32", "--dry-run"]
    done = _cli(place, *dry, "--table", str(table), "--format", "json")
    assert done.returncode == 0, done.stderr
    assert [p["plan"] for p in json.loads(done.stdout)["points"]] == ["table"]
