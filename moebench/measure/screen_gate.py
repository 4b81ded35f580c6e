"""The gate of a screening: is what a layer makes with a plan right, in this cell, on its own and on ragged routing?

The reference is made once a cell and routing and kept. A plan's layer runs on each input with every buffer poisoned
that its operations write; the errors are those of the numerics gate (``gate_checks``), read in one go. What the run
left of the sampled tokens is kept until then, so that a closer look is one at the same run. A finalist passes the
whole gate (``gate``) later.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import numpy as np
import torch

from moebench.measure.gate_checks import (
    LAYER_ALLOWED,
    TOKEN_FACTOR,
    layer_checks,
    layer_errors,
    routing_check,
    sample_tokens,
)
from moebench.measure.gate_material import DRAWN_TOKENS, POOLED_VALUES
from moebench.pipeline import reference
from moebench.pipeline.layer import LayerInputs, LayerIO, LayerWeights, Op
from moebench.spec.draws import ragged_logits
from moebench.spec.workload import Workload
from moebench.store.records import Check

RAGGED = "ragged"

ROUNDING_ALLOWED = 1e-6
"""Route weights this close to those of ``Expected``, relative to the largest of their token, are the same but for the
order of sums, which differs between plans: what the reference gave on the one holds for the other."""


def ragged_inputs(workload: Workload, like: LayerInputs) -> LayerInputs:
    """``like``'s tokens under ragged routing: skewed, and a quarter of the experts without any."""
    few = workload.with_tokens(min(workload.num_tokens, DRAWN_TOKENS))
    logits = ragged_logits(few, 0)
    repeated = logits[np.arange(workload.num_tokens) % logits.shape[0]]
    return LayerInputs(like.x, torch.from_numpy(repeated).to(like.router_logits))


@dataclass(frozen=True)
class Expected:
    """What a layer must give on one input, and the routing that it was found with.

    ======  ===========  =====================================
    field   shape        dtype
    ======  ===========  =====================================
    tokens  [n]          int64, the sampled ones
    ids     [n, K]       their experts
    wanted  [n, H]       fp32, by the reference
    routed  2 x [T, K]   route weights fp32 and ids
    ======  ===========  =====================================

    ``shown``: the layer shows its routing, so that a plan that routes otherwise is noticed.
    """

    routing: str
    tokens: torch.Tensor
    ids: torch.Tensor
    wanted: torch.Tensor
    routed: tuple[torch.Tensor, torch.Tensor]
    shown: bool


@dataclass(frozen=True)
class _Result:
    """What a run left, copied out of buffers that the next run writes.

    ``rows`` [n, H] are the output of the sampled tokens, ``finite`` [T] the tokens whose whole output is finite,
    ``routed`` the (weights, ids), each [T, K], that the layer chose, where it shows them.
    """

    rows: torch.Tensor
    finite: torch.Tensor
    routed: tuple[torch.Tensor, torch.Tensor] | None


def _result(io: LayerIO, tokens: torch.Tensor, routed: tuple[torch.Tensor, torch.Tensor] | None) -> _Result:
    out = io.buffers["out"]
    return _Result(out[tokens], torch.isfinite(out).all(dim=1), routed)


def _routed(workload: Workload, io: LayerIO) -> tuple[torch.Tensor, torch.Tensor] | None:
    """A copy of the (weights, ids), each [T, K], that the layer chose, where it shows them."""
    chosen, ids = io.buffers.get("topk_weights"), io.buffers.get("topk_ids")
    if chosen is None or ids is None:
        return None
    form = (workload.num_tokens, workload.shape.topk)
    return chosen.reshape(form).clone(), ids.reshape(form).clone()


def expect(routing: str, workload: Workload, weights: LayerWeights, io: LayerIO) -> tuple[Expected, tuple[Check, ...]]:
    """What the reference gives on ``io``, whose layer has run; and the checks of that layer's own result.

    ``weights`` are in the workload's layout.
    """
    shape, logits = workload.shape, io.inputs.router_logits
    mine = _routed(workload, io)
    checks: list[Check] = []
    routed = mine
    if mine is not None:
        checks.append(routing_check(routing, logits, shape, weights.router_bias, mine))
        if not checks[0].passed:
            routed = None
    if routed is None:
        routed = reference.route(logits, shape, weights.router_bias)
    tokens = sample_tokens(routed[1], shape.num_experts)
    wanted = reference.layer_tokens(io.inputs, weights, workload, tokens, routed).out
    expected = Expected(routing, tokens, routed[1][tokens], wanted, routed, mine is not None)
    return expected, (*checks, *_full_checks(workload, expected, _result(io, tokens, mine)))


def _full_checks(workload: Workload, expected: Expected, result: _Result) -> tuple[Check, ...]:
    """The checks of the numerics gate on ``result``, with all that their messages tell."""
    note = f"{expected.tokens.numel()} of {workload.num_tokens} tokens compared"
    whole, worst = layer_checks(
        expected.routing, workload.dtype, result.rows, expected.wanted, expected.tokens, expected.ids, note
    )
    few = expected.wanted.numel() < POOLED_VALUES  # the norm of a few values wavers with the draw
    return (_written(expected.routing, result.finite), *(() if few else (whole,)), worst)


def _written(routing: str, finite: torch.Tensor) -> Check:
    """Every token's output, which was NaN before, must be ``finite`` [T]."""
    bad = (~finite).nonzero().squeeze(-1)
    if not bad.numel():
        return Check("written", routing, True)
    told = f"{bad.numel()} of {finite.numel()} tokens hold NaN or inf, or were never written; first token {int(bad[0])}"
    return Check("written", routing, False, bad.numel() / finite.numel(), 0.0, told)


def _figures(expected: Expected, result: _Result) -> torch.Tensor:
    """[5] fp32, on the device: all written, experts as expected, most error of a route weight, the whole error, the
    worst token's."""
    whole, own = layer_errors(result.rows, expected.wanted)
    same, drift = torch.ones_like(whole), torch.zeros_like(whole)
    if expected.shown and result.routed is not None:
        (weights, ids), (wanted, wanted_ids) = result.routed, expected.routed
        same = (ids == wanted_ids).all().float()
        drift = ((weights - wanted).abs().amax(dim=1) / wanted.amax(dim=1).clamp(min=1e-30)).max().float()
    return torch.stack([result.finite.all().float(), same, drift, whole, own.max()])


def _fine(workload: Workload, expected: Expected, figures: Sequence[float]) -> bool:
    """Whether ``figures`` are those of a right result; False for NaN, and where ``expected`` is of other routing."""
    written, same, drift, whole, worst = figures
    allowed = LAYER_ALLOWED[workload.dtype]
    few = expected.wanted.numel() < POOLED_VALUES
    near = written == 1 and (few or whole <= allowed) and worst <= TOKEN_FACTOR * allowed
    return near and same == 1 and drift <= ROUNDING_ALLOWED


def _judged(
    workload: Workload, weights: LayerWeights, expected: Expected, inputs: LayerInputs, result: _Result
) -> tuple[Check, ...]:
    """Every check of ``result``: of its routing, and of its output against the reference on that routing."""
    if result.routed is None:
        return _full_checks(workload, expected, result)
    shape, bias, routed = workload.shape, weights.router_bias, result.routed
    routing = routing_check(expected.routing, inputs.router_logits, shape, bias, routed)
    if routing.passed:
        wanted = reference.layer_tokens(inputs, weights, workload, expected.tokens, routed).out
        expected = replace(expected, ids=routed[1][expected.tokens], wanted=wanted, routed=routed)
    return (routing, *_full_checks(workload, expected, result))


def begin_judging(
    workload: Workload,
    weights: LayerWeights,
    ops: Sequence[Op],
    cases: Sequence[tuple[Expected, LayerIO]],
    poison: Callable[[], None],
) -> Callable[[], tuple[Check, ...]]:
    """Run ``ops``, the rest of a layer, on each case after ``poison``; what is returned waits for the errors.

    It gives one check a routing where all is well. Else it gives every check of the same run; one that chose other
    experts of a tie, or other weights within their limit, is held against the reference on its own choice.
    """

    results, measured = [], []
    for expected, io in cases:
        poison()
        for op in ops:
            op.run(io)
        results.append(_result(io, expected.tokens, _routed(workload, io)))
        measured.append(_figures(expected, results[-1]))
    figures = torch.stack(measured)

    def finish() -> tuple[Check, ...]:
        limit = TOKEN_FACTOR * LAYER_ALLOWED[workload.dtype]
        checks: list[Check] = []
        for (expected, io), result, row in zip(cases, results, figures.tolist(), strict=True):
            if _fine(workload, expected, row):
                checks.append(Check("worst token", expected.routing, True, row[-1], limit))
            else:
                checks += _judged(workload, weights, expected, io.inputs, result)
        return tuple(checks)

    return finish
