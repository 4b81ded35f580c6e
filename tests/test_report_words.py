"""The conclusion in words on planted runs: the right claim with the right numbers, and none without."""

from __future__ import annotations

from pathlib import Path

import report_samples as samples

from moebench.report import words
from moebench.report.ratio import Verdict, independent, paired
from moebench.store.records import PointRecord, RunHeader

ROUTE_HEAVY, GEMM_HEAVY = [60, 5, 5, 15, 5, 5, 5], [2, 2, 2, 60, 4, 25, 5]


def _said(*records: PointRecord, header: RunHeader | None = None) -> str:
    told = words.conclusion(header or samples.header(), records)
    return "\n".join(line for label, lines in told for line in ([label] if label else []) + lines)


def test_the_largest_step_is_named_by_range_with_its_share() -> None:
    told = _said(
        samples.point(1, 50.0, shares=ROUTE_HEAVY), samples.point(2, 60.0, shares=ROUTE_HEAVY),
        samples.point(64, 500.0, shares=GEMM_HEAVY),
    )  # fmt: skip
    assert "largest step: route at T=1–2 (59 % of the layer); gemm1 at T=64 (59 % of the layer)" in told


def test_launch_memory_and_compute_bound_by_range() -> None:
    told = _said(
        samples.point(1, 30.0, floor_us=6.0),
        samples.point(64, 300.0, floor_us=270.0), samples.point(128, 310.0, floor_us=280.0),
        samples.point(8192, 4000.0, floor_us=3000.0, floor_bound="compute"),
    )  # fmt: skip
    assert "launch-bound at T=1: 7 launches take 18.2 µs, 61 % of the layer's time" in told
    assert "memory-bound at T=64–128: floor 270 µs – 280 µs, 90 % of the layer's time" in told
    assert "compute-bound at T=8192: floor 3.00 ms, 75 % of the layer's time" in told
    assert "this limit, set the time" not in told


def test_far_from_the_limit_the_kernels_are_blamed() -> None:
    told = _said(samples.point(4096, 4000.0, floor_us=1000.0, floor_bound="compute"))
    assert "the layer takes 4.0× that or more: its kernels, not this limit, set the time" in told


def test_a_floor_that_can_not_be_true_names_no_bound() -> None:
    told = _said(samples.point(8, 100.0, floor_us=700.0), samples.point(64, 100.0, floor_us=104.0))
    assert "faster than the floor at T=8: the floor (700 µs) is 700 % of the layer's time" in told
    assert "moebench hw probe" in told
    assert "memory-bound at T=64" in told


def test_steps_whose_intervals_overlap_are_not_ranked() -> None:
    told = _said(
        samples.point(8, 100.0, half=0.2, shares=[1, 1, 1, 40, 1, 38, 1]), samples.point(64, shares=GEMM_HEAVY)
    )
    assert "largest step: gemm1 at T=64" in told
    assert "largest step at T=8 can't be told: the intervals of gemm1, gemm2 overlap" in told


def test_the_launch_cost_follows_the_clock() -> None:
    graph = samples.point(1, 40.0, floor_us=30.0)
    events = samples.point(1, 40.0, floor_us=30.0, clock="events")
    assert "memory-bound at T=1" in _said(graph)
    assert "launch-bound at T=1: 7 launches take 35.0 µs" in _said(events)


def test_without_a_launch_latency_or_a_floor_the_words_say_so() -> None:
    bare = samples.header(settings={})
    assert "launch-bound was not judged" in _said(samples.point(1), header=bare)
    told = _said(samples.point(1, floor_us=None), header=bare)
    assert "-bound at" not in told
    assert "there is no floor" in told


def test_time_per_model_step_is_marked_as_arithmetic() -> None:
    told = _said(samples.point(64, 500.0))
    assert "MoE time per model step: 24.0 ms ±0.4 % at T=64 (arithmetic: layer × 48 MoE layers; not measured)" in told


def test_the_worst_residual_is_found_whatever_its_sign() -> None:
    told = _said(
        samples.point(1, 100.0, residual=samples.timing(1.0)), samples.point(2, 100.0, residual=samples.timing(-7.0))
    )
    assert "largest residual (layer − sum of steps): -7.00 µs at T=2, 7.0 % of the layer" in told


def test_failures_are_grouped_by_reason() -> None:
    told = _said(samples.point(1), samples.failed(64), samples.failed(128), samples.failed(256, "wrong result", "off"))
    assert "T=64–128: failed, out of memory: w13 needs 9.0 GiB" in told
    assert "T=256: failed, wrong result: off" in told


def test_an_unchecked_result_is_said_to_be_unchecked() -> None:
    assert "numerics: NOT checked" in _said(samples.point(1, checks=()))
    assert "1 of 1 points with a latency were checked and passed; worst error 2.1e-3" in _said(samples.point(1))


def test_a_faster_backend_is_named_with_its_lead_and_equals_are_not_ranked() -> None:
    told = _said(
        samples.point(1, 100.0), samples.point(64, 300.0),
        samples.point(1, 150.0, backend="triton", variant="fused"),
        samples.point(64, 300.1, backend="triton", variant="fused",
                      layer_blocks_us=tuple(reversed(samples.blocks(300.1)))),
    )  # fmt: skip
    assert "torch/grouped_mm is fastest at T=1: the next takes 1.50× its time" in told
    assert "torch/grouped_mm and triton/fused can't be told apart at T=64" in told


def test_only_like_sections_race() -> None:
    told = _said(samples.point(1, 100.0), samples.point(1, 50.0, backend="triton", routing="zipf:1.2"))
    assert "fastest" not in told


def test_warm_throttled_and_wide_points_are_cautioned() -> None:
    told = _said(
        samples.point(1, l2_policy="warm"), samples.point(2, half=0.06),
        samples.point(4, telemetry=samples.Telemetry(throttle_reasons=("power",))),
    )  # fmt: skip
    assert "T=1: warm cache" in told
    assert "T=2: layer interval over ±2 % (up to ±6.0 %)" in told
    assert "T=4: the device throttled" in told


def test_the_next_command_follows_from_the_run(tmp_path: Path) -> None:
    point, where = samples.point(1), tmp_path / "run"
    assert words.next_command([point], where) == f"moebench plot {where}"
    where.mkdir()
    (where / "latency.png").touch()
    assert words.next_command([point], where) == (
        "moebench run --model qwen3-30b-a3b --routing uniform --routing zipf:1.2"
    )
    both = [point, samples.point(1, routing="zipf:1.2")]
    assert words.next_command(both, where) == f"moebench show {where} --format csv"
    assert words.next_command([samples.point(1, shape=samples.SHARED_SHAPE)], where).startswith("moebench show ")
    assert words.next_command([samples.failed(64)], where) == (
        "moebench run --model qwen3-30b-a3b --tokens 64 --ep-size 8 --ep-rank 0"
    )
    assert words.next_command([samples.failed(64, "device error", "x")], where) == "moebench doctor"
    assert words.next_command([], where) == "moebench doctor"


def test_an_empty_run_has_one_sentence() -> None:
    assert words.conclusion(samples.header(), []) == [("", ["no point is on record"])]


def test_ratio_verdicts_on_planted_blocks() -> None:
    same, slower = samples.blocks(100.0), samples.blocks(110.0)
    assert independent(same, same).verdict is Verdict.UNCLEAR  # type: ignore[union-attr]
    found = independent(same, slower)
    assert found is not None
    assert found.low is not None
    assert found.high is not None
    assert found.verdict is Verdict.SLOWER
    assert found.low < 1.1 < found.high
    assert found.slower_by_more_than(0.05)
    assert not found.slower_by_more_than(0.10)
    assert independent(slower, same).verdict is Verdict.FASTER  # type: ignore[union-attr]
    assert paired(same, tuple(1.01 * v for v in same)).verdict is Verdict.SLOWER  # type: ignore[union-attr]


def test_too_few_blocks_or_none_above_zero_give_no_verdict() -> None:
    few = independent((100.0, 101.0), (150.0, 151.0))
    assert few is not None
    assert few.value > 1.4
    assert few.verdict is Verdict.UNCLEAR
    assert independent((), (1.0,)) is None
    assert independent(samples.blocks(-1.0), samples.blocks(1.0)) is None
    assert paired((1.0,) * 6, (1.0,) * 7) is None
