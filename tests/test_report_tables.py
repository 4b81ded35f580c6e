"""Tables and formats: every number in its column, failures without one, marks explained, widths kept."""

from __future__ import annotations

import csv
import io
import json
import os
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
import report_samples as samples
from hypothesis import given
from hypothesis import strategies as st

from moebench.errors import UnknownNameError
from moebench.report import heading, layout, tables, values
from moebench.report.formats import FORMATS
from moebench.report.marks import symbols
from moebench.report.view import Point, readable, sections
from moebench.store.reader import Run
from moebench.store.records import PointRecord

FUSED = [("route", "index"), ("expand", "gemm1", "activation"), ("gemm2",), ("combine",)]


def _run(*records: PointRecord, **header: object) -> Run:
    return Run(Path("results/some-run"), samples.header(**header), tuple(records))


def _text(run: Run, width: int = 100) -> str:
    return "\n".join(line.plain for line in FORMATS.get("table").render(run, width))  # type: ignore[union-attr]


def _row(text: str, tokens: int) -> list[str]:
    found = [line.split() for line in text.splitlines() if re.match(rf"\s*{tokens}[a-zA-Z!]*\s", line)]
    assert found, f"no row for T={tokens} in:\n{text}"
    return found[0]


def test_a_row_holds_steps_layer_interval_residual_floor_and_error() -> None:
    text = _text(_run(samples.point(64, 300.0, floor_us=270.0, shares=[1, 2, 3, 45, 5, 37, 7])))
    assert _row(text, 64) == [
        "64", "2.94", "5.88", "8.82", "132", "14.7", "109", "20.6", "300", "0.4", "6.00", "90", "2.1e-3",
    ]  # fmt: skip
    titles = [line for line in text.splitlines() if "route" in line and "comb" in line]
    assert titles[0].split() == [
        "T", "route", "index", "expand", "gemm1", "act", "gemm2", "comb", "layer", "%", "resid", "floor", "error",
    ]  # fmt: skip


def test_a_fused_operation_is_one_cell_over_its_steps() -> None:
    section = sections([samples.point(64, 300.0, ops=FUSED, shares=[10, 50, 30, 10])])[0]
    table = tables.build(section)
    names = [c.heading for c in table.columns]
    assert names[1:5] == ["route+index", "expand+gemm1+act", "gemm2", "comb"]
    assert table.rows[0].cells["expand+gemm1+activation"].text == "147"


def test_a_failed_point_says_why_and_has_no_latency() -> None:
    text = _text(_run(samples.point(64), samples.failed(128)))
    line = next(line for line in text.splitlines() if line.lstrip().startswith("128 "))
    assert "failed, out of memory: w13 needs 9.0 GiB" in line
    assert not re.search(r"\d+\.\d+e-\d", line)


@pytest.mark.parametrize(
    ("changes", "mark"),
    [
        ({"l2_policy": "warm"}, "w"),
        ({"telemetry": samples.Telemetry(throttle_reasons=("power",))}, "t"),
        ({"warnings": ("shared GPU: vllm (pid 7) holds 3 GiB",)}, "s"),
        ({"warnings": ("the plan's tile was clamped",)}, "!"),
        ({"layer": samples.timing(300.0, stop="time cap")}, "c"),
        ({"layer": samples.timing(300.0, outliers=2), "warnings": ("outliers: 2 of 12 blocks, kept",)}, "o"),
        ({"origin": "predicted"}, "P"),
        ({"origin": "virtual"}, "V"),
        ({"origin": "replayed"}, "R"),
    ],
)
def test_a_mark_stands_by_its_row_and_in_the_legend(changes: dict[str, object], mark: str) -> None:
    record = samples.point(64, **changes)
    assert symbols(Point(record)) == mark
    text = _text(_run(record))
    assert _row(text, 64)[0] == f"64{mark}"
    assert re.search(rf"^{re.escape(mark)}  \w+", text, re.MULTILINE)


def test_a_gpu_in_use_by_others_marks_every_row() -> None:
    note = "shared GPU: process 7 vllm uses cuda:0 too"
    text = _text(_run(samples.point(8), samples.point(64), notes=(note,)))
    assert _row(text, 8)[0] == "8s"
    assert _row(text, 64)[0] == "64s"
    assert note in text


def test_marks_that_no_row_has_are_not_explained() -> None:
    assert not re.search(r"^[wtscVPR!~]  ", _text(_run(samples.point(64))), re.MULTILINE)


def test_origins_never_share_a_table_and_what_is_not_measured_says_so_first() -> None:
    found = sections([samples.point(64), samples.point(128, origin="predicted")])
    assert [len(s.points) for s in found] == [1, 1]
    assert heading.title(found[1]).startswith("PREDICTED, not measured: ")


def test_a_wide_interval_is_marked_on_the_number() -> None:
    text = _text(_run(samples.point(64, 300.0, half=0.05)))
    row = _row(text, 64)
    assert "~300" in row
    assert "5.0" in row
    assert "~  wide 95 % interval" in text


def test_points_that_differ_in_more_than_tokens_stand_in_tables_of_their_own() -> None:
    records = [
        samples.point(64), samples.point(64, routing="zipf:1.2"), samples.point(64, backend="triton"),
        samples.point(64, shape=samples.SHARED_SHAPE), samples.point(128),
    ]  # fmt: skip
    found = sections(records)
    assert [[p.num_tokens for p in s.points] for s in found] == [[64, 128], [64], [64], [64]]
    assert "shared" in found[3].ops()


def test_the_heading_names_what_made_the_numbers() -> None:
    text = " ".join(_text(_run(samples.point(1, l2_policy="warm"), samples.point(2))).split())
    for part in (
        "NVIDIA H200 (h200-sxm)", "torch 2.13.0", "driver 580.95", "qwen3-30b-a3b E=128 K=8 H=2048 I=768", "bf16",
        "routing uniform", "torch/grouped_mm", "default plan", "clock cuda graph", "L2 layer → warm at T=1", "seed 0",
        "4 draws", "12 blocks × 16 calls", "SM 1980 MHz",
    ):  # fmt: skip
        assert part in text


def test_a_cpu_run_says_that_it_is_one() -> None:
    assert heading.CPU_WORDS in _text(_run(samples.point(1), device_kind="cpu", device_name="Some CPU"), 200)
    assert heading.CPU_WORDS not in _text(_run(samples.point(1)), 200)
    asked = "floors are those of h200, as asked; the device is cpu"
    told = _text(_run(samples.point(1), device_kind="cpu", device_name="Some CPU", notes=(asked,)), 200)
    assert asked in told
    assert "probe" not in told, "the floors' origin is what the run's notes say"


def test_a_run_that_ended_early_says_how_much_there_is() -> None:
    assert "run is interrupted: 1 of 18 points are on record" in _text(_run(samples.point(1), state="interrupted"))


@pytest.mark.parametrize("width", [62, 80, 100, 140])
@pytest.mark.parametrize("shape", [samples.SHAPE, samples.SHARED_SHAPE], ids=lambda s: s.name)
def test_no_line_is_wider_than_asked_for(width: int, shape: object) -> None:
    run = _run(*samples.gpu_run(shape=shape), samples.failed(32768, message="needs more memory " * 20, shape=shape))
    assert max(map(len, _text(run, width).splitlines())) <= width


def test_a_narrow_table_keeps_every_total_and_names_what_it_left_out() -> None:
    record = samples.point(4096, 2000.0, shape=samples.SHARED_SHAPE, half=0.01)
    section = sections([record])[0]
    table = tables.fit(section, 50, layout.width_of)
    assert layout.width_of(table) <= 50
    assert not table.has("error")
    assert any("worst gate error: 2.1e-3 at T=4096 (allowed 6.0e-3)" in n for n in table.notes)
    assert any(n.startswith("widest layer interval: ±1.0 %") for n in table.notes)
    rest = next(n for n in table.notes if n.startswith("rest: "))
    merged = rest.removeprefix("rest: ").split(" together")[0].split(", ")
    total = sum(Point(record).steps()[n].time.median_us for n in merged)
    assert table.rows[0].cells["rest"].text == values.number(total)
    assert {"gemm1", "gemm2"} <= {c.key for c in table.columns}


def test_json_is_valid_complete_and_alone() -> None:
    bad = samples.timing(300.0, p90_us=float("inf"))
    run = _run(samples.point(64), samples.failed(128), samples.point(256, layer=bad))
    data = json.loads(FORMATS.get("json").render(run, 80))  # type: ignore[arg-type]
    assert set(data) == {"schema", "header", "records", "problems", "conclusion", "next"}
    assert [r["status"] for r in data["records"]] == ["ok", "failed", "ok"]
    assert data["records"][0]["layer"]["median_us"] == 300.0
    assert data["records"][0]["workload"]["dtype"] == "bf16"
    assert data["records"][1]["layer"] is None
    assert data["records"][1]["failure"] == {"kind": "out of memory", "message": "w13 needs 9.0 GiB"}
    assert data["records"][2]["layer"]["p90_us"] is None
    assert data["header"]["device_name"] == "NVIDIA H200"


def test_csv_has_a_row_a_step_and_one_for_a_failure() -> None:
    text = FORMATS.get("csv").render(_run(samples.point(64), samples.failed(128)), 80)
    rows = list(csv.DictReader(io.StringIO(text)))  # type: ignore[arg-type]
    assert [r["step"] for r in rows] == [*samples.STEPS, "layer", "residual", "layer"]
    assert {r["num_tokens"] for r in rows[:9]} == {"64"}
    layer, failed = rows[7], rows[9]
    assert (layer["median_us"], layer["blocks"], layer["floor_bound"]) == ("300.0", "12", "memory")
    assert (failed["status"], failed["failure"], failed["median_us"]) == ("failed", "out of memory", "")
    assert all(None not in r and None not in r.values() for r in rows)


def test_md_is_a_table_with_one_cell_a_column() -> None:
    run = _run(samples.point(64), samples.failed(128, message="a | b"), samples.point(256, half=0.05))
    text = FORMATS.get("md").render(run, 80)
    lines = [line for line in text.splitlines() if line.startswith("|")]  # type: ignore[union-attr]
    counts = {len(re.findall(r"(?<!\\)\|", line)) for line in lines}
    assert len(lines) == 5
    assert len(counts) == 1
    assert "gate error" in lines[0]


def test_an_unknown_format_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownNameError, match="csv, json, md, table"):
        FORMATS.get("yaml?")


def test_a_record_without_its_workload_is_named_and_left_out() -> None:
    broken = replace(samples.point(64), point_id="p1", workload={"num_tokens": 64})
    kept, problems = readable([broken, samples.point(8)])
    assert [Point(r).num_tokens for r in kept] == [8]
    assert "record p1: its workload has no shape.name" in problems[0]
    assert "no point is on record" in _text(_run(broken))


def _print(env: dict[str, str]) -> bytes:
    code = (
        "import report_samples as s; from pathlib import Path; from moebench.store.reader import Run;"
        "from moebench.report import formats; formats.show(Run(Path('r'), s.header(), s.gpu_run()))"
    )
    base = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "TERM")}
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, check=True, timeout=60, cwd=Path(__file__).parent,
        env={**base, **env},
    ).stdout  # fmt: skip


def test_a_pipe_gets_no_escape_codes_and_keeps_to_columns() -> None:
    told = _print({"COLUMNS": "80", "PYTHONIOENCODING": "utf-8"})
    assert b"\x1b" not in told
    assert max(map(len, told.decode("utf-8").splitlines())) <= 80


def test_no_color_holds_where_colour_would_be() -> None:
    loud = _print({"FORCE_COLOR": "1", "TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8"})
    plain = _print({"FORCE_COLOR": "1", "NO_COLOR": "1", "TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8"})
    assert re.search(rb"\x1b\[[0-9;]*3[0-9]m", loud) or b"\x1b[1m" in loud
    assert not re.search(rb"\x1b\[(?:[0-9;]*;)?3[0-9]m", plain)


def test_an_encoding_without_our_signs_ends_no_run() -> None:
    assert b"layer" in _print({"PYTHONIOENCODING": "ascii"})


@given(st.floats(min_value=0.01, max_value=1e7))
def test_numbers_keep_three_digits_and_never_an_exponent(value: float) -> None:
    text = values.number(value)
    assert "e" not in text
    assert float(text) == pytest.approx(value, rel=0.0051, abs=0.0051)


def test_numbers_and_spans_read_well() -> None:
    assert [values.number(v) for v in (0.004, 0.123, 4.049, 35.23, 999.7, 24394, -0.12, -0.001)] == [
        "0.00", "0.12", "4.05", "35.2", "1000", "24400", "-0.12", "0.00",
    ]  # fmt: skip
    assert values.spans([1, 2, 4, 64], [1, 2, 4, 8, 64]) == "1–4, 64"
    assert [values.percent(s) for s in (0.0042, 0.0999, 0.123, -0.2)] == ["0.4", "10", "12", "-20"]
    assert values.error(0.00191) == "1.9e-3"
    assert [values.duration(v) for v in (35.2, 1320.0, 2.1e6)] == ["35.2 µs", "1.32 ms", "2.10 s"]


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"num_tokens": {"a": 1}}, "num_tokens {'a': 1}"),
        ({"num_tokens": True}, "num_tokens True"),
        ({"seed": [1]}, "seed [1]"),
        ({"tp_size": "two"}, "tp_size 'two'"),
        ({"dtype": 16}, "dtype 16"),
    ],
)
def test_a_workload_of_other_types_is_named_and_left_out(changes: dict[str, object], told: str) -> None:
    point = samples.point(64)
    kept, problems = readable([replace(point, workload={**point.workload, **changes})])
    assert kept == []
    assert told in problems[0]


def test_a_floor_of_zero_is_shown() -> None:
    assert "bound" in _text(_run(replace(samples.point(64), floor_us=0.0)))


def test_plans_from_a_file_stand_in_tables_of_their_own_with_a_name_each() -> None:
    first = samples.point(64, plan_source="file")
    other = replace(first, plan={**first.plan, "variant": "another"}, variant=first.variant)
    found = sections([first, other, replace(first, plan_source="default")])
    names = [section.first.plan_name for section in found]
    assert len(found) == 3
    assert len(set(names)) == 3
    assert names[2] == "default plan"
    assert all(re.fullmatch("file plan [0-9a-f]{6}", name) for name in names[:2])
