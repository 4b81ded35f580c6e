"""The protocol of a backend, and the registry that finds one by name."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING

from moebench.plan.plan import LayerPlan
from moebench.spec.hardware import Hardware
from moebench.spec.workload import Workload

if TYPE_CHECKING:
    from moebench.pipeline.layer import BoundLayer


@dataclass(frozen=True)
class Support:
    """Whether a backend can run here: ``versions`` of what it stands on when it can, a ``reason`` when not."""

    usable: bool
    reason: str = ""
    versions: tuple[tuple[str, str], ...] = ()


class Backend(ABC):
    """Who runs a layer. One file a backend; importing it must not import torch or Triton.

    ``origin`` is what its times are: ``measured``, ``predicted`` or ``replayed``.
    """

    name: str
    origin: str = "measured"

    @abstractmethod
    def support(self, device: str) -> Support:
        """Whether this backend runs on ``device`` (``cpu``, ``cuda:0``), found out by trying, never assumed."""

    @abstractmethod
    def refuse(self, workload: Workload, hw: Hardware) -> list[str]:
        """Why this backend can't run ``workload`` on ``hw``, in words; empty when it can."""

    @abstractmethod
    def variants(self, workload: Workload, hw: Hardware) -> list[str]:
        """Layer variants it offers for this workload, the default first."""

    @abstractmethod
    def default_plan(self, workload: Workload, hw: Hardware, variant: str | None = None) -> LayerPlan:
        """The plan of an untuned run of ``variant`` (the default one when None)."""

    @abstractmethod
    def bind(self, workload: Workload, plan: LayerPlan, hw: Hardware, device: str) -> BoundLayer:
        """Make the layer that runs ``plan`` as it is; raises InputError when it is not legal."""
