"""``moebench compare``: verdicts on planted runs, refusals by field, exit codes."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
import report_samples as samples
import typer
from typer.testing import CliRunner

from moebench.cli import compare, show
from moebench.cli.compare import parse_percent
from moebench.errors import InputError
from moebench.spec.dtypes import DType
from moebench.store.records import PointRecord

runner = CliRunner()
app = typer.Typer()
for module in (show, compare):
    module.register(app)


@pytest.fixture
def folders(tmp_path: Path):  # type: ignore[no-untyped-def]
    """Writes two runs and returns their folders as text."""

    def write(a: Sequence[PointRecord], b: Sequence[PointRecord], **header: object) -> list[str]:
        return [str(samples.write(tmp_path / "a", a)), str(samples.write(tmp_path / "b", b, **header))]

    return write


def _rows(*arguments: str) -> tuple[int, list[dict[str, object]]]:
    told = runner.invoke(app, ["compare", *arguments, "--format", "json"])
    return told.exit_code, json.loads(told.stdout)["rows"]


def test_equal_runs_are_unclear_and_pass(folders) -> None:  # type: ignore[no-untyped-def]
    run = samples.gpu_run()
    code, rows = _rows(*folders(run, run))
    assert code == 0
    assert {r["verdict"] for r in rows} == {"unclear"}
    assert all(r["low"] <= 1.0 <= r["high"] for r in rows)  # type: ignore[operator]
    assert {r["step"] for r in rows} == {"layer", *samples.STEPS}


def test_ten_percent_slower_fails_at_five_and_passes_at_fifteen(folders) -> None:  # type: ignore[no-untyped-def]
    paths = folders(samples.gpu_run(), samples.gpu_run(scale=1.1))
    code, rows = _rows(*paths)
    assert code == 1
    assert {r["verdict"] for r in rows} == {"slower"}
    assert all(r["ratio"] == pytest.approx(1.1, rel=1e-3) for r in rows)
    assert _rows(*paths, "--fail-above", "15%")[0] == 0


def test_beyond_its_interval_means_the_near_end(folders) -> None:  # type: ignore[no-untyped-def]
    paths = folders([samples.point(64, 100.0, half=0.2)], [samples.point(64, 108.0, half=0.2)])
    assert _rows(*paths)[0] == 0


def test_faster_is_said_and_passes(folders) -> None:  # type: ignore[no-untyped-def]
    code, rows = _rows(*folders(samples.gpu_run(), samples.gpu_run(scale=0.8)))
    assert code == 0
    assert {r["verdict"] for r in rows} == {"faster"}


def test_one_slow_step_fails_only_with_steps(folders) -> None:  # type: ignore[no-untyped-def]
    good = samples.point(64, 300.0)
    slow = replace(good.steps[0], blocks_us=tuple(2 * v for v in good.steps[0].blocks_us))
    paths = folders([good], [replace(good, steps=(slow, *good.steps[1:]))])
    assert runner.invoke(app, ["compare", *paths]).exit_code == 0
    told = runner.invoke(app, ["compare", *paths, "--steps"])
    assert told.exit_code == 1
    assert "regression beyond 5 %: route of torch/grouped_mm at T=64" in " ".join(told.stdout.split())


def test_a_point_that_newly_fails_is_a_regression(folders) -> None:  # type: ignore[no-untyped-def]
    code, rows = _rows(*folders([samples.point(1), samples.point(64)], [samples.point(1), samples.failed(64)]))
    assert code == 1
    assert [r["note"] for r in rows if r["verdict"] == "failed"] == ["failed in B: out of memory"]


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"routing": "zipf:1.2"}, "routing (uniform against zipf:1.2)"),
        ({"l2_policy": "cold", "l2_policy_asked": "cold"}, "l2_policy (layer against cold)"),
        ({"clock": "events"}, "clock (cuda graph against events)"),
        ({"shape": samples.SHARED_SHAPE}, "shape (E=128 K=8 H=2048 I=768 against E=64 K=6 H=2048 I=1408)"),
        ({"origin": "predicted"}, "origin (measured against predicted)"),
        ({"detail": "alone"}, "detail (steps against alone)"),
    ],
)
def test_unlike_runs_are_refused_by_field(folders, changes: dict[str, object], field: str) -> None:  # type: ignore[no-untyped-def]
    told = runner.invoke(app, ["compare", *folders([samples.point(64)], [samples.point(64, **changes)])])
    assert isinstance(told.exception, InputError)
    assert told.exception.exit_code == 2
    assert field in str(told.exception)


def test_another_dtype_is_refused(folders) -> None:  # type: ignore[no-untyped-def]
    other = samples.point(64)
    other = replace(other, workload={**other.workload, "dtype": DType.FP16})
    told = runner.invoke(app, ["compare", *folders([samples.point(64)], [other])])
    assert "dtype (bf16 against fp16)" in str(told.exception)


def test_one_point_of_another_cache_state_is_refused_and_named(folders) -> None:  # type: ignore[no-untyped-def]
    a = [samples.point(1), samples.point(64)]
    b = [samples.point(1, l2_policy="warm"), samples.point(64)]
    told = runner.invoke(app, ["compare", *folders(a, b)])
    assert "l2_policy (layer against warm) at qwen3-30b-a3b uniform torch/grouped_mm T=1" in str(told.exception)


def test_no_common_token_count_is_said(folders) -> None:  # type: ignore[no-untyped-def]
    told = runner.invoke(app, ["compare", *folders([samples.point(1)], [samples.point(2)])])
    assert "no point in common: T=[1] against T=[2]" in str(told.exception)


def test_the_rest_is_compared_and_what_has_no_partner_is_named(folders) -> None:  # type: ignore[no-untyped-def]
    told = runner.invoke(
        app, ["compare", *folders([samples.point(1), samples.point(2)], [samples.point(2), samples.point(4)])]
    )
    assert told.exit_code == 0
    assert "T=1" in told.stderr
    assert "T=4" in told.stderr
    assert "layer, 1 points" in told.stdout


def test_backends_pair_by_name_and_a_lone_one_with_a_lone_one(folders) -> None:  # type: ignore[no-untyped-def]
    a = [samples.point(64, 100.0), samples.point(64, 200.0, backend="triton", variant="fused")]
    b = [samples.point(64, 220.0, backend="triton", variant="fused"), samples.point(64, 110.0)]
    _, rows = _rows(*folders(a, b))
    assert [r["ratio"] for r in rows if r["step"] == "layer"] == [pytest.approx(1.1), pytest.approx(1.1)]


def test_two_different_backends_can_be_compared(folders) -> None:  # type: ignore[no-untyped-def]
    _, rows = _rows(*folders([samples.point(64)], [samples.point(64, backend="triton", variant="fused")]))
    assert rows[0]["lane"] == "torch/grouped_mm → triton/fused"


def test_other_hardware_and_versions_are_allowed_and_named(folders) -> None:  # type: ignore[no-untyped-def]
    run = [samples.point(64)]
    paths = folders(run, run, device_name="NVIDIA B300", versions={"torch": "2.12.0"})
    told = " ".join(runner.invoke(app, ["compare", *paths]).stdout.split())
    assert "device_name: NVIDIA H200 → NVIDIA B300" in told
    assert "torch: 2.13.0 → 2.12.0" in told


def test_csv_and_md(folders) -> None:  # type: ignore[no-untyped-def]
    paths = folders(samples.gpu_run(), samples.gpu_run())
    rows = list(csv.DictReader(io.StringIO(runner.invoke(app, ["compare", *paths, "-f", "csv"]).stdout)))
    assert len(rows) == len(samples.CURVE) * (1 + len(samples.STEPS))
    assert rows[0]["verdict"] == "unclear"
    assert "| T | A µs | B µs | B/A |" in runner.invoke(app, ["compare", *paths, "-f", "md"]).stdout


def test_a_damaged_folder_is_read_as_far_as_it_goes(folders) -> None:  # type: ignore[no-untyped-def]
    paths = folders([samples.point(64)], [samples.point(64)])
    with open(Path(paths[1]) / "records.jsonl", "a", encoding="utf-8") as file:
        file.write("not json\n")
    told = runner.invoke(app, ["compare", *paths])
    assert told.exit_code == 0
    assert "not JSON" in told.stderr


def test_percentages() -> None:
    assert [parse_percent(t) for t in ("5%", "5", " 0.5 %", "0%")] == [0.05, 0.05, 0.005, 0.0]
    for bad in ("-1%", "five", "nan", "", "inf"):
        with pytest.raises(InputError, match="--fail-above"):
            parse_percent(bad)
