"""What every torch operation is: a step over named buffers, that knows the kernel and parameters it stands for."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass

from moebench.pipeline.layer import LayerIO, Op
from moebench.plan.plan import Param
from moebench.spec.steps import Step


@dataclass(frozen=True)
class TorchStep(ABC):
    """One step of the layer in torch; its fields are what it runs with, and ``params`` reports them."""

    kernel: str
    step: Step

    @abstractmethod
    def params(self) -> dict[str, Param]:
        """The tunable parameters that this object runs with, by the names of its kernel's axes."""

    @abstractmethod
    def __call__(self, io: LayerIO) -> None:
        """Read and write ``io``'s tensors."""

    def op(self) -> Op:
        """This step as an operation of a bound layer."""
        return Op((self.step,), self.kernel, self.params(), self)


@dataclass(frozen=True)
class Rows:
    """How many of the N expert-sorted rows a step works on.

    All N where every slot is this rank's, or where asking would stall the device: rows past M then hold other
    ranks' tokens, whose results nobody reads. Else the M rows of this rank, read from ``cu_seqlens``.
    """

    num_slots: int
    may_ask: bool

    def count(self, io: LayerIO) -> int:
        """Rows to work on."""
        return int(io.buffers["cu_seqlens"][-1]) if self.may_ask else self.num_slots
