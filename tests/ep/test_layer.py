"""The whole expert-parallel layer on virtual ranks equals the single-device layer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from ep_cases import ALLOWED, expected, inputs_of, placed, relative_error, small_shape, whole_weights
from hypothesis import given, settings
from hypothesis import strategies as st

from moebench.errors import InputError, UnsupportedError
from moebench.pipeline.ep.layer import EPLayer, ep_layer
from moebench.pipeline.ep.planners.eplb import EplbPlanner
from moebench.pipeline.ep.planners.llep import LeastLoadedPlanner
from moebench.pipeline.ep.planners.moonep import MoonEPPlanner
from moebench.pipeline.ep.planners.owner import OwnerPlanner
from moebench.pipeline.ep.planners.protocol import Planner
from moebench.pipeline.ep.planners.threshold import ThresholdPlanner
from moebench.pipeline.ep.ranks.virtual import VirtualRanks
from moebench.plan.ep_plan import Direction, EPPlan, LinkStage
from moebench.spec.activation import Activation, ActivationKind
from moebench.spec.dtypes import DType
from moebench.spec.ep import TableLayout
from moebench.spec.ep_workload import EPWorkload, PadRows, Placement
from moebench.spec.shape import WeightOn
from moebench.spec.workload import Major, W13Order, WeightLayout

PUSH, PULL = LinkStage(Direction.PUSH), LinkStage(Direction.PULL)
PLANNERS: dict[str, Callable[[], Planner]] = {
    "moonep": MoonEPPlanner, "owner": OwnerPlanner, "threshold": lambda: ThresholdPlanner(3),
    "llep": lambda: LeastLoadedPlanner(1.0, 2, 1.1), "eplb": lambda: EplbPlanner(2),
}  # fmt: skip


def run(workload: EPWorkload, planner: Planner, plan: EPPlan | None = None, skew: float = 0.0) -> None:
    whole, inputs = whole_weights(workload), inputs_of(workload, skew)
    ranks = VirtualRanks(workload.ep_size, "cpu")
    out = ep_layer(workload, ranks, planner, placed(whole, workload, ranks.local_ranks), inputs, plan)
    wanted = expected(workload, whole, inputs)
    for rank in ranks.local_ranks:
        assert out[rank].shape == wanted[rank].shape
        assert relative_error(out[rank], wanted[rank]) <= ALLOWED[workload.dtype], f"rank {rank}"


@st.composite
def workloads(draw: st.DrawFn) -> EPWorkload:
    ranks, own = draw(st.integers(1, 16)), draw(st.integers(1, 3))
    experts = ranks * own
    layout = draw(st.sampled_from(TableLayout))
    capacity = draw(st.integers(1, 5))
    ungated = draw(st.booleans())
    shape = small_shape(
        experts,
        draw(st.integers(1, min(4, experts))),
        gated=not ungated,
        activation=Activation(ActivationKind.RELU2) if ungated else Activation(),
        expert_bias=draw(st.booleans()),
        weight_on=draw(st.sampled_from(WeightOn)),
    )
    return EPWorkload(
        shape,
        ranks,
        tuple(draw(st.lists(st.integers(0, capacity), min_size=ranks, max_size=ranks))),
        capacity,
        own if layout is TableLayout.COMPACT else draw(st.integers(0, own)),
        draw(st.sampled_from([1, 4, 16])),
        layout,
        DType.FP32,
        placement=draw(st.sampled_from(Placement)),
        pad_rows=draw(st.sampled_from(PadRows)),
        weight_layout=WeightLayout(draw(st.sampled_from(W13Order)), draw(st.sampled_from(Major))),
        seed=draw(st.integers(0, 100)),
    )


DIRECTIONS = st.builds(
    lambda d, p, c: EPPlan(dispatch=d, prefetch=p, combine=c),
    st.sampled_from([PUSH, PULL]), st.sampled_from([PUSH, PULL]), st.sampled_from([PUSH, PULL]),
)  # fmt: skip


@settings(max_examples=60, deadline=None)
@given(workloads(), DIRECTIONS, st.sampled_from(sorted(PLANNERS)), st.sampled_from([0.0, 6.0]))
def test_equals_the_single_device_layer(workload: EPWorkload, plan: EPPlan, planner: str, skew: float) -> None:
    if planner != "moonep" and workload.table_layout is TableLayout.COMPACT:
        planner = "owner"
    if workload.shape.num_experts == 1:
        skew = 0.0
    run(workload, PLANNERS[planner](), plan, skew)


@pytest.mark.parametrize("dtype", DType)
def test_every_number_format_with_shared_experts(dtype: DType) -> None:
    shape = small_shape(
        16, 3, num_shared_experts=1, shared_intermediate_size=6, shared_gate=True, router_bias=True, expert_bias=True
    )
    run(EPWorkload(shape, 4, (7, 0, 8, 3), 8, 2, 16, dtype=dtype), MoonEPPlanner(), skew=4.0)


def test_a_layer_runs_again_on_other_input() -> None:
    workload = EPWorkload(small_shape(), 4, (6, 6, 6, 6), 6, 2, 4, dtype=DType.FP32)
    whole = whole_weights(workload)
    ranks = VirtualRanks(4, "cpu")
    layer = EPLayer(workload, ranks, MoonEPPlanner(), placed(whole, workload, ranks.local_ranks))
    for seed, skew in ((1, 8.0), (2, 0.0), (3, -8.0), (1, 8.0)):
        inputs = inputs_of(replace(workload, seed=seed), skew)
        out, wanted = layer.run(inputs), expected(workload, whole, inputs)
        assert all(relative_error(out[r], wanted[r]) < 1e-5 for r in ranks.local_ranks)


def test_without_any_token_the_layer_returns_nothing_wrong() -> None:
    for pads in PadRows:
        run(EPWorkload(small_shape(), 2, (0, 0), 3, 1, 4, dtype=DType.FP32, pad_rows=pads), MoonEPPlanner())


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"tokens": (1, 2)}, "names 2 ranks; ep_size is 4"),
        ({"tokens": (1, 2, 9, 0)}, "rank 2 has 9 tokens"),
        ({"num_prefetch_slots": -1}, "can't be negative"),
        ({"ep_size": 3, "tokens": (1, 1, 1)}, "divide by ep_size 3"),
    ],
)
def test_a_workload_says_what_is_wrong(change: dict[str, Any], told: str) -> None:
    sizes: dict[str, Any] = {"shape": small_shape(), "ep_size": 4, "tokens": (1, 1, 1, 1), "capacity": 4}
    with pytest.raises(InputError, match=told):
        EPWorkload(**{**sizes, **change})


def test_input_that_is_not_the_workloads_is_refused() -> None:
    workload = EPWorkload(small_shape(), 2, (3, 3), 4, 1, 4, dtype=DType.FP32)
    whole, ranks = whole_weights(workload), VirtualRanks(2, "cpu")
    layer = EPLayer(workload, ranks, MoonEPPlanner(), placed(whole, workload, ranks.local_ranks))
    with pytest.raises(InputError, match="rank 0 got 2 tokens; its workload says 3"):
        layer.run(inputs_of(replace(workload, tokens=(2, 3))))
    replicated = replace(workload, placement=Placement.REPLICATED)
    with pytest.raises(InputError, match="8 experts a rank"):
        EPLayer(replicated, ranks, MoonEPPlanner(), placed(whole, workload, ranks.local_ranks))
    with pytest.raises(InputError, match="the virtual ranks are 3"):
        EPLayer(workload, VirtualRanks(3, "cpu"), MoonEPPlanner(), {})


def test_an_unknown_kernel_set_is_named() -> None:
    workload = EPWorkload(small_shape(), 2, (3, 3), 4, 1, 4)
    with pytest.raises((InputError, UnsupportedError), match="unknown EP kernel set 'nothing'"):
        EPLayer(workload, VirtualRanks(2, "cpu"), MoonEPPlanner(), {}, EPPlan(kernels="nothing"))
