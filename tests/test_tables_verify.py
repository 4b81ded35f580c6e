"""``moebench table verify``: what is asked of the device, what the answers mean, exit codes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from store_samples import a_record
from tables_samples import engine_table, ep_table, layer_table, row, tie
from torch_tables import CPU, MODEL, small_model, stale, torch_plan, torch_table

from moebench.errors import InputError
from moebench.measure.request import point_id
from moebench.session.sites import chosen_rows, sites_of
from moebench.session.verifying import (
    Contest,
    Trial,
    Verdict,
    again,
    confirmed,
    found,
    require_comparable,
    require_verifiable,
)
from moebench.spec.hw_files import load_hardware
from moebench.spec.models import load_model
from moebench.store.records import WRONG_RESULT, Failure, PointRecord
from moebench.tables.build import spread
from moebench.tables.files import save_table
from moebench.tables.schema import Table

STEADY = tuple(100.0 + (i % 3) * 0.1 for i in range(20))


def _trials(table: Table, against: Table | None = None) -> list[Trial]:
    return Contest(table, CPU, "cpu", "torch", against).trials(sites_of(table, against))


def _records(trial: Trial, base: Sequence[float], mine: Sequence[float], **changes: object) -> dict[str, PointRecord]:
    assert trial.request is not None
    ids = [point_id(trial.request, c) for c in trial.request.candidates]
    made = {i: replace(a_record(i), layer_blocks_us=tuple(b)) for i, b in zip(ids, (base, mine), strict=True)}
    made[ids[1]] = replace(made[ids[1]], **changes)  # type: ignore[arg-type]
    return made


def test_each_row_meets_its_default_on_uniform_and_on_its_own_routings() -> None:
    table = torch_table()
    asked = _trials(table)
    assert [(t.site.num_tokens, t.routing) for t in asked] == [
        (8, "uniform"), (16, "uniform"), (8, "zipf:1.2"), (16, "zipf:1.2"),
    ]  # fmt: skip
    for trial in asked:
        assert trial.request is not None
        assert [c.plan for c in trial.request.candidates] == [table.defaults.rows[0].plan, trial.site.mine]
        assert [c.plan_source for c in trial.request.candidates] == ["default", "table"]
        assert (trial.request.workload.num_tokens, str(trial.request.workload.routing)) == (
            trial.site.num_tokens, trial.routing,
        )  # fmt: skip
        assert trial.request.settings.gate


def test_a_row_with_the_other_sides_plan_is_not_measured() -> None:
    plan = torch_plan(load_model(MODEL).shape, expert_batch=1)
    (trial, *_) = _trials(torch_table(rows=spread([tie(8, plan)])))
    assert trial.request is None
    assert found(trial, {}).verdict is Verdict.SAME
    table = torch_table()
    assert all(t.request is None for t in _trials(table, table))
    other = torch_table(batches=(2, 8))
    assert [t.request is None for t in _trials(table, other)] == [False, True, False, True]


def test_what_blocks_say() -> None:
    (trial, *_) = _trials(torch_table())
    for factor, verdict in ((0.9, Verdict.FASTER), (1.1, Verdict.SLOWER)):
        answer = found(trial, _records(trial, STEADY, [b * factor for b in STEADY]))
        assert answer.verdict is verdict
        assert answer.ratio == pytest.approx(factor)
    noisy = [b * (1.1 if i % 2 else 0.9) for i, b in enumerate(STEADY)]
    assert found(trial, _records(trial, STEADY, noisy)).verdict is Verdict.EQUAL
    assert found(trial, {}).verdict is Verdict.LEFT_OUT
    wrong = _records(trial, STEADY, (), failure=Failure(WRONG_RESULT, "layer check failed"))
    assert found(trial, wrong).verdict is Verdict.FAILED
    assert "layer check failed" in found(trial, wrong).message
    alone = _records(trial, STEADY, STEADY, warnings=("measured alone: together they ended in device error",))
    assert found(trial, alone).verdict is Verdict.FAILED
    assert found(trial, _records(trial, STEADY, STEADY[:7])).verdict is Verdict.FAILED


def test_a_row_has_lost_when_it_loses_twice() -> None:
    (trial, *_) = _trials(torch_table())
    slower = found(trial, _records(trial, STEADY, [b * 1.1 for b in STEADY]))
    second = again(trial)
    assert second.request is not None
    assert trial.request is not None
    assert (second.request.workload.seed, second.request.settings.seed) == (1, 1)
    assert not {point_id(second.request, c) for c in second.request.candidates} & {
        point_id(trial.request, c) for c in trial.request.candidates
    }
    faster = found(second, _records(second, STEADY, [b * 0.9 for b in STEADY]))
    assert confirmed(slower, slower).verdict is Verdict.SLOWER
    assert confirmed(slower, faster).verdict is Verdict.EQUAL
    assert "1.100" in confirmed(slower, faster).message
    assert confirmed(slower, found(second, {})).verdict is Verdict.SLOWER


def test_what_can_not_be_verified_here() -> None:
    h200 = load_hardware("h200")
    for table, told in (
        (ep_table(), "balanced expert-parallel"),
        (engine_table(), "fp8_w8a8, which no backend here computes"),
        (layer_table(), r"is of h200 \(NVIDIA H200.*the device here is cpu \(EPYC\): verify it on a h200"),
    ):
        with pytest.raises(InputError, match=told):
            require_verifiable(table, CPU, "EPYC")
    require_verifiable(layer_table(), h200, "NVIDIA H200")


def test_rows_are_chosen_by_the_counts_they_hold() -> None:
    table = torch_table()
    assert chosen_rows(table, ()) == table.rows
    assert [r.num_tokens for r in chosen_rows(table, (9, 10))] == [8]
    with pytest.raises(InputError, match=r"--tokens 64.*8-11, 12-16"):
        chosen_rows(table, (9, 64))
    with pytest.raises(InputError, match="no row"):
        chosen_rows(replace(table, rows=()), ())


def test_another_table_is_for_the_same_workload() -> None:
    require_comparable(layer_table(), layer_table(variant="fused"))
    with pytest.raises(InputError, match="differ in shape"):
        require_comparable(layer_table(), layer_table(tp=2))


def _verify(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from moebench.cli.main import main; main()", "table", "verify", *words]
    env = {**os.environ, "NO_COLOR": "1", "COLUMNS": "200", "OMP_NUM_THREADS": "1"}
    return subprocess.run(command, capture_output=True, text=True, timeout=280, cwd=folder, env=env, check=False)


@pytest.fixture
def small(tmp_path: Path) -> Table:
    """A table over a small model: at 8 tokens a plan that pads every expert to the longest 8-fold, at 16 a tie."""
    shape = load_model(str(small_model(tmp_path))).shape
    rows = [row(8, torch_plan(shape, expert_batch=8), routings=("uniform",)), tie(16, torch_plan(shape))]
    return torch_table(str(tmp_path / "config.json"), rows=spread(rows))


@pytest.mark.slow
def test_a_row_that_loses_is_exit_code_1_and_its_records_stay(small: Table, tmp_path: Path) -> None:
    save_table(stale(small), tmp_path / "t.json")
    done = _verify(tmp_path, "t.json", "--out", "kept", "--format", "json")
    told = json.loads(done.stdout)
    assert done.returncode == (0 if told["holds"] else 1), done.stderr
    rows = {(r["num_tokens"], r["routing"]): r for r in told["rows"]}
    assert rows[8, "uniform"]["ratio"] > 1
    assert rows[8, "uniform"]["verdict"] in ("slower", "tie")
    assert rows[8, "uniform"]["low"] <= rows[8, "uniform"]["ratio"] <= rows[8, "uniform"]["high"]
    assert {rows[16, name]["verdict"] for name in ("uniform", "zipf:1.2")} == {"the same plan"}
    assert "is stale" in done.stderr
    records = [json.loads(line) for line in (tmp_path / "kept" / "records.jsonl").read_text().splitlines()]
    assert {r["plan_source"] for r in records} == {"default", "table"}
    assert all(c["passed"] for r in records for c in r["checks"])
    again = _verify(tmp_path, "t.json", "--out", "kept", "--format", "json")
    assert json.loads(again.stdout) == told, "a finished verification measures nothing again"


def test_nothing_to_measure_holds(small: Table, tmp_path: Path) -> None:
    save_table(small, tmp_path / "t.json")
    done = _verify(tmp_path, "t.json", "--tokens", "16")
    assert done.returncode == 0, done.stderr
    assert "the same plan" in done.stdout
    assert "holds: 2 the same plan" in done.stdout


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["no.json"], "can't be read"),
        (["t.json", "--against", "other"], "other"),
        (["t.json", "--tokens", "1"], "no row"),
        (["t.json", "--max-time", "never"], "--max-time"),
        (["t.json", "--device", "moon"], "allowed: cpu, cuda"),
        (["t.json", "--backend", "nowhere:Nobody"], "can't be imported"),
        (["h200.json"], "verify it on a h200"),
        (["h200.json", "--against", "t.json"], "differ in"),
    ],
    ids=lambda v: " ".join(v) if isinstance(v, list) else "",
)
def test_bad_input_is_exit_code_2(words: list[str], told: str, small: Table, tmp_path: Path) -> None:
    save_table(small, tmp_path / "t.json")
    save_table(layer_table(), tmp_path / "h200.json")
    done = _verify(tmp_path, *words)
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert told in done.stderr
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "results").exists()
