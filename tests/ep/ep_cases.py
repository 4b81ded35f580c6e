"""Small expert-parallel problems for the tests: layers, their weights and inputs, and the single-device answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import torch

from moebench.pipeline import reference
from moebench.pipeline.ep.experts import own_weights
from moebench.pipeline.layer import LayerInputs, LayerWeights
from moebench.pipeline.make import make_weights
from moebench.pipeline.torch_dtypes import torch_dtype
from moebench.spec.dtypes import DType
from moebench.spec.ep_workload import EPWorkload, Placement
from moebench.spec.shape import MoEShape

ALLOWED = {DType.BF16: 1e-2, DType.FP16: 2e-3, DType.FP32: 1e-5}
"""Relative Frobenius error of a layer that rounds between its steps."""


def small_shape(num_experts: int = 8, topk: int = 2, **changes: object) -> MoEShape:
    """A layer whose widths are no multiples of anything."""
    sizes = {"name": "small", "num_experts": num_experts, "topk": topk, "hidden_size": 20, "intermediate_size": 12}
    return MoEShape(**{**sizes, **changes})  # type: ignore[arg-type]


def whole_weights(workload: EPWorkload) -> LayerWeights:
    """The layer's weights on one device."""
    return make_weights(workload.whole(0), "cpu")


def placed(whole: LayerWeights, workload: EPWorkload, ranks: tuple[int, ...]) -> dict[int, LayerWeights]:
    """What each rank holds of the whole layer: its own experts or all, router bias and shared experts always."""
    if workload.placement is Placement.REPLICATED:
        return dict.fromkeys(ranks, whole)
    geometry, shared = workload.geometry(), {}
    for name in ("router_bias", "shared_w13", "shared_w2", "shared_gate"):
        shared[name] = getattr(whole, name)
    return {r: replace(own_weights(whole, geometry, r), **shared) for r in ranks}


def inputs_of(workload: EPWorkload, skew: float = 0.0) -> dict[int, LayerInputs]:
    """Seeded tokens and logits of every rank; ``skew`` makes the first experts hot."""
    shape, made = workload.shape, {}
    for rank, tokens in enumerate(workload.tokens):
        random = torch.Generator().manual_seed(1000 * workload.seed + rank)
        x = torch.randn(tokens, shape.hidden_size, generator=random).to(torch_dtype(workload.dtype))
        logits = torch.randn(tokens, shape.num_experts, generator=random)
        logits -= skew * torch.arange(shape.num_experts) / shape.num_experts
        made[rank] = LayerInputs(x, logits)
    return made


def expected(workload: EPWorkload, whole: LayerWeights, inputs: Mapping[int, LayerInputs]) -> dict[int, torch.Tensor]:
    """The single-device layer's output [n, H] fp32 for the tokens of every rank."""
    return {
        r: reference.layer(given, whole, workload.whole(r)).out if given.x.shape[0] else torch.zeros(given.x.shape)
        for r, given in inputs.items()
    }


def relative_error(got: torch.Tensor, wanted: torch.Tensor) -> float:
    """Relative Frobenius error; NaN anywhere gives NaN, which no limit allows."""
    if not wanted.numel():
        return 0.0
    return float(torch.linalg.vector_norm(got.float() - wanted) / torch.linalg.vector_norm(wanted).clamp_min(1e-12))
