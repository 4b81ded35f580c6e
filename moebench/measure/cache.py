"""The last-level cache: how large it is, and how to empty it."""

from __future__ import annotations

from collections.abc import Callable

import torch

from moebench.measure import device_facts
from moebench.measure.rotation import DEFAULT_CACHE_BYTES
from moebench.spec.hardware import Hardware

FLUSH_FACTOR = 2


def cache_bytes(hw: Hardware, device: torch.device) -> tuple[int, str]:
    """Size of the last-level cache and where it is known from; 32 MiB, said to be assumed, where nobody knows."""
    if hw.l2_bytes:
        return hw.l2_bytes, "hardware descriptor"
    if found := device_facts.collect(str(device)).l2_bytes:
        return found, "this machine"
    return DEFAULT_CACHE_BYTES, "assumed"


def make_flush(device: torch.device, size: int) -> Callable[[], None]:
    """A call that writes twice ``size`` bytes, so that nothing else is left in the cache."""
    buffer = torch.zeros(FLUSH_FACTOR * size // 4, dtype=torch.int32, device=device)

    def flush() -> None:
        buffer.add_(1)

    return flush


def free_bytes(device: torch.device) -> int:
    """Memory that new tensors may take, in bytes: free on the device, and held free by torch."""
    if device.type != "cuda":
        return device_facts.collect("cpu").free_memory_bytes or 0
    free, _ = torch.cuda.mem_get_info(device)
    return int(free + torch.cuda.memory_reserved(device) - torch.cuda.memory_allocated(device))
