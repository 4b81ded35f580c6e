"""Processes that share a replay's work and end with it at once: on Ctrl-C, on an error, or with their parent.

They are workers as measuring has them (``measure.worker``), out of reach of a terminal's Ctrl-C: what it means is the
parent's to say.
"""

from __future__ import annotations

import queue
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from types import TracebackType
from typing import Any, TypeVar

from moebench.measure.worker import Worker

Result = TypeVar("Result")
Heard = Callable[[int, int], None]
"""Told how many of how many calls are through: at each one's end, and every ``TICK_S`` seconds between."""

TICK_S = 0.5
CALL_LIMIT_S = 7 * 86_400.0
"""No limit that anybody meets: a search that is wanted may take its time, and ends on Ctrl-C."""


def unheard(_done: int, _total: int) -> None:
    """Nobody wants to know."""


def serve(call: Callable[..., Result], arguments: Sequence[Any], *, notify: object) -> Result:
    """What a worker runs; ``notify`` is for calls that tell events."""
    return call(*arguments)


class _Crew:
    """``size`` workers. Leaving it with an exception ends them whatever they are at."""

    def __init__(self, size: int) -> None:
        self._workers = [Worker() for _ in range(size)]
        self._idle: queue.SimpleQueue[Worker] = queue.SimpleQueue()
        for worker in self._workers:
            self._idle.put(worker)
        self._threads = ThreadPoolExecutor(size, thread_name_prefix="replay")

    def submit(self, call: Callable[..., Result], arguments: Sequence[Any]) -> Future[Result]:
        """Run ``call`` in a worker that is free."""
        return self._threads.submit(self._run, call, arguments)

    def _run(self, call: Callable[..., Result], arguments: Sequence[Any]) -> Result:
        worker = self._idle.get()
        try:
            found: Result = worker.call(f"{__name__}:{serve.__name__}", call, arguments, timeout_s=CALL_LIMIT_S)
        finally:
            self._idle.put(worker)
        return found

    def __enter__(self) -> _Crew:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is not None:
            for worker in self._workers:
                worker.stop()
        self._threads.shutdown(wait=True, cancel_futures=True)
        for worker in self._workers:
            worker.close()


def spread(
    call: Callable[..., Result], arguments: Sequence[Sequence[Any]], jobs: int, heard: Heard = unheard
) -> Generator[Result, None, None]:
    """The results of ``call`` for each of ``arguments``, in their order, from ``jobs`` processes; one is this process.

    Close it where it isn't read to its end. Raises what a call raises, WorkerError for a process that died.
    """
    total = len(arguments)
    heard(0, total)
    if min(jobs, total) < 2:
        for done, given in enumerate(arguments, 1):
            found = call(*given)
            heard(done, total)
            yield found
        return
    with _Crew(min(jobs, total)) as crew:
        handed = [crew.submit(call, given) for given in arguments]
        for done, future in enumerate(handed):
            while not wait([future], TICK_S).done:
                heard(done, total)
            heard(done + 1, total)
            yield future.result()
