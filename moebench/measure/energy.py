"""Energy of a layer's call: the layer alone runs for a while between two readings of the device's energy counter."""

from __future__ import annotations

import math

from moebench.measure.sampler import Contender
from moebench.measure.telemetry import telemetry_sampler

LANES_A_BLOCK = 16


def joules_per_call(contender: Contender, device: str, seconds: float) -> float | None:
    """Joules of one whole-layer call, from about ``seconds`` of them; None when the device doesn't count energy.

    Under the ``cold`` policy the flushes' energy would be counted in, so that there is none.
    """
    load = contender.load
    if seconds <= 0 or load.flush is not None:
        return None
    whole = next(lane for lane in contender.lanes if lane.columns == (load.width - 1,))
    (first,) = contender.clock.block([whole], 0)
    blocks = max(1, math.ceil(seconds * 1e6 / (float(first[0]) * load.calls * LANES_A_BLOCK)))
    readings = telemetry_sampler(device)
    with readings.block(blocks * LANES_A_BLOCK * load.calls):
        for turn in range(blocks):
            contender.clock.block([whole] * LANES_A_BLOCK, turn)
    return readings.telemetry().joules_per_call
