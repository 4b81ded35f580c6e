"""Which plots a set of runs gives, what they are called, and where they go."""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import Enum
from pathlib import Path

from moebench.errors import InputError
from moebench.report import ep_plots, plot_latency, plot_steps
from moebench.report.layout import DOT
from moebench.report.plot_latency import Curve
from moebench.report.view import Section, distinguishing, readable, sections
from moebench.store.reader import Run


class Kind(str, Enum):
    """The kinds of plot."""

    LATENCY = "latency"
    STEPS = "steps"
    EP = "ep"
    TUNE = "tune"
    ALL = "all"


def _slug(text: str) -> str:
    return re.sub(r"[^a-z0-9._]+", "-", text.lower()).strip("-.") or "x"


def _same(found: Sequence[str]) -> str:
    """The text that all share, or nothing."""
    return found[0] if len(set(found)) == 1 else ""


def _curves(runs: Sequence[Run]) -> tuple[list[Curve], list[Run]]:
    """All sections of all runs that have a latency, with labels that tell them apart, and the run of each."""
    pairs = [(run, s) for run in runs for s in sections(readable(run.records)[0]) if s.measured]
    labels = distinguishing([s for _, s in pairs], [_device(run) for run, _ in pairs])
    runs_of_label = {
        label: {run.path for (run, _), other in zip(pairs, labels, strict=True) if other == label} for label in labels
    }
    named = [
        f"{label}, {run.path.name}" if len(runs_of_label[label]) > 1 else label
        for label, (run, _) in zip(labels, pairs, strict=True)
    ]
    return [Curve(n, s) for n, (_, s) in zip(named, pairs, strict=True)], [run for run, _ in pairs]


def _device(run: Run) -> str:
    return f"{run.header.device_name} (CPU)" if run.header.device_kind == "cpu" else run.header.device_name


def _conditions(section: Section) -> list[str]:
    first = section.first
    return [first.lane, first.dtype, first.split, f"routing {first.routing}", f"L2 {first.record.l2_policy_asked}"]


def latency(runs: Sequence[Run], out: Path) -> list[Path]:
    """Layer latency against tokens, everything overlaid; returns the files written."""
    curves, owners = _curves(runs)
    if not curves:
        return []
    model, device = _same([c.section.first.model for c in curves]), _same([_device(r) for r in owners])
    heading = DOT.join(p for p in (model or "MoE layer", device or "several devices") if p)
    columns = [_same(list(values)) for values in zip(*(_conditions(c.section) for c in curves), strict=True)]
    origin = {c.section.first.record.origin for c in curves}
    told = "median, band: 95 % interval" if origin == {"measured"} else "hollow marks: not measured"
    return plot_latency.draw(curves, heading, DOT.join([*(c for c in columns if c), told]), out / "latency")


def steps(runs: Sequence[Run], out: Path) -> list[Path]:
    """A step breakdown for every section that has steps; returns the files written."""
    curves, owners = _curves(runs)
    drawn = [(c, run) for c, run in zip(curves, owners, strict=True) if any(p.record.steps for p in c.section.measured)]
    written: list[Path] = []
    for curve, run in drawn:
        first = curve.section.first
        name = "steps" if len(drawn) == 1 else f"steps-{_slug(curve.label)}"
        origin = "" if first.record.origin == "measured" else f"{first.record.origin}, not measured"
        detail = "each step timed alone" if first.record.detail == "alone" else ""
        subtitle = DOT.join(p for p in (*_conditions(curve.section), origin, detail) if p)
        heading = f"{first.model}{DOT}{_device(run)}"
        written += plot_steps.draw(curve.section, heading, subtitle, out / name)
    return written


def draw(runs: Sequence[Run], out: Path, kind: Kind = Kind.ALL) -> list[Path]:
    """Write the plots of ``kind`` that the runs give, perhaps none, into the folder ``out``."""
    written = latency(runs, out) if kind in (Kind.LATENCY, Kind.ALL) else []
    written += steps(runs, out) if kind in (Kind.STEPS, Kind.ALL) else []
    if kind in (Kind.EP, Kind.ALL):
        for run in runs:
            written += ep_plots.write(run, out if len(runs) == 1 else out / run.path.name)
    return written


def write(runs: Sequence[Run], out: Path, kind: Kind = Kind.ALL) -> list[Path]:
    """Write the plots of ``kind`` into the folder ``out``; raises InputError when the runs give none."""
    written = draw(runs, out, kind)
    if not written:
        names = ", ".join(str(r.path) for r in runs)
        what = {Kind.STEPS: "no step times", Kind.EP: "no sweep over a group's buffers or planners",
                Kind.TUNE: "no search (moebench tune)"}.get(kind, "no point with a latency")  # fmt: skip
        raise InputError(f"nothing to plot in {names}: {what}; see why with 'moebench show {runs[0].path}'")
    return written
