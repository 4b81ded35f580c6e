"""Expert-parallel records read for showing: their settings and figures by name, and the sections of one table."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from moebench.report.view import Point, readable
from moebench.spec.ep_workload import EPStep
from moebench.store.records import EPFigures, EPRecord, PointRecord

ORDER = [s.value for s in EPStep]
VIRTUAL = "virtual"


@dataclass(frozen=True)
class EPPoint(Point):
    """A record of a whole expert-parallel group."""

    @property
    def ep(self) -> EPRecord:
        """The expert-parallel part; only for records that have one."""
        assert self.record.ep is not None
        return self.record.ep

    @property
    def figures(self) -> EPFigures | None:
        """What explains its time; None for a failed point."""
        return self.ep.figures

    def number(self, name: str) -> int:
        """A whole number of its workload, such as ``capacity``; 0 where a damaged file has none."""
        value = self.workload.get(name, 0)
        return value if isinstance(value, int) else 0

    @property
    def planner(self) -> str:
        """Planner as the command line spells it."""
        return str(self.workload.get("planner", ""))

    @property
    def capacity(self) -> int:
        """S of its buffer."""
        return self.number("capacity")

    @property
    def slots(self) -> int:
        """B."""
        return self.number("num_prefetch_slots")

    @property
    def padding(self) -> int:
        """Token padding."""
        return self.number("token_padding")

    @property
    def ep_size(self) -> int:
        """R."""
        return self.number("ep_size")

    @cached_property
    def num_sms(self) -> int:
        """SMs of the stages between ranks; those of the dispatch where they differ."""
        stage = self.record.plan.get("dispatch")
        return int(stage.get("num_sms", 0)) if isinstance(stage, dict) else 0

    @property
    def layer_us(self) -> float:
        """The slowest rank's layer; only for timed points."""
        assert self.record.layer is not None
        return self.record.layer.median_us

    @property
    def link_us(self) -> float | None:
        """Predicted time on the link, all steps; None where the descriptor states no link."""
        figures = self.figures
        return sum(figures.link_us.values()) if figures and figures.link_us else None

    def setting(self, *without: str) -> tuple[Any, ...]:
        """Everything that was set but the input and what is named ``without``; a default plan follows from the rest."""
        told = "" if self.record.plan_source == "default" else json.dumps(self.record.plan, sort_keys=True)
        parts = {
            "planner": self.planner, "capacity": self.capacity, "slots": self.slots, "padding": self.padding,
            "sms": self.num_sms, "kernels": self.record.backend,
            "plan": "" if "sms" in without else told,
        }  # fmt: skip
        return tuple(v for k, v in parts.items() if k not in without)


def ep_points(records: Iterable[PointRecord]) -> list[EPPoint]:
    """The expert-parallel points among ``records``."""
    return [EPPoint(r) for r in readable(records)[0] if r.ep is not None]


@dataclass(frozen=True)
class EPSection:
    """Points of one group, model, number format and routing: one table."""

    points: tuple[EPPoint, ...]

    @property
    def first(self) -> EPPoint:
        """The point that names what all have in common."""
        return self.points[0]

    @property
    def measured(self) -> list[EPPoint]:
        """The points that have a latency."""
        return [p for p in self.points if p.ok]

    @property
    def virtual(self) -> bool:
        """Whether the ranks were laid out on one device."""
        return self.first.record.origin == VIRTUAL

    @property
    def label(self) -> str:
        """The section in words."""
        first = self.first
        return f"EP {first.ep_size} {first.ep.ranks} ranks, {first.model} {first.dtype}, routing {first.routing}"


_VARIED = ("num_tokens", "tokens", "capacity", "num_prefetch_slots", "token_padding", "planner")


def ep_sections(points: Sequence[EPPoint]) -> list[EPSection]:
    """Points grouped into tables, in the order in which they were asked for."""
    groups: dict[str, list[EPPoint]] = {}
    for point in points:
        work = {k: v for k, v in point.workload.items() if k not in _VARIED}
        groups.setdefault(json.dumps([work, point.ep.ranks, point.record.origin], sort_keys=True), []).append(point)

    def place(p: EPPoint) -> tuple[Any, ...]:
        return (p.num_tokens, p.capacity, p.slots, p.padding, p.num_sms, p.planner != "moonep", p.planner, p.lane)

    return [EPSection(tuple(sorted(g, key=place))) for g in groups.values()]
