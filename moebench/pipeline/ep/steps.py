"""The communication steps of a buffer as lists of phases, for ranks that reach each other's memory.

A list says what each phase touches; when ranks wait for each other follows from that (``ranks.accesses``).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass

import torch

from moebench.pipeline.ep.experts import Experts
from moebench.pipeline.ep.kernels import EPKernels
from moebench.pipeline.ep.planners.protocol import Planner
from moebench.pipeline.ep.rank_plan import RankPlan
from moebench.pipeline.ep.ranks.accesses import Memory, Phase
from moebench.pipeline.ep.ranks.protocol import Item
from moebench.pipeline.ep.window import Window, needed
from moebench.plan.ep_plan import Direction, EPPlan
from moebench.spec.ep_workload import EPStep, Placement

PerRank = Mapping[int, torch.Tensor]
"""One tensor for each of this process's ranks."""
Plans = Mapping[int, RankPlan]

ROWS, SLOTS = frozenset({Memory.ROWS}), frozenset({Memory.SLOTS})
HISTOGRAMS, TOKENS = frozenset({Memory.HISTOGRAMS}), frozenset({Memory.TOKENS})
RETURNED = frozenset({Memory.RETURNED})


@dataclass(frozen=True)
class Stage:
    """What every step of a buffer needs: its memory, who moves the data, how, and who plans."""

    window: Window
    kernels: EPKernels
    planner: Planner
    plan: EPPlan


class Steps(ABC):
    """The steps between ranks, each a list to hand to ``Ranks.run``. Lists may be run again with new values in the
    same tensors."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage

    @abstractmethod
    def plan(self, topk_ids: PerRank, counts: PerRank, plans: Plans) -> list[Item]:
        """Exchange the histograms ``counts`` [E] and fill ``plans`` from ids [S, K]."""

    @abstractmethod
    def dispatch(self, hidden: PerRank, route_weights: PerRank | None, plans: Plans) -> list[Item]:
        """Bring tokens [S, H] to their expert-grouped rows, and each pair's weight [S, K]; expansion is its own."""

    @abstractmethod
    def prefetch(self, experts: Experts, plans: Plans) -> list[Item]:
        """Bring the planned experts into the slots."""

    @abstractmethod
    def combine(self, plans: Plans, out: PerRank) -> list[Item]:
        """Sum the primary rows into ``out`` [S, H], after the local duplicate sum."""

    @abstractmethod
    def gather_weights(self, plans: Plans, out: PerRank) -> list[Item]:
        """The route weights that lie at each pair's row, [S, K] fp32 into ``out``."""

    def expand(self, plans: Plans) -> list[Item]:
        """Copy primary rows to their duplicates, within a rank."""
        kernels, window = self.stage.kernels, self.stage.window

        def run(rank: int) -> None:
            kernels.expand(plans[rank], window.hidden.of(rank))

        return [Phase(EPStep.EXPAND, "expand", run, reads=ROWS, writes=ROWS)]

    def sum_duplicates(self, plans: Plans) -> list[Item]:
        """Add duplicate rows to their primaries, within a rank."""
        kernels, window = self.stage.kernels, self.stage.window

        def run(rank: int) -> None:
            kernels.sum_duplicates(plans[rank], window.hidden.of(rank))

        return [Phase(EPStep.DUPLICATE_SUM, "duplicate sum", run, reads=ROWS, writes=ROWS)]

    def _group(self, plans: Plans) -> list[Item]:
        """After a plan's first dispatch: who belongs to one token on this rank."""
        kernels, window = self.stage.kernels, self.stage.window

        def run(rank: int) -> None:
            if not plans[rank].linked:
                kernels.group_duplicates(plans[rank], window)
                plans[rank].linked = True

        return [Phase(EPStep.DISPATCH, "group duplicates", run, reads=ROWS)]


def weight_of(route_weights: PerRank | None, rank: int) -> torch.Tensor | None:
    """The rank's route weights, None where there are none."""
    return None if route_weights is None else route_weights[rank]


class DirectSteps(Steps):
    """Steps by loads and stores in the peers' memory: virtual and peer ranks."""

    def plan(self, topk_ids: PerRank, counts: PerRank, plans: Plans) -> list[Item]:
        """See ``Steps.plan``."""
        kernels, histograms, planner = self.stage.kernels, self.stage.window.histograms, self.stage.planner

        def share(rank: int) -> None:
            kernels.share_histogram(counts[rank], histograms, rank)

        def make(rank: int) -> None:
            plans[rank].linked, plans[rank].route = False, None
            kernels.plan(topk_ids[rank], histograms.of(rank), planner, plans[rank])

        return [
            Phase(EPStep.EXCHANGE, "share histograms", share, writes_peers=HISTOGRAMS),
            Phase(EPStep.PLAN, "plan", make, reads=HISTOGRAMS),
        ]

    def dispatch(self, hidden: PerRank, route_weights: PerRank | None, plans: Plans) -> list[Item]:
        """See ``Steps.dispatch``."""
        kernels, window = self.stage.kernels, self.stage.window
        pulls = self.stage.plan.dispatch.direction is Direction.PULL

        def push(rank: int) -> None:
            kernels.push_rows(hidden[rank], weight_of(route_weights, rank), plans[rank], window)
            kernels.fill_padding(plans[rank], window)

        def link(rank: int) -> None:
            needed(window.tokens, "tokens").of(rank).copy_(hidden[rank])
            kernels.push_links(weight_of(route_weights, rank), plans[rank], window)
            kernels.fill_padding(plans[rank], window)

        def pull(rank: int) -> None:
            kernels.pull_rows(plans[rank], window)

        grouped = self._group(plans)
        if not pulls:
            return [Phase(EPStep.DISPATCH, "push rows", push, writes_peers=ROWS), *grouped]
        return [
            Phase(EPStep.DISPATCH, "push links", link, writes=TOKENS, writes_peers=ROWS),
            *grouped,
            Phase(EPStep.DISPATCH, "pull rows", pull, writes=ROWS, reads_peers=TOKENS),
        ]

    def prefetch(self, experts: Experts, plans: Plans) -> list[Item]:
        """See ``Steps.prefetch``."""
        kernels = self.stage.kernels
        pushes = self.stage.plan.prefetch.direction is Direction.PUSH and experts.placement is Placement.SHARDED
        move: Callable[..., None] = kernels.push_experts if pushes else kernels.pull_experts

        def run(rank: int) -> None:
            for matrix in experts.matrices():
                move(matrix, plans[rank])

        if pushes:
            return [Phase(EPStep.PREFETCH, "push experts", run, writes_peers=SLOTS)]
        return [Phase(EPStep.PREFETCH, "pull experts", run, writes=SLOTS)]

    def combine(self, plans: Plans, out: PerRank) -> list[Item]:
        """See ``Steps.combine``."""
        kernels, window = self.stage.kernels, self.stage.window

        def pull(rank: int) -> None:
            kernels.pull_sum(plans[rank], window.hidden, out[rank])

        def push(rank: int) -> None:
            kernels.push_results(plans[rank], window)

        def add(rank: int) -> None:
            kernels.sum_returned(plans[rank], needed(window.returned, "returned").of(rank), None, out[rank])

        if self.stage.plan.combine.direction is Direction.PULL:
            return [Phase(EPStep.COMBINE, "pull and sum", pull, reads_peers=ROWS)]
        return [
            Phase(EPStep.COMBINE, "push results", push, reads=ROWS, writes_peers=RETURNED),
            Phase(EPStep.COMBINE, "sum results", add, reads=RETURNED),
        ]

    def gather_weights(self, plans: Plans, out: PerRank) -> list[Item]:
        """See ``Steps.gather_weights``."""
        kernels, window = self.stage.kernels, self.stage.window

        def run(rank: int) -> None:
            kernels.gather_weights(plans[rank], window.route_weights, out[rank])

        return [Phase(EPStep.COMBINE, "gather weights", run, reads_peers=ROWS)]
