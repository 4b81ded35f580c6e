"""Planning problems that a planner on a device must solve as torch does, and the comparison."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import torch

from moebench.pipeline.ep.kernels import EPKernels
from moebench.pipeline.ep.planners.moonep import MoonEPPlanner
from moebench.pipeline.ep.planners.owner import OwnerPlanner
from moebench.pipeline.ep.planners.protocol import Planner
from moebench.pipeline.ep.rank_plan import RankPlan, empty_plan, histogram, plan_rank
from moebench.plan.ep_plan import Direction, EPPlan, GemmStage, LinkStage, LocalStage
from moebench.spec.ep import EPGeometry, TableLayout

FIELDS = (
    "tokens_per_expert", "alloc", "experts_to_copy", "cu_seqlens", "zero_fill_ranges", "remote_stats", "dst", "error",
)  # fmt: skip

_LAYOUTS = {"E_plus_B": TableLayout.E_PLUS_B, "compact_2epn": TableLayout.COMPACT}

_LINK = LinkStage(Direction.PUSH, num_sms=2, block=128, num_warps=4)
_LOCAL = LocalStage(ctas_per_sm=1, block=128, num_warps=4)
_GEMM = GemmStage(block_m=16, block_n=64, block_k=64, group_m=2, num_warps=4, num_stages=2)
SMALL_STAGES = EPPlan(
    "triton", replace(_LOCAL, block=32), _LINK, _LOCAL, replace(_LINK, direction=Direction.PULL, block=512),
    replace(_GEMM, num_sms=2), replace(_LOCAL, block=256), _GEMM, _LOCAL, replace(_LINK, direction=Direction.PULL),
)  # fmt: skip
"""Stages whose blocks are small, so that small problems take several of each: loops run more than once."""


@dataclass(frozen=True)
class Problem:
    """Ids [R, S, K] int32 of one step, and who plans it."""

    name: str
    geometry: EPGeometry
    ids: torch.Tensor
    planner: Planner

    def histograms(self) -> torch.Tensor:
        """Pairs [R, E] of every rank."""
        return torch.stack([histogram(ids, self.geometry.num_experts) for ids in self.ids])

    def new_plan(self, rank: int) -> RankPlan:
        """Room for the plan of ``rank``, full of what no planner may leave."""
        plan = empty_plan(self.geometry, rank, self.planner.num_rows(self.geometry), self.ids.device, origin=False)
        for field in FIELDS:
            getattr(plan, field).fill_(-77)
        return plan


def recorded() -> Iterator[Problem]:
    """The recorded vectors."""
    told = json.loads((Path(__file__).parent / "planner_vectors.json").read_text(encoding="utf-8"))
    for vector in told["vectors"]:
        given, layout = vector["input"], _LAYOUTS[vector["layout"]]
        geometry = EPGeometry(
            given["R"], given["E"], given["K"], given["S"], given["B"], given["token_padding"], layout
        )
        ids = torch.tensor(given["topk_ids"], dtype=torch.int32).view(given["R"], given["S"], given["K"])
        yield Problem(f"{vector['name']}-{vector['layout']}", geometry, ids, MoonEPPlanner())


def drawn(count: int, seed: int = 0) -> Iterator[Problem]:
    """Random problems of up to 16 ranks: any skew, repeated ids, absent pairs, both layouts."""
    random = torch.Generator().manual_seed(seed)

    def pick(*values: int) -> int:
        return values[int(torch.randint(0, len(values), (), generator=random))]

    for number in range(count):
        ranks, own, topk = pick(1, 2, 2, 3, 4, 4, 8, 16), pick(1, 2, 3, 5), pick(1, 2, 3, 6, 8)
        layout = TableLayout.COMPACT if pick(0, 1) else TableLayout.E_PLUS_B
        slots = own if layout is TableLayout.COMPACT else pick(0, 1, 2, own + 3)
        geometry = EPGeometry(
            ranks, ranks * own, topk, pick(1, 4, 9, 13), slots, pick(1, 2, 8, 16), layout, bool(pick(1, 1, 0))
        )
        size = (ranks, geometry.capacity, topk)
        hot = torch.randint(0, pick(1, max(1, own // 2), ranks * own), size, generator=random)
        anywhere = torch.randint(0, ranks * own, size, generator=random)
        ids = torch.where(torch.rand(size, generator=random) < (0.0, 0.5, 0.9, 1.0)[pick(0, 1, 2, 3)], hot, anywhere)
        if not geometry.pads_counted:
            ids[torch.rand(size, generator=random) < 0.3] = -1
        planner = OwnerPlanner() if pick(0, 0, 0, 1) else MoonEPPlanner()
        yield Problem(f"drawn {number}: {geometry} {planner.name}", geometry, ids.to(torch.int32), planner)


def require_equal(kernels: EPKernels, problem: Problem, ranks: tuple[int, ...] | None = None) -> None:
    """Assert that the set plans ``problem`` as torch does, on every field, for ``ranks`` (all when None)."""
    histograms = problem.histograms()
    for rank in range(problem.geometry.ep_size) if ranks is None else ranks:
        counts = torch.full_like(histograms[rank], -77)
        kernels.count(problem.ids[rank], counts)
        assert torch.equal(counts, histograms[rank]), f"{problem.name}: histogram of rank {rank}"
        got, wanted = problem.new_plan(rank), problem.new_plan(rank)
        kernels.plan(problem.ids[rank], histograms, problem.planner, got)
        plan_rank(problem.ids[rank], histograms, problem.planner, wanted)
        wanted.error.zero_()
        for field in FIELDS:
            mine, right = getattr(got, field), getattr(wanted, field)
            assert torch.equal(mine, right), f"{problem.name}: {field} of rank {rank}: {mine} for {right}"
