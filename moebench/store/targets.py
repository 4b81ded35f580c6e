"""Where a command is to write: looked at before the work, so that hours of it don't end at a path that can't be."""

from __future__ import annotations

import os
import stat
import tempfile
from pathlib import Path

from moebench.errors import StoreError
from moebench.spec.replacing import destination, require_replaceable


def require_folder(path: Path, option: str = "--out") -> None:
    """Raise StoreError where ``path`` is no folder to write into and none can be made there; nothing is left there."""
    _require_room(path, path, option)


def _require_room(folder: Path, path: Path, option: str) -> None:
    """Raise StoreError where ``folder`` takes no file and can't be made; ``path`` is what ``option`` said."""
    there = next(p for p in (folder, *folder.absolute().parents) if _exists(p))
    if not there.is_dir():
        raise StoreError(f"{option} {path}: {there} is no folder; choose another {option}")
    if not _takes_files(there):
        raise StoreError(f"{option} {path}: {there} can't be written to; choose another {option}")


def require_file(path: Path, option: str = "--out", *, make_folder: bool = False) -> None:
    """Raise StoreError where ``write_text`` can't write ``path``, InputError where that is no regular file.

    Its folder must be there, unless the command makes it: ``make_folder``.

    What is written is a new file that takes the place of the old one: the folder has to take it, whatever may be
    done to the old file. Nothing is left there.
    """
    target = destination(path) if _exists(path) else path
    require_replaceable(target)
    if not make_folder and not target.parent.is_dir():
        raise StoreError(f"{option} {path}: there is no folder {target.parent}; make it, or choose another {option}")
    _require_room(target.parent, path, option)
    if _kept_by_owner(target):
        raise StoreError(
            f"{option} {path} is somebody else's, in a folder where only its owner may replace it; choose another "
            f"{option}"
        )


def _takes_files(folder: Path) -> bool:
    """Whether a file can be made in ``folder``: tried, as permissions alone don't tell (``/proc``)."""
    try:
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def _kept_by_owner(path: Path) -> bool:
    """Whether ``path`` is there and its folder, such as ``/tmp``, lets nobody but owners rename a file over it."""
    try:
        folder, file = path.parent.stat(), path.stat()
    except OSError:  # not there yet
        return False
    return bool(folder.st_mode & stat.S_ISVTX) and os.geteuid() not in (0, folder.st_uid, file.st_uid)


def _exists(path: Path) -> bool:
    try:
        return path.exists() or path.is_symlink()
    except (OSError, ValueError) as error:  # too long a name, a NUL
        raise StoreError(f"{path!s:.200} is no path: {getattr(error, 'strerror', None) or error}") from None
