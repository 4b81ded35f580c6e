"""``moebench tune --hw CARD`` where neither torch nor Triton is installed: predicted tables, sound, in JSON and C."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from moebench.plan.legality import legal
from moebench.plan.plan import LayerPlan
from moebench.spec.hw_files import load_hardware
from moebench.tables.check import check_table
from moebench.tables.files import load_table
from moebench.tables.rows import Origin
from moebench.tables.workload import workload_at

CARDS = ("h20", "a100-sxm-80", "mi300x", "l40s", "b200")
"""One of every other class of the analytic model that tables ship for."""
STRICT = ("gcc", "-std=c11", "-Wall", "-Wextra", "-Werror", "-pedantic", "-fsyntax-only", "-x", "c")
NOT_INSTALLED = """\
import sys
from importlib.machinery import PathFinder


class Without(PathFinder):
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        return None if name.split(".")[0] in ("torch", "triton") else super().find_spec(name, path, target)


sys.meta_path[:] = [Without if finder is PathFinder else finder for finder in sys.meta_path]
"""


@pytest.fixture
def without(tmp_path: Path) -> dict[str, str]:
    """The environment of a program, and of all that it starts, that finds neither torch nor Triton."""
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / "sitecustomize.py").write_text(NOT_INSTALLED)
    environment = {**os.environ, "PYTHONPATH": str(folder), "MOEBENCH_CONFIG_DIR": str(tmp_path / "config")}
    code = "from importlib.util import find_spec as f; print(f('torch'), f('triton'), f('numpy') is not None)"
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, timeout=60)
    assert done.stdout == "None None True\n", done.stderr
    return environment


def _tuned(card: str, environment: dict[str, str], folder: Path, *words: str) -> None:
    """Tune for ``card``, and require sound tables and a C header of it."""
    command = [sys.executable, "-m", "moebench", "tune", "--hw", card, "--model", "qwen3-30b-a3b", *words]
    done = subprocess.run(
        [*command, "--out", "run"], cwd=folder, env=environment, capture_output=True, text=True, timeout=170
    )
    assert done.returncode == 0, done.stderr
    assert "PREDICTED" in done.stdout
    tables = sorted((folder / "run" / "tables" / card).glob("*.predicted.json"))
    assert tables
    for path in tables:
        table = load_table(path)
        assert check_table(table, path) == []
        for row in table.rows:
            assert row.origin is Origin.PREDICTED
            assert row.time.low_us < row.time.median_us < row.time.high_us
            workload = workload_at(table, row.num_tokens)
            assert workload is not None
            assert isinstance(row.plan, LayerPlan)
            assert not [v for kernel in row.plan.kernels for v in legal(kernel, workload, load_hardware(card))]
    header = folder / "run" / "include" / card / "hw_config.h"
    assert "MOEBENCH_ORIGIN_PREDICTED" in header.read_text(encoding="utf-8")
    if shutil.which("gcc"):
        built = subprocess.run([*STRICT, str(header)], capture_output=True, text=True, timeout=60)
        assert built.returncode == 0, built.stderr


def test_a_card_that_is_not_here_gets_tables(tmp_path: Path, without: dict[str, str]) -> None:
    _tuned("bi-v100", without, tmp_path)


@pytest.mark.parametrize("card", CARDS)
def test_so_does_a_card_of_every_other_class(card: str, tmp_path: Path, without: dict[str, str]) -> None:
    _tuned(card, without, tmp_path, "--tokens", "1,1024")


def test_a_dry_run_promises_the_engines_files_that_the_search_writes(tmp_path: Path, without: dict[str, str]) -> None:
    words = ("tune", "--hw", "h20", "--model", "qwen3-30b-a3b", "--tokens", "8,64", "--target", "vllm", "--target")
    command = [sys.executable, "-m", "moebench", *words, "sglang", "--out", "run", "--format", "json"]
    told = []
    for more in (("--dry-run",), ("--trials", "4")):
        done = subprocess.run([*command, *more], cwd=tmp_path, env=without, capture_output=True, text=True, timeout=170)
        assert done.returncode == 0, done.stderr
        told.append(json.loads(done.stdout))
    promised, search = told
    assert search["not_exported"] == []
    assert set(search["use"]) == {"native", "vllm", "sglang", "hw_config"}
    written = {name for name in search["written"] if ".evidence." not in name}
    assert set(promised["files"]) == written
    assert sum(Path(name).parts[1] in ("vllm", "sglang") for name in written) == 3
    assert all((tmp_path / name).is_file() for name in written)
    for name in written:
        if Path(name).parts[1] in ("vllm", "sglang"):
            assert all(key.isdigit() for key in json.loads((tmp_path / name).read_text(encoding="utf-8")))
