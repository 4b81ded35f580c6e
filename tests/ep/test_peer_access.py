"""Where GPUs can't reach each other, or ranks share one, peer ranks say so alike and name what to use instead."""

from __future__ import annotations

import os
import re

import pytest
import torch

from moebench.errors import UnsupportedError
from moebench.pipeline.ep.ranks import peer
from moebench.pipeline.ep.ranks.peer import PeerRanks


class _Seated(PeerRanks):
    """A rank that was told where the others sit; it has neither a process group nor memory."""

    def __init__(self, device: str, told: list[list[list[int]]]) -> None:
        self.device, self._told_in_turn = torch.device(device), iter(told)

    def gather(self, values: object) -> list[list[int]]:
        """What each rank says, in turn."""
        return next(self._told_in_turn)


def test_a_gpu_without_peer_access_is_named_on_every_rank(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "")
    monkeypatch.setattr("torch.cuda.can_device_access_peer", lambda mine, other: (mine, other) != (0, 3))
    seats = [[0, 0], [0, 3]]
    for device in ("cuda:0", "cuda:3"):
        with pytest.raises(UnsupportedError, match=r"GPU 0 has no peer access to GPU 3; use --ranks collective"):
            _Seated(device, [seats, [[3], []]])._require_peers()
    _Seated("cuda:3", [seats, [[], []]])._require_peers()


def test_ranks_that_share_a_gpu_are_refused() -> None:
    message = re.escape("peer ranks need a GPU each; theirs are [1, 1]: use --ranks collective")
    with pytest.raises(UnsupportedError, match=message):
        _Seated("cuda:1", [[[0, 1], [0, 1]]])._require_peers()
    _Seated("cuda:1", [[[0, 1], [0, 1]], [[], []]])._require_peers(shared=True)


def test_multicast_is_off_before_symmetric_memory_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TORCH_SYMM_MEM_DISABLE_MULTICAST", "0")
    monkeypatch.setattr(torch.cuda, "is_available", lambda: True)
    peer.refuse("cuda:0")
    assert os.environ["TORCH_SYMM_MEM_DISABLE_MULTICAST"] == "1"
