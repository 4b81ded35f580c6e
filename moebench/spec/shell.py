"""Paths in the commands that are printed, which have to run as they are."""

from __future__ import annotations

from pathlib import Path


def path_word(path: Path) -> str:
    """``path`` as a word of a command, not yet quoted; one that begins with ``-`` would be read as an option."""
    return f"./{path}" if str(path).startswith("-") else str(path)
