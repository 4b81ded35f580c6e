"""Ranks with a process each: how rank 0's points reach the others, and how all end together.

Every rank runs the same command. Rank 0 plans, decides and writes; the others measure what it sends them. Messages
go through the process group's store, which outlives any one rank under torchrun.
"""

from __future__ import annotations

import base64
import pickle
import time
from collections.abc import Callable, Mapping
from datetime import timedelta
from typing import Any

import torch
from torch import distributed

from moebench.errors import MeasureError, MoebenchError
from moebench.measure.ep_point import EPPointMeasurer, RanksEndedError
from moebench.measure.ep_request import EPRequest
from moebench.pipeline.ep.ranks.distributed import default_store
from moebench.pipeline.ep.ranks.registry import make_ranks
from moebench.store.records import PointRecord

JOIN_LIMIT_S = 120.0
POLL_S = 0.02
LINGER_S = 10.0
"""How long a rank that failed stays for rank 0 to say the last word: torchrun ends all when one process ends."""

_STOP = "moebench/end"


def join(device: str) -> None:
    """Make torch's default process group of the processes that torchrun started; raises MeasureError."""
    if distributed.is_initialized():
        return
    backend = "cpu:gloo,cuda:nccl" if torch.device(device).type == "cuda" else "gloo"
    if torch.device(device).type == "cuda":
        torch.cuda.set_device(torch.device(device))
    try:
        distributed.init_process_group(backend, timeout=timedelta(seconds=JOIN_LIMIT_S))
    except (RuntimeError, ValueError) as error:
        lines = str(error).strip().splitlines()
        raise MeasureError(f"the ranks' processes can't meet ({lines[0] if lines else error})") from error


class GroupLink:
    """This process's place in the group: ``send`` on rank 0, ``follow`` on the others."""

    def __init__(self, ranks: str, ep_size: int, device: str, settings: Mapping[str, object]) -> None:
        """Join; collective. Raises one and the same InputError on every rank whose ``settings`` differ."""
        join(device)
        self.rank = distributed.get_rank()
        made = make_ranks(ranks, ep_size, device)
        made.agree(settings)
        self._store, self._sent = default_store(), 0
        self._measurer = EPPointMeasurer(device, made)

    def measure(self, request: EPRequest, notify: Callable[[Any], None] | None) -> tuple[PointRecord, ...]:
        """Send ``request`` to the other ranks and measure it with them."""
        self._sent += 1
        self._store.set(f"moebench/point/{self._sent}", base64.b64encode(pickle.dumps(request)).decode())
        return self._measurer.measure(request, notify=notify)

    def call(
        self,
        target: str,
        *args: Any,
        timeout_s: float,
        on_event: Callable[[Any], None] | None = None,
        device: str | None = None,
    ) -> Any:
        """What the session's loop calls in place of a worker; a group has no other process to be safe in."""
        return self.measure(args[0], on_event)

    def stop(self) -> None:
        """Tell the other ranks that nothing follows."""
        self._store.set(_STOP, "1")

    def follow(self) -> None:
        """Measure what rank 0 sends until it stops; raises what a point raises, once rank 0 had time to tell it."""
        number = 1
        while True:
            key = f"moebench/point/{number}"
            while not self._store.check([key]):
                if self._store.check([_STOP]):
                    return
                time.sleep(POLL_S)
            request: EPRequest = pickle.loads(base64.b64decode(self._store.get(key)))
            number += 1
            try:
                self._measurer.measure(request)
            except MoebenchError as error:
                self._wait_for_end()
                raise RanksEndedError(str(error)) from error

    def _wait_for_end(self) -> None:
        until = time.monotonic() + LINGER_S
        while time.monotonic() < until and not self._store.check([_STOP]):
            time.sleep(POLL_S)

    def close(self) -> None:
        """Leave the group."""
        if distributed.is_initialized():
            distributed.destroy_process_group()
