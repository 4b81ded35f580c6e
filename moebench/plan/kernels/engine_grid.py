"""Both GEMMs in the grid of the engines' fused MoE kernel (vLLM, SGLang): one plan serves both."""

from __future__ import annotations

from collections.abc import Mapping

from moebench.plan.default_plans import engine_tile, fit, warps
from moebench.plan.kernel_spec import Axis, KernelSpec, Violation
from moebench.plan.kernels._gemm import tile_bytes
from moebench.plan.plan import Param
from moebench.spec.hardware import Hardware
from moebench.spec.steps import Step
from moebench.spec.workload import Workload

MAX_ACCUMULATORS_PER_THREAD = 512
_NAMES = ("BLOCK_SIZE_M", "BLOCK_SIZE_N", "BLOCK_SIZE_K")


class EngineGrid(KernelSpec):
    """``kernels/engine_grid.py``; axes carry the engines' own names, so that a plan can be exported as it is."""

    name = "engine_grid"
    backend = "triton"
    steps = (Step.EXPAND, Step.GEMM1, Step.GEMM2)
    axes = (
        Axis("BLOCK_SIZE_M", (16, 32, 64, 128, 256), doc="rows of a block, all of one expert"),
        Axis("BLOCK_SIZE_N", (16, 32, 64, 128, 256), doc="columns of a block"),
        Axis("BLOCK_SIZE_K", (16, 32, 64, 128, 256), doc="depth of one step of the loop"),
        Axis("GROUP_SIZE_M", (1, 4, 8, 16, 32, 64), doc="blocks of rows that share weight columns in L2"),
        Axis("num_warps", (1, 2, 4, 8, 16), doc="warps of a CTA"),
        Axis("num_stages", (1, 2, 3, 4, 5, 6), doc="steps of the loop in flight"),
    )
    deterministic = True
    batch_invariant = True
    timed_with = ("engine_align",)
    upstream_axes = ()

    def default(self, workload: Workload, hw: Hardware) -> Mapping[str, Param]:
        params = dict(engine_tile(workload))
        params["num_warps"] = warps(int(params["num_warps"]), hw)
        return fit(params, lambda p: self.shared_bytes(p, workload, hw), hw, _NAMES)

    def shared_bytes(self, params: Mapping[str, Param], workload: Workload, hw: Hardware | None = None) -> int:
        tile = {name: params[name] for name in ("num_stages", "num_warps")}
        tile |= {own: params[engine] for own, engine in zip(("block_m", "block_n", "block_k"), _NAMES, strict=True)}
        return tile_bytes(tile, workload.dtype.itemsize_bytes, hw=hw)

    def violations(self, params: Mapping[str, Param], workload: Workload, hw: Hardware) -> list[Violation]:
        each = int(params["BLOCK_SIZE_M"]) * int(params["BLOCK_SIZE_N"]) // max(self.threads(params, hw), 1)
        if each <= MAX_ACCUMULATORS_PER_THREAD:
            return []
        limit = MAX_ACCUMULATORS_PER_THREAD
        return [Violation("registers", f"{self.name}: {each} accumulators a thread; at most {limit} are allowed")]


SPEC = EngineGrid()
