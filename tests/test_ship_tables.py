"""Making the tables that ship: their evidence, measured ones left alone, one C header a hardware, the same again."""

from __future__ import annotations

import shlex
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from tables_samples import layer_table

from moebench.cli import ship_tables
from moebench.tables.files import load_table, save_table, table_path
from moebench.tables.rows import Origin
from moebench.tables.schema import Table
from moebench.testing.table_formats import predicted


@pytest.mark.slow
def test_a_shipped_table_is_made_again_by_the_command_that_it_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ship_tables, "GPU_MODELS", ("qwen3-30b-a3b",))
    (path,) = ship_tables.ship("h20", tmp_path)
    table = load_table(path)
    (evidence,) = table.evidence
    assert evidence.command == "moebench tune --hw h20 --origin predicted --model qwen3-30b-a3b --dtype bf16 --tp 1"
    assert (evidence.records, evidence.device_name, evidence.seed) == ("", "", 0)
    assert len(evidence.created) == len("2026-01-31")
    words = [sys.executable, "-m", *shlex.split(evidence.command), "--out", "run", "--quiet"]
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, timeout=170)
    assert done.returncode == 0, done.stderr
    again = load_table(table_path(table, tmp_path / "run" / "tables"))
    assert ship_tables.told(again) == table
    assert all(row.origin is Origin.PREDICTED for row in again.rows)


def _guess(model: str) -> Table:
    """A predicted table of no device, as a search off the device leaves it."""
    table = predicted(layer_table())
    return replace(table, model=model, evidence=tuple(replace(e, device_name="") for e in table.evidence[:1]))


def test_measured_tables_stay_old_predictions_go_and_headers_hold_what_lies_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    measured = layer_table()
    other_key = replace(measured.key, dtype="fp16")
    card, folder = measured.key.hardware, tmp_path / "tables"
    measured_file = table_path(measured, folder)
    save_table(measured, measured_file)
    save_table(_guess("forgotten"), table_path(_guess("forgotten"), folder))

    def predict(card: str, models: Sequence[str], tp_size: int, dtypes: Sequence[str], run: Path) -> None:
        del card, models, tp_size, dtypes
        layers = replace(_guess("new"), key=other_key)
        for table in (_guess(measured.model), layers):
            save_table(table, table_path(table, run / "tables"))

    monkeypatch.setattr(ship_tables, "_predict", predict)
    monkeypatch.setattr(ship_tables, "CARDS", (card,))
    before = measured_file.read_bytes()
    ship_tables.main(folder)
    names = [path.name for path in sorted((folder / card).iterdir())]
    assert names == sorted(
        ["hw_config.h", measured_file.name, table_path(replace(_guess("new"), key=other_key), folder).name]
    )
    assert measured_file.read_bytes() == before
    header = (folder / card / "hw_config.h").read_bytes()
    assert b"MOEBENCH_ORIGIN_PREDICTED" in header
    assert f"Made by: {ship_tables.COMMAND}".encode() in header

    monkeypatch.setattr(ship_tables, "CARDS", ())
    ship_tables.main(folder)
    assert (folder / card / "hw_config.h").read_bytes() == header
