"""The Triton kernel set in the interpreter, phase by phase against torch's.

In fp32 and fp16: the interpreter multiplies bf16 wrongly.
"""

from __future__ import annotations

import pytest
from triton_cases import SMALL_STAGES

from moebench.plan.ep_plan import Direction
from moebench.spec.dtypes import DType
from moebench.spec.ep import EPGeometry, TableLayout
from moebench.spec.ep_workload import Placement
from moebench.spec.shape import WeightOn
from moebench.testing.ep_kernels import Case, check_kernel_set

PUSH, PULL = Direction.PUSH, Direction.PULL

CASES = {
    "biases, pushed": Case(EPGeometry(2, 8, 4, 9, 2, 16), 72, 40, DType.FP32, (PUSH, PULL, PULL), expert_bias=True),
    "compact, pulled": Case(
        EPGeometry(3, 6, 4, 7, 2, 16, TableLayout.COMPACT), 100, 36, DType.FP16, (PULL, PUSH, PUSH)
    ),
    "absent pairs": Case(EPGeometry(3, 9, 6, 7, 1, 8, pads_counted=False), 130, 20, DType.FP32, (PUSH, PUSH, PULL)),
    "one rank": Case(
        EPGeometry(1, 6, 3, 9, 0, 4), 64, 32, DType.FP16, (PUSH, PULL, PULL), weight_on=WeightOn.INPUT,
        expert_bias=True,
    ),
    "replicated": Case(EPGeometry(4, 8, 8, 2, 2, 1), 20, 12, DType.FP32, (PULL, PULL, PUSH), Placement.REPLICATED),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_phase_by_phase_as_torch_does_it(name: str) -> None:
    check_kernel_set("triton", "cpu", SMALL_STAGES, [CASES[name]])
