"""A measuring process that isn't there: a card of the table's kind whose times are planted by plan."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
from store_samples import a_record

from moebench.backends.protocol import Support
from moebench.measure.present import Present
from moebench.measure.request import Candidate, PointRequest, point_id
from moebench.spec.detect import DeviceFacts
from moebench.spec.hw_files import load_hardware
from moebench.store.records import STATUS_FAILED, Failure, PointRecord

BLOCKS = 24
Times = Callable[[Candidate, int], "float | Failure"]


class FakeWorker:
    """Stands for ``measure.worker.Worker``: ``times`` gives a candidate's microseconds at a token count, or why none.

    ``asked`` has every point that was measured.
    """

    def __init__(self, times: Times, hw: str = "h200") -> None:
        self._times, self._hw = times, load_hardware(hw)
        self._random = np.random.default_rng(0)
        self.asked: list[PointRequest] = []

    def __call__(self, device: str | None = None) -> FakeWorker:
        return self

    def __enter__(self) -> FakeWorker:
        return self

    def __exit__(self, *error: object) -> None:
        return None

    def call(self, target: str, *args: Any, **how: Any) -> Any:
        if target.endswith(":describe"):
            facts = DeviceFacts("cuda:0", "cuda", self._hw.device_names[0], free_memory_bytes=140 << 30)
            return Present("cuda:0", facts, self._hw)
        if target.endswith(":supports"):
            return {name: Support(True) for name in args[1]}
        self.asked.append(args[0])
        drift = 1 + 0.05 * self._random.standard_normal(BLOCKS)
        return [self._record(args[0], c, drift) for c in args[0].candidates]

    def _record(self, request: PointRequest, candidate: Candidate, drift: np.ndarray) -> PointRecord:
        made = replace(
            a_record(point_id(request, candidate)), backend=candidate.backend, plan=candidate.plan.to_dict(),
            plan_source=candidate.plan_source, workload=request.workload.to_dict(),
        )  # fmt: skip
        us = self._times(candidate, request.workload.num_tokens)
        if isinstance(us, Failure):
            return replace(made, status=STATUS_FAILED, failure=us, layer=None, steps=())
        noise = 1 + 0.001 * self._random.standard_normal(BLOCKS)
        return replace(made, layer_blocks_us=tuple(float(b) for b in us * drift * noise))
