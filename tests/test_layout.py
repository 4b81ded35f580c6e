"""Weight layouts: repacking both ways, and the same layer from every layout."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest
import torch

from moebench.errors import InputError
from moebench.pipeline import reference
from moebench.pipeline.layout import as_k_by_n, as_n_by_k, join_gate_up, reorder_gate_up, repack
from moebench.pipeline.make import make_inputs, make_weights
from moebench.spec.activation import Activation, ActivationKind
from moebench.spec.dtypes import DType
from moebench.spec.shape import MoEShape
from moebench.spec.workload import Major, W13Order, WeightLayout, Workload

LAYOUTS = [WeightLayout(order, major) for order, major in product(W13Order, Major)]
SHAPE = MoEShape("laid", 5, 2, 24, 10, expert_bias=True)
GATE, UP = torch.tensor([[1, 2, 3]]), torch.tensor([[4, 5, 6]])


@pytest.mark.parametrize(
    ("order", "rows"),
    [
        (W13Order.GATE_UP, [1, 2, 3, 4, 5, 6]),
        (W13Order.UP_GATE, [4, 5, 6, 1, 2, 3]),
        (W13Order.INTERLEAVED, [1, 4, 2, 5, 3, 6]),
    ],
)
def test_orders_are_what_their_names_say(order: W13Order, rows: list[int]) -> None:
    assert join_gate_up(GATE, UP, order).tolist() == [rows]


@pytest.mark.parametrize("source", W13Order)
@pytest.mark.parametrize("target", W13Order)
@pytest.mark.parametrize("dim", [1, 2])
def test_reordering_brings_every_order_to_every_other(source: W13Order, target: W13Order, dim: int) -> None:
    want = join_gate_up(GATE, UP, target)[..., None].movedim(1, dim)
    given = join_gate_up(GATE, UP, source)[..., None].movedim(1, dim)
    got = reorder_gate_up(given, dim, source, target)
    assert got.equal(want)
    assert got.is_contiguous() or source is target


def test_an_odd_width_has_no_halves() -> None:
    with pytest.raises(InputError, match="odd"):
        reorder_gate_up(torch.zeros(2, 3), 1, W13Order.GATE_UP, W13Order.UP_GATE)


@pytest.mark.parametrize("source", LAYOUTS, ids=str)
@pytest.mark.parametrize("target", LAYOUTS, ids=str)
def test_repacked_weights_are_the_same_layer(source: WeightLayout, target: WeightLayout) -> None:
    workload = Workload(SHAPE, 7, DType.FP32, layout=source)
    inputs, weights = make_inputs(workload, "cpu"), make_weights(workload, "cpu")
    packed = repack(weights, source, target, gated=True)
    want = reference.layer(inputs, weights, workload).out
    torch.testing.assert_close(reference.layer(inputs, packed, replace(workload, layout=target)).out, want)
    again = repack(packed, target, source, gated=True)
    assert again.w13.equal(weights.w13)
    assert again.w2.equal(weights.w2)
    assert again.b13 is not None
    assert weights.b13 is not None
    assert again.b13.equal(weights.b13)
    assert packed.w13.is_contiguous()
    assert packed.w2.is_contiguous()


def test_nothing_is_copied_when_nothing_changes() -> None:
    weights = make_weights(Workload(SHAPE, 1, DType.FP32), "cpu")
    packed = repack(weights, WeightLayout(), WeightLayout(), gated=True)
    assert packed.w13 is weights.w13
    assert packed.w2 is weights.w2
    assert as_k_by_n(weights.w13, Major.N).data_ptr() == weights.w13.data_ptr()
    assert as_n_by_k(weights.w13, Major.N) is weights.w13


def test_ungated_weights_have_no_order() -> None:
    shape = replace(SHAPE, gated=False, activation=Activation(ActivationKind.RELU2), intermediate_size=9)
    weights = make_weights(Workload(shape, 1, DType.FP32), "cpu")
    packed = repack(weights, WeightLayout(), WeightLayout(W13Order.INTERLEAVED), gated=False)
    assert packed.w13 is weights.w13


def test_weights_and_inputs_are_seeded_and_of_order_one() -> None:
    workload = Workload(replace(SHAPE, hidden_size=256, intermediate_size=128), 64)
    one, two, other = (make_weights(workload, "cpu", copy=c) for c in (0, 0, 1))
    assert one.w13.equal(two.w13)
    assert not one.w13.equal(other.w13)
    inputs = make_inputs(workload, "cpu")
    assert inputs.x.equal(make_inputs(workload, "cpu").x)
    assert not inputs.x.equal(make_inputs(workload, "cpu", draw=1).x)
    assert 0.9 < inputs.x.float().std() < 1.1
    assert 0.1 < reference.layer(inputs, one, workload).out.std() < 3


def test_large_cpu_weights_hold_no_two_equal_rows() -> None:
    workload = Workload(MoEShape("large", 8, 2, 1024, 512), 1)
    weights = make_weights(workload, "cpu")
    assert weights.w13.numel() > 1 << 22
    rows = weights.w13.view(-1, 1024)[:, :16].float()
    assert len({tuple(row) for row in rows.tolist()}) == rows.shape[0]
    assert 0.9 < weights.w13[7].float().std() * 32 < 1.1
