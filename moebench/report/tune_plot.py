"""Default against tuned over tokens, one figure a table: times above, their ratio with its interval below."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from moebench.report import plot_style
from moebench.report.layout import DOT
from moebench.report.plot_style import FAINT, LINES
from moebench.tables.rows import Estimate, Row
from moebench.tables.schema import Table

LEAST_OF_MEDIAN = 0.01


def _curve(axes: Any, tokens: Sequence[int], times: Sequence[Estimate], label: str, which: int, hollow: bool) -> None:
    style = LINES[which]
    lows = [max(t.low_us, t.median_us * LEAST_OF_MEDIAN) for t in times]
    axes.fill_between(tokens, lows, [t.high_us for t in times], color=style.colour, alpha=0.22, linewidth=0)
    axes.plot(
        tokens, [t.median_us for t in times], color=style.colour, marker=style.marker, linestyle=style.dashes,
        linewidth=1.9, markersize=5.5, markerfacecolor="white" if hollow else style.colour, label=label, zorder=3,
    )  # fmt: skip


def _ratios(axes: Any, rows: Sequence[Row]) -> None:
    """The default's time over the row's, with its interval; ties are hollow and grey."""
    axes.axhline(1.0, color=FAINT, linestyle=(0, (4, 3)), linewidth=1.4)
    for row in rows:
        colour = FAINT if row.tie or row.ratio.high >= 1 else LINES[1].colour
        value, low, high = 1 / row.ratio.value, 1 / row.ratio.high, 1 / row.ratio.low
        axes.errorbar(
            [row.num_tokens], [value], yerr=[[value - low], [high - value]], color=colour, marker="s", markersize=5,
            markerfacecolor="white" if row.tie else colour, capsize=2.5, linewidth=1.3,
        )  # fmt: skip
    axes.set_ylabel("speed-up")


def draw(table: Table, stem: Path) -> list[Path]:
    """Draw ``table`` and write PNG and SVG; returns the paths. Raises StoreError when they can't be written."""
    from matplotlib.ticker import FuncFormatter, NullFormatter

    rows, tokens = table.rows, [r.num_tokens for r in table.rows]
    origins = {r.origin.value for r in rows}
    hollow = origins != {"measured"}
    with plot_style.styled() as figure_class:
        figure = figure_class(figsize=(8.2, 6.2))
        above, below = figure.subplots(2, 1, sharex=True, height_ratios=(3, 1.4))
        _curve(above, tokens, [r.default_time for r in rows], "default", 0, hollow)
        _curve(above, tokens, [r.time for r in rows], "tuned", 1, hollow)
        above.set_yscale("log")
        above.yaxis.set_major_formatter(FuncFormatter(plot_style.time_label))
        above.yaxis.set_minor_formatter(NullFormatter())
        above.set_ylabel("MoE layer, time a call")
        above.legend(frameon=False, loc="upper left")
        _ratios(below, rows)
        below.set_xscale("log", base=2)
        ticks = plot_style.token_ticks(tokens)
        below.set_xticks(ticks, [str(t) for t in ticks])
        below.xaxis.set_minor_formatter(NullFormatter())
        below.minorticks_off()
        below.set_xlabel("tokens")
        for axes in (above, below):
            axes.grid(visible=True, which="major", linewidth=0.8)
        key = table.key
        device = next((e.device_name for e in table.evidence if e.device_name), key.hardware)
        above.set_title(f"{table.model}{DOT}{device}", pad=26)
        told = "median, band: 95 % interval"
        if hollow:
            told = f"{'/'.join(sorted(origins)).upper()}, not measured"
            told += ", band: the model's error" if "predicted" in origins else ""
        shape = f"tp{key.shape.tp_size} ep{key.shape.ep_size}"
        subtitle = DOT.join(
            (f"{key.backend}/{key.variant}", key.dtype, shape, f"default: {table.defaults.version}", told)
        )
        above.text(0, 1.025, subtitle, transform=above.transAxes, fontsize=9.5, color="#555555")
        return plot_style.save(figure, stem)
