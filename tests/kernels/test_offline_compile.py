"""Every kernel compiles for every target without a device, within the shared memory that its declaration predicts.

The whole matrix takes long: ``python tests/kernels/compile_matrix.py --plans 20``.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from compile_matrix import HARDWARE, QUICK_WORKLOADS, Case, cases, compile_case, describe

from moebench.measure.offline_compile import Compiled

RANDOM_CASES = 6
SPILL_LIMIT_BYTES = 256
"""A default plan keeps its accumulators in registers; a few addresses may spill."""


@pytest.fixture(autouse=True)
def _cache(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiles anew: a cache of another Triton's making proves nothing."""
    folder: Path = tmp_path_factory.getbasetemp() / "triton"
    monkeypatch.setenv("TRITON_CACHE_DIR", str(folder))


def check(case: Case) -> Compiled:
    compiled = compile_case(case)
    assert compiled.shared_bytes <= case.predicted_bytes, describe(case)
    return compiled


@pytest.mark.parametrize("target", HARDWARE)
def test_default_plans_compile_within_their_prediction(target: str) -> None:
    found = cases(QUICK_WORKLOADS, (target,), num_random=0)
    assert {c.launch.operation for c in found} >= {"route_index", "gemm1_fused", "engine_grid", "shared"}
    for case in found:
        compiled = check(case)
        assert compiled.registers is None or compiled.registers > 0
        assert (compiled.spill_bytes or 0) <= SPILL_LIMIT_BYTES, describe(case)


@pytest.mark.parametrize("target", HARDWARE)
def test_random_legal_plans_compile_within_their_prediction(target: str) -> None:
    found = [c for c in cases(QUICK_WORKLOADS, (target,), num_random=2) if "gemm" in c.launch.function]
    for case in random.Random(target).sample(found, RANDOM_CASES):
        check(case)
