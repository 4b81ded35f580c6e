"""``moebench plot``: draw runs as PNG and SVG."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Optional

import typer

if TYPE_CHECKING:
    from moebench.report.plots import Kind
    from moebench.store.reader import Run

HELP = """Draw latency against tokens and the breakdown by step, as PNG and SVG.

Several runs are overlaid in one picture of latency; every run's backends get a breakdown of their own. A search
(`moebench tune`) gives a picture a table: the default against the tuned plans, and their ratio.
The files go into the run's folder, or into `plots/` for several runs, unless --out names another.

**Examples**

- `moebench plot results/my-run`
- `moebench plot results/before results/after --kind latency --out docs/images`
- `moebench plot results/my-search`
"""
DEFAULT_OUT = Path("plots")


def plot(
    runs: Annotated[list[Path], typer.Argument(metavar="RUN...", help="Folders of runs.", show_default=False)],
    out: Annotated[Optional[Path], typer.Option(help="Folder for the pictures.", show_default=False)] = None,
    kind: Annotated[str, typer.Option(help="latency, steps, ep (sweeps over groups), tune (searches) or all.")] = "all",
) -> None:
    """Load the runs and draw them."""
    from moebench.errors import UnknownNameError
    from moebench.report import console, plots, tune_folder
    from moebench.report.view import readable
    from moebench.store.runs import load

    kinds = [k.value for k in plots.Kind]
    if kind not in kinds:
        raise UnknownNameError("kind of plot", kind, kinds)
    chosen, loaded = plots.Kind(kind), [load(path) for path in dict.fromkeys(runs)]
    for run in loaded:
        for problem in (*run.problems, *readable(run.records)[1]):
            console.warn(f"{run.path}: {problem}")
    folder = out or (loaded[0].path if len(loaded) == 1 else DEFAULT_OUT)
    searches = [run for run in loaded if tune_folder.is_search(run)]
    layers = [run for run in loaded if run not in searches]
    written = _draw_searches(searches, chosen, None if out is None and len(loaded) == 1 else folder)
    if layers or not searches:
        written += plots.write(layers, folder, chosen)
    for path in written:
        console.emit_text(str(path))


def _draw_searches(searches: Sequence[Run], kind: Kind, folder: Path | None) -> list[Path]:
    """A picture of every table of ``searches``, in ``folder`` or, where None, in place of those drawn at the end.

    Raises InputError for another kind of plot and where there is no table.
    """
    from moebench.errors import InputError
    from moebench.report import console, plots, tune_folder
    from moebench.report.tune_plot import draw

    written: list[Path] = []
    for run in searches:
        if kind not in (plots.Kind.TUNE, plots.Kind.ALL):
            raise InputError(f"{run.path} is a search, which has no plot of kind {kind.value}; use --kind tune")
        tables, problems = tune_folder.tables_in(run.path)
        for problem in problems:
            console.warn(f"{run.path}: {problem}")
        if not tables:
            raise InputError(
                f"nothing to plot in {run.path}: the search made no table yet; the same command with --out {run.path} "
                f"goes on: {' '.join(run.header.command)}"
            )
        own = folder if len(searches) == 1 or folder is None else folder / run.path.name
        place = run.path / tune_folder.PLOTS_FOLDER if own is None else own
        for table in tables:
            written += draw(table, place / table.name)
    return written


def register(app: typer.Typer) -> None:
    """Add the command to ``app``."""
    app.command("plot", help=HELP, no_args_is_help=True)(plot)
