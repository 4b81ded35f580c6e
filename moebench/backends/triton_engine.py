"""The ``engine_grid`` variant: vLLM's and SGLang's fused MoE layer, operation by operation.

Route, align, GEMM1, activation, GEMM2 with the route weight, sum over K: what those engines launch, with the same
padded blocks and one plan for both GEMMs.
"""

from __future__ import annotations

import torch

from moebench.backends.triton_binding import Binding
from moebench.kernels import engine_align, engine_grid
from moebench.pipeline.layer import LayerIO, LayerWeights, Op
from moebench.spec.steps import Step


def ops(binding: Binding) -> tuple[Op, ...]:
    """Route, align, GEMM1, activation, GEMM2, combine; shared."""
    gemm1 = _gemm(binding, (Step.EXPAND, Step.GEMM1), first=True)
    gemm2 = _gemm(binding, (Step.GEMM2,), first=False)
    combine = binding.combine_op(in_expert_order=False, weigh=False)
    return (
        binding.route_op(), _align(binding), gemm1, binding.activation_op(rows_known=False), gemm2, combine,
        *binding.shared_ops(),
    )  # fmt: skip


def buffers(binding: Binding) -> dict[str, torch.Tensor]:
    """Workspace: rows lie in slot order all the way; the sorted slots are padded."""
    workload, shape = binding.workload, binding.workload.shape
    slots, local, inter = workload.num_slots, workload.num_local_experts, workload.local_intermediate_size
    chunks, block = int(binding.params("engine_align")["num_chunks"]), _block_m(binding)
    blocks = _max_blocks(binding)
    return binding.allocate(
        {
            "src_to_dst": (slots,), "counts": (chunks, local), "base": (chunks, local),
            "sorted_slots": (blocks * block,), "block_experts": (blocks,), "num_padded": (1,),
        },
        {
            "gemm1_out": (slots, shape.up_factor * inter), "act_out": (slots, inter),
            "gemm2_out": (slots, shape.hidden_size),
        },
    )  # fmt: skip


def _block_m(binding: Binding) -> int:
    return int(binding.params("engine_grid")["BLOCK_SIZE_M"])


def _max_blocks(binding: Binding) -> int:
    """The engines' bound: every expert's last block may be padded, and no more blocks than slots."""
    slots, block = binding.workload.num_slots, _block_m(binding)
    return min(slots, -(-(slots + binding.workload.num_local_experts * (block - 1)) // block))


def _align(binding: Binding) -> Op:
    params, workload = binding.params("engine_align"), binding.workload

    def run(io: LayerIO) -> None:
        b = io.buffers
        engine_align.launch(
            b["topk_ids"], b["counts"], b["base"], b["src_to_dst"], b["sorted_slots"], b["block_experts"],
            b["num_padded"], local_experts=workload.num_local_experts, first_expert=workload.expert_range.start,
            block_m=_block_m(binding), **params,
        )  # fmt: skip

    return Op((Step.INDEX,), "engine_align", params, run)


def _gemm(binding: Binding, steps: tuple[Step, ...], *, first: bool) -> Op:
    params = binding.params("engine_grid")
    names = {axis.lower(): value for axis, value in params.items()}

    def weight(weights: LayerWeights) -> torch.Tensor:
        return binding.w13(weights) if first else binding.w2(weights)

    def run(io: LayerIO) -> None:
        b = io.buffers
        engine_grid.launch(
            io.inputs.x if first else b["act_out"], weight(io.weights), io.weights.b13 if first else io.weights.b2,
            b["gemm1_out" if first else "gemm2_out"], b["topk_weights"] if first == binding.weigh_input else None,
            b["sorted_slots"], b["block_experts"], b["num_padded"], topk=binding.workload.shape.topk if first else 1,
            weigh_first=first, **names,
        )  # fmt: skip

    return Op(steps, "engine_grid", params, run)
