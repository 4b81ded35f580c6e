"""Router logits to route weights and expert ids."""

from __future__ import annotations

from typing import Any

import triton
import triton.language as tl

from . import compat
from ._routing import route_tokens

ROW_LANES = 128
"""Lanes of a part where no group sets them: what 32 threads read of fp32 logits at 16 bytes each."""


@compat.jit("num_tokens")
def route_kernel(
    logits_ptr, bias_ptr, weights_ptr, ids_ptr, num_tokens, factor,
    E: tl.constexpr, K: tl.constexpr, K_PAD: tl.constexpr,
    GROUPS: tl.constexpr, PARTS: tl.constexpr, PART: tl.constexpr, WIDTH: tl.constexpr, TOPK_GROUPS: tl.constexpr,
    SCORING: tl.constexpr, HAS_BIAS: tl.constexpr, RENORMALIZE: tl.constexpr, BLOCK_TOKENS: tl.constexpr,
):  # fmt: skip
    """One program routes BLOCK_TOKENS tokens."""
    first = tl.program_id(0) * BLOCK_TOKENS
    route_tokens(
        logits_ptr, bias_ptr, weights_ptr, ids_ptr, first, num_tokens, factor,
        E, K, K_PAD, GROUPS, PARTS, PART, WIDTH, TOPK_GROUPS, SCORING, HAS_BIAS, RENORMALIZE, BLOCK_TOKENS,
    )  # fmt: skip


def launch(
    logits: Any, bias: Any, weights: Any, ids: Any, *, router: dict[str, Any], factor: float,
    block_tokens: int, num_warps: int,
) -> None:  # fmt: skip
    """Route all tokens.

    =======  ======  ==================================================
    tensor   shape   dtype
    =======  ======  ==================================================
    logits   [T, E]  fp32, bf16 or fp16, contiguous
    bias     [E]     fp32, added for choosing; None when there is none
    weights  [T, K]  fp32, written
    ids      [T, K]  int32, written, best first
    =======  ======  ==================================================

    ``router`` holds the constants E, K, GROUPS … that ``router_constants`` makes.
    """
    num_tokens = logits.shape[0]
    grid = (triton.cdiv(num_tokens, block_tokens),)
    route_kernel[grid](
        logits, weights if bias is None else bias, weights, ids, num_tokens, factor,
        **router, BLOCK_TOKENS=block_tokens, num_warps=num_warps,
    )  # fmt: skip


def router_constants(
    num_experts: int, topk: int, *, num_groups: int, topk_groups: int, scoring: str, has_bias: bool, renormalize: bool
) -> dict[str, Any]:
    """The compile-time constants of a router; see ``_routing`` for how a row of experts lies in PARTS x WIDTH lanes."""
    grouped = topk_groups < num_groups
    part = num_experts // num_groups if grouped else min(ROW_LANES, triton.next_power_of_2(num_experts))
    return {
        "E": num_experts,
        "K": topk,
        "K_PAD": triton.next_power_of_2(topk),
        "GROUPS": num_groups if grouped else 1,
        "PARTS": triton.next_power_of_2(triton.cdiv(num_experts, part)),
        "PART": part,
        "WIDTH": triton.next_power_of_2(part),
        "TOPK_GROUPS": topk_groups if grouped else 1,
        "SCORING": scoring,
        "HAS_BIAS": has_bias,
        "RENORMALIZE": renormalize,
    }
