"""What a backend turns a workload and a plan into: a bound layer, made of operations over named buffers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import torch

from moebench.plan.plan import LayerPlan, Param
from moebench.spec.steps import Step
from moebench.spec.workload import Workload


@dataclass
class LayerWeights:
    """One rank's weights. N-major shapes; a k-major layout swaps the last two dimensions of w13 and w2.

    ===========  =====================  ==========================================================
    field        shape                  dtype, presence
    ===========  =====================  ==========================================================
    w13          [E_l, 2I or I, H]      workload dtype; rows in the layout's order
    w2           [E_l, H, I]            workload dtype
    b13, b2      [E_l, 2I or I], [E_l, H]  workload dtype; with ``expert_bias``; b13 ordered like w13
    router_bias  [E]                    fp32; with ``router_bias``
    shared_w13   [2I_s or I_s, H]       workload dtype; gate_up order, always n-major; shared experts
    shared_w2    [H, I_s]               workload dtype; shared experts
    shared_gate  [H]                    workload dtype; with ``shared_gate``
    ===========  =====================  ==========================================================
    """

    w13: torch.Tensor
    w2: torch.Tensor
    b13: torch.Tensor | None = None
    b2: torch.Tensor | None = None
    router_bias: torch.Tensor | None = None
    shared_w13: torch.Tensor | None = None
    shared_w2: torch.Tensor | None = None
    shared_gate: torch.Tensor | None = None


@dataclass
class LayerInputs:
    """One draw's input: ``x`` [T, H] in the workload dtype, ``router_logits`` [T, E] fp32 (bf16 and fp16 allowed)."""

    x: torch.Tensor
    router_logits: torch.Tensor


@dataclass
class LayerIO:
    """Everything one call reads and writes.

    ``buffers`` holds what the bound layer's ``make_buffers`` made. Names with a fixed meaning, where a backend
    materialises them (N = T·K; M = rows of this rank's experts, at most N; rows past M are undefined):

    ============  ==================  ======================================================================
    topk_weights  [T, K] fp32         after renormalisation and scaling
    topk_ids      [T, K] int32        global expert ids
    src_to_dst    [N] int32           expert-sorted row of a slot; -1 where the expert isn't this rank's
    dst_to_src    [N] int32           slot of a row, stable by slot within an expert
    cu_seqlens    [E_l] int32         inclusive segment ends
    expanded      [N, H]              workload dtype
    gemm1_out     [N, 2I or I]        workload dtype
    act_out       [N, I]              workload dtype
    gemm2_out     [N, H]              workload dtype; expert-sorted rows unless the op list says otherwise
    out           [T, H]              workload dtype; the layer's result
    ============  ==================  ======================================================================
    """

    inputs: LayerInputs
    weights: LayerWeights
    buffers: dict[str, torch.Tensor] = field(default_factory=dict)


@dataclass(frozen=True)
class Op:
    """One launch (or group of launches) of a layer: the steps it covers, what runs, and the callable.

    ``kernel`` and ``params`` say what really runs, read from the launcher's side, so that a test can hold
    them against the plan that was asked for.
    """

    steps: tuple[Step, ...]
    kernel: str
    params: Mapping[str, Param]
    run: Callable[[LayerIO], None]


class BoundLayer(ABC):
    """A layer bound to a workload, a plan and a device: ready to run, all choices made.

    ``capturable``: no op syncs with the host, so the ops can be captured in a CUDA graph after one warm-up.
    """

    workload: Workload
    plan: LayerPlan
    device: torch.device
    ops: tuple[Op, ...]
    capturable: bool
    deterministic: bool
    batch_invariant: bool

    @abstractmethod
    def make_buffers(self) -> dict[str, torch.Tensor]:
        """Allocate the workspace of one call, uninitialised."""

    @abstractmethod
    def prepare_weights(self, weights: LayerWeights) -> LayerWeights:
        """Load-time repacking of ``weights`` (in the workload's layout) into what the ops read."""

    def run(self, io: LayerIO) -> torch.Tensor:
        """Run every op in order; returns ``io.buffers["out"]`` [T, H]."""
        for op in self.ops:
            op.run(io)
        return io.buffers["out"]
