"""What one measurement runs: a shape, its share on this rank, tokens, number format, routing, layout."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, replace
from enum import Enum
from typing import Any

from moebench.errors import InputError, UnsupportedError
from moebench.spec.dtypes import DType
from moebench.spec.routing import Routing
from moebench.spec.shape import MoEShape

MAX_SEED = 2**32 - 1
"""Seeds are multiplied and counted on for the streams of a workload, and every generator takes what comes of these."""


class W13Order(str, Enum):
    """How GEMM1's weight rows hold the gate and up halves (irrelevant for ungated experts)."""

    GATE_UP = "gate_up"
    UP_GATE = "up_gate"
    INTERLEAVED = "interleaved"


class Major(str, Enum):
    """Memory order of expert weights: ``n`` is [E, N, K] with K contiguous, ``k`` is [E, K, N] with N contiguous."""

    N = "n"
    K = "k"


@dataclass(frozen=True)
class WeightLayout:
    """Order and memory order of w13 and w2 as a kernel gets them; repacking is load-time work."""

    w13_order: W13Order = W13Order.GATE_UP
    major: Major = Major.N


def _divisors(value: int, most: int = 1024) -> str:
    return ", ".join(str(d) for d in range(1, min(value, most) + 1) if value % d == 0)


@dataclass(frozen=True)
class Workload:
    """One point's work on one rank: the layer's shape divided by TP and EP, and its input.

    ``num_tokens`` (T) are the tokens that enter the layer on this rank. Under EP this rank computes the rows
    of its own expert range alone, and the ranks' outputs add up to the layer; the shared experts belong to
    rank 0's share. Raises InputError where TP or EP does not divide, saying what would.
    """

    shape: MoEShape
    num_tokens: int
    dtype: DType = DType.BF16
    routing: Routing = field(default_factory=Routing)
    tp_size: int = 1
    ep_size: int = 1
    ep_rank: int = 0
    layout: WeightLayout = field(default_factory=WeightLayout)
    seed: int = 0

    def __post_init__(self) -> None:
        shape = self.shape
        if not isinstance(self.dtype, DType):
            raise InputError(f"dtype is {self.dtype!r}; pass DType.parse({str(self.dtype)!r})")
        if reasons := shape.unsupported():
            raise UnsupportedError(f"model {shape.name} can't be run: {'; '.join(reasons)}")
        if self.num_tokens < 1:
            raise InputError(f"num_tokens is {self.num_tokens}; it must be at least 1")
        if not 0 <= self.seed <= MAX_SEED:
            raise InputError(f"--seed is {self.seed}; allowed: 0 to {MAX_SEED}")
        if self.tp_size < 1 or shape.intermediate_size % self.tp_size:
            raise InputError(
                f"{shape.name}: intermediate_size {shape.intermediate_size} does not divide by --tp {self.tp_size}; "
                f"these do: {_divisors(shape.intermediate_size, 64)}"
            )
        if shape.shared_intermediate_size % self.tp_size:
            raise InputError(
                f"{shape.name}: shared_intermediate_size {shape.shared_intermediate_size} does not divide by --tp "
                f"{self.tp_size}; these do: {_divisors(shape.shared_intermediate_size, 64)}"
            )
        if self.ep_size < 1 or shape.num_experts % self.ep_size:
            raise InputError(
                f"{shape.name}: num_experts {shape.num_experts} does not divide by --ep-size {self.ep_size}; "
                f"these do: {_divisors(shape.num_experts)}"
            )
        if not 0 <= self.ep_rank < self.ep_size:
            raise InputError(f"--ep-rank is {self.ep_rank}; --ep-size {self.ep_size} allows 0 to {self.ep_size - 1}")

    @property
    def local_intermediate_size(self) -> int:
        """I of one routed expert on this rank, after TP."""
        return self.shape.intermediate_size // self.tp_size

    @property
    def local_shared_intermediate_size(self) -> int:
        """Width of the shared experts on this rank; 0 on EP ranks other than 0."""
        return self.shape.shared_intermediate_size // self.tp_size if self.ep_rank == 0 else 0

    @property
    def num_local_experts(self) -> int:
        """E_l: routed experts that live on this rank."""
        return self.shape.num_experts // self.ep_size

    @property
    def expert_range(self) -> range:
        """Global ids of this rank's experts."""
        start = self.ep_rank * self.num_local_experts
        return range(start, start + self.num_local_experts)

    @property
    def num_slots(self) -> int:
        """N = T · K: routed (token, expert) pairs before the EP cut."""
        return self.num_tokens * self.shape.topk

    def weight_bytes(self) -> int:
        """Bytes of this rank's weights, all experts."""
        shape, inter = self.shape, self.local_intermediate_size
        up, bias = shape.up_factor, int(shape.expert_bias)
        expert = up * inter * (shape.hidden_size + bias) + shape.hidden_size * (inter + bias)
        shared = (up + 1) * self.local_shared_intermediate_size * shape.hidden_size
        return (self.num_local_experts * expert + shared) * self.dtype.itemsize_bytes

    def with_tokens(self, num_tokens: int) -> Workload:
        """The same workload at another token count."""
        return replace(self, num_tokens=num_tokens)

    def to_dict(self) -> dict[str, Any]:
        """A JSON-ready form; ``spec.codec`` reads it back."""
        return asdict(self)
