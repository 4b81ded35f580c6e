"""Every device of this machine with its descriptor, for a search that may use several of one kind."""

from __future__ import annotations

from dataclasses import replace

from moebench.measure import cpu_load, device_facts
from moebench.measure.present import Present, describe
from moebench.measure.progress import Notify


def describe_all(*, notify: Notify | None = None) -> tuple[Present, ...]:
    """All devices that torch can use here, GPUs first, the CPU last; that is watched for other programs.

    No rates are probed.
    """
    found = [describe(device, False, notify=notify) for device in device_facts.devices()]
    return tuple(replace(p, load_note=cpu_load.neighbours_note()) if p.facts.kind == "cpu" else p for p in found)
