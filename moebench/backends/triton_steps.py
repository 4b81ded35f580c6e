"""The ``steps`` variant: one kernel a step, every tensor between them in memory."""

from __future__ import annotations

import torch

from moebench.backends.triton_binding import Binding
from moebench.kernels import expand, gemm1, gemm2, index
from moebench.pipeline.layer import LayerIO, Op
from moebench.spec.steps import Step


def ops(binding: Binding) -> tuple[Op, ...]:
    """The seven steps, and the shared experts where this rank has them."""
    combine = binding.combine_op(in_expert_order=True, weigh=not binding.weigh_input)
    return (
        binding.route_op(), _index(binding), _expand(binding), _up(binding), binding.activation_op(rows_known=True),
        _down(binding), combine, *binding.shared_ops(),
    )  # fmt: skip


def buffers(binding: Binding) -> dict[str, torch.Tensor]:
    """Workspace: every tensor of the layer."""
    workload, shape = binding.workload, binding.workload.shape
    slots, local, inter = workload.num_slots, workload.num_local_experts, workload.local_intermediate_size
    chunks = int(binding.params("index")["num_chunks"])
    block1, block2 = _block_m(binding, "gemm1"), _block_m(binding, "gemm2")
    made = binding.allocate(
        {
            "src_to_dst": (slots,), "dst_to_src": (slots,), "cu_seqlens": (local,), "counts": (chunks, local),
            "base": (chunks, local), "tiles1": (binding.max_tiles(block1), 4),
        },
        {
            "expanded": (slots, shape.hidden_size), "gemm1_out": (slots, shape.up_factor * inter),
            "act_out": (slots, inter), "gemm2_out": (slots, shape.hidden_size),
        },
    )  # fmt: skip
    made["tiles2"] = made["tiles1"]
    if block1 != block2:
        made["tiles2"] = torch.empty((binding.max_tiles(block2), 4), dtype=torch.int32, device=binding.device)
    return made


def _block_m(binding: Binding, kernel: str) -> int:
    return int(binding.params(kernel)["block_m"])


def _index(binding: Binding) -> Op:
    params, workload = binding.params("index"), binding.workload

    def run(io: LayerIO) -> None:
        b = io.buffers
        index.launch(
            b["topk_ids"], b["counts"], b["base"], b["src_to_dst"], b["dst_to_src"], b["cu_seqlens"], b["tiles1"],
            b["tiles2"], first_expert=workload.expert_range.start, block_m1=_block_m(binding, "gemm1"),
            block_m2=_block_m(binding, "gemm2"), **params,
        )  # fmt: skip

    return Op((Step.INDEX,), "index", params, run)


def _expand(binding: Binding) -> Op:
    params = binding.params("expand")

    def run(io: LayerIO) -> None:
        b = io.buffers
        expand.launch(
            io.inputs.x, b["dst_to_src"], b["cu_seqlens"], b["topk_weights"] if binding.weigh_input else None,
            b["expanded"], topk=binding.workload.shape.topk, **params,
        )  # fmt: skip

    return Op((Step.EXPAND,), "expand", params, run)


def _up(binding: Binding) -> Op:
    params = binding.params("gemm1")

    def run(io: LayerIO) -> None:
        b = io.buffers
        gemm1.launch(
            b["expanded"], binding.w13(io.weights), io.weights.b13, b["tiles1"], b["gemm1_out"],
            tile=params, num_sms=binding.num_sms,
        )  # fmt: skip

    return Op((Step.GEMM1,), "gemm1", params, run)


def _down(binding: Binding) -> Op:
    params = binding.params("gemm2")

    def run(io: LayerIO) -> None:
        b = io.buffers
        gemm2.launch(
            b["act_out"], binding.w2(io.weights), io.weights.b2, b["tiles2"], b["gemm2_out"],
            tile=params, num_sms=binding.num_sms,
        )  # fmt: skip

    return Op((Step.GEMM2,), "gemm2", params, run)
