"""Plots: the files exist, hold the words and numbers they should, and are the same bytes each time."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest
import report_samples as samples

from moebench.errors import InputError, StoreError
from moebench.report import plots
from moebench.report.plot_latency import GAP_WORDS, parts_above
from moebench.report.plot_steps import shares
from moebench.report.plot_style import LINES, STEP_FILLS, fill_of, time_label, token_ticks
from moebench.report.view import Point
from moebench.store.reader import Run
from moebench.store.records import PointRecord


def _run(*records: PointRecord, name: str = "run", **header: object) -> Run:
    return Run(Path(name), samples.header(**header), tuple(records))


def test_one_run_gives_latency_and_steps_as_png_and_svg(tmp_path: Path) -> None:
    written = plots.write([_run(*samples.gpu_run())], tmp_path)
    assert [p.name for p in written] == ["latency.png", "latency.svg", "steps.png", "steps.svg"]
    assert all(p.stat().st_size > 10_000 for p in written)
    assert written[0].read_bytes().startswith(b"\x89PNG")
    latency, steps = written[1].read_text(), written[3].read_text()
    for words in ("qwen3-30b-a3b · NVIDIA H200", ">tokens<", ">floor<", ">torch/grouped_mm<", ">16384<", "µs<",
                  "routing uniform", "95 % interval"):  # fmt: skip
        assert words in latency
    for words in (*samples.STEPS, "residual", ">5700<", ">16384<"):
        assert words in steps


def test_the_same_run_gives_the_same_bytes(tmp_path: Path) -> None:
    digests = []
    for folder in ("a", "b"):
        written = plots.write([_run(*samples.gpu_run()[:4])], tmp_path / folder)
        digests.append([hashlib.sha256(p.read_bytes()).hexdigest() for p in written])
    assert digests[0] == digests[1]


def test_several_runs_are_overlaid_and_told_apart(tmp_path: Path) -> None:
    runs = [
        _run(*samples.gpu_run()), _run(*samples.gpu_run(scale=0.5), name="b", device_name="NVIDIA B300"),
        _run(*samples.gpu_run(scale=1.3, routing="zipf:1.2"), name="c"),
    ]  # fmt: skip
    written = plots.write(runs, tmp_path, plots.Kind.LATENCY)
    svg = written[1].read_text()
    assert len(written) == 2
    for words in ("uniform, NVIDIA H200", "uniform, NVIDIA B300", "zipf:1.2, NVIDIA H200", "several devices"):
        assert words in svg


def test_two_runs_of_the_same_thing_are_labelled_by_their_folders(tmp_path: Path) -> None:
    runs = [_run(*samples.gpu_run(), name="before"), _run(*samples.gpu_run(scale=0.9), name="after")]
    svg = plots.write(runs, tmp_path, plots.Kind.LATENCY)[1].read_text()
    assert "before" in svg
    assert "after" in svg


def test_many_curves_get_a_legend(tmp_path: Path) -> None:
    runs = [_run(*samples.gpu_run(scale=1 + i / 10)[::4], name=f"run-{i}") for i in range(9)]
    svg = plots.write(runs, tmp_path, plots.Kind.LATENCY)[1].read_text()
    assert all(f"run-{i}" in svg for i in range(9))


def test_a_line_between_two_points_never_runs_below_the_floor() -> None:
    """Both axes are logarithmic: from 10 at 1 to 1000 at 100 the line is at 100 where there are 10 tokens."""
    tokens, medians = [1, 100, 200], [10.0, 1000.0, 1100.0]
    assert parts_above(tokens, medians, {1: 5.0, 10: 99.0, 100: 900.0, 150: 950.0}) == [slice(0, 3)]
    assert parts_above(tokens, medians, {1: 5.0, 10: 101.0, 100: 900.0}) == [slice(0, 1), slice(1, 3)]
    assert parts_above(tokens, medians, {10: 101.0, 150: 2000.0}) == [slice(0, 1), slice(1, 2), slice(2, 3)]
    assert parts_above(tokens, medians, {100: 2000.0}) == [slice(0, 3)], "a point below its own floor is shown as it is"
    assert parts_above([1, 100], [0.0, 10.0], {10: 5.0}) == [slice(0, 2)]


def test_a_curve_is_not_joined_below_the_floor_that_another_one_knows(tmp_path: Path) -> None:
    """Of two runs on one device the coarse one stays at the floor: a line from 8 to 64 would pass below it at 32."""
    floors = {8: 100.0, 32: 240.0, 64: 270.0}
    coarse = [samples.point(t, floors[t] * 1.02, floor_us=floors[t], backend="triton") for t in (8, 64)]
    fine = [samples.point(t, 2 * us, floor_us=us) for t, us in floors.items()]
    told = [plots.write([_run(*r) for r in runs], tmp_path / name, plots.Kind.LATENCY)[1].read_text()
            for name, runs in (("apart", [coarse]), ("both", [coarse, fine]))]  # fmt: skip
    assert [GAP_WORDS in text for text in told] == [False, True]


def test_what_is_not_measured_says_so(tmp_path: Path) -> None:
    records = [samples.point(t, 10.0 * t, origin="predicted") for t in (1, 8)]
    svgs = [p.read_text() for p in plots.write([_run(*records)], tmp_path) if p.suffix == ".svg"]
    assert all("not measured" in svg for svg in svgs)


def test_one_token_count_and_negative_differences_can_be_drawn(tmp_path: Path) -> None:
    record = samples.point(8, 100.0, residual=samples.timing(-4.0))
    assert shares([Point(record)], "residual") == [-0.04]
    assert len(plots.write([_run(record)], tmp_path)) == 4


def test_a_run_without_a_latency_has_no_plot(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="no point with a latency"):
        plots.write([_run(samples.failed(1))], tmp_path / "new")
    with pytest.raises(InputError, match="no step times"):
        plots.write([_run(samples.point(1, steps=(), residual=None))], tmp_path / "new", plots.Kind.STEPS)
    assert not (tmp_path / "new").exists()


def test_an_unwritable_folder_is_one_clear_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StoreError, match="choose another folder with --out"):
        plots.write([_run(samples.point(1))], tmp_path / "file")


def test_styles_are_told_apart_without_colour() -> None:
    assert len({style.marker for style in LINES}) == len(LINES)
    looks = {(f.hatch, round(_grey(f.colour), 1)) for f in STEP_FILLS.values()}
    assert len(looks) == len(STEP_FILLS)
    assert fill_of("expand+gemm1+activation") == STEP_FILLS["gemm1"]


def _grey(colour: str) -> float:
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return 0.299 * red + 0.587 * green + 0.114 * blue


def test_ticks_are_token_counts_and_times_with_units() -> None:
    assert token_ticks([1, 8, 64]) == [1, 8, 64]
    many = token_ticks([2**i for i in range(18)])
    assert (many[0], many[-1]) == (1, 2**17)
    assert len(many) <= 10
    assert [time_label(v) for v in (20.0, 1000.0, 2.5e6, 0.0)] == ["20 µs", "1 ms", "2.5 s", ""]
