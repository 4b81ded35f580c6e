"""Store a rank's histogram into every rank's copy of all histograms."""

from __future__ import annotations

from typing import Any

import triton
import triton.language as tl

from . import compat
from ._ep import part_of


@compat.jit("rank")
def share_kernel(counts_ptr, table_ptr, rank, E: tl.constexpr, E_PAD: tl.constexpr):
    """One program stores to one peer."""
    expert = tl.arange(0, E_PAD)
    counts = tl.load(counts_ptr + expert, mask=expert < E, other=0)
    part = part_of(table_ptr, tl.program_id(0), counts_ptr, False)
    tl.store(part + rank * E + expert, counts, mask=expert < E)


def launch(counts: Any, histograms: Any, *, rank: int, num_warps: int) -> None:
    """Store ``counts`` [E] int32 as row ``rank`` of the [R, E] int32 at each address of ``histograms`` [R] int64."""
    experts = counts.shape[0]
    share_kernel[(histograms.shape[0],)](
        counts, histograms, rank, E=experts, E_PAD=triton.next_power_of_2(experts), num_warps=num_warps
    )
