"""Read back the route weight that lies at every pair's row."""

from __future__ import annotations

from typing import Any

import triton
import triton.language as tl

from . import compat
from ._ep import NO_ROW, address_of, part_of


@compat.jit("num_pairs", "num_rows")
def gather_weights_kernel(dst_ptr, table_ptr, out_ptr, num_pairs, num_rows, LANES: tl.constexpr):
    """Programs stay and share out blocks of pairs."""
    for block in range(tl.program_id(0), tl.cdiv(num_pairs, LANES), tl.num_programs(0)):
        pair = block * LANES + tl.arange(0, LANES)
        stored = tl.load(dst_ptr + pair, mask=pair < num_pairs, other=NO_ROW)
        live = stored != NO_ROW
        address = tl.where(live, address_of(stored), 0)
        part = part_of(table_ptr, address // num_rows, out_ptr, False)
        weight = tl.load(part + address % num_rows, mask=live, other=0.0)
        tl.store(out_ptr + pair, weight, mask=pair < num_pairs)


def launch(dst: Any, parts: Any, out: Any, *, num_rows: int, num_sms: int, lanes: int, num_warps: int) -> None:
    """Gather weights.

    ======  =======  ====================================================
    tensor  shape    dtype
    ======  =======  ====================================================
    dst     [S·K]    int32, duplicates marked; pairs without row get 0
    parts   [R]      int64: address of each rank's [num_rows] fp32
    out     [S, K]   fp32, written
    ======  =======  ====================================================
    """
    pairs = dst.shape[0]
    gather_weights_kernel[(min(num_sms, triton.cdiv(pairs, lanes)),)](
        dst, parts, out, pairs, num_rows, LANES=lanes, num_warps=num_warps
    )
