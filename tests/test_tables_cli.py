"""``moebench table`` and ``moebench lookup`` as programs: exit codes, clean JSON, one-line errors."""

from __future__ import annotations

import errno
import json
import os
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from tables_samples import engine_table, layer_table

from moebench.errors import InputError
from moebench.session.options import MAX_TOKENS
from moebench.tables.files import installed_tables, save_table
from moebench.tables.lookup import MOST_TUNED_TOKENS
from moebench.tables.rows import Estimate
from moebench.testing.table_formats import predicted

_MISS = ["lookup", "--hw", "h20", "--model", "qwen3-30b-a3b", "--tokens", "3"]
COMMANDS = [
    ["table", "list"], ["table", "show"], ["table", "lookup"], ["table", "diff"], ["table", "merge"],
    ["table", "export"], ["table", "check"], ["table", "verify"], ["lookup"],
]  # fmt: skip


def _run(cwd: Path, *words: str, columns: int | None = 400) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from moebench.cli.main import main; main()", *words]
    env = {**os.environ, "NO_COLOR": "1", "COLUMNS": str(columns), "MOEBENCH_CONFIG_DIR": str(cwd / "config")}
    if columns is None:
        del env["COLUMNS"]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, cwd=cwd, env=env, check=False)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """``a.json`` and ``b.json`` of one key, ``v.json`` of an engine's kernel, ``old.json`` stale, one installed."""
    home = tmp_path_factory.mktemp("tables")
    table = layer_table()
    save_table(table, home / "a.json")
    save_table(replace(table, rows=table.rows[:3]), home / "b.json")
    save_table(engine_table(), home / "v.json")
    kernels = tuple(replace(k, source="0") for k in table.key.kernels)
    save_table(replace(table, key=replace(table.key, kernels=kernels)), home / "old.json")
    save_table(table, home / "config" / "tables" / "h200" / f"{table.name}.json")
    return home


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_help_has_an_example(command: list[str], tmp_path: Path) -> None:
    told = _run(tmp_path, *command, "--help")
    assert told.returncode == 0, told.stderr
    assert f"moebench {' '.join(command)}" in told.stdout


def test_looking_up_prints_the_plan_and_its_reason(folder: Path) -> None:
    found = _run(
        folder, "lookup", "--hw", "NVIDIA H200", "--model", "qwen3-30b-a3b", "--tokens", "8", "--format", "json"
    )
    assert (found.returncode, found.stderr) == (0, "")
    told = json.loads(found.stdout)
    assert told["source"] == "table"
    assert told["row"]["num_tokens"] == 8
    assert told["plan"] == layer_table().rows[1].plan.to_dict()
    outside = _run(folder, "table", "lookup", "a.json", "--tokens", "9999", "--format", "json")
    assert json.loads(outside.stdout)["source"] == "default"
    people = _run(folder, "table", "lookup", "a.json", "--tokens", "8")
    assert "gemm1(" in people.stdout
    assert "95" not in people.stderr


def test_a_predicted_time_is_said_to_be_one(tmp_path: Path) -> None:
    guess = predicted(layer_table())
    evidence = tuple(replace(item, device_name="") for item in guess.evidence)
    save_table(replace(guess, evidence=evidence), tmp_path / "guess.json")
    assert "(nobody has timed it)" in _run(tmp_path, "table", "lookup", "guess.json", "--tokens", "8").stdout
    assert "without a device: " in _run(tmp_path, "table", "show", "guess.json").stdout
    rows = [replace(row, time=Estimate(row.time.median_us, 1.0, 9999.0)) for row in guess.rows]
    save_table(replace(guess, evidence=evidence, rows=tuple(rows)), tmp_path / "told.json")
    told = _run(tmp_path, "table", "lookup", "told.json", "--tokens", "8").stdout
    assert "(nobody has timed it; 1.00 µs–10.0 ms by the model's error)" in told
    assert "1.00 µs–10.0 ms" in _run(tmp_path, "table", "show", "told.json").stdout


def test_times_have_the_unit_that_suits_them(tmp_path: Path) -> None:
    table = predicted(layer_table())
    long, default = Estimate(41_100.0, 12_400.0, 64_600.0), Estimate(82_200.0, 82_200.0, 82_200.0)
    rows = [replace(row, time=long, default_time=default, runner_up=None) for row in table.rows]
    save_table(replace(table, rows=tuple(rows)), tmp_path / "a.json")
    save_table(replace(table, rows=tuple(rows[:1])), tmp_path / "b.json")
    for words in (("lookup", "a.json", "--tokens", "8"), ("show", "a.json"), ("diff", "a.json", "b.json")):
        told = _run(tmp_path, "table", *words).stdout
        assert "41.1 ms" in told
        assert "12.4–64.6 ms" in told
        assert "e+" not in told


def test_a_named_table_is_looked_in_without_its_hardware_being_here(folder: Path) -> None:
    words = ("lookup", "--table", "v.json", "--model", "deepseek-v3", "--tp", "8", "--quant-block", "128,128")
    found = _run(folder, *words, "--tokens", "16", "--format", "json")
    assert (found.returncode, found.stderr) == (0, ""), "this machine is not asked for its device"
    assert json.loads(found.stdout)["file"] == "v.json"
    named = _run(folder, *words, "--tokens", "16", "--hw", "h20")
    assert named.returncode == 2
    assert "it is of deepseek-v3 and has hardware h200" in named.stderr


def test_a_named_table_says_its_model_and_ranks(folder: Path) -> None:
    found = _run(folder, "lookup", "--table", "v.json", "--tokens", "16", "--format", "json")
    assert (found.returncode, found.stderr) == (0, "")
    assert json.loads(found.stdout) == json.loads(
        _run(folder, "table", "lookup", "v.json", "--tokens", "16", "--format", "json").stdout
    )


def test_listing_names_every_table_and_what_cannot_be_read(folder: Path, tmp_path: Path) -> None:
    user = tmp_path / "config" / "tables" / "h200"
    for table in (engine_table(), predicted(layer_table())):
        save_table(table, user / f"{table.name}.json")
    old = (folder / "old.json").read_text()
    (user / "old.json").write_text(old.replace('"variant": "steps"', '"variant": "fused"'))
    (user / "cut.json").write_text(old[:2000])
    done = _run(tmp_path, "table", "list", "--format", "json")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    seen = {(t["model"], t["variant"]): t for t in told["tables"]}
    assert set(seen) == {("deepseek-v3", "engine_grid"), ("qwen3-30b-a3b", "steps"), ("qwen3-30b-a3b", "fused")}
    engine, guess = seen["deepseek-v3", "engine_grid"], seen["qwen3-30b-a3b", "steps"]
    rows = engine_table().rows
    assert engine == {
        "hardware": "h200", "model": "deepseek-v3", "tp_size": 8, "ep_size": 1, "dtype": "fp8_w8a8",
        "quant_block": [128, 128], "backend": "triton", "variant": "engine_grid", "origin": "measured",
        "rows": len(rows), "min_tokens": rows[0].min_tokens, "max_tokens": rows[-1].max_tokens, "stale": [],
        "file": str(user / f"{engine_table().name}.json"),
    }  # fmt: skip
    assert guess["origin"] == "predicted"
    assert seen["qwen3-30b-a3b", "fused"]["stale"]
    (unreadable,) = told["unreadable"]
    assert "cut.json: not JSON" in unreadable
    assert "warning: table" in done.stderr
    assert "cut.json: not JSON" in done.stderr
    text = _run(tmp_path, "table", "list", "--hw", "NVIDIA H200", columns=80).stdout
    listed = text.splitlines()
    assert all(len(line) <= 80 for line in listed if str(user) not in line)
    assert all(f"    {t['file']}" in listed for t in told["tables"]), "a path is never broken"
    assert "…" not in text
    assert text.count("stale: ") == 1
    nothing = _run(tmp_path, "table", "list", "--hw", "h20")
    assert (nothing.returncode, nothing.stdout) == (0, "")
    assert "no table is installed for h20" in nothing.stderr


@pytest.mark.parametrize("columns", [40, 60, 80])
def test_a_list_is_as_narrow_as_the_terminal(tmp_path: Path, columns: int) -> None:
    user = tmp_path / "config" / "tables" / "h200"
    long = replace(layer_table(), model="an-owner/a-model-with-a-name")
    for name, table in (("a", layer_table()), ("b", replace(long, key=replace(long.key, dtype="fp16")))):
        save_table(table, user / f"{name}.json")
    lines = _run(tmp_path, "table", "list", columns=columns).stdout.splitlines()
    assert max(len(line) for line in lines if str(user) not in line) <= columns
    assert {f"    {user / name}" for name in ("a.json", "b.json")} <= set(lines) or columns > 60
    assert long.model in " ".join(lines)


def test_list_and_look_up_go_by_the_key_wherever_a_table_lies(tmp_path: Path) -> None:
    user = tmp_path / "config" / "tables" / "h200"
    table = layer_table()
    save_table(replace(table, key=replace(table.key, hardware="l40s")), user / "other.json")
    listed = {
        hw: json.loads(_run(tmp_path, "table", "list", "--hw", hw, "--format", "json").stdout)["tables"]
        for hw in ("h200", "l40s")
    }
    assert listed["h200"] == []
    assert [t["file"] for t in listed["l40s"]] == [str(user / "other.json")]
    for hw, code in (("l40s", 0), ("h200", 1)):
        words = ("lookup", "--hw", hw, "--model", "qwen3-30b-a3b", "--tokens", "8")
        assert _run(tmp_path, *words).returncode == code


@pytest.mark.parametrize(
    ("place", "why"),
    [("nope", "no such file"), ("file", "not a directory"), ("/dev/null", "not a directory")],
)
def test_a_folder_of_tables_that_cannot_be_read_is_named(
    place: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    folder = tmp_path / place
    monkeypatch.setenv("MOEBENCH_TABLES_DIR", str(folder))
    lookup = ("lookup", "--hw", "h200", "--model", "qwen3-30b-a3b", "--tokens", "8")
    for words in (("table", "list"), ("table", "list", "--hw", "h200"), lookup):
        told = _run(tmp_path, *words).stderr
        assert f"warning: folder {folder} can't be read: {why}" in told
        assert "remove the file" not in told
    (entry,) = json.loads(_run(tmp_path, "table", "list", "--format", "json").stdout)["unreadable"]
    assert str(folder) in entry


def test_a_folder_of_tables_that_was_never_named_need_not_be_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = _run(tmp_path, "table", "list")
    assert "warning" not in done.stderr
    monkeypatch.setattr(Path, "iterdir", _forbidden(tmp_path / "config" / "tables" / "h200"))
    (tmp_path / "config" / "tables" / "h200").mkdir(parents=True)
    monkeypatch.setenv("MOEBENCH_CONFIG_DIR", str(tmp_path / "config"))
    for hardware, folders in (("h200", 1), ("l40s", 0), (None, 1)):
        told: list[str] = []
        installed_tables(hardware, lambda error, told=told: told.append(str(error)))  # type: ignore[misc]
        assert [line for line in told if "h200 can't be read: permission denied" in line] == told
        assert len(told) == folders
    with pytest.raises(InputError, match="permission denied"):
        installed_tables("h200")


def _forbidden(folder: Path) -> Callable[[Path], Iterator[Path]]:
    """``Path.iterdir`` of a person who may not look into ``folder``."""
    usual = Path.iterdir

    def iterdir(path: Path) -> Iterator[Path]:
        if path == folder:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        return usual(path)

    return iterdir


def test_a_control_character_in_a_files_name_is_escaped(tmp_path: Path) -> None:
    user = tmp_path / "config" / "tables" / "h200"
    save_table(layer_table(), user / "a\x1b[31mred.json")
    (user / "b\x1b]0;title\x07.json").write_text("{}")
    listed = _run(tmp_path, "table", "list")
    assert "\x1b" not in listed.stdout + listed.stderr
    assert "a\\x1b[31mred.json" in listed.stdout
    assert "b\\x1b]0;title" in listed.stderr
    named = _run(tmp_path, "table", "check", str(user / "b\x1b]0;title\x07.json"), "\x1b[2Jno.json")
    assert named.returncode == 2
    assert "\x1b" not in named.stderr


def test_a_look_up_warns_of_a_file_that_cannot_be_read_and_goes_on(folder: Path, tmp_path: Path) -> None:
    user = tmp_path / "config" / "tables" / "h200"
    save_table(layer_table(), user / "good.json")
    (user / "cut.json").write_text((user / "good.json").read_text()[:2000])
    words = ("lookup", "--hw", "h200", "--model", "qwen3-30b-a3b", "--tokens", "8", "--format", "json")
    done = _run(tmp_path, *words)
    assert (done.returncode, json.loads(done.stdout)["file"]) == (0, str(user / "good.json"))
    (warning,) = done.stderr.splitlines()
    assert warning.startswith(f"warning: table {user / 'cut.json'}: not JSON")
    named = _run(tmp_path, "lookup", "--table", str(user / "cut.json"), "--tokens", "8")
    assert (named.returncode, named.stdout) == (2, "")
    assert f"error: table {user / 'cut.json'}: not JSON" in named.stderr


@pytest.mark.parametrize("words", [("lookup", "--table", "a.json"), ("table", "lookup", "a.json")], ids=" ".join)
def test_a_look_up_folds_to_the_terminal_and_cuts_nothing(folder: Path, words: tuple[str, ...]) -> None:
    narrow, wide = (_run(folder, *words, "--tokens", "8", columns=columns).stdout for columns in (80, 400))
    assert max(map(len, narrow.splitlines())) <= 80 < max(map(len, wide.splitlines()))
    assert narrow.split() == wide.split()


def test_a_miss_exits_1_and_names_nearest_and_command(folder: Path) -> None:
    done = _run(folder, "lookup", "--hw", "h20", "--model", "qwen3-30b-a3b", "--tokens", "8", "--tp", "2")
    assert (done.returncode, done.stdout) == (1, "")
    assert "qwen3-30b-a3b.triton-steps.bf16.json" in done.stderr
    assert "moebench tune --hw h20 --model qwen3-30b-a3b --tokens 8 --dtype bf16 --tp 2" in done.stderr


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--dtype", "fp8_w8a8", "--quant-block", "128,128"], "no backend here computes fp8_w8a8, only bf16"),
        (["--planner", "eplb"], "moebench tune has no option for planner eplb"),
        (["--fused-shared-experts", "1"], "moebench tune has no option for shared experts that run as routed ones"),
        (["--quant-block", "128,128"], "moebench tune has no option for a quant block"),
        (["--hw", "v100-sxm2-32", "--dtype", "bf16"], "v100-sxm2-32 does not compute in bf16"),
        (["--tokens", "99999999"], "moebench tune takes at most 16777216 tokens"),
    ],
    ids=lambda v: " ".join(v) if isinstance(v, list) else "",
)
def test_a_miss_that_no_search_ends_has_no_command(words: list[str], told: str, tmp_path: Path) -> None:
    done = _run(tmp_path, "lookup", "--hw", "h200", "--model", "qwen3-30b-a3b", "--tokens", "3", *words)
    assert (done.returncode, done.stdout) == (1, "")
    assert f"No command makes it: {told}" in done.stderr
    assert "--tokens 3" not in done.stderr


def test_the_most_tokens_of_a_search_are_the_ones_it_takes() -> None:
    assert MOST_TUNED_TOKENS == MAX_TOKENS


@pytest.mark.parametrize(
    ("words", "options"),
    [
        (["--variant", "grouped_mm"], "--backend torch --variant grouped_mm"),
        (["--variant", "steps"], "--backend triton --variant steps"),
        (["--variant", "engine_grid"], "--backend triton --target vllm"),
        (["--backend", "torch"], "--backend torch"),
    ],
    ids=lambda v: " ".join(v) if isinstance(v, list) else "",
)
def test_the_command_of_a_miss_is_one_that_tune_takes(words: list[str], options: str, tmp_path: Path) -> None:
    done = _run(tmp_path, "lookup", "--hw", "h200", "--model", "qwen3-30b-a3b", "--tokens", "3", *words)
    (line,) = done.stderr.splitlines()
    command = line.partition("This makes it: moebench ")[2]
    assert (done.returncode, command.endswith(options)) == (1, True)
    tuned = _run(tmp_path, *shlex.split(command), "--dry-run")
    assert tuned.returncode == 0, tuned.stderr


def test_what_only_an_installed_table_names_is_known(tmp_path: Path) -> None:
    table = layer_table()
    key = replace(table.key, backend="theirs", variant="odd")
    mine = replace(
        table, key=key, rows=(),
        defaults=replace(table.defaults, rows=tuple(
            replace(d, plan=replace(d.plan, backend="theirs", variant="odd")) for d in table.defaults.rows
        )),
    )  # fmt: skip
    save_table(mine, tmp_path / "config" / "tables" / "h200" / "mine.json")
    words = ("lookup", "--hw", "h200", "--tokens", "3", "--backend", "theirs", "--variant")
    assert _run(tmp_path, *words, "odd", "--model", "qwen3-30b-a3b").returncode == 0
    assert _run(tmp_path, *words, "odd", "--model", "olmoe-1b-7b").returncode == 1
    unknown = _run(tmp_path, *words, "even", "--model", "olmoe-1b-7b")
    assert (unknown.returncode, "unknown theirs variant 'even'; known: odd" in unknown.stderr) == (2, True)


def test_show_and_its_json_is_the_table(folder: Path) -> None:
    assert _run(folder, "table", "show", "a.json", "--format", "json").stdout == (folder / "a.json").read_text()
    shown = _run(folder, "table", "show", "a.json")
    assert shown.returncode == 0
    assert "182-1448" in shown.stdout
    assert "tie" in shown.stdout


@pytest.mark.parametrize("columns", [80, 100, 140])
def test_a_narrow_show_has_each_plan_below_its_row(folder: Path, columns: int) -> None:
    lines = _run(folder, "table", "show", "a.json", columns=columns).stdout.splitlines()
    start = next(i for i, line in enumerate(lines) if line.startswith("────"))
    assert max(map(len, lines[start - 2 :])) <= columns
    assert lines[start - 1].split()[:3] == ["tokens", "at", "time"]
    below: dict[str, list[str]] = {}
    for line in lines[start + 1 :]:
        if line.startswith("    "):
            below[list(below)[-1]].append(line.strip())
        else:
            below[line.split()[0]] = []
    for row in layer_table().rows:
        told = " ".join(below[f"{row.min_tokens}-{row.max_tokens}"])
        assert told.startswith("measured: " if row.tie else "measured, won on uniform, zipf:1.2: ")
        assert told.endswith("; ".join(k.describe() for k in row.plan.kernels))  # type: ignore[union-attr]


@pytest.mark.parametrize("columns", [None, 160, 400])
def test_in_a_pipe_and_on_a_wide_terminal_the_plan_is_a_column(folder: Path, columns: int | None) -> None:
    lines = _run(folder, "table", "show", "a.json", columns=columns).stdout.splitlines()
    (titles,) = [line for line in lines if line.split()[:1] == ["tokens"]]
    assert titles.split()[-3:] == ["won", "on", "plan"]
    rows = [line for line in lines if line.startswith(" ") and " measured " in line]
    assert len(rows) == len(layer_table().rows)
    assert all(line[titles.index("plan") :].startswith("route(") for line in rows)


def test_a_tie_won_on_no_routing(folder: Path) -> None:
    shown = _run(folder, "table", "show", "a.json").stdout.splitlines()
    (tie,) = [line for line in shown if " tie " in line]
    assert " 1.000 " in tie
    assert "uniform" not in tie
    assert sum("uniform, zipf:1.2" in line for line in shown) == len(layer_table().rows) - 1
    told = _run(folder, "table", "lookup", "a.json", "--tokens", "64").stdout
    assert "tie, the default's plan\n" in told
    assert "won on" not in told
    won = _run(folder, "table", "lookup", "a.json", "--tokens", "8").stdout
    assert "1.100 times the default's speed; won on uniform, zipf:1.2\n" in won


def test_diff_exits_1_on_a_difference(folder: Path) -> None:
    same = _run(folder, "table", "diff", "a.json", "a.json", "--format", "json")
    assert (same.returncode, json.loads(same.stdout)) == (0, [])
    other = _run(folder, "table", "diff", "a.json", "b.json", "--format", "json")
    assert other.returncode == 1
    assert json.loads(other.stdout)[0]["min_tokens"] == 182
    assert "->" in _run(folder, "table", "diff", "a.json", "b.json").stdout


def test_merge_writes_what_holds_both(folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "m.json"
    done = _run(folder, "table", "merge", "b.json", "a.json", "--out", str(out), "--format", "json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["rows"] == 5
    assert out.read_text() == (folder / "a.json").read_text()


def test_check_exits_1_on_a_finding(folder: Path) -> None:
    home = folder / "config" / "tables" / "h200"
    sound = _run(folder, "table", "check", str(next(home.iterdir())), "--format", "json")
    assert (sound.returncode, json.loads(sound.stdout)) == (0, [])
    bad = _run(folder, "table", "check", "a.json", "old.json", "--format", "json")
    assert bad.returncode == 1
    assert {(f["file"], f["rule"]) for f in json.loads(bad.stdout)} == {
        ("a.json", "name"), ("old.json", "name"), ("old.json", "stale"),
    }  # fmt: skip


def test_export_writes_files_evidence_and_says_how_to_use_them(folder: Path, tmp_path: Path) -> None:
    done = _run(folder, "table", "export", "v.json", "--target", "vllm", "--out", str(tmp_path), "--format", "json")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["use"] == f"export VLLM_TUNED_CONFIG_FOLDER={tmp_path.resolve()}"
    assert all(Path(f).is_file() for f in told["written"])
    assert len(told["written"]) == 3
    page = Path(told["written"][2]).read_text()
    assert "moebench table export v.json --target vllm" in page


def test_a_header_of_every_installed_table_of_a_device(folder: Path, tmp_path: Path) -> None:
    done = _run(
        folder, "table", "export", "--hw", "h200", "--target", "hw_config", "--out", str(tmp_path), "--prefix", "my"
    )
    assert done.returncode == 0, done.stderr
    text = (tmp_path / "h200" / "hw_config.h").read_text()
    assert "qwen3-30b-a3b.triton-steps.bf16" in text
    assert "my_h200_lookup" in text
    assert '#include "h200/hw_config.h"' in done.stdout


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["table", "show", "nowhere.json"], "nowhere.json"),
        (["table", "show", "config"], "config"),
        (["table", "lookup", "a.json", "--tokens", "0"], "at least 1"),
        (["table", "diff", "a.json", "v.json"], "different keys"),
        (["table", "merge", "a.json", "old.json", "--out", "x"], "different keys"),
        (["table", "check", "nowhere.json"], "nowhere.json"),
        (["table", "export", "a.json", "--target", "vlm", "--out", "x"], "vllm"),
        (["table", "export", "a.json", "--target", "vllm", "--out", "x"], "--allow-foreign-kernel"),
        (["table", "export", "--target", "vllm", "--out", "x"], "--hw"),
        (["table", "export", "--hw", "h20", "--target", "vllm", "--out", "x"], "no table was given"),
        (["table", "export", "a.json", "--hw", "h20", "--target", "hw_config", "--out", "x"], "h200"),
        (["table", "export", "a.json", "--variant", "no", "--target", "native", "--out", "x"], "steps"),
        (["table", "export", "a.json", "--target", "hw_config", "--prefix", "1", "--out", "x"], "--prefix"),
        (["lookup", "--tokens", "1"], "--model is missing"),
        (["lookup", "--table", "a.json", "--tokens", "1", "--model", "olmoe-1b-7b"], "is of qwen3-30b-a3b and has"),
        (["lookup", "--table", "a.json", "--tokens", "1", "--tp", "2"], "tp_size 1"),
        ([*_MISS, "--backend", "nope"], "unknown backend 'nope'; known: torch, triton"),
        ([*_MISS, "--variant", "nope"], "unknown variant 'nope'; known: engine_grid, fused, gather, grouped_mm, loop"),
        ([*_MISS, "--backend", "torch", "--variant", "fused"], "unknown torch variant 'fused'; known: gather"),
        ([*_MISS, "--planner", "nope"], "unknown planner 'nope'; known: eplb"),
        ([*_MISS, "--ep-size", "3"], "128 experts do not divide by --ep-size 3"),
        (
            ["lookup", "--table", "a.json", "--tokens", "1", "--ep-size", "3"],
            "128 experts do not divide by --ep-size 3",
        ),
        (["lookup", "--table", "a.json", "--tokens", "1", "--ep-size", "0"], "--ep-size is 0; it must be at least 1"),
        (["lookup", "--table", "", "--tokens", "1"], "'--table': it is empty; name a file"),
        (["table", "lookup", "", "--tokens", "1"], "'FILE': it is empty; name a file"),
        (["table", "show", ""], "'FILE': it is empty; name a file"),
        (["table", "diff", "a.json", ""], "'B': it is empty; name a file"),
        (["table", "check", "a.json", ""], "it is empty; name a file"),
        (["table", "merge", "a.json", "", "--out", "x"], "it is empty; name a file"),
        (["table", "verify", "a.json", "--against", ""], "--against is empty"),
        (["table", "merge", "a.json", "--out", "b.json/x"], "b.json is no folder"),
        (["table", "export", "v.json", "--target", "vllm", "--out", "b.json"], "b.json is no folder"),
        (["table", "export", "a.json", "--target", "native", "--out", "b.json/x/y"], "b.json is no folder"),
        (["table", "list", "--hw", "h20000"], "h200"),
        (["lookup", "--hw", "h20000", "--model", "qwen3-30b-a3b", "--tokens", "1"], "h200"),
        (["lookup", "--hw", "h200", "--model", "qwen3-30b", "--tokens", "1"], "qwen3-30b-a3b"),
        (["lookup", "--hw", "h200", "--model", "qwen3-30b-a3b", "--tokens", "-1"], "at least 1"),
        (["lookup", "--hw", "h200", "--model", "qwen3-30b-a3b", "--tokens", "1", "--ep-size", "7"], "divide"),
        (["lookup", "--hw", "h200", "--model", "qwen3-30b-a3b", "--tokens", "1", "--quant-block", "x"], "128,128"),
        (["lookup", "--hw", "h200", "--model", "qwen3-30b-a3b", "--tokens", "1", "--dtype", "fp7"], "bf16"),
    ],
    ids=lambda v: " ".join(v) if isinstance(v, list) else "",
)
def test_bad_input_is_one_line_and_exit_code_2(words: list[str], told: str, folder: Path) -> None:
    done = _run(folder, *words)
    assert done.returncode == 2, (done.stdout, done.stderr)
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    errors = [line for line in done.stderr.splitlines() if line.startswith("error: ")]
    assert len(errors) == 1
    assert told in errors[0]
    assert not (folder / "x").exists(), "something was left behind"


def test_no_torch_is_needed(folder: Path) -> None:
    code = (
        "import sys; sys.modules.update(torch=None, triton=None); sys.argv[0] = 'moebench'\n"
        "from moebench.cli.main import main; main()"
    )
    env = {**os.environ, "MOEBENCH_CONFIG_DIR": str(folder / "config")}
    for words in (
        ["lookup", "--hw", "h200", "--model", "qwen3-30b-a3b", "--tokens", "8"],
        ["table", "check", str(next((folder / "config" / "tables" / "h200").iterdir()))],
        ["table", "export", str(folder / "v.json"), "--target", "sglang", "--out", str(folder / "light")],
    ):
        done = subprocess.run(
            [sys.executable, "-c", code, *words], capture_output=True, text=True, timeout=60, env=env, check=False
        )
        assert done.returncode == 0, done.stderr
