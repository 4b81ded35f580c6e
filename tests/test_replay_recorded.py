"""A floor for the search on recorded sweeps of an H200: whoever changes a sampler or the model sees what it costs."""

from __future__ import annotations

from pathlib import Path

import pytest

from moebench.store.sweep_files import read_sweep
from moebench.tune.replay import ReplayOptions, replay, tasks_of
from moebench.tune.replay_prior import PriorChoice, priors
from moebench.tune.replay_scores import score

pytest.importorskip("optuna")

SWEEPS = Path(__file__).resolve().parents[1] / "results" / "sweeps"
SEEDS = 2
GEOMEAN, WORST = 0.99, 0.97
"""What the chosen plans keep of the optimum over cells. The installed model knows these sweeps: that a search does as
well on a shape that its model was not fitted to, is for ``moebench replay`` to say."""


def test_the_search_keeps_its_floor_on_recorded_sweeps() -> None:
    sweeps = [read_sweep(SWEEPS / f"h200-{name}.sweep.json.gz") for name in ("qwen3-30b-a3b", "deepseek-v3")]
    options, known = ReplayOptions(trials=48), priors(sweeps, PriorChoice.INSTALLED)
    found = score(sweeps, list(replay(sweeps, tasks_of(sweeps, ["pool"], SEEDS), options, priors=known)), options)
    pool, exact = found.samplers
    assert len(pool.cells) == 16
    assert pool.geomean[-1] >= GEOMEAN
    assert pool.worst.mean[-1] >= WORST
    assert pool.geomean[-1] > exact.geomean[-1] + 0.03
