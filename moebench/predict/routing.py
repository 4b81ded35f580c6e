"""Time of routing and indexing: chains of reductions and barriers in CTAs that hardly fill the device.

``route``: K rounds of a maximum and a tie-break over a row of scores, which lies in one warp. ``index``: programs
count chunks of slots; then each adds up all counts and places its chunk, block after block. What binds is how many
dependent steps the busiest program takes, not what the device could move.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from moebench.plan.plan import KernelPlan
from moebench.predict.constants import Constants
from moebench.predict.device import Device
from moebench.predict.overlap import waves_us
from moebench.predict.tiles import MOST_CTAS
from moebench.spec.workload import Workload

Floats = npt.NDArray[np.float64]

SCORE_ROUNDS = 3
"""Reductions of a row beside the top-k: softmax's maximum and sum, the weights' sum."""

COUNT_TILE = 4096
MOST_COUNT_ROWS = 32
SCHEDULERS = 4


def _columns(plans: Sequence[KernelPlan], *names: str) -> list[Floats]:
    table = np.array([[float(p.params[n]) for n in names] for p in plans], dtype=np.float64)
    return list(table.reshape(len(plans), len(names)).T)


def _padded(count: int) -> int:
    return 1 << (count - 1).bit_length()


def _block_us(workload: Workload, tokens: Floats, warps: Floats, device: Device, c: Constants) -> tuple[Floats, Floats]:
    """(chain, work of one warp) of routing ``tokens`` tokens side by side, microseconds."""
    shape = workload.shape
    each = np.maximum(_padded(shape.num_experts) / device.warp_size, 1) * np.maximum(tokens / warps, 1)
    groups = shape.topk_groups + 2 if shape.grouped else 0
    rounds = 2 * shape.topk + SCORE_ROUNDS + groups
    work = rounds * each * c.element_us
    return 2 * c.latency_us + rounds * c.reduce_us + work, work


def route_us(workload: Workload, plans: Sequence[KernelPlan], device: Device, c: Constants) -> Floats:
    """Microseconds of ``route`` under each of ``plans``, its launch included."""
    tokens, warps = _columns(plans, "block_tokens", "num_warps")
    chain, work = _block_us(workload, tokens, warps, device, c)
    programs = np.ceil(workload.num_tokens / tokens)
    resident = np.clip(device.warps_per_sm // warps, 1, MOST_CTAS)
    alone = c.stream_cta_us + chain
    return device.launch_us + waves_us(np.ceil(programs / device.sm_count), resident, alone, work * warps / SCHEDULERS)


def _count_us(workload: Workload, slots: Floats, block: Floats, warps: Floats, device: Device, c: Constants) -> Floats:
    """A program that counts ``slots`` slots, ``block`` at a time."""
    each = np.maximum(block * _padded(workload.num_local_experts) / (warps * device.warp_size), 1)
    return np.asarray(np.ceil(slots / block) * (c.latency_us + c.cross_warp_us + 2 * each * c.element_us))


def _place_us(
    workload: Workload, slots: Floats, chunks: Floats, block: Floats, warps: Floats, device: Device, c: Constants
) -> Floats:  # fmt: skip
    """A program that adds up ``chunks`` rows of counts and places ``slots`` slots, ``block`` at a time."""
    experts, threads = _padded(workload.num_local_experts), warps * device.warp_size
    height = max(1, min(MOST_COUNT_ROWS, COUNT_TILE // experts))
    summed = np.maximum(height * experts / threads, 1)
    adding = np.ceil(chunks / height) * (c.latency_us + 2 * summed * c.element_us) + 4 * c.cross_warp_us
    compared = np.maximum(block * block / threads, 1)
    placing = np.ceil(slots / block) * (2 * c.latency_us + 2 * c.cross_warp_us + 2 * compared * c.element_us)
    return np.asarray(adding + placing)


def index_us(workload: Workload, plans: Sequence[KernelPlan], device: Device, c: Constants) -> Floats:
    """Microseconds of ``index`` (and of ``engine_align``, the same sort) under each of ``plans``: two launches."""
    asked, block, warps = _columns(plans, "num_chunks", "block_slots", "num_warps")
    slots = np.ceil(workload.num_slots / asked)
    chunks = np.ceil(workload.num_slots / slots)
    waves = np.ceil(chunks / (device.sm_count * np.clip(device.warps_per_sm // warps, 1, MOST_CTAS)))
    counting = _count_us(workload, slots, block, warps, device, c)
    placing = _place_us(workload, slots, chunks, block, warps, device, c)
    return np.asarray(2 * device.launch_us + waves * (2 * c.stream_cta_us + counting + placing))


def route_index_us(workload: Workload, plans: Sequence[KernelPlan], device: Device, c: Constants) -> Floats:
    """Microseconds of ``route_index`` under each of ``plans``: one launch of one program, or two of many."""
    names = ("one_program", "num_chunks", "block_slots", "block_tokens", "num_warps", "place_warps")
    one, asked, block, tokens, warps, placing_warps = _columns(plans, *names)
    chain, work = _block_us(workload, tokens, warps, device, c)
    all_slots = np.full(len(plans), float(workload.num_slots))
    alone = c.stream_cta_us + np.ceil(workload.num_tokens / tokens) * chain
    alone += _place_us(workload, all_slots, np.ones(len(plans)), block, warps, device, c)
    per_chunk = np.ceil(np.ceil(workload.num_tokens / asked) / tokens) * tokens
    chunks = np.ceil(workload.num_tokens / per_chunk)
    resident = np.clip(device.warps_per_sm // warps, 1, MOST_CTAS)
    routing = waves_us(
        np.ceil(chunks / device.sm_count), resident, c.stream_cta_us + per_chunk / tokens * chain,
        per_chunk / tokens * work * warps / SCHEDULERS,
    )  # fmt: skip
    slots = per_chunk * workload.shape.topk
    waves = np.ceil(chunks / (device.sm_count * np.clip(device.warps_per_sm // placing_warps, 1, MOST_CTAS)))
    placing = waves * (c.stream_cta_us + _place_us(workload, slots, chunks, block, placing_warps, device, c))
    return np.where(one > 0, device.launch_us + alone, 2 * device.launch_us + routing + placing)
