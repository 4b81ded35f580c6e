"""The figures of a card that the model computes with, taken from its descriptor."""

from __future__ import annotations

from dataclasses import dataclass

from moebench.errors import InputError
from moebench.predict.constants import Constants
from moebench.spec.dtypes import DType
from moebench.spec.hardware import Hardware

SHARED_BYTES_PER_CLOCK = 128
"""32 banks of 4 bytes: every part that the descriptors name, as far as their vendors say."""

_NEEDED = ("sm_count", "warp_size", "warps_per_sm", "registers_per_sm", "shared_per_sm_bytes", "memory_gbps")


@dataclass(frozen=True)
class Device:
    """One card in one number format; rates are a microsecond where the name says so."""

    sm_count: int
    warp_size: int
    warps_per_sm: int
    registers_per_sm: int
    shared_per_sm_bytes: int
    l2_bytes: float
    clock_mhz: float
    sm_flops_per_us: float
    shared_bytes_per_us: float
    memory_bytes_per_us: float
    launch_us: float

    @classmethod
    def of(cls, hw: Hardware, dtype: DType, c: Constants) -> Device:
        """``hw`` as the model sees it; raises InputError naming the facts that its descriptor lacks."""
        peak = f"{dtype.value}_tflops"
        found = {name: hw.number(name) or 0.0 for name in (*_NEEDED, peak)}
        if missing := [name for name, value in found.items() if not value]:
            raise InputError(
                f"{hw.key} can't be predicted in {dtype}: its descriptor has no {', '.join(missing)}; run "
                "moebench hw probe on the card, or state them in a user-level descriptor"
            )
        clock, sms = hw.number("sm_clock_mhz") or c.clock_mhz, int(found["sm_count"])
        return cls(
            sm_count=sms,
            warp_size=int(found["warp_size"]),
            warps_per_sm=int(found["warps_per_sm"]),
            registers_per_sm=int(found["registers_per_sm"]),
            shared_per_sm_bytes=int(found["shared_per_sm_bytes"]),
            l2_bytes=float(hw.l2_bytes or 0),
            clock_mhz=clock,
            sm_flops_per_us=found[peak] * 1e6 / sms,
            shared_bytes_per_us=SHARED_BYTES_PER_CLOCK * clock,
            memory_bytes_per_us=_memory_gbps(hw, c) * 1e3,
            launch_us=hw.number("graph_launch_us") or hw.number("launch_us") or c.launch_us,
        )


def _memory_gbps(hw: Hardware, c: Constants) -> float:
    """Bandwidth that a kernel reaches: by the card's own copy where somebody timed one."""
    copy = hw.number("copy_gbps")
    return (hw.number("memory_gbps") or 0.0) * c.memory_share if copy is None else copy * c.copy_share
