"""What a search leaves: tables in every wanted form, and the line that makes each engine use them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from moebench.errors import InputError
from moebench.spec.replacing import write_text
from moebench.store.records import Failure
from moebench.tables import sglang, vllm
from moebench.tables.files import is_predicted, load_table, save_table, table_path, user_tables_dir
from moebench.tables.registry import ExportOptions, export, table_formats
from moebench.tables.rows import Origin
from moebench.tables.schema import Table, table_name
from moebench.tables.stale import changed_kernels
from moebench.tune.install import Installed
from moebench.tune.install import install as put_in_place
from moebench.tune.options import NATIVE
from moebench.tune.planning import Task
from moebench.tune.search import Searched
from moebench.tune.usage import native_usage, predicted_note

TABLES_FOLDER = "tables"
HEADER = "hw_config"
INCLUDE_FOLDER = "include"


@dataclass(frozen=True)
class TaskOutcome:
    """How one task ended: its table (None: nothing was raced), or the failure that ended it, with everything tried."""

    task: Task
    searched: Searched | None = None
    table: Table | None = None
    failure: Failure | None = None
    stopped: str = ""


@dataclass(frozen=True)
class Written:
    """Files that were written, in the order of writing, a line of use by target, and what could not be exported.

    ``installed`` are the user-level tables among the files, ``notes`` say what of them was not replaced, and
    ``not_installed`` which could not be written, and why.
    """

    files: tuple[Path, ...] = ()
    usage: dict[str, str] = field(default_factory=dict)
    problems: tuple[str, ...] = ()
    installed: tuple[Path, ...] = ()
    notes: tuple[str, ...] = ()
    not_installed: tuple[str, ...] = ()


def expected_files(tasks: Sequence[Task], folder: Path, origin: str, install: bool = False) -> list[str]:
    """The files that a search of ``tasks`` would write, as far as they are known before it.

    ``install``: the user-level tables among them, which are those of measured tables alone.
    """
    found = []
    for task in tasks:
        key = task.key
        suffix = ".predicted" if task.why_predicted or origin == Origin.PREDICTED.value else ""
        stem = table_name(task.workloads[0].shape.name, key)
        found.append(str(folder / TABLES_FOLDER / key.hardware / f"{stem}{suffix}.json"))
        if install and not suffix:
            found.append(str(user_tables_dir() / key.hardware / f"{stem}.json"))
        for engine in task.engines:
            found += [str(folder / engine / path) for path in _engine_paths(engine, task, predicted=bool(suffix))]
    hardware = list(dict.fromkeys(t.hw.key for t in tasks))
    return [*found, *(str(folder / INCLUDE_FOLDER / key / f"{HEADER}.h") for key in hardware)]


def _engine_paths(engine: str, task: Task, *, predicted: bool) -> list[Path]:
    """The files of ``engine`` that the table of ``task`` would be exported to."""
    if engine == sglang.FORMAT.name:
        return sglang.expected_paths(task.key, task.hw.device_names, predicted=predicted)
    return vllm.expected_paths(task.key, task.hw.device_names)


def write_task(outcome: TaskOutcome, folder: Path, command: str, *, install: bool = True) -> Written:
    """Write the table of ``outcome`` and the engines' files made of it; with ``install`` also where runs look for it.

    Raises StoreError when a file can't be written.
    """
    table = outcome.table
    if table is None:
        return Written()
    files, usage, problems = [], {}, []
    path = table_path(table, folder / TABLES_FOLDER)
    save_table(table, path)
    files.append(path)
    usage[NATIVE] = native_usage(table, path, outcome.task.model)
    installed = Installed(None)
    if is_predicted(table):
        installed = Installed(None, (predicted_note(table, path, outcome.task.model),))
    elif install:
        installed = put_in_place(table)
    files += [] if installed.path is None else [installed.path]
    for engine in outcome.task.engines:
        try:
            more, line = write_export(engine, [table], folder / engine, command)
        except InputError as error:
            problems.append(f"{engine}: {error}")
            continue
        files += more
        usage[engine] = line
    places = () if installed.path is None else (installed.path,)
    failed = (installed.problem,) if installed.problem else ()
    return Written(tuple(files), usage, tuple(problems), places, installed.notes, failed)


def write_export(target: str, tables: Sequence[Table], folder: Path, command: str) -> tuple[list[Path], str]:
    """Write ``tables`` in the form of ``target`` under ``folder``; returns the files and the line that uses them."""
    options = ExportOptions(command, allow_predicted=True)
    made = export(target, tables, options)
    for file in made:
        write_text(file.text, folder / file.path)
    line = table_formats.get(target).usage(made, folder)
    return [folder / f.path for f in made], line


def _tables_before(tables: Sequence[Table], folder: Path) -> tuple[list[Table], list[str]]:
    """The tables in ``folder`` of the same hardware, other keys and today's kernels, and what of it can't be read."""
    hardware, known = {t.key.hardware for t in tables}, {t.key for t in tables}
    found, problems = list[Table](), list[str]()
    for path in (p for key in sorted(hardware) for p in sorted((folder / TABLES_FOLDER / key).glob("*.json"))):
        try:
            table = load_table(path)
        except InputError as error:
            problems.append(f"{HEADER}: {error}")
            continue
        if table.key not in known and not changed_kernels(table.key):
            found.append(table)
    return found, problems


def write_header(tables: Sequence[Table], folder: Path, command: str) -> Written:
    """The hardware's C header with every table that it can hold, those of earlier searches in ``folder`` among them:
    of each number format and shape the first one that was measured, and the first one that was predicted."""
    chosen: dict[object, Table] = {}
    before, problems = _tables_before(tables, folder)
    for table in (*tables, *before):
        chosen.setdefault((table.key.hardware, table.key.dtype, table.key.shape, is_predicted(table)), table)
    if not chosen:
        return Written()
    try:
        files, line = write_export(HEADER, list(chosen.values()), folder / INCLUDE_FOLDER, command)
    except InputError as error:
        return Written(problems=(*problems, f"{HEADER}: {error}"))
    return Written(tuple(files), {HEADER: line}, tuple(problems))
