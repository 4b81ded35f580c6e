"""What Triton keeps of every kernel that this process launched, and how to give it back.

A compiled kernel stays in its function's cache, texts of every stage and the loaded module with it, for as long as
the process lives. A search launches thousands. Versions keep the cache in different places; what isn't found is left.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

from moebench.measure import cuda_driver

KERNELS = "moebench.kernels"
KEPT = 64
"""Kernels of a function that stay, the last launched first: plans that share one often follow each other."""


def kernel_functions() -> Iterator[Any]:
    """Every function of our kernels that was imported and is compiled when it is launched."""
    found: dict[int, Any] = {}
    for name, module in list(sys.modules.items()):
        if name.startswith(KERNELS):
            for value in vars(module).values():
                if type(value).__name__ == "JITFunction":
                    found[id(value)] = value
    yield from found.values()


def _stores(function: Any) -> Iterator[tuple[dict[Any, Any], dict[Any, Any]]]:
    """A function's caches, one a device: kernels by key, and keys by what they are made of (empty before 3.5)."""
    by_device = getattr(function, "device_caches", None)
    if isinstance(by_device, dict):
        for entry in by_device.values():
            parts = [part for part in entry if type(part) is dict] if isinstance(entry, tuple) else []
            if parts:
                yield parts[0], parts[1] if len(parts) > 1 else {}
        return
    kernels = getattr(function, "cache", None)
    if isinstance(kernels, dict):
        for entry in kernels.values():
            if type(entry) is dict:
                yield entry, {}


class JitCache:
    """Triton's caches in this process, held to the kernels that were there at ``pin`` and ``kept`` others."""

    def __init__(self, kept: int = KEPT) -> None:
        self._kept = kept
        self._pinned: set[tuple[int, Any]] = set()

    def pin(self) -> None:
        """Keep the kernels that are there now for good."""
        self._pinned = {(id(kernels), key) for f in kernel_functions() for kernels, _ in _stores(f) for key in kernels}

    def count(self) -> int:
        """Kernels in the caches."""
        return sum(len(kernels) for f in kernel_functions() for kernels, _ in _stores(f))

    def trim(self) -> int:
        """Drop the oldest kernels that are too many; returns how many. Nothing of them may be running."""
        dropped = 0
        for function in kernel_functions():
            for kernels, keys in _stores(function):
                loose = [key for key in kernels if (id(kernels), key) not in self._pinned]
                old = loose[: max(0, len(loose) - self._kept)]
                for key in old:
                    _unload(kernels.pop(key))
                if old:
                    gone = set(old)
                    for parts in [parts for parts, key in keys.items() if key in gone]:
                        del keys[parts]
                dropped += len(old)
        return dropped


def _unload(kernel: Any) -> None:
    """Give a kernel's module back to the CUDA driver, where it has one."""
    module = getattr(kernel, "module", None)
    if type(module) is int and module and getattr(getattr(kernel, "metadata", None), "target", None) is not None:
        if kernel.metadata.target.backend == "cuda":
            cuda_driver.unload_module(module)
        kernel.module = kernel.function = None
