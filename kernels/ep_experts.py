"""Copy planned experts into prefetch slots: a rank fetches what it needs, or hands out what is its own."""

from __future__ import annotations

from typing import Any

import triton
import triton.language as tl

from . import compat
from ._ep import part_of


@triton.jit
def copy_expert(source, target, size, BLOCK: tl.constexpr):
    """Copy ``size`` elements; programs share out blocks, two of them in flight at a time."""
    programs = tl.num_programs(0)
    lane = tl.arange(0, BLOCK)
    for step in range(0, tl.cdiv(size, BLOCK), programs * 2):
        block = tl.program_id(0) + step
        first = block.to(tl.int64) * BLOCK + lane
        second = (block + programs).to(tl.int64) * BLOCK + lane
        values0 = tl.load(source + first, mask=first < size)
        values1 = tl.load(source + second, mask=second < size)
        tl.store(target + first, values0, mask=first < size)
        tl.store(target + second, values1, mask=second < size)


@compat.jit("rank", "first_own", "end_own")
def experts_kernel(
    copies_ptr, expert_table_ptr, slot_table_ptr, like_ptr, rank, first_own, end_own, size,
    R: tl.constexpr, B: tl.constexpr, PUSH: tl.constexpr, ALIGNED: tl.constexpr, BLOCK: tl.constexpr,
):  # fmt: skip
    """Programs share out each expert. Pushing starts at the next rank, so that owners don't all write to one."""
    for number in range(0, R * B if PUSH else B):
        if PUSH:
            peer = (rank + 1 + number // B) % R
        else:
            peer = rank
        slot = (rank + number) % B
        expert = tl.load(copies_ptr + peer * B + slot)
        wanted = expert >= 0
        if PUSH:
            wanted = wanted & (expert >= first_own) & (expert < end_own)
        if wanted:
            source = part_of(expert_table_ptr, expert, like_ptr, ALIGNED)
            target = part_of(slot_table_ptr, peer, like_ptr, ALIGNED) + slot.to(tl.int64) * size
            copy_expert(source, target, size, BLOCK)


def launch(
    experts_to_copy: Any, expert_addresses: Any, slot_parts: Any, slots: Any, *, rank: int, own: tuple[int, int],
    push: bool, aligned: bool, num_sms: int, block: int, num_warps: int,
) -> None:  # fmt: skip
    """Fill prefetch slots with one weight or bias.

    ================  ============  ===================================================================
    tensor            shape         dtype
    ================  ============  ===================================================================
    experts_to_copy   [R, B]        int32: expert of each slot; -1 unused, left alone
    expert_addresses  [E]           int64: address of each expert's copy at home
    slot_parts        [R]           int64: address of each rank's slots
    slots             [≥ B, …]      any float: own slots, contiguous
    ================  ============  ===================================================================

    ``push``: fill the slots of every rank that hold one of the experts ``own`` = [first, end); else own slots.
    """
    ranks, count = experts_to_copy.shape
    size = slots[0].numel()
    experts_kernel[(min(num_sms, triton.cdiv(size, block)),)](
        experts_to_copy, expert_addresses, slot_parts, slots, rank, own[0], own[1], size, R=ranks, B=count, PUSH=push,
        ALIGNED=aligned, BLOCK=block, num_warps=num_warps,
    )  # fmt: skip
