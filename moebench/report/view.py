"""Records read for showing: a workload's facts by name, and the sections that belong in one table.

A record's workload is a plain mapping (it may come from a file), so nothing here needs the classes that made it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property
from typing import Any

from moebench.spec.steps import Step
from moebench.store.reader import Run
from moebench.store.records import STATUS_OK, PointRecord, StepRecord
from moebench.store.rows import routing_text

LAYER_CHECK = "layer"
"""Name of the numerics gate's check of a whole output's relative Frobenius error."""
ORDER = [s.value for s in Step]
TABLE_PLAN, DEFAULT_PLAN = "table", "default"
"""Sources of a record's plan: a tuning table's row, or the default."""


def plain(value: Any) -> Any:
    """``value`` with enum members replaced by their values, as a file would hold it."""
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Mapping):
        return {str(plain(k)): plain(v) for k, v in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(v) for v in value]
    return value


def op_name(step: StepRecord) -> str:
    """The steps an operation covers: ``gemm1``, or ``gemm1+activation`` for a fused one."""
    return "+".join(str(plain(s)) for s in step.steps)


def op_order(name: str) -> tuple[int, str]:
    """Sorting key that keeps operations in running order."""
    first = name.split("+", 1)[0]
    return (ORDER.index(first) if first in ORDER else len(ORDER), name)


@dataclass(frozen=True)
class Point:
    """A record with its workload's facts as attributes."""

    record: PointRecord

    @cached_property
    def workload(self) -> dict[str, Any]:
        """The workload as plain values."""
        found: dict[str, Any] = plain(self.record.workload)
        return found

    @cached_property
    def shape(self) -> dict[str, Any]:
        """The model shape as plain values."""
        found: dict[str, Any] = self.workload["shape"]
        return found

    @property
    def model(self) -> str:
        """Name of the model shape."""
        return str(self.shape["name"])

    @property
    def num_tokens(self) -> int:
        """T of the point."""
        return int(self.workload["num_tokens"])

    @property
    def dtype(self) -> str:
        """Number format."""
        return str(self.workload.get("dtype", "bf16"))

    @cached_property
    def routing(self) -> str:
        """Routing as the command line spells it."""
        return routing_text(self.workload)

    @property
    def layers(self) -> int:
        """MoE layers of the model."""
        return int(self.shape.get("num_moe_layers", 1))

    @property
    def split(self) -> str:
        """The TP and EP share in words; empty when the layer is whole."""
        tp, ep = int(self.workload.get("tp_size", 1)), int(self.workload.get("ep_size", 1))
        parts = [f"TP {tp}"] if tp > 1 else []
        if ep > 1:
            parts.append(f"EP {ep} rank {int(self.workload.get('ep_rank', 0))}")
        return " ".join(parts)

    @property
    def lane(self) -> str:
        """Who ran it: ``torch/grouped_mm``."""
        record = self.record
        return f"{record.backend}/{record.variant}" if record.variant else record.backend

    @property
    def where(self) -> str:
        """Token count, and of an expert-parallel group its buffer: ``T=8``, ``T=8 S=128 B=4``."""
        if self.record.ep is None:
            return f"T={self.num_tokens}"
        work = self.workload
        return f"T={self.num_tokens} S={work.get('capacity')} B={work.get('num_prefetch_slots')}"

    @cached_property
    def plan_key(self) -> str:
        """The plan as one comparable string."""
        return json.dumps(plain(self.record.plan), sort_keys=True)

    @property
    def plan_name(self) -> str:
        """Where the plan is from; one from a file has a short digest too, since a run may hold several."""
        source = f"{self.record.plan_source} plan"
        if self.record.plan_source != "file":
            return source
        return f"{source} {hashlib.sha256(self.plan_key.encode()).hexdigest()[:6]}"

    @property
    def ok(self) -> bool:
        """Whether the point has a latency."""
        return self.record.status == STATUS_OK and self.record.layer is not None

    @property
    def warm(self) -> bool:
        """Whether the cache was warm although another state was asked for."""
        return self.record.l2_policy != self.record.l2_policy_asked

    @property
    def floor_share(self) -> float | None:
        """Floor over layer time; None where either is unknown."""
        layer, floor_us = self.record.layer, self.record.floor_us
        return floor_us / layer.median_us if layer and floor_us is not None and layer.median_us > 0 else None

    def steps(self) -> dict[str, StepRecord]:
        """The operations by name, in running order."""
        return {op_name(s): s for s in self.record.steps}

    def gate_error(self) -> tuple[float, float] | None:
        """Largest relative Frobenius error of the numerics gate and what it may be; None when nothing was compared."""
        found = [c for c in self.record.checks if c.error is not None and c.allowed is not None]
        named = [c for c in found if c.name == LAYER_CHECK]
        if not named:
            return None
        worst = max(named, key=lambda c: (c.error or 0.0) / (c.allowed or 1.0))
        return float(worst.error or 0.0), float(worst.allowed or 0.0)


@dataclass(frozen=True)
class Section:
    """Points that differ in their token count alone: one table, one curve."""

    points: tuple[Point, ...]

    @property
    def first(self) -> Point:
        """The point that names what all have in common."""
        return self.points[0]

    @property
    def measured(self) -> list[Point]:
        """The points that have a latency, by token count."""
        return [p for p in self.points if p.ok]

    @property
    def failed(self) -> list[Point]:
        """The points that have none."""
        return [p for p in self.points if not p.ok]

    @property
    def tokens(self) -> list[int]:
        """Every token count of the section."""
        return [p.num_tokens for p in self.points]

    @property
    def sources(self) -> list[str]:
        """Where the plans come from: ``table`` before ``default``."""
        return sorted({p.record.plan_source for p in self.points}, reverse=True)

    def ops(self) -> list[str]:
        """Names of all operations of the section, in running order."""
        return sorted({name for p in self.points for name in p.steps()}, key=op_order)


NEEDED = ("name", "num_experts", "topk", "hidden_size", "intermediate_size")
_SHAPE_NUMBERS = (*NEEDED[1:], "num_moe_layers", "shared_intermediate_size")
_NUMBERS = ("num_tokens", "tp_size", "ep_size", "ep_rank", "seed")


def _numbers_amiss(values: Mapping[str, Any], names: Iterable[str], where: str = "") -> list[str]:
    """What should be a whole number from 0 up and is something else; what is left out has its default."""
    given = [(n, values[n]) for n in names if n in values]
    return [f"says {where}{n} {v!r:.40}" for n, v in given if isinstance(v, bool) or not isinstance(v, int) or v < 0]


def _amiss(workload: Mapping[str, Any]) -> list[str]:
    """What of a workload, which may come from a file, can't be shown."""
    held = workload.get("shape")
    shape: Mapping[str, Any] = held if isinstance(held, Mapping) else {}
    missing = ["num_tokens"] if "num_tokens" not in workload else []
    missing += [f"shape.{n}" for n in NEEDED if n not in shape]
    told = [f"has no {', '.join(missing)}"] if missing else []
    texts = {"shape.name": shape.get("name", ""), "dtype": workload.get("dtype", "")}
    told += [f"says {n} {v!r:.40}" for n, v in texts.items() if not isinstance(v, str)]
    return told + _numbers_amiss(workload, _NUMBERS) + _numbers_amiss(shape, _SHAPE_NUMBERS, "shape.")


def readable(records: Iterable[PointRecord]) -> tuple[list[PointRecord], list[str]]:
    """The records whose workload says what it was, and a sentence for each of the others."""
    kept, problems = [], []
    for record in records:
        if told := _amiss(record.workload):
            problems.append(f"record {record.point_id}: its workload {', '.join(told)}; left out")
        else:
            kept.append(record)
    return kept, problems


SHARED_NOTE = "shared gpu:"


def shown(run: Run) -> list[PointRecord]:
    """The readable records of a run; what its header says of a GPU in use by others stands with every point."""
    kept, _ = readable(run.records)
    notes = tuple(n for n in run.header.notes if n.lower().startswith(SHARED_NOTE))
    return [replace(r, warnings=(*r.warnings, *notes)) for r in kept] if notes else kept


def section_key(point: Point) -> tuple[str, ...]:
    """What two points must share to stand in one table."""
    record = point.record
    work = {k: v for k, v in point.workload.items() if k != "num_tokens"}
    return (
        json.dumps(work, sort_keys=True), point.lane, record.plan_source,
        point.plan_key if record.plan_source == "file" else "",
        record.detail, str(record.l2_policy_asked), record.origin,
    )  # fmt: skip


def _with_defaults(groups: Mapping[tuple[str, ...], list[Point]]) -> list[list[Point]]:
    """The groups, a tuning table's points with its defaults' in one where the two share no token count."""
    found = dict(groups)
    for key, points in groups.items():
        if points[0].record.plan_source != TABLE_PLAN:
            continue
        sibling = tuple(DEFAULT_PLAN if part == TABLE_PLAN else part for part in key)
        defaults = groups.get(sibling, [])
        if defaults and not {p.num_tokens for p in points} & {p.num_tokens for p in defaults}:
            first, second = (key, sibling) if list(groups).index(key) < list(groups).index(sibling) else (sibling, key)
            found[first] = [*points, *defaults]
            del found[second]
    return list(found.values())


def sections(records: Iterable[PointRecord]) -> list[Section]:
    """Layers' records grouped into tables, in the order in which they were asked for; token counts ascend.

    A tuning table's rows and the defaults beside them make one section, unless a token count has both: then the two
    were compared. Records of expert-parallel groups have tables of their own (``ep_view``).
    """
    groups: dict[tuple[str, ...], list[Point]] = {}
    for record in records:
        if record.ep is not None:
            continue
        point = Point(record)
        groups.setdefault(section_key(point), []).append(point)
    return [Section(tuple(sorted(g, key=lambda p: (p.num_tokens, p.plan_key)))) for g in _with_defaults(groups)]


def distinguishing(found: Sequence[Section], owners: Sequence[str] = ()) -> list[str]:
    """A label a section: what is not the same for all of them, or who ran it where nothing differs.

    ``owners`` is one more fact a section, such as the device of its run.
    """
    facts = [
        {
            "model": s.first.model, "split": s.first.split, "dtype": s.first.dtype, "lane": s.first.lane,
            "routing": s.first.routing, "plan": s.first.plan_name,
            "l2": f"L2 {s.first.record.l2_policy_asked}", "detail": s.first.record.detail,
            "seed": f"seed {s.first.workload.get('seed', 0)}", "origin": s.first.record.origin,
            "owner": owners[i] if owners else "",
        }
        for i, s in enumerate(found)
    ]  # fmt: skip
    varying = [k for k in facts[0] if len({f[k] for f in facts}) > 1] if facts else []
    return [", ".join(f[k] for k in varying or ("lane",) if f[k]) for f in facts]
