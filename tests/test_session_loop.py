"""The loop: every point ends as a record, on disk before the next; what is interrupted is completed later."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import psutil
import pytest
from hypothesis import given
from hypothesis import strategies as st
from session_samples import FAKE, Diary, FakeClock, FakeWorker, a_request, records_for
from store_samples import a_header

from moebench.errors import InputError, MeasureError, StoreError, UnsupportedError
from moebench.measure.request import PointRequest, point_id
from moebench.measure.worker import WorkerError
from moebench.session.loop import Outcome, run_points
from moebench.session.schedule import Budget, coverage_order, groups
from moebench.spec.shape import MoEShape
from moebench.store.runs import RunFolder, load

posix = pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX signals")


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[RunFolder]:
    with RunFolder.create(tmp_path / "run", a_header()) as opened:
        yield opened


def _tokens(outcome: Outcome) -> list[int]:
    return [r.workload["num_tokens"] for r in outcome.records]


def _left(outcome: Outcome) -> list[int]:
    return [r.workload.num_tokens for r in outcome.left_out]


def test_every_point_is_measured_in_order_and_told(folder: RunFolder) -> None:
    diary = Diary()
    outcome = run_points([a_request(1), a_request(8)], folder, FakeWorker(), diary)
    assert (outcome.state, _tokens(outcome), outcome.left_out, outcome.resumed) == ("complete", [1, 8], (), 0)
    assert diary.entries == ["start 1 (1/2)", "a block", "done 1: ok", "start 8 (2/2)", "a block", "done 8: ok"]
    assert diary.left_s[-1] == 0.0
    assert load(folder.path).header.state == "complete"


def test_a_record_is_on_disk_before_the_next_point_starts(folder: RunFolder) -> None:
    seen: list[int] = []
    worker = FakeWorker(lambda _: seen.append(len(load(folder.path).records)))
    run_points([a_request(t) for t in (1, 2, 4)], folder, worker)
    assert seen == [0, 1, 2]


def test_what_the_folder_holds_is_not_measured_again(folder: RunFolder) -> None:
    run_points([a_request(1), a_request(2)], folder, FakeWorker())
    worker = FakeWorker()
    outcome = run_points([a_request(t) for t in (1, 2, 4)], folder, worker)
    assert (worker.tokens, outcome.resumed, _tokens(outcome)) == ([4], 2, [1, 2, 4])


def test_a_failed_point_is_measured_again_and_stands_once(folder: RunFolder) -> None:
    def refuse(_: PointRequest) -> None:
        raise WorkerError("out of memory", "no room")

    first = run_points([a_request(1)], folder, FakeWorker(refuse))
    assert (first.state, first.records[0].failure.kind if first.records[0].failure else None) == (
        "complete", "out of memory",
    )  # fmt: skip
    second = run_points([a_request(1)], folder, FakeWorker())
    assert [r.status for r in second.records] == ["ok"]
    assert len(load(folder.path).history) == 2


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (WorkerError("worker died", "ended with exit code 7"), "worker died"),
        (WorkerError("time limit", "took over 9 s"), "time limit"),
        (UnsupportedError("no such unit"), "unsupported"),
        (InputError("the trace has 3 tokens"), "bad input"),
        (MeasureError("something else"), "device error"),
    ],
)
def test_an_error_becomes_the_points_record_and_the_next_is_measured(
    folder: RunFolder, error: Exception, kind: str
) -> None:
    def fail_first(request: PointRequest) -> None:
        if request.workload.num_tokens == 1:
            raise error

    outcome = run_points([a_request(1, FAKE), a_request(2, FAKE)], folder, FakeWorker(fail_first))
    failed, fine = outcome.records
    assert failed.failure is not None
    assert (failed.failure.kind, failed.failure.message) == (kind, str(error))
    assert (failed.layer, failed.origin, failed.plan_source) == (None, "predicted", "default")
    assert (fine.status, outcome.state) == ("ok", "complete")


def test_one_candidates_crash_is_not_charged_to_the_others(folder: RunFolder) -> None:
    def crash_with_bad(request: PointRequest) -> None:
        if any(c.backend == "bad" for c in request.candidates):
            raise WorkerError("worker died", "was ended by SIGSEGV")

    worker = FakeWorker(crash_with_bad)
    outcome = run_points([a_request(8, "torch", "bad")], folder, worker)
    good, bad = outcome.records
    assert [[c.backend for c in r.candidates] for r in worker.asked] == [["torch", "bad"], ["torch"], ["bad"]]
    assert (good.backend, good.status, bad.backend, bad.status) == ("torch", "ok", "bad", "failed")
    assert "measured alone: together with the other candidates it ended in worker died" in good.warnings[-1]


def test_records_made_before_a_sticky_error_are_kept(folder: RunFolder) -> None:
    request = a_request(8, "torch", "bad")
    done = records_for(request)[:1]

    def stick(asked: PointRequest) -> None:
        raise WorkerError("device error", "illegal access", done if len(asked.candidates) == 2 else ())

    outcome = run_points([request], folder, FakeWorker(stick))
    assert [(r.backend, r.status) for r in outcome.records] == [("torch", "ok"), ("bad", "failed")]
    assert not outcome.records[0].warnings


def test_a_point_with_one_failed_candidate_is_asked_whole_again(folder: RunFolder) -> None:
    request = a_request(8, "torch", "other")
    folder.append(records_for(request)[0])
    worker = FakeWorker()
    run_points([request], folder, worker)
    assert [len(r.candidates) for r in worker.asked] == [2]


def test_ctrl_c_keeps_what_was_measured(folder: RunFolder) -> None:
    def interrupt(request: PointRequest) -> None:
        if request.workload.num_tokens == 4:
            raise KeyboardInterrupt

    outcome = run_points([a_request(t) for t in (1, 2, 4, 8)], folder, FakeWorker(interrupt))
    assert (outcome.state, outcome.by_user) == ("interrupted", True)
    assert (_tokens(outcome), _left(outcome)) == ([1, 2], [4, 8])
    header = load(folder.path).header
    assert (header.state, header.notes) == (
        "interrupted", ("stopped with Ctrl-C: not measured: tiny fp32 uniform at 4, 8 tokens",),
    )  # fmt: skip


def test_a_full_disk_ends_the_run_and_keeps_the_points(folder: RunFolder, monkeypatch: pytest.MonkeyPatch) -> None:
    def fill(request: PointRequest) -> None:
        if request.workload.num_tokens == 2:

            def refuse(_: int) -> None:
                raise OSError(errno.ENOSPC, "No space left on device")

            monkeypatch.setattr(os, "fsync", refuse)

    with pytest.raises(StoreError, match=r"the disk is full; every point before it .1. is kept"):
        run_points([a_request(1), a_request(2), a_request(4)], folder, FakeWorker(fill))
    assert [r.workload["num_tokens"] for r in load(folder.path).records] == [1]


def test_another_error_marks_the_run_failed(folder: RunFolder) -> None:
    def fail(_: PointRequest) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        run_points([a_request(1)], folder, FakeWorker(fail))
    assert load(folder.path).header.state == "failed"


def _timed(clock: FakeClock, overhead_s: float) -> FakeWorker:
    def behave(request: PointRequest) -> None:
        clock.now_s += overhead_s + request.settings.time_cap_s

    return FakeWorker(behave)


def test_a_deadline_shortens_sampling_so_that_all_points_fit(folder: RunFolder) -> None:
    clock = FakeClock()
    worker = _timed(clock, overhead_s=1.0)
    requests = [a_request(t) for t in (1, 2, 4, 8, 16)]
    outcome = run_points(requests, folder, worker, deadline_s=15.0, clock=clock)
    assert (outcome.state, _tokens(outcome), outcome.left_out) == ("complete", [1, 2, 4, 8, 16], ())
    assert worker.tokens == [1, 16, 4, 2, 8]
    assert 14.0 <= clock.now_s - 100.0 <= 15.0 + 1e-6
    assert [r.point_id for r in outcome.records] == [point_id(r, r.candidates[0]) for r in requests]


def test_what_does_not_fit_is_named_and_leaves_gaps_not_ends(folder: RunFolder) -> None:
    clock = FakeClock()
    worker = _timed(clock, overhead_s=2.0)
    requests = [a_request(t) for t in (1, 2, 4, 8, 16, 32, 64, 128, 256)]
    outcome = run_points(requests, folder, worker, deadline_s=8.0, clock=clock)
    assert outcome.state == "interrupted"
    assert {1, 256, 16} == set(_tokens(outcome))
    assert _tokens(outcome) == sorted(_tokens(outcome))
    assert sorted(_tokens(outcome) + _left(outcome)) == [r.workload.num_tokens for r in requests]
    assert "8 s were not enough: not measured: tiny fp32 uniform at 2, 4, 8, 32, 64, 128 tokens" in (
        load(folder.path).header.notes
    )


def test_the_limit_is_told_and_not_what_getting_ready_left_of_it(folder: RunFolder) -> None:
    requests = [a_request(t) for t in (1, 2, 4, 8)]
    clock = FakeClock()
    left = {"deadline_s": 3.75726, "clock": clock}
    assert run_points(requests, folder, _timed(clock, 3.0), limit_s=12.0, **left).reason == "12 s were not enough"
    assert run_points(requests, folder, _timed(clock, 3.0), **left).reason == "3.8 s were not enough"
    assert run_points(requests, folder, FakeWorker(), deadline_s=0.0, limit_s=5.0).reason == "5 s were not enough"


def test_every_model_gets_its_part_of_the_time(folder: RunFolder) -> None:
    clock = FakeClock()
    other = MoEShape("other", 8, 2, 16, 8)
    requests = [*(a_request(t) for t in range(1, 9)), *(a_request(t, shape=other) for t in range(1, 9))]
    outcome = run_points(requests, folder, _timed(clock, overhead_s=2.0), deadline_s=20.0, clock=clock)
    per_model = [sum(r.workload["shape"]["name"] == name for r in outcome.records) for name in ("tiny", "other")]
    assert min(per_model) >= 3
    assert abs(per_model[0] - per_model[1]) <= 1


def test_a_point_that_takes_too_much_is_left_out_and_the_others_get_their_time(folder: RunFolder) -> None:
    clock = FakeClock()

    def outlast(request: PointRequest) -> None:
        if request.workload.num_tokens == 64:
            clock.now_s += worker.limits_s[-1] + 0.1
            raise WorkerError("time limit", "took too long")
        clock.now_s += 1.0

    worker = FakeWorker(outlast)
    outcome = run_points([a_request(t) for t in (1, 8, 64)], folder, worker, deadline_s=20.0, clock=clock)
    assert (_tokens(outcome), _left(outcome), outcome.state) == ([1, 8], [64], "interrupted")
    assert not outcome.by_user
    assert worker.limits_s[1] == pytest.approx(9.5)


def test_the_last_point_is_ended_at_the_deadline(folder: RunFolder) -> None:
    clock = FakeClock()

    def outlast(_: PointRequest) -> None:
        clock.now_s += worker.limits_s[-1]
        raise WorkerError("time limit", "took too long")

    worker = FakeWorker(outlast)
    outcome = run_points([a_request(1)], folder, worker, deadline_s=5.0, clock=clock)
    assert (worker.limits_s, _left(outcome), outcome.records) == ([5.0], [1], ())


def test_without_a_deadline_points_keep_their_order_and_cap(folder: RunFolder) -> None:
    worker = FakeWorker()
    run_points([a_request(t, cap_s=2.5) for t in (1, 2, 4)], folder, worker)
    assert worker.tokens == [1, 2, 4]
    assert {r.settings.time_cap_s for r in worker.asked} == {2.5}


@given(st.integers(0, 200))
def test_coverage_order_is_a_permutation_whose_prefixes_span_the_range(count: int) -> None:
    order = coverage_order(count)
    assert sorted(order) == list(range(count))
    halvings = 0
    while count >= 2 and 2**halvings + 1 <= count:
        prefix = sorted(order[: 2**halvings + 1])
        assert (prefix[0], prefix[-1]) == (0, count - 1)
        assert max(b - a for a, b in pairwise(prefix)) <= -(-(count - 1) // 2**halvings)
        halvings += 1


def test_points_that_differ_in_tokens_alone_are_one_group() -> None:
    other = MoEShape("other", 8, 2, 16, 8)
    found = groups([a_request(1), a_request(1, shape=other), a_request(8), a_request(8, "torch", "bad")])
    assert [[r.workload.num_tokens for r in g] for g in found] == [[1, 8], [1], [8]]


def test_without_a_deadline_the_budget_is_what_was_asked() -> None:
    budget = Budget(None)
    budget.start_group(3, 3)
    assert (budget.cap_s(3, 4.0, first=True), budget.left_s) == (4.0, float("inf"))


_SCRIPT = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # a parent in the background hands down that it is ignored
sys.path.insert(0, {tests!r})
from session_samples import a_request
from store_samples import a_header
from moebench.measure.worker import Worker
from moebench.session.listener import Silence
from moebench.session.loop import run_points
from moebench.store.runs import RunFolder, is_run
from pathlib import Path

class Tell(Silence):
    def point_event(self, request, event):
        sys.stdout.write(f"{{request.workload.num_tokens}} {{event}}\\n"); sys.stdout.flush()

path = Path({run!r})
tokens = [int(t) for t in sys.argv[1:]]
folder = RunFolder.resume(path, a_header()) if is_run(path) else RunFolder.create(path, a_header())
with folder, Worker("cpu") as worker:
    outcome = run_points(
        [a_request(t) for t in tokens], folder, worker, Tell(), target="session_samples:SlowMeasurer.measure"
    )
sys.stdout.write(f"{{outcome.state}} {{outcome.resumed}}\\n")
"""


class _Run:
    """A run in a process group of its own; point 64 hangs."""

    def __init__(self, path: Path, *tokens: int) -> None:
        code = _SCRIPT.format(tests=str(Path(__file__).parent), run=str(path))
        self.process = subprocess.Popen(
            [sys.executable, "-c", code, *map(str, tokens)], stdout=subprocess.PIPE, text=True, start_new_session=True
        )

    def until(self, num_tokens: int) -> int:
        """Wait until the point starts; returns the worker's process id."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            point, _, pid = line.partition(" ")
            if point == str(num_tokens):
                return int(pid)
        raise AssertionError("the run ended before the point started")

    def end(self) -> str:
        assert self.process.stdout is not None
        with self.process.stdout:
            text = self.process.stdout.read()
        self.process.wait(timeout=20)
        return text


def _gone(pid: int, within_s: float = 5.0) -> bool:
    end = time.monotonic() + within_s
    while time.monotonic() < end:
        if not psutil.pid_exists(pid) or psutil.Process(pid).status() == psutil.STATUS_ZOMBIE:
            return True
        time.sleep(0.02)
    return False


@posix
def test_ctrl_c_in_a_terminal_keeps_the_finished_points(tmp_path: Path) -> None:
    run = _Run(tmp_path / "run", 1, 2, 64, 128)
    worker = run.until(64)
    os.killpg(run.process.pid, signal.SIGINT)
    assert run.end() == "interrupted 0\n"
    assert _gone(worker)
    kept = load(tmp_path / "run")
    assert ([r.workload["num_tokens"] for r in kept.records], kept.header.state) == ([1, 2], "interrupted")
    assert kept.problems == ()


@posix
def test_a_killed_run_leaves_no_worker_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    run = _Run(tmp_path / "run", 1, 2, 64)
    worker = run.until(64)
    os.kill(run.process.pid, signal.SIGKILL)
    run.end()
    assert _gone(worker)
    assert "ended from outside" in load(tmp_path / "run").problems[0]
    again = _Run(tmp_path / "run", 1, 2, 4)
    assert again.end().splitlines()[-1] == "complete 2"
    whole = load(tmp_path / "run")
    assert ([r.workload["num_tokens"] for r in whole.records], whole.problems) == ([1, 2, 4], ())


def test_a_signal_that_is_not_ctrl_c_is_named(folder: RunFolder) -> None:
    def end(_: PointRequest) -> None:
        raise KeyboardInterrupt("SIGTERM")

    outcome = run_points([a_request(1)], folder, FakeWorker(end))
    assert (outcome.state, outcome.by_user, outcome.reason) == ("interrupted", True, "stopped with SIGTERM")
