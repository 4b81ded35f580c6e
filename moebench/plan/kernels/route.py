"""Router logits to route weights and expert ids, a program a few tokens."""

from __future__ import annotations

from collections.abc import Mapping

from moebench.plan.default_plans import block_tokens, warps
from moebench.plan.kernel_spec import Axis, KernelSpec, Violation
from moebench.plan.kernels.index import scratch_bytes
from moebench.plan.plan import Param
from moebench.spec.hardware import Hardware
from moebench.spec.steps import Step
from moebench.spec.workload import Workload

MAX_LANES_PER_THREAD = 64

ROUTE_AXES = (
    Axis("block_tokens", (1, 2, 4, 8, 16, 32), doc="tokens that are routed side by side"),
    Axis("num_warps", (1, 2, 4, 8, 16), doc="warps of a CTA"),
)


def lanes(workload: Workload) -> int:
    """Lanes of one token's scores: every group padded to a power of two."""
    shape = workload.shape
    groups = shape.num_groups if shape.grouped else 1
    return (1 << (groups - 1).bit_length()) * (1 << (shape.num_experts // groups - 1).bit_length())


def warps_to_hold(workload: Workload, block_tokens: int) -> int:
    """Warps of 32 threads that hold a block of scores: no row in two of them, at most 32 scores a thread.

    A warp has 128 scores side by side, fp32 at 16 bytes a thread. A row wider than that lies in parts, one behind the
    other, in the same threads; a narrower one shares its warp with other tokens.
    """
    shape, width = workload.shape, lanes(workload)
    part = width // (1 << (shape.num_groups - 1).bit_length()) if shape.grouped else width
    return max(1, block_tokens * min(part, 128) // 128, block_tokens * width // (32 * 32))


def lane_violations(
    name: str, params: Mapping[str, Param], workload: Workload, hw: Hardware, threads: int
) -> list[Violation]:
    """The rule that a block's scores stay in registers."""
    each = lanes(workload) * int(params["block_tokens"]) // max(threads, 1)
    if each <= MAX_LANES_PER_THREAD:
        return []
    return [Violation("registers", f"{name}: {each} scores a thread; at most {MAX_LANES_PER_THREAD} are allowed")]


class Route(KernelSpec):
    """``kernels/route.py``."""

    name = "route"
    backend = "triton"
    steps = (Step.ROUTE,)
    axes = ROUTE_AXES
    deterministic = True
    batch_invariant = True
    upstream_axes = ()

    def default(self, workload: Workload, hw: Hardware) -> Mapping[str, Param]:
        block = block_tokens(workload, hw, lanes(workload))
        return {"block_tokens": block, "num_warps": warps(min(16, warps_to_hold(workload, block)), hw)}

    def shared_bytes(self, params: Mapping[str, Param], workload: Workload, hw: Hardware | None = None) -> int:
        return routing_bytes(params, workload)

    def violations(self, params: Mapping[str, Param], workload: Workload, hw: Hardware) -> list[Violation]:
        return lane_violations(self.name, params, workload, hw, self.threads(params, hw))


def routing_bytes(params: Mapping[str, Param], workload: Workload) -> int:
    """Shared memory of a routing program: its reductions, or one tile of scores for a change of layout."""
    width = lanes(workload)
    return max(4 * int(params["block_tokens"]) * width, scratch_bytes(width, int(params["num_warps"])))


SPEC = Route()
