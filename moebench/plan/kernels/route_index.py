"""Route and index together: one launch for few tokens, two for many."""

from __future__ import annotations

from collections.abc import Mapping

from moebench.plan.default_plans import ONE_PROGRAM_SLOTS, SAFE_THREADS, num_chunks, warps
from moebench.plan.kernel_spec import Axis, KernelSpec, Violation
from moebench.plan.kernels.index import BLOCK_SLOTS, CHUNKS, padded_experts, scratch_bytes
from moebench.plan.kernels.route import ROUTE_AXES, lane_violations, lanes, routing_bytes, warps_to_hold
from moebench.plan.plan import Param
from moebench.spec.hardware import Hardware
from moebench.spec.steps import Step
from moebench.spec.workload import Workload

MAX_ONE_PROGRAM_SLOTS = 4096
MAX_BLOCK_SCORES = 8192
MAX_CHUNKS = 128
"""Of a default plan: a placing program reads the counts of all chunks, so their cost grows with the square."""

MANY_TOKENS = 4096
"""Above it, wide placing programs gain more by their reads than they lose by waiting for each other."""


class RouteIndex(KernelSpec):
    """``kernels/route_index.py``."""

    name = "route_index"
    backend = "triton"
    steps = (Step.ROUTE, Step.INDEX)
    axes = (
        Axis("one_program", (False, True), ordered=False, doc="one launch of one CTA instead of two of many"),
        CHUNKS,
        BLOCK_SLOTS,
        *ROUTE_AXES,
        Axis("place_warps", (1, 2, 4, 8, 16), doc="warps of the placing program, where there are two launches"),
    )
    deterministic = True
    batch_invariant = True
    upstream_axes = ()

    def default(self, workload: Workload, hw: Hardware) -> Mapping[str, Param]:
        one, chunks = workload.num_slots <= ONE_PROGRAM_SLOTS, min(num_chunks(workload, hw), MAX_CHUNKS)
        chunk_tokens = -(-workload.num_tokens // (1 if one else chunks))
        block = _block_tokens(workload, chunk_tokens, hw)
        many = workload.num_tokens > MANY_TOKENS
        return {
            "one_program": one,
            "num_chunks": chunks,
            "block_slots": min(64 if many else 32, max(16, 1 << (chunk_tokens * workload.shape.topk - 1).bit_length())),
            "block_tokens": block,
            "num_warps": warps(warps_to_hold(workload, block), hw),
            "place_warps": warps(16 if many else 8 if chunks > 16 else 4, hw),
        }

    def threads(self, params: Mapping[str, Param], hw: Hardware) -> int:
        most = max(int(params["num_warps"]), int(params["place_warps"]))
        return most * (hw.warp_size or 32)

    def shared_bytes(self, params: Mapping[str, Param], workload: Workload, hw: Hardware | None = None) -> int:
        sorting = scratch_bytes(padded_experts(workload), max(int(params["num_warps"]), int(params["place_warps"])))
        return max(routing_bytes(params, workload), sorting)

    def violations(self, params: Mapping[str, Param], workload: Workload, hw: Hardware) -> list[Violation]:
        found = lane_violations(self.name, params, workload, hw, super().threads(params, hw))
        if params["one_program"] and workload.num_slots > MAX_ONE_PROGRAM_SLOTS:
            found.append(
                Violation(
                    "one program",
                    f"{self.name}: one program takes at most {MAX_ONE_PROGRAM_SLOTS} slots; "
                    f"there are {workload.num_slots}",
                )
            )
        return found


def _block_tokens(workload: Workload, chunk_tokens: int, hw: Hardware) -> int:
    """A chunk's tokens side by side, as far as 16 warps or the device's threads hold them in ``MAX_BLOCK_SCORES``."""
    block, most = 1, min(16, (hw.max_threads_per_block or SAFE_THREADS) // 32)
    widest = min(chunk_tokens, 32, MAX_BLOCK_SCORES // lanes(workload))
    while block < widest and warps_to_hold(workload, block * 2) <= most:
        block *= 2
    return block


SPEC = RouteIndex()
