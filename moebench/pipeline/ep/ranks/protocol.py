"""The protocol of a kind of ranks: symmetric memory, running lists of phases, agreement, stopping together."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from typing import Union

import torch

from moebench.errors import InputError, UnsupportedError
from moebench.pipeline.ep.ranks.accesses import Accesses, Phase
from moebench.spec.ep_workload import EPStep


class SharedRefusal(UnsupportedError):
    """A refusal that every rank comes to alone and alike: nobody needs to be told to stop."""


@dataclass(frozen=True)
class Region:
    """Memory of one shape and dtype on every rank, reachable from this process as far as its kind of ranks allows.

    ``tensors[r]`` is rank r's part as this process sees it, None where it can't reach it. ``addresses`` [R] int64,
    in device memory, is the same as a table of byte addresses, 0 where there is none: what a kernel gets. ``keep``
    is what the memory lives with.
    """

    name: str
    tensors: tuple[torch.Tensor | None, ...]
    addresses: torch.Tensor
    keep: object = None

    def of(self, rank: int) -> torch.Tensor:
        """The part of ``rank``; raises UnsupportedError where this process can't reach it."""
        tensor = self.tensors[rank]
        if tensor is None:
            raise UnsupportedError(f"{self.name} of rank {rank} can't be reached from this rank")
        return tensor


def region_of(name: str, tensors: Sequence[torch.Tensor | None], device: torch.device, keep: object = None) -> Region:
    """A region of the given parts, with their addresses."""
    table = torch.tensor([0 if t is None else t.data_ptr() for t in tensors], dtype=torch.int64, device=device)
    return Region(name, tuple(tensors), table, keep)


@dataclass(frozen=True)
class Exchange:
    """A trade between the ranks' processes that is no kernel: ``run()`` calls the kind's own collectives."""

    step: EPStep
    name: str
    run: Callable[[], None]


Item = Union[Phase, Exchange]


class Listener:
    """Told of every phase, exchange and wait, around its run: what a clock hangs on to. This one listens to nothing."""

    def phase(self, phase: Phase, rank: int) -> AbstractContextManager[None]:
        """Around one phase on one rank."""
        return nullcontext()

    def exchange(self, exchange: Exchange) -> AbstractContextManager[None]:
        """Around an exchange, once a process."""
        return nullcontext()

    def wait(self, step: EPStep) -> AbstractContextManager[None]:
        """Around a wait for the other ranks, before a phase of ``step``."""
        return nullcontext()


class Ranks(ABC):
    """R expert-parallel ranks as one process sees them.

    ``kind`` is the name on the command line; ``origin`` what times on it are (``measured`` or ``virtual``);
    ``local_ranks`` those that this process runs; ``addressable`` whether a phase can reach the others' memory.
    """

    kind: str
    origin: str
    ep_size: int
    local_ranks: tuple[int, ...]
    device: torch.device
    addressable: bool

    def __init__(self) -> None:
        self._accesses = Accesses()

    @abstractmethod
    def allocate(self, name: str, shape: Sequence[int], dtype: torch.dtype) -> Region:
        """Uninitialised symmetric memory; every rank asks for the same, in the same order."""

    @abstractmethod
    def replicate(self, name: str, tensor: torch.Tensor) -> Region:
        """A region whose every local part is ``tensor``: what each rank holds a copy of and nobody writes."""

    @abstractmethod
    def wait(self) -> None:
        """Hold the phases that follow until all ranks have finished those before; bounded in time."""

    @abstractmethod
    def sync(self) -> None:
        """Hold the host until this process's device work is done; raises where another rank has stopped."""

    @abstractmethod
    def gather(self, values: Sequence[int]) -> list[list[int]]:
        """Every rank's whole numbers, by rank, on every rank. ``values`` are of one rank; not for timed code."""

    @abstractmethod
    def agree(self, values: Mapping[str, object]) -> None:
        """Raise one and the same InputError on every rank where ``values`` differ between ranks."""

    @abstractmethod
    def close(self) -> None:
        """Give back what the kind holds; nothing runs on these ranks afterwards."""

    @contextmanager
    def guard(self) -> Iterator[None]:
        """Where what is inside fails on this rank, the others are told to stop with its message."""
        yield

    def run(self, items: Sequence[Item], listener: Listener | None = None) -> None:
        """Run a list of phases and exchanges on every local rank, waiting for the others where it must."""
        told = Listener() if listener is None else listener
        with self.guard():
            for item in items:
                if isinstance(item, Exchange):
                    with told.exchange(item):
                        item.run()
                    self._accesses.settle()
                    continue
                if self._accesses.must_wait(item):
                    with told.wait(item.step):
                        self.wait()
                    self._accesses.settle()
                for rank in self.local_ranks:
                    with told.phase(item, rank):
                        item.run(rank)
                self._accesses.add(item)


def disagreement(values: Sequence[Mapping[str, object]]) -> str:
    """What differs between the ranks' values, in words; empty when nothing does."""
    for name in values[0]:
        told = [v.get(name) for v in values]
        if odd := [r for r, value in enumerate(told) if value != told[0]]:
            return (
                f"ranks disagree on {name}: rank 0 has {told[0]}, rank {odd[0]} has {told[odd[0]]}; "
                "make the buffer with the same values on every rank"
            )
    return ""


def require_size(ep_size: int, num_processes: int, kind: str) -> None:
    """Raise InputError where a kind with one process a rank has another number of processes."""
    if ep_size != num_processes:
        raise InputError(
            f"{kind} ranks are one process each: ep_size is {ep_size} but {num_processes} processes run; "
            f"start {ep_size} (torchrun --nproc-per-node {ep_size}), or use virtual ranks"
        )
