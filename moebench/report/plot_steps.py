"""Where the layer's time goes: a bar a token count, stacked by operation, the residual shown; readable in grey."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from moebench.report import plot_style, values
from moebench.report.plot_style import INK, RESIDUAL_FILL, FillStyle
from moebench.report.view import Point, Section

RESIDUAL = "residual"
WORDS_FROM = 0.055


def shares(points: Sequence[Point], name: str) -> list[float]:
    """Share of the layer that the operation (or ``residual``) takes at every point; 0 where it did not run."""
    found = []
    for point in points:
        layer, step = point.record.layer, point.steps().get(name)
        time = point.record.residual if name == RESIDUAL else step.time if step else None
        found.append(time.median_us / layer.median_us if time and layer else 0.0)
    return found


def _stack(axes: Any, points: Sequence[Point], names: Sequence[str]) -> None:
    """Bars from the axis up; a negative difference, which noise can make, hangs below it."""
    tops, bottoms = [0.0] * len(points), [0.0] * len(points)
    for name in names:
        style = RESIDUAL_FILL if name == RESIDUAL else plot_style.fill_of(name)
        heights = shares(points, name)
        starts = [tops[i] if h >= 0 else bottoms[i] for i, h in enumerate(heights)]
        axes.bar(
            range(len(points)), [100 * h for h in heights], bottom=[100 * s for s in starts], width=0.82,
            color=style.colour, edgecolor=INK, linewidth=0.6, hatch=style.hatch, label=title(name),
        )  # fmt: skip
        for i, height in enumerate(heights):
            if height >= 0:
                tops[i] += height
            else:
                bottoms[i] += height
            if height >= WORDS_FROM:
                _share_text(axes, i, starts[i] + height / 2, height, style)
    for i, point in enumerate(points):
        if point.record.layer:
            axes.text(
                i,
                100 * tops[i] + 1.5,
                values.number(point.record.layer.median_us),
                ha="center",
                va="bottom",
                fontsize=8.5,
            )


def _share_text(axes: Any, x: int, middle: float, share: float, style: FillStyle) -> None:
    """A share inside its bar, on a patch of the bar's own colour so that the hatch does not cross it."""
    red, green, blue = (int(style.colour[i : i + 2], 16) for i in (1, 3, 5))
    dark = 0.299 * red + 0.587 * green + 0.114 * blue < 130
    axes.text(
        x, 100 * middle, f"{100 * share:.0f}", ha="center", va="center", fontsize=8, color="white" if dark else INK,
        bbox={"boxstyle": "square,pad=0.12", "facecolor": style.colour, "edgecolor": "none"},
    )  # fmt: skip


def title(name: str) -> str:
    """An operation's name in the legend."""
    return name if name == RESIDUAL else name.replace("+", " + ")


def draw(section: Section, heading: str, subtitle: str, stem: Path) -> list[Path]:
    """Draw the breakdown of a section that has measured steps and write PNG and SVG; returns the paths."""
    points = [p for p in section.measured if p.record.steps]
    names = section.ops() + ([RESIDUAL] if any(p.record.residual for p in points) else [])
    with plot_style.styled() as figure_class:
        figure = figure_class(figsize=(max(5.0, 2.4 + 0.46 * len(points)), 5.0))
        axes = figure.add_subplot()
        _stack(axes, points, names)
        axes.axhline(0, color=INK, linewidth=0.8)
        axes.set_xticks(range(len(points)), [str(p.num_tokens) for p in points], rotation=45 if len(points) > 12 else 0)
        axes.set_xlim(-0.6, len(points) - 0.4)
        axes.set_ylim(top=max(108.0, axes.get_ylim()[1]))
        axes.set_yticks(range(0, 101, 20))
        axes.tick_params(axis="x", length=0)
        axes.set_xlabel("tokens")
        axes.set_ylabel("share of the layer, %   (on top: layer in µs)")
        handles, labels = axes.get_legend_handles_labels()
        axes.legend(
            handles[::-1], labels[::-1], frameon=False, loc="upper left", bbox_to_anchor=(1.01, 1.0),
            handlelength=2.2, handleheight=1.5, labelspacing=0.7,
        )  # fmt: skip
        axes.set_title(heading, pad=26)
        axes.text(0, 1.025, subtitle, transform=axes.transAxes, fontsize=9.5, color="#555555")
        return plot_style.save(figure, stem)
