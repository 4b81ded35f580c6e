"""``moebench show``: print a run again, in any format."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

HELP = """Print a run or a search again: its tables, what they mean, and the conclusion.

Of a search (`moebench tune`): the default against the tuned plans, ties, what was written and how engines use it. A
damaged folder is read as far as it goes; what can't be read is named on stderr.

**Examples**

- `moebench show results/my-run`
- `moebench show results/my-run --format csv > my-run.csv`
- `moebench show results/my-run --format json | jq '.records[0].layer'`
- `moebench show results/my-search --format json | jq '.rows'`
"""


def show(
    run: Annotated[Path, typer.Argument(metavar="RUN", help="Folder of a run.", show_default=False)],
    format_: Annotated[str, typer.Option("--format", "-f", help="table, json, csv or md.")] = "table",
) -> None:
    """Load the run and print it."""
    from moebench.report import console, formats, tune_folder, tune_view
    from moebench.report.view import readable
    from moebench.store.runs import load

    chosen = formats.FORMATS.get(format_)
    loaded = load(run)
    if tune_folder.is_search(loaded):
        view, problems = tune_folder.view(loaded)
        for problem in (*loaded.problems, *problems, *([view.reason] if view.reason else [])):
            console.warn(f"{run}: {problem}")
        console.emit_rendered(tune_view.render(view, chosen.name))
        return
    for problem in (*loaded.problems, *readable(loaded.records)[1]):
        console.warn(f"{run}: {problem}")
    console.emit_rendered(chosen.render(loaded, console.width()))


def register(app: typer.Typer) -> None:
    """Add the command to ``app``."""
    app.command("show", help=HELP, no_args_is_help=True)(show)
