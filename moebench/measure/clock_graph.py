"""The clock of a GPU layer that can be captured: replays of graphs, timed by events around each replay.

A piece of work (a prefix, an operation, the whole layer) is one graph of all its calls, so that launches cost
what they cost in a captured model. All replays of a block are enqueued behind a backlog.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import torch

from moebench.measure.backlog import Backlog
from moebench.measure.clocks import Clock, FloatArray, Lane, Load, Piece, pieces
from moebench.measure.device_events import EventPool, elapsed_us
from moebench.measure.graph_capture import capture_graph
from moebench.measure.request import Detail
from moebench.pipeline.layer import LayerIO

WARM_UP_CALLS = 3
ESTIMATE_REPLAYS = 3


@dataclass(frozen=True)
class GraphLane(Lane):
    """One piece's graphs, one a round."""

    load: Load
    columns: tuple[int, ...]
    graphs: tuple[torch.cuda.CUDAGraph, ...]


class GraphClock(Clock):
    """CUDA or HIP graph replay. All graphs share one memory pool: none keeps anything alive for another.

    ``between_runs_us``: a layer of 29 to 32 us differed by 0.07 and 0.13 us between two pairs of fresh processes on an
    H200, where its blocks agreed within 0.03 us (``docs/facts.md``).
    """

    name = "graph"
    target_block_us = 1000.0
    between_runs_us = 0.1

    def __init__(self, device: torch.device) -> None:
        self._device = device
        self._backlog = Backlog(device)
        self._pool = torch.cuda.graph_pool_handle()
        self._stream = torch.cuda.Stream(device)  # type: ignore[no-untyped-call]
        self._events = EventPool()

    def _warm_up(self, load: Load) -> None:
        """A few calls on the side stream, as capture wants them: lazy set-up happens here."""
        self._stream.wait_stream(torch.cuda.current_stream(self._device))
        with torch.cuda.stream(self._stream):
            for _ in range(WARM_UP_CALLS):
                load.layer.run(load.rounds[0][-1])
        torch.cuda.current_stream(self._device).wait_stream(self._stream)
        torch.cuda.synchronize(self._device)

    def _capture(self, piece: Piece, calls: tuple[LayerIO, ...], *, shared_pool: bool) -> torch.cuda.CUDAGraph:
        graph = capture_graph(self._stream, piece.ops, calls, self._pool if shared_pool else None)
        graph.replay()
        return graph

    def estimate_us(self, load: Load) -> float:
        """The fastest of a few replays of one round, over its calls.

        This capture has a pool of its own, so that one that fails leaves the shared pool alone.
        """
        self._warm_up(load)
        calls = load.rounds[0]
        graph = self._capture(Piece(load.layer.ops, 0), calls, shared_pool=False)
        start, end = self._events.take(2)
        found = []
        for _ in range(ESTIMATE_REPLAYS):
            start.record()
            graph.replay()
            end.record()
            end.synchronize()
            found.append(elapsed_us(start, end))
        graph.reset()
        return min(found) / len(calls)

    def lanes(self, load: Load) -> tuple[GraphLane, ...]:
        """One graph a piece and round; the warm-up has been made by ``estimate_us``."""
        made = tuple(
            GraphLane(
                load, (piece.column,), tuple(self._capture(piece, calls, shared_pool=True) for calls in load.rounds)
            )
            for piece in pieces(load)
        )
        torch.cuda.synchronize(self._device)
        return made

    def relative_work(self, load: Load) -> float:
        """Every prefix runs all that comes before it; half of the layer each is a rough mean."""
        return 1.0 + len(load.layer.ops) / 2 if load.detail is Detail.STEPS else super().relative_work(load)

    def block(self, lanes: Sequence[Lane], turn: int) -> list[FloatArray]:
        """One replay a lane, all enqueued before the first one ends."""
        graph_lanes = [lane for lane in lanes if isinstance(lane, GraphLane)]
        events = self._events.take(2 * len(graph_lanes))
        timed = list(zip(graph_lanes, events[::2], events[1::2], strict=True))
        with self._backlog.enqueueing():
            for lane, start, end in timed:
                if lane.load.flush is not None:
                    lane.load.flush()
                start.record()
                lane.graphs[turn % len(lane.graphs)].replay()
                end.record()
        torch.cuda.synchronize(self._device)
        return [np.array([elapsed_us(start, end) / lane.load.calls]) for lane, start, end in timed]
