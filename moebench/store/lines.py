"""A file that grows line by line: what was written stays whole, whatever happens to the next line."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
from collections.abc import Iterable
from io import FileIO
from pathlib import Path

from moebench.errors import StoreError

_FULL = {
    errno.ENOSPC: "the disk is full",
    errno.EDQUOT: "the disk quota is used up",
    errno.EFBIG: "the file is at its size limit",
}


def why(error: OSError) -> str:
    """What went wrong with a file, in words; a full disk is named."""
    return _FULL.get(error.errno or 0, (error.strerror or str(error)).lower())


def goes_on(folder: Path, kept: str = "what was measured") -> str:
    """That a run folder which can't be written any more keeps ``kept``, and what to do about it, in words."""
    return f"{kept} is kept: make room, and the same command with --out {folder} goes on"


def irregular(path: Path) -> str:
    """What ``path`` leads to, in words, where that is no regular file; empty for one. Raises as ``Path.stat`` does."""
    kind = stat.S_IFMT(path.stat().st_mode)
    kinds = {stat.S_IFREG: "", stat.S_IFIFO: "a pipe", stat.S_IFDIR: "a folder", stat.S_IFSOCK: "a socket"}
    return kinds.get(kind, "a device")


def require_regular(path: Path) -> None:
    """Raise StoreError where ``path`` leads to what is no regular file, OSError where it can't be looked at.

    A pipe may never give its end, and a device may have none.
    """
    if what := irregular(path):
        raise StoreError(f"{path} is {what}, no regular file; remove it")


def read_whole(path: Path) -> bytes:
    """The content of ``path``, a regular file or a link to one; raises OSError, or StoreError for anything else."""
    require_regular(path)
    return path.read_bytes()


def whole_lines(path: Path) -> tuple[list[bytes], int]:
    """The lines of ``path`` that have an end, and the bytes of a last one that has none; raises StoreError.

    A file that isn't there has no line.
    """
    try:
        data = read_whole(path)
    except FileNotFoundError:
        return [], 0
    except OSError as error:
        raise StoreError(f"can't read {path}: {error.strerror}") from error
    *lines, tail = data.split(b"\n")
    return lines, len(tail)


def cut_torn_line(path: Path) -> int:
    """Remove a last line without its end from ``path``; returns its bytes. Raises StoreError when it can't."""
    _, torn = whole_lines(path)
    if torn:
        try:
            os.truncate(path, path.stat().st_size - torn)
        except OSError as error:
            raise StoreError(f"can't write {path}: {why(error)}; choose another --out") from error
    return torn


class LineFile:
    """``path`` open for appending; one ``append`` is on disk when it returns, or not in the file at all."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self._file: FileIO = open(path, "ab", buffering=0)  # noqa: SIM115 (closed by close())
            self._size = os.fstat(self._file.fileno()).st_size
        except OSError as error:
            raise StoreError(f"can't write {path}: {why(error)}; choose another --out") from error

    def append(self, lines: Iterable[str]) -> None:
        """Write ``lines``, none of which holds a line end; raises OSError, with the file as it was before."""
        data = "".join(f"{line}\n" for line in lines).encode("utf-8")
        try:
            sent = 0
            while sent < len(data):
                sent += self._file.write(data[sent:])
            os.fsync(self._file.fileno())
        except OSError:
            with contextlib.suppress(OSError):
                self._file.truncate(self._size)
            raise
        self._size += len(data)

    def close(self) -> None:
        """Give the file back; harmless when called twice."""
        self._file.close()
