"""What a run measures when it isn't told: a model, token counts, a number format and a backend for this device."""

from __future__ import annotations

from collections.abc import Sequence

from moebench.errors import InputError
from moebench.session.estimate import needed_bytes
from moebench.spec.dtypes import DType
from moebench.spec.hardware import Hardware
from moebench.spec.models import load_model
from moebench.spec.workload import Workload

GPU_MODEL = "qwen3-30b-a3b"
GPU_TOKENS = (1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128, 256, 512, 1024, 1536, 2048, 3072, 4096)
"""Batch sizes of vLLM's benchmark_moe.py."""

CPU_MODELS = ("olmoe-1b-7b", "lfm2-8b-a1b")
"""Small public models, the one preferred first; one layer of either fits a laptop."""

CPU_TOKENS = (1, 8, 64)
CPU_MAX_TIME_S = 45.0
"""Time for the points of a run that names neither model nor tokens, so that a first look ends within a minute."""


def is_cpu(device: str) -> bool:
    """Whether ``device`` is the CPU."""
    return device == "cpu"


def default_tokens(device: str) -> tuple[int, ...]:
    """Token counts for ``device``."""
    return CPU_TOKENS if is_cpu(device) else GPU_TOKENS


def default_max_time_s(device: str, *, chosen: bool) -> float | None:
    """Seconds for all points where no --max-time was given; None (no limit) when model or tokens were ``chosen``."""
    return CPU_MAX_TIME_S if is_cpu(device) and not chosen else None


def default_dtype(hw: Hardware, device: str) -> DType:
    """The hardware's; fp32 on a CPU, whatever a short probe says of it."""
    return DType.FP32 if is_cpu(device) else hw.default_dtype


def default_model(device: str, dtype: DType, tokens: Sequence[int], free_memory_bytes: int | None) -> str:
    """A well-known model on a GPU; on a CPU the first small one whose layer fits ``free_memory_bytes``.

    Raises InputError when none fits.
    """
    if not is_cpu(device):
        return GPU_MODEL
    needs = {n: needed_bytes(Workload(load_model(n).shape, max(tokens), dtype), 1, gate=True) for n in CPU_MODELS}
    for name, need in needs.items():
        if free_memory_bytes is None or need <= free_memory_bytes:
            return name
    least = min(needs, key=lambda n: needs[n])
    raise InputError(
        f"no default model fits: {least} needs {needs[least]} bytes of memory and {free_memory_bytes} are free; "
        "close other programs, or choose with --model and --ep-size"
    )


def preferred_backends(device: str) -> tuple[str, ...]:
    """Backends of a run that names none, the first usable one first: our kernels on a GPU, else torch."""
    return ("torch",) if is_cpu(device) else ("triton", "torch")


def default_backends(device: str) -> tuple[str, ...]:
    """The backend of a plan that names none, for a device that nobody looked at: the preferred one."""
    return preferred_backends(device)[:1]
