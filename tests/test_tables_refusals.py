"""What no table, and nothing that is written of one, may be: names that are paths, twins, plans that can't run."""

from __future__ import annotations

import contextlib
import json
import os
import signal
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tables_samples import SEARCH, engine_table, layer_table, row
from typer.testing import CliRunner

from moebench.cli.main import app
from moebench.errors import InputError, StoreError
from moebench.plan.plan import LayerPlan
from moebench.spec.hw_files import load_hardware, user_hardware_file, write_hardware
from moebench.spec.replacing import write_text
from moebench.spec.shell import path_word
from moebench.tables.check import illegal_at, illegal_rows
from moebench.tables.codec import MOST_ROWS, read_table, write_table
from moebench.tables.engine_file import read_engine_file
from moebench.tables.engine_rows import KNOBS
from moebench.tables.files import MOST_BYTES, installed_tables, load_table, save_table, user_tables_dir
from moebench.tables.merge import merge
from moebench.tables.registry import ExportOptions, export, table_formats
from moebench.tables.schema import Table, table_name

NAME = layer_table().name


def run(*words: str) -> tuple[int, str, str]:
    done = CliRunner().invoke(app, list(words))
    error = f"{done.exception}" if isinstance(done.exception, InputError) else done.stderr
    return (2 if isinstance(done.exception, InputError) else done.exit_code), done.stdout, error


def changed(change: Callable[[dict[str, Any]], object], table: Table | None = None) -> str:
    """The JSON of a table with ``change`` made to it."""
    data = json.loads(write_table(table or layer_table()))
    change(data)
    return json.dumps(data)


def illegal() -> Table:
    """A table whose second row asks for more shared memory than an H200 has."""
    table = layer_table()
    plan = table.rows[1].plan
    assert isinstance(plan, LayerPlan)
    wide = {"block_m": 256, "block_n": 256, "block_k": 128, "num_stages": 5}
    kernels = [replace(k, params={**k.params, **wide}) if k.kernel == "gemm1" else k for k in plan.kernels]
    broken = replace(table.rows[1], plan=replace(plan, kernels=tuple(kernels)))
    return replace(table, rows=(table.rows[0], broken, *table.rows[2:]))


# --- names -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name", ["../../x", "..", ".hidden", "a/b", "a\\b", "h200\n", "h\x00200", "h\x1b[31m", "h 200", "", "x" * 129]
)
def test_a_hardware_key_is_a_plain_name(name: str) -> None:
    with pytest.raises(InputError, match=r"key.hardware is .*letters, digits and"):
        read_table(changed(lambda d: d["key"].update(hardware=name)))


@pytest.mark.parametrize(
    "name", ["m\x00x", "m\n", "m\x1b[2J", "../m", "a/../b", "a/b/c", "/m", "m/", "a//b", "\u202em"]
)
def test_a_models_name_is_a_plain_one_or_a_hub_id(name: str) -> None:
    with pytest.raises(InputError, match=r"model is .*rename the model") as caught:
        read_table(changed(lambda d: d.update(model=name)))
    assert str(caught.value).isprintable()


def test_hub_ids_and_letters_of_all_scripts_stay() -> None:
    for name in ("Qwen/Qwen3-30B-A3B", "模型-1", "qwen1.5_moe"):
        assert read_table(changed(lambda d, name=name: d.update(model=name))).model == name  # type: ignore[misc]


def test_nothing_is_written_outside_the_folder_that_was_named(tmp_path: Path) -> None:
    source = tmp_path / "t.json"
    source.write_text(changed(lambda d: d["key"].update(hardware="../../x")))
    code, _, error = run("table", "export", str(source), "--target", "native", "--out", str(tmp_path / "a" / "b"))
    assert code == 2
    assert "key.hardware" in error
    assert [p for p in tmp_path.rglob("*") if p != source] == []


# --- JSON --------------------------------------------------------------------------------------------------------


def test_a_key_that_is_there_twice_is_refused_by_name() -> None:
    text = write_table(layer_table())
    twice = text.replace('"dtype": "bf16"', '"dtype": "fp16", "dtype": "bf16"', 1)
    assert twice != text
    with pytest.raises(InputError, match="key 'dtype' is there twice in one object"):
        read_table(twice)


def test_endless_digits_are_told_without_pythons_advice() -> None:
    endless = write_table(layer_table()).replace('"trials": 100', f'"trials": {"9" * 5000}', 1)
    with pytest.raises(InputError, match="999999999999… is a number of 5000 digits") as caught:
        read_table(endless)
    assert "set_int_max_str_digits" not in str(caught.value)
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (
            lambda d: d["rows"][0]["plan"]["kernels"][3]["params"].update(block_m=1.5),
            "rows[0].plan.kernels[3].params.block_m is 1.5: ",
        ),
        (lambda d: d["rows"][0].update(trials="many"), "rows[0].trials is 'many': input should be a valid integer"),
        (lambda d: d["rows"][2].pop("time"), "rows[2].time is missing"),
        (lambda d: d["rows"][0]["plan"].pop("variant"), "rows[0].plan.variant is missing"),
        (lambda d: d["key"].update(dtype="bf17"), "key: key.dtype is 'bf17'; allowed"),
        (lambda d: d["rows"][0].update(num_tokens=9), "a row is timed at a count that it holds, 2 to 4"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_by_path_and_value(change: Callable[[dict[str, Any]], object], told: str) -> None:
    with pytest.raises(InputError) as caught:
        read_table(changed(change), "table t.json")
    assert told in str(caught.value)
    for inner in ("LayerPlan", "EPSetting", "Value error"):
        assert inner not in str(caught.value)


def test_more_rows_than_a_command_can_ask_for_are_refused_before_they_are_read(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=f"rows has {MOST_ROWS + 1} entries; at most {MOST_ROWS}"):
        read_table(changed(lambda d: d.update(rows=[{}] * (MOST_ROWS + 1))))
    huge = tmp_path / "huge.json"
    with huge.open("wb") as file:
        file.truncate(MOST_BYTES + (1 << 20))
    with pytest.raises(InputError, match=r"huge.json has 65 MiB; at most 64 MiB"):
        load_table(huge)


# --- files -------------------------------------------------------------------------------------------------------


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_a_pipe_is_not_replaced_by_a_file(tmp_path: Path) -> None:
    pipe, link, source = tmp_path / "pipe", tmp_path / "link", tmp_path / "t.json"
    os.mkfifo(pipe)
    link.symlink_to(pipe)
    save_table(layer_table(), source)
    for target in (pipe, link):
        with pytest.raises(InputError, match="is no regular file"):
            write_text("{}", target)
        with pytest.raises(InputError, match="is no regular file"):
            write_hardware(load_hardware("h200"), target)
    code, _, error = run("table", "merge", str(source), str(source), "--out", str(pipe))
    assert (code, "is no regular file" in error) == (2, True)
    assert pipe.is_fifo()
    assert link.is_symlink()
    with pytest.raises(InputError, match="is a folder"):
        write_text("{}", tmp_path)


def test_a_written_file_has_usual_permissions_and_a_link_is_followed(tmp_path: Path) -> None:
    home, link = tmp_path / "home" / "t.json", tmp_path / "link"
    home.parent.mkdir()
    link.symlink_to(home)
    before = os.umask(0o027)
    try:
        for text in ("1", "2"):  # a link to nothing, and to a file
            write_text(text, link)
            assert (link.is_symlink(), home.read_text(), home.stat().st_mode & 0o777) == (True, text, 0o640)
    finally:
        os.umask(before)
    circle = tmp_path / "circle"
    circle.symlink_to(circle)
    with pytest.raises(InputError, match="leads back to itself"):
        write_text("1", circle)
    assert circle.is_symlink()
    assert sorted(p.name for p in tmp_path.rglob("*")) == ["circle", "home", "link", "t.json"]


@pytest.mark.parametrize(
    "words",
    [
        ("table", "merge", "a.json"), ("table", "export", "a.json", "--target", "native"),
        ("table", "verify", "a.json"), ("tune",), ("run",), ("hw", "probe"), ("contribute", "a"),
    ],
)  # fmt: skip
def test_an_empty_out_is_refused(words: tuple[str, ...]) -> None:
    code, _, error = run(*words, "--out", "")
    assert code == 2
    assert "--out is empty" in error


# --- plans that can't run ----------------------------------------------------------------------------------------


def test_an_illegal_row_is_not_exported_and_the_rule_is_told(tmp_path: Path) -> None:
    table = illegal()
    assert illegal_rows(layer_table()) == []
    (told,) = illegal_rows(table)
    assert told.startswith(f"{table.rows[1].name}: at ")
    assert "bytes of shared memory; h200 has" in told
    for target in ("native", "hw_config"):
        with pytest.raises(InputError, match=f"{table.rows[1].name}.*a plan that h200 can't run is not exported"):
            export(target, [table], ExportOptions())
    save_table(table, tmp_path / "t.json")
    code, _, error = run(
        "table", "export", str(tmp_path / "t.json"), "--target", "native", "--out", str(tmp_path / "o")
    )
    assert (code, table.rows[1].name in error) == (2, True)
    assert not (tmp_path / "o").exists()


def test_what_is_not_known_of_a_device_or_a_kernel_is_no_fault_of_a_row() -> None:
    table = illegal()
    assert illegal_rows(replace(table, key=replace(table.key, hardware="no-such-card"))) == []
    assert illegal_rows(engine_table()) == []


def test_merging_and_looking_up_an_illegal_plan_warns(tmp_path: Path) -> None:
    source, out = tmp_path / "t.json", tmp_path / "o.json"
    save_table(illegal(), source)
    code, _, error = run("table", "merge", str(source), str(source), "--out", str(out))
    assert (code, "h200 can't run row" in error) == (0, True)
    assert illegal_at(illegal(), 2) == []
    code, told, error = run("table", "lookup", str(source), "--tokens", "8", "--format", "json")
    assert (code, "h200 can't run this plan" in error) == (0, True)
    assert json.loads(told)["source"] == "table"
    assert "can't run" not in run("table", "lookup", str(source), "--tokens", "2")[2]


# --- messages ----------------------------------------------------------------------------------------------------


def test_a_count_beyond_every_command_is_refused_by_the_lookup(tmp_path: Path) -> None:
    save_table(layer_table(), tmp_path / "t.json")
    for count in ("99999999999999", "0", "2147483648"):
        code, _, error = run("table", "lookup", str(tmp_path / "t.json"), "--tokens", count)
        assert (code, f"num_tokens is {count}; at least 1 and at most 2147483647 are" in error) == (2, True)
    assert run("table", "lookup", str(tmp_path / "t.json"), "--tokens", "2147483647")[0] == 0


def test_a_merge_that_fails_names_the_files(tmp_path: Path) -> None:
    table = layer_table()
    save_table(table, tmp_path / "one.json")
    save_table(replace(table, key=replace(table.key, hardware="h100")), tmp_path / "two.json")
    code, _, error = run("table", "merge", *(str(tmp_path / n) for n in ("one.json", "two.json")), "--out", "x")
    assert code == 2
    assert "one.json and " in error
    assert "two.json are tables of different keys" in error
    with pytest.raises(InputError, match=f"evidence 'search-1' of {NAME} differs"):
        merge([table, replace(table, evidence=(replace(SEARCH, seed=5),))])


def test_a_row_at_every_count_is_found_and_so_is_the_default_between() -> None:
    table = layer_table()
    rows = tuple(row(n, table.rows[0].plan) for n in (2, 5, 9))
    found = replace(table, rows=rows)
    assert [found.row_at(n) for n in range(1, 11)] == [
        None, rows[0], None, None, rows[1], None, None, None, rows[2], None,
    ]  # fmt: skip
    assert found.name == table_name(found.model, found.key)
    ends = [(d.min_tokens, d.max_tokens) for d in table.defaults.rows]
    for first, last in ends:
        for count in {first, last or first + 5}:
            assert table.defaults.at(count) == table.defaults.rows[ends.index((first, last))].plan


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no such device here")
def test_a_device_is_not_read() -> None:
    with pytest.raises(InputError, match="/dev/zero can't be read: it is no regular file"):
        load_table(Path("/dev/zero"))


@contextlib.contextmanager
def at_once() -> Iterator[None]:
    """What takes seconds waits for something."""

    def late(*_: object) -> None:
        pytest.fail("it waits")

    before = signal.signal(signal.SIGALRM, late)
    signal.alarm(20)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_a_pipe_in_the_place_of_a_file_is_not_opened() -> None:
    pipes = [user_tables_dir() / "h200" / "a.json", user_hardware_file("h200"), user_tables_dir() / "h200.json"]
    for path in pipes:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.mkfifo(path)
    engine = pipes[0].with_name("E=8,N=14336,device_name=NVIDIA_H200.json")
    os.mkfifo(engine)
    told: list[str] = []
    with at_once():
        assert installed_tables(unreadable=lambda error: told.append(str(error))) == ()
        for read in (partial(load_table, pipes[0]), partial(load_hardware, "h200"), partial(read_engine_file, engine)):
            with pytest.raises(InputError, match="can't be read: it is no regular file"):
                read()
    assert told == [f"table {path} can't be read: it is no regular file" for path in (engine, pipes[0])]


@pytest.mark.parametrize(("knob", "told"), [("num_warps", "1, 2, 4 …"), ("BLOCK_SIZE_M", "16, 32, 64 …")])
def test_powers_of_two_begin_where_a_knob_does(knob: str, told: str, tmp_path: Path) -> None:
    path = tmp_path / "E=8,N=14336,device_name=NVIDIA_H200.json"
    knobs = {**dict.fromkeys(KNOBS, 16), knob: 3}
    path.write_text(json.dumps({"1": knobs}))
    with pytest.raises(InputError, match=f"{knob} 3; Triton runs powers of two alone: {told}"):
        read_engine_file(path)


def test_what_lies_below_a_file_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "a.json").touch()
    for below in ("a.json/x", "a.json/x/y"):
        with pytest.raises(StoreError, match=r"can't be written: .*a\.json is no folder; choose another place"):
            write_text("1", tmp_path / below)


def test_a_printed_path_is_no_option() -> None:
    assert [path_word(Path(p)) for p in ("-x.toml", "./-x/y", "x-", "/-x", "a b")] == [
        "./-x.toml", "./-x/y", "x-", "/-x", "a b",
    ]  # fmt: skip
    (file,) = export("native", [layer_table()], ExportOptions())
    assert "--table ./-out/h200/" in table_formats.get("native").usage([file], Path("-out"))
