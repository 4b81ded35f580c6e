"""The lines above a table: what was measured, on what, with which clock and cache, from how many samples."""

from __future__ import annotations

from collections.abc import Iterable

from moebench.report import values
from moebench.report.layout import DOT
from moebench.report.view import Section
from moebench.store.records import RunHeader

CPU_WORDS = "CPU measurement: these are this processor's times; they say nothing of a GPU"


def run_line(header: RunHeader) -> str:
    """Device and versions, the things that made the numbers."""
    versions = DOT.join(f"{name} {version}" for name, version in header.versions.items())
    return DOT.join(
        p for p in (f"{header.device_name} ({header.hardware})", f"moebench {header.moebench}", versions) if p
    )


def run_remarks(header: RunHeader, found: int) -> list[str]:
    """What to know of the whole run: a CPU, a run that ended early, its notes."""
    told = [CPU_WORDS] if header.device_kind == "cpu" else []
    if header.state != "complete":
        told.append(f"run is {header.state}: {found} of {header.num_points} points are on record")
    return [*told, *header.notes]


def shape_words(section: Section) -> str:
    """The model's name and dimensions."""
    shape = section.first.shape
    text = f"E={shape['num_experts']} K={shape['topk']} H={shape['hidden_size']} I={shape['intermediate_size']}"
    if width := int(shape.get("shared_intermediate_size", 0)):
        text += f" shared {width}"
    return f"{section.first.model}  {text}"


def title(section: Section) -> str:
    """Model, dimensions, format, share, routing, who ran it; an origin that is not a measurement comes first."""
    point = section.first
    record = point.record
    origin = "" if record.origin == "measured" else f"{record.origin.upper()}, not measured: "
    plans = {p.plan_key for p in section.points}
    several = len(plans) > 1 or len(section.sources) > 1
    plan = f"{' and '.join(section.sources)} plans" if several else point.plan_name
    parts = [shape_words(section), point.dtype, point.split, f"routing {point.routing}", point.lane, plan]
    return origin + DOT.join(p for p in parts if p)


def _range(found: Iterable[float | int | None], form: str = "{:.0f}") -> str:
    known = [v for v in found if v is not None]
    if not known:
        return ""
    low, high = form.format(min(known)), form.format(max(known))
    return low if low == high else f"{low}–{high}"


def _l2_words(section: Section) -> str:
    asked = str(section.first.record.l2_policy_asked)
    other: dict[str, list[int]] = {}
    for point in section.points:
        if point.warm and point.ok:
            other.setdefault(str(point.record.l2_policy), []).append(point.num_tokens)
    got = "; ".join(f"{name} at T={values.spans(tokens, section.tokens)}" for name, tokens in other.items())
    return f"L2 {asked}" + (f" → {got}" if got else "")


def conditions(section: Section) -> str:
    """Clock, cache policy asked and got, what is timed, routing draws, seed, samples, device clocks."""
    points = section.measured or list(section.points)
    records = [p.record for p in points]
    clock = "/".join(sorted({r.clock for r in records if r.clock}))
    parts = [f"clock {clock}" if clock else "", _l2_words(section)]
    if (detail := records[0].detail) != "steps":
        parts.append({"alone": "each step timed ALONE", "layer": "layer only"}.get(detail, detail))
    if stats := [r.routing_stats for r in records if r.routing_stats]:
        parts.append(
            f"{_range(s.draws for s in stats)} draws, max load {_range((1 + s.maxvio for s in stats), '{:.2g}')}× mean"
        )
    parts.append(f"seed {section.first.workload.get('seed', 0)}")
    timed = [r.layer for r in records if r.layer]
    if timed:
        parts.append(f"{_range(t.blocks for t in timed)} blocks × {_range(t.calls_per_block for t in timed)} calls")
    if mhz := _range(r.telemetry.sm_clock_mhz for r in records):
        parts.append(f"SM {mhz} MHz")
    if threads := _range(r.telemetry.cpu_threads for r in records):
        parts.append(f"{threads} threads")
    return DOT.join(p for p in parts if p)
