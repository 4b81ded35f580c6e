"""What the numerics gate runs layers on, and the reference's answers: made once for all layers that are judged there.

An answer depends on the routing that a layer chose for itself. It is used again for a layer that chose the same
experts and the same weights, bit by bit; else the reference runs again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property, partial

import numpy as np
import torch

from moebench.measure.gate_checks import sample_tokens
from moebench.measure.integer_inputs import exact_workload, integer_logits, integer_tokens, integer_weights
from moebench.pipeline import reference
from moebench.pipeline.layer import LayerInputs, LayerWeights
from moebench.pipeline.make import make_weights
from moebench.pipeline.torch_dtypes import torch_dtype
from moebench.spec.draws import ragged_logits, router_logits
from moebench.spec.router import FloatArray
from moebench.spec.routing import Routing, RoutingKind
from moebench.spec.workload import Workload

DRAWN_TOKENS = 2048
"""Rows of logits drawn for a routing; more tokens repeat them, so that drawing never outweighs running."""

POOLED_VALUES, MOST_POOLED = 2048, 8
"""Output values a norm is taken over at least, in up to this many runs: the norm of a few wavers with the draw."""


@dataclass(frozen=True)
class Case:
    """One run: its name and number, its input, whether the buffers are poisoned before or hold what the run before
    left."""

    routing: str
    number: int
    inputs: LayerInputs
    poisoned: bool


def _repeated(logits: FloatArray, num_tokens: int, device: torch.device) -> torch.Tensor:
    """``logits`` [n, E] repeated to [T, E]."""
    return torch.from_numpy(logits[np.arange(num_tokens) % logits.shape[0]]).to(device)


def _normal_tokens(workload: Workload, device: torch.device, draw: int) -> torch.Tensor:
    """Standard normal x [T, H]."""
    random = torch.Generator(device=device).manual_seed(workload.seed * 1009 + draw)
    x = torch.empty(workload.num_tokens, workload.shape.hidden_size, dtype=torch_dtype(workload.dtype), device=device)
    return x.normal_(generator=random)


def _random_cases(workload: Workload, device: torch.device) -> Iterator[list[Case]]:
    """For every routing its runs: several where one has too few values to take a norm of."""
    few = workload.with_tokens(min(workload.num_tokens, DRAWN_TOKENS))
    runs = -(-POOLED_VALUES // (workload.num_tokens * workload.shape.hidden_size))
    draws = range(min(runs, MOST_POOLED))
    drawn: dict[str, Callable[[int], FloatArray]] = {
        "uniform": partial(router_logits, replace(few, routing=Routing())),
        "ragged": partial(ragged_logits, few),
        "single-hot": partial(router_logits, replace(few, routing=Routing(RoutingKind.SINGLE_HOT))),
    }
    for number, (routing, logits_of) in enumerate(drawn.items()):
        yield [
            Case(
                routing,
                draw,
                LayerInputs(
                    _normal_tokens(workload, device, number * MOST_POOLED + draw),
                    _repeated(logits_of(draw), workload.num_tokens, device),
                ),
                poisoned=routing != "single-hot",
            )
            for draw in draws
        ]


def _integer_cases(workload: Workload, device: torch.device) -> Iterator[Case]:
    few = workload.with_tokens(min(workload.num_tokens, DRAWN_TOKENS))
    for routing, one_hot in (("integers, uniform", False), ("integers, one hot", True)):
        logits = _repeated(integer_logits(few, one_hot=one_hot), workload.num_tokens, device)
        yield Case(routing, 0, LayerInputs(integer_tokens(workload, device), logits), poisoned=not one_hot)


@dataclass(frozen=True)
class Answer:
    """What the reference says of a case: sampled tokens [n], their output [n, H] fp32, for ``routed`` 2 x [T, K]."""

    tokens: torch.Tensor
    wanted: torch.Tensor
    routed: tuple[torch.Tensor, torch.Tensor]

    def is_for(self, routed: tuple[torch.Tensor, torch.Tensor]) -> bool:
        """Whether ``routed`` is the same in every bit."""
        return all(
            a.dtype == b.dtype and torch.equal(a, b) for a, b in zip(self.routed, routed, strict=True)
        )  # fmt: skip


class Part:
    """Cases on one set of weights, with the answers so far."""

    def __init__(self, workload: Workload, weights: LayerWeights, cases: list[list[Case]]) -> None:
        self.workload, self.weights, self.cases = workload, weights, cases
        self._answers: dict[tuple[str, int], Answer] = {}
        self._routes: dict[tuple[str, int], tuple[torch.Tensor, torch.Tensor]] = {}

    def route(self, case: Case) -> tuple[torch.Tensor, torch.Tensor]:
        """The reference's (weights, ids), each [T, K]."""
        key = (case.routing, case.number)
        if key not in self._routes:
            shape = self.workload.shape
            self._routes[key] = reference.route(case.inputs.router_logits, shape, self.weights.router_bias)
        return self._routes[key]

    def answer(self, case: Case, routed: tuple[torch.Tensor, torch.Tensor]) -> Answer:
        """The reference's output on its sample of tokens, on the routing given."""
        key = (case.routing, case.number)
        found = self._answers.get(key)
        if found is None or not found.is_for(routed):
            tokens = sample_tokens(routed[1], self.workload.shape.num_experts)
            wanted = reference.layer_tokens(case.inputs, self.weights, self.workload, tokens, routed).out
            found = Answer(tokens, wanted, (routed[0].clone(), routed[1].clone()))
            self._answers[key] = found
        return found


class GateMaterial:
    """Both parts of the gate of ``workload``, each made when it is first needed.

    ``weights``, in the workload's layout, spare making them anew.
    """

    def __init__(self, workload: Workload, device: torch.device, weights: LayerWeights | None = None) -> None:
        self.workload = workload
        self._device, self._weights = device, weights

    @cached_property
    def random(self) -> Part:
        """Random weights and inputs: the layer's error is small."""
        made = make_weights(self.workload, self._device) if self._weights is None else self._weights
        return Part(self.workload, made, list(_random_cases(self.workload, self._device)))

    @cached_property
    def integers(self) -> Part:
        """Weights and inputs whose every intermediate is exact: the layer has no error."""
        exact = exact_workload(self.workload)
        cases = [[case] for case in _integer_cases(exact, self._device)]
        return Part(exact, integer_weights(exact, self._device), cases)

    def drop_random(self) -> None:
        """Give back the random part, which is made again when it is needed."""
        self.__dict__.pop("random", None)
