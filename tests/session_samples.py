"""Requests, a worker and a backend for the tests of the sessions."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from store_samples import a_record

from moebench.backends.protocol import Backend, Support
from moebench.errors import UnsupportedError
from moebench.measure.request import Candidate, MeasureSettings, PointRequest, point_id
from moebench.plan.plan import LayerPlan
from moebench.session.listener import Progress
from moebench.spec.dtypes import DType
from moebench.spec.hardware import Hardware
from moebench.spec.shape import MoEShape
from moebench.spec.workload import Workload
from moebench.store.records import PointRecord

if TYPE_CHECKING:
    from moebench.pipeline.layer import BoundLayer

HW = Hardware("cpu", "CPU", "cpu", "cpu", "cpu")
SHAPE = MoEShape("tiny", 4, 2, 16, 8)
FAKE = "session_samples:FakeBackend"


class FakeBackend(Backend):
    """Plans without kernels; refuses 13 tokens."""

    name = "fake"
    origin = "predicted"

    def support(self, device: str) -> Support:
        return Support(True)

    def refuse(self, workload: Workload, hw: Hardware) -> list[str]:
        return ["it is refused"] if workload.num_tokens == 13 else []

    def variants(self, workload: Workload, hw: Hardware) -> list[str]:
        return ["only"]

    def default_plan(self, workload: Workload, hw: Hardware, variant: str | None = None) -> LayerPlan:
        return LayerPlan("fake", "only")

    def bind(self, workload: Workload, plan: LayerPlan, hw: Hardware, device: str) -> BoundLayer:
        raise UnsupportedError("the fake backend can't run")


def a_request(num_tokens: int = 8, *backends: str, shape: MoEShape = SHAPE, cap_s: float = 4.0) -> PointRequest:
    candidates = tuple(Candidate(b, LayerPlan(b, "only")) for b in backends or ("torch",))
    settings = MeasureSettings(time_cap_s=cap_s)
    return PointRequest(Workload(shape, num_tokens, DType.FP32), candidates, HW, "cpu", settings)


def records_for(request: PointRequest) -> tuple[PointRecord, ...]:
    return tuple(
        replace(
            a_record(point_id(request, c)), backend=c.backend, workload=request.workload.to_dict(),
            elapsed_s=request.settings.time_cap_s,
        )
        for c in request.candidates
    )  # fmt: skip


class FakeClock:
    """Moves when told."""

    def __init__(self) -> None:
        self.now_s = 100.0

    def __call__(self) -> float:
        return self.now_s


class FakeWorker:
    """Answers with records; ``behave`` may raise or take time instead."""

    def __init__(self, behave: Callable[[PointRequest], Any] | None = None) -> None:
        self.asked: list[PointRequest] = []
        self.limits_s: list[float] = []
        self._behave = behave

    def call(
        self,
        target: str,
        *args: Any,
        timeout_s: float,
        on_event: Callable[[Any], None] | None = None,
        device: str | None = None,
    ) -> Any:
        request = args[0]
        self.asked.append(request)
        self.limits_s.append(timeout_s)
        if on_event is not None:
            on_event("a block")
        answer = self._behave(request) if self._behave is not None else None
        return records_for(request) if answer is None else answer

    @property
    def tokens(self) -> list[int]:
        return [r.workload.num_tokens for r in self.asked]


class Diary:
    """Writes down what it is told."""

    def __init__(self) -> None:
        self.entries: list[str] = []
        self.left_s: list[float | None] = []

    def point_started(self, request: PointRequest, progress: Progress) -> None:
        self.entries.append(f"start {request.workload.num_tokens} ({progress.number}/{progress.total})")

    def point_event(self, request: PointRequest, event: object) -> None:
        self.entries.append(str(event))

    def point_done(self, request: PointRequest, records: Sequence[PointRecord], progress: Progress) -> None:
        self.entries.append(f"done {request.workload.num_tokens}: {' '.join(r.status for r in records)}")
        self.left_s.append(progress.left_s)


class SlowMeasurer:
    """Measures in the worker's process: quick points, and one of 64 tokens that hangs after telling its process."""

    def __init__(self, device: str) -> None:
        self.device = device

    def measure(self, request: PointRequest, *, notify: Callable[[Any], None]) -> tuple[PointRecord, ...]:
        notify(os.getpid())
        if request.workload.num_tokens == 64:
            time.sleep(60)
        return records_for(request)
