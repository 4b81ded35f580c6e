"""Which device a search is for, and whether it is here: what decides between measuring and predicting."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from importlib.util import find_spec

from moebench.errors import InputError, UnsupportedError
from moebench.measure.present import Present
from moebench.measure.worker import Worker
from moebench.spec.hardware import Fact, Hardware
from moebench.spec.hw_files import load_hardware
from moebench.tables.lookup import hardware_key
from moebench.tune.options import OriginChoice

DESCRIBE_LIMIT_S = 180.0
MEMORY_SHARE = 0.9
"""Part of the free memory that a measurement may take; the rest is the allocator's and the system's."""

NOT_PRESENT = "none"
CPU = "cpu"


@dataclass(frozen=True)
class Target:
    """What is tuned for: hardware, where its times come from, and the devices that are measured (empty: none).

    ``kind`` is cpu, cuda, or none for a device that isn't here; ``free_bytes`` is what a measurement may take.
    """

    hw: Hardware
    origin: str
    devices: tuple[str, ...] = ()
    device_name: str = ""
    versions: tuple[tuple[str, str], ...] = ()
    free_bytes: int | None = None
    notes: tuple[str, ...] = ()

    @property
    def device(self) -> str:
        """The name of its first device in torch, or of what the descriptor stands for."""
        return self.devices[0] if self.devices else CPU if self.hw.vendor == CPU else "cuda:0"

    @property
    def kind(self) -> str:
        """Kind of device as a run's header says it."""
        return self.devices[0].partition(":")[0] if self.devices else NOT_PRESENT

    @property
    def predicted(self) -> bool:
        """Whether nothing is measured."""
        return not self.devices


def present_devices(worker: Worker) -> tuple[Present, ...]:
    """Every device of this machine, as the process of ``worker`` sees them; none without torch."""
    if find_spec("torch") is None:
        return ()
    found: tuple[Present, ...] = worker.call(
        "moebench.measure.present_devices:describe_all", timeout_s=DESCRIBE_LIMIT_S
    )
    return found


def described(name: str) -> Target:
    """The target that a descriptor alone gives; raises UnknownNameError."""
    hw = load_hardware(hardware_key(name))
    return Target(hw, OriginChoice.PREDICTED.value, free_bytes=hw.memory_bytes)


def _chosen(found: Sequence[Present], indices: tuple[int, ...] | None) -> list[Present]:
    """Those of ``found``, all of one kind, that --devices names."""
    if indices is None:
        return list(found)
    by_index = {int(p.device.partition(":")[2] or 0): p for p in found}
    if missing := [i for i in indices if i not in by_index]:
        there = ", ".join(map(str, sorted(by_index)))
        raise InputError(f"--devices names {missing[0]}, which is not here or of another kind; there are: {there}")
    return [by_index[i] for i in indices]


def find_target(
    name: str | None, origin: OriginChoice, indices: tuple[int, ...] | None, present: Sequence[Present]
) -> Target:
    """What is tuned for, of the ``present`` devices (``present_devices``).

    ``name`` is a descriptor's key or a driver's name for it; None means the machine's first device. Raises InputError
    where measuring was asked for a device that isn't here.
    """
    if origin is OriginChoice.PREDICTED and name is not None:
        return described(name)
    key = None if name is None else hardware_key(name)
    if key is None and not present:
        raise UnsupportedError("torch is not installed, so no device can be looked at: name one with --hw")
    wanted = key or present[0].hw.key
    here = [p for p in present if p.hw.key == wanted]
    if not here or origin is OriginChoice.PREDICTED:
        if origin is OriginChoice.MEASURED:
            there = ", ".join(dict.fromkeys(p.hw.key for p in present)) or "nothing that torch can use"
            raise UnsupportedError(
                f"--origin measured: {wanted} is not here; this machine has {there}. Run it on a {wanted}, or predict "
                "with --origin predicted"
            )
        return described(wanted) if not here else Target(here[0].hw, OriginChoice.PREDICTED.value)
    chosen = _chosen(here, indices)
    facts, hw = chosen[0].facts, chosen[0].hw
    if hw.sm_count is None and facts.cpu_threads is not None:  # a CPU's cores bound the threads of a plan
        hw = replace(hw, facts={**hw.facts, "sm_count": Fact(facts.cpu_threads, "driver", "high")})
    free = min((p.facts.free_memory_bytes for p in chosen if p.facts.free_memory_bytes is not None), default=None)
    versions = dict(facts.versions) | ({"driver": facts.driver} if facts.driver is not None else {})
    notes = [p.load_note for p in chosen if p.load_note is not None]
    notes += [f"shared GPU: process {o.pid} {o.name} uses {p.device} too" for p in chosen for o in p.others]
    return Target(
        hw, OriginChoice.MEASURED.value, tuple(p.device for p in chosen), facts.name,
        tuple(sorted(versions.items())), None if free is None else int(free * MEMORY_SHARE), tuple(notes),
    )  # fmt: skip
