"""What the analytic model says of a recorded sweep's plans, fitted without that sweep's shape.

A model that was fitted to the very times a search is judged on would lend the search what it is to find.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import closing
from enum import Enum

import numpy as np
import numpy.typing as npt

from moebench.errors import InputError
from moebench.plan.space import Space
from moebench.predict.calibrate import RecordedCell, fit
from moebench.predict.constants import load_calibration
from moebench.predict.kernels import FORMULAS
from moebench.predict.model import Model
from moebench.store.sweep_checks import own_spec
from moebench.store.sweeps import KernelSweep, Sweep
from moebench.tune.landscape import landscape
from moebench.tune.prior import prior_us
from moebench.tune.replay_space import hardware_of, space_of
from moebench.tune.replay_workers import Heard, in_processes, unheard

Priors = Mapping[tuple[int, str], npt.NDArray[np.float64]]
"""[plans, cells] predicted microseconds by number of the sweep and kernel; absent where there is no prediction."""


class PriorChoice(str, Enum):
    """Where the predictions come from that searches are given: the model's constants fitted to the other shapes of the
    sweeps at hand, the installed constants (which may have been fitted to these very sweeps), or nowhere."""

    HELD_OUT = "held-out"
    INSTALLED = "installed"
    NONE = "none"


def recorded_cells(sweep: Sweep) -> list[RecordedCell]:
    """The true times of ``sweep`` for a fit: plans that have one, cell by cell."""
    found = []
    for kernel in sweep.kernels:
        for tokens in kernel.tokens:
            us = landscape(kernel, tokens).us
            timed = np.flatnonzero(np.isfinite(us))
            plans = tuple(kernel.plans[i] for i in timed)
            found.append(RecordedCell(kernel.kernel, sweep.at(tokens), plans, tuple(float(us[i]) for i in timed)))
    return found


def default_choice(sweeps: Sequence[Sweep]) -> PriorChoice:
    """Held out where every kernel has a formula and there is another shape to fit to, else none."""
    known = all(has_formula(k) for s in sweeps for k in s.kernels)
    several = len({s.workload.shape.name for s in sweeps}) > 1
    return PriorChoice.HELD_OUT if known and several else PriorChoice.NONE


def has_formula(kernel: KernelSweep) -> bool:
    """Whether the analytic model of this version can predict the plans of ``kernel``."""
    return kernel.kernel in FORMULAS and own_spec(kernel.kernel, kernel.backend) is not None


def require_formulas(sweeps: Sequence[Sweep], instead: str) -> None:
    """Raise InputError for a kernel that this version's model has no formula for; ``instead`` says what to do."""
    for sweep in sweeps:
        for kernel in sweep.kernels:
            if not has_formula(kernel):
                raise InputError(
                    f"kernel {kernel.kernel!r} of backend {kernel.backend!r} in sweep {sweep.name} is unknown to this "
                    f"version's model, which predicts {', '.join(FORMULAS)}; {instead}"
                )


def priors(sweeps: Sequence[Sweep], choice: PriorChoice, jobs: int = 1, heard: Heard = unheard) -> Priors:
    """The predictions for every sweep and kernel that has any; raises InputError where nothing is left to fit to.

    Fits take ``jobs`` processes, one a shape; ``heard`` is told how many are through.
    """
    if choice is PriorChoice.NONE:
        return {}
    require_formulas(sweeps, "take --prior none")
    models = _held_out(sweeps, jobs, heard) if choice is PriorChoice.HELD_OUT else {}
    found = {}
    for i, sweep in enumerate(sweeps):
        for kernel in sweep.kernels:
            space = space_of(sweep, kernel, hardware_of(sweep))
            model = models.get(sweep.workload.shape.name)
            predicted = prior_us(space) if model is None else _predicted(space, model)
            if predicted is not None:
                found[i, kernel.kernel] = predicted
    return found


def _predicted(space: Space, model: Model) -> npt.NDArray[np.float64]:
    return np.stack([model.times_us(space.kernel, space.plans, w) for w in space.workloads], axis=1)


def _held_out(sweeps: Sequence[Sweep], jobs: int, heard: Heard) -> dict[str, Model]:
    """By shape: a model fitted to the cells of all other shapes on the same hardware."""
    shapes = list(dict.fromkeys(s.workload.shape.name for s in sweeps))
    if len(shapes) < 2:
        raise InputError(f"all sweeps are of {shapes[0]}; held-out needs another shape: take installed or none")
    devices = {s.header.hardware for s in sweeps}
    if len(devices) > 1:
        raise InputError(f"sweeps are of {', '.join(sorted(devices))}; held-out fits one device: replay them apart")
    hw = hardware_of(sweeps[0])
    start = load_calibration(hw.hw_class)
    cells = [c for s in sweeps for c in recorded_cells(s)]
    others = [[c for c in cells if c.shape != shape] for shape in shapes]
    with closing(in_processes(fit, [(known, hw, start) for known in others], jobs, heard)) as fits:
        return {shape: Model(hw, calibration) for shape, calibration in zip(shapes, fits, strict=True)}
