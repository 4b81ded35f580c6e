"""``moebench table verify --against``: an engine's own file, another table, which counts are met, what is printed."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from store_samples import a_record
from tables_samples import ep_table, layer_table, row, tie
from torch_tables import torch_plan, torch_table
from typer.testing import CliRunner
from verify_fakes import FakeWorker, Times

from moebench.cli.main import app
from moebench.errors import InputError
from moebench.measure import worker
from moebench.measure.request import Candidate, point_id
from moebench.plan.plan import LayerPlan
from moebench.report.verify_view import Counts, largest, together
from moebench.session.sites import Site, sites_of
from moebench.session.verifying import Contest, Found, Verdict, confirmed, found
from moebench.spec.hw_files import load_hardware
from moebench.spec.models import load_model
from moebench.store.records import COMPILE_ERROR, WRONG_RESULT, Failure
from moebench.tables.build import spread
from moebench.tables.engine_file import device_warning, read_engine_file, require_fits
from moebench.tables.engine_rows import ENGINE_KERNEL, KNOBS
from moebench.tables.files import save_table
from moebench.tables.registry import ExportOptions, table_formats
from moebench.tables.rows import DefaultRow, Defaults
from moebench.tables.schema import Table

NAME = "E=128,N=768,device_name=NVIDIA_H200.json"
SMALL, MEDIUM, LARGE = (16, 64, 64, 1, 4, 5), (16, 128, 128, 16, 4, 3), (128, 256, 64, 16, 8, 4)
TOO_LARGE = (256, 256, 256, 1, 8, 6)
H200 = load_hardware("h200")


def _rows(rows: Mapping[int, tuple[int, ...]]) -> dict[str, Any]:
    return {str(m): dict(zip(KNOBS, knobs, strict=True)) for m, knobs in rows.items()}


def _file(folder: Path, rows: Mapping[int, tuple[int, ...]] | str, name: str = NAME, **more: Any) -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(rows if isinstance(rows, str) else json.dumps({**more, **_rows(rows)}), encoding="utf-8")
    return path


def _table() -> Table:
    """Rows of the engines' kernel timed at 2, 8, 64, 512, 4096 tokens, bf16, E 128, N 768."""
    return layer_table(variant=ENGINE_KERNEL)


def _knobs(plan: LayerPlan) -> tuple[int, ...]:
    return tuple(int(plan.kernel(ENGINE_KERNEL).params[k]) for k in KNOBS)


# --- the file ----------------------------------------------------------------------------------------------------


def test_a_file_says_what_it_is_for_by_its_name(tmp_path: Path) -> None:
    plain = read_engine_file(_file(tmp_path, {1: SMALL, 64: LARGE}, triton_version="3.4.0"))
    assert (plain.engine, plain.label) == ("vllm", "vLLM E=128,N=768…")
    assert (plain.experts, plain.width, plain.device) == (128, 768, "NVIDIA_H200")
    assert (plain.dtype, plain.quant_block, plain.triton_version) == (None, None, "3.4.0")
    assert list(plain.rows) == [1, 64]
    quantised = "E=257,N=256,device_name=NVIDIA_H200,dtype=fp8_w8a8,block_shape=[128,128].json"
    assert read_engine_file(_file(tmp_path, {1: SMALL}, quantised)).engine == "vllm"
    spaced = read_engine_file(_file(tmp_path, {1: SMALL}, quantised.replace(",128]", ", 128]")))
    assert (spaced.engine, spaced.dtype, spaced.quant_block) == ("sglang", "fp8_w8a8", (128, 128))
    by_folder = read_engine_file(_file(tmp_path / "triton_3_4_0", {1: SMALL}))
    assert by_folder.label == "SGLang E=128,N=768…"


def test_the_nearest_count_answers_and_of_two_the_first_in_the_file(tmp_path: Path) -> None:
    rising = read_engine_file(_file(tmp_path, {8: SMALL, 16: LARGE}))
    falling = read_engine_file(_file(tmp_path, {16: LARGE, 8: SMALL}))
    for tokens, first, second in ((1, 8, 8), (11, 8, 8), (12, 8, 16), (13, 16, 16), (65_536, 16, 16)):
        assert rising.params_at(tokens) == rising.rows[first]
        assert falling.params_at(tokens) == falling.rows[second]


@given(st.lists(st.integers(1, 5000), min_size=1, max_size=8, unique=True), st.integers(1, 6000))
def test_the_answer_is_the_engines_own(counts: list[int], tokens: int) -> None:
    rows = {m: dict(zip(KNOBS, (m, 1, 1, 1, 1, 1), strict=True)) for m in counts}
    file = replace(_any_file(), rows=rows)
    best = min(abs(m - tokens) for m in counts)
    assert file.params_at(tokens)["BLOCK_SIZE_M"] == [m for m in counts if abs(m - tokens) == best][0]  # noqa: RUF015


def _any_file() -> Any:
    from moebench.tables.engine_file import EngineFile

    return EngineFile("vllm", NAME, 128, 768, "NVIDIA_H200", None, None, False, {})


def test_what_changes_nothing_is_no_knob(tmp_path: Path) -> None:
    row_ = {**dict(zip(KNOBS, SMALL, strict=True)), "SPLIT_K": 1, "USE_TMA": False}
    file = read_engine_file(_file(tmp_path, json.dumps({"1": row_, "2": {**row_, "USE_TMA": True}})))
    assert set(file.rows[1]) == set(KNOBS)
    assert set(file.rows[2]) == {*KNOBS, "USE_TMA"}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('{"1": {"BLOCK_SIZE_M": 16,', "not JSON"),
        ("", "not JSON"),
        ("[]", "an object of rows by token count is expected, not list"),
        ("{}", "there is no row"),
        ('{"triton_version": "3.4.0"}', "there is no row"),
        ('{"triton_version": 3}', "triton_version is 3"),
        ('{"many": {}}', "key 'many' is no token count; 1 to"),
        ('{"0": {}}', "key '0' is no token count"),
        ('{"-8": {}}', "key '-8' is no token count"),
        ('{"1.5": {}}', "key '1.5' is no token count"),
        ('{"99999999999": {}}', "is no token count"),
        ('{"²": {}}', "is no token count"),
        ('{"01": {}}', "key '01' is no token count; 1 to"),
        ('{"8": {"num_warps": 4, "num_warps": 8}}', "key 'num_warps' is there twice"),
        ('{"8": {}, "8": {}}', "key '8' is there twice"),
        ('{"8": {"BLOCK_SIZE_M": ' + "9" * 5000 + "}}", "is a number of 5000 digits; at most 40"),
        (json.dumps({"8": dict(zip(KNOBS, (17, *SMALL[1:]), strict=True))}), "BLOCK_SIZE_M 17; Triton runs powers of"),
        (json.dumps({"8": dict(zip(KNOBS, (1 << 30, *SMALL[1:]), strict=True))}), "a whole number from 1 to 65536"),
        ('{"8": 16}', "row 8 is 16; an object with BLOCK_SIZE_M"),
        ('{"8": {"BLOCK_SIZE_M": 16}}', "row 8 has no BLOCK_SIZE_N"),
        (json.dumps({"8": {**dict(zip(KNOBS, SMALL, strict=True)), "num_warps": 4.5}}), "num_warps 4.5; a whole"),
        (json.dumps({"8": {**dict(zip(KNOBS, SMALL, strict=True)), "num_warps": True}}), "num_warps True"),
        (json.dumps({"8": {**dict(zip(KNOBS, SMALL, strict=True)), "waves": [1]}}), "row 8 has waves"),
    ],
)  # fmt: skip
def test_a_broken_file_is_told_from_a_good_one(text: str, told: str, tmp_path: Path) -> None:
    with pytest.raises(InputError) as caught:
        read_engine_file(_file(tmp_path, text))
    assert told in str(caught.value)
    assert NAME in str(caught.value)


def test_a_file_torn_anywhere_is_refused(tmp_path: Path) -> None:
    whole = json.dumps(_rows({1: SMALL, 64: LARGE}))
    for end in range(len(whole)):
        with pytest.raises(InputError, match="not JSON"):
            read_engine_file(_file(tmp_path, whole[:end]))


def test_names_that_engines_would_not_read(tmp_path: Path) -> None:
    for name in ("E=128.json", "E=x,N=768,device_name=A.json", NAME.replace(".json", ".evidence.json")):
        with pytest.raises(InputError, match="must be of the form"):
            read_engine_file(_file(tmp_path, {1: SMALL}, name))
    with pytest.raises(InputError, match="second GEMM alone"):
        read_engine_file(_file(tmp_path, {1: SMALL}, NAME.replace(".json", "_down.json")))


def test_rows_of_their_own_for_the_second_gemm_are_said(tmp_path: Path) -> None:
    up = _file(tmp_path, {1: SMALL})
    down = _file(tmp_path, {1: SMALL}, NAME.replace(".json", "_down.json"))
    assert read_engine_file(up).notes == ()
    down.write_text(json.dumps(_rows({1: MEDIUM})))
    (note,) = read_engine_file(up).notes
    assert "_down.json has rows of its own for the second GEMM" in note


def test_a_file_must_fit_the_table(tmp_path: Path) -> None:
    table = _table()
    require_fits(read_engine_file(_file(tmp_path, {1: SMALL})), table)
    for name, told in (
        (NAME.replace("E=128", "E=64"), r"E is 64 instead of 128 as for qwen3-30b-a3b"),
        (NAME.replace("N=768", "N=384"), "N is 384 instead of 768 as for"),
        (NAME.replace(".json", ",dtype=fp8_w8a8.json"), r"dtype is fp8_w8a8 instead of none as for"),
        (NAME.replace(".json", ",block_shape=[128,128].json"), r"block_shape is \[128, 128\]"),
    ):
        with pytest.raises(InputError, match=told):
            require_fits(read_engine_file(_file(tmp_path, {1: SMALL}, name)), table)
    tp2 = layer_table(variant=ENGINE_KERNEL, tp=2)
    require_fits(read_engine_file(_file(tmp_path, {1: SMALL}, NAME.replace("768", "384"))), tp2)
    with pytest.raises(InputError, match=r"`moebench tune --model qwen3-30b-a3b --dtype bf16 --tp 2 --target vllm`"):
        require_fits(read_engine_file(_file(tmp_path, {1: SMALL})), layer_table(variant="fused", tp=2))


def test_another_cards_file_is_a_warning(tmp_path: Path) -> None:
    table = _table()
    assert device_warning(read_engine_file(_file(tmp_path, {1: SMALL})), table) is None
    other = read_engine_file(_file(tmp_path, {1: SMALL}, NAME.replace("H200", "A100")))
    assert "is for NVIDIA_A100" in str(device_warning(other, table))


# --- where both sides meet ---------------------------------------------------------------------------------------


def test_an_engines_file_is_met_where_either_was_tuned(tmp_path: Path) -> None:
    table = _table()
    file = read_engine_file(_file(tmp_path, {1: SMALL, 8: SMALL, 100: MEDIUM, 8192: LARGE}))
    sites = sites_of(table, file)
    assert [s.num_tokens for s in sites] == [1, 2, 8, 64, 100, 512, 4096, 8192]
    assert [s.num_tokens for s in sites if s.row is None] == [1, 8192]
    by_count = {s.num_tokens: s for s in sites}
    for count, site in by_count.items():
        assert site.mine == table.plan_at(count)
        knobs = next(iter(site.theirs.kernel(ENGINE_KERNEL).params.values()))
        assert knobs == next(iter(file.params_at(count).values()))
    assert _knobs(by_count[64].theirs) == MEDIUM, "100 is nearer to 64 than 8 is"
    assert by_count[100].row is by_count[64].row or by_count[100].row == table.row_at(100)
    mine, theirs = by_count[8].mine, by_count[8].theirs
    assert [k for k in mine.kernels if k.kernel != ENGINE_KERNEL] == [
        k for k in theirs.kernels if k.kernel != ENGINE_KERNEL
    ], "knobs alone differ"
    assert [s.num_tokens for s in sites_of(table, file, (8, 9))] == [8, 9]


def test_illegal_plans_of_theirs_are_said_and_equal_ones_not_timed(tmp_path: Path) -> None:
    table = _table()
    own = _knobs(table.rows[0].plan)  # type: ignore[arg-type]
    file = read_engine_file(_file(tmp_path, {2: own, 64: TOO_LARGE, 512: MEDIUM}))
    trials = Contest(table, H200, "cuda:0", "triton", file).trials(sites_of(table, file, (2, 64, 512)))
    answers = {t.site.num_tokens: t for t in trials}
    assert answers[2].request is None
    assert found(answers[2], {}).verdict is Verdict.SAME
    alone = answers[64].request
    assert alone is not None
    assert [c.plan_source for c in alone.candidates] == ["table"]
    ran = a_record(point_id(alone, alone.candidates[0]))
    failed = replace(ran, failure=Failure(WRONG_RESULT, "too far"))
    assert found(answers[64], {ran.point_id: failed}).verdict is Verdict.FAILED
    assert found(answers[64], {}).verdict is Verdict.LEFT_OUT
    told = found(answers[64], {ran.point_id: ran})
    assert told.verdict is Verdict.UNFIT
    assert told.holds
    assert "bytes of shared memory; h200 has" in told.message
    request = answers[512].request
    assert request is not None
    assert [c.plan_source for c in request.candidates] == ["file", "table"]


def test_an_own_plan_that_can_not_run_here_has_lost_whatever_the_other_sides_is(tmp_path: Path) -> None:
    table = _table()
    too_large = tie(64, _with_knobs(table, TOO_LARGE))
    broken = replace(
        table, rows=spread([too_large]), defaults=Defaults("d", (DefaultRow(1, None, too_large.plan),))
    )  # fmt: skip
    file = read_engine_file(_file(tmp_path, {64: TOO_LARGE}))
    for against in (file, table, None):
        trials = Contest(broken, H200, "cuda:0", "triton", against).trials(sites_of(broken, against, (64,)))
        assert trials
        for trial in trials:
            told = found(trial, {})
            assert (trial.request, told.verdict, told.holds) == (None, Verdict.FAILED, False)
            assert "the table's plan can't run here: engine_grid needs 1573888 bytes" in told.message


def _with_knobs(table: Table, knobs: tuple[int, ...]) -> LayerPlan:
    plan = table.rows[0].plan
    assert isinstance(plan, LayerPlan)
    kernels = (
        replace(k, params=dict(zip(KNOBS, knobs, strict=True))) if k.kernel == ENGINE_KERNEL else k
        for k in plan.kernels
    )
    return replace(plan, kernels=tuple(kernels))


def _moved() -> tuple[Table, Table]:
    """Two tables of one layer: rows at 8 and 64 tokens, and at 8, 16 and 256 tokens."""
    shape = load_model("olmoe-1b-7b").shape
    a, b, c = (torch_plan(shape, expert_batch=n) for n in (2, 4, 8))
    one = torch_table(rows=spread([row(8, a), row(64, b)]))
    two = torch_table(rows=spread([row(8, a), row(16, b), row(256, c)]))
    return one, two


def test_two_tables_meet_in_every_range_where_either_has_a_row() -> None:
    one, two = _moved()
    told = [(s.first, s.last, s.num_tokens, s.row is not None, s.mine == s.theirs) for s in sites_of(one, two)]
    assert told == [
        (8, 11, 8, True, True),
        (12, 22, 16, True, False),
        (23, 64, 64, True, True),
        (65, 256, 256, False, False),
    ]  # fmt: skip


@given(st.data())
def test_no_range_where_plans_differ_is_left_out(data: st.DataObject) -> None:
    shape = load_model("olmoe-1b-7b").shape
    plans = [torch_plan(shape, expert_batch=n) for n in (1, 2, 4)]

    def table(label: str) -> Table:
        counts = data.draw(st.lists(st.integers(1, 60), min_size=1, max_size=5, unique=True), label=label)
        chosen = [(t, data.draw(st.sampled_from(plans))) for t in counts]
        return torch_table(rows=spread([tie(t, p) if p == plans[0] else row(t, p) for t, p in chosen]))

    one, two = table("one"), table("two")
    sites = sites_of(one, two)
    assert len({s.num_tokens for s in sites}) == len(sites)
    for tokens in range(1, 70):
        held = [s for s in sites if s.first <= tokens <= s.last]
        assert len(held) == (one.row_at(tokens) is not None or two.row_at(tokens) is not None)
        for site in held:
            assert (site.mine, site.theirs, site.row) == (one.plan_at(tokens), two.plan_at(tokens), one.row_at(tokens))
    for site in sites:
        assert site.first <= site.num_tokens <= site.last
        if site.row is not None and site.first <= site.row.num_tokens <= site.last:
            assert site.num_tokens == site.row.num_tokens


def test_tables_and_counts_that_can_not_meet() -> None:
    one, two = _moved()
    assert [s.num_tokens for s in sites_of(one, two, (20, 200))] == [16, 256]
    with pytest.raises(InputError, match=r"--tokens 300: no row of .* holds it; they hold 8-11, 12-22"):
        sites_of(one, two, (300,))
    with pytest.raises(InputError, match="balanced expert-parallel"):
        sites_of(ep_table(), ep_table())
    with pytest.raises(InputError, match="no row"):
        sites_of(replace(one, rows=()), two)


# --- what it comes to --------------------------------------------------------------------------------------------


def _found(tokens: int, verdict: Verdict, ratio: float | None = None, routing: str = "uniform", of: int = 0) -> Found:
    one, _ = _moved()
    held = one.rows[0] if of == 0 else None
    plan = one.defaults.rows[0].plan
    assert isinstance(plan, LayerPlan)
    ends = (None, None) if ratio is None else (ratio * 0.99, ratio * 1.01)
    return Found(Site(tokens, tokens, tokens, held, plan, plan), routing, verdict, ratio, *ends)


def test_counts_and_largest_ratios() -> None:
    all_ = [
        _found(1, Verdict.FASTER, 0.8), _found(1, Verdict.EQUAL, 1.0, "zipf:1.2"),
        _found(2, Verdict.FASTER, 0.9), _found(2, Verdict.SLOWER, 1.25, "zipf:1.2"),
        _found(4, Verdict.SAME), _found(8, Verdict.UNFIT), _found(16, Verdict.EQUAL, 0.995),
    ]  # fmt: skip
    counts = Counts.of(all_)
    assert counts.describe() == "faster at 1, slower at 1, tied at 2 of 5 token counts; 1 not compared"
    behind, ahead = largest(all_)
    assert behind is not None
    assert ahead is not None
    assert (behind.ratio, behind.num_tokens, behind.routing) == (1.25, 2, "zipf:1.2")
    assert (ahead.ratio, ahead.num_tokens) == (pytest.approx(1.25), 1)
    assert (ahead.low, ahead.high) == (pytest.approx(1 / 0.808), pytest.approx(1 / 0.792))
    assert largest([_found(4, Verdict.SAME)]) == (None, None)


def test_a_counts_routings_are_held_together() -> None:
    one = [_found(1, Verdict.SLOWER, 1.3), _found(4, Verdict.SAME), _found(4, Verdict.SAME, None, "zipf:1.2")]
    assert together(one) is None, "one routing each"
    two = [_found(2, Verdict.FASTER, 0.8), _found(2, Verdict.FASTER, 0.8, "zipf:1.2")]
    mixed = [_found(8, Verdict.SLOWER, 1.1), _found(8, Verdict.FASTER, 1 / 1.1, "zipf:1.2")]
    apart = together([*one, *mixed, *two])
    assert apart is not None
    assert (apart.ratio, apart.num_tokens, apart.routings) == (pytest.approx(0.8), 2, ("uniform", "zipf:1.2"))
    assert apart.describe() == "0.800 at 2 tokens, uniform and zipf:1.2"
    assert together(mixed) == replace(apart, ratio=pytest.approx(1.0), num_tokens=8)


def test_a_loss_without_a_row_is_no_rows_loss() -> None:
    assert not _found(1, Verdict.SLOWER, 1.1).holds
    assert _found(1, Verdict.SLOWER, 1.1, of=1).holds
    assert not _found(1, Verdict.FAILED, of=1).holds


def test_a_second_measurement_that_theirs_did_not_survive_clears_nobody() -> None:
    lost = _found(1, Verdict.SLOWER, 1.1)
    answer = confirmed(lost, replace(_found(1, Verdict.UNFIT), message="device error"))
    assert answer.verdict is Verdict.SLOWER
    assert "device error" in answer.message


# --- the command, on a card that isn't there ---------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "220")
    save_table(_table(), tmp_path / "t.json")
    return tmp_path


def _verify(
    monkeypatch: pytest.MonkeyPatch, times: Times, *words: str, quiet: bool = True
) -> tuple[Any, FakeWorker]:  # fmt: skip
    card = FakeWorker(times)
    monkeypatch.setattr(worker, "Worker", card)
    return CliRunner().invoke(app, ["table", "verify", "t.json", *(["--quiet"] if quiet else []), *words]), card


def _by_source(mine: float, theirs: float | Failure, default: float = 10.0) -> Times:
    times = {"table": mine, "file": theirs, "default": default}
    return lambda candidate, tokens: times[candidate.plan_source]


def test_rows_that_are_faster_hold(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _file(folder, {1: SMALL, 64: TOO_LARGE, 2048: LARGE})
    done, card = _verify(monkeypatch, _by_source(9.0, 10.0), "--against", NAME)
    assert done.exit_code == 0, done.output
    assert "vLLM E=128,N=768… µs" in done.stdout
    assert "table µs" in done.stdout
    assert "theirs can't run here" in done.stdout
    last = done.stdout.strip().splitlines()
    assert last[-1].startswith("faster at ")
    assert "slower at 0" in last[-1]
    assert last[-1].endswith("not compared")
    assert "largest ratio vLLM E=128,N=768… / table: 1.11" in done.stdout
    assert all(c.plan.kernel(ENGINE_KERNEL) for r in card.asked for c in r.candidates)
    assert {r.workload.num_tokens for r in card.asked} <= {1, 2, 8, 64, 512, 2048, 4096}


def test_a_row_that_is_slower_is_exit_code_1(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _file(folder, {8: SMALL})

    def times(candidate: Candidate, tokens: int) -> float:
        return 11.0 if candidate.plan_source == "table" and tokens == 64 else 10.0

    done, card = _verify(monkeypatch, times, "--against", NAME, "--format", "json")
    assert done.exit_code == 1, done.output
    told = json.loads(done.stdout)
    assert not told["holds"]
    assert told["against"] == NAME
    assert told["token_counts"]["slower"] == 1
    assert told["token_counts"]["total"] == 5
    assert told["largest_ratio"]["table_over_other"]["num_tokens"] == 64
    assert told["largest_ratio"]["table_over_other"]["ratio"] == pytest.approx(1.1, rel=0.01)
    lost = [r for r in told["rows"] if r["verdict"] == "slower"]
    assert {r["num_tokens"] for r in lost} == {64}
    assert lost[0]["other_plan"]["kernels"][2]["params"] == dict(zip(KNOBS, SMALL, strict=True))
    seeds = [r.workload.seed for r in card.asked if r.workload.num_tokens == 64]
    assert set(seeds) == {0, 1}, "what lost is measured once more on other draws"


def _slower_at_8(candidate: Candidate, tokens: int) -> float:
    return 11.0 if candidate.plan_source == "table" and tokens == 8 else 10.0


@pytest.mark.parametrize("against", ["default", NAME])
def test_what_to_do_about_a_row_that_lost(against: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _file(folder, {8: SMALL})
    done, _ = _verify(monkeypatch, _slower_at_8, "--against", against)
    assert done.exit_code == 1, done.output
    table = _table()
    assert f"at T=8 {table.name} is not to be used: tune {table.model} again, or delete t.json\n" in done.stderr
    counts = ",".join(str(r.num_tokens) for r in table.rows)
    beside = "" if against == "default" else f" --start-from {shlex.quote(NAME)}"
    assert (
        f"next: moebench tune --hw h200 --model {table.model} --tokens {counts} --dtype bf16 --backend triton --target "
        f"vllm{beside}\n" in done.stderr
    )
    held, _ = _verify(monkeypatch, _by_source(9.0, 10.0), "--against", against)
    assert "next:" not in held.stderr
    unknown = replace(table, model="nobodys")
    save_table(unknown, folder / "t.json")
    done, _ = _verify(monkeypatch, _slower_at_8, "--against", against)
    assert "tune nobodys again, or delete t.json" in done.stderr
    assert "next:" not in done.stderr, "no command that can't work"


@pytest.mark.parametrize(("against", "other"), [("default", "default plan"), (NAME, "other plan")])
def test_a_line_of_progress_says_whose_plan_it_is(
    against: str, other: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _file(folder, {8: SMALL})
    done, _ = _verify(monkeypatch, _by_source(9.0, 10.0), "--against", against, "--tokens", "8", quiet=False)
    lines = [line.partition(":")[0] for line in done.stderr.splitlines() if line.startswith("[1/")]
    assert [line.partition(" T=8 ")[2] for line in lines] == [other, "table plan"]


def test_beyond_the_rows_the_default_may_be_slower(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _file(folder, {8: SMALL, 9000: LARGE})
    done, _ = _verify(monkeypatch, _by_source(9.0, 10.0, 12.0), "--against", NAME)
    assert done.exit_code == 0, done.output
    assert "slower at 1" in done.stdout
    assert "the table has no row here: its default stands" in done.stdout


@pytest.mark.parametrize("kind", [COMPILE_ERROR, WRONG_RESULT])
def test_a_plan_of_theirs_that_fails_is_no_failure_of_ours(
    kind: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _file(folder, {8: SMALL})
    done, _ = _verify(monkeypatch, _by_source(9.0, Failure(kind, "planted")), "--against", NAME)
    assert done.exit_code == 0, done.output
    assert f"{kind}: planted" in done.stdout
    assert "5 not compared" in done.stdout


def test_a_plan_of_ours_that_fails_is_exit_code_1(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _file(folder, {8: SMALL})
    broken = Failure(WRONG_RESULT, "planted")
    done, _ = _verify(monkeypatch, lambda c, t: broken if c.plan_source == "table" else 10.0, "--against", NAME)
    assert done.exit_code == 1, done.output
    assert "the table's plan: wrong result: planted" in done.stdout


@pytest.mark.parametrize("engine", ["vllm", "sglang"])
def test_our_own_export_is_the_same_plan_everywhere(engine: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = table_formats.get(engine).export([_table()], ExportOptions())
    for file in files:
        (folder / file.path).parent.mkdir(parents=True, exist_ok=True)
        (folder / file.path).write_text(file.text, encoding="utf-8")
    (name,) = (
        str(f.path) for f in files
        if f.path.suffix == ".json" and not f.path.stem.endswith(("_down", ".evidence"))
    )  # fmt: skip
    done, card = _verify(monkeypatch, _by_source(9.0, 10.0), "--against", name)
    assert done.exit_code == 0, done.output
    assert card.asked == []
    assert "faster at 0, slower at 0, tied at" in done.stdout


def test_two_tables_through_the_command(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = _table()
    plan = replace(table.rows[3].plan, kernels=tuple(  # type: ignore[type-var]
        replace(k, params=dict(zip(KNOBS, MEDIUM, strict=True))) if k.kernel == ENGINE_KERNEL else k
        for k in table.rows[3].plan.kernels  # type: ignore[union-attr]
    ))  # fmt: skip
    rows = spread([*(replace(r) for r in table.rows[:3]), row(1024, plan, 100.0)])
    save_table(replace(table, rows=rows), folder / "other.json")
    done, _ = _verify(monkeypatch, _by_source(10.0, 9.9), "--against", "other.json", "--format", "json")
    told = json.loads(done.stdout)
    assert done.exit_code == 1, done.output
    spans = [(r["min_tokens"], r["max_tokens"]) for r in told["rows"] if r["routing"] == "uniform"]
    assert spans[0][0] == table.rows[0].min_tokens
    assert spans[-1][1] == 4096
    assert all(before[1] + 1 == after[0] for before, after in pairwise(spans))
    assert told["largest_ratio"]["table_over_other"]["ratio"] == pytest.approx(1 / 0.99, rel=0.005)


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        (NAME.replace("E=128", "E=64"), None, "E is 64"),
        (NAME.replace("N=768", "N=7"), None, "N is 7"),
        (NAME.replace(".json", ",dtype=fp8_w8a8.json"), None, "dtype is fp8_w8a8"),
        (NAME, '{"1": {', "not JSON"),
        (NAME, '{"one": {}}', "key 'one' is no token count"),
        (NAME, "\udcff", "UTF-8"),
    ],
)
def test_bad_files_are_exit_code_2_with_one_line(name: str, text: str | None, told: str, folder: Path) -> None:
    path = _file(folder, {1: SMALL}, name)
    if text is not None:
        path.write_bytes(text.encode("utf-8", "surrogateescape"))
    _refused(folder, name, told)


def test_a_table_of_another_kernel_is_exit_code_2(folder: Path) -> None:
    _file(folder, {1: SMALL})
    save_table(layer_table(variant="fused"), folder / "t.json")
    told = _refused(folder, NAME, "is of variant fused")
    assert "`moebench tune --model qwen3-30b-a3b --dtype bf16 --target vllm`" in told


def test_a_good_file_gets_as_far_as_the_device(folder: Path) -> None:
    _file(folder, {1: SMALL})
    _refused(folder, NAME, "verify it on a h200", "--device", "cpu")


def _refused(folder: Path, against: str, told: str, *words: str) -> str:
    """The one line on stderr of a process that ends with exit code 2."""
    program = [sys.executable, "-c", "from moebench.cli.main import main; main()", "table", "verify", "t.json"]
    done = subprocess.run(
        [*program, "--against", against, *words], capture_output=True, text=True, timeout=120, cwd=folder, check=False,
        env={**os.environ, "NO_COLOR": "1"},
    )  # fmt: skip
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    (line,) = done.stderr.strip().splitlines()
    assert told in line
    return line


def test_help_says_how() -> None:
    told = CliRunner().invoke(app, ["table", "verify", "--help"], env={"COLUMNS": "200", "NO_COLOR": "1"})
    assert told.exit_code == 0
    assert "E=128,N=768,device_name=NVIDIA_H200.json" in told.stdout
    assert "engine_grid" in told.stdout
