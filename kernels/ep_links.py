"""Store what goes with each pair's row: its route weight, the token's next row on that rank, where it came from."""

from __future__ import annotations

from typing import Any

import triton
import triton.language as tl

from . import compat
from ._ep import NO_ROW, address_of, chunk_slots, part_of


@compat.jit("rank", "num_tokens", "num_rows")
def links_kernel(
    weights_ptr, dst_ptr, weight_table_ptr, chain_table_ptr, origin_table_ptr, rank, num_tokens, num_rows,
    K: tl.constexpr, K_PAD: tl.constexpr, TOKENS: tl.constexpr,
    WEIGHTS: tl.constexpr, LINKS: tl.constexpr, ORIGIN: tl.constexpr,
):  # fmt: skip
    """Programs stay and share out blocks of TOKENS tokens; a lane is a pair."""
    lane = tl.arange(0, TOKENS * K_PAD)
    for block in range(tl.program_id(0), tl.cdiv(num_tokens, TOKENS), tl.num_programs(0)):
        slot, k, live = chunk_slots(block * TOKENS, lane, num_tokens, K, K_PAD)
        stored = tl.load(dst_ptr + slot, mask=live, other=NO_ROW)
        live = stored != NO_ROW
        address = tl.where(live, address_of(stored), 0)
        peer = address // num_rows
        row = address % num_rows
        if WEIGHTS:
            weight = tl.load(weights_ptr + slot, mask=live, other=0.0)
            tl.store(part_of(weight_table_ptr, peer, weights_ptr, False) + row, weight, mask=live)
        if LINKS:
            following = tl.full([TOKENS * K_PAD], -1, dtype=tl.int32)
            for step in tl.static_range(K - 1):
                # Descending, so that the nearest later pair on the same rank is the last to be kept.
                later = K - 1 - step
                other = tl.load(dst_ptr + slot - k + later, mask=live, other=NO_ROW)
                there = tl.where(other != NO_ROW, address_of(other), 0)
                same = (other != NO_ROW) & (there // num_rows == peer) & (k < later)
                following = tl.where(same, there % num_rows, following)
            onward = tl.where(following >= 0, -3 - following, -2)
            link = tl.where(stored < 0, onward, following)
            tl.store(part_of(chain_table_ptr, peer, dst_ptr, False) + row, link, mask=live)
            if ORIGIN:
                source = tl.where(stored < 0, -1, rank * num_rows + slot)
                tl.store(part_of(origin_table_ptr, peer, dst_ptr, False) + row, source, mask=live)


def launch(
    weights: Any, dst: Any, weight_parts: Any, chain_parts: Any, origin_parts: Any, *,
    rank: int, num_rows: int, topk: int, links: bool, num_sms: int, lanes: int, num_warps: int,
) -> None:  # fmt: skip
    """Scatter what goes with rows.

    =============================  =======  ===================================================================
    tensor                         shape    dtype
    =============================  =======  ===================================================================
    weights                        [S, K]   fp32, or None: not stored
    dst                            [S·K]    int32; pairs without row store nothing
    weight, chain, origin _parts   [R]      int64: addresses of each rank's [num_rows] fp32, int32, int32;
                                            origin_parts None where nobody needs origins
    =============================  =======  ===================================================================

    ``links``: chain and origin too, as ``pipeline.ep.window`` describes them.
    """
    tokens = dst.shape[0] // topk
    k_pad = triton.next_power_of_2(topk)
    block = max(1, lanes // k_pad)
    links_kernel[(min(num_sms, triton.cdiv(tokens, block)),)](
        dst if weights is None else weights, dst, weight_parts, chain_parts,
        chain_parts if origin_parts is None else origin_parts, rank, tokens, num_rows, K=topk, K_PAD=k_pad,
        TOKENS=block, WEIGHTS=weights is not None, LINKS=links, ORIGIN=origin_parts is not None, num_warps=num_warps,
    )  # fmt: skip
