"""Looking a plan up, merging and comparing tables, static checks, staleness."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from moe_strategies import PROPERTY
from tables_samples import BLOCK_DEFAULT, SEARCH, engine_plan, engine_table, ep_table, layer_table, row, tie
from torch_tables import MODEL, torch_table

import moebench
from moebench.errors import EXIT_FOUND, InputError, UnknownNameError
from moebench.plan import source_hash as hashing
from moebench.plan.plan import LayerPlan
from moebench.plan.source_hash import digest, source_files, source_hash
from moebench.session.defaults import default_dtype
from moebench.spec.ep import TableLayout
from moebench.spec.hw_files import load_hardware
from moebench.spec.models import load_model
from moebench.spec.workload import Workload
from moebench.tables.build import spread
from moebench.tables.check import check_table
from moebench.tables.codec import write_table
from moebench.tables.files import TableFile, installed_tables, save_table, table_path, user_tables_dir
from moebench.tables.key import KernelSource, ShapeKey
from moebench.tables.lookup import Query, TableMissError, find, hardware_key, require_one
from moebench.tables.merge import diff, merge
from moebench.tables.rows import EPSetting, Origin, Row
from moebench.tables.schema import Table
from moebench.testing.table_formats import predicted

PLANS = [engine_plan(16, 32, 64, g, 4, 2) for g in (1, 4, 8)]


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A user-level folder with two tables of qwen3-30b-a3b and one of deepseek-v3."""
    monkeypatch.setenv("MOEBENCH_CONFIG_DIR", str(tmp_path))
    for table in (layer_table(), layer_table(variant="fused"), engine_table(), ep_table()):
        save_table(table, table_path(table, user_tables_dir()))
    return tmp_path


@pytest.mark.parametrize("tokens", [1, 2, 4, 5, 22, 23, 64, 4096, 4097, 65_536, 10**9])
def test_containment_and_the_default_outside(installed: Path, tokens: int) -> None:
    found = moebench.lookup("qwen3-30b-a3b", tokens, hw="h200", variant="steps")
    table = layer_table()
    inside = [r for r in table.rows if r.min_tokens <= tokens <= r.max_tokens]
    assert found.source == ("table" if inside else "default")
    assert found.plan == (inside[0].plan if inside else table.defaults.at(tokens))
    assert isinstance(found.plan, LayerPlan)
    assert not found.stale


def test_every_name_of_a_device_means_its_key(installed: Path) -> None:
    for name in ("h200", "NVIDIA H200", "nvidia_h200", "NVIDIA H200 SXM"):
        assert hardware_key(name) == "h200"
        assert moebench.lookup("qwen3-30b-a3b", 8, hw=name, variant="fused").table.key.hardware == "h200"
    with pytest.raises(UnknownNameError, match="h200"):
        hardware_key("h2000")


def test_a_key_is_whole(installed: Path) -> None:
    model = "deepseek-v3"
    fp8 = {"dtype": "fp8_w8a8", "quant_block": (128, 128)}
    assert moebench.lookup(model, 16, hw="h200", tp_size=8, **fp8).source == "table"
    for changed in (
        {"tp_size": 4},
        {"ep_size": 8},
        {"tp_size": 8, "fused_shared_experts": 1},
        {"tp_size": 8, "quant_block": None},
    ):
        with pytest.raises(TableMissError):
            moebench.lookup(model, 16, hw="h200", **{**fp8, **changed})
    other = replace(load_model(model).shape, hidden_size=4096)
    with pytest.raises(TableMissError):
        moebench.lookup(other, 16, hw="h200", tp_size=8, **fp8)


def test_a_miss_names_the_nearest_and_the_command(installed: Path) -> None:
    with pytest.raises(TableMissError) as caught:
        moebench.lookup("deepseek-v3", 16, hw="h20", dtype="fp8_w8a8", tp_size=8, ep_size=2, quant_block=(128, 128))
    error = caught.value
    assert error.exit_code == EXIT_FOUND
    assert error.command is None
    assert error.nearest[0].startswith("deepseek-v3.triton-engine_grid.fp8_w8a8.b128x128.tp8.json (has hardware h200")
    assert "num_local_experts 256" in error.nearest[0]
    assert str(error).endswith(f"No command makes it: {error.reason}")
    assert error.reason == "no backend here computes fp8_w8a8, only bf16, fp16, fp32"
    with pytest.raises(TableMissError) as caught:
        moebench.lookup("deepseek-v3", 16, hw="h20", tp_size=8, ep_size=2)
    error = caught.value
    assert error.command == "moebench tune --hw h20 --model deepseek-v3 --tokens 16 --dtype bf16 --tp 8 --ep-size 2"
    assert str(error).endswith(f"This makes it: {error.command}"), "to be copied up to the line's end"
    assert str(error).index(error.nearest[0]) < str(error).index(error.command)


@pytest.mark.parametrize(
    ("choice", "options"),
    [
        ({"variant": "engine_grid"}, "--target vllm"),
        ({"variant": "fused"}, "--variant fused"),
        ({"backend": "torch"}, "--backend torch"),
        ({"backend": "triton", "variant": "steps"}, "--backend triton --variant steps"),
    ],
    ids=str,
)
def test_the_command_of_a_miss_asks_for_what_was_asked(choice: dict[str, str], options: str) -> None:
    with pytest.raises(TableMissError, match="none is installed") as caught:
        moebench.lookup("qwen3-30b-a3b", 64, hw="h20", **choice)
    assert caught.value.command == f"moebench tune --hw h20 --model qwen3-30b-a3b --tokens 64 --dtype bf16 {options}"


def test_the_command_of_a_miss_names_the_model_as_it_was_given(tmp_path: Path) -> None:
    config = tmp_path / "my model" / "config.json"
    config.parent.mkdir()
    sizes = {"num_local_experts": 8, "num_experts_per_tok": 2, "hidden_size": 64, "intermediate_size": 96}
    config.write_text(json.dumps({"model_type": "mixtral", "num_hidden_layers": 2, "hidden_act": "silu", **sizes}))
    with pytest.raises(TableMissError) as caught:
        moebench.lookup(str(config), 64, hw="h20")
    assert f"--model '{config}' --tokens 64" in caught.value.command


def test_two_answers_are_an_error_that_says_how_to_choose(installed: Path) -> None:
    with pytest.raises(InputError, match=r"triton/fused, triton/steps; name one"):
        moebench.lookup("qwen3-30b-a3b", 16, hw="h200")


def test_an_expert_parallel_layer_has_its_own_tables(installed: Path) -> None:
    found = moebench.lookup("qwen3-30b-a3b", 128, hw="h200", ep_size=8, planner="moonep")
    assert found.table.capacities == (128, 512, 1024)
    with pytest.raises(TableMissError):
        moebench.lookup("qwen3-30b-a3b", 128, hw="h200", ep_size=8)


def test_a_named_table_is_looked_in_alone(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    save_table(layer_table(), path)
    assert moebench.lookup("qwen3-30b-a3b", 8, hw="h200", table=path).path == path
    with pytest.raises(InputError, match="is of qwen3-30b-a3b and has hardware h200"):
        moebench.lookup("qwen3-30b-a3b", 8, hw="h20", table=path)
    with pytest.raises(InputError, match="at least 1"):
        moebench.lookup("qwen3-30b-a3b", 0, hw="h200", table=path)


def test_a_named_table_says_its_hardware_and_dtype(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    save_table(engine_table(), path)
    shape = {"tp_size": 8, "quant_block": (128, 128)}
    for table in (path, str(path), engine_table()):
        found = moebench.lookup("deepseek-v3", 16, table=table, **shape)
        assert (found.table.key.hardware, found.table.key.dtype) == ("h200", "fp8_w8a8")
    with pytest.raises(InputError, match="is of deepseek-v3 and has dtype fp8_w8a8"):
        moebench.lookup("deepseek-v3", 16, table=path, dtype="bf16", **shape)
    unknown = replace(layer_table(), key=replace(layer_table().key, hardware="mine"))
    assert moebench.lookup("qwen3-30b-a3b", 8, table=unknown).table.key.hardware == "mine"
    with pytest.raises(InputError, match="hw is missing"):
        moebench.lookup("qwen3-30b-a3b", 8)


@pytest.mark.parametrize("table", [layer_table(), engine_table(), ep_table()], ids=lambda t: t.name)
def test_a_named_table_says_all_that_is_left_out(table: Table, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    save_table(table, path)
    for named in (path, replace(table, model="no-such-model")):
        found = moebench.lookup(None, 16, table=named)
        assert (found.plan, found.table.key) == (table.plan_at(16), table.key)
    shape = table.key.shape
    stated = moebench.lookup(table.model, 16, table=path, tp_size=shape.tp_size, ep_size=shape.ep_size)
    assert stated.table == table
    other = "olmoe-1b-7b"
    with pytest.raises(InputError, match=rf"asked for \({other}\): it is of {table.model} and has num_experts"):
        moebench.lookup(other, 16, table=path)
    for wrong in ({"tp_size": 2}, {"ep_size": 2}, {"fused_shared_experts": 2}, {"per_channel_quant": True}):
        with pytest.raises(InputError, match="is for another key"):
            moebench.lookup(None, 16, table=path, **wrong)  # type: ignore[arg-type]
    with pytest.raises(InputError, match="model is missing"):
        moebench.lookup(None, 16, hw="h200")


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"table": 5}, "table is 5; allowed: a path, or a Table"),
        ({"table": ""}, "table is empty"),
        ({"num_tokens": "64"}, "num_tokens is '64'; a whole number from 1 to 2147483647"),
        ({"num_tokens": 64.5}, "num_tokens is 64.5; a whole number"),
        ({"num_tokens": True}, "num_tokens is True; a whole number"),
        ({"num_tokens": None}, "num_tokens is None; a whole number"),
        ({"model": 5}, "model is 5; allowed: a name or path"),
        ({"model": Path("x")}, "model is .*; allowed: a name or path as text"),
        ({"hw": 5}, "hw is 5; allowed"),
        ({"dtype": 5}, "dtype is 5; allowed"),
        ({"backend": 5}, "backend is 5; allowed"),
        ({"variant": True}, "variant is True; allowed"),
        ({"planner": 5}, "planner is 5; allowed"),
        ({"tp_size": "8"}, "tp_size is '8'; allowed: a whole number"),
        ({"tp_size": True}, "tp_size is True; allowed: a whole number"),
        ({"ep_size": 2.0}, "ep_size is 2.0; allowed: a whole number"),
        ({"ep_size": 3}, "128 experts do not divide by --ep-size 3"),
        ({"fused_shared_experts": "1"}, "fused_shared_experts is '1'; allowed"),
        ({"layout": "gate_up"}, "layout is 'gate_up'; allowed: a WeightLayout"),
        ({"quant_block": (128,)}, r"quant_block is \(128,\); allowed: a tuple of two"),
        ({"quant_block": [128, 128]}, "quant_block is .*; allowed: a tuple of two"),
        ({"quant_block": ("a", "b")}, "quant_block is .*; allowed: a tuple of two"),
        ({"per_channel_quant": 1}, "per_channel_quant is 1; allowed: True or False"),
    ],
    ids=str,
)
def test_an_argument_of_another_kind_is_named_with_what_is_allowed(given: dict[str, Any], told: str) -> None:
    asked: dict[str, Any] = {"model": None, "num_tokens": 64, "table": layer_table(), **given}
    with pytest.raises(InputError, match=told):
        moebench.lookup(**asked)


def test_a_number_of_another_librarys_is_one(tmp_path: Path) -> None:
    numpy = pytest.importorskip("numpy")
    assert moebench.lookup(None, numpy.int64(8), table=layer_table()).plan == layer_table().plan_at(8)


def _broken(folder: Path) -> list[Path]:
    """Files in ``folder`` that are no tables: cut short, of another schema, no text, a folder, a link to nothing."""
    whole = write_table(layer_table(variant="fused"))
    texts = {"cut": whole[:3000], "schema": whole.replace('"schema": 1', '"schema": 99'), "list": "[]", "empty": ""}
    paths = [folder / f"{name}.json" for name in (*texts, "bytes", "folder", "link")]
    for path, text in zip(paths, texts.values(), strict=False):
        path.write_text(text)
    (folder / "bytes.json").write_bytes(b"\xff\xfe")
    (folder / "folder.json").mkdir()
    (folder / "link.json").symlink_to(folder / "nowhere")
    return paths


def test_a_file_that_cannot_be_read_is_left_out_of_a_look_up(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("MOEBENCH_TABLES_DIR", str(tmp_path))
    save_table(layer_table(), table_path(layer_table(), tmp_path))
    paths = _broken(tmp_path / "h200")
    told: list[str] = []
    found = moebench.lookup("qwen3-30b-a3b", 8, hw="h200", unreadable=lambda error: told.append(str(error)))
    assert found.table == layer_table()
    assert sorted(p for p in paths if any(str(p) in line for line in told)) == sorted(paths)
    assert len(told) == len(paths)
    with pytest.warns(UserWarning, match=r"\.json.*; it is left out") as warned:
        moebench.lookup("qwen3-30b-a3b", 8, hw="h200")
    assert (len(warned), {Path(w.filename).name for w in warned}) == (len(paths), {Path(__file__).name})
    told.clear()
    with pytest.raises(TableMissError, match=r"no table has .* Nearest: qwen3"):
        moebench.lookup("qwen3-30b-a3b", 8, hw="h200", tp_size=2, unreadable=lambda error: told.append(str(error)))
    assert len(told) == len(paths), "each file is told of once"
    for path in paths:
        with pytest.raises(InputError, match=path.name):
            moebench.lookup("qwen3-30b-a3b", 8, table=path)


@pytest.mark.parametrize(("hw", "dtype"), [("cpu", "fp32"), ("h20", "bf16"), ("v100-sxm2-32", "fp16")])
def test_a_look_up_takes_the_dtype_that_a_search_of_the_device_takes(hw: str, dtype: str) -> None:
    device = "cpu" if hw == "cpu" else "cuda:0"
    assert default_dtype(load_hardware(hw), device).value == dtype
    with pytest.raises(TableMissError, match=f"no table has {hw} {dtype} ") as caught:
        moebench.lookup("olmoe-1b-7b", 8, hw=hw)
    assert f"--dtype {dtype}" in caught.value.command


def test_a_table_that_a_search_of_a_cpu_left_is_found_without_a_dtype() -> None:
    table = torch_table()
    assert table.key.dtype == "fp32"
    save_table(table, table_path(table, user_tables_dir()))
    assert moebench.lookup(MODEL, table.rows[0].num_tokens, hw="cpu").table.key == table.key


def _stale(table: Table) -> Table:
    kernels = tuple(replace(k, source="0" * 16) for k in table.key.kernels)
    return replace(table, key=replace(table.key, kernels=kernels))


def test_a_stale_table_does_not_answer_but_is_named(installed: Path) -> None:
    save_table(_stale(layer_table()), table_path(layer_table(), user_tables_dir()))
    with pytest.raises(TableMissError, match="is stale"):
        moebench.lookup("qwen3-30b-a3b", 8, hw="h200", variant="steps")
    found = moebench.lookup("qwen3-30b-a3b", 8, hw="h200", table=_stale(layer_table()))
    assert "was 0000000000000000 and is" in found.stale[0]


def test_a_user_level_table_takes_a_shipped_ones_place(
    installed: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    shipped = tmp_path / "shipped"
    save_table(layer_table(), table_path(layer_table(), shipped))
    monkeypatch.setenv("MOEBENCH_TABLES_DIR", str(shipped))
    found = [t.path for t in installed_tables("h200") if t.table.key == layer_table().key]
    assert found == [table_path(layer_table(), user_tables_dir())]


def test_a_workload_asks_for_its_own_table(installed: Path) -> None:
    workload = Workload(load_model("qwen3-30b-a3b").shape, 64)
    found = find(Query.of(workload, "h200", variant="fused"), installed_tables("h200"))
    assert [f.table for f in found] == [layer_table(variant="fused")]
    assert find(Query.of(replace(workload, ep_size=2), "h200"), installed_tables("h200")) == []


def test_require_one_finds_by_key_not_by_file_name() -> None:
    tables = [TableFile(Path("a"), engine_table()), TableFile(Path("b"), engine_table(1, 8))]
    shape = ShapeKey.of(load_model("deepseek-v3").shape, 1, 8)
    query = Query("h200", "fp8_w8a8", shape, "deepseek-v3", 1, quant_block=(128, 128))
    assert require_one(query, tables).path == Path("b")


def test_a_kernels_hash_covers_its_file_and_every_helper(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = {p.name for p in source_files("gemm1")}
    assert {"gemm1.py", "_grouped_gemm.py", "_math.py", "compat.py"} <= names
    assert not {"gemm2.py", "_routing.py", "__init__.py"} & names
    assert {p.name for p in source_files("torch_loop_gemm1")} >= {"torch_gemm.py", "torch_backend.py"}
    for path in source_files("gemm1"):
        (tmp_path / path.name).write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert digest(sorted(tmp_path.glob("*.py"))) == source_hash("gemm1")
    (tmp_path / "_math.py").write_bytes((tmp_path / "_math.py").read_bytes() + b"\n# changed\n")
    monkeypatch.setattr(hashing, "_kernels", lambda: tmp_path)
    assert digest(source_files("gemm1")) != source_hash("gemm1")
    with pytest.raises(UnknownNameError, match="no_such_kernel"):
        source_hash("no_such_kernel")
    with pytest.raises(UnknownNameError, match="ep_no_such_set"):
        source_hash("ep_no_such_set")


def test_the_hash_of_an_expert_parallel_set_covers_its_data_path() -> None:
    names = {p.name for p in source_files("ep_torch")}
    assert {"torch_kernels.py", "steps.py", "moonep.py", "_math.py"} <= names


def _rows(counts: dict[int, int], evidence: str) -> tuple[Row, ...]:
    return spread(row(n, PLANS[p], 10.0 + n, evidence=evidence) for n, p in counts.items())


COUNTS = st.dictionaries(st.integers(1, 2000), st.integers(0, 2), min_size=1, max_size=8)
OLD, NEW = replace(SEARCH, id="old", created="2026-01-01"), replace(SEARCH, id="new", created="2026-02-01")


@given(old=COUNTS, new=COUNTS)
@PROPERTY
def test_merging_keeps_the_newest_of_every_count_and_loses_no_reach(old: dict[int, int], new: dict[int, int]) -> None:
    first = engine_table(rows=_rows(old, "old"), evidence=(OLD,))
    second = engine_table(rows=_rows(new, "new"), evidence=(NEW,))
    merged = merge([first, second])
    assert merge([second, first]) == merged
    assert merge([merged, first]) == merge([merged, merged, second]) == merged
    assert {r.num_tokens: r.plan for r in merged.rows} == {n: PLANS[p] for n, p in {**old, **new}.items()}
    assert all(r.evidence == ("new" if r.num_tokens in new else "old") for r in merged.rows)
    for tokens in {e for t in (first, second) for r in t.rows for e in (r.min_tokens, r.max_tokens)}:
        reached = first.row_at(tokens) is not None or second.row_at(tokens) is not None
        assert (merged.row_at(tokens) is not None) == reached
    for each in merged.rows:
        assert each.min_tokens <= each.num_tokens <= each.max_tokens


def test_merging_fills_no_hole_with_a_plan_that_its_own_table_does_not_have_there() -> None:
    first = engine_table(rows=_rows({8: 0, 128: 0}, "old"), evidence=(OLD,))
    rows = spread([row(n, PLANS[1], 10.0 + n, evidence="new") for n in (8, 128)], without=(32,))
    second = engine_table(rows=rows, evidence=(NEW,))
    assert [(r.min_tokens, r.max_tokens) for r in second.rows] == [(8, 16), (65, 128)]
    merged = merge([first, second])
    assert merged.rows == second.rows
    assert merge([second, first]) == merge([merged, first]) == merged
    raced = engine_table(rows=_rows({32: 2}, "old"), evidence=(OLD,))
    assert [(r.min_tokens, r.max_tokens) for r in merge([raced, second]).rows] == [(8, 16), (32, 32), (65, 128)]


HOLES = st.sets(st.integers(1, 2000), max_size=4)


@given(old=COUNTS, new=COUNTS, old_holes=HOLES, new_holes=HOLES)
@PROPERTY
def test_merged_rows_reach_no_count_that_their_own_table_had_no_row_for(
    old: dict[int, int], new: dict[int, int], old_holes: set[int], new_holes: set[int]
) -> None:
    tables = {}
    for name, counts, holes, search in (("old", old, old_holes, OLD), ("new", new, new_holes, NEW)):
        plain = _rows(counts, name)
        rows = spread(plain, without=holes - set(counts))
        tables[name] = engine_table(rows=rows, evidence=(search,))
    merged = merge(list(tables.values()))
    assert merge(list(tables.values())[::-1]) == merge([merged, tables["old"]]) == merged
    for name, holes in (("old", old_holes), ("new", new_holes)):
        for tokens in holes - set(old if name == "old" else new):
            found = merged.row_at(tokens)
            own = tables[name].rows
            if found is not None and found.evidence == name and own[0].num_tokens < tokens < own[-1].num_tokens:
                pytest.fail(f"{tokens} had no row in {name} and has {found.name} of it now")


def test_a_measured_row_is_never_lost_to_a_newer_predicted_one() -> None:
    timed = engine_table(rows=_rows({1: 0, 64: 1}, "old"), evidence=(OLD,))
    guess = predicted(engine_table(rows=_rows({1: 1, 512: 2}, "new"), evidence=(NEW,)))
    merged = merge([timed, guess])
    assert merge([guess, timed]) == merged
    assert {r.num_tokens: r.origin for r in merged.rows} == {
        1: Origin.MEASURED, 64: Origin.MEASURED, 512: Origin.PREDICTED,
    }  # fmt: skip


def test_what_must_not_be_merged() -> None:
    table = engine_table()
    with pytest.raises(InputError, match="different keys"):
        merge([table, engine_table(1, 8)])
    with pytest.raises(InputError, match="different keys"):
        merge([table, _stale(table)])
    with pytest.raises(InputError, match="different defaults"):
        merge([table, replace(table, defaults=replace(table.defaults, version="other"))])
    with pytest.raises(InputError, match="one id names one search"):
        merge([table, replace(table, evidence=(replace(SEARCH, seed=1),))])
    with pytest.raises(InputError, match="no table"):
        merge([])


@given(old=COUNTS, new=COUNTS)
@PROPERTY
def test_a_diff_names_exactly_the_counts_whose_plan_changes(old: dict[int, int], new: dict[int, int]) -> None:
    before = engine_table(rows=_rows(old, "old"), evidence=(OLD,))
    after = engine_table(rows=_rows(new, "new"), evidence=(NEW,))
    changes = diff(before, after)
    named = {t for c in changes for t in range(c.min_tokens, min(c.max_tokens or 2100, 2100) + 1)}
    assert named == {t for t in range(1, 2101) if before.plan_at(t) != after.plan_at(t)}
    assert diff(before, before) == []


def test_a_diff_is_of_one_key() -> None:
    assert diff(engine_table(), _stale(engine_table())) == []
    with pytest.raises(InputError, match="different keys"):
        diff(engine_table(), engine_table(1, 8))


def test_a_sound_table_has_no_finding(tmp_path: Path) -> None:
    for table in (layer_table(), layer_table(variant="fused"), engine_table(), engine_table(1, 8, 1), ep_table()):
        assert check_table(table, table_path(table, tmp_path)) == []
    assert check_table(_ep()) == []
    fresh = layer_table(hw="bi-v100", dtype="fp16")
    assert check_table(fresh, table_path(fresh, tmp_path)) == []


def _illegal(table: Table) -> Table:
    def change(plan: LayerPlan) -> LayerPlan:
        kernels = (
            replace(k, params={**k.params, "num_stages": 6, "block_m": 256, "block_n": 256})
            if k.kernel == "gemm1"
            else k
            for k in plan.kernels
        )
        return replace(plan, kernels=tuple(kernels))

    rows = [replace(table.rows[0], plan=change(table.rows[0].plan)), *table.rows[1:]]
    return replace(table, rows=tuple(rows))


def _ep(layout: TableLayout = TableLayout.E_PLUS_B, **gemm1: int) -> Table:
    """The expert-parallel table on the Triton kernels, its first row's GEMM1 and the layout of its tables changed."""
    table = ep_table()
    first = table.rows[0].plan
    assert isinstance(first, EPSetting)
    plan = replace(first.plan, kernels="triton", gemm1=replace(first.plan.gemm1, **gemm1))
    rows = (replace(table.rows[0], plan=replace(first, plan=plan)), *table.rows[1:])
    assert table.key.ep is not None
    return replace(table, rows=rows, key=replace(table.key, ep=replace(table.key.ep, table_layout=layout)))


def _check_cases() -> list[tuple[str, Table, str]]:
    sound = layer_table()
    shape = sound.key.shape
    twin = replace(sound.rows[1], time=sound.rows[0].time, default_time=sound.rows[0].default_time)
    return [
        ("keys", replace(sound, device_names=("NVIDIA H100",)), "is not one of h200's"),
        ("keys", replace(sound, key=replace(sound.key, hardware="h2000")), "no descriptor"),
        ("keys", replace(sound, evidence=(replace(SEARCH, device_name="NVIDIA H20"),)), "NVIDIA H20"),
        ("keys", replace(sound, rows=()), "no row"),
        (
            "width",
            replace(sound, key=replace(sound.key, shape=replace(shape, intermediate_size=384))),
            "384; qwen3-30b-a3b has 768",
        ),
        ("width", replace(sound, model="my-model"), "not in the registry"),
        ("legality", _illegal(sound), "shared memory"),
        ("legality", _ep(block_m=256, block_n=256, num_stages=6), "at 128 tokens: ep_gemm needs"),
        ("legality", _ep(block_k=8), "a GEMM tile has at least 16"),
        ("legality", _ep(layout=TableLayout.COMPACT), "at 128 tokens: the compact layout"),
        ("legality", replace(ep_table(), capacities=(128, 512)), "reaches 1024 tokens; the largest capacity is 512"),
        ("repeated", replace(sound, rows=(sound.rows[0], twin, *sound.rows[2:])), "no measurement of its own"),
        ("stale", _stale(sound), "measure again"),
        (
            "stale",
            replace(engine_table(), key=replace(engine_table().key, kernels=(KernelSource("engine_grid", "1"),))),
            "engine_grid was 1",
        ),
    ]


@pytest.mark.parametrize(("rule", "table", "told"), _check_cases(), ids=lambda v: v if isinstance(v, str) else "")
def test_each_rule_finds_what_it_is_for(rule: str, table: Table, told: str) -> None:
    found = [f for f in check_table(table) if f.rule == rule]
    assert any(told in f.message for f in found), check_table(table)


def test_a_models_own_config_takes_the_registrys_place() -> None:
    private = replace(layer_table(), model="my-model")
    assert check_table(private, model=load_model("qwen3-30b-a3b").shape) == []
    assert next(f.rule for f in check_table(private, model=load_model("olmoe-1b-7b").shape)) == "width"


def test_a_misplaced_file_is_found(tmp_path: Path) -> None:
    found = check_table(layer_table(), tmp_path / "h20" / "mine.json")
    assert [f.rule for f in found] == ["name", "name"]
    assert "qwen3-30b-a3b.triton-steps.bf16.json" in found[0].message


def test_a_tie_may_repeat_the_default() -> None:
    table = engine_table(rows=spread([tie(1, BLOCK_DEFAULT, 9.0), tie(8, BLOCK_DEFAULT, 12.0)]))
    assert not [f for f in check_table(table) if f.rule == "repeated"]
