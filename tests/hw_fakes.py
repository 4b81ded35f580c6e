"""A stand-in for NVML with one GPU whose readings a test sets."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from moebench.measure import cuda_driver, nvml


class NotSupported(Exception):
    """What the stand-in raises for a reading that it lacks."""


class FakeNvml:
    """Answers the NVML calls in use from ``said``; a reading that is missing there is not supported."""

    NVMLError = NotSupported
    NVML_CLOCK_SM, NVML_CLOCK_MEM, NVML_TEMPERATURE_GPU = 1, 2, 0

    def __init__(self, **said: Any) -> None:
        self.said: dict[str, Any] = {"count": 1, **said}
        self.asked: list[str] = []

    def _say(self, what: str) -> Any:
        if what not in self.said:
            raise NotSupported(what)
        value = self.said[what]
        return value.pop(0) if isinstance(value, list) and what == "energy" else value

    def nvmlSystemGetDriverVersion(self) -> Any:  # noqa: N802
        return self._say("driver")

    def nvmlDeviceGetCount(self) -> Any:  # noqa: N802
        return self._say("count")

    def nvmlDeviceGetHandleByIndex(self, index: int) -> str:  # noqa: N802
        return f"gpu {index}"

    def nvmlDeviceGetHandleByPciBusId(self, address: str) -> str:  # noqa: N802
        self.asked.append(address)
        if address not in self.said.get("addresses", [address]):
            raise NotSupported(address)
        return f"gpu at {address}"

    def nvmlDeviceGetName(self, handle: str) -> Any:  # noqa: N802
        return self._say("name")

    def nvmlDeviceGetCudaComputeCapability(self, handle: str) -> Any:  # noqa: N802
        return self._say("capability")

    def nvmlDeviceGetMemoryInfo(self, handle: str) -> Any:  # noqa: N802
        total, free = self._say("memory")
        return SimpleNamespace(total=total, free=free)

    def nvmlDeviceGetClockInfo(self, handle: str, kind: int) -> Any:  # noqa: N802
        return self._say("sm_clock" if kind == self.NVML_CLOCK_SM else "memory_clock")

    def nvmlDeviceGetMaxClockInfo(self, handle: str, kind: int) -> Any:  # noqa: N802
        return self._say("max_clock")

    def nvmlDeviceGetTemperature(self, handle: str, kind: int) -> Any:  # noqa: N802
        return self._say("temperature")

    def nvmlDeviceGetPowerUsage(self, handle: str) -> Any:  # noqa: N802
        return self._say("power")

    def nvmlDeviceGetEnforcedPowerLimit(self, handle: str) -> Any:  # noqa: N802
        return self._say("limit")

    def nvmlDeviceGetTotalEnergyConsumption(self, handle: str) -> Any:  # noqa: N802
        return self._say("energy")

    def nvmlDeviceGetCurrentClocksThrottleReasons(self, handle: str) -> Any:  # noqa: N802
        return self._say("throttle")

    def nvmlDeviceGetComputeRunningProcesses(self, handle: str) -> Any:  # noqa: N802
        return [SimpleNamespace(pid=pid, usedGpuMemory=used) for pid, used in self._say("processes")]


def install(monkeypatch: pytest.MonkeyPatch, fake: FakeNvml | None, address: str | None = "0000:01:00.0") -> None:
    """Make ``fake`` the machine's NVML (None: it has none), with CUDA device 0 at ``address``."""
    monkeypatch.setattr(nvml, "_api", lambda: fake)
    monkeypatch.setattr(cuda_driver, "pci_bus_id", lambda index: address)
