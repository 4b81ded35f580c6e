"""The command line as a program: quick to start, helpful, silent on stdout but for results."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

COMMANDS = [
    ["run"], ["show"], ["plot"], ["compare"], ["check"], ["models", "list"], ["models", "show"], ["hw", "list"],
    ["hw", "show"], ["hw", "detect"], ["hw", "probe"], ["trace", "show"], ["doctor"],
]  # fmt: skip
HELP_LIMIT_S = 0.3


def _run(*words: str, cwd: Path | None = None, **env: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from moebench.cli.main import main; main()", *words]
    return subprocess.run(
        command, capture_output=True, text=True, timeout=60, cwd=cwd, env={**os.environ, **env}, check=False
    )


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_help_has_an_example(command: list[str]) -> None:
    told = _run(*command, "--help", COLUMNS="100")
    assert told.returncode == 0, told.stderr
    assert "Examples" in told.stdout
    assert f"moebench {' '.join(command)}" in told.stdout


def test_help_returns_at_once_and_loads_nothing_heavy() -> None:
    """Processor seconds, not wall seconds: they are what the program costs, however busy the machine is."""
    code = (
        "import sys, time\n"
        "from moebench.cli.main import main\n"
        "sys.argv = ['moebench', '--help']\n"
        "try:\n    main()\nexcept SystemExit:\n    pass\n"
        "heavy = [m for m in ('torch', 'triton', 'numpy', 'matplotlib', 'pydantic', 'optuna') if m in sys.modules]\n"
        "print(heavy, time.process_time(), file=sys.stderr)"
    )
    taken = []
    for _ in range(5):
        told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
        heavy, seconds = told.stderr.rsplit(" ", 1)
        assert heavy == "[]"
        taken.append(float(seconds))
    assert min(taken) < HELP_LIMIT_S


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["run", "--model", "qwen3-30b-a3"], "qwen3-30b-a3b"),
        (["run", "--tokens", "0"], "from 1"),
        (["run", "--tokens", "1,x"], "whole number"),
        (["run", "--dtype", "int3"], "bf16, fp16, fp32"),
        (["run", "--routing", "zipf:x"], "zipf:ALPHA"),
        (["run", "--routing", "trace:/nowhere.npz"], "nowhere.npz"),
        (["run", "--backend", "no-such"], "backend"),
        (["run", "--backend", "triton", "--device", "cpu"], "Triton"),
        (["run", "--hw", "h20000"], "h200"),
        (["run", "--l2", "hot"], "layer, cold, warm"),
        (["run", "--max-time", "soon"], "90s"),
        (["run", "--ep-size", "7", "--model", "olmoe-1b-7b"], "divide"),
        (["run", "--ep-size", "2", "--ep-rank", "2", "--model", "olmoe-1b-7b"], "ep-rank"),
        (["run", "--tp", "5", "--model", "olmoe-1b-7b"], "--tp"),
        (["run", "--model", "kimi-k3"], "kimi-k3"),
        (["run", "--hw", "v100-sxm2-32", "--dtype", "bf16", "--dry-run"], "bf16"),
        (["run", "--device", "cuda:77"], "cuda:77"),
        (["run", "--kernel-plan", "/nowhere.json"], "nowhere.json"),
        (["run", "--format", "xml"], "table"),
        (["show", "/nowhere"], "nowhere"),
        (["plot", "/nowhere"], "nowhere"),
        (["compare", "/nowhere", "/elsewhere"], "nowhere"),
        (["models", "show", "no-such-model"], "no-such-model"),
        (["hw", "show", "no-such-card"], "no-such-card"),
        (["trace", "show", "/nowhere.npz"], "nowhere.npz"),
    ],
    ids=lambda v: " ".join(v) if isinstance(v, list) else "",
)
def test_bad_input_is_one_line_and_exit_code_2(words: list[str], told: str, tmp_path: Path) -> None:
    done = _run(*words, cwd=tmp_path, NO_COLOR="1", COLUMNS="400")
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    errors = [line for line in done.stderr.splitlines() if line.startswith("error: ")]
    assert len(errors) == 1
    assert told in errors[0]
    assert list(tmp_path.iterdir()) == [], "something was left behind"


def test_completion_can_be_installed() -> None:
    assert _run("--show-completion", "bash").returncode in (0, 2)
