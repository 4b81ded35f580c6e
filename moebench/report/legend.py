"""What the columns and marks of the tables mean: only those that the tables have."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from moebench.report import values
from moebench.report.marks import NOTED, WIDE_MEANING, WIDE_SYMBOL, explained, mark_of
from moebench.report.view import Point, Section


def _has_wide(point: Point) -> bool:
    layer = point.record.layer
    if layer is None:
        return False
    return values.is_wide(layer) or any(values.is_wide_step(s.time, layer) for s in point.record.steps)


def _columns(points: Sequence[Point], shown: Collection[str]) -> list[str]:
    told = ["T: tokens; times in µs a call, median over blocks"]
    details = {p.record.detail for p in points}
    if any(p.record.steps for p in points):
        how = (
            "each step timed alone"
            if details == {"alone"}
            else "step: difference of the layer cut after it and before it"
        )
        told.append(how)
    if any(len(s.steps) > 1 for p in points for s in p.record.steps):
        told.append("a+b: one kernel over several steps")
    if "plan" in shown:
        told.append("plan: a tuning table's row, or the default where no row holds T")
    if "interval" in shown:
        told.append("± %: half of the layer's 95 % interval")
    if any(p.record.residual for p in points):
        told.append("resid: layer − sum of steps")
    if any(p.floor_share is not None for p in points):
        told.append("% of floor: the roofline's least time over the layer's time, 100 is the hardware's limit")
    if "error" in shown and (gates := [g for p in points if (g := p.gate_error())]):
        allowed = " or ".join(values.error(a) for a in sorted({g[1] for g in gates}))
        told.append(f"gate error: relative Frobenius error against the fp32 reference, at most {allowed}")
    return told


def lines(found: Sequence[Section], shown: Collection[str]) -> list[str]:
    """The legend of the columns ``shown``: a paragraph for them and a line a mark."""
    points = [p for s in found for p in s.points]
    measured = [p for p in points if p.ok]
    told = ["; ".join(_columns(measured, shown)) + "."] if measured else []
    if any(_has_wide(p) for p in measured):
        told.append(f"{WIDE_SYMBOL}  {WIDE_MEANING}")
    told += [f"{mark.symbol}  {mark.meaning}" for mark in explained(points)]
    return told + [f"!  {line}" for line in _warnings(found)]


def _warnings(found: Sequence[Section]) -> list[str]:
    groups: dict[str, list[int]] = {}
    for section in found:
        for point in section.points:
            for warning in point.record.warnings:
                if mark_of(warning) is NOTED:
                    groups.setdefault(" ".join(warning.split()), []).append(point.num_tokens)
    every = sorted({t for s in found for t in s.tokens})
    return [f"T={values.spans(tokens, every)}: {warning}" for warning, tokens in groups.items()]
