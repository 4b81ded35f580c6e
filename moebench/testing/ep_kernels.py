"""Conformance of a kernel set of the expert-parallel layer: phase by phase against the set in torch.

``check_kernel_set("mine", "cuda:0")`` runs steps of several geometries on virtual ranks with both sets, on memory
full of NaN, and compares every plan field and every defined row. It raises AssertionError with what differs.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

import torch

from moebench.pipeline.ep.experts import Experts, load_experts, own_weights
from moebench.pipeline.ep.group import EPBuffer
from moebench.pipeline.ep.planners.moonep import MoonEPPlanner
from moebench.pipeline.ep.rank_plan import RankPlan
from moebench.pipeline.ep.ranks.virtual import VirtualRanks
from moebench.pipeline.layer import LayerWeights
from moebench.pipeline.torch_dtypes import torch_dtype
from moebench.plan.ep_plan import Direction, EPPlan
from moebench.spec.dtypes import DType
from moebench.spec.ep import EPGeometry, TableLayout
from moebench.spec.ep_workload import Placement
from moebench.spec.shape import MoEShape, WeightOn
from moebench.spec.workload import WeightLayout

ALLOWED = {DType.BF16: 1e-2, DType.FP16: 2e-3, DType.FP32: 1e-5}
"""Most relative Frobenius error of rows that went through the same experts in another order of sums."""

PLAN_FIELDS = (
    "tokens_per_expert", "alloc", "experts_to_copy", "cu_seqlens", "zero_fill_ranges", "remote_stats", "dst",
    "dup_counts", "error",
)  # fmt: skip

EXACT = ("rows after dispatch", "route weights", "gathered weights")


@dataclass(frozen=True)
class Case:
    """One geometry with its experts' widths, the directions of its stages and where its weights lie."""

    geometry: EPGeometry
    hidden_size: int
    intermediate_size: int
    dtype: DType
    directions: tuple[Direction, Direction, Direction]
    placement: Placement = Placement.SHARDED
    weight_on: WeightOn = WeightOn.OUTPUT
    expert_bias: bool = False


def cases() -> Iterator[Case]:
    """Both layouts, all directions, widths that are multiples of nothing, absent pairs, one rank, no slots."""
    push, pull = Direction.PUSH, Direction.PULL
    yield Case(EPGeometry(4, 16, 4, 24, 2, 16), 72, 40, DType.BF16, (push, pull, pull), expert_bias=True)
    yield Case(EPGeometry(4, 16, 4, 24, 4, 16, TableLayout.COMPACT), 100, 36, DType.FP16, (pull, push, push))
    yield Case(EPGeometry(8, 32, 6, 17, 1, 8, pads_counted=False), 130, 52, DType.FP32, (push, push, pull))
    yield Case(EPGeometry(1, 6, 3, 9, 0, 4), 64, 32, DType.BF16, (push, pull, pull), weight_on=WeightOn.INPUT)
    yield Case(EPGeometry(16, 32, 8, 5, 2, 1), 20, 12, DType.FP32, (pull, pull, push), Placement.REPLICATED)


def _directed(plan: EPPlan, case: Case) -> EPPlan:
    dispatch, combine, prefetch = case.directions
    return replace(
        plan,
        dispatch=replace(plan.dispatch, direction=dispatch),
        combine=replace(plan.combine, direction=combine),
        prefetch=replace(plan.prefetch, direction=prefetch),
    )


class _Run:
    """One case on one kernel set."""

    def __init__(self, case: Case, plan: EPPlan, device: torch.device, seed: int) -> None:
        geometry = case.geometry
        self.case, self.ranks = case, VirtualRanks(geometry.ep_size, device)
        self.shape = MoEShape(
            "conformance", geometry.num_experts, geometry.topk, case.hidden_size, case.intermediate_size,
            weight_on=case.weight_on, expert_bias=case.expert_bias,
        )  # fmt: skip
        self.buffer = EPBuffer(
            self.ranks, geometry, case.hidden_size, case.dtype, MoonEPPlanner(), _directed(plan, case)
        )
        self.random, self.device = torch.Generator().manual_seed(seed), device
        self.experts = self._experts()
        self.poison()

    def _normal(self, *size: int, scale: float = 1.0) -> torch.Tensor:
        values = torch.randn(size, generator=self.random) * scale
        return values.to(torch_dtype(self.case.dtype)).to(self.device)

    def _experts(self) -> Experts:
        case, geometry = self.case, self.case.geometry
        count, up, bias = geometry.num_experts, 2 * case.intermediate_size, case.expert_bias
        whole = LayerWeights(
            self._normal(count, up, case.hidden_size, scale=case.hidden_size**-0.5),
            self._normal(count, case.hidden_size, case.intermediate_size, scale=case.intermediate_size**-0.5),
            self._normal(count, up) if bias else None,
            self._normal(count, case.hidden_size) if bias else None,
        )
        parts = {
            r: whole if case.placement is Placement.REPLICATED else own_weights(whole, geometry, r)
            for r in self.ranks.local_ranks
        }
        return load_experts(self.ranks, geometry, self.shape, case.placement, parts, WeightLayout())

    def poison(self) -> None:
        """NaN in every row, slot and workspace."""
        for rank in self.ranks.local_ranks:
            tensors = [*self.buffer.window.tensors(rank).values(), *(m.slots.of(rank) for m in self.experts.matrices())]
            for tensor in tensors:
                tensor.fill_(math.nan if tensor.is_floating_point() else 7)

    def step(self, hot: bool) -> tuple[dict[int, RankPlan], dict[str, dict[int, torch.Tensor]]]:
        """A whole step's plans, and by name what each rank then holds."""
        case, geometry, buffer = self.case, self.case.geometry, self.buffer
        size = (geometry.ep_size, geometry.capacity, geometry.topk)
        ids = torch.randint(0, max(1, geometry.num_experts // (4 if hot else 1)), size, generator=self.random)
        if not geometry.pads_counted:
            ids[:, geometry.capacity // 2 :] = -1
        weights = torch.rand(size, generator=self.random)
        per_rank = range(geometry.ep_size)
        hidden = {r: self._normal(geometry.capacity, case.hidden_size) for r in per_rank}
        plans = buffer.plan({r: ids[r].to(torch.int32).to(self.device) for r in per_rank})
        buffer.dispatch(hidden, {r: weights[r].to(self.device) for r in per_rank}, plans)
        held = {"rows after dispatch": self._defined(plans, buffer.window.hidden.tensors)}
        held["route weights"] = self._defined(plans, buffer.window.route_weights.tensors)
        buffer.prefetch(self.experts, plans)
        work = buffer.workspaces(self.shape, case.intermediate_size)
        for tensor in (t for spaces in work.values() for t in spaces.values()):
            tensor.fill_(math.nan)
        self.ranks.run(buffer.expert_phases(self.shape, self.experts, plans, work))
        held["gemm1"] = self._defined(plans, [work[r]["gemm1_out"] for r in per_rank])
        held["activation"] = self._defined(plans, [work[r]["act_out"] for r in per_rank])
        held["gemm2"] = self._defined(plans, buffer.window.hidden.tensors)
        held["combined"] = buffer.combine(plans)
        gathered = {r: torch.full(size[1:], math.nan, device=self.device) for r in per_rank}
        self.ranks.run(buffer.steps.gather_weights(plans, gathered))
        held["gathered weights"] = gathered
        return plans, held

    def _defined(
        self, plans: dict[int, RankPlan], tensors: list[torch.Tensor] | tuple[torch.Tensor | None, ...]
    ) -> dict[int, torch.Tensor]:
        ends = {r: int(plan.cu_seqlens[-1]) for r, plan in plans.items()}
        return {r: tensor[: ends[r]].clone() for r, tensor in enumerate(tensors) if tensor is not None}


def _groups(plan: RankPlan) -> list[tuple[int, tuple[int, ...]]]:
    count = int(plan.dup_counts[0])
    loffs = plan.dup_loffs.tolist()
    return sorted((p, tuple(loffs[start : start + n])) for p, start, n in plan.dup_groups[:count].tolist())


def check_kernel_set(
    kernels: str, device: str | torch.device, plan: EPPlan | None = None, chosen: Iterable[Case] | None = None
) -> None:
    """Compare the set called ``kernels``, with the stages of ``plan``, to torch's on ``device``.

    ``chosen`` are the cases to run: all of ``cases`` when None.
    """
    where, stages = torch.device(device), EPPlan() if plan is None else plan
    for number, case in enumerate(cases() if chosen is None else chosen):
        mine = _Run(case, replace(stages, kernels=kernels), where, number)
        wanted = _Run(case, replace(stages, kernels="torch"), where, number)
        for hot in (True, False):
            told = f"case {number} ({case.geometry}), {'hot' if hot else 'even'} routing"
            (plans, held), (right_plans, right) = mine.step(hot), wanted.step(hot)
            _compare_plans(told, plans, right_plans)
            for name, values in right.items():
                _compare_rows(f"{told}: {name}", held[name], values, None if name in EXACT else ALLOWED[case.dtype])


def _compare_plans(told: str, plans: dict[int, RankPlan], right: dict[int, RankPlan]) -> None:
    for rank, wanted in right.items():
        for field in PLAN_FIELDS:
            got, value = getattr(plans[rank], field), getattr(wanted, field)
            assert torch.equal(got, value), f"{told}: plan field {field} of rank {rank}: {got} for {value}"
        assert _groups(plans[rank]) == _groups(wanted), f"{told}: duplicate groups of rank {rank}"


def _compare_rows(
    told: str, got: dict[int, torch.Tensor], right: dict[int, torch.Tensor], allowed: float | None
) -> None:
    for rank, wanted in right.items():
        if allowed is None:
            assert torch.equal(got[rank], wanted), f"{told} of rank {rank} differ"
            continue
        norm = torch.linalg.vector_norm(wanted.float()).clamp_min(1e-12)
        error = float(torch.linalg.vector_norm(got[rank].float() - wanted.float()) / norm)
        assert error <= allowed, f"{told} of rank {rank} is off by {error:.2e}"
