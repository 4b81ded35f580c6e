"""A machine with a BI-V100 on which Triton does not work: what is found there, what backends say, planted times.

As a program it is ``moebench`` on that machine: ``python -m card_without_triton tune ...``.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from moebench.backends.protocol import Support
from moebench.cli import tune_session
from moebench.cli.main import main
from moebench.measure.present import Present
from moebench.plan.plan import KernelPlan, LayerPlan
from moebench.plan.source_hash import source_hash
from moebench.spec.detect import DeviceFacts, match_hardware
from moebench.spec.hardware import Hardware
from moebench.spec.workload import Workload
from moebench.store.records import STATUS_OK
from moebench.store.trial_records import TrialRecord, trial_id
from moebench.tune.bench import Bench, Heat, Screening
from moebench.tune.cells import Cell

REASON = "Triton 3.1.0 has no driver for cuda:0: 0 active drivers ([]). There should only be one."
CARD = DeviceFacts(
    "cuda:0", "cuda", "Iluvatar BI-V100", (7, 0), is_corex=True, sm_count=16, memory_bytes=32 << 30,
    free_memory_bytes=30 << 30, versions={"torch": "2.1.0"}, driver="3.2.1",
)  # fmt: skip

SetAttribute = Callable[[Any, str, Any], None]


class Planted(Bench):
    """A card's times: every plan's by its parameters, noise that tells no two plans apart by chance."""

    origin = "measured"

    def __init__(self, hw: Hardware) -> None:
        self.hw, self.now_s = hw, 0.0
        self.screened: list[tuple[str, KernelPlan]] = []
        self.stop_after: int | None = None

    def clock_s(self) -> float:
        return self.now_s

    def screen(self, batch: Sequence[Screening]) -> Iterator[tuple[TrialRecord, ...]]:
        for screening in batch:
            if self.stop_after is not None and len(self.screened) >= self.stop_after:
                raise KeyboardInterrupt
            self.now_s += 0.1
            self.screened.append((screening.cells[0].backend, screening.plan))
            yield tuple(self._record(screening.plan, cell) for cell in screening.cells)

    def _record(self, plan: KernelPlan, cell: Cell) -> TrialRecord:
        params, source, told = dict(plan.params), source_hash(plan.kernel), cell.workload.to_dict()
        return TrialRecord(
            trial_id(cell.backend, cell.variant, plan.kernel, params, source, told, self.hw.key, 0), STATUS_OK,
            self.origin, cell.backend, cell.variant, plan.kernel, params, source, told, self.hw.key,
            (_us(plan, cell.workload),) * 3, (plan.kernel,),
        )  # fmt: skip

    def race(self, entries: Sequence[tuple[Workload, tuple[LayerPlan, ...]]]) -> Iterator[Heat]:
        for workload, plans in entries:
            blocks = tuple(
                tuple(sum(_us(k, workload) for k in p.kernels) * (1 + 1e-4 * i) for i in range(16)) for p in plans
            )
            yield Heat(workload, plans, blocks, (None,) * len(plans), ("uniform", "zipf:1.2"), (True,) * len(plans))


def _us(plan: KernelPlan, workload: Workload) -> float:
    return 100.0 + workload.num_tokens + zlib.crc32(repr(sorted(plan.params.items())).encode()) % 97


def without_triton(set_attribute: SetAttribute, bench: Planted | None = None) -> Planted:
    """Have ``moebench tune`` find the card, hear ``REASON`` of Triton, and measure on ``bench``."""
    hw = match_hardware(CARD)
    card = bench or Planted(hw)

    def supports(_looking: object, _device: str, names: Sequence[str]) -> dict[str, Support]:
        return {n: Support(False, REASON) if "triton" in n else Support(True) for n in names}

    set_attribute(tune_session, "present_devices", lambda _looking: (Present("cuda:0", CARD, hw),))
    set_attribute(tune_session, "_supports", supports)
    set_attribute(tune_session, "bench_for", lambda target, _profile, _seed: _measuring(card, target))
    return card


def with_triton(set_attribute: SetAttribute) -> None:
    """Mend Triton on the same machine."""
    set_attribute(tune_session, "_supports", lambda _looking, _device, names: {n: Support(True) for n in names})


def _measuring(card: Planted, target: Any) -> Bench:
    if target.predicted:
        from moebench.tune.predict_bench import PredictBench

        return PredictBench(target.hw)
    assert replace(target.hw, facts={}) == replace(card.hw, facts={})
    return card


if __name__ == "__main__":
    without_triton(setattr)
    main()
