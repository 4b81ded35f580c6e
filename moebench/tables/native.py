"""The project's own form: a table's JSON under its canonical name."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path

from moebench.spec.dtypes import DType
from moebench.spec.shell import path_word
from moebench.tables.codec import read_table, write_table
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
        """``moebench run --table``; where no run can take the plans, the look-up in the file."""
        path, key = folder / files[0].path, read_table(files[0].text).key
        if key.ep is not None or key.dtype not in [d.value for d in DType]:
            return shlex.join(["moebench", "table", "lookup", path_word(path), "--tokens", "1"])
        words = ["moebench", "run", "--table", path_word(path)]
        words += ["--tp", str(key.shape.tp_size)] if key.shape.tp_size > 1 else []
        words += ["--ep-size", str(key.shape.ep_size)] if key.shape.ep_size > 1 else []
        return shlex.join(words)


FORMAT = Native()
