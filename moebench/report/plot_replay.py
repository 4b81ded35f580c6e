"""Fraction of the optimum against plans a cell: one curve a sampler, its band down to the 10 % quantile."""

from __future__ import annotations

from pathlib import Path

from moebench.report.layout import DOT
from moebench.report.plot_style import FAINT, LINES, save, styled
from moebench.tune.replay_scores import EXACT_RANDOM, ReplayScores


def draw(scores: ReplayScores, heading: str, stem: Path) -> list[Path]:
    """Write ``stem.png`` and ``stem.svg``: the geometric mean over cells at each checkpoint; returns the files."""
    with styled() as figure_class:
        figure = figure_class(figsize=(7.2, 4.4))
        axes = figure.add_subplot()
        for score, style in zip(scores.samplers, (LINES * 4), strict=False):
            exact = score.sampler == EXACT_RANDOM
            colour, dashes = (FAINT, (0, (2, 2))) if exact else (style.colour, style.dashes)
            values = [100 * v for v in score.geomean]
            axes.plot(
                scores.checkpoints, values, color=colour, linestyle=dashes, marker=None if exact else style.marker,
                markersize=5, linewidth=1.6, label=score.sampler,
            )  # fmt: skip
            if not exact:
                axes.fill_between(
                    scores.checkpoints, [100 * v for v in score.p10], values, color=colour, alpha=0.12, linewidth=0
                )
        axes.set_xticks(scores.checkpoints)
        axes.set_xlabel("plans measured in a cell")
        axes.set_ylabel("% of the optimum")
        axes.grid(visible=True, axis="y")
        axes.set_title(heading)
        cells = len(scores.samplers[0].cells)
        told = DOT.join((f"geometric mean of {cells} cells", f"{scores.seeds} seeds", "band: down to p10", "replayed"))
        axes.text(0, 1.01, told, transform=axes.transAxes, fontsize=8.5, color=FAINT, va="bottom")
        axes.set_title(heading, pad=18)
        axes.legend(frameon=False, loc="lower right")
        return save(figure, stem, "the same command draws the replay again")
