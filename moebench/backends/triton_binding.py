"""What the Triton variants share: constants of a workload, views of its weights, and the operations common to all."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import torch

from moebench.kernels import activation as activation_kernel
from moebench.kernels import combine as combine_kernel
from moebench.kernels import route as route_kernel
from moebench.kernels import shared as shared_kernel
from moebench.pipeline.layer import LayerIO, LayerWeights, Op
from moebench.pipeline.layout import as_n_by_k
from moebench.pipeline.torch_dtypes import torch_dtype
from moebench.plan.plan import LayerPlan
from moebench.spec.shape import WeightOn
from moebench.spec.steps import Step
from moebench.spec.workload import W13Order, Workload

Sizes = dict[str, tuple[int, ...]]


@dataclass(frozen=True)
class Binding:
    """A workload and plan on a device of ``num_sms`` multiprocessors, and what follows from them."""

    workload: Workload
    plan: LayerPlan
    num_sms: int
    device: torch.device

    def params(self, kernel: str) -> dict[str, Any]:
        """A copy of the plan's parameters of ``kernel``: what its launcher gets."""
        return dict(self.plan.kernel(kernel).params)

    @property
    def weigh_input(self) -> bool:
        """Whether the route weight is applied to the input rows."""
        return self.workload.shape.weight_on is WeightOn.INPUT

    @property
    def drops(self) -> bool:
        """Whether slots may belong to other ranks."""
        return self.workload.ep_size > 1

    @cached_property
    def router(self) -> dict[str, Any]:
        """The router's compile-time constants."""
        shape = self.workload.shape
        constants: dict[str, Any] = route_kernel.router_constants(
            shape.num_experts, shape.topk, num_groups=shape.num_groups, topk_groups=shape.topk_groups,
            scoring=shape.scoring.value, has_bias=shape.router_bias, renormalize=shape.renormalize,
        )  # fmt: skip
        return constants

    @cached_property
    def activation(self) -> dict[str, Any]:
        """The activation's compile-time constants."""
        kind = self.workload.shape.activation
        return {
            "KIND": kind.kind.value, "ALPHA": float(kind.alpha), "LIMIT": float(kind.limit or 0.0),
            "UP_OFFSET": float(kind.up_offset),
        }  # fmt: skip

    @cached_property
    def halves(self) -> tuple[int, int, int]:
        """(first gate row, first up row, distance of two gate rows) in the rows of w13."""
        inter = self.workload.local_intermediate_size
        if not self.workload.shape.gated:
            return 0, 0, 1
        orders = {
            W13Order.GATE_UP: (0, inter, 1), W13Order.UP_GATE: (inter, 0, 1), W13Order.INTERLEAVED: (0, 1, 2)
        }  # fmt: skip
        return orders[self.workload.layout.w13_order]

    def w13(self, weights: LayerWeights) -> torch.Tensor:
        """w13 as [E_l, 2I, H], whatever its memory order."""
        return as_n_by_k(weights.w13, self.workload.layout.major)

    def w2(self, weights: LayerWeights) -> torch.Tensor:
        """w2 as [E_l, H, I], whatever its memory order."""
        return as_n_by_k(weights.w2, self.workload.layout.major)

    def max_tiles(self, block_m: int) -> int:
        """Most tiles that N slots on E_l experts can make, whatever the routing."""
        slots, experts = self.workload.num_slots, self.workload.num_local_experts
        return min(slots, (slots + min(slots, experts) * (block_m - 1)) // block_m)

    def allocate(self, integers: Sizes, stored: Sizes, floats: Sizes | None = None) -> dict[str, torch.Tensor]:
        """Uninitialised buffers: int32, workload dtype and fp32 ones, with those that every variant has."""
        workload, shape = self.workload, self.workload.shape
        tokens, per_token = workload.num_tokens, (workload.num_tokens, shape.topk)
        stored = {"out": (tokens, shape.hidden_size), **stored}
        floats = {"topk_weights": per_token, **(floats or {})}
        if inner := workload.local_shared_intermediate_size:
            stored |= {"routed_out": (tokens, shape.hidden_size), "shared_act": (tokens, inner)}
            floats["shared_scale"] = (tokens,)

        def empty(sizes: Sizes, dtype: torch.dtype) -> dict[str, torch.Tensor]:
            return {name: torch.empty(size, dtype=dtype, device=self.device) for name, size in sizes.items()}

        made = empty({"topk_ids": per_token, **integers}, torch.int32)
        return made | empty(stored, torch_dtype(workload.dtype)) | empty(floats, torch.float32)

    def route_op(self) -> Op:
        """Route, alone."""
        params, factor = self.params("route"), float(self.workload.shape.routed_scaling_factor)

        def run(io: LayerIO) -> None:
            route_kernel.launch(
                io.inputs.router_logits, io.weights.router_bias, io.buffers["topk_weights"], io.buffers["topk_ids"],
                router=self.router, factor=factor, **params,
            )  # fmt: skip

        return Op((Step.ROUTE,), "route", params, run)

    def activation_op(self, rows_known: bool) -> Op:
        """Activation, alone; ``rows_known``: only rows before the last segment's end exist."""
        params = self.params("activation")
        gate, up, stride = self.halves

        def run(io: LayerIO) -> None:
            activation_kernel.launch(
                io.buffers["gemm1_out"], io.buffers["cu_seqlens"] if rows_known else None, io.buffers["act_out"],
                gate_offset=gate, up_offset=up, col_stride=stride, gated=self.workload.shape.gated,
                activation=self.activation, **params,
            )  # fmt: skip

        return Op((Step.ACTIVATION,), "activation", params, run)

    def combine_op(self, *, in_expert_order: bool, weigh: bool, split_k: int = 1) -> Op:
        """Combine; the rows lie in expert or in slot order, weighed here or before."""
        params, workload = self.params("combine"), self.workload
        target = "routed_out" if workload.local_shared_intermediate_size else "out"

        def run(io: LayerIO) -> None:
            buffers = io.buffers
            combine_kernel.launch(
                buffers["gemm2_out"], buffers["src_to_dst"] if in_expert_order else None, buffers["topk_ids"],
                buffers["topk_weights"] if weigh else None, buffers[target], topk=workload.shape.topk,
                first_expert=workload.expert_range.start, local_experts=workload.num_local_experts,
                split_k=split_k, drops=self.drops, **params,
            )  # fmt: skip

        return Op((Step.COMBINE,), "combine", params, run)

    def shared_ops(self) -> tuple[Op, ...]:
        """The shared experts, where this rank has them."""
        if not self.workload.local_shared_intermediate_size:
            return ()
        params = self.params("shared")

        def run(io: LayerIO) -> None:
            weights, buffers = io.weights, io.buffers
            shared_kernel.launch(
                io.inputs.x, weights.shared_w13, weights.shared_w2, weights.shared_gate, buffers["routed_out"],
                buffers["shared_act"], buffers["shared_scale"], buffers["out"], gated=self.workload.shape.gated,
                activation=self.activation, tile=params, num_sms=self.num_sms,
            )  # fmt: skip

        return (Op((Step.SHARED,), "shared", params, run),)
