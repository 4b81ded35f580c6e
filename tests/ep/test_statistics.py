"""Statistics of a step against counting by hand, and the plans' own JSON form."""

from __future__ import annotations

import pytest
import torch

from moebench.errors import InputError
from moebench.pipeline.ep.group import EPBuffer
from moebench.pipeline.ep.planners.moonep import MoonEPPlanner
from moebench.pipeline.ep.ranks.virtual import VirtualRanks
from moebench.pipeline.ep.statistics import step_statistics
from moebench.plan.ep_plan import Direction, EPPlan, GemmStage, LinkStage
from moebench.spec.dtypes import DType
from moebench.spec.ep import EPGeometry


def _statistics(slots: int) -> tuple[EPBuffer, object]:
    """Two ranks of four tokens: rank 0's token goes to experts 0 and 1 (home 0), rank 1's to experts 0 and 2."""
    buffer = EPBuffer(VirtualRanks(2, "cpu"), EPGeometry(2, 4, 2, 4, slots, 2), 3, DType.FP32, MoonEPPlanner())
    ids = {0: torch.tensor([[0, 1]] * 4, dtype=torch.int32), 1: torch.tensor([[0, 2]] * 4, dtype=torch.int32)}
    return buffer, step_statistics(buffer.plan(ids), buffer.ranks, buffer.memory_bytes)


def test_counted_by_hand() -> None:
    _, told = _statistics(1)
    # Expert loads 8, 4, 4, 0; home loads 12 and 4; four pairs of expert 0 move to rank 1, which had none of it.
    assert told.maxvio == 1.0
    assert (told.hottest_before, told.hottest_after) == (1.5, 1.0)
    assert (told.max_experts_received, told.max_experts_served, told.copies) == (1, 1, 1)
    assert told.moved_share == 0.25
    # Low destinations take expert 0's first pairs, rank 0's own; rank 1's go to the copy on rank 1: nothing crosses.
    assert told.crossing_share == 0.0
    assert told.max_crossing_in == 0
    assert told.primary_share == 0.5, "both pairs of a token are on one rank"
    assert (told.used_rows, told.num_pairs, told.num_rows) == (8, 8, 12)
    assert told.rows_without_slot == 0
    assert told.memory_bytes == 12 * 3 * 4 + 12 * 4 + 12 * 4 + 2 * 4 * 4


def test_rows_without_a_slot_are_counted() -> None:
    assert _statistics(0)[1].rows_without_slot == 4


def test_a_plan_is_read_back_and_its_faults_are_named() -> None:
    plan = EPPlan(dispatch=LinkStage(Direction.PULL, 16, 4096, 4), gemm1=GemmStage(block_m=128))
    assert EPPlan.from_dict(plan.to_dict()) == plan
    assert plan.needs_origin
    assert not EPPlan().needs_origin
    for bad, told in (
        ({"gemm3": {}}, "no stage 'gemm3'"),
        ({"gemm1": {"block_q": 1}}, "stage gemm1"),
        ({"dispatch": {"direction": "sideways"}}, "stage dispatch"),
        ({"dispatch": {"direction": "push", "block": 100}}, "block is 100; it must be a power of two"),
        ({"combine": {"direction": "push", "num_sms": 0}}, "num_sms is 0"),
        ({"expand": {"num_warps": 3}}, "num_warps is 3; allowed: 1, 2, 4, 8, 16"),
    ):
        with pytest.raises(InputError, match=told):
            EPPlan.from_dict(bad)
