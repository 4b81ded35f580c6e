"""Recorded sweeps: packing, files, importing."""

from __future__ import annotations

import gzip
import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from recorded_sweeps import HEADER, plans, record, sweep
from store_samples import a_header
from typer.testing import CliRunner

from moebench.cli.main import app
from moebench.errors import InputError, StoreError
from moebench.plan.plan import KernelPlan
from moebench.spec.models import load_model
from moebench.spec.workload import Workload
from moebench.store import codec
from moebench.store.sweep_files import from_bytes, read_sweep, rounded, to_bytes, write_sweep
from moebench.store.sweep_import import Foreign, import_file, import_text
from moebench.store.sweep_pack import pack
from moebench.store.sweeps import CellTimes, KernelSweep, PlanBlocks, PlanFailure, Sweep, SweepHeader

LAYER = Workload(load_model("qwen3-30b-a3b").shape, 64)


@pytest.fixture(scope="module")
def swept() -> Sweep:
    return sweep(tokens=(64, 1024))


def test_a_sweep_comes_back_from_its_file_as_it_was_written(swept: Sweep, tmp_path: Path) -> None:
    path = tmp_path / "deep" / "x.sweep.json.gz"
    size = write_sweep(swept, path)
    assert size == path.stat().st_size
    assert read_sweep(path) == rounded(swept)
    assert to_bytes(read_sweep(path)) == path.read_bytes()
    assert [p.name for p in path.parent.iterdir()] == [path.name]


def test_times_keep_six_digits(swept: Sweep) -> None:
    back = from_bytes(to_bytes(swept))
    for before, after in zip(swept.kernels[0].cells, back.kernels[0].cells, strict=True):
        pairs = zip(before.screen_us, after.screen_us, strict=True)
        assert all(abs(b - a) <= b * 5.1e-6 for old, new in pairs for b, a in zip(old, new, strict=True))


def test_a_large_sweep_is_small(swept: Sweep) -> None:
    """Four token counts, two GEMMs, some 550 plans with eight blocks each stay far below 2 MB."""
    kernel = sweep(blocks=8).kernels[0]
    assert kernel.num_plans >= 400
    two = replace(swept, kernels=(kernel, replace(kernel, kernel="gemm2_fused")))
    assert len(to_bytes(two)) < 1_000_000


def test_first_pass_and_race_stay_apart_and_a_failure_is_kept() -> None:
    one, two, three = plans()[:3]
    trials = [
        record(one, LAYER, [10.0, 11.0]), record(two, LAYER, []), record(three, LAYER, []),
        record(three, LAYER, [12.0]), record(one, LAYER, [10.5]), record(one, LAYER, [10.25, 10.75]),
    ]  # fmt: skip
    kernel = pack(trials, HEADER)[0].kernels[0]
    cell, numbers = kernel.cell(64), [kernel.number(KernelPlan("gemm1_fused", p)) for p in (one, two, three)]
    assert cell.screen_us[numbers[0]] == (10.0, 11.0)
    assert cell.raced == {numbers[0]: (10.5, 10.25, 10.75)}
    assert cell.screen_us[numbers[2]] == (12.0,)
    assert list(cell.failed) == [numbers[1]]
    assert "/home" not in cell.failed[numbers[1]].message
    assert "ada" not in cell.failed[numbers[1]].message
    assert kernel.compiled.shared_bytes[numbers[0]] is not None


def test_layers_are_packed_apart_and_cells_together() -> None:
    plan = plans()[0]
    other = Workload(load_model("mixtral-8x7b").shape, 8)
    made = pack(
        [record(plan, LAYER, [1.0]), record(plan, other, [2.0]), record(plan, LAYER.with_tokens(8), [3.0])], HEADER
    )
    assert [(s.workload.shape.name, s.kernels[0].tokens) for s in made] == [
        ("qwen3-30b-a3b", (8, 64)),
        ("mixtral-8x7b", (8,)),
    ]
    assert made[0].workload.num_tokens == 8


def test_trials_of_two_sources_are_no_sweep() -> None:
    one, two = plans()[:2]
    with pytest.raises(InputError, match="several values of source: abc, new"):
        pack([record(one, LAYER, [1.0]), record(two, LAYER, [1.0], source="new")], HEADER)
    with pytest.raises(InputError, match="no trial to pack"):
        pack([], HEADER)
    with pytest.raises(InputError, match="none of 1 trials has a time"):
        pack([record(one, LAYER, [])], HEADER)


def test_a_header_holds_no_path() -> None:
    about = replace(HEADER, command=("tune", "--out=/home/ada/x", "/srv/ada/plans.json"), notes=("on /scratch/ada/y",))
    made = pack([record(plans()[0], LAYER, [1.0])], about)[0].header
    assert made.command == ("tune", "--out=x", "plans.json")
    assert made.notes == ("on y",)


def test_what_the_sweep_lacks_is_named(swept: Sweep) -> None:
    kernel = swept.kernels[0]
    with pytest.raises(InputError, match=r"7 tokens of gemm1_fused are not in the sweep; it covers 64, 1024"):
        kernel.cell(7)
    with pytest.raises(InputError, match=r"covers \d+ plans of gemm1_fused: block_m 128, 16, 32, 64"):
        kernel.number(KernelPlan("gemm1_fused", {"block_m": 7}))
    with pytest.raises(InputError, match="kernel 'x' is not in the sweep; it covers gemm1_fused"):
        swept.kernel("x")


def test_a_file_that_is_no_sweep_is_refused_in_words(swept: Sweep, tmp_path: Path) -> None:
    data = to_bytes(swept)
    with pytest.raises(StoreError, match="cut short after"):
        from_bytes(data[:-20])
    with pytest.raises(StoreError, match="not a gzip file"):
        from_bytes(b"text")
    with pytest.raises(StoreError, match="not JSON"):
        from_bytes(gzip.compress(b"text"))
    with pytest.raises(StoreError, match="not a sweep of moebench"):
        from_bytes(gzip.compress(b"[]"))
    body = json.loads(gzip.decompress(data))
    with pytest.raises(StoreError, match="newer moebench's"):
        from_bytes(gzip.compress(json.dumps({**body, "schema": 99}).encode()))
    body["kernels"][0]["cells"][0]["screen_us"].pop()
    with pytest.raises(StoreError, match=r"kernels\.0\.cells\.0: cell of 64 tokens: measure_s has \d+ entries"):
        from_bytes(gzip.compress(json.dumps(body).encode()))
    with pytest.raises(StoreError, match="no such file"):
        read_sweep(tmp_path / "none")


@settings(max_examples=60, deadline=None)
@given(cut=st.integers(0, 400), flip=st.integers(0, 400))
def test_a_damaged_file_never_ends_in_another_error(cut: int, flip: int) -> None:
    one = Sweep(HEADER, LAYER, (KernelSweep("k", "b", "v", "s", {"a": (1, 2)}, (CellTimes(64, ((1.0,), (2.0,))),)),))
    data = bytearray(to_bytes(one))
    data[flip % len(data)] ^= 0x55
    for broken in (bytes(data), to_bytes(one)[: cut % len(data)]):
        try:
            from_bytes(broken)
        except StoreError:
            continue


def test_contradictions_are_refused() -> None:
    with pytest.raises(InputError, match="a block is -1"):
        CellTimes(1, ((-1.0,),))
    with pytest.raises(InputError, match="both a time and a failure"):
        CellTimes(1, ((1.0,),), failures=(PlanFailure(0, "time limit"),))
    with pytest.raises(InputError, match="raced without a time"):
        CellTimes(1, ((),), (PlanBlocks(0, (1.0,)),))
    with pytest.raises(InputError, match="failure kind 'bad luck'"):
        CellTimes(1, ((),), failures=(PlanFailure(0, "bad luck"),))
    with pytest.raises(InputError, match="a plan is there twice"):
        KernelSweep("k", "b", "v", "s", {"a": (1, 1)}, (CellTimes(1, ((1.0,), (1.0,))),))
    with pytest.raises(InputError, match="columns of one length"):
        KernelSweep("k", "b", "v", "s", {"a": (1, 2), "b": (1,)}, (CellTimes(1, ((1.0,), (1.0,))),))
    with pytest.raises(InputError, match=r"header\.created is empty"):
        SweepHeader("h200", "", "")


CSV = """kernel,shape,tokens,BM,BN,split,times_ms,error,compile_s
foo,E8-K2-H128-I256,16,16,32,true,0.011 0.012;0.013,,0.5
foo,E8-K2-H128-I256,16,32,32,false,,out of registers,0.25
foo,E8-K2-H128-I256,16,16,32,true,0.0115,,
foo,mixtral-8x7b,16,16,32,true,0.5,,
"""
FOREIGN = Foreign(SweepHeader("rtx3090", "RTX 3090", "2026-01-02T03:04:05+00:00"))


def test_foreign_rows_become_sweeps(tmp_path: Path) -> None:
    path = tmp_path / "t.csv"
    path.write_text(CSV)
    one, two = import_file(path, FOREIGN)
    kernel = one.kernels[0]
    assert (one.workload.shape.num_experts, one.workload.shape.topk, two.workload.shape.name) == (8, 2, "mixtral-8x7b")
    number = kernel.number(KernelPlan("foo", {"BM": 16, "BN": 32, "split": True}))
    cell = kernel.cell(16)
    assert cell.screen_us[number] == pytest.approx((11.0, 12.0, 13.0))
    assert cell.raced[number] == pytest.approx((11.5,))
    assert cell.failed[1 - number].message == "out of registers"
    assert kernel.compiled.seconds[number] == 0.5
    assert from_bytes(to_bytes(one)).kernels[0].plans == kernel.plans


def test_foreign_json_is_the_same_sweep_as_csv() -> None:
    rows = [
        {"kernel": "foo", "shape": "E8-K2-H128-I256", "num_tokens": 16, "times": [11.0, 12.0], "params": {"BM": 16}},
        {"kernel": "foo", "shape": "E8-K2-H128-I256", "num_tokens": 16, "times": 13.0, "BM": 32},
    ]
    text = "kernel,shape,num_tokens,times_us,BM\n" + "".join(
        f"foo,E8-K2-H128-I256,16,{times},{bm}\n" for times, bm in (("11 12", 16), ("13", 32))
    )
    assert import_text(json.dumps({"rows": rows}), "json", FOREIGN) == import_text(text, "csv", FOREIGN)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("E8-K2-H128-I256,16,16", "nonsense,16,16", "row 1: shape 'nonsense'.*or write its sizes"),
        (",16,16,32,true,0.011", ",x,16,32,true,0.011", "row 1: num_tokens is 'x'"),
        ("0.011 0.012", "0.011 fast", "row 1: times_ms is 'fast'"),
        ("times_ms", "duration", "row 1: a row needs one of times"),
        ("0.011 0.012", "-1 0.012", "a block is -1000"),
        ("out of registers,0.25", "out of registers", "another number of fields"),
    ],
)
def test_a_wrong_foreign_row_is_named(old: str, new: str, told: str) -> None:
    with pytest.raises(InputError, match=told):
        import_text(CSV.replace(old, new, 1), "csv", FOREIGN, "t.csv")


def test_the_command_packs_a_run(tmp_path: Path) -> None:
    run, out = tmp_path / "run", tmp_path / "out"
    run.mkdir()
    (run / "run.json").write_text(codec.write_header(a_header()))
    lines = [codec.write_trial(record(p, LAYER, [10.0, 11.0, 12.0])) for p in plans()[:5]]
    (run / "trials.jsonl").write_text("".join(f"{line}\n" for line in lines) + lines[0][:40])
    words = ["sweep", "pack", str(run), "--out", str(out), "--note", "a note", "--format", "json"]
    told = CliRunner().invoke(app, words)
    assert told.exit_code == 0, told.output
    (written,) = json.loads(told.stdout)
    packed = read_sweep(written["written"])
    assert (packed.kernels[0].num_plans, packed.header.notes, packed.header.versions) == (
        5,
        ("a note",),
        a_header().versions,
    )
    assert "trials.jsonl line 6: cut short" in told.stderr
    none = CliRunner().invoke(app, [*words, "--kernel", "x"])
    assert isinstance(none.exception, InputError)
    assert "it has trials of: gemm1_fused" in str(none.exception)


def test_the_command_imports_a_file(tmp_path: Path) -> None:
    path = tmp_path / "t.csv"
    path.write_text(CSV)
    words = ["sweep", "import", str(path), "--hw", "rtx3090", "--out", str(tmp_path / "out"), "--format", "json"]
    told = CliRunner().invoke(app, words)
    assert told.exit_code == 0, told.output
    names = [Path(w["written"]).name for w in json.loads(told.stdout)]
    assert names == [
        "rtx3090-E8-K2-H128-I256-bf16-foreign.sweep.json.gz",
        "rtx3090-mixtral-8x7b-bf16-foreign.sweep.json.gz",
    ]


def test_files_of_another_kind_are_refused(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"no \.csv or \.json file"):
        import_file(tmp_path / "x.txt", FOREIGN)
    with pytest.raises(StoreError, match="can't be read"):
        import_file(tmp_path / "x.csv", FOREIGN)
    with pytest.raises(InputError, match="holds no row"):
        import_text("kernel,shape\n", "csv", FOREIGN, "t.csv")
