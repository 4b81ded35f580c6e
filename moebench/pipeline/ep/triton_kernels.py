"""The kernel set in Triton: ``moebench.kernels.ep_*`` with the stages of the plan; nothing is read on the host."""

from __future__ import annotations

from dataclasses import asdict

import torch

from moebench.kernels import (
    ep_activation,
    ep_copy_rows,
    ep_count,
    ep_expand,
    ep_experts,
    ep_gather_weights,
    ep_gemm,
    ep_group,
    ep_links,
    ep_pad,
    ep_plan,
    ep_push,
    ep_share,
    ep_sum,
    ep_sum_duplicates,
)
from moebench.pipeline.ep.experts import ExpertMatrix
from moebench.pipeline.ep.kernels import EPKernels
from moebench.pipeline.ep.planners.moonep import MoonEPPlanner
from moebench.pipeline.ep.planners.owner import OwnerPlanner
from moebench.pipeline.ep.planners.protocol import Planner
from moebench.pipeline.ep.rank_plan import RankPlan
from moebench.pipeline.ep.ranks.protocol import Region
from moebench.pipeline.ep.triton_support import (
    Workspace,
    activation_constants,
    gate_and_up,
    interpreting,
    is_aligned,
    programs,
    table_is_aligned,
)
from moebench.pipeline.ep.window import Window, needed
from moebench.plan.ep_plan import EPPlan, GemmStage, LocalStage
from moebench.spec.ep import MAX_GROUP_ROWS, TableLayout
from moebench.spec.shape import MoEShape
from moebench.spec.workload import W13Order

LINK_LANES = 256
"""Pairs that a CTA takes at once where only a word of each pair moves."""

PLANNERS = (MoonEPPlanner, OwnerPlanner)
"""Planners that the device has, these classes and no others that derive from them."""

DTYPES = (torch.bfloat16, torch.float16, torch.float32)


class TritonKernels(EPKernels):
    """See ``EPKernels``. Workspace is made at a geometry's first call; call once before capturing a graph."""

    name = "triton"
    capturable = True

    def __init__(self, plan: EPPlan) -> None:
        super().__init__(plan)
        self._work = Workspace()

    def refuse(self, planner: Planner, group_rows: int, dtype: torch.dtype, device: torch.device) -> list[str]:
        """See ``EPKernels.refuse``."""
        found = []
        if type(planner) not in PLANNERS:
            names = " and ".join(known.name for known in PLANNERS)
            found.append(f"planner {planner.name} has no device version, only {names} have: use kernel set torch")
        elif group_rows >= MAX_GROUP_ROWS:
            found.append(
                f"planner {planner.name} needs {group_rows} rows on all ranks, row addresses are below "
                f"{MAX_GROUP_ROWS}: lower the capacity"
            )
        if dtype not in DTYPES:
            found.append(f"dtype {dtype} is none of {', '.join(map(str, DTYPES))}")
        if device.type == "cpu" and not interpreting():
            found.append("Triton kernels need a GPU: use kernel set torch")
        return found

    def count(self, topk_ids: torch.Tensor, out: torch.Tensor) -> None:
        """See ``EPKernels.count``."""
        out.zero_()
        ep_count.launch(topk_ids, out, lanes=self.stages.plan.block, num_warps=self.stages.plan.num_warps)

    def share_histogram(self, counts: torch.Tensor, histograms: Region, rank: int) -> None:
        """See ``EPKernels.share_histogram``."""
        ep_share.launch(counts, histograms.addresses, rank=rank, num_warps=4)

    def plan(self, topk_ids: torch.Tensor, histograms: torch.Tensor, planner: Planner, out: RankPlan) -> None:
        """See ``EPKernels.plan``."""
        geometry, stage = out.geometry, self.stages.plan
        sizes = ep_plan.workspace_sizes(geometry.capacity, out.K, out.R, out.E, stage.block)
        work = {name: self._work.ints(f"plan {name}", size, out.dst.device) for name, size in sizes.items()}
        ep_plan.launch(
            topk_ids, histograms, work, out.tokens_per_expert, out.alloc, out.experts_to_copy, out.cu_seqlens,
            out.zero_fill_ranges, out.remote_stats, out.dst, out.error, rank=out.rank, num_rows=out.num_rows,
            token_padding=geometry.token_padding, compact=geometry.layout is TableLayout.COMPACT,
            pads_counted=geometry.pads_counted, balanced=isinstance(planner, MoonEPPlanner), lanes=stage.block,
            num_warps=stage.num_warps,
        )  # fmt: skip

    def push_rows(
        self, hidden: torch.Tensor, route_weights: torch.Tensor | None, plan: RankPlan, window: Window
    ) -> None:
        """See ``EPKernels.push_rows``."""
        stage = self.stages.dispatch
        ep_push.launch(
            hidden, plan.dst, window.hidden.addresses, num_rows=plan.num_rows, aligned=is_aligned(window.hidden),
            num_sms=stage.num_sms, block=stage.block, num_warps=stage.num_warps,
        )  # fmt: skip
        self.push_links(route_weights, plan, window)

    def push_links(self, route_weights: torch.Tensor | None, plan: RankPlan, window: Window) -> None:
        """See ``EPKernels.push_links``."""
        if route_weights is None and plan.linked:
            return
        ep_links.launch(
            route_weights, plan.dst, window.route_weights.addresses, window.chain.addresses,
            None if window.origin is None else window.origin.addresses, rank=plan.rank, num_rows=plan.num_rows,
            topk=plan.K, links=not plan.linked, num_sms=self.stages.dispatch.num_sms, lanes=LINK_LANES, num_warps=4,
        )  # fmt: skip

    def pull_rows(self, plan: RankPlan, window: Window) -> None:
        """See ``EPKernels.pull_rows``."""
        stage, tokens = self.stages.dispatch, needed(window.tokens, "tokens")
        ep_copy_rows.launch(
            window.hidden.of(plan.rank), plan.origins, plan.cu_seqlens, tokens.addresses, topk=plan.K, pull=True,
            aligned=is_aligned(tokens), num_sms=stage.num_sms, block=stage.block, num_warps=stage.num_warps,
        )  # fmt: skip

    def fill_padding(self, plan: RankPlan, window: Window) -> None:
        """See ``EPKernels.fill_padding``."""
        stage, rank = self.stages.dispatch, plan.rank
        ep_pad.launch(
            plan.zero_fill_ranges, window.hidden.of(rank), window.route_weights.of(rank), window.chain.of(rank),
            None if window.origin is None else window.origin.of(rank), links=not plan.linked, num_sms=stage.num_sms,
            block=stage.block, num_warps=stage.num_warps,
        )  # fmt: skip

    def group_duplicates(self, plan: RankPlan, window: Window) -> None:
        """See ``EPKernels.group_duplicates``."""
        counts = self._work.ints("groups", (ep_group.num_blocks(plan.num_rows), 2), plan.dst.device)
        ep_group.launch(
            window.chain.of(plan.rank), plan.cu_seqlens, counts, plan.dup_groups, plan.dup_loffs, plan.dup_counts,
            topk=plan.K, num_warps=4,
        )  # fmt: skip
        if plan.origin is not None and window.origin is not None:
            plan.origin.copy_(window.origin.of(plan.rank))

    def _groups_grid(self, stage: LocalStage, rows: torch.Tensor) -> int:
        """A group has two rows at least."""
        return programs(stage, max(1, rows.shape[0] // 2) * -(-rows.shape[1] // stage.block), rows.device)

    def expand(self, plan: RankPlan, rows: torch.Tensor) -> None:
        """See ``EPKernels.expand``."""
        stage = self.stages.expand
        ep_expand.launch(
            rows, plan.dup_groups, plan.dup_loffs, plan.dup_counts, num_programs=self._groups_grid(stage, rows),
            block=stage.block, num_warps=stage.num_warps,
        )  # fmt: skip

    def sum_duplicates(self, plan: RankPlan, rows: torch.Tensor) -> None:
        """See ``EPKernels.sum_duplicates``."""
        stage = self.stages.duplicate_sum
        ep_sum_duplicates.launch(
            rows, plan.dup_groups, plan.dup_loffs, plan.dup_counts, num_programs=self._groups_grid(stage, rows),
            block=stage.block, num_warps=stage.num_warps,
        )  # fmt: skip

    def pull_experts(self, matrix: ExpertMatrix, plan: RankPlan) -> None:
        """See ``EPKernels.pull_experts``."""
        self._copy_experts(matrix, plan, push=False)

    def push_experts(self, matrix: ExpertMatrix, plan: RankPlan) -> None:
        """See ``EPKernels.push_experts``."""
        self._copy_experts(matrix, plan, push=True)

    def _copy_experts(self, matrix: ExpertMatrix, plan: RankPlan, *, push: bool) -> None:
        if not plan.B:
            return
        stage, each = self.stages.prefetch, plan.geometry.experts_per_rank
        ep_experts.launch(
            plan.experts_to_copy, matrix.expert_addresses[plan.rank], matrix.slots.addresses,
            matrix.slots.of(plan.rank), rank=plan.rank, own=(plan.rank * each, (plan.rank + 1) * each), push=push,
            aligned=table_is_aligned(matrix), num_sms=stage.num_sms, block=stage.block, num_warps=stage.num_warps,
        )  # fmt: skip

    def _gemm(
        self, rows: torch.Tensor, weight: ExpertMatrix, bias: ExpertMatrix | None, plan: RankPlan,
        row_weights: torch.Tensor | None, out: torch.Tensor, stage: GemmStage, weigh: int,
    ) -> None:  # fmt: skip
        geometry = plan.geometry
        count = ep_gemm.max_tiles(plan.num_rows, geometry.num_segments, geometry.token_padding, stage.block_m)
        ep_gemm.launch(
            rows, weight.segment_addresses[plan.rank], None if bias is None else bias.segment_addresses[plan.rank],
            plan.cu_seqlens, self._work.ints("tiles", (count + 1, 4), rows.device), row_weights, out,
            weigh=0 if row_weights is None else weigh, aligned=table_is_aligned(weight), tile=asdict(stage),
        )  # fmt: skip

    def gemm1(
        self, rows: torch.Tensor, w13: ExpertMatrix, b13: ExpertMatrix | None, plan: RankPlan,
        row_weights: torch.Tensor | None, out: torch.Tensor,
    ) -> None:  # fmt: skip
        """See ``EPKernels.gemm1``."""
        self._gemm(rows, w13, b13, plan, row_weights, out, self.stages.gemm1, weigh=1)

    def activation(
        self, rows: torch.Tensor, plan: RankPlan, shape: MoEShape, order: W13Order, out: torch.Tensor
    ) -> None:
        """See ``EPKernels.activation``."""
        stage, width = self.stages.activation, out.shape[1]
        gate, up, stride = gate_and_up(order, width, gated=shape.gated)
        ep_activation.launch(
            rows, plan.cu_seqlens, out, gate_offset=gate, up_offset=up, col_stride=stride, gated=shape.gated,
            activation=activation_constants(shape.activation),
            num_programs=programs(stage, max(1, out.numel() // stage.block), rows.device), block=stage.block,
            num_warps=stage.num_warps,
        )  # fmt: skip

    def gemm2(
        self, rows: torch.Tensor, w2: ExpertMatrix, b2: ExpertMatrix | None, plan: RankPlan,
        row_weights: torch.Tensor | None, out: torch.Tensor,
    ) -> None:  # fmt: skip
        """See ``EPKernels.gemm2``."""
        self._gemm(rows, w2, b2, plan, row_weights, out, self.stages.gemm2, weigh=2)

    def pull_sum(self, plan: RankPlan, hidden: Region, out: torch.Tensor) -> None:
        """See ``EPKernels.pull_sum``."""
        stage = self.stages.combine
        ep_sum.launch(
            plan.dst, hidden.addresses, None, None, out, num_rows=plan.num_rows, aligned=is_aligned(hidden),
            num_sms=stage.num_sms, block=stage.block, num_warps=stage.num_warps,
        )  # fmt: skip

    def push_results(self, plan: RankPlan, window: Window) -> None:
        """See ``EPKernels.push_results``."""
        stage, returned = self.stages.combine, needed(window.returned, "returned")
        ep_copy_rows.launch(
            window.hidden.of(plan.rank), plan.origins, plan.cu_seqlens, returned.addresses, topk=plan.K, pull=False,
            aligned=is_aligned(returned), num_sms=stage.num_sms, block=stage.block, num_warps=stage.num_warps,
        )  # fmt: skip

    def sum_returned(
        self, plan: RankPlan, returned: torch.Tensor, place: torch.Tensor | None, out: torch.Tensor
    ) -> None:
        """See ``EPKernels.sum_returned``."""
        stage = self.stages.combine
        ep_sum.launch(
            plan.dst, None, returned, place, out, num_rows=plan.num_rows, aligned=False, num_sms=stage.num_sms,
            block=stage.block, num_warps=stage.num_warps,
        )  # fmt: skip

    def gather_weights(self, plan: RankPlan, route_weights: Region, out: torch.Tensor) -> None:
        """See ``EPKernels.gather_weights``."""
        ep_gather_weights.launch(
            plan.dst, route_weights.addresses, out, num_rows=plan.num_rows, num_sms=self.stages.combine.num_sms,
            lanes=LINK_LANES, num_warps=4,
        )  # fmt: skip
