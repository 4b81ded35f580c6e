"""What a search is given: twins by name, other files of one name, plans of a file that can't run here."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from test_tune_starting import NAME, ROW
from torch_tables import torch_table
from tune_fakes import a_header

from moebench.errors import InputError
from moebench.spec.hw_files import load_hardware
from moebench.store.records import INPUTS
from moebench.store.runs import RunFolder
from moebench.tables.files import load_table, save_table
from moebench.tables.key import ShapeKey
from moebench.tables.rows import Row
from moebench.tune.install import install, install_path
from moebench.tune.options import TuneOptions, parse_sizes
from moebench.tune.outcome import expected_files
from moebench.tune.planning import TunePlanned, plan_tune
from moebench.tune.resume import inputs_of, told_command, unfinished

H200, CPU = load_hardware("h200"), load_hardware("cpu")
SIZES = {"hidden_size": 256, "intermediate_size": 512, "num_local_experts": 8, "num_experts_per_tok": 2}


def a_model(folder: Path, **changes: int) -> str:
    folder.mkdir(parents=True)
    path = folder / "config.json"
    sizes = {"model_type": "mixtral", "num_hidden_layers": 2, "hidden_act": "silu", **SIZES, **changes}
    path.write_text(json.dumps(sizes), encoding="utf-8")
    return str(path)


def planned(*models: str, targets: tuple[str, ...] = ("native",), **changes: Any) -> TunePlanned:
    options = TuneOptions(models=models, tokens=(1, 64), targets=targets, profile="smoke", **changes)
    return plan_tune(options, H200, "cuda:0", None)


# --- one file for two tables -------------------------------------------------------------------------------------


def test_two_models_of_one_name_are_refused_before_anything_is_measured(tmp_path: Path) -> None:
    one, other = a_model(tmp_path / "a" / "tiny"), a_model(tmp_path / "b" / "tiny", intermediate_size=1024)
    with pytest.raises(InputError, match="they have one name; rename one's folder, or tune each") as caught:
        planned(one, other)
    assert f"--model {one} and --model {other} would both be written to h200/tiny.triton-" in str(caught.value)
    assert len(planned(one, one).tasks) == 1
    same = a_model(tmp_path / "c" / "tiny")
    assert len(planned(one, same).tasks) == 1
    files = expected_files(planned(one, tp_sizes=(1, 2)).tasks, tmp_path, "predicted")
    assert len(set(files)) == len(files)


def test_an_engine_that_can_not_tell_two_models_apart_gets_one_of_them(tmp_path: Path) -> None:
    one, other = a_model(tmp_path / "one"), a_model(tmp_path / "other", hidden_size=512)
    assert len(planned(one, other).tasks) == 2
    for engine in ("vllm", "sglang"):
        with pytest.raises(InputError, match=f"to {engine}/E=8,N=512,.*neither hidden size nor topk; tune each in a"):
            planned(one, other, targets=("native", engine))


def test_a_model_whose_name_can_not_be_a_files_is_refused_at_once(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="model is 'my model'; letters, digits"):
        planned(a_model(tmp_path / "my model"))


def test_an_installed_table_of_another_layer_with_this_name_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    monkeypatch.setenv("MOEBENCH_CONFIG_DIR", str(tmp_path / "config"))
    old = torch_table()
    save_table(old, install_path(old))
    shape = replace(old.key.shape, intermediate_size=old.key.shape.intermediate_size * 2)
    assert isinstance(shape, ShapeKey)
    other = replace(old, key=replace(old.key, shape=shape))
    assert install_path(other) == install_path(old)
    found = install(other)
    assert found.path is None
    (note,) = found.notes
    assert "stays: it is of another layer of this name" in note
    assert load_table(install_path(old)) == old


# --- which search is gone on with --------------------------------------------------------------------------------


def test_other_files_of_one_name_are_another_search(tmp_path: Path) -> None:
    one, other = a_model(tmp_path / "a" / "x"), a_model(tmp_path / "b" / "x", hidden_size=512)
    words = [told_command(["tune", "--model", model]) for model in (one, other)]
    assert words[0] == words[1]
    headers = [
        a_header(command=command, settings={INPUTS: inputs_of([model], [])})
        for command, model in zip(words, (one, other), strict=True)
    ]
    with RunFolder.create(tmp_path / "r" / "20260101-000000-tune-cpu", headers[0]) as folder:
        folder.finish("interrupted")
    assert unfinished(headers[0], tmp_path / "r") == folder.path
    assert unfinished(headers[1], tmp_path / "r") is None
    moved = a_model(tmp_path / "c" / "x")
    again = a_header(command=words[0], settings={INPUTS: inputs_of([moved], [])})
    assert unfinished(again, tmp_path / "r") == folder.path


def test_files_to_start_from_are_told_apart_by_what_is_in_them_and_no_path_is_kept(tmp_path: Path) -> None:
    for name in "ab":
        (tmp_path / name).mkdir()
        (tmp_path / name / "f.json").write_text(name, encoding="utf-8")
    one, other = (inputs_of(["mixtral-8x7b"], [tmp_path / name / "f.json"]) for name in "ab")
    assert one[0] == other[0]
    assert one[0].startswith("mixtral-8x7b ")
    assert one[1] != other[1]
    assert all("/" not in text for text in (*one, *other))
    with pytest.raises(InputError, match="can't be read"):
        inputs_of([], [tmp_path / "none.json"])


# --- plans that a search starts from -----------------------------------------------------------------------------


def engine_start(folder: Path, rows: dict[str, Any], name: str = NAME) -> tuple[str, ...]:
    path = folder / name
    path.write_text(json.dumps(rows), encoding="utf-8")
    return planned("qwen3-30b-a3b", targets=("vllm",), start_from=(path,)).notes


def test_a_plan_to_start_from_that_can_not_run_here_is_said_with_its_counts_and_rule(tmp_path: Path) -> None:
    huge = {**ROW, "BLOCK_SIZE_M": 256, "BLOCK_SIZE_N": 256, "BLOCK_SIZE_K": 256, "num_stages": 5}
    notes = engine_start(tmp_path, {"1": ROW, "64": huge})
    (told,) = (n for n in notes if "is not tried" in n)
    assert told.startswith(f"{NAME}: its plan for T=64 can't run on h200 and is not tried: ")
    assert "engine_grid" in told
    off = engine_start(tmp_path, {"1": {**ROW, "BLOCK_SIZE_M": 1024}})
    assert any("T=1, 64 can't run on h200 and is not tried: axes: engine_grid: BLOCK_SIZE_M is 1024" in n for n in off)
    assert not any("not tried" in n for n in engine_start(tmp_path, {"1": ROW}))


def test_a_file_of_another_card_is_said_to_be_one(tmp_path: Path) -> None:
    name = NAME.replace("H200", "A100-SXM4-80GB")
    notes = engine_start(tmp_path, {"1": ROW}, name)
    assert f"{name} was tuned on NVIDIA_A100-SXM4-80GB, not on NVIDIA_H200" in notes
    assert not any("was tuned on" in n for n in engine_start(tmp_path, {"1": ROW}))


def test_rows_with_impossible_values_are_refused_at_planning(tmp_path: Path) -> None:
    for knob, value in (("BLOCK_SIZE_M", 17), ("num_warps", 3), ("num_stages", 1 << 40), ("GROUP_SIZE_M", 0)):
        with pytest.raises(InputError, match=f"row 1 has {knob} {value}"):
            engine_start(tmp_path, {"1": {**ROW, knob: value}})


def test_a_tables_illegal_plan_is_said_too(tmp_path: Path) -> None:
    from tables_samples import layer_table

    table = layer_table(variant="engine_grid")
    plan = table.rows[0].plan
    kernels = tuple(
        replace(k, params={**k.params, "BLOCK_SIZE_M": 256, "BLOCK_SIZE_N": 256, "BLOCK_SIZE_K": 256})
        if k.kernel == "engine_grid" else k for k in plan.kernels  # type: ignore[union-attr]
    )  # fmt: skip
    wide: Row = replace(table.rows[0], plan=replace(plan, kernels=kernels))  # type: ignore[arg-type]
    path = tmp_path / "t.json"
    save_table(replace(table, rows=(wide, *table.rows[1:])), path)
    options = TuneOptions(("qwen3-30b-a3b",), (2, 64), targets=("vllm",), profile="smoke", start_from=(path,))
    notes = plan_tune(options, H200, "cuda:0", None).notes
    assert any("its plan for T=2 can't run on h200 and is not tried" in n for n in notes)


def test_the_upper_limit_of_a_groups_size_is_said() -> None:
    for text in ("1000000000000", "65537", "9" * 5000):
        with pytest.raises(InputError, match="write sizes from 1 to 65536") as caught:
            parse_sizes((text,), "--tp")
        assert len(str(caught.value)) < 120
    assert parse_sizes(("65536",), "--tp") == (65536,)
