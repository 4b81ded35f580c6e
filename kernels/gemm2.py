"""GEMM2 on activated rows, output in expert order."""

from __future__ import annotations

from typing import Any

from ._grouped_gemm import launch_grouped


def launch(rows: Any, w2: Any, bias: Any, tiles: Any, out: Any, *, tile: dict[str, int], num_sms: int) -> None:
    """Multiply.

    ======  ==============  =========================================================================
    tensor  shape           dtype
    ======  ==============  =========================================================================
    rows    [N, I]          any float, expert-sorted, contiguous
    w2      [E_l, H, I]     as rows, any strides (a transposed view for k-major weights)
    bias    [E_l, H]        as rows, or None
    tiles   [max_tiles, 4]  int32, made for BLOCK_M of ``tile``
    out     [N, H]          as rows, written up to the last segment's end
    ======  ==============  =========================================================================
    """
    launch_grouped(rows, w2, bias, out, tiles=tiles, tile=tile, num_sms=num_sms)
