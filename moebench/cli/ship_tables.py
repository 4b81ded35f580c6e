"""Makes the predicted tables that the package ships: ``python -m moebench.cli.ship_tables [FOLDER]``.

Run it after the analytic model, the default plans or a kernel has changed: a table is true for their sources alone.
Measured tables in the folder stay as they are, in the place of predicted ones of the same key. Every hardware with
tables gets the C header of all of them. A second run changes dates alone.
"""

from __future__ import annotations

import shlex
import tempfile
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timezone
from itertools import groupby
from pathlib import Path
from typing import Annotated, Optional

import typer

from moebench.errors import InputError
from moebench.spec.dtypes import DType
from moebench.spec.hardware import Hardware
from moebench.spec.hw_files import load_hardware
from moebench.spec.replacing import write_text
from moebench.tables.files import is_predicted, load_table, save_table, shipped_tables_dir, table_path
from moebench.tables.schema import Table
from moebench.tune.defaults import GPU_MODELS
from moebench.tune.shares import Share, smallest_share

CARDS = ("bi-v100", "mr-v100", "bi-v150", "h20", "a100-sxm-80", "mi300x", "l40s", "b200")
TWO_FORMATS = ("iluvatar",)
"""Vendors whose cards get fp16 tables beside bf16 ones: their older software runs fp16 alone."""

COMMAND = "python -m moebench.cli.ship_tables"
TABLES_FOLDER = "tables"


def dtypes_of(hw: Hardware) -> tuple[DType, ...]:
    """The number formats that ``hw`` gets tables in, by what it computes."""
    wanted = (DType.BF16, DType.FP16) if hw.vendor in TWO_FORMATS else (DType.BF16,)
    return tuple(d for d in wanted if hw.supports(d) is not False) or (DType.FP16,)


def shares_of(hw: Hardware) -> tuple[Share, ...]:
    """The models that ``hw`` gets tables for, each over the fewest cards; those that fit no number are left out."""
    found = []
    for model in GPU_MODELS:
        try:
            found.append(smallest_share(model, hw, dtypes_of(hw)[0]))
        except InputError:
            continue
    return tuple(sorted(found, key=lambda share: share.tp_size))


def ship(card: str, folder: Path) -> list[Path]:
    """Predict the tables of ``card`` and put them under ``folder`` for those predicted before; returns the files."""
    hw = load_hardware(card)
    made: list[Table] = []
    with tempfile.TemporaryDirectory(prefix="moebench-") as scratch:
        for tp_size, shares in groupby(shares_of(hw), key=lambda share: share.tp_size):
            run = Path(scratch) / f"tp{tp_size}"
            _predict(card, [s.model for s in shares], tp_size, [d.value for d in dtypes_of(hw)], run)
            made += [load_table(path) for path in sorted((run / TABLES_FOLDER / card).glob("*.json"))]
    before = {path: load_table(path) for path in sorted((folder / card).glob("*.json"))}
    measured = {table.key for table in before.values() if not is_predicted(table)}
    for path, table in before.items():
        if is_predicted(table):
            path.unlink()
    kept = [told(table) for table in made if table.key not in measured]
    for table in kept:
        save_table(table, table_path(table, folder))
    return [table_path(table, folder) for table in kept]


def _predict(card: str, models: Sequence[str], tp_size: int, dtypes: Sequence[str], run: Path) -> None:
    from moebench.cli.tune_session import How, search
    from moebench.tune.options import OriginChoice, TuneOptions

    options = TuneOptions(models=tuple(models), dtypes=tuple(dtypes), tp_sizes=(tp_size,))
    how = How(card, None, OriginChoice.PREDICTED, None, None, run, True, "csv")
    if code := search(options, how):
        raise InputError(f"predicting {card} at TP {tp_size} ended with {code}; see what it printed")


def command_of(table: Table) -> str:
    """The command that makes ``table`` alone."""
    key = table.key
    words = [
        "moebench", "tune", "--hw", key.hardware, "--origin", "predicted", "--model", table.model, "--dtype", key.dtype,
        "--tp", str(key.shape.tp_size),
    ]  # fmt: skip
    return shlex.join(words)


def told(table: Table) -> Table:
    """``table`` with evidence that anybody can make again: its own command, the day, no records that nobody has."""
    day = datetime.now(timezone.utc)
    (old,) = table.evidence
    new = replace(
        old, id=f"{day:%Y%m%d}-tune-{table.key.hardware}-predicted", created=f"{day:%Y-%m-%d}",
        command=command_of(table), records="",
    )  # fmt: skip
    return replace(table, evidence=(new,), rows=tuple(replace(row, evidence=new.id) for row in table.rows))


def write_c_header(folder: Path) -> Path:
    """The C header of all tables in ``folder``, written beside them; raises InputError where there can't be one."""
    from moebench.tune.outcome import write_header

    tables = [load_table(path) for path in sorted(folder.glob("*.json"))]
    tables.sort(key=lambda table: table.key.shape.tp_size)
    with tempfile.TemporaryDirectory(prefix="moebench-") as scratch:
        made = write_header(tables, Path(scratch), COMMAND)
        if made.problems:
            raise InputError("; ".join(made.problems))
        source = next(path for path in made.files if path.suffix == ".h")
        write_text(source.read_text(encoding="utf-8"), folder / source.name)
    return folder / source.name


def main(
    folder: Annotated[Optional[Path], typer.Argument(help="Folder of tables; the package's own when left out.")] = None,
) -> None:
    """Predict every card's tables that ship, and write all headers anew."""
    from moebench.report.console import say

    folder = folder or shipped_tables_dir()
    for card in CARDS:
        say(f"{card}: {len(ship(card, folder))} predicted tables")
    for place in sorted({path.parent for path in folder.glob("*/*.json")}):
        say(f"{write_c_header(place)}")


if __name__ == "__main__":
    typer.run(main)
