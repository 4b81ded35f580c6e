"""The protocol of a planner: from the group's histogram to which rank computes how many pairs of an expert."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

import torch

from moebench.errors import InputError
from moebench.pipeline.ep.destinations import mark_duplicates, row_addresses
from moebench.pipeline.ep.plan import GroupPlan
from moebench.pipeline.ep.tables import build_tables
from moebench.spec.ep import EPGeometry


class Planner(ABC):
    """Decides where pairs are computed; tables and addresses follow from ``allocate`` and are the same for all."""

    name: str

    @abstractmethod
    def allocate(self, tokens_per_expert: list[list[int]], geometry: EPGeometry) -> list[list[int]]:
        """``alloc`` [R][E]: pairs of each expert that each rank computes, from the histogram [R][E]."""

    def num_rows(self, geometry: EPGeometry) -> int:
        """Rows that a rank's buffer must have for any routing under this planner."""
        return geometry.num_rows

    def rows_for(self, histograms: Sequence[list[list[int]]], geometry: EPGeometry) -> int:
        """Rows that a rank's buffer must have for these histograms [R][E] alone: what a measurement of them takes.

        A buffer in use must hold any routing (``num_rows``): without a balance that is all pairs of the group.
        """
        planned = (row for histogram in histograms for row in self.allocate(histogram, geometry))
        most = max((sum(geometry.padded(pairs) for pairs in row) for row in planned), default=0)
        return min(self.num_rows(geometry), max(1, most))

    def plan(self, topk_ids: torch.Tensor, geometry: EPGeometry) -> GroupPlan:
        """The plan of one step for ids [R, S, K] int32; raises InputError on ids that no plan can serve."""
        histogram = validated_histogram(topk_ids, geometry)
        num_rows = self.num_rows(geometry)
        alloc = torch.tensor(
            self.allocate(histogram.tolist(), geometry), dtype=torch.int32, device=topk_ids.device
        ).reshape(geometry.ep_size, geometry.num_experts)
        tables = build_tables(alloc, geometry, num_rows)
        addresses = row_addresses(topk_ids, alloc, tables.segment_start, num_rows)
        dst = mark_duplicates(addresses, geometry.topk, num_rows)
        return GroupPlan(geometry, num_rows, histogram, alloc, *tables, dst)


class LearningPlanner(Planner):
    """A planner that keeps a memory of past steps; it gets every step's histogram, on the host."""

    def rows_for(self, histograms: Sequence[list[list[int]]], geometry: EPGeometry) -> int:
        """What it will learn isn't known: rows for any routing."""
        return self.num_rows(geometry)

    @abstractmethod
    def observe(self, tokens_per_expert: list[list[int]]) -> None:
        """Learn a finished step's histogram [R][E]."""


def validated_histogram(topk_ids: torch.Tensor, geometry: EPGeometry) -> torch.Tensor:
    """Histogram [R, E] int32 of ids [R, S, K]; raises InputError for a wrong shape or an id outside [0, E)."""
    wanted = (geometry.ep_size, geometry.capacity, geometry.topk)
    if tuple(topk_ids.shape) != wanted:
        raise InputError(f"topk_ids has shape {tuple(topk_ids.shape)}; the geometry needs [R, S, K] = {wanted}")
    flat = topk_ids.reshape(geometry.ep_size, -1).long()
    if bad := ((flat < 0) | (flat >= geometry.num_experts)).nonzero()[:1].tolist():
        rank, slot = bad[0]
        raise InputError(
            f"expert id {int(flat[rank, slot])} of rank {rank}, slot {slot} is not in 0 to {geometry.num_experts - 1}; "
            "map padding to an expert first (the buffer's pad rows do)"
        )
    counts = torch.zeros(geometry.ep_size, geometry.num_experts, dtype=torch.int64, device=topk_ids.device)
    return counts.scatter_add_(1, flat, torch.ones_like(flat)).to(torch.int32)


def require_totals(tokens_per_expert: list[list[int]], geometry: EPGeometry) -> None:
    """Raise InputError where a rank's histogram is negative, passes S·K, or counts its pads and isn't S·K.

    No balanced plan exists then.
    """
    if len(tokens_per_expert) != geometry.ep_size:
        raise InputError(f"histogram has {len(tokens_per_expert)} ranks; the geometry has {geometry.ep_size}")
    for rank, row in enumerate(tokens_per_expert):
        if len(row) != geometry.num_experts:
            raise InputError(
                f"histogram of rank {rank} has {len(row)} experts; the geometry has {geometry.num_experts}"
            )
        if min(row) < 0:
            raise InputError(f"histogram of rank {rank} has a negative count {min(row)}")
        if geometry.pads_counted and sum(row) != geometry.num_pairs:
            raise InputError(
                f"histogram of rank {rank} sums to {sum(row)}; capacity x topk is {geometry.num_pairs}: "
                "pad the rank's tokens to the capacity first"
            )
        if sum(row) > geometry.num_pairs:
            raise InputError(f"histogram of rank {rank} sums to {sum(row)}; capacity x topk is {geometry.num_pairs}")
