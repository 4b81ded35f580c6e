"""A bounded pool of compiling processes, which put plans' kernels into Triton's cache ahead of the measuring.

Each one is a worker (``measure.worker``): its noise stays out of the terminal, and one that crashes or takes too long
is a failure of its plan and is replaced, never the pool's end.
"""

from __future__ import annotations

import os
import queue
from concurrent.futures import Future, ThreadPoolExecutor

from moebench.errors import MoebenchError
from moebench.measure.compile_job import CompileJob, CompileResult
from moebench.measure.worker import Worker, WorkerError
from moebench.store.records import BAD_INPUT, COMPILE_ERROR, TIME_LIMIT, Failure

COMPILER = "moebench.measure.compile_job:Compiler"
MOST_SLOTS = 16
START_LIMIT_S = 120.0


def default_slots(devices: int) -> int:
    """Processes that leave a core to each of ``devices`` and to this process, at least one."""
    try:
        cores = len(os.sched_getaffinity(0))
    except AttributeError:  # not Linux
        cores = os.cpu_count() or 1
    return max(1, min(MOST_SLOTS, cores - devices - 1))


class CompilePool:
    """``slots`` compiling processes; a job may take ``limit_s`` seconds. ``compiler`` stands in for ours in tests."""

    def __init__(self, slots: int, *, limit_s: float = 60.0, compiler: str = COMPILER) -> None:
        self._limit_s, self._compiler = limit_s, compiler
        self._workers = [Worker() for _ in range(slots)]
        self._idle: queue.SimpleQueue[Worker] = queue.SimpleQueue()
        self._threads = ThreadPoolExecutor(slots, thread_name_prefix="compile")
        for worker in self._workers:
            self._threads.submit(self._start, worker)

    def _start(self, worker: Worker) -> None:
        """Have the process ready before its first job; one that isn't says why at its first job."""
        try:
            worker.call(f"{self._compiler}.ready", timeout_s=START_LIMIT_S)
        except MoebenchError:
            worker.close()
        finally:
            self._idle.put(worker)

    def submit(self, job: CompileJob) -> Future[CompileResult]:
        """Compile ``job`` when a process is free."""
        return self._threads.submit(self._compile, job)

    def _compile(self, job: CompileJob) -> CompileResult:
        worker = self._idle.get()
        try:
            result: CompileResult = worker.call(f"{self._compiler}.compile", job, timeout_s=self._limit_s)
        except WorkerError as error:
            limited = error.kind == TIME_LIMIT
            message = f"compiling {error}" if limited else f"the compiler failed: {error}"
            return CompileResult(failure=Failure(TIME_LIMIT if limited else COMPILE_ERROR, message))
        except MoebenchError as error:
            return CompileResult(failure=Failure(BAD_INPUT, str(error)))
        finally:
            self._idle.put(worker)
        return result

    def stop(self) -> None:
        """End every process at once, whatever it is at."""
        for worker in self._workers:
            worker.stop()

    def close(self) -> None:
        """End every process; jobs that were not started are dropped."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in self._workers:
            worker.close()
