"""What ends a command from outside: Ctrl-C, and the signals of a scheduler or a closing terminal.

The first one raises KeyboardInterrupt, so that what was measured is kept and marked. More of them at once (an
impatient Ctrl-C, a shell that signals the whole group) must not cut that short; one that comes later ends the
process where it stands.
"""

from __future__ import annotations

import os
import signal
import time
from types import FrameType

PATIENCE_S = 3.0
_NAMES = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")


class StopSignals:
    """Turns the signals that ask a program to end into one KeyboardInterrupt, which names all but Ctrl-C."""

    def __init__(self) -> None:
        self._number: int | None = None
        self._since_s = 0.0

    @property
    def exit_code(self) -> int | None:
        """128 + the number of the signal that came first (130 for Ctrl-C); None where none came."""
        return None if self._number is None else 128 + self._number

    def install(self) -> None:
        """Handle every such signal of this system that isn't ignored already (as ``nohup`` does)."""
        for name in _NAMES:
            number = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
                signal.signal(number, self._stop)

    def _stop(self, number: int, _frame: FrameType | None) -> None:
        if self._number is None:
            self._number, self._since_s = number, time.monotonic()
            raise KeyboardInterrupt("" if number == signal.SIGINT else signal.Signals(number).name)
        if time.monotonic() - self._since_s > PATIENCE_S:
            os._exit(128 + number)
