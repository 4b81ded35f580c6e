"""What the analytic model says of a space before anything is timed: a head start, never an anchor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moebench.errors import MoebenchError
from moebench.plan.registry import kernel_specs
from moebench.plan.space import Space

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from moebench.predict.model import Model


def prior_us(space: Space, model: Model | None = None) -> npt.NDArray[np.float64] | None:
    """[plans, workloads]: microseconds of the kernel by ``model`` (the installed one of the hardware when None).

    None where there is no model of the kernel or of the hardware.
    """
    if kernel_specs.get(space.kernel).backend != "triton":
        return None
    import numpy as np

    from moebench.predict.model import Model

    try:
        model = model or Model(space.hw)
        columns = [model.times_us(space.kernel, space.plans, workload) for workload in space.workloads]
    except MoebenchError:  # hardware or a kernel that has no model
        return None
    return np.stack(columns, axis=1)
