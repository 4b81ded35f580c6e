"""What went wrong on a device: errors as failures of a record, and those that end the process."""

from __future__ import annotations

import gc
import re
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

import torch

from moebench.errors import InputError, MeasureError, UnsupportedError
from moebench.store.records import (
    BAD_INPUT,
    DEVICE_ERROR,
    INTERNAL_ERROR,
    OUT_OF_MEMORY,
    UNSUPPORTED,
    Failure,
    PointRecord,
)

_ASKED = re.compile(r"[Tt]ried to allocate ([\d.]+) ?(bytes|KiB|MiB|GiB)?")
_UNITS = {None: 1, "bytes": 1, "KiB": 2**10, "MiB": 2**20, "GiB": 2**30}
_CPU_MEMORY = "can't allocate memory"


class StickyDeviceError(MeasureError):
    """The device's context is broken: no call in this process will work again.

    ``records`` are the failed records of the point so far; a candidate without one was not measured.
    """

    ends_worker = True

    def __init__(self, message: str, records: tuple[PointRecord, ...] = ()) -> None:
        super().__init__(message)
        self.records = records


def is_out_of_memory(error: BaseException) -> bool:
    """Whether ``error`` says that memory ran out, on a GPU or a CPU."""
    return isinstance(error, (MemoryError, torch.cuda.OutOfMemoryError)) or (
        isinstance(error, RuntimeError) and _CPU_MEMORY in str(error)
    )


def asked_bytes(message: str) -> int | None:
    """Bytes of the allocation that failed, out of torch's message; None where it doesn't say."""
    found = _ASKED.search(message)
    return None if found is None else int(float(found[1]) * _UNITS[found[2]])


def free_memory() -> None:
    """Give back what is no longer referenced, also to the device."""
    gc.collect()
    if torch.cuda.is_available():
        torch.cuda.empty_cache()


def device_is_broken(device: torch.device) -> bool:
    """Whether the device refuses even a small piece of work: found out by trying."""
    if device.type != "cuda":
        return False
    try:
        torch.ones(8, device=device).sum().item()
        torch.cuda.synchronize(device)
    except RuntimeError as error:
        return not is_out_of_memory(error)
    return False


def _first_line(error: BaseException) -> str:
    text = str(error).strip().splitlines()
    return text[0] if text else type(error).__name__


def _place(error: BaseException) -> str:
    frames = traceback.extract_tb(error.__traceback__)
    return f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""


def failure_of(error: Exception, device: torch.device) -> Failure:
    """``error`` as the failure of a record."""
    if is_out_of_memory(error):
        asked = asked_bytes(str(error))
        size = "an allocation" if asked is None else f"an allocation of {asked} bytes ({asked / 2**30:.2f} GiB)"
        return Failure(OUT_OF_MEMORY, f"{size} failed on {device}; choose fewer tokens, or a smaller share with --tp")
    if isinstance(error, UnsupportedError):
        return Failure(UNSUPPORTED, str(error))
    if isinstance(error, InputError):
        return Failure(BAD_INPUT, str(error))
    named = f"{type(error).__name__}: {_first_line(error)}{_place(error)}"
    if isinstance(error, (RuntimeError, MeasureError)):
        return Failure(DEVICE_ERROR, named)
    return Failure(INTERNAL_ERROR, named)


class Chargeable(Protocol):
    """A candidate's run that can be given up with a reason."""

    def fail(self, failure: Failure) -> None:
        """Give up: keep why, drop what takes memory."""


def charge(
    runs: Sequence[Chargeable],
    failure: Failure,
    device: torch.device,
    failed_records: Callable[[], tuple[PointRecord, ...]],
) -> None:
    """Make ``failure`` that of ``runs``; raises StickyDeviceError with the failed records when it broke the device.

    Where several ran together and the device broke, which one did it isn't known: then none of them is charged.
    """
    broken = device_is_broken(device)
    if not (broken and len(runs) > 1):
        for run in runs:
            run.fail(failure)
    if broken:
        raise StickyDeviceError(f"{failure.message}; the device is unusable", failed_records())
