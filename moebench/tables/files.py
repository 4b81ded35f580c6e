"""Where tables lie: shipped ones, user-level ones, and any file that is named.

A folder a hardware key, a file a table: ``<tables>/<hardware>/<table name>.json``. The shipped tables are those of
``moebench.configs``; a user-level table takes the place of a shipped one with the same key, and a measured table
that of a predicted one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import resources
from pathlib import Path

from moebench import settings
from moebench.errors import InputError
from moebench.spec.replacing import write_text
from moebench.tables.codec import read_table, write_table
from moebench.tables.json_text import read_text
from moebench.tables.rows import Origin
from moebench.tables.schema import Table

PREDICTED_SUFFIX = ".predicted.json"
"""How the name of a table's file ends where a row was not timed."""
MOST_BYTES = 64 << 20
"""A hundred times what the largest tables need."""


@dataclass(frozen=True)
class TableFile:
    """A table and the file it was read from."""

    path: Path
    table: Table


def shipped_tables_dir() -> Path:
    """Folder of the tables that come with this package, or the one in its place (``MOEBENCH_TABLES_DIR``)."""
    return settings.shipped_tables_dir() or Path(str(resources.files("moebench.configs"))) / "tables"


def user_tables_dir() -> Path:
    """Folder of user-level tables; it may not exist yet."""
    return settings.user_config_dir() / "tables"


def is_predicted(table: Table) -> bool:
    """Whether a row of ``table`` was not timed by anybody."""
    return any(row.origin is Origin.PREDICTED for row in table.rows)


def file_name(table: Table) -> str:
    """The name of ``table``'s file: its canonical name, and ``predicted`` where a row was not timed."""
    return f"{table.name}{PREDICTED_SUFFIX if is_predicted(table) else '.json'}"


def table_path(table: Table, folder: Path) -> Path:
    """Where ``table`` lies under ``folder``: a folder for its hardware, and its file's name."""
    return folder / table.key.hardware / file_name(table)


def load_table(path: Path) -> Table:
    """The table in ``path``; raises InputError naming the file, the field and what is allowed."""
    where = f"table {path}"
    return read_table(read_text(path, where, MOST_BYTES), where)


def installed_tables(
    hardware: str | None = None, unreadable: Callable[[InputError], None] | None = None
) -> tuple[TableFile, ...]:
    """All user-level and shipped tables, of one hardware key or of all, one a key.

    A measured one takes the place of a predicted one with its key, and a user's that of a shipped one. A file that
    can't be read raises InputError; with ``unreadable`` it is left out, and ``unreadable`` hears of it.
    """
    folders = (user_tables_dir(), shipped_tables_dir())
    read: list[TableFile] = []
    for path in (path for folder in folders for path in sorted(folder.glob(f"{hardware or '*'}/*.json"))):
        try:
            read.append(TableFile(path, load_table(path)))
        except InputError as error:
            if unreadable is None:
                raise
            unreadable(error)
    found: list[TableFile] = []
    for file in sorted(read, key=lambda f: is_predicted(f.table)):
        if all(file.table.key != kept.table.key for kept in found):
            found.append(file)
    return tuple(found)


def save_table(table: Table, path: Path) -> None:
    """Write ``table`` to ``path``; raises InputError for what could not be read back, StoreError when it can't."""
    write_text(write_table(table), path)
