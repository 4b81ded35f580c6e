"""Expand, activation, combine and the shared experts in torch."""

from __future__ import annotations

from dataclasses import dataclass

import torch

from moebench.backends.torch_step import Rows, TorchStep
from moebench.pipeline.activation import activate, split_gate_up
from moebench.pipeline.layer import LayerIO
from moebench.pipeline.precision import ieee_matmul
from moebench.plan.plan import Param
from moebench.spec.shape import MoEShape
from moebench.spec.workload import W13Order


@dataclass(frozen=True)
class Expand(TorchStep):
    """Tokens gathered into expert order, times their route weight where that belongs to the input."""

    topk: int
    weigh: bool
    rows: Rows

    def params(self) -> dict[str, Param]:
        """Nothing is tuned."""
        return {}

    def __call__(self, io: LayerIO) -> None:
        """Write the first rows of ``expanded``."""
        count = self.rows.count(io)
        slots = io.buffers["dst_to_src"][:count]
        expanded = io.buffers["expanded"][:count]
        tokens = torch.div(slots, self.topk, rounding_mode="floor")
        torch.index_select(io.inputs.x, 0, tokens, out=expanded)
        if self.weigh:
            expanded.mul_(io.buffers["topk_weights"].view(-1).index_select(0, slots).unsqueeze(-1))


@dataclass(frozen=True)
class ActivationStep(TorchStep):
    """The activation of GEMM1's output, in the storage type or through fp32."""

    shape: MoEShape
    order: W13Order
    compute: str
    rows: Rows

    def params(self) -> dict[str, Param]:
        """The type that the formula is computed in."""
        return {"compute": self.compute}

    def __call__(self, io: LayerIO) -> None:
        """Write the first rows of ``act_out``."""
        count = self.rows.count(io)
        rows, out = io.buffers["gemm1_out"][:count], io.buffers["act_out"][:count]
        gate, up = split_gate_up(rows, self.order) if self.shape.gated else (rows, None)
        if self.compute == "fp32":
            gate, up = gate.float(), None if up is None else up.float()
        activate(gate, up, self.shape.activation, out=out)


@dataclass(frozen=True)
class Combine(TorchStep):
    """The weighted sum of each token's rows in fp32, rounded once.

    ``mask``: some slots are other ranks'. Their rows may hold anything, NaN too, so they are replaced by 0, not
    multiplied by it. ``weigh``: the route weight belongs to the output.
    """

    topk: int
    weigh: bool
    mask: bool
    method: str

    def params(self) -> dict[str, Param]:
        """Whether all rows are summed at once."""
        return {"method": self.method}

    def _pick(self, io: LayerIO, slots: torch.Tensor) -> torch.Tensor:
        """GEMM2's rows [len(slots), H] of the given rows of ``src_to_dst``."""
        rows = io.buffers["gemm2_out"]
        if not self.mask:
            return rows.index_select(0, slots)
        return rows.index_select(0, slots.clamp(min=0)).masked_fill_((slots < 0).unsqueeze(-1), 0)

    def __call__(self, io: LayerIO) -> None:
        """Write ``out``."""
        out, weights, slots = io.buffers["out"], io.buffers["topk_weights"], io.buffers["src_to_dst"]
        if self.method == "at_once":
            rows = self._pick(io, slots).view(out.shape[0], self.topk, -1)
            if self.weigh:
                out.copy_((rows * weights.unsqueeze(-1)).sum(dim=1))
            else:
                out.copy_(rows.sum(dim=1, dtype=torch.float32))
            return
        by_token = slots.view(-1, self.topk)
        total = torch.zeros(out.shape, dtype=torch.float32, device=out.device)
        for k in range(self.topk):
            rows = self._pick(io, by_token[:, k])
            if self.weigh:
                total.addcmul_(rows, weights[:, k : k + 1])
            else:
                total.add_(rows)
        out.copy_(total)


@dataclass(frozen=True)
class Shared(TorchStep):
    """The shared experts: two dense products over all tokens, added to the routed output."""

    shape: MoEShape

    def params(self) -> dict[str, Param]:
        """Nothing is tuned."""
        return {}

    def __call__(self, io: LayerIO) -> None:
        """Add to ``out``."""
        x, weights, buffers = io.inputs.x, io.weights, io.buffers
        assert weights.shared_w13 is not None
        assert weights.shared_w2 is not None
        with ieee_matmul():
            hidden = torch.mm(x, weights.shared_w13.t(), out=buffers["shared_gemm1_out"])
            gate, up = split_gate_up(hidden, W13Order.GATE_UP) if self.shape.gated else (hidden, None)
            inner = activate(gate, up, self.shape.activation, out=buffers["shared_act_out"])
            result = torch.mm(inner, weights.shared_w2.t(), out=buffers["shared_out"])
            if weights.shared_gate is not None:
                result.mul_(torch.mv(x, weights.shared_gate).sigmoid_().unsqueeze(-1))
        buffers["out"].add_(result)
