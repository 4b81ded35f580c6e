"""Hypothesis strategies of MoE shapes and workloads small enough for loops in Python."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st

from moebench.spec.activation import Activation, ActivationKind
from moebench.spec.dtypes import DType
from moebench.spec.shape import MoEShape, Scoring, WeightOn
from moebench.spec.workload import Major, W13Order, WeightLayout, Workload

PROPERTY = settings(deadline=None, derandomize=True, max_examples=60)
"""The first call of a torch operator is slow, and the examples are the same in every run."""

ACTIVATIONS = (
    Activation(),
    Activation(ActivationKind.GELU_TANH),
    Activation(ActivationKind.GELU_ERF),
    Activation(limit=1.0, alpha=1.702, up_offset=1.0),
    Activation(limit=0.5),
)
UNGATED = (Activation(ActivationKind.RELU2), Activation())


@st.composite
def shapes(draw: st.DrawFn) -> MoEShape:
    """A shape of 1 to 20 experts, any K up to E, any router, any expert."""
    groups = draw(st.integers(1, 4))
    experts = groups * draw(st.integers(1, 5))
    kept = draw(st.integers(1, groups))
    topk = draw(st.integers(1, min(kept * (experts // groups), 8)))
    gated, shared = draw(st.booleans()), draw(st.sampled_from([0, 0, 6]))
    return MoEShape(
        "drawn",
        experts,
        topk,
        hidden_size=draw(st.sampled_from([4, 6, 8])),
        intermediate_size=draw(st.sampled_from([2, 5, 8])),
        scoring=draw(st.sampled_from(Scoring)),
        renormalize=draw(st.booleans()),
        num_groups=groups,
        topk_groups=kept,
        routed_scaling_factor=draw(st.sampled_from([1.0, 2.5])),
        router_bias=draw(st.booleans()),
        activation=draw(st.sampled_from(ACTIVATIONS if gated else UNGATED)),
        gated=gated,
        expert_bias=draw(st.booleans()),
        weight_on=draw(st.sampled_from(WeightOn)),
        num_shared_experts=int(shared > 0),
        shared_intermediate_size=shared,
        shared_gate=draw(st.booleans()) if shared else False,
    )


@st.composite
def workloads(draw: st.DrawFn, dtype: DType = DType.FP32) -> Workload:
    """A workload of 1 to 6 tokens, any layout, any EP slice."""
    shape = draw(shapes())
    size = draw(st.sampled_from([d for d in (1, 2, 3, 4, 5) if shape.num_experts % d == 0]))
    return Workload(
        shape,
        draw(st.integers(1, 6)),
        dtype,
        ep_size=size,
        ep_rank=draw(st.integers(0, size - 1)),
        layout=WeightLayout(draw(st.sampled_from(W13Order)), draw(st.sampled_from(Major))),
        seed=draw(st.integers(0, 1000)),
    )
