"""The one place that prints: results on stdout, everything else on stderr.

Colour and width follow rich's own rules (NO_COLOR, terminal or not). A result in a machine format goes
through ``emit_text`` untouched, so that a pipe gets nothing else. A character that the stream's encoding
lacks is written as ``?``; it never ends the program.
"""

from __future__ import annotations

import contextlib
import io
import os
import re
import shutil
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, TextIO

from moebench.errors import MoebenchError, StoreError

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderableType
    from rich.segment import Segment
    from rich.text import Text

UNBOUND_WIDTH = 100
UNBOUND_TABLE_WIDTH = 160
"""In a pipe a wide table is better whole than readable on a small screen."""
LONGEST_WORD = 400
"""Characters of one word that a message shows whole; of a longer one it shows both ends."""
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")


class ReaderGoneError(MoebenchError):
    """Whoever read stdout has closed it (``| head``); nothing is told, and the exit code is that of SIGPIPE."""

    exit_code = 141


def visible(text: str) -> str:
    """``text`` with its control characters, but for tabs and ends of lines, as Python writes them: ``\\x1b``."""
    return _CONTROL.sub(lambda found: ascii(found[0])[1:-1], text)


def _lenient(stream: TextIO) -> TextIO:
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors="replace")
    return stream


def prepare() -> None:
    """Let whatever prints, help included, print ``?`` for a character that an output's encoding lacks."""
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:  # closed before the program started
            _lenient(stream)


def discard_output() -> None:
    """Send what stdout still holds nowhere, so that the interpreter's last flush can't fail."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _make(*, stderr: bool) -> Console:
    from rich.console import Console

    class Output(Console):
        """Rich's console, which leaves a broken pipe to its caller; notes that nobody reads are dropped.

        Control characters of what is shown, which a file's name may hold, are escaped.
        """

        def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
            for segment in super().render(renderable, options):
                yield segment if segment.control else segment._replace(text=visible(segment.text))

        def on_broken_pipe(self) -> None:
            if not self.stderr:
                raise BrokenPipeError
            self.quiet = True

    stream = sys.stderr if stderr else sys.stdout
    return Output(stderr=stderr, highlight=False, soft_wrap=not stderr and not stream.isatty())


@contextlib.contextmanager
def _writing() -> Iterator[None]:
    """Turn what can go wrong with stdout into errors of ours."""
    if sys.stdout is None:
        raise StoreError("standard output is closed, so the result can't be printed; redirect it to a file")
    try:
        yield
    except BrokenPipeError:
        raise ReaderGoneError("nobody reads standard output any more") from None
    except OSError as error:
        discard_output()
        reason = (error.strerror or str(error)).lower()
        raise StoreError(f"can't write to standard output: {reason}; redirect it to another place") from error


def out() -> Console:
    """The console of results (stdout)."""
    _lenient(sys.stdout)
    console = _make(stderr=False)
    console.width = table_width()
    return console


def err() -> Console:
    """The console of progress, notes and errors (stderr)."""
    _lenient(sys.stderr)
    return _make(stderr=True)


def emit(*parts: RenderableType) -> None:
    """Print a result for people on stdout."""
    with _writing():
        for part in parts:
            out().print(part)


def emit_text(text: str) -> None:
    """Print a result on stdout exactly as it is, with one newline at its end."""
    with _writing():
        _lenient(sys.stdout).write(text if text.endswith("\n") else text + "\n")
        sys.stdout.flush()


def width(unbound: int = UNBOUND_WIDTH) -> int:
    """Characters of a line on stdout: the terminal's, or COLUMNS, or ``unbound`` where there is neither."""
    return shutil.get_terminal_size((unbound, 24)).columns


def table_width() -> int:
    """Characters of a line of a table on stdout."""
    return width(UNBOUND_TABLE_WIDTH)


def emit_rendered(rendered: Sequence[Text] | str) -> None:
    """Print what a format made: text as it is, lines without wrapping them again."""
    if isinstance(rendered, str):
        emit_text(rendered)
        return
    with _writing():
        for line in rendered:
            out().print(line, soft_wrap=True)


def _note(text: Text) -> None:
    """Print one line on stderr; where that can't be written, the program goes on without it."""
    with contextlib.suppress(OSError):
        err().print(text, soft_wrap=True)


def say(note: str) -> None:
    """Print a note on stderr as it is: a path or a name in it may hold brackets, which are no markup."""
    from rich.text import Text

    _note(Text(note))


def _one_line(message: str) -> str:
    half = LONGEST_WORD // 2
    return " ".join(w if len(w) <= LONGEST_WORD else f"{w[:half]}…{w[-half:]}" for w in message.split())


def warn(message: str) -> None:
    """Print a warning as one line on stderr."""
    from rich.text import Text

    _note(Text.assemble(("warning: ", "bold yellow"), _one_line(message)))


def fail(message: str) -> None:
    """Print an error as one line on stderr."""
    from rich.text import Text

    _note(Text.assemble(("error: ", "bold red"), _one_line(message)))
