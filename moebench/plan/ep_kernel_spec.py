"""What a kernel of the expert-parallel layer declares of itself: its steps, the stages it runs with, its limits."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import asdict
from typing import Any

from moebench.plan.ep_plan import EPPlan
from moebench.spec.ep_workload import EPStep, EPWorkload


class EPKernelSpec(ABC):
    """One kernel's declaration. ``plan/kernels/ep_<name>.py`` holds one and calls it ``SPEC``.

    ``stages`` name the fields of ``EPPlan`` that it may run with; none: its block and warps are its own.
    ``deterministic``: two runs on the same input give the same bits.
    """

    name: str
    steps: tuple[EPStep, ...]
    stages: tuple[str, ...]
    deterministic: bool = True

    @abstractmethod
    def shared_bytes(self, plan: EPPlan, workload: EPWorkload) -> int:
        """Shared memory of a CTA, never below what a compiler uses, with the most demanding of its stages."""

    def stage_values(self, plan: EPPlan) -> list[dict[str, Any]]:
        """The fields of each of its stages in ``plan``."""
        return [asdict(getattr(plan, stage)) for stage in self.stages]

    def threads(self, plan: EPPlan, warp_size: int) -> int:
        """Threads of a CTA."""
        return warp_size * max([4, *(int(stage["num_warps"]) for stage in self.stage_values(plan))])
