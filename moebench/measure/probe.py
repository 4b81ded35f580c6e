"""A short probe of a device: copy bandwidth, launch latency, matrix rate a dtype, and what the driver says.

Its rates make floors, so each is the rate of a plain torch operation at its best size on random data (zeros
draw less power and run faster). Every value is a median over repeats. A CPU, which other programs use too, is gone over
in several rounds: a steady neighbour is steady for a moment alone, and a value that the rounds disagree on is in doubt.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import cache, partial
from math import ceil
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING

from moebench.errors import InputError, MeasureError
from moebench.measure import device_facts
from moebench.measure.cpu_load import Neighbours
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
_LOOKS = 2
"""Calls that say whether a larger size fits: one alone may have waited for another program."""

LEAST_REPEATS = 3
CPU_ROUNDS = 3
MOST_APART = 0.15
"""What the medians of the rounds may differ by, relative to the median one, so that a value is one to keep."""


@dataclass(frozen=True)
class Probed:
    """What a probe found: ``facts``, and why some of them, by name, are in doubt.

    A fact in doubt has low confidence: it is there for who has nothing better, not to be kept.
    """

    facts: Facts
    doubts: Mapping[str, str] = field(default_factory=dict)

    @property
    def left_out(self) -> dict[str, str]:
        """What is not to be kept, and why: with a fact in doubt goes ``cpu_threads``, which stands for all rates."""
        if not self.doubts or "cpu_threads" not in self.facts:
            return dict(self.doubts)
        return {**self.doubts, "cpu_threads": "it stands for all rates, and not all of them are there"}

    @property
    def sure(self) -> Facts:
        """The facts without those that are left out."""
        return {name: fact for name, fact in self.facts.items() if name not in self.left_out}


@dataclass(frozen=True)
class _Sample:
    """Seconds a call: the median over repeats, and half the distance from p10 to p90 relative to it."""

    seconds: float
    spread: float
    repeats: int


MOST_SECONDS = 600
"""Of a probe: a longer one learns nothing more, and a call of it could not be interrupted."""

Call = Callable[[], object]
"""What is timed. It holds the tensors that it works on, and they live as long as it does."""


@dataclass(frozen=True)
class _Cell:
    """A value to time: ``value(seconds)`` of one call, described by ``what``, in about ``budget_s``.

    ``make`` makes the call with its operands, each time anew: those of two cells are never in memory together.
    """

    name: str
    make: Callable[[], Call]
    value: Callable[[float], float]
    what: str
    budget_s: float

    def fact(self, rounds: Sequence[_Sample]) -> Fact[float]:
        """The median of ``rounds``, with how it was reached."""
        repeats, spread = sum(r.repeats for r in rounds), max(r.spread for r in rounds)
        confidence = "high" if spread <= 0.02 else "medium" if spread <= 0.1 else "low"
        if repeats < LEAST_REPEATS or self.doubt(rounds):
            confidence = "low"  # so few say nothing of the spread
        told = str(repeats)
        if len(rounds) > 1:
            told = f"{len(rounds)} rounds {_apart(rounds):.1%} apart, {repeats} in all"
        note = f"probe: {self.what}; median of {told}, spread {spread:.1%}"
        return Fact(_rounded(self.value(median(r.seconds for r in rounds))), "measured", confidence, note)

    def doubt(self, rounds: Sequence[_Sample]) -> str:
        """Why ``rounds`` give no value to keep; empty where they agree."""
        if (apart := _apart(rounds)) <= MOST_APART:
            return ""
        values = ", ".join(f"{_rounded(self.value(r.seconds)):g}" for r in rounds)
        return f"its rounds gave {values}: {apart:.0%} apart, allowed are {MOST_APART:.0%}"


def _apart(rounds: Sequence[_Sample]) -> float:
    """The distance between the slowest and the fastest round, relative to the median one."""
    times = [r.seconds for r in rounds]
    return (max(times) - min(times)) / median(times)


def _rounded(value: float) -> float:
    return float(f"{value:.4g}")


class Stopwatch:
    """Times a batch of calls: with events on a GPU, with a monotonic clock on a CPU."""

    def __init__(self, device: str) -> None:
        self._on_gpu = device != "cpu"

    def batch(self, call: Call, count: int) -> float:
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


def sample(watch: Stopwatch, call: Call, budget_s: float, repeats: int = _MIN_REPEATS) -> _Sample:
    """Time ``call`` for about ``budget_s``: a third to warm up and to size the batches, the rest in repeats.

    A call too slow for the budget gets as many of ``repeats`` as fit in twice of it, at least one.
    """
    begin, one = perf_counter(), watch.batch(call, 1)
    while perf_counter() - begin < budget_s / 3:
        one = min(one, watch.batch(call, 1))
    count = max(1, min(1000, int(budget_s / 3 / _MIN_REPEATS / max(one, 1e-9))))
    times = [watch.batch(call, count) / count]
    while (spent := perf_counter() - begin) < budget_s or (len(times) < repeats and spent < 2 * budget_s):
        times.append(watch.batch(call, count) / count)
    ordered, middle = sorted(times), median(times)
    low, high = ordered[len(ordered) // 10], ordered[-1 - len(ordered) // 10]
    return _Sample(middle, (high - low) / 2 / middle, len(times))


def probe(device: str, seconds: float = DEFAULT_SECONDS) -> Probed:
    """Facts of ``device``: the driver's, and those measured in about ``seconds``.

    A dtype that the device refuses has no rate. Raises InputError for a device that isn't here or without
    torch, MeasureError when the device fails.
    """
    if not 0 < seconds <= MOST_SECONDS:
        raise InputError(f"a probe of {seconds} s is not allowed; give more than 0, at most {MOST_SECONDS}")
    if not device_facts.has_torch():
        raise InputError("a probe needs torch, which is not installed; install torch, or write the descriptor by hand")
    facts = device_facts.collect(device)
    try:
        measured = _measured(facts, seconds)
    except RuntimeError as error:
        raise MeasureError(f"the probe of {device} failed: {error}; look at `moebench doctor`") from error
    return replace(measured, facts={**driver_facts(facts), **measured.facts})


def _measured(facts: DeviceFacts, seconds: float) -> Probed:
    import torch

    from moebench.pipeline.precision import ieee_matmul

    on_gpu, watch, neighbours = facts.kind == "cuda", Stopwatch(facts.device), Neighbours()
    rounds = 1 if on_gpu else CPU_ROUNDS  # a GPU's matrix rate is held, so that a power limit shows
    share = seconds / (len(DType) + (3 if on_gpu else 2))
    found: Facts = {}
    doubts: dict[str, str] = {}
    with torch.inference_mode(), ieee_matmul(), _current(facts.device):
        cells = list(_cells(facts, watch, share))
        repeats = ceil(_MIN_REPEATS / rounds)
        taken = [[sample(watch, c.make(), c.budget_s / rounds, repeats) for c in cells] for _ in range(rounds)]
    for cell, samples in zip(cells, zip(*taken, strict=True), strict=True):
        found[cell.name] = cell.fact(samples)
        if doubt := cell.doubt(samples):
            doubts[cell.name] = doubt
    if facts.cpu_threads is None:
        return Probed(found, doubts)
    if crowd := neighbours.crowd(facts.cpu_threads):
        doubts = dict.fromkeys(found, crowd)
        found = {name: replace(fact, confidence="low") for name, fact in found.items()}
    found["cpu_threads"] = Fact(facts.cpu_threads, "measured", "high", "threads of the probe")
    return Probed(found, doubts)


def _cells(facts: DeviceFacts, watch: Stopwatch, share_s: float) -> Iterator[_Cell]:
    """What is timed; a dtype that the device refuses is left out."""
    yield _copy(facts, share_s)
    yield _launch(facts.device, share_s)
    if facts.kind == "cuda":
        yield _graph_launch(facts.device, share_s)
    for dtype in DType:
        if (cell := _matrix(facts, dtype, watch, share_s)) is not None:
            yield cell


@contextmanager
def _current(device: str) -> Iterator[None]:
    """Make a GPU the current one for events and streams."""
    if device == "cpu":
        yield
        return
    import torch

    with torch.cuda.device(device):
        yield


def _copy(facts: DeviceFacts, budget_s: float) -> _Cell:
    """Bytes read + written a second by a copy far over the last-level cache."""
    import torch

    cache_bytes = match_hardware(facts).l2_bytes or 0
    size = max(_MIN_COPY_BYTES, _L2_MULTIPLE * cache_bytes)
    if facts.kind == "cpu":
        size = min(size, _MAX_CPU_COPY_BYTES)
    if facts.free_memory_bytes is not None:
        size = min(size, facts.free_memory_bytes // 8)
    blocks = max(1, size // (4 * _RANDOM_BLOCK))
    moved = 2 * blocks * 4 * _RANDOM_BLOCK

    def make() -> Call:
        source = torch.rand(_RANDOM_BLOCK, device=facts.device).repeat(blocks)
        target = source.clone()  # written once, so that no timed copy is the first to touch its pages
        return lambda: target.copy_(source)

    what = f"torch copy of {moved / 2 / (1 << 20):.0f} MiB, read + written"
    return _Cell("copy_gbps", make, lambda seconds: moved / seconds / 1e9, what, budget_s)


def _launch(device: str, budget_s: float) -> _Cell:
    """Microseconds from one small operation to the next, launched one by one."""
    import torch

    def make() -> Call:
        return partial(_additions, torch.rand(1, device=device))

    return _Cell("launch_us", make, _launch_us, "torch additions to one element, back to back", budget_s)


def _additions(x: torch.Tensor) -> None:
    for _ in range(_LAUNCHES):
        x.add_(1)


def _launch_us(seconds: float) -> float:
    """Microseconds of one launch where all of a call take ``seconds``."""
    return seconds / _LAUNCHES * 1e6


def _graph_launch(device: str, budget_s: float) -> _Cell:
    """Microseconds from one small kernel to the next inside a replayed graph."""
    what = "torch additions to one element in one replayed graph"
    return _Cell("graph_launch_us", partial(_Replay, device), _launch_us, what, budget_s)


class _Replay:
    """A graph of additions to one element; the graph knows the element's address alone, so it is kept here."""

    def __init__(self, device: str) -> None:
        import torch

        self._x = torch.rand(1, device=device)
        self._x.add_(1)
        torch.cuda.synchronize()
        self._graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self._graph):
            _additions(self._x)

    def __call__(self) -> None:
        self._graph.replay()


def _matrix(facts: DeviceFacts, dtype: DType, watch: Stopwatch, budget_s: float) -> _Cell | None:
    """Best matmul rate in ``dtype`` over growing square sizes that the budget allows; None when it is refused."""
    import torch

    torch_dtype = {DType.BF16: torch.bfloat16, DType.FP16: torch.float16, DType.FP32: torch.float32}[dtype]
    size, largest = (1024, 8192) if facts.kind == "cuda" else (128, 2048)
    try:
        call = _product(size, torch_dtype, facts.device)
        call()
        begin = perf_counter()
        while size < largest and perf_counter() - begin < budget_s / 3:
            if 8 * min(watch.batch(call, 1) for _ in range(_LOOKS)) >= budget_s / 10:
                break
            size *= 2
            call = _product(size, torch_dtype, facts.device)
            call()
    except torch.cuda.OutOfMemoryError:
        raise
    except RuntimeError as error:
        if _refuses_dtype(error):
            return None
        raise
    name, what = f"measured_{dtype.value}_tflops", f"torch matmul of {size} cubed, normal data"
    make = partial(_product, size, torch_dtype, facts.device)
    return _Cell(name, make, lambda seconds: 2 * size**3 / seconds / 1e12, what, budget_s * 2 / 3)


def _refuses_dtype(error: RuntimeError) -> bool:
    """Whether torch or its library says that there is no kernel for these operands."""
    text = str(error).lower().replace("_", " ")
    return "not implemented" in text or "not support" in text


def _product(size: int, dtype: torch.dtype, device: str) -> Call:
    import torch

    a, b = (torch.randn(size, size, device=device, dtype=torch.float32).to(dtype) for _ in range(2))
    out = torch.empty(size, size, device=device, dtype=dtype)
    return lambda: torch.mm(a, b, out=out)


@cache
def _cpu_probe(threads: int) -> Probed:
    """The CPU's probe with ``threads`` threads, made once in the life of the process."""
    return probe("cpu")


def hardware_for(device: str) -> tuple[Hardware, Mapping[str, str]]:
    """The descriptor of ``device`` with all that floors need, and why facts that they would need are unknown.

    A CPU's rates come from its user-level file where that was probed with as many threads, else from a probe
    of about two seconds, once a process. What that leaves in doubt is unknown.
    """
    facts = device_facts.collect(device)
    hw = match_hardware(facts)
    if facts.cpu_threads is None or hw.number("cpu_threads") == facts.cpu_threads:
        return hw, {}
    probed = _cpu_probe(facts.cpu_threads)
    measured = {name: fact for name, fact in probed.facts.items() if fact.source == "measured"}
    known = {name: fact for name, fact in {**hw.facts, **measured}.items() if name not in probed.doubts}
    return replace(hw, origin="probed", facts=known), probed.doubts
