"""Plans of an untuned run, by hardware class and by rows an expert gets; every one fits the device it is for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from moebench.plan.plan import Param
from moebench.spec.hardware import Hardware
from moebench.spec.workload import Workload

SAFE_SHARED_BYTES = 48 * 1024
SAFE_THREADS = 1024
GRID_WAVES = 4
MANY_ROWS = 1024


class Tile(NamedTuple):
    """A GEMM tile: block_m, block_n, block_k, group_m, num_warps (of 32 threads), num_stages."""

    block_m: int
    block_n: int
    block_k: int
    group_m: int
    num_warps: int
    num_stages: int


def rows_per_expert(workload: Workload) -> float:
    """Expected rows of an expert that has any, were all experts equally likely."""
    experts, tokens = workload.shape.num_experts, workload.num_tokens
    missed = (1 - workload.shape.topk / experts) ** tokens
    return workload.num_slots / (experts * (1 - missed))


def warps(of_32: int, hw: Hardware) -> int:
    """``of_32`` warps of 32 threads as warps of this device, within its threads a block."""
    lanes = hw.warp_size or 32
    most = (hw.max_threads_per_block or SAFE_THREADS) // lanes
    return max(1, min(of_32 * 32 // lanes, most))


def fit(
    params: Mapping[str, Param], bytes_of: Callable[[Mapping[str, Param]], int], hw: Hardware,
    names: tuple[str, str, str] = ("block_m", "block_n", "block_k"),
) -> dict[str, Param]:  # fmt: skip
    """``params`` with fewer stages, then smaller blocks, until the device's shared memory holds them."""
    fitted = dict(params)
    if hw.max_num_stages:
        fitted["num_stages"] = min(int(fitted["num_stages"]), hw.max_num_stages)
    limit = hw.shared_limit_bytes or SAFE_SHARED_BYTES
    floors = {names[2]: 32, names[1]: 32, names[0]: 16}
    while bytes_of(fitted) > limit:
        if int(fitted["num_stages"]) > 2:
            fitted["num_stages"] = int(fitted["num_stages"]) - 1
            continue
        larger = [n for n, floor in floors.items() if int(fitted[n]) > floor]
        if larger:
            fitted[larger[0]] = int(fitted[larger[0]]) // 2
        elif int(fitted["num_stages"]) > 1:
            fitted["num_stages"] = 1
        else:
            break
    return fitted


def _for_class(tile: Tile, hw: Hardware, accumulators: int) -> Tile:
    """``tile``, which is Hopper's, as the class's compiler and registers take it.

    Only Hopper and Blackwell hold more than 128 x 128 accumulators well. CDNA and Iluvatar pipeline two stages.
    Before Hopper a large tile's operands pass through registers too, so that two accumulators need half the columns.
    """
    if hw.hw_class in ("hopper", "blackwell"):
        return tile
    tile = tile._replace(block_n=min(tile.block_n, 128 * 128 // tile.block_m))
    if hw.hw_class in ("cdna", "iluvatar"):
        return tile._replace(num_stages=min(tile.num_stages, 2), num_warps=max(tile.num_warps, 8))
    if tile.block_m * tile.block_n >= 128 * 128:
        tile = tile._replace(block_n=tile.block_n // accumulators, num_warps=8)
    if hw.hw_class in ("ampere", "ada"):
        return tile._replace(num_stages=min(tile.num_stages, 3))
    return tile._replace(num_stages=min(tile.num_stages, 2))


def up_tile(workload: Workload, hw: Hardware) -> Tile:
    """Tile of GEMM1 with gate and up in one pass."""
    rows = rows_per_expert(workload)
    if rows <= 16:
        tile = Tile(16, 64, 128, 1, 4, 4)
    elif rows <= 32:
        tile = Tile(32, 128, 128, 1, 4, 3)
    elif rows <= 48:
        tile = Tile(64, 64, 64, 1, 4, 4)
    else:
        tile = Tile(128, 128, 64, 16, 8, 3 if rows >= MANY_ROWS else 4)
    return _for_class(tile, hw, workload.shape.up_factor)


def down_tile(workload: Workload, hw: Hardware) -> Tile:
    """Tile of GEMM2, and of GEMM1 without its activation."""
    rows = rows_per_expert(workload)
    if rows <= 16:
        tile = Tile(16, 64, 128, 1, 4, 3)
    elif rows <= 32:
        tile = Tile(32, 128, 128, 1, 4, 3)
    elif rows <= 48:
        tile = Tile(64, 128, 128, 1, 4, 4)
    elif rows <= 96:
        tile = Tile(64, 128, 64, 8, 4, 3)
    else:
        tile = Tile(128, 256, 64, 16, 8, 4)
    return _for_class(tile, hw, 1)


def tile_params(tile: Tile, hw: Hardware, n: int, k: int) -> dict[str, Param]:
    """``tile`` as parameters, its blocks no wider than ``n`` and ``k``."""
    return {
        "block_m": tile.block_m,
        "block_n": min(tile.block_n, max(16, 1 << (n - 1).bit_length())),
        "block_k": min(tile.block_k, max(16, 1 << (k - 1).bit_length())),
        "group_m": tile.group_m,
        "ctas_per_sm": 0,
        "num_warps": warps(tile.num_warps, hw),
        "num_stages": tile.num_stages,
    }


def split_k(workload: Workload, hw: Hardware, params: Mapping[str, Param], n: int, k: int) -> int:
    """Parts of GEMM2's inner width: more than one only where the tiles alone leave multiprocessors idle."""
    hit = min(workload.num_slots, workload.shape.num_experts)
    tiles = hit * -(-int(rows_per_expert(workload)) // int(params["block_m"])) * -(-n // int(params["block_n"]))
    steps, parts = -(-k // int(params["block_k"])), 1
    while parts < 8 and tiles * parts * 2 <= (hw.sm_count or 1) * GRID_WAVES and parts * 8 <= steps:
        parts *= 2
    return parts


ONE_PROGRAM_SLOTS = 16
CHUNK_SLOTS = 64


def engine_tile(workload: Workload) -> dict[str, Param]:
    """vLLM's default for unquantised experts since its 0.17: by tokens, and grouped once an expert gets over 128.

    Source: ``get_default_config`` of vLLM's fused MoE layer (github.com/vllm-project/vllm, pull request 34846).
    """
    tokens, experts = workload.num_tokens, workload.num_local_experts
    block_m = next((block for most, block in ((32, 16), (96, 32), (512, 64)) if tokens <= most), 128)
    return {
        "BLOCK_SIZE_M": block_m,
        "BLOCK_SIZE_N": 64 if tokens <= 64 else 128,
        "BLOCK_SIZE_K": 128 if tokens <= 64 else 64,
        "GROUP_SIZE_M": 16 if tokens // experts > 128 else 1,
        "num_warps": 4 if tokens <= 128 else 8,
        "num_stages": 4 if tokens <= 32 else 3,
    }


def dense_tile(workload: Workload, hw: Hardware) -> Tile:
    """Tile of the shared experts' GEMMs, where every token is a row."""
    tokens = workload.num_tokens
    if tokens <= 16:
        tile = Tile(16, 32, 128, 1, 4, 4)
    elif tokens <= 256:
        tile = Tile(64, 64, 64, 8, 4, 4)
    else:
        tile = Tile(128, 128, 64, 8, 8, 3)
    return _for_class(tile, hw, workload.shape.up_factor)


def block_tokens(workload: Workload, hw: Hardware, lanes: int) -> int:
    """Tokens that a routing program takes side by side: few while there are programs to spare."""
    most = max(1, 2048 // lanes)
    wanted = workload.num_tokens // (2 * (hw.sm_count or 64))
    block = 1
    while block * 2 <= min(most, wanted, 16):
        block *= 2
    return block


def num_chunks(workload: Workload, hw: Hardware) -> int:
    """Programs that share out the slots of the sort."""
    chunks = 16
    while chunks < 256 and workload.num_slots > chunks * CHUNK_SLOTS:
        chunks *= 2
    return chunks
