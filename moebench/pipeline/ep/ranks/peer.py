"""Peer ranks: one process a GPU, direct loads and stores through PyTorch's symmetric memory, timed barriers.

Only ``empty``, ``rendezvous``, buffer pointers and barriers are used; NVLink multicast never is.
"""

from __future__ import annotations

import socket
import zlib
from collections.abc import Sequence
from typing import Any

import torch
from torch import distributed

from moebench.errors import UnsupportedError
from moebench.pipeline.ep.ranks.distributed import WAIT_LIMIT_S, DistributedRanks
from moebench.pipeline.ep.ranks.protocol import Region, region_of
from moebench.settings import allow_shared_devices, forbid_multicast

_INSTEAD = "use --ranks collective, which needs no access to peers' memory"


def _symmetric_memory() -> Any:
    forbid_multicast()
    try:
        import torch.distributed._symmetric_memory as symmetric
    except ImportError as error:
        raise UnsupportedError(f"torch {torch.__version__} has no symmetric memory ({error}); {_INSTEAD}") from error
    if missing := [name for name in ("empty", "rendezvous") if not hasattr(symmetric, name)]:
        raise UnsupportedError(f"torch {torch.__version__} has no symmetric_memory.{missing[0]}; {_INSTEAD}")
    return symmetric


def refuse(device: str | torch.device) -> str:
    """Why this process can't be a peer rank on ``device``, in words; empty when it can try."""
    where = torch.device(device)
    if where.type != "cuda" or not torch.cuda.is_available():
        return f"peer ranks need one CUDA GPU each; the device is {where}: {_INSTEAD}"
    try:
        _symmetric_memory()
    except UnsupportedError as error:
        return str(error)
    return ""


class PeerRanks(DistributedRanks):
    """Ranks over torch's default process group, one GPU each, on hosts whose GPUs reach each other's memory.

    ``shared``: ranks may sit on one GPU and take turns on it, so that a group larger than the host's GPUs can be held
    against the reference. No time of such a group means anything.
    """

    kind = "peer"
    addressable = True

    def __init__(
        self, ep_size: int, device: str | torch.device, limit_s: float = WAIT_LIMIT_S, *, shared: bool = False
    ) -> None:
        if reason := refuse(device):
            raise UnsupportedError(reason)
        super().__init__(ep_size, device, limit_s)
        self._symmetric = _symmetric_memory()
        self._group = distributed.group.WORLD
        self._require_peers(shared)
        if shared:
            allow_shared_devices()
        self._signal: Any = self.allocate("barrier", [1], torch.int32)

    def _require_peers(self, shared: bool = False) -> None:
        """Refuse where two ranks share a GPU, unless ``shared``, or one can't reach the other's memory; the same answer
        on every rank."""
        mine = torch.cuda.current_device() if self.device.index is None else self.device.index
        host = zlib.crc32(socket.gethostname().encode())
        seats = [tuple(told) for told in self.gather([host, mine])]
        if len(set(seats)) != len(seats) and not shared:
            raise UnsupportedError(f"peer ranks need a GPU each; theirs are {[seat[1] for seat in seats]}: {_INSTEAD}")
        beside = [device for where, device in seats if where == host and device != mine]
        blocked = [device for device in beside if not torch.cuda.can_device_access_peer(mine, device)]
        for rank, found in enumerate(self.gather(blocked[:1])):
            if found:
                raise UnsupportedError(f"GPU {seats[rank][1]} has no peer access to GPU {found[0]}; {_INSTEAD}")

    def allocate(self, name: str, shape: Sequence[int], dtype: torch.dtype) -> Region:
        """See ``Ranks.allocate``; the peers' parts are mapped into this process."""
        # A region without elements still meets its peers: every rank makes the same regions in the same order.
        count = max(1, int(torch.Size(shape).numel()))
        try:
            tensor = self._symmetric.empty(count, dtype=dtype, device=self.device)
            handle = self._symmetric.rendezvous(tensor, self._group)
        except RuntimeError as error:
            raise UnsupportedError(
                f"symmetric memory for {name} failed on rank {self.rank}: {str(error).splitlines()[0]}; {_INSTEAD}"
            ) from error
        size = torch.Size(shape)
        parts = [
            (tensor if r == self.rank else handle.get_buffer(r, (count,), dtype))[: size.numel()].view(size)
            for r in range(self.ep_size)
        ]
        return region_of(name, parts, self.device, keep=(tensor, handle))

    def replicate(self, name: str, tensor: torch.Tensor) -> Region:
        """See ``Ranks.replicate``; a copy that only its own rank reads needs no symmetric memory."""
        return region_of(name, [tensor if r == self.rank else None for r in range(self.ep_size)], self.device)

    def wait(self) -> None:
        """A barrier on the device's stream, bounded by the time limit; the host doesn't wait."""
        if self._signal is None:
            raise UnsupportedError("these ranks were closed; make new ones")
        self._signal.keep[1].barrier(channel=0, timeout_ms=int(self.limit_s * 1000))

    def close(self) -> None:
        """See ``Ranks.close``; other memory goes with its last region."""
        self._signal = None
        super().close()
