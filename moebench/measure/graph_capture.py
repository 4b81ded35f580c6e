"""Capturing calls in a CUDA or HIP graph, without what takes longer than all else in a capture.

``torch.cuda.graph`` collects garbage and empties torch's cache before each capture: a tenth of a second where many
objects live, and device memory that has to be asked for again. Neither is needed for kernels that allocate nothing;
while a capture lasts no garbage is collected, for freeing device memory would break it.
"""

from __future__ import annotations

import contextlib
import gc
from collections.abc import Iterator, Sequence
from typing import Any

import torch

from moebench.measure.clocks import CaptureError
from moebench.pipeline.layer import LayerIO, Op


@contextlib.contextmanager
def without_collections() -> Iterator[None]:
    """No garbage is collected inside, which may take longer than what is captured or timed there."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def _end_failed(stream: torch.cuda.Stream, pool: Any) -> None:
    """Bring torch out of a capture on ``stream`` that CUDA would not end.

    torch's ``capture_end`` raises there, before it has told the allocator that allocations no longer go to ``pool``
    (until then ``empty_cache`` may free nothing) and the default random generator that nothing is being captured
    (until then it refuses every draw). The allocator is told here, where torch shows how; the generator is told by
    the end of any capture that succeeds, so one is made.
    """
    torch.cuda.synchronize(stream.device)
    end_allocating = vars(torch._C).get("_cuda_endAllocateToPool")
    if end_allocating is not None:
        with contextlib.suppress(RuntimeError):  # releases whose capture_end told it first
            end_allocating(stream.device.index, pool)
    number, graph = torch.zeros(1, device=stream.device), torch.cuda.CUDAGraph()
    stream.wait_stream(torch.cuda.current_stream(stream.device))
    with torch.cuda.stream(stream), without_collections():
        graph.capture_begin(capture_error_mode="thread_local")
        number.zero_()
        graph.capture_end()
    graph.reset()


def capture_graph(
    stream: torch.cuda.Stream, ops: Sequence[Op], calls: Sequence[LayerIO], pool: Any = None
) -> torch.cuda.CUDAGraph:
    """A graph of ``ops`` on each of ``calls``, which have run before; raises CaptureError.

    ``stream`` is a side stream to capture on, ``pool`` the memory pool of graphs that share one. A capture that failed
    leaves captures and random draws that follow alone.
    """
    pool = torch.cuda.graph_pool_handle() if pool is None else pool
    graph, current = torch.cuda.CUDAGraph(), torch.cuda.current_stream(stream.device)
    stream.wait_stream(current)
    try:
        with torch.cuda.stream(stream), without_collections():
            graph.capture_begin(pool=pool, capture_error_mode="thread_local")
            try:
                for io in calls:
                    for op in ops:
                        op.run(io)
            finally:
                graph.capture_end()
    except torch.cuda.OutOfMemoryError:
        raise
    except RuntimeError as error:
        _end_failed(stream, pool)
        raise CaptureError(f"graph capture failed: {str(error).splitlines()[0]}") from error
    current.wait_stream(stream)
    return graph
