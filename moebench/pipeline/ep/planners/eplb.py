"""Static replicas from past steps, the way expert-parallel load balancers place them (DeepSeek's EPLB).

The mean histogram of the last N steps decides which experts are replicated: every slot of the group goes, one
at a time, to the expert with most load per copy, on the least loaded rank that has a free slot and no copy of
it yet. A step's pairs are then split evenly over an expert's copies, whatever this step's load is.
"""

from __future__ import annotations

from collections import deque

from moebench.errors import InputError
from moebench.pipeline.ep.planners.owner import OwnerPlanner
from moebench.pipeline.ep.planners.protocol import LearningPlanner
from moebench.spec.ep import EPGeometry


class EplbPlanner(LearningPlanner):
    """Replicas from a window of ``window`` past steps; ``plan`` never sees its own step's load in advance."""

    name = "eplb"

    def __init__(self, window: int) -> None:
        if window < 1:
            raise InputError(f"eplb window is {window}; write eplb:N with N at least 1")
        self._past: deque[list[int]] = deque(maxlen=window)

    def observe(self, tokens_per_expert: list[list[int]]) -> None:
        """Add a finished step's histogram [R][E] to the window."""
        self._past.append([sum(column) for column in zip(*tokens_per_expert, strict=True)])

    def num_rows(self, geometry: EPGeometry) -> int:
        """Worst case of any routing: all pairs on one rank, and padding of own and replicated segments."""
        return OwnerPlanner().num_rows(geometry) + (geometry.token_padding - 1) * geometry.num_prefetch_slots

    def hosts(self, geometry: EPGeometry) -> list[list[int]]:
        """Ranks that hold each expert, home first; only the homes before the first step was observed."""
        hosts = [[geometry.home(e)] for e in range(geometry.num_experts)]
        if not self._past:
            return hosts
        past = [sum(column) for column in zip(*self._past, strict=True)]
        free = [geometry.num_prefetch_slots] * geometry.ep_size

        def rank_load(rank: int) -> float:
            return float(sum(past[e] / len(h) for e, h in enumerate(hosts) if rank in h))

        while True:
            open_to = {
                e: [r for r in range(geometry.ep_size) if free[r] and r not in hosts[e]]
                for e in range(geometry.num_experts)
            }
            wanting = [e for e, ranks in open_to.items() if ranks and past[e]]
            if not wanting:
                return hosts
            expert = max(wanting, key=lambda e: (past[e] / len(hosts[e]), -e))
            rank = min(open_to[expert], key=lambda r: (rank_load(r), r))
            hosts[expert].append(rank)
            free[rank] -= 1

    def allocate(self, tokens_per_expert: list[list[int]], geometry: EPGeometry) -> list[list[int]]:
        """See ``Planner.allocate``."""
        total = [sum(column) for column in zip(*tokens_per_expert, strict=True)]
        alloc = [[0] * geometry.num_experts for _ in range(geometry.ep_size)]
        for expert, ranks in enumerate(self.hosts(geometry)):
            share, extra = divmod(total[expert], len(ranks))
            for place, rank in enumerate(ranks):
                alloc[rank][expert] = share + (place < extra)
        return alloc
