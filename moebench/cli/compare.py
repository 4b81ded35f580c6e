"""``moebench compare``: two runs against each other, as a gate for regressions."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from moebench.errors import EXIT_FOUND, InputError

HELP = """Compare run B with run A: ratio, 95 % interval and verdict for every point.

Runs that differ in shape, dtype, routing, cache policy, clock or origin are refused (exit 2), the fields named.
Exits 1 when a layer of B is slower by more than --fail-above even at the near end of its interval, or when a
point that A has failed in B. With --steps, every step is shown and held to the same limit.

**Examples**

- `moebench compare results/before results/after`
- `moebench compare results/before results/after --fail-above 2% --steps`
- `moebench compare results/before results/after --format json > verdict.json`
"""
MOST_PERCENT = 10_000


def parse_percent(text: str) -> float:
    """``5%``, ``5`` or ``0.5 %`` as a share; raises InputError."""
    try:
        value = float(text.strip().removesuffix("%"))
    except ValueError:
        value = -1.0
    if not 0 <= value <= MOST_PERCENT:
        raise InputError(f"--fail-above is {text!r}; give a percentage from 0% up, such as 5%")
    return value / 100


def compare(
    a: Annotated[Path, typer.Argument(metavar="A", help="Folder of the run to compare with.", show_default=False)],
    b: Annotated[Path, typer.Argument(metavar="B", help="Folder of the run to judge.", show_default=False)],
    fail_above: Annotated[str, typer.Option(help="Slowdown that makes the exit code 1.")] = "5%",
    steps: Annotated[bool, typer.Option("--steps", help="Show the steps, and fail on them too.")] = False,
    format_: Annotated[str, typer.Option("--format", "-f", help="table, json, csv or md.")] = "table",
) -> None:
    """Load both runs, print the comparison, and exit 1 on a regression."""
    from moebench.report import compare as comparing
    from moebench.report import compare_formats, console
    from moebench.report.view import readable
    from moebench.store.runs import load

    limit = parse_percent(fail_above)
    render = compare_formats.FORMATS.get(format_)
    loaded = [load(path) for path in (a, b)]
    for run in loaded:
        for problem in (*run.problems, *readable(run.records)[1]):
            console.warn(f"{run.path}: {problem}")
    found = comparing.compare(loaded[0], loaded[1])
    for line in found.unmatched:
        console.warn(line)
    console.emit_rendered(render(found, limit, steps, console.width()))
    if found.regressions(limit, steps=steps):
        raise typer.Exit(EXIT_FOUND)


def register(app: typer.Typer) -> None:
    """Add the command to ``app``."""
    app.command("compare", help=HELP, no_args_is_help=True)(compare)
