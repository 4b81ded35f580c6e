"""Fitting the model: it finds planted constants again, judges by shapes left out, and states figures that are right."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from moebench.errors import InputError
from moebench.plan.space import build_space
from moebench.predict import calibrate as fitting
from moebench.predict.calibrate import RecordedCell, calibrate, errors, fit, judge, leave_one_shape_out, loss, spearman
from moebench.predict.constants import Calibration, Constants, Value, load_calibration
from moebench.predict.model import Model
from moebench.predict.picks import ALIKE
from moebench.spec.hw_files import load_hardware
from moebench.spec.models import load_model
from moebench.spec.workload import Workload

H200 = load_hardware("h200")
START = load_calibration("hopper")


def _planted(**constants: float) -> Calibration:
    values = {name: Value(constants.get(name, v.value), v.source) for name, v in START.values.items()}
    return replace(START, values=values)


def _cells(truth: Calibration, models: tuple[str, ...], noise: float = 0.0) -> list[RecordedCell]:
    model, random, found = Model(H200, truth), np.random.default_rng(0), []
    for name in models:
        for tokens in (8, 1024):
            workload = Workload(load_model(name).shape, tokens)
            plans = build_space("gemm1_fused", [workload], H200, "quick").plans[::29]
            us = model.times_us("gemm1_fused", plans, workload) * np.exp(random.normal(0, noise, len(plans)))
            found.append(RecordedCell("gemm1_fused", workload, tuple(plans), tuple(map(float, us))))
    return found


@pytest.fixture(scope="module")
def two_shapes() -> list[RecordedCell]:
    return _cells(_planted(copy_share=0.9, cta_us=2.0), ("qwen3-30b-a3b", "mixtral-8x7b"))


def test_a_fit_comes_nearer_to_planted_constants(
    two_shapes: list[RecordedCell], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fitting, "ROUNDS", 6)
    before = loss(two_shapes, Model(H200, START))
    found = fit(two_shapes, H200, START)
    assert loss(two_shapes, Model(H200, found)) < before / 4
    assert found.constants.copy_share == pytest.approx(0.9, rel=0.1)
    assert found.values["copy_share"].source == "fitted"
    assert found.values["reduce_us"] == START.values["reduce_us"], "no cell says anything of routing"


def test_a_fit_is_the_same_every_time(two_shapes: list[RecordedCell], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fitting, "ROUNDS", 2)
    assert fit(two_shapes, H200, START).constants == fit(two_shapes, H200, START).constants


def test_a_shape_is_judged_by_constants_of_the_others(
    two_shapes: list[RecordedCell], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[set[str]] = []

    def record(cells: list[RecordedCell], hw: object, start: Calibration) -> Calibration:
        seen.append({c.shape for c in cells})
        return start

    monkeypatch.setattr(fitting, "fit", record)
    judged = leave_one_shape_out(two_shapes, H200, START)
    assert seen == [{"mixtral-8x7b"}, {"qwen3-30b-a3b"}]
    assert sorted((c.shape, c.num_tokens) for c in judged) == sorted(
        (c.shape, c.workload.num_tokens) for c in two_shapes
    )


def test_calibrating_states_the_errors_of_left_out_shapes(
    two_shapes: list[RecordedCell], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fitting, "ROUNDS", 3)
    found, judged = calibrate(two_shapes, H200, START, "planted times")
    assert found.error == errors(judged, "planted times")
    assert found.error is not None
    assert found.error.cells == 4
    assert found.error.first_geomean >= 1.0
    assert found.hw_class == "hopper"
    assert "planted times" in Model(H200, found).error_note


def test_one_shape_can_not_be_left_out() -> None:
    with pytest.raises(InputError, match="at least two"):
        leave_one_shape_out(_cells(START, ("qwen3-30b-a3b",)), H200, START)
    with pytest.raises(InputError, match="no cell"):
        errors([], "nothing")


def test_a_model_judged_by_its_own_times_makes_no_error() -> None:
    for cell in _cells(START, ("qwen3-30b-a3b",)):
        found = judge(cell, Model(H200, START))
        assert found.level == 1.0
        assert 1.0 <= found.five <= found.first <= 1.0 + ALIKE
        assert found.spearman == pytest.approx(1.0)


def test_errors_widen_with_noise() -> None:
    model = Model(H200, START)
    quiet, loud = (
        errors([judge(c, model) for c in _cells(START, ("qwen3-30b-a3b", "mixtral-8x7b"), noise)], "test")
        for noise in (0.01, 0.2)
    )
    assert quiet.time_share < loud.time_share
    assert quiet.ratio_share < loud.ratio_share
    assert quiet.spearman > loud.spearman
    assert quiet.first_geomean < loud.first_geomean


def test_thinning_keeps_the_best_and_the_worst() -> None:
    cell = _cells(START, ("qwen3-30b-a3b",))[0]
    thin = cell.thinned(12)
    assert len(thin.us) == len(thin.plans) == 12
    assert (min(thin.us), max(thin.us)) == (min(cell.us), max(cell.us))
    assert sorted(thin.us)[:4] == sorted(cell.us)[:4]
    assert cell.thinned(10_000) is cell


@given(st.lists(st.integers(0, 50), min_size=3, max_size=40, unique=True))
@settings(max_examples=50, deadline=None)
def test_rank_correlation_is_of_ranks(values: list[int]) -> None:
    up = np.array(values, dtype=float)
    assert spearman(up, np.exp(up / 10)) == pytest.approx(1.0)
    assert spearman(up, -up) == pytest.approx(-1.0)
    assert spearman(up, np.ones(len(up))) == 0.0


def test_every_constant_is_fitted_by_a_group_or_set() -> None:
    from dataclasses import fields

    groups = {f.metadata["group"] for f in fields(Constants)}
    assert groups == {"", *fitting.GROUPS}
