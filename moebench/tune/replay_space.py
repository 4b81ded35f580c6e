"""A recorded sweep as a search sees it: a space of the plans that were recorded, and a cell for every token count."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
import numpy.typing as npt

from moebench.errors import UnknownNameError
from moebench.plan.kernel_spec import Axis
from moebench.plan.plan import KernelPlan, Param
from moebench.plan.space import Space
from moebench.spec.hardware import Hardware
from moebench.spec.hw_files import load_hardware
from moebench.spec.workload import Workload
from moebench.store.sweep_checks import own_spec
from moebench.store.sweeps import KernelSweep, Sweep
from moebench.tune.cells import Cell

UNKNOWN = "unknown"


def hardware_of(sweep: Sweep) -> Hardware:
    """The descriptor of what ``sweep`` was recorded on; one without facts where there is none of that name."""
    about = sweep.header
    try:
        return load_hardware(about.hardware)
    except UnknownNameError:
        return Hardware(about.hardware, about.device_name or about.hardware, UNKNOWN, UNKNOWN, UNKNOWN)


def _axes(kernel: KernelSweep) -> tuple[Axis, ...]:
    """The recorded values of each axis; whether their order means anything is the kernel's to say, or the values'."""
    spec = own_spec(kernel.kernel, kernel.backend)
    known = {a.name: a for a in spec.axes} if spec is not None else {}
    axes = []
    for name, column in kernel.axes.items():
        values = dict.fromkeys((str(type(v)), v) for v in column)
        ordered = known[name].ordered if name in known else all(type(v) is int for v in column)
        axes.append(Axis(name, tuple(v for _, v in sorted(values)), ordered))
    return tuple(axes)


def _codes(axes: Sequence[Axis], kernel: KernelSweep) -> npt.NDArray[np.int64]:
    """[plans, axes]: position of each plan's value on its axis."""
    columns = []
    for axis, column in zip(axes, kernel.axes.values(), strict=True):
        places = {(type(v), v): i for i, v in enumerate(axis.values)}  # true is no 1
        columns.append([places[type(v), v] for v in column])
    return np.stack([np.array(c, dtype=np.int64) for c in columns], axis=1)


def _default(kernel: KernelSweep, workload: Workload, hw: Hardware, places: Mapping[KernelPlan, int]) -> int | None:
    """Number of the default plan for ``workload``; None where the sweep lacks it."""
    spec = own_spec(kernel.kernel, kernel.backend)
    if spec is None or hw.vendor == UNKNOWN:
        return None
    params: dict[str, Param] = dict(spec.default(workload, hw))
    return places.get(KernelPlan(kernel.kernel, params))


def space_of(sweep: Sweep, kernel: KernelSweep, hw: Hardware) -> Space:
    """The plans of ``kernel`` in the order of their numbers, a plan being legal where it was tried.

    The space is what was recorded, no more: what a later version of the kernel or its rules would allow isn't in it.
    """
    workloads = tuple(sweep.at(t) for t in kernel.tokens)
    masks = np.zeros((kernel.num_plans, len(kernel.cells)), dtype=bool)
    for column, cell in enumerate(kernel.cells):
        masks[list(cell.covered), column] = True
    axes, places = _axes(kernel), {plan: i for i, plan in enumerate(kernel.plans)}
    return Space(
        kernel.kernel, axes, kernel.plans, {}, kernel.num_plans, workloads, hw,
        tuple(_default(kernel, w, hw, places) for w in workloads), axes, _codes(axes, kernel), masks,
        np.zeros((0, len(axes)), dtype=np.int64),
    )  # fmt: skip


def cells_of(sweep: Sweep, kernel: KernelSweep) -> tuple[Cell, ...]:
    """A cell for every recorded token count, rising."""
    return tuple(Cell(kernel.backend, kernel.variant, kernel.kernel, sweep.at(t)) for t in kernel.tokens)
