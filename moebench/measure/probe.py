"""A short probe of a device: copy bandwidth, launch latency, matrix rate a dtype, and what the driver says.

Its rates make floors, so each is the rate of a plain torch operation at its best size on random data (zeros
draw less power and run faster). Every value is a median over repeats.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING

from moebench.errors import InputError, MeasureError
from moebench.measure import device_facts
from moebench.spec.detect import DeviceFacts, driver_facts, match_hardware
from moebench.spec.dtypes import DType
from moebench.spec.hardware import Fact, Hardware
from moebench.spec.hw_files import Facts

if TYPE_CHECKING:
    import torch

DEFAULT_SECONDS = 2.0
_MIN_REPEATS = 5
_L2_MULTIPLE = 8
_MIN_COPY_BYTES = 64 << 20
_MAX_CPU_COPY_BYTES = 512 << 20
_RANDOM_BLOCK = 1 << 20
_LAUNCHES = 200


LEAST_REPEATS = 3


@dataclass(frozen=True)
class _Sample:
    """Seconds a call: the median over repeats, and half the distance from p10 to p90 relative to it."""

    seconds: float
    spread: float
    repeats: int

    def fact(self, value: float, what: str) -> Fact[float]:
        """``value``, which this sample gave, with how it was reached."""
        confidence = "high" if self.spread <= 0.02 else "medium" if self.spread <= 0.1 else "low"
        if self.repeats < LEAST_REPEATS:
            confidence = "low"  # so few say nothing of the spread
        note = f"probe: {what}; median of {self.repeats}, spread {self.spread:.1%}"
        return Fact(float(f"{value:.4g}"), "measured", confidence, note)


class Stopwatch:
    """Times a batch of calls: with events on a GPU, with a monotonic clock on a CPU."""

    def __init__(self, device: str) -> None:
        self._on_gpu = device != "cpu"

    def batch(self, call: Callable[[], object], count: int) -> float:
        """Seconds that ``count`` calls take, one after another."""
        if not self._on_gpu:
            start = perf_counter()
            for _ in range(count):
                call()
            return perf_counter() - start
        import torch

        first, last = (torch.cuda.Event(enable_timing=True) for _ in range(2))  # type: ignore[no-untyped-call]
        first.record()
        for _ in range(count):
            call()
        last.record()
        last.synchronize()
        return float(first.elapsed_time(last)) * 1e-3


def sample(watch: Stopwatch, call: Callable[[], object], budget_s: float) -> _Sample:
    """Time ``call`` for about ``budget_s``: a third to warm up and to size the batches, the rest in repeats.

    A call too slow for the budget gets the fewest repeats that fit in twice of it, at least one.
    """
    begin, one = perf_counter(), watch.batch(call, 1)
    while perf_counter() - begin < budget_s / 3:
        one = min(one, watch.batch(call, 1))
    count = max(1, min(1000, int(budget_s / 3 / _MIN_REPEATS / max(one, 1e-9))))
    times = [watch.batch(call, count) / count]
    while (spent := perf_counter() - begin) < budget_s or (len(times) < _MIN_REPEATS and spent < 2 * budget_s):
        times.append(watch.batch(call, count) / count)
    ordered, middle = sorted(times), median(times)
    low, high = ordered[len(ordered) // 10], ordered[-1 - len(ordered) // 10]
    return _Sample(middle, (high - low) / 2 / middle, len(times))


def probe(device: str, seconds: float = DEFAULT_SECONDS) -> Facts:
    """Facts of ``device``: the driver's, and those measured in about ``seconds``.

    A dtype that the device refuses has no rate. Raises InputError for a device that isn't here or without
    torch, MeasureError when the device fails.
    """
    if not seconds > 0:
        raise InputError(f"a probe of {seconds} s is not allowed; give more than 0")
    if not device_facts.has_torch():
        raise InputError("a probe needs torch, which is not installed; install torch, or write the descriptor by hand")
    facts = device_facts.collect(device)
    try:
        return {**driver_facts(facts), **_measured(facts, seconds)}
    except RuntimeError as error:
        raise MeasureError(f"the probe of {device} failed: {error}; look at `moebench doctor`") from error


def _measured(facts: DeviceFacts, seconds: float) -> Facts:
    import torch

    from moebench.pipeline.precision import ieee_matmul

    on_gpu, watch = facts.kind == "cuda", Stopwatch(facts.device)
    share = seconds / (len(DType) + (3 if on_gpu else 2))
    found: Facts = {}
    with torch.inference_mode(), ieee_matmul(), _current(facts.device):
        found["copy_gbps"] = _copy(facts, watch, share)
        found["launch_us"] = _launch(facts.device, watch, share)
        if on_gpu:
            found["graph_launch_us"] = _graph_launch(facts.device, watch, share)
        for dtype in DType:
            if (rate := _matrix(facts, dtype, watch, share)) is not None:
                found[f"measured_{dtype.value}_tflops"] = rate
    if facts.cpu_threads is not None:
        found["cpu_threads"] = Fact(facts.cpu_threads, "measured", "high", "threads of the probe")
    return found


@contextmanager
def _current(device: str) -> Iterator[None]:
    """Make a GPU the current one for events and streams."""
    if device == "cpu":
        yield
        return
    import torch

    with torch.cuda.device(device):
        yield


def _copy(facts: DeviceFacts, watch: Stopwatch, budget_s: float) -> Fact[float]:
    """Bytes read + written a second by a copy far over the last-level cache."""
    import torch

    cache_bytes = match_hardware(facts).l2_bytes or 0
    size = max(_MIN_COPY_BYTES, _L2_MULTIPLE * cache_bytes)
    if facts.kind == "cpu":
        size = min(size, _MAX_CPU_COPY_BYTES)
    if facts.free_memory_bytes is not None:
        size = min(size, facts.free_memory_bytes // 8)
    block = torch.rand(_RANDOM_BLOCK, device=facts.device)
    source = block.repeat(max(1, size // (4 * _RANDOM_BLOCK)))
    target = torch.empty_like(source)
    taken = sample(watch, lambda: target.copy_(source), budget_s)
    moved = 2 * source.numel() * source.element_size()
    return taken.fact(moved / taken.seconds / 1e9, f"torch copy of {moved / 2 / (1 << 20):.0f} MiB, read + written")


def _launch(device: str, watch: Stopwatch, budget_s: float) -> Fact[float]:
    """Microseconds from one small operation to the next, launched one by one."""
    import torch

    x = torch.rand(1, device=device)

    def launches() -> None:
        for _ in range(_LAUNCHES):
            x.add_(1)

    taken = sample(watch, launches, budget_s)
    return taken.fact(taken.seconds / _LAUNCHES * 1e6, "torch additions to one element, back to back")


def _graph_launch(device: str, watch: Stopwatch, budget_s: float) -> Fact[float]:
    """Microseconds from one small kernel to the next inside a replayed graph."""
    import torch

    x = torch.rand(1, device=device)
    x.add_(1)
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        for _ in range(_LAUNCHES):
            x.add_(1)
    taken = sample(watch, graph.replay, budget_s)
    return taken.fact(taken.seconds / _LAUNCHES * 1e6, "torch additions to one element in one replayed graph")


def _matrix(facts: DeviceFacts, dtype: DType, watch: Stopwatch, budget_s: float) -> Fact[float] | None:
    """Best matmul rate in ``dtype`` over growing square sizes that the budget allows; None when it is refused."""
    import torch

    torch_dtype = {DType.BF16: torch.bfloat16, DType.FP16: torch.float16, DType.FP32: torch.float32}[dtype]
    size, largest = (1024, 8192) if facts.kind == "cuda" else (128, 2048)
    try:
        call = _product(size, torch_dtype, facts.device)
        call()
        begin = perf_counter()
        while size < largest and 8 * watch.batch(call, 1) < budget_s / 10 and perf_counter() - begin < budget_s / 3:
            size *= 2
            call = _product(size, torch_dtype, facts.device)
            call()
    except torch.cuda.OutOfMemoryError:
        raise
    except RuntimeError as error:
        if _refuses_dtype(error):
            return None
        raise
    taken = sample(watch, call, budget_s * 2 / 3)
    return taken.fact(2 * size**3 / taken.seconds / 1e12, f"torch matmul of {size} cubed, normal data")


def _refuses_dtype(error: RuntimeError) -> bool:
    """Whether torch or its library says that there is no kernel for these operands."""
    text = str(error).lower().replace("_", " ")
    return "not implemented" in text or "not support" in text


def _product(size: int, dtype: torch.dtype, device: str) -> Callable[[], object]:
    import torch

    a, b = (torch.randn(size, size, device=device, dtype=torch.float32).to(dtype) for _ in range(2))
    out = torch.empty(size, size, device=device, dtype=dtype)
    return lambda: torch.mm(a, b, out=out)


@cache
def _cpu_probe(threads: int) -> Facts:
    """The CPU's probe with ``threads`` threads, made once in the life of the process."""
    return {name: fact for name, fact in probe("cpu").items() if fact.source == "measured"}


def hardware_for(device: str) -> Hardware:
    """The descriptor of ``device`` with all that floors need.

    A CPU's rates come from its user-level file where that was probed with as many threads, else from a probe
    of about two seconds, once a process.
    """
    facts = device_facts.collect(device)
    hw = match_hardware(facts)
    if facts.cpu_threads is None or hw.number("cpu_threads") == facts.cpu_threads:
        return hw
    return replace(hw, origin="probed", facts={**hw.facts, **_cpu_probe(facts.cpu_threads)})
