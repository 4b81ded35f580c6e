"""The kernel set in torch: the reference of every phase, on any device and in any number format."""

from __future__ import annotations

import torch

from moebench.pipeline.activation import activate, split_gate_up
from moebench.pipeline.ep.experts import ExpertMatrix
from moebench.pipeline.ep.kernels import EPKernels
from moebench.pipeline.ep.planners.protocol import Planner
from moebench.pipeline.ep.rank_plan import RankPlan, histogram, plan_rank
from moebench.pipeline.ep.ranks.protocol import Region
from moebench.pipeline.ep.torch_links import chain_values, duplicate_fields
from moebench.pipeline.ep.window import Window, needed
from moebench.pipeline.precision import ieee_matmul
from moebench.spec.ep import NO_ROW
from moebench.spec.shape import MoEShape
from moebench.spec.workload import W13Order


class TorchKernels(EPKernels):
    """See ``EPKernels``; reads segments and groups on the host."""

    name = "torch"
    capturable = False

    def refuse(self, planner: Planner, group_rows: int, dtype: torch.dtype, device: torch.device) -> list[str]:
        """Nothing is refused."""
        return []

    def count(self, topk_ids: torch.Tensor, out: torch.Tensor) -> None:
        """See ``EPKernels.count``."""
        out.copy_(histogram(topk_ids, out.numel()))

    def share_histogram(self, counts: torch.Tensor, histograms: Region, rank: int) -> None:
        """See ``EPKernels.share_histogram``."""
        for peer in range(len(histograms.tensors)):
            histograms.of(peer)[rank] = counts

    def plan(self, topk_ids: torch.Tensor, histograms: torch.Tensor, planner: Planner, out: RankPlan) -> None:
        """See ``EPKernels.plan``."""
        plan_rank(topk_ids, histograms, planner, out)

    def push_rows(
        self, hidden: torch.Tensor, route_weights: torch.Tensor | None, plan: RankPlan, window: Window
    ) -> None:
        """See ``EPKernels.push_rows``."""
        slots = (plan.dst >= 0).nonzero().squeeze(-1)
        address = plan.dst[slots].long()
        for peer in range(plan.R):
            mine = address // plan.num_rows == peer
            window.hidden.of(peer)[address[mine] % plan.num_rows] = hidden[slots[mine] // plan.K]
        self.push_links(route_weights, plan, window)

    def push_links(self, route_weights: torch.Tensor | None, plan: RankPlan, window: Window) -> None:
        """See ``EPKernels.push_links``."""
        slots = (plan.dst != NO_ROW).nonzero().squeeze(-1)
        stored = plan.dst[slots].long()
        address = torch.where(stored < 0, -stored - 1, stored)
        row = address % plan.num_rows
        chain = chain_values(plan)[slots]
        origin = torch.where(stored < 0, -1, plan.rank * plan.num_rows + slots).to(torch.int32)
        for peer in range(plan.R):
            mine = address // plan.num_rows == peer
            if route_weights is not None:
                window.route_weights.of(peer)[row[mine]] = route_weights.reshape(-1)[slots[mine]]
            if not plan.linked:
                window.chain.of(peer)[row[mine]] = chain[mine]
                if window.origin is not None:
                    window.origin.of(peer)[row[mine]] = origin[mine]

    def pull_rows(self, plan: RankPlan, window: Window) -> None:
        """See ``EPKernels.pull_rows``."""
        tokens, (rows, sources, slots) = needed(window.tokens, "tokens"), _origins(plan)
        for peer in range(plan.R):
            mine = sources == peer
            window.hidden.of(plan.rank)[rows[mine]] = tokens.of(peer)[slots[mine] // plan.K]

    def fill_padding(self, plan: RankPlan, window: Window) -> None:
        """See ``EPKernels.fill_padding``."""
        for start, count in plan.zero_fill_ranges.tolist():
            rows = slice(start, start + count)
            window.hidden.of(plan.rank)[rows] = 0
            window.route_weights.of(plan.rank)[rows] = 0
            if not plan.linked:
                window.chain.of(plan.rank)[rows] = -1
                if window.origin is not None:
                    window.origin.of(plan.rank)[rows] = -1

    def group_duplicates(self, plan: RankPlan, window: Window) -> None:
        """See ``EPKernels.group_duplicates``."""
        end = int(plan.cu_seqlens[-1]) if plan.cu_seqlens.numel() else 0
        groups, rows = duplicate_fields(window.chain.of(plan.rank)[:end].tolist())
        count = torch.tensor([len(groups), len(rows)], dtype=torch.int32)
        plan.dup_counts.copy_(count)
        if groups:
            plan.dup_groups[: len(groups)] = torch.tensor(groups, dtype=torch.int32, device=plan.dst.device)
            plan.dup_loffs[: len(rows)] = torch.tensor(rows, dtype=torch.int32, device=plan.dst.device)
        if plan.origin is not None and window.origin is not None:
            plan.origin.copy_(window.origin.of(plan.rank))

    def expand(self, plan: RankPlan, rows: torch.Tensor) -> None:
        """See ``EPKernels.expand``."""
        primaries, duplicates = _groups(plan)
        rows[duplicates] = rows[primaries]

    def pull_experts(self, matrix: ExpertMatrix, plan: RankPlan) -> None:
        """See ``EPKernels.pull_experts``."""
        for slot, expert in enumerate(plan.experts_to_copy[plan.rank].tolist()):
            if expert >= 0:
                matrix.slots.of(plan.rank)[slot].copy_(matrix.expert(plan.rank, expert))

    def push_experts(self, matrix: ExpertMatrix, plan: RankPlan) -> None:
        """See ``EPKernels.push_experts``."""
        for peer, row in enumerate(plan.experts_to_copy.tolist()):
            for slot, expert in enumerate(row):
                if expert >= 0 and plan.geometry.home(expert) == plan.rank:
                    matrix.slots.of(peer)[slot].copy_(matrix.expert(plan.rank, expert))

    def gemm1(
        self, rows: torch.Tensor, w13: ExpertMatrix, b13: ExpertMatrix | None, plan: RankPlan,
        row_weights: torch.Tensor | None, out: torch.Tensor,
    ) -> None:  # fmt: skip
        """See ``EPKernels.gemm1``."""
        for segment, part in _segments(plan):
            product = _product(rows[part], w13.segment(plan.rank, segment))
            if row_weights is not None:
                product *= row_weights[part].unsqueeze(-1)
            if b13 is not None:
                product += b13.segment(plan.rank, segment).float()
            out[part] = product.to(out.dtype)

    def activation(
        self, rows: torch.Tensor, plan: RankPlan, shape: MoEShape, order: W13Order, out: torch.Tensor
    ) -> None:
        """See ``EPKernels.activation``."""
        end = int(plan.cu_seqlens[-1])
        values = rows[:end].float()
        gate, up = split_gate_up(values, order) if shape.gated else (values, None)
        out[:end] = activate(gate, up, shape.activation).to(out.dtype)

    def gemm2(
        self, rows: torch.Tensor, w2: ExpertMatrix, b2: ExpertMatrix | None, plan: RankPlan,
        row_weights: torch.Tensor | None, out: torch.Tensor,
    ) -> None:  # fmt: skip
        """See ``EPKernels.gemm2``."""
        for segment, part in _segments(plan):
            product = _product(rows[part], w2.segment(plan.rank, segment))
            if b2 is not None:
                product += b2.segment(plan.rank, segment).float()
            if row_weights is not None:
                product *= row_weights[part].unsqueeze(-1)
            out[part] = product.to(out.dtype)

    def sum_duplicates(self, plan: RankPlan, rows: torch.Tensor) -> None:
        """See ``EPKernels.sum_duplicates``."""
        groups, _ = plan.dup_counts.tolist()
        table, loffs = plan.dup_groups[:groups].long(), plan.dup_loffs.long()
        if not groups:
            return
        total = rows[table[:, 0]].float()
        for place in range(int(table[:, 2].max())):
            has = (table[:, 2] > place).nonzero().squeeze(-1)
            total[has] += rows[loffs[table[has, 1] + place]].float()
        rows[table[:, 0]] = total.to(rows.dtype)

    def pull_sum(self, plan: RankPlan, hidden: Region, out: torch.Tensor) -> None:
        """See ``EPKernels.pull_sum``."""
        places = plan.dst.view(-1, plan.K).long()
        total = torch.zeros(out.shape, dtype=torch.float32, device=out.device)
        for k in range(plan.K):
            address = places[:, k]
            for peer in range(plan.R):
                mine = ((address >= 0) & (address // plan.num_rows == peer)).nonzero().squeeze(-1)
                total[mine] += hidden.of(peer)[address[mine] % plan.num_rows].float()
        out.copy_(total)

    def push_results(self, plan: RankPlan, window: Window) -> None:
        """See ``EPKernels.push_results``."""
        returned, (rows, sources, slots) = needed(window.returned, "returned"), _origins(plan)
        for peer in range(plan.R):
            mine = sources == peer
            returned.of(peer)[slots[mine]] = window.hidden.of(plan.rank)[rows[mine]]

    def sum_returned(
        self, plan: RankPlan, returned: torch.Tensor, place: torch.Tensor | None, out: torch.Tensor
    ) -> None:
        """See ``EPKernels.sum_returned``."""
        slots = torch.arange(plan.N, device=out.device)
        source = torch.where(plan.dst >= 0, slots, -1) if place is None else place.long()
        source = source.view(-1, plan.K)
        total = torch.zeros(out.shape, dtype=torch.float32, device=out.device)
        for k in range(plan.K):
            has = (source[:, k] >= 0).nonzero().squeeze(-1)
            total[has] += returned[source[has, k]].float()
        out.copy_(total)

    def gather_weights(self, plan: RankPlan, route_weights: Region, out: torch.Tensor) -> None:
        """See ``EPKernels.gather_weights``."""
        flat = out.view(-1)
        flat.zero_()
        slots = (plan.dst != NO_ROW).nonzero().squeeze(-1)
        stored = plan.dst[slots].long()
        address = torch.where(stored < 0, -stored - 1, stored)
        for peer in range(plan.R):
            mine = address // plan.num_rows == peer
            flat[slots[mine]] = route_weights.of(peer)[address[mine] % plan.num_rows]


def _origins(plan: RankPlan) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Own primary rows, the ranks and the flat slots they came from."""
    origin = plan.origins[: int(plan.cu_seqlens[-1])].long()
    rows = (origin >= 0).nonzero().squeeze(-1)
    return rows, origin[rows] // plan.num_rows, origin[rows] % plan.num_rows


def _groups(plan: RankPlan) -> tuple[torch.Tensor, torch.Tensor]:
    """The primary row of every duplicate row, and the duplicate rows."""
    groups, rows = plan.dup_counts.tolist()
    table = plan.dup_groups[:groups].long()
    order = torch.argsort(table[:, 1])
    return table[order, 0].repeat_interleave(table[order, 2]), plan.dup_loffs[:rows].long()


def _segments(plan: RankPlan) -> list[tuple[int, slice]]:
    """Non-empty segments with their rows, padding too."""
    ends = plan.cu_seqlens.tolist()
    starts = [0, *ends[:-1]]
    return [(g, slice(a, b)) for g, (a, b) in enumerate(zip(starts, ends, strict=True)) if b > a]


def _product(rows: torch.Tensor, weight: torch.Tensor) -> torch.Tensor:
    with ieee_matmul():
        return rows.float() @ weight.float().t()
