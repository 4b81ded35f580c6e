"""Sweeps for tests: made-up times with the structure of real ones, tile and wave quantisation, noise and drift."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Any

import numpy as np

from moebench.plan.plan import Param
from moebench.spec.models import load_model
from moebench.spec.workload import Workload
from moebench.store.records import STATUS_FAILED, STATUS_OK, Failure
from moebench.store.sweep_pack import pack
from moebench.store.sweeps import Sweep, SweepHeader
from moebench.store.trial_records import CompileFacts, TrialRecord
from moebench.tables.codec import plain

SMS = 132
SHARED_BYTES = 227 * 1024
HEADER = SweepHeader("h200", "NVIDIA H200", "2026-01-02T03:04:05+00:00", ("tune",), {"moebench": "0.1.0"})
AXES: dict[str, tuple[int, ...]] = {
    "block_m": (16, 32, 64, 128),
    "block_n": (32, 64, 128, 256),
    "block_k": (64, 128, 256),
    "group_m": (1, 16),
    "ctas_per_sm": (0,),
    "num_warps": (4, 8),
    "num_stages": (2, 3, 4),
}


def true_us(params: dict[str, Any], workload: Workload, n: int, k: int) -> float:
    """A grouped GEMM's time: waves of tiles, each bound by memory or arithmetic, with losses of shape and pipeline."""
    m, bn, bk = params["block_m"], params["block_n"], params["block_k"]
    rows = workload.num_slots / workload.shape.num_experts
    hit = workload.shape.num_experts * (1 - math.exp(-rows))
    tiles = hit * math.ceil(max(rows, 1) / m) * math.ceil(n / bn)
    resident = max(1, min(4, SHARED_BYTES // ((m + bn) * bk * 2 * params["num_stages"])))
    waves = math.ceil(tiles / (SMS * resident))
    pipeline = 1 + 0.25 / params["num_stages"] + 0.05 * (bk == 256)
    warps = (
        1
        + 0.12 * (params["num_warps"] == 8) * (m * bn < 128 * 128)
        + 0.2 * (m * bn > 64 * 128) * (params["num_warps"] == 4)
    )
    matrix_us = 2 * m * bn * k / (7.0e6 * min(1.0, (m * bn) ** 0.5 / 128) * 0.9) * warps
    bytes_us = (m + bn) * k * 2 / 33e3 * (1 - 0.08 * (params["group_m"] > 1) * (rows > 64))
    return 3.0 + waves * resident * max(matrix_us, bytes_us) * pipeline


def plans() -> list[dict[str, Param]]:
    """Every combination that fits into shared memory."""
    made: list[dict[str, Param]] = [dict(zip(AXES, values, strict=True)) for values in product(*AXES.values())]
    return [p for p in made if _bytes(p) <= SHARED_BYTES]


@cache
def _plain(workload: Workload) -> dict[str, Any]:
    found: dict[str, Any] = plain(workload)
    return found


def _bytes(params: dict[str, Any]) -> int:
    return int((params["block_m"] + params["block_n"]) * params["block_k"] * 2 * params["num_stages"])


def record(
    params: dict[str, Any], workload: Workload, blocks: Sequence[float], kernel: str = "gemm1_fused", **changes: Any
) -> TrialRecord:
    """One trial; without blocks one that failed."""
    failure = None if blocks else Failure("device error", "misaligned address in /home/ada/kernels/x.py")
    work = _plain(workload)
    made = {
        "trial_id": "",
        "status": STATUS_OK if blocks else STATUS_FAILED,
        "origin": "measured", "backend": "triton", "variant": "fused", "kernel": kernel, "params": params,
        "source": "abc", "workload": work, "hardware": "h200", "blocks_us": tuple(blocks), "timed": (kernel,),
        "clock": "graph", "l2_policy": "layer", "failure": failure, "elapsed_s": 0.04,
        "compiled": CompileFacts(1.5 + 0.01 * int(params["block_n"]), _bytes(params), 128, 0),
    }  # fmt: skip
    return TrialRecord(**{**made, **changes})


def records(
    model: str = "qwen3-30b-a3b", tokens: Sequence[int] = (1, 64, 1024, 8192), blocks: int = 3, rounds: int = 12,
    seed: int = 0,
) -> list[TrialRecord]:  # fmt: skip
    """An exhaustive sweep of GEMM1: a first pass in random order under drift, then the top 5 % raced."""
    rng = np.random.default_rng(seed)
    base = Workload(load_model(model).shape, 1)
    n, k = base.local_intermediate_size, base.shape.hidden_size
    every, found = plans(), []
    for count in tokens:
        workload = base.with_tokens(count)
        true = np.array([true_us(p, workload, n, k) for p in every]) * rng.lognormal(0, 0.004, len(every))
        drift = 0.0
        for i in rng.permutation(len(every)):
            drift = 0.98 * drift + rng.normal(0, 0.0015)
            noise = 1 + drift + rng.normal(0, 0.004, blocks)
            found.append(record(every[i], workload, [float(v) for v in true[i] * noise]))
        for _ in range(rounds):
            drift = 0.98 * drift + rng.normal(0, 0.0015)
            for i in np.argsort(true)[: max(4, len(every) // 20)]:
                noise = 1 + drift + float(rng.normal(0, 0.003))
                found.append(record(every[i], workload, [float(true[i] * noise)]))
    return found


def sweep(model: str = "qwen3-30b-a3b", tokens: Sequence[int] = (1, 64, 1024, 8192), **options: Any) -> Sweep:
    """``records`` packed."""
    return pack(records(model, tokens, **options), HEADER)[0]
