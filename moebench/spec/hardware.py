"""A hardware descriptor: what is known of an accelerator or CPU, each value with its source."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Generic, TypeVar

from moebench.spec.dtypes import DType
from moebench.spec.steps import Cost

T = TypeVar("T", int, float, str)

CONFIDENCES = ("high", "medium", "low")


@dataclass(frozen=True)
class Fact(Generic[T]):
    """A value with where it comes from (driver, datasheet, measured, derived, vendor, assumed) and how sure it is."""

    value: T
    source: str
    confidence: str = "medium"
    note: str = ""


@dataclass(frozen=True)
class Hardware:
    """One device, as ``configs/hw/<key>.toml`` or a probe describes it.

    A field that is None is unknown. A rate that is 0 means the device has no such unit (``bf16_tflops`` on a
    V100). ``device_names`` are the names drivers report; ``vendor`` is nvidia, amd, iluvatar or cpu;
    ``hw_class`` picks default plans (hopper, blackwell, ampere, ada, volta, cdna, iluvatar, cpu, unknown).
    Peaks are dense; rates are TFLOP/s, bandwidths decimal GB/s.
    """

    key: str
    name: str
    vendor: str
    arch: str
    hw_class: str
    device_names: tuple[str, ...] = ()
    capability: tuple[int, int] | None = None
    origin: str = "shipped"
    facts: dict[str, Fact[int] | Fact[float] | Fact[str]] = field(default_factory=dict)

    def _int(self, name: str) -> int | None:
        fact = self.facts.get(name)
        return None if fact is None else int(fact.value)

    def number(self, name: str) -> float | None:
        """The numeric fact called ``name``, or None when it is unknown."""
        fact = self.facts.get(name)
        return None if fact is None else float(fact.value)

    @property
    def sm_count(self) -> int | None:
        """Multiprocessors (SM, CU, MP)."""
        return self._int("sm_count")

    @property
    def warp_size(self) -> int | None:
        """Threads of a warp: 32, or 64 on AMD CDNA and Iluvatar."""
        return self._int("warp_size")

    @property
    def l2_bytes(self) -> int | None:
        """Last-level cache that the L2 policy must get past, in bytes: the L2, or a memory-side cache behind it."""
        sizes = [size for name in ("l2_bytes", "mall_bytes") if (size := self._int(name)) is not None]
        return max(sizes, default=None)

    @property
    def memory_bytes(self) -> int | None:
        """Device memory in bytes."""
        return self._int("memory_bytes")

    @property
    def shared_limit_bytes(self) -> int | None:
        """Shared memory a CTA may use: the safe floor where the opt-in limit isn't sure, else the opt-in limit."""
        safe = self._int("shared_safe_bytes")
        return safe if safe is not None else self._int("shared_per_block_bytes")

    @property
    def max_threads_per_block(self) -> int | None:
        """Most threads of a block."""
        return self._int("max_threads_per_block")

    @property
    def max_num_stages(self) -> int | None:
        """Most software-pipeline stages its compiler supports; None when there is no cap."""
        return self._int("max_num_stages")

    def supports(self, dtype: DType) -> bool | None:
        """Whether the device computes in ``dtype``; None when that is unknown."""
        rate = self.number(f"{dtype.value}_tflops")
        return None if rate is None else rate > 0

    @property
    def default_dtype(self) -> DType:
        """What a run, a search or a look-up takes that names none: bf16, fp16 on a device without, fp32 on a CPU."""
        if self.vendor == "cpu":
            return DType.FP32
        return DType.FP16 if self.supports(DType.BF16) is False else DType.BF16

    def bandwidth_gbps(self) -> Fact[float] | None:
        """Memory bandwidth for floors: the measured copy rate where there is one, else the theoretical peak."""
        for name in ("copy_gbps", "memory_gbps"):
            if (fact := self.facts.get(name)) is not None:
                return Fact(float(fact.value), fact.source, fact.confidence, name)
        return None

    def matrix_tflops(self, dtype: DType) -> Fact[float] | None:
        """Matrix rate for floors: the measured rate in ``dtype`` where there is one, else the dense peak."""
        for name in (f"measured_{dtype.value}_tflops", f"{dtype.value}_tflops"):
            if (fact := self.facts.get(name)) is not None and float(fact.value) > 0:
                return Fact(float(fact.value), fact.source, fact.confidence, name)
        return None


@dataclass(frozen=True)
class Floor:
    """The least time for a cost on a device: the larger of its memory and matrix terms, in microseconds."""

    memory_us: float
    compute_us: float

    @property
    def us(self) -> float:
        """The floor in microseconds."""
        return max(self.memory_us, self.compute_us)

    @property
    def bound(self) -> str:
        """``memory`` or ``compute``, whichever term is larger."""
        return "memory" if self.memory_us >= self.compute_us else "compute"


def floor(work: Cost, hw: Hardware, dtype: DType) -> Floor | None:
    """The roofline floor (Williams 2009) of ``work`` on ``hw``; None when its bandwidth or rate is unknown."""
    bandwidth, rate = hw.bandwidth_gbps(), hw.matrix_tflops(dtype)
    if bandwidth is None or rate is None:
        return None
    return Floor(work.bytes / bandwidth.value / 1e3, work.flops / rate.value / 1e6)
