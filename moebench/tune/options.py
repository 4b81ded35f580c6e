"""What a search is asked for, and how its options are written."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from moebench.errors import InputError

NATIVE = "native"
ENGINES = ("vllm", "sglang")
TARGETS = (NATIVE, *ENGINES)
ALL_DEVICES = "all"
MOST_TRIALS = 1_000_000
MOST_RANKS = 1 << 16
"""Upper limit of a group's size; the largest machines have fewer GPUs."""
_MOST_DIGITS = 9
_MOST_SHOWN = 20


class OriginChoice(str, Enum):
    """Where times shall come from; ``auto`` measures the present device and predicts any other."""

    AUTO = "auto"
    MEASURED = "measured"
    PREDICTED = "predicted"


@dataclass(frozen=True)
class TuneOptions:
    """The choices of a search; an empty tuple or None leaves a choice to ``tune.defaults`` or the profile.

    ``dtypes`` are names, the engines' among them, and ``auto``. ``profile`` is the device's when None, ``sampler`` and
    ``trials`` (plans a cell) the profile's. ``start_from`` are tables, or engines' files, whose plans are raced too.
    """

    models: tuple[str, ...] = ()
    tokens: tuple[int, ...] = ()
    dtypes: tuple[str, ...] = ("auto",)
    tp_sizes: tuple[int, ...] = (1,)
    ep_sizes: tuple[int, ...] = ()
    targets: tuple[str, ...] = (NATIVE,)
    backend: str | None = None
    variant: str | None = None
    profile: str | None = None
    sampler: str | None = None
    trials: int | None = None
    seed: int = 0
    start_from: tuple[Path, ...] = ()

    def __post_init__(self) -> None:
        for target in self.targets:
            if target not in TARGETS:
                raise InputError(f"--target {target!r} is not known; allowed: {', '.join(TARGETS)}")
        if self.trials is not None and not 1 <= self.trials <= MOST_TRIALS:
            raise InputError(f"--trials is {self.trials}; allowed: 1 to {MOST_TRIALS}")
        if self.variant is not None and NATIVE not in self.targets:
            raise InputError(
                f"--variant {self.variant} is for --target native; an engine's table is timed on engine_grid alone"
            )

    @property
    def engines(self) -> tuple[str, ...]:
        """The engines whose files are wanted, each once."""
        return tuple(dict.fromkeys(t for t in self.targets if t != NATIVE))


def parse_sizes(texts: Sequence[str], option: str) -> tuple[int, ...]:
    """Whole numbers from 1 to ``MOST_RANKS``, written ``8`` or ``1,2,4,8``, ascending, each once; raises InputError."""
    found = set()
    for text in (part.strip() for whole in texts for part in whole.split(",")):
        if not re.fullmatch(rf"\d{{1,{_MOST_DIGITS}}}", text, re.ASCII) or not 1 <= int(text) <= MOST_RANKS:
            told = text if len(text) <= _MOST_SHOWN else f"{text[:_MOST_SHOWN]}…"
            raise InputError(
                f"{option} {told!r} is not allowed; write sizes from 1 to {MOST_RANKS}, such as 8 or 1,2,4"
            )
        found.add(int(text))
    return tuple(sorted(found))


def parse_devices(text: str) -> tuple[int, ...] | None:
    """Indices of GPUs written ``0,2``; None for ``all``. Raises InputError."""
    if text.strip().lower() == ALL_DEVICES:
        return None
    found = []
    for part in (p.strip() for p in text.split(",")):
        if not re.fullmatch(rf"\d{{1,{_MOST_DIGITS}}}", part, re.ASCII):
            raise InputError(f"--devices {text!r}: {part!r} is no index; write all, or indices such as 0,2")
        found.append(int(part))
    if len(set(found)) < len(found):
        raise InputError(f"--devices {text!r} names a device twice")
    return tuple(found)
