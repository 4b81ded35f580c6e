"""The conclusion of a run in words. Pure functions of records; every claim carries the numbers it rests on."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from moebench.report import ep_words, values
from moebench.report.contest import contests
from moebench.report.marks import THROTTLED, WARM, marks
from moebench.report.regimes import BEYOND, LAUNCH, LaunchCosts, Regime, regime, runs_of
from moebench.report.tables import failure_words
from moebench.report.view import Point, Section, distinguishing, op_order, sections
from moebench.spec.models import model_names
from moebench.store.records import OUT_OF_MEMORY, PointRecord, RunHeader

HALF = 0.5
PLOT = "latency.png"
SKEWED = "zipf:1.2"
MODEL_STEP_POINTS = 3


def _at(points: Sequence[Point]) -> str:
    tokens = [p.num_tokens for p in points]
    return f"T={tokens[0]}" if len(tokens) == 1 else f"T={tokens[0]}–{tokens[-1]}"


def _between(shares: Sequence[float]) -> str:
    low, high = f"{min(shares) * 100:.0f}", f"{max(shares) * 100:.0f}"
    return f"{low} %" if low == high else f"{low}–{high} %"


def _times(found_us: Sequence[float]) -> str:
    low, high = values.duration(min(found_us)), values.duration(max(found_us))
    return low if low == high else f"{low} – {high}"


def _largest(point: Point) -> tuple[str, ...] | None:
    """The step that takes the most time, with all whose intervals reach into its own; the largest is first."""
    steps = sorted(point.steps().items(), key=lambda item: -item[1].time.median_us)
    if not steps:
        return None
    least = steps[0][1].time.low_us
    rivals = [name for name, step in steps[1:] if step.time.high_us >= least]
    return (steps[0][0], *sorted(rivals, key=op_order)) if rivals else (steps[0][0],)


def _share(point: Point, name: str) -> float:
    layer = point.record.layer
    return point.steps()[name].time.median_us / layer.median_us if layer and layer.median_us > 0 else 0.0


def _clear_largest(point: Point) -> str | None:
    names = _largest(point)
    return names[0] if names and len(names) == 1 else None


def dominant(section: Section) -> list[str]:
    """Which step takes the most time over which token counts, with its share of the layer."""
    clear = [
        f"{name} at {_at(points)} ({_between([_share(p, name) for p in points])} of the layer)"
        for name, points in runs_of(section.measured, _clear_largest)
    ]
    unclear = [(p.num_tokens, names) for p in section.measured if (names := _largest(p)) and len(names) > 1]
    told = [f"largest step: {'; '.join(clear)}"] if clear else []
    if unclear:
        where = values.spans([tokens for tokens, _ in unclear], section.tokens)
        all_rivals = sorted({name for _, rivals in unclear for name in rivals}, key=op_order)
        told.append(f"largest step at T={where} can't be told: the intervals of {', '.join(all_rivals)} overlap")
    return told


def _regime_words(kind: str, points: Sequence[Point], found: Sequence[Regime]) -> str:
    limits, shares = _times([r.limit_us for r in found]), [r.share for r in found]
    what = f"{found[0].launches} launches take {limits}" if kind == LAUNCH else f"floor {limits}"
    if kind == BEYOND:
        return (
            f"faster than the floor at {_at(points)}: the floor ({limits}) is {_between(shares)} of the layer's time, "
            "so the rates behind it are too low and no bound is named; measure them again on a quiet machine with "
            "'moebench hw probe'"
        )
    text = f"{kind}-bound at {_at(points)}: {what}, {_between(shares)} of the layer's time"
    if 0 < max(shares) < HALF:
        text += f"; the layer takes {1 / max(shares):.1f}× that or more: its kernels, not this limit, set the time"
    return text


def bounds(section: Section, costs: LaunchCosts) -> list[str]:
    """Launch-, memory- or compute-bound, a line for every range of token counts."""
    told = []
    for kind, points in runs_of(section.measured, lambda p: r.kind if (r := regime(p, costs)) else None):
        found = [r for p in points if (r := regime(p, costs))]
        told.append(_regime_words(kind, points, found))
    if told and all(costs.of(p) is None for p in section.measured):
        told.append("launch-bound was not judged: this run holds no launch latency")
    if section.measured and not told:
        told.append("no bound is named: this device's bandwidth or matrix rate is unknown, so there is no floor")
    return told


def model_step(section: Section) -> list[str]:
    """Layer time times the model's MoE layers, said to be arithmetic."""
    points, layers = section.measured, section.first.layers
    if not points or layers < 2:
        return []
    chosen = sorted({0, len(points) // 2, len(points) - 1})[:MODEL_STEP_POINTS]
    parts = [
        f"{values.duration(p.record.layer.median_us * layers)} ±{values.percent(values.half_width(p.record.layer))} % "
        f"at T={p.num_tokens}"
        for p in (points[i] for i in chosen)
        if p.record.layer
    ]
    return [f"MoE time per model step: {', '.join(parts)} (arithmetic: layer × {layers} MoE layers; not measured)"]


def residual(section: Section) -> list[str]:
    """The largest part of a layer that its steps don't account for."""
    found = [
        (abs(r.residual.median_us) / r.layer.median_us, r.residual.median_us, p.num_tokens)
        for p in section.measured
        if (r := p.record).residual and r.layer and r.layer.median_us > 0
    ]
    if not found:
        return []
    share, us, tokens = max(found)
    size = f"{values.number(us)} µs at T={tokens}, {share * 100:.1f} % of the layer"
    return [f"largest residual (layer − sum of steps): {size}"]


def gate(section: Section) -> list[str]:
    """What the numerics gate found: how many points passed, and the error nearest to what is allowed."""
    points = section.measured
    unpassed = [p.num_tokens for p in points if not all(c.passed for c in p.record.checks)]
    checked = [(g[0] / (g[1] or 1.0), g, p.num_tokens) for p in points if (g := p.gate_error())]
    if unpassed:
        return [
            f"numerics: T={values.spans(unpassed, section.tokens)} did NOT pass every check; don't quote their times"
        ]
    told = []
    if checked:
        _, (error, allowed), tokens = max(checked)
        told.append(
            f"numerics: {len(checked)} of {len(points)} points with a latency were checked and passed; worst error "
            f"{values.error(error)} at T={tokens}, {values.error(allowed)} allowed"
        )
    elif points and section.first.record.origin == "measured":
        told.append("numerics: NOT checked; nothing here says that these times are of a right result")
    return told


def failures(section: Section) -> list[str]:
    """Which points have no latency, and why."""
    told = []
    groups: dict[str, list[Point]] = {}
    for point in section.failed:
        groups.setdefault(failure_words(point), []).append(point)
    for why, points in groups.items():
        told.append(f"T={values.spans([p.num_tokens for p in points], section.tokens)}: {why}")
    return told


def cautions(section: Section) -> list[str]:
    """Points that should not be quoted as they stand, and why."""
    told = [
        f"T={values.spans([p.num_tokens for p in points], section.tokens)}: {mark.meaning}"
        for mark in (WARM, THROTTLED)
        if (points := [p for p in section.measured if mark in marks(p)])
    ]
    if wide := [p for p in section.measured if p.record.layer and values.is_wide(p.record.layer)]:
        widest = max(values.half_width(p.record.layer) for p in wide if p.record.layer)
        told.append(
            f"T={values.spans([p.num_tokens for p in wide], section.tokens)}: layer interval over "
            f"±{values.WIDE_LAYER * 100:.0f} % (up to ±{values.percent(widest)} %)"
        )
    return told


def about(section: Section, costs: LaunchCosts) -> list[str]:
    """Everything to be said of one section."""
    return [
        *failures(section), *dominant(section), *bounds(section, costs), *model_step(section),
        *residual(section), *gate(section), *cautions(section),
    ]  # fmt: skip


def launch_costs(header: RunHeader) -> LaunchCosts:
    """The launch latencies that the run recorded in its settings; None where it holds none."""

    def read(name: str) -> float | None:
        found = header.settings.get(name)
        return float(found) if isinstance(found, (int, float)) and found > 0 else None

    return LaunchCosts(read("launch_us"), read("graph_launch_us"))


def conclusion(header: RunHeader, records: Sequence[PointRecord]) -> list[tuple[str, list[str]]]:
    """The run in words: sentences under the label of their section, then the sections side by side.

    The label is empty where there is one section.
    """
    found, groups = sections(records), ep_words.verdict(records)
    costs = launch_costs(header)
    if not found:
        return groups or [("", ["no point is on record"])]
    labels = distinguishing(found) if len(found) > 1 else ["layers" if groups else ""]
    told = [(label, about(section, costs)) for label, section in zip(labels, found, strict=True)]
    side_by_side = contests(found)
    return [*told, *([("side by side", side_by_side)] if side_by_side else []), *groups]


def next_command(records: Sequence[PointRecord], where: Path) -> str:
    """The one command that makes sense after this run, which lies in ``where``.

    Its plots where they are not drawn, then skewed routing where only uniform was measured, then its figures for
    other tools. A run without a latency leads to a smaller share of the model, or to the doctor.
    """
    points = [Point(r) for r in records if r.ep is None]
    if not points and any(r.ep is not None and r.failure is None for r in records):
        return f"moebench show {where} --format csv"
    if any(p.ok for p in points):
        if not (where / PLOT).exists():
            return f"moebench plot {where}"
        registered = next((p.model for p in points if p.model in model_names()), None)
        if registered and {p.routing for p in points} == {"uniform"}:
            return f"moebench run --model {registered} --routing uniform --routing {SKEWED}"
        return f"moebench show {where} --format csv"
    if points and {p.record.failure.kind for p in points if p.record.failure} == {OUT_OF_MEMORY}:
        first = min(points, key=lambda p: p.num_tokens)
        shards = next((n for n in (8, 4, 2) if int(first.shape["num_experts"]) % n == 0), 1)
        return f"moebench run --model {first.model} --tokens {first.num_tokens} --ep-size {shards} --ep-rank 0"
    return "moebench doctor"
