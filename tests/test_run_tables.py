"""``moebench run --table``: which plans run, what marks them, what is refused."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import report_samples as samples
from tables_samples import ep_table, layer_table, tie
from torch_tables import CPU, MODEL, small_model, stale, torch_plan, torch_table

from moebench.errors import InputError
from moebench.plan.plan import LayerPlan
from moebench.report import heading, tables
from moebench.report.view import sections
from moebench.session.options import RunOptions
from moebench.session.planning import RunPlanned, plan_run
from moebench.spec.dtypes import DType
from moebench.spec.models import load_model
from moebench.tables.build import spread
from moebench.tables.files import save_table, table_path, user_tables_dir
from moebench.testing.table_formats import predicted


def _cli(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from moebench.cli.main import main; main()", *words]
    env = {**os.environ, "NO_COLOR": "1", "COLUMNS": "200", "OMP_NUM_THREADS": "1"}
    return subprocess.run(command, capture_output=True, text=True, timeout=240, env=env, check=False)


def _plan(batch: int) -> LayerPlan:
    return torch_plan(load_model(MODEL).shape, expert_batch=batch)


def _planned(**options: Any) -> RunPlanned:
    asked = {"models": (MODEL,), "tokens": (4, 8, 12), "dtypes": (DType.FP32,), **options}
    return plan_run(RunOptions(**asked), CPU, "cpu", None)


def _sources(planned: RunPlanned) -> list[str]:
    return [c.plan_source for r in planned.requests for c in r.candidates]


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A configuration folder of its own with the table of ``torch_table``."""
    monkeypatch.setenv("MOEBENCH_CONFIG_DIR", str(tmp_path / "config"))
    path = table_path(torch_table(), user_tables_dir())
    save_table(torch_table(), path)
    return path


def test_an_installed_table_that_fits_gives_the_plans_of_its_rows(installed: Path) -> None:
    planned = _planned()
    assert _sources(planned) == ["default", "table", "table"]
    assert [r.candidates[0].plan for r in planned.requests] == [_plan(1), _plan(4), _plan(8)]
    assert planned.tables == (torch_table().name,)
    assert any("--table default" in n for n in planned.notes)
    without = _planned(table="default")
    assert _sources(without) == ["default"] * 3
    assert without.tables == ()
    assert {r.candidates[0].plan for r in without.requests} == {_plan(1)}


@pytest.mark.parametrize(
    "options", [{"models": ("lfm2-8b-a1b",)}, {"dtypes": (DType.BF16,)}, {"tp_size": 2}, {"ep_size": 2}], ids=str
)
def test_a_table_of_another_key_gives_none(installed: Path, options: dict[str, Any]) -> None:
    assert set(_sources(_planned(**options))) == {"default"}


def test_a_stale_table_is_named_and_not_used(installed: Path) -> None:
    save_table(stale(torch_table()), installed)
    planned = _planned()
    assert set(_sources(planned)) == {"default"}
    (note,) = [n for n in planned.notes if "stale" in n]
    assert torch_table().name in note
    assert "torch_loop_gemm1 was 0 and is" in note


def test_a_table_of_another_variant_is_named(installed: Path) -> None:
    planned = _planned(variants=("gather",), tokens=(8,))
    assert _sources(planned) == ["default"]
    assert any("--variant loop" in n for n in planned.notes)
    both = _planned(variants=("gather", "loop"), tokens=(8,))
    assert _sources(both) == ["default", "table"]


def test_a_row_that_is_not_legal_is_passed_over_or_refused(installed: Path) -> None:
    broken = torch_table(batches=(3, 8))
    save_table(broken, installed)
    planned = _planned()
    assert _sources(planned) == ["default", "default", "table"]
    assert any("at 8 tokens is passed over" in n and "expert_batch is 3" in n for n in planned.notes)
    with pytest.raises(InputError, match="expert_batch is 3"):
        _planned(table=str(installed))


def test_a_damaged_installed_table_is_left_out_with_a_warning_and_a_named_one_ends_the_run(installed: Path) -> None:
    whole = installed.read_text()
    for damage in (whole[: len(whole) // 2], "{", "[]"):
        installed.write_text(damage)
        planned = _planned()
        assert _sources(planned) == ["default"] * 3
        (warning,) = planned.warnings
        assert str(installed) in warning
        assert "it is left out: remove the file" in warning
        with pytest.raises(InputError, match=installed.name):
            _planned(table=str(installed))
    assert _planned(table="default").warnings == ()


def test_a_damaged_installed_table_is_told_in_one_line_even_quietly(installed: Path) -> None:
    installed.write_text("{")
    done = _cli(
        "run", "--hw", "cpu", "--dry-run", "--model", MODEL, "--tokens", "4,8", "--dtype", "fp32", "--quiet",
        "--format", "json",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert [p["plan"] for p in json.loads(done.stdout)["points"]] == ["default", "default"]
    (line,) = done.stderr.splitlines()
    assert line.startswith(f"warning: table {installed}")
    assert "it is left out" in line


def test_a_named_table_chooses_model_dtype_backend_and_variant(installed: Path, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    save_table(stale(torch_table()), path)
    planned = plan_run(RunOptions(tokens=(8,), table=str(path)), CPU, "cpu", None)
    assert _sources(planned) == ["table"]
    assert planned.requests[0].workload.shape.name == MODEL
    assert planned.requests[0].workload.dtype is DType.FP32
    assert any("is stale" in n for n in planned.notes)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"models": ("lfm2-8b-a1b",)}, "--model olmoe-1b-7b --dtype fp32"),
        ({"dtypes": (DType.BF16,)}, "it has dtype fp32"),
        ({"tp_size": 2}, "it has tp_size 1"),
        ({"backends": ("session_samples:FakeBackend",)}, "plans of backend torch"),
        ({"variants": ("gather",)}, "plans of variant loop"),
    ],
    ids=str,
)
def test_a_named_table_that_does_not_fit_says_what_it_is_for(
    installed: Path, options: dict[str, Any], told: str
) -> None:
    with pytest.raises(InputError, match=told):
        _planned(table=str(installed), **options)


def test_what_no_run_can_take_plans_from(installed: Path, tmp_path: Path) -> None:
    save_table(layer_table(), tmp_path / "h200.json")
    with pytest.raises(InputError, match="is for hardware h200"):
        _planned(table=str(tmp_path / "h200.json"))
    save_table(replace(ep_table(), key=replace(ep_table().key, hardware="cpu")), tmp_path / "ep.json")
    with pytest.raises(InputError, match="balanced expert-parallel"):
        _planned(table=str(tmp_path / "ep.json"))
    with pytest.raises(InputError, match="can't be read"):
        _planned(table=str(tmp_path / "no.json"))
    plan = tmp_path / "plan.json"
    plan.write_text(json.dumps(_plan(4).to_dict()))
    with pytest.raises(InputError, match="exclude each other"):
        _planned(table=str(installed), kernel_plan=plan)
    assert _sources(_planned(kernel_plan=plan)) == ["file"] * 3


def test_the_command_line_shows_where_plans_come_from(installed: Path) -> None:
    words = ["run", "--hw", "cpu", "--dry-run", "--model", MODEL, "--tokens", "4,8", "--dtype", "fp32"]
    done = _cli(*words, "--format", "json")
    assert [p["plan"] for p in json.loads(done.stdout)["points"]] == ["default", "table"]
    refused = _cli(*words, "--table", str(installed), "--ranks", "virtual")
    assert refused.returncode == 2
    assert "--table" in refused.stderr
    unfit = _cli("run", "--hw", "h200", "--dry-run", "--table", str(installed))
    assert unfit.returncode == 2
    assert "hardware cpu" in unfit.stderr


@pytest.mark.slow
def test_a_measured_run_marks_every_row(tmp_path: Path) -> None:
    model, out, path = small_model(tmp_path), tmp_path / "run", tmp_path / "table.json"
    table = torch_table(str(model))
    save_table(table, path)
    words = ["--model", str(model), "--tokens", "4,8", "--detail", "layer", "--no-plots", "--out", str(out)]
    done = _cli("run", "--table", str(path), *words)
    assert done.returncode == 0, done.stderr
    assert re.findall(r"^(\d+)\S* +(default|table) ", done.stdout, re.M) == [("4", "default"), ("8", "table")]
    header = json.loads((out / "run.json").read_text())
    assert header["settings"]["tables"] == [table.name]
    sources = [json.loads(line)["plan_source"] for line in (out / "records.jsonl").read_text().splitlines()]
    assert sorted(sources) == ["default", "table"]


def test_rows_and_defaults_of_one_table_stand_together_and_rivals_apart() -> None:
    tuned, plain = samples.point(64, plan_source="table"), samples.point(128)
    (section,) = sections([tuned, plain])
    built = tables.build(section)
    assert [r.cells["plan"].text for r in built.rows] == ["table", "default"]
    assert "table and default plans" in heading.title(section)
    assert [s.sources for s in sections([plain, tuned])] == [["table", "default"]]
    apart = sections([tuned, samples.point(64), plain])
    assert [s.sources for s in apart] == [["table"], ["default"]]
    assert not tables.build(apart[1]).has("plan")


def test_a_predicted_table_is_named_as_one_and_gives_way_to_a_measured_one(installed: Path) -> None:
    guess = predicted(torch_table(batches=(2, 2)))
    save_table(guess, table_path(guess, user_tables_dir()))
    assert _planned(tokens=(8,)).requests[0].candidates[0].plan == _plan(4)
    installed.unlink()
    alone = _planned(tokens=(8,))
    assert alone.requests[0].candidates[0].plan == _plan(2)
    assert any("nobody has timed" in n for n in alone.notes)


def test_a_tie_is_the_tables_too(installed: Path) -> None:
    kept = torch_table(rows=spread([tie(8, _plan(1))]))
    save_table(kept, installed)
    assert _sources(_planned(tokens=(8,))) == ["table"]
