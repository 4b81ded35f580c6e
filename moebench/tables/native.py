"""The project's own form: a table's JSON under its canonical name."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from moebench.tables.codec import write_table
from moebench.tables.files import table_path
from moebench.tables.registry import ExportedFile, ExportOptions, TableFormat
from moebench.tables.schema import Table


class Native(TableFormat):
    """``<hardware>/<table name>.json``."""

    name = "native"

    def export(self, tables: Sequence[Table], options: ExportOptions) -> tuple[ExportedFile, ...]:
        """One file a table; nothing is lost, so nothing has to be allowed."""
        return tuple(ExportedFile(table_path(t, Path()), write_table(t)) for t in tables)

    def usage(self, files: Sequence[ExportedFile], folder: Path) -> str:
        """``moebench run --table``."""
        return f"moebench run --table {folder / files[0].path}"


FORMAT = Native()
