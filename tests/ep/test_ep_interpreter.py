"""Runs ``interpreted/`` in a process of its own: whether kernels are interpreted is settled when they are imported."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

FILES = sorted((Path(__file__).resolve().parent / "interpreted").glob("test_*.py"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_triton_kernel_set_is_right_in_the_interpreter(file: Path) -> None:
    told = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(file)],
        env={**os.environ, "TRITON_INTERPRET": "1", "OMP_NUM_THREADS": "1", "PYTEST_ADDOPTS": ""},
        capture_output=True, text=True, timeout=280, check=False,
    )  # fmt: skip
    assert told.returncode == 0, told.stdout[-6000:] + told.stderr[-2000:]
    assert " passed" in told.stdout
    assert "skipped" not in told.stdout
