"""What is present: the device that a run will measure, its descriptor, and who else uses it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from moebench.backends.protocol import Backend, Support
from moebench.backends.registry import resolve_backend
from moebench.errors import MoebenchError
from moebench.measure import cpu_load, device_facts
from moebench.measure.nvml import GpuProcess
from moebench.measure.probe import hardware_for
from moebench.measure.progress import Notify
from moebench.spec.detect import DeviceFacts, match_hardware
from moebench.spec.hardware import Hardware


@dataclass(frozen=True)
class Present:
    """A device of this machine: its name in torch, what it says of itself, its descriptor, its other users.

    ``load_note`` is what to know of a CPU that other programs keep busy; None where they don't, and for a GPU.
    ``unknown`` are rates that a probe gave no sure value of, by name, and why.
    """

    device: str
    facts: DeviceFacts
    hw: Hardware
    others: tuple[GpuProcess, ...] = ()
    load_note: str | None = None
    unknown: Mapping[str, str] = field(default_factory=dict)


def describe(device: str | None, probe_rates: bool, *, notify: Notify | None = None) -> Present:
    """Describe ``device``, or the machine's default one.

    ``probe_rates`` gives a CPU the rates that floors need, by a probe of about two seconds where no user-level
    file has them; those that it isn't sure of are unknown. Raises InputError for a device that isn't here.
    """
    chosen = device_facts.default_device() if device is None else device
    if notify is not None:
        notify({"phase": "detect", "device": chosen})
    facts = device_facts.collect(chosen)
    note = cpu_load.neighbours_note() if facts.kind == "cpu" and probe_rates else None
    hw, unknown = hardware_for(chosen) if probe_rates else (match_hardware(facts), {})
    return Present(chosen, facts, hw, tuple(device_facts.other_processes(chosen)), note, unknown)


def supports(device: str, names: tuple[str, ...], *, notify: Notify | None = None) -> dict[str, Support]:
    """Whether each backend of ``names`` runs on ``device``, found out by trying; raises UnknownNameError."""
    return {name: _support(resolve_backend(name), device) for name in names}


def _support(backend: Backend, device: str) -> Support:
    """What ``backend`` says of ``device``; one that can't even say it can't run, and the error is why."""
    try:
        return backend.support(device)
    except MoebenchError as error:
        return Support(False, str(error))
