"""Whatever a plan, a compiler or the system does, the other plans are measured."""

from __future__ import annotations

import _thread
import os
import random
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
import screen_fakes as fakes

from moebench.backends.torch_backend import TorchBackend
from moebench.measure.compile_job import Target
from moebench.measure.request import Detail, MeasureSettings
from moebench.measure.screen_request import ScreenSettings, with_plan
from moebench.plan.plan import KernelPlan
from moebench.session.screening import Limits, Screenings
from moebench.store.records import (
    COMPILE_ERROR,
    DEVICE_ERROR,
    OUT_OF_MEMORY,
    TIME_LIMIT,
    UNSUPPORTED,
    WORKER_DIED,
    WRONG_RESULT,
)
from moebench.store.trial_records import TrialRecord
from moebench.tune.bench import Screening
from moebench.tune.cells import Cell
from moebench.tune.device_bench import BenchSettings, DeviceBench

QUICK = ScreenSettings(blocks=2, target_block_us=20.0, draws=1)
RACE = MeasureSettings(
    detail=Detail.LAYER, min_blocks=5, max_blocks=5, time_cap_s=0.5, preheat_s=0.0, min_time_s=0.0, draws=1,
    energy_s=0.0,
)  # fmt: skip
posix = pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX signals")


def _screening(plan: KernelPlan, *tokens: int, backend: str = fakes.BACKEND) -> Screening:
    return Screening(plan, tuple(Cell(backend, "loop", plan.kernel, fakes.workload(t)) for t in tokens or (4,)))


def _params(record: TrialRecord) -> tuple[object, ...]:
    return tuple(sorted(record.params.items()))


@pytest.fixture(scope="module")
def bench() -> Iterator[DeviceBench]:
    made = DeviceBench(fakes.HW, ["cpu"], settings=BenchSettings(QUICK, RACE, Limits(plan_s=3.0)))
    yield made
    made.close()


@posix
def test_faults_among_fifty_candidates_cost_nobody_else(bench: DeviceBench) -> None:
    faults = {
        fakes.STICKY: DEVICE_ERROR, fakes.HANG: TIME_LIMIT, fakes.NO_MEMORY: OUT_OF_MEMORY,
        fakes.KILLED: WORKER_DIED, fakes.CRASH: WORKER_DIED, fakes.WRONG: WRONG_RESULT,
    }  # fmt: skip
    batch = [_screening(p) for p in fakes.PLANS[:44]]
    for place, fault in zip((10, 15, 20, 25, 30, 35), faults, strict=True):
        batch.insert(place, _screening(fakes.faulty(fault)))
    assert len(batch) == 50
    records = [r for group in bench.screen(batch) for r in group]
    assert len({_params(r) for r in records}) == len(records) == 50
    failed = {r.params["num_threads"]: r.failure.kind for r in records if r.failure is not None}
    assert failed == faults
    assert sum(r.ok for r in records) == 44


@posix
def test_cells_before_the_one_that_ends_the_process_keep_their_times(bench: DeviceBench) -> None:
    ((first, second, third),) = bench.screen([_screening(fakes.faulty(fakes.KILLED), 1, 4, 16)])
    assert first.ok
    assert second.failure is not None
    assert third.failure is not None
    assert "SIGKILL" in second.failure.message
    assert "when the plan ran at T=4" in third.failure.message


@posix
def test_processes_killed_at_random_cost_one_candidate_each() -> None:
    screenings = Screenings(fakes.HW, ["cpu"], Limits(plan_s=20.0))
    bench = DeviceBench(fakes.HW, ["cpu"], settings=BenchSettings(QUICK, RACE), screenings=screenings)
    lane, kills = screenings.lanes[0], 0
    doomed, records = set(random.Random(5).sample(range(1, len(fakes.PLANS) - 10), 3)), list[TrialRecord]()
    try:
        for number, group in enumerate(bench.screen([_screening(p) for p in fakes.PLANS])):
            records += group
            if number in doomed and lane.ready and lane.worker.pid is not None:
                os.kill(lane.worker.pid, signal.SIGKILL)
                kills += 1
    finally:
        bench.close()
    assert kills
    assert len(records) == len(fakes.PLANS)
    assert len(fakes.PLANS) - kills <= sum(r.ok for r in records)
    assert {r.failure.kind for r in records if r.failure is not None} <= {WORKER_DIED}


def test_devices_share_a_batch_and_sign_their_records() -> None:
    bench = DeviceBench(fakes.HW, ["cpu", "cpu:0"], settings=BenchSettings(QUICK, RACE))
    try:
        records = [r for group in bench.screen([_screening(p) for p in fakes.PLANS]) for r in group]
    finally:
        bench.close()
    assert all(r.ok for r in records)
    assert {r.worker for r in records} == {"cpu", "cpu:0"}
    assert len({_params(r) for r in records}) == len(fakes.PLANS)


def test_processes_get_ready_while_the_caller_has_something_else_to_do() -> None:
    screenings = Screenings(fakes.HW, ["cpu", "cpu:0"])
    bench = DeviceBench(fakes.HW, ["cpu", "cpu:0"], settings=BenchSettings(QUICK, RACE), screenings=screenings)
    try:
        bench.begin()
        (record,) = next(iter(bench.screen([_screening(fakes.PLANS[0])])))
        began = {lane.worker.pid for lane in screenings.lanes}
        assert record.ok
        assert None not in began
        assert not [r for group in bench.screen([_screening(p) for p in fakes.PLANS[:8]]) for r in group if not r.ok]
        assert {lane.worker.pid for lane in screenings.lanes} == began, "the same processes measure"
    finally:
        bench.close()


def test_what_gets_ready_can_be_stopped_and_closed() -> None:
    for stops in (True, False):
        bench = DeviceBench(fakes.HW, ["cpu"], settings=BenchSettings(QUICK, RACE))
        bench.begin()
        if stops:
            bench.stop()
            with pytest.raises(KeyboardInterrupt):
                list(bench.screen([_screening(fakes.PLANS[0])]))
        bench.close()


def test_closing_does_not_wait_for_what_gets_ready_slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    screenings = Screenings(fakes.HW, ["cpu"])
    slow = Target("slow", 0, 0)

    def target(lane: object) -> Target:
        screenings.lanes[0].worker.call("screen_fakes:rest", 60.0, timeout_s=120.0)
        return slow

    monkeypatch.setattr(type(screenings.lanes[0]), "target", target)
    screenings.begin()
    while screenings.lanes[0].worker.pid is None:
        time.sleep(0.01)
    start = time.monotonic()
    screenings.close()
    assert time.monotonic() - start < 10


@posix
def test_a_compiler_that_crashes_or_hangs_is_its_plans_failure(capfd: pytest.CaptureFixture[str]) -> None:
    limits = Limits(compile_s=2.0, compile_slots=2)
    screenings = Screenings(
        fakes.HW_SHARED, ["cpu"], limits, compiler="screen_fakes:FakeCompiler",
        screener="screen_fakes:FakeScreener", target=Target("cuda", 90, 32),
    )  # fmt: skip
    requests = [replace(fakes.request(p, 1, 4, backend="triton"), hw=fakes.HW_SHARED) for p in fakes.PLANS[:12]]
    try:
        found = dict(screenings.run(requests))
    finally:
        screenings.close()
    assert sorted(found) == list(range(12))
    kinds = {1: None, 2: None, 4: None, 8: UNSUPPORTED, 16: COMPILE_ERROR, 32: TIME_LIMIT}
    for number, records in found.items():
        batch = requests[number].plan.params["expert_batch"]
        for record in records:
            assert (record.failure and record.failure.kind) == kinds[int(batch)], record.failure
    ok = found[0][0]
    assert ok.compiled is not None
    assert (ok.compiled.seconds, ok.compiled.registers) == (0.5, 32)
    assert tuple(capfd.readouterr()) == ("", "")


def test_a_race_pairs_blocks_and_names_the_routings_of_the_gate(bench: DeviceBench) -> None:
    work = fakes.workload(16)
    default = TorchBackend().default_plan(work, fakes.HW, "loop")
    other = with_plan(default, KernelPlan(fakes.KERNEL, {"expert_batch": 2, "num_threads": 0}))
    start = time.monotonic()
    (heat,) = bench.race([(work, (default, other))])
    assert time.monotonic() - start < 60
    assert heat.plans == (default, other)
    counts = {len(b) for b in heat.blocks_us}
    assert len(counts) == 1  # in pairs
    assert counts <= {3, 4, 5}  # fewer where a busy machine reaches the time limit first
    assert heat.failures == (None, None)
    assert {"uniform", "ragged", "single-hot"} <= set(heat.gate_routings)
    assert heat.deterministic == (True, True)
    (again,) = bench.race([(work, (default, other))])
    assert again.blocks_us == heat.blocks_us


@posix
def test_what_runs_at_the_time_limit_is_cut_short_and_told_and_what_was_not_begun_is_not() -> None:
    bench = DeviceBench(fakes.HW, ["cpu"], settings=BenchSettings(QUICK, RACE, Limits(plan_s=60.0)))
    try:
        assert len(list(bench.screen([_screening(fakes.PLANS[0])]))) == 1  # the process is there, the cell prepared
        start_s = time.monotonic()
        bench.until(bench.clock_s() + 2.0)
        batch = [_screening(fakes.PLANS[1]), _screening(fakes.faulty(fakes.HANG)), _screening(fakes.PLANS[2])]
        assert [_params(r[0]) for r in bench.screen(batch)] == [tuple(sorted(fakes.PLANS[1].params.items()))]
        assert time.monotonic() - start_s < 6.0
        assert bench.cut == (f"measuring a plan of {fakes.KERNEL} at T=4",)
        assert list(bench.screen(batch)) == []
        default = TorchBackend().default_plan(fakes.workload(), fakes.HW, "loop")
        assert list(bench.race([(fakes.workload(), (default,))])) == []
        assert bench.cut[-1] == "the race at T=4 on uniform routing"
        bench.until(bench.clock_s() + 30.0)
        assert len(list(bench.screen([_screening(fakes.PLANS[3])]))) == 1
        assert len(list(bench.race([(fakes.workload(), (default,))]))) == 1
    finally:
        bench.close()


@posix
@pytest.mark.parametrize("part", ["screening", "race"])
def test_ctrl_c_ends_what_is_under_way_at_once_and_tells_no_time_limit(part: str) -> None:
    slow = replace(RACE, max_blocks=100_000, min_time_s=60.0, time_cap_s=60.0, target_half_width=1e-9)
    bench = DeviceBench(fakes.HW, ["cpu"], settings=BenchSettings(QUICK, slow, Limits(plan_s=60.0)))
    try:
        assert len(list(bench.screen([_screening(fakes.PLANS[0])]))) == 1  # the process is there, the cell prepared
        pid = bench._screenings.lanes[0].worker.pid
        default = TorchBackend().default_plan(fakes.workload(), fakes.HW, "loop")
        under_way: dict[str, Callable[[], Iterator[object]]] = {
            "screening": lambda: bench.screen([_screening(fakes.faulty(fakes.HANG))]),
            "race": lambda: bench.race([(fakes.workload(), (default,)), (fakes.workload(8), (default,))]),
        }
        threading.Timer(1.5, _thread.interrupt_main).start()
        start_s = time.monotonic()
        with pytest.raises(KeyboardInterrupt):
            list(under_way[part]())
        assert time.monotonic() - start_s < 1.5 + 3.0
        assert bench.cut == ()
        assert pid is not None
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
    finally:
        bench.close()
