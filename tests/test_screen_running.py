"""When a plan's first call is its only one, and when that is not believed."""

from __future__ import annotations

import pytest

from moebench.backends.registry import resolve_backend
from moebench.measure.screen_clock import Read, Timed
from moebench.measure.screen_request import ScreenCell, ScreenSettings
from moebench.measure.screen_running import HOPELESS_US, SURE_US, Running
from moebench.spec.dtypes import DType
from moebench.spec.hw_files import load_hardware
from moebench.spec.shape import MoEShape
from moebench.spec.workload import Workload

WORK = Workload(MoEShape("some", 4, 2, 32, 32), 8, DType.FP32)
BASE = resolve_backend("torch").default_plan(WORK, load_hardware("cpu"), "loop")


class Ten(Timed):
    """A plan that takes ten microseconds."""

    clock, host_clock = "graph", "events"

    def estimate_us(self) -> float:
        return 10.0

    def begin(self, turn: int, samples: int, replays: int) -> Read:
        return lambda: 10.0


def started(first_us: float, again_us: float, best_us: float | None = 10.0) -> tuple[Running, int]:
    calls = []

    def again() -> float:
        calls.append(again_us)
        return again_us

    run = Running(ScreenCell(WORK, BASE, best_us), 0, Ten(), 1, (), "layer", ("some",))
    run.first_block(first_us, again, ScreenSettings())
    return run, len(calls)


def test_a_gap_of_the_hosts_gives_no_plan_up() -> None:
    run, calls = started(HOPELESS_US + 25, again_us=13.0)
    assert calls == 1
    assert run.blocks_us == [10.0]
    assert not run.over
    assert run.clock == "graph"


@pytest.mark.parametrize(("first_us", "calls"), [(HOPELESS_US + 25, 1), (SURE_US * 2, 0)])
def test_a_plan_that_is_hopeless_keeps_its_first_call(first_us: float, calls: int) -> None:
    run, made = started(first_us, again_us=first_us - 5)
    assert made == calls
    assert run.over
    assert run.clock == "events"
    assert run.blocks_us == [first_us - 5 * calls]


def test_where_nothing_is_known_of_a_cell_nothing_is_given_up() -> None:
    run, calls = started(SURE_US * 2, again_us=0.0, best_us=None)
    assert calls == 0
    assert not run.over
