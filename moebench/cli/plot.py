"""``moebench plot``: draw runs as PNG and SVG."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Optional

import typer

HELP = """Draw latency against tokens and the breakdown by step, as PNG and SVG.

Several runs are overlaid in one picture of latency; every run's backends get a breakdown of their own.
The files go into the run's folder, or into `plots/` for several runs, unless --out names another.

**Examples**

- `moebench plot results/my-run`
- `moebench plot results/before results/after --kind latency --out docs/images`
"""
DEFAULT_OUT = Path("plots")


def plot(
    runs: Annotated[list[Path], typer.Argument(metavar="RUN...", help="Folders of runs.", show_default=False)],
    out: Annotated[Optional[Path], typer.Option(help="Folder for the pictures.", show_default=False)] = None,
    kind: Annotated[str, typer.Option(help="latency, steps, ep (sweeps over expert-parallel groups) or all.")] = "all",
) -> None:
    """Load the runs and draw them."""
    from moebench.errors import UnknownNameError
    from moebench.report import console, plots
    from moebench.report.view import readable
    from moebench.store.runs import load

    kinds = [k.value for k in plots.Kind]
    if kind not in kinds:
        raise UnknownNameError("kind of plot", kind, kinds)
    loaded = [load(path) for path in dict.fromkeys(runs)]
    for run in loaded:
        for problem in (*run.problems, *readable(run.records)[1]):
            console.warn(f"{run.path}: {problem}")
    folder = out or (loaded[0].path if len(loaded) == 1 else DEFAULT_OUT)
    for path in plots.write(loaded, folder, plots.Kind(kind)):
        console.emit_text(str(path))


def register(app: typer.Typer) -> None:
    """Add the command to ``app``."""
    app.command("plot", help=HELP, no_args_is_help=True)(plot)
