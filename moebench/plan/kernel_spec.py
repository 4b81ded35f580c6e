"""What a kernel declares of itself: the steps it covers, its axes, its default, its limits."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product

from moebench.plan.plan import KernelPlan, Param
from moebench.spec.hardware import Hardware
from moebench.spec.steps import Step
from moebench.spec.workload import Workload


@dataclass(frozen=True)
class Axis:
    """One tunable parameter: its values, and whether their order means anything to a search."""

    name: str
    values: tuple[Param, ...]
    ordered: bool = True
    doc: str = ""


@dataclass(frozen=True)
class Violation:
    """A rule that a plan breaks: the rule's name and a sentence with the numbers."""

    rule: str
    message: str


class KernelSpec(ABC):
    """One kernel's declaration. ``plan/kernels/<name>.py`` holds one and calls it ``SPEC``.

    ``deterministic``: two runs on the same input give the same bits. ``batch_invariant``: a token's output
    bits don't depend on the other tokens of the batch.

    ``timed_with`` names the kernels whose operations are timed together with this one's: those whose work its plan
    changes. ``upstream_axes`` are the axes whose value changes what operations before the first timed one write (a
    tile list made for ``block_m``); None: any axis may.
    """

    name: str
    backend: str
    steps: tuple[Step, ...]
    axes: tuple[Axis, ...]
    deterministic: bool
    batch_invariant: bool
    timed_with: tuple[str, ...] = ()
    upstream_axes: tuple[str, ...] | None = None

    @abstractmethod
    def default(self, workload: Workload, hw: Hardware) -> Mapping[str, Param]:
        """Parameters for an untuned run: sensible for the hardware class, legal on any card."""

    def shared_bytes(self, params: Mapping[str, Param], workload: Workload, hw: Hardware | None = None) -> int:
        """Shared memory of a CTA, never below what a compiler uses for ``hw``, or for any card where that is None; 0
        where the kernel uses none."""
        return 0

    def threads(self, params: Mapping[str, Param], hw: Hardware) -> int:
        """Threads of a CTA; 0 where the kernel has no such notion."""
        warps = params.get("num_warps")
        return int(warps) * (hw.warp_size or 32) if warps is not None else 0

    def violations(self, params: Mapping[str, Param], workload: Workload, hw: Hardware) -> list[Violation]:
        """Rules of this kernel alone that ``params`` break; the common ones live in ``plan.legality``."""
        return []

    def space(self) -> Iterator[KernelPlan]:
        """Every combination of axis values, legal or not, in a fixed order."""
        names = [a.name for a in self.axes]
        for values in product(*(a.values for a in self.axes)):
            yield KernelPlan(self.name, dict(zip(names, values, strict=True)))
