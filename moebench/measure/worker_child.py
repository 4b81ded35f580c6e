"""The worker's side: serves one call at a time, tells events, and ends with its parent.

File descriptor 1 carries replies alone: it is set aside at the start, and whatever libraries print goes to
descriptor 2, which the parent collects.
"""

from __future__ import annotations

import faulthandler
import importlib
import os
import queue
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from typing import Any, BinaryIO

from moebench.errors import InputError, MoebenchError
from moebench.measure import frames
from moebench.store.records import BAD_INPUT, DEVICE_ERROR, INTERNAL_ERROR, OUT_OF_MEMORY, UNSUPPORTED

_ERRORS = "moebench.errors"


class Server:
    """Runs calls and keeps one object a device of every class that they name, so that state outlives a call."""

    def __init__(self, replies: BinaryIO) -> None:
        self._replies = replies
        self._sending = threading.Lock()
        self._objects: dict[tuple[str, str | None], Any] = {}

    def send(self, message: object) -> None:
        """Write one message to the parent."""
        data = frames.pack(message)
        with self._sending:
            self._replies.write(data)
            self._replies.flush()

    def _resolve(self, target: str, device: str | None) -> Callable[..., Any]:
        module_name, _, path = target.partition(":")
        try:
            module = importlib.import_module(module_name)
        except ImportError as error:
            raise InputError(f"can't import {module_name!r} in the measuring process: {error}") from error
        owner, _, method = path.rpartition(".")
        try:
            if not owner:
                found = getattr(module, method)
            else:
                key = (f"{module_name}:{owner}", device)
                if key not in self._objects:
                    self._objects[key] = getattr(module, owner)(device)
                found = getattr(self._objects[key], method)
        except AttributeError as error:
            raise InputError(f"no {path!r} in {module_name!r}: {error}") from error
        assert callable(found)
        return found  # type: ignore[no-any-return]

    def handle(self, call: frames.Call) -> None:
        """Run ``call`` and send its result or error; a call that outlasts its time ends the process with its stack."""
        faulthandler.dump_traceback_later(call.timeout_s, exit=True)
        try:
            value = self._resolve(call.target, call.device)(
                *call.args, notify=lambda event: self.send(frames.Event(event))
            )
            reply: object = frames.Result(value)
        except Exception as error:
            reply = describe(error)
        finally:
            faulthandler.cancel_dump_traceback_later()
        try:
            self.send(reply)
        except (TypeError, AttributeError, ValueError) as error:
            self.send(frames.Raised((), INTERNAL_ERROR, f"{call.target} returned what can't travel: {error}"))


def describe(error: Exception) -> frames.Raised:
    """``error`` as what the parent can raise without its class or its traceback, which goes to stderr."""
    names = [c.__name__ for c in type(error).__mro__]
    records = tuple(getattr(error, "records", ()))
    if isinstance(error, MoebenchError):
        ours = tuple(c.__name__ for c in type(error).__mro__ if c.__module__ == _ERRORS)
        kind = UNSUPPORTED if "UnsupportedError" in ours else BAD_INPUT if "InputError" in ours else DEVICE_ERROR
        return frames.Raised(ours, kind, str(error), records, bool(getattr(error, "ends_worker", False)))
    traceback.print_exc()
    sys.stderr.flush()
    message = f"{names[0]}: {error}" if str(error) else names[0]
    kind = OUT_OF_MEMORY if {"MemoryError", "OutOfMemoryError"} & set(names) else INTERNAL_ERROR
    return frames.Raised((), kind, message, records, ends_worker=True)


def _receive(requests: BinaryIO, calls: queue.Queue[frames.Call]) -> None:
    """Queue calls until the parent's end of the pipe closes, which is how a parent's death shows on every system."""
    while (body := frames.read_body(requests)) is not None:
        calls.put(frames.unpack(body))
    os._exit(0)


def serve() -> None:
    """Run as the worker: never returns."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent decides what Ctrl-C means
    requests, replies = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    faulthandler.enable(sys.stderr)
    calls: queue.Queue[frames.Call] = queue.Queue()
    threading.Thread(target=_receive, args=(requests, calls), daemon=True).start()
    server = Server(replies)
    server.send(frames.Ready())
    while True:
        server.handle(calls.get())
