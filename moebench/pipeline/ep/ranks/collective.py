"""Collective ranks: one process each, rows travel by all-to-all (NCCL or gloo): no access to a peer's memory."""

from __future__ import annotations

from collections.abc import Sequence

import torch
from torch import distributed

from moebench.pipeline.ep.ranks.distributed import DistributedRanks
from moebench.pipeline.ep.ranks.protocol import Region, region_of


class CollectiveRanks(DistributedRanks):
    """Ranks over torch's default process group, whatever its backend."""

    kind = "collective"
    addressable = False

    def allocate(self, name: str, shape: Sequence[int], dtype: torch.dtype) -> Region:
        """See ``Ranks.allocate``; only this rank's part can be reached."""
        return self.replicate(name, torch.empty(*shape, dtype=dtype, device=self.device))

    def replicate(self, name: str, tensor: torch.Tensor) -> Region:
        """See ``Ranks.replicate``."""
        return region_of(name, [tensor if r == self.rank else None for r in range(self.ep_size)], self.device)

    def wait(self) -> None:
        """Nothing: ranks share no memory, and an all-to-all waits for those it needs."""

    def all_to_all(self, send: torch.Tensor, sent: Sequence[int], got: Sequence[int]) -> torch.Tensor:
        """Rows [sum(got), …] from every rank in turn, for rows [sum(sent), …] sent to every rank in turn."""
        out = torch.empty(sum(got), *send.shape[1:], dtype=send.dtype, device=send.device)
        row_bytes = send[:1].numel() * send.element_size() if send.shape[0] else out[:1].numel() * out.element_size()
        # As bytes: not every backend knows every number format.
        work = distributed.all_to_all_single(
            _bytes(out), _bytes(send), [n * row_bytes for n in got], [n * row_bytes for n in sent], async_op=True
        )
        if self.device.type == "cpu":
            self.board.until(work.is_completed, "an all-to-all")
        try:
            work.wait()
        except RuntimeError as error:
            raise self.lost("an all-to-all") from error
        return out


def _bytes(tensor: torch.Tensor) -> torch.Tensor:
    return tensor.contiguous().view(-1).view(torch.uint8)
