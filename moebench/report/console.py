"""The one place that prints: results on stdout, everything else on stderr.

Colour and width follow rich's own rules (NO_COLOR, terminal or not). A result in a machine format goes
through ``emit_text`` untouched, so that a pipe gets nothing else. A character that the stream's encoding
lacks is written as ``?``; it never ends the program.
"""

from __future__ import annotations

import io
import shutil
import sys
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from rich.console import Console, RenderableType
    from rich.text import Text

UNBOUND_WIDTH = 100


def _lenient(stream: TextIO) -> TextIO:
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors="replace")
    return stream


@cache
def _make(*, stderr: bool) -> Console:
    from rich.console import Console

    stream = sys.stderr if stderr else sys.stdout
    return Console(stderr=stderr, highlight=False, soft_wrap=not stderr and not stream.isatty())


def out() -> Console:
    """The console of results (stdout)."""
    _lenient(sys.stdout)
    return _make(stderr=False)


def err() -> Console:
    """The console of progress, notes and errors (stderr)."""
    _lenient(sys.stderr)
    return _make(stderr=True)


def emit(*parts: RenderableType) -> None:
    """Print a result for people on stdout."""
    for part in parts:
        out().print(part)


def emit_text(text: str) -> None:
    """Print a result on stdout exactly as it is, with one newline at its end."""
    _lenient(sys.stdout).write(text if text.endswith("\n") else text + "\n")
    sys.stdout.flush()


def width() -> int:
    """Characters of a line on stdout: the terminal's, or COLUMNS, or 100 where there is neither."""
    return shutil.get_terminal_size((UNBOUND_WIDTH, 24)).columns


def emit_rendered(rendered: Sequence[Text] | str) -> None:
    """Print what a format made: text as it is, lines without wrapping them again."""
    if isinstance(rendered, str):
        emit_text(rendered)
        return
    for line in rendered:
        out().print(line, soft_wrap=True)


def say(*parts: RenderableType) -> None:
    """Print a note on stderr."""
    for part in parts:
        err().print(part)


def warn(message: str) -> None:
    """Print a warning as one line on stderr."""
    from rich.text import Text

    err().print(Text.assemble(("warning: ", "bold yellow"), " ".join(message.split())), soft_wrap=True)


def fail(message: str) -> None:
    """Print an error as one line on stderr."""
    from rich.text import Text

    err().print(Text.assemble(("error: ", "bold red"), " ".join(message.split())), soft_wrap=True)
