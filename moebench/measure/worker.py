"""A process of its own for whatever can take a process down: device errors, crashes, hangs.

The parent imports neither torch nor a backend. A worker that died or hung is replaced at the next call.
"""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import IO, Any, NoReturn

from moebench import errors
from moebench.errors import InputError, MeasureError, MoebenchError
from moebench.measure import frames
from moebench.store.records import TIME_LIMIT, WORKER_DIED

START_LIMIT_S = 60.0
_GRACE_S = 2.0
_POLL_S = 0.2
_TAIL_BYTES = 16_384
_TOLD_LINES = 4


class WorkerError(MeasureError):
    """A call that ended without a result: ``kind`` is one of the records' failure kinds.

    ``records`` are what the call had made before; ``detail`` is the end of what the worker printed.
    """

    def __init__(self, kind: str, message: str, records: tuple[Any, ...] = (), detail: str = "") -> None:
        super().__init__(message)
        self.kind, self.records, self.detail = kind, records, detail


class _Output(threading.Thread):
    """Keeps the end of what a worker prints."""

    def __init__(self, stream: IO[bytes]) -> None:
        super().__init__(daemon=True)
        self._stream = stream
        self._tail = bytearray()
        self.start()

    def run(self) -> None:
        with contextlib.suppress(OSError, ValueError):  # closed while a descendant of the worker still has it
            while part := self._stream.read(4096):
                self._tail += part
                del self._tail[:-_TAIL_BYTES]

    def text(self) -> str:
        """The end of the output, once the worker has ended."""
        self.join(timeout=1.0)
        return bytes(self._tail).decode("utf-8", "replace").strip()


class _Process:
    """One worker process and the threads that read from it."""

    def __init__(self) -> None:
        path = [entry or str(Path.cwd()) for entry in sys.path]
        code = f"import sys; sys.path[:] = {path!r}; from moebench.measure.worker_child import serve; serve()"
        flags = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)  # Windows: keeps Ctrl-C from it
        self._popen = subprocess.Popen(
            [sys.executable, "-c", code],
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            creationflags=flags,
            start_new_session=True,  # a group of its own, which ends as a whole: compilers, helpers of a backend
        )
        assert self._popen.stdin is not None
        assert self._popen.stdout is not None
        assert self._popen.stderr is not None
        self._stdin, self._stdout, self._stderr = self._popen.stdin, self._popen.stdout, self._popen.stderr
        self._replies: queue.Queue[bytes | None] = queue.Queue()
        self._output = _Output(self._stderr)
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    @property
    def pid(self) -> int:
        return self._popen.pid

    def _read(self) -> None:
        body: bytes | None = b""
        while body is not None:
            try:
                body = frames.read_body(self._stdout)
            except (OSError, ValueError):
                body = None
            self._replies.put(body)

    def send(self, message: object) -> None:
        """Send ``message``; a worker that has died shows at the next ``receive``."""
        data = memoryview(frames.pack(message))
        with contextlib.suppress(BrokenPipeError, OSError):
            while data:
                data = data[self._stdin.write(data) :]

    def receive(self, deadline: float) -> object:
        """The next message; raises EOFError when the worker has ended and TimeoutError past ``deadline``."""
        while (left := deadline - time.monotonic()) > 0:
            try:
                body = self._replies.get(timeout=min(left, _POLL_S))
            except queue.Empty:
                continue
            if body is None:
                raise EOFError
            return frames.unpack(body)
        raise TimeoutError

    def end(self, *, gently: bool = False) -> str:
        """End the process, by force unless it is idle; returns how it ended and the end of its output."""
        with contextlib.suppress(OSError):
            self._stdin.close()
        try:
            self._popen.wait(timeout=_GRACE_S if gently else 0.0)
        except subprocess.TimeoutExpired:
            self._popen.kill()
            self._popen.wait()
        if sys.platform != "win32":
            with contextlib.suppress(ProcessLookupError, PermissionError):  # nobody is left
                os.killpg(self._popen.pid, signal.SIGKILL)
        self._reader.join(timeout=1.0)
        text = self._output.text()
        for stream in (self._stdout, self._stderr):
            with contextlib.suppress(OSError):
                stream.close()
        return text

    def kill(self) -> None:
        """End the process by force and leave the rest to whoever waits for its answer, maybe in another thread."""
        if sys.platform != "win32":
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._popen.pid, signal.SIGKILL)
        self._popen.kill()

    def ending(self) -> str:
        """How the process ended by itself, in words."""
        try:
            code = self._popen.wait(timeout=_GRACE_S)
        except subprocess.TimeoutExpired:
            return "closed its pipe"
        if code >= 0:
            return f"ended with exit code {code}"
        try:
            name = signal.Signals(-code).name
        except ValueError:
            name = f"signal {-code}"
        return f"was ended by {name}" + (", as the system does when memory runs out" if name == "SIGKILL" else "")


def _digest(text: str) -> str:
    """The lines of a worker's output that say most: where it hung or crashed, else the last ones."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    marks = [i for i, line in enumerate(lines) if line.startswith(("Fatal Python error", "Timeout ("))]
    if marks and lines[marks[-1]].startswith("Timeout ("):
        main = max(i for i, line in enumerate(lines) if line.startswith(("Timeout (", "Thread ", "Current thread")))
        chosen = lines[main + 1 :][:_TOLD_LINES]  # faulthandler writes the main thread last
    else:
        chosen = lines[marks[-1] :][:_TOLD_LINES] if marks else lines[-_TOLD_LINES:]
    return f"; it printed: {' | '.join(chosen)}"[:600] if chosen else ""


def _rebuild(raised: frames.Raised) -> MoebenchError | None:
    """The worker's error as the nearest class of ``moebench.errors`` that a message alone makes."""
    for name in raised.errors:
        kind = getattr(errors, name, None)
        if isinstance(kind, type) and issubclass(kind, MoebenchError) and "__init__" not in vars(kind):
            return kind(raised.message)
    return None


class Worker:
    """Runs functions in a process of its own, started when first needed and again after it died.

    A class named by a call is made with the device, once a process, and kept, so that its state is reused.
    """

    def __init__(self, device: str | None = None) -> None:
        self.device = device
        self._process: _Process | None = None
        self._stopped = False

    def stop(self) -> None:
        """End the process at once, from any thread: the call under way, and every later one, is a KeyboardInterrupt."""
        self._stopped = True
        if (process := self._process) is not None:
            process.kill()

    def _require_wanted(self) -> None:
        if self._stopped:
            self._drop()
            raise KeyboardInterrupt

    @property
    def pid(self) -> int | None:
        """Id of the running process, None when there is none."""
        return None if self._process is None else self._process.pid

    def call(
        self,
        target: str,
        *args: object,
        timeout_s: float,
        on_event: Callable[[Any], None] | None = None,
        device: str | None = None,
    ) -> Any:
        """Run ``target(*args, notify=…)`` in the worker; what it notifies reaches ``on_event`` while it runs.

        ``target`` is ``package.module:function``, or ``package.module:Class.method`` of a class that is made with
        ``device`` (the worker's own when None). Raises the MoebenchError that it raised, and WorkerError when it
        raised another error, died, or took over ``timeout_s`` seconds; KeyboardInterrupt once it was stopped.
        """
        self._require_wanted()
        process = self._started()
        self._require_wanted()
        started = time.monotonic()
        process.send(frames.Call(target, args, timeout_s, device or self.device))
        try:
            answer = self._answer(process, started + timeout_s + _GRACE_S, on_event)
        except (EOFError, TimeoutError):
            self._require_wanted()
            late = time.monotonic() - started >= timeout_s
            raise self._lost(target, timeout_s if late else None) from None
        except BaseException:
            self._drop()  # left in the middle of a call: what it would still send belongs to nobody
            raise
        if isinstance(answer, frames.Raised):
            self._raise(answer)
        return answer.value

    @staticmethod
    def _answer(
        process: _Process, deadline: float, on_event: Callable[[Any], None] | None
    ) -> frames.Result | frames.Raised:
        while True:
            message = process.receive(deadline)
            if isinstance(message, (frames.Result, frames.Raised)):
                return message
            if isinstance(message, frames.Event) and on_event is not None:
                on_event(message.value)

    def _started(self) -> _Process:
        if self._process is None:
            if not sys.executable:
                raise MeasureError("this Python doesn't know its own executable, so no measuring process can start")
            try:
                os.getcwd()
            except FileNotFoundError:
                raise InputError("the working directory is gone; change to one that exists") from None
            self._process = _Process()
            try:
                self._process.receive(time.monotonic() + START_LIMIT_S)
            except (EOFError, TimeoutError):
                self._require_wanted()
                raise self._lost("its start", None) from None
            except BaseException:
                self._drop()
                raise
        return self._process

    def _drop(self) -> str:
        process, self._process = self._process, None
        return "" if process is None else process.end()

    def _lost(self, target: str, limit_s: float | None) -> WorkerError:
        assert self._process is not None
        how = "" if limit_s is not None else self._process.ending()
        text = self._drop()
        if limit_s is not None:
            told = f"took over {round(limit_s, 1):g} s and was ended{_digest(text)}"
            return WorkerError(TIME_LIMIT, told, detail=text)
        return WorkerError(WORKER_DIED, f"the measuring process {how} during {target}{_digest(text)}", detail=text)

    def _raise(self, raised: frames.Raised) -> NoReturn:
        text = self._drop() if raised.ends_worker else ""
        if not raised.ends_worker and (error := _rebuild(raised)) is not None:
            raise error
        raise WorkerError(raised.kind, raised.message, raised.records, text)

    def close(self) -> None:
        """End the process; harmless when there is none."""
        process, self._process = self._process, None
        if process is not None:
            process.end(gently=True)

    def __enter__(self) -> Worker:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
