"""Expert ids to the expert-sorted order and the GEMMs' tile lists: a counting sort in two launches."""

from __future__ import annotations

from collections.abc import Mapping

from moebench.plan.default_plans import num_chunks, warps
from moebench.plan.kernel_spec import Axis, KernelSpec
from moebench.plan.plan import Param
from moebench.spec.hardware import Hardware
from moebench.spec.steps import Step
from moebench.spec.workload import Workload

CHUNKS = Axis("num_chunks", (16, 32, 64, 128, 256, 512), doc="programs that share out the slots")
BLOCK_SLOTS = Axis("block_slots", (16, 32, 64, 128), doc="slots that are ranked side by side")

INDEX_AXES = (CHUNKS, BLOCK_SLOTS, Axis("num_warps", (1, 2, 4, 8, 16), doc="warps of a CTA"))


def scratch_bytes(width: int, num_warps: int) -> int:
    """Shared memory for reductions and scans of tiles that are ``width`` wide: what every warp hands over.

    A bound over what Triton 3.1 to 3.9 report: 32 bytes a thread of 64 lanes, or one row of 4-byte values a warp, and
    2 KiB where few experts let a small tile lie in one warp.
    """
    return max(2048, 4 * width) * num_warps + 2048


def padded_experts(workload: Workload) -> int:
    """Local experts as the sorting kernels lay them out: a power of two."""
    return 1 << (workload.num_local_experts - 1).bit_length()


class Index(KernelSpec):
    """``kernels/index.py``."""

    name = "index"
    backend = "triton"
    steps = (Step.INDEX,)
    axes = INDEX_AXES
    deterministic = True
    batch_invariant = True
    upstream_axes = ()

    def default(self, workload: Workload, hw: Hardware) -> Mapping[str, Param]:
        return {"num_chunks": num_chunks(workload, hw), "block_slots": 64, "num_warps": warps(4, hw)}

    def shared_bytes(self, params: Mapping[str, Param], workload: Workload, hw: Hardware | None = None) -> int:
        return scratch_bytes(padded_experts(workload), int(params["num_warps"]))


SPEC = Index()
