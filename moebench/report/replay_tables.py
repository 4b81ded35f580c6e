"""A replay as tables for people and as JSON."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from moebench.report.boxes import boxed, boxed_width, fitted, plain
from moebench.report.layout import DOT
from moebench.report.tables import Cell, Column, Row, Table
from moebench.tune.replay_scores import FEWEST_SEEDS, CellScore, Difference, ReplayScores, SamplerScore

if TYPE_CHECKING:
    from rich.console import RenderableType

PERCENT_DIGITS = 2
SAMPLER, CELL = "sampler", "cell"


def percent(fraction: float) -> str:
    """A fraction of the optimum: 0.9876 is 98.76."""
    return f"{fraction * 100:.{PERCENT_DIGITS}f}"


def _table(titles: Sequence[str], rows: Iterable[Sequence[str]]) -> Table:
    """A table whose first column names the row; every title is its column's key."""
    columns = tuple(Column(title, (title,), "left" if i == 0 else "right") for i, title in enumerate(titles))
    return Table(columns, tuple(Row({t: Cell(text) for t, text in zip(titles, texts, strict=True)}) for texts in rows))


def _overview(scores: ReplayScores, width: int) -> list[RenderableType]:
    rows = []
    for s in scores.samplers:
        worst, costs = s.worst, scores.has_costs and s.screen_s is not None
        rows.append((
            s.sampler, *map(percent, s.geomean), percent(s.p10[-1]), percent(worst.mean[-1]), percent(worst.p10[-1]),
            "" if s.share_95 is None else percent(s.share_95),
            f"{s.screen_s or 0:.1f}+{s.race_s or 0:.1f}" if costs else "",
        ))  # fmt: skip
    titles = (SAMPLER, *(f"n={n}" for n in scores.checkpoints), "p10", "worst", "its p10", "≥95 %", "s")
    return fitted(_table(titles, rows), width, (SAMPLER,), "% of the optimum, geometric mean over cells")


def _timely(scores: ReplayScores, width: int) -> list[RenderableType]:
    rows = [(s.sampler, *map(percent, s.by_seconds)) for s in scores.samplers if s.by_seconds]
    titles = (SAMPLER, *(f"{s:g} s" for s in scores.seconds))
    return fitted(_table(titles, rows), width, (SAMPLER,), "% of the optimum after seconds on the virtual clock")


def _cells(scores: ReplayScores, name: Callable[[CellScore], str], sweep: str | None = None) -> Table:
    """The cells, or those of ``sweep``, called by ``name``."""
    rows = []
    for found in zip(*(s.cells for s in scores.samplers), strict=True):
        first = found[0]
        if sweep in (None, first.sweep):
            optimum = f"{first.optimum_us:.4g} ± {first.optimum_half_width:.1%}"
            told = [f"{percent(c.mean[-1])} ({percent(c.p10[-1])})" for c in found]
            rows.append((name(first), str(first.legal), str(first.budget), optimum, *told))
    return _table((CELL, "legal", "budget", "optimum µs", *(s.sampler for s in scores.samplers)), rows)


def _by_cell(scores: ReplayScores, width: int) -> list[RenderableType]:
    """All cells in one box where that fits, else a sweep's cells below its name."""
    from rich.text import Text

    title, whole = "% of the optimum by cell: mean (p10)", _cells(scores, lambda c: c.name)
    if boxed_width(whole) <= width:
        return [boxed(whole, title)]
    parts: list[RenderableType] = [Text(title, "italic")]
    for sweep in dict.fromkeys(c.sweep for c in scores.samplers[0].cells):
        parts += [Text(sweep, "bold"), *plain(_cells(scores, lambda c: c.place, sweep), width, (CELL,))]
    return parts


def difference_lines(scores: ReplayScores) -> list[str]:
    """One sentence a comparison, with the interval and whether it excludes 0, or why there is none."""
    return [
        f"{d.sampler} minus {d.other}: {d.mean * 100:+.2f} points, {_interval_words(d, scores.seeds)}"
        for d in scores.differences
    ]


def _interval_words(difference: Difference, seeds: int) -> str:
    if difference.low is None or difference.high is None:
        return _no_interval(seeds)
    told = "excludes 0" if difference.certain else "does not exclude 0"
    return f"95 % interval {difference.low * 100:+.2f} … {difference.high * 100:+.2f}{DOT}{told}"


def _no_interval(seeds: int) -> str:
    return f"too few seeds for an interval: {seeds}, at least {FEWEST_SEEDS} are needed"


def _difference(difference: Difference, seeds: int) -> dict[str, Any]:
    told = {**asdict(difference), "excludes_zero": difference.certain}
    return told if difference.low is not None else {**told, "no_interval": _no_interval(seeds)}


def tables(scores: ReplayScores, width: int) -> list[RenderableType]:
    """What is printed: the samplers, their time, the cells, the comparisons; in ``width`` characters a line."""
    timely = _timely(scores, width) if scores.has_costs else []
    return [*_overview(scores, width), *timely, *_by_cell(scores, width), *difference_lines(scores)]


def as_dict(scores: ReplayScores, settings: dict[str, Any]) -> dict[str, Any]:
    """The whole replay as JSON-ready values."""
    return {
        "settings": settings,
        "checkpoints": list(scores.checkpoints),
        "seconds": list(scores.seconds),
        "seeds": scores.seeds,
        "samplers": [_sampler(s) for s in scores.samplers],
        "differences": [_difference(d, scores.seeds) for d in scores.differences],
    }


def _sampler(score: SamplerScore) -> dict[str, Any]:
    told = asdict(score)
    return {**told, "worst": {"cell": score.worst.name, "mean": score.worst.mean[-1], "p10": score.worst.p10[-1]}}
