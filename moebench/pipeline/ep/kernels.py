"""What a kernel set does on one rank, phase by phase: the contract of torch's and of device kernels alike."""

from __future__ import annotations

from abc import ABC, abstractmethod

import torch

from moebench.errors import BackendUnavailableError
from moebench.pipeline.ep.experts import ExpertMatrix
from moebench.pipeline.ep.planners.protocol import Planner
from moebench.pipeline.ep.rank_plan import RankPlan
from moebench.pipeline.ep.ranks.protocol import Region
from moebench.pipeline.ep.window import Window
from moebench.plan.ep_plan import EPPlan
from moebench.registry import Registry
from moebench.spec.shape import MoEShape
from moebench.spec.workload import W13Order


class EPKernels(ABC):
    """The phases of a layer on one rank. No method waits for another rank or reads a device tensor on the host,
    but for those of a set that says ``capturable = False``.

    Peers' memory comes as a ``Region``: ``region.addresses`` [R] int64 in device memory for device kernels,
    ``region.of(rank)`` for torch. Letters: S capacity, K experts a token, R ranks, E experts, B slots, NvS rows of
    a rank, H hidden size, I intermediate size. ``NO_ROW`` in ``plan.dst`` marks a pair that has no row.
    """

    name: str
    capturable: bool

    def __init__(self, plan: EPPlan) -> None:
        self.stages = plan

    @abstractmethod
    def refuse(self, planner: Planner, group_rows: int, dtype: torch.dtype, device: torch.device) -> list[str]:
        """Why this set can't run these, in words; empty when it can. ``group_rows``: rows of all ranks together."""

    @abstractmethod
    def count(self, topk_ids: torch.Tensor, out: torch.Tensor) -> None:
        """Histogram ``out`` [E] int32 of ids [S, K] int32; ids below 0 are no pairs."""

    @abstractmethod
    def share_histogram(self, counts: torch.Tensor, histograms: Region, rank: int) -> None:
        """Store ``counts`` [E] int32 as row ``rank`` of every rank's [R, E] part."""

    @abstractmethod
    def plan(self, topk_ids: torch.Tensor, histograms: torch.Tensor, planner: Planner, out: RankPlan) -> None:
        """Fill ``out`` but for its dup fields and ``origin``: ids [S, K] int32, all histograms [R, E] int32."""

    @abstractmethod
    def push_rows(
        self, hidden: torch.Tensor, route_weights: torch.Tensor | None, plan: RankPlan, window: Window
    ) -> None:
        """Store own tokens [S, H] to every primary row and, of each pair, what ``push_links`` stores."""

    @abstractmethod
    def push_links(self, route_weights: torch.Tensor | None, plan: RankPlan, window: Window) -> None:
        """Store the route weight of every pair, duplicates too, from [S, K] fp32 (not when None); ``chain`` and
        ``origin`` when the plan is not ``linked``."""

    @abstractmethod
    def pull_rows(self, plan: RankPlan, window: Window) -> None:
        """Load own primary rows from the ``tokens`` of their source ranks, as ``plan.origin`` says."""

    @abstractmethod
    def fill_padding(self, plan: RankPlan, window: Window) -> None:
        """Own padding rows (``zero_fill_ranges``): hidden and weight 0; chain and origin -1 when not ``linked``."""

    @abstractmethod
    def group_duplicates(self, plan: RankPlan, window: Window) -> None:
        """Dup fields of the plan from own ``chain`` up to the last segment's end; own ``origin`` into the plan's."""

    @abstractmethod
    def expand(self, plan: RankPlan, rows: torch.Tensor) -> None:
        """Copy each group's primary row to its duplicate rows, in ``rows`` [NvS, H]."""

    @abstractmethod
    def pull_experts(self, matrix: ExpertMatrix, plan: RankPlan) -> None:
        """Overwrite own used slots with the experts of ``experts_to_copy[rank]``; leave those at -1 alone."""

    @abstractmethod
    def push_experts(self, matrix: ExpertMatrix, plan: RankPlan) -> None:
        """Store own experts into every slot of any rank that ``experts_to_copy`` [R, B] gives them."""

    @abstractmethod
    def gemm1(
        self, rows: torch.Tensor, w13: ExpertMatrix, b13: ExpertMatrix | None, plan: RankPlan,
        row_weights: torch.Tensor | None, out: torch.Tensor,
    ) -> None:  # fmt: skip
        """``out`` [NvS, 2I or I]: rows [NvS, H] times their segment's w13, times ``row_weights`` [NvS] (route weight
        on the input; None when on the output), plus b13; fp32 sums, rounded once. Rows past the end stay."""

    @abstractmethod
    def activation(
        self, rows: torch.Tensor, plan: RankPlan, shape: MoEShape, order: W13Order, out: torch.Tensor
    ) -> None:
        """``out`` [NvS, I]: the activation of rows [NvS, 2I or I], in fp32, rounded once."""

    @abstractmethod
    def gemm2(
        self, rows: torch.Tensor, w2: ExpertMatrix, b2: ExpertMatrix | None, plan: RankPlan,
        row_weights: torch.Tensor | None, out: torch.Tensor,
    ) -> None:  # fmt: skip
        """``out`` [NvS, H]: (rows [NvS, I] times their segment's w2 plus b2) times ``row_weights`` [NvS] (None when
        the weight is on the input); fp32 sums, rounded once. Rows past the end stay."""

    @abstractmethod
    def sum_duplicates(self, plan: RankPlan, rows: torch.Tensor) -> None:
        """Add each group's duplicate rows to its primary, in fp32 in order of k, rounded once; in place [NvS, H]."""

    @abstractmethod
    def pull_sum(self, plan: RankPlan, hidden: Region, out: torch.Tensor) -> None:
        """``out`` [S, H]: the sum of each own token's primary rows, wherever they are, in fp32 in order of k,
        rounded once; 0 for a token without rows."""

    @abstractmethod
    def push_results(self, plan: RankPlan, window: Window) -> None:
        """Store own primary rows into ``returned`` of the rank they came from, at their flat slot (``origin``)."""

    @abstractmethod
    def sum_returned(
        self, plan: RankPlan, returned: torch.Tensor, place: torch.Tensor | None, out: torch.Tensor
    ) -> None:
        """``out`` [S, H]: the sum of each token's primary rows, in fp32 in order of k. A slot's row of ``returned`` is
        the slot, or ``place[slot]`` [S·K] int32 where one is given (-1: none)."""

    @abstractmethod
    def gather_weights(self, plan: RankPlan, route_weights: Region, out: torch.Tensor) -> None:
        """``out`` [S, K] fp32: the weight at every pair's row, duplicates too; 0 for a pair without row."""


kernel_sets: Registry[type[EPKernels]] = Registry("EP kernel set", entry_points="moebench.ep_kernels")


def _load_torch() -> type[EPKernels]:
    from moebench.pipeline.ep.torch_kernels import TorchKernels

    return TorchKernels


def _load_triton() -> type[EPKernels]:
    try:
        from moebench.pipeline.ep.triton_kernels import TritonKernels
    except ImportError as error:
        raise BackendUnavailableError(
            f"EP kernel set triton needs Triton 3.1 or newer, which isn't installed ({error}); install it or use torch"
        ) from error
    return TritonKernels


kernel_sets.add("torch", _load_torch)
kernel_sets.add("triton", _load_triton)


def make_kernels(plan: EPPlan) -> EPKernels:
    """The kernel set that ``plan`` names, with its stages; raises UnknownNameError."""
    return kernel_sets.get(plan.kernels)(plan)
