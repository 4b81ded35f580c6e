"""The one statement of bytes and flops: fusing never costs more, empty experts are free, the parts make the whole."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moebench.spec.dtypes import DType
from moebench.spec.shape import MoEShape, Scoring, WeightOn
from moebench.spec.steps import Cost, Step, cost, layer_cost, layer_steps
from moebench.spec.workload import Workload


@st.composite
def workloads(draw: st.DrawFn) -> tuple[Workload, tuple[int, ...]]:
    """A workload and the rows of its rank's experts that some routing makes."""
    ep_size, local = draw(st.sampled_from([1, 2, 4])), draw(st.integers(1, 6))
    experts = ep_size * local
    shared = draw(st.booleans())
    shape = MoEShape(
        "m", experts, draw(st.integers(1, min(experts, 4))), draw(st.integers(1, 300)), draw(st.integers(1, 300)),
        scoring=draw(st.sampled_from(list(Scoring))), gated=draw(st.booleans()), expert_bias=draw(st.booleans()),
        weight_on=draw(st.sampled_from(list(WeightOn))), num_shared_experts=int(shared),
        shared_intermediate_size=64 * int(shared),
    )  # fmt: skip
    workload = Workload(
        shape, draw(st.integers(1, 50)), draw(st.sampled_from(list(DType))), ep_size=ep_size,
        ep_rank=draw(st.integers(0, ep_size - 1)),
    )  # fmt: skip
    rows = draw(st.lists(st.integers(0, workload.num_tokens), min_size=local, max_size=local))
    room = workload.num_slots
    kept = []
    for count in rows:
        kept.append(min(count, room))
        room -= kept[-1]
    return workload, tuple(kept)


def total(parts: list[tuple[Step, ...]], workload: Workload, rows: tuple[int, ...]) -> Cost:
    return sum((cost(part, workload, rows) for part in parts), Cost(0, 0))


@given(workloads(), st.data())
def test_the_whole_layer_costs_no_more_than_any_partition(
    question: tuple[Workload, tuple[int, ...]], data: st.DataObject
) -> None:
    workload, rows = question
    steps = layer_steps(workload)
    cuts = sorted(data.draw(st.sets(st.integers(1, len(steps) - 1))))
    parts = [steps[a:b] for a, b in zip([0, *cuts], [*cuts, len(steps)], strict=True)]
    whole, split = layer_cost(workload, rows), total(parts, workload, rows)
    assert whole.bytes <= split.bytes
    assert whole.flops == split.flops


@given(workloads(), st.data())
def test_a_fused_set_costs_no_more_than_its_steps_alone(
    question: tuple[Workload, tuple[int, ...]], data: st.DataObject
) -> None:
    workload, rows = question
    chosen = tuple(data.draw(st.sets(st.sampled_from(layer_steps(workload)), min_size=1)))
    assert cost(chosen, workload, rows).bytes <= total([(s,) for s in chosen], workload, rows).bytes
    assert cost(chosen, workload, rows) == cost(tuple(reversed(chosen)), workload, rows)


@given(workloads())
def test_empty_experts_are_free(question: tuple[Workload, tuple[int, ...]]) -> None:
    workload, rows = question
    hit = tuple(r for r in rows if r)
    for step in (Step.GEMM1, Step.GEMM2):
        moved = cost((step,), workload, rows).bytes - 4 * workload.num_local_experts
        alone = cost((step,), workload, hit).bytes - 4 * workload.num_local_experts
        assert moved == alone
    if not hit:
        assert cost((Step.GEMM1,), workload, rows) == Cost(4 * workload.num_local_experts, 0)


@given(workloads())
def test_one_more_hit_expert_costs_its_weights(question: tuple[Workload, tuple[int, ...]]) -> None:
    workload, rows = question
    if 0 not in rows or max(rows) < 2:
        return
    spread = list(rows)
    spread[rows.index(max(rows))] -= 1
    spread[rows.index(0)] = 1
    shape, item = workload.shape, workload.dtype.itemsize_bytes
    gemm2 = cost((Step.GEMM2,), workload, tuple(spread)).bytes - cost((Step.GEMM2,), workload, rows).bytes
    assert gemm2 == shape.hidden_size * (workload.local_intermediate_size + int(shape.expert_bias)) * item


def test_a_known_layer_by_hand() -> None:
    workload = Workload(MoEShape("m", 4, 2, 8, 16), 3)
    rows = (3, 2, 1, 0)
    gemm1 = cost((Step.GEMM1,), workload, rows)
    assert gemm1.flops == 2 * 6 * 8 * 32
    assert gemm1.bytes == 6 * 8 * 2 + 3 * 32 * 8 * 2 + 4 * 4 + 6 * 32 * 2
    assert cost((Step.GEMM1, Step.ACTIVATION), workload, rows).bytes == gemm1.bytes - 6 * 32 * 2 + 6 * 16 * 2
    whole = layer_cost(workload, rows)
    assert whole.flops == 2 * 6 * 8 * 32 + 2 * 6 * 8 * 16
    assert whole.bytes == 3 * 4 * 4 + 3 * 8 * 2 + 3 * 32 * 8 * 2 + 3 * 8 * 16 * 2 + 3 * 8 * 2


@pytest.mark.parametrize("dtype", list(DType))
def test_weight_bytes_scale_with_the_storage_type(dtype: DType) -> None:
    workload = Workload(MoEShape("m", 4, 2, 8, 16), 3, dtype)
    wide = replace(workload, dtype=DType.FP32)
    assert workload.weight_bytes() * 4 == wide.weight_bytes() * dtype.itemsize_bytes
