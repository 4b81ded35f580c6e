"""What the worker's tests ask it to do: functions and a class that run in its process."""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from moebench.errors import InputError, MeasureError, UnknownNameError

Notify = Callable[[Any], None]


class UnsendableError(RuntimeError):
    """Can't be pickled: it takes two arguments and holds a function."""

    def __init__(self, first: str, second: str) -> None:
        super().__init__(f"{first} {second}")
        self.holds = lambda: None


class StickyError(MeasureError):
    """Ends the worker and carries what was measured."""

    ends_worker = True

    def __init__(self, records: tuple[Any, ...]) -> None:
        super().__init__("illegal memory access")
        self.records = records


class OutOfMemoryError(RuntimeError):
    """Named like torch's."""


class Counter:
    """State that lives as long as the process."""

    def __init__(self, device: str) -> None:
        self.device, self.calls = device, 0

    def count(self, *, notify: Notify) -> tuple[str, int, int]:
        self.calls += 1
        return self.device, self.calls, os.getpid()


def add(a: int, b: int, *, notify: Notify) -> int:
    return a + b


def tell(count: int, *, notify: Notify) -> str:
    for i in range(count):
        notify(("block", i))
    return "done"


def talk(text: str, *, notify: Notify) -> str:
    os.write(1, f"from C: {text}\n".encode())
    sys.stdout.write(f"from Python: {text}\n")
    sys.stdout.flush()
    sys.stdin.read()
    return text


def flood(size: int, *, notify: Notify) -> int:
    os.write(1, b"x" * size)
    return size


def echo(value: Any, *, notify: Notify) -> Any:
    return value


def fail(kind: str, *, notify: Notify) -> None:
    raise {
        "input": InputError("num_tokens is 0"),
        "unknown": UnknownNameError("model", "quen", ["qwen"]),
        "unsendable": UnsendableError("two", "parts"),
        "sticky": StickyError(("a record",)),
        "oom": OutOfMemoryError("tried to allocate 9 GiB"),
        "exit": SystemExit(3),
    }[kind]


def return_lambda(*, notify: Notify) -> Any:
    return lambda: None


def die(how: str, *, notify: Notify) -> None:
    sys.stderr.write("last words\n")
    sys.stderr.flush()
    if how == "exit":
        os._exit(7)
    if how == "segfault":
        ctypes.string_at(0)
    os.kill(os.getpid(), signal.SIGKILL)


def hang(seconds: float, *, notify: Notify) -> None:
    notify(os.getpid())
    time.sleep(seconds)


def hang_with_the_interpreter(seconds: float, *, notify: Notify) -> None:
    """Sleeps without letting any other Python thread run, as a library that deadlocks can."""
    notify(os.getpid())
    ctypes.PyDLL(None).usleep(int(seconds * 1e6))


def modules(*, notify: Notify) -> list[str]:
    return sorted(sys.modules)


def leave_a_process(path: str, *, notify: Notify) -> None:
    """Start a process, write its number to ``path`` and die."""
    with open(path, "w", encoding="ascii") as file:
        file.write(str(subprocess.Popen(["sleep", "600"]).pid))
    os._exit(5)
