"""What explains a group's time: statistics over draws, bandwidths, and the predicted time on a link."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import mean

from moebench.measure.ep_layer import BoundGroup
from moebench.measure.ep_memory import buffer_bytes, expert_bytes
from moebench.measure.ep_request import EPCandidate
from moebench.pipeline.ep.planners.registry import make_planner
from moebench.pipeline.ep.ranks.protocol import Ranks
from moebench.pipeline.ep.statistics import EPStatistics, primaries_sent, step_statistics
from moebench.plan.ep_plan import Direction, EPPlan
from moebench.predict.links import link_us
from moebench.spec.ep import EPGeometry
from moebench.spec.ep_workload import EPStep, Placement
from moebench.spec.hardware import Hardware
from moebench.store.records import EPFigures

GEMMS = "gemms"
"""In place of a step: both GEMMs, where they read the weights of experts without a slot over a link."""


@dataclass(frozen=True)
class DrawFacts:
    """One draw: its statistics, and the most bytes that one rank sends or gets over its link, by step."""

    statistics: EPStatistics
    link_bytes: dict[str, int]


def draw_facts(group: BoundGroup, ranks: Ranks) -> DrawFacts:
    """Facts of the call that ``group`` made last; collective on ranks with a process each."""
    statistics = step_statistics(group.plans, ranks, group.buffer.memory_bytes)
    mine = {r: primaries_sent(plan) for r, plan in group.plans.items()}
    everyone = range(ranks.ep_size)
    sent = [mine[r] for r in everyone] if len(mine) == ranks.ep_size else ranks.gather(mine[ranks.local_ranks[0]])
    out = [sum(sent[s][d] for d in everyone if d != s) for s in everyone]
    into = [sum(sent[s][d] for s in everyone if d != s) for d in everyone]
    workload = group.candidate.workload
    row = workload.shape.hidden_size * workload.dtype.itemsize_bytes
    most = max(*out, *into) * row
    found = {EPStep.DISPATCH.value: most, EPStep.COMBINE.value: most}
    if workload.placement is Placement.SHARDED:
        found |= _weight_bytes(group)
    return DrawFacts(statistics, found)


def _weight_bytes(group: BoundGroup) -> dict[str, int]:
    """Bytes of the busiest link for experts in slots, and for those without one: read anew for every tile of rows."""
    workload, plan = group.candidate.workload, next(iter(group.plans.values()))
    geometry, stages = plan.geometry, group.candidate.plan
    alloc, slots = plan.alloc.tolist(), plan.experts_to_copy.tolist()
    ranks, size = range(geometry.ep_size), expert_bytes(workload)
    got = [sum(e >= 0 for e in slots[r]) for r in ranks]
    served = [sum(e >= 0 and geometry.home(e) == r for row in slots for e in row) for r in ranks]
    read = [[0] * geometry.ep_size for _ in ranks]
    for rank in ranks:
        for expert, rows in enumerate(alloc[rank]):
            if rows and geometry.home(expert) != rank and expert not in slots[rank]:
                read[rank][geometry.home(expert)] += -(-rows // stages.gemm1.block_m)
    into, out = max(map(sum, read)), max(sum(row[r] for row in read) for r in ranks)
    return {EPStep.PREFETCH.value: max(*got, *served) * size, GEMMS: max(into, out) * size}


def pool_bytes(candidate: EPCandidate, hw: Hardware) -> int:
    """Bytes of one rank's pool of buffers of ``candidate``'s kind; 0 without a pool."""
    total, work = 0, candidate.workload
    planner = make_planner(work.planner, hw, work.dtype)
    for capacity in candidate.pool:
        geometry: EPGeometry = replace(work.geometry(), capacity=capacity)
        rows = planner.num_rows(geometry)
        total += buffer_bytes(geometry, rows, work.shape.hidden_size, work.dtype.itemsize_bytes, candidate.plan)
    return total


def figures_of(
    candidate: EPCandidate, facts: Sequence[DrawFacts], ranks: Ranks, hw: Hardware, step_us: dict[str, float]
) -> EPFigures:
    """The figures of a timed contender; ``step_us`` are its steps' slowest ranks."""
    found, workload = [f.statistics for f in facts], candidate.workload

    def average(name: str) -> float:
        return float(mean(getattr(s, name) for s in found))

    row = workload.shape.hidden_size * workload.dtype.itemsize_bytes
    pairs = max(workload.tokens) * workload.shape.topk
    logical = {s.value: pairs * row for s in (EPStep.DISPATCH, EPStep.COMBINE)}
    crossing = {step: mean(f.link_bytes.get(step, 0) for f in facts) for step in facts[0].link_bytes}
    return EPFigures(
        draws=len(found),
        maxvio=average("maxvio"),
        hottest_before=average("hottest_before"),
        hottest_after=average("hottest_after"),
        max_experts_received=max(s.max_experts_received for s in found),
        max_experts_served=max(s.max_experts_served for s in found),
        moved_share=average("moved_share"),
        primary_share=average("primary_share"),
        crossing_share=average("crossing_share"),
        used_rows=average("used_rows"),
        num_rows=found[0].num_rows,
        num_pairs=found[0].num_pairs,
        rows_without_slot=average("rows_without_slot"),
        buffer_bytes=found[0].memory_bytes,
        pool_bytes=pool_bytes(candidate, hw) or found[0].memory_bytes,
        logical_gbps=_rates(logical, step_us),
        link_gbps={} if ranks.origin == "virtual" else _rates(crossing, step_us),
        link_us=_link_us(crossing, candidate.plan, hw),
    )


def _link_us(crossing: dict[str, float], plan: EPPlan, hw: Hardware) -> dict[str, float]:
    """What each step's bytes take on the link in the direction that ``plan`` moves them; empty without a link."""
    directions = {
        EPStep.DISPATCH.value: plan.dispatch.direction, EPStep.COMBINE.value: plan.combine.direction,
        EPStep.PREFETCH.value: plan.prefetch.direction, GEMMS: Direction.PULL,
    }  # fmt: skip
    times = {step: link_us(size, hw, directions[step]) for step, size in crossing.items()}
    return {step: us for step, us in times.items() if us is not None}


def _rates(sizes: dict[str, float] | dict[str, int], step_us: dict[str, float]) -> dict[str, float]:
    """Bytes over microseconds as GB/s, by step; without steps that took no time or moved nothing."""
    return {step: size / us / 1e3 for step, size in sizes.items() if (us := step_us.get(step, 0.0)) > 0 and size}
