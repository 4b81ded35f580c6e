"""Route and index together: one launch for few tokens, two for many."""

from __future__ import annotations

from collections.abc import Mapping

from moebench.plan.default_plans import ONE_PROGRAM_SLOTS, block_tokens, num_chunks, warps
from moebench.plan.kernel_spec import Axis, KernelSpec, Violation
from moebench.plan.kernels.index import BLOCK_SLOTS, CHUNKS, padded_experts, scratch_bytes
from moebench.plan.kernels.route import ROUTE_AXES, lane_violations, lanes, routing_bytes
from moebench.plan.plan import Param
from moebench.spec.hardware import Hardware
from moebench.spec.steps import Step
from moebench.spec.workload import Workload

MAX_ONE_PROGRAM_SLOTS = 4096


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

    def default(self, workload: Workload, hw: Hardware) -> Mapping[str, Param]:
        one, width = workload.num_slots <= ONE_PROGRAM_SLOTS, lanes(workload)
        if one:
            tokens, of_32 = block_tokens(workload, hw, width), 4
        elif workload.num_tokens >= 1024 and width >= 256:
            tokens, of_32 = 8, 2
        else:
            tokens, of_32 = 4, 4
        return {
            "one_program": one,
            "num_chunks": num_chunks(workload, hw),
            "block_slots": 16 if one else 64,
            "block_tokens": min(tokens, max(1, 2048 // width)),
            "num_warps": warps(of_32, hw),
            "place_warps": warps(8, hw),
        }

    def threads(self, params: Mapping[str, Param], hw: Hardware) -> int:
        most = max(int(params["num_warps"]), int(params["place_warps"]))
        return most * (hw.warp_size or 32)

    def shared_bytes(self, params: Mapping[str, Param], workload: Workload) -> int:
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


SPEC = RouteIndex()
