"""Virtual ranks: all R laid out in one device's (or the CPU's) memory, phases run rank by rank, nobody waits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import torch

from moebench.errors import InputError
from moebench.pipeline.ep.ranks.protocol import Ranks, Region, region_of
from moebench.spec.ep import MAX_RANKS


class VirtualRanks(Ranks):
    """Any number of ranks in one process; the link between them is this device's own memory."""

    kind = "virtual"
    origin = "virtual"
    addressable = True

    def __init__(self, ep_size: int, device: str | torch.device) -> None:
        if not 1 <= ep_size <= MAX_RANKS:
            raise InputError(f"ep_size is {ep_size}; allowed: 1 to {MAX_RANKS}")
        super().__init__()
        self.ep_size, self.device = ep_size, torch.device(device)
        self.local_ranks = tuple(range(ep_size))

    def allocate(self, name: str, shape: Sequence[int], dtype: torch.dtype) -> Region:
        """See ``Ranks.allocate``; the parts follow each other in one allocation."""
        whole = torch.empty(self.ep_size, *shape, dtype=dtype, device=self.device)
        return region_of(name, whole.unbind(0), self.device)

    def replicate(self, name: str, tensor: torch.Tensor) -> Region:
        """See ``Ranks.replicate``; all ranks share one copy."""
        return region_of(name, [tensor] * self.ep_size, self.device)

    def wait(self) -> None:
        """Nothing: a phase has run on all ranks before the next one starts."""

    def sync(self) -> None:
        """See ``Ranks.sync``."""
        if self.device.type == "cuda":
            torch.cuda.synchronize(self.device)

    def gather(self, values: Sequence[int]) -> list[list[int]]:
        """See ``Ranks.gather``; one process has nobody to ask: the same values for every rank."""
        return [list(values) for _ in self.local_ranks]

    def agree(self, values: Mapping[str, object]) -> None:
        """Nothing: one process agrees with itself."""

    def close(self) -> None:
        """Nothing is held."""
