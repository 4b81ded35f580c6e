"""A layer of torch operators, bound to a workload, a plan and a device."""

from __future__ import annotations

from collections.abc import Callable

import torch

from moebench.backends import torch_features
from moebench.backends.torch_gemm import GatherGemm, GroupedGemm, LoopGemm, TorchGemm, require
from moebench.backends.torch_routing import Index, Route
from moebench.backends.torch_rows import ActivationStep, Combine, Expand, Shared
from moebench.backends.torch_step import Rows, TorchStep
from moebench.pipeline.layer import BoundLayer, LayerWeights
from moebench.pipeline.torch_dtypes import torch_dtype
from moebench.plan.plan import KernelPlan, LayerPlan
from moebench.plan.registry import kernel_specs
from moebench.spec.shape import WeightOn
from moebench.spec.steps import Step
from moebench.spec.workload import Workload


class TorchLayer(BoundLayer):
    """The seven steps, and the shared experts where this rank has them, as one torch operation each."""

    def __init__(self, workload: Workload, plan: LayerPlan, device: str) -> None:
        self.workload, self.plan, self.device = workload, plan, torch.device(device)
        if plan.variant == "grouped_mm":
            fault = torch_features.grouped_mm_fault(device, workload.dtype)
            self._grouped_mm = require(torch_features.grouped_mm(), fault)
            host_reads = torch_features.grouped_mm_syncs(device, workload.dtype)
        else:
            host_reads = self.device.type == "cpu" or plan.variant == "loop"
        self.capturable = not host_reads
        self._rows = Rows(workload.num_slots, may_ask=host_reads and workload.ep_size > 1)
        specs = [kernel_specs.get(p.kernel) for p in plan.kernels]
        self.deterministic = all(s.deterministic for s in specs)
        self.batch_invariant = all(s.batch_invariant for s in specs)
        self.ops = tuple(self._step(spec.steps[0], p).op() for spec, p in zip(specs, plan.kernels, strict=True))

    def _step(self, step: Step, plan: KernelPlan) -> TorchStep:
        workload, shape = self.workload, self.workload.shape
        weigh_input = shape.weight_on is WeightOn.INPUT
        make: dict[Step, Callable[[], TorchStep]] = {
            Step.ROUTE: lambda: Route(plan.kernel, step, shape, str(plan.params["select"])),
            Step.INDEX: lambda: self._index(plan),
            Step.EXPAND: lambda: Expand(plan.kernel, step, shape.topk, weigh_input, self._rows),
            Step.GEMM1: lambda: self._gemm(step, plan),
            Step.ACTIVATION: lambda: ActivationStep(
                plan.kernel, step, shape, workload.layout.w13_order, str(plan.params["compute"]), self._rows
            ),
            Step.GEMM2: lambda: self._gemm(step, plan),
            Step.COMBINE: lambda: Combine(
                plan.kernel, step, shape.topk, not weigh_input, workload.ep_size > 1, str(plan.params["method"])
            ),
            Step.SHARED: lambda: Shared(plan.kernel, step, shape),
        }
        return make[step]()

    def _index(self, plan: KernelPlan) -> Index:
        def count_to(n: int) -> torch.Tensor:
            return torch.arange(n, dtype=torch.int32, device=self.device)

        experts, slots = count_to(self.workload.num_local_experts), count_to(self.workload.num_slots)
        return Index(plan.kernel, Step.INDEX, self.workload.expert_range.start, experts, slots)

    def _gemm(self, step: Step, plan: KernelPlan) -> TorchGemm:
        params, major = plan.params, self.workload.layout.major
        if self.plan.variant == "loop":
            return LoopGemm(plan.kernel, step, major, int(params["expert_batch"]), int(params["num_threads"]))
        if self.plan.variant == "gather":
            return GatherGemm(plan.kernel, step, major, int(params["rows_per_gather"]), self._rows)
        return GroupedGemm(plan.kernel, step, major, self._grouped_mm, int(params["num_threads"]))

    def make_buffers(self) -> dict[str, torch.Tensor]:
        """Allocate the workspace; ``grouped_mm`` brings its own result, so there is none for it."""
        workload, shape = self.workload, self.workload.shape
        tokens, slots, inter = workload.num_tokens, workload.num_slots, workload.local_intermediate_size
        integers: dict[str, tuple[int, ...]] = {
            "topk_ids": (tokens, shape.topk), "src_to_dst": (slots,), "dst_to_src": (slots,), "sorted_ids": (slots,),
            "cu_seqlens": (workload.num_local_experts,),
        }  # fmt: skip
        stored: dict[str, tuple[int, ...]] = {
            "expanded": (slots, shape.hidden_size), "act_out": (slots, inter), "out": (tokens, shape.hidden_size)
        }  # fmt: skip
        if self.plan.variant != "grouped_mm":
            stored |= {"gemm1_out": (slots, shape.up_factor * inter), "gemm2_out": (slots, shape.hidden_size)}
        if shared := workload.local_shared_intermediate_size:
            stored |= {
                "shared_gemm1_out": (tokens, shape.up_factor * shared), "shared_act_out": (tokens, shared),
                "shared_out": (tokens, shape.hidden_size),
            }  # fmt: skip

        def empty(size: tuple[int, ...], dtype: torch.dtype) -> torch.Tensor:
            return torch.empty(size, dtype=dtype, device=self.device)

        buffers = {name: empty(size, torch.int32) for name, size in integers.items()}
        buffers |= {name: empty(size, torch_dtype(workload.dtype)) for name, size in stored.items()}
        buffers["topk_weights"] = empty((tokens, shape.topk), torch.float32)
        buffers["slot_order"] = empty((slots,), torch.int64)
        return buffers

    def prepare_weights(self, weights: LayerWeights) -> LayerWeights:
        """The weights as they are: these operators read every layout through views."""
        return weights
