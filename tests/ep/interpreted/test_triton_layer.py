"""The Triton kernel set in the interpreter: whole layers against the reference, and links that lead nowhere.

In fp32 and fp16: the interpreter multiplies bf16 wrongly.
"""

from __future__ import annotations

from dataclasses import replace

import pytest
import torch
from ep_cases import ALLOWED, expected, inputs_of, placed, relative_error, small_shape, whole_weights
from triton_cases import SMALL_STAGES

from moebench.pipeline.ep.layer import EPLayer
from moebench.pipeline.ep.planners.moonep import MoonEPPlanner
from moebench.pipeline.ep.planners.owner import OwnerPlanner
from moebench.pipeline.ep.planners.protocol import Planner
from moebench.pipeline.ep.ranks.virtual import VirtualRanks
from moebench.plan.ep_plan import Direction, EPPlan
from moebench.spec.activation import Activation, ActivationKind
from moebench.spec.dtypes import DType
from moebench.spec.ep import TableLayout
from moebench.spec.ep_workload import EPWorkload, PadRows
from moebench.spec.shape import WeightOn
from moebench.spec.workload import Major, W13Order, WeightLayout

PUSH, PULL = Direction.PUSH, Direction.PULL


def _directed(dispatch: Direction, prefetch: Direction, combine: Direction) -> EPPlan:
    stages = SMALL_STAGES
    return replace(
        stages, dispatch=replace(stages.dispatch, direction=dispatch),
        prefetch=replace(stages.prefetch, direction=prefetch), combine=replace(stages.combine, direction=combine),
    )  # fmt: skip


UNGATED = small_shape(6, 2, gated=False, activation=Activation(ActivationKind.RELU2), weight_on=WeightOn.INPUT)
CLAMPED = small_shape(8, 3, activation=Activation(limit=1.0, alpha=1.702, up_offset=1.0), expert_bias=True)
LAYERS = {
    "interleaved": (
        EPWorkload(
            CLAMPED, 4, (5, 0, 6, 2), 6, 1, 4, dtype=DType.FP32, pad_rows=PadRows.SPREAD,
            weight_layout=WeightLayout(W13Order.INTERLEAVED, Major.K),
        ),
        MoonEPPlanner(), _directed(PUSH, PUSH, PULL),
    ),
    "ungated": (
        EPWorkload(UNGATED, 2, (5, 3), 5, 3, 16, TableLayout.COMPACT, DType.FP16), MoonEPPlanner(),
        _directed(PULL, PULL, PUSH),
    ),
    "owner": (
        EPWorkload(small_shape(), 2, (4, 4), 4, 0, 8, dtype=DType.FP32, weight_layout=WeightLayout(W13Order.UP_GATE)),
        OwnerPlanner(), SMALL_STAGES,
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", LAYERS)
def test_a_layer_equals_the_single_device_layer_again_and_again(name: str) -> None:
    workload, planner, plan = LAYERS[name]
    assert isinstance(planner, Planner)
    whole, ranks = whole_weights(workload), VirtualRanks(workload.ep_size, "cpu")
    layer = EPLayer(workload, ranks, planner, placed(whole, workload, ranks.local_ranks), plan)
    for seed, skew in ((1, 8.0), (2, 0.0)):
        inputs = inputs_of(replace(workload, seed=seed), skew)
        out, wanted = layer.run(inputs), expected(workload, whole, inputs)
        for rank in ranks.local_ranks:
            assert relative_error(out[rank], wanted[rank]) <= ALLOWED[workload.dtype], f"rank {rank}"
        layer.buffer.check(layer.plans)


def test_a_saved_plan_moves_other_tokens() -> None:
    workload, planner, plan = LAYERS["owner"]
    whole, ranks = whole_weights(workload), VirtualRanks(workload.ep_size, "cpu")
    layer = EPLayer(workload, ranks, planner, placed(whole, workload, ranks.local_ranks), plan)
    inputs = inputs_of(workload, 4.0)
    first = layer.run(inputs)
    hidden = {r: given.x.clone() for r, given in inputs.items()}
    for sign in (-1.0, 1.0):
        layer.buffer.dispatch({r: sign * x for r, x in hidden.items()}, None, layer.plans)
        rows = {r: layer.buffer.window.hidden.of(r)[: int(p.cu_seqlens[-1])] for r, p in layer.plans.items()}
        dst, num_rows = layer.plans[0].dst, layer.buffer.num_rows
        for slot, stored in enumerate(dst.tolist()):
            address = stored if stored >= 0 else -stored - 1
            token = sign * hidden[0][slot // workload.shape.topk]
            assert torch.equal(rows[address // num_rows][address % num_rows], token)
    assert all(torch.isfinite(x).all() for x in first.values())


@pytest.mark.parametrize("link", [5000, 2**31 - 1, -5000, -(2**31)])
def test_links_that_lead_nowhere_are_not_followed(link: int) -> None:
    workload, planner, plan = LAYERS["interleaved"]
    whole, ranks = whole_weights(workload), VirtualRanks(workload.ep_size, "cpu")
    layer = EPLayer(workload, ranks, planner, placed(whole, workload, ranks.local_ranks), plan)
    layer.run(inputs_of(workload, 8.0))
    made, chain = layer.plans[0], layer.buffer.window.chain.of(0)
    end = int(made.cu_seqlens[-1])
    assert int(made.dup_counts[1]) > 2
    chain[:end:3] = link
    layer.buffer.kernels.group_duplicates(made, layer.buffer.window)
    groups, duplicates = made.dup_counts.tolist()
    listed = made.dup_groups[:groups]
    assert ((listed[:, 0] >= 0) & (listed[:, 0] < end)).all()
    assert (listed[:, 1] + listed[:, 2] <= duplicates).all()
    rows = made.dup_loffs[:duplicates]
    assert ((rows >= 0) & (rows < end)).all()
