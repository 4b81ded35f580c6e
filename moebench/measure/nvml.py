"""NVML behind one door: what it can't say is None, and a machine without it has no device here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeVar

from moebench.measure import cuda_driver

T = TypeVar("T")

THROTTLE_REASONS = {
    0x2: "application clocks",
    0x4: "power cap",
    0x8: "hardware slowdown",
    0x10: "sync boost",
    0x20: "software thermal slowdown",
    0x40: "hardware thermal slowdown",
    0x80: "power brake",
    0x100: "display clocks",
}
"""Bits of ``nvmlClocksEventReasons``; bit 0x1, idle, holds nothing back and is left out."""


@dataclass(frozen=True)
class GpuProcess:
    """A process with a context on a GPU; ``memory_bytes`` is None where the driver hides it."""

    pid: int
    name: str
    memory_bytes: int | None = None


class NvmlDevice:
    """One GPU of NVML. ``api`` is the ``pynvml`` module, or what stands in for it; readings may be None."""

    def __init__(self, api: Any, handle: Any) -> None:
        self._api = api
        self._handle = handle

    def _ask(self, call: Callable[..., T], *args: object) -> T | None:
        try:
            return call(self._handle, *args)
        except self._api.NVMLError:
            return None

    def name(self) -> str | None:
        """Name as the driver reports it."""
        return _text(self._ask(self._api.nvmlDeviceGetName))

    def capability(self) -> tuple[int, int] | None:
        """CUDA compute capability."""
        found = self._ask(self._api.nvmlDeviceGetCudaComputeCapability)
        return None if found is None else (int(found[0]), int(found[1]))

    def memory_bytes(self) -> tuple[int, int] | None:
        """Total and free device memory."""
        found = self._ask(self._api.nvmlDeviceGetMemoryInfo)
        return None if found is None else (int(found.total), int(found.free))

    def sm_clock_mhz(self) -> float | None:
        """Present clock of the multiprocessors."""
        return _float(self._ask(self._api.nvmlDeviceGetClockInfo, self._api.NVML_CLOCK_SM))

    def max_sm_clock_mhz(self) -> float | None:
        """Highest clock of the multiprocessors."""
        return _float(self._ask(self._api.nvmlDeviceGetMaxClockInfo, self._api.NVML_CLOCK_SM))

    def memory_clock_mhz(self) -> float | None:
        """Present memory clock."""
        return _float(self._ask(self._api.nvmlDeviceGetClockInfo, self._api.NVML_CLOCK_MEM))

    def temperature_c(self) -> float | None:
        """Temperature of the GPU die."""
        return _float(self._ask(self._api.nvmlDeviceGetTemperature, self._api.NVML_TEMPERATURE_GPU))

    def power_w(self) -> float | None:
        """Board power; on recent parts a mean over about a second."""
        return _float(self._ask(self._api.nvmlDeviceGetPowerUsage), 1e-3)

    def power_limit_w(self) -> float | None:
        """Enforced power limit."""
        return _float(self._ask(self._api.nvmlDeviceGetEnforcedPowerLimit), 1e-3)

    def energy_j(self) -> float | None:
        """Energy since the driver was loaded."""
        return _float(self._ask(self._api.nvmlDeviceGetTotalEnergyConsumption), 1e-3)

    def throttle_reasons(self) -> tuple[str, ...]:
        """Why clocks are held down now, in words; empty when nothing holds them or nobody knows."""
        bits = self._ask(self._api.nvmlDeviceGetCurrentClocksThrottleReasons) or 0
        return tuple(word for bit, word in THROTTLE_REASONS.items() if bits & bit)

    def processes(self) -> list[GpuProcess]:
        """Processes that hold a compute context."""
        running = self._ask(self._api.nvmlDeviceGetComputeRunningProcesses) or []
        return [GpuProcess(int(p.pid), _process_name(int(p.pid)), p.usedGpuMemory) for p in running]


def _text(value: str | bytes | None) -> str | None:
    return value.decode() if isinstance(value, bytes) else value


def _float(value: float | None, scale: float = 1.0) -> float | None:
    return None if value is None else float(value) * scale


def _process_name(pid: int) -> str:
    """Name of a process; one of another container can't be seen from here."""
    import psutil

    try:
        return str(psutil.Process(pid).name())
    except psutil.Error:
        return "not visible from here"


@cache
def _api() -> Any:
    """The ``pynvml`` module, ready, or None where there is no NVML."""
    import pynvml

    try:
        pynvml.nvmlInit()
    except pynvml.NVMLError:
        return None
    return pynvml


def driver_version() -> str | None:
    """Version of the NVIDIA driver, or None without NVML."""
    api = _api()
    if api is None:
        return None
    try:
        return _text(api.nvmlSystemGetDriverVersion())
    except api.NVMLError:
        return None


def all_devices() -> list[NvmlDevice]:
    """Every GPU that NVML sees, in its own order (which need not be CUDA's); empty without NVML."""
    api = _api()
    if api is None:
        return []
    try:
        return [NvmlDevice(api, api.nvmlDeviceGetHandleByIndex(i)) for i in range(api.nvmlDeviceGetCount())]
    except api.NVMLError:
        return []


def cuda_device(index: int) -> NvmlDevice | None:
    """The GPU that CUDA calls ``index``, found by its PCI address; None where NVML doesn't know it.

    Indices alone don't do: NVML ignores the visible-device list and orders by address.
    """
    api, address = _api(), cuda_driver.pci_bus_id(index)
    if api is None:
        return None
    try:
        if address is not None:
            return NvmlDevice(api, api.nvmlDeviceGetHandleByPciBusId(address))
    except api.NVMLError:
        return None
    found = all_devices()
    return found[0] if index == 0 and len(found) == 1 else None
