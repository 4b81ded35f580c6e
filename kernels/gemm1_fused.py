"""Expand, GEMM1 and activation in one kernel: rows gathered in the A load, gate and up in one pass."""

from __future__ import annotations

from typing import Any

from ._grouped_gemm import launch_grouped


def launch(
    x: Any, gate: Any, bias: Any, tiles: Any, dst_to_src: Any, weights: Any, out: Any, *,
    topk: int, up_offset: int, bias_up: int, gated: bool, activation: dict[str, Any], tile: dict[str, int],
    num_sms: int,
) -> None:  # fmt: skip
    """Gather, multiply, activate.

    ==========  ==============  ==============================================================================
    tensor      shape           dtype
    ==========  ==============  ==============================================================================
    x           [T, H]          any float, contiguous
    gate        [E_l, I, H]     as x: the gate rows of w13, any strides; the up rows lie ``up_offset`` further
    bias        [E_l, I]        as x: their biases, the up half's ``bias_up`` further; or None
    tiles       [max_tiles, 4]  int32, made for BLOCK_M of ``tile``
    dst_to_src  [N]             int32
    weights     [T, K]          fp32: route weights on the input; None when on the output
    out         [N, I]          as x, written up to the last segment's end
    ==========  ==============  ==============================================================================

    ``activation`` and ``tile`` are as in ``activation.launch`` and ``gemm1.launch``.
    """
    launch_grouped(
        x, gate, bias, out, tiles=tiles, slots=dst_to_src, row_weights=weights, weigh=0 if weights is None else 1,
        topk=topk, gather=True, gated=gated, up_offset=up_offset, bias_up=bias_up, activation=activation, tile=tile,
        num_sms=num_sms,
    )  # fmt: skip
