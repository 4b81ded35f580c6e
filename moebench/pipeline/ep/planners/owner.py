"""Plain expert parallelism: every pair is computed where its expert lives, and nothing moves."""

from __future__ import annotations

from moebench.pipeline.ep.planners.protocol import Planner
from moebench.spec.ep import EPGeometry


class OwnerPlanner(Planner):
    """No balancing; a rank's buffer must hold the case that every pair of the group goes to it."""

    name = "owner"

    def num_rows(self, geometry: EPGeometry) -> int:
        """Worst case of any routing: all R·S·K pairs, and padding of the rank's own segments."""
        return geometry.padded(
            geometry.ep_size * geometry.num_pairs + (geometry.token_padding - 1) * geometry.experts_per_rank
        )

    def allocate(self, tokens_per_expert: list[list[int]], geometry: EPGeometry) -> list[list[int]]:
        """See ``Planner.allocate``."""
        total = [sum(column) for column in zip(*tokens_per_expert, strict=True)]
        return [
            [total[e] if geometry.home(e) == rank else 0 for e in range(geometry.num_experts)]
            for rank in range(geometry.ep_size)
        ]
