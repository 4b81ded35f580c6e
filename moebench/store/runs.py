"""Writing a run folder: ``run.json`` replaced as a whole, ``records.jsonl`` grown line by line, each line on disk.

Every measurement is on disk before the next one starts. A folder has one writer at a time.
"""

from __future__ import annotations

import contextlib
import os
import re
from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime
from io import FileIO
from pathlib import Path
from types import TracebackType

from moebench.errors import StoreError
from moebench.store import codec
from moebench.store.lines import cut_torn_line, goes_on, why
from moebench.store.lock import FileLock
from moebench.store.reader import HEADER_FILE, LOCK_FILE, RECORDS_FILE, Run, is_run, load, require_regular_files
from moebench.store.records import NOT_MEASURED, STATE_RUNNING, STATUS_OK, PointRecord, RunHeader

__all__ = ["Run", "RunFolder", "default_run_path", "is_run", "load"]

_SAME_ON_RESUME = ("hardware", "device_name", "device_kind", "moebench", "versions")


def _sync_folder(folder: Path) -> None:
    """Make the names in ``folder`` durable, where folders can be opened (not on Windows)."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _replace_file(path: Path, text: str, advice: str = "choose another folder with --out") -> None:
    """Write ``path`` as a whole or not at all; raises StoreError with ``advice``."""
    draft = path.with_name(path.name + ".new")
    try:
        with open(draft, "wb") as file:
            file.write(text.encode("utf-8"))
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
        _sync_folder(path.parent)
    except OSError as error:
        raise StoreError(f"can't write {path}: {why(error)}; {advice}") from error
    finally:
        with contextlib.suppress(OSError):  # gone where it became the file; there after an error or a Ctrl-C
            draft.unlink()


def _make_folders(path: Path) -> list[Path]:
    """Make ``path`` and its missing parents; returns those made, the deepest first."""
    made: list[Path] = []
    try:
        missing = [p for p in (path, *path.parents) if not p.exists()]
        for folder in reversed(missing):
            folder.mkdir(exist_ok=True)
            made.insert(0, folder)
    except OSError as error:
        _remove_empty(made)
        raise StoreError(f"can't make folder {path}: {why(error)}; choose another one with --out") from error
    return made


def _remove_empty(folders: Iterable[Path]) -> None:
    for folder in folders:
        with contextlib.suppress(OSError):
            folder.rmdir()


def _asked(header: RunHeader) -> str:
    """The subcommand that a folder was made by."""
    words = header.command[1:] if header.command[:1] == ("moebench",) else header.command
    return words[0] if words else ""


def _merged_header(run: Run, header: RunHeader) -> RunHeader:
    """``header`` as the continuation of ``run``; raises StoreError when the two can't be one run."""
    if not run.header_read:
        raise StoreError(f"{run.path} can't be resumed: {run.problems[0]}; choose another --out")
    old = run.header
    if (asked := _asked(old)) != _asked(header):
        raise StoreError(f"{run.path} belongs to moebench {asked}; choose another --out")
    for name in _SAME_ON_RESUME:
        if getattr(old, name) != getattr(header, name):
            raise StoreError(
                f"{run.path} was measured with {name} {getattr(old, name)!r}, now it is "
                f"{getattr(header, name)!r}: they can't share a run; choose another --out"
            )
    known = old.all_commands()
    ended = {note for command in known for note in command.notes}
    kept = [n for n in old.notes if NOT_MEASURED not in n and n not in ended]
    notes = tuple(dict.fromkeys((*kept, *header.notes)))
    own = header.own()
    same = next((c for c in known if (c.command, c.inputs) == (own.command, own.inputs)), own)
    if same.measured:
        own = replace(own, created=same.created, measured=True)
    commands = (*(c for c in known if c is not same), own)
    return replace(
        header, run_id=old.run_id, created=old.created, notes=notes, state=STATE_RUNNING, commands=commands
    )  # fmt: skip


def _slug(text: str) -> str:
    return re.sub(r"[^a-z0-9._]+", "-", text.lower()).strip("-.") or "x"


def default_run_path(model: str, device: str, *, root: Path = Path("results"), now: datetime | None = None) -> Path:
    """``root/<date-time>-<model>-<device>``, with ``-2``, ``-3`` … where that is taken; nothing is made."""
    stem = f"{now or datetime.now():%Y%m%d-%H%M%S}-{_slug(model)}-{_slug(device)}"
    path, number = root / stem, 1
    while path.exists():
        number += 1
        path = root / f"{stem}-{number}"
    return path


class RunFolder:
    """A run folder open for writing. Use it as a context manager, or call ``close``."""

    def __init__(self, path: Path, header: RunHeader, lock: FileLock, records: FileIO, run: Run | None = None) -> None:
        self.path = path
        self.header = header
        self.problems: tuple[str, ...] = run.problems if run else ()
        self._points = {r.point_id: r for r in run.history} if run else {}
        self._lock = lock
        self._file = records
        self._size = os.fstat(records.fileno()).st_size

    @classmethod
    def create(cls, path: str | Path, header: RunHeader) -> RunFolder:
        """Start a run in ``path``, which must not exist or be empty.

        Raises StoreError, with nothing left behind, when a file is in the way, the folder holds something, it
        can't be written, or another process is starting a run there.
        """
        folder = Path(path)
        cls.require_empty(folder)
        made = _make_folders(folder)
        lock = FileLock(folder / LOCK_FILE)
        ours: list[Path] = []
        try:
            lock.acquire()
            cls.require_empty(folder)
            ours += [folder / HEADER_FILE, folder / RECORDS_FILE]
            header = replace(header, commands=(header.own(),))
            _replace_file(folder / HEADER_FILE, codec.write_header(header))
            records = cls._open_records(folder)
        except BaseException:
            for path in ours:
                path.unlink(missing_ok=True)
            lock.release()
            _remove_empty(made)
            raise
        return cls(folder, header, lock, records)

    @staticmethod
    def require_empty(folder: Path) -> None:
        """Raise StoreError where a run can't start in ``folder``: a file is in the way, or it holds something."""
        try:
            names = {p.name for p in folder.iterdir()} - {LOCK_FILE}
        except FileNotFoundError:
            return
        except NotADirectoryError:
            raise StoreError(f"can't write to {folder}: a file is in the way; choose another --out") from None
        except OSError as error:
            raise StoreError(f"can't write to {folder}: {why(error)}; choose another --out") from error
        if is_run(folder):
            raise StoreError(f"{folder} already holds a run; choose another --out")
        if names:
            raise StoreError(f"{folder} is not empty and not a run ({sorted(names)[0]} …); choose another --out")

    @staticmethod
    def _open_records(folder: Path) -> FileIO:
        path = folder / RECORDS_FILE
        try:
            file = open(path, "ab", buffering=0)  # noqa: SIM115 (closed by close())
            _sync_folder(folder)
        except OSError as error:
            raise StoreError(f"can't write {path}: {why(error)}; choose another --out") from error
        return file

    @classmethod
    def resume(cls, path: str | Path, header: RunHeader) -> RunFolder:
        """Go on with the run in ``path`` under ``header``; a line cut short at the end is removed from the file.

        Raises StoreError when its header can't be read, when it was made on other hardware or with other
        versions than ``header`` names, when it holds what is no file, or while another process writes to it.
        """
        folder = Path(path)
        require_regular_files(folder)
        load(folder)  # a folder that is no run is refused before a lock file appears in it
        lock = FileLock(folder / LOCK_FILE)
        lock.acquire()
        try:
            run = load(folder)
            merged = _merged_header(run, header)
            cut_torn_line(folder / RECORDS_FILE)
            _replace_file(folder / HEADER_FILE, codec.write_header(merged))
            records = cls._open_records(folder)
        except BaseException:
            lock.release()
            raise
        return cls(folder, merged, lock, records, run)

    @property
    def records(self) -> tuple[PointRecord, ...]:
        """The last record of every point that the folder holds."""
        return tuple(self._points.values())

    def done(self, point_id: str) -> bool:
        """Whether the folder holds the point with status ``ok``."""
        record = self._points.get(point_id)
        return record is not None and record.status == STATUS_OK

    def append(self, record: PointRecord) -> None:
        """Write ``record`` as one line that is on disk when this returns.

        Raises StoreError when it can't (a full disk is named); the file then ends with its last whole line.
        """
        self.note_measured()
        line = (codec.write_point(record) + "\n").encode("utf-8")
        try:
            sent = 0
            while sent < len(line):
                sent += self._file.write(line[sent:])
            os.fsync(self._file.fileno())
        except OSError as error:
            with contextlib.suppress(OSError):
                self._file.truncate(self._size)
            raise StoreError(
                f"can't write {self.path / RECORDS_FILE}: {why(error)}; "
                f"{goes_on(self.path, f'every point before it ({len(self._points)})')}"
            ) from error
        self._size += len(line)
        self._points[record.point_id] = record

    def note_measured(self) -> None:
        """Have ``run.json`` say that the command under way measured here: called before what it measured is written.

        Raises StoreError when it can't be written.
        """
        *before, own = self.header.commands
        if not own.measured:
            self._replace_header(replace(self.header, commands=(*before, replace(own, measured=True))))

    def finish(self, state: str, notes: Iterable[str] = ()) -> None:
        """Set the run's state (one of ``records.STATES``) and add ``notes``, which say how it ended and are taken away
        where it goes on; ``run.json`` is replaced as a whole.

        Raises StoreError when it can't be written; it then says what it said before.
        """
        *before, own = self.header.commands
        own = replace(own, state=state, notes=tuple(dict.fromkeys((*own.notes, *notes))))
        merged = tuple(dict.fromkeys((*self.header.notes, *notes)))
        self._replace_header(replace(self.header, state=state, notes=merged, commands=(*before, own)))

    def _replace_header(self, header: RunHeader) -> None:
        _replace_file(self.path / HEADER_FILE, codec.write_header(header), goes_on(self.path))
        self.header = header

    def close(self) -> None:
        """Let others write to the folder; harmless when called twice."""
        self._file.close()
        self._lock.release()

    def __enter__(self) -> RunFolder:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
