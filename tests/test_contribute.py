"""Contributions: nothing of whose they are leaves the machine, and what is sent is checked before it is believed."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from recorded_sweeps import plans, record
from store_samples import a_header, a_record
from tables_samples import layer_table
from typer.testing import CliRunner

from moebench.cli.main import app
from moebench.errors import InputError, StoreError
from moebench.plan.plan import KernelPlan, LayerPlan
from moebench.spec.hw_files import load_hardware, user_hardware_file, write_hardware
from moebench.spec.workload import Workload
from moebench.store import codec
from moebench.store.contribution import Archive, pack, read_archive, to_bytes
from moebench.store.contribution_check import check
from moebench.store.heat_records import HeatRecord
from moebench.store.records import Failure
from moebench.store.scrub import Scrubber, leaks
from moebench.tables.codec import plain
from moebench.tables.files import save_table, table_path
from moebench.tables.rows import Origin
from moebench.tables.schema import Table
from moebench.tables.workload import workload_at

PLANTED = (
    "ada", "lovelace", "node-17", "analytical", "engines.example", "10.20.30.40", "/home", "/scratch", "secret",
    "b8a4f2d0-1111-2222-3333-444455556666", "C:\\",
)  # fmt: skip
HARMLESS = "GB/s, tokens/s, 1/2, and/or, 12.8 and 570.133.20, moebench run --table x.json"


def planted_table() -> Table:
    table = layer_table()
    told = "moebench tune --hw h200 --out /home/ada/results/run-1 --storage postgresql://ada:secret@node-17/db"
    return replace(table, evidence=tuple(replace(e, command=told) for e in table.evidence))


def write_run(folder: Path, table: Table) -> None:
    """A tuning run whose files name a user, a host, addresses and paths wherever text can stand."""
    folder.mkdir(parents=True)
    header = a_header(
        device_name=load_hardware("h200").device_names[0],
        command=("tune", "--hw", "h200", "--out=/home/ada/results/run-1", "--join", "postgresql://ada:secret@node-17/db"),
        settings={"out": "/scratch/lovelace/run-1", "tokens": [8], "mail": "ada@engines.example"},
        notes=("another process of ada on node-17.engines.example (10.20.30.40)", r"kept in C:\Users\lovelace\x"),
        versions={"torch": "2.13.0", "cudnn": "9.1.0.70"},
    )  # fmt: skip
    (folder / "run.json").write_text(codec.write_header(header))
    (folder / "records.jsonl").write_text(codec.write_point(a_record(warnings=("see ~ada/log.txt",))) + "\n")
    layer = workload_at(table, 8)
    assert layer is not None
    failed = record(
        plans()[0], layer, [], worker="node-17.engines.example:4711",
        failure=Failure("device error", "File /home/ada/moe/kernels/x.py on GPU-b8a4f2d0-1111-2222-3333-444455556666"),
    )  # fmt: skip
    good = record(plans()[1], layer, [10.0, 11.0], worker="analytical")
    (folder / "trials.jsonl").write_text("".join(codec.write_trial(r) + "\n" for r in (failed, good, failed)))
    (folder / "heats.jsonl").write_text("".join(codec.write_heat(h) + "\n" for h in heats(table)))
    save_table(table, table_path(table, folder / "tables"))


def heats(table: Table) -> list[HeatRecord]:
    found = []
    for row in table.rows:
        layer = workload_at(table, row.num_tokens)
        assert isinstance(layer, Workload)
        assert isinstance(row.plan, LayerPlan)
        found.append(
            HeatRecord(
                f"h{row.num_tokens}",
                "measured",
                "h200",
                plain(layer),
                (row.plan.to_dict(),),
                {},
                ((10.0, 10.1),),
                (None,),
            )
        )
    return found


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A planted run, on a card that was probed."""
    monkeypatch.setenv("MOEBENCH_CONFIG_DIR", str(tmp_path / "config"))
    hw = load_hardware("h200")
    write_hardware(replace(hw, origin="probed"), user_hardware_file("h200"))
    folder = tmp_path / "run"
    write_run(folder, planted_table())
    return folder


def packed(run: Path, **options: object) -> Archive:
    return pack(run, load_hardware("h200"), "0.1.0", **options)  # type: ignore[arg-type]


def test_nothing_planted_is_in_the_archive(run: Path, tmp_path: Path) -> None:
    path = tmp_path / "x.contribution.zip"
    path.write_bytes(to_bytes(packed(run)))
    with zipfile.ZipFile(path) as file:
        whole = "\n".join([*file.namelist(), *(file.read(n).decode() for n in file.namelist())])
    for word in (*PLANTED, str(tmp_path), tmp_path.name):
        assert word.lower() not in whole.lower(), word
    for kept in ("9.1.0.70", "worker 1", "worker 2", "x.py", "device error", "qwen3-30b-a3b"):
        assert kept in whole
    assert path.name.encode() not in path.read_bytes()


def test_a_further_word_is_taken_out(run: Path) -> None:
    (run / "records.jsonl").write_text(codec.write_point(a_record(warnings=("on project-x",))) + "\n")
    assert b"project-x" in packed(run).files["records.jsonl"]
    assert b"project-x" not in packed(run, names=["project-x"]).files["records.jsonl"]


def test_a_contribution_is_the_same_bytes_and_is_accepted(run: Path, tmp_path: Path) -> None:
    archive = packed(run)
    assert to_bytes(archive) == to_bytes(packed(run))
    path = tmp_path / "x.zip"
    path.write_bytes(to_bytes(archive))
    verdict = check(read_archive(path))
    assert verdict.findings == ()
    assert verdict.accepted
    assert len(verdict.tables) == 1


def test_a_run_without_a_measured_table_is_refused(run: Path, tmp_path: Path) -> None:
    (table,) = (run / "tables").rglob("*.json")
    table.unlink()
    with pytest.raises(InputError, match="no tuning table; make one with: moebench tune --hw h200"):
        packed(run)
    predicted = replace(
        planted_table(),
        rows=tuple(
            replace(
                r,
                origin=Origin.PREDICTED,
                time=replace(r.time, blocks=0),
                default_time=replace(r.default_time, blocks=0),
            )
            for r in planted_table().rows
        ),
    )
    save_table(predicted, table_path(predicted, run / "tables"))
    with pytest.raises(InputError, match=r"no row of the tables .* was measured"):
        packed(run)


def rewritten(archive: Archive, name: str, change: Callable[[str], str]) -> Archive:
    """``archive`` with one file changed and its manifest made to agree."""
    import hashlib

    data = change(archive.text(name)).encode()
    files = {**archive.files, name: data}
    entries = tuple(
        replace(f, bytes=len(data), sha256=hashlib.sha256(data).hexdigest()) if f.name == name else f
        for f in archive.manifest.files
    )
    return Archive(replace(archive.manifest, files=entries), files)


def rules(archive: Archive) -> set[str]:
    return {f.rule for f in check(archive).findings}


def test_what_is_wrong_with_an_archive_is_found(run: Path) -> None:
    archive = packed(run)
    (table,) = archive.manifest.tables
    assert rules(archive) == set()
    assert rules(rewritten(archive, "hardware.toml", lambda t: t.replace("probed", "shipped"))) == {"hardware"}
    assert rules(rewritten(archive, "heats.jsonl", lambda t: "")) == {"evidence"}
    assert rules(rewritten(archive, "trials.jsonl", lambda t: t + "{}\n")) == {"schema"}
    assert rules(rewritten(archive, "run.json", lambda t: t.replace('"r1"', '"r2"'))) == {"records"}
    assert "schema" in rules(rewritten(archive, table, lambda t: t.replace('"median_us": ', '"median_us": -')))
    assert rules(rewritten(archive, "records.jsonl", lambda t: t.replace("log.txt", "/home/ada/log"))) == {"privacy"}

    def illegal(text: str) -> str:
        return text.replace('"num_stages": 4', '"num_stages": 5').replace('"block_k": 128', '"block_k": 256')

    found = check(rewritten(archive, table, illegal)).findings
    assert any("shared memory" in f.message for f in found)


def test_what_the_digests_do_not_vouch_for_is_found(run: Path, tmp_path: Path) -> None:
    archive, path = packed(run), tmp_path / "x.zip"
    changed = {**archive.files, "run.json": archive.files["run.json"] + b" ", "more.txt": b"x"}
    del changed["heats.jsonl"]
    path.write_bytes(to_bytes(replace(archive, files=changed)))
    told = " ".join(f.message for f in check(read_archive(path)).findings if f.rule == "checksum")
    for part in ("run.json was changed", "more.txt is there but not listed", "heats.jsonl is listed but not there"):
        assert part in told


def test_what_is_no_contribution_is_refused_in_words(run: Path, tmp_path: Path) -> None:
    path = tmp_path / "x.zip"
    data = to_bytes(packed(run))
    with pytest.raises(StoreError, match="no such file"):
        read_archive(path)
    path.write_bytes(data[:200])
    with pytest.raises(StoreError, match="no whole zip file"):
        read_archive(path)
    with zipfile.ZipFile(path, "w") as file:
        file.writestr("x", "y")
    with pytest.raises(StoreError, match=r"holds no manifest\.json"):
        read_archive(path)
    with zipfile.ZipFile(path, "w") as file:
        file.writestr("manifest.json", "{}")
    with pytest.raises(StoreError, match="none of a contribution"):
        read_archive(path)


def test_the_command_packs_and_checks(run: Path, tmp_path: Path) -> None:
    runner, out = CliRunner(), tmp_path / "out"
    told = runner.invoke(app, ["contribute", str(run), "--out", str(out), "--format", "json"])
    assert told.exit_code == 0, told.output
    data = json.loads(told.stdout)
    archive = Path(data["written"])
    assert archive.stat().st_size == data["bytes"]
    assert {f["name"] for f in data["files"]} >= {"run.json", "trials.jsonl", "hardware.toml"}
    checked = runner.invoke(app, ["contribute", "--check", str(archive)])
    assert checked.exit_code == 0, checked.output
    assert "nothing speaks against it" in checked.stdout
    assert "run.json" in runner.invoke(app, ["contribute", str(run), "--out", str(out)]).stdout
    user_hardware_file("h200").unlink()
    assert runner.invoke(app, ["contribute", str(run), "--out", str(out)]).exit_code == 0
    found = runner.invoke(app, ["contribute", "--check", str(archive), "--format", "json"])
    assert found.exit_code == 1
    assert [f["rule"] for f in json.loads(found.stdout)["findings"]] == ["hardware"]


def test_a_scrubber_leaves_harmless_text_alone() -> None:
    clean = Scrubber(["node-17", "ada"])
    assert clean.text(HARMLESS) == HARMLESS
    assert leaks(HARMLESS) == []
    assert clean.text("adapt a canada of ADA") == "adapt a canada of <name>"
    assert clean.text("at /opt/x/y.py:12, ./a/b and ../c/d.txt") == "at y.py:12, b and d.txt"
    assert clean.word("--plan=results/run-1/plan.json") == "--plan=plan.json"


@given(st.lists(st.sampled_from(["ada", "/home/ada/x", "10.0.0.1", "ada@h.org", "http://n/x", "~/y", " ", "z", ","])))
def test_clean_text_stays_as_it_is(parts: list[str]) -> None:
    clean = Scrubber(["ada"])
    once = clean.text(" ".join(parts))
    assert clean.text(once) == once


def test_kernel_plans_survive_cleaning() -> None:
    plan = KernelPlan("gemm1_fused", {"block_m": 16})
    assert Scrubber().tree(plain(plan)) == plain(plan)
