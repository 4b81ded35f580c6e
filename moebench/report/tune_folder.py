"""A search as its run folder holds it: the tables that were written, and what its records say of the rest."""

from __future__ import annotations

import shlex
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from moebench.errors import InputError
from moebench.report.tune_view import TaskView, View, gains
from moebench.report.values import counted, spans
from moebench.store.heat_records import HeatRecord
from moebench.store.reader import Run
from moebench.store.records import STATE_COMPLETE
from moebench.store.trial_records import TrialRecord
from moebench.store.trials import HEATS_FILE, TRIALS_FILE, read_heats, read_trials
from moebench.tables.files import PREDICTED_SUFFIX, is_predicted, load_table, table_path
from moebench.tables.rows import Origin
from moebench.tables.schema import Table
from moebench.tune.coverage import COVERAGE
from moebench.tune.options import ENGINES, NATIVE
from moebench.tune.outcome import HEADER, INCLUDE_FOLDER, TABLES_FOLDER, Written
from moebench.tune.usage import native_usage, usage_of

PLOTS_FOLDER = "plots"

Key = tuple[str, str, int, int, str, str]
"""Model, number format, tensor- and expert-parallel size, variant, origin: what a search's tables differ in."""


def is_search(run: Run) -> bool:
    """Whether the folder is one of ``moebench tune``."""
    return "tune" in run.header.settings or (run.path / TRIALS_FILE).is_file()


@dataclass
class _Tried:
    """What was tried of one table."""

    trials: list[TrialRecord] = field(default_factory=list)
    failed_defaults: set[int] = field(default_factory=set)

    @property
    def tokens(self) -> set[int]:
        return {int(r.workload["num_tokens"]) for r in self.trials}

    def words(self) -> str:
        failed = Counter(r.failure.kind for r in self.trials if r.failure is not None)
        kinds = ", ".join(f"{count} {kind}" for kind, count in failed.most_common())
        return f"{counted(len(self.trials), 'trial')}, {f'failed: {kinds}' if kinds else 'none failed'}"


def _key(workload: Mapping[str, Any], variant: str, origin: str) -> Key:
    return (
        str(workload["shape"]["name"]), str(workload["dtype"]), int(workload["tp_size"]), int(workload["ep_size"]),
        variant, origin,
    )  # fmt: skip


def _key_of(table: Table) -> Key:
    shape, origin = table.key.shape, Origin.PREDICTED if is_predicted(table) else Origin.MEASURED
    return table.model, table.key.dtype, shape.tp_size, shape.ep_size, table.key.variant, origin.value


def _name(key: Key, backend: str) -> str:
    model, dtype, tp_size, ep_size, variant, _ = key
    sizes = [f"tp{tp_size}"] * (tp_size > 1) + [f"ep{ep_size}"] * (ep_size > 1)
    return f"{' '.join([model, dtype, *sizes])}, {backend}/{variant}"


def tables_in(path: Path) -> tuple[list[Table], list[str]]:
    """The tables of the folder, and what can't be read, in words."""
    tables, problems = [], []
    for file in _table_files(path):
        try:
            tables.append(load_table(file))
        except InputError as error:
            problems.append(str(error))
    return tables, problems


def _table_files(path: Path) -> list[Path]:
    """The files of the folder's tables by name, measured ones first."""
    return sorted(_files(path / TABLES_FOLDER, "*/*.json"), key=lambda file: file.name.endswith(PREDICTED_SUFFIX))


def _files(folder: Path, pattern: str = "**/*") -> list[Path]:
    return sorted(p for p in folder.glob(pattern) if p.is_file() and not p.name.startswith("."))


def _tried(trials: Sequence[TrialRecord], heats: Sequence[HeatRecord]) -> dict[Key, _Tried]:
    found: dict[Key, _Tried] = {}
    for record in {r.trial_id: r for r in trials}.values():
        key = _key(record.workload, record.variant, record.origin)
        found.setdefault(key, _Tried()).trials.append(record)
    for heat in heats:
        if heat.failures and heat.failures[0] is not None:
            key = _key(heat.workload, str(heat.plans[0]["variant"]), heat.origin)
            found.setdefault(key, _Tried()).failed_defaults.add(int(heat.workload["num_tokens"]))
    return found


def _task(name: str, table: Table | None, tried: _Tried, goes_on: str) -> TaskView:
    raced = set() if table is None else {r.num_tokens for r in table.rows}
    failed = sorted(tried.failed_defaults - raced)
    unraced = sorted(tried.tokens - raced - set(failed))
    notes = [f"{name}: nothing was judged, so there is no table; {goes_on}"] if table is None else gains(name, table)
    if failed:
        notes.append(f"T={spans(failed)}: the default plan itself failed; no row")
    if unraced and table is not None:
        notes.append(f"T={spans(unraced)}: tried, but not raced, so that the default holds there; {goes_on}")
    if tried.trials:
        notes.append(tried.words())
    return TaskView(name, table, tuple(notes), unraced=tuple(unraced))


def _written(path: Path, tables: Sequence[Table]) -> Written:
    usage: dict[str, str] = {}
    listed: list[Path] = []
    native = _table_files(path)
    if tables:
        first = tables[0]
        usage[NATIVE] = native_usage(first, table_path(first, path / TABLES_FOLDER))
    for target, folder in (*((e, path / e) for e in ENGINES), (HEADER, path / INCLUDE_FOLDER)):
        listed += _files(folder)
        if files := [f for f in _files(folder) if ".evidence." not in f.name]:
            usage[target] = usage_of(target, files, folder)
    return Written((*native, *listed, *_files(path / PLOTS_FOLDER)), usage)


def view(run: Run) -> tuple[View, list[str]]:
    """What the search in ``run`` found, and what of it can't be read, in words; raises StoreError for a closed file."""
    trials, heats = read_trials(run.path / TRIALS_FILE), read_heats(run.path / HEATS_FILE)
    tables, problems = tables_in(run.path)
    tried = _tried(trials.records, heats.records)
    goes_on = f"the same command with --out {shlex.quote(str(run.path))} goes on"
    tasks = []
    for table in tables:
        key = _key_of(table)
        tasks.append(_task(_name(key, table.key.backend), table, tried.pop(key, _Tried()), goes_on))
    for key, left in tried.items():
        backend = left.trials[0].backend if left.trials else "default"
        tasks.append(_task(_name(key, backend), None, left, goes_on))
    header = run.header
    ended = header.state == STATE_COMPLETE
    reason = "" if ended else f"this search is {header.state}; {goes_on}: {shlex.join(header.command)}"
    coverage = header.settings.get(COVERAGE, {})
    return View(tuple(tasks), _written(run.path, tables), header.state, reason, coverage), [
        *trials.problems, *heats.problems, *problems,
    ]  # fmt: skip
