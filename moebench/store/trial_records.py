"""What is kept of a tuner's trial: one kernel plan on one workload, screened by a few separated blocks."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Any

from moebench.store.records import SCHEMA_VERSION, STATUS_OK, Check, Failure

TRIAL_ID_DIGITS = 16


@dataclass(frozen=True)
class CompileFacts:
    """What a compiler said of a plan's kernel; None where it doesn't say or nothing was compiled."""

    seconds: float | None = None
    shared_bytes: int | None = None
    registers: int | None = None
    spill_bytes: int | None = None


@dataclass(frozen=True)
class TrialRecord:
    """One kernel plan on one workload, timed or failed.

    ``blocks_us`` are the medians of separated blocks in microseconds a call, of the operations of ``timed`` together:
    ``kernel`` and those whose work its plan changes. ``source`` is the digest of the kernel's source. ``worker``
    names who measured it, empty for the only one.
    """

    trial_id: str
    status: str
    origin: str
    backend: str
    variant: str
    kernel: str
    params: dict[str, Any]
    source: str
    workload: dict[str, Any]
    hardware: str
    blocks_us: tuple[float, ...] = ()
    timed: tuple[str, ...] = ()
    clock: str = ""
    l2_policy: str = ""
    checks: tuple[Check, ...] = ()
    compiled: CompileFacts | None = None
    failure: Failure | None = None
    worker: str = ""
    elapsed_s: float = 0.0
    schema: int = SCHEMA_VERSION

    @property
    def ok(self) -> bool:
        """Whether it has a time."""
        return self.status == STATUS_OK


def trial_id(
    backend: str, variant: str, kernel: str, params: dict[str, Any], source: str, workload: dict[str, Any],
    hardware: str, seed: int,
) -> str:  # fmt: skip
    """A stable id: the same for the same plan of the same kernel source on the same workload and hardware."""
    asked = [backend, variant, kernel, params, source, workload, hardware, seed]
    text = json.dumps(asked, sort_keys=True, separators=(",", ":"), default=str)
    return hashlib.blake2b(text.encode(), digest_size=TRIAL_ID_DIGITS // 2).hexdigest()
