"""MoonEP's planner with a price: a move must carry enough pairs to pay for the copy of its expert."""

from __future__ import annotations

from moebench.errors import InputError
from moebench.pipeline.ep.planners.moonep import MoonEPPlanner
from moebench.pipeline.ep.planners.owner import OwnerPlanner
from moebench.pipeline.ep.planners.protocol import Planner
from moebench.spec.dtypes import DType
from moebench.spec.ep import EPGeometry
from moebench.spec.hardware import Hardware


def break_even_pairs(hw: Hardware, dtype: DType) -> int:
    """Pairs from which copying an expert pays on ``hw``, whatever its width.

    Computing t pairs of an expert of n weights takes 2·t·n flops, copying it n · itemsize bytes over the link
    one way; the copy pays from t = flops per second · itemsize / (2 · bytes per second). ``link_gbps`` counts
    both directions. Raises InputError where the descriptor lacks the link or the matrix rate.
    """
    link, rate = hw.number("link_gbps"), hw.matrix_tflops(dtype)
    if not link or rate is None:
        raise InputError(
            f"hardware {hw.key} states no {'link_gbps' if not link else dtype.value + '_tflops'}, which the "
            "break-even needs; add it to the descriptor or choose planner moonep or owner"
        )
    return max(1, round(rate.value * 1e12 * dtype.itemsize_bytes / (2 * link / 2 * 1e9)))


class ThresholdPlanner(Planner):
    """Moves of fewer than ``min_pairs`` pairs of one expert to one rank are taken back."""

    name = "threshold"

    def __init__(self, min_pairs: int) -> None:
        if min_pairs < 1:
            raise InputError(f"min_pairs is {min_pairs}; it must be at least 1")
        self.min_pairs = min_pairs

    def num_rows(self, geometry: EPGeometry) -> int:
        """A donor keeps at most ``min_pairs - 1`` pairs of each move; it makes at most R - 1 + E/R moves."""
        kept = (self.min_pairs - 1) * (geometry.ep_size - 1 + geometry.experts_per_rank)
        return min(geometry.num_rows + kept, max(geometry.num_rows, OwnerPlanner().num_rows(geometry)))

    def allocate(self, tokens_per_expert: list[list[int]], geometry: EPGeometry) -> list[list[int]]:
        """See ``Planner.allocate``; raises InputError where a rank's histogram doesn't sum to S·K."""
        alloc = MoonEPPlanner().allocate(tokens_per_expert, geometry)
        for rank, row in enumerate(alloc):
            for expert, pairs in enumerate(row):
                home = geometry.home(expert)
                if home != rank and 0 < pairs < self.min_pairs:
                    alloc[home][expert] += pairs
                    row[expert] = 0
        return alloc
