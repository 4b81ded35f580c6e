"""The model held against the reference runs, which it was not fitted to: times of GEMMs and of whole layers."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from moebench.backends.triton_backend import TritonBackend
from moebench.plan.plan import KernelPlan
from moebench.predict.model import Model
from moebench.spec.hw_files import load_hardware
from moebench.spec.models import load_model
from moebench.spec.workload import Workload
from moebench.store.reader import load

REFERENCE = Path(__file__).resolve().parents[1] / "results" / "reference"
RUNS = sorted(p.name for p in REFERENCE.glob("h200-triton-*"))
MODEL = Model(load_hardware("h200"))


def _points(run: str) -> list[tuple[Workload, object]]:
    found = []
    for record in load(REFERENCE / run).records:
        shape = load_model(record.workload["shape"]["name"]).shape
        if record.status == "ok" and record.variant == "fused":
            found.append((Workload(shape, int(record.workload["num_tokens"])), record))
    return found


@pytest.mark.parametrize("run", RUNS)
def test_gemms_take_what_was_predicted_of_their_plans(run: str) -> None:
    off = []
    for workload, record in _points(run):
        for step in record.steps:  # type: ignore[attr-defined]
            if step.kernel in ("gemm1_fused", "gemm2_fused"):
                plan = KernelPlan(step.kernel, dict(step.params))
                us = MODEL.times_us(step.kernel, [plan], workload, timed=(step.kernel,))[0]
                off.append(float(us / step.time.median_us))
    assert len(off) >= 8
    assert 0.85 < np.median(off) < 1.2
    assert all(0.7 < ratio < 1.4 for ratio in off), off


@pytest.mark.parametrize("run", RUNS)
def test_layers_take_what_was_predicted_of_default_plans(run: str) -> None:
    for workload, record in _points(run):
        plan = TritonBackend().default_plan(workload, MODEL.hw, "fused")
        ratio = MODEL.layer_us(plan, workload).us / record.layer.median_us  # type: ignore[attr-defined]
        assert 0.8 < ratio < 1.2, (workload.num_tokens, ratio)
