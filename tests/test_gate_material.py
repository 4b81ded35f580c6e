"""Layers judged on one workload share inputs and the reference's answers, and nothing that one of them spoils."""

from __future__ import annotations

from dataclasses import replace

import pytest
import torch

from moebench.backends.registry import resolve_backend
from moebench.measure.gate import gate
from moebench.measure.gate_material import GateMaterial
from moebench.pipeline import reference
from moebench.pipeline.layer import BoundLayer, LayerIO, Op
from moebench.plan.plan import LayerPlan
from moebench.spec.dtypes import DType
from moebench.spec.hardware import Hardware
from moebench.spec.shape import MoEShape
from moebench.spec.workload import Workload
from moebench.store.records import Check

HW = Hardware("testcpu", "test CPU", "cpu", "x86", "cpu")
WORK = Workload(MoEShape("shared-gate", 8, 2, 64, 32), 24, DType.FP32)
PLAN: LayerPlan = resolve_backend("torch").default_plan(WORK, HW, "loop")


def _bind(workload: Workload) -> BoundLayer:
    return resolve_backend("torch").bind(workload, PLAN, HW, "cpu")


def _and_then(layer: BoundLayer, change: Op) -> BoundLayer:
    layer.ops = (*layer.ops, change)
    return layer


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Grows by one for every layer that the reference computes."""
    counted: list[int] = []
    layer = reference.layer_tokens

    def count(*args: object) -> object:
        counted.append(1)
        return layer(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(reference, "layer_tokens", count)
    return counted


def _failed(checks: tuple[Check, ...]) -> set[str]:
    return {c.name for c in checks if not c.passed}


def test_the_reference_runs_once_for_layers_that_route_alike(answers: list[int]) -> None:
    material = GateMaterial(WORK, torch.device("cpu"))
    first = gate(_bind(WORK), _bind, material)
    once = len(answers)
    second = gate(_bind(WORK), _bind, material)
    assert once > 0
    assert len(answers) == once
    assert first == second
    assert first == gate(_bind(WORK), _bind)
    assert not _failed(first)


def test_a_layer_that_routes_otherwise_gets_an_answer_of_its_own(answers: list[int]) -> None:
    def swapped(workload: Workload) -> BoundLayer:
        """Picks in another order: as right as the first one's."""
        layer = _bind(workload)
        ops = list(layer.ops)
        route = ops[0]

        def run(io: LayerIO) -> None:
            route.run(io)
            for name in ("topk_ids", "topk_weights"):
                io.buffers[name].copy_(io.buffers[name].flip(-1))

        ops[0] = replace(route, run=run)
        layer.ops = tuple(ops)
        return layer

    material = GateMaterial(WORK, torch.device("cpu"))
    gate(_bind(WORK), _bind, material)
    once = len(answers)
    assert not _failed(gate(swapped(WORK), swapped, material))
    assert len(answers) == 2 * once


def test_a_layer_that_changes_its_inputs_fails_alone() -> None:
    def spoiling(workload: Workload) -> BoundLayer:
        return _and_then(_bind(workload), Op((), "spoil", {}, lambda io: io.inputs.x.fill_(3.0)))

    material = GateMaterial(WORK, torch.device("cpu"))
    assert "memory" in _failed(gate(spoiling(WORK), spoiling, material))
    assert not _failed(gate(_bind(WORK), _bind, material))


def test_a_wrong_layer_is_caught_on_answers_that_are_known() -> None:
    def wrong(workload: Workload) -> BoundLayer:
        return _and_then(_bind(workload), Op((), "wrong", {}, lambda io: io.buffers["out"].mul_(1.01)))

    material = GateMaterial(WORK, torch.device("cpu"))
    assert not _failed(gate(_bind(WORK), _bind, material))
    assert {"layer", "integers"} <= _failed(gate(wrong(WORK), wrong, material))
