"""What a hardware descriptor may state: every field with its unit and meaning, and the words around a value."""

from __future__ import annotations

from dataclasses import dataclass

VENDORS = ("nvidia", "amd", "iluvatar", "cpu")
HW_CLASSES = ("hopper", "blackwell", "ampere", "ada", "volta", "cdna", "iluvatar", "cpu", "unknown")

SOURCES = {
    "driver": "read from the device's driver",
    "measured": "timed on a device",
    "datasheet": "the vendor's datasheet",
    "vendor": "another statement or the code of the vendor",
    "derived": "arithmetic on other facts, or what the architecture fixes",
    "assumed": "a prior until somebody probes the device",
}
"""Where a value comes from."""

ORIGINS = {
    "shipped": "a descriptor of this package",
    "probed": "shipped or new, with facts of a user-level descriptor over it",
    "driver": "a device that no descriptor names: what its driver says and what its architecture fixes",
}
"""Where a whole descriptor comes from."""


@dataclass(frozen=True)
class Field:
    """One field: its unit as people write it (empty for a count), its meaning, and whether it is whole."""

    unit: str
    meaning: str
    whole: bool = False


FIELDS: dict[str, Field] = {
    "sm_count": Field("", "multiprocessors (SM, CU, MP)", whole=True),
    "warp_size": Field("", "threads of a warp (wavefront)", whole=True),
    "warps_per_sm": Field("", "most resident warps of a multiprocessor", whole=True),
    "max_threads_per_block": Field("", "most threads of a block", whole=True),
    "registers_per_sm": Field("", "32-bit registers of a multiprocessor", whole=True),
    "shared_per_sm_bytes": Field("bytes", "shared memory of a multiprocessor", whole=True),
    "shared_per_block_bytes": Field("bytes", "most shared memory of a block, opted in", whole=True),
    "shared_safe_bytes": Field("bytes", "shared memory known to work while the limit is unsure", whole=True),
    "max_num_stages": Field("", "most software-pipeline stages of a dot loop", whole=True),
    "sm_clock_mhz": Field("MHz", "clock of the multiprocessors at which the peaks hold"),
    "l2_bytes": Field("bytes", "L2 cache; on a CPU its last-level cache", whole=True),
    "mall_bytes": Field("bytes", "memory-side cache behind the L2", whole=True),
    "memory_bytes": Field("bytes", "device memory", whole=True),
    "memory_clock_mhz": Field("MHz", "memory clock"),
    "memory_gbps": Field("GB/s", "memory bandwidth, theoretical"),
    "copy_gbps": Field("GB/s", "memory bandwidth of a copy, bytes read + written"),
    "read_gbps": Field("GB/s", "memory bandwidth of reads alone"),
    "write_gbps": Field("GB/s", "memory bandwidth of writes alone"),
    "link_gbps": Field("GB/s", "bandwidth between devices, both ways together"),
    "fp4_tflops": Field("TFLOP/s", "dense fp4 matrix peak"),
    "fp8_tflops": Field("TFLOP/s", "dense fp8 matrix peak"),
    "int8_tops": Field("TOP/s", "dense int8 matrix peak"),
    "bf16_tflops": Field("TFLOP/s", "dense bf16 matrix peak"),
    "fp16_tflops": Field("TFLOP/s", "dense fp16 matrix peak, fp32 accumulation"),
    "fp32_tflops": Field("TFLOP/s", "fp32 peak, never TF32"),
    "measured_bf16_tflops": Field("TFLOP/s", "bf16 matrix rate reached by a dense matmul"),
    "measured_fp16_tflops": Field("TFLOP/s", "fp16 matrix rate reached by a dense matmul"),
    "measured_fp32_tflops": Field("TFLOP/s", "fp32 matrix rate reached by a dense matmul, never TF32"),
    "launch_us": Field("us", "one small operation after another, launched one by one"),
    "graph_launch_us": Field("us", "one small operation after another inside a replayed graph"),
    "power_w": Field("W", "power limit"),
    "cpu_threads": Field("", "threads that the measured rates of a CPU were reached with", whole=True),
}
"""All fields, in the order in which they are shown. 0 for a rate: the device has no such unit."""
