"""A screening's gate judges the run it has seen, on the routing that the plan chose for itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
import screen_fakes as fakes
import torch

from moebench.backends.torch_backend import TorchBackend
from moebench.measure import screen_gate
from moebench.measure.gate_checks import WEIGHT_ALLOWED
from moebench.measure.guards import poison
from moebench.measure.material import WeightShelf
from moebench.measure.request import Candidate
from moebench.measure.screen_gate import begin_judging
from moebench.measure.screen_request import ScreenSettings
from moebench.measure.screen_state import make_state
from moebench.pipeline.layer import LayerIO
from moebench.spec.steps import Step
from moebench.store.records import Check

TOKENS = 16


def _judge(change: Callable[[dict[str, torch.Tensor], int], None]) -> tuple[Check, ...]:
    """The checks of the base layer's own plan, whose routing ``change`` alters; it gets the number of the run."""
    cell, device, runs = fakes.cell(TOKENS), torch.device("cpu"), []
    layer = TorchBackend().bind(cell.workload, cell.base, fakes.HW, "cpu")
    shelf, candidate = WeightShelf(device), Candidate(cell.base.backend, cell.base)
    shelf.open(cell.workload, [candidate])
    state = make_state(cell, layer, shelf, ScreenSettings(draws=1), device)
    weights, buffers = shelf.prepared(candidate, layer, 0), layer.make_buffers()

    def altered(run: Callable[[LayerIO], None]) -> Callable[[LayerIO], None]:
        def both(io: LayerIO) -> None:
            run(io)
            change(io.buffers, len(runs))
            runs.append(io)

        return both

    def poison_all() -> None:
        for tensor in buffers.values():
            poison(tensor)

    ops = [replace(op, run=altered(op.run)) if Step.ROUTE in op.steps else op for op in layer.ops]
    cases = [(expected, LayerIO(state.inputs[which], weights, buffers)) for which, expected in state.judged]
    checks = begin_judging(cell.workload, shelf.made(0), ops, cases, poison_all)()
    assert len(runs) == len(cases)
    return checks


@pytest.mark.parametrize(("drift", "closer"), [(0.0, False), (2e-7, False), (WEIGHT_ALLOWED / 2, True)])
def test_route_weights_of_another_order_of_sums_are_right(
    drift: float, closer: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rounding needs no second reference; more than that, within the router's limit, is held against its own."""
    answers = []
    layer_tokens = screen_gate.reference.layer_tokens
    monkeypatch.setattr(screen_gate.reference, "layer_tokens", lambda *a: answers.append(a) or layer_tokens(*a))
    checks = _judge(lambda buffers, _: buffers["topk_weights"].mul_(1 + drift))
    assert all(c.passed for c in checks)
    assert any(c.name == "routing" for c in checks) is closer
    assert len(answers) == (4 if closer else 2)  # two by the base layer


def test_experts_in_another_order_are_right() -> None:
    def swap(buffers: dict[str, torch.Tensor], _: int) -> None:
        for name in ("topk_weights", "topk_ids"):
            buffers[name].copy_(buffers[name].flip(1))

    assert all(c.passed for c in _judge(swap))


def test_a_run_that_is_wrong_once_is_wrong() -> None:
    def spoil(buffers: dict[str, torch.Tensor], run: int) -> None:
        if run == 0:
            buffers["topk_weights"].mul_(1 + 10 * WEIGHT_ALLOWED)

    wrong = [c for c in _judge(spoil) if not c.passed]
    assert {c.routing for c in wrong} == {"uniform"}
    assert "routing" in {c.name for c in wrong}
