"""The fp32 reference against loops in float64, and the properties that its steps must have."""

from __future__ import annotations

from dataclasses import replace

import moe_oracle
import numpy as np
import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st
from moe_strategies import PROPERTY, shapes, workloads

from moebench.errors import InputError
from moebench.pipeline import reference
from moebench.pipeline.layer import LayerInputs
from moebench.pipeline.make import make_inputs, make_weights
from moebench.spec.dtypes import DType
from moebench.spec.router import route_ids
from moebench.spec.shape import MoEShape, Scoring, WeightOn
from moebench.spec.workload import Workload

PLAIN = MoEShape("plain", num_experts=6, topk=3, hidden_size=8, intermediate_size=4)


def ids_strategy() -> st.SearchStrategy[tuple[torch.Tensor, int]]:
    """Ids [T, K] with -1 for dropped slots, and the number of experts."""

    def build(draw: st.DrawFn) -> tuple[torch.Tensor, int]:
        experts, tokens, topk = draw(st.integers(1, 9)), draw(st.integers(1, 7)), draw(st.integers(1, 5))
        flat = draw(st.lists(st.integers(-1, experts - 1), min_size=tokens * topk, max_size=tokens * topk))
        return torch.tensor(flat, dtype=torch.int32).view(tokens, topk), experts

    return st.composite(build)()


@PROPERTY
@given(workloads())
def test_layer_equals_loops_in_float64(workload: Workload) -> None:
    inputs, weights = make_inputs(workload, "cpu"), make_weights(workload, "cpu")
    result = reference.layer(inputs, weights, workload)
    torch.testing.assert_close(result.out.double(), moe_oracle.layer(inputs, weights, workload), rtol=1e-4, atol=1e-5)


@PROPERTY
@given(workloads())
def test_layer_is_its_steps_one_after_another(workload: Workload) -> None:
    inputs, weights = make_inputs(workload, "cpu"), make_weights(workload, "cpu")
    plain = replace(workload, layout=replace(workload.layout, major=type(workload.layout.major).N))
    weights = weights if plain == workload else make_weights(plain, "cpu")
    shape, order = plain.shape, plain.layout.w13_order
    route_weights, ids = reference.route(inputs.router_logits, shape, weights.router_bias)
    on_input = shape.weight_on is WeightOn.INPUT
    src_to_dst, dst_to_src, ends = reference.index(ids, plain.expert_range)
    rows = reference.expand(inputs.x, dst_to_src, shape.topk, route_weights if on_input else None)
    hidden = reference.activation(reference.gemm(rows, weights.w13, weights.b13, ends), shape, order)
    rows = reference.gemm(hidden, weights.w2, weights.b2, ends)
    out = reference.combine(rows, src_to_dst, None if on_input else route_weights, plain.num_tokens)
    out += reference.shared(inputs.x, weights, plain)
    torch.testing.assert_close(out, reference.layer(inputs, weights, plain).out, rtol=1e-5, atol=1e-5)


@PROPERTY
@given(workloads(), st.sampled_from([1, 2, 3, 4, 6]))
def test_ep_slices_sum_to_the_whole(workload: Workload, size: int) -> None:
    whole = replace(workload, ep_size=1, ep_rank=0)
    size = size if whole.shape.num_experts % size == 0 else 1
    inputs, weights = make_inputs(whole, "cpu"), make_weights(whole, "cpu")
    total = torch.zeros_like(inputs.x)
    for rank in range(size):
        part = replace(whole, ep_size=size, ep_rank=rank)
        mine = slice(part.expert_range.start, part.expert_range.stop)
        own = replace(
            weights,
            w13=weights.w13[mine],
            w2=weights.w2[mine],
            b13=None if weights.b13 is None else weights.b13[mine],
            b2=None if weights.b2 is None else weights.b2[mine],
        )
        total += reference.layer(inputs, own, part).out
    torch.testing.assert_close(total, reference.layer(inputs, weights, whole).out, rtol=1e-4, atol=1e-5)


@PROPERTY
@given(workloads(), st.data())
def test_some_tokens_alone_give_the_same_rows(workload: Workload, data: st.DataObject) -> None:
    inputs, weights = make_inputs(workload, "cpu"), make_weights(workload, "cpu")
    chosen = data.draw(st.lists(st.integers(0, workload.num_tokens - 1), min_size=1, max_size=4))
    tokens = torch.tensor(chosen)
    whole = reference.layer(inputs, weights, workload)
    some = reference.layer_tokens(inputs, weights, workload, tokens, routed=(whole.weights, whole.ids))
    torch.testing.assert_close(some.out, whole.out[tokens], rtol=1e-4, atol=1e-5)
    assert some.ids.equal(whole.ids[tokens])


@PROPERTY
@given(shapes(), st.integers(1, 5), st.integers(0, 99))
def test_routing_keeps_its_mass_and_its_rules(shape: MoEShape, tokens: int, seed: int) -> None:
    random = torch.Generator().manual_seed(seed)
    logits = torch.randint(-3, 4, (tokens, shape.num_experts), generator=random).float()
    bias = torch.randint(-2, 3, (shape.num_experts,), generator=random) / 8 if shape.router_bias else None
    weights, ids = reference.route(logits, shape, bias)
    assert all(len(set(row)) == shape.topk for row in ids.tolist())
    assert ids.dtype is torch.int32
    if shape.renormalize:
        expected = torch.full((tokens,), shape.routed_scaling_factor)
        torch.testing.assert_close(weights.sum(dim=-1), expected)
    for row in range(tokens):
        want, want_ids = moe_oracle.route(logits[row].tolist(), shape, None if bias is None else bias.tolist())
        near_tie = shape.router_bias or shape.grouped
        if not near_tie:
            assert ids[row].tolist() == want_ids
        if ids[row].tolist() == want_ids:
            torch.testing.assert_close(weights[row].double(), torch.tensor(want, dtype=torch.float64))
    assert ids.numpy().tolist() == route_ids(logits.numpy(), shape, None if bias is None else bias.numpy()).tolist()


@PROPERTY
@given(ids_strategy(), st.data())
def test_index_is_a_stable_permutation(drawn: tuple[torch.Tensor, int], data: st.DataObject) -> None:
    ids, experts = drawn
    start = data.draw(st.integers(0, experts - 1))
    mine = range(start, data.draw(st.integers(start + 1, experts)))
    src_to_dst, dst_to_src, ends = (t.tolist() for t in reference.index(ids, mine))
    flat = ids.reshape(-1).tolist()
    assert dst_to_src == sorted((s for s, e in enumerate(flat) if e in mine), key=lambda s: (flat[s], s))
    assert [src_to_dst[s] for s in dst_to_src] == list(range(len(dst_to_src)))
    assert all((row == -1) == (expert not in mine) for row, expert in zip(src_to_dst, flat, strict=True))
    assert ends == [sum(flat.count(e) for e in mine[: i + 1]) for i in range(len(mine))]


@pytest.mark.parametrize("scoring", Scoring)
def test_ties_go_to_the_lowest_ids(scoring: Scoring) -> None:
    shape = replace(PLAIN, num_experts=300, topk=32, scoring=scoring)
    _, ids = reference.route(torch.zeros(3, 300), shape)
    assert ids.tolist() == [list(range(32))] * 3


@pytest.mark.parametrize("scoring", Scoring)
@pytest.mark.parametrize("bad", [float("nan"), float("inf"), float("-inf")])
def test_logits_that_are_no_numbers_still_give_valid_ids(scoring: Scoring, bad: float) -> None:
    shape = replace(PLAIN, scoring=scoring)
    logits = torch.tensor([[bad] * 6, [bad, 1.0, bad, 2.0, bad, bad], [0.0, 1.0, 2.0, 3.0, 4.0, bad]])
    weights, ids = reference.route(logits, shape)
    assert weights.isfinite().all()
    assert all(len(set(row)) == 3 and set(row) <= set(range(6)) for row in ids.tolist())
    if bad > 0:
        assert ids[2].tolist() == ([5, 0, 1] if scoring is Scoring.SOFTMAX else [5, 4, 3])
    else:
        assert ids[2].tolist() == [4, 3, 2]
    if scoring is Scoring.SOFTMAX and not bad > 0:
        assert ids[1, :2].tolist() == [3, 1]


def test_bias_selects_but_does_not_weigh() -> None:
    shape = replace(PLAIN, topk=2, scoring=Scoring.SIGMOID, router_bias=True, renormalize=False)
    logits, bias = torch.tensor([[3.0, 2.0, 1.0, 0.0, -1.0, -2.0]]), torch.tensor([0.0, 0, 0, 0, 0, 5])
    weights, ids = reference.route(logits, shape, bias)
    assert ids.tolist() == [[5, 0]]
    torch.testing.assert_close(weights, torch.sigmoid(torch.tensor([[-2.0, 3.0]])))


def test_group_score_is_the_best_or_with_a_bias_the_sum_of_two() -> None:
    shape = replace(PLAIN, topk=1, scoring=Scoring.SIGMOID, num_groups=2, topk_groups=1)
    logits = torch.tensor([[3.0, -9.0, -9.0, 2.0, 2.0, -9.0]])
    assert reference.route(logits, shape)[1].tolist() == [[0]]
    assert reference.route(logits, replace(shape, router_bias=True), torch.zeros(6))[1].tolist() == [[3]]


def test_bias_and_shape_must_agree() -> None:
    with pytest.raises(InputError, match="has no router bias"):
        reference.route(torch.zeros(1, 6), PLAIN, torch.zeros(6))
    with pytest.raises(InputError, match="needs a router bias"):
        reference.route(torch.zeros(1, 6), replace(PLAIN, router_bias=True))


@pytest.mark.parametrize("topk", [1, 6])
@pytest.mark.parametrize("tokens", [1, 5])
def test_one_hot_expert_and_empty_ones(topk: int, tokens: int) -> None:
    shape = replace(PLAIN, topk=topk)
    workload = Workload(shape, tokens, DType.FP32)
    made = make_inputs(workload, "cpu")
    logits = torch.full((tokens, 6), -30.0)
    logits[:, 4] = 30.0
    inputs, weights = LayerInputs(made.x, logits), make_weights(workload, "cpu")
    result = reference.layer(inputs, weights, workload)
    assert (result.ids[:, 0] == 4).all()
    assert np.diff([0, *reference.index(result.ids, range(6)).cu_seqlens.tolist()])[4] == tokens
    torch.testing.assert_close(result.out.double(), moe_oracle.layer(inputs, weights, workload), rtol=1e-4, atol=1e-5)


def test_combine_never_reads_a_dropped_slot() -> None:
    rows = torch.tensor([[1.0, 2.0], [float("nan")] * 2])
    out = reference.combine(rows, torch.tensor([-1, 0], dtype=torch.int32), torch.ones(1, 2), 1)
    assert out.tolist() == [[1.0, 2.0]]


def test_products_are_full_fp32_whatever_the_process_asked_for() -> None:
    asked = torch.get_float32_matmul_precision()
    rows, weight = torch.randn(64, 256), torch.randn(1, 64, 256)
    ends = torch.tensor([64], dtype=torch.int32)
    try:
        torch.set_float32_matmul_precision("medium")
        got = reference.gemm(rows, weight, None, ends)
        assert torch.get_float32_matmul_precision() == "medium"
    finally:
        torch.set_float32_matmul_precision(asked)
    torch.testing.assert_close(got.double(), rows.double() @ weight[0].double().t(), rtol=1e-5, atol=1e-4)
