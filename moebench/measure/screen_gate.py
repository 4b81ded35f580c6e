"""The gate of a screening: is what a layer makes with a plan right, in this cell, on its own and on ragged routing?

The reference is made once a cell and routing and kept. A plan's layer runs on each input with every buffer poisoned
that its operations write; the errors are those of the numerics gate (``gate_checks``), read in one go. A finalist
passes the whole gate (``gate``) later.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
import torch

from moebench.measure.gate_checks import (
    LAYER_ALLOWED,
    TOKEN_FACTOR,
    layer_checks,
    layer_errors,
    routing_check,
    sample_tokens,
    written_check,
)
from moebench.measure.gate_material import DRAWN_TOKENS, POOLED_VALUES
from moebench.pipeline import reference
from moebench.pipeline.layer import LayerInputs, LayerIO, LayerWeights, Op
from moebench.spec.draws import ragged_logits
from moebench.spec.workload import Workload
from moebench.store.records import Check

RAGGED = "ragged"


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


def _routed(workload: Workload, weights: LayerWeights, io: LayerIO) -> tuple[torch.Tensor, torch.Tensor] | None:
    """The (weights, ids), each [T, K], that the layer chose, where it shows them."""
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
    mine = _routed(workload, weights, io)
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
    return expected, (*checks, *_full_checks(workload, expected, io.buffers["out"]))


def _full_checks(workload: Workload, expected: Expected, out: torch.Tensor) -> tuple[Check, ...]:
    """The checks of the numerics gate on ``out`` [T, H], with all that their messages tell."""
    note = f"{expected.tokens.numel()} of {workload.num_tokens} tokens compared"
    whole, worst = layer_checks(
        expected.routing, workload.dtype, out[expected.tokens], expected.wanted, expected.tokens, expected.ids, note
    )
    few = expected.wanted.numel() < POOLED_VALUES  # the norm of a few values wavers with the draw
    return (written_check(expected.routing, out), *(() if few else (whole,)), worst)


def _figures(workload: Workload, expected: Expected, io: LayerIO) -> torch.Tensor:
    """[4] fp32, on the device: all written, routing as expected, the whole error, the worst token's."""
    out = io.buffers["out"]
    whole, own = layer_errors(out[expected.tokens], expected.wanted)
    same = torch.ones((), dtype=torch.bool, device=out.device)
    if expected.shown:
        form = expected.routed[1].shape
        same = (io.buffers["topk_ids"].reshape(form) == expected.routed[1]).all()
        same &= (io.buffers["topk_weights"].reshape(form) == expected.routed[0]).all()
    return torch.stack([torch.isfinite(out).all().float(), same.float(), whole, own.max()])


def begin_judging(
    workload: Workload,
    weights: LayerWeights,
    ops: Sequence[Op],
    cases: Sequence[tuple[Expected, LayerIO]],
    poison: Callable[[], None],
) -> Callable[[], tuple[Check, ...]]:
    """Run ``ops``, the rest of a layer, on each case after ``poison``; what is returned waits for the errors.

    It gives one check a routing where all is well, every check of a routing where not.
    """

    def run(io: LayerIO) -> None:
        poison()
        for op in ops:
            op.run(io)

    measured = []
    for expected, io in cases:
        run(io)
        measured.append(_figures(workload, expected, io))
    figures = torch.stack(measured)

    def finish() -> tuple[Check, ...]:
        allowed, checks = LAYER_ALLOWED[workload.dtype], []
        for (expected, io), row in zip(cases, figures.tolist(), strict=True):
            written, same, whole, worst = row
            few = expected.wanted.numel() < POOLED_VALUES
            fine = written == 1 and (few or whole <= allowed) and worst <= TOKEN_FACTOR * allowed
            if same == 1 and fine:
                checks.append(Check("worst token", expected.routing, True, worst, TOKEN_FACTOR * allowed))
                continue
            run(io)  # cases share buffers with each other and with what is timed: this one's result is gone
            found = expect(expected.routing, workload, weights, io)[1]
            checks += found
            if all(c.passed for c in found):
                told = f"wrong in one run (error {worst:.3g}) and right in the next: the plan's result is not stable"
                checks.append(Check("worst token", expected.routing, False, worst, TOKEN_FACTOR * allowed, told))
        return tuple(checks)

    return finish
