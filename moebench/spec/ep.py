"""Geometry of balanced expert parallelism: ranks, slots, segments and rows, as integer arithmetic.

Names follow MoonEP (public release and its 26/09 successor): S tokens a rank that a buffer was built for, K
experts a token, R ranks, E experts, B prefetch slots a rank, NvS rows of a rank's buffer.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from moebench.errors import InputError
from moebench.spec.shape import MAX_EXPERTS, MAX_TOPK

MAX_RANKS = 128
MAX_ROWS = 1 << 24
MAX_GROUP_ROWS = 1 << 31
NO_ROW = -(1 << 31)
"""In ``dst``: the pair of a pad token that doesn't count as load; it has no row anywhere."""


class TableLayout(str, Enum):
    """Which experts a rank's segment table lists.

    ``e_plus_b`` (first public release, what vLLM uses): all E global experts, then B prefetch slots.
    ``compact`` (upstream since 26/09): the rank's own E/R experts, then E/R slots.
    """

    E_PLUS_B = "e_plus_b"
    COMPACT = "compact"


@dataclass(frozen=True)
class EPGeometry:
    """Sizes of one expert-parallel group's buffers; raises InputError where they don't fit together.

    ``capacity`` (S) counts tokens a rank, ``num_prefetch_slots`` (B) expert slots a rank (always E/R in the
    compact layout), ``token_padding`` rows that a non-empty segment is rounded up to. ``pads_counted``: pairs of
    pad tokens are load like any other, so that every rank has S·K of them; else a rank may have fewer.
    """

    ep_size: int
    num_experts: int
    topk: int
    capacity: int
    num_prefetch_slots: int
    token_padding: int = 128
    layout: TableLayout = TableLayout.E_PLUS_B
    pads_counted: bool = True

    def __post_init__(self) -> None:
        if not 1 <= self.ep_size <= MAX_RANKS:
            raise InputError(f"ep_size is {self.ep_size}; allowed: 1 to {MAX_RANKS}")
        if not 1 <= self.num_experts <= MAX_EXPERTS or self.num_experts % self.ep_size:
            raise InputError(
                f"num_experts is {self.num_experts}; it must be 1 to {MAX_EXPERTS} and divide by ep_size {self.ep_size}"
            )
        if not 1 <= self.topk <= MAX_TOPK:
            raise InputError(f"topk is {self.topk}; allowed: 1 to {MAX_TOPK}")
        if self.capacity < 1:
            raise InputError(f"capacity is {self.capacity}; it must be at least 1")
        if self.token_padding < 1:
            raise InputError(f"token_padding is {self.token_padding}; it must be at least 1")
        if self.num_prefetch_slots < 0:
            raise InputError(f"num_prefetch_slots is {self.num_prefetch_slots}; it can't be negative")
        if self.layout is TableLayout.COMPACT and self.num_prefetch_slots != self.experts_per_rank:
            raise InputError(
                f"the compact layout has num_experts / ep_size = {self.experts_per_rank} prefetch slots; "
                f"got {self.num_prefetch_slots}"
            )
        if self.num_rows >= MAX_ROWS or self.ep_size * self.num_rows >= MAX_GROUP_ROWS:
            raise InputError(
                f"{self.num_rows} rows a rank on {self.ep_size} ranks pass the limit of {MAX_ROWS - 1} a rank and "
                f"{MAX_GROUP_ROWS - 1} in all; lower the capacity or the token padding"
            )

    @property
    def experts_per_rank(self) -> int:
        """E/R: experts whose home is one rank; expert ``e`` lives on rank ``e // experts_per_rank``."""
        return self.num_experts // self.ep_size

    @property
    def num_pairs(self) -> int:
        """S·K: routed pairs of one source rank at full capacity, and what a balanced rank computes."""
        return self.capacity * self.topk

    @property
    def num_segments(self) -> int:
        """Length of a rank's ``cu_seqlens``."""
        own = self.num_experts if self.layout is TableLayout.E_PLUS_B else self.experts_per_rank
        return own + self.num_prefetch_slots

    @property
    def num_rows(self) -> int:
        """NvS: rows of a balanced rank's buffer, for at most 2·E/R non-empty padded segments."""
        rows = self.num_pairs + (self.token_padding - 1) * 2 * self.experts_per_rank
        return rows if self.layout is TableLayout.E_PLUS_B else self.padded(rows)

    def padded(self, rows: int) -> int:
        """``rows`` rounded up to the token padding."""
        return -(-rows // self.token_padding) * self.token_padding

    def home(self, expert: int) -> int:
        """The rank that owns ``expert``."""
        return expert // self.experts_per_rank


def power_of_two_capacity(num_tokens: int, max_tokens: int, smallest: int = 128) -> int:
    """Capacity of the published buffer pool (vLLM): the next power of two, from ``smallest`` up to ``max_tokens``."""
    if num_tokens >= max_tokens:
        return max_tokens
    return min(max(1 << max(num_tokens - 1, 0).bit_length(), smallest), max_tokens)


def ladder_capacity(num_tokens: int, ladder: Sequence[int]) -> int:
    """The smallest capacity of ``ladder`` that holds ``num_tokens``; raises InputError when none does."""
    fitting = [c for c in ladder if c >= num_tokens]
    if not fitting:
        raise InputError(
            f"{num_tokens} tokens fit no capacity of the ladder {', '.join(map(str, sorted(ladder)))}; add one"
        )
    return min(fitting)
