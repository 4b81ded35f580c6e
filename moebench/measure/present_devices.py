"""Every device of this machine with its descriptor, for a search that may use several of one kind."""

from __future__ import annotations

from moebench.measure import device_facts
from moebench.measure.present import Present, describe
from moebench.measure.progress import Notify


def describe_all(*, notify: Notify | None = None) -> tuple[Present, ...]:
    """All devices that torch can use here, GPUs first, the CPU last; no rates are probed."""
    return tuple(describe(device, False, notify=notify) for device in device_facts.devices())
