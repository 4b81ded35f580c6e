"""Paths on the command line."""

from __future__ import annotations

from pathlib import Path

import typer


def file_path(text: str) -> Path:
    """A file to read as a path; an empty one, which would mean the working folder, is refused."""
    if not text:
        raise typer.BadParameter("it is empty; name a file")
    return Path(text)


def out_path(text: str) -> Path:
    """``--out`` as a path; an empty one, which would mean the working folder, is refused."""
    if not text:
        raise typer.BadParameter("--out is empty; name a file or folder")
    return Path(text)
