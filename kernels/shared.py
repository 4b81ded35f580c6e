"""The shared experts: the grouped GEMM with one expert and every token, added to the routed output."""

from __future__ import annotations

from typing import Any

import triton.language as tl

from . import compat
from ._grouped_gemm import launch_grouped


@compat.jit("num_tokens")
def gate_kernel(x_ptr, gate_ptr, out_ptr, num_tokens, width, BLOCK_H: tl.constexpr):
    """out[t] = sigmoid(x[t] . gate) for one token."""
    token = tl.program_id(0)
    total = tl.zeros([BLOCK_H], dtype=tl.float32)
    for start in range(0, width, BLOCK_H):
        col = start + tl.arange(0, BLOCK_H)
        mask = col < width
        x = tl.load(x_ptr + token.to(tl.int64) * width + col, mask=mask, other=0.0).to(tl.float32)
        total += x * tl.load(gate_ptr + col, mask=mask, other=0.0).to(tl.float32)
    tl.store(out_ptr + token, tl.sigmoid(tl.sum(total, axis=0)))


def launch(
    x: Any, w13: Any, w2: Any, gate: Any, routed: Any, act: Any, scale: Any, out: Any, *,
    gated: bool, activation: dict[str, Any], tile: dict[str, int], num_sms: int,
) -> None:  # fmt: skip
    """Add the shared experts' output to the routed one.

    ======  ==========  =========================================================
    tensor  shape       dtype
    ======  ==========  =========================================================
    x       [T, H]      any float
    w13     [2I_s, H]   as x, gate rows first; ungated [I_s, H]
    w2      [H, I_s]    as x
    gate    [H]         as x: the output is scaled by sigmoid(x . gate); or None
    routed  [T, H]      as x
    act     [T, I_s]    as x, workspace
    scale   [T]         fp32, workspace
    out     [T, H]      as x, written
    ======  ==========  =========================================================
    """
    num_tokens, inner = act.shape
    if gate is not None:
        gate_kernel[(num_tokens,)](x, gate, scale, num_tokens, x.shape[1], BLOCK_H=1024, num_warps=4)
    launch_grouped(
        x, w13.view(1, *w13.shape)[:, :inner], None, act, gated=gated, up_offset=inner * w13.stride(0),
        activation=activation, tile=tile, num_sms=num_sms,
    )  # fmt: skip
    launch_grouped(
        act, w2.view(1, *w2.shape), None, out, row_weights=None if gate is None else scale,
        weigh=0 if gate is None else 2, residual=routed, tile=tile, num_sms=num_sms,
    )  # fmt: skip
