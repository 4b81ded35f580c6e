"""Points of expert-parallel groups for the loop: their ids, their order, their limits, their words."""

from __future__ import annotations

from collections.abc import Sequence

from moebench.measure.ep_request import EPCandidate, EPRequest, ep_point_id, failed_ep_record
from moebench.session.ep_estimate import hang_limit_s
from moebench.session.schedule import coverage_order
from moebench.store.records import Failure, PointRecord


def _places(values: Sequence[object]) -> dict[object, int]:
    """When each value of an axis comes in an order that always spans the axis: 0 first."""
    order = coverage_order(len(values))
    return {values[place]: rank for rank, place in enumerate(order)}


def coarse_first(requests: Sequence[EPRequest]) -> list[EPRequest]:
    """Requests so that any beginning of the list spans every axis: ends before middles, on all axes at once."""

    def axes(request: EPRequest) -> tuple[object, ...]:
        work = request.workload
        return (work.shape.name, work.dtype, str(work.routing), work.num_tokens, work.capacity)

    columns = list(zip(*(axes(r) for r in requests), strict=True))
    places = [_places(sorted(set(column), key=lambda v: (not isinstance(v, int), v))) for column in columns]

    def rank(request: EPRequest) -> tuple[int, int]:
        found = [place[value] for place, value in zip(places, axes(request), strict=True)]
        return max(found), sum(found)

    return sorted(requests, key=rank)


class _Groups:
    """Whole expert-parallel groups (``measure.ep_point``)."""

    target = "moebench.measure.ep_point:EPPointMeasurer.measure"

    def point_id(self, request: EPRequest, candidate: EPCandidate) -> str:
        """See ``PointKind.point_id``."""
        return ep_point_id(request, candidate)

    def order(self, requests: Sequence[EPRequest], coverage: bool) -> list[list[EPRequest]]:
        """See ``PointKind.order``."""
        if not requests:
            return []
        return [coarse_first(requests) if coverage else list(requests)]

    def hang_limit_s(self, request: EPRequest) -> float:
        """See ``PointKind.hang_limit_s``."""
        return hang_limit_s(request)

    def failed(self, request: EPRequest, candidate: EPCandidate, failure: Failure, elapsed_s: float) -> PointRecord:
        """See ``PointKind.failed``."""
        return failed_ep_record(request, candidate, failure, elapsed_s)

    def told(self, requests: Sequence[EPRequest]) -> str:
        """See ``PointKind.told``."""
        return "; ".join(
            f"EP {r.workload.ep_size} {r.workload.shape.name} {r.workload.routing} at {r.workload.num_tokens} tokens a "
            f"rank, capacity {r.workload.capacity}"
            for r in requests
        )


GROUPS = _Groups()
