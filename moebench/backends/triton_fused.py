"""The ``fused`` variant: four kernels a layer, five launches at most."""

from __future__ import annotations

import torch

from moebench.backends.triton_binding import Binding, Sizes
from moebench.kernels import gemm1_fused, gemm2_fused, route_index
from moebench.pipeline.layer import LayerIO, Op
from moebench.spec.steps import Step


def ops(binding: Binding) -> tuple[Op, ...]:
    """Route and index; expand, GEMM1 and activation; GEMM2; combine; shared."""
    split_k = int(binding.params("gemm2_fused")["split_k"])
    combine = binding.combine_op(in_expert_order=False, weigh=False, split_k=split_k)
    return (_route_index(binding), _up(binding), _down(binding), combine, *binding.shared_ops())


def buffers(binding: Binding) -> dict[str, torch.Tensor]:
    """Workspace: GEMM2's rows lie in slot order, in fp32 when they are parts of a sum."""
    workload = binding.workload
    slots, hidden = workload.num_slots, workload.shape.hidden_size
    local, chunks = workload.num_local_experts, int(binding.params("route_index")["num_chunks"])
    split_k = int(binding.params("gemm2_fused")["split_k"])
    rows: Sizes = {"gemm2_out": (slots * split_k, hidden)}
    made = binding.allocate(
        {
            "src_to_dst": (slots,), "dst_to_src": (slots,), "cu_seqlens": (local,), "counts": (chunks, local),
            "base": (chunks, local), "tiles1": (binding.max_tiles(_block_m(binding, "gemm1_fused")), 4),
        },
        {"act_out": (slots, workload.local_intermediate_size), **(rows if split_k == 1 else {})},
        rows if split_k > 1 else {},
    )  # fmt: skip
    made["tiles2"] = made["tiles1"]
    if (block_m := _block_m(binding, "gemm2_fused")) != _block_m(binding, "gemm1_fused"):
        made["tiles2"] = torch.empty((binding.max_tiles(block_m), 4), dtype=torch.int32, device=binding.device)
    return made


def _block_m(binding: Binding, kernel: str) -> int:
    return int(binding.params(kernel)["block_m"])


def _route_index(binding: Binding) -> Op:
    params, workload = binding.params("route_index"), binding.workload

    def run(io: LayerIO) -> None:
        b = io.buffers
        route_index.launch(
            io.inputs.router_logits, io.weights.router_bias, b["topk_weights"], b["topk_ids"], b["counts"], b["base"],
            b["src_to_dst"], b["dst_to_src"], b["cu_seqlens"], b["tiles1"], b["tiles2"],
            router=binding.router, factor=float(workload.shape.routed_scaling_factor),
            first_expert=workload.expert_range.start, block_m1=_block_m(binding, "gemm1_fused"),
            block_m2=_block_m(binding, "gemm2_fused"), **params,
        )  # fmt: skip

    return Op((Step.ROUTE, Step.INDEX), "route_index", params, run)


def _up(binding: Binding) -> Op:
    params, shape = binding.params("gemm1_fused"), binding.workload.shape
    gate, up, stride = binding.halves

    def run(io: LayerIO) -> None:
        b, w13, bias = io.buffers, binding.w13(io.weights), io.weights.b13
        end = gate + stride * binding.workload.local_intermediate_size
        gemm1_fused.launch(
            io.inputs.x, w13[:, gate:end:stride], None if bias is None else bias[:, gate:end:stride],
            b["tiles1"], b["dst_to_src"], b["topk_weights"] if binding.weigh_input else None, b["act_out"],
            topk=shape.topk, up_offset=(up - gate) * w13.stride(1), bias_up=up - gate, gated=shape.gated,
            activation=binding.activation, tile=params, num_sms=binding.num_sms,
        )  # fmt: skip

    return Op((Step.EXPAND, Step.GEMM1, Step.ACTIVATION), "gemm1_fused", params, run)


def _down(binding: Binding) -> Op:
    params = binding.params("gemm2_fused")

    def run(io: LayerIO) -> None:
        b = io.buffers
        gemm2_fused.launch(
            b["act_out"], binding.w2(io.weights), io.weights.b2, b["tiles2"], b["dst_to_src"],
            None if binding.weigh_input else b["topk_weights"], b["gemm2_out"], tile=params, num_sms=binding.num_sms,
        )  # fmt: skip

    return Op((Step.GEMM2,), "gemm2_fused", params, run)
