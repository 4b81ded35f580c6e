"""Exports to engines: names and bytes, the nearest rule against brute force, what needs a flag, evidence."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from moe_strategies import PROPERTY
from tables_samples import BLOCK_DEFAULT, SEARCH, engine_plan, engine_table, ep_table, layer_table, row

from moebench.errors import InputError, UnknownNameError
from moebench.spec.steps import Step
from moebench.tables import sglang, vllm
from moebench.tables.build import spread
from moebench.tables.codec import read_table
from moebench.tables.engine_rows import KNOBS, engine_rows, gemm_knobs
from moebench.tables.native import Native
from moebench.tables.nearest import UP_TO, Stretch, keys_for, nearest
from moebench.tables.registry import ExportedFile, ExportOptions, _built_in, export, table_formats
from moebench.tables.rows import Estimate, Origin, Ratio
from moebench.tables.schema import Table
from moebench.tables.sglang import version_folder
from moebench.tables.vllm import device_part, file_name

GOLDEN = Path(__file__).parent / "golden"
PLAIN = ExportOptions("moebench table export")
DTYPE = "device_name=NVIDIA_H200,dtype=fp8_w8a8"
VLLM = [
    (8, 1, f"E=256,N=256,{DTYPE},block_shape=[128,128].json"),
    (1, 8, f"E=32,N=2048,{DTYPE},block_shape=[128,128].json"),
]
SGLANG = [
    (8, 1, 0, f"E=256,N=256,{DTYPE},block_shape=[128, 128]"), (1, 8, 0, f"E=32,N=2048,{DTYPE},block_shape=[128, 128]"),
    (8, 1, 1, f"E=257,N=256,{DTYPE},block_shape=[128, 128]"), (1, 8, 1, f"E=33,N=2048,{DTYPE},block_shape=[128, 128]"),
]  # fmt: skip


def _files(made: tuple[ExportedFile, ...]) -> dict[str, str]:
    return {f.path.as_posix(): f.text for f in made}


def _as_engine(text: str, tokens: int) -> dict[str, int]:
    """The engines' own rule, written out: token counts as integers, the least distance, the first of two."""
    rows = {int(k): v for k, v in json.loads(text).items() if k != "triton_version"}
    return rows[min(rows, key=lambda m: abs(m - tokens))]


@pytest.mark.parametrize(("tp", "ep", "name"), VLLM)
def test_vllm_files_are_byte_for_byte_the_golden_ones(tp: int, ep: int, name: str) -> None:
    made = _files(export("vllm", [engine_table(tp, ep)], PLAIN))
    assert list(made) == [name, name.replace(".json", ".evidence.json"), name.replace(".json", ".evidence.md")]
    assert made[name] == (GOLDEN / "vllm" / name).read_text(encoding="utf-8")
    assert next(iter(json.loads(made[name]))) == "triton_version"


@pytest.mark.parametrize(("tp", "ep", "shared", "stem"), SGLANG)
def test_sglang_files_are_byte_for_byte_the_golden_ones(tp: int, ep: int, shared: int, stem: str) -> None:
    made = _files(export("sglang", [engine_table(tp, ep, shared)], PLAIN))
    assert len(made) == 6
    for name in (f"{stem}.json", f"{stem}_down.json"):
        path = f"configs/triton_3_5_0/{name}"
        assert made[path] == (GOLDEN / "sglang" / path).read_text(encoding="utf-8")
        assert {int(k) for k in json.loads(made[path])}, "every key must be a number for SGLang's loader"


@pytest.mark.parametrize("name", ["vllm", "sglang"])
def test_the_engines_rule_gives_our_answer_for_every_count(name: str) -> None:
    table = engine_table()
    text = next(f.text for f in export(name, [table], PLAIN))
    rows = {int(k): tuple(v[n] for n in KNOBS) for k, v in json.loads(text).items() if k != "triton_version"}
    for tokens in range(1, UP_TO + 1):
        engine = rows[min(rows, key=lambda m: abs(m - tokens))]
        assert engine == gemm_knobs(table.plan_at(tokens), Step.GEMM1), tokens


@st.composite
def stretches(draw: st.DrawFn) -> list[Stretch[int]]:
    """A step function of the token count with measured counts inside some of its stretches."""
    ends = sorted(draw(st.sets(st.integers(1, 299), max_size=8)) | {300})
    found, first = [], 1
    for last in ends:
        timed = draw(st.lists(st.integers(first, last), max_size=2, unique=True))
        found.append(Stretch(first, last, draw(st.integers(0, 2)), tuple(timed)))
        first = last + 1
    return found


@given(stretches())
@PROPERTY
def test_nearest_rows_against_brute_force(drawn: list[Stretch[int]]) -> None:
    rows = keys_for(drawn)
    assert list(rows) == sorted(rows)
    for piece in drawn:
        for tokens in range(piece.first, piece.last + 1):
            chosen = min(rows, key=lambda k: abs(k - tokens))
            assert chosen == nearest(list(rows), tokens)
            assert rows[chosen] == piece.value
    assert {t for piece in drawn for t in piece.timed} <= set(rows)
    assert len(rows) <= sum(len(p.timed) for p in drawn) + 2 * len(drawn)


@given(counts=st.dictionaries(st.integers(1, 70_000), st.sampled_from([1, 4, 8]), min_size=1, max_size=6))
@PROPERTY
def test_engine_rows_are_the_table_at_every_edge(counts: dict[int, int]) -> None:
    rows = spread(row(n, engine_plan(16, 64, 64, g, 4, 2), 10.0 + n) for n, g in counts.items())
    table = engine_table(rows=rows)
    found = {r.num_tokens: r.knobs for r in engine_rows(table, Step.GEMM1)}
    edges = {e + d for r in rows for e in (r.min_tokens, r.max_tokens) for d in (-1, 0, 1)} | {1, UP_TO}
    for tokens in sorted(e for e in edges if 1 <= e <= UP_TO):
        assert found[nearest(list(found), tokens)] == gemm_knobs(table.plan_at(tokens), Step.GEMM1)


@pytest.mark.parametrize("target", ["vllm", "sglang", "hw_config"])
def test_evidence_gives_no_ratio_of_the_default_to_itself(target: str) -> None:
    table = engine_table()
    page = next(f.text for f in export(target, [table], PLAIN) if f.path.name.endswith(".evidence.md"))
    ties = [line for line in page.splitlines() if "tie, the default stays" in line]
    assert ties
    assert all("| the default |" in line and "1.000" not in line for line in ties)
    assert sum("| beats the default |" in line and "| the default |" not in line for line in page.splitlines())


def test_rows_of_another_kernel_need_a_flag_and_are_marked() -> None:
    table = layer_table()
    for name in ("vllm", "sglang"):
        with pytest.raises(InputError, match="--allow-foreign-kernel"):
            export(name, [table], PLAIN)
        made = export(name, [table], replace(PLAIN, allow_foreign_kernel=True))
        page = next(f.text for f in made if f.path.name.endswith(".evidence.md"))
        assert "FOREIGN KERNEL" in page
        body = _as_engine(made[0].text, 64)
        kernel = table.plan_at(64).kernel("gemm1")
        assert body["BLOCK_SIZE_M"] == kernel.params["block_m"]


def _predicted(table: Table) -> Table:
    def guess(us: float) -> Estimate:
        return Estimate(us, us, us)

    changed = []
    for old in table.rows:
        times = {"time": guess(old.time.median_us), "default_time": guess(old.default_time.median_us)}
        changed.append(replace(old, origin=Origin.PREDICTED, gate_routings=(), **times))
    return replace(table, rows=tuple(changed))


@pytest.mark.parametrize("name", ["vllm", "sglang", "hw_config"])
def test_predicted_rows_need_a_flag(name: str) -> None:
    table = _predicted(engine_table())
    with pytest.raises(InputError, match="--allow-predicted"):
        export(name, [table], PLAIN)
    made = export(name, [table], replace(PLAIN, allow_predicted=True))
    assert '"origin": "predicted"' in next(f.text for f in made if f.path.name.endswith(".evidence.json"))


def test_what_nobody_timed_is_of_no_triton_version_and_both_engines_find_it() -> None:
    untimed = replace(SEARCH, versions={"moebench": "0.1.0"})
    table = _predicted(engine_table(evidence=(untimed,)))
    allowed = replace(PLAIN, allow_predicted=True)
    for_vllm, for_sglang = (_files(export(name, [table], allowed)) for name in ("vllm", "sglang"))
    timed = json.loads(export("vllm", [engine_table()], PLAIN)[0].text)
    assert timed.pop("triton_version") == "3.5.0"
    assert json.loads(for_vllm[VLLM[0][2]]) == timed
    folders = {Path(name).parent.as_posix() for name in for_sglang}
    assert folders == {"configs/triton_3_1_0"}, "the last one that SGLang looks into, of those that every release has"
    pages = [text for files in (for_vllm, for_sglang) for name, text in files.items() if name.endswith(".md")]
    assert len(pages) == 3
    assert all("PREDICTED: nobody has timed a row" in page for page in pages)


def test_predicted_rows_leave_the_version_of_the_timed_ones_alone() -> None:
    plans = [engine_plan(16, 64, 64, group, 4, 2) for group in (1, 4)]
    rows = spread([row(1, plans[0], evidence="guess"), row(8, plans[1])])
    evidence = (SEARCH, replace(SEARCH, id="guess", versions={"moebench": "0.1.0"}))
    timed = engine_table(rows=rows, evidence=evidence)
    table = replace(timed, rows=(_predicted(timed).rows[0], rows[1]))
    made = _files(export("vllm", [table], replace(PLAIN, allow_predicted=True)))
    assert json.loads(made[VLLM[0][2]])["triton_version"] == "3.5.0"


@pytest.mark.parametrize("name", ["vllm", "sglang"])
@pytest.mark.parametrize("predicted", [False, True])
def test_the_files_are_named_before_they_are_made(name: str, predicted: bool) -> None:
    table = engine_table(device_names=("NVIDIA H200", "NVIDIA H200 NVL", "Some Other"))
    table = _predicted(table) if predicted else table
    made = export(name, [table], replace(PLAIN, allow_predicted=True))
    written = [f.path.as_posix() for f in made if not f.path.stem.endswith(".evidence")]
    if name == "vllm":
        expected = vllm.expected_paths(table.key, table.device_names)
    else:
        expected = sglang.expected_paths(table.key, table.device_names, predicted=predicted)
    told = [p.as_posix() for p in expected]
    assert told == [w if predicted else w.replace("triton_3_5_0", "triton_…") for w in written]


@pytest.mark.parametrize("name", ["vllm", "sglang"])
def test_what_an_engine_has_no_table_for_is_refused(name: str) -> None:
    for table, told in (
        (ep_table(), "expert-parallel"),
        (engine_table(rows=()), "no row"),
        (engine_table(device_names=()), "names no device"),
        (engine_table(evidence=(replace(SEARCH, versions={"moebench": "0.1.0"}),)), "Triton version"),
    ):
        with pytest.raises(InputError, match=told):
            export(name, [table], PLAIN)
    with pytest.raises(InputError, match="would be written twice"):
        export(name, [engine_table(), engine_table()], PLAIN)
    with pytest.raises(InputError, match="no table was given"):
        export(name, [], PLAIN)


def test_rows_of_two_tritons_are_no_one_file() -> None:
    later = replace(SEARCH, id="later", versions={**SEARCH.versions, "triton": "3.6.0"})
    rows = spread(
        [row(1, engine_plan(16, 64, 64, 1, 4, 2)), row(8, engine_plan(16, 64, 64, 4, 4, 2), evidence="later")]
    )
    with pytest.raises(InputError, match=r"3\.5\.0, 3\.6\.0"):
        export("sglang", [engine_table(rows=rows, evidence=(SEARCH, later))], PLAIN)


def test_dtype_and_device_are_written_as_the_engines_read_them() -> None:
    key = engine_table().key
    for dtype, part in (("bf16", ""), ("fp16", ""), ("fp32", ",dtype=float32"), ("int8_w8a16", ",dtype=int8_w8a16")):
        changed = replace(key, dtype=dtype, quant_block=None)
        assert file_name(changed, "NVIDIA_H200") == f"E=256,N=256,device_name=NVIDIA_H200{part}.json"
    assert device_part("NVIDIA_H200_NVL") == "NVIDIA_H200"
    assert device_part("NVIDIA_GH200_480GB") == "NVIDIA_GH200_480GB"
    for bad in (
        replace(key, dtype="int8_w8a8", quant_block=None),
        engine_table(8, 1, 1).key,
        replace(key, per_channel_quant=True),
    ):
        with pytest.raises(InputError, match="vLLM"):
            file_name(bad, "NVIDIA_H200")
    assert version_folder("3.4.0+git12") == "triton_3_4_0"
    with pytest.raises(InputError, match="form"):
        version_folder("main")


def test_every_name_of_a_device_gets_its_file() -> None:
    table = engine_table(device_names=("NVIDIA H200", "NVIDIA H200 NVL", "Some Other"))
    names = [f.path.name for f in export("vllm", [table], PLAIN) if not f.path.name.endswith((".md", "evidence.json"))]
    assert [n.split(",")[2] for n in names] == ["device_name=NVIDIA_H200", "device_name=Some_Other"]
    with pytest.raises(InputError, match="file name"):
        export("vllm", [engine_table(device_names=("a/b",))], PLAIN)


def test_the_evidence_says_why_each_row_is_there() -> None:
    made = export("vllm", [engine_table()], replace(PLAIN, command="moebench table export x --target vllm"))
    data = json.loads(made[1].text)
    rows = json.loads(made[0].text)
    assert [str(r["key"]) for r in data["rows"]] == [k for k in rows if k != "triton_version"]
    why = {r["key"]: r["why"] for r in data["rows"]}
    assert why[1] == "timed here"
    assert "timed at 1" in why[4]
    assert "default" in why[4097]
    assert data["command"] == "moebench table export x --target vllm"
    assert data["default"] == "block-fp8 default of vLLM and SGLang"
    assert data["kernels"][0]["kernel"] == "engine_grid"
    page = made[2].text
    for told in (
        "driver 570.1",
        "triton 3.5.0",
        "block-fp8 default",
        "uniform, zipf:1.2",
        "--target vllm",
        "50.49 … 51.51",
    ):
        assert told in page


def test_native_is_the_table_itself(tmp_path: Path) -> None:
    (made,) = export("native", [layer_table()], PLAIN)
    assert made.path.as_posix() == "h200/qwen3-30b-a3b.triton-steps.bf16.json"
    whole, split, other = (
        table_formats.get("native").usage(export("native", [t], PLAIN), tmp_path)
        for t in (layer_table(), layer_table(tp=2), ep_table())
    )
    assert whole == f"moebench run --table {tmp_path / made.path}"
    assert split.endswith(".tp2.json --tp 2")
    assert other.startswith("moebench table lookup "), "no run takes the plans of a whole group"
    assert read_table(made.text) == layer_table()


@pytest.mark.parametrize("name", ["native", "vllm", "sglang", "hw_config"])
def test_every_format_says_how_its_files_are_used(name: str, tmp_path: Path) -> None:
    made = export(name, [engine_table()], PLAIN)
    assert all(not f.path.is_absolute() and ".." not in f.path.parts for f in made)
    words = {
        "native": "moebench table lookup",
        "vllm": "VLLM_TUNED_CONFIG_FOLDER=",
        "sglang": "SGLANG_MOE_CONFIG_DIR=",
        "hw_config": "#include",
    }
    assert words[name] in table_formats.get(name).usage(made, tmp_path)
    assert name in table_formats.names()


def test_a_format_of_another_package_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class Point:
        name = "theirs"

        @staticmethod
        def load() -> type[Native]:
            return Native

    asked: list[str] = []

    def points(group: str) -> list[type[Point]]:
        asked.append(group)
        return [Point]

    monkeypatch.setattr("moebench.registry.metadata.entry_points", points)
    fresh = _built_in()
    assert isinstance(fresh.get("theirs"), Native)
    assert asked == ["moebench.table_formats"]


def test_an_unknown_format_is_named() -> None:
    with pytest.raises(UnknownNameError, match="vllm"):
        export("vlm", [engine_table()], PLAIN)


def test_ties_and_defaults_are_rows_too() -> None:
    text = export("vllm", [engine_table()], PLAIN)[0].text
    assert tuple(_as_engine(text, 65_536)[k] for k in KNOBS) == gemm_knobs(BLOCK_DEFAULT, Step.GEMM1)
    assert Ratio().high == 1
