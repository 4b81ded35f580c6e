"""A bench that predicts: the analytic model's times of plans and layers, for a card that isn't here."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence

import numpy as np

from moebench.errors import MoebenchError
from moebench.plan.legality import legal
from moebench.plan.plan import KernelPlan, LayerPlan
from moebench.plan.registry import kernel_specs
from moebench.plan.source_hash import source_hash
from moebench.plan.space import Space
from moebench.predict.constants import Calibration
from moebench.predict.model import Model
from moebench.predict.picks import picks
from moebench.spec.hardware import Hardware
from moebench.spec.workload import Workload
from moebench.store.records import STATUS_FAILED, STATUS_OK, UNSUPPORTED, Failure
from moebench.store.trial_records import TrialRecord, trial_id
from moebench.tune.bench import Bench, Heat, Screening
from moebench.tune.cells import Cell


class PredictBench(Bench):
    """Times of the analytic model of ``hw``: one value a plan, with the model's error beside it; nothing runs.

    Raises UnknownNameError for a hardware class that the model has no constants for.
    """

    origin = "predicted"

    def __init__(self, hw: Hardware, calibration: Calibration | None = None) -> None:
        self.hw = hw
        self.model = Model(hw, calibration)
        self._start_s = time.perf_counter()

    @property
    def error_note(self) -> str:
        """What is known of the model's error, for whatever is printed of its times."""
        return self.model.error_note

    @property
    def least_gain(self) -> float:
        """Share by which a plan must be predicted to beat the default: less is inside the model's own error."""
        return self.model.least_gain

    def clock_s(self) -> float:
        """Seconds since it was made."""
        return time.perf_counter() - self._start_s

    def screen(self, batch: Sequence[Screening]) -> Iterator[tuple[TrialRecord, ...]]:
        """See ``Bench.screen``; a plan that isn't legal on a cell, or has no formula, is a failed record."""
        for screening in batch:
            yield tuple(self._record(screening.plan, cell) for cell in screening.cells)

    def _record(self, plan: KernelPlan, cell: Cell) -> TrialRecord:
        source, workload = source_hash(plan.kernel), cell.workload.to_dict()
        params, failure = dict(plan.params), None
        blocks: tuple[float, ...] = ()
        if broken := legal(plan, cell.workload, self.hw):
            failure = Failure(UNSUPPORTED, "; ".join(v.message for v in broken))
        else:
            try:
                blocks = (float(self.model.times_us(plan.kernel, [plan], cell.workload)[0]),)
            except MoebenchError as error:
                failure = Failure(UNSUPPORTED, str(error))
        return TrialRecord(
            trial_id(cell.backend, cell.variant, plan.kernel, params, source, workload, self.hw.key, 0),
            STATUS_FAILED if failure else STATUS_OK, self.origin, cell.backend, cell.variant, plan.kernel, params,
            source, workload, self.hw.key, blocks, (plan.kernel, *kernel_specs.get(plan.kernel).timed_with),
            failure=failure,
        )  # fmt: skip

    def race(self, entries: Sequence[tuple[Workload, tuple[LayerPlan, ...]]]) -> Iterator[Heat]:
        """See ``Bench.race``: one predicted value a layer; no output was checked, so that no gate is named."""
        for workload, plans in entries:
            found: list[float | Failure] = [self._layer_us(plan, workload) for plan in plans]
            blocks = tuple((us,) if isinstance(us, float) else () for us in found)
            failures = tuple(us if isinstance(us, Failure) else None for us in found)
            yield Heat(
                workload, plans, blocks, failures, time_share=self.model.time_share, ratio_share=self.model.least_gain
            )

    def _layer_us(self, plan: LayerPlan, workload: Workload) -> float | Failure:
        if broken := [v.message for k in plan.kernels for v in legal(k, workload, self.hw)]:
            return Failure(UNSUPPORTED, "; ".join(broken))
        try:
            return self.model.layer_us(plan, workload).us
        except MoebenchError as error:
            return Failure(UNSUPPORTED, str(error))

    def favourites(self, space: Space, cell_index: int, count: int) -> tuple[KernelPlan, ...]:
        """The ``count`` plans that the model picks of all plans of ``space`` that are legal on its workload there.

        The default plan stands first where no pick is predicted to gain more on it than the model's own error.
        """
        here, workload = np.flatnonzero(space.legal_on(cell_index)), space.workloads[cell_index]
        plans = [space.plans[i] for i in here]
        us = self.model.times_us(space.kernel, plans, workload)
        standard = kernel_specs.get(space.kernel).default(workload, self.hw)
        chosen = picks(plans, us, standard, count)
        default = space.defaults[cell_index]
        if default is not None and chosen:
            place = int(np.searchsorted(here, default))
            if us[place] * (1 - self.least_gain) <= us[chosen[0]]:
                chosen = [place, *(i for i in chosen if i != place)][:count]
        return tuple(plans[i] for i in chosen)
