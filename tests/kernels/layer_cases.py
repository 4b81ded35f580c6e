"""Small layers that between them use every feature of the kernels; run interpreted on a CPU and compiled on a GPU."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import torch

from moebench.backends.triton_backend import VARIANTS, TritonBackend
from moebench.pipeline import reference
from moebench.pipeline.layer import BoundLayer, LayerInputs, LayerIO, LayerWeights
from moebench.pipeline.make import make_inputs, make_weights
from moebench.plan.plan import KernelPlan, LayerPlan
from moebench.spec.activation import Activation, ActivationKind
from moebench.spec.dtypes import DType
from moebench.spec.hardware import Fact, Hardware
from moebench.spec.routing import Routing
from moebench.spec.shape import MoEShape, Scoring, WeightOn
from moebench.spec.workload import Major, W13Order, WeightLayout, Workload

INTERPRETED = Hardware(
    "interpreter", "Triton's interpreter", "cpu", "any", "cpu", facts={"sm_count": Fact(2, "assumed")}
)
ERROR_LIMIT = {DType.FP32: 5e-6, DType.FP16: 2e-3, DType.BF16: 1e-2}
"""Relative error of the whole output: roundings of the storage type (6e-8, 5e-4, 4e-3) and of fast exponentials."""


@dataclass(frozen=True)
class LayerCase:
    """A workload, a variant, and parameters that replace the default plan's, by kernel."""

    name: str
    workload: Workload
    variant: str = "fused"
    params: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)

    def plan(self, hw: Hardware) -> LayerPlan:
        """The default plan with this case's parameters."""
        plan = TritonBackend().default_plan(self.workload, hw, self.variant)
        return replace_params(plan, self.params)


def replace_params(plan: LayerPlan, params: Mapping[str, Mapping[str, Any]]) -> LayerPlan:
    """``plan`` with other parameters for some of its kernels."""
    kernels = (KernelPlan(k.kernel, {**k.params, **params.get(k.kernel, {})}) for k in plan.kernels)
    return LayerPlan(plan.backend, plan.variant, tuple(kernels))


def _shape(name: str, experts: int, topk: int, hidden: int = 40, inter: int = 24, **features: Any) -> MoEShape:
    return MoEShape(name, experts, topk, hidden, inter, **features)


SHAPES = {
    "plain": _shape("plain", 7, 3),
    "sigmoid": _shape("sigmoid", 6, 2, scoring=Scoring.SIGMOID, renormalize=False, routed_scaling_factor=2.5),
    "sqrtsoftplus": _shape("sqrtsoftplus", 5, 2, scoring=Scoring.SQRTSOFTPLUS, router_bias=True),
    "groups": _shape(
        "groups", 12, 3, scoring=Scoring.SIGMOID, num_groups=4, topk_groups=2, router_bias=True,
        num_shared_experts=1, shared_intermediate_size=20, shared_gate=True,
    ),
    "odd groups": _shape("odd groups", 15, 3, num_groups=5, topk_groups=2),
    "gelu": _shape("gelu", 5, 2, activation=Activation(ActivationKind.GELU_TANH), expert_bias=True),
    "gelu erf": _shape("gelu erf", 5, 2, activation=Activation(ActivationKind.GELU_ERF)),
    "clamped": _shape("clamped", 5, 2, activation=Activation(limit=1.0, alpha=1.702, up_offset=1.0), expert_bias=True),
    "ungated": _shape(
        "ungated", 5, 2, gated=False, activation=Activation(ActivationKind.RELU2), expert_bias=True,
        num_shared_experts=1, shared_intermediate_size=24,
    ),
    "weigh input": _shape(
        "weigh input", 4, 1, weight_on=WeightOn.INPUT, scoring=Scoring.SIGMOID, renormalize=False, expert_bias=True
    ),
    "all experts": _shape("all experts", 4, 4),
    "one expert": _shape("one expert", 1, 1),
}  # fmt: skip

ENGINE_SHAPES = ("plain", "groups", "clamped", "ungated", "weigh input")

_TWO_LAUNCHES = {"route_index": {"one_program": False, "num_chunks": 16, "block_tokens": 2, "block_slots": 16}}
_SMALL_BLOCKS = {"block_n": 16, "block_k": 16, "group_m": 4}
_PERSISTENT = {
    "gemm1_fused": {**_SMALL_BLOCKS, "ctas_per_sm": 2},
    "gemm2_fused": {**_SMALL_BLOCKS, "ctas_per_sm": 1, "block_m": 32}
}  # fmt: skip
_SPLIT = {"gemm2_fused": {**_SMALL_BLOCKS, "split_k": 2}}
_ONE_PROGRAM = {"route_index": {"one_program": True, "block_slots": 16}}


def layer_cases(dtype: DType = DType.FP32) -> list[LayerCase]:
    """All cases in ``dtype``."""
    found = [
        LayerCase(f"{variant} {name}", Workload(shape, 5, dtype), variant)
        for name, shape in SHAPES.items()
        for variant in (VARIANTS if name in ENGINE_SHAPES else ("fused", "steps"))
    ]
    biased = SHAPES["gelu"]
    layouts = [WeightLayout(order, major) for order in W13Order for major in Major]
    found += [
        LayerCase(
            f"{variant} {at.w13_order.value} {at.major.value}-major", Workload(biased, 4, dtype, layout=at), variant
        )
        for variant in VARIANTS
        for at in (layouts if variant == "fused" else layouts[1:4])
    ]
    single_hot, shared = Routing.parse("single-hot"), replace(SHAPES["groups"], name="sliced")
    for variant in VARIANTS:
        found.append(LayerCase(f"{variant} EP slice", Workload(shared, 9, dtype, ep_size=2, ep_rank=1), variant))
        found.append(LayerCase(f"{variant} single-hot", Workload(SHAPES["plain"], 40, dtype, single_hot), variant))
        found.append(LayerCase(f"{variant} one token", Workload(SHAPES["all experts"], 1, dtype), variant))
    wide = _shape("wide", 6, 2, 96, 48)
    found += [
        LayerCase("two launches", Workload(SHAPES["groups"], 21, dtype), params=_TWO_LAUNCHES),
        LayerCase("two launches EP", Workload(SHAPES["plain"], 33, dtype, ep_size=7, ep_rank=3), params=_TWO_LAUNCHES),
        LayerCase("one program EP", Workload(SHAPES["plain"], 9, dtype, ep_size=7, ep_rank=6), params=_ONE_PROGRAM),
        LayerCase("persistent", Workload(wide, 21, dtype), params=_PERSISTENT),
        LayerCase("split along I", Workload(biased, 5, dtype), params=_SPLIT),
        LayerCase("split along I, EP", Workload(SHAPES["plain"], 5, dtype, ep_size=7), params=_SPLIT),
    ]
    return found


@dataclass
class Run:
    """One run of a case: the layer, its input and everything that it wrote."""

    workload: Workload
    layer: BoundLayer
    io: LayerIO

    @property
    def out(self) -> torch.Tensor:
        """The layer's output [T, H] in fp32."""
        return self.io.buffers["out"].float()

    def relative_error(self) -> float:
        """Distance to the reference, on the ids and weights that the layer chose itself."""
        routed = (self.io.buffers["topk_weights"], self.io.buffers["topk_ids"])
        wanted = reference.layer(self.io.inputs, self.io.weights, self.workload, routed=routed).out
        return float((self.out - wanted).norm() / wanted.norm().clamp_min(1e-9))


def poison(buffers: Mapping[str, torch.Tensor]) -> None:
    """Fill buffers with what no kernel may read before it wrote it."""
    for buffer in buffers.values():
        buffer.fill_(float("nan") if buffer.is_floating_point() else -7)


def start(case: LayerCase, hw: Hardware, device: str, inputs: LayerInputs | None = None) -> Run:
    """Bind ``case`` and lay out its tensors, poisoned; nothing has run yet."""
    workload = case.workload
    layer = TritonBackend().bind(workload, case.plan(hw), hw, device)
    weights: LayerWeights = layer.prepare_weights(make_weights(workload, device))
    io = LayerIO(inputs or make_inputs(workload, device), weights, layer.make_buffers())
    poison(io.buffers)
    return Run(workload, layer, io)
