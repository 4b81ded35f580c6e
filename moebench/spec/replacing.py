"""Writing a file as a whole, and what it may take the place of."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from moebench.errors import InputError, StoreError


def require_replaceable(path: Path) -> None:
    """Raise InputError where ``path`` is there and no regular file: a file that is renamed to a device, a pipe or a
    socket takes its place for everybody."""
    try:
        there = path.exists() and not path.is_file()
    except OSError:  # the writing itself says why it can't be reached
        return
    if there:
        raise InputError(f"{path} is {'a folder' if path.is_dir() else 'no regular file'}; name a file to write")


def destination(path: Path) -> Path:
    """The file that writing to ``path`` changes: where it leads, if it is a symbolic link.

    Raises InputError for links that lead in a circle.
    """
    if not path.is_symlink():
        return path
    target = Path(os.path.realpath(path))
    if target.is_symlink():
        raise InputError(f"{path} is a symbolic link that leads back to itself; name a file to write")
    return target


def write_text(text: str, path: Path) -> None:
    """Write ``text`` to ``path`` so that readers see the old file or the new one; a symbolic link is followed.

    The file has the permissions of any new file. Raises InputError where something that is no file lies there,
    StoreError when it can't be written.
    """
    require_replaceable(path)
    try:
        target = destination(path)
        target.parent.mkdir(parents=True, exist_ok=True)
        part = target.with_name(f".writing-{secrets.token_hex(8)}")
        try:
            with part.open("x", encoding="utf-8", newline="\n") as stream:
                stream.write(text)
            part.replace(target)
        finally:
            part.unlink(missing_ok=True)
    except OSError as error:
        if isinstance(error, (FileExistsError, NotADirectoryError)) and (file := _file_above(path)):
            raise StoreError(f"{path} can't be written: {file} is no folder; choose another place") from error
        raise StoreError(
            f"{path} can't be written: {error.strerror or error}; make room or choose another place"
        ) from error


def _file_above(path: Path) -> Path | None:
    """What is no folder among those that ``path`` says it lies in."""
    return next((p for p in path.parents if p.exists() and not p.is_dir()), None)
