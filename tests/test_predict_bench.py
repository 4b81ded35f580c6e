"""The predicting bench: origin, one value without interval, refusals as records, the model's own error respected."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from moebench.backends.triton_backend import TritonBackend
from moebench.errors import UnknownNameError
from moebench.plan.legality import legal
from moebench.plan.plan import KernelPlan, LayerPlan
from moebench.plan.space import build_space
from moebench.spec.dtypes import DType
from moebench.spec.hw_files import load_hardware
from moebench.spec.models import load_model
from moebench.spec.workload import Workload
from moebench.store import codec
from moebench.store.records import UNSUPPORTED
from moebench.tune.bench import Screening
from moebench.tune.cells import Cell
from moebench.tune.predict_bench import PredictBench

BI = load_hardware("bi-v100")
WORK = Workload(load_model("qwen3.6-35b-a3b").shape, 64, DType.FP16, tp_size=4)


def _cell(kernel: str, workload: Workload = WORK) -> Cell:
    return Cell("triton", "fused", kernel, workload)


def test_a_screening_is_one_predicted_value_a_cell() -> None:
    bench = PredictBench(BI)
    plan = build_space("gemm2_fused", [WORK], BI, "quick").plans[0]
    cells = (_cell("gemm2_fused"), _cell("gemm2_fused", WORK.with_tokens(256)))
    (records,) = bench.screen([Screening(plan, cells)])
    for record, cell in zip(records, cells, strict=True):
        assert (record.status, record.origin, record.hardware) == ("ok", "predicted", "bi-v100")
        assert record.timed == ("gemm2_fused", "combine")
        assert record.blocks_us == (float(bench.model.times_us("gemm2_fused", [plan], cell.workload)[0]),)
        assert codec.read_trial(codec.write_trial(record)).params == dict(plan.params)
    assert len({r.trial_id for r in records}) == 2


def test_an_illegal_plan_is_a_failed_record_that_names_the_rule() -> None:
    default = TritonBackend().default_plan(WORK, BI, "fused").kernel("gemm1_fused")
    deep = KernelPlan("gemm1_fused", {**default.params, "num_stages": 4})
    (records,) = PredictBench(BI).screen([Screening(deep, (_cell("gemm1_fused"),))])
    assert records[0].failure is not None
    assert records[0].failure.kind == UNSUPPORTED
    assert "num_stages" in records[0].failure.message
    assert records[0].blocks_us == ()


def test_a_race_has_one_value_a_layer_and_no_gate() -> None:
    bench, backend = PredictBench(BI), TritonBackend()
    good = backend.default_plan(WORK, BI, "fused")
    broken = replace(
        good, kernels=tuple(KernelPlan(k.kernel, {**k.params, "num_warps": 512}) for k in good.kernels)
    )  # fmt: skip
    foreign = LayerPlan("torch", "loop", (KernelPlan("torch_route", {}),))
    (heat,) = bench.race([(WORK, (good, broken, foreign))])
    assert [len(b) for b in heat.blocks_us] == [1, 0, 0]
    assert heat.blocks_us[0][0] == pytest.approx(bench.model.layer_us(good, WORK).us)
    told = bench.model.layer_us(good, WORK)
    assert told.low_us == pytest.approx(told.us / (1 + heat.time_share))
    assert told.high_us == pytest.approx(told.us * (1 + heat.time_share))
    assert heat.ratio_share == bench.least_gain
    assert heat.gate_routings == ()
    assert heat.failures[0] is None
    assert all(f is not None for f in heat.failures[1:])


def test_favourites_are_legal_and_fastest() -> None:
    bench = PredictBench(load_hardware("h200"))
    work = Workload(load_model("qwen3-30b-a3b").shape, 4096)
    space = build_space("gemm1_fused", [work.with_tokens(1), work], bench.hw, "quick")
    found = bench.favourites(space, 1, 5)
    us = bench.model.times_us("gemm1_fused", space.plans, work)
    here = us[space.legal_on(1)]
    assert not [v for p in found for v in legal(p, work, bench.hw)]
    assert bench.model.times_us("gemm1_fused", found, work).min() == pytest.approx(here.min())
    assert len(set(found)) == 5


def test_the_default_comes_first_where_a_gain_is_within_the_models_error(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = PredictBench(load_hardware("h200"))
    work = Workload(load_model("qwen3-30b-a3b").shape, 64)
    space = build_space("gemm1_fused", [work], bench.hw, "quick")
    place = space.defaults[0]
    assert place is not None
    default = space.plans[place]

    def first(gain: float) -> KernelPlan:
        other = next(p for p in space.plans if p != default)

        def planted(kernel: str, plans: list[KernelPlan], workload: Workload) -> np.ndarray:
            return np.array([100.0 if p == default else 100 * (1 - gain) if p == other else 500.0 for p in plans])

        monkeypatch.setattr(bench.model, "times_us", planted)
        return bench.favourites(space, 0, 3)[0]

    assert first(bench.least_gain / 2) == default
    assert first(2 * bench.least_gain) != default


def test_the_error_note_goes_with_the_bench_and_an_unknown_class_is_refused() -> None:
    assert "never held against" in PredictBench(BI).error_note
    with pytest.raises(UnknownNameError, match="hardware class"):
        PredictBench(load_hardware("cpu"))
    assert PredictBench(BI).clock_s() >= 0
