"""Every error that moebench raises on purpose.

A message says what went wrong, with which value, what is allowed and what to do next.
The command line turns a ``MoebenchError`` into one line and an exit code, never a traceback.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable

EXIT_OK = 0
EXIT_FOUND = 1
EXIT_BAD_INPUT = 2


class MoebenchError(Exception):
    """Root of the errors that a person can act on; ``exit_code`` is what the command line returns.

    ``ends_run``: nothing more can be measured after it, not even another point.
    """

    exit_code = EXIT_BAD_INPUT
    ends_run = False


class InputError(MoebenchError, ValueError):
    """A value that was given (option, file, tensor) is not allowed."""


class UnknownNameError(InputError):
    """A name that no registry holds; the message lists near matches."""

    def __init__(self, kind: str, name: str, known: Iterable[str], hint: str = "") -> None:
        self.kind, self.name, self.known = kind, name, sorted(known)
        near = difflib.get_close_matches(name.lower(), self.known, n=3, cutoff=0.5)
        told = f"did you mean {', '.join(near)}?" if near else f"known: {', '.join(self.known)}"
        super().__init__(f"unknown {kind} {name!r}: {told}" + (f" {hint}" if hint else ""))


class UnsupportedError(InputError):
    """A well-formed request that this version, backend or hardware can't carry out."""


class BackendUnavailableError(UnsupportedError):
    """A backend that was asked for can't run here; another one is never used in its place."""


class StoreError(MoebenchError):
    """A run folder or file can't be written or read."""


class MeasureError(MoebenchError):
    """A measurement could not be made: wrong result, device error, out of memory, time limit."""

    exit_code = EXIT_FOUND
