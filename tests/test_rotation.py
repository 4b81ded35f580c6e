"""The reuse arithmetic, without a device."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moebench.measure.request import L2Policy
from moebench.measure.rotation import (
    MAX_PERIOD,
    REUSE_FACTOR,
    Rotation,
    WeightBytes,
    choose_rotation,
    least_reuse,
    reuse_distance,
)
from moebench.spec.dtypes import DType
from moebench.spec.shape import MoEShape
from moebench.spec.steps import Step
from moebench.spec.workload import Workload

SHAPE = MoEShape("sample", 8, 2, 64, 96)
WORKLOAD = Workload(SHAPE, 4, DType.BF16)
SIZES = WeightBytes.of(WORKLOAD)
EXPERT = SIZES.w13 + SIZES.w2
WHOLE = frozenset(Step)
TO_GEMM1 = frozenset({Step.ROUTE, Step.INDEX, Step.EXPAND, Step.GEMM1})
NO_WEIGHTS = frozenset({Step.ROUTE, Step.INDEX})
ALL_HIT = (1,) * 8


def _hit(*experts: int) -> tuple[int, ...]:
    return tuple(int(e in experts) for e in range(8))


def _choose(rows: list[tuple[int, ...]], cache: int, memory: int, **more: object) -> Rotation:
    asked = {"groups": [TO_GEMM1, WHOLE], "asked": L2Policy.LAYER, "draws": len(rows), **more}
    return choose_rotation(WORKLOAD, rows, cache_bytes=cache, memory_bytes=memory, **asked)  # type: ignore[arg-type]


def test_expert_bytes_match_the_shape() -> None:
    assert (SIZES.w13, SIZES.w2, SIZES.shared) == (2 * 96 * 64 * 2, 96 * 64 * 2, 0)


def test_shared_experts_are_counted() -> None:
    shape = MoEShape("shared", 8, 2, 64, 96, num_shared_experts=1, shared_intermediate_size=32)
    assert WeightBytes.of(Workload(shape, 1, DType.FP32)).shared == 3 * 32 * 64 * 4


def test_one_line_touched_by_every_call_is_reused_at_once() -> None:
    assert reuse_distance([[(0, 100)], [(0, 100)]]) == 0


def test_what_is_touched_twice_in_between_counts_once() -> None:
    """Between the uses of line 0 lie 1, 2, 1: 30 bytes of two lines."""
    assert reuse_distance([[(0, 1000), (1, 10), (2, 20), (1, 10)]]) == 20
    assert reuse_distance([[(0, 5)], [(1, 10)], [(2, 20)]]) == 15


def test_nothing_touched_has_no_distance() -> None:
    assert reuse_distance([[], []]) is None
    assert least_reuse([(0, 0)], [ALL_HIT], SIZES, [NO_WEIGHTS]) is None


def test_all_experts_hit_on_one_copy_pass_all_but_one() -> None:
    assert least_reuse([(0, 0)], [ALL_HIT], SIZES, [TO_GEMM1]) == 7 * SIZES.w13
    assert least_reuse([(0, 0)], [ALL_HIT], SIZES, [WHOLE]) == 8 * EXPERT - SIZES.w13


def test_the_prefix_that_reads_least_decides() -> None:
    assert least_reuse([(0, 0)], [ALL_HIT], SIZES, [NO_WEIGHTS, TO_GEMM1, WHOLE]) == 7 * SIZES.w13


def test_the_same_experts_in_the_next_draw_come_back_soon() -> None:
    """Expert 7 ends one call's w13 and starts the next one's: nothing in between in the prefix that ends there."""
    rows = [_hit(0, 7), _hit(7)]
    assert least_reuse([(0, 0), (1, 0)], rows, SIZES, [TO_GEMM1]) == 0


def test_copies_put_whole_calls_in_between() -> None:
    rows = [_hit(0, 1), _hit(0, 1), _hit(0, 1), _hit(0, 1)]
    pairs = Rotation(4, 4, L2Policy.LAYER, None, 0).pairs()
    assert least_reuse(pairs, rows, SIZES, [TO_GEMM1]) == 3 * 2 * SIZES.w13 + SIZES.w13


def test_a_call_repeated_by_another_piece_comes_back_within_itself() -> None:
    rows = [ALL_HIT, ALL_HIT]
    pairs = Rotation(2, 2, L2Policy.LAYER, None, 0).pairs()
    assert least_reuse(pairs, rows, SIZES, [WHOLE], repeats=2) == 8 * EXPERT - SIZES.w13


def test_one_copy_where_the_layer_is_large() -> None:
    found = _choose([ALL_HIT] * 4, cache=3 * SIZES.w13, memory=10**9)
    assert (found.copies, found.policy, found.warning) == (1, L2Policy.LAYER, "")
    assert found.reuse_bytes == 7 * SIZES.w13


def test_copies_where_calls_hit_little() -> None:
    found = _choose([_hit(0, 1)] * 4, cache=10 * EXPERT, memory=10**9)
    assert found.policy is L2Policy.LAYER
    assert found.reuse_bytes is not None
    assert found.reuse_bytes >= REUSE_FACTOR * 10 * EXPERT
    assert found.period == max(found.draws, found.copies)


def test_without_memory_for_copies_the_point_is_warm_and_says_why() -> None:
    found = _choose([_hit(0, 1)] * 4, cache=10 * EXPERT, memory=0)
    assert (found.copies, found.policy) == (1, L2Policy.WARM)
    assert "1 weight copies" in found.warning
    assert "twice the" in found.warning


def test_memory_limits_the_copies() -> None:
    found = _choose([_hit(0, 1)] * 4, cache=100 * EXPERT, memory=5 * WORKLOAD.weight_bytes())
    assert found.copies <= 6
    assert found.policy is L2Policy.WARM


def test_a_rank_without_rows_needs_no_copies() -> None:
    found = _choose([(0,) * 8] * 2, cache=10**6, memory=10**9)
    assert (found.copies, found.policy, found.reuse_bytes) == (1, L2Policy.LAYER, None)


@pytest.mark.parametrize(("asked", "draws"), [(L2Policy.COLD, 4), (L2Policy.WARM, 1)])
def test_other_policies_rotate_no_copies(asked: L2Policy, draws: int) -> None:
    found = _choose([ALL_HIT] * 4, cache=1, memory=10**9, asked=asked)
    assert (found.draws, found.copies, found.policy) == (draws, 1, asked)


@given(
    st.lists(st.lists(st.integers(0, 3), min_size=8, max_size=8), min_size=1, max_size=4),
    st.integers(1, 40),
    st.integers(0, 100),
)
def test_what_calls_itself_layer_keeps_the_promise(rows: list[list[int]], experts: int, copies: int) -> None:
    found = _choose([tuple(r) for r in rows], cache=experts * EXPERT, memory=copies * WORKLOAD.weight_bytes())
    assert found.copies <= copies + 1
    assert found.period <= MAX_PERIOD
    reuse = least_reuse(found.pairs(), rows, SIZES, [TO_GEMM1, WHOLE])
    assert found.reuse_bytes == reuse
    assert (found.policy is L2Policy.LAYER) == (reuse is None or reuse >= found.needed_bytes)
    assert bool(found.warning) == (found.policy is L2Policy.WARM)
