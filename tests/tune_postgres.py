"""A PostgreSQL of a test's own: made in a folder, started on a free port, stopped in the end."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_PLACES = ("/usr/local/bin", "/usr/lib/postgresql/15/bin", "/usr/lib/postgresql/16/bin", "/usr/lib/postgresql/17/bin")
_ACCOUNTS = ("postgres", "nobody")


def binaries() -> Path | None:
    """The folder of initdb and postgres, None where they aren't installed."""
    found = shutil.which("initdb")
    places = [*_PLACES, str(Path(found).parent)] if found else list(_PLACES)
    usable = [Path(p) for p in places if (Path(p) / "initdb").exists() and (Path(p) / "postgres").exists()]
    return usable[0] if usable else None


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _account() -> str | None:
    """The account that runs the server: None for our own, since PostgreSQL refuses to be root's."""
    if os.geteuid() != 0:
        return None
    import pwd

    names = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in _ACCOUNTS if name in names)


@contextmanager
def server(folder: Path) -> Iterator[str]:
    """A running server whose data lie under ``folder``; yields the URL of its database."""
    place, account, port = binaries(), _account(), _free_port()
    assert place is not None
    data = folder / "data"
    data.mkdir(parents=True)
    as_account = {} if account is None else {"user": account, "group": None, "extra_groups": []}
    if account is not None:
        for path in (data, *data.parents):
            if path.stat().st_uid == 0 and path != Path("/") and path.is_relative_to(folder.parents[2]):
                path.chmod(0o755)
        shutil.chown(data, account)
        data.chmod(0o700)
    run = {k: v for k, v in as_account.items() if v is not None}
    environment = {"PATH": os.environ["PATH"], "LC_ALL": "C"}
    subprocess.run(
        [place / "initdb", "-D", data, "-A", "trust", "-U", "moebench", "-E", "UTF8", "--locale=C", "--no-sync"],
        check=True, capture_output=True, env=environment, cwd="/", **run,
    )  # fmt: skip
    log = folder / "log"
    with log.open("wb") as out:
        process = subprocess.Popen(
            [place / "postgres", "-D", data, "-p", str(port), "-h", "127.0.0.1", "-k", "", "-F"],
            stdout=out, stderr=out, env=environment, cwd="/", **run,
        )  # fmt: skip
    try:
        _await(process, log)
        yield f"postgresql://moebench@127.0.0.1:{port}/postgres"
    finally:
        process.send_signal(signal.SIGINT)  # a fast shutdown, whoever is still connected
        process.wait(timeout=20)


def _await(process: subprocess.Popen[bytes], log: Path) -> None:
    """Until the server says that it is ready."""
    end_s = time.monotonic() + 20
    while b"ready to accept connections" not in log.read_bytes():
        if process.poll() is not None or time.monotonic() > end_s:
            raise RuntimeError(f"PostgreSQL did not start: {log.read_text(errors='replace')[-400:]}")
        time.sleep(0.02)
