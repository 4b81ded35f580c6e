"""Time on the links between cards: bytes at the rate that pushed or pulled rows reach there, and a barrier."""

from __future__ import annotations

from moebench.errors import UnknownNameError
from moebench.plan.ep_plan import Direction
from moebench.predict.constants import load_calibration
from moebench.spec.hardware import Hardware


def link_us(crossing_bytes: float, hw: Hardware, direction: Direction) -> float | None:
    """Microseconds until ``crossing_bytes``, into the rank that gets most, are there and a barrier has told so.

    Both directions of a link work at once, so that half of its rate serves one. No bytes take no time. None where the
    descriptor states no link. A hardware class without constants gets its link's full rate and no barrier.
    """
    link = hw.number("link_gbps")
    if not link:
        return None
    if not crossing_bytes:
        return 0.0
    share, barrier_us = 1.0, 0.0
    try:
        constants = load_calibration(hw.hw_class).constants
    except UnknownNameError:
        pass
    else:
        barrier_us = constants.barrier_us
        share = constants.link_push_share if direction is Direction.PUSH else constants.link_pull_share
    return barrier_us + crossing_bytes / (share * link / 2) / 1e3
