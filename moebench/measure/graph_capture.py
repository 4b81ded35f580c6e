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
def _without_collections() -> Iterator[None]:
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def capture_graph(
    stream: torch.cuda.Stream, ops: Sequence[Op], calls: Sequence[LayerIO], pool: Any = None
) -> torch.cuda.CUDAGraph:
    """A graph of ``ops`` on each of ``calls``, which have run before; raises CaptureError.

    ``stream`` is a side stream to capture on, ``pool`` the memory pool of graphs that share one.
    """
    graph, current = torch.cuda.CUDAGraph(), torch.cuda.current_stream(stream.device)
    stream.wait_stream(current)
    try:
        with torch.cuda.stream(stream), _without_collections():
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
        torch.cuda.synchronize(stream.device)
        raise CaptureError(f"graph capture failed: {str(error).splitlines()[0]}") from error
    current.wait_stream(stream)
    return graph
