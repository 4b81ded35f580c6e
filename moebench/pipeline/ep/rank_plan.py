"""One rank's plan of one step, with the fields that MoonEP's plan has, and how torch makes it."""

from __future__ import annotations

from dataclasses import dataclass

import torch

from moebench.errors import InputError, UnsupportedError
from moebench.pipeline.ep.destinations import rank_dst
from moebench.pipeline.ep.planners.protocol import Planner, require_totals
from moebench.pipeline.ep.tables import build_tables
from moebench.spec.ep import EPGeometry


@dataclass
class StagedRoute:
    """How a rank without its peers' addresses trades rows under one plan (``ranks.collective``).

    ===========  =============  ===================================================================
    pairs        [P] int64      own flat slots with a row, by (destination, slot)
    primaries    [Q] int64      those of them that carry the token's row
    rows         [A] int64      own rows that arrive, in order of arrival; from the first dispatch on
    heads        [M] int64      those of them that come with a token's row
    ===========  =============  ===================================================================

    The counts give, for every rank, the pairs and primaries sent to it and received from it.
    """

    pairs: torch.Tensor
    primaries: torch.Tensor
    sent_pairs: list[int]
    sent_rows: list[int]
    got_pairs: list[int]
    got_rows: list[int]
    rows: torch.Tensor | None = None
    heads: torch.Tensor | None = None


@dataclass
class RankPlan:
    """One rank's plan. All tensors are int32 and contiguous; upper-case names are MoonEP's.

    =================  ==================  =====================================================================
    field              shape               content
    =================  ==================  =====================================================================
    tokens_per_expert  [R, E]              pairs of a source rank routed to an expert
    alloc              [R, E]              pairs of an expert that a destination rank computes
    experts_to_copy    [R, B]              expert in each prefetch slot of a rank; -1 unused
    cu_seqlens         [segments]          inclusive padded end row of each of this rank's segments
    zero_fill_ranges   [segments, 2]       first padding row and count of a segment; (0, 0) when none
    remote_stats       [2]                 (foreign experts with rows here, slots anywhere that hold one of mine)
    dst                [S·K]               row of each own pair: dest · NvS + row; -address - 1 for the second and
                                           later pair of a token on one destination; NO_ROW for a pair without row
    dup_groups         [NvS, 3]            (primary row, start in ``dup_loffs``, count)
    dup_loffs          [NvS]               duplicate rows, those of a group in order of k
    dup_counts         [2]                 (groups, duplicate rows)
    origin             [NvS] or None       source rank · NvS + flat slot of each primary row, else -1
    error              [1]                 0, or what was wrong with the input (``ERRORS``)
    =================  ==================  =====================================================================

    The dup fields and ``origin`` hold from the first dispatch on (``linked``); groups come in any order.
    """

    geometry: EPGeometry
    rank: int
    num_rows: int
    tokens_per_expert: torch.Tensor
    alloc: torch.Tensor
    experts_to_copy: torch.Tensor
    cu_seqlens: torch.Tensor
    zero_fill_ranges: torch.Tensor
    remote_stats: torch.Tensor
    dst: torch.Tensor
    dup_groups: torch.Tensor
    dup_loffs: torch.Tensor
    dup_counts: torch.Tensor
    origin: torch.Tensor | None
    error: torch.Tensor
    linked: bool = False
    route: StagedRoute | None = None

    @property
    def origins(self) -> torch.Tensor:
        """``origin``; raises UnsupportedError where it isn't kept."""
        if self.origin is None:
            raise UnsupportedError("this plan has no origins of rows: its buffer's directions don't need them")
        return self.origin

    @property
    def N(self) -> int:  # noqa: N802
        """S·K."""
        return self.geometry.num_pairs

    @property
    def R(self) -> int:  # noqa: N802
        """Ranks."""
        return self.geometry.ep_size

    @property
    def E(self) -> int:  # noqa: N802
        """Routed experts."""
        return self.geometry.num_experts

    @property
    def B(self) -> int:  # noqa: N802
        """Prefetch slots a rank."""
        return self.geometry.num_prefetch_slots

    @property
    def NvS(self) -> int:  # noqa: N802
        """Rows a rank."""
        return self.num_rows

    @property
    def K(self) -> int:  # noqa: N802
        """Experts a token."""
        return self.geometry.topk


ERRORS = {
    1: "an expert id is outside 0 to E - 1",
    2: "a rank's histogram doesn't sum to capacity x topk",
    3: "tokens_per_expert isn't the histogram of topk_experts",
    4: "a rank needs more rows than its buffer has",
}
"""Codes of ``RankPlan.error``, for planners that run on a device and can't raise."""


def empty_plan(geometry: EPGeometry, rank: int, num_rows: int, device: torch.device, *, origin: bool) -> RankPlan:
    """A plan with room for every field, values undefined but for ``error``."""

    def ints(*size: int) -> torch.Tensor:
        return torch.empty(size, dtype=torch.int32, device=device)

    ranks, experts, segments = geometry.ep_size, geometry.num_experts, geometry.num_segments
    return RankPlan(
        geometry, rank, num_rows,
        tokens_per_expert=ints(ranks, experts), alloc=ints(ranks, experts),
        experts_to_copy=ints(ranks, geometry.num_prefetch_slots), cu_seqlens=ints(segments),
        zero_fill_ranges=ints(segments, 2), remote_stats=ints(2), dst=ints(geometry.num_pairs),
        dup_groups=ints(num_rows, 3), dup_loffs=ints(num_rows), dup_counts=ints(2),
        origin=ints(num_rows) if origin else None, error=torch.zeros(1, dtype=torch.int32, device=device),
    )  # fmt: skip


def require_no_error(plan: RankPlan) -> None:
    """Raise InputError where a planner on a device found the input wrong; reads on the host, so not in timed code."""
    if code := int(plan.error):
        raise InputError(f"the plan of rank {plan.rank} failed: {ERRORS.get(code, f'unknown code {code}')}")


def histogram(topk_ids: torch.Tensor, num_experts: int) -> torch.Tensor:
    """Pairs of each expert, [E] int32, of ids [S, K]; ids below 0 are no pairs."""
    flat = topk_ids.reshape(-1).long()
    return torch.bincount(flat[flat >= 0], minlength=num_experts).to(torch.int32)


def require_ids(topk_ids: torch.Tensor, geometry: EPGeometry, rank: int) -> None:
    """Raise InputError where ids [S, K] have another shape, or name an expert that isn't there."""
    wanted = (geometry.capacity, geometry.topk)
    if tuple(topk_ids.shape) != wanted:
        raise InputError(
            f"topk_experts of rank {rank} has shape {tuple(topk_ids.shape)}; the buffer takes [S, K] = {wanted}: "
            "pad the tokens to the capacity, or choose another"
        )
    lowest = -1 if not geometry.pads_counted else 0
    bad = ((topk_ids < lowest) | (topk_ids >= geometry.num_experts)).nonzero()
    if bad.numel():
        token, k = bad[0].tolist()
        raise InputError(
            f"expert id {int(topk_ids[token, k])} of rank {rank}, token {token}, place {k} is not in {lowest} to "
            f"{geometry.num_experts - 1}"
        )


def plan_rank(topk_ids: torch.Tensor, tokens_per_expert: torch.Tensor, planner: Planner, out: RankPlan) -> None:
    """Write the plan of rank ``out.rank`` into ``out`` from its own ids [S, K] and the group's histograms [R, E].

    Every rank gets the same tables; dup fields and ``origin`` are left to the dispatch. Reads the histograms on
    the host. Raises InputError on ids or totals that no plan can serve.
    """
    geometry, rank = out.geometry, out.rank
    require_ids(topk_ids, geometry, rank)
    counts = tokens_per_expert.tolist()
    require_totals(counts, geometry)
    if not torch.equal(histogram(topk_ids, geometry.num_experts), tokens_per_expert[rank]):
        raise InputError(f"tokens_per_expert of rank {rank} is not the histogram of its topk_experts; count them anew")
    allocated = planner.allocate(counts, geometry)
    out.tokens_per_expert.copy_(tokens_per_expert)
    out.alloc.copy_(torch.tensor(allocated, dtype=torch.int32).view(geometry.ep_size, geometry.num_experts))
    tables = build_tables(out.alloc, geometry, out.num_rows)
    out.experts_to_copy.copy_(tables.experts_to_copy)
    out.cu_seqlens.copy_(tables.cu_seqlens[rank])
    out.zero_fill_ranges.copy_(tables.zero_fill_ranges[rank])
    out.remote_stats.copy_(tables.remote_stats[rank])
    before = tokens_per_expert[:rank].sum(0)
    out.dst.copy_(rank_dst(topk_ids, before, out.alloc, tables.segment_start, out.num_rows))
