"""The question a measuring process is asked: one workload, the candidates to compare on it, how to measure."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from enum import Enum

from moebench.plan.plan import LayerPlan
from moebench.spec.hardware import Hardware
from moebench.spec.workload import Workload

POINT_ID_DIGITS = 16


class L2Policy(str, Enum):
    """State of the last-level cache when a call starts (recorded with every point)."""

    LAYER = "layer"
    COLD = "cold"
    WARM = "warm"


class Detail(str, Enum):
    """What is timed: every step in place, the layer alone, or every step isolated."""

    STEPS = "steps"
    LAYER = "layer"
    ALONE = "alone"


@dataclass(frozen=True)
class MeasureSettings:
    """How to measure. Half-widths are relative; caps are seconds; ``draws`` are routings a point at most.

    Sampling lasts at least ``min_time_s`` unless ``max_blocks`` come first. ``energy_s`` is how long the layer alone
    runs for its joules a call, where the device counts energy; 0 leaves energy out. ``decide``: sampling also ends when
    the candidates are told apart from the first one and from the fastest.
    """

    l2_policy: L2Policy = L2Policy.LAYER
    detail: Detail = Detail.STEPS
    min_blocks: int = 10
    max_blocks: int = 60
    target_half_width: float = 0.01
    time_cap_s: float = 4.0
    preheat_s: float = 0.5
    min_time_s: float = 0.5
    draws: int = 4
    gate: bool = True
    seed: int = 0
    energy_s: float = 0.6
    decide: bool = False


@dataclass(frozen=True)
class Candidate:
    """One contender at a point: a backend and its plan; ``plan_source`` is default, file or table."""

    backend: str
    plan: LayerPlan
    plan_source: str = "default"


@dataclass(frozen=True)
class PointRequest:
    """One point: all ``candidates`` are measured interleaved, in one process, on the same inputs."""

    workload: Workload
    candidates: tuple[Candidate, ...]
    hw: Hardware
    device: str
    settings: MeasureSettings = field(default_factory=MeasureSettings)


def point_id(request: PointRequest, candidate: Candidate) -> str:
    """A stable id of what is asked of ``candidate``: the same for the same question in another run.

    It covers the workload, backend, plan, hardware key, cache policy, detail, draws and seed; not how long or how
    precisely to measure, nor which other candidates are compared.
    """
    settings = request.settings
    asked = {
        "workload": request.workload.to_dict(),
        "backend": candidate.backend,
        "plan": candidate.plan.to_dict(),
        "hardware": request.hw.key,
        "l2_policy": settings.l2_policy.value,
        "detail": settings.detail.value,
        "draws": settings.draws,
        "seed": settings.seed,
    }
    text = json.dumps(asked, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=POINT_ID_DIGITS // 2).hexdigest()
