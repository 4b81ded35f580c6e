"""Functions of scores and activations that several kernels share."""

from __future__ import annotations

import triton
import triton.language as tl

LARGEST = tl.constexpr(3.4028234663852886e38)
LOWEST_KEY = tl.constexpr(-2147483648)


@triton.jit
def clean_logits(x):
    """fp32 logits with NaN as -inf and +inf as the largest number."""
    x = tl.where(x == x, x, float("-inf"))
    return tl.where(x > LARGEST, LARGEST, x)


@triton.jit
def log1p(x):
    """log(1 + x) for x >= 0, exact to rounding where x is tiny (Kahan's correction)."""
    total = 1.0 + x
    exact = tl.log(total) * (x / tl.where(total == 1.0, 1.0, total - 1.0))
    return tl.where(total == 1.0, x, tl.where(total < 1e30, exact, tl.log(total)))


@triton.jit
def softplus(x):
    """log(1 + exp(x)), linear above 20 like torch's."""
    return tl.where(x > 20.0, x, log1p(tl.exp(tl.where(x > 20.0, 0.0, x))))


@triton.jit
def sort_key(x):
    """int32 that orders like the fp32 ``x`` (no NaN); every key is above ``LOWEST_KEY``."""
    bits = x.to(tl.int32, bitcast=True)
    return bits ^ ((bits >> 31) & 0x7FFFFFFF)


@triton.jit
def activate(
    gate, up, KIND: tl.constexpr, GATED: tl.constexpr, ALPHA: tl.constexpr, LIMIT: tl.constexpr, UP_OFFSET: tl.constexpr
):
    """f(gate) * up in fp32; ``up`` is not read when not gated; a LIMIT of 0 means no clamp. NaN stays NaN."""
    if LIMIT > 0:
        gate = tl.where(gate > LIMIT, LIMIT, gate)
    if KIND == "silu":
        result = gate * tl.sigmoid(ALPHA * gate)
    elif KIND == "gelu_tanh":
        inner = 1.5957691216057308 * (gate + 0.044715 * gate * gate * gate)
        result = gate * tl.sigmoid(inner)
    elif KIND == "gelu_erf":
        result = 0.5 * gate * (1.0 + tl.erf(gate * 0.7071067811865476))
    else:
        tl.static_assert(KIND == "relu2")
        positive = tl.where(gate < 0, 0.0, gate)
        result = positive * positive
    if GATED:
        if LIMIT > 0:
            up = tl.where(up > LIMIT, LIMIT, tl.where(up < -LIMIT, -LIMIT, up))
        result = result * (up + UP_OFFSET)
    return result
