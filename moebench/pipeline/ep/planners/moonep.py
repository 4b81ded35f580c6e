"""MoonEP's planner: every rank computes exactly S·K pairs, at most R - 1 transfers, ties to the lowest index.

Rule, in two greedy stages. Between home groups: the most overloaded group gives the most underloaded rank all
that it lacks (even if the donor falls below S·K: it becomes a receiver later), until no group is overloaded; so
a rank receives from one group at most. Within a donor group: the largest remaining expert goes to the receiver
that still lacks most, as much as both allow.
"""

from __future__ import annotations

from collections.abc import Sequence

from moebench.pipeline.ep.planners.protocol import Planner, require_totals
from moebench.spec.ep import EPGeometry


def _argmax(values: list[int]) -> int:
    return max(range(len(values)), key=lambda i: (values[i], -i))


def fair_shares(total: int, ranks: int) -> list[int]:
    """Pairs that each rank shall compute: equal, the first ranks one more where ``total`` doesn't divide."""
    share, extra = divmod(total, ranks)
    return [share + (rank < extra) for rank in range(ranks)]


def transfers(loads: Sequence[int], fair: Sequence[int]) -> dict[tuple[int, int], int]:
    """Pairs that home group h hands to rank u, ``{(h, u): pairs}``; home loads and fair shares have one sum."""
    balance, moved = [load - share for load, share in zip(loads, fair, strict=True)], {}
    while balance[donor := _argmax(balance)] > 0:
        receiver = _argmax([-b for b in balance])
        moved[donor, receiver] = -balance[receiver]
        balance[donor] += balance[receiver]
        balance[receiver] = 0
    return moved


class MoonEPPlanner(Planner):
    """Exact balance by copying experts (module docstring)."""

    name = "moonep"

    def rows_for(self, histograms: Sequence[list[list[int]]], geometry: EPGeometry) -> int:
        """NvS: its buffer has one size, whatever the step."""
        return self.num_rows(geometry)

    def allocate(self, tokens_per_expert: list[list[int]], geometry: EPGeometry) -> list[list[int]]:
        """See ``Planner.allocate``; raises InputError where a rank's histogram can't be balanced."""
        require_totals(tokens_per_expert, geometry)
        ranks, own = geometry.ep_size, geometry.experts_per_rank
        total = [sum(column) for column in zip(*tokens_per_expert, strict=True)]
        alloc = [
            [total[e] if geometry.home(e) == rank else 0 for e in range(geometry.num_experts)] for rank in range(ranks)
        ]
        loads = [sum(total[rank * own : (rank + 1) * own]) for rank in range(ranks)]
        lacking: dict[int, list[int]] = {}
        for (donor, receiver), pairs in transfers(loads, fair_shares(sum(loads), ranks)).items():
            lacking.setdefault(donor, [0] * ranks)[receiver] = pairs
        for donor, lack in lacking.items():
            remaining = total[donor * own : (donor + 1) * own]
            while lack[receiver := _argmax(lack)] > 0:
                local = _argmax(remaining)
                pairs = min(remaining[local], lack[receiver])
                expert = donor * own + local
                remaining[local] -= pairs
                lack[receiver] -= pairs
                alloc[donor][expert] -= pairs
                alloc[receiver][expert] += pairs
        return alloc
