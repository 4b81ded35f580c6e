"""What sets a point's time: launches, memory or the matrix units, judged by the largest of their least times."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from moebench.report.view import Point

LAUNCH, MEMORY, COMPUTE, BEYOND = "launch", "memory", "compute", "beyond"

WALL = 1.10
"""Share of the floor in the layer's time up to which a point stands at the wall; above it the floor is wrong."""

K = TypeVar("K", bound=Hashable)


@dataclass(frozen=True)
class LaunchCosts:
    """Time from one small launch to the next, in microseconds: launched one by one, and inside a replayed graph."""

    stream_us: float | None = None
    graph_us: float | None = None

    def of(self, point: Point) -> float | None:
        """What a launch costs with the point's clock; None where that was not measured."""
        return self.graph_us if "graph" in point.record.clock else self.stream_us


@dataclass(frozen=True)
class Regime:
    """The largest least time of a point: its kind, its length, and the share of the layer it explains."""

    kind: str
    limit_us: float
    layer_us: float
    launches: int

    @property
    def share(self) -> float:
        """``limit_us`` over the layer's time."""
        return self.limit_us / self.layer_us


def regime(point: Point, costs: LaunchCosts) -> Regime | None:
    """The regime of a measured point; None where its floor is unknown, ``beyond`` where the floor can't be true.

    The launch term counts one launch an operation, which is the fewest there can be.
    """
    record = point.record
    if record.layer is None or record.layer.median_us <= 0 or record.floor_us is None or record.floor_bound is None:
        return None
    launches = len(record.steps)
    if record.floor_us > WALL * record.layer.median_us:
        return Regime(BEYOND, record.floor_us, record.layer.median_us, launches)
    launch_total = launches * (costs.of(point) or 0.0)
    if launch_total > record.floor_us:
        return Regime(LAUNCH, launch_total, record.layer.median_us, launches)
    return Regime(record.floor_bound, record.floor_us, record.layer.median_us, launches)


def runs_of(points: Sequence[Point], key: Callable[[Point], K | None]) -> list[tuple[K, list[Point]]]:
    """Neighbouring points with the same ``key``, as (key, points); points whose key is None end a run."""
    found: list[tuple[K, list[Point]]] = []
    previous: K | None = None
    for point in points:
        current = key(point)
        if current is None:
            previous = None
            continue
        if found and previous == current:
            found[-1][1].append(point)
        else:
            found.append((current, [point]))
        previous = current
    return found
