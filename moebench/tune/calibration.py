"""Recorded sweeps as what the analytic model is fitted to and judged by."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from moebench.errors import InputError
from moebench.predict.calibrate import CellError, RecordedCell, calibrate
from moebench.predict.constants import Calibration, load_calibration
from moebench.predict.kernels import FORMULAS
from moebench.spec.hardware import Hardware
from moebench.spec.hw_files import load_hardware
from moebench.store.sweeps import Sweep
from moebench.tune.landscape import landscape
from moebench.tune.replay_prior import require_formulas

FEWEST_PLANS = 20
"""Plans of a cell below which neither a rank correlation nor a pick says anything."""


def recorded_cells(sweep: Sweep) -> list[RecordedCell]:
    """The cells of ``sweep`` that the model has formulas for: times after the race, failed plans left out."""
    found = []
    for kernel in sweep.kernels:
        if kernel.kernel not in FORMULAS:
            continue
        for tokens in kernel.tokens:
            us = landscape(kernel, tokens).us
            timed = [i for i, value in enumerate(us) if math.isfinite(value)]
            if len(timed) >= FEWEST_PLANS:
                plans, times = tuple(kernel.plans[i] for i in timed), tuple(float(us[i]) for i in timed)
                found.append(RecordedCell(kernel.kernel, sweep.at(tokens), plans, times, kernel.timed or None))
    return found


@dataclass(frozen=True)
class Recalibrated:
    """Constants fitted to recorded sweeps of one card, and how fits that left a shape out did on it."""

    hw: Hardware
    before: Calibration
    found: Calibration
    judged: tuple[CellError, ...]


def recalibrate(sweeps: Sequence[Sweep], more: Sequence[RecordedCell] = ()) -> Recalibrated:
    """Fit the constants of the sweeps' hardware class to ``sweeps`` and ``more``, shape after shape left out.

    Raises InputError for sweeps of several cards, of fewer than two shapes, or without a cell that can be judged.
    """
    keys = sorted({s.header.hardware for s in sweeps})
    if len(keys) != 1:
        raise InputError(f"sweeps of {', '.join(keys) or 'no card'}; give sweeps of one card, and at least one")
    require_formulas(sweeps, "leave that sweep out")
    hw = load_hardware(keys[0])
    before = load_calibration(hw.hw_class)
    cells = [c for s in sweeps for c in recorded_cells(s)] + list(more)
    found, judged = calibrate(cells, hw, before, f"recorded {hw.key} sweeps")
    return Recalibrated(hw, before, found, tuple(judged))
