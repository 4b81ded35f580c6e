"""What the loop must know of a kind of points: layers of one device, or whole expert-parallel groups."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from moebench.measure.request import Candidate, PointRequest, point_id
from moebench.session.estimate import hang_limit_s
from moebench.session.failures import failed_record
from moebench.session.schedule import coverage_order, groups
from moebench.store.records import Failure, PointRecord


class PointKind(Protocol):
    """How requests of one kind are named, ordered, limited and told. A request has ``candidates``, ``settings``,
    ``device`` and a ``workload``; ``target`` is what the measuring process runs."""

    target: str

    def point_id(self, request: Any, candidate: Any) -> str:
        """The id of what is asked of ``candidate``."""

    def order(self, requests: Sequence[Any], coverage: bool) -> list[list[Any]]:
        """Requests as they are measured, in groups that share a part of the time; coarsely first under ``coverage``."""

    def hang_limit_s(self, request: Any) -> float:
        """Seconds after which a point is taken to hang."""

    def failed(self, request: Any, candidate: Any, failure: Failure, elapsed_s: float) -> PointRecord:
        """The record of a candidate that was not measured."""

    def told(self, requests: Sequence[Any]) -> str:
        """Requests in words."""


class _Layers:
    """One layer on one device (``measure.point``)."""

    target = "moebench.measure.point:PointMeasurer.measure"

    def point_id(self, request: PointRequest, candidate: Candidate) -> str:
        """See ``PointKind.point_id``."""
        return point_id(request, candidate)

    def order(self, requests: Sequence[PointRequest], coverage: bool) -> list[list[PointRequest]]:
        """See ``PointKind.order``: token counts ends first within a group."""
        found = groups(requests)
        return [[group[i] for i in coverage_order(len(group))] for group in found] if coverage else found

    def hang_limit_s(self, request: PointRequest) -> float:
        """See ``PointKind.hang_limit_s``."""
        return hang_limit_s(request)

    def failed(self, request: PointRequest, candidate: Candidate, failure: Failure, elapsed_s: float) -> PointRecord:
        """See ``PointKind.failed``."""
        return failed_record(request, candidate, failure, elapsed_s)

    def told(self, requests: Sequence[PointRequest]) -> str:
        """See ``PointKind.told``."""
        return "; ".join(
            f"{group[0].workload.shape.name} {group[0].workload.dtype} {group[0].workload.routing} at "
            f"{', '.join(str(r.workload.num_tokens) for r in group)} tokens"
            for group in groups(requests)
        )


LAYERS: PointKind = _Layers()
