"""Latency against tokens: a curve a section with its interval, and the floor that it stands on."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from moebench.report import plot_style
from moebench.report.plot_style import FAINT, LINES, LineStyle
from moebench.report.view import Section

LABEL_GAP = 0.052
MOST_DIRECT_LABELS = 7
LEAST_OF_MEDIAN = 0.01
SAME_FLOOR = 0.02


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


def _draw(axes: Any, curve: Curve, style: LineStyle) -> None:
    axes.fill_between(
        curve.tokens, _lower_ends(curve), curve.values("high_us"), color=style.colour, alpha=0.22, linewidth=0
    )
    hollow = curve.section.first.record.origin != "measured"
    axes.plot(
        curve.tokens, curve.values("median_us"), color=style.colour, marker=style.marker, linestyle=style.dashes,
        linewidth=1.9, markersize=5.5, markerfacecolor="white" if hollow else style.colour, zorder=3,
    )  # fmt: skip


def _joined(floors: Sequence[tuple[str, dict[int, float]]]) -> list[tuple[str, dict[int, float]]]:
    """Floors as (first owner, floor by tokens): those that agree wherever both have a point are one line."""
    lines: list[tuple[str, dict[int, float]]] = []
    for owner, line in floors:
        for _, known in lines:
            shared = known.keys() & line.keys()
            if shared and all(math.isclose(known[t], line[t], rel_tol=SAME_FLOOR) for t in shared):
                known.update(line)
                break
        else:
            lines.append((owner, dict(line)))
    return lines


def _floors(axes: Any, curves: Sequence[Curve]) -> list[tuple[str, float, str]]:
    """Draw each different floor once; returns its label, its last value and its colour."""
    lines = _joined([(c.label, dict(c.floor())) for c in curves if c.floor()])
    labels = []
    for owner, line in lines:
        points = sorted(line.items())
        axes.plot(*zip(*points, strict=True), color=FAINT, linestyle=(0, (4, 3)), linewidth=1.4, zorder=2)
        labels.append(("floor" if len(lines) == 1 else f"floor ({owner})", points[-1][1], FAINT))
    return labels


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
        for curve, style in zip(curves, styles, strict=True):
            _draw(axes, curve, style)
        floors = _floors(axes, curves)
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
        axes.text(0, 1.025, subtitle, transform=axes.transAxes, fontsize=9.5, color="#555555")
        return plot_style.save(figure, stem)
