"""Device functions of the expert-parallel kernels: peers' memory by address, and what ``dst`` and ``chain`` say."""

from __future__ import annotations

import triton
import triton.language as tl

NO_ROW = tl.constexpr(-2147483648)
NO_TILE = tl.constexpr(-1)


@triton.jit
def part_of(table_ptr, index, like_ptr, ALIGNED: tl.constexpr):
    """Pointer of the type of ``like_ptr`` to what the table of byte addresses says; ALIGNED: all divide by 16."""
    pointer = tl.load(table_ptr + index).to(like_ptr.dtype)
    if ALIGNED:
        pointer = tl.multiple_of(pointer, 16)
    return pointer


@triton.jit
def parts_of(table_ptr, indices, like_ptr, ALIGNED: tl.constexpr):
    """``part_of`` for a vector of indices."""
    pointers = tl.load(table_ptr + indices).to(like_ptr.dtype)
    if ALIGNED:
        pointers = tl.multiple_of(pointers, [16])
    return pointers


@triton.jit
def address_of(stored):
    """Row address in an entry of ``dst``, marked as a duplicate or not."""
    return tl.where(stored < 0, stored ^ -1, stored)


@triton.jit
def chunk_slots(first_token, lane, num_tokens, K: tl.constexpr, K_PAD: tl.constexpr):
    """(slot, k, live) of lanes that hold whole tokens, K_PAD lanes each."""
    token = first_token + lane // K_PAD
    k = lane % K_PAD
    return token * K + k, k, (token < num_tokens) & (k < K)


@triton.jit
def chain_step(chain_ptr, row, end):
    """The row after duplicate ``row`` in its token's chain; -1 behind the last, and where it isn't below ``end``."""
    link = tl.load(chain_ptr + row, mask=(row >= 0) & (row < end), other=-2)
    return tl.where((link <= -3) & (link > -3 - end), -3 - link, -1)
