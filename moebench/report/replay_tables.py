"""A replay as tables for people and as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from moebench.report.layout import DOT
from moebench.tune.replay_scores import FEWEST_SEEDS, Difference, ReplayScores, SamplerScore

if TYPE_CHECKING:
    from rich.table import Table

PERCENT_DIGITS = 2


def percent(fraction: float) -> str:
    """A fraction of the optimum: 0.9876 is 98.76."""
    return f"{fraction * 100:.{PERCENT_DIGITS}f}"


def _table(title: str, *columns: str) -> Table:
    from rich.table import Table

    made = Table(title=title, title_justify="left", header_style="bold")
    for i, column in enumerate(columns):
        made.add_column(column, justify="left" if i == 0 else "right", no_wrap=True)
    return made


def _overview(scores: ReplayScores) -> Table:
    columns = [f"n={n}" for n in scores.checkpoints]
    made = _table(
        "% of the optimum, geometric mean over cells", "sampler", *columns, "p10", "worst", "its p10", "≥95 %", "s"
    )
    for s in scores.samplers:
        worst, costs = s.worst, scores.has_costs and s.screen_s is not None
        made.add_row(
            s.sampler, *map(percent, s.geomean), percent(s.p10[-1]), percent(worst.mean[-1]), percent(worst.p10[-1]),
            "" if s.share_95 is None else percent(s.share_95),
            f"{s.screen_s or 0:.1f}+{s.race_s or 0:.1f}" if costs else "",
        )  # fmt: skip
    return made


def _timely(scores: ReplayScores) -> Table:
    made = _table(
        "% of the optimum after seconds on the virtual clock", "sampler", *(f"{s:g} s" for s in scores.seconds)
    )
    for s in scores.samplers:
        if s.by_seconds:
            made.add_row(s.sampler, *map(percent, s.by_seconds))
    return made


def _cells(scores: ReplayScores) -> Table:
    names = [s.sampler for s in scores.samplers]
    made = _table("% of the optimum by cell: mean (p10)", "cell", "legal", "budget", "optimum µs", *names)
    for rows in zip(*(s.cells for s in scores.samplers), strict=True):
        first = rows[0]
        optimum = f"{first.optimum_us:.4g} ± {first.optimum_half_width:.1%}"
        told = [f"{percent(c.mean[-1])} ({percent(c.p10[-1])})" for c in rows]
        made.add_row(first.name, str(first.legal), str(first.budget), optimum, *told)
    return made


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


def tables(scores: ReplayScores) -> list[Any]:
    """What is printed: the samplers, their time, the cells, the comparisons."""
    timely = [_timely(scores)] if scores.has_costs else []
    return [_overview(scores), *timely, _cells(scores), *difference_lines(scores)]


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


def origins(names: Sequence[str]) -> str:
    """The sweeps in one line."""
    return ", ".join(dict.fromkeys(names))
