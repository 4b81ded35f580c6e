"""What the kernels that only move rows have in common: a block of rows by columns, in registers."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping

from moebench.plan.default_plans import warps
from moebench.plan.kernel_spec import Axis, KernelSpec, Violation
from moebench.plan.plan import Param
from moebench.spec.hardware import Hardware
from moebench.spec.workload import Workload

MAX_VALUES_PER_THREAD = 64


def stream_axes(rows: str, columns: str) -> tuple[Axis, ...]:
    """Axes of a block of ``rows`` by ``columns``."""
    return (
        Axis(rows, (1, 2, 4, 8), doc="rows of a program"),
        Axis(columns, (128, 256, 512, 1024, 2048, 4096), doc="columns of a program"),
        Axis("num_warps", (1, 2, 4, 8, 16), doc="warps of a CTA"),
    )


class StreamSpec(KernelSpec):
    """A memory-bound kernel over blocks of rows; its first two axes are the block's rows and columns."""

    backend = "triton"
    deterministic = True
    batch_invariant = True
    upstream_axes = ()

    @abstractmethod
    def width(self, workload: Workload) -> int:
        """Columns of a row."""

    def _block(self, params: Mapping[str, Param]) -> int:
        return int(params[self.axes[0].name]) * int(params[self.axes[1].name])

    def default(self, workload: Workload, hw: Hardware) -> Mapping[str, Param]:
        """One row, and blocks of 16 bytes a thread; of 4 bytes on Iluvatar, whose loads are fastest narrow."""
        block, most = 128, 256 if hw.hw_class == "iluvatar" else 1024
        while block < min(self.width(workload), most):
            block *= 2
        count = warps(max(1, min(4, block // 256)), hw)
        return {self.axes[0].name: 1, self.axes[1].name: block, "num_warps": count}

    def shared_bytes(self, params: Mapping[str, Param], workload: Workload, hw: Hardware | None = None) -> int:
        """At most one fp32 block, to change its layout."""
        return self._block(params) * 4 + 1024

    def violations(self, params: Mapping[str, Param], workload: Workload, hw: Hardware) -> list[Violation]:
        each = self._block(params) // max(self.threads(params, hw), 1)
        if each <= MAX_VALUES_PER_THREAD:
            return []
        return [
            Violation("registers", f"{self.name}: {each} values a thread; at most {MAX_VALUES_PER_THREAD} are allowed")
        ]
