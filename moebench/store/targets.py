"""Where a command is to write: looked at before the work, so that hours of it don't end at a path that can't be."""

from __future__ import annotations

import os
from pathlib import Path

from moebench.errors import StoreError
from moebench.spec.replacing import require_replaceable


def require_folder(path: Path, option: str = "--out") -> None:
    """Raise StoreError where ``path`` is no folder to write into and none can be made there; nothing is made."""
    there = next(p for p in (path, *path.absolute().parents) if _exists(p))
    if not there.is_dir():
        raise StoreError(f"{option} {path}: {there} is no folder; choose another {option}")
    if not os.access(there, os.W_OK | os.X_OK):
        raise StoreError(f"{option} {path}: {there} can't be written to; choose another {option}")


def require_file(path: Path, option: str = "--out") -> None:
    """Raise StoreError where ``path`` can't be written, InputError where it is no regular file; nothing is made."""
    if _exists(path):
        require_replaceable(path)
    if not path.parent.is_dir():
        raise StoreError(f"{option} {path}: there is no folder {path.parent}; make it, or choose another {option}")
    if not os.access(path if _exists(path) else path.parent, os.W_OK):
        raise StoreError(f"{option} {path} can't be written; choose another {option}")


def _exists(path: Path) -> bool:
    try:
        return path.exists() or path.is_symlink()
    except (OSError, ValueError) as error:  # too long a name, a NUL
        raise StoreError(f"{path!s:.200} is no path: {getattr(error, 'strerror', None) or error}") from None
