"""All kinds of ranks by name, as the command line writes them."""

from __future__ import annotations

from collections.abc import Callable

import torch

from moebench.pipeline.ep.ranks.protocol import Ranks
from moebench.registry import Registry

RanksMaker = Callable[[int, "str | torch.device"], Ranks]


def _virtual() -> RanksMaker:
    from moebench.pipeline.ep.ranks.virtual import VirtualRanks

    return VirtualRanks


def _collective() -> RanksMaker:
    from moebench.pipeline.ep.ranks.collective import CollectiveRanks

    return CollectiveRanks


def _peer() -> RanksMaker:
    from moebench.pipeline.ep.ranks.peer import PeerRanks

    return PeerRanks


rank_kinds: Registry[RanksMaker] = Registry("kind of ranks", entry_points="moebench.ranks")
rank_kinds.add("virtual", _virtual)
rank_kinds.add("collective", _collective)
rank_kinds.add("peer", _peer)


def make_ranks(kind: str, ep_size: int, device: str | torch.device) -> Ranks:
    """The ranks called ``kind``; raises UnknownNameError, UnsupportedError or InputError."""
    return rank_kinds.get(kind.strip().lower())(ep_size, device)
