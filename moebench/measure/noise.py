"""How steady a device is: the spread of one small operation over blocks, and whether graphs can be captured."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median

from moebench.measure.probe import Stopwatch

_SIZE = {"cpu": 256, "cuda": 2048}


@dataclass(frozen=True)
class NoiseFloor:
    """Spread of ``blocks`` block times of one matmul, relative to their median ``block_us``.

    ``spread`` is half the distance from p10 to p90; ``drift`` is the second half's median over the first's, less 1.
    """

    blocks: int
    block_us: float
    spread: float
    drift: float


def noise_floor(device: str, blocks: int = 30, block_s: float = 0.02) -> NoiseFloor:
    """Repeat one fp32 matmul in blocks of about ``block_s`` seconds and say how far apart they lie."""
    import torch

    size = _SIZE[device.split(":")[0]]
    a, b = (torch.randn(size, size, device=device) for _ in range(2))
    out = torch.empty_like(a)
    watch = Stopwatch(device)

    def call() -> object:
        return torch.mm(a, b, out=out)

    one = min(watch.batch(call, 3) / 3 for _ in range(10))
    count = max(1, int(block_s / one))
    times = [watch.batch(call, count) / count for _ in range(blocks)]
    ordered, middle = sorted(times), median(times)
    low, high = ordered[blocks // 10], ordered[-1 - blocks // 10]
    half = blocks // 2
    return NoiseFloor(
        blocks=blocks,
        block_us=middle * count * 1e6,
        spread=(high - low) / 2 / middle,
        drift=median(times[half:]) / median(times[:half]) - 1,
    )


def graph_capture_refusal(device: str) -> str | None:
    """Why a CUDA graph can't be captured and replayed on ``device``, found out by trying; None when it can."""
    if device == "cpu":
        return "a CPU has no graphs: a monotonic clock is used"
    import torch

    x = torch.zeros(1, device=device)
    try:
        with torch.cuda.device(device):
            x.add_(1)
            torch.cuda.synchronize()
            graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(graph):
                x.add_(1)
            graph.replay()
            torch.cuda.synchronize()
    except RuntimeError as error:
        return f"capture fails: {error}"
    return None if float(x) == 2.0 else "a replayed graph gives a wrong result"
