"""What a replayed search is told beforehand: nothing that was fitted to the shape it is judged on."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from recorded_sweeps import sweep

from moebench.errors import InputError
from moebench.store.sweeps import CellTimes, Sweep
from moebench.tune.landscape import landscape
from moebench.tune.replay import ReplayOptions, ground, replay, tasks_of
from moebench.tune.replay_prior import PriorChoice, default_choice, priors, recorded_cells


def few(of: Sweep, every: int = 16) -> Sweep:
    """Every 16th plan of ``of``, without its race."""
    kernel = of.kernels[0]
    cells = tuple(CellTimes(c.num_tokens, c.screen_us[::every]) for c in kernel.cells)
    axes = {name: column[::every] for name, column in kernel.axes.items()}
    return replace(of, kernels=(replace(kernel, axes=axes, cells=cells, compiled=type(kernel.compiled)()),))


@pytest.fixture(scope="module")
def two() -> list[Sweep]:
    return [few(sweep(model, (1024,))) for model in ("qwen3-30b-a3b", "mixtral-8x7b")]


def slower(of: Sweep) -> Sweep:
    """``of`` with times that say the opposite: the fast plans slow."""
    kernel = of.kernels[0]
    cell = kernel.cells[0]
    turned = tuple(tuple(1e6 / b for b in blocks) for blocks in cell.screen_us)
    return replace(of, kernels=(replace(kernel, cells=(replace(cell, screen_us=turned),)),))


def test_recorded_cells_are_the_true_times(two: list[Sweep]) -> None:
    (cell,) = recorded_cells(two[0])
    truth = landscape(two[0].kernels[0], 1024)
    assert cell.us == pytest.approx(truth.us.tolist())
    assert cell.plans == two[0].kernels[0].plans


def test_what_is_held_out_has_no_say(two: list[Sweep]) -> None:
    honest = priors(two, PriorChoice.HELD_OUT)
    turned = priors([slower(two[0]), two[1]], PriorChoice.HELD_OUT)
    key, other = (0, "gemm1_fused"), (1, "gemm1_fused")
    assert honest[key].shape == (two[0].kernels[0].num_plans, 1)
    assert np.array_equal(honest[key], turned[key])
    assert not np.array_equal(honest[other], turned[other])


def test_installed_and_none(two: list[Sweep]) -> None:
    assert priors(two, PriorChoice.NONE) == {}
    assert set(priors(two, PriorChoice.INSTALLED)) == {(0, "gemm1_fused"), (1, "gemm1_fused")}


def test_one_shape_leaves_nothing_to_fit_to(two: list[Sweep]) -> None:
    assert default_choice(two) is PriorChoice.HELD_OUT
    assert default_choice(two[:1]) is PriorChoice.NONE
    with pytest.raises(InputError, match=r"all sweeps are of qwen3-30b-a3b; held-out needs another shape"):
        priors(two[:1], PriorChoice.HELD_OUT)
    strange = replace(two[1], header=replace(two[1].header, hardware="h20"))
    with pytest.raises(InputError, match="held-out fits one device"):
        priors([two[0], strange], PriorChoice.HELD_OUT)


def test_a_sampler_alone_gets_no_predictions() -> None:
    swept = sweep("qwen3-30b-a3b", (1, 1024), seed=1)
    perfect = np.full((len(ground(swept, "gemm1_fused").space), 2), 1.0)
    perfect[0] = 0.1
    options = ReplayOptions(trials=8)
    tasks = tasks_of([swept], ["random", "random:alone"], 1)
    told = {t.task.sampler: t for t in replay([swept], tasks, options, priors={(0, "gemm1_fused"): perfect})}
    none = {t.task.sampler: t for t in replay([swept], tasks, options)}
    assert told["random:alone"].cells == none["random:alone"].cells
    assert told["random"].cells != told["random:alone"].cells
