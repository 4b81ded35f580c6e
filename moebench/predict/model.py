"""The analytic model of one card: microseconds of kernel plans and of whole layers, and how far off it may be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from moebench.errors import UnsupportedError
from moebench.plan.plan import KernelPlan, LayerPlan
from moebench.plan.registry import kernel_specs
from moebench.predict.constants import Calibration, Constants, load_calibration
from moebench.predict.device import Device
from moebench.predict.kernels import FORMULAS, Setting
from moebench.predict.picks import picks
from moebench.predict.rows import row_tiles
from moebench.spec.dtypes import DType
from moebench.spec.hardware import Hardware
from moebench.spec.workload import Workload

Floats = npt.NDArray[np.float64]

UNTESTED_SHARE = 1.0
"""Half-width, relative to the time, stated for a class whose times were never held against a measurement."""

UNTESTED_ERRORS = 2.0
"""Times the error of ratios on the class its constants came from, that one is granted which was never tried."""

LEAST_GAIN = 0.05


@dataclass(frozen=True)
class Prediction:
    """A predicted time of a layer in microseconds, and the ends between which nine of ten times lay where it was
    tested; where it never was they are assumed, a factor of two."""

    us: float
    low_us: float
    high_us: float


class Model:
    """Predicts for one card. ``calibration`` is that of the card's class unless another one is given.

    Rows an expert gets are drawn as a measurement would draw them.
    """

    def __init__(self, hw: Hardware, calibration: Calibration | None = None) -> None:
        """Raises UnknownNameError for a hardware class that the model has no constants for."""
        self.hw = hw
        self.calibration = calibration or load_calibration(hw.hw_class)
        self.constants = self.calibration.constants
        self._devices: dict[DType, Device] = {}

    def use(self, constants: Constants) -> None:
        """Go on with other constants and the rows that were drawn: what a fit does."""
        self.constants = constants
        self._devices.clear()

    def times_us(
        self, kernel: str, plans: Sequence[KernelPlan], workload: Workload, timed: Sequence[str] | None = None
    ) -> Floats:
        """Microseconds [plans] of ``kernel`` with the kernels that a search times along with it, at their defaults.

        ``timed`` names the kernels that a recorded time covers, where those are others. Raises UnsupportedError for a
        kernel that it has no formula of, InputError for a card that too little is known of.
        """
        with_it = kernel_specs.get(kernel).timed_with if timed is None else [name for name in timed if name != kernel]
        found = self._own_us(kernel, plans, workload, self._default_split(workload) if kernel == "combine" else 1)
        splits = np.array([int(p.params.get("split_k", 1)) for p in plans])
        for name in with_it:
            default = [KernelPlan(name, dict(kernel_specs.get(name).default(workload, self.hw)))]
            for split in np.unique(splits):
                found[splits == split] += self._own_us(name, default, workload, int(split))[0]
        return found

    def picks(
        self,
        kernel: str,
        plans: Sequence[KernelPlan],
        workload: Workload,
        count: int,
        timed: Sequence[str] | None = None,
    ) -> list[int]:
        """Positions of the ``count`` plans that it would have measured, best first (``predict.picks``)."""
        us = self.times_us(kernel, plans, workload, timed)
        return picks(plans, us, kernel_specs.get(kernel).default(workload, self.hw), count)

    def layer_us(self, plan: LayerPlan, workload: Workload) -> Prediction:
        """The time of the whole layer: its kernels one after another."""
        split = max((int(k.params.get("split_k", 1)) for k in plan.kernels), default=1)
        us = float(sum(self._own_us(k.kernel, [k], workload, split)[0] for k in plan.kernels))
        return Prediction(us, us / (1 + self.time_share), us * (1 + self.time_share))

    @property
    def time_share(self) -> float:
        """Half-width of a predicted time's interval, relative to the time."""
        return UNTESTED_SHARE if self.calibration.error is None else self.calibration.error.time_share

    @property
    def least_gain(self) -> float:
        """Share by which a plan must be predicted to beat the default: below it the model's own errors decide."""
        error, base = self.calibration.error, self.calibration.base
        if error is not None:
            return max(LEAST_GAIN, error.ratio_share)
        known = load_calibration(base).error if base else None
        return max(LEAST_GAIN, UNTESTED_ERRORS * (LEAST_GAIN if known is None else known.ratio_share))

    @property
    def error_note(self) -> str:
        """What is known of its error, in a sentence or two, for whatever is printed of a prediction."""
        error, hw_class = self.calibration.error, self.calibration.hw_class
        if error is not None:
            return f"Predicted by the analytic model, not timed. {error.describe()}."
        start = (
            f"Predicted by the analytic model, not timed. The model was never held against a card of class {hw_class}: "
            "its error here is unknown."
        )
        based = load_calibration(self.calibration.base).error if self.calibration.base else None
        return start if based is None else f"{start} On class {self.calibration.base}: {based.describe()}."

    def _own_us(self, kernel: str, plans: Sequence[KernelPlan], workload: Workload, split_k: int) -> Floats:
        formula = FORMULAS.get(kernel)
        if formula is None:
            raise UnsupportedError(
                f"the analytic model has no formula of kernel {kernel!r}; it has: {', '.join(sorted(FORMULAS))}"
            )
        if not plans:
            return np.empty(0)
        setting = Setting(workload, row_tiles(workload), self._device(workload.dtype), self.constants, split_k)
        return np.asarray(formula(setting, plans), dtype=np.float64)

    def _device(self, dtype: DType) -> Device:
        if dtype not in self._devices:
            self._devices[dtype] = Device.of(self.hw, dtype, self.constants)
        return self._devices[dtype]

    def _default_split(self, workload: Workload) -> int:
        """Parts of a row that the default GEMM2 hands to combine."""
        return int(kernel_specs.get("gemm2_fused").default(workload, self.hw)["split_k"])
