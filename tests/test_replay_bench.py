"""The bench that answers from a recorded sweep: what it draws, what it charges, what it refuses."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from recorded_sweeps import HEADER, plans, record, sweep

from moebench.errors import InputError
from moebench.plan.plan import KernelPlan, LayerPlan
from moebench.spec.models import load_model
from moebench.spec.routing import Routing
from moebench.spec.workload import Workload
from moebench.store.sweep_pack import pack
from moebench.store.sweeps import KernelSweep, Sweep
from moebench.tune.bench import Screening
from moebench.tune.replay_bench import ReplayBench, VirtualClock
from moebench.tune.replay_space import cells_of, hardware_of, space_of


@pytest.fixture(scope="module")
def swept() -> Sweep:
    return sweep(tokens=(64, 1024))


def bench(of: Sweep, seed: int = 0, workers: int = 2) -> ReplayBench:
    return ReplayBench(of, hardware_of(of), seed=seed, workers=workers)


def screenings(of: Sweep, *numbers: int) -> list[Screening]:
    kernel = of.kernels[0]
    return [Screening(kernel.plans[n], cells_of(of, kernel)) for n in numbers]


def test_blocks_are_drawn_from_the_recorded_ones(swept: Sweep) -> None:
    kernel = swept.kernels[0]
    seen = set()
    for seed in range(40):
        ((record_, _),) = bench(swept, seed).screen(screenings(swept, 5))
        recorded = kernel.cell(64).screen_us[5]
        assert set(record_.blocks_us) <= set(recorded)
        assert len(record_.blocks_us) == len(recorded)
        assert record_.origin == "replayed"
        seen.add(record_.blocks_us)
    assert len(seen) > 10


def test_a_plan_draws_the_same_whoever_asks_and_when(swept: Sweep) -> None:
    first = {r.trial_id: r for records in bench(swept).screen(screenings(swept, 1, 2, 3)) for r in records}
    again = bench(swept)
    list(again.screen(screenings(swept, 7)))
    second = {r.trial_id: r for records in again.screen(screenings(swept, 3, 1)) for r in records}
    assert second
    assert all(first[i] == r for i, r in second.items())


def test_the_clock_charges_compilers_and_one_device() -> None:
    clock = VirtualClock(2)
    assert clock.compile([3.0, 1.0, 1.0]) == [3.0, 1.0, 2.0]
    clock.measure(1.0, 0.5)
    assert clock.now_s == 1.5
    clock.measure(3.0, 0.5)
    assert clock.now_s == 3.5
    assert clock.compile([1.0]) == [4.5]
    with pytest.raises(InputError, match="0 compile workers"):
        VirtualClock(0)


def test_a_plan_is_compiled_once(swept: Sweep) -> None:
    replayed = bench(swept, workers=1)
    compile_s = swept.kernels[0].compiled.seconds[0]
    assert compile_s is not None
    list(replayed.screen(screenings(swept, 0)))
    assert replayed.clock_s() == pytest.approx(compile_s + 0.08)
    list(replayed.screen(screenings(swept, 0)))
    assert replayed.clock_s() == pytest.approx(compile_s + 0.16)


def test_what_the_sweep_lacks_is_an_error_that_names_what_it_has(swept: Sweep) -> None:
    kernel, cells = swept.kernels[0], cells_of(swept, swept.kernels[0])
    with pytest.raises(InputError, match=r"is not in the sweep; it covers \d+ plans of gemm1_fused"):
        list(bench(swept).screen([Screening(KernelPlan("gemm1_fused", {"block_m": 1}), cells)]))
    strange = replace(cells[0], workload=swept.at(7))
    with pytest.raises(InputError, match="7 tokens of gemm1_fused are not in the sweep; it covers 64, 1024"):
        list(bench(swept).screen([Screening(kernel.plans[0], (strange,))]))
    skewed = replace(cells[0], workload=replace(swept.workload, routing=Routing.parse("zipf:1.2")))
    with pytest.raises(InputError, match=r"zipf:1\.2 seed 0 is not in the sweep .* routing uniform seed 0 alone"):
        list(bench(swept).screen([Screening(kernel.plans[0], (skewed,))]))


def partial() -> Sweep:
    """Plan 0 everywhere, plan 1 at one token count, plan 2 failed at one."""
    layer = Workload(load_model("qwen3-30b-a3b").shape, 8)
    one, two, three = plans()[:3]
    trials = [
        record(one, layer, [10.0]), record(one, layer.with_tokens(16), [20.0]), record(two, layer, [11.0]),
        record(three, layer, []), record(three, layer.with_tokens(16), [9.0]),
    ]  # fmt: skip
    return pack(trials, HEADER)[0]


def test_a_plan_that_was_not_tried_in_a_cell_is_illegal_there_and_a_failure_is_a_record() -> None:
    of = partial()
    kernel = of.kernels[0]
    space = space_of(of, kernel, hardware_of(of))
    assert space.plans == kernel.plans
    assert space.legal_masks.sum(axis=0).tolist() == [3, 2]
    gap = int(np.flatnonzero(~space.legal_masks[:, 1])[0])
    with pytest.raises(InputError, match=r"at 16 tokens is not in the sweep .*; it covers 2 of 3 plans there"):
        list(bench(of).screen(screenings(of, gap)))
    failed = next(iter(kernel.cell(8).failed))
    ((first, second),) = bench(of).screen(screenings(of, failed))
    assert (first.ok, second.ok) == (False, True)
    assert first.failure is not None
    assert first.blocks_us == ()


def test_the_spaces_plans_are_found_again(swept: Sweep) -> None:
    space = space_of(swept, swept.kernels[0], hardware_of(swept))
    assert [space.index(p) for p in space.plans] == list(range(len(space)))
    assert space.codes.shape == (len(space), len(space.axes))
    values = [[a.values[c] for a, c in zip(space.axes, row, strict=True)] for row in space.codes]
    assert values == [list(p.params.values()) for p in space.plans]


def test_a_rematch_keeps_rounds_together(swept: Sweep) -> None:
    kernel = swept.kernels[0]
    cell = kernel.cell(1024)
    pair = tuple(cell.raced)[:2]
    replayed = bench(swept)
    one, two = replayed.rematch(kernel, cell, pair)
    rounds = set(zip(cell.raced[pair[0]], cell.raced[pair[1]], strict=True))
    assert set(zip(one.tolist(), two.tolist(), strict=True)) <= rounds
    assert replayed.clock_s() == pytest.approx(replayed.rematch_s(cell, pair))
    assert replayed.rematch_s(cell, pair) == pytest.approx(2 * 0.04 * 12 / 3)


def two_kernels() -> Sweep:
    first = sweep(tokens=(64,)).kernels[0]
    second = KernelSweep(
        "gemm2_fused", "triton", "fused", "abc", first.axes, first.cells, ("gemm2_fused",), first.compiled
    )
    return replace(sweep(tokens=(64,)), kernels=(first, second))


def layer(of: Sweep, one: int, two: int, combine: int = 1) -> LayerPlan:
    kernels = (
        of.kernels[0].plans[one], of.kernels[1].plans[two], KernelPlan("combine", {"block_tokens": combine}),
    )  # fmt: skip
    return LayerPlan("triton", "fused", kernels)


def test_a_layer_is_raced_as_the_sum_of_its_swept_kernels() -> None:
    of = two_kernels()
    raced = list(of.kernels[0].cell(64).raced)
    (heat,) = bench(of).race([(of.at(64), (layer(of, raced[0], raced[1]), layer(of, raced[1], raced[1])))])
    assert heat.failures == (None, None)
    assert len(heat.blocks_us[0]) == len(heat.blocks_us[1]) == 12
    single = np.array(of.kernels[0].cell(64).raced[raced[1]])
    assert np.median(heat.blocks_us[1]) == pytest.approx(2 * np.median(single), rel=0.02)


def test_layers_that_differ_where_the_sweep_is_blind_are_refused() -> None:
    of = two_kernels()
    with pytest.raises(InputError, match="differ in combine, which is not in the sweep"):
        list(bench(of).race([(of.at(64), (layer(of, 0, 1), layer(of, 0, 1, combine=2)))]))
