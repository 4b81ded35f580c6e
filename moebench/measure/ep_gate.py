"""The numerics gate of an expert-parallel group: every rank's output against the fp32 single-device reference.

A group runs on the routing that is asked for and on another one, so that even and ragged loads are both judged.
What a call must write before it reads is full of NaN; slots too, so that a stale or unused one would show.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import torch

from moebench.errors import MeasureError
from moebench.measure.ep_clock import synchronize
from moebench.measure.ep_layer import BoundGroup
from moebench.measure.ep_material import RAGGED, ExpertShelf, GroupDraw, make_group_draw, ragged_logits
from moebench.measure.gate_checks import layer_checks, sample_tokens, written_check
from moebench.pipeline import reference
from moebench.pipeline.ep.ranks.protocol import Ranks
from moebench.pipeline.layer import LayerInputs
from moebench.spec.ep_workload import EPWorkload
from moebench.spec.routing import Routing, RoutingKind
from moebench.store.records import Check


@dataclass(frozen=True)
class Case:
    """A routing to judge on: its draw, the sampled tokens of each local rank [n], what they must come to [n, H]."""

    name: str
    draw: GroupDraw
    samples: dict[int, torch.Tensor]
    wanted: dict[int, torch.Tensor]


def make_cases(workload: EPWorkload, ranks: Ranks, shelf: ExpertShelf, first: GroupDraw) -> tuple[Case, ...]:
    """The routing asked for (its ``first`` draw) and, where that is uniform, a ragged one, else a uniform one."""
    cases = [_case(str(workload.routing), first, workload, ranks, shelf)]
    if workload.routing.kind is RoutingKind.UNIFORM:
        other = make_group_draw(workload, ranks, 0, ragged_logits(workload, ranks.device))
        cases.append(_case(RAGGED, other, workload, ranks, shelf))
    else:
        even = make_group_draw(replace(workload, routing=Routing()), ranks, 0)
        cases.append(_case("uniform", even, workload, ranks, shelf))
    return tuple(cases)


def _case(name: str, draw: GroupDraw, workload: EPWorkload, ranks: Ranks, shelf: ExpertShelf) -> Case:
    local, experts = ranks.local_ranks, workload.shape.num_experts
    samples = {r: sample_tokens(draw.ids[r], experts) for r in local}
    x, weights, ids = (
        torch.cat([part[r][samples[r]] for r in local]) for part in (draw.hidden, draw.weights, draw.ids)
    )
    total = torch.zeros(x.shape, dtype=torch.float32, device=x.device)
    if x.shape[0]:
        inputs = LayerInputs(x, x.new_empty(x.shape[0], 0))
        for owner in range(workload.ep_size):
            asked = shelf.rank_workload(workload, owner, x.shape[0])
            total += reference.layer(inputs, shelf.weights_of(workload, owner), asked, (weights, ids)).out
    wanted, start = {}, 0
    for rank in local:
        count = samples[rank].numel()
        wanted[rank], start = total[start : start + count], start + count
    return Case(name, draw, samples, wanted)


def judge(group: BoundGroup, shelf: ExpertShelf, cases: Sequence[Case]) -> tuple[Check, ...]:
    """The checks of ``group`` on this process's ranks, all at once as one set of tokens."""
    checks: list[Check] = []
    for case in cases:
        group.poison()
        shelf.poison_slots()
        synchronize(group.ranks)
        group.ranks.gather([0])
        group.run(group.items(case.draw))
        group.buffer.check(group.plans)
        checks += _compared(group, case)
    return tuple(checks)


def _compared(group: BoundGroup, case: Case) -> list[Check]:
    workload, local = group.candidate.workload, group.ranks.local_ranks
    out = torch.cat([group.out[r][: workload.tokens[r]][case.samples[r]] for r in local])
    if not out.shape[0]:
        return [Check("written", case.name, True, message="no token on this rank")]
    wanted = torch.cat([case.wanted[r] for r in local])
    ids = torch.cat([case.draw.ids[r][case.samples[r]] for r in local])
    numbers = torch.cat([case.samples[r] + sum(workload.tokens[:r]) for r in local])
    total = sum(workload.tokens[r] for r in local)
    note = f"{out.shape[0]} of {total} tokens of rank {', '.join(map(str, local))} compared"
    return [written_check(case.name, out), *layer_checks(case.name, workload.dtype, out, wanted, numbers, ids, note)]


def require_agreement(checks: Sequence[Check], ranks: Ranks) -> str:
    """Which other ranks' checks failed, in words; empty where none did or all ranks are in this process."""
    if len(ranks.local_ranks) == ranks.ep_size:
        return ""
    told = ranks.gather([sum(not c.passed for c in checks)])
    failed = [rank for rank, (count,) in enumerate(told) if count and rank not in ranks.local_ranks]
    if any(len(values) != 1 for values in told):
        raise MeasureError("ranks disagree on what they were asked to check; start all with the same command")
    return f"rank {', '.join(map(str, failed))} computes a wrong result; see its output" if failed else ""
