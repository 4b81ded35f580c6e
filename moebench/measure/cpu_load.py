"""How busy other programs keep this machine's processor: before a run, while we ourselves wait, or meanwhile."""

from __future__ import annotations

import os
from time import perf_counter, process_time

import psutil

WATCHED_S = 0.3
NOTABLE_SHARE = 0.2
"""Share of the cores that a measurement uses from which on neighbours who take them show in it."""


def neighbours_note(watched_s: float = WATCHED_S, cores: int | None = None) -> str | None:
    """What to know of a processor that is busy without us; None where that is too little to matter.

    It is watched for ``watched_s`` seconds from now, in which the caller does nothing else.
    """
    cores = cores or os.cpu_count() or 1
    load = float(psutil.cpu_percent(interval=watched_s)) / 100 * cores
    if load < NOTABLE_SHARE * cores:
        return None
    return f"other programs use this CPU (load {load:.1f} on {cores} cores): expect wide intervals"


class Neighbours:
    """What other programs take of the processor while this one works, from now on; a hypervisor's share is theirs."""

    def __init__(self) -> None:
        self._start_s = _times_s()

    def crowd(self, threads: int, cores: int | None = None) -> str:
        """What to know of neighbours that left too few cores for ``threads``; empty where they left enough.

        Too few is a core a thread less ``NOTABLE_SHARE`` of that, or fewer: a smaller load doesn't show in a time.
        """
        cores = cores or os.cpu_count() or 1
        wall_s, busy_s, own_s = (now - then for now, then in zip(_times_s(), self._start_s, strict=True))
        load = (busy_s - own_s) / wall_s
        if cores - load > (1 - NOTABLE_SHARE) * threads:
            return ""
        return f"other programs used {load:.1f} of {cores} cores meanwhile, and {threads} were needed"


def _times_s() -> tuple[float, float, float]:
    """Seconds by a clock, seconds that all cores together were busy, and those of them that were this process's."""
    times = psutil.cpu_times()._asdict()
    idle = ("idle", "iowait", "guest", "guest_nice")  # a guest's time is also a user's
    return perf_counter(), sum(s for name, s in times.items() if name not in idle), process_time()
