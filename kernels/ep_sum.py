"""Sum each token's primary rows, in fp32 in order of k, rounded once: from any rank's memory, or from returned rows."""

from __future__ import annotations

from typing import Any

import triton
import triton.language as tl

from . import compat
from ._ep import part_of


@compat.jit("num_tokens", "num_rows")
def sum_kernel(
    dst_ptr, table_ptr, returned_ptr, place_ptr, out_ptr, num_tokens, num_rows, width,
    K: tl.constexpr, PULL: tl.constexpr, PLACED: tl.constexpr, ALIGNED: tl.constexpr, BLOCK: tl.constexpr,
):  # fmt: skip
    """Programs stay and share out (token, block of columns)."""
    blocks = tl.cdiv(width, BLOCK)
    for item in range(tl.program_id(0), num_tokens * blocks, tl.num_programs(0)):
        token = item // blocks
        col = (item % blocks) * BLOCK + tl.arange(0, BLOCK)
        sums = tl.zeros([BLOCK], dtype=tl.float32)
        for k in tl.static_range(K):
            slot = token * K + k
            stored = tl.load(place_ptr + slot if PLACED else dst_ptr + slot)
            address = tl.where(stored < 0, 0, stored)
            if PULL:
                row = part_of(table_ptr, address // num_rows, out_ptr, ALIGNED)
                row += (address % num_rows).to(tl.int64) * width
            elif PLACED:
                row = returned_ptr + address.to(tl.int64) * width
            else:
                row = returned_ptr + slot.to(tl.int64) * width
            sums += tl.load(row + col, mask=(col < width) & (stored >= 0), other=0.0).to(tl.float32)
        tl.store(out_ptr + token.to(tl.int64) * width + col, sums.to(out_ptr.dtype.element_ty), mask=col < width)


def launch(
    dst: Any, parts: Any, returned: Any, place: Any, out: Any, *,
    num_rows: int, aligned: bool, num_sms: int, block: int, num_warps: int,
) -> None:  # fmt: skip
    """Sum rows to tokens.

    ========  ==========  ==============================================================================
    tensor    shape       dtype
    ========  ==========  ==============================================================================
    dst       [S·K]       int32: dest · num_rows + row; only entries that aren't negative count
    parts     [R]         int64: address of each rank's [num_rows, H]; None: rows are in ``returned``
    returned  [n, H]      as out: a slot's row is the slot, or ``place[slot]``; None with ``parts``
    place     [S·K]       int32, -1 for none; or None
    out       [S, H]      any float, written; 0 for a token without rows
    ========  ==========  ==============================================================================
    """
    tokens, width = out.shape
    items = tokens * triton.cdiv(width, block)
    sum_kernel[(min(num_sms, items),)](
        dst, dst if parts is None else parts, out if returned is None else returned, dst if place is None else place,
        out, tokens, num_rows, width, K=dst.shape[0] // tokens, PULL=parts is not None, PLACED=place is not None,
        ALIGNED=aligned, BLOCK=block, num_warps=num_warps,
    )  # fmt: skip
