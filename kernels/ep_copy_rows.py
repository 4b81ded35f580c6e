"""Bring primary rows from where they come from, or send them back: one row at the other end for each own row."""

from __future__ import annotations

from typing import Any

import triton
import triton.language as tl

from . import compat
from ._ep import part_of


@compat.jit("num_rows")
def copy_rows_kernel(
    rows_ptr, origin_ptr, cu_seqlens_ptr, table_ptr, num_rows, width,
    SEGMENTS: tl.constexpr, K: tl.constexpr, PULL: tl.constexpr, ALIGNED: tl.constexpr, BLOCK: tl.constexpr,
):  # fmt: skip
    """Programs stay and share out (row, block of columns). The next row's origin is read before this row is moved."""
    blocks = tl.cdiv(width, BLOCK)
    step = tl.num_programs(0)
    total = tl.load(cu_seqlens_ptr + SEGMENTS - 1) * blocks
    origin = tl.load(origin_ptr + tl.program_id(0) // blocks, mask=tl.program_id(0) < total, other=-1)
    for item in range(tl.program_id(0), total, step):
        following = tl.load(origin_ptr + (item + step) // blocks, mask=item + step < total, other=-1)
        if origin >= 0:
            col = (item % blocks) * BLOCK + tl.arange(0, BLOCK)
            own = rows_ptr + (item // blocks).to(tl.int64) * width + col
            part = part_of(table_ptr, origin // num_rows, rows_ptr, ALIGNED)
            slot = origin % num_rows
            if PULL:
                source = part + (slot // K).to(tl.int64) * width + col
                tl.store(own, tl.load(source, mask=col < width), mask=col < width)
            else:
                target = part + slot.to(tl.int64) * width + col
                tl.store(target, tl.load(own, mask=col < width), mask=col < width)
        origin = following


def launch(
    rows: Any, origin: Any, cu_seqlens: Any, parts: Any, *,
    topk: int, pull: bool, aligned: bool, num_sms: int, block: int, num_warps: int,
) -> None:  # fmt: skip
    """Copy rows by their origins.

    ==========  ===========  ===============================================================================
    tensor      shape        dtype
    ==========  ===========  ===============================================================================
    rows        [NvS, H]     any float: own rows, written when ``pull``
    origin      [NvS]        int32: source rank · NvS + flat slot; -1: not a primary row
    cu_seqlens  [segments]   int32: rows past its last entry are left out
    parts       [R]          int64: address of each rank's tokens [S, H] when ``pull``, else of its [S·K, H],
                             which is written
    ==========  ===========  ===============================================================================
    """
    num_rows, width = rows.shape
    copy_rows_kernel[(min(num_sms, num_rows * triton.cdiv(width, block)),)](
        rows, origin, cu_seqlens, parts, num_rows, width, SEGMENTS=cu_seqlens.shape[0], K=topk, PULL=pull,
        ALIGNED=aligned, BLOCK=block, num_warps=num_warps,
    )  # fmt: skip
