"""Next plans of one kernel, proposed in a thread while the devices measure those of the others."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait

from moebench.store.trial_records import TrialRecord
from moebench.tune.bench import Screening


class Timer:
    """Seconds spent in the samplers and their studies: ``seconds`` while the devices could not be given work, and
    ``worked_s`` in the thread beside them, of which the search waited for a part."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.worked_s = 0.0
        self.waited_s = 0.0

    def __enter__(self) -> Timer:
        self._start = time.perf_counter()
        return self

    def __exit__(self, *_: object) -> None:
        self.seconds += time.perf_counter() - self._start

    @property
    def background_s(self) -> float:
        """Seconds of work that nobody waited for."""
        return max(0.0, self.worked_s - self.waited_s)


class Ahead:
    """Calls ``propose`` for kernels in a thread of its own, and ``tell`` of a kernel never at the same time.

    What is told of a kernel whose proposal is under way waits until that is taken: a proposal depends on what was told
    before it began, and not on how long it took.
    """

    def __init__(
        self, kernels: Sequence[str], propose: Callable[[str], list[Screening]],
        tell: Callable[[str, Sequence[TrialRecord]], None], timer: Timer,
    ) -> None:  # fmt: skip
        self._kernels, self._propose, self._tell, self._timer = tuple(kernels), propose, tell, timer
        self._thread = ThreadPoolExecutor(1, "moebench-propose")
        self._proposals: dict[str, Future[list[Screening]]] = {}
        self._held: list[tuple[str, Sequence[TrialRecord]]] = []

    def __enter__(self) -> Ahead:
        return self

    def __exit__(self, *_: object) -> None:
        self._wait(lambda: self._thread.shutdown(wait=True, cancel_futures=True))
        self._tell_held()

    def begin(self, kernel: str) -> None:
        """Start on the next plans of ``kernel``; nothing where that was done already."""
        if kernel not in self._proposals:
            self._proposals[kernel] = self._thread.submit(self._work, kernel)

    def take(self) -> list[list[Screening]]:
        """The next plans of every kernel, waited for; what was told meanwhile counts for those after them.

        Where no kernel has any, but something was told meanwhile, they are asked once more. Raises what ``propose``
        raises.
        """
        while True:
            for kernel in self._kernels:
                self.begin(kernel)
            self._wait(lambda: wait(self._proposals.values()))
            taken, self._proposals = self._proposals, {}
            late = bool(self._held)
            self._tell_held()
            found = [taken[kernel].result() for kernel in self._kernels]
            if any(found) or not late:
                return found

    def tell(self, kernel: str, records: Sequence[TrialRecord]) -> None:
        """Pass on ``records``, now or when the kernel's proposal under way is taken."""
        if kernel in self._proposals:
            self._held.append((kernel, records))
            return
        with self._timer:
            self._tell(kernel, records)

    def _work(self, kernel: str) -> list[Screening]:
        start = time.perf_counter()
        try:
            return self._propose(kernel)
        finally:
            self._timer.worked_s += time.perf_counter() - start

    def _wait(self, what: Callable[[], object]) -> None:
        before = self._timer.seconds
        with self._timer:
            what()
        self._timer.waited_s += self._timer.seconds - before

    def _tell_held(self) -> None:
        held, self._held = self._held, []
        with self._timer:
            for kernel, records in held:
                self._tell(kernel, records)
