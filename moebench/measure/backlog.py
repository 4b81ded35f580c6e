"""Work that keeps a GPU busy while the host enqueues what is to be timed, so that gaps are not timed with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter_ns

import torch

FIRST_US, LEAST_US, MOST_US = 1000.0, 50.0, 20_000.0
MARGIN = 1.5

_CYCLES_A_US = 2000
"""Upper bound of GPU clocks in MHz, so that a spin lasts at least as long as asked; longer where clocks are lower."""

_FILL_BYTES = 64 * 2**20


class Backlog:
    """Holds up the device's current stream for about as long as the last enqueueing took.

    It spins where torch has its spin kernel; elsewhere it fills a buffer over and over.
    """

    def __init__(self, device: torch.device) -> None:
        self._device = device
        self._us = FIRST_US
        self._spin: Callable[[int], None] | None = vars(torch.cuda).get("_sleep")
        self._buffer: torch.Tensor | None = None

    def _hold(self, us: float) -> None:
        if self._spin is not None:
            self._spin(int(us * _CYCLES_A_US))
            return
        if self._buffer is None:
            self._buffer = torch.empty(_FILL_BYTES, dtype=torch.uint8, device=self._device)
        for _ in range(int(us / 10) + 1):
            self._buffer.fill_(1)

    @contextmanager
    def enqueueing(self) -> Iterator[None]:
        """Hold the device up first; how long the body took sets the next hold."""
        self._hold(self._us)
        start = perf_counter_ns()
        yield
        took = (perf_counter_ns() - start) / 1e3
        self._us = min(MOST_US, max(LEAST_US, MARGIN * took))
