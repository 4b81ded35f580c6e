"""Latency against tokens: a curve a section with its interval, and the floor that it stands on."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from moebench.report import plot_style
from moebench.report.layout import DOT
from moebench.report.plot_style import FAINT, LINES, LineStyle
from moebench.report.view import Section

LABEL_GAP = 0.052
MOST_DIRECT_LABELS = 7
LEAST_OF_MEDIAN = 0.01
SAME_FLOOR = 0.02
GAP_WORDS = "not joined where a line would cross the floor"


@dataclass(frozen=True)
class Curve:
    """One section of one run, with the label that tells it from the others."""

    label: str
    section: Section

    def values(self, name: str) -> list[float]:
        """``median_us``, ``low_us`` or ``high_us`` of the layer at every measured token count."""
        return [float(getattr(p.record.layer, name)) for p in self.section.measured]

    @property
    def tokens(self) -> list[int]:
        """Token counts that have a latency."""
        return [p.num_tokens for p in self.section.measured]

    def floor(self) -> tuple[tuple[int, float], ...]:
        """(tokens, floor in microseconds) wherever the floor is known."""
        return tuple((p.num_tokens, p.record.floor_us) for p in self.section.measured if p.record.floor_us)


def _lower_ends(curve: Curve) -> list[float]:
    """Lower ends of the intervals, kept above 0 for a log axis."""
    pairs = zip(curve.values("low_us"), curve.values("median_us"), strict=True)
    return [max(low, median * LEAST_OF_MEDIAN) for low, median in pairs]


def _draw(axes: Any, curve: Curve, style: LineStyle, parts: Sequence[slice]) -> None:
    """Draw ``curve`` with its interval, joined within each of ``parts`` alone."""
    lows, highs, medians = _lower_ends(curve), curve.values("high_us"), curve.values("median_us")
    hollow = curve.section.first.record.origin != "measured"
    for part in parts:
        tokens = curve.tokens[part]
        if len(tokens) == 1:  # a band needs two
            axes.vlines(tokens, lows[part], highs[part], color=style.colour, alpha=0.22, linewidth=6)
        axes.fill_between(tokens, lows[part], highs[part], color=style.colour, alpha=0.22, linewidth=0)
        axes.plot(
            tokens, medians[part], color=style.colour, marker=style.marker, linestyle=style.dashes,
            linewidth=1.9, markersize=5.5, markerfacecolor="white" if hollow else style.colour, zorder=3,
        )  # fmt: skip


def parts_above(tokens: Sequence[int], medians_us: Sequence[float], floor_us: Mapping[int, float]) -> list[slice]:
    """The points of a curve in parts whose straight lines, both axes logarithmic, never run below the floor.

    The floor may be known between two points, from another curve. A line below it there would say of counts that
    nobody measured that they beat the hardware's limit.
    """
    points = list(zip(tokens, medians_us, strict=True))
    starts = [0, *(i for i in range(1, len(points)) if _crosses(points[i - 1], points[i], floor_us))]
    return [slice(a, b) for a, b in zip(starts, [*starts[1:], len(points)], strict=True)]


def _crosses(first: tuple[int, float], last: tuple[int, float], floor_us: Mapping[int, float]) -> bool:
    """Whether the line between two points (tokens, microseconds) is below the floor at a count between them."""
    between = [t for t in floor_us if first[0] < t < last[0]]
    if not between or min(first[1], last[1]) <= 0:  # 0 has no place on a logarithmic axis
        return False
    slope = math.log(last[1] / first[1]) / math.log(last[0] / first[0])
    return any(first[1] * (t / first[0]) ** slope < floor_us[t] for t in between)


@dataclass
class FloorLine:
    """A floor that is drawn once: the first curve that has it, all that do, and its microseconds by tokens."""

    owner: str
    labels: list[str]
    floor_us: dict[int, float]


def _joined(curves: Sequence[Curve]) -> list[FloorLine]:
    """The different floors of ``curves``: those that agree wherever both have a point are one line."""
    lines: list[FloorLine] = []
    for curve in curves:
        own = dict(curve.floor())
        for line in lines if own else []:
            shared = line.floor_us.keys() & own.keys()
            if shared and all(math.isclose(line.floor_us[t], own[t], rel_tol=SAME_FLOOR) for t in shared):
                line.labels.append(curve.label)
                line.floor_us.update(own)
                break
        else:
            lines += [FloorLine(curve.label, [curve.label], own)] if own else []
    return lines


def _floors(axes: Any, lines: Sequence[FloorLine]) -> list[tuple[str, float, str]]:
    """Draw each floor; returns its label, its last value and its colour."""
    labels = []
    for line in lines:
        points = sorted(line.floor_us.items())
        axes.plot(*zip(*points, strict=True), color=FAINT, linestyle=(0, (4, 3)), linewidth=1.4, zorder=2)
        labels.append(("floor" if len(lines) == 1 else f"floor ({line.owner})", points[-1][1], FAINT))
    return labels


def _parts(curve: Curve, lines: Sequence[FloorLine]) -> list[slice]:
    """The parts in which ``curve`` is joined, by the floor that is its own."""
    own = next((line.floor_us for line in lines if curve.label in line.labels), {})
    return parts_above(curve.tokens, curve.values("median_us"), own)


def _spread(heights: Sequence[float], gap: float) -> list[float]:
    """Heights (0 to 1) moved apart to at least ``gap``, as little as that needs, order kept."""
    order = sorted(range(len(heights)), key=lambda i: heights[i])
    placed = [heights[i] for i in order]
    for _ in range(200):
        moved = False
        for low in range(len(placed) - 1):
            short = gap - (placed[low + 1] - placed[low])
            if short > 1e-6:
                placed[low] -= short / 2
                placed[low + 1] += short / 2
                moved = True
        if not moved:
            break
    shift = max(0.0, -min(placed, default=0.0))
    result = [0.0] * len(heights)
    for index, height in zip(order, placed, strict=True):
        result[index] = height + shift
    return result


def _label_ends(axes: Any, labels: Sequence[tuple[str, float, str]]) -> None:
    low, high = (math.log10(v) for v in axes.get_ylim())
    heights = _spread([(math.log10(us) - low) / (high - low) for _, us, _ in labels], LABEL_GAP)
    for (text, _, colour), height in zip(labels, heights, strict=True):
        axes.text(
            1.015, height, text, color=colour, transform=axes.transAxes, va="center", ha="left", fontsize=10,
            fontweight="normal" if colour == FAINT else "bold",
        )  # fmt: skip


def _axes_look(axes: Any, curves: Sequence[Curve]) -> None:
    from matplotlib.ticker import FuncFormatter, LogLocator, NullFormatter

    tokens = sorted({t for c in curves for t in c.tokens})
    axes.set_xscale("log", base=2)
    axes.set_yscale("log")
    ticks = plot_style.token_ticks(tokens)
    axes.set_xticks(ticks, [str(t) for t in ticks])
    axes.xaxis.set_minor_formatter(NullFormatter())
    axes.minorticks_off()
    if len(tokens) > 1:
        axes.set_xlim(tokens[0] / 1.15, tokens[-1] * 1.15)
    low, high = axes.get_ylim()
    decades = math.log10(high / low)
    axes.yaxis.set_major_locator(LogLocator(base=10, subs=(1.0,) if decades > 4 else (1.0, 2.0, 5.0)))
    axes.yaxis.set_major_formatter(FuncFormatter(plot_style.time_label))
    axes.yaxis.set_minor_formatter(NullFormatter())
    axes.set_ylim(low, high)
    axes.grid(visible=True, which="major", linewidth=0.8)
    axes.set_xlabel("tokens")
    axes.set_ylabel("MoE layer, time a call")


def draw(curves: Sequence[Curve], title: str, subtitle: str, stem: Path) -> list[Path]:
    """Draw ``curves`` (each with at least one latency) and write PNG and SVG; returns the paths."""
    from matplotlib.lines import Line2D

    with plot_style.styled() as figure_class:
        figure = figure_class(figsize=(8.2, 5.0))
        axes = figure.add_subplot()
        styles = [LINES[i % len(LINES)] for i in range(len(curves))]
        lines = _joined(curves)
        parts = [_parts(curve, lines) for curve in curves]
        for curve, style, joined in zip(curves, styles, parts, strict=True):
            _draw(axes, curve, style, joined)
        floors = _floors(axes, lines)
        _axes_look(axes, curves)
        ends = [(c.label, c.values("median_us")[-1], s.colour) for c, s in zip(curves, styles, strict=True)]
        if len(ends) + len(floors) <= MOST_DIRECT_LABELS:
            _label_ends(axes, [*ends, *floors])
        else:
            handles = [
                Line2D([], [], color=s.colour, marker=s.marker, linestyle=s.dashes, label=c.label)
                for c, s in zip(curves, styles, strict=True)
            ]
            handles += [Line2D([], [], color=FAINT, linestyle="--", label="floor")] if floors else []
            axes.legend(handles=handles, frameon=False, loc="upper left", bbox_to_anchor=(1.01, 1.0))
        axes.set_title(title, pad=26)
        subtitle += f"{DOT}{GAP_WORDS}" if any(len(joined) > 1 for joined in parts) else ""
        axes.text(0, 1.025, subtitle, transform=axes.transAxes, fontsize=9.5, color="#555555")
        return plot_style.save(figure, stem)
