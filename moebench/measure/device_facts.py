"""What this machine says of its devices: torch's properties, the CUDA driver, NVML, the operating system.

The one place that knows which properties a vendor's or an old torch lacks; what nobody reports is None.
"""

from __future__ import annotations

import operator
import os
import platform
import re
from importlib import metadata, util
from pathlib import Path
from typing import Any

from moebench.errors import InputError, UnsupportedError
from moebench.measure import cuda_driver, nvml
from moebench.measure.nvml import GpuProcess
from moebench.spec.detect import DeviceFacts

_TRITON_DISTRIBUTIONS = ("triton", "pytorch-triton", "pytorch-triton-rocm", "triton-rocm", "flagtree", "triton-windows")

_TORCH_PROPERTIES = {
    "sm_count": "multi_processor_count",
    "memory_bytes": "total_memory",
    "threads_per_sm": "max_threads_per_multi_processor",
    "warp_size": "warp_size",
    "l2_bytes": "L2_cache_size",
    "registers_per_sm": "regs_per_multiprocessor",
    "shared_per_sm_bytes": "shared_memory_per_multiprocessor",
    "shared_per_block_bytes": "shared_memory_per_block_optin",
    "max_threads_per_block": "max_threads_per_block",
}
"""Fields of a device and torch's names for them; torch 2.1 has the first three alone."""


def has_torch() -> bool:
    """Whether torch is installed; finding out doesn't import it."""
    return util.find_spec("torch") is not None


def default_device() -> str:
    """``cuda:0`` where torch can use a GPU, else ``cpu``."""
    return "cuda:0" if _cuda_count() else "cpu"


def devices() -> list[str]:
    """Every device that torch can use here, GPUs first."""
    return [*(f"cuda:{i}" for i in range(_cuda_count())), "cpu"]


def _require_loadable_torch() -> None:
    """Raise UnsupportedError where torch is installed but its libraries don't load."""
    try:
        import torch  # noqa: F401
    except (ImportError, OSError) as error:
        raise UnsupportedError(
            f"torch is installed but can't be loaded: {error}; install a build of torch for this machine"
        ) from error


def _cuda_count() -> int:
    if not has_torch():
        return 0
    _require_loadable_torch()
    import torch

    return torch.cuda.device_count() if torch.cuda.is_available() else 0


def device_index(device: str) -> int | None:
    """GPU number in ``device`` (``cuda`` is ``cuda:0``), None for ``cpu``; raises InputError for other names."""
    if device == "cpu":
        return None
    found = re.fullmatch(r"cuda(?::([0-9]{1,4}))?", device)
    if found is None:
        raise InputError(f"device {device!r} is not a name; allowed: cpu, cuda, cuda:N (N from 0)")
    return int(found[1] or 0)


def collect(device: str) -> DeviceFacts:
    """What can be known of ``device`` here.

    Without torch a GPU's name, memory and capability come from NVML alone. Raises InputError for a device
    that isn't here, naming those that are.
    """
    index = device_index(device)
    if index is None:
        return _cpu_facts()
    if not has_torch():
        return _facts_without_torch(index)
    if index >= _cuda_count():
        raise InputError(f"device {device!r} is not here: torch can use {', '.join(devices())}; {_why_no_gpu()}")
    return _gpu_facts(index)


def _why_no_gpu() -> str:
    import torch

    if torch.version.cuda is None and _hip_version() is None:
        return f"torch {torch.__version__} is built without GPU support"
    return "choose one of these, or look for the GPU with `moebench doctor`"


def _gpu_facts(index: int) -> DeviceFacts:
    import torch

    properties = torch.cuda.get_device_properties(index)
    hip = _hip_version()
    said = _read(properties, _TORCH_PROPERTIES)
    if hip is None:
        said = {**said, **cuda_driver.attributes(index)}
    reading = nvml.cuda_device(index)
    clean = {name: int(value) for name, value in said.items() if value}
    return DeviceFacts(
        device=f"cuda:{index}",
        kind="cuda",
        name=torch.cuda.get_device_name(index),
        capability=torch.cuda.get_device_capability(index),
        is_corex=bool(vars(torch).get("corex", False)),
        gcn_arch=None if hip is None else str(_read(properties, {"arch": "gcnArchName"}).get("arch", "unknown")),
        free_memory_bytes=int(torch.cuda.mem_get_info(index)[0]),
        driver=None if reading is None else nvml.driver_version(),
        versions=versions(),
        **clean,
    )


def _read(properties: object, names: dict[str, str]) -> dict[str, Any]:
    """Those of torch's device properties that this torch has."""
    present = set(dir(properties))
    return {field: operator.attrgetter(name)(properties) for field, name in names.items() if name in present}


def _facts_without_torch(index: int) -> DeviceFacts:
    found = nvml.all_devices()
    if index >= len(found):
        raise InputError(
            f"device 'cuda:{index}' is not here: torch is not installed and NVML sees {len(found)} GPUs; use cpu"
        )
    gpu = found[index]
    total, free = gpu.memory_bytes() or (None, None)
    return DeviceFacts(
        device=f"cuda:{index}",
        kind="cuda",
        name=gpu.name() or "unnamed GPU",
        capability=gpu.capability(),
        memory_bytes=total,
        free_memory_bytes=free,
        driver=nvml.driver_version(),
        versions=versions(),
    )


def _cpu_facts() -> DeviceFacts:
    import psutil

    memory = psutil.virtual_memory()
    total, free = _container_limits(memory.total, memory.available)
    return DeviceFacts(
        device="cpu",
        kind="cpu",
        name=_cpu_model(),
        l2_bytes=_last_level_cache_bytes(),
        memory_bytes=total,
        free_memory_bytes=free,
        cpu_threads=cpu_threads(),
        versions=versions(),
    )


def cpu_threads() -> int:
    """Threads a CPU measurement would use: torch's, or the machine's where torch isn't installed."""
    if not has_torch():
        return os.cpu_count() or 1
    _require_loadable_torch()
    import torch

    return torch.get_num_threads()


def _cpu_model() -> str:
    try:
        text = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:
        text = ""
    found = re.search(r"^model name\s*:\s*(.+)$", text, re.MULTILINE)
    return found[1].strip() if found else platform.processor() or platform.machine() or "CPU"


def _last_level_cache_bytes() -> int | None:
    """Largest cache that Linux lists for the first core."""
    sizes = []
    for entry in Path("/sys/devices/system/cpu/cpu0/cache").glob("index*/size"):
        try:
            found = re.fullmatch(r"(\d+)([KMG])", entry.read_text(encoding="utf-8").strip())
        except OSError:
            continue
        if found:
            sizes.append(int(found[1]) * {"K": 1 << 10, "M": 1 << 20, "G": 1 << 30}[found[2]])
    return max(sizes, default=None)


def _container_limits(total: int, free: int) -> tuple[int, int]:
    """Total and free memory under the control group's limit, which a container has and the system's figures ignore."""
    folder = Path("/sys/fs/cgroup")
    try:
        limit = (folder / "memory.max").read_text(encoding="utf-8").strip()
        used = int((folder / "memory.current").read_text(encoding="utf-8"))
        cached = re.search(r"^inactive_file (\d+)$", (folder / "memory.stat").read_text(encoding="utf-8"), re.MULTILINE)
    except (OSError, ValueError):
        return total, free
    if not limit.isdigit() or int(limit) >= total:
        return total, free
    reclaimable = int(cached[1]) if cached else 0
    return int(limit), max(0, min(free, int(limit) - used + reclaimable))


def _hip_version() -> str | None:
    import torch

    found = vars(torch.version).get("hip")
    return None if found is None else str(found)


def versions() -> dict[str, str]:
    """Versions that a result depends on: python, torch, triton, cuda or hip; what is absent is left out.

    Raises UnsupportedError where torch is installed but can't be loaded.
    """
    found = {"python": platform.python_version()}
    if (triton := _triton_version()) is not None:
        found["triton"] = triton
    if has_torch():
        _require_loadable_torch()
        import torch

        builds = {"torch": torch.__version__, "cuda": torch.version.cuda, "hip": _hip_version()}
        found.update({name: str(version) for name, version in builds.items() if version is not None})
    return found


def _triton_version() -> str | None:
    """Version of the installed Triton, whichever distribution brought it; importing it is not needed."""
    if util.find_spec("triton") is None:
        return None
    for name in _TRITON_DISTRIBUTIONS:
        try:
            return metadata.version(name)
        except metadata.PackageNotFoundError:
            continue
    return "of an unknown distribution"


def other_processes(device: str) -> list[GpuProcess]:
    """Processes of others that hold ``device``: not this one, its parents or its children. Empty without NVML."""
    index = device_index(device)
    gpu = None if index is None else nvml.cuda_device(index)
    if gpu is None:
        return []
    import psutil

    own = psutil.Process()
    family = {own.pid, *(p.pid for p in own.parents()), *(p.pid for p in own.children(recursive=True))}
    return [process for process in gpu.processes() if process.pid not in family]
