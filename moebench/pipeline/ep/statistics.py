"""What explains a step's time: imbalance before and after, copies, moved pairs, rows over links, padding, memory."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from moebench.pipeline.ep.rank_plan import RankPlan
from moebench.pipeline.ep.ranks.protocol import Ranks
from moebench.spec.ep import EPGeometry


@dataclass(frozen=True)
class EPStatistics:
    """One step of a whole group.

    ======================  ========================================================================================
    field                   meaning
    ======================  ========================================================================================
    maxvio                  pairs of the hottest expert over the mean of all, less 1
    hottest_before          pairs at home of the hottest rank over a rank's mean pairs (S·K with pads counted)
    hottest_after           pairs it computes over the same mean
    max_experts_received    most foreign experts with rows on one rank
    max_experts_served      most slots anywhere that hold one rank's experts
    copies                  used slots of the group
    moved_share             pairs computed away from home, of all pairs
    primary_share           rows that carry a token (not expanded on arrival), of all pairs
    crossing_share          those of them that go to another rank, of all pairs
    max_crossing_in         most rows that enter one rank over links
    used_rows               rows up to the last segment's end, of the fullest rank
    num_rows, num_pairs     NvS and S·K of a rank
    rows_without_slot       rows of foreign experts that found no slot: their weight is read over a link in the GEMM
    memory_bytes            memory of one rank's buffer, or of all of a pool
    ======================  ========================================================================================
    """

    maxvio: float
    hottest_before: float
    hottest_after: float
    max_experts_received: int
    max_experts_served: int
    copies: int
    moved_share: float
    primary_share: float
    crossing_share: float
    max_crossing_in: int
    used_rows: int
    num_rows: int
    num_pairs: int
    rows_without_slot: int
    memory_bytes: int


def primaries_sent(plan: RankPlan) -> list[int]:
    """Primary rows that this rank sends to each rank."""
    dest = (plan.dst[plan.dst >= 0].long() // plan.num_rows).tolist()
    counts = [0] * plan.R
    for rank in dest:
        counts[rank] += 1
    return counts


def step_statistics(plans: Mapping[int, RankPlan], ranks: Ranks, memory_bytes: int) -> EPStatistics:
    """The statistics of one step; collective on distributed ranks, and not for timed code (reads on the host)."""
    mine = {r: primaries_sent(plan) for r, plan in plans.items()}
    if len(mine) == ranks.ep_size:
        sent = [mine[r] for r in range(ranks.ep_size)]
    else:
        sent = ranks.gather(mine[ranks.local_ranks[0]])
    plan = plans[ranks.local_ranks[0]]
    return group_statistics(
        plan.geometry,
        plan.tokens_per_expert.tolist(),
        plan.alloc.tolist(),
        plan.experts_to_copy.tolist(),
        sent,
        plan.num_rows,
        memory_bytes,
    )


def group_statistics(
    geometry: EPGeometry,
    tokens_per_expert: list[list[int]],
    alloc: list[list[int]],
    experts_to_copy: list[list[int]],
    sent: list[list[int]],
    num_rows: int,
    memory_bytes: int,
) -> EPStatistics:
    """The statistics from a plan's tables and the primary rows ``sent`` [source][destination]."""
    ranks, own = range(geometry.ep_size), geometry.experts_per_rank
    total = [sum(column) for column in zip(*tokens_per_expert, strict=True)]
    pairs = sum(total)
    share = pairs / geometry.ep_size or 1.0
    foreign = [[e for e, n in enumerate(alloc[r]) if n and geometry.home(e) != r] for r in ranks]
    slots = [[e for e in row if e >= 0] for row in experts_to_copy]
    crossing = [sum(sent[s][d] for s in ranks if s != d) for d in ranks]
    return EPStatistics(
        maxvio=max(total) * geometry.num_experts / pairs - 1 if pairs else 0.0,
        hottest_before=max(sum(total[r * own : (r + 1) * own]) for r in ranks) / share,
        hottest_after=max(map(sum, alloc)) / share,
        max_experts_received=max(map(len, foreign)),
        max_experts_served=max(sum(geometry.home(e) == r for row in slots for e in row) for r in ranks),
        copies=sum(map(len, slots)),
        moved_share=sum(alloc[r][e] for r in ranks for e in foreign[r]) / (pairs or 1),
        primary_share=sum(map(sum, sent)) / (pairs or 1),
        crossing_share=sum(crossing) / (pairs or 1),
        max_crossing_in=max(crossing),
        used_rows=max(sum(geometry.padded(n) for n in row) for row in alloc),
        num_rows=num_rows,
        num_pairs=geometry.num_pairs,
        rows_without_slot=sum(alloc[r][e] for r in ranks for e in foreign[r] if e not in slots[r]),
        memory_bytes=memory_bytes,
    )
