"""Segment tables of every rank from an allocation: slots, segment ends, padding ranges, statistics.

Rules of MoonEP's planner: a foreign expert gets a prefetch slot (in the e_plus_b layout the B with most pairs,
higher ids first among equals; in the compact layout all, by id); an expert with a slot has an empty segment at
its own index; every non-empty segment starts where the padded one before it ended.
"""

from __future__ import annotations

from typing import NamedTuple

import torch

from moebench.errors import InputError
from moebench.spec.ep import EPGeometry, TableLayout


class SegmentTables(NamedTuple):
    """Tables of all ranks; fields as in ``GroupPlan``."""

    experts_to_copy: torch.Tensor
    cu_seqlens: torch.Tensor
    segment_start: torch.Tensor
    zero_fill_ranges: torch.Tensor
    remote_stats: torch.Tensor


def foreign_experts(alloc: list[list[int]], geometry: EPGeometry) -> list[list[int]]:
    """Experts of other homes with pairs on each rank, ascending."""
    return [
        [e for e, pairs in enumerate(row) if pairs > 0 and geometry.home(e) != rank] for rank, row in enumerate(alloc)
    ]


def _slots(foreign: list[int], row: list[int], geometry: EPGeometry) -> list[int]:
    if geometry.layout is TableLayout.COMPACT:
        return foreign
    return sorted(foreign, key=lambda e: (-row[e], -e))[: geometry.num_prefetch_slots]


def _segments(rank: int, slots: list[int], geometry: EPGeometry) -> list[int]:
    """The expert of each segment of a rank's table; -1 for one that stays empty."""
    if geometry.layout is TableLayout.COMPACT:
        first = rank * geometry.experts_per_rank
        own = list(range(first, first + geometry.experts_per_rank))
    else:
        own = [-1 if e in slots else e for e in range(geometry.num_experts)]
    return own + slots + [-1] * (geometry.num_prefetch_slots - len(slots))


def build_tables(alloc: torch.Tensor, geometry: EPGeometry, num_rows: int) -> SegmentTables:
    """The tables of all ranks for ``alloc`` [R, E]; raises InputError where a rank's rows pass ``num_rows``."""
    rows_of, device = alloc.tolist(), alloc.device
    foreign = foreign_experts(rows_of, geometry)
    copies, ends, starts, fills = [], [], [], []
    for rank, row in enumerate(rows_of):
        slots = _slots(foreign[rank], row, geometry)
        if len(slots) > geometry.num_prefetch_slots:
            raise InputError(
                f"rank {rank} computes {len(slots)} foreign experts but has {geometry.num_prefetch_slots} slots"
            )
        start_of, end, rank_ends, rank_fills = [-1] * geometry.num_experts, 0, [], []
        for expert in _segments(rank, slots, geometry):
            pairs = row[expert] if expert >= 0 else 0
            padding = geometry.padded(pairs) - pairs
            if pairs:
                start_of[expert] = end
            rank_fills.append((end + pairs, padding) if padding else (0, 0))
            end += pairs + padding
            rank_ends.append(end)
        if end > num_rows:
            raise InputError(f"rank {rank} needs {end} rows but its buffer has {num_rows}; raise the capacity")
        copies.append(slots + [-1] * (geometry.num_prefetch_slots - len(slots)))
        ends.append(rank_ends)
        starts.append(start_of)
        fills.append(rank_fills)
    served = [sum(geometry.home(e) == rank for row in copies for e in row if e >= 0) for rank in range(len(rows_of))]
    stats = [(len(experts), count) for experts, count in zip(foreign, served, strict=True)]

    def tensor(values: object, *shape: int) -> torch.Tensor:
        return torch.tensor(values, dtype=torch.int32, device=device).reshape(shape)

    ranks, segments = geometry.ep_size, geometry.num_segments
    return SegmentTables(
        tensor(copies, ranks, geometry.num_prefetch_slots),
        tensor(ends, ranks, segments),
        tensor(starts, ranks, geometry.num_experts),
        tensor(fills, ranks, segments, 2),
        tensor(stats, ranks, 2),
    )
