"""Progress: what a line says, how rarely it is drawn, and that nothing runs beside the measurement."""

from __future__ import annotations

import io
import threading
from dataclasses import replace

import report_samples as samples
from rich.console import Console

from moebench.measure.request import Candidate, PointRequest
from moebench.plan.plan import LayerPlan
from moebench.report.progress import LineProgress, LiveProgress, State, clock_text, point_words
from moebench.session.listener import Listener, Progress
from moebench.spec.hardware import Hardware
from moebench.spec.workload import Workload


class FakeClock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def _request(num_tokens: int = 64) -> PointRequest:
    hardware = Hardware("some-gpu", "Some GPU", "nvidia", "sm_90", "hopper")
    candidate = Candidate("torch", LayerPlan("torch", "grouped_mm"))
    return PointRequest(Workload(samples.SHAPE, num_tokens), (candidate,), hardware, "cuda:0")


def _terminal() -> Console:
    return Console(file=io.StringIO(), force_terminal=True, width=100, highlight=False)


def _written(console: Console) -> str:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_a_line_a_point_with_its_latency_and_a_failure_with_its_reason() -> None:
    console = Console(file=io.StringIO(), width=40)
    with LineProgress(console) as progress:
        told: Listener = progress
        told.point_started(_request(64), Progress(1, 2, None))
        told.point_event(_request(64), {"phase": "measure", "blocks": 12, "half_width": 0.01})
        told.point_done(_request(64), [samples.point(64, 300.0)], Progress(1, 2, 3.0))
        told.point_done(_request(128), [samples.failed(128, message="[w13] needs 9.0 GiB")], Progress(2, 2, 0.0))
    assert _written(console).splitlines() == [
        "[1/2] qwen3-30b-a3b torch/grouped_mm T=64: 300 µs ±0.4 %, 67 % of floor",
        "[2/2] qwen3-30b-a3b torch/grouped_mm T=128: failed, out of memory: [w13] needs 9.0 GiB",
    ]


def test_candidates_of_one_name_are_told_apart_by_their_plans() -> None:
    plans = [replace(samples.point(64, 300.0), plan_source=source) for source in ("default", "table", "file")]
    told = [line.partition(":")[0] for line in point_words(plans, {"file": "other plan"})]
    assert told == [f"qwen3-30b-a3b torch/grouped_mm T=64 {name} plan" for name in ("default", "table", "other")]
    assert " file plan " in point_words(plans)[2], "with its digest"
    console = _terminal()
    with LiveProgress(console) as progress:
        failures = [replace(samples.failed(128), plan_source=source) for source in ("default", "table")]
        progress.point_done(_request(128), [failures[1], plans[0], failures[0]], Progress(1, 1, 0.0))
    assert "T=128 table plan: failed" in _written(console)
    assert "T=128 default plan: failed" in _written(console)


def test_the_live_line_is_drawn_at_most_twice_a_second() -> None:
    clock, console = FakeClock(), _terminal()
    drawn = 0
    with LiveProgress(console, clock=clock) as progress:
        size = len(_written(console))
        for _ in range(1000):
            clock.now += 0.01
            progress.point_event(_request(), {"phase": "measure", "blocks": 5, "half_width": 0.02})
            grown = len(_written(console))
            drawn, size = drawn + (grown != size), grown
    assert 15 <= drawn <= 21


def test_the_live_line_starts_no_thread_and_leaves_failures_behind() -> None:
    console, before = _terminal(), threading.active_count()
    with LiveProgress(console) as progress:
        progress.point_started(_request(1), Progress(1, 3, None))
        assert threading.active_count() == before
        progress.point_done(_request(1), [samples.failed(1, "wrong result", "token 3 is off")], Progress(1, 3, 4.0))
    assert "qwen3-30b-a3b bf16 uniform T=1" in _written(console)
    assert "failed, wrong result: token 3 is off" in _written(console)


def test_state_names_point_phase_best_half_width_and_time_left() -> None:
    line = State(4, 1, 2, "mixtral T=8", "measure", 10, 0.012, 60.0).line()
    for part in ("1/4", "mixtral T=8", "timing", "10 blocks", "±1.2 %", "2 failed", "1:00 left"):
        assert part in line
    assert "estimating time left" in State(4).line()


def test_the_best_half_width_of_a_point_is_kept_and_reset_by_the_next() -> None:
    progress = LineProgress(Console(file=io.StringIO()))
    progress.point_started(_request(), Progress(1, 2, None))
    for width in (0.02, 0.03, None, float("inf")):
        progress.point_event(_request(), {"phase": "measure", "blocks": 5, "half_width": width})
    assert progress.state.half_width == 0.02
    progress.point_started(_request(), Progress(2, 2, 5.0))
    assert progress.state.half_width is None


def test_an_event_of_another_kind_is_left_alone() -> None:
    progress = LineProgress(Console(file=io.StringIO()))
    progress.point_event(_request(), "something else")
    assert progress.state == State()


def test_clock_text() -> None:
    assert [clock_text(s) for s in (0, 7, 65, 3723)] == ["0:00", "0:07", "1:05", "1:02:03"]
