"""Which descriptor a device is: by the name its driver reports, never by capability alone.

Iluvatar's stack shows itself as CUDA, with capabilities that are also NVIDIA's: (7, 0) is BI-V100 and V100,
(8, 0) is A100 and a later Iluvatar part. Vendor and reported name decide; a device that no descriptor names
gets an honest descriptor of its own, made of what the driver says and what its architecture fixes.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace

from moebench.spec.hardware import Fact, Hardware
from moebench.spec.hw_files import Facts, hardware_names, load_hardware, overridden


@dataclass(frozen=True)
class DeviceFacts:
    """What drivers and libraries say of one device; None where they don't say.

    ``kind`` is ``cpu`` or ``cuda`` (also ROCm and CoreX, whose torch devices are called so). ``name`` is the
    name as reported; ``gcn_arch`` is set on ROCm alone. ``versions`` may hold python, torch, triton, cuda, hip.
    """

    device: str
    kind: str
    name: str
    capability: tuple[int, int] | None = None
    is_corex: bool = False
    gcn_arch: str | None = None
    sm_count: int | None = None
    warp_size: int | None = None
    threads_per_sm: int | None = None
    max_threads_per_block: int | None = None
    registers_per_sm: int | None = None
    shared_per_sm_bytes: int | None = None
    shared_per_block_bytes: int | None = None
    l2_bytes: int | None = None
    memory_bytes: int | None = None
    free_memory_bytes: int | None = None
    cpu_threads: int | None = None
    driver: str | None = None
    versions: dict[str, str] = field(default_factory=dict)

    @property
    def vendor(self) -> str:
        """``cpu``, ``iluvatar``, ``amd`` or ``nvidia``."""
        if self.kind == "cpu":
            return "cpu"
        if self.is_corex or self.name.lower().startswith("iluvatar"):
            return "iluvatar"
        return "amd" if self.gcn_arch is not None else "nvidia"


@dataclass(frozen=True)
class Match:
    """A descriptor for a device, whether a file describes it (``known``), and why, in a sentence."""

    hardware: Hardware
    known: bool
    reason: str


def match_hardware(facts: DeviceFacts) -> Hardware:
    """The descriptor of the device, the driver's values over the file's; peaks stay the file's."""
    return find_match(facts).hardware


def find_match(facts: DeviceFacts) -> Match:
    """As ``match_hardware``, with the reason; raises InputError when a user-level descriptor is broken."""
    if facts.kind == "cpu":
        found, reason = load_hardware("cpu"), "a CPU: its rates come from a probe"
    else:
        named = _described(facts)
        if named is None:
            return Match(_unknown(facts), False, f"no descriptor has the name {facts.name!r} ({facts.vendor})")
        found, reason = named, f"the driver reports {facts.name!r} ({facts.vendor})"
    name = facts.name if facts.kind == "cpu" else found.name
    over = overridden(found.facts, driver_facts(facts))
    return Match(replace(found, name=name, capability=facts.capability or found.capability, facts=over), True, reason)


def _described(facts: DeviceFacts) -> Hardware | None:
    """The descriptor of this vendor that lists the reported name; a user-level one before a shipped one."""
    wanted = _plain(facts.name)
    found = [
        hw
        for hw in map(load_hardware, hardware_names())
        if hw.vendor == facts.vendor and wanted in map(_plain, hw.device_names)
    ]
    return min(found, key=lambda hw: hw.origin == "shipped", default=None)


def _plain(name: str) -> str:
    """A reported name without vendor, case and separators: drivers of one part differ in these alone."""
    words = re.split(r"[\s_-]+", name.strip().lower())
    return " ".join(w for w in words if w not in ("nvidia", "amd", "iluvatar"))


def driver_facts(facts: DeviceFacts) -> Facts:
    """What the driver says, as facts of a descriptor."""
    values = {
        "sm_count": facts.sm_count,
        "warp_size": facts.warp_size,
        "max_threads_per_block": facts.max_threads_per_block,
        "registers_per_sm": facts.registers_per_sm,
        "shared_per_sm_bytes": facts.shared_per_sm_bytes,
        "shared_per_block_bytes": facts.shared_per_block_bytes,
        "l2_bytes": facts.l2_bytes,
        "memory_bytes": facts.memory_bytes,
    }
    if facts.threads_per_sm and facts.warp_size:
        values["warps_per_sm"] = facts.threads_per_sm // facts.warp_size
    return {name: Fact(value, "driver", "high") for name, value in values.items() if value}


_NVIDIA_CLASSES = {
    (7, 0): "volta", (7, 2): "volta", (8, 0): "ampere", (8, 6): "ampere", (8, 7): "ampere", (8, 9): "ada",
    (9, 0): "hopper", (10, 0): "blackwell", (10, 3): "blackwell", (12, 0): "blackwell", (12, 1): "blackwell",
}  # fmt: skip


def _architecture(facts: DeviceFacts) -> tuple[str, str]:
    """Architecture and class of a device by vendor and architecture number: (``sm90``, ``hopper``)."""
    capability = facts.capability
    if facts.vendor == "amd":
        arch = (facts.gcn_arch or "unknown").split(":")[0]
        return arch, "cdna" if arch.startswith(("gfx908", "gfx90a", "gfx94", "gfx95")) else "unknown"
    if capability is None:
        return "unknown", "iluvatar" if facts.vendor == "iluvatar" else "unknown"
    if facts.vendor == "iluvatar":
        cores = {(7, 0): "ivcore10", (7, 1): "ivcore11", (8, 0): "ivcore20"}
        return cores.get(capability, "unknown"), "iluvatar"
    return f"sm{capability[0]}{capability[1]}", _NVIDIA_CLASSES.get(capability, "unknown")


def _fixed_by_architecture(facts: DeviceFacts, hw_class: str) -> Facts:
    """What holds for every part of the architecture, whatever its size."""
    fixed: Facts = {}
    if facts.vendor == "iluvatar" or hw_class == "cdna":
        fixed["warp_size"] = Fact(64, "derived", "high", f"every part of class {hw_class}")
    elif facts.vendor == "nvidia":
        fixed["warp_size"] = Fact(32, "derived", "high", "every NVIDIA part")
    if facts.vendor == "nvidia" and facts.capability is not None and facts.capability < (8, 0):
        fixed["bf16_tflops"] = Fact(0, "derived", "high", "no bf16 matrix unit before sm80")
    if facts.vendor == "iluvatar":
        fixed["shared_safe_bytes"] = Fact(48 * 1024, "assumed", "medium", "the floor until the driver says its limit")
        if facts.capability is None or facts.capability < (8, 0):
            fixed["max_num_stages"] = Fact(2, "vendor", "high", "dots are pipelined 1 or 2 deep below capability 8")
    return fixed


def _unknown(facts: DeviceFacts) -> Hardware:
    """A descriptor that claims no more than the driver and the architecture do: no peak, no bandwidth."""
    arch, hw_class = _architecture(facts)
    slug = re.sub(r"[^a-z0-9]+", "-", _plain(facts.name)).strip("-") or "device"
    return Hardware(
        key=f"{facts.vendor}-{slug}",
        name=facts.name,
        vendor=facts.vendor,
        arch=arch,
        hw_class=hw_class,
        device_names=(facts.name,),
        capability=facts.capability,
        origin="driver",
        facts=overridden(_fixed_by_architecture(facts, hw_class), driver_facts(facts)),
    )
