"""Reading a run folder: everything that can be read, and a name for everything that can't."""

from __future__ import annotations

import contextlib
import os
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from moebench.errors import StoreError
from moebench.store import codec
from moebench.store.lines import read_whole, require_regular
from moebench.store.lock import is_locked
from moebench.store.records import STATE_FAILED, STATE_RUNNING, STATUS_OK, PointRecord, RunHeader
from moebench.store.rows import to_row

HEADER_FILE = "run.json"
RECORDS_FILE = "records.jsonl"
LOCK_FILE = "run.lock"


@dataclass(frozen=True)
class Run:
    """One run as its folder holds it.

    ``history`` has every readable record in the order of writing; ``records`` the last one of each point, so
    that a point which failed and was measured again stands once. ``problems`` names what could not be read;
    without ``header_read`` the header is a stand-in that says ``unknown``.
    """

    path: Path
    header: RunHeader
    history: tuple[PointRecord, ...] = ()
    problems: tuple[str, ...] = ()
    header_read: bool = True

    @cached_property
    def records(self) -> tuple[PointRecord, ...]:
        """The last record of every point, in the order in which the points first appeared."""
        return tuple({r.point_id: r for r in self.history}.values())

    @property
    def done_ids(self) -> frozenset[str]:
        """Ids of the points whose last record is ``ok``."""
        return frozenset(r.point_id for r in self.records if r.status == STATUS_OK)

    def to_rows(self) -> list[dict[str, Any]]:
        """One flat mapping a point for ``pandas.DataFrame`` or ``csv``; times in microseconds, absent ones None."""
        return [to_row(r) for r in self.records]


@dataclass(frozen=True)
class RecordsFile:
    """What ``records.jsonl`` holds: its records, its problems, and the bytes up to the last whole line."""

    records: tuple[PointRecord, ...]
    problems: tuple[str, ...]
    whole_bytes: int


def read_records(path: Path) -> RecordsFile:
    """Read ``records.jsonl``: a corrupt line is named and skipped, a last line without its end is cut."""
    try:
        data = read_whole(path)
    except FileNotFoundError:
        return RecordsFile((), (f"{path.name} is missing",), 0)
    except OSError as error:
        raise StoreError(f"can't read {path}: {error.strerror}") from error
    *lines, tail = data.split(b"\n")
    records: list[PointRecord] = []
    problems: list[str] = []
    for number, line in enumerate(lines, start=1):
        where = f"{path.name} line {number}"
        try:
            records.append(codec.read_point(line.decode("utf-8"), where))
        except UnicodeDecodeError:
            problems.append(f"{where}: not UTF-8 text")
        except StoreError as error:
            problems.append(str(error))
    if tail:
        problems.append(f"{path.name} line {len(lines) + 1}: cut short after {len(tail)} bytes; left out")
    return RecordsFile(tuple(records), tuple(problems), len(data) - len(tail))


def _unknown_header(records: int) -> RunHeader:
    """Stands in for a header that can't be read."""
    unknown = "unknown"
    return RunHeader(
        run_id=unknown, created=unknown, moebench=unknown, command=(), hardware=unknown, device_name=unknown,
        device_kind=unknown, versions={}, settings={}, num_points=records, state=STATE_FAILED,
        notes=("run.json could not be read",),
    )  # fmt: skip


def _read_header(path: Path) -> RunHeader | str:
    """The header, or why there is none."""
    try:
        return codec.read_header(read_whole(path).decode("utf-8"), path.name)
    except FileNotFoundError:
        return f"{path.name} is missing"
    except UnicodeDecodeError:
        return f"{path.name}: not UTF-8 text"
    except OSError as error:
        return f"{path.name} can't be read: {error.strerror}"
    except StoreError as error:
        return str(error)


def require_regular_files(folder: Path) -> None:
    """Raise StoreError for the first entry of ``folder`` or below it that is neither a folder nor a regular file, nor a
    link to one: whoever writes there reads what lies there too, and would wait for a pipe for ever."""
    for root, _, names in os.walk(folder):
        for name in sorted(names):
            with contextlib.suppress(OSError):  # a link that leads nowhere
                require_regular(Path(root, name))


def is_run(path: Path) -> bool:
    """Whether ``path`` is a folder that holds a run, whole or damaged."""
    return any(os.path.isfile(path / name) for name in (HEADER_FILE, RECORDS_FILE))


def load(path: str | Path) -> Run:
    """Read the run folder ``path``; raises StoreError when it is none or when nothing in it can be read."""
    folder = Path(path)
    try:
        names = set(os.listdir(folder))
    except FileNotFoundError:
        raise StoreError(f"can't read run {folder}: there is no such folder") from None
    except NotADirectoryError:
        raise StoreError(f"can't read run {folder}: it is a file; give the run's folder") from None
    except OSError as error:
        raise StoreError(f"can't read run {folder}: {(error.strerror or str(error)).lower()}") from error
    if not names & {HEADER_FILE, RECORDS_FILE}:
        raise StoreError(f"{folder} is not a run folder: it holds neither {HEADER_FILE} nor {RECORDS_FILE}")
    found = _read_header(folder / HEADER_FILE)
    lines = read_records(folder / RECORDS_FILE)
    problems = list(lines.problems)
    if isinstance(found, RunHeader):
        if found.state == STATE_RUNNING and not is_locked(folder / LOCK_FILE):
            problems.append("the run was ended from outside before it was complete; run it again with --out to go on")
        return Run(folder, found, lines.records, tuple(problems))
    problems.insert(0, found)
    if not lines.records:
        raise StoreError(f"nothing of run {folder} can be read: {'; '.join(problems)}")
    return Run(folder, _unknown_header(len(lines.records)), lines.records, tuple(problems), header_read=False)
