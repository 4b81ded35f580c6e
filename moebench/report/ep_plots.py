"""Pictures of a sweep: layer against capacity for each slot count, capacity × slots as a map, layer against skew."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from moebench.report import plot_style, values
from moebench.report.ep_view import EPPoint, EPSection, ep_points, ep_sections
from moebench.report.layout import DOT
from moebench.report.plot_style import FAINT, INK, LINES
from moebench.store.reader import Run

MOST_PANELS = 4
PANEL_WIDTH, HEIGHT = 3.6, 4.2
DARK = 0.55
LEAST_RANGE = 0.25
"""Share above the fastest at which a cell is darkest at the least: noise must not look like a pattern."""


def _panels(tokens: Sequence[int]) -> list[int]:
    """Token counts to draw: all, or a spread of them that keeps both ends."""
    if len(tokens) <= MOST_PANELS:
        return list(tokens)
    step = (len(tokens) - 1) / (MOST_PANELS - 1)
    return [tokens[round(i * step)] for i in range(MOST_PANELS)]


def _figure(figure_class: Any, count: int, title: str, subtitle: str) -> tuple[Any, list[Any]]:
    figure = figure_class(figsize=(max(5.6, PANEL_WIDTH * count + 1.6), HEIGHT))
    axes = [figure.add_subplot(1, count, i + 1) for i in range(count)]
    figure.subplots_adjust(wspace=0.34, top=0.78, bottom=0.14)
    left = axes[0].get_position().x0
    figure.text(left, 0.955, title, fontsize=12.5, fontweight="bold", ha="left", va="bottom")
    figure.text(left, 0.93, subtitle, fontsize=9.5, color="#555555", ha="left", va="top")
    return figure, axes


def _varied(section: EPSection) -> list[EPPoint]:
    """Points at which capacity and slots were varied: of the planner and stages that most of them share."""
    groups: dict[tuple[object, ...], list[EPPoint]] = {}
    for point in section.measured:
        groups.setdefault(point.setting("capacity", "slots"), []).append(point)
    return max(groups.values(), key=len, default=[])


def _unit(longest_us: float) -> tuple[float, str]:
    return (1.0, "µs") if longest_us < 1e3 else (1e3, "ms") if longest_us < 1e6 else (1e6, "s")


def _line(axes: Any, xs: Sequence[float], points: Sequence[EPPoint], place: int, label: str, hollow: bool) -> None:
    style = LINES[place % len(LINES)]
    layers = [p.record.layer for p in points if p.record.layer]
    medians = [t.median_us for t in layers]
    arms = [[m - t.low_us for m, t in zip(medians, layers, strict=True)],
            [t.high_us - m for m, t in zip(medians, layers, strict=True)]]  # fmt: skip
    axes.errorbar(
        xs, medians, yerr=arms, color=style.colour, marker=style.marker, linestyle=style.dashes, linewidth=1.8,
        markersize=5.5, markerfacecolor="white" if hollow else style.colour, capsize=2.5, elinewidth=1.0, label=label,
    )  # fmt: skip


def _time_axis(axes: Any, first: bool) -> None:
    from matplotlib.ticker import FuncFormatter

    axes.yaxis.set_major_formatter(FuncFormatter(plot_style.time_label))
    axes.set_ylim(bottom=0)
    axes.grid(visible=True, axis="y", linewidth=0.8)
    if first:
        axes.set_ylabel("layer, slowest rank")


def _legend(axes: Any, title: str) -> None:
    axes.legend(frameon=False, loc="upper left", bbox_to_anchor=(1.02, 1.0), title=title, alignment="left")


def capacity(section: EPSection, title: str, subtitle: str, stem: Path) -> list[Path]:
    """Layer against capacity, a line a slot count, a panel a token count; nothing where one capacity was measured."""
    points = _varied(section)
    tokens = _panels(sorted({p.num_tokens for p in points if _several(points, p, lambda q: q.capacity)}))
    if not tokens:
        return []
    with plot_style.styled() as figure_class:
        figure, panels = _figure(figure_class, len(tokens), title, subtitle)
        all_slots = sorted({p.slots for p in points})
        for axes, count in zip(panels, tokens, strict=True):
            here = [p for p in points if p.num_tokens == count]
            ladder = sorted({p.capacity for p in here})
            for place, slots in enumerate(all_slots):
                own = sorted((p for p in here if p.slots == slots), key=lambda p: p.capacity)
                xs = [ladder.index(p.capacity) + 0.04 * (place - len(all_slots) / 2) for p in own]
                _line(axes, xs, own, place, str(slots), section.virtual)
            axes.set_xticks(range(len(ladder)), [str(c) for c in ladder])
            axes.set_xlabel("capacity S")
            axes.set_title(f"T = {count} tokens a rank", fontsize=10.5, fontweight="normal")
            _time_axis(axes, axes is panels[0])
        _legend(panels[-1], "slots B")
        return plot_style.save(figure, stem)


def _several(points: Sequence[EPPoint], point: EPPoint, read: Callable[[EPPoint], int]) -> bool:
    return len({read(p) for p in points if p.num_tokens == point.num_tokens}) > 1


def heat_map(section: EPSection, title: str, subtitle: str, stem: Path) -> list[Path]:
    """Capacity × slots, the layer's time in each cell, a panel a token count; nothing without two of both."""
    points = _varied(section)
    wanted = [p for p in points if _several(points, p, lambda q: q.capacity) and _several(points, p, lambda q: q.slots)]
    tokens = _panels(sorted({p.num_tokens for p in wanted}))
    if not tokens:
        return []
    with plot_style.styled() as figure_class:
        figure, panels = _figure(figure_class, len(tokens), title, subtitle)
        for axes, count in zip(panels, tokens, strict=True):
            here = [p for p in points if p.num_tokens == count]
            _cells(axes, here)
            axes.set_xlabel("capacity S")
            unit = _unit(max(p.layer_us for p in here))[1]
            axes.set_title(f"T = {count} tokens a rank: layer, {unit}", fontsize=10.5, fontweight="normal")
        panels[0].set_ylabel("slots B")
        return plot_style.save(figure, stem)


def _cells(axes: Any, points: Sequence[EPPoint]) -> None:
    """One map: light is fast; every cell says its time, and a hatch where nothing was measured."""
    from matplotlib.patches import Rectangle

    columns, rows = sorted({p.capacity for p in points}), sorted({p.slots for p in points})
    low, high = min(p.layer_us for p in points), max(p.layer_us for p in points)
    scale, _ = _unit(high)
    dark_us = low * max(high / low, 1 + LEAST_RANGE)
    found = {(p.capacity, p.slots): p for p in points}
    for x, size in enumerate(columns):
        for y, slots in enumerate(rows):
            point = found.get((size, slots))
            if point is None:
                axes.add_patch(Rectangle((x - 0.5, y - 0.5), 1, 1, facecolor="white", edgecolor=FAINT, hatch="////"))
                continue
            share = (point.layer_us - low) / (dark_us - low)
            grey = 0.97 - 0.72 * share
            colour = (grey, grey, min(1.0, grey + 0.03 + 0.2 * share))
            axes.add_patch(Rectangle((x - 0.5, y - 0.5), 1, 1, facecolor=colour, edgecolor="white", linewidth=1.5))
            best = "bold" if point.layer_us == low else "normal"
            axes.text(x, y, values.number(point.layer_us / scale), ha="center", va="center", fontsize=9.5,
                      color="white" if grey < DARK else INK, fontweight=best)  # fmt: skip
    axes.set_xlim(-0.5, len(columns) - 0.5)
    axes.set_ylim(-0.5, len(rows) - 0.5)
    axes.set_xticks(range(len(columns)), [str(c) for c in columns])
    axes.set_yticks(range(len(rows)), [str(b) for b in rows])
    axes.tick_params(length=0)
    for side in axes.spines.values():
        side.set_visible(False)


def skew(sections: Sequence[EPSection], title: str, subtitle: str, stem: Path) -> list[Path]:
    """Layer against the measured maxvio, a line a planner, a panel a token count; nothing with one planner."""
    points = [p for s in sections for p in s.measured if p.figures]
    common = _shared_settings(points)
    tokens = _panels(sorted({p.num_tokens for p in common}))
    planners = list(dict.fromkeys(p.planner for p in common))
    if len(planners) < 2 or not tokens:
        return []
    with plot_style.styled() as figure_class:
        figure, panels = _figure(figure_class, len(tokens), title, subtitle)
        for axes, count in zip(panels, tokens, strict=True):
            for place, planner in enumerate(planners):
                own = [p for p in common if p.planner == planner and p.num_tokens == count]
                own.sort(key=lambda p: p.figures.maxvio if p.figures else 0.0)
                xs = [p.figures.maxvio for p in own if p.figures]
                _line(axes, xs, own, place, planner, own[0].record.origin != "measured" if own else False)
            axes.set_xlabel("skew: maxvio of the draws")
            axes.set_xlim(left=0)
            axes.set_title(f"T = {count} tokens a rank", fontsize=10.5, fontweight="normal")
            _time_axis(axes, axes is panels[0])
        _legend(panels[-1], "planner")
        return plot_style.save(figure, stem)


def _shared_settings(points: Sequence[EPPoint]) -> list[EPPoint]:
    """The points whose buffer and stages every planner ran with, at each token count and routing."""
    planners: dict[tuple[object, ...], set[str]] = {}
    for point in points:
        planners.setdefault((point.num_tokens, point.routing, point.setting("planner")), set()).add(point.planner)
    return [p for p in points if len(planners[(p.num_tokens, p.routing, p.setting("planner"))]) > 1]


def _slug(text: str) -> str:
    return re.sub(r"[^a-z0-9._]+", "-", text.lower()).strip("-.") or "x"


def _subtitle(section: EPSection, routing: bool, marks: str = "bars: 95 % interval") -> str:
    first = section.first
    parts = [f"EP {first.ep_size}, {first.ep.ranks} ranks", first.dtype, f"routing {first.routing}" if routing else "",
             marks, "VIRTUAL: no link, not a measurement of many devices" * section.virtual]  # fmt: skip
    return DOT.join(p for p in parts if p)


def write(run: Run, out: Path) -> list[Path]:
    """Draw every picture that the run's groups give into ``out``; returns the files."""
    found = [s for s in ep_sections(ep_points(run.records)) if s.measured]
    device = f"{run.header.device_name} (CPU)" if run.header.device_kind == "cpu" else run.header.device_name
    written: list[Path] = []
    drawn = [s for s in found if len({(p.capacity, p.slots) for p in _varied(s)}) > 1]
    for section in drawn:
        more = "" if len(drawn) == 1 else f"-{_slug(f'{section.first.model}-{section.first.routing}')}"
        title = f"{section.first.model}{DOT}{device}"
        written += capacity(section, title, _subtitle(section, routing=True), out / f"ep-capacity{more}")
        shaded = _subtitle(section, routing=True, marks="dark: slow, bold: fastest, hatched: not measured")
        written += heat_map(section, title, shaded, out / f"ep-heatmap{more}")
    models: dict[tuple[str, str, int], list[EPSection]] = {}
    for section in found:
        first = section.first
        models.setdefault((first.model, first.ep.ranks, first.ep_size), []).append(section)
    for (model, ranks, size), own in models.items():
        more = "" if len(models) == 1 else f"-{_slug(f'{model}-{ranks}-{size}')}"
        written += skew(own, f"{model}{DOT}{device}", _subtitle(own[0], routing=False), out / f"ep-skew{more}")
    return written
