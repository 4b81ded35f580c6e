"""The symmetric memory of one buffer: what the ranks read and write of each other."""

from __future__ import annotations

from dataclasses import dataclass

import torch

from moebench.errors import UnsupportedError
from moebench.pipeline.ep.ranks.protocol import Ranks, Region
from moebench.plan.ep_plan import Direction, EPPlan
from moebench.spec.ep import EPGeometry


@dataclass(frozen=True)
class Window:
    """Regions of one buffer, each with a part on every rank.

    =============  =============  =======================================================================
    region         shape          content
    =============  =============  =======================================================================
    histograms     [R, E] int32   row s: pairs of source rank s, written by rank s into every part
    hidden         [NvS, H]       rows by expert: tokens after dispatch, experts' output before combine
    route_weights  [NvS] fp32     route weight of each row's pair
    chain          [NvS] int32    rows of one token on one rank, in order of k, as a list (below)
    origin         [NvS] int32    source rank · NvS + flat slot of each primary row, else -1; only with a pulling
                                  dispatch or a pushing combine
    tokens         [S, H]         the rank's own tokens; only with a pulling dispatch
    returned       [S·K, H]       results by own flat slot; only with a pushing combine
    =============  =============  =======================================================================

    ``chain[row]``: a primary row has its first duplicate's row, or -1 when it has none; a duplicate has
    -3 - (next duplicate's row), or -2 when it is the last; a padding row has -1. So primaries with
    duplicates are the rows with ``chain >= 0``. Rows past the last segment are undefined everywhere.
    """

    histograms: Region
    hidden: Region
    route_weights: Region
    chain: Region
    origin: Region | None
    tokens: Region | None
    returned: Region | None

    def tensors(self, rank: int) -> dict[str, torch.Tensor]:
        """The parts of ``rank`` by region name."""
        regions = (
            self.histograms, self.hidden, self.route_weights, self.chain, self.origin, self.tokens, self.returned,
        )  # fmt: skip
        return {region.name: region.of(rank) for region in regions if region is not None}

    def memory_bytes(self, rank: int) -> int:
        """Bytes of one rank's parts."""
        return sum(t.numel() * t.element_size() for t in self.tensors(rank).values())


def needed(region: Region | None, name: str) -> Region:
    """``region``; raises UnsupportedError where the buffer was made without it."""
    if region is None:
        raise UnsupportedError(f"this buffer has no {name}: its plan's directions don't need it; make one with them")
    return region


def make_window(
    ranks: Ranks, geometry: EPGeometry, num_rows: int, hidden_size: int, dtype: torch.dtype, plan: EPPlan
) -> Window:
    """Allocate the regions that ``plan`` needs; collective, the same on every rank."""
    direct = ranks.addressable
    pulls = direct and plan.dispatch.direction is Direction.PULL
    pushes_back = direct and plan.combine.direction is Direction.PUSH
    ints = torch.int32
    return Window(
        ranks.allocate("histograms", [geometry.ep_size, geometry.num_experts], ints),
        ranks.allocate("hidden", [num_rows, hidden_size], dtype),
        ranks.allocate("route_weights", [num_rows], torch.float32),
        ranks.allocate("chain", [num_rows], ints),
        ranks.allocate("origin", [num_rows], ints) if pulls or pushes_back else None,
        ranks.allocate("tokens", [geometry.capacity, hidden_size], dtype) if pulls else None,
        ranks.allocate("returned", [geometry.num_pairs, hidden_size], dtype) if pushes_back else None,
    )
