"""A bench with planted times, noise and faults, and small tasks for the tests of the search."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

import numpy as np

from moebench.plan.plan import KernelPlan, LayerPlan
from moebench.plan.source_hash import source_hash
from moebench.spec.hardware import Fact, Hardware
from moebench.spec.workload import Workload
from moebench.store.records import DEVICE_ERROR, STATUS_FAILED, STATUS_OK, Failure, RunHeader
from moebench.store.trial_records import TrialRecord, trial_id
from moebench.tune.bench import Bench, Heat, Screening
from moebench.tune.options import TuneOptions
from moebench.tune.planning import Task, plan_tune

CPU = Hardware("cpu", "CPU", "cpu", "cpu", "cpu", facts={"sm_count": Fact(4, "assumed")})
TOKENS = (1, 8, 64)
FAST_THREADS, FAST_BATCH = 4, 8


def a_task(tokens: Sequence[int] = TOKENS, profile: str = "quick", model: str = "olmoe-1b-7b") -> Task:
    """A small model on a CPU of four cores, torch/loop: two GEMMs with 7 times 4 plans each."""
    options = TuneOptions(models=(model,), tokens=tuple(tokens), profile=profile)
    return plan_tune(options, CPU, "cpu", None).tasks[0]


def a_header(**changes: object) -> RunHeader:
    header = RunHeader(
        "run", "2026-11-30T00:00:00+00:00", "0.1.0", ("moebench", "tune"), "cpu", "CPU", "cpu", {"torch": "2"}, {}, 0
    )
    return replace(header, **changes)  # type: ignore[arg-type]


def true_us(plan: KernelPlan, workload: Workload) -> float:
    """The planted landscape: every kernel is best at 4 threads and batches of 8."""
    us = 100.0 + 3.0 * workload.num_tokens
    for name, best in (("num_threads", FAST_THREADS), ("expert_batch", FAST_BATCH)):
        if name in plan.params:
            value = int(plan.params[name]) or 1
            us *= 1 + 0.15 * abs(np.log2(value) - np.log2(best))
    return float(us)


class FakeBench(Bench):
    """Times of ``true_us`` with noise and drift; ``fault`` names the plans that fail and may raise what it likes."""

    origin = "measured"

    def __init__(
        self,
        noise: float = 0.003,
        seed: int = 0,
        fault: Callable[[Screening], Failure | None] = lambda _screening: None,
        landscape: Callable[[KernelPlan, Workload], float] = true_us,
        sleep_s: float = 0.0,
        step_s: float = 0.1,
        worker: str = "",
    ) -> None:
        self.hw = CPU
        self.screened: list[Screening] = []
        self.raced: list[tuple[Workload, tuple[LayerPlan, ...]]] = []
        self._rng, self._noise = np.random.default_rng(seed), noise
        self._fault, self._landscape = fault, landscape
        self._sleep_s, self._step_s, self._worker = sleep_s, step_s, worker
        self.now_s = 0.0

    def clock_s(self) -> float:
        return self.now_s

    def screen(self, batch: Sequence[Screening]) -> Iterator[tuple[TrialRecord, ...]]:
        for screening in batch:
            self.screened.append(screening)
            self.now_s += self._step_s
            time.sleep(self._sleep_s)
            failure = self._fault(screening)
            yield tuple(self._record(screening.plan, c.workload, c.variant, failure) for c in screening.cells)

    def _record(self, plan: KernelPlan, workload: Workload, variant: str, failure: Failure | None) -> TrialRecord:
        params, source, told = dict(plan.params), source_hash(plan.kernel), workload.to_dict()
        us = self._landscape(plan, workload)
        blocks = () if failure else tuple(float(us * (1 + self._noise * self._rng.standard_normal())) for _ in range(3))
        return TrialRecord(
            trial_id("torch", variant, plan.kernel, params, source, told, "cpu", 0),
            STATUS_FAILED if failure else STATUS_OK, "measured", "torch", variant, plan.kernel, params, source, told,
            "cpu", blocks, (plan.kernel,), "fake", "cold", failure=failure, worker=self._worker,
        )  # fmt: skip

    def race(self, entries: Sequence[tuple[Workload, tuple[LayerPlan, ...]]]) -> Iterator[Heat]:
        for workload, plans in entries:
            self.raced.append((workload, plans))
            self.now_s += self._step_s
            yield self.heat(workload, plans)

    def heat(self, workload: Workload, plans: Sequence[LayerPlan], blocks: int = 16) -> Heat:
        """Every plan's blocks, with a drift that all share."""
        drift = np.cumsum(self._rng.standard_normal(blocks)) * self._noise
        rows = []
        for plan in plans:
            us = sum(self._landscape(k, workload) for k in plan.kernels)
            noisy = us * (1 + drift + self._noise / 3 * self._rng.standard_normal(blocks))
            rows.append(tuple(float(v) for v in noisy))
        return Heat(
            workload, tuple(plans), tuple(rows), (None,) * len(plans), ("uniform", "zipf:1.2"), (True,) * len(plans)
        )


def some_fail(*params: tuple[str, int]) -> Callable[[Screening], Failure | None]:
    """A fault of every plan that has one of ``params``."""

    def fault(screening: Screening) -> Failure | None:
        hit = any(screening.plan.params.get(name) == value for name, value in params)
        return Failure(DEVICE_ERROR, "a planted fault") if hit else None

    return fault


def kill_after(count: int) -> Callable[[Screening], Failure | None]:
    """Ends this process at the ``count``-th screening, as ``kill -9`` does."""
    seen = [0]

    def fault(_screening: Screening) -> Failure | None:
        seen[0] += 1
        if seen[0] > count:
            os._exit(137)
        return None

    return fault
