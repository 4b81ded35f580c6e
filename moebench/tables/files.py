"""Where tables lie: shipped ones, user-level ones, and any file that is named.

A folder a hardware key, a file a table: ``<tables>/<hardware>/<table name>.json``. The shipped tables are those of
``moebench.configs``; a user-level table takes the place of a shipped one with the same key, and a measured table
that of a predicted one.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import resources
from pathlib import Path

from moebench import settings
from moebench.errors import InputError
from moebench.spec.replacing import write_text
from moebench.spec.text_files import read_text
from moebench.tables.codec import read_table, write_table
from moebench.tables.rows import Origin
from moebench.tables.schema import Table

PREDICTED_SUFFIX = ".predicted.json"
"""How the name of a table's file ends where a row was not timed."""
MOST_BYTES = 64 << 20
"""A hundred times what the largest tables need."""


Report = Callable[[InputError], None]


class UnreadableFolderError(InputError):
    """A folder of tables that can't be looked into."""


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


def left_out(error: InputError) -> str:
    """What a person is told of a file or folder that ``installed_tables`` could not read, and of what to do."""
    if isinstance(error, UnreadableFolderError):
        return f"{error}; its tables are left out"
    return f"{error}; it is left out: remove the file, or write it anew with moebench tune"


def installed_tables(hardware: str | None = None, unreadable: Report | None = None) -> tuple[TableFile, ...]:
    """All user-level and shipped tables, of one hardware key or of all, one a key.

    A measured one takes the place of a predicted one with its key, and a user's that of a shipped one. A table's own
    key says which hardware it is of, wherever it lies. A file or folder that can't be read raises InputError; with
    ``unreadable`` it is left out, and ``unreadable`` hears of it. What of another hardware's folder can't be read, or
    doesn't name ``hardware``, is passed over.
    """
    report: Report = _raise if unreadable is None else unreadable
    read: list[TableFile] = []
    for path in _paths(hardware, report):
        try:
            table = _table_of(path, hardware)
        except InputError as error:
            report(error)
            continue
        if table is not None:
            read.append(TableFile(path, table))
    found: list[TableFile] = []
    for file in sorted(read, key=lambda f: is_predicted(f.table)):
        if all(file.table.key != kept.table.key for kept in found):
            found.append(file)
    return tuple(found)


def _raise(error: InputError) -> None:
    raise error


def _paths(hardware: str | None, report: Report) -> Iterator[Path]:
    """The files that lie where tables do, a user's first; ``report`` hears of folders that can't be read.

    A folder of tables need not be there unless it was named.
    """
    named = settings.shipped_tables_dir()
    for root in dict.fromkeys((user_tables_dir(), shipped_tables_dir())):
        fine = () if root == named else (FileNotFoundError,)
        for folder in _entries(root, report, fine):
            elsewhere = hardware not in (None, folder.name)
            found = _entries(folder, _nobody if elsewhere else report, (FileNotFoundError, NotADirectoryError))
            yield from (path for path in found if path.suffix == ".json")


def _entries(folder: Path, report: Report, fine: tuple[type[OSError], ...]) -> list[Path]:
    """What lies in ``folder``; nothing where it can't be read, which ``report`` hears of where that isn't ``fine``."""
    try:
        return sorted(folder.iterdir())
    except fine:
        pass
    except OSError as error:
        report(UnreadableFolderError(f"folder {folder} can't be read: {(error.strerror or str(error)).lower()}"))
    return []


def _nobody(error: InputError) -> None:
    """Nobody hears of what is in another hardware's folder."""


def _table_of(path: Path, hardware: str | None) -> Table | None:
    """The table in ``path`` where it is of ``hardware`` (None: any).

    One in another hardware's folder is taken apart only where its text names ``hardware``: every command looks here.
    """
    where, elsewhere = f"table {path}", hardware is not None and path.parent.name != hardware
    try:
        text = read_text(path, where, MOST_BYTES)
    except InputError:
        if elsewhere:
            return None
        raise
    if elsewhere and json.dumps(hardware) not in text:
        return None
    table = read_table(text, where)
    return table if hardware in (None, table.key.hardware) else None


def save_table(table: Table, path: Path) -> None:
    """Write ``table`` to ``path``; raises InputError for what could not be read back, StoreError when it can't."""
    write_text(write_table(table), path)
