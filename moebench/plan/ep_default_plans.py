"""The EP plan of an untuned run of the Triton kernels, by widths and by hardware class."""

from __future__ import annotations

from collections.abc import Mapping

from moebench.plan.default_plans import down_tile, fit, tile_params, warps
from moebench.plan.ep_plan import Direction, EPPlan, GemmStage, LinkStage, LocalStage
from moebench.plan.kernels._ep import power_of_two
from moebench.plan.kernels._gemm import tile_bytes
from moebench.plan.plan import Param
from moebench.spec.ep_workload import EPWorkload
from moebench.spec.hardware import Hardware
from moebench.spec.workload import Workload

PREFERRED_SETS = {"cpu": ("torch",), "cuda": ("triton", "torch")}
"""Kernel sets of a sweep that names none, the first that is registered; by type of device."""

MAX_BLOCK, MIN_BLOCK = 8192, 128
SMALL_CHUNK, LARGE_CHUNK = (64, 2), (256, 4)
"""Pairs of a chunk of the planner and warps. Every pair is compared with all of its chunk, so small ones are quick;
past ``MANY_TOKENS`` the many chunks of a small one take longer to count and to scan."""
MANY_TOKENS = 4096

LINK_SMS = 32
"""CTAs of stages between ranks on a device of unknown size: those of the published code."""

COMBINE_CTAS_PER_SM = 4
"""A pull waits for one row after another: more CTAs have more of them in flight."""

PLAN_CTAS_PER_SM, ACTIVATION_CTAS_PER_SM, EXPAND_CTAS_PER_SM, DUPLICATE_SUM_CTAS_PER_SM = 8, 8, 16, 16
SUM_BLOCK, PULL_BLOCK = 2048, 4096
"""Elements of a row that a CTA sums at once: with a whole row in fp32 few CTAs fit on a multiprocessor."""


def _row_block(width: int, item_bytes: int, most: int = MAX_BLOCK) -> int:
    """A whole row where it has at most ``most`` elements of two bytes: one CTA then has it in flight at once."""
    return max(MIN_BLOCK, min(power_of_two(width), most * 2 // item_bytes))


def _row_warps(block: int, item_bytes: int, bytes_a_warp: int, hw: Hardware) -> int:
    return warps(max(1, min(16, block * item_bytes // bytes_a_warp)), hw)


def _gemm(workload: EPWorkload, hw: Hardware, n: int, k: int) -> GemmStage:
    """The tile of as many rows as a segment has: balanced ranks' pairs of an expert, but no fewer than the padding."""
    shape, item_bytes = workload.shape, workload.dtype.itemsize_bytes
    padded = -(-workload.token_padding * shape.num_experts // shape.topk)
    whole = Workload(shape, max(workload.capacity * workload.ep_size, padded), workload.dtype)
    tile = down_tile(whole, hw)
    if k % 16:
        # Its operands are read a value at a time, each with an address of its own.
        tile = tile._replace(block_n=min(tile.block_n, 64), block_k=32)
    made: Mapping[str, Param] = fit(tile_params(tile, hw, n, k), lambda p: tile_bytes(p, item_bytes), hw)
    return GemmStage(
        block_m=int(made["block_m"]), block_n=int(made["block_n"]), block_k=int(made["block_k"]),
        group_m=int(made["group_m"]), num_warps=int(made["num_warps"]), num_stages=int(made["num_stages"]),
    )  # fmt: skip


def default_ep_plan(workload: EPWorkload, hw: Hardware) -> EPPlan:
    """Stages of the Triton kernels for ``workload`` in the published directions, with what a sweep on an H200 found.

    Stages between ranks take every multiprocessor, since nothing runs beside them. ``docs/facts.md`` has the sweep.
    """
    shape, item_bytes = workload.shape, workload.dtype.itemsize_bytes
    row = _row_block(shape.hidden_size, item_bytes)
    summed, pulled = (_row_block(shape.hidden_size, item_bytes, most) for most in (SUM_BLOCK, PULL_BLOCK))
    num_sms = hw.sm_count or LINK_SMS
    chunk, chunk_warps = LARGE_CHUNK if workload.capacity > MANY_TOKENS else SMALL_CHUNK
    width = shape.up_factor * shape.intermediate_size
    return EPPlan(
        kernels="triton",
        plan=LocalStage(PLAN_CTAS_PER_SM, chunk, warps(chunk_warps, hw)),
        dispatch=LinkStage(Direction.PUSH, num_sms, row, _row_warps(row, item_bytes, 2048, hw)),
        expand=LocalStage(EXPAND_CTAS_PER_SM, row, _row_warps(row, item_bytes, 1024, hw)),
        prefetch=LinkStage(Direction.PULL, num_sms, MAX_BLOCK * 2 // item_bytes, warps(8, hw)),
        gemm1=_gemm(workload, hw, width, shape.hidden_size),
        activation=LocalStage(ACTIVATION_CTAS_PER_SM, 2048, warps(4, hw)),
        gemm2=_gemm(workload, hw, shape.hidden_size, shape.intermediate_size),
        duplicate_sum=LocalStage(DUPLICATE_SUM_CTAS_PER_SM, summed, _row_warps(summed, item_bytes, 512, hw)),
        combine=LinkStage(
            Direction.PULL, num_sms * COMBINE_CTAS_PER_SM, pulled, _row_warps(pulled, item_bytes, 1024, hw)
        ),
    )  # fmt: skip
