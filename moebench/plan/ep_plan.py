"""The tunables of a balanced expert-parallel layer, stage by stage (``EPPlan``)."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, fields
from enum import Enum
from typing import Any

from moebench.errors import InputError

WARPS = (1, 2, 4, 8, 16)


class Direction(str, Enum):
    """Who moves data between ranks: ``push`` stores into the peer's memory, ``pull`` loads from it."""

    PUSH = "push"
    PULL = "pull"


def _require(stage: object, **powers: int) -> None:
    for name, value in powers.items():
        if value < 1 or value & (value - 1):
            raise InputError(f"{type(stage).__name__}.{name} is {value}; it must be a power of two")


@dataclass(frozen=True)
class LinkStage:
    """A stage between ranks: CTAs it may use, elements of a row that a CTA moves at once, warps, direction."""

    direction: Direction
    num_sms: int = 32
    block: int = 2048
    num_warps: int = 8

    def __post_init__(self) -> None:
        if self.num_sms < 1:
            raise InputError(f"num_sms is {self.num_sms}; it must be at least 1")
        _require(self, block=self.block)
        if self.num_warps not in WARPS:
            raise InputError(f"num_warps is {self.num_warps}; allowed: {', '.join(map(str, WARPS))}")


@dataclass(frozen=True)
class LocalStage:
    """A stage within a rank: CTAs a multiprocessor (0: one a unit of work), elements a CTA moves at once, warps."""

    ctas_per_sm: int = 4
    block: int = 1024
    num_warps: int = 4

    def __post_init__(self) -> None:
        if self.ctas_per_sm < 0:
            raise InputError(f"ctas_per_sm is {self.ctas_per_sm}; it can't be negative")
        _require(self, block=self.block)
        if self.num_warps not in WARPS:
            raise InputError(f"num_warps is {self.num_warps}; allowed: {', '.join(map(str, WARPS))}")


@dataclass(frozen=True)
class GemmStage:
    """A grouped GEMM over segments: its tile, warps and stages; ``num_sms`` 0 uses every multiprocessor."""

    block_m: int = 64
    block_n: int = 128
    block_k: int = 64
    group_m: int = 8
    num_sms: int = 0
    num_warps: int = 4
    num_stages: int = 3

    def __post_init__(self) -> None:
        _require(self, block_m=self.block_m, block_n=self.block_n, block_k=self.block_k)
        if self.group_m < 1 or self.num_sms < 0 or self.num_stages < 1:
            raise InputError(
                f"group_m {self.group_m} and num_stages {self.num_stages} must be at least 1, num_sms {self.num_sms} "
                "at least 0"
            )
        if self.num_warps not in WARPS:
            raise InputError(f"num_warps is {self.num_warps}; allowed: {', '.join(map(str, WARPS))}")


@dataclass(frozen=True)
class EPPlan:
    """How every stage of the layer runs; the defaults are the directions and the 32 SMs of the published code.

    ``kernels`` names the kernel set (``torch``, ``triton``). Token padding and prefetch slots are tuned too, but
    belong to the geometry.
    """

    kernels: str = "torch"
    plan: LocalStage = field(default_factory=LocalStage)
    dispatch: LinkStage = field(default_factory=lambda: LinkStage(Direction.PUSH))
    expand: LocalStage = field(default_factory=LocalStage)
    prefetch: LinkStage = field(default_factory=lambda: LinkStage(Direction.PULL))
    gemm1: GemmStage = field(default_factory=GemmStage)
    activation: LocalStage = field(default_factory=LocalStage)
    gemm2: GemmStage = field(default_factory=GemmStage)
    duplicate_sum: LocalStage = field(default_factory=LocalStage)
    combine: LinkStage = field(default_factory=lambda: LinkStage(Direction.PULL))

    @property
    def needs_origin(self) -> bool:
        """Whether a rank must know where its rows came from: to fetch them, or to send results back."""
        return self.dispatch.direction is Direction.PULL or self.combine.direction is Direction.PUSH

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready form, one object a stage."""
        return asdict(self)

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> EPPlan:
        """The plan that ``to_dict`` wrote; raises InputError naming the stage or field that is wrong."""
        stages = {f.name: f for f in fields(cls)}
        if unknown := sorted(set(data) - set(stages)):
            raise InputError(f"EP plan has no stage {unknown[0]!r}; it has: {', '.join(stages)}")
        made: dict[str, Any] = {}
        for name, value in data.items():
            made[name] = value if name == "kernels" else _stage(name, getattr(cls(), name), value)
        return cls(**made)


def _stage(name: str, default: Any, value: Any) -> Any:
    try:
        values = dict(value)
        if "direction" in values:
            values["direction"] = Direction(values["direction"])
        return type(default)(**values)
    except (TypeError, ValueError) as error:
        raise InputError(f"EP plan, stage {name}: {error}") from error
