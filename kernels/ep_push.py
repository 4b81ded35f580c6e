"""Store a rank's tokens to their expert-grouped rows on all ranks: each row is read once."""

from __future__ import annotations

from typing import Any

import triton
import triton.language as tl

from . import compat
from ._ep import parts_of


@compat.jit("num_tokens", "num_rows")
def push_kernel(
    hidden_ptr, dst_ptr, table_ptr, num_tokens, num_rows, width,
    K: tl.constexpr, K_PAD: tl.constexpr, ALIGNED: tl.constexpr, BLOCK: tl.constexpr,
):  # fmt: skip
    """Programs stay and share out (token, block of columns); duplicates and pairs without row store nothing.

    The addresses of a token's rows are loaded side by side, before anything is stored.
    """
    k = tl.arange(0, K_PAD)
    blocks = tl.cdiv(width, BLOCK)
    for item in range(tl.program_id(0), num_tokens * blocks, tl.num_programs(0)):
        token = item // blocks
        col = (item % blocks) * BLOCK + tl.arange(0, BLOCK)
        stored = tl.load(dst_ptr + token * K + k, mask=k < K, other=-1)
        values = tl.load(hidden_ptr + token.to(tl.int64) * width + col, mask=col < width, other=0.0)
        address = tl.where(stored < 0, 0, stored)
        row = parts_of(table_ptr, address // num_rows, hidden_ptr, ALIGNED)
        row += (address % num_rows).to(tl.int64) * width
        there = (stored >= 0)[:, None] & (col < width)[None, :]
        tl.store(row[:, None] + col[None, :], tl.broadcast_to(values[None, :], [K_PAD, BLOCK]), mask=there)


def launch(
    hidden: Any, dst: Any, rows: Any, *, num_rows: int, aligned: bool, num_sms: int, block: int, num_warps: int
) -> None:
    """Scatter tokens.

    ======  =======  ==================================================================================
    tensor  shape    dtype
    ======  =======  ==================================================================================
    hidden  [S, H]   any float
    dst     [S·K]    int32: dest · ``num_rows`` + row; stored where not negative
    rows    [R]      int64: address of each rank's [num_rows, H], as hidden; ``aligned``: all divide by 16
    ======  =======  ==================================================================================
    """
    tokens, width = hidden.shape
    items, topk = tokens * triton.cdiv(width, block), dst.shape[0] // tokens
    push_kernel[(min(num_sms, items),)](
        hidden, dst, rows, tokens, num_rows, width, K=topk, K_PAD=triton.next_power_of_2(topk), ALIGNED=aligned,
        BLOCK=block, num_warps=num_warps,
    )  # fmt: skip
