"""Three ways to a grouped GEMM in torch: a loop over experts, ``grouped_mm``, and gathered weights."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import torch

from moebench.backends.torch_features import GroupedMM
from moebench.backends.torch_step import Rows, TorchStep
from moebench.errors import UnsupportedError
from moebench.pipeline.layer import LayerIO
from moebench.pipeline.layout import as_k_by_n
from moebench.pipeline.precision import ieee_matmul
from moebench.plan.plan import Param
from moebench.spec.steps import Step
from moebench.spec.workload import Major


@contextmanager
def _threads(count: int) -> Iterator[None]:
    """Run torch's CPU operators on ``count`` threads; 0 leaves the process's number."""
    before = torch.get_num_threads()
    if count in (0, before):
        yield
        return
    torch.set_num_threads(count)
    try:
        yield
    finally:
        torch.set_num_threads(before)


@dataclass(frozen=True)
class TorchGemm(TorchStep):
    """What the three have in common: which tensors of ``io`` are this GEMM's."""

    major: Major

    def source(self, io: LayerIO) -> torch.Tensor:
        """Its input rows [N, k]."""
        return io.buffers["expanded" if self.step is Step.GEMM1 else "act_out"]

    @property
    def target(self) -> str:
        """Name of the buffer of its result [N, n]."""
        return "gemm1_out" if self.step is Step.GEMM1 else "gemm2_out"

    def weight(self, io: LayerIO) -> torch.Tensor:
        """Its weight as [E_l, k, n]."""
        return as_k_by_n(io.weights.w13 if self.step is Step.GEMM1 else io.weights.w2, self.major)

    def bias(self, io: LayerIO) -> torch.Tensor | None:
        """Its bias [E_l, n], if any."""
        return io.weights.b13 if self.step is Step.GEMM1 else io.weights.b2


@dataclass(frozen=True)
class LoopGemm(TorchGemm):
    """One product for every expert with rows, or for ``expert_batch`` neighbours padded to the longest."""

    expert_batch: int
    num_threads: int

    def params(self) -> dict[str, Param]:
        """Experts a product, CPU threads."""
        return {"expert_batch": self.expert_batch, "num_threads": self.num_threads}

    def __call__(self, io: LayerIO) -> None:
        """Write this rank's rows of the result; waits for the device once, to read the segments."""
        rows, out, weight, bias = self.source(io), io.buffers[self.target], self.weight(io), self.bias(io)
        ends = io.buffers["cu_seqlens"].tolist()
        starts = [0, *ends[:-1]]
        with _threads(self.num_threads), ieee_matmul():
            for first in range(0, len(ends), self.expert_batch):
                some = range(first, min(first + self.expert_batch, len(ends)))
                hit = [e for e in some if ends[e] > starts[e]]
                if len(hit) == 1:
                    _one(hit[0], slice(starts[hit[0]], ends[hit[0]]), rows, weight, bias, out)
                elif hit:
                    segments = [slice(starts[e], ends[e]) for e in range(hit[0], hit[-1] + 1)]
                    _batch(hit[0], segments, rows, weight, bias, out)


def _one(
    expert: int,
    segment: slice,
    rows: torch.Tensor,
    weight: torch.Tensor,
    bias: torch.Tensor | None,
    out: torch.Tensor,
) -> None:
    if bias is None:
        torch.mm(rows[segment], weight[expert], out=out[segment])
    else:
        torch.addmm(bias[expert], rows[segment], weight[expert], out=out[segment])


def _batch(
    first: int,
    segments: list[slice],
    rows: torch.Tensor,
    weight: torch.Tensor,
    bias: torch.Tensor | None,
    out: torch.Tensor,
) -> None:
    """One ``bmm`` of neighbouring experts, from ``first`` on."""
    longest = max(s.stop - s.start for s in segments)
    padded = rows.new_zeros(len(segments), longest, rows.shape[1])
    for i, s in enumerate(segments):
        padded[i, : s.stop - s.start] = rows[s]
    some = slice(first, first + len(segments))
    if bias is None:
        product = torch.bmm(padded, weight[some])
    else:
        product = torch.baddbmm(bias[some].unsqueeze(1), padded, weight[some])
    for i, s in enumerate(segments):
        out[s] = product[i, : s.stop - s.start]


@dataclass(frozen=True)
class GroupedGemm(TorchGemm):
    """torch's ``grouped_mm``. It has no form that writes into a given tensor: its result becomes the buffer."""

    product: GroupedMM
    num_threads: int

    def params(self) -> dict[str, Param]:
        """CPU threads."""
        return {"num_threads": self.num_threads}

    def __call__(self, io: LayerIO) -> None:
        """Put the result under its name in ``io.buffers``; rows past M are undefined."""
        ends, bias = io.buffers["cu_seqlens"], self.bias(io)
        with _threads(self.num_threads), ieee_matmul():
            result = self.product(self.source(io), self.weight(io), offs=ends)
        if bias is not None:
            result.add_(bias.index_select(0, _expert_of_row(ends, result.shape[0])))
        io.buffers[self.target] = result


@dataclass(frozen=True)
class GatherGemm(TorchGemm):
    """Every row times a copy of its own expert's weight, some rows at a time."""

    rows_per_gather: int
    rows: Rows

    def params(self) -> dict[str, Param]:
        """Rows whose weights are copied at once."""
        return {"rows_per_gather": self.rows_per_gather}

    def __call__(self, io: LayerIO) -> None:
        """Write the rows of the result."""
        count = self.rows.count(io)
        rows, out, weight, bias = self.source(io), io.buffers[self.target], self.weight(io), self.bias(io)
        experts = _expert_of_row(io.buffers["cu_seqlens"], count)
        with ieee_matmul():
            for start in range(0, count, self.rows_per_gather):
                some = slice(start, min(start + self.rows_per_gather, count))
                own, mine = weight.index_select(0, experts[some]), rows[some].unsqueeze(1)
                if bias is None:
                    product = torch.bmm(mine, own)
                else:
                    product = torch.baddbmm(bias.index_select(0, experts[some]).unsqueeze(1), mine, own)
                out[some] = product.squeeze(1)


def _expert_of_row(ends: torch.Tensor, count: int) -> torch.Tensor:
    """Local expert of each of the first ``count`` rows, [count] int32; rows past M get the last expert."""
    rows = torch.arange(count, dtype=torch.int32, device=ends.device)
    return torch.searchsorted(ends, rows, right=True, out_int32=True).clamp_(max=ends.numel() - 1)


def require(product: GroupedMM | None, fault: str) -> GroupedMM:
    """``product`` when there is no ``fault``; raises UnsupportedError with torch's own words."""
    if product is None or fault:
        raise UnsupportedError(f"variant grouped_mm can't run here: {fault}; choose variant loop")
    return product
