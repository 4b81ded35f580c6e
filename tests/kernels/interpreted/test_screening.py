"""A screening of Triton kernels, end to end, in the interpreter: upstream shared, judged, timed, told apart."""

from __future__ import annotations

from dataclasses import replace

import pytest
from layer_cases import INTERPRETED

from moebench.backends.triton_backend import TritonBackend
from moebench.measure.screen import Screener
from moebench.measure.screen_request import ScreenCell, ScreenRequest, ScreenSettings
from moebench.pipeline.layer import BoundLayer, LayerIO
from moebench.plan.plan import KernelPlan, LayerPlan, Param
from moebench.spec.dtypes import DType
from moebench.spec.hardware import Hardware
from moebench.spec.shape import MoEShape
from moebench.spec.workload import Workload
from moebench.store.records import WRONG_RESULT

SHAPE = MoEShape("screened", 4, 2, 64, 32)
SETTINGS = ScreenSettings(blocks=2, target_block_us=10.0, draws=1)


class Wrong(TritonBackend):
    """The backend with a down projection that is wrong for one plan."""

    def bind(self, workload: Workload, plan: LayerPlan, hw: Hardware, device: str) -> BoundLayer:
        """The layer, with that fault."""
        layer = super().bind(workload, plan, hw, device)
        if plan.kernel("gemm2_fused").params["group_m"] != 4:
            return layer

        def run(io: LayerIO) -> None:
            down.run(io)
            io.buffers["gemm2_out"][0] *= 2

        down = next(op for op in layer.ops if op.kernel == "gemm2_fused")
        layer.ops = tuple(replace(op, run=run) if op is down else op for op in layer.ops)
        return layer


@pytest.fixture(scope="module")
def screener() -> Screener:
    return Screener("cpu", find_backend=lambda name: Wrong())


def _request(kernel: str, **changed: Param) -> ScreenRequest:
    works = [Workload(SHAPE, tokens, DType.FP32) for tokens in (1, 5)]
    bases = [TritonBackend().default_plan(work, INTERPRETED, "fused") for work in works]
    plan = KernelPlan(kernel, {**bases[0].kernel(kernel).params, **changed})
    cells = tuple(ScreenCell(work, base) for work, base in zip(works, bases, strict=True))
    return ScreenRequest("triton", "fused", plan, cells, INTERPRETED, "cpu", SETTINGS)


@pytest.mark.parametrize(
    ("kernel", "changed", "timed"),
    [
        ("gemm1_fused", {"block_m": 32}, ("gemm1_fused",)),
        ("gemm2_fused", {"split_k": 2, "block_k": 16}, ("gemm2_fused", "combine")),
        ("route_index", {"block_slots": 32}, ("route_index",)),
        ("combine", {}, ("combine",)),
    ],
)
def test_every_kernel_of_a_layer_can_be_screened(
    screener: Screener, kernel: str, changed: dict[str, Param], timed: tuple[str, ...]
) -> None:
    records = screener.screen(_request(kernel, **changed))
    for record in records:
        assert record.ok, record.failure
        assert record.timed == timed
        assert len(record.blocks_us) == SETTINGS.blocks
        assert {c.routing for c in record.checks} == {"uniform", "ragged"}


def test_a_wrong_plan_is_told_and_spoils_nothing(screener: Screener) -> None:
    wrong = screener.screen(_request("gemm2_fused", group_m=4))
    assert [r.failure and r.failure.kind for r in wrong] == [WRONG_RESULT] * 2
    assert all(r.ok for r in screener.screen(_request("gemm2_fused", group_m=8)))
