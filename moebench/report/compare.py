"""Two runs against each other: ratios with intervals for what is alike, and the names of what is not."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from moebench.errors import InputError
from moebench.report import ratio
from moebench.report.ratio import Ratio, Verdict
from moebench.report.view import Point, readable
from moebench.store.reader import Run

LAYER = "layer"
FAILED = "failed"
LISTED = 4


@dataclass(frozen=True)
class Row:
    """One latency of both runs; ``ratio`` is B over A, None where one of them has none and ``note`` says why."""

    model: str
    routing: str
    lane: str
    num_tokens: int
    step: str
    a_us: float | None
    b_us: float | None
    ratio: Ratio | None
    note: str = ""

    @property
    def verdict(self) -> str:
        """``faster``, ``slower``, ``unclear``, or ``failed`` where B lost a point that A had."""
        if self.note:
            return FAILED
        return str(self.ratio.verdict) if self.ratio else str(Verdict.UNCLEAR)

    def regressed(self, fail_above: float) -> bool:
        """Whether B failed where A did not, or is slower by more than ``fail_above`` beyond its interval."""
        return self.verdict == FAILED or (self.ratio is not None and self.ratio.slower_by_more_than(fail_above))


@dataclass(frozen=True)
class Comparison:
    """Every row, what else differs between the runs (allowed, but to be known), and points without a partner."""

    rows: tuple[Row, ...]
    differences: tuple[str, ...]
    unmatched: tuple[str, ...]

    def regressions(self, fail_above: float, *, steps: bool = False) -> list[Row]:
        """Layers that regressed by more than ``fail_above``, and steps too where asked."""
        return [r for r in self.rows if (steps or r.step == LAYER) and r.regressed(fail_above)]


GROUP_FIELDS = ("capacity", "num_prefetch_slots", "token_padding", "planner", "pad_rows", "placement", "table_layout")
"""What an expert-parallel group is set to; empty for a layer."""


def guarded(point: Point) -> dict[str, str]:
    """What must be equal for two latencies to be compared at all, by the name a refusal uses."""
    work, record = point.workload, point.record
    group = record.ep
    return {
        "ranks": group.ranks if group else "",
        **{name: str(work.get(name, "")) if group else "" for name in GROUP_FIELDS},
        "model": point.model,
        "shape": json.dumps(point.shape, sort_keys=True),
        "dtype": point.dtype,
        "routing": point.routing,
        "tp_size": str(work.get("tp_size", 1)),
        "ep_size": str(work.get("ep_size", 1)),
        "ep_rank": str(work.get("ep_rank", 0)),
        "layout": json.dumps(work.get("layout"), sort_keys=True),
        "l2_policy": str(record.l2_policy),
        "l2_policy_asked": str(record.l2_policy_asked),
        "clock": record.clock,
        "detail": record.detail,
        "origin": record.origin,
    }


def _lanes(point: Point) -> list[str]:
    """Who ran a point, from the most exact name to the least."""
    record = point.record
    return [f"{point.lane} {record.plan_source} {point.plan_key}", f"{point.lane} {record.plan_source}", point.lane,
            record.backend, ""]  # fmt: skip


def _unlike(a: Sequence[Point], b: Sequence[Point]) -> list[str]:
    """The guarded fields that differ between two sets of points, each with both sides' values."""
    told = []
    ours, theirs = [guarded(p) for p in a], [guarded(p) for p in b]
    for name in ours[0]:
        left, right = sorted({f[name] for f in ours}), sorted({f[name] for f in theirs})
        if not set(left) & set(right):
            told.append(f"{name} ({_shown(name, left)} against {_shown(name, right)})")
    return told


def _shown(name: str, found: Sequence[str]) -> str:
    if name == "shape":
        shapes = [json.loads(f) for f in found[:LISTED]]
        return " | ".join(
            f"E={s['num_experts']} K={s['topk']} H={s['hidden_size']} I={s['intermediate_size']}" for s in shapes
        )
    return ", ".join(found[:LISTED]) or "none"


def _key(point: Point) -> tuple[str, ...]:
    """What two points must share to be partners; a failed point has neither clock nor cache state to compare."""
    facts = guarded(point)
    return (str(point.num_tokens), *(v for k, v in facts.items() if k not in ("clock", "l2_policy")))


def _partners(a: Sequence[Point], b: Sequence[Point]) -> list[tuple[Point, Point]]:
    """Points of one key, each with its partner: by plan where that is unique, else by backend, else the only one."""
    left, right, found = list(a), list(b), []
    for level in range(len(_lanes(a[0]))):
        for point in list(left):
            name = _lanes(point)[level]
            mine = [p for p in left if _lanes(p)[level] == name]
            theirs = [p for p in right if _lanes(p)[level] == name]
            if len(mine) == 1 and len(theirs) == 1:
                found.append((point, theirs[0]))
                left.remove(point)
                right.remove(theirs[0])
    return found


def _pairs(a: Sequence[Point], b: Sequence[Point]) -> list[tuple[Point, Point]]:
    groups: dict[tuple[str, ...], tuple[list[Point], list[Point]]] = {}
    for side, points in enumerate((a, b)):
        for point in points:
            groups.setdefault(_key(point), ([], []))[side].append(point)
    return [pair for left, right in groups.values() if left and right for pair in _partners(left, right)]


def _row(a: Point, b: Point, step: str, first: Any, second: Any, note: str = "") -> Row:
    """One row; ``first`` and ``second`` are (median, blocks) or None."""
    lane = a.lane if a.lane == b.lane else f"{a.lane} → {b.lane}"
    if a.record.ep is not None:
        work = a.workload
        lane += f" S={work.get('capacity')} B={work.get('num_prefetch_slots')} padding {work.get('token_padding')}"
    found = ratio.independent(first[1], second[1]) if first and second and not note else None
    return Row(
        a.model,
        a.routing,
        lane,
        a.num_tokens,
        step,
        first[0] if first else None,
        second[0] if second else None,
        found,
        note,
    )


def _rows(a: Point, b: Point) -> Iterable[Row]:
    one, two = a.record, b.record
    if one.layer is None:
        return
    first = (one.layer.median_us, one.layer_blocks_us)
    if two.layer is None:
        yield _row(a, b, LAYER, first, None, f"failed in B: {two.failure.kind if two.failure else 'no latency'}")
        return
    yield _row(a, b, LAYER, first, (two.layer.median_us, two.layer_blocks_us))
    ours, theirs = a.steps(), b.steps()
    for name in ours:
        if name in theirs:
            yield _row(a, b, name, (ours[name].time.median_us, ours[name].blocks_us),
                       (theirs[name].time.median_us, theirs[name].blocks_us))  # fmt: skip


def _refuse(a: Run, b: Run, why: Sequence[str]) -> InputError:
    return InputError(
        f"{a.path} and {b.path} can't be compared: they differ in {'; '.join(why)}. Measure both with the same "
        "settings, or look at each with 'moebench show'"
    )


def _header_differences(a: Run, b: Run) -> list[str]:
    told = []
    for name in ("hardware", "device_name", "moebench"):
        left, right = getattr(a.header, name), getattr(b.header, name)
        if left != right:
            told.append(f"{name}: {left} → {right}")
    for name in sorted({*a.header.versions, *b.header.versions}):
        left, right = a.header.versions.get(name, "none"), b.header.versions.get(name, "none")
        if left != right:
            told.append(f"{name}: {left} → {right}")
    return told


def _name(point: Point) -> str:
    return f"{point.model} {point.routing} {point.lane} {point.where}"


def compare(a: Run, b: Run) -> Comparison:
    """B against A; raises InputError naming the fields where the runs are unlike, or when nothing can be paired."""
    left, right = ([Point(r) for r in readable(run.records)[0]] for run in (a, b))
    for run, points in ((a, left), (b, right)):
        if not any(p.ok for p in points):
            raise InputError(f"{run.path} has no point with a latency; see why with 'moebench show {run.path}'")
    timed_left, timed_right = [p for p in left if p.ok], [p for p in right if p.ok]
    if why := _unlike(timed_left, timed_right):
        raise _refuse(a, b, why)
    pairs = _pairs(left, right)
    if not pairs:
        tokens = [sorted({p.num_tokens for p in points}) for points in (left, right)]
        raise InputError(f"{a.path} and {b.path} have no point in common: T={tokens[0]} against T={tokens[1]}")
    for one, two in pairs:
        if one.ok and two.ok and (why := _unlike([one], [two])):
            raise _refuse(a, b, [f"{w} at {_name(one)}" for w in why])
    used = {id(p) for pair in pairs for p in pair}
    unmatched = [f"only in {run.path}: {_name(p)}" for run, points in ((a, left), (b, right))
                 for p in points if id(p) not in used]  # fmt: skip
    rows = [row for one, two in sorted(pairs, key=lambda x: x[0].num_tokens) for row in _rows(one, two)]
    rows.sort(key=lambda r: (r.model, r.routing, r.lane))
    lanes = sorted(
        {f"plan of {one.lane}" for one, two in pairs if one.plan_key != two.plan_key and one.lane == two.lane}
    )
    seeds = {p.workload.get("seed") for p in left} != {p.workload.get("seed") for p in right}
    others = [f"{lane} differs" for lane in lanes] + (["seed differs"] if seeds else [])
    return Comparison(tuple(rows), (*_header_differences(a, b), *others), tuple(unmatched))
