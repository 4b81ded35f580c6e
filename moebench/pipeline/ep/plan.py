"""What a planner decides for one step, and the tables that follow from it on every rank."""

from __future__ import annotations

from dataclasses import dataclass

import torch

from moebench.spec.ep import EPGeometry


@dataclass(frozen=True)
class GroupPlan:
    """One step's plan, for all R ranks of the group. All tensors are int32.

    =================  ==================  =====================================================================
    field              shape               content
    =================  ==================  =====================================================================
    tokens_per_expert  [R, E]              pairs of a source rank routed to an expert
    alloc              [R, E]              pairs of an expert that a destination rank computes
    experts_to_copy    [R, B]              expert in each prefetch slot of a rank; -1 unused
    cu_seqlens         [R, segments]       inclusive padded end row of each segment
    segment_start      [R, E]              first row of an expert on a rank; -1 where the rank has none
    zero_fill_ranges   [R, segments, 2]    first padding row and count of a segment; (0, 0) when none
    remote_stats       [R, 2]              (foreign experts with rows here, slots anywhere that hold one of mine)
    dst                [R, S·K]            row address of every pair: dest · NvS + row; -address - 1 for the
                                           second and later pair of one token on one destination
    =================  ==================  =====================================================================
    """

    geometry: EPGeometry
    num_rows: int
    tokens_per_expert: torch.Tensor
    alloc: torch.Tensor
    experts_to_copy: torch.Tensor
    cu_seqlens: torch.Tensor
    segment_start: torch.Tensor
    zero_fill_ranges: torch.Tensor
    remote_stats: torch.Tensor
    dst: torch.Tensor

    def dst_canonical(self) -> torch.Tensor:
        """Row addresses [R, S·K] without the mark of duplicates."""
        return torch.where(self.dst < 0, -self.dst - 1, self.dst)
