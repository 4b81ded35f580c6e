"""Time of a grouped GEMM under many plans at once: waves of CTAs on the multiprocessors against device memory.

A CTA is a loop of steps: each loads one A and one B tile and multiplies them. A step takes of the multiprocessor the
longest of its matrix, shared-memory and L2 time; a CTA by itself is no faster than the latency of its loads over the
stages it keeps in flight (Little's law), nor than its own warps, one instruction after another, can multiply.
``overlap.waves_us`` makes waves of them on the fullest multiprocessor, and all of that goes on beside the bytes that
have to come through device memory.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from moebench.predict.constants import Constants
from moebench.predict.device import Device
from moebench.predict.overlap import joined, waves_us
from moebench.predict.rows import RowTiles
from moebench.predict.tiles import Occupancy, TilePlans, matrix_work, occupancy

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Gemm:
    """One grouped GEMM: ``n`` columns of each of ``accumulators`` accumulators, depth ``k``.

    Rows of A come from a tensor of ``source_bytes`` and each is read ``reads`` times (K where expand is fused in).
    """

    n: int
    k: int
    accumulators: int
    item_bytes: int
    out_item_bytes: int
    source_bytes: float
    reads: float = 1.0


def gemm_us(gemm: Gemm, plans: TilePlans, rows: RowTiles, device: Device, c: Constants) -> Floats:
    """Microseconds of ``gemm`` under each of ``plans``, its launch included."""
    fit = occupancy(plans, gemm.accumulators, gemm.item_bytes, device, c)
    num_n = np.ceil(gemm.n / plans.block_n)
    live = rows.tiles(plans.block_m) * num_n * plans.split_k
    idle = rows.idle_tiles(plans.block_m) * num_n * plans.split_k
    alone, shared = _cta_us(gemm, plans, rows, fit, device, c)
    per_sm = np.ceil(live / device.sm_count)
    staying = plans.ctas_per_sm > 0
    started = np.minimum(plans.ctas_per_sm * device.sm_count * plans.split_k, live)
    held = np.where(staying, np.minimum(fit.resident, np.ceil(started / device.sm_count)), fit.resident)
    held = np.maximum(held, 1)
    longest = np.maximum(np.ceil(live / np.maximum(started, 1)), np.ceil(per_sm / held))
    listed = longest * (alone + np.minimum(held, per_sm) * shared)
    busy = np.where(staying, listed, waves_us(per_sm, held, alone, shared))
    busy += idle * c.idle_cta_us / (device.sm_count * fit.resident)
    moved = memory_bytes(gemm, plans, rows, device, np.minimum(held, np.maximum(per_sm, 1)), c)
    return device.launch_us + joined(busy, moved / device.memory_bytes_per_us, c.memory_overlap)


def _cta_us(
    gemm: Gemm, plans: TilePlans, rows: RowTiles, fit: Occupancy, device: Device, c: Constants
) -> tuple[Floats, Floats]:  # fmt: skip
    """(a CTA's own latency, its share of the multiprocessor's units), microseconds."""
    tile_m, tile_n, tile_k, item = plans.block_m, plans.block_n, plans.block_k, gemm.item_bytes
    live_m = tile_m * rows.fill(tile_m)
    live_n = gemm.n / np.ceil(gemm.n / tile_n)
    loaded = (live_m + gemm.accumulators * live_n) * tile_k * item
    work = matrix_work(plans, gemm.accumulators, c)
    flops = 2 * work.rows * work.columns * tile_k * gemm.accumulators
    matrix = flops / (device.sm_flops_per_us * np.where(work.by_warpgroup, c.warpgroup_share, c.mma_share))
    smem = (work.operands * tile_k * item + loaded) / (device.shared_bytes_per_us * c.shared_share)
    cache = loaded / (c.l2_bytes_per_clock * device.clock_mhz)
    step = joined(joined(matrix, smem, c.unit_overlap), cache, c.unit_overlap)
    step *= np.where(fit.spills, c.spill_factor, 1.0)
    steps = np.ceil(np.ceil(gemm.k / tile_k) / plans.split_k)
    stored = live_m * live_n * gemm.out_item_bytes / (c.store_bytes_per_clock * device.clock_mhz)
    ahead = np.maximum(plans.num_stages - 1, 1)
    waits = np.where(plans.num_stages > 1, c.latency_us / ahead, c.latency_us + step)
    own = matrix * np.maximum(c.full_warps / plans.num_warps - 1, 0)  # beyond what the unit itself takes
    return c.cta_us + steps * (np.maximum(waits, own) + c.step_us) + stored, steps * step + stored


def memory_bytes(
    gemm: Gemm, plans: TilePlans, rows: RowTiles, device: Device, held: Floats, c: Constants
) -> Floats:  # fmt: skip
    """Bytes through device memory: weights, rows of A, the output.

    Weights are read once by all row tiles of an expert that run at the same time, which are ``group_m`` of them or
    as many as the CTAs on the device span, and again by later ones as far as L2 doesn't keep them.
    """
    num_n = np.ceil(gemm.n / plans.block_n)
    cache, window = device.l2_bytes * c.l2_kept, device.sm_count * held
    expert = gemm.accumulators * gemm.n * gemm.k * gemm.item_bytes
    together = np.maximum(plans.group_m, window / num_n)
    again = (rows.groups(plans.block_m, together) - rows.hit) * _missed(expert, cache)
    weights = expert * (rows.hit + again)
    source = gemm.source_bytes * (1 + (gemm.reads - 1) * _missed(gemm.source_bytes, cache))
    height = np.minimum(plans.group_m, rows.tiles(plans.block_m))
    sweeps = np.maximum(num_n * height / np.maximum(window, height), 1)
    rows_again = rows.total * gemm.k * gemm.item_bytes * (sweeps - 1)
    rows_again *= _missed(height * plans.block_m * gemm.k * gemm.item_bytes, cache)
    out = rows.total * gemm.n * gemm.out_item_bytes * plans.split_k
    return np.asarray(weights + source + rows_again + out)


def _missed(size: Floats | float, cache: float) -> Floats:
    """Share of ``size`` bytes that a cache of ``cache`` bytes no longer holds when they are needed again."""
    return np.asarray(np.clip(1 - cache / np.maximum(size, 1.0), 0.0, 1.0))
