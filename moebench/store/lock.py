"""One writer a run folder: a lock that the operating system gives back when its holder dies.

The lock is the kernel's own (``flock``, or a byte range on Windows), not the file's existence: what a killed
process leaves behind is an unlocked file, and the next writer takes it.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from pathlib import Path

from moebench.errors import StoreError

_BUSY = {errno.EACCES, errno.EAGAIN, errno.EDEADLK}
_LOCKED_BYTE = 1 << 20  # past the process number, so that others can read it on Windows

if sys.platform == "win32":
    import msvcrt

    def _acquire(handle: int) -> None:
        os.lseek(handle, _LOCKED_BYTE, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _acquire(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _same_file(handle: int, path: Path) -> bool:
    """Whether ``path`` still is the file behind ``handle``: its former holder may have removed it meanwhile."""
    try:
        there = os.stat(path)
    except FileNotFoundError:
        return False
    return os.path.samestat(os.fstat(handle), there)


def _holder(path: Path) -> str:
    with contextlib.suppress(OSError, ValueError):
        return f"process {int(path.read_text(encoding='ascii'))}"
    return "another process"


class FileLock:
    """Exclusive right to write beside ``path``, from ``acquire`` to ``release``."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._handle: int | None = None

    @property
    def held(self) -> bool:
        """Whether this object has the lock."""
        return self._handle is not None

    def acquire(self) -> None:
        """Take the lock without waiting; raises StoreError naming the process that has it."""
        while self._handle is None:
            try:
                handle = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o644)
            except OSError as error:
                raise self._refused(error) from error
            try:
                _acquire(handle)
            except OSError as error:
                os.close(handle)
                raise (self._busy() if error.errno in _BUSY else self._refused(error)) from error
            if _same_file(handle, self.path):
                self._handle = handle
                self._sign(handle)
            else:
                os.close(handle)

    @staticmethod
    def _sign(handle: int) -> None:
        """Write who holds the lock, for the message others get; the lock holds without it."""
        with contextlib.suppress(OSError):
            os.ftruncate(handle, 0)
            os.lseek(handle, 0, os.SEEK_SET)
            os.write(handle, str(os.getpid()).encode("ascii"))

    def _busy(self) -> StoreError:
        return StoreError(
            f"{_holder(self.path)} is writing to {self.path.parent}; wait until it ends or choose another --out"
        )

    def _refused(self, error: OSError) -> StoreError:
        return StoreError(f"can't lock {self.path}: {error.strerror}; choose another --out")

    def release(self) -> None:
        """Give the lock back and remove its file; harmless when it isn't held."""
        if self._handle is None:
            return
        handle, self._handle = self._handle, None
        if sys.platform == "win32":
            os.close(handle)
            with contextlib.suppress(OSError):
                self.path.unlink()
        else:
            with contextlib.suppress(OSError):
                self.path.unlink()
            os.close(handle)


def is_locked(path: Path) -> bool:
    """Whether a living process holds the lock of ``path``; a file that a dead one left doesn't count."""
    try:
        handle = os.open(path, os.O_RDWR if sys.platform == "win32" else os.O_RDONLY | os.O_NONBLOCK)
    except OSError:
        return False
    try:
        _acquire(handle)
    except OSError as error:
        return error.errno in _BUSY
    finally:
        os.close(handle)
    return False
