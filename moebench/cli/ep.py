"""``moebench ep``: buffers of expert-parallel groups."""

from __future__ import annotations

from enum import Enum
from pathlib import Path
from typing import Annotated

import typer

ep_app = typer.Typer(
    no_args_is_help=True, help="Expert-parallel groups: which buffers a pool should have.", rich_markup_mode="markdown"
)

LADDER_HELP = """Choose the capacities of a buffer pool from measured points, exactly.

A step runs on the smallest capacity that holds its tokens and takes that capacity's time. The ladder of at most
--capacities buffers with the least expected time, plus a price for memory, is printed beside the published
power-of-two pool and a single buffer.

--histogram is a file with a line `tokens,steps` for every token count (the largest over the ranks of a step), or
JSON: `{"1": 20000, "96": 5000, "4096": 120}`. --points is the folder of a sweep over --capacity.

**Examples**

- `moebench run --ranks virtual --tokens 128,512,2048 --capacity 128,512,2048 --out results/ladder`
- `moebench ep ladder --histogram steps.csv --points results/ladder --capacities 4`
- `moebench ep ladder --histogram steps.json --points results/ladder --memory-price 50 --format json`
"""


class Format(str, Enum):
    """How the result is printed."""

    TABLE = "table"
    JSON = "json"


def ladder(
    histogram: Annotated[
        Path, typer.Option("--histogram", help="Steps by token count: CSV or JSON.", show_default=False)
    ],
    points: Annotated[Path, typer.Option("--points", help="Folder of a sweep over capacities.", show_default=False)],
    capacities: Annotated[int, typer.Option("--capacities", "-n", help="Buffers of the pool at most.")] = 4,
    memory_price: Annotated[float, typer.Option("--memory-price", help="Price of memory: µs a step for a GiB.")] = 0.0,
    output: Annotated[Format, typer.Option("--format", "-f", help="table or json.")] = Format.TABLE,
) -> None:
    """Read both, choose and print."""
    from moebench.errors import InputError
    from moebench.report import console, ep_ladder
    from moebench.store.runs import load

    if not 0 <= memory_price < float("inf"):
        raise InputError(f"--memory-price is {memory_price}; give microseconds for a GiB from 0 up")
    steps = ep_ladder.read_histogram(histogram)
    run = load(points)
    for problem in run.problems:
        console.warn(f"{points}: {problem}")
    found = ep_ladder.measured_points(run)
    entries = ep_ladder.choose(found, steps, capacities, memory_price)
    console.emit_rendered(ep_ladder.render(found, entries, memory_price, output.value, console.width()))


def register(app: typer.Typer) -> None:
    """Add ``ep`` to the application."""
    ep_app.command("ladder", help=LADDER_HELP, no_args_is_help=True)(ladder)
    app.add_typer(ep_app, name="ep")
