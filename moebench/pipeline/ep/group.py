"""A group's buffer on any kind of ranks: its memory and its steps, for all ranks of this process at once."""

from __future__ import annotations

from collections.abc import Mapping

import torch

from moebench.errors import InputError, UnsupportedError
from moebench.pipeline.ep.experts import Experts
from moebench.pipeline.ep.kernels import make_kernels
from moebench.pipeline.ep.planners.protocol import LearningPlanner, Planner
from moebench.pipeline.ep.rank_plan import RankPlan, empty_plan, require_no_error
from moebench.pipeline.ep.ranks.accesses import Phase
from moebench.pipeline.ep.ranks.collective import CollectiveRanks
from moebench.pipeline.ep.ranks.protocol import Item, Listener, Ranks
from moebench.pipeline.ep.staged_steps import StagedSteps
from moebench.pipeline.ep.steps import ROWS, SLOTS, DirectSteps, PerRank, Plans, Stage, Steps
from moebench.pipeline.ep.window import make_window
from moebench.pipeline.torch_dtypes import torch_dtype
from moebench.plan.ep_plan import EPPlan
from moebench.spec.dtypes import DType
from moebench.spec.ep import EPGeometry
from moebench.spec.ep_workload import EPStep
from moebench.spec.shape import MoEShape, WeightOn


class EPBuffer:
    """Rows, links and exchange memory of one capacity, and what runs on them.

    Tensors go in and out as mappings from each of this process's ranks (``ranks.local_ranks``) to its own. Making
    one is collective: ranks first agree on its sizes, and a difference is one InputError on every rank. ``num_rows``
    are the rows of a rank where they shall not be those that any routing fits in (``Planner.rows_for``).
    """

    def __init__(
        self,
        ranks: Ranks,
        geometry: EPGeometry,
        hidden_size: int,
        dtype: DType,
        planner: Planner,
        plan: EPPlan | None = None,
        num_rows: int | None = None,
    ) -> None:
        if hidden_size < 1:
            raise InputError(f"hidden_size is {hidden_size}; it must be at least 1")
        if geometry.ep_size != ranks.ep_size:
            raise InputError(f"the geometry has {geometry.ep_size} ranks; the {ranks.kind} ranks are {ranks.ep_size}")
        self.ranks, self.geometry, self.hidden_size, self.dtype = ranks, geometry, hidden_size, dtype
        self.plan_of_stages = EPPlan() if plan is None else plan
        self.planner = planner
        self.num_rows = planner.num_rows(geometry) if num_rows is None else num_rows
        ranks.agree(self._agreed())
        with ranks.guard():
            kernels = make_kernels(self.plan_of_stages)
            if reasons := kernels.refuse(planner, self.num_rows * ranks.ep_size, torch_dtype(dtype), ranks.device):
                raise UnsupportedError(f"kernel set {kernels.name} can't run this: {'; '.join(reasons)}")
            window = make_window(ranks, geometry, self.num_rows, hidden_size, torch_dtype(dtype), self.plan_of_stages)
        self.window, self.kernels = window, kernels
        stage = Stage(window, kernels, planner, self.plan_of_stages)
        self.steps: Steps = StagedSteps(stage, ranks) if isinstance(ranks, CollectiveRanks) else DirectSteps(stage)

    def _agreed(self) -> dict[str, object]:
        geometry = self.geometry
        return {
            "S (capacity)": geometry.capacity, "H (hidden_size)": self.hidden_size, "K (topk)": geometry.topk,
            "E (num_experts)": geometry.num_experts, "B (num_prefetch_slots)": geometry.num_prefetch_slots,
            "token_padding": geometry.token_padding, "layout": geometry.layout.value, "dtype": self.dtype.value,
            "pads_counted": geometry.pads_counted, "planner": self.planner.name, "NvS (rows)": self.num_rows,
            "EP plan": self.plan_of_stages.to_dict(),
        }  # fmt: skip

    @property
    def memory_bytes(self) -> int:
        """Bytes of one rank's part."""
        return self.window.memory_bytes(self.ranks.local_ranks[0])

    def new_plans(self) -> dict[int, RankPlan]:
        """Room for a plan a local rank."""
        origin = self.window.origin is not None
        return {
            r: empty_plan(self.geometry, r, self.num_rows, self.ranks.device, origin=origin)
            for r in self.ranks.local_ranks
        }

    def plan(
        self, topk_ids: PerRank, counts: PerRank | None = None, listener: Listener | None = None
    ) -> dict[int, RankPlan]:
        """New plans for ids [S, K] int32; their histograms [E] int32 are counted where not given."""
        plans = self.new_plans()
        with self.ranks.guard():
            told = self.count(topk_ids) if counts is None else counts
        self.ranks.run(self.steps.plan(topk_ids, told, plans), listener)
        if isinstance(self.planner, LearningPlanner):
            self.planner.observe(plans[self.ranks.local_ranks[0]].tokens_per_expert.tolist())
        return plans

    def check(self, plans: Plans) -> None:
        """Wait for the device and raise InputError where a plan failed on it; once a step, outside of timed code."""
        with self.ranks.guard():
            self.ranks.sync()
            for plan in plans.values():
                require_no_error(plan)

    def count(self, topk_ids: PerRank) -> dict[int, torch.Tensor]:
        """Histograms [E] int32 of ids [S, K]."""
        counted = {}
        for rank in self.ranks.local_ranks:
            counted[rank] = torch.empty(self.geometry.num_experts, dtype=torch.int32, device=self.ranks.device)
            self.kernels.count(topk_ids[rank], counted[rank])
        return counted

    def dispatch(
        self, hidden: PerRank, route_weights: PerRank | None, plans: Plans, listener: Listener | None = None
    ) -> None:
        """Tokens [S, H] to their rows, duplicates expanded; a plan may be dispatched any number of times."""
        with self.ranks.guard():
            self._check("hidden", hidden, (self.geometry.capacity, self.hidden_size), torch_dtype(self.dtype))
            if route_weights is not None:
                self._check("route_weights", route_weights, (self.geometry.capacity, self.geometry.topk), torch.float32)
        self.ranks.run([*self.steps.dispatch(hidden, route_weights, plans), *self.steps.expand(plans)], listener)

    def _check(self, name: str, given: PerRank, shape: tuple[int, ...], dtype: torch.dtype) -> None:
        for rank in self.ranks.local_ranks:
            tensor = given[rank]
            if tuple(tensor.shape) != shape or tensor.dtype is not dtype or not tensor.is_contiguous():
                raise InputError(
                    f"{name} of rank {rank} is {list(tensor.shape)} {tensor.dtype}, "
                    f"{'' if tensor.is_contiguous() else 'not '}contiguous; the buffer takes contiguous {list(shape)} "
                    f"{dtype}: pad to the capacity, or choose a buffer that fits"
                )

    def prefetch(self, experts: Experts, plans: Plans, listener: Listener | None = None) -> None:
        """Fill the used slots of ``experts``."""
        self.ranks.run(self.steps.prefetch(experts, plans), listener)

    def combine(self, plans: Plans, listener: Listener | None = None) -> dict[int, torch.Tensor]:
        """Sums [S, H] of every token's rows as they are in the buffer; duplicates are added up in place first."""
        size, dtype = (self.geometry.capacity, self.hidden_size), torch_dtype(self.dtype)
        out = {r: torch.empty(size, dtype=dtype, device=self.ranks.device) for r in self.ranks.local_ranks}
        self.ranks.run([*self.steps.sum_duplicates(plans), *self.steps.combine(plans, out)], listener)
        return out

    def workspaces(self, shape: MoEShape, intermediate_size: int) -> dict[int, dict[str, torch.Tensor]]:
        """Room for the experts' intermediate rows of each local rank, uninitialised."""
        dtype, device, width = torch_dtype(self.dtype), self.ranks.device, shape.up_factor * intermediate_size
        return {
            r: {
                "gemm1_out": torch.empty(self.num_rows, width, dtype=dtype, device=device),
                "act_out": torch.empty(self.num_rows, intermediate_size, dtype=dtype, device=device),
            }
            for r in self.ranks.local_ranks
        }

    def expert_phases(
        self, shape: MoEShape, experts: Experts, plans: Plans, work: Mapping[int, Mapping[str, torch.Tensor]]
    ) -> list[Item]:
        """GEMM1, activation and GEMM2 on the rows in the buffer, their results in the same rows."""
        kernels, window = self.kernels, self.window
        on_input = shape.weight_on is WeightOn.INPUT

        def gemm1(rank: int) -> None:
            weights = window.route_weights.of(rank) if on_input else None
            rows, out = window.hidden.of(rank), work[rank]["gemm1_out"]
            kernels.gemm1(rows, experts.w13, experts.b13, plans[rank], weights, out)

        def activation(rank: int) -> None:
            rows, out = work[rank]["gemm1_out"], work[rank]["act_out"]
            kernels.activation(rows, plans[rank], shape, experts.layout.w13_order, out)

        def gemm2(rank: int) -> None:
            weights = None if on_input else window.route_weights.of(rank)
            rows, out = work[rank]["act_out"], window.hidden.of(rank)
            kernels.gemm2(rows, experts.w2, experts.b2, plans[rank], weights, out)

        return [
            Phase(EPStep.GEMM1, "gemm1", gemm1, reads=ROWS | SLOTS),
            Phase(EPStep.ACTIVATION, "activation", activation),
            Phase(EPStep.GEMM2, "gemm2", gemm2, reads=ROWS | SLOTS, writes=ROWS),
        ]
