"""A screening times what it says, judges every plan, keeps what plans share and nothing else."""

from __future__ import annotations

import gc
import os
from dataclasses import replace

import psutil
import pytest
import screen_fakes as fakes
import torch

from moebench.backends.registry import resolve_backend
from moebench.errors import InputError
from moebench.measure.faults import StickyDeviceError
from moebench.measure.screen import Screener
from moebench.measure.screen_clock import MOST_SAMPLES, sampling
from moebench.measure.screen_request import ScreenCell, ScreenSettings, timed_kernels, with_plan
from moebench.plan.plan import KernelPlan
from moebench.spec.hw_files import load_hardware
from moebench.spec.models import load_model
from moebench.spec.workload import Workload
from moebench.store.records import BAD_INPUT, DEVICE_ERROR, OUT_OF_MEMORY, WRONG_RESULT
from moebench.store.trial_records import TrialRecord

QUICK = ScreenSettings(blocks=3, target_block_us=50.0, draws=2)


def _screen(screener: Screener, plan: KernelPlan, *tokens: int, **changed: object) -> tuple[TrialRecord, ...]:
    request = replace(fakes.request(plan, *tokens), settings=QUICK, **changed)
    return screener.screen(request)


@pytest.fixture(scope="module")
def screener() -> Screener:
    return Screener("cpu")


def test_every_cell_gets_a_record_with_separated_blocks(screener: Screener) -> None:
    events: list[tuple[int, TrialRecord]] = []
    request = replace(fakes.request(fakes.PLANS[0], 1, 4, 16), settings=QUICK)
    records = screener.screen(request, notify=events.append)
    assert [r.ok for r in records] == [True] * 3
    assert [len(r.blocks_us) for r in records] == [3] * 3
    assert all(b > 0 for r in records for b in r.blocks_us)
    assert [(i, len(r.blocks_us)) for i, r in events] == [(i, n) for n in (1, 3) for i in range(3)]
    first = records[0]
    assert (first.timed, first.clock, first.origin, first.hardware) == (
        (fakes.KERNEL,), "wall", "measured", fakes.HW.key
    )  # fmt: skip
    assert first.workload["num_tokens"] == 1
    assert {c.routing for c in first.checks} == {"uniform", "ragged"}
    assert len({r.trial_id for r in records}) == 3


@pytest.mark.parametrize(
    ("fault", "kind", "told"),
    [
        (fakes.WRONG, WRONG_RESULT, "worst token"),
        (fakes.UNWRITTEN, WRONG_RESULT, "hold NaN or inf, or were never written"),
        (fakes.NO_MEMORY, OUT_OF_MEMORY, "9663676416 bytes"),
        (fakes.REFUSED, DEVICE_ERROR, "invalid argument"),
    ],
)
def test_a_bad_plan_fails_where_it_is_bad_and_the_next_one_is_timed(
    screener: Screener, fault: int, kind: str, told: str
) -> None:
    small, large = _screen(screener, fakes.faulty(fault), 1, 16)
    assert small.ok
    assert large.failure is not None
    assert (large.failure.kind, large.blocks_us) == (kind, ())
    assert told in large.failure.message
    assert all(r.ok for r in _screen(screener, fakes.PLANS[1], 1, 16))


def test_a_plan_that_is_not_legal_is_bad_input(screener: Screener) -> None:
    (record,) = _screen(screener, KernelPlan(fakes.KERNEL, {"expert_batch": 3, "num_threads": 0}), 4, backend="torch")
    assert record.failure is not None
    assert record.failure.kind == BAD_INPUT


def test_a_broken_device_ends_the_screening_after_the_record_of_who_broke_it(screener: Screener) -> None:
    with pytest.raises(StickyDeviceError, match="illegal memory access"):
        _screen(screener, fakes.faulty(fakes.STICKY), 1, 16)


def test_a_plan_far_from_the_best_keeps_one_block(screener: Screener) -> None:
    request = replace(fakes.request(fakes.PLANS[2], 4), settings=QUICK)
    cells = (replace(request.cells[0], best_us=1e-3),)
    (record,) = screener.screen(replace(request, cells=cells))
    assert record.ok
    assert len(record.blocks_us) == 1


def test_the_gate_can_be_left_out_and_a_wrong_base_is_told(screener: Screener) -> None:
    wrong = with_plan(fakes.cell(16).base, fakes.faulty(fakes.WRONG))
    request = replace(fakes.request(fakes.PLANS[3], 16), settings=QUICK)
    bad = replace(request, cells=(ScreenCell(request.cells[0].workload, wrong),))
    for _ in range(2):
        (record,) = screener.screen(bad)
        assert record.failure is not None
        assert record.failure.kind == WRONG_RESULT
        assert "the layer that plans are put into" in record.failure.message
    (ungated,) = Screener("cpu").screen(replace(bad, settings=replace(QUICK, gate=False)))
    assert ungated.ok
    assert ungated.checks == ()


def test_another_models_cells_take_the_place_of_the_first_ones(screener: Screener) -> None:
    assert _screen(screener, fakes.PLANS[0], 4)[0].ok
    other = fakes.workload(4, replace(fakes.SHAPE, name="other", hidden_size=48))
    base = resolve_backend("torch").default_plan(other, fakes.HW, "loop")
    request = replace(fakes.request(fakes.PLANS[0]), cells=(ScreenCell(other, base),), settings=QUICK)
    assert screener.screen(request)[0].ok
    assert _screen(screener, fakes.PLANS[0], 4)[0].ok


def test_memory_does_not_grow_over_two_thousand_candidates(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("moebench.measure.screen.PREHEAT_S", 0.0)
    screener, settings = Screener("cpu"), ScreenSettings(blocks=1, target_block_us=1.0, draws=1)
    monkeypatch.setattr("moebench.measure.clock_wall.WallClock.target_block_us", 1.0)

    def candidate(number: int) -> None:
        request = replace(fakes.request(fakes.PLANS[number % len(fakes.PLANS)], 4), settings=settings)
        assert screener.screen(request)[0].ok

    def tensors() -> int:
        gc.collect()
        return sum(issubclass(type(o), torch.Tensor) for o in gc.get_objects())

    for number in range(200):
        candidate(number)
    before, resident = tensors(), psutil.Process(os.getpid()).memory_info().rss
    for number in range(2000):
        candidate(number)
    assert tensors() <= before + 5
    assert psutil.Process(os.getpid()).memory_info().rss < resident + 24 * 2**20


def test_samples_fill_a_block() -> None:
    assert sampling(10.0, 8, 500.0) == (3, 2)
    assert sampling(1000.0, 1, 500.0) == (1, 1)
    samples, replays = sampling(0.5, 4, 500.0)
    assert samples <= MOST_SAMPLES
    assert samples * replays * 4 * 0.5 == pytest.approx(500.0, rel=0.2)


def test_what_is_timed_along() -> None:
    work, hw = Workload(load_model("qwen3-30b-a3b").shape, 64), load_hardware("h200")
    triton = resolve_backend("triton")
    fused, engine = triton.default_plan(work, hw, "fused"), triton.default_plan(work, hw, "engine_grid")
    assert timed_kernels("gemm1_fused", fused) == ("gemm1_fused",)
    assert timed_kernels("gemm2_fused", fused) == ("gemm2_fused", "combine")
    assert timed_kernels("engine_grid", engine) == ("engine_align", "engine_grid")
    with pytest.raises(InputError, match="no kernel 'engine_grid'"):
        with_plan(fused, engine.kernel("engine_grid"))


@pytest.mark.parametrize("wrong", [{"blocks": 0}, {"draws": 0}, {"abandon_ratio": 1.0}, {"target_block_us": 0.0}])
def test_settings_that_cannot_be_are_refused(wrong: dict[str, float]) -> None:
    with pytest.raises(InputError, match=next(iter(wrong))):
        ScreenSettings(**wrong)  # type: ignore[arg-type]
