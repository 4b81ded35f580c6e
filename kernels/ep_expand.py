"""Copy each duplicate group's primary row to its duplicate rows: one read a group."""

from __future__ import annotations

from typing import Any

import triton.language as tl

from . import compat


@compat.jit()
def expand_kernel(rows_ptr, groups_ptr, loffs_ptr, counts_ptr, width, BLOCK: tl.constexpr):
    """Programs stay and share out (group, block of columns). The next group is read before this one is moved."""
    blocks = tl.cdiv(width, BLOCK)
    step = tl.num_programs(0)
    total = tl.load(counts_ptr) * blocks
    group = tl.program_id(0) // blocks
    there = tl.program_id(0) < total
    primary = tl.load(groups_ptr + group * 3, mask=there, other=0)
    start = tl.load(groups_ptr + group * 3 + 1, mask=there, other=0)
    for item in range(tl.program_id(0), total, step):
        following = (item + step) // blocks
        there = item + step < total
        next_primary = tl.load(groups_ptr + following * 3, mask=there, other=0)
        next_start = tl.load(groups_ptr + following * 3 + 1, mask=there, other=0)
        # Not carried from turn to turn: Triton 3.6 and 3.7 keep the first turn's value as the inner loop's bound.
        count = tl.load(groups_ptr + item // blocks * 3 + 2)
        col = (item % blocks) * BLOCK + tl.arange(0, BLOCK)
        values = tl.load(rows_ptr + primary.to(tl.int64) * width + col, mask=col < width)
        for place in range(0, count):
            row = tl.load(loffs_ptr + start + place)
            tl.store(rows_ptr + row.to(tl.int64) * width + col, values, mask=col < width)
        primary = next_primary
        start = next_start


def launch(
    rows: Any, dup_groups: Any, dup_loffs: Any, dup_counts: Any, *, num_programs: int, block: int, num_warps: int
) -> None:
    """Expand rows.

    ==========  =========  ================================================================
    tensor      shape      dtype
    ==========  =========  ================================================================
    rows        [NvS, H]   any float; duplicate rows are written
    dup_groups  [NvS, 3]   int32: primary row, start in dup_loffs, count
    dup_loffs   [NvS]      int32
    dup_counts  [2]        int32: groups, duplicate rows
    ==========  =========  ================================================================
    """
    expand_kernel[(num_programs,)](
        rows, dup_groups, dup_loffs, dup_counts, rows.shape[1], BLOCK=block, num_warps=num_warps
    )
