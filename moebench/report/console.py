"""The one place that prints: results on stdout, everything else on stderr.

Colour and width follow rich's own rules (NO_COLOR, terminal or not). A result in a machine format goes
through ``emit_text`` untouched, so that a pipe gets nothing else.
"""

from __future__ import annotations

import sys
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console, RenderableType


@cache
def out() -> Console:
    """The console of results (stdout)."""
    from rich.console import Console

    return Console(highlight=False, soft_wrap=not sys.stdout.isatty())


@cache
def err() -> Console:
    """The console of progress, notes and errors (stderr)."""
    from rich.console import Console

    return Console(stderr=True, highlight=False)


def emit(*parts: RenderableType) -> None:
    """Print a result for people on stdout."""
    for part in parts:
        out().print(part)


def emit_text(text: str) -> None:
    """Print a result on stdout exactly as it is, with one newline at its end."""
    sys.stdout.write(text if text.endswith("\n") else text + "\n")
    sys.stdout.flush()


def say(*parts: RenderableType) -> None:
    """Print a note on stderr."""
    for part in parts:
        err().print(part)


def fail(message: str) -> None:
    """Print an error as one line on stderr."""
    from rich.text import Text

    err().print(Text.assemble(("error: ", "bold red"), " ".join(message.split())), soft_wrap=True)
