"""A buffer with MoonEP's own call shapes, one rank a process, and the real package where it is installed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import torch

from moebench.errors import BackendUnavailableError, InputError, UnsupportedError
from moebench.pipeline.ep.experts import ExpertMatrix, matrix_of_rows
from moebench.pipeline.ep.group import EPBuffer
from moebench.pipeline.ep.planners.moonep import MoonEPPlanner
from moebench.pipeline.ep.planners.protocol import Planner
from moebench.pipeline.ep.rank_plan import RankPlan
from moebench.pipeline.ep.ranks.accesses import Phase
from moebench.pipeline.ep.ranks.protocol import Ranks
from moebench.pipeline.ep.ranks.registry import make_ranks
from moebench.pipeline.ep.ranks.virtual import VirtualRanks
from moebench.pipeline.ep.steps import ROWS
from moebench.plan.ep_plan import EPPlan
from moebench.registry import Registry
from moebench.spec.dtypes import DType
from moebench.spec.ep import EPGeometry, TableLayout
from moebench.spec.ep_workload import EPStep

DEFAULT_NUM_SMS = 32


class Buffer:
    """``moonep.Buffer`` as code written for it calls it, on peer, collective or a single virtual rank.

    ``S`` capacity, ``H`` hidden size, ``K`` experts a token, ``E`` experts, ``B`` prefetch slots (E/R when None),
    ``num_sms`` CTAs of every stage between ranks (32 when None); ``group`` is torch's default process group, or
    None for it. Beyond MoonEP: ``ranks`` (a kind's name or ranks), ``device``, ``dtype``, ``layout``, ``planner`` and
    ``plan`` of the stages. Making one is collective; ranks agree on its sizes first.
    """

    def __init__(
        self, S: int, H: int, K: int, E: int, num_ep_ranks: int, num_sms: int | None = None, token_padding: int = 128,
        B: int | None = None, group: Any = None, *, ranks: Ranks | str = "peer", device: str | torch.device = "cuda",
        dtype: DType = DType.BF16, layout: TableLayout = TableLayout.E_PLUS_B, planner: Planner | None = None,
        plan: EPPlan | None = None,
    ) -> None:  # fmt: skip
        if group is not None and group is not torch.distributed.group.WORLD:
            raise UnsupportedError("group is not the default process group; ranks run on the default one only")
        if num_ep_ranks < 1 or E % num_ep_ranks:
            raise InputError(f"E is {E}; it must divide by num_ep_ranks {num_ep_ranks}")
        made = make_ranks(ranks, num_ep_ranks, device) if isinstance(ranks, str) else ranks
        if len(made.local_ranks) != 1:
            raise UnsupportedError(
                f"this buffer serves one rank a process; {made.kind} ranks run {len(made.local_ranks)} in this one: "
                "use pipeline.ep.group.EPBuffer"
            )
        geometry = EPGeometry(num_ep_ranks, E, K, S, E // num_ep_ranks if B is None else B, token_padding, layout)
        stages = EPPlan() if plan is None else plan
        if num_sms is not None or plan is None:
            sms = DEFAULT_NUM_SMS if num_sms is None else num_sms
            stages = replace(
                stages,
                dispatch=replace(stages.dispatch, num_sms=sms),
                prefetch=replace(stages.prefetch, num_sms=sms),
                combine=replace(stages.combine, num_sms=sms),
            )
        self._core: EPBuffer | None = EPBuffer(
            made, geometry, H, dtype, MoonEPPlanner() if planner is None else planner, stages
        )
        self._rank = made.local_ranks[0]
        self._full: dict[tuple[int, ...], ExpertMatrix] = {}

    @property
    def core(self) -> EPBuffer:
        """The buffer behind the calls; raises UnsupportedError after ``destroy``."""
        if self._core is None:
            raise UnsupportedError("this buffer was destroyed; make a new one")
        return self._core

    @property
    def _ctx(self) -> Mapping[str, int]:
        """What code written for MoonEP looks up here: rows of a rank, and sizes."""
        core, geometry = self.core, self.core.geometry
        return {
            "NvS": core.num_rows, "S": geometry.capacity, "H": core.hidden_size, "K": geometry.topk,
            "E": geometry.num_experts, "B": geometry.num_prefetch_slots, "R": geometry.ep_size, "N": geometry.num_pairs,
        }  # fmt: skip

    def dispatch(
        self, hidden: torch.Tensor, route_weights: torch.Tensor | None = None, topk_experts: torch.Tensor | None = None,
        tokens_per_expert: torch.Tensor | None = None, plan: RankPlan | None = None, *, zero_copy: bool = False,
    ) -> tuple[torch.Tensor, torch.Tensor | None, torch.Tensor, RankPlan]:  # fmt: skip
        """Rows by expert: ``(hidden_nvsh [NvS, H], route_weights_nvs [NvS] fp32, cu_seqlens, plan)``.

        ``hidden`` [S, H], ``route_weights`` [S, K] fp32 or None, ``topk_experts`` [S, K] int32 and its histogram
        ``tokens_per_expert`` [E] int32. With a saved ``plan`` ids are not needed. ``zero_copy``: views of the
        buffer, which the next dispatch or combine overwrites. Rows past the last segment are undefined.
        """
        core, rank = self.core, self._rank
        if plan is None:
            if topk_experts is None:
                raise InputError("dispatch needs topk_experts, or a plan that was saved from an earlier dispatch")
            counts = None if tokens_per_expert is None else {rank: tokens_per_expert}
            plan = core.plan({rank: topk_experts}, counts)[rank]
        elif plan.geometry != core.geometry or plan.num_rows != core.num_rows:
            raise InputError(f"the plan was made for {plan.geometry}; this buffer is {core.geometry}")
        core.dispatch({rank: hidden}, None if route_weights is None else {rank: route_weights}, {rank: plan})
        rows, weights = core.window.hidden.of(rank), core.window.route_weights.of(rank)
        if not zero_copy:
            rows, weights = rows.clone(), weights.clone()
        return rows, None if route_weights is None else weights, plan.cu_seqlens, plan

    def prefetch_weight(
        self, *, plan: RankPlan, full_gate_weight: torch.Tensor, full_up_weight: torch.Tensor,
        full_down_weight: torch.Tensor,
    ) -> None:  # fmt: skip
        """Fill the slots, rows [E, E+B), of three [E+B, …] weights from their rows [0, E), which this rank holds.

        Unused slots stay as they are. Raises UnsupportedError in the compact layout, whose weights have no such rows.
        """
        geometry, kernels = self.core.geometry, self.core.kernels
        if geometry.layout is not TableLayout.E_PLUS_B:
            raise UnsupportedError("prefetch_weight takes [E+B] weights, layout e_plus_b; the buffer's is compact")
        matrices = [self._matrix(w, geometry) for w in (full_gate_weight, full_up_weight, full_down_weight)]

        def run(_: int) -> None:
            for matrix in matrices:
                kernels.pull_experts(matrix, plan)

        self.core.ranks.run([Phase(EPStep.PREFETCH, "copy experts", run)])

    def _matrix(self, full: torch.Tensor, geometry: EPGeometry) -> ExpertMatrix:
        key = (full.data_ptr(), *full.shape)
        if key not in self._full:
            self._full[key] = matrix_of_rows(full, self.core.ranks, geometry, self._rank)
        return self._full[key]

    def combine(
        self, plan: RankPlan, hidden_nvsh: torch.Tensor, route_weights_nvs: torch.Tensor | None = None
    ) -> tuple[torch.Tensor, torch.Tensor | None, None]:
        """``(combined [S, H], route weights [S, K] or None, None)`` from the experts' rows [NvS, H].

        ``hidden_nvsh`` may be the buffer's own view. With ``route_weights_nvs`` [NvS] the pairs' weights are
        gathered too. The third is MoonEP's event of an asynchronous call; calls here are stream-ordered.
        """
        core, rank = self.core, self._rank
        ranks, plans = core.ranks, {rank: plan}

        def bring(_: int) -> None:
            end = plan.num_rows
            for region, given in ((core.window.hidden, hidden_nvsh), (core.window.route_weights, route_weights_nvs)):
                if given is not None and given.data_ptr() != region.of(rank).data_ptr():
                    region.of(rank)[:end].copy_(given[:end])

        ranks.run([Phase(EPStep.COMBINE, "bring rows", bring, writes=ROWS)])
        combined = core.combine(plans)[rank]
        if route_weights_nvs is None:
            return combined, None, None
        size = (core.geometry.capacity, core.geometry.topk)
        gathered = torch.empty(size, dtype=torch.float32, device=combined.device)
        ranks.run(core.steps.gather_weights(plans, {rank: gathered}))
        return combined, gathered, None

    def destroy(self) -> None:
        """Give the memory back; every other call raises afterwards."""
        self._core = None
        self._full.clear()


def _moonep() -> type[Any]:
    try:
        from moonep import Buffer as Real  # type: ignore[import-not-found, unused-ignore]
    except ImportError as error:
        raise BackendUnavailableError(
            f"buffer moonep needs the moonep package, which isn't installed ({error}); install it or use moebench"
        ) from error
    return Real  # type: ignore[no-any-return, unused-ignore]


buffer_kinds: Registry[type[Any]] = Registry("EP buffer", entry_points="moebench.ep_buffers")
buffer_kinds.add("moebench", lambda: Buffer)
buffer_kinds.add("moonep", _moonep)


def single_rank(S: int, H: int, K: int, E: int, device: str | torch.device = "cpu", **options: Any) -> Buffer:
    """A buffer of one rank, which needs no process group: what code is tried on first."""
    return Buffer(S, H, K, E, 1, ranks=VirtualRanks(1, device), device=device, **options)
