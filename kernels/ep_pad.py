"""Fill a rank's padding rows: zeros, weight zero, no chain."""

from __future__ import annotations

from typing import Any

import triton
import triton.language as tl

from . import compat


@compat.jit()
def pad_kernel(
    ranges_ptr, rows_ptr, weights_ptr, chain_ptr, origin_ptr, width,
    SEGMENTS: tl.constexpr, SEGMENTS_PAD: tl.constexpr, LINKS: tl.constexpr, ORIGIN: tl.constexpr, BLOCK: tl.constexpr,
):  # fmt: skip
    """Programs stay and share out the padding rows of all segments."""
    segment = tl.arange(0, SEGMENTS_PAD)
    start = tl.load(ranges_ptr + segment * 2, mask=segment < SEGMENTS, other=0)
    count = tl.load(ranges_ptr + segment * 2 + 1, mask=segment < SEGMENTS, other=0)
    end = tl.cumsum(count, axis=0)
    shift = start - (end - count)
    for item in range(tl.program_id(0), tl.sum(count, axis=0), tl.num_programs(0)):
        inside = (item < end) & (item >= end - count)
        row = item + tl.sum(tl.where(inside, shift, 0), axis=0)
        for first in range(0, width, BLOCK):
            col = first + tl.arange(0, BLOCK)
            zeros = tl.zeros([BLOCK], dtype=rows_ptr.dtype.element_ty)
            tl.store(rows_ptr + row.to(tl.int64) * width + col, zeros, mask=col < width)
        tl.store(weights_ptr + row, 0.0)
        if LINKS:
            tl.store(chain_ptr + row, -1)
            if ORIGIN:
                tl.store(origin_ptr + row, -1)


def launch(
    ranges: Any, rows: Any, weights: Any, chain: Any, origin: Any, *,
    links: bool, num_sms: int, block: int, num_warps: int,
) -> None:  # fmt: skip
    """Fill padding.

    =======  ==============  =====================================================
    tensor   shape           dtype
    =======  ==============  =====================================================
    ranges   [segments, 2]   int32: first padding row and count
    rows     [NvS, H]        any float, written 0
    weights  [NvS]           fp32, written 0
    chain    [NvS]           int32, written -1 when ``links``
    origin   [NvS]           int32, written -1 when ``links``; None where not kept
    =======  ==============  =====================================================
    """
    segments, width = ranges.shape[0], rows.shape[1]
    pad_kernel[(num_sms,)](
        ranges, rows, weights, chain, chain if origin is None else origin, width, SEGMENTS=segments,
        SEGMENTS_PAD=triton.next_power_of_2(segments), LINKS=links, ORIGIN=origin is not None, BLOCK=block,
        num_warps=num_warps,
    )  # fmt: skip
