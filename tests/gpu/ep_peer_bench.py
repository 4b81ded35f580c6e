"""What a measurement between ranks needs: timing held against the host, the slowest rank, attempts that may fail."""

from __future__ import annotations

import json
import os
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch

from moebench.measure.backlog import Backlog
from moebench.measure.ep_material import ExpertShelf
from moebench.pipeline.ep.ranks.collective import CollectiveRanks
from moebench.pipeline.ep.ranks.distributed import DistributedRanks
from moebench.pipeline.ep.ranks.peer import PeerRanks
from moebench.spec.ep_workload import EPWorkload

LIMIT_S = 30.0
ROUNDS = 11
LASTING = ("CUDA error", "Triton Error", "illegal memory access")
"""What an error says after which the process can't use its device any more."""


class Log:
    """Rows by section: printed by rank 0 as they come, and all of them written to ``path`` after each."""

    def __init__(self, rank: int, path: Path | None, about: dict[str, Any]) -> None:
        self._rank, self._path = rank, path
        self._told: dict[str, Any] = {"about": about, "sections": {}}

    def say(self, line: str) -> None:
        """A line for a reader."""
        if self._rank == 0:
            sys.stdout.write(f"{line}\n")
            sys.stdout.flush()

    def add(self, section: str, row: dict[str, Any]) -> None:
        """A row of ``section``."""
        self._told["sections"].setdefault(section, []).append(row)
        if self._rank == 0 and self._path is not None:
            self._path.write_text(json.dumps(self._told, indent=1), encoding="utf-8")
        parts = (f"{k} {v:.4g}" if isinstance(v, float) else f"{k} {v}" for k, v in row.items())
        self.say(f"  {section}: {', '.join(parts)}")


class Bench:
    """This process's rank, remade after a failure; ``desk`` is where ranks agree, apart from what is measured."""

    def __init__(self, size: int, device: str, log: Log, budget_s: float, *, trace: bool = False) -> None:
        self.size, self.device, self.log, self.trace = size, torch.device(device), log, trace
        self._end = time.monotonic() + budget_s
        self._desk = CollectiveRanks(size, device, LIMIT_S * 3)
        self._backlog = Backlog(self.device)
        self._ranks: dict[str, DistributedRanks] = {}
        self._shelves: dict[str, ExpertShelf] = {}

    @property
    def rank(self) -> int:
        """This process's."""
        return self._desk.rank

    def ranks(self, kind: str = "peer") -> DistributedRanks:
        """The ranks of ``kind``, made when first needed."""
        if kind not in self._ranks:
            if kind == "peer":
                shared = self.size > torch.cuda.device_count()
                self._ranks[kind] = PeerRanks(self.size, self.device, LIMIT_S, shared=shared)
            else:
                self._ranks[kind] = CollectiveRanks(self.size, self.device, LIMIT_S)
        return self._ranks[kind]

    def shelf(self, workload: EPWorkload, slots: int, kind: str = "peer") -> ExpertShelf:
        """The weights of ``workload`` on the ranks of ``kind``."""
        if kind not in self._shelves:
            self._shelves[kind] = ExpertShelf(self.ranks(kind))
        self._shelves[kind].open(workload, slots)
        return self._shelves[kind]

    def attempt(self, section: str, config: dict[str, Any], run: Callable[[], list[dict[str, Any]]]) -> bool:
        """Rows of ``run`` into the log, or why there are none; whether it went well on every rank."""
        late = self._desk.gather([int(time.monotonic() >= self._end)])[0][0]
        if late:
            self.log.add(section, {**config, "left out": "no time"})
            return False
        rows, error = [], ""
        try:
            rows = run()
        except Exception as caught:
            lines = str(caught).strip().splitlines()
            error = f"{type(caught).__name__}: {lines[0] if lines else ''}"
            sys.stderr.write(f"rank {self._desk.rank}, {section} {config}: {error}\n{traceback.format_exc()}")
            sys.stderr.flush()
            if any(part in f"{error} {caught.__cause__}" for part in LASTING):
                self._leave(section, config, error)
        failed = [rank for rank, (bad,) in enumerate(self._desk.gather([int(bool(error))])) if bad]
        if failed:
            self.log.add(section, {**config, "failed on ranks": failed, "error": error})
            self._ranks.clear()
            self._shelves.clear()
            torch.cuda.empty_cache()
            return False
        for row in rows:
            self.log.add(section, {**config, **row})
        return True

    def _leave(self, section: str, config: dict[str, Any], error: str) -> None:
        """Log a failure that lasts and end this process: giving memory back would end it too, without a word."""
        self.log.add(section, {**config, "failed on ranks": [self._desk.rank], "error": error})
        self.log.say("the device can't be used any more: run again with --trace and --sections to see what failed")
        os._exit(3)

    def slowest(self, values: list[float]) -> list[float]:
        """The largest of every rank's values, place by place."""
        told = self._desk.gather([round(v * 1000) for v in values])
        return [max(column) / 1000 for column in zip(*told, strict=True)]

    def times_us(self, calls: Callable[[], object], rounds: int = ROUNDS) -> list[float]:
        """Times of ``calls`` on the slowest rank: launched behind a barrier while the device is held up."""
        ranks, taken = self.ranks(), []
        for _ in range(rounds + 2):
            begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
            with self._backlog.enqueueing():
                ranks.wait()
                begin.record()
                calls()
                end.record()
            ranks.sync()
            taken.append(begin.elapsed_time(end) * 1000)
        return self.slowest(taken[2:])

    def time_us(self, calls: Callable[[], object], rounds: int = ROUNDS) -> float:
        """Median of ``times_us``."""
        return sorted(self.times_us(calls, rounds))[rounds // 2]

    def launched_us(self, calls: Callable[[], object]) -> float:
        """One call on this rank, from an idle device with the host launching: what a step without a graph takes."""
        ranks = self.ranks()
        ranks.wait()
        ranks.sync()
        self._desk.gather([0])
        begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        begin.record()
        calls()
        end.record()
        ranks.sync()
        return begin.elapsed_time(end) * 1000
