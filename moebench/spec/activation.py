"""The experts' activation functions, as one formula with parameters.

With ``g`` the gate half and ``u`` the up half of GEMM1's output (``u`` is absent when not gated)::

    g' = min(g, limit)                       skipped when there is no limit
    u' = clamp(u, -limit, limit) + up_offset
    f  = g' * sigmoid(alpha * g')            silu
         gelu(g'), tanh or erf form          gelu_tanh, gelu_erf
         max(g', 0) ** 2                     relu2
    out = f(g') * u'     gated
    out = f(g')          not gated

Sources: SiLU (Elfwing 2018), GELU (Hendrycks 2016), ReLU^2 (So 2021); the clamped forms are
gpt-oss's (alpha 1.702, limit 7, offset 1) and DeepSeek-V4's (limit 10).
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum

from moebench.errors import InputError


class ActivationKind(str, Enum):
    """The function of the gate half."""

    SILU = "silu"
    GELU_TANH = "gelu_tanh"
    GELU_ERF = "gelu_erf"
    RELU2 = "relu2"


@dataclass(frozen=True)
class Activation:
    """An activation by formula (module docstring): kind, clamp limit, sigmoid slope, offset of up."""

    kind: ActivationKind = ActivationKind.SILU
    limit: float | None = None
    alpha: float = 1.0
    up_offset: float = 0.0

    def __post_init__(self) -> None:
        if self.limit is not None and not (self.limit > 0 and math.isfinite(self.limit)):
            raise InputError(f"activation limit {self.limit} is not allowed; give a number above 0 or leave it out")
        if self.alpha != 1.0 and self.kind is not ActivationKind.SILU:
            raise InputError(f"alpha belongs to silu alone; {self.kind.value} has alpha {self.alpha}")
        if not (math.isfinite(self.alpha) and math.isfinite(self.up_offset)):
            raise InputError(f"activation alpha {self.alpha} and up_offset {self.up_offset} must be finite")

    @property
    def clamped(self) -> bool:
        """Whether the gate and up halves are clamped."""
        return self.limit is not None

    def describe(self) -> str:
        """A short name such as ``silu`` or ``silu(alpha=1.702, limit=7, up_offset=1)``."""
        parts = []
        if self.alpha != 1.0:
            parts.append(f"alpha={self.alpha:g}")
        if self.limit is not None:
            parts.append(f"limit={self.limit:g}")
        if self.up_offset:
            parts.append(f"up_offset={self.up_offset:g}")
        return self.kind.value + (f"({', '.join(parts)})" if parts else "")
