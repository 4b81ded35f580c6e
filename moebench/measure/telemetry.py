"""What the device reports around measured blocks: clocks, heat, power, throttling, energy."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from statistics import median
from time import monotonic
from typing import Protocol

from moebench.measure import device_facts, nvml
from moebench.store.records import Telemetry

READ_EVERY_S = 0.1
"""Sensors are refreshed no faster than this, and a reading can take over a millisecond of idle device."""

ENERGY_STEP_S = 0.1
"""The energy counter moves once in this time (seen on an H200): a block's energy is off by up to a step."""

MAX_ENERGY_ERROR = 0.1
"""Joules a call are told where their standard error from the counter's steps is at most this share."""


class TelemetrySampler(Protocol):
    """Gathers readings of one contender: a ``block`` around each of its timed blocks, then ``telemetry``.

    Where a contender runs alone, one ``block`` may span many timed blocks, which makes its energy surer.
    """

    def block(self, calls: int) -> AbstractContextManager[None]:
        """Read the device around a block of ``calls`` calls, which must have finished when the block is left."""

    def telemetry(self) -> Telemetry:
        """Medians of the readings so far; None where the device doesn't say."""


class NvmlSampler:
    """Readings of one GPU through NVML."""

    def __init__(self, gpu: nvml.NvmlDevice) -> None:
        self._gpu = gpu
        self._readings: dict[str, list[float]] = {}
        self._throttled: dict[str, None] = {}
        self._read_at = -READ_EVERY_S
        self._energy = _Energy(gpu)

    @contextmanager
    def block(self, calls: int) -> Iterator[None]:
        """Read the device around a block of ``calls`` calls; a block that raises counts for nothing."""
        before, start = self._energy.read(), monotonic()
        yield
        end = monotonic()
        self._energy.add(before, end - start, calls)
        if end - self._read_at >= READ_EVERY_S:
            self._read_at = end
            self._read()

    def _read(self) -> None:
        gpu = self._gpu
        for name, value in {
            "sm_clock_mhz": gpu.sm_clock_mhz(),
            "memory_clock_mhz": gpu.memory_clock_mhz(),
            "temperature_c": gpu.temperature_c(),
            "power_w": gpu.power_w(),
        }.items():
            if value is not None:
                self._readings.setdefault(name, []).append(value)
        self._throttled.update(dict.fromkeys(gpu.throttle_reasons()))

    def telemetry(self) -> Telemetry:
        """Medians of the readings, every throttle reason that was seen, energy a call."""
        return Telemetry(
            sm_clock_mhz=self._median("sm_clock_mhz"),
            memory_clock_mhz=self._median("memory_clock_mhz"),
            temperature_c=self._median("temperature_c"),
            power_w=self._median("power_w"),
            joules_per_call=self._energy.joules_per_call(),
            throttle_reasons=tuple(self._throttled),
        )

    def _median(self, name: str) -> float | None:
        values = self._readings.get(name)
        return median(values) if values else None


class _Energy:
    """Energy of blocks by the device's counter; given up at the first block too short for its steps."""

    def __init__(self, gpu: nvml.NvmlDevice) -> None:
        self._gpu = gpu
        self._useful = True
        self._joules, self._seconds, self._calls, self._blocks = 0.0, 0.0, 0, 0

    def read(self) -> float | None:
        """The counter, as long as it is of use."""
        return self._gpu.energy_j() if self._useful else None

    def add(self, before: float | None, seconds: float, calls: int) -> None:
        """Charge a block that began when the counter said ``before``."""
        after = self.read() if before is not None and seconds >= ENERGY_STEP_S else None
        if before is None or after is None:
            self._useful = False
            return
        self._joules += after - before
        self._seconds += seconds
        self._calls += calls
        self._blocks += 1

    def joules_per_call(self) -> float | None:
        """Energy a call, where the counter's steps leave it sure enough."""
        if not (self._useful and self._calls):
            return None
        error = 0.5 * math.sqrt(self._blocks) * ENERGY_STEP_S / self._seconds
        return self._joules / self._calls if error <= MAX_ENERGY_ERROR else None


class CpuSampler:
    """A CPU reports its thread count alone."""

    @contextmanager
    def block(self, calls: int) -> Iterator[None]:
        """Nothing is read around a block on a CPU."""
        yield

    def telemetry(self) -> Telemetry:
        """The threads that torch uses."""
        return Telemetry(cpu_threads=device_facts.cpu_threads())


class SilentSampler:
    """A GPU that nothing can be read from."""

    @contextmanager
    def block(self, calls: int) -> Iterator[None]:
        """Nothing can be read around a block."""
        yield

    def telemetry(self) -> Telemetry:
        """All unknown."""
        return Telemetry()


def telemetry_sampler(device: str) -> TelemetrySampler:
    """A fresh sampler for ``device``: through NVML where NVML knows the GPU, else one whose values are None."""
    index = device_facts.device_index(device)
    if index is None:
        return CpuSampler()
    gpu = nvml.cuda_device(index)
    return SilentSampler() if gpu is None else NvmlSampler(gpu)
