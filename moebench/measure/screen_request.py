"""What a measuring process is asked when a plan is screened, and the records that come of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from moebench.errors import InputError
from moebench.plan.kernel_spec import KernelSpec
from moebench.plan.plan import KernelPlan, LayerPlan
from moebench.plan.registry import kernel_specs
from moebench.plan.source_hash import source_hash
from moebench.spec.hardware import Hardware
from moebench.spec.workload import Workload
from moebench.store.records import STATUS_FAILED, STATUS_OK, Check, Failure
from moebench.store.trial_records import CompileFacts, TrialRecord, trial_id


@dataclass(frozen=True)
class ScreenSettings:
    """How to screen: ``blocks`` of about ``target_block_us`` microseconds, apart from each other in time.

    A plan that takes over ``abandon_ratio`` times the best known time of a cell keeps its first block alone there.
    ``draws`` are routings a workload; ``gate`` judges every plan's result in every cell before it is timed.
    """

    blocks: int = 3
    target_block_us: float = 500.0
    draws: int = 4
    abandon_ratio: float = 3.0
    gate: bool = True
    seed: int = 0

    def __post_init__(self) -> None:
        for name in ("blocks", "draws"):
            if getattr(self, name) < 1:
                raise InputError(f"{name} is {getattr(self, name)}; give at least 1")
        if not (self.target_block_us > 0 and self.abandon_ratio > 1):
            raise InputError(
                f"target_block_us is {self.target_block_us} and abandon_ratio {self.abandon_ratio}; "
                "give microseconds above 0 and a ratio above 1"
            )


@dataclass(frozen=True)
class ScreenCell:
    """A workload to screen on, and the layer that the plan is put into: ``base`` has the plans of all its kernels.

    ``best_us`` is the best known time of what is timed, None where nothing is known.
    """

    workload: Workload
    base: LayerPlan
    best_us: float | None = None


@dataclass(frozen=True)
class ScreenRequest:
    """One plan of ``variant`` of ``backend``, to be timed on all ``cells`` while it is loaded."""

    backend: str
    variant: str
    plan: KernelPlan
    cells: tuple[ScreenCell, ...]
    hw: Hardware
    device: str
    settings: ScreenSettings = field(default_factory=ScreenSettings)
    compiled: CompileFacts | None = None

    @property
    def kernel(self) -> str:
        """The kernel whose plan is screened."""
        return self.plan.kernel


def with_plan(base: LayerPlan, plan: KernelPlan) -> LayerPlan:
    """``base`` with ``plan`` for its kernel; raises InputError when the layer has none of that name."""
    base.kernel(plan.kernel)
    return replace(base, kernels=tuple(plan if k.kernel == plan.kernel else k for k in base.kernels))


def timed_kernels(kernel: str, base: LayerPlan) -> tuple[str, ...]:
    """``kernel`` and those of ``base`` that are timed along, in running order."""
    names = {kernel, *spec_of(kernel).timed_with}
    return tuple(k.kernel for k in base.kernels if k.kernel in names)


def spec_of(kernel: str) -> KernelSpec:
    """The declaration of ``kernel``; raises UnknownNameError."""
    return kernel_specs.get(kernel)


def _record(request: ScreenRequest, cell: ScreenCell, status: str, elapsed_s: float) -> TrialRecord:
    params, workload, source = dict(request.plan.params), cell.workload.to_dict(), source_hash(request.kernel)
    return TrialRecord(
        trial_id=trial_id(
            request.backend, request.variant, request.kernel, params, source, workload, request.hw.key,
            request.settings.seed,
        ),
        status=status, origin="measured", backend=request.backend, variant=request.variant, kernel=request.kernel,
        params=params, source=source, workload=workload, hardware=request.hw.key, compiled=request.compiled,
        elapsed_s=elapsed_s,
    )  # fmt: skip


def failed_trial(
    request: ScreenRequest, cell: ScreenCell, failure: Failure, checks: Sequence[Check] = (), elapsed_s: float = 0.0
) -> TrialRecord:
    """The record of a plan that has no time in ``cell``."""
    record = _record(request, cell, STATUS_FAILED, elapsed_s)
    return replace(record, failure=failure, checks=tuple(checks))


@dataclass(frozen=True)
class ScreenTimes:
    """Block medians in microseconds a call, the clock that took them, the state of the cache, what was timed."""

    blocks_us: tuple[float, ...]
    clock: str
    l2_policy: str
    timed: tuple[str, ...]


def timed_trial(
    request: ScreenRequest, cell: ScreenCell, times: ScreenTimes, checks: Sequence[Check], elapsed_s: float
) -> TrialRecord:
    """The record of a plan that was timed in ``cell``."""
    return replace(
        _record(request, cell, STATUS_OK, elapsed_s), blocks_us=times.blocks_us, clock=times.clock,
        l2_policy=times.l2_policy, timed=times.timed, checks=tuple(checks),
    )  # fmt: skip
