"""A cell: one kernel on one workload, the thing that has a winner."""

from __future__ import annotations

from dataclasses import dataclass

from moebench.spec.workload import Workload


@dataclass(frozen=True)
class Cell:
    """``kernel`` of ``variant`` of ``backend`` on ``workload``; a search gives each of its cells a study."""

    backend: str
    variant: str
    kernel: str
    workload: Workload

    @property
    def name(self) -> str:
        """Text for people and studies: ``qwen3-30b-a3b.bf16.tp1.ep1/fused/gemm1_fused/T64``."""
        work = self.workload
        model = f"{work.shape.name}.{work.dtype}.tp{work.tp_size}.ep{work.ep_size}"
        return f"{model}/{self.variant}/{self.kernel}/T{work.num_tokens}"
