"""Finalists, verdicts and tables: what wins, what ties, and that no row is slower than its default."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tune_fakes import FakeBench, a_task

from moebench.errors import StoreError
from moebench.plan.plan import KernelPlan, LayerPlan
from moebench.store import codec
from moebench.store.records import DEVICE_ERROR, Failure
from moebench.tables.schema import Evidence
from moebench.tune import heats
from moebench.tune.bench import Heat
from moebench.tune.default_rows import default_rows, defaults_of
from moebench.tune.fit import legal_breaks, row_of, table_of
from moebench.tune.race import Contender, Standings, finalists
from moebench.tune.skewed import SKEWED
from moebench.tune.verdict import contenders, judge

TASK = a_task()
WORK = TASK.workloads[1]
DEFAULT = TASK.default_plan(WORK)
DEFAULTS = defaults_of(TASK)
GEMM1, GEMM2 = "torch_loop_gemm1", "torch_loop_gemm2"


def a_plan(kernel: str = GEMM1, **params: int) -> KernelPlan:
    base = DEFAULT.kernel(kernel)
    return KernelPlan(kernel, {**base.params, **params})


def layer(*plans: KernelPlan) -> LayerPlan:
    own = {p.kernel: p for p in plans}
    return replace(DEFAULT, kernels=tuple(own.get(k.kernel, k) for k in DEFAULT.kernels))


def a_heat(
    *ratios: float, noise: float = 0.002, plans: tuple[LayerPlan, ...] = (), routing: str = "uniform", blocks: int = 20
) -> Heat:
    """The default at 100 us and a plan a ratio, with small noise of their own."""
    import numpy as np

    rng = np.random.default_rng(7)
    chosen = (DEFAULT, *(plans or [layer(a_plan(expert_batch=2**i)) for i in range(1, len(ratios) + 1)]))
    drift = 1 + 0.02 * np.sin(np.arange(blocks) / 3)
    rows = tuple(
        tuple(float(v) for v in 100 * r * drift * (1 + noise * rng.standard_normal(blocks))) for r in (1, *ratios)
    )
    work = WORK if routing == "uniform" else replace(WORK, routing=SKEWED)
    return Heat(work, chosen, rows, (None,) * len(chosen), ("ragged", "uniform"), (True,) * len(chosen))


def test_the_default_is_first_and_every_kernels_favourite_second() -> None:
    best1, best2 = a_plan(GEMM1, expert_batch=8), a_plan(GEMM2, expert_batch=4)
    standings = {
        GEMM1: Standings(DEFAULT.kernel(GEMM1), 100.0, (Contender(best1, 80.0),)),
        GEMM2: Standings(DEFAULT.kernel(GEMM2), 50.0, (Contender(best2, 40.0),)),
    }
    found = finalists(DEFAULT, standings, 6)
    assert found[:2] == (DEFAULT, layer(best1, best2))
    assert layer(best1) in found  # only the slowest kernel changed: simpler


def test_joint_finalists_cover_the_runners_up_of_both_gemms() -> None:
    ups = [Contender(a_plan(GEMM1, expert_batch=2**i), 80.0 + i / 10) for i in (1, 2, 3)]
    downs = [Contender(a_plan(GEMM2, expert_batch=2**i), 40.0 + i / 10) for i in (1, 2, 3)]
    standings = {
        GEMM1: Standings(a_plan(GEMM1, num_threads=1), 100.0, tuple(ups)),
        GEMM2: Standings(a_plan(GEMM2, num_threads=1), 50.0, tuple(downs)),
    }
    found = finalists(DEFAULT, standings, 6)
    assert len(found) == 7
    assert len(set(found)) == 7
    assert {p.kernel(GEMM1) for p in found} >= {u.plan for u in ups[:2]}


def test_a_kernel_that_gains_nothing_is_raced_with_its_default_first() -> None:
    close = Standings(DEFAULT.kernel(GEMM1), 100.0, (Contender(a_plan(expert_batch=8), 99.9),))
    assert close.alternatives()[0].plan == DEFAULT.kernel(GEMM1)
    clear = Standings(DEFAULT.kernel(GEMM1), 100.0, (Contender(a_plan(expert_batch=8), 90.0),))
    assert clear.alternatives()[0].plan != DEFAULT.kernel(GEMM1)


def test_where_every_plan_of_a_kernel_failed_its_default_is_raced() -> None:
    assert finalists(DEFAULT, {GEMM1: Standings(DEFAULT.kernel(GEMM1), None, ())}, 3) == (DEFAULT,)


def test_each_slow_kernel_is_raced_with_its_default_and_with_another_plan_of_its_own() -> None:
    ups = tuple(Contender(a_plan(GEMM1, expert_batch=2**i, num_threads=i), 80.0 + i / 10) for i in (2, 3))
    downs = tuple(Contender(a_plan(GEMM2, expert_batch=2**i, num_threads=i), 40.0 + i / 10) for i in (2, 3))
    standings = {GEMM1: Standings(DEFAULT.kernel(GEMM1), 99, ups), GEMM2: Standings(DEFAULT.kernel(GEMM2), 50, downs)}
    best1, best2 = ups[0].plan, downs[0].plan
    assert finalists(DEFAULT, standings, 5) == (
        DEFAULT, layer(best1, best2), layer(best2), layer(best1),
        layer(ups[1].plan, best2), layer(best1, downs[1].plan),
    )  # fmt: skip


def test_near_twins_of_a_favourite_enter_a_race_last() -> None:
    first = a_plan(GEMM1, expert_batch=8, num_threads=4)
    twin, other = a_plan(GEMM1, expert_batch=8, num_threads=2), a_plan(GEMM1, expert_batch=4, num_threads=2)
    best = (Contender(first, 80.0), Contender(twin, 80.1), Contender(other, 80.2))
    assert [c.plan for c in Standings(DEFAULT.kernel(GEMM1), 99.0, best).alternatives()] == [first, other, twin]


@pytest.mark.parametrize("most", [1, 2, 3, 6])
def test_no_more_finalists_than_allowed(most: int) -> None:
    ups = tuple(Contender(a_plan(GEMM1, expert_batch=2**i), 80.0 + i / 10) for i in range(6))
    downs = tuple(Contender(a_plan(GEMM2, expert_batch=2**i), 40.0 + i / 10) for i in range(6))
    found = finalists(
        DEFAULT, {GEMM1: Standings(ups[0].plan, 99, ups), GEMM2: Standings(downs[0].plan, 99, downs)}, most
    )
    assert len(found) <= most + 1


def test_a_clear_winner_wins_on_both_routings() -> None:
    verdict = judge(a_heat(0.8), a_heat(0.85, routing="zipf"))
    assert verdict is not None
    assert verdict.plan != DEFAULT
    assert not verdict.tie
    assert verdict.routings == ("uniform", "zipf:1.2")
    assert verdict.ratio.high < 0.82
    assert verdict.runner_up is not None
    assert verdict.runner_up[0] == DEFAULT


def test_a_plan_that_ties_on_the_skewed_routing_names_the_one_it_won_on() -> None:
    verdict = judge(a_heat(0.8), a_heat(1.0, routing="zipf"))
    assert verdict is not None
    assert verdict.routings == ("uniform",)


def test_of_plans_that_win_on_uniform_routing_the_best_on_both_is_taken() -> None:
    plans = (layer(a_plan(GEMM1, expert_batch=8)), layer(a_plan(GEMM1, expert_batch=4)))
    verdict = judge(a_heat(0.8, 0.82, plans=plans), a_heat(0.95, 0.8, plans=plans, routing="zipf"))
    assert verdict is not None
    assert verdict.plan == plans[1]
    assert verdict.routings == ("uniform", "zipf:1.2")


@pytest.mark.parametrize(
    ("uniform", "skewed", "starts_stay"), [(0.9, 0.9, False), (0.78, 0.9, True), (0.9, 0.78, True)]
)
def test_a_plan_that_loses_to_an_earlier_tables_on_either_routing_does_not_win(
    uniform: float, skewed: float, starts_stay: bool
) -> None:
    start, found = plans = (layer(a_plan(GEMM1, expert_batch=8)), layer(a_plan(GEMM1, expert_batch=4)))
    here, there = a_heat(uniform, 0.8, plans=plans), a_heat(skewed, 0.8, plans=plans, routing="zipf")
    free, bound = judge(here, there), judge(here, there, starts=(start,))
    assert free is not None
    assert bound is not None
    assert free.plan == found, "the best of both together"
    assert bound.plan == (start if starts_stay else found)


def test_of_earlier_tables_that_contradict_each_other_the_better_one_stays() -> None:
    plans = tuple(layer(a_plan(GEMM1, expert_batch=b)) for b in (8, 4, 2))
    here, there = a_heat(0.7, 0.8, 0.74, plans=plans), a_heat(0.78, 0.7, 0.74, plans=plans, routing="zipf")
    verdict = judge(here, there, starts=plans[:2])
    assert verdict is not None
    assert verdict.plan == plans[0]


@pytest.mark.parametrize(("gain", "start_stays"), [(0.996, True), (0.99, False)])
def test_an_earlier_tables_plan_stays_where_the_gain_on_it_is_a_ties(gain: float, start_stays: bool) -> None:
    start, found = plans = (layer(a_plan(GEMM1, expert_batch=8)), layer(a_plan(GEMM1, expert_batch=4)))
    here, there = a_heat(0.8, 0.8 * gain, plans=plans), a_heat(0.9, 0.9 * gain, plans=plans, routing="zipf")
    for verdict in (judge(here, there, starts=(start,)), judge(here, starts=(start,))):
        assert verdict is not None
        assert verdict.plan == (start if start_stays else found)


def test_an_earlier_tables_plan_need_only_be_told_to_be_faster_than_the_default() -> None:
    plans = (layer(a_plan(GEMM1, expert_batch=8)),)
    here, there = a_heat(0.997, plans=plans), a_heat(0.997, plans=plans, routing="zipf")
    free, bound = judge(here, there), judge(here, there, starts=plans)
    assert free is not None
    assert bound is not None
    assert free.tie
    assert (bound.plan, bound.tie) == (plans[0], False)


def test_an_earlier_tables_plan_stays_where_whatever_beats_it_on_one_routing_loses_on_the_other() -> None:
    start, found = plans = (layer(a_plan(GEMM1, expert_batch=8)), layer(a_plan(GEMM1, expert_batch=4)))
    here, there = a_heat(0.95, 0.98, plans=plans), a_heat(1.05, 0.99, plans=plans, routing="zipf")
    free, bound = judge(here, there), judge(here, there, starts=(start,))
    assert free is not None
    assert bound is not None
    assert free.plan == found
    assert (bound.plan, bound.routings) == (start, ("uniform",)), "it loses to the default, and the row says where"
    slow = judge(a_heat(1.1, 0.98, plans=plans), there, starts=(start,))
    assert slow is not None
    assert slow.plan == found


def test_a_plan_that_loses_on_the_skewed_routing_does_not_win() -> None:
    verdict = judge(a_heat(0.8), a_heat(1.1, routing="zipf"))
    assert verdict is not None
    assert verdict.plan == DEFAULT


def test_what_cannot_be_told_from_the_default_is_a_tie() -> None:
    verdict = judge(a_heat(0.998, 1.001))
    assert verdict is not None
    assert verdict.tie
    assert verdict.plan == DEFAULT
    assert verdict.ratio.value == 1


def test_of_winners_that_tie_the_simplest_stays() -> None:
    simple, complex_ = (
        layer(a_plan(GEMM1, expert_batch=8)),
        layer(a_plan(GEMM1, expert_batch=8, num_threads=4), a_plan(GEMM2, expert_batch=4)),
    )
    verdict = judge(a_heat(0.7985, 0.8, plans=(complex_, simple)))
    assert verdict is not None
    assert verdict.plan == simple
    clear = judge(a_heat(0.7, 0.8, plans=(complex_, simple)))
    assert clear is not None
    assert clear.plan == complex_


def test_a_plan_that_failed_is_passed_over_and_a_failed_default_gives_no_verdict() -> None:
    heat = a_heat(0.8, 0.7)
    broken = Failure(DEVICE_ERROR, "it broke")
    failed = replace(heat, blocks_us=(*heat.blocks_us[:2], ()), failures=(None, None, broken))
    verdict = judge(failed)
    assert verdict is not None
    assert verdict.plan == heat.plans[1]
    assert judge(replace(heat, blocks_us=((), *heat.blocks_us[1:]), failures=(broken, None, None))) is None


def test_two_blocks_tell_nothing() -> None:
    verdict = judge(a_heat(0.5, blocks=2))
    assert verdict is not None
    assert verdict.plan == DEFAULT


def test_predicted_times_need_more_than_the_models_error() -> None:
    predicted = Heat(WORK, (DEFAULT, layer(a_plan(expert_batch=8))), ((100.0,), (93.0,)), (None, None))
    sure, unsure = judge(predicted, least_gain=0.05), judge(predicted, least_gain=0.1)
    assert sure is not None
    assert unsure is not None
    assert sure.plan != DEFAULT
    assert sure.time.blocks == 0
    assert unsure.plan == DEFAULT


def test_a_predicted_row_states_the_models_error_and_is_decided_by_its_values() -> None:
    plans = (DEFAULT, layer(a_plan(expert_batch=8)), layer(a_plan(expert_batch=4)))
    heat = Heat(WORK, plans, ((100.0,), (94.0,), (97.0,)), (None,) * 3, time_share=1.0, ratio_share=0.05)
    verdict = judge(heat, least_gain=0.05)
    assert verdict is not None
    assert verdict.plan == plans[1]
    assert (verdict.time.low_us, verdict.time.median_us, verdict.time.high_us) == (47.0, 94.0, 188.0)
    assert (verdict.default_time.low_us, verdict.default_time.high_us) == (50.0, 200.0)
    assert verdict.runner_up is not None
    assert verdict.runner_up[1].high_us == 194.0
    assert (verdict.ratio.low, verdict.ratio.high) == pytest.approx((0.94 / 1.05, 0.94 * 1.05))
    assert table_of(TASK, [verdict], "predicted", {}, Evidence("e", "today", "", "", {"moebench": "1"}), DEFAULTS).rows
    within = judge(replace(heat, blocks_us=((100.0,), (96.0,), (97.0,))), least_gain=0.01)
    assert within is not None
    assert within.plan == DEFAULT, "a row whose interval holds 1 is not faster"


def test_a_heats_error_comes_back_from_its_record_and_records_without_one_load() -> None:
    heat = Heat(WORK, (DEFAULT,), ((100.0,),), (None,), time_share=1.0, ratio_share=0.05)
    line = codec.write_heat(heats.to_record(heat, TASK.hw, "predicted"))
    assert heats.from_record(codec.read_heat(line), WORK, heat.plans) == heat
    old = {name: value for name, value in json.loads(line).items() if not name.endswith("_share")}
    found = heats.from_record(codec.read_heat(json.dumps(old)), WORK, heat.plans)
    assert found == replace(heat, time_share=0.0, ratio_share=0.0)
    with pytest.raises(StoreError, match="time_share is -1"):
        codec.read_heat(json.dumps({**old, "time_share": -1.0}))


def test_contenders_are_those_that_may_win() -> None:
    heat = a_heat(0.8, 1.2, 0.9)
    assert contenders(heat) == (heat.plans[1], heat.plans[3])


def test_earlier_tables_plans_are_among_the_contenders_where_there_are_any() -> None:
    heat = a_heat(0.8, 1.2, 0.9)
    assert contenders(heat, starts=heat.plans[2:3]) == (heat.plans[1], heat.plans[3], heat.plans[2])
    assert contenders(heat, starts=heat.plans[3:], most=1) == (heat.plans[1], heat.plans[3])
    assert contenders(a_heat(1.2), starts=(a_heat(1.2).plans[1],)) == ()


@settings(max_examples=60, deadline=None)
@given(
    ratios=st.lists(st.floats(0.7, 1.3), min_size=1, max_size=4),
    skewed=st.lists(st.floats(0.7, 1.3), min_size=4, max_size=4),
    noise=st.floats(0.0005, 0.05),
)
def test_whatever_is_raced_makes_a_row_that_a_table_takes(
    ratios: list[float], skewed: list[float], noise: float
) -> None:
    first = a_heat(*ratios, noise=noise)
    second = a_heat(*skewed[: len(ratios)], noise=noise, routing="zipf")
    verdict = judge(first, second)
    assert verdict is not None
    row = row_of(verdict, "measured", 9, "run")
    evidence = Evidence("run", "2026-11-30", "moebench tune", "CPU", {"moebench": "0.1.0"})
    table = table_of(TASK, [verdict], "measured", {WORK.num_tokens: 9}, evidence, DEFAULTS)  # refuses what is slower
    assert table.rows[0].plan == row.plan


def test_rows_touch_and_keep_what_was_measured() -> None:
    bench = FakeBench()
    fast = [layer(a_plan(GEMM1, expert_batch=8, num_threads=4), a_plan(GEMM2, expert_batch=8, num_threads=4))]
    found = [judge(bench.heat(w, [TASK.default_plan(w), *fast])) for w in TASK.workloads]
    evidence = Evidence("run", "2026-11-30", "moebench tune", "CPU", {"moebench": "0.1.0"})
    table = table_of(TASK, [v for v in found if v], "measured", {1: 5}, evidence, DEFAULTS)
    assert [(r.min_tokens, r.max_tokens, r.trials) for r in table.rows] == [(1, 2, 5), (3, 22, 0), (23, 64, 0)]


def test_no_row_reaches_a_count_that_was_asked_for_and_not_judged() -> None:
    bench = FakeBench()
    ends = [w for w in TASK.workloads if w.num_tokens != 8]
    found = [judge(bench.heat(w, [TASK.default_plan(w), layer(a_plan(GEMM1, expert_batch=8))])) for w in ends]
    evidence = Evidence("run", "2026-11-30", "moebench tune", "CPU", {"moebench": "0.1.0"})
    table = table_of(TASK, [v for v in found if v], "measured", {}, evidence, DEFAULTS)
    assert [(r.min_tokens, r.max_tokens) for r in table.rows] == [(1, 2), (23, 64)]
    assert table.row_at(8) is None


def test_a_row_never_reaches_counts_that_its_plan_cannot_run() -> None:
    gather = KernelPlan("torch_gather_gemm1", {"rows_per_gather": 16})  # 256 rows at most: 32 tokens of 8 experts
    plan = LayerPlan("torch", "gather", (gather,))
    rows = [
        replace(row_of(v, "measured", 1, "run"), plan=plan)
        for v in (judge(a_heat(1.0)), judge(replace(a_heat(1.0), workload=WORK.with_tokens(1000))))
        if v is not None
    ]
    rows[1] = replace(rows[1], plan=DEFAULT)
    assert 8 <= legal_breaks(rows, WORK, TASK.hw)[8, 1000] <= 32


@settings(max_examples=40, deadline=None)
@given(edges=st.lists(st.integers(2, 60_000), max_size=8, unique=True))
def test_recorded_defaults_are_those_that_were_asked(edges: list[int]) -> None:
    kept: list[int] = []
    for edge in sorted(edges):  # changes that are further apart than what is asked
        if not kept or edge > kept[-1] * 1.04:
            kept.append(edge)

    def plan_at(tokens: int) -> LayerPlan:
        return LayerPlan("torch", str(sum(tokens >= e for e in kept)))

    rows = default_rows(plan_at)
    assert [r.min_tokens for r in rows] == [1, *kept]
    assert all(r.plan == plan_at(r.min_tokens) for r in rows)
    assert rows[-1].max_tokens is None
