"""The histogram of a rank's expert ids."""

from __future__ import annotations

from typing import Any

import triton
import triton.language as tl

from . import compat


@compat.jit("num_pairs")
def count_kernel(
    ids_ptr, out_ptr, num_pairs, E: tl.constexpr, E_PAD: tl.constexpr, LANES: tl.constexpr, BLOCK: tl.constexpr
):  # fmt: skip
    """One program adds LANES pairs to ``out``. Sums of integers are the same in any order."""
    expert = tl.arange(0, E_PAD)
    counts = tl.zeros([E_PAD], dtype=tl.int32)
    for first in range(0, LANES, BLOCK):
        pair = tl.program_id(0) * LANES + first + tl.arange(0, BLOCK)
        ids = tl.load(ids_ptr + pair, mask=pair < num_pairs, other=-1)
        counts += tl.sum((ids[:, None] == expert[None, :]).to(tl.int32), axis=0)
    tl.atomic_add(out_ptr + expert, counts, mask=(expert < E) & (counts > 0))


def launch(ids: Any, out: Any, *, lanes: int, num_warps: int) -> None:
    """Add the pairs of each expert in ``ids`` [S, K] int32 to ``out`` [E] int32; other ids are no pairs."""
    pairs, experts = ids.numel(), out.shape[0]
    e_pad = triton.next_power_of_2(experts)
    count_kernel[(triton.cdiv(pairs, lanes),)](
        ids, out, pairs, E=experts, E_PAD=e_pad, LANES=lanes, BLOCK=min(lanes, max(1, 8192 // e_pad)),
        num_warps=num_warps,
    )  # fmt: skip
