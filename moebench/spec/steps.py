"""The steps of a MoE layer, the tensors between them, and what each must move and multiply.

This is the one statement of bytes and flops. A set of steps that one kernel covers is charged for the
tensors that cross its border: what lies between covered steps stays on chip.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

from moebench.spec.shape import WeightOn
from moebench.spec.workload import Workload


class Step(str, Enum):
    """A step of the layer, in the order in which they run."""

    ROUTE = "route"
    INDEX = "index"
    EXPAND = "expand"
    GEMM1 = "gemm1"
    ACTIVATION = "activation"
    GEMM2 = "gemm2"
    COMBINE = "combine"
    SHARED = "shared"

    def __str__(self) -> str:
        return self.value


ROUTED_STEPS: tuple[Step, ...] = tuple(s for s in Step if s is not Step.SHARED)


def layer_steps(workload: Workload) -> tuple[Step, ...]:
    """The steps of this workload's layer: the seven, and ``shared`` where this rank runs shared experts."""
    return (*ROUTED_STEPS, Step.SHARED) if workload.local_shared_intermediate_size else ROUTED_STEPS


@dataclass(frozen=True)
class Cost:
    """What a piece of work must at least do: bytes through device memory and matrix flops."""

    bytes: int
    flops: int

    def __add__(self, other: Cost) -> Cost:
        return Cost(self.bytes + other.bytes, self.flops + other.flops)


def _tensor_bytes(workload: Workload, expert_rows: Sequence[int]) -> dict[str, int]:
    """Bytes of every tensor of the layer; weights count only the experts that have rows."""
    shape, item = workload.shape, workload.dtype.itemsize_bytes
    tokens, hidden, inter = workload.num_tokens, shape.hidden_size, workload.local_intermediate_size
    up = shape.up_factor * inter
    rows, hit = sum(expert_rows), sum(1 for r in expert_rows if r > 0)
    slots, local = tokens * shape.topk, workload.num_local_experts
    shared = workload.local_shared_intermediate_size
    bias = int(shape.expert_bias)
    return {
        "x": tokens * hidden * item,
        "x_rows": min(tokens, rows) * hidden * item,
        "router_logits": tokens * shape.num_experts * 4,
        "topk_weights": slots * 4,
        "topk_ids": slots * 4,
        "src_to_dst": slots * 4,
        "dst_to_src": rows * 4,
        "cu_seqlens": local * 4,
        "expanded": rows * hidden * item,
        "w13": hit * up * (hidden + bias) * item,
        "gemm1_out": rows * up * item,
        "act_out": rows * inter * item,
        "w2": hit * hidden * (inter + bias) * item,
        "gemm2_out": rows * hidden * item,
        "routed_out": tokens * hidden * item,
        "shared_weights": (shape.up_factor + 1) * shared * hidden * item,
        "out": tokens * hidden * item,
    }


def _flow(workload: Workload) -> dict[Step, tuple[tuple[str, ...], tuple[str, ...]]]:
    """Tensors that each step reads and writes."""
    weigh_input = workload.shape.weight_on is WeightOn.INPUT
    last = Step.SHARED if workload.local_shared_intermediate_size else Step.COMBINE
    combined = "out" if last is Step.COMBINE else "routed_out"
    return {
        Step.ROUTE: (("router_logits",), ("topk_weights", "topk_ids")),
        Step.INDEX: (("topk_ids",), ("src_to_dst", "dst_to_src", "cu_seqlens")),
        Step.EXPAND: (("x_rows", "dst_to_src", *(("topk_weights",) if weigh_input else ())), ("expanded",)),
        Step.GEMM1: (("expanded", "w13", "cu_seqlens"), ("gemm1_out",)),
        Step.ACTIVATION: (("gemm1_out",), ("act_out",)),
        Step.GEMM2: (("act_out", "w2", "cu_seqlens"), ("gemm2_out",)),
        Step.COMBINE: (
            ("gemm2_out", "src_to_dst", *(() if weigh_input else ("topk_weights",))),
            (combined,),
        ),
        Step.SHARED: (("x", "shared_weights", "routed_out"), ("out",)),
    }  # fmt: skip


def _flops(step: Step, workload: Workload, rows: int) -> int:
    shape, hidden, inter = workload.shape, workload.shape.hidden_size, workload.local_intermediate_size
    if step is Step.GEMM1:
        return 2 * rows * hidden * shape.up_factor * inter
    if step is Step.GEMM2:
        return 2 * rows * hidden * inter
    if step is Step.SHARED:
        return 2 * workload.num_tokens * hidden * (shape.up_factor + 1) * workload.local_shared_intermediate_size
    return 0


def cost(steps: Iterable[Step], workload: Workload, expert_rows: Sequence[int]) -> Cost:
    """Least bytes and matrix flops of one kernel that covers ``steps``.

    ``expert_rows`` are the rows of this rank's experts, as the routing made them: an expert without rows
    costs no weight bytes. Tensors that are made and used up inside ``steps`` cost nothing.
    """
    chosen = [s for s in Step if s in set(steps)]
    sizes, flow = _tensor_bytes(workload, expert_rows), _flow(workload)
    present = layer_steps(workload)
    written = {t for s in chosen for t in flow[s][1]}
    read = {t for s in chosen for t in flow[s][0]} - written
    used_later = {t for s in present if s not in chosen for t in flow[s][0]} | {"out"}
    if {"x", "x_rows"} <= read:
        read.discard("x_rows")
    moved = sum(sizes[t] for t in read) + sum(sizes[t] for t in written & used_later)
    return Cost(moved, sum(_flops(s, workload, sum(expert_rows)) for s in chosen))


def layer_cost(workload: Workload, expert_rows: Sequence[int]) -> Cost:
    """Least bytes and flops of the whole layer: inputs and hit experts' weights in, output out."""
    return cost(layer_steps(workload), workload, expert_rows)


def expected_rows(workload: Workload) -> list[int]:
    """Rows of this rank's experts under even routing: as many experts hit as T draws of K among E hit on average."""
    local, shape = workload.num_local_experts, workload.shape
    hit = max(1, round(local * (1 - (1 - shape.topk / shape.num_experts) ** workload.num_tokens)))
    each, extra = divmod(max(hit, workload.num_slots // workload.ep_size), hit)
    return [each + (place < extra) for place in range(hit)] + [0] * (local - hit)
