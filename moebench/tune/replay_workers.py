"""Processes that share a replay's work and end with it at once: on Ctrl-C, on an error, or with their parent.

They are workers as measuring has them (``measure.worker``), out of reach of a terminal's Ctrl-C: what it means is the
parent's to say.
"""

from __future__ import annotations

import queue
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from types import TracebackType
from typing import Any, TypeVar

from moebench.errors import MeasureError
from moebench.measure.worker import Worker, WorkerError
from moebench.store.records import WORKER_DIED

Result = TypeVar("Result")
Heard = Callable[[int, int], None]
"""Told how much of how much is through: at each call's end, and every ``TICK_S`` seconds between."""

TICK_S = 0.5
CALL_LIMIT_S = 7 * 86_400.0
"""No limit that anybody meets: a search that is wanted may take its time, and ends on Ctrl-C."""


def unheard(_done: int, _total: int) -> None:
    """Nobody wants to know."""


def serve(call: Callable[..., Result], arguments: Sequence[Any], *, notify: object) -> Result:
    """What a worker runs; ``notify`` is for calls that tell events."""
    return call(*arguments)


_SERVE = f"{__name__}:{serve.__name__}"


def _death(told: str) -> str:
    """How a worker died, told by one that measures, as a replay tells it."""
    how = told.replace("the measuring process", "a replay process").replace(f" during {_SERVE}", "")
    return f"{how}; run the replay again, with fewer --jobs where memory ran out"


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
            found: Result = worker.call(_SERVE, call, arguments, timeout_s=CALL_LIMIT_S)
        except WorkerError as error:
            if error.kind != WORKER_DIED:
                raise
            raise MeasureError(_death(str(error))) from error
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


def in_processes(
    call: Callable[..., Result], arguments: Sequence[Sequence[Any]], jobs: int, heard: Heard = unheard,
    sizes: Sequence[int] = (),
) -> Generator[Result, None, None]:  # fmt: skip
    """The results of ``call`` for each of ``arguments``, in their order, from ``jobs`` processes.

    With one, in this process. ``heard`` is told of every call that has ended, in whatever order they do; a call counts
    for its entry in ``sizes``, for 1 without them. Close it where it isn't read to its end. Raises what a call raises,
    MeasureError for a process that died.
    """
    sizes = sizes or (1,) * len(arguments)
    done, total = 0, sum(sizes)
    heard(done, total)
    if min(jobs, len(arguments)) < 2:
        for given, size in zip(arguments, sizes, strict=True):
            found = call(*given)
            done += size
            heard(done, total)
            yield found
        return
    with _Crew(min(jobs, len(arguments))) as crew:
        handed = [crew.submit(call, given) for given in arguments]
        ends: queue.SimpleQueue[int] = queue.SimpleQueue()
        for index, future in enumerate(handed):
            future.add_done_callback(lambda _, index=index: ends.put(index))  # type: ignore[misc]
        ended: set[int] = set()
        for index, future in enumerate(handed):
            while index not in ended:
                with suppress(queue.Empty):  # time passes
                    ended.add(latest := ends.get(timeout=TICK_S))
                    done += sizes[latest]
                heard(done, total)
            yield future.result()
