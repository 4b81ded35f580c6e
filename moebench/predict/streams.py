"""Time of the kernels that only move rows (expand, activation, combine): bytes, load width, waves of small CTAs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from moebench.plan.plan import KernelPlan
from moebench.predict.constants import Constants
from moebench.predict.device import Device
from moebench.predict.overlap import joined, waves_us
from moebench.predict.tiles import MOST_CTAS

Floats = npt.NDArray[np.float64]

LOAD_BYTES = (2, 4, 8, 16)
REGISTERS, REGISTERS_A_VALUE = 24, 2
"""Of a thread: for addresses and indices, and a value's sum with the load that is added to it."""


@dataclass(frozen=True)
class Stream:
    """A kernel over ``rows`` x ``width`` elements written: ``reads`` elements of ``item_bytes`` read for each.

    ``hops`` are loads that wait for one another before the rows can be read; ``idle_rows`` rows have a program that
    finds nothing to do; ``read_bytes`` is what is read, where not every row of the sum exists. ``rows_axis`` and
    ``columns_axis`` name the block's axes.
    """

    rows: float
    width: int
    reads: float
    item_bytes: int
    out_item_bytes: int
    hops: int
    rows_axis: str
    columns_axis: str
    idle_rows: float = 0.0
    read_bytes: float | None = None


def stream_us(stream: Stream, plans: Sequence[KernelPlan], device: Device, c: Constants) -> Floats:
    """Microseconds of ``stream`` under each of ``plans``, its launch included."""
    names = (stream.rows_axis, stream.columns_axis, "num_warps")
    table = np.array([[p.params[name] for name in names] for p in plans], dtype=np.float64).reshape(len(plans), 3)
    block_rows, block_columns, warps = table.T
    columns = np.ceil(stream.width / block_columns)
    programs = np.ceil(stream.rows / block_rows) * columns
    idle = stream.idle_rows / block_rows * columns
    each = np.maximum(block_rows * block_columns / (warps * device.warp_size), 1.0)
    registers = np.minimum(REGISTERS + REGISTERS_A_VALUE * each, c.most_registers) * warps * device.warp_size
    most = np.minimum(device.warps_per_sm // warps, device.registers_per_sm // registers)
    resident = np.clip(most, 1, MOST_CTAS)
    elements = block_rows * stream.width / columns
    moved = elements * (stream.reads * stream.item_bytes + stream.out_item_bytes)
    loads = stream.reads * np.ceil(each * stream.item_bytes / LOAD_BYTES[-1])
    alone = c.stream_cta_us + c.latency_us * stream.hops + c.load_us * loads
    shared = moved / (c.stream_bytes_per_clock * device.clock_mhz)
    busy = waves_us(np.ceil(programs / device.sm_count), resident, alone, shared, c.memory_overlap)
    busy += idle * c.idle_cta_us / (device.sm_count * resident)
    read = (
        stream.rows * stream.width * stream.reads * stream.item_bytes
        if stream.read_bytes is None
        else stream.read_bytes
    )
    total = read + stream.rows * stream.width * stream.out_item_bytes
    wide = _width_share(each * stream.item_bytes, c)
    return device.launch_us + joined(busy, total / (device.memory_bytes_per_us * wide), c.memory_overlap)


def _width_share(each_bytes: Floats, c: Constants) -> Floats:
    """Share of the memory bandwidth that loads of a thread's contiguous bytes reach, by the widest load they fill."""
    shares = np.array([c.load_2b_share, c.load_4b_share, c.load_8b_share, c.load_16b_share])
    place = np.searchsorted(np.array(LOAD_BYTES, dtype=np.float64), each_bytes, side="right") - 1
    return np.asarray(shares[np.clip(place, 0, len(LOAD_BYTES) - 1)])
