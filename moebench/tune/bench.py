"""What a search asks: times of kernel plans on cells, and races of whole layers. One file a kind of bench."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from moebench.plan.plan import KernelPlan, LayerPlan
from moebench.spec.hardware import Hardware
from moebench.spec.workload import Workload
from moebench.store.records import Failure
from moebench.store.trial_records import TrialRecord
from moebench.tune.cells import Cell


@dataclass(frozen=True)
class Screening:
    """One plan to be timed on ``cells``, all of the plan's kernel: compiled once, measured on each."""

    plan: KernelPlan
    cells: tuple[Cell, ...]


@dataclass(frozen=True)
class Heat:
    """Whole layers timed interleaved on one workload, ``plans[0]`` the default.

    ``blocks_us[i]`` are plan i's block medians in microseconds a call, paired by block with the other plans' (empty
    for one that failed); ``failures[i]`` says why it failed, else None; ``gate_routings`` are the routings on which
    every plan with times passed the numerics gate (empty where nothing ran). A predicted time is one value in
    ``blocks_us``; ``time_share`` and ``ratio_share`` say how far off it and the ratio of two of them may be:
    half-widths relative to the value, 0 where that isn't stated.
    """

    workload: Workload
    plans: tuple[LayerPlan, ...]
    blocks_us: tuple[tuple[float, ...], ...]
    failures: tuple[Failure | None, ...]
    gate_routings: tuple[str, ...] = ()
    deterministic: tuple[bool, ...] = ()
    time_share: float = 0.0
    ratio_share: float = 0.0


class Bench(ABC):
    """Where times come from: devices (``measured``), the analytic model (``predicted``), a recorded sweep
    (``replayed``). ``clock_s`` is the time a search's budget is counted in: a replay has a virtual one."""

    origin: str
    hw: Hardware

    @abstractmethod
    def screen(self, batch: Sequence[Screening]) -> Iterator[tuple[TrialRecord, ...]]:
        """Time ``batch``; yields the records of one screening after another as they end, in any order.

        A plan that fails is a record, never an exception. What is compiled is compiled in parallel, ahead of the
        device. Several devices share a batch.
        """

    @abstractmethod
    def race(self, entries: Sequence[tuple[Workload, tuple[LayerPlan, ...]]]) -> Iterator[Heat]:
        """Time each entry's plans (the default first) interleaved until their intervals separate or time is up."""

    @abstractmethod
    def clock_s(self) -> float:
        """Seconds that have gone by on this bench's clock."""

    def until(self, end_s: float) -> None:
        """Cut short what still runs at ``end_s`` of ``clock_s``, and begin nothing more then; it gives no record.

        A bench whose measurements take no time of their own need not.
        """
        return

    @property
    def cut(self) -> tuple[str, ...]:
        """What ``until`` cut short so far, in words."""
        return ()

    def stop(self) -> None:
        """End what is under way at once: whoever asked wants nothing more. It gives no record."""
        return

    def close(self) -> None:
        """Give back devices and processes."""
        return
