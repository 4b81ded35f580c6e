"""The analytic model: what physics demands of it, its speed, and what it says of cards it knows little of."""

from __future__ import annotations

import subprocess
import sys
import time
from dataclasses import replace
from itertools import product

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from moebench.backends.triton_backend import VARIANTS, TritonBackend
from moebench.errors import InputError, UnknownNameError, UnsupportedError
from moebench.plan.plan import KernelPlan
from moebench.plan.registry import kernel_specs
from moebench.plan.space import build_space
from moebench.predict.constants import (
    Calibration,
    calibrated_classes,
    load_calibration,
    parse_calibration,
    write_calibration,
)
from moebench.predict.device import Device
from moebench.predict.gemm import Gemm, gemm_us, memory_bytes
from moebench.predict.kernels import FORMULAS
from moebench.predict.model import Model
from moebench.predict.overlap import joined, waves_us
from moebench.predict.picks import picks
from moebench.predict.rows import RowTiles, drawn_rows, row_tiles
from moebench.predict.tiles import TilePlans, matrix_work, occupancy
from moebench.spec.dtypes import DType
from moebench.spec.hardware import Hardware, floor
from moebench.spec.hw_files import load_hardware
from moebench.spec.models import load_model
from moebench.spec.routing import Routing
from moebench.spec.steps import layer_cost
from moebench.spec.workload import Workload

CARDS = ("h200", "h20", "a100-sxm-80", "mi300x", "l40s", "b200", "bi-v100", "mr-v100", "bi-v150")
H200 = load_hardware("h200")
QWEN = load_model("qwen3-30b-a3b").shape
TILE = {
    "block_m": 64, "block_n": 128, "block_k": 64, "group_m": 8, "ctas_per_sm": 0, "num_warps": 4, "num_stages": 3,
}  # fmt: skip


def _plan(kernel: str = "gemm1_fused", **axes: int) -> KernelPlan:
    extra = {"split_k": 1} if kernel == "gemm2_fused" else {}
    return KernelPlan(kernel, {**TILE, **extra, **axes})


def _us(workload: Workload, *plans: KernelPlan, hw: Hardware = H200) -> list[float]:
    return [float(us) for us in Model(hw).times_us(plans[0].kernel, plans, workload)]


def _gemm_parts(hw: Hardware = H200, dtype: DType = DType.BF16) -> tuple[Device, Calibration]:
    calibration = load_calibration(hw.hw_class)
    return Device.of(hw, dtype, calibration.constants), calibration


@pytest.mark.parametrize(
    "hw", ["h200", "h20", "a100-sxm-80", "mi300x", "l40s", "b200", "bi-v100", "mr-v100", "bi-v150"]
)
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_layer_on_every_card_has_a_time_above_its_floor(hw: str, variant: str) -> None:
    card, backend = load_hardware(hw), TritonBackend()
    shape = load_model("qwen3.6-35b-a3b").shape
    for tokens in (1, 64, 1024):
        workload = Workload(shape, tokens, DType.FP16, tp_size=4)
        found = Model(card).layer_us(backend.default_plan(workload, card, variant), workload)
        rows = [int(n) for n in drawn_rows(workload)[0]]
        least = floor(layer_cost(workload, rows), card, DType.FP16)
        assert least is not None
        assert 0.8 * least.us < found.us < 60 * least.us + 200
        assert found.low_us < found.us < found.high_us


def test_every_triton_kernel_has_a_formula() -> None:
    assert {name for names in VARIANTS.values() for name in names} | {"shared"} == set(FORMULAS)


def test_five_thousand_plans_take_less_than_fifty_milliseconds() -> None:
    plans = list(kernel_specs.get("gemm1_fused").space())[::4][:5000]
    model, workload = Model(H200), Workload(QWEN, 1024)
    model.times_us("gemm1_fused", plans[:10], workload)
    spent = []
    for _ in range(5):
        start = time.process_time()
        model.times_us("gemm1_fused", plans, workload)
        spent.append(time.process_time() - start)
    assert len(plans) == 5000
    assert min(spent) < 0.05


def test_one_plan_alone_and_among_others_has_the_same_time() -> None:
    workload = Workload(QWEN, 256)
    plans = build_space("gemm2_fused", [workload], H200, "quick").plans
    together = Model(H200).times_us("gemm2_fused", plans, workload)
    for i in range(0, len(plans), 97):
        assert Model(H200).times_us("gemm2_fused", [plans[i]], workload)[0] == pytest.approx(together[i])


def test_no_plans_give_no_times() -> None:
    assert Model(H200).times_us("gemm1_fused", [], Workload(QWEN, 1)).shape == (0,)


def test_spilling_accumulators_cost_several_times() -> None:
    fits, spills = _us(Workload(QWEN, 16384), _plan(block_n=256, num_warps=8), _plan(block_n=256, num_warps=4))
    assert spills > 3 * fits


def test_more_stages_hide_more_latency_where_one_cta_is_alone() -> None:
    workload = Workload(QWEN, 1)
    few = [_us(workload, _plan(block_m=16, block_n=64, block_k=64, num_stages=s))[0] for s in (1, 2, 3, 4)]
    assert few == sorted(few, reverse=True)


def test_tall_tiles_waste_what_few_rows_an_expert_leave_empty() -> None:
    short, tall = _us(Workload(QWEN, 64), _plan(block_m=16), _plan(block_m=128))
    assert tall > short


def test_wide_tiles_pay_off_once_experts_are_full() -> None:
    short, tall = _us(Workload(QWEN, 16384), _plan(block_m=16), _plan(block_m=128, num_warps=8))
    assert tall < short


def test_the_last_wave_costs_a_wave() -> None:
    device, calibration = _gemm_parts()
    one = {"block_m": 128, "block_n": 256, "block_k": 64, "num_warps": 8, "num_stages": 4}
    plans = TilePlans.of([_plan(**one)])
    gemm = Gemm(256, 4096, 1, 2, 2, 0.0)
    full, over = (
        float(gemm_us(gemm, plans, RowTiles.dense(128 * n), device, calibration.constants)[0]) for n in (132, 133)
    )
    assert over > 1.4 * full


def test_a_persistent_grid_takes_its_longest_list() -> None:
    device, calibration = _gemm_parts()
    tile = {"block_m": 128, "block_n": 256, "block_k": 64, "num_warps": 8, "num_stages": 4}
    gemm, c = Gemm(256, 4096, 1, 2, 2, 0.0), calibration.constants
    launched, staying = (TilePlans.of([_plan(**tile, ctas_per_sm=n)]) for n in (0, 1))
    for tiles in (132, 133, 264, 300):
        rows = RowTiles.dense(128 * tiles)
        first, second = (float(gemm_us(gemm, p, rows, device, c)[0]) for p in (launched, staying))
        assert second == pytest.approx(first, rel=0.15)


def test_skewed_routing_needs_more_tiles_than_even_rows_do() -> None:
    even = Workload(QWEN, 4096)
    skewed = replace(even, routing=Routing.parse("zipf:1.2"))
    heights = np.array([128.0])
    assert row_tiles(skewed).total == row_tiles(even).total == even.num_slots
    rows = drawn_rows(skewed)
    assert row_tiles(skewed).tiles(heights)[0] == pytest.approx(np.ceil(rows / 128).sum(axis=1).mean())


@given(st.lists(st.integers(0, 300), min_size=1, max_size=40), st.sampled_from([16, 32, 64, 128, 256]))
@settings(max_examples=60, deadline=None)
def test_tiles_are_those_of_the_rows(rows: list[int], height: int) -> None:
    slots = max(sum(rows), 1)
    found = RowTiles(np.array([rows]), slots)
    heights = np.array([float(height)])
    counts = [-(-n // height) for n in rows]
    assert found.tiles(heights)[0] == max(sum(counts), 1)
    assert found.groups(heights, np.array([1.0]))[0] == sum(counts)
    assert found.groups(heights, np.array([1e9]))[0] == sum(n > 0 for n in rows)
    assert found.idle_tiles(heights)[0] >= 0
    assert 0 <= found.fill(heights)[0] <= 1


def test_weights_are_read_again_only_where_row_tiles_do_not_meet() -> None:
    shape = load_model("mixtral-8x7b").shape
    device, calibration = _gemm_parts()
    rows = row_tiles(Workload(shape, 16384))
    gemm = Gemm(shape.intermediate_size, shape.hidden_size, 2, 2, 2, 0.0)
    apart, grouped = TilePlans.of([_plan(group_m=1)]), TilePlans.of([_plan(group_m=64)])
    one = np.array([1.0])
    far, near = (float(memory_bytes(gemm, p, rows, device, one, calibration.constants)[0]) for p in (apart, grouped))
    weights = 2 * shape.intermediate_size * shape.hidden_size * 2 * shape.num_experts
    out = rows.total * shape.intermediate_size * 2
    assert far > 1.5 * near
    assert near >= weights + out


def test_occupancy_is_bound_by_shared_memory_registers_and_warps() -> None:
    device, calibration = _gemm_parts()
    few_warps = replace(device, warps_per_sm=20)
    by_shared = {"block_m": 128, "block_n": 256, "num_stages": 4, "num_warps": 8}
    by_registers = {"block_m": 128, "block_n": 128, "num_stages": 2, "num_warps": 4}
    by_warps = {"block_m": 16, "block_n": 16, "block_k": 16, "num_stages": 1, "num_warps": 4}
    found = [
        float(occupancy(TilePlans.of([_plan(**axes)]), 1, 2, card, calibration.constants).resident[0])
        for axes, card in ((by_shared, device), (by_registers, device), (by_warps, few_warps))
    ]
    assert found == [1, 2, 5]


def test_warps_without_a_part_of_the_tile_multiply_again() -> None:
    c = load_calibration("hopper").constants
    narrow = matrix_work(TilePlans.of([_plan(block_m=16, block_n=16, num_warps=w) for w in (1, 2, 4, 8)]), 1, c)
    assert list(narrow.rows * narrow.columns) == [256, 256, 512, 1024]
    wide = matrix_work(TilePlans.of([_plan(block_m=128, block_n=256, num_warps=8)]), 1, c)
    assert (wide.rows[0], wide.columns[0], bool(wide.by_warpgroup[0])) == (128, 256, True)


def test_a_card_without_warpgroups_multiplies_warp_by_warp() -> None:
    for name in ("ampere", "ada", "volta", "cdna", "iluvatar"):
        work = matrix_work(TilePlans.of([_plan(block_m=128, num_warps=8)]), 1, load_calibration(name).constants)
        assert not work.by_warpgroup.any()


def test_split_k_costs_combine_more() -> None:
    workload = Workload(load_model("mixtral-8x7b").shape, 4096)
    model = Model(H200)
    plans = [_plan("gemm2_fused", split_k=s) for s in (1, 4)]
    alone = model.times_us("gemm2_fused", plans, workload, timed=("gemm2_fused",))
    together = model.times_us("gemm2_fused", plans, workload)
    assert together[1] - alone[1] > 1.5 * (together[0] - alone[0]) > 0


def test_a_layer_is_the_sum_of_its_kernels() -> None:
    workload, backend = Workload(QWEN, 512), TritonBackend()
    model = Model(H200)
    plan = backend.default_plan(workload, H200, "steps")
    alone = sum(model.times_us(k.kernel, [k], workload, timed=(k.kernel,))[0] for k in plan.kernels)
    assert model.layer_us(plan, workload).us == pytest.approx(alone)


@given(st.floats(0.01, 1e4), st.floats(0.01, 1e4), st.floats(1, 12))
def test_joined_lies_between_the_larger_and_the_sum(first: float, second: float, sharpness: float) -> None:
    found = float(joined(first, second, sharpness))
    assert max(first, second) <= found * (1 + 1e-9)
    assert found <= (first + second) * (1 + 1e-9)


def test_waves_add_up() -> None:
    one, two = np.array([1.0]), np.array([2.0])
    assert waves_us(np.array([5.0]), two, one, one)[0] == 2 * (1 + 2) + (1 + 1)
    assert waves_us(np.array([4.0]), two, one, one)[0] == 2 * (1 + 2)


def test_a_narrow_load_loses_on_nvidia_and_a_wide_one_on_iluvatar() -> None:
    workload = Workload(QWEN, 16384, DType.FP16)
    narrow = {"block_tokens": 1, "block_h": 512, "num_warps": 4}
    wide = {"block_tokens": 1, "block_h": 2048, "num_warps": 4}
    times = {
        hw: _us(workload, KernelPlan("combine", narrow), KernelPlan("combine", wide), hw=load_hardware(hw))
        for hw in ("h200", "bi-v150")
    }
    assert times["h200"][1] <= times["h200"][0]
    assert times["bi-v150"][0] < 0.8 * times["bi-v150"][1]


def test_the_error_note_says_what_was_never_held_against_a_card() -> None:
    assert "never held against" in Model(load_hardware("bi-v100")).error_note
    assert "iluvatar" in Model(load_hardware("bi-v100")).error_note
    note = Model(H200).error_note
    assert "not timed" in note
    assert "rank correlation" in note


def test_a_class_that_was_never_tried_needs_a_larger_gain_and_has_a_wider_interval() -> None:
    known, unknown = Model(H200), Model(load_hardware("mr-v100"))
    assert known.least_gain <= unknown.least_gain
    assert known.time_share < unknown.time_share == 1.0


def test_a_card_of_an_unknown_class_has_no_model() -> None:
    with pytest.raises(UnknownNameError, match="hardware class"):
        Model(load_hardware("cpu"))


def test_a_card_that_little_is_known_of_is_refused_by_the_facts_it_lacks() -> None:
    bare = replace(H200, facts={n: f for n, f in H200.facts.items() if n not in ("sm_count", "memory_gbps")})
    with pytest.raises(InputError, match="sm_count, memory_gbps"):
        Model(bare).times_us("gemm1_fused", [_plan()], Workload(QWEN, 1))
    with pytest.raises(InputError, match="bf16_tflops"):
        Model(load_hardware("v100-sxm2-32")).times_us("gemm1_fused", [_plan()], Workload(QWEN, 1))


def test_a_kernel_without_a_formula_is_refused() -> None:
    with pytest.raises(UnsupportedError, match="torch_route"):
        Model(H200).times_us("torch_route", [KernelPlan("torch_route", {})], Workload(QWEN, 1))


@pytest.mark.parametrize("name", calibrated_classes())
def test_constants_say_where_they_come_from(name: str) -> None:
    found = load_calibration(name)
    assert found.hw_class == name
    assert all(v.source in ("fitted", "measured", "vendor", "derived", "assumed") for v in found.values.values())
    if found.base:
        assert not [n for n, v in found.values.items() if v.source == "fitted"], "nothing was fitted on this class"


def test_a_calibration_is_read_back_as_it_was_written() -> None:
    found = load_calibration("hopper")
    again = parse_calibration(write_calibration(found), "test")
    assert again.error == found.error
    for name, value in found.values.items():
        assert again.values[name].value == pytest.approx(value.value, rel=1e-3)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('hw_class = "x"', "lacks memory_share"),
        ('hw_class = "x"\nbase = "hopper"\n[constants]\nspeed = {value = 1, source = "fitted"}', "no constant"),
        (
            'hw_class = "x"\nbase = "hopper"\n[constants]\nl2_kept = {value = 7, source = "fitted"}',
            "allowed: 0.0 to 1.0",
        ),
        ('hw_class = "x"\nbase = "hopper"\n[constants]\nl2_kept = {value = 0.5, source = "guess"}', "source 'guess'"),
        ('hw_class = "x"\nbase = "nothing"', "hardware class"),
        ("hw_class = ", "no calibration"),
    ],
)
def test_a_wrong_calibration_is_refused_by_what_is_wrong(text: str, told: str) -> None:
    with pytest.raises(InputError, match=told):
        parse_calibration(text, "test")


def test_predicting_imports_neither_torch_nor_triton() -> None:
    code = (
        "import sys; from moebench.predict.model import Model; from moebench.spec.hw_files import load_hardware; "
        "from moebench.tune.predict_bench import PredictBench; PredictBench(load_hardware('bi-v100')); "
        "assert not {'torch', 'triton'} & set(sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_ranks_all_corners_of_the_space_with_finite_times() -> None:
    axes = {"block_m": (16, 256), "block_n": (16, 256), "block_k": (16, 256), "num_warps": (1, 16)}
    plans = [
        _plan(**dict(zip(axes, values, strict=True)), num_stages=s, ctas_per_sm=c)
        for values in product(*axes.values())
        for s in (1, 6)
        for c in (0, 4)
    ]
    for tokens in (1, 16384):
        us = Model(H200).times_us("gemm1_fused", plans, Workload(QWEN, tokens))
        assert np.isfinite(us).all()
        assert (us > 0).all()


def test_picks_are_the_best_and_not_all_of_one_block() -> None:
    default = {"block_m": 16, "block_n": 64, "block_k": 64, "group_m": 1, "num_warps": 4}
    names = ("block_m", "block_n", "block_k", "group_m", "num_warps")
    rows = [(16, 64, 64, 8, 4), (16, 64, 64, 1, 4), (16, 64, 64, 1, 8), (16, 64, 64, 1, 2), (32, 64, 64, 1, 4)]
    plans = [KernelPlan("gemm1", dict(zip(names, row, strict=True))) for row in rows]
    us = np.array([10.0, 10.01, 11.0, 12.0, 13.0])
    assert picks(plans, us, default, 5) == [1, 2, 4], "alike plans count once, and a block has two picks at most"
    assert picks(plans, us, default, 1) == [1]


@given(st.lists(st.floats(1, 100), min_size=1, max_size=30), st.integers(1, 6))
@settings(max_examples=40, deadline=None)
def test_picks_begin_with_a_plan_as_good_as_the_best(us: list[float], count: int) -> None:
    plans = [KernelPlan("gemm1", {"block_m": i // 4, "block_n": 1, "block_k": 1, "x": i}) for i in range(len(us))]
    found = picks(plans, np.array(us), {"block_m": 0, "block_n": 1, "block_k": 1, "x": 0}, count)
    assert us[found[0]] <= min(us) * 1.002
    assert 1 <= len(found) == len(set(found)) <= count
