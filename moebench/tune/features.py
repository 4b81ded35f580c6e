"""Plans as vectors for a surrogate: the axes on a log scale, and what a tile's axes come to together.

Each feature is divided by the distance over which times still resemble each other, so that a surrogate may use plain
Euclidean distances. Distances are in octaves (doublings); ``surrogate`` says where they come from. Kernels without
tiles get the same ones for axes of the same name, and ``OTHER`` for the rest.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from moebench.plan.default_plans import rows_per_expert
from moebench.plan.kernel_spec import Axis
from moebench.plan.kernels._gemm import GemmSpec
from moebench.plan.registry import kernel_specs
from moebench.plan.space import Space
from moebench.spec.steps import Step
from moebench.spec.workload import Workload
from moebench.store.sweep_checks import has_axes

Floats = npt.NDArray[np.float64]

SMOOTH = {
    "block_m": 2.2, "block_n": 5.0, "block_k": 8.0, "group_m": 16.0, "num_warps": 6.0, "num_stages": 5.0,
    "ctas_per_sm": 3.5, "split_k": 6.0,
}  # fmt: skip
"""Octaves over which the smooth part of a time changes, by axis."""

ROUGH = {
    "block_m": 0.6, "block_n": 1.2, "block_k": 1.0, "group_m": 6.0, "num_warps": 2.0, "num_stages": 0.5,
    "ctas_per_sm": 1.2, "split_k": 1.1,
}  # fmt: skip
"""Octaves over which its rough part changes."""

ENGINE_NAMES = {
    "BLOCK_SIZE_M": "block_m", "BLOCK_SIZE_N": "block_n", "BLOCK_SIZE_K": "block_k", "GROUP_SIZE_M": "group_m",
}  # fmt: skip
OTHER = (3.0, 1.0)
"""Smooth and rough octaves of an axis that isn't listed."""

ZERO_OCTAVES = 1.5
"""How far an axis's zero, which means another way of working, lies from its smallest number."""

ACCUMULATORS, SHARED, PADDING, QUANTISATION = 2.4, 7.0, 6.0, 4.0
"""Octaves of the derived features: accumulators a thread, shared bytes, padded rows, the last wave's idle share."""


@dataclass(frozen=True)
class Features:
    """Scaled features of a space's plans.

    ==========  =========================  =========================================
    ``smooth``  [plans, axes]              axes for the smooth part
    ``rough``   [plans, axes]              axes for the rough part
    ``tiles``   [workloads, plans, 0 or 4] derived from tiles, for the smooth part
    ``octave``  [workloads]                log2 of the token counts
    ==========  =========================  =========================================
    """

    smooth: Floats
    rough: Floats
    tiles: Floats
    octave: Floats


def features(space: Space) -> Features:
    """The features of ``space``."""
    columns = [_positions(axis)[space.codes[:, i]] for i, axis in enumerate(space.axes)]
    names = [ENGINE_NAMES.get(axis.name, axis.name) for axis in space.axes]
    smooth = [c / SMOOTH.get(n, OTHER[0]) for n, c in zip(names, columns, strict=True)]
    rough = [c / ROUGH.get(n, OTHER[1]) for n, c in zip(names, columns, strict=True)]
    return Features(
        _side_by_side(smooth, len(space)), _side_by_side(rough, len(space)),
        np.stack([_tile_features(space, w) for w in space.workloads]),
        np.log2([w.num_tokens for w in space.workloads]),
    )  # fmt: skip


def _side_by_side(columns: list[Floats], rows: int) -> Floats:
    return np.concatenate(columns, axis=1) if columns else np.zeros((rows, 0))


def _positions(axis: Axis) -> Floats:
    """[values, 1 or more]: where the values of an axis lie: log2 of numbers, corners of a simplex without an order."""
    numbers = [v for v in axis.values if isinstance(v, int) and not isinstance(v, bool)]
    if len(numbers) == len(axis.values) and axis.ordered and min(numbers) >= 0:
        positive = [v for v in numbers if v > 0]
        zero = np.log2(min(positive)) - ZERO_OCTAVES if positive else 0.0
        return np.array([[np.log2(v) if v else zero] for v in numbers], dtype=np.float64)
    return np.eye(len(axis.values), dtype=np.float64)


def _column(space: Space, name: str) -> Floats | None:
    """[plans]: the values of the axis with this name (an engine's name for it counts)."""
    for i, axis in enumerate(space.axes):
        if ENGINE_NAMES.get(axis.name, axis.name) == name and all(isinstance(v, int) for v in axis.values):
            return np.array([int(v) for v in axis.values], dtype=np.float64)[space.codes[:, i]]
    return None


def _widths(space: Space, workload: Workload) -> tuple[list[int], int]:
    """Columns of the kernel's products, and accumulators a tile."""
    spec, shape = kernel_specs.get(space.kernel), workload.shape
    if isinstance(spec, GemmSpec):
        size = spec.size(workload)
        return [size.n], size.accumulators
    up = [shape.up_factor * workload.local_intermediate_size] if Step.GEMM1 in spec.steps else []
    return up + ([shape.hidden_size] if Step.GEMM2 in spec.steps else []), 1


def _tile_features(space: Space, workload: Workload) -> Floats:
    """[plans, 4] of known kernels with tiles, [plans, 0] of others."""
    block_m, block_n = _column(space, "block_m"), _column(space, "block_n")
    spec = kernel_specs.get(space.kernel) if space.kernel in kernel_specs else None
    if block_m is None or block_n is None or spec is None or not has_axes(spec, {a.name: a.values for a in space.axes}):
        return np.zeros((len(space), 0))
    widths, accumulators = _widths(space, workload)
    hw = space.hw
    threads = np.array([spec.threads(p.params, hw) for p in space.plans], dtype=np.float64)
    shared = np.array([spec.shared_bytes(p.params, workload, space.hw) for p in space.plans], dtype=np.float64)
    rows = rows_per_expert(workload)
    row_tiles = np.ceil(rows / block_m)
    experts = workload.num_slots / rows / workload.ep_size
    tiles = experts * row_tiles * np.maximum(sum(np.ceil(n / block_n) for n in widths), 1)
    resident = np.maximum(np.floor((hw.number("shared_per_sm_bytes") or 1e5) / np.maximum(shared, 1)), 1)
    waves = tiles / ((hw.sm_count or 64) * resident)
    idle = np.minimum(np.ceil(waves) / waves, 16.0)
    each = block_m * block_n * accumulators / np.maximum(threads, 1)
    return np.stack(
        [
            np.log2(np.maximum(each, 1)) / ACCUMULATORS, np.log2(np.maximum(shared, 1)) / SHARED,
            np.log2(row_tiles * block_m / rows) / PADDING, np.log2(idle) / QUANTISATION,
        ], axis=1,
    )  # fmt: skip
