"""Rough forecasts of what a point needs: memory, seconds, and how long it may take before it counts as hung.

They decide what is refused or planned, never a result. Costs come from ``spec.steps``; the rates below are
deliberately pessimistic orders of magnitude for hardware that no descriptor knows.
"""

from __future__ import annotations

from moebench.measure.request import PointRequest
from moebench.spec.steps import expected_rows, layer_cost
from moebench.spec.workload import Workload

START_S = 6.0
_SLOW_TFLOPS = {"cpu": 0.02, "gpu": 2.0}
_SLOW_GBPS = {"cpu": 3.0, "gpu": 100.0}
_GATE_CALLS = 8
_LEAST_HANG_S = 300.0
_HANG_FACTOR = 30.0


def _kind(device: str) -> str:
    return "cpu" if device == "cpu" else "gpu"


def needed_bytes(workload: Workload, num_candidates: int, *, gate: bool) -> int:
    """Memory that a point must have: weights (twice with the gate's own), each candidate's workspace, fp32 checks.

    Weight copies for cache rotation take what is left and are not counted.
    """
    shape, item = workload.shape, workload.dtype.itemsize_bytes
    rows, hidden, inter = workload.num_slots, shape.hidden_size, workload.local_intermediate_size
    workspace = rows * (2 * hidden + (shape.up_factor + 1) * inter) * item
    tokens = workload.num_tokens * (2 * hidden * item + shape.num_experts * 4)
    expert_fp32 = (shape.up_factor + 1) * inter * hidden * 4
    checks = 2 * workload.num_tokens * hidden * 4 + expert_fp32
    return workload.weight_bytes() * (2 if gate else 1) + num_candidates * workspace + tokens + checks


def call_s(request: PointRequest) -> float:
    """Seconds of one call by the descriptor's rates, or by pessimistic ones where it has none."""
    work, hw, kind = layer_cost(request.workload, expected_rows(request.workload)), request.hw, _kind(request.device)
    rate, bandwidth = hw.matrix_tflops(request.workload.dtype), hw.bandwidth_gbps()
    tflops = rate.value if rate is not None else _SLOW_TFLOPS[kind]
    gbps = bandwidth.value if bandwidth is not None else _SLOW_GBPS[kind]
    return work.flops / tflops / 1e12 + work.bytes / gbps / 1e9


def point_s(request: PointRequest) -> float:
    """Forecast of a point's seconds: making and checking weights, the gate's calls, and sampling at its cap."""
    settings, weights = request.settings, request.workload.weight_bytes()
    gate = settings.gate * len(request.candidates)
    prepare = weights * (1 + gate) / (_SLOW_GBPS[_kind(request.device)] * 1e9)
    sample = settings.preheat_s + settings.time_cap_s + settings.energy_s * len(request.candidates)
    return prepare + (gate * _GATE_CALLS + 2) * call_s(request) + sample


def hang_limit_s(request: PointRequest) -> float:
    """Seconds after which a point is taken to hang: far above its forecast, so that slow hardware isn't cut."""
    return max(_LEAST_HANG_S, _HANG_FACTOR * point_s(request))
