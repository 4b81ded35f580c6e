"""What the GEMM kernels' declarations have in common: axes, shared memory, rules."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass

from moebench.plan.kernel_spec import Axis, KernelSpec, Violation
from moebench.plan.plan import Param
from moebench.spec.hardware import Hardware
from moebench.spec.workload import Workload

MAX_ACCUMULATORS_PER_THREAD = 256
MAX_REGISTERS_PER_THREAD = {"nvidia": 255}
"""By vendor, where it is less (CUDA C++ Programming Guide, technical specifications by compute capability)."""
MAX_ACCUMULATORS_FROM_TENSOR_MEMORY = 128
"""Of Blackwell: its accumulators come back from tensor memory at once, and a thread has 255 registers (``ptxas`` gives
up at 256 of them)."""

WARPGROUP, WARPGROUP_ROWS, WARPGROUP_CLASSES = 4, 64, ("hopper", "blackwell")
"""Warps and rows of the matrix instructions that read shared memory, and the classes that have them."""

TILE_AXES = (
    Axis("block_m", (16, 32, 64, 128, 256), doc="rows of a tile"),
    Axis("block_n", (16, 32, 64, 128, 256), doc="columns of a tile; of gate and of up each where both are made"),
    Axis("block_k", (16, 32, 64, 128, 256), doc="depth of one step of the loop"),
    Axis("group_m", (1, 4, 8, 16, 32, 64), doc="row tiles that share weight columns in L2"),
    Axis("ctas_per_sm", (0, 1, 2, 3, 4), doc="CTAs a multiprocessor that stay and loop over tiles; 0: one CTA a tile"),
    Axis("num_warps", (1, 2, 4, 8, 16), doc="warps of a CTA"),
    Axis("num_stages", (1, 2, 3, 4, 5, 6), doc="steps of the loop in flight"),
)


@dataclass(frozen=True)
class GemmSize:
    """Sizes of one GEMM: columns ``n`` and depth ``k``, and how many accumulators a tile has."""

    n: int
    k: int
    accumulators: int = 1


def pad16(width: int) -> int:
    """The least power of two that holds ``width``, at least 16: the widest tile that isn't pointless."""
    return max(16, 1 << (width - 1).bit_length())


def operand_copies(params: Mapping[str, Param], hw: Hardware | None) -> int:
    """How many copies of its operands' tiles a pipelined loop keeps in shared memory.

    One a stage where the matrix unit itself reads shared memory: wgmma and tcgen05, which want 64 rows and four warps.
    Where the operands of the step at hand are in registers, one less. Seen of Triton 3.7.1 for sm_80, sm_90, sm_100 and
    gfx942, of 3.6.0 for sm_90 and gfx942, and of 3.1.0 for sm_80 (``tests/kernels`` holds it for the installed one); of
    other cards' compilers nothing is known, and one a stage is taken.
    """
    stages = int(params["num_stages"])
    if hw is None or hw.vendor not in ("nvidia", "amd"):
        return max(stages, 1)
    small = int(params["block_m"]) < WARPGROUP_ROWS or int(params.get("num_warps", WARPGROUP)) < WARPGROUP
    return max(stages if hw.hw_class in WARPGROUP_CLASSES and not small else stages - 1, 1)


def tile_bytes(
    params: Mapping[str, Param], item_bytes: int, accumulators: int = 1, hw: Hardware | None = None
) -> int:  # fmt: skip
    """Shared memory of a pipelined tile: its copies of the operands' tiles, or the output tile if that is larger.

    After the loop the space is free for turning the accumulators (fp32) into the layout of the stores. A KiB covers
    barriers and small reductions. ``tests/kernels`` holds this against what the compilers report.
    """
    block_m, block_n, block_k = int(params["block_m"]), int(params["block_n"]), int(params["block_k"])
    operands = (block_m * block_k + accumulators * block_k * block_n) * item_bytes
    return max(operands * operand_copies(params, hw), block_m * (block_n + 16) * 4) + 1024


class GemmSpec(KernelSpec):
    """A kernel that runs the grouped GEMM."""

    backend = "triton"
    axes: tuple[Axis, ...] = TILE_AXES
    deterministic = True
    batch_invariant = True
    upstream_axes: tuple[str, ...] | None = ("block_m",)

    @abstractmethod
    def size(self, workload: Workload) -> GemmSize:
        """The GEMM's sizes for ``workload``."""

    def shared_bytes(self, params: Mapping[str, Param], workload: Workload, hw: Hardware | None = None) -> int:
        return tile_bytes(params, workload.dtype.itemsize_bytes, self.size(workload).accumulators, hw)

    def violations(self, params: Mapping[str, Param], workload: Workload, hw: Hardware) -> list[Violation]:
        size = self.size(workload)
        found = []
        for axis, width in (("block_n", size.n), ("block_k", size.k)):
            if int(params[axis]) > pad16(width):
                found.append(
                    Violation("width", f"{self.name}: {axis} is {params[axis]}; {width} columns fit {pad16(width)}")
                )
        tile = int(params["block_m"]) * int(params["block_n"]) * size.accumulators
        each = tile // max(self.threads(params, hw), 1)
        most = MAX_ACCUMULATORS_FROM_TENSOR_MEMORY if hw.hw_class == "blackwell" else MAX_ACCUMULATORS_PER_THREAD
        if each > most:
            message = f"{self.name}: {each} accumulators a thread; at most {most} stay in registers of {hw.key}"
            found.append(Violation("registers", message))
        return found
