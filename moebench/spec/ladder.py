"""Which buffer capacities a pool should have: exact choice from measured points, by dynamic programme.

A step of t tokens runs on the smallest capacity of the ladder that holds it and takes that capacity's time,
whatever t is: buffers are padded. With p(t) the share of steps of t tokens, a ladder costs

    sum over t of p(t) * time(smallest capacity >= t)  +  sum over its capacities of price * memory

The candidates are the measured capacities. The last of a ladder holds the largest step. Costs add over intervals
between neighbours, so best(n, j), the least cost of the steps up to candidate j with n capacities and j the last,
is a minimum over the capacity before j: N · C² steps for C candidates.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from moebench.errors import InputError
from moebench.spec.ep import ladder_capacity, power_of_two_capacity


@dataclass(frozen=True)
class CapacityPoint:
    """A measured capacity: time of a step on it in microseconds, memory of its buffer in bytes."""

    capacity: int
    time_us: float
    memory_bytes: int = 0


@dataclass(frozen=True)
class Ladder:
    """A pool and its cost: expected time of a step, memory of all its buffers, and both together.

    ``interpolated`` names capacities that were not measured: their time and memory lie on the line between
    the measured neighbours.
    """

    capacities: tuple[int, ...]
    expected_us: float
    memory_bytes: int
    cost_us: float
    interpolated: tuple[int, ...] = ()


def _checked(points: Sequence[CapacityPoint], histogram: Mapping[int, float]) -> tuple[list[CapacityPoint], float]:
    if not points:
        raise InputError("a ladder needs at least one measured capacity; got none")
    ordered = sorted(points, key=lambda p: p.capacity)
    for a, b in pairwise(ordered):
        if a.capacity == b.capacity:
            raise InputError(f"capacity {a.capacity} was given twice; keep one time a capacity")
    if bad := [p for p in ordered if p.capacity < 1 or not p.time_us >= 0 or p.memory_bytes < 0]:
        raise InputError(f"{bad[0]} is no measured point: capacity from 1, time and memory from 0")
    total = sum(histogram.values())
    if not total > 0 or min(histogram.values()) < 0 or min(histogram) < 0:
        raise InputError("the histogram must give token counts from 0 their steps, at least one step in all")
    largest = max((t for t, steps in histogram.items() if steps > 0), default=0)
    if largest > ordered[-1].capacity:
        raise InputError(
            f"the histogram has steps of {largest} tokens but the largest measured capacity is "
            f"{ordered[-1].capacity}; measure one that holds them"
        )
    return ordered, float(total)


def _at(capacity: int, points: Sequence[CapacityPoint]) -> CapacityPoint:
    """The point at ``capacity``, on the line between its measured neighbours where it isn't measured itself."""
    place = bisect_left([p.capacity for p in points], capacity)
    if place < len(points) and points[place].capacity == capacity:
        return points[place]
    if place in (0, len(points)):
        raise InputError(
            f"capacity {capacity} lies outside the measured {points[0].capacity} to {points[-1].capacity}; measure it"
        )
    low, high = points[place - 1], points[place]
    share = (capacity - low.capacity) / (high.capacity - low.capacity)
    return CapacityPoint(
        capacity,
        low.time_us + share * (high.time_us - low.time_us),
        round(low.memory_bytes + share * (high.memory_bytes - low.memory_bytes)),
    )


def evaluate(
    capacities: Sequence[int],
    points: Sequence[CapacityPoint],
    histogram: Mapping[int, float],
    price_us_per_gib: float = 0.0,
) -> Ladder:
    """The cost of a given ladder; raises InputError where it or the measured points don't hold the steps."""
    ordered, total = _checked(points, histogram)
    chosen = {c: _at(c, ordered) for c in sorted(set(capacities))}
    expected = (
        sum(steps * chosen[ladder_capacity(t, tuple(chosen))].time_us for t, steps in histogram.items() if steps > 0)
        / total
    )
    memory = sum(p.memory_bytes for p in chosen.values())
    measured = {p.capacity for p in ordered}
    missing = tuple(c for c in chosen if c not in measured)
    return Ladder(tuple(chosen), expected, memory, expected + memory / 2**30 * price_us_per_gib, missing)


def best_ladder(
    points: Sequence[CapacityPoint],
    histogram: Mapping[int, float],
    num_capacities: int,
    price_us_per_gib: float = 0.0,
) -> Ladder:
    """The ladder of at most ``num_capacities`` measured capacities with the least cost; fewer win a tie.

    ``histogram`` gives the steps of every token count, the largest count over the ranks of each step.
    """
    if num_capacities < 1:
        raise InputError(f"a ladder of {num_capacities} capacities is not possible; ask for at least 1")
    ordered, total = _checked(points, histogram)
    largest = max(t for t, steps in histogram.items() if steps > 0)
    steps_up_to = [sum(s for t, s in histogram.items() if t <= p.capacity) / total for p in ordered]
    prices = [p.memory_bytes / 2**30 * price_us_per_gib for p in ordered]
    last = [j for j, p in enumerate(ordered) if p.capacity >= largest]
    best = [share * p.time_us + price for share, p, price in zip(steps_up_to, ordered, prices, strict=True)]
    chains: list[tuple[int, ...]] = [(j,) for j in range(len(ordered))]
    winner = min(((best[j], 1, chains[j]) for j in last), key=lambda w: w[:2])
    for count in range(2, min(num_capacities, len(ordered)) + 1):
        grown, grown_chains = [float("inf")] * len(ordered), chains[:]
        for j in range(1, len(ordered)):
            for i in range(j):
                cost = best[i] + (steps_up_to[j] - steps_up_to[i]) * ordered[j].time_us + prices[j]
                if cost < grown[j]:
                    grown[j], grown_chains[j] = cost, (*chains[i], j)
        best, chains = grown, grown_chains
        winner = min(winner, *((best[j], count, chains[j]) for j in last), key=lambda w: w[:2])
    return evaluate([ordered[j].capacity for j in winner[2]], points, histogram, price_us_per_gib)


@dataclass(frozen=True)
class LadderChoice:
    """The chosen ladder beside the published power-of-two pool and a single buffer of the largest measured capacity."""

    best: Ladder
    power_of_two: Ladder
    single: Ladder


def compare_ladders(
    points: Sequence[CapacityPoint],
    histogram: Mapping[int, float],
    num_capacities: int,
    price_us_per_gib: float = 0.0,
    smallest: int = 128,
) -> LadderChoice:
    """The best ladder, the power-of-two pool from ``smallest`` that the steps would build, and one buffer alone."""
    ordered, _ = _checked(points, histogram)
    most = ordered[-1].capacity
    pool = {power_of_two_capacity(t, most, smallest) for t, steps in histogram.items() if steps > 0}
    return LadderChoice(
        best_ladder(points, histogram, num_capacities, price_us_per_gib),
        evaluate(sorted(pool), points, histogram, price_us_per_gib),
        evaluate([most], points, histogram, price_us_per_gib),
    )
