"""The record of one expert-parallel contender, whether it was timed or failed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moebench.measure.assemble import timing, warnings_of
from moebench.measure.cache import cache_bytes
from moebench.measure.ep_clock import LAYER_MEAN, STEPS, WAIT
from moebench.measure.ep_figures import figures_of
from moebench.measure.ep_memory import weight_bytes
from moebench.measure.ep_request import EPRequest, asked_fields
from moebench.measure.request import L2Policy
from moebench.pipeline.ep.ranks.protocol import Ranks
from moebench.store.records import (
    STATUS_FAILED,
    STATUS_OK,
    EPRecord,
    PointRecord,
    StepRecord,
)

LEAST_PASSING = 2
"""Times its cache's size that a device's weights must have for a weight to be out of it at its next use."""

if TYPE_CHECKING:
    from moebench.measure.ep_point import EPRun


def _steps(run: EPRun) -> tuple[StepRecord, ...]:
    assert run.samples is not None
    stages, made, count = run.candidate.plan.to_dict(), [], len(STEPS)
    for place, step in enumerate(STEPS):
        slowest, mean = run.samples.values[:, place], run.samples.values[:, count + place]
        stage = stages.get(step.value)
        made.append(
            StepRecord(
                steps=(step.value,),
                kernel=run.candidate.plan.kernels,
                params=dict(stage) if isinstance(stage, dict) else {},
                time=timing(slowest, run.calls, run.samples.stop),
                blocks_us=tuple(float(v) for v in slowest),
                mean=timing(mean, run.calls, run.samples.stop),
            )
        )
    return tuple(made)


def _policy(run: EPRun, request: EPRequest, ranks: Ranks) -> str:
    """``warm`` where this device's weights don't push each other out of its cache from one call to the next."""
    size, _ = cache_bytes(request.hw, ranks.device)
    held = weight_bytes(run.candidate.workload, 0) * len(ranks.local_ranks)
    return L2Policy.LAYER.value if held >= LEAST_PASSING * size else L2Policy.WARM.value


def record_of(run: EPRun, request: EPRequest, ranks: Ranks, elapsed_s: float) -> PointRecord:
    """The record of ``run``; collective on ranks with a process each where it was timed."""
    common = asked_fields(request, run.candidate, ranks.origin) | {"l2_policy": _policy(run, request, ranks)}
    if run.failure is not None:
        return PointRecord(
            **common, status=STATUS_FAILED, clock="", checks=run.checks, failure=run.failure, elapsed_s=elapsed_s,
            ep=EPRecord(request.ranks, run.candidate.pool),
        )  # fmt: skip
    assert run.samples is not None
    samples, calls, settings = run.samples, run.calls, request.settings
    layer, steps = timing(samples.layer_us, calls, samples.stop), _steps(run)
    times = {s.steps[0]: s.time.median_us for s in steps}
    waits = samples.values[:, WAIT]
    figures = figures_of(run.candidate, run.facts, ranks, request.hw, times)
    return PointRecord(
        **common,
        status=STATUS_OK,
        clock=run.clock,
        layer=layer,
        layer_blocks_us=tuple(float(v) for v in samples.layer_us),
        steps=steps,
        checks=run.checks,
        telemetry=run.telemetry,
        warnings=(
            *run.warnings,
            *warnings_of(layer, len(run.facts), run.telemetry, settings.target_half_width, settings.min_blocks),
        ),
        elapsed_s=elapsed_s,
        ep=EPRecord(
            ranks=request.ranks,
            pool=run.candidate.pool,
            figures=figures,
            mean=timing(samples.values[:, LAYER_MEAN], calls, samples.stop),
            wait=timing(waits, calls, samples.stop) if waits.any() else None,
        ),
    )
