"""GEMM1 on expanded rows: gate and up of every expert, activation left to its own kernel."""

from __future__ import annotations

from typing import Any

from ._grouped_gemm import launch_grouped


def launch(rows: Any, w13: Any, bias: Any, tiles: Any, out: Any, *, tile: dict[str, int], num_sms: int) -> None:
    """Multiply.

    ======  ==============  ==========================================================================
    tensor  shape           dtype
    ======  ==============  ==========================================================================
    rows    [N, H]          any float, expert-sorted, contiguous
    w13     [E_l, 2I, H]    as rows, any strides (a transposed view for k-major weights); ungated [E_l, I, H]
    bias    [E_l, 2I]       as rows, or None
    tiles   [max_tiles, 4]  int32, made for BLOCK_M of ``tile``
    out     [N, 2I]         as rows, written up to the last segment's end
    ======  ==============  ==========================================================================

    ``tile`` holds block_m, block_n, block_k, group_m, ctas_per_sm (0: one a tile), num_warps and num_stages.
    """
    launch_grouped(rows, w13, bias, out, tiles=tiles, tile=tile, num_sms=num_sms)
