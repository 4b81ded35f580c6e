"""GEMM2 with the route weight in its epilogue and rows scattered to slot order; split along I for few tokens."""

from __future__ import annotations

from typing import Any

from ._grouped_gemm import launch_grouped


def launch(
    rows: Any, w2: Any, bias: Any, tiles: Any, dst_to_src: Any, weights: Any, out: Any, *,
    tile: dict[str, int], num_sms: int,
) -> None:  # fmt: skip
    """Multiply, weigh, scatter.

    ==========  =================  =====================================================================
    tensor      shape              dtype
    ==========  =================  =====================================================================
    rows        [N, I]             any float, expert-sorted, contiguous
    w2          [E_l, H, I]        as rows, any strides
    bias        [E_l, H]           as rows, or None
    tiles       [max_tiles, 4]     int32, made for BLOCK_M of ``tile``
    dst_to_src  [N]                int32
    weights     [T, K]             fp32 route weights; None where they were applied to the input
    out         [N * split_k, H]   rows in slot order, written for this rank's slots; fp32 when split_k > 1
    ==========  =================  =====================================================================
    """
    launch_grouped(
        rows, w2, bias, out, tiles=tiles, slots=dst_to_src, row_weights=weights, weigh=0 if weights is None else 2,
        scatter=True, split_k=tile["split_k"], tile=tile, num_sms=num_sms,
    )  # fmt: skip
