"""Which formula predicts which kernel: one function a kernel, from a workload to microseconds of plans."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from moebench.plan.plan import KernelPlan
from moebench.predict.constants import Constants
from moebench.predict.device import Device
from moebench.predict.gemm import Gemm, gemm_us
from moebench.predict.routing import index_us, route_index_us, route_us
from moebench.predict.rows import RowTiles
from moebench.predict.streams import Stream, stream_us
from moebench.predict.tiles import ENGINE_NAMES, TilePlans
from moebench.spec.workload import Workload

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Setting:
    """What every kernel's formula is given: the workload with its rows, the card, the constants.

    ``split_k`` are the parts that the GEMM before combine makes of a row.
    """

    workload: Workload
    rows: RowTiles
    device: Device
    constants: Constants
    split_k: int = 1

    def gemm(self, gemm: Gemm, plans: TilePlans, rows: RowTiles | None = None) -> Floats:
        """Microseconds of ``gemm`` here."""
        return gemm_us(gemm, plans, rows or self.rows, self.device, self.constants)

    def stream(self, stream: Stream, plans: Sequence[KernelPlan]) -> Floats:
        """Microseconds of ``stream`` here."""
        return stream_us(stream, plans, self.device, self.constants)


def up_gemm(workload: Workload, rows: RowTiles, *, both_at_once: bool, gathers: bool) -> Gemm:
    """GEMM1: gate and up as two accumulators of one pass, or side by side; its rows gathered from x or expanded."""
    shape, item, inter = workload.shape, workload.dtype.itemsize_bytes, workload.local_intermediate_size
    wide = 1 if both_at_once else shape.up_factor
    row_bytes = shape.hidden_size * item
    if not gathers:
        return Gemm(wide * inter, shape.hidden_size, 1, item, item, rows.total * row_bytes)
    tokens = min(workload.num_tokens, rows.total)
    return Gemm(
        wide * inter, shape.hidden_size, shape.up_factor if both_at_once else 1, item, item, tokens * row_bytes,
        max(rows.total / max(tokens, 1), 1.0),
    )  # fmt: skip


def down_gemm(workload: Workload, rows: RowTiles, split_k: int = 1) -> Gemm:
    """GEMM2: parts of a sum are written in fp32."""
    shape, item, inter = workload.shape, workload.dtype.itemsize_bytes, workload.local_intermediate_size
    return Gemm(shape.hidden_size, inter, 1, item, item if split_k == 1 else 4, rows.total * inter * item)


def _gemm1(at: Setting, plans: Sequence[KernelPlan]) -> Floats:
    return at.gemm(up_gemm(at.workload, at.rows, both_at_once=False, gathers=False), TilePlans.of(plans))


def _gemm1_fused(at: Setting, plans: Sequence[KernelPlan]) -> Floats:
    return at.gemm(up_gemm(at.workload, at.rows, both_at_once=True, gathers=True), TilePlans.of(plans))


def _gemm2(at: Setting, plans: Sequence[KernelPlan]) -> Floats:
    return at.gemm(down_gemm(at.workload, at.rows), TilePlans.of(plans))


def _gemm2_fused(at: Setting, plans: Sequence[KernelPlan]) -> Floats:
    tiles = TilePlans.of(plans)
    whole = at.gemm(down_gemm(at.workload, at.rows), tiles)
    parts = at.gemm(down_gemm(at.workload, at.rows, split_k=2), tiles)
    return np.where(tiles.split_k > 1, parts, whole)


def _engine_grid(at: Setting, plans: Sequence[KernelPlan]) -> Floats:
    tiles = TilePlans.of(plans, ENGINE_NAMES)
    up = up_gemm(at.workload, at.rows, both_at_once=False, gathers=True)
    return at.gemm(up, tiles) + at.gemm(down_gemm(at.workload, at.rows), tiles)


def _shared(at: Setting, plans: Sequence[KernelPlan]) -> Floats:
    work, shape, tiles = at.workload, at.workload.shape, TilePlans.of(plans)
    rows, item, inner = RowTiles.dense(work.num_tokens), work.dtype.itemsize_bytes, work.local_shared_intermediate_size
    up = Gemm(inner, shape.hidden_size, shape.up_factor, item, item, work.num_tokens * shape.hidden_size * item)
    down = Gemm(shape.hidden_size, inner, 1, item, item, work.num_tokens * (inner + shape.hidden_size) * item)
    gate = at.device.launch_us + at.constants.stream_cta_us + 2 * at.constants.latency_us if shape.shared_gate else 0.0
    return at.gemm(up, tiles, rows) + at.gemm(down, tiles, rows) + gate


def _expand(at: Setting, plans: Sequence[KernelPlan]) -> Floats:
    item, width = at.workload.dtype.itemsize_bytes, at.workload.shape.hidden_size
    idle = at.workload.num_slots - at.rows.total
    return at.stream(Stream(at.rows.total, width, 1, item, item, 2, "block_rows", "block_h", idle), plans)


def _activation(at: Setting, plans: Sequence[KernelPlan]) -> Floats:
    item, width = at.workload.dtype.itemsize_bytes, at.workload.local_intermediate_size
    idle = at.workload.num_slots - at.rows.total
    reads = at.workload.shape.up_factor
    return at.stream(Stream(at.rows.total, width, reads, item, item, 1, "block_rows", "block_i", idle), plans)


def _combine(at: Setting, plans: Sequence[KernelPlan]) -> Floats:
    work, item = at.workload, at.workload.dtype.itemsize_bytes
    each = at.split_k * (4 if at.split_k > 1 else item) * work.shape.hidden_size
    reads = work.shape.topk * at.split_k
    stream = Stream(
        work.num_tokens, work.shape.hidden_size, reads, 4 if at.split_k > 1 else item, item, 1, "block_tokens",
        "block_h", read_bytes=at.rows.total * each,
    )  # fmt: skip
    return at.stream(stream, plans)


def _route(at: Setting, plans: Sequence[KernelPlan]) -> Floats:
    return route_us(at.workload, plans, at.device, at.constants)


def _index(at: Setting, plans: Sequence[KernelPlan]) -> Floats:
    return index_us(at.workload, plans, at.device, at.constants)


def _route_index(at: Setting, plans: Sequence[KernelPlan]) -> Floats:
    return route_index_us(at.workload, plans, at.device, at.constants)


FORMULAS: Mapping[str, Callable[[Setting, Sequence[KernelPlan]], Floats]] = {
    "route": _route, "index": _index, "route_index": _route_index, "engine_align": _index, "expand": _expand,
    "gemm1": _gemm1, "gemm1_fused": _gemm1_fused, "activation": _activation, "gemm2": _gemm2,
    "gemm2_fused": _gemm2_fused, "engine_grid": _engine_grid, "combine": _combine, "shared": _shared,
}  # fmt: skip
"""Formulas by kernel."""
