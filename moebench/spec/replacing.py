"""What a written file may take the place of."""

from __future__ import annotations

from pathlib import Path

from moebench.errors import InputError


def require_replaceable(path: Path) -> None:
    """Raise InputError where ``path`` is there and no regular file: a file that is renamed to a device, a pipe or a
    socket takes its place for everybody."""
    try:
        there = path.exists() and not path.is_file()
    except OSError:  # the writing itself says why it can't be reached
        return
    if there:
        raise InputError(f"{path} is {'a folder' if path.is_dir() else 'no regular file'}; name a file to write")
