"""Fits the model's constants to recorded times, and says how well they predict shapes they were not fitted on.

Coordinate descent over the logarithms of the constants, group after group of kernels: no random number, no other
dependency, the same result every time. Only the order of plans within a cell and, less, its level count.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace

import numpy as np
import numpy.typing as npt

from moebench.errors import InputError
from moebench.plan.plan import KernelPlan
from moebench.plan.registry import kernel_specs
from moebench.predict.constants import Calibration, Constants, Errors, Value
from moebench.predict.model import Model
from moebench.predict.picks import picks
from moebench.spec.hardware import Hardware
from moebench.spec.workload import Workload

Floats = npt.NDArray[np.float64]

GROUPS: Mapping[str, tuple[str, ...]] = {
    "gemm": ("gemm1", "gemm1_fused", "gemm2", "gemm2_fused", "engine_grid", "shared"),
    "stream": ("combine", "expand", "activation"),
    "routing": ("route", "index", "route_index", "engine_align"),
}
"""Kernels whose times fit the constants of a group, in the order of fitting."""

ROUNDS = 40
FIRST_STEP, LEAST_STEP = 0.3, 0.004
LEVEL_WEIGHT = 0.2
"""Weight of a cell's mean error beside the spread of its errors: a search needs the order, a table the times too."""

GOOD = 1.25
"""Plans within this factor of a cell's best are the good ones whose times and ratios are judged."""

FIVE = 5
MOST_FITTED = 300


@dataclass(frozen=True)
class RecordedCell:
    """Recorded times ``us`` [plans] of one kernel on one workload; ``timed`` names the kernels that they cover."""

    kernel: str
    workload: Workload
    plans: tuple[KernelPlan, ...]
    us: tuple[float, ...]
    timed: tuple[str, ...] | None = None

    @property
    def shape(self) -> str:
        """Name of the model whose layer it is."""
        return self.workload.shape.name

    def thinned(self, most: int) -> RecordedCell:
        """The best third of ``most`` plans and an even selection of the others: what a fit has to get right."""
        if len(self.us) <= most:
            return self
        order = np.argsort(self.us, kind="stable")
        head = most // 3
        rest = order[head:][np.linspace(0, len(order) - head - 1, most - head).round().astype(int)]
        kept = [*order[:head], *rest]
        return replace(self, plans=tuple(self.plans[i] for i in kept), us=tuple(self.us[i] for i in kept))


@dataclass(frozen=True)
class CellError:
    """How a model did on one cell: rank correlation, and its picks' times over the best recorded one.

    ``level`` is the median of predicted over recorded time; ``good`` are those ratios for plans near the best.
    """

    kernel: str
    shape: str
    num_tokens: int
    plans: int
    spearman: float
    first: float
    five: float
    level: float
    good: tuple[float, ...]


def _ranks(values: Floats) -> Floats:
    """Ranks, equal values sharing their mean rank."""
    _, place, counts = np.unique(values, return_inverse=True, return_counts=True)
    last = np.cumsum(counts)
    return np.asarray((last - (counts - 1) / 2)[place])


def spearman(first: Floats, second: Floats) -> float:
    """Spearman's rank correlation; 0 where either has one value alone."""
    a, b = _ranks(first), _ranks(second)
    if np.ptp(a) == 0 or np.ptp(b) == 0:
        return 0.0
    return float(np.corrcoef(a, b)[0, 1])


def judge(cell: RecordedCell, model: Model) -> CellError:
    """``model`` held against ``cell``."""
    us, found = np.array(cell.us), model.times_us(cell.kernel, cell.plans, cell.workload, cell.timed)
    chosen = picks(cell.plans, found, kernel_specs.get(cell.kernel).default(cell.workload, model.hw), FIVE)
    best = us.min()
    good = us <= GOOD * best
    return CellError(
        cell.kernel, cell.shape, cell.workload.num_tokens, len(us), spearman(found, us),
        float(us[chosen[0]] / best), float(us[chosen].min() / best), float(np.median(found / us)),
        tuple(float(r) for r in found[good] / us[good]),
    )  # fmt: skip


def errors(cells: Sequence[CellError], sweeps: str) -> Errors:
    """The figures that go into a calibration's file; raises InputError without cells."""
    if not cells:
        raise InputError("there is no cell to judge the model by; give sweeps of at least two shapes")
    first, five = np.array([c.first for c in cells]), np.array([c.five for c in cells])
    ratios = np.concatenate([np.array(c.good) for c in cells])
    within = np.concatenate([np.array(c.good) / np.median(c.good) for c in cells])
    return Errors(
        sweeps, len(cells), float(np.median([c.spearman for c in cells])), _geomean(first), float(first.max()),
        _geomean(five), float(five.max()), float(np.exp(np.quantile(np.abs(np.log(ratios)), 0.9)) - 1),
        float(np.exp(np.median(np.abs(np.log(within)))) - 1),
    )  # fmt: skip


def _geomean(values: Floats) -> float:
    return float(np.exp(np.log(values).mean()))


def loss(cells: Sequence[RecordedCell], model: Model) -> float:
    """Mean over cells of the squared log error's spread and, weighed less, its mean; fast plans weigh more."""
    total = 0.0
    for cell in cells:
        us = np.array(cell.us)
        off = np.log(model.times_us(cell.kernel, cell.plans, cell.workload, cell.timed) / us)
        weight = (us.min() / us) ** 2
        weight /= weight.sum()
        level = float((weight * off).sum())
        total += float((weight * (off - level) ** 2).sum()) + LEVEL_WEIGHT * level**2
    return total / len(cells)


def fit(cells: Sequence[RecordedCell], hw: Hardware, start: Calibration) -> Calibration:
    """``start`` with every constant fitted that ``cells`` say something of."""
    constants, fitted = start.constants, []
    for group, kernels in GROUPS.items():
        mine = [c.thinned(MOST_FITTED) for c in cells if c.kernel in kernels]
        names = [f.name for f in fields(Constants) if f.metadata["group"] == group]
        if mine:
            constants = _descend(mine, hw, start, constants, names)
            fitted += names
    values = {
        name: Value(getattr(constants, name), "fitted", value.note) if name in fitted else value
        for name, value in start.values.items()
    }
    return replace(start, values=values, error=None)


def _descend(
    cells: Sequence[RecordedCell], hw: Hardware, start: Calibration, constants: Constants, names: Sequence[str]
) -> Constants:
    """Coordinate descent: a constant moves by its step as long as that helps; else its step is halved."""
    model = Model(hw, start)
    steps = dict.fromkeys(names, FIRST_STEP)
    bounds = {f.name: (float(f.metadata["low"]), float(f.metadata["high"])) for f in fields(Constants)}

    def at(candidate: Constants) -> float:
        model.use(candidate)
        return loss(cells, model)

    best = at(constants)
    for _ in range(ROUNDS):
        for name in names:
            low, high = bounds[name]
            for sign in (1, -1):
                moved = min(max(getattr(constants, name) * float(np.exp(sign * steps[name])), low), high)
                found = at(replace(constants, **{name: moved}))
                if found < best - 1e-9:
                    best, constants = found, replace(constants, **{name: moved})
                    steps[name] *= 1.3
                    break
            else:
                steps[name] /= 2
        if max(steps.values()) < LEAST_STEP:
            break
    return constants


def leave_one_shape_out(cells: Sequence[RecordedCell], hw: Hardware, start: Calibration) -> list[CellError]:
    """Every cell judged by constants that were fitted to the cells of the other shapes alone."""
    found = []
    for shape in dict.fromkeys(c.shape for c in cells):
        others = [c for c in cells if c.shape != shape]
        if not others:
            raise InputError(f"all cells are of {shape}; leaving one shape out needs at least two")
        model = Model(hw, fit(others, hw, start))
        found += [judge(c, model) for c in cells if c.shape == shape]
    return found


def calibrate(
    cells: Sequence[RecordedCell], hw: Hardware, start: Calibration, sweeps: str
) -> tuple[Calibration, list[CellError]]:
    """Constants fitted to all of ``cells``, with the errors of fits that left each shape out in turn."""
    judged = leave_one_shape_out(cells, hw, start)
    gemms = [c for c in judged if c.kernel in GROUPS["gemm"]]
    found = fit(cells, hw, start)
    return replace(found, hw_class=hw.hw_class, error=errors(gemms or judged, sweeps), base=""), judged
