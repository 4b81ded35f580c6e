"""Makes the predicted tables that the package ships: ``python -m moebench.cli.ship_tables [FOLDER]``.

Run it after the analytic model, the default plans or a kernel has changed: a table is true for their sources alone.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

from moebench.errors import InputError
from moebench.spec.dtypes import DType
from moebench.spec.hardware import Hardware
from moebench.spec.hw_files import load_hardware
from moebench.tables.files import shipped_tables_dir
from moebench.tune.defaults import GPU_MODELS
from moebench.tune.shares import Share, smallest_share

CARDS = ("bi-v100", "mr-v100", "bi-v150", "h20", "a100-sxm-80", "mi300x", "l40s", "b200")
TWO_FORMATS = ("iluvatar",)
"""Vendors whose cards get fp16 tables beside bf16 ones: their older software runs fp16 alone."""

HEADER_FOLDER, TABLES_FOLDER = "include", "tables"


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
    """Predict the tables of ``card`` and put them, with its C header, under ``folder``; returns the files."""
    hw = load_hardware(card)
    written: list[Path] = []
    with tempfile.TemporaryDirectory(prefix="moebench-") as made:
        for tp_size, shares in groupby(shares_of(hw), key=lambda share: share.tp_size):
            run = Path(made) / f"tp{tp_size}"
            _predict(card, [s.model for s in shares], tp_size, [d.value for d in dtypes_of(hw)], run)
            written += [_kept(path, folder / card) for path in sorted((run / TABLES_FOLDER / card).glob("*.json"))]
    written.append(_header(written, folder / card))
    return written


def _predict(card: str, models: Sequence[str], tp_size: int, dtypes: Sequence[str], run: Path) -> None:
    from moebench.cli.tune_session import How, search
    from moebench.tune.options import OriginChoice, TuneOptions

    options = TuneOptions(models=tuple(models), dtypes=tuple(dtypes), tp_sizes=(tp_size,))
    how = How(card, None, OriginChoice.PREDICTED, None, None, run, True, "json")
    if code := search(options, how):
        raise InputError(f"predicting {card} at TP {tp_size} ended with {code}; see what it printed")


def _kept(path: Path, folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return Path(shutil.copy2(path, folder / path.name))


def _header(tables: Sequence[Path], folder: Path) -> Path:
    """One C header of all tables of a card."""
    from moebench.tables.files import load_table
    from moebench.tune.outcome import write_header

    made = write_header([load_table(path) for path in tables], folder, "python -m moebench.cli.ship_tables")
    if made.problems:
        raise InputError("; ".join(made.problems))
    source = next(path for path in made.files if path.suffix == ".h")
    target = Path(shutil.move(source, folder / source.name))
    shutil.rmtree(folder / HEADER_FOLDER)
    return target


def main(arguments: Sequence[str]) -> None:
    """Ship every card's tables to the folder that is named, or to the package's own."""
    from moebench.report.console import say

    folder = Path(arguments[0]) if arguments else shipped_tables_dir()
    for card in CARDS:
        say(f"{card}: {len(ship(card, folder))} files")


if __name__ == "__main__":
    main(sys.argv[1:])
