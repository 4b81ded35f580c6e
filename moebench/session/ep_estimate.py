"""Rough forecasts for expert-parallel points: seconds and memory. They decide what is planned, never a result."""

from __future__ import annotations

from moebench.measure.ep_memory import candidate_bytes, weight_bytes
from moebench.measure.ep_request import EPRequest
from moebench.measure.request import PointRequest
from moebench.session import estimate
from moebench.spec.workload import Workload

_LEAST_HANG_S = 300.0
_HANG_FACTOR = 30.0
_GATE_CALLS, _DRAW_CALLS = 2, 4
_CALL_FLOOR_S = 0.02
"""Least seconds of a group's call: its many small phases are launched from the host."""

_MAKE_GBPS = {True: 2.0, False: 50.0}
"""How fast weights are made, by whether on a CPU."""


def local_ranks(request: EPRequest) -> int:
    """Ranks whose memory and work this process has."""
    return request.workload.ep_size if request.ranks == "virtual" else 1


def needed_bytes(request: EPRequest) -> int:
    """Memory that a point must have on one device: weights, slots, each candidate's buffers."""
    work = request.workload
    slots = max(c.workload.num_prefetch_slots for c in request.candidates)
    held = sum(candidate_bytes(c.workload, c.plan) for c in request.candidates)
    return local_ranks(request) * (weight_bytes(work, slots) + held)


def call_s(request: EPRequest) -> float:
    """Seconds of one candidate's call on this device."""
    work = request.workload
    tokens = max(1, work.num_tokens * local_ranks(request))
    alone = Workload(work.shape, tokens, work.dtype, ep_size=1 if request.ranks == "virtual" else work.ep_size)
    return _CALL_FLOOR_S + estimate.call_s(PointRequest(alone, (), request.hw, request.device, request.settings))


def point_s(request: EPRequest) -> float:
    """Forecast of a point's seconds: making weights, the gate, one call a draw, sampling at its cap."""
    settings, count = request.settings, len(request.candidates)
    made = local_ranks(request) * weight_bytes(request.workload, 0) / (_MAKE_GBPS[request.device == "cpu"] * 1e9)
    calls = count * (_GATE_CALLS * settings.gate + min(settings.draws, _DRAW_CALLS)) + _GATE_CALLS
    return made + calls * call_s(request) + settings.preheat_s + settings.time_cap_s


def hang_limit_s(request: EPRequest) -> float:
    """Seconds after which a point is taken to hang."""
    return max(_LEAST_HANG_S, _HANG_FACTOR * point_s(request))
