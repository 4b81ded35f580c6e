"""What declarations of expert-parallel kernels have in common: bounds of shared memory by what a kernel does."""

from __future__ import annotations

from moebench.plan.ep_kernel_spec import EPKernelSpec
from moebench.plan.ep_plan import EPPlan
from moebench.spec.ep_workload import EPWorkload

BASE_BYTES = 1024
LANE_BYTES = 16
WORD_LANES = 256
"""Pairs that a CTA takes at once where only a word of each pair moves."""


def power_of_two(count: int) -> int:
    """The least power of two that is at least ``count``."""
    return 1 << max(0, count - 1).bit_length()


def scan_bytes(lanes: int) -> int:
    """For sums, scans and changes of layout over ``lanes`` words: 16 bytes a lane, and room for what warps hand over.

    A bound over what Triton 3.1 to 3.9 report.
    """
    return LANE_BYTES * lanes + 2 * BASE_BYTES


class RowsSpec(EPKernelSpec):
    """A kernel that moves rows through registers: at most one fp32 block, to change its layout."""

    def shared_bytes(self, plan: EPPlan, workload: EPWorkload) -> int:
        return max(4 * int(stage["block"]) for stage in self.stage_values(plan)) + BASE_BYTES


class WordsSpec(EPKernelSpec):
    """A kernel that moves a word or two for each pair or row; ``lanes`` of them at once, by 4 warps."""

    stages = ()
    lanes = WORD_LANES

    def shared_bytes(self, plan: EPPlan, workload: EPWorkload) -> int:
        return scan_bytes(self.lanes)
