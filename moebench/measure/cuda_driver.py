"""What the CUDA driver library says of a device, without torch: vendors' torch 2.1 hides most of it.

CoreX ships a driver library of the same name and numbering. Attribute numbers are those of ``CUdevice_attribute``
in the CUDA driver API reference.
"""

from __future__ import annotations

import ctypes
from functools import cache

_LIBRARIES = ("libcuda.so.1", "libcuda.so", "nvcuda.dll")

ATTRIBUTES = {
    "max_threads_per_block": 1,
    "warp_size": 10,
    "sm_count": 16,
    "l2_bytes": 38,
    "threads_per_sm": 39,
    "shared_per_sm_bytes": 81,
    "registers_per_sm": 82,
    "shared_per_block_bytes": 97,
}
_SHARED_WITHOUT_OPT_IN = 8


@cache
def _library() -> ctypes.CDLL | None:
    for name in _LIBRARIES:
        try:
            library = ctypes.CDLL(name)
            return library if library.cuInit(0) == 0 else None
        except (OSError, AttributeError):
            continue
    return None


def _device(library: ctypes.CDLL, index: int) -> ctypes.c_int | None:
    handle = ctypes.c_int()
    return handle if library.cuDeviceGet(ctypes.byref(handle), index) == 0 else None


def attributes(index: int) -> dict[str, int]:
    """The attributes of ``ATTRIBUTES`` that the driver knows of visible device ``index``; empty without a driver."""
    library = _library()
    device = None if library is None else _device(library, index)
    if library is None or device is None:
        return {}
    value, found = ctypes.c_int(), {}
    for name, number in (("shared_per_block_bytes", _SHARED_WITHOUT_OPT_IN), *ATTRIBUTES.items()):
        if library.cuDeviceGetAttribute(ctypes.byref(value), number, device) == 0 and value.value > 0:
            found[name] = value.value
    return found


def pci_bus_id(index: int) -> str | None:
    """PCI address of visible device ``index``, which is how other libraries number it; None without a driver."""
    library = _library()
    device = None if library is None else _device(library, index)
    if library is None or device is None:
        return None
    text = ctypes.create_string_buffer(32)
    return text.value.decode() if library.cuDeviceGetPCIBusId(text, len(text), device) == 0 else None


def unload_module(handle: int) -> bool:
    """Give back the loaded module ``handle`` of the current context; whether the driver took it."""
    library = _library()
    return library is not None and library.cuModuleUnload(ctypes.c_void_p(handle)) == 0
