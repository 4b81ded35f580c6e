"""Add each duplicate group's rows to its primary row, in fp32 in order of k, rounded once."""

from __future__ import annotations

from typing import Any

import triton.language as tl

from . import compat


@compat.jit()
def sum_duplicates_kernel(rows_ptr, groups_ptr, loffs_ptr, counts_ptr, width, BLOCK: tl.constexpr):
    """Programs stay and share out (group, block of columns). Duplicates go by twos: more loads are in flight."""
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
        mask = col < width
        target = rows_ptr + primary.to(tl.int64) * width + col
        sums = tl.load(target, mask=mask, other=0.0).to(tl.float32)
        for place in range(0, count, 2):
            two = place + 1 < count
            row0 = tl.load(loffs_ptr + start + place)
            row1 = tl.load(loffs_ptr + start + place + 1, mask=two, other=0)
            part0 = tl.load(rows_ptr + row0.to(tl.int64) * width + col, mask=mask, other=0.0)
            part1 = tl.load(rows_ptr + row1.to(tl.int64) * width + col, mask=mask & two, other=0.0)
            sums = (sums + part0.to(tl.float32)) + part1.to(tl.float32)
        tl.store(target, sums.to(rows_ptr.dtype.element_ty), mask=mask)
        primary = next_primary
        start = next_start


def launch(
    rows: Any, dup_groups: Any, dup_loffs: Any, dup_counts: Any, *, num_programs: int, block: int, num_warps: int
) -> None:
    """Sum rows; tensors as in ``ep_expand.launch``, of which the primary rows are written."""
    sum_duplicates_kernel[(num_programs,)](
        rows, dup_groups, dup_loffs, dup_counts, rows.shape[1], BLOCK=block, num_warps=num_warps
    )
