"""What is kept of a race between whole layers: every plan's blocks, paired, on one workload."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Any

from moebench.store.records import SCHEMA_VERSION, Failure

HEAT_ID_DIGITS = 16


@dataclass(frozen=True)
class HeatRecord:
    """Whole layers timed interleaved on one workload, the default's plan first (``LayerPlan.to_dict`` form).

    ``blocks_us[i]`` are plan i's block medians in microseconds a call, paired by block, empty for one that failed.
    ``sources`` are the digests of the kernels' sources by name. ``time_share`` and ``ratio_share`` are the half-widths
    that predicted times and their ratios were stated with, relative to the value; 0 for what was measured.
    """

    heat_id: str
    origin: str
    hardware: str
    workload: dict[str, Any]
    plans: tuple[dict[str, Any], ...]
    sources: dict[str, str]
    blocks_us: tuple[tuple[float, ...], ...]
    failures: tuple[Failure | None, ...]
    gate_routings: tuple[str, ...] = ()
    deterministic: tuple[bool, ...] = ()
    time_share: float = 0.0
    ratio_share: float = 0.0
    schema: int = SCHEMA_VERSION


def heat_id(hardware: str, workload: dict[str, Any], plans: tuple[dict[str, Any], ...], sources: dict[str, str]) -> str:
    """A stable id: the same for a race of the same plans of the same sources on the same workload and hardware."""
    asked = [hardware, workload, plans, sources]
    text = json.dumps(asked, sort_keys=True, separators=(",", ":"), default=str)
    return hashlib.blake2b(text.encode(), digest_size=HEAT_ID_DIGITS // 2).hexdigest()
