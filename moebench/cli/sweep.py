"""``moebench sweep``: recorded sweeps; pack a run's trials, import foreign ones, show what is in one."""

from __future__ import annotations

import json
from dataclasses import asdict
from datetime import datetime, timezone
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Optional

import typer

from moebench.cli.hw import Format, FormatOption

if TYPE_CHECKING:
    from collections.abc import Iterable

    from moebench.store.sweeps import Sweep

sweep_app = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode="markdown",
    help="Recorded sweeps: pack a run's trials, import foreign ones, show how hard they are.",
)
OutOption = Annotated[Path, typer.Option("--out", help="Folder to write to.")]
DEFAULT_OUT = Path("results") / "sweeps"
LARGE_BYTES = 2_000_000
"""A sweep that is to be committed stays below this."""


def register(app: typer.Typer) -> None:
    """Add ``sweep`` to the application."""
    app.add_typer(sweep_app, name="sweep")


def _examples(*lines: str) -> str:
    return "**Examples**\n\n" + "\n\n".join(f"`{line}`" for line in lines)


def _written(sweeps: Iterable[Sweep], out: Path, output: Format) -> None:
    """Write each sweep under its name, and say what was written."""
    from moebench.report.console import emit_text, say, warn
    from moebench.store.sweep_files import SUFFIX, write_sweep

    told = []
    for sweep in sweeps:
        path = out / f"{sweep.name}{SUFFIX}"
        size = write_sweep(sweep, path)
        if size > LARGE_BYTES:
            warn(f"{path} has {size} bytes; a sweep that is to be committed stays below {LARGE_BYTES}")
        cells = sum(len(k.cells) for k in sweep.kernels)
        plans = {k.kernel: k.num_plans for k in sweep.kernels}
        told.append({"written": str(path), "bytes": size, "cells": cells, "plans": plans})
        if output is Format.TABLE:
            listed = ", ".join(f"{n} plans of {name}" for name, n in plans.items())
            say(f"{path}: {listed} in {cells} cells, {size} bytes")
    if output is Format.JSON:
        emit_text(json.dumps(told, indent=2))


@sweep_app.command("pack", epilog=_examples("moebench sweep pack RUN", "moebench sweep pack RUN --kernel gemm1_fused"))
def pack(
    run: Annotated[Path, typer.Argument(metavar="RUN", help="Folder of a run with trials.", show_default=False)],
    kernel: Annotated[Optional[list[str]], typer.Option("--kernel", help="Only this kernel; repeatable.")] = None,
    note: Annotated[Optional[list[str]], typer.Option("--note", help="Sentence a reader must know.")] = None,
    out: OutOption = DEFAULT_OUT,
    output: FormatOption = Format.TABLE,
) -> None:
    """Make a sweep a layer of a run's trials; a plan that was timed again in a cell has its later times as its race."""
    from moebench.errors import InputError
    from moebench.report.console import warn
    from moebench.store.reader import load
    from moebench.store.sweep_pack import pack as make
    from moebench.store.sweeps import SweepHeader
    from moebench.store.trials import TRIALS_FILE, read_trials

    header = load(run).header
    lines = read_trials(run / TRIALS_FILE)
    for problem in lines.problems:
        warn(f"{run}: {problem}")
    wanted = [r for r in lines.records if not kernel or r.kernel in kernel]
    if not wanted:
        told = ", ".join(sorted({r.kernel for r in lines.records})) or "none"
        raise InputError(f"{run / TRIALS_FILE} has no trial of what is asked for; it has trials of: {told}")
    about = SweepHeader(
        header.hardware, header.device_name, header.created, header.command, header.versions, notes=tuple(note or ())
    )
    _written(make(wanted, about), out, output)


@sweep_app.command(
    "import",
    epilog=_examples(
        "moebench sweep import timings.csv --hw rtx3090 --device-name 'RTX 3090'",
        "moebench sweep import timings.json --hw h200 --backend triton --variant fused",
    ),
)
def import_(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="CSV or JSON: docs/sweeps.md.", show_default=False)],
    hw: Annotated[str, typer.Option("--hw", help="Key of a descriptor, or a short name.", show_default=False)],
    device_name: Annotated[str, typer.Option("--device-name", help="Name that the driver reports.")] = "",
    dtype: Annotated[str, typer.Option("--dtype", help="bf16, fp16 or fp32.")] = "bf16",
    tp: Annotated[int, typer.Option("--tp", help="Tensor-parallel size.")] = 1,
    ep_size: Annotated[int, typer.Option("--ep-size", help="Expert-parallel size.")] = 1,
    backend: Annotated[str, typer.Option("--backend", help="Whose kernels were timed.")] = "foreign",
    variant: Annotated[str, typer.Option("--variant", help="Variant of the layer they are part of.")] = "foreign",
    clock: Annotated[str, typer.Option("--clock", help="How time was taken: graph, events …")] = "",
    l2: Annotated[str, typer.Option("--l2", help="State of the last-level cache: layer, cold, warm.")] = "",
    note: Annotated[Optional[list[str]], typer.Option("--note", help="Sentence a reader must know.")] = None,
    out: OutOption = DEFAULT_OUT,
    output: FormatOption = Format.TABLE,
) -> None:
    """Make sweeps of foreign times: rows of kernel, shape, token count, tile axes and raw times."""
    from moebench.spec.dtypes import DType
    from moebench.store.sweep_import import Foreign, import_file
    from moebench.store.sweeps import SweepHeader

    created = datetime.now(timezone.utc).isoformat(timespec="seconds")
    about = SweepHeader(
        hw, device_name, created, ("sweep", "import", file.name), clock=clock, l2_policy=l2, notes=tuple(note or ())
    )
    foreign = Foreign(about, DType.parse(dtype), tp, ep_size, backend, variant)
    _written(import_file(file, foreign), out, output)


@sweep_app.command("show", epilog=_examples("moebench sweep show SWEEP", "moebench sweep show SWEEP --format json"))
def show(
    sweeps: Annotated[list[Path], typer.Argument(metavar="SWEEP...", help="Recorded sweeps.", show_default=False)],
    output: FormatOption = Format.TABLE,
) -> None:
    """Say what a sweep holds and how hard its landscapes are: plans near the best, what random search reaches."""
    from rich.markup import escape

    from moebench.report.console import emit, emit_text, table_width
    from moebench.report.sweep_tables import cells, cells_tables, heading_lines
    from moebench.store.sweep_files import read_sweep
    from moebench.tune.landscape import require_times

    loaded = [read_sweep(path) for path in sweeps]
    for path, one in zip(sweeps, loaded, strict=True):
        require_times(one, str(path))
    if output is Format.JSON:
        told = [{"sweep": s.name, "header": asdict(s.header), "cells": cells(s)} for s in loaded]
        emit_text(json.dumps(told, indent=2))
        return
    for sweep in loaded:
        emit(*map(escape, heading_lines(sweep)), *cells_tables(cells(sweep), table_width()))
