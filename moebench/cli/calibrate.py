"""``moebench hw calibrate``: fit the analytic model's constants to recorded sweeps, and print its errors a cell."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Optional

import typer

from moebench.cli.hw import Format, FormatOption, hw_app

if TYPE_CHECKING:
    from rich.table import Table

    from moebench.predict.calibrate import CellError


def register(app: typer.Typer) -> None:
    """Add ``calibrate`` to ``hw``."""
    hw_app.command("calibrate", epilog="**Example**\n\n`moebench hw calibrate results/sweeps/h200-*`")(calibrate)


def calibrate(
    sweeps: Annotated[list[Path], typer.Argument(metavar="SWEEP...", help="Recorded sweeps of one card.")],
    out: Annotated[Optional[Path], typer.Option("--out", help="File to write the constants to.")] = None,
    output: FormatOption = Format.TABLE,
) -> None:
    """Fit the analytic model to sweeps of at least two shapes, and tell how it does on shapes it was not fitted on."""
    from moebench.predict.constants import write_calibration
    from moebench.report.console import emit, emit_text, say
    from moebench.spec.replacing import write_text
    from moebench.store.sweep_files import read_sweep
    from moebench.store.targets import require_file
    from moebench.tune.calibration import recalibrate
    from moebench.tune.landscape import require_times

    if out is not None:
        require_file(out)
    loaded = [read_sweep(path) for path in sweeps]
    for path, sweep in zip(sweeps, loaded, strict=True):
        require_times(sweep, str(path))
    found = recalibrate(loaded)
    assert found.found.error is not None
    if out is not None:
        write_text(write_calibration(found.found), out)
    if output is Format.JSON:
        constants = asdict(found.found.constants)
        cells = [{k: v for k, v in asdict(c).items() if k != "good"} for c in found.judged]
        emit_text(json.dumps({"error": asdict(found.found.error), "constants": constants, "cells": cells}, indent=2))
        return
    emit(_table(found.judged))
    say(f"{found.found.error.describe()}.")
    say(f"constants written to {out}" if out is not None else "nothing written; name a file with --out")


def _table(judged: tuple[CellError, ...]) -> Table:
    from rich.table import Table

    table = Table(title="The model on shapes that it was not fitted on")
    for name in ("kernel", "shape", "T", "plans", "rank correlation", "first pick", "best of five", "level"):
        table.add_column(name, justify="left" if name in ("kernel", "shape") else "right")
    for c in judged:
        figures = (f"{c.spearman:.2f}", f"{c.first:.3f}", f"{c.five:.3f}", f"{c.level:.2f}")
        table.add_row(c.kernel, c.shape, f"{c.num_tokens:,}", str(c.plans), *figures)
    return table
