"""The communication steps over all-to-alls, for ranks that can't reach each other's memory.

Rows are packed by destination, traded, and put at the same places as on other kinds of ranks. What goes where is
read on the host once a plan: an all-to-all needs the counts.
"""

from __future__ import annotations

import torch

from moebench.errors import UnsupportedError
from moebench.pipeline.ep.experts import ExpertMatrix, Experts
from moebench.pipeline.ep.rank_plan import RankPlan, StagedRoute
from moebench.pipeline.ep.ranks.accesses import Phase
from moebench.pipeline.ep.ranks.collective import CollectiveRanks
from moebench.pipeline.ep.ranks.protocol import Exchange, Item, SharedRefusal
from moebench.pipeline.ep.steps import PerRank, Plans, Stage, Steps, weight_of
from moebench.pipeline.ep.tables import foreign_experts
from moebench.pipeline.ep.torch_links import chain_values
from moebench.spec.ep import NO_ROW
from moebench.spec.ep_workload import EPStep, Placement


class StagedSteps(Steps):
    """Steps by all-to-all; one rank a process. Push and pull have no meaning here."""

    def __init__(self, stage: Stage, ranks: CollectiveRanks) -> None:
        super().__init__(stage)
        self.ranks = ranks

    def plan(self, topk_ids: PerRank, counts: PerRank, plans: Plans) -> list[Item]:
        """See ``Steps.plan``."""
        kernels, ranks, planner = self.stage.kernels, self.ranks, self.stage.planner
        histograms = self.stage.window.histograms.of(ranks.rank)

        def share() -> None:
            everyone = counts[ranks.rank].expand(ranks.ep_size, -1).contiguous()
            histograms.copy_(ranks.all_to_all(everyone, [1] * ranks.ep_size, [1] * ranks.ep_size))

        def make(rank: int) -> None:
            plans[rank].linked, plans[rank].route = False, None
            kernels.plan(topk_ids[rank], histograms, planner, plans[rank])

        def meet() -> None:
            plans[ranks.rank].route = self._route(plans[ranks.rank])

        return [
            Exchange(EPStep.EXCHANGE, "all-gather histograms", share),
            Phase(EPStep.PLAN, "plan", make),
            Exchange(EPStep.EXCHANGE, "trade counts", meet),
        ]

    def _route(self, plan: RankPlan) -> StagedRoute:
        ranks = self.ranks
        stored = plan.dst.long()
        address = torch.where(stored < 0, -stored - 1, stored)
        dest = torch.where(plan.dst == NO_ROW, plan.R, address // plan.num_rows)
        order = torch.argsort(dest, stable=True)
        pairs = order[dest[order] < plan.R]
        primaries = pairs[plan.dst[pairs] >= 0]
        ones = [1] * ranks.ep_size
        sent = torch.stack(
            [torch.bincount(dest[some], minlength=plan.R)[: plan.R] for some in (pairs, primaries)], dim=1
        )
        got = ranks.all_to_all(sent, ones, ones)
        (sent_pairs, sent_rows), (got_pairs, got_rows) = sent.t().tolist(), got.t().tolist()
        return StagedRoute(pairs, primaries, sent_pairs, sent_rows, got_pairs, got_rows)

    def dispatch(self, hidden: PerRank, route_weights: PerRank | None, plans: Plans) -> list[Item]:
        """See ``Steps.dispatch``; rows' places travel with a plan's first dispatch, weights with each."""
        ranks, window, kernels = self.ranks, self.stage.window, self.stage.kernels
        rank = ranks.rank
        plan, packed = plans[rank], {}

        def pack(_: int) -> None:
            route = _known(plan)
            packed["rows"] = hidden[rank].index_select(0, route.primaries // plan.K)
            packed["links"] = _links(plan, route, weight_of(route_weights, rank))

        def trade() -> None:
            route = _known(plan)
            packed["links"] = ranks.all_to_all(packed["links"], route.sent_pairs, route.got_pairs)
            packed["rows"] = ranks.all_to_all(packed["rows"], route.sent_rows, route.got_rows)

        def unpack(_: int) -> None:
            route, links = _known(plan), packed["links"]
            rows, chain = links[:, 0].long(), links[:, 1]
            if route.heads is None:
                route.rows, route.heads = rows, rows[chain >= -1]
            window.hidden.of(rank).index_copy_(0, route.heads, packed["rows"])
            window.chain.of(rank)[rows] = chain
            if route_weights is not None:
                window.route_weights.of(rank)[rows] = links[:, 2].contiguous().view(torch.float32)
            kernels.fill_padding(plan, window)

        return [
            Phase(EPStep.DISPATCH, "pack rows", pack),
            Exchange(EPStep.DISPATCH, "all-to-all", trade),
            Phase(EPStep.DISPATCH, "unpack rows", unpack),
            *self._group(plans),
        ]

    def prefetch(self, experts: Experts, plans: Plans) -> list[Item]:
        """See ``Steps.prefetch``; its run raises SharedRefusal where a sharded expert has rows but no slot."""
        rank, kernels = self.ranks.rank, self.stage.kernels

        def copy(_: int) -> None:
            for matrix in experts.matrices():
                kernels.pull_experts(matrix, plans[rank])

        def trade() -> None:
            require_slots(plans[rank])
            for matrix in experts.matrices():
                self._trade_experts(matrix, plans[rank])

        if experts.placement is Placement.REPLICATED:
            return [Phase(EPStep.PREFETCH, "copy experts", copy)]
        return [Exchange(EPStep.PREFETCH, "trade experts", trade)]

    def _trade_experts(self, matrix: ExpertMatrix, plan: RankPlan) -> None:
        ranks, geometry = self.ranks, plan.geometry
        copies = plan.experts_to_copy.tolist()
        wanted = [[e for e in row if e >= 0 and geometry.home(e) == plan.rank] for row in copies]
        mine = [(geometry.home(e), slot) for slot, e in enumerate(copies[plan.rank]) if e >= 0]
        slots = matrix.slots.of(plan.rank)
        send = [matrix.expert(plan.rank, e) for row in wanted for e in row]
        packed = torch.stack(send) if send else slots.new_empty(0, *slots.shape[1:])
        got = [sum(home == source for home, _ in mine) for source in range(ranks.ep_size)]
        arrived = ranks.all_to_all(packed, [len(row) for row in wanted], got)
        for place, (_, slot) in enumerate(sorted(mine)):
            slots[slot].copy_(arrived[place])

    def combine(self, plans: Plans, out: PerRank) -> list[Item]:
        """See ``Steps.combine``."""
        ranks, window, kernels = self.ranks, self.stage.window, self.stage.kernels
        rank = ranks.rank
        plan, packed = plans[rank], {}

        def pack(_: int) -> None:
            packed["rows"] = window.hidden.of(rank).index_select(0, _dispatched(_known(plan).heads))

        def trade() -> None:
            route = _known(plan)
            packed["rows"] = ranks.all_to_all(packed["rows"], route.got_rows, route.sent_rows)

        def add(_: int) -> None:
            primaries = _known(plan).primaries
            place = torch.full_like(plan.dst, -1)
            place[primaries] = torch.arange(primaries.numel(), dtype=torch.int32, device=place.device)
            kernels.sum_returned(plan, packed["rows"], place, out[rank])

        return [
            Phase(EPStep.COMBINE, "pack results", pack),
            Exchange(EPStep.COMBINE, "all-to-all", trade),
            Phase(EPStep.COMBINE, "sum results", add),
        ]

    def gather_weights(self, plans: Plans, out: PerRank) -> list[Item]:
        """See ``Steps.gather_weights``."""
        ranks, weights = self.ranks, self.stage.window.route_weights.of(self.ranks.rank)
        plan = plans[ranks.rank]

        def trade() -> None:
            route = _known(plan)
            sent = weights[_dispatched(route.rows)]
            back = ranks.all_to_all(sent, route.got_pairs, route.sent_pairs)
            out[ranks.rank].zero_().view(-1)[route.pairs] = back

        return [Exchange(EPStep.COMBINE, "all-to-all of weights", trade)]


def _known(plan: RankPlan) -> StagedRoute:
    if plan.route is None:
        raise UnsupportedError("this plan was not made on collective ranks; plan the step on these ranks first")
    return plan.route


def _dispatched(rows: torch.Tensor | None) -> torch.Tensor:
    if rows is None:
        raise UnsupportedError("combine before the plan's first dispatch; dispatch with it first")
    return rows


def _links(plan: RankPlan, route: StagedRoute, weights: torch.Tensor | None) -> torch.Tensor:
    """Row, chain and weight bits of each sent pair, [P, 3] int32."""
    stored = plan.dst[route.pairs].long()
    row = torch.where(stored < 0, -stored - 1, stored) % plan.num_rows
    bits = torch.zeros_like(row) if weights is None else weights.reshape(-1)[route.pairs].float().view(torch.int32)
    return torch.stack([row, chain_values(plan)[route.pairs], bits], dim=1).to(torch.int32)


def require_slots(plan: RankPlan) -> None:
    """Raise SharedRefusal where a rank has rows of a foreign expert without a slot: nobody could read its weight.

    Every rank comes to the same answer, so that all of them refuse together.
    """
    geometry = plan.geometry
    needs = [len(experts) for experts in foreign_experts(plan.alloc.tolist(), geometry)]
    rank = max(range(len(needs)), key=lambda r: needs[r])
    if needs[rank] > geometry.num_prefetch_slots:
        raise SharedRefusal(
            f"rank {rank} computes {needs[rank]} foreign experts but has {geometry.num_prefetch_slots} prefetch slots; "
            f"with sharded weights, collective ranks can't read the rest: use --prefetch-slots {needs[rank]} "
            f"(num_experts / ep_size = {geometry.experts_per_rank} fits any routing), replicated weights or peer ranks"
        )
