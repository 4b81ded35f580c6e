"""What kinds of ranks with one process each have in common: group, store, agreement, bounded waits, stopping."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import torch
from torch import distributed
from torch._C._distributed_c10d import PrefixStore

from moebench.errors import InputError, UnsupportedError
from moebench.pipeline.ep.ranks.protocol import Ranks, SharedRefusal, disagreement, require_size
from moebench.pipeline.ep.ranks.stop import RankStoppedError, StopBoard

WAIT_LIMIT_S = 60.0


def default_store() -> Any:
    """The key-value store of torch's default process group."""
    from torch.distributed import distributed_c10d

    return distributed_c10d._get_default_store()


class DistributedRanks(Ranks):
    """One process a rank. ``store`` carries agreement and messages; ``limit_s`` bounds every wait for another rank."""

    origin = "measured"

    def __init__(
        self, ep_size: int, device: str | torch.device, limit_s: float = WAIT_LIMIT_S, store: Any | None = None
    ) -> None:
        if not distributed.is_available() or not distributed.is_initialized():
            raise UnsupportedError(
                f"{self.kind} ranks need torch's process group; start with torchrun --nproc-per-node {ep_size} and "
                "call torch.distributed.init_process_group, or use virtual ranks"
            )
        if limit_s <= 0:
            raise InputError(f"the wait limit is {limit_s} s; it must be above 0")
        super().__init__()
        require_size(ep_size, distributed.get_world_size(), self.kind)
        self.ep_size, self.device, self.limit_s = ep_size, torch.device(device), limit_s
        self.rank = distributed.get_rank()
        self.local_ranks = (self.rank,)
        base = default_store() if store is None else store
        # The n-th object of each rank belongs together: keys of one must not meet keys of the next.
        number = base.add(f"moebench/made/{self.rank}", 1)
        self.board = StopBoard(PrefixStore(f"moebench/{number}", base), self.rank, ep_size, limit_s)
        self._meetings, self._told = 0, False

    def gather(self, values: Sequence[int]) -> list[list[int]]:
        """See ``Ranks.gather``."""
        return [list(v) for v in self._collect("gather", list(values))]

    def agree(self, values: Mapping[str, object]) -> None:
        """See ``Ranks.agree``."""
        told = self._collect("agreement", {name: str(value) for name, value in values.items()})
        if wrong := disagreement(told):
            raise InputError(wrong)

    def _collect(self, what: str, value: object) -> list[Any]:
        self._meetings += 1
        return [json.loads(text) for text in self.board.collect(f"{what} {self._meetings}", json.dumps(value))]

    @contextmanager
    def guard(self) -> Iterator[None]:
        """See ``Ranks.guard``; the error goes on after the others were told."""
        try:
            yield
        except (RankStoppedError, SharedRefusal):
            raise
        except Exception as error:
            if self._told:
                raise
            self._told = True
            if self.device.type == "cuda" and "CUDA error" in str(error):
                self._blame(error)
            lines = str(error).strip().splitlines()
            self.board.publish(f"rank {self.rank} stopped: {lines[0] if lines else type(error).__name__}")
            raise

    def _blame(self, error: Exception) -> None:
        """Raise RankStoppedError where a device error only shows that another rank stopped or died: a barrier that
        runs out of time ends as one."""
        try:
            gone = self.board.census()
        except RankStoppedError as stopped:
            raise stopped from error
        if gone:
            raise RankStoppedError(
                f"rank {', '.join(map(str, gone))} did not come: rank {self.rank} lost its peers at a barrier; see the "
                "missing process's output"
            ) from error

    def sync(self) -> None:
        """See ``Ranks.sync``; bounded by the time limit."""
        if self.device.type != "cuda":
            self.board.look(now=True)
            return
        done = torch.cuda.Event()  # type: ignore[no-untyped-call]
        done.record(torch.cuda.current_stream(self.device))
        try:
            self.board.until(done.query, "the device's work")
        except RankStoppedError:
            raise
        except RuntimeError as error:
            raise self.lost("the device's work") from error

    def lost(self, what: str) -> RankStoppedError:
        """What to raise where ``what`` failed because another rank isn't there any more."""
        return RankStoppedError(self.board.missing(f"lost its peers in {what}"))

    def close(self) -> None:
        """The process group is the caller's and stays."""
