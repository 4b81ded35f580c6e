"""The forms a table can be exported to: one file a format, and the entry points of others."""

from __future__ import annotations

import importlib
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from moebench.errors import InputError
from moebench.registry import Registry
from moebench.tables.check import illegal_rows
from moebench.tables.schema import Table

BUILT_IN = ("native", "vllm", "sglang", "hw_config")
"""Modules of this package that hold a ``FORMAT``."""


@dataclass(frozen=True)
class ExportOptions:
    """What an export may do and how it names things.

    ``command`` is the command line that asks for it, written into what is made. ``hardware`` is the descriptor's
    key where no table says it. ``prefix`` begins the names of the C header.
    """

    command: str = "moebench table export"
    allow_foreign_kernel: bool = False
    allow_predicted: bool = False
    hardware: str | None = None
    prefix: str = "moebench"


@dataclass(frozen=True)
class ExportedFile:
    """One file of an export: where it lies under the output folder, and its text."""

    path: Path
    text: str


class TableFormat(ABC):
    """A form of tables that some engine loads; a third party registers one at the group ``moebench.table_formats``.

    ``needs_tables``: without a table there is nothing to write.
    """

    name: str
    needs_tables: bool = True

    @abstractmethod
    def export(self, tables: Sequence[Table], options: ExportOptions) -> tuple[ExportedFile, ...]:
        """The files of ``tables``; raises InputError for what the engine could not load or must not believe."""

    @abstractmethod
    def usage(self, files: Sequence[ExportedFile], folder: Path) -> str:
        """The exact line that makes the engine use ``files`` under ``folder``."""


def _load(module: str) -> TableFormat:
    found = importlib.import_module(f"{__package__}.{module}").FORMAT
    assert isinstance(found, TableFormat)
    return found


def _built_in() -> Registry[TableFormat]:
    registry: Registry[TableFormat] = Registry("table format", entry_points="moebench.table_formats")
    for module in BUILT_IN:
        registry.add(module, lambda module=module: _load(module))  # type: ignore[misc]
    return registry


table_formats: Registry[TableFormat] = _built_in()


def export(name: str, tables: Sequence[Table], options: ExportOptions) -> tuple[ExportedFile, ...]:
    """The files of ``tables`` in the format called ``name``; raises UnknownNameError, and InputError."""
    chosen = table_formats.get(name)
    if chosen.needs_tables and not tables:
        raise InputError(f"no table was given to export to {name}; name at least one file")
    for table in tables:
        if illegal := illegal_rows(table):
            more = f" (and {len(illegal) - 1} more)" if len(illegal) > 1 else ""
            raise InputError(
                f"{table.name}: {illegal[0]}{more}; a plan that {table.key.hardware} can't run is not exported: see "
                "moebench table check"
            )
    files = chosen.export(tables, options)
    paths = [f.path for f in files]
    if twice := next((p for p in paths if paths.count(p) > 1), None):
        raise InputError(f"{twice} would be written twice: {name} can't tell two of these tables apart; export one")
    return files
