"""What a tuning table is true for: hardware, kernels with their source, number format, layout, shape."""

from __future__ import annotations

from dataclasses import dataclass, field, fields

from moebench.errors import InputError
from moebench.plan.source_hash import source_hash
from moebench.spec.activation import Activation
from moebench.spec.ep import TableLayout
from moebench.spec.ep_workload import EPWorkload, PadRows, Placement
from moebench.spec.shape import MoEShape, Scoring
from moebench.spec.workload import WeightLayout, Workload
from moebench.tables.names import require_plain

DTYPES = ("bf16", "fp16", "fp32", "fp8_w8a8", "int8_w8a8", "int8_w8a16", "int4_w4a16")
"""Number formats of a table; the quantised ones by the engines' names."""


def local_experts(num_experts: int, ep_size: int) -> int:
    """Experts of one of ``ep_size`` ranks; raises InputError where they can't be shared evenly."""
    if ep_size < 1:
        raise InputError(f"--ep-size is {ep_size}; it must be at least 1")
    if num_experts % ep_size:
        raise InputError(f"{num_experts} experts do not divide by --ep-size {ep_size}")
    return num_experts // ep_size


@dataclass(frozen=True)
class ShapeKey:
    """The shape a row was timed at: the layer's, and what of it is on one rank.

    ============================  ==============================================================
    field                         meaning
    ============================  ==============================================================
    num_experts (E)               routed experts of the layer
    num_local_experts (E_l)       of them on this rank: E / ep_size
    topk (K)                      experts a token
    hidden_size (H)               width of a token
    intermediate_size (I)         width of one routed expert, before TP
    tp_size, ep_size              ranks that share widths, and experts
    activation, gated             formula of the experts' activation; whether there is an up half
    fused_shared_experts          shared experts that run as routed ones, on every rank
    shared_intermediate_size      width of shared experts that run beside the routed ones, before TP
    scoring                       softmax, sigmoid or sqrtsoftplus of the router's logits
    num_groups, topk_groups       grouped top-k
    ============================  ==============================================================
    """

    num_experts: int
    num_local_experts: int
    topk: int
    hidden_size: int
    intermediate_size: int
    tp_size: int = 1
    ep_size: int = 1
    activation: Activation = field(default_factory=Activation)
    gated: bool = True
    fused_shared_experts: int = 0
    shared_intermediate_size: int = 0
    scoring: Scoring = Scoring.SOFTMAX
    num_groups: int = 1
    topk_groups: int = 1

    def __post_init__(self) -> None:
        may_be_zero = ("fused_shared_experts", "shared_intermediate_size")
        for item in fields(self):
            value = getattr(self, item.name)
            if isinstance(value, int) and not isinstance(value, (bool, Scoring)):
                least = 0 if item.name in may_be_zero else 1
                if value < least:
                    raise InputError(f"shape.{item.name} is {value}; it must be at least {least}")
        if self.num_local_experts * self.ep_size != self.num_experts:
            raise InputError(
                f"shape.num_local_experts is {self.num_local_experts}; num_experts {self.num_experts} over ep_size "
                f"{self.ep_size} needs {self.num_experts / self.ep_size:g}"
            )
        if self.intermediate_size % self.tp_size:
            raise InputError(
                f"shape.intermediate_size {self.intermediate_size} does not divide by tp_size {self.tp_size}"
            )

    @property
    def local_intermediate_size(self) -> int:
        """I of one routed expert on this rank, after TP."""
        return self.intermediate_size // self.tp_size

    @classmethod
    def of(cls, shape: MoEShape, tp_size: int = 1, ep_size: int = 1, fused_shared_experts: int = 0) -> ShapeKey:
        """The key of a model's layer; raises InputError where TP or EP does not divide it."""
        local = local_experts(shape.num_experts, ep_size)
        return cls(
            shape.num_experts, local, shape.topk, shape.hidden_size, shape.intermediate_size,
            tp_size, ep_size, shape.activation, shape.gated, fused_shared_experts,
            0 if fused_shared_experts else shape.shared_intermediate_size,
            shape.scoring, shape.num_groups, shape.topk_groups,
        )  # fmt: skip

    def describe(self) -> str:
        """The sizes in one line, as the letters of the documentation."""
        told = (
            f"E{self.num_experts} K{self.topk} H{self.hidden_size} I{self.intermediate_size} tp{self.tp_size} "
            f"ep{self.ep_size} {self.activation.describe()}{'' if self.gated else ' ungated'} {self.scoring.value}"
        )
        if self.num_groups > 1:
            told += f" groups {self.topk_groups}/{self.num_groups}"
        if self.fused_shared_experts:
            told += f" +{self.fused_shared_experts} fused shared"
        return told + (f" shared {self.shared_intermediate_size}" if self.shared_intermediate_size else "")


@dataclass(frozen=True)
class KernelSource:
    """A kernel and the digest of its source when it was timed (``plan.source_hash``)."""

    kernel: str
    source: str

    @classmethod
    def installed(cls, kernel: str) -> KernelSource:
        """``kernel`` with the digest of what is installed here; raises UnknownNameError."""
        return cls(kernel, source_hash(kernel))


@dataclass(frozen=True)
class EPKey:
    """What a table of a balanced expert-parallel layer is true for, beside its shape."""

    planner: str
    placement: Placement = Placement.SHARDED
    table_layout: TableLayout = TableLayout.E_PLUS_B
    pad_rows: PadRows = PadRows.UNCOUNTED
    ranks: str = "distributed"


@dataclass(frozen=True)
class TableKey:
    """What every row of a table is true for.

    ``hardware`` is a descriptor's key. ``kernels`` are all kernels of the plans, in running order. ``quant_block``
    are the columns and depth that one weight scale covers, ``per_channel_quant`` one scale a column. ``ep`` is
    there for a balanced expert-parallel layer alone; a share of a layer (EP without communication) has none.
    """

    hardware: str
    backend: str
    variant: str
    kernels: tuple[KernelSource, ...]
    dtype: str
    shape: ShapeKey
    layout: WeightLayout = field(default_factory=WeightLayout)
    quant_block: tuple[int, int] | None = None
    per_channel_quant: bool = False
    ep: EPKey | None = None

    def __post_init__(self) -> None:
        for name in ("hardware", "backend", "variant"):
            require_plain(f"key.{name}", getattr(self, name))
        if self.dtype not in DTYPES:
            raise InputError(f"key.dtype is {self.dtype!r}; allowed: {', '.join(DTYPES)}")
        if not self.kernels:
            raise InputError("key.kernels is empty; a row is true only for the kernels that were timed")
        for kernel in self.kernels:
            if not (kernel.kernel and kernel.source):
                raise InputError(f"key.kernels has {kernel}; each needs its name and the digest of its source")
        if self.quant_block is not None and min(self.quant_block) < 1:
            raise InputError(f"key.quant_block is {self.quant_block}; both numbers must be at least 1")
        if (self.quant_block or self.per_channel_quant) and self.dtype in DTYPES[:3]:
            raise InputError(f"key.quant_block and per_channel_quant belong to quantised dtypes, not to {self.dtype}")

    @classmethod
    def of(
        cls, workload: Workload, hardware: str, backend: str, variant: str, kernels: tuple[str, ...],
        *, fused_shared_experts: int = 0,
    ) -> TableKey:  # fmt: skip
        """The key of plans for ``workload`` with the kernels installed here; raises UnknownNameError."""
        shape = ShapeKey.of(workload.shape, workload.tp_size, workload.ep_size, fused_shared_experts)
        sources = tuple(KernelSource.installed(name) for name in kernels)
        return cls(hardware, backend, variant, sources, workload.dtype.value, shape, workload.layout)

    @classmethod
    def of_ep(cls, workload: EPWorkload, hardware: str, kernel_set: str, ranks: str) -> TableKey:
        """The key of EP plans for ``workload`` on kernel set ``kernel_set``."""
        shape = ShapeKey.of(workload.shape, 1, workload.ep_size)
        ep = EPKey(workload.planner, workload.placement, workload.table_layout, workload.pad_rows, ranks)
        sources = (KernelSource.installed(f"ep_{kernel_set}"),)
        variant = f"ep-{workload.planner}"
        return cls(hardware, kernel_set, variant, sources, workload.dtype.value, shape, workload.weight_layout, ep=ep)

    def describe(self) -> str:
        """Hardware, variant, number format and shape in one line."""
        block = "" if self.quant_block is None else f" block {self.quant_block[0]}x{self.quant_block[1]}"
        channel = " per channel" if self.per_channel_quant else ""
        return f"{self.hardware} {self.backend}/{self.variant} {self.dtype}{block}{channel} {self.shape.describe()}"
