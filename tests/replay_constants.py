"""How much the pool sampler's constants matter, and what leaving each shape out of their choice gives.

    python tests/replay_constants.py results/sweeps/*.gz [--seeds 8] [--jobs 2] [--out FILE]

Replays the pool sampler under each of ``SETTINGS``, the model held out as in ``moebench replay``. For every shape the
setting that is best on the other shapes is taken; printed are all settings' fractions of the optimum by shape, and
what those choices give on the shapes that had no part in them.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from moebench.report.console import emit_text, say
from moebench.store.sweep_files import read_sweep
from moebench.store.sweeps import Sweep
from moebench.tune import features, surrogate
from moebench.tune.replay import ReplayOptions, replay, tasks_of
from moebench.tune.replay_prior import PriorChoice, Priors, priors
from moebench.tune.replay_scores import score
from moebench.tune.samplers import pool

PLAIN_SMOOTH, PLAIN_ROUGH = 4.0, 1.0
"""Octaves of every axis where nothing is known of any."""


def _scaled(factor: float) -> None:
    for lengths in (features.SMOOTH, features.ROUGH):
        lengths.update({name: octaves * factor for name, octaves in lengths.items()})
    features.OTHER = (features.OTHER[0] * factor, features.OTHER[1] * factor)


def _plain() -> None:
    features.SMOOTH.update(dict.fromkeys(features.SMOOTH, PLAIN_SMOOTH))
    features.ROUGH.update(dict.fromkeys(features.ROUGH, PLAIN_ROUGH))


def _trust(variance: float) -> None:
    surrogate.TRUST = variance


def _start(plans: int) -> None:
    pool.START = plans


SETTINGS: Mapping[str, Callable[[], None]] = {
    "as it is": lambda: None,
    "every axis alike": _plain,
    "lengths x 0.7": lambda: _scaled(0.7),
    "lengths x 1.4": lambda: _scaled(1.4),
    "prior trusted less": lambda: _trust(1.0),
    "prior trusted more": lambda: _trust(0.06),
    "model after 4 plans": lambda: _start(4),
    "model after 14 plans": lambda: _start(14),
}

Cells = dict[str, float]


def fractions(name: str, sweeps: Sequence[Sweep], known: Priors, seeds: int) -> Cells:
    """The mean fraction of the optimum in every cell under the setting ``name``; for a process of its own."""
    SETTINGS[name]()
    options = ReplayOptions()
    traces = list(replay(sweeps, tasks_of(sweeps, ["pool"], seeds), options, 1, known))
    return {cell.name: cell.mean[-1] for cell in score(sweeps, traces, options).samplers[0].cells}


def _geomean(values: Sequence[float]) -> float:
    return math.exp(sum(map(math.log, values)) / len(values))


def left_out(found: Mapping[str, Cells], shapes: Mapping[str, Sequence[str]]) -> dict[str, str]:
    """For every shape the setting whose geometric mean over the cells of the other shapes is the largest."""
    chosen = {}
    for shape in shapes:
        others = [cell for other, cells in shapes.items() if other != shape for cell in cells]
        chosen[shape] = max(found, key=lambda name: _geomean([found[name][cell] for cell in others]))
    return chosen


def main() -> None:
    """Replay, choose, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sweeps", nargs="+", type=Path)
    parser.add_argument("--seeds", type=int, default=8)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    sweeps = [read_sweep(path) for path in asked.sweeps]
    known = priors(sweeps, PriorChoice.HELD_OUT, asked.jobs)

    def apart(name: str) -> Cells:
        with ProcessPoolExecutor(1, get_context("spawn")) as process:  # constants are set once a process
            cells = process.submit(fractions, name, sweeps, known, asked.seeds).result()
        say(f"{name}: {_geomean(list(cells.values())):.4f}")
        return cells

    with ThreadPoolExecutor(asked.jobs) as threads:
        found = dict(zip(SETTINGS, threads.map(apart, SETTINGS), strict=True))
    first = next(iter(found.values()))
    shapes = {s.name: [cell for cell in first if cell.startswith(f"{s.name} ")] for s in sweeps}
    chosen = left_out(found, shapes)
    outside = {cell: found[chosen[shape]][cell] for shape, cells in shapes.items() for cell in cells}
    for name, cells in found.items():
        told = "  ".join(f"{shape} {_geomean([cells[c] for c in names]):.4f}" for shape, names in shapes.items())
        emit_text(f"{name:22} {_geomean(list(cells.values())):.4f}  worst {min(cells.values()):.4f}  {told}")
    for shape, name in chosen.items():
        emit_text(f"best without {shape}: {name}")
    emit_text(f"so chosen: {_geomean(list(outside.values())):.4f}, worst {min(outside.values()):.4f}")
    if asked.out is not None:
        told = {"seeds": asked.seeds, "fractions": found, "chosen": chosen, "outside": outside}
        asked.out.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
