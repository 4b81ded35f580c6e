"""What an expert-parallel layer is run on: shape, ranks, tokens of each rank, weight placement, pad rows, steps."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from enum import Enum
from typing import Any

from moebench.errors import InputError, UnsupportedError
from moebench.spec.dtypes import DType
from moebench.spec.ep import EPGeometry, TableLayout
from moebench.spec.routing import Routing
from moebench.spec.shape import MoEShape
from moebench.spec.workload import WeightLayout, Workload


class EPStep(str, Enum):
    """The steps of a balanced expert-parallel layer, in running order; each has a time of its own."""

    EXCHANGE = "exchange"
    PLAN = "plan"
    DISPATCH = "dispatch"
    EXPAND = "expand"
    PREFETCH = "prefetch"
    GEMM1 = "gemm1"
    ACTIVATION = "activation"
    GEMM2 = "gemm2"
    DUPLICATE_SUM = "duplicate_sum"
    COMBINE = "combine"


class Placement(str, Enum):
    """Where expert weights lie: ``sharded``, every rank its own E/R experts; ``replicated``, every rank all E.

    Either way a rank has B prefetch slots beside them.
    """

    SHARDED = "sharded"
    REPLICATED = "replicated"


class PadRows(str, Enum):
    """What a rank with fewer tokens than the capacity does with the rest.

    ==============  ============================================================================
    ``expert0``     pad tokens go to expert 0 with weight 0 and count as load (vLLM's way)
    ``spread``      pad tokens go to all experts in turn, with weight 0, and count as load
    ``uncounted``   pad tokens go nowhere: no row, no load
    ==============  ============================================================================
    """

    EXPERT0 = "expert0"
    SPREAD = "spread"
    UNCOUNTED = "uncounted"


@dataclass(frozen=True)
class EPWorkload:
    """One point's work on a whole expert-parallel group.

    ``tokens`` are the tokens of each rank (a rank may have none), ``capacity`` (S) what the buffer holds; both
    a rank. ``num_prefetch_slots`` (B) is 4 and ``token_padding`` 128 in vLLM. Raises InputError where sizes
    don't fit together, UnsupportedError for a shape that can't run.
    """

    shape: MoEShape
    ep_size: int
    tokens: tuple[int, ...]
    capacity: int
    num_prefetch_slots: int = 4
    token_padding: int = 128
    table_layout: TableLayout = TableLayout.E_PLUS_B
    dtype: DType = DType.BF16
    routing: Routing = field(default_factory=Routing)
    placement: Placement = Placement.SHARDED
    pad_rows: PadRows = PadRows.UNCOUNTED
    planner: str = "moonep"
    weight_layout: WeightLayout = field(default_factory=WeightLayout)
    seed: int = 0

    def __post_init__(self) -> None:
        if reasons := self.shape.unsupported():
            raise UnsupportedError(f"model {self.shape.name} can't be run: {'; '.join(reasons)}")
        if len(self.tokens) != self.ep_size:
            raise InputError(f"tokens names {len(self.tokens)} ranks; ep_size is {self.ep_size}")
        for rank, count in enumerate(self.tokens):
            if not 0 <= count <= self.capacity:
                raise InputError(
                    f"rank {rank} has {count} tokens; a buffer of capacity {self.capacity} takes 0 to {self.capacity}: "
                    "choose a larger capacity"
                )
        self.geometry()

    def geometry(self) -> EPGeometry:
        """Rows, segments and slots of the group's buffers."""
        return EPGeometry(
            self.ep_size,
            self.shape.num_experts,
            self.shape.topk,
            self.capacity,
            self.num_prefetch_slots,
            self.token_padding,
            self.table_layout,
            self.pad_rows is not PadRows.UNCOUNTED,
        )

    def whole(self, rank: int) -> Workload:
        """The single-device workload of this layer on the tokens of ``rank``, at least one."""
        return Workload(
            self.shape, max(1, self.tokens[rank]), self.dtype, self.routing, layout=self.weight_layout, seed=self.seed
        )

    @property
    def num_tokens(self) -> int:
        """Tokens of the rank that has most: what a capacity must hold."""
        return max(self.tokens)

    def to_dict(self) -> dict[str, Any]:
        """A JSON-ready form; ``num_tokens`` stands beside the tokens of every rank."""
        return {**asdict(self), "tokens": list(self.tokens), "num_tokens": self.num_tokens}
