"""Every variant against the fp32 reference, in Triton's interpreter."""

from __future__ import annotations

import pytest
import torch
from layer_cases import ERROR_LIMIT, INTERPRETED, SHAPES, LayerCase, layer_cases, start

from moebench.backends.triton_backend import VARIANTS
from moebench.pipeline import reference
from moebench.pipeline.layer import LayerInputs
from moebench.pipeline.make import make_inputs
from moebench.spec.dtypes import DType
from moebench.spec.workload import Workload

HALF = ("plain", "gelu", "groups", "weigh input", "ungated")


@pytest.mark.parametrize("case", layer_cases(), ids=lambda c: c.name)
def test_layer_matches_the_reference_in_fp32(case: LayerCase) -> None:
    run = start(case, INTERPRETED, "cpu")
    run.layer.run(run.io)
    assert run.relative_error() < ERROR_LIMIT[DType.FP32]


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("name", HALF)
def test_layer_matches_the_reference_in_fp16(name: str, variant: str) -> None:
    run = start(LayerCase(name, Workload(SHAPES[name], 5, DType.FP16), variant), INTERPRETED, "cpu")
    run.layer.run(run.io)
    assert run.relative_error() < ERROR_LIMIT[DType.FP16]


@pytest.mark.parametrize("variant", VARIANTS)
def test_second_call_in_the_same_buffers_gives_the_same_bits(variant: str) -> None:
    run = start(LayerCase("plain", Workload(SHAPES["plain"], 9, DType.FP32), variant), INTERPRETED, "cpu")
    first = run.layer.run(run.io).clone()
    assert torch.equal(first, run.layer.run(run.io))


@pytest.mark.parametrize("variant", VARIANTS)
def test_logits_that_are_no_numbers_route_as_the_reference_says(variant: str) -> None:
    workload = Workload(SHAPES["plain"], 5, DType.FP32)
    inputs = make_inputs(workload, "cpu")
    logits = inputs.router_logits.clone()
    logits[1], logits[2, 3], logits[3] = float("nan"), float("inf"), float("-inf")
    logits[4, :4] = float("nan")
    run = start(LayerCase("odd logits", workload, variant), INTERPRETED, "cpu", LayerInputs(inputs.x, logits))
    run.layer.run(run.io)
    weights, ids = reference.route(logits, workload.shape)
    assert torch.equal(run.io.buffers["topk_ids"], ids)
    torch.testing.assert_close(run.io.buffers["topk_weights"], weights)
    assert torch.isfinite(run.out).all()
    assert run.relative_error() < ERROR_LIMIT[DType.FP32]


@pytest.mark.parametrize("variant", VARIANTS)
def test_ops_report_the_parameters_of_the_plan(variant: str) -> None:
    run = start(LayerCase("plain", Workload(SHAPES["plain"], 5, DType.FP32), variant), INTERPRETED, "cpu")
    for op in run.layer.ops:
        assert dict(op.params) == dict(run.layer.plan.kernel(op.kernel).params)
