"""A disk that fills up in the middle: one line says what is kept, and the same command goes on once there is room."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from store_samples import a_header
from test_tune_search import run
from torch_tables import small_model
from tune_fakes import FakeBench, a_task

from moebench.errors import StoreError
from moebench.store.runs import RunFolder, load
from moebench.store.trials import TRIALS_FILE, read_trials
from moebench.tables import files

PROGRAM = """
import errno, os, sys
real, left = os.fsync, [int(sys.argv.pop(1))]
def fsync(handle):
    left[0] -= 1
    if left[0] < 0:
        raise OSError(errno.ENOSPC, "No space left on device")
    real(handle)
os.fsync = fsync
from moebench.cli.main import main
main()
"""


def moebench(folder: Path, writes: int, *words: str) -> subprocess.CompletedProcess[str]:
    """The command with a disk that takes ``writes`` synced writes and is full from then on."""
    environment = {**os.environ, "MOEBENCH_CONFIG_DIR": str(folder / "config"), "OMP_NUM_THREADS": "1"}
    return subprocess.run(
        [sys.executable, "-c", PROGRAM, str(writes), *words], capture_output=True, text=True, timeout=240,
        cwd=folder, env=environment, check=False,
    )  # fmt: skip


def test_a_search_on_a_full_disk_goes_on_once_there_is_room(tmp_path: Path) -> None:
    out = tmp_path / "out"
    words = ["tune", "--hw", "cpu", "--model", str(small_model(tmp_path)), "--tokens", "1,8", "--profile", "smoke",
             "--format", "json", "--out", str(out)]  # fmt: skip
    full = moebench(tmp_path, 8, *words)
    assert full.returncode == 2
    told = full.stderr.splitlines()[-1]
    kept = len(read_trials(out / TRIALS_FILE).records)
    assert kept
    assert told.startswith(f"error: can't write {out / TRIALS_FILE}: the disk is full; every trial before it ({kept})")
    assert told.endswith(f"is kept: make room, and the same command with --out {out} goes on")
    assert full.stdout == ""
    again = moebench(tmp_path, 10**9, *words)
    assert again.returncode == 0, again.stderr
    assert [r["tokens"] for r in json.loads(again.stdout)["rows"]] == [1, 8]
    assert not read_trials(out / TRIALS_FILE).problems


def test_a_run_on_a_full_disk_goes_on_once_there_is_room(tmp_path: Path) -> None:
    out = tmp_path / "out"
    words = ["run", "--device", "cpu", "--model", str(small_model(tmp_path)), "--tokens", "1,2,4", "--detail", "layer",
             "--max-time", "40s", "--no-plots", "--out", str(out)]  # fmt: skip
    full = moebench(tmp_path, 6, *words)
    assert full.returncode == 2
    told = full.stderr.splitlines()[-1]
    assert "records.jsonl: the disk is full; every point before it (1) is kept: make room" in told
    assert told.endswith(f"the same command with --out {out} goes on")
    again = moebench(tmp_path, 10**9, *words)
    assert again.returncode == 0, again.stderr
    assert "there already: 1 point" in again.stderr
    assert len(load(out).records) == 3


def _full(*_args: Any, **_kwargs: Any) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_a_state_that_can_not_be_written_is_told_with_what_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with RunFolder.create(tmp_path / "run", a_header()) as folder:
        monkeypatch.setattr("moebench.store.runs.os.fsync", _full)
        with pytest.raises(
            StoreError, match=r"run.json: the disk is full; what was measured is kept.*--out .*run goes"
        ):
            folder.finish("complete")
        monkeypatch.undo()
        assert folder.header.state == "running"
        assert not list((tmp_path / "run").glob("*.new"))


def test_a_table_that_can_not_be_written_costs_no_measurement(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOEBENCH_CONFIG_DIR", str(tmp_path / "config"))
    task, first = a_task((1, 8)), FakeBench()
    monkeypatch.setattr(files.Path, "replace", _full)
    with pytest.raises(StoreError, match=r"No space left on device.*what was measured is kept: make room, .* --out"):
        run(tmp_path / "run", first, tasks=(task,))
    monkeypatch.undo()
    monkeypatch.setenv("MOEBENCH_CONFIG_DIR", str(tmp_path / "config"))
    more = FakeBench()
    whole = run(tmp_path / "run", more, tasks=(task,))
    assert len(whole.tables[0].rows) == 2
    assert (more.screened, more.raced) == ([], [])
    assert first.screened
