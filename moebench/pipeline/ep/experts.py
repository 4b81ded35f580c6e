"""The experts' weights on a group's ranks, their prefetch slots, and where each segment finds its weight."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import torch

from moebench.errors import InputError
from moebench.pipeline.ep.ranks.protocol import Ranks, Region
from moebench.pipeline.layer import LayerWeights
from moebench.pipeline.layout import repack
from moebench.spec.ep import EPGeometry, TableLayout
from moebench.spec.ep_workload import Placement
from moebench.spec.shape import MoEShape
from moebench.spec.workload import Major, WeightLayout


@dataclass(frozen=True)
class ExpertMatrix:
    """One weight (w13, w2) or bias (b13, b2) of all experts.

    =====================  ================  ==============================================================
    field                  shape             content
    =====================  ================  ==============================================================
    home                   [E/R or E, …]     a rank's own experts (sharded), or all (replicated)
    slots                  [B, …]            a rank's prefetch slots
    expert_addresses[r]    [E] int64         byte address of every expert's home copy as rank r reaches it;
                                             0 where it can't
    segment_addresses[r]   [segments] int64  byte address of the weight of each segment of rank r: own, peer's
                                             or slot; 0 where it can't be reached
    =====================  ================  ==============================================================

    An expert's weight is contiguous, [N, K] row-major ([N] for a bias). The tables never change: slots are at
    fixed addresses, and which of them are in use follows from ``cu_seqlens``.
    """

    name: str
    geometry: EPGeometry
    placement: Placement
    home: Region
    slots: Region
    expert_addresses: Mapping[int, torch.Tensor]
    segment_addresses: Mapping[int, torch.Tensor]

    def expert(self, rank: int, expert: int) -> torch.Tensor:
        """The home copy of ``expert`` as ``rank`` reaches it; raises UnsupportedError where it can't."""
        if self.placement is Placement.REPLICATED:
            return self.home.of(rank)[expert]
        home = self.geometry.home(expert)
        return self.home.of(home)[expert - home * self.geometry.experts_per_rank]

    def segment(self, rank: int, segment: int) -> torch.Tensor:
        """The weight of a segment of ``rank``: own, peer's or slot."""
        geometry = self.geometry
        compact = geometry.layout is TableLayout.COMPACT
        own = geometry.experts_per_rank if compact else geometry.num_experts
        if segment >= own:
            return self.slots.of(rank)[segment - own]
        return self.expert(rank, segment + rank * geometry.experts_per_rank if compact else segment)


@dataclass(frozen=True)
class Experts:
    """All weights of the routed experts on this process's ranks; ``b13`` and ``b2`` None without biases."""

    placement: Placement
    layout: WeightLayout
    w13: ExpertMatrix
    w2: ExpertMatrix
    b13: ExpertMatrix | None = None
    b2: ExpertMatrix | None = None

    def matrices(self) -> tuple[ExpertMatrix, ...]:
        """Those that exist."""
        return tuple(m for m in (self.w13, self.w2, self.b13, self.b2) if m is not None)

    def slot_bytes(self) -> int:
        """Bytes that one prefetched expert moves."""
        firsts = (next(t for t in m.home.tensors if t is not None) for m in self.matrices())
        return sum(t[0].numel() * t.element_size() for t in firsts)


def _expert_table(home: Region, geometry: EPGeometry, placement: Placement, rank: int) -> list[int]:
    table = []
    for expert in range(geometry.num_experts):
        owner = rank if placement is Placement.REPLICATED else geometry.home(expert)
        tensor = home.tensors[owner]
        if tensor is None:
            table.append(0)
            continue
        place = expert if placement is Placement.REPLICATED else expert - owner * geometry.experts_per_rank
        table.append(tensor.data_ptr() + place * tensor.stride(0) * tensor.element_size())
    return table


def _segment_table(experts: list[int], slots: Region, geometry: EPGeometry, rank: int) -> list[int]:
    first = slots.of(rank)
    stride = (first.stride(0) if first.dim() else 0) * first.element_size()
    at = [first.data_ptr() + b * stride for b in range(geometry.num_prefetch_slots)]
    if geometry.layout is TableLayout.COMPACT:
        start = rank * geometry.experts_per_rank
        return experts[start : start + geometry.experts_per_rank] + at
    return experts + at


def _matrix(
    name: str, parts: Mapping[int, torch.Tensor], ranks: Ranks, geometry: EPGeometry, placement: Placement
) -> ExpertMatrix:
    one = next(iter(parts.values()))
    wanted = geometry.experts_per_rank if placement is Placement.SHARDED else geometry.num_experts
    for rank, part in parts.items():
        if part.shape[0] != wanted or part.shape != one.shape or part.dtype != one.dtype:
            raise InputError(
                f"{name} of rank {rank} is {list(part.shape)} {part.dtype}; {placement.value} weights have {wanted} "
                f"experts a rank, all of one shape and dtype ({list(one.shape)} {one.dtype})"
            )
    if placement is Placement.REPLICATED:
        home = ranks.replicate(name, one.to(ranks.device).contiguous())
    else:
        home = ranks.allocate(name, list(one.shape), one.dtype)
        for rank, part in parts.items():
            home.of(rank).copy_(part)
    slots = ranks.allocate(f"{name} slots", [geometry.num_prefetch_slots, *one.shape[1:]], one.dtype)
    return matrix_over(name, home, slots, ranks, geometry, placement)


def matrix_over(
    name: str, home: Region, slots: Region, ranks: Ranks, geometry: EPGeometry, placement: Placement
) -> ExpertMatrix:
    """The tables of ``geometry`` over memory that exists; ``slots`` may hold more than its B, so that geometries share.

    What shares them must not run at the same time.
    """
    tables = {r: _expert_table(home, geometry, placement, r) for r in ranks.local_ranks}

    def addresses(values: list[int]) -> torch.Tensor:
        return torch.tensor(values, dtype=torch.int64, device=ranks.device)

    return ExpertMatrix(
        name, geometry, placement, home, slots,
        {r: addresses(table) for r, table in tables.items()},
        {r: addresses(_segment_table(table, slots, geometry, r)) for r, table in tables.items()},
    )  # fmt: skip


def load_experts(
    ranks: Ranks,
    geometry: EPGeometry,
    shape: MoEShape,
    placement: Placement,
    weights: Mapping[int, LayerWeights],
    layout: WeightLayout,
) -> Experts:
    """Copy the local ranks' weights, given in ``layout``, to where the group can use them; collective.

    Sharded ``weights[r]`` hold the E/R experts of rank r, replicated ones all E (the copy of the lowest local
    rank serves all local ranks). Raises InputError for other shapes. Bring every rank to one ``sync`` before the
    first prefetch: peers read these.
    """
    target = WeightLayout(layout.w13_order, Major.N)
    packed = {r: repack(weights[r], layout, target, gated=shape.gated) for r in ranks.local_ranks}

    def matrix(name: str) -> ExpertMatrix | None:
        parts = {r: getattr(w, name) for r, w in packed.items()}
        if any(part is None for part in parts.values()):
            return None
        return _matrix(name, parts, ranks, geometry, placement)

    w13, w2 = matrix("w13"), matrix("w2")
    if w13 is None or w2 is None:
        raise InputError("expert weights lack w13 or w2")
    experts = Experts(placement, target, w13, w2, matrix("b13"), matrix("b2"))
    ranks.wait()
    ranks.sync()
    return experts


def own_weights(weights: LayerWeights, geometry: EPGeometry, rank: int) -> LayerWeights:
    """The share of ``rank`` of a whole layer's weights: its E/R experts, as views."""
    start = rank * geometry.experts_per_rank
    share = slice(start, start + geometry.experts_per_rank)
    return LayerWeights(
        weights.w13[share],
        weights.w2[share],
        None if weights.b13 is None else weights.b13[share],
        None if weights.b2 is None else weights.b2[share],
    )


def matrix_of_rows(full: torch.Tensor, ranks: Ranks, geometry: EPGeometry, rank: int) -> ExpertMatrix:
    """A caller's own [E+B, …] tensor as replicated weights with their slots, without a copy.

    Raises InputError for another number of rows, or rows that aren't contiguous.
    """
    experts, slots = geometry.num_experts, geometry.num_prefetch_slots
    if full.shape[0] != experts + slots or not full.is_contiguous():
        raise InputError(
            f"a full weight is {list(full.shape)}, {'' if full.is_contiguous() else 'not '}contiguous; it must be "
            f"contiguous with E + B = {experts + slots} rows"
        )
    home, extra = ranks.replicate("full weight", full[:experts]), ranks.replicate("full weight slots", full[experts:])
    table = _expert_table(home, geometry, Placement.REPLICATED, rank)
    segments = _segment_table(table, extra, geometry, rank)
    device = full.device
    return ExpertMatrix(
        "full weight", geometry, Placement.REPLICATED, home, extra,
        {rank: torch.tensor(table, dtype=torch.int64, device=device)},
        {rank: torch.tensor(segments, dtype=torch.int64, device=device)},
    )  # fmt: skip
