"""The record of one candidate at one point, whether it was timed or failed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from moebench.measure.arrangement import Run
from moebench.measure.assemble import layer_floor, residual, step_records, timing, warnings_of
from moebench.measure.material import Draw, routing_stats
from moebench.measure.request import PointRequest, point_id
from moebench.measure.rotation import Rotation
from moebench.store.records import STATUS_FAILED, STATUS_OK, PointRecord


@dataclass(frozen=True)
class PointFacts:
    """What all candidates of a point share; ``rotation`` is None where none got as far."""

    request: PointRequest
    draws: Sequence[Draw]
    rotation: Rotation | None
    elapsed_s: float


def _common(run: Run, facts: PointFacts) -> dict[str, Any]:
    request, candidate = facts.request, run.candidate
    settings, floor = request.settings, layer_floor(request.workload, facts.draws, request.hw) if facts.draws else None
    policy = settings.l2_policy if facts.rotation is None else facts.rotation.policy
    return {
        "point_id": point_id(request, candidate),
        "origin": "measured",
        "backend": candidate.backend,
        "variant": candidate.plan.variant,
        "plan": candidate.plan.to_dict(),
        "plan_source": candidate.plan_source,
        "workload": request.workload.to_dict(),
        "detail": settings.detail.value,
        "l2_policy": policy.value,
        "l2_policy_asked": settings.l2_policy.value,
        "floor_us": None if floor is None else floor.us,
        "floor_bound": None if floor is None else floor.bound,
        "checks": run.checks,
        "routing_stats": routing_stats(facts.draws) if facts.draws else None,
        "elapsed_s": facts.elapsed_s,
    }


def record_of(run: Run, facts: PointFacts) -> PointRecord:
    """The record of ``run``: a failure keeps its checks and has no latency."""
    common, settings = _common(run, facts), facts.request.settings
    if run.failure is not None:
        return PointRecord(**common, status=STATUS_FAILED, clock="", failure=run.failure, warnings=tuple(run.warnings))
    assert run.samples is not None
    assert run.contender is not None
    assert facts.rotation is not None
    samples, calls, detail = run.samples, run.contender.calls, settings.detail
    layer = timing(samples.layer_us, calls, samples.stop, run.contender.clock.between_runs_us)
    warned = warnings_of(layer, facts.rotation.draws, run.telemetry, settings.target_half_width, settings.min_blocks)
    rotation_note = (facts.rotation.warning,) if facts.rotation.warning else ()
    request = facts.request
    return PointRecord(
        **common,
        status=STATUS_OK,
        clock=run.contender.clock.name,
        layer=layer,
        layer_blocks_us=tuple(float(v) for v in samples.layer_us),
        steps=step_records(run.bound.ops, samples, detail, calls, request.workload, facts.draws, request.hw),
        residual=residual(samples, detail, calls),
        telemetry=run.telemetry,
        deterministic=run.bound.deterministic,
        batch_invariant=run.bound.batch_invariant,
        warnings=(*run.warnings, *rotation_note, *warned),
    )
