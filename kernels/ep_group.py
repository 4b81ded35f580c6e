"""From the chains that sources wrote to a rank's duplicate groups, in order of their primary rows.

Two launches: count the groups of each block of rows, then add up the counts before a block and write its groups.
"""

from __future__ import annotations

from typing import Any

import triton
import triton.language as tl

from . import compat
from ._ep import chain_step


@triton.jit
def heads(chain_ptr, row, end):
    """(whether a row is the primary of a group, its first duplicate or -1). No link leads to ``end`` or past it."""
    first = tl.load(chain_ptr + row, mask=row < end, other=-1)
    head = (first >= 0) & (first < end)
    return head, tl.where(head, first, -1)


@compat.jit()
def count_groups_kernel(
    chain_ptr, cu_seqlens_ptr, counts_ptr, SEGMENTS: tl.constexpr, K: tl.constexpr, BLOCK: tl.constexpr
):
    """counts[block]: groups of the block's rows, and their duplicates. A token has at most K - 1 duplicates."""
    block = tl.program_id(0)
    row = block * BLOCK + tl.arange(0, BLOCK)
    end = tl.load(cu_seqlens_ptr + SEGMENTS - 1)
    head, at = heads(chain_ptr, row, end)
    length = tl.zeros([BLOCK], dtype=tl.int32)
    for _ in range(K - 1):
        length += (at >= 0).to(tl.int32)
        at = chain_step(chain_ptr, at, end)
    tl.store(counts_ptr + block * 2, tl.sum(head.to(tl.int32), axis=0))
    tl.store(counts_ptr + block * 2 + 1, tl.sum(length, axis=0))


@compat.jit("num_rows")
def write_groups_kernel(
    chain_ptr, cu_seqlens_ptr, counts_ptr, groups_ptr, loffs_ptr, totals_ptr, num_rows,
    SEGMENTS: tl.constexpr, K: tl.constexpr, BLOCK: tl.constexpr, BLOCK_COUNTS: tl.constexpr,
):  # fmt: skip
    """Write one block's groups behind those of the blocks before. Chains that a peer's failed plan left may say
    anything: what they list stays within ``num_rows``, in number and in rows."""
    block = tl.program_id(0)
    offset = tl.arange(0, BLOCK_COUNTS)
    groups = tl.zeros([BLOCK_COUNTS], dtype=tl.int32)
    rows = tl.zeros([BLOCK_COUNTS], dtype=tl.int32)
    for first in range(0, block, BLOCK_COUNTS):
        before = first + offset < block
        groups += tl.load(counts_ptr + (first + offset) * 2, mask=before, other=0)
        rows += tl.load(counts_ptr + (first + offset) * 2 + 1, mask=before, other=0)
    groups_before = tl.sum(groups, axis=0)
    rows_before = tl.sum(rows, axis=0)
    row = block * BLOCK + tl.arange(0, BLOCK)
    end = tl.load(cu_seqlens_ptr + SEGMENTS - 1)
    head, first_duplicate = heads(chain_ptr, row, end)
    length = tl.zeros([BLOCK], dtype=tl.int32)
    at = first_duplicate
    for _ in range(K - 1):
        length += (at >= 0).to(tl.int32)
        at = chain_step(chain_ptr, at, end)
    one = head.to(tl.int32)
    group = groups_before + tl.cumsum(one, axis=0) - one
    start = rows_before + tl.cumsum(length, axis=0) - length
    fits = start + length <= num_rows
    length = tl.where(fits, length, 0)
    first_duplicate = tl.where(fits, first_duplicate, -1)
    tl.store(groups_ptr + group * 3, row, mask=head)
    tl.store(groups_ptr + group * 3 + 1, start, mask=head)
    tl.store(groups_ptr + group * 3 + 2, length, mask=head)
    at = first_duplicate
    for place in range(K - 1):
        tl.store(loffs_ptr + start + place, at, mask=at >= 0)
        at = chain_step(chain_ptr, at, end)
    if block == tl.num_programs(0) - 1:
        tl.store(totals_ptr, groups_before + tl.sum(one, axis=0))
        tl.store(totals_ptr + 1, tl.minimum(rows_before + tl.sum(length, axis=0), num_rows))


BLOCK = 512
"""Rows of a program."""


def num_blocks(num_rows: int) -> int:
    """Programs, and rows of the workspace."""
    return triton.cdiv(num_rows, BLOCK)  # type: ignore[no-any-return]


def launch(
    chain: Any, cu_seqlens: Any, counts: Any, dup_groups: Any, dup_loffs: Any, dup_counts: Any, *,
    topk: int, num_warps: int,
) -> None:  # fmt: skip
    """List duplicate groups.

    ==========  =================  ==========================================================
    tensor      shape              dtype
    ==========  =================  ==========================================================
    chain       [NvS]              int32, as ``pipeline.ep.window`` describes it
    cu_seqlens  [segments]         int32: rows past its last entry are left out
    counts      [num_blocks, 2]    int32, workspace
    dup_groups  [NvS, 3]           int32, written: primary row, start in dup_loffs, count
    dup_loffs   [NvS]              int32, written: duplicate rows, those of a group in order of k
    dup_counts  [2]                int32, written: groups, duplicate rows
    ==========  =================  ==========================================================
    """
    constants = {"SEGMENTS": cu_seqlens.shape[0], "K": topk, "BLOCK": BLOCK}
    grid = (counts.shape[0],)
    count_groups_kernel[grid](chain, cu_seqlens, counts, **constants, num_warps=num_warps)
    write_groups_kernel[grid](
        chain, cu_seqlens, counts, dup_groups, dup_loffs, dup_counts, chain.shape[0], **constants, BLOCK_COUNTS=256,
        num_warps=num_warps,
    )  # fmt: skip
