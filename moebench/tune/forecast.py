"""Rough forecast of how long a search takes; it decides nothing but what a dry run says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moebench.spec.steps import expected_rows, layer_cost
from moebench.spec.workload import Workload

if TYPE_CHECKING:
    from moebench.spec.hardware import Hardware
    from moebench.tune.planning import Task

START_S = 10.0
COMPILE_S = 0.5
COMPILERS = 8
PREDICTED_S = 0.5
"""Of a token count whose times are predicted."""
_CALLS_A_BLOCK = 4
_POINT_OVERHEAD_S = 0.004
_PREPARE_GBPS = {"cpu": 0.5, "gpu": 50.0}
_SLOW_TFLOPS = {"cpu": 0.05, "gpu": 2.0}
_SLOW_GBPS = {"cpu": 8.0, "gpu": 100.0}
_ROUTINGS = 2


def call_s(workload: Workload, hw: Hardware) -> float:
    """Seconds of one call of the layer by the descriptor's rates, or by pessimistic ones where it has none."""
    kind = "cpu" if hw.vendor == "cpu" else "gpu"
    work = layer_cost(workload, expected_rows(workload))
    rate, bandwidth = hw.matrix_tflops(workload.dtype), hw.bandwidth_gbps()
    tflops = rate.value if rate is not None else _SLOW_TFLOPS[kind]
    gbps = bandwidth.value if bandwidth is not None else _SLOW_GBPS[kind]
    return max(work.flops / tflops / 1e12, work.bytes / gbps / 1e9)


def predicted_seconds(task: Task) -> float:
    """Forecast of one task's seconds where the model makes its times."""
    return PREDICTED_S * len(task.workloads)


def task_seconds(task: Task, trials: int | None) -> float:
    """Forecast of one task's seconds: weights, compiling, screening every cell, racing every token count."""
    if task.why_predicted:
        return predicted_seconds(task)
    kind = "cpu" if task.hw.vendor == "cpu" else "gpu"
    calls_s = sum(call_s(w, task.hw) for w in task.workloads)
    prepare = 2 * task.workloads[0].weight_bytes() / (_PREPARE_GBPS[kind] * 1e9)
    screens = 0.0
    for space in task.spaces:
        plans = task.trials_of(space, trials)
        compiling = plans * COMPILE_S / COMPILERS if task.backend == "triton" else 0.0
        points = task.profile.blocks * _CALLS_A_BLOCK * calls_s / 2 + _POINT_OVERHEAD_S * len(task.workloads)
        screens += max(compiling, plans * points)
    races = _ROUTINGS * task.profile.race.max_s * len(task.workloads)
    return START_S + prepare + screens + races
