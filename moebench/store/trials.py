"""The measurements of a search, in its run folder: ``trials.jsonl`` and ``heats.jsonl``, grown line by line.

What one screening gave is on disk before the next one starts. The run folder's lock makes one writer at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Generic, TypeVar

from moebench.errors import StoreError
from moebench.store import codec
from moebench.store.heat_records import HeatRecord
from moebench.store.lines import LineFile, cut_torn_line, goes_on, whole_lines, why
from moebench.store.trial_records import TrialRecord

TRIALS_FILE = "trials.jsonl"
HEATS_FILE = "heats.jsonl"

R = TypeVar("R")


@dataclass(frozen=True)
class Lines(Generic[R]):
    """What a file of records holds: those that can be read, in the order of writing, and what can't, by name."""

    records: tuple[R, ...]
    problems: tuple[str, ...] = ()


def _read(path: Path, read: Callable[[str, str], R]) -> Lines[R]:
    """A corrupt line is named and skipped, a last line without its end left out; no file is no record."""
    lines, torn = whole_lines(path)
    records: list[R] = []
    problems: list[str] = []
    for number, line in enumerate(lines, start=1):
        where = f"{path.name} line {number}"
        try:
            records.append(read(line.decode("utf-8"), where))
        except UnicodeDecodeError:
            problems.append(f"{where}: not UTF-8 text")
        except StoreError as error:
            problems.append(str(error))
    if torn:
        problems.append(f"{path.name} line {len(lines) + 1}: cut short after {torn} bytes; left out")
    return Lines(tuple(records), tuple(problems))


def read_trials(path: Path) -> Lines[TrialRecord]:
    """The trials in the file ``path``; raises StoreError when it is there and can't be opened."""
    return _read(path, codec.read_trial)


def read_heats(path: Path) -> Lines[HeatRecord]:
    """The races in the file ``path``; raises StoreError when it is there and can't be opened."""
    return _read(path, codec.read_heat)


class TrialStore:
    """The trials and races of the run folder ``folder``, which the caller has locked (``RunFolder``).

    What is there is read and a torn last line cut; ``problems`` names what could not be read. ``before_first`` is
    called before the first line is written. Use it as a context manager, or call ``close``.
    """

    def __init__(self, folder: Path, before_first: Callable[[], None] = lambda: None) -> None:
        self.folder = folder
        self._before_first: Callable[[], None] | None = before_first
        found, raced = read_trials(folder / TRIALS_FILE), read_heats(folder / HEATS_FILE)
        self.problems = (*found.problems, *raced.problems)
        self._trials = {r.trial_id: r for r in found.records}
        self._heats = {h.heat_id: h for h in raced.records}
        for name in (TRIALS_FILE, HEATS_FILE):
            cut_torn_line(folder / name)
        self._trial_lines = LineFile(folder / TRIALS_FILE)
        self._heat_lines = LineFile(folder / HEATS_FILE)

    @property
    def trials(self) -> tuple[TrialRecord, ...]:
        """The last record of every trial, in the order in which they first appeared."""
        return tuple(self._trials.values())

    @property
    def heat_ids(self) -> tuple[str, ...]:
        """The ids of all races, in the order in which they first appeared."""
        return tuple(self._heats)

    @property
    def heats(self) -> tuple[HeatRecord, ...]:
        """All races, in the order in which they were first run."""
        return tuple(self._heats.values())

    def heat(self, heat_id: str) -> HeatRecord | None:
        """The race with this id, None where it was not run yet."""
        return self._heats.get(heat_id)

    def append(self, records: Sequence[TrialRecord]) -> None:
        """Write what one screening gave; it is on disk when this returns.

        Raises StoreError when it can't (a full disk is named); the file then ends with its last whole line.
        """
        self._write(self._trial_lines, [codec.write_trial(r) for r in records])
        self._trials.update({r.trial_id: r for r in records})

    def append_heat(self, record: HeatRecord) -> None:
        """Write one race, as ``append`` does."""
        self._write(self._heat_lines, [codec.write_heat(record)])
        self._heats[record.heat_id] = record

    def _write(self, file: LineFile, lines: Sequence[str]) -> None:
        if self._before_first is not None:
            self._before_first()
            self._before_first = None
        try:
            file.append(lines)
        except OSError as error:
            raise StoreError(
                f"can't write {file.path}: {why(error)}; "
                f"{goes_on(self.folder, f'every trial before it ({len(self._trials)})')}"
            ) from error

    def close(self) -> None:
        """Give the files back; harmless when called twice."""
        self._trial_lines.close()
        self._heat_lines.close()

    def __enter__(self) -> TrialStore:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
