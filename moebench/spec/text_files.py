"""Reading a file that somebody named or left in a folder."""

from __future__ import annotations

import stat
from pathlib import Path

from moebench.errors import InputError


def read_text(path: Path, where: str, most_bytes: int) -> str:
    """The text of the file ``path``; raises InputError where it can't be read, is no UTF-8 or too large for what it
    should be. ``where`` is what messages call it.

    What is no regular file is refused before it is opened: opening a pipe waits for who writes into it.
    """
    try:
        _require_regular(path, where, most_bytes)
        with path.open("rb") as file:  # a file of /proc states no size
            data = file.read(most_bytes + 1)
    except OSError as error:
        raise InputError(f"{where} can't be read: {(error.strerror or str(error)).lower()}") from None
    if len(data) > most_bytes:
        raise InputError(f"{where} has more than {most_bytes >> 20} MiB; at most that much is read")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise InputError(f"{where} is not UTF-8: {error}") from None


def _require_regular(path: Path, where: str, most_bytes: int) -> None:
    try:
        found = path.stat()
    except ValueError as error:  # a NUL in the name
        raise InputError(f"{where} can't be read: {error}") from None
    if not stat.S_ISREG(found.st_mode):
        what = "is a folder" if stat.S_ISDIR(found.st_mode) else "is no regular file"
        raise InputError(f"{where} can't be read: it {what}")
    if found.st_size > most_bytes:
        raise InputError(f"{where} has {found.st_size >> 20} MiB; at most {most_bytes >> 20} MiB are read")
