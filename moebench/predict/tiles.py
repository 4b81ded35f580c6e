"""Tile plans as columns of numbers: how many CTAs fit a multiprocessor, what its matrix unit and shared memory see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields

import numpy as np
import numpy.typing as npt

from moebench.plan.plan import KernelPlan
from moebench.predict.constants import Constants
from moebench.predict.device import Device

Floats = npt.NDArray[np.float64]
Bools = npt.NDArray[np.bool_]

CTA_SHARED_BYTES = 1024
MOST_CTAS = 32
MATRIX_ROWS, MATRIX_COLUMNS = 16, 8
"""The least rows and columns of a warp's matrix instruction as Triton lays tiles over warps."""

WARPS_A_GROUP = 4
ENGINE_NAMES = {
    "block_m": "BLOCK_SIZE_M", "block_n": "BLOCK_SIZE_N", "block_k": "BLOCK_SIZE_K", "group_m": "GROUP_SIZE_M",
}  # fmt: skip
"""The engines' names of the axes whose own names differ."""

_ABSENT = {"ctas_per_sm": 0, "split_k": 1, "group_m": 1}


@dataclass(frozen=True)
class TilePlans:
    """Columns of a list of tile plans, one array an axis; an axis that a kernel hasn't is at its neutral value."""

    block_m: Floats
    block_n: Floats
    block_k: Floats
    group_m: Floats
    ctas_per_sm: Floats
    num_warps: Floats
    num_stages: Floats
    split_k: Floats

    @classmethod
    def of(cls, plans: Sequence[KernelPlan], names: Mapping[str, str] | None = None) -> TilePlans:
        """The columns of ``plans``; ``names`` says how a kernel calls an axis, where it isn't as here."""
        called = {f.name: (names or {}).get(f.name, f.name) for f in fields(cls)}
        rows = [[p.params.get(theirs, _ABSENT.get(ours, 0)) for ours, theirs in called.items()] for p in plans]
        columns = np.array(rows, dtype=np.float64).reshape(len(rows), len(called)).T
        return cls(*np.ascontiguousarray(columns))


def by_warpgroup(plans: TilePlans, c: Constants) -> Bools:
    """Which plans' products are made by instructions that read shared memory, so that the tile at hand stays there
    (``plan.kernels._gemm.operand_copies``)."""
    rows = (c.warpgroup_rows > 0) & (plans.block_m >= max(c.warpgroup_rows, 1))
    return np.asarray(rows & (plans.num_warps % WARPS_A_GROUP == 0))


@dataclass(frozen=True)
class Occupancy:
    """CTAs that one multiprocessor holds, and whether a thread's registers overflow."""

    resident: Floats
    spills: Bools


def occupancy(plans: TilePlans, accumulators: int, item_bytes: int, device: Device, c: Constants) -> Occupancy:
    """How many CTAs of each plan fit: by shared memory (the operands' copies), registers and warps; at least 1."""
    threads = plans.num_warps * device.warp_size
    operands = (plans.block_m + accumulators * plans.block_n) * plans.block_k * item_bytes
    copies = np.where(by_warpgroup(plans, c), plans.num_stages, plans.num_stages - 1)
    shared = operands * np.maximum(copies, 1) + CTA_SHARED_BYTES
    looping = np.where(plans.ctas_per_sm > 0, c.persistent_registers, 0.0)
    wanted = plans.block_m * plans.block_n * accumulators / threads + c.loop_registers
    registers = np.minimum(wanted + looping, c.most_registers)
    limits = (
        device.shared_per_sm_bytes // shared,
        device.registers_per_sm // (registers * threads),
        device.warps_per_sm // plans.num_warps,
    )
    resident = np.clip(np.minimum(np.minimum(limits[0], limits[1]), limits[2]), 1, MOST_CTAS)
    return Occupancy(resident, np.asarray(wanted > c.most_registers))


@dataclass(frozen=True)
class MatrixWork:
    """What one step's tile becomes on the matrix unit, per unit of depth.

    ``rows`` and ``columns`` are really multiplied: whole instructions, and again by every warp for which the tile has
    no part of its own. ``operands`` are elements read from shared memory.
    """

    rows: Floats
    columns: Floats
    operands: Floats
    by_warpgroup: Bools


def matrix_work(plans: TilePlans, accumulators: int, c: Constants) -> MatrixWork:
    """How Triton lays tiles over warps: its ``warpsPerTile`` rules of MMA version 2 (and MFMA), and of version 3."""
    m, n, warps = plans.block_m, plans.block_n, plans.num_warps
    grouped = by_warpgroup(plans, c)
    groups = np.maximum(warps / WARPS_A_GROUP, 1)
    height = max(c.warpgroup_rows, 1.0)
    groups_m = np.clip(np.minimum(m / height, groups), 1, None)
    groups_n = groups / groups_m
    from_shared = groups * np.ceil(m / groups_m / height) * accumulators * (height + n / groups_n)
    warps_m, warps_n = np.ones_like(m), np.ones_like(m)
    for _ in range(6):
        more = warps_m * warps_n < warps
        rows_left, columns_left = m / MATRIX_ROWS / warps_m, n / (2 * MATRIX_COLUMNS) / warps_n
        along_m = more & (rows_left >= columns_left) & (warps_m < m / MATRIX_ROWS)
        warps_n = np.where(more & ~along_m, warps_n * 2, warps_n)
        warps_m = np.where(along_m, warps_m * 2, warps_m)
    tile_m, tile_n = np.maximum(m / warps_m, MATRIX_ROWS), np.maximum(n / warps_n, MATRIX_COLUMNS)
    to_registers = warps * (tile_m + accumulators * tile_n)
    return MatrixWork(
        np.where(grouped, m, warps_m * tile_m),
        np.where(grouped, n, warps_n * tile_n),
        np.where(grouped, from_shared, to_registers),
        np.asarray(grouped),
    )
