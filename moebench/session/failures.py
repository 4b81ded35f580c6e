"""Records of points that were not measured: why, and everything that was asked."""

from __future__ import annotations

from moebench.backends.registry import resolve_backend
from moebench.errors import InputError, MoebenchError, UnsupportedError
from moebench.measure.request import Candidate, PointRequest, point_id
from moebench.measure.worker import WorkerError
from moebench.store.records import (
    BAD_INPUT,
    DEVICE_ERROR,
    STATUS_FAILED,
    UNSUPPORTED,
    Failure,
    PointRecord,
)


def failure_of(error: MoebenchError) -> Failure:
    """``error`` as a record's failure."""
    if isinstance(error, WorkerError):
        return Failure(error.kind, str(error))
    if isinstance(error, UnsupportedError):
        return Failure(UNSUPPORTED, str(error))
    return Failure(BAD_INPUT if isinstance(error, InputError) else DEVICE_ERROR, str(error))


def _origin(backend: str) -> str:
    """What the backend's times would have been; ``measured`` for one that can't even be found."""
    try:
        return resolve_backend(backend).origin
    except InputError:
        return "measured"


def failed_record(request: PointRequest, candidate: Candidate, failure: Failure, elapsed_s: float) -> PointRecord:
    """The record of ``candidate`` at a point that ended with ``failure``."""
    return PointRecord(
        point_id=point_id(request, candidate),
        status=STATUS_FAILED,
        origin=_origin(candidate.backend),
        backend=candidate.backend,
        variant=candidate.plan.variant,
        plan=candidate.plan.to_dict(),
        plan_source=candidate.plan_source,
        workload=request.workload.to_dict(),
        detail=request.settings.detail.value,
        clock="",
        l2_policy=request.settings.l2_policy.value,
        l2_policy_asked=request.settings.l2_policy.value,
        failure=failure,
        elapsed_s=elapsed_s,
    )
