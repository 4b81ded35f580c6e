"""The numerics gate: is what a bound layer computes right, on uniform, ragged and one-hot routing?

A layer runs at its real token count in buffers that are full of NaN and guarded on both sides, is compared with
the fp32 reference on the ids that it chose itself, and, on inputs where every intermediate is exact, bit by bit.
``docs/numerics.md`` says what each check finds and why its limit is what it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import torch

from moebench.backends.registry import resolve_backend
from moebench.measure.gate_checks import bitwise_check, layer_checks, routing_check, written_check
from moebench.measure.gate_material import Case, GateMaterial, Part
from moebench.measure.guards import GuardedBuffers
from moebench.measure.integer_inputs import ExactForm
from moebench.pipeline.layer import BoundLayer, LayerIO, LayerWeights
from moebench.plan.plan import LayerPlan
from moebench.spec.hardware import Hardware
from moebench.spec.workload import Workload
from moebench.store.records import Check

Rebind = Callable[[Workload], BoundLayer]
"""Binds the same plan of the same backend to another workload."""


class _Judge:
    """Runs one layer on one set of weights in guarded buffers and compares what comes out."""

    def __init__(self, layer: BoundLayer, part: Part, prepared: LayerWeights | None = None) -> None:
        self.layer, self.part = layer, part
        self.workload = layer.workload
        self.prepared = layer.prepare_weights(part.weights) if prepared is None else prepared
        self.guards = GuardedBuffers(layer.make_buffers)

    def run(self, case: Case) -> tuple[torch.Tensor, list[Check]]:
        """The output [T, H], with the checks that need no reference layer: written, memory."""
        if case.poisoned:
            self.guards.poison()
        else:
            self.guards.tensors["out"].fill_(float("nan"))
        before = (case.inputs.x.clone(), case.inputs.router_logits.clone())
        out = self.layer.run(LayerIO(case.inputs, self.prepared, self.guards.tensors))
        damage = self.guards.damage()
        for name, old, new in zip(
            ("x", "router_logits"), before, (case.inputs.x, case.inputs.router_logits), strict=True
        ):
            if not torch.equal(old, new):
                damage.append(f"{name}: the input was changed")
                new.copy_(old)  # other layers are judged on it too
        return out, [
            written_check(case.routing, out),
            Check("memory", case.routing, not damage, message="; ".join(damage)),
        ]

    def routed(self, case: Case) -> tuple[list[Check], tuple[torch.Tensor, torch.Tensor]]:
        """The routing check, and the (weights, ids) to judge the layer on: the candidate's where it shows them."""
        shape, logits, bias = self.workload.shape, case.inputs.router_logits, self.part.weights.router_bias
        weights, ids = self.guards.tensors.get("topk_weights"), self.guards.tensors.get("topk_ids")
        if weights is None or ids is None:
            return [], self.part.route(case)
        form = (self.workload.num_tokens, shape.topk)
        mine = (weights.reshape(form), ids.reshape(form))
        check = routing_check(case.routing, logits, shape, bias, mine, self.part.route(case))
        valid = bool(((ids >= 0) & (ids < shape.num_experts)).all())
        return [check], mine if valid else self.part.route(case)


def _note(judge: _Judge, tokens: torch.Tensor) -> str:
    total, shown = judge.workload.num_tokens, "topk_ids" in judge.guards.tensors
    count = f"{tokens.numel()} of {total} tokens compared" if tokens.numel() < total else f"all {total} tokens compared"
    return count if shown else f"{count}, on the reference's ids (the layer shows none of its own)"


@dataclass(frozen=True)
class _Compared:
    """The sampled tokens of one run: their numbers [n], experts [n, K], output and wanted output [n, H]."""

    tokens: torch.Tensor
    ids: torch.Tensor
    out: torch.Tensor
    wanted: torch.Tensor


def _compare(judge: _Judge, case: Case) -> tuple[list[Check], _Compared]:
    """Run ``case`` and the reference on its sampled tokens; the checks are those of everything but the output."""
    out, checks = judge.run(case)
    routing, routed = judge.routed(case)
    found = judge.part.answer(case, routed)
    return [*routing, *checks], _Compared(found.tokens, routed[1][found.tokens], out[found.tokens], found.wanted)


def _judge_random(judge: _Judge) -> Iterator[Check]:
    for cases in judge.part.cases:
        runs = [_compare(judge, case) for case in cases]
        for same in zip(*(checks for checks, _ in runs), strict=True):
            yield next((check for check in same if not check.passed), same[-1])
        compared = [c for _, c in runs]
        tokens, ids = torch.cat([c.tokens for c in compared]), torch.cat([c.ids for c in compared])
        out, wanted = torch.cat([c.out for c in compared]), torch.cat([c.wanted for c in compared])
        note = _note(judge, compared[0].tokens) + (f" in each of {len(runs)} runs" if len(runs) > 1 else "")
        yield from layer_checks(cases[0].routing, judge.workload.dtype, out, wanted, tokens, ids, note)


def _judge_integers(judge: _Judge, asked: Workload) -> Iterator[Check]:
    form = ExactForm.of(judge.workload.shape)
    changed = _changed(asked, judge.workload)
    for (case,) in judge.part.cases:
        checks, found = _compare(judge, case)
        note = f"{_note(judge, found.tokens)}, {form.weighted} of {asked.shape.topk} experts weighted{changed}"
        yield from checks
        yield bitwise_check(case.routing, found.out, found.wanted, found.tokens, found.ids, note)


def _changed(asked: Workload, exact: Workload) -> str:
    """What the exact workload replaces, for the message."""
    told = ""
    if exact.shape.routed_scaling_factor != asked.shape.routed_scaling_factor:
        told += f", scaling factor 1 in place of {asked.shape.routed_scaling_factor:g}"
    if exact.shape.activation.limit != asked.shape.activation.limit:
        told += f", clamp limit lifted from {asked.shape.activation.limit:g}"
    return told


def gate(
    layer: BoundLayer, rebind: Rebind, material: GateMaterial | None = None, prepared: LayerWeights | None = None
) -> tuple[Check, ...]:
    """Judge ``layer`` at its workload's real token count, shape, layout and number format.

    ``rebind`` binds the same plan to the workload that is exact in integers (``integer_inputs.exact_workload``) where
    that isn't the layer's own. ``material`` is shared by layers that are judged on one workload, and ``prepared`` what
    ``prepare_weights`` made of its weights; without them they are made anew and not kept. The reference sees a sample
    of tokens where there are many (``gate_checks.sample_tokens``), and the checks say so. Device errors pass through:
    they end a worker, not a check.
    """
    with torch.no_grad():
        workload, alone = layer.workload, material is None
        material = material or GateMaterial(workload, layer.device)
        checks = list(_judge_random(_Judge(layer, material.random, prepared)))
        if alone:
            material.drop_random()
        exact = material.integers.workload
        bound = layer if exact == workload else rebind(exact)
        checks += _judge_integers(_Judge(bound, material.integers), workload)
    return tuple(checks)


def gate_plan(
    backend: str, plan: LayerPlan, workload: Workload, hw: Hardware, device: str, *, notify: Callable[[Any], None]
) -> tuple[Check, ...]:
    """Bind ``plan`` and judge it: what a worker process is asked to do (``measure.worker``); it notifies of nothing."""
    made = resolve_backend(backend)

    def rebind(other: Workload) -> BoundLayer:
        return made.bind(other, plan, hw, device)

    return gate(rebind(workload), rebind)
