"""One contender of an expert-parallel point, bound: its buffer, its plans, and the phases of a call for every draw."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import torch

from moebench.measure.ep_material import ExpertShelf, GroupDraw, routed_shape
from moebench.measure.ep_request import EPCandidate
from moebench.pipeline.ep.experts import Experts
from moebench.pipeline.ep.group import EPBuffer
from moebench.pipeline.ep.pad_rows import pad_ids, pad_tokens
from moebench.pipeline.ep.planners.protocol import LearningPlanner, Planner
from moebench.pipeline.ep.planners.registry import make_planner
from moebench.pipeline.ep.rank_plan import RankPlan, histogram
from moebench.pipeline.ep.ranks.protocol import Item, Listener, Ranks
from moebench.pipeline.torch_dtypes import torch_dtype
from moebench.spec.ep_workload import EPWorkload
from moebench.spec.hardware import Hardware

Work = dict[int, dict[str, torch.Tensor]]
"""Room for each local rank's intermediate rows, by name."""


@dataclass
class BoundGroup:
    """A contender on this process's ranks. ``plans`` hold the last call's plan, ``out`` its sums [S, H]."""

    candidate: EPCandidate
    ranks: Ranks
    buffer: EPBuffer
    experts: Experts
    plans: dict[int, RankPlan]
    work: Work
    out: dict[int, torch.Tensor]

    def items(self, draw: GroupDraw) -> list[Item]:
        """The phases of a call on ``draw``, from exchange to combine, to be run any number of times."""
        workload, buffer, plans = self.candidate.workload, self.buffer, self.plans
        padded = {
            r: pad_tokens(draw.hidden[r], draw.weights[r], draw.ids[r], buffer.geometry, r, workload.pad_rows)
            for r in self.ranks.local_ranks
        }
        ids = {r: p.ids for r, p in padded.items()}
        hidden, weights = {r: p.hidden for r, p in padded.items()}, {r: p.weights for r, p in padded.items()}
        steps = buffer.steps
        return [
            *steps.plan(ids, buffer.count(ids), plans),
            *steps.dispatch(hidden, weights, plans),
            *steps.expand(plans),
            *steps.prefetch(self.experts, plans),
            *buffer.expert_phases(routed_shape(workload.shape), self.experts, plans, self.work),
            *steps.sum_duplicates(plans),
            *steps.combine(plans, self.out),
        ]

    def run(self, items: Sequence[Item], listener: Listener | None = None) -> None:
        """One call. A planner that learns sees the step afterwards, as it would in use."""
        self.ranks.run(items, listener)
        if isinstance(self.buffer.planner, LearningPlanner):
            self.buffer.planner.observe(self.plans[self.ranks.local_ranks[0]].tokens_per_expert.tolist())

    def poison(self) -> None:
        """Fill what a call must write before it reads with NaN: rows, weights, intermediate rows."""
        for rank in self.ranks.local_ranks:
            held = [*self.buffer.window.tensors(rank).values(), *self.work[rank].values(), self.out[rank]]
            for tensor in held:
                if tensor.is_floating_point():
                    tensor.fill_(float("nan"))


def histograms(workload: EPWorkload, ranks: Ranks, draw: GroupDraw) -> list[list[int]]:
    """Pairs [R][E] of every rank in ``draw``, pads as the workload counts them; collective."""
    geometry, mine = workload.geometry(), {}
    for rank in ranks.local_ranks:
        ids = pad_ids(draw.ids[rank], geometry, rank, workload.pad_rows)
        mine[rank] = histogram(ids, geometry.num_experts).tolist()
    if len(mine) == ranks.ep_size:
        return [mine[rank] for rank in range(ranks.ep_size)]
    return ranks.gather(mine[ranks.local_ranks[0]])


def needed_rows(workload: EPWorkload, planner: Planner, ranks: Ranks, draws: Sequence[GroupDraw]) -> int:
    """Rows of a rank's buffer for ``draws`` and no other routing (``Planner.rows_for``); collective."""
    return planner.rows_for([histograms(workload, ranks, draw) for draw in draws], workload.geometry())


def bind(
    candidate: EPCandidate, ranks: Ranks, shelf: ExpertShelf, hw: Hardware, room: Work | None = None,
    draws: Sequence[GroupDraw] = (),
) -> BoundGroup:  # fmt: skip
    """Bind ``candidate``; collective. ``room`` is intermediate memory that earlier contenders of the point made.

    With ``draws`` the buffer holds them and need not hold any other routing. Raises InputError or UnsupportedError
    for what the planner, the kernel set or the ranks refuse.
    """
    workload = candidate.workload
    planner = make_planner(workload.planner, hw, workload.dtype)
    shape = routed_shape(workload.shape)
    rows = needed_rows(workload, planner, ranks, draws) if draws else None
    buffer = EPBuffer(
        ranks, workload.geometry(), shape.hidden_size, workload.dtype, planner, candidate.plan, num_rows=rows
    )
    with ranks.guard():
        work = _work(buffer, workload.shape.intermediate_size, shape.up_factor, room)
        size, dtype = (workload.capacity, shape.hidden_size), torch_dtype(workload.dtype)
        out = {r: torch.empty(size, dtype=dtype, device=ranks.device) for r in ranks.local_ranks}
        return BoundGroup(candidate, ranks, buffer, shelf.experts(workload), buffer.new_plans(), work, out)


def _work(buffer: EPBuffer, width: int, up_factor: int, room: Work | None) -> Work:
    """Intermediate rows of the buffer's size: views of ``room``, which grows where it is too small."""
    dtype, rows = torch_dtype(buffer.dtype), buffer.num_rows
    made: Work = {}
    for rank in buffer.ranks.local_ranks:
        held = {} if room is None else room.setdefault(rank, {})
        for name, columns in (("gemm1_out", up_factor * width), ("act_out", width)):
            if name not in held or held[name].shape[0] < rows:
                held[name] = torch.empty(rows, columns, dtype=dtype, device=buffer.ranks.device)
        made[rank] = {name: tensor[:rows] for name, tensor in held.items()}
    return made
