"""Who compiles what, between processes that put kernels into one Triton cache.

Plans share most of their layer's kernels. Compilers that start at the same time would all make all of these, each for
itself; with claims they divide them up. A claim is a locked byte of one file in Triton's cache folder, at an offset
that stands for the kernel: the system takes it back when a process ends, however it ends.
"""

from __future__ import annotations

import contextlib
import errno
import hashlib
import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Protocol

_FOLDER_KEY = hashlib.sha256(b"moebench compile claims").hexdigest()
_TAKEN = (errno.EACCES, errno.EAGAIN)


class Job(Protocol):
    """Something to compile; jobs with one ``key`` come out the same."""

    @property
    def key(self) -> str: ...


class Claims:
    """Claims in the file at ``path``; with None, or on a file system without locks, everything is free."""

    def __init__(self, path: Path | None) -> None:
        self._file: int | None = None
        if path is not None:
            with contextlib.suppress(ImportError, OSError):  # no locks on this system, or no folder for them
                import fcntl  # noqa: F401

                path.parent.mkdir(parents=True, exist_ok=True)
                self._file = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600)

    @classmethod
    def of_triton(cls) -> Claims:
        """Those of the cache that Triton uses in this process."""
        from triton.runtime.cache import get_cache_manager

        folder: Any = getattr(get_cache_manager(_FOLDER_KEY), "cache_dir", None)
        return cls(Path(folder) / "claims" if folder else None)

    @contextlib.contextmanager
    def claim(self, key: str, *, wait: bool) -> Iterator[bool]:
        """Whether ``key`` was free, or became free where ``wait`` says to wait for it; it is taken inside."""
        if self._file is None:
            yield True
            return
        import fcntl

        offset = int.from_bytes(hashlib.blake2b(key.encode(), digest_size=7).digest(), "little")
        try:
            fcntl.lockf(self._file, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB), 1, offset)
        except OSError as error:
            yield error.errno not in _TAKEN  # any other error: this file system has no locks, and nobody shares
            return
        try:
            yield True
        finally:
            fcntl.lockf(self._file, fcntl.LOCK_UN, 1, offset)

    def share(self, jobs: Sequence[Job], work: Callable[[Any], None]) -> None:
        """``work`` on every one of ``jobs``, first on those that no other process is at."""
        left = list(jobs)
        while left:
            busy = [job for job in left if not self._worked(job, work, wait=False)]
            if len(busy) == len(left):
                self._worked(busy.pop(0), work, wait=True)
            left = busy

    def _worked(self, job: Job, work: Callable[[Any], None], *, wait: bool) -> bool:
        with self.claim(job.key, wait=wait) as free:
            if free:
                work(job)
        return free

    def close(self) -> None:
        """Give back the file; harmless when there is none."""
        if self._file is not None:
            os.close(self._file)
            self._file = None
