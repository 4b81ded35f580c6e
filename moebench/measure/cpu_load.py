"""How busy other programs keep this machine's processor: asked before a run, while we ourselves wait."""

from __future__ import annotations

import os

import psutil

WATCHED_S = 0.3
NOTABLE_SHARE = 0.2
"""Share of all cores from which on the neighbours show in a measurement that uses every core."""


def neighbours_note(watched_s: float = WATCHED_S, cores: int | None = None) -> str | None:
    """What to know of a processor that is busy without us; None where that is too little to matter.

    It is watched for ``watched_s`` seconds from now, in which the caller does nothing else.
    """
    cores = cores or os.cpu_count() or 1
    load = float(psutil.cpu_percent(interval=watched_s)) / 100 * cores
    if load < NOTABLE_SHARE * cores:
        return None
    return f"other programs use this CPU (load {load:.1f} on {cores} cores): expect wide intervals"
