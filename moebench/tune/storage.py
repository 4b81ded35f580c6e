"""Where a search's Optuna studies lie: a journal file in the run folder, or any storage that a URL names.

The run folder's records are the truth and a study can be made again from them. The journal is therefore written without
waiting for the disk, and one that does not load is set aside.
"""

from __future__ import annotations

import json
import re
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from moebench.errors import InputError, StoreError
from moebench.store.lines import cut_torn_line, why

if TYPE_CHECKING:
    from optuna.storages import BaseStorage

JOURNAL_FILE = "studies.journal"
JOURNAL = "journal"
KINDS = "journal, journal:FILE, sqlite:///FILE, postgresql://…, mysql://…, grpc://HOST:PORT"
LOCK_WAIT_S = 1.0
"""A lock of a journal is held for milliseconds; one that stays longer was left by a process that was killed."""

SQLITE_WAIT_S = 30.0
"""How long a process waits for others that are writing to the file."""

MOST_LINE_BYTES = 16 << 20
"""A journal's line is far shorter."""

GRPC_WAIT_S = 10.0
"""A proxy that listens answers at once; one that does not within this time is not there."""

_SCHEME = re.compile(r"(sqlite|postgresql|postgres|mysql|mariadb|oracle|mssql)(\+\w+)?|grpc")
_POSTGRES = ("postgresql", "postgres")


@dataclass(frozen=True)
class Storage:
    """An open Optuna storage: what to call it (no password in it), and what to know of how it was opened.

    ``shared``: other machines can reach it, so that they may join the search.
    """

    optuna: BaseStorage
    name: str
    shared: bool = False
    notes: tuple[str, ...] = ()
    release: Callable[[], None] = lambda: None

    def close(self) -> None:
        """Give connections back."""
        self.optuna.remove_session()
        self.release()


def told_url(url: str) -> str:
    """``url`` without its user and password."""
    return re.sub(r"://[^@/]*@", "://", url)


@contextmanager
def quiet_optuna() -> Iterator[None]:
    """Keep Optuna's lines about studies and trials out of the terminal."""
    import optuna

    before = optuna.logging.get_verbosity()
    optuna.logging.set_verbosity(optuna.logging.ERROR)
    try:
        yield
    finally:
        optuna.logging.set_verbosity(before)


def require_form(url: str | None, option: str = "--storage") -> None:
    """Raise InputError for what ``open_storage`` refuses by its look alone; nothing is opened."""
    if url is None or url == JOURNAL:
        return
    if url.startswith(f"{JOURNAL}:"):
        path = Path(url.removeprefix(f"{JOURNAL}:"))
        if not path.parent.is_dir():
            raise InputError(f"{option} {url}: there is no folder {path.parent}")
        _require_plain(path)
        return
    scheme = url.partition("://")[0]
    if scheme == url or not _SCHEME.fullmatch(scheme):
        raise InputError(f"{option} {told_url(url)!r} is no URL; allowed: {KINDS}")
    if scheme == "grpc":
        _grpc_address(url, option)
    else:
        _require_file(url, option)


def _require_plain(path: Path) -> None:
    if path.is_symlink() or (path.exists() and not path.is_file()):
        raise InputError(f"--storage: {path} is no plain file; give another one")


def open_storage(url: str | None, folder: Path | None, option: str = "--storage") -> Storage:
    """The storage that ``url`` names, as ``option`` gave it; None or ``journal`` is the journal in ``folder``.

    Raises InputError for a URL that is none or that nobody answers at.
    """
    require_form(url, option)
    if url is None or url == JOURNAL:
        if folder is None:
            raise InputError(f"--storage {JOURNAL} lies in a run folder, and there is none; give a URL: {KINDS}")
        return _journal(folder / JOURNAL_FILE)
    if url.startswith(f"{JOURNAL}:"):
        return _journal(Path(url.removeprefix(f"{JOURNAL}:")))
    if url.startswith("grpc://"):
        return _grpc(url, option)
    return _database(url)


def _require_file(url: str, option: str) -> None:
    """Raise InputError for SQLite without a file, and for a search to join in a file that isn't there."""
    kind, _, place = url.partition("://")
    if not kind.startswith("sqlite"):
        return
    name = place.removeprefix("/").partition("?")[0]
    if not name:
        raise InputError(f"{option} {url} names no file; write sqlite:///FILE")
    if option == "--join" and not Path(name).is_file():
        raise InputError(f"{option} {url}: there is no file {name}; give the URL of a search that is open")


def _journal(path: Path) -> Storage:
    notes = []
    _require_plain(path)
    _drop_stale_lock(path)
    if torn := cut_torn_line(path):
        notes.append(f"{path.name}: the last line was cut short after {torn} bytes and is left out")
    try:
        opened = _open_journal(path)
        _require_last_line(path)
        return Storage(opened, path.name, notes=tuple(notes))
    except OSError as error:
        raise StoreError(f"can't open {path}: {why(error)}; choose another --out or --storage") from error
    except Exception as error:  # Optuna raises whatever a line that it can't apply leads to
        aside = _set_aside(path)
        reason = f"{type(error).__name__}: {error}".splitlines()[0]
        notes.append(f"{path.name} does not load ({reason}); it is now {aside.name}, and the studies are made again")
    return Storage(_open_journal(path), path.name, notes=tuple(notes))


def _require_last_line(path: Path) -> None:
    """Raise ValueError for a last line that is no JSON: Optuna takes it for one that is still being written, and fails
    at it as soon as another line follows."""
    with path.open("rb") as file:
        file.seek(max(0, path.stat().st_size - MOST_LINE_BYTES))
        whole = file.read().split(b"\n")
    last = next((line for line in reversed(whole) if line.strip()), b"{}")
    if len(last) < MOST_LINE_BYTES:
        json.loads(last)


def _drop_stale_lock(path: Path) -> None:
    """Remove the lock that a killed process left; a living one gives it back within ``LOCK_WAIT_S``."""
    lock = path.with_name(path.name + ".lock")
    end_s = time.monotonic() + LOCK_WAIT_S
    while lock.is_symlink() or lock.exists():
        if time.monotonic() >= end_s:
            lock.unlink(missing_ok=True)
            return
        time.sleep(0.02)


def _set_aside(path: Path) -> Path:
    """Rename a journal that does not load; returns its new name."""
    number = 1
    while (aside := path.with_name(f"{path.name}.broken-{number}")).exists():
        number += 1
    path.rename(aside)
    return aside


def _open_journal(path: Path) -> BaseStorage:
    from optuna.storages import JournalStorage
    from optuna.storages.journal import JournalFileBackend, JournalFileSymlinkLock

    lock = JournalFileSymlinkLock(str(path))

    class Unsynced(JournalFileBackend):
        """Optuna's journal, whose lines reach the disk when the system writes them: they can be made again."""

        def append_logs(self, logs: list[dict[str, Any]]) -> None:
            """Write ``logs`` under the lock that other readers and writers of the file heed."""
            text = "".join(json.dumps(log, separators=(",", ":")) + "\n" for log in logs)
            lock.acquire()
            try:
                with open(path, "ab") as file:
                    file.write(text.encode("utf-8"))
            finally:
                lock.release()

    with quiet_optuna():
        return JournalStorage(Unsynced(str(path), lock))


def _grpc_address(url: str, option: str) -> tuple[str, int]:
    found = re.fullmatch(r"grpc://([^:/]+):(\d{1,5})/?", url)
    if found is None:
        raise InputError(f"{option} {url!r}: write grpc://HOST:PORT")
    return found.group(1), int(found.group(2))


def _grpc(url: str, option: str) -> Storage:
    """The proxy that listens at ``grpc://HOST:PORT`` (``optuna.storages.run_grpc_proxy_server``)."""
    host, port = _grpc_address(url, option)
    if missing := [name for name, module in (("grpcio", "grpc"), ("protobuf", "google.protobuf")) if not _has(module)]:
        raise InputError(
            f"{option} grpc:// needs {' and '.join(missing)}, which {'are' if len(missing) > 1 else 'is'} not "
            "installed: pip install 'moebench[grpc]'"
        )
    from optuna.exceptions import ExperimentalWarning
    from optuna.storages import GrpcStorageProxy

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ExperimentalWarning)
        storage = GrpcStorageProxy(host=host, port=port)
    try:
        storage.wait_server_ready(timeout=GRPC_WAIT_S)
    except ConnectionError:
        storage.close()
        raise InputError(
            f"{option} {url}: nobody answers there within {GRPC_WAIT_S:.0f} s; look at the address, or start Optuna's "
            "proxy on it (optuna.storages.run_grpc_proxy_server)"
        ) from None
    return Storage(storage, url, shared=True, release=storage.close)


def _has(module: str) -> bool:
    """Whether ``module`` can be imported, without importing it."""
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # the package that it would be in is not there
        return False


def _with_driver(url: str) -> str:
    """``url`` with the driver of PostgreSQL that is installed here, where it names none."""
    scheme, _, rest = url.partition("://")
    if scheme in _POSTGRES:
        if find_spec("psycopg") is not None:
            return f"postgresql+psycopg://{rest}"
        if find_spec("psycopg2") is not None:
            return f"postgresql+psycopg2://{rest}"
        raise InputError(f"--storage {scheme}:// needs a driver; install one: pip install 'psycopg[binary]'")
    return url


def _database(url: str) -> Storage:
    from optuna.storages import RDBStorage
    from optuna.storages import get_storage as cached

    url, told = _with_driver(url), told_url(url)
    waiting = {"connect_args": {"timeout": SQLITE_WAIT_S}} if url.startswith("sqlite") else None
    try:
        with quiet_optuna():
            storage = RDBStorage(url, engine_kwargs=waiting, heartbeat_interval=None)
    except Exception as error:  # SQLAlchemy, alembic and every driver have errors of their own
        reason = str(error).splitlines()[0] if str(error) else type(error).__name__
        raise InputError(
            f"--storage {told} can't be opened: {told_url(reason)}; look at the address, the driver and the rights"
        ) from error
    if url.startswith("sqlite"):
        _one_at_a_time(storage)
    return Storage(cached(storage), told, shared=True, release=lambda: storage.engine.dispose())


def _one_at_a_time(storage: Any) -> None:
    """SQLite with transactions that hold the file from their start, and without waiting for the disk.

    SQLite has no row locks: two processes that looked at a waiting trial before either took it would both have it.
    What an unsynced file loses can be made again.
    """
    from sqlalchemy import event

    def relax(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # the driver begins no transaction by itself
        connection.execute("PRAGMA synchronous=OFF")

    def begin(connection: Any) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    event.listen(storage.engine, "connect", relax)
    event.listen(storage.engine, "begin", begin)
    storage.engine.dispose()
