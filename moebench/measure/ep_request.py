"""The question about an expert-parallel group: one input, the settings to compare on it, how to measure.

Also how a record says what was asked. Needs no torch: the process that asks has none.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from typing import Any

from moebench.measure.request import POINT_ID_DIGITS, MeasureSettings
from moebench.plan.ep_plan import EPPlan
from moebench.spec.ep_workload import EPWorkload
from moebench.spec.hardware import Hardware
from moebench.store.records import STATUS_FAILED, EPRecord, Failure, PointRecord


@dataclass(frozen=True)
class EPCandidate:
    """One contender: a workload with its buffer, slots and planner, how its stages run, the pool of its buffer."""

    workload: EPWorkload
    plan: EPPlan = field(default_factory=EPPlan)
    pool: tuple[int, ...] = ()
    plan_source: str = "default"


@dataclass(frozen=True)
class EPRequest:
    """One point: ``candidates`` differ in buffer, slots, padding, planner or stages, never in their input.

    They are measured interleaved on ``ranks`` (virtual, peer or collective), on the same draws.
    """

    ranks: str
    candidates: tuple[EPCandidate, ...]
    hw: Hardware
    device: str
    settings: MeasureSettings = field(default_factory=MeasureSettings)

    @property
    def workload(self) -> EPWorkload:
        """The first candidate's workload: its shape, tokens, number format, routing and seed are everyone's."""
        return self.candidates[0].workload


def ep_point_id(request: EPRequest, candidate: EPCandidate) -> str:
    """A stable id of what is asked of ``candidate``, as ``request.point_id`` is for layers."""
    asked = {
        "workload": candidate.workload.to_dict(),
        "ranks": request.ranks,
        "plan": candidate.plan.to_dict(),
        "pool": candidate.pool,
        "hardware": request.hw.key,
        "draws": request.settings.draws,
        "seed": request.settings.seed,
    }
    text = json.dumps(asked, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=POINT_ID_DIGITS // 2).hexdigest()


def variant_of(ranks: str, candidate: EPCandidate) -> str:
    """Who runs it, in a word: ``virtual-moonep``."""
    return f"{ranks}-{candidate.workload.planner}"


def asked_fields(request: EPRequest, candidate: EPCandidate, origin: str) -> dict[str, Any]:
    """The fields of a record that say what was asked."""
    policy = request.settings.l2_policy.value
    return {
        "point_id": ep_point_id(request, candidate),
        "origin": origin,
        "backend": candidate.plan.kernels,
        "variant": variant_of(request.ranks, candidate),
        "plan": candidate.plan.to_dict(),
        "plan_source": candidate.plan_source,
        "workload": candidate.workload.to_dict(),
        "detail": "steps",
        "l2_policy": policy,
        "l2_policy_asked": policy,
    }


def failed_ep_record(request: EPRequest, candidate: EPCandidate, failure: Failure, elapsed_s: float) -> PointRecord:
    """The record of ``candidate`` at a point that ended with ``failure``."""
    origin = "virtual" if request.ranks == "virtual" else "measured"
    return PointRecord(
        **asked_fields(request, candidate, origin),
        status=STATUS_FAILED,
        clock="",
        failure=failure,
        elapsed_s=elapsed_s,
        ep=EPRecord(request.ranks, candidate.pool),
    )
