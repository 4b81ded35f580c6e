"""Which unfinished run folder the same command goes on with."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from moebench.errors import InputError, StoreError
from moebench.spec.models import load_model
from moebench.store import codec
from moebench.store.lines import read_whole
from moebench.store.lock import is_locked
from moebench.store.reader import HEADER_FILE, LOCK_FILE
from moebench.store.records import STATE_COMPLETE, RunHeader
from moebench.store.runs import default_run_path

RESULTS = Path("results")
TUNE = "tune"
DIGEST_DIGITS = 12
_IGNORED = (
    "--out", "--max-time", "--quiet", "-q", "--format", "-f", "--storage", "--devices", "--install", "--no-install"
)  # fmt: skip
"""Options that change nothing of what is searched; a search that goes on may have others."""
_WITHOUT_VALUE = ("--quiet", "-q", "--install", "--no-install")


def told_command(argv: Sequence[str]) -> tuple[str, ...]:
    """The command line as a record may hold it: paths by their last part, of a URL its scheme alone."""
    return ("moebench", *(told_word(word) for word in argv))


def inputs_of(models: Sequence[str], files: Sequence[Path]) -> list[str]:
    """What tells two searches apart whose commands name other files alike: each input's name and its content's digest.

    Raises InputError for a model or file that can't be read.
    """
    entries = [(told_word(name), load_model(name)) for name in models]
    found = [f"{name} {_digest(repr((e.shape, e.quantisation)).encode())}" for name, e in entries]
    for path in files:
        try:
            found.append(f"{path.name} {_digest(path.read_bytes())}")
        except OSError as error:
            raise InputError(f"{path} can't be read: {(error.strerror or str(error)).lower()}") from None
    return found


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:DIGEST_DIGITS]


def told_word(word: str) -> str:
    """One word of a command line as a record may hold it."""
    name, equals, value = word.partition("=") if word.startswith("--") else ("", "", word)
    if found := re.match(r"([\w+.-]+)://", value):
        return f"{name}{equals}{found.group(1)}://…"
    return name + equals + (Path(value).name if "/" in value or "\\" in value else value)


def _asked(command: Sequence[str]) -> tuple[str, ...]:
    """The part of a command that says what is searched."""
    kept, skip = [], False
    for word in command:
        name, equals, _ = word.partition("=")
        if skip:
            skip = False
        elif name in _IGNORED:
            skip = not equals and name not in _WITHOUT_VALUE
        else:
            kept.append(word)
    return tuple(kept)


def unfinished(header: RunHeader, root: Path = RESULTS) -> Path | None:
    """The newest folder under ``root`` in which a search with the same options and inputs was run, on the same device
    with the same versions, and did not end complete the last time, and that no process works on; None without one."""
    folders = sorted((p for p in root.glob(f"*-{TUNE}-*") if (p / HEADER_FILE).is_file()), reverse=True)
    for folder in folders:
        try:
            old = codec.read_header(read_whole(folder / HEADER_FILE).decode("utf-8"))
        except (OSError, ValueError, StoreError):  # damaged: it can't be gone on with, and stays as it is
            continue
        same = all(
            getattr(old, name) == getattr(header, name)
            for name in ("hardware", "device_name", "device_kind", "moebench", "versions")
        )
        asked = (_asked(header.command), header.own().inputs)
        states = [c.state for c in old.all_commands() if (_asked(c.command), c.inputs) == asked]
        if same and states and states[-1] != STATE_COMPLETE and not is_locked(folder / LOCK_FILE):
            return folder
    return None


def new_folder(hardware: str, predicted: bool, *, root: Path = RESULTS, now: datetime | None = None) -> Path:
    """The folder of a search that starts: ``results/<date-time>-tune-<hardware>[-predicted]``; nothing is made."""
    return default_run_path(TUNE, f"{hardware}{'-predicted' if predicted else ''}", root=root, now=now)
