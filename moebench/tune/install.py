"""Putting a measured table where ``moebench run`` and ``moebench.lookup`` find it, without losing better rows there."""

from __future__ import annotations

import os
from dataclasses import dataclass, replace
from pathlib import Path

from moebench.errors import InputError, StoreError
from moebench.tables.files import is_predicted, load_table, save_table, table_path, user_tables_dir
from moebench.tables.merge import merge
from moebench.tables.rows import Row
from moebench.tables.schema import Table
from moebench.tables.stale import changed_kernels


@dataclass(frozen=True)
class Installed:
    """The user-level file that holds a table now (None: it was left as it is), and what a person must know of it.

    ``problem`` says why it could not be put there, empty where it could or need not be.
    """

    path: Path | None
    notes: tuple[str, ...] = ()
    problem: str = ""


def install_path(table: Table) -> Path:
    """The user-level file of ``table``."""
    return table_path(table, user_tables_dir())


def install(table: Table) -> Installed:
    """Put the rows of ``table`` over those of the user-level table of its name, where they are no poorer.

    Predicted rows are not installed. A row that was found among more plans on the same device with the same versions
    stays, and so does a whole table that this one can't be merged with and that holds more token counts, or that is of
    another layer whose model has the same name. A file that can't be written is a problem, and no error: the table
    that the search wrote is there without it.
    """
    try:
        return _put(table)
    except (InputError, StoreError) as error:
        return Installed(None, problem=f"{table.name}: {error}")


def _put(table: Table) -> Installed:
    if is_predicted(table):
        return Installed(None, (f"not installed: rows of {table.name} are predicted",))
    path, notes = install_path(table), list[str]()
    if os.path.isfile(path):
        try:
            old = load_table(path)
        except InputError as error:
            notes.append(f"{error}; it was replaced")
        else:
            found = _over(table, old, path, notes)
            if found is None:
                return Installed(None, tuple(notes))
            table = found
    save_table(table, path)
    return Installed(path, (*notes, *_share_notes(table)))


def _share_notes(table: Table) -> list[str]:
    """Of a table of one rank's share, the runs that take its plans: one without options measures the whole layer."""
    shape = table.key.shape
    sizes = {"--tp": shape.tp_size, "--ep-size": shape.ep_size}
    split = {name: size for name, size in sizes.items() if size > 1}
    if not split:
        return []
    words, whole = " ".join(f"{name} {size}" for name, size in split.items()), " ".join(f"{name} 1" for name in split)
    return [
        f"moebench run takes the plans of {table.name} with {words} alone; the whole layer, its default, needs a table "
        f"of its own, tuned with {whole}"
    ]


def _over(table: Table, old: Table, path: Path, notes: list[str]) -> Table | None:
    """What ``path``, which holds ``old``, shall hold; None: it stays."""
    if replace(old.key, kernels=table.key.kernels) != table.key:
        notes.append(
            f"{path} stays: it is of another layer of this name ({old.key.shape.describe()}); rename the model"
        )
        return None
    if changed := changed_kernels(old.key):
        notes.append(f"{path} was of other kernels ({changed[0]}) and was replaced")
        return table
    ids = {e.id for e in table.evidence}
    before = _with_rows(old, [r for r in old.rows if r.evidence not in ids])  # the same search, gone on with
    kept = [r for r in table.rows if not _poorer(r, table, before)]
    if stay := [r.num_tokens for r in table.rows if r not in kept]:
        counts = ", ".join(map(str, stay))
        notes.append(
            f"at T={counts} the rows in {path} stay: they were found among more plans; to take the new ones remove the "
            "file and run the same command again"
        )
    if not kept:
        return None
    try:
        return merge([before, _with_rows(table, kept)])
    except InputError as error:
        if len(before.rows) <= len(table.rows):
            notes.append(f"{path} was replaced: {error}")
            return table
        notes.append(
            f"{path} stays, with {len(before.rows)} token counts against {len(table.rows)}: {error}; remove it to "
            "install this one"
        )
        return None


def _with_rows(table: Table, rows: list[Row]) -> Table:
    used = {r.evidence for r in rows}
    return replace(table, rows=tuple(rows), evidence=tuple(e for e in table.evidence if e.id in used))


def _poorer(row: Row, table: Table, old: Table) -> bool:
    """Whether ``old`` has a row of this count that more plans were tried for: same device, versions and default.

    Both rows beat or kept that default in a race; the search among fewer plans has seen less.
    """
    if old.defaults != table.defaults:
        return False
    there = next((r for r in old.rows if r.num_tokens == row.num_tokens), None)
    if there is None or there.trials <= row.trials:
        return False
    one, other = table.evidence_of(row), old.evidence_of(there)
    return (one.device_name, one.versions) == (other.device_name, other.versions)
