"""Least-loaded expert parallelism, from its public description (Nguyen et al., arXiv 2601.17111).

Nothing moves while the hottest home rank has less than ``imbalance`` times the mean load. Otherwise every rank
may take ``capacity_factor`` times the mean. Experts are placed in descending load: the home rank takes what its
room allows beside its own smaller experts, the rest goes in chunks to the least loaded rank with room; a chunk
below ``min_chunk`` pairs is not worth an expert's copy and stays at home.
"""

from __future__ import annotations

import math

from moebench.errors import InputError
from moebench.pipeline.ep.planners.owner import OwnerPlanner
from moebench.pipeline.ep.planners.protocol import Planner
from moebench.spec.ep import EPGeometry


class LeastLoadedPlanner(Planner):
    """See the module docstring for the three parameters."""

    name = "llep"

    def __init__(self, capacity_factor: float = 1.0, min_chunk: int = 1024, imbalance: float = 1.3) -> None:
        if capacity_factor < 1 or min_chunk < 1 or imbalance < 1:
            raise InputError(
                f"llep: capacity_factor {capacity_factor}, min_chunk {min_chunk} and imbalance {imbalance} "
                "must each be at least 1"
            )
        self.capacity_factor, self.min_chunk, self.imbalance = capacity_factor, min_chunk, imbalance

    def num_rows(self, geometry: EPGeometry) -> int:
        """Worst case of any routing: small chunks stay at home without a bound, foreign ones add segments."""
        return OwnerPlanner().num_rows(geometry) + (geometry.token_padding - 1) * (
            geometry.num_experts - geometry.experts_per_rank
        )

    def allocate(self, tokens_per_expert: list[list[int]], geometry: EPGeometry) -> list[list[int]]:
        """See ``Planner.allocate``."""
        alloc = OwnerPlanner().allocate(tokens_per_expert, geometry)
        pending = [sum(row) for row in alloc]
        mean = sum(pending) / geometry.ep_size
        if max(pending) < self.imbalance * mean:
            return alloc
        room, load = math.ceil(self.capacity_factor * mean), [0] * geometry.ep_size
        total = [sum(column) for column in zip(*tokens_per_expert, strict=True)]
        for expert in sorted(range(geometry.num_experts), key=lambda e: (-total[e], e)):
            home, left = geometry.home(expert), total[expert]
            pending[home] -= left
            stays = max(0, min(left, room - load[home] - pending[home]))
            left -= stays
            while left > 0:
                target = min(range(geometry.ep_size), key=lambda r: (load[r] + pending[r], r))
                chunk = min(left, room - load[target] - pending[target])
                if target == home or chunk < min(self.min_chunk, left):
                    break
                alloc[target][expert] += chunk
                alloc[home][expert] -= chunk
                load[target] += chunk
                left -= chunk
            load[home] += stays + left
        return alloc
