"""A tuning table: what it is true for, its rows, the default they are held against, the evidence.

A ``Table`` can't be made dishonest: its constructor refuses rows that overlap, a row that is not faster than its
default without keeping the default's plan, a plan without a passed numerics gate, a row without origin or evidence.
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from moebench.errors import InputError
from moebench.plan.plan import LayerPlan
from moebench.tables.key import TableKey
from moebench.tables.names import require_model_name
from moebench.tables.rows import Defaults, EPSetting, Plan, Row

SCHEMA_VERSION = 1


@dataclass(frozen=True)
class Evidence:
    """One search that rows come from: when, how, on what, with which versions.

    ``versions`` holds at least moebench; of what was measured also driver, torch and triton where they took part.
    ``records`` says where the records are kept (a run's id).
    """

    id: str
    created: str
    command: str
    device_name: str
    versions: dict[str, str]
    clock: str = ""
    l2_policy: str = ""
    seed: int = 0
    sm_clock_mhz: float | None = None
    records: str = ""

    def __post_init__(self) -> None:
        if not (self.id and self.created):
            raise InputError(f"evidence {self.id!r} of {self.created!r}: id and date must be there")
        if "moebench" not in self.versions:
            raise InputError(f"evidence {self.id}: versions has no moebench; it has: {', '.join(self.versions)}")


def table_name(model: str, key: TableKey) -> str:
    """The canonical file name, without its ending, of the table of ``key`` for ``model``."""
    shape = key.shape
    parts = [model, f"{key.backend}-{key.variant}", key.dtype]
    if key.quant_block is not None:
        parts.append(f"b{key.quant_block[0]}x{key.quant_block[1]}")
    parts += ["channel"] if key.per_channel_quant else []
    parts += [f"tp{shape.tp_size}"] if shape.tp_size > 1 else []
    parts += [f"ep{shape.ep_size}"] if shape.ep_size > 1 else []
    parts += [f"fs{shape.fused_shared_experts}"] if shape.fused_shared_experts else []
    layout = f"{key.layout.w13_order.value}-{key.layout.major.value}"
    parts += [layout] if layout != "gate_up-n" else []
    if key.ep is not None and key.ep.ranks != "distributed":
        parts.append(key.ep.ranks)
    return ".".join(parts).replace("/", "-")


@dataclass(frozen=True)
class Table:
    """Tuned plans of one key over token counts; outside the rows the default holds.

    ``model`` is a name for people: the key alone decides what a table is for. ``device_names`` are the names that
    drivers report for this hardware. ``capacities`` is the tuned capacity ladder of an expert-parallel layer.
    """

    key: TableKey
    model: str
    device_names: tuple[str, ...]
    rows: tuple[Row, ...]
    defaults: Defaults
    evidence: tuple[Evidence, ...]
    capacities: tuple[int, ...] = ()
    schema: int = SCHEMA_VERSION

    def __post_init__(self) -> None:
        if self.schema != SCHEMA_VERSION:
            raise InputError(f"schema is {self.schema}; this moebench reads {SCHEMA_VERSION}")
        require_model_name(self.model)
        for one, next_ in pairwise(self.rows):
            if next_.min_tokens <= one.max_tokens:
                raise InputError(f"{next_.name} begins before {one.name} ends; rows are sorted and don't overlap")
        ids = self._evidence_by_id
        if len(ids) < len(self.evidence):
            raise InputError(f"evidence ids are {', '.join(e.id for e in self.evidence)}; each must be there once")
        if any(b <= a for a, b in pairwise((0, *self.capacities))):
            raise InputError(f"capacities are {list(self.capacities)}; they must rise from at least 1")
        if self.capacities and self.key.ep is None:
            raise InputError("capacities belong to the table of an expert-parallel layer")
        self._require_own_kernels()
        for row in self.rows:
            if row.evidence not in ids:
                raise InputError(f"{row.name}: evidence {row.evidence!r} is not in the table; it has: {', '.join(ids)}")
            self._require_no_loss(row)

    def _require_own_kernels(self) -> None:
        """Every plan is made of the key's kernels: a row is true for them alone."""
        plans = [*(r.plan for r in self.rows), *(d.plan for d in self.defaults.rows)]
        for plan in plans:
            if isinstance(plan, EPSetting) != (self.key.ep is not None):
                kind = "an EP setting" if self.key.ep is not None else "a layer plan"
                raise InputError(f"a plan is of another kind than the key: this table needs {kind}")
            if isinstance(plan, LayerPlan):
                names = tuple(k.kernel for k in plan.kernels)
                wanted = tuple(k.kernel for k in self.key.kernels)
                if (plan.backend, plan.variant, names) != (self.key.backend, self.key.variant, wanted):
                    raise InputError(
                        f"a plan is {plan.backend}/{plan.variant} of {', '.join(names)}; the key says "
                        f"{self.key.backend}/{self.key.variant} of {', '.join(wanted)}"
                    )

    def _require_no_loss(self, row: Row) -> None:
        """A row keeps the default's plan, or beat it beyond the interval."""
        if row.plan == self.defaults.at(row.num_tokens):
            return
        if row.tie:
            raise InputError(f"{row.name}: it says tie, so its plan must be the default's at {row.num_tokens} tokens")
        if row.time.median_us >= row.default_time.median_us or row.ratio.high >= 1:
            raise InputError(
                f"{row.name}: {row.time.median_us:g} us against the default's {row.default_time.median_us:g} us, ratio "
                f"{row.ratio.low:g} … {row.ratio.high:g}; a plan that does not beat the default beyond its interval "
                "stays out: keep the default and say tie"
            )

    @property
    def name(self) -> str:
        """The canonical file name without its ending; tables that differ in it have different keys."""
        return table_name(self.model, self.key)

    @cached_property
    def _evidence_by_id(self) -> dict[str, Evidence]:
        return {e.id: e for e in self.evidence}

    def evidence_of(self, row: Row) -> Evidence:
        """The search that ``row`` comes from."""
        return self._evidence_by_id[row.evidence]

    def row_at(self, num_tokens: int) -> Row | None:
        """The row that holds ``num_tokens``, or None."""
        place = bisect_left(self.rows, num_tokens, key=lambda r: r.max_tokens)
        found = self.rows[place] if place < len(self.rows) else None
        return found if found is not None and found.min_tokens <= num_tokens else None

    def plan_at(self, num_tokens: int) -> Plan:
        """The plan for ``num_tokens``: the row's that holds it, else the default's. Raises InputError below 1."""
        if num_tokens < 1:
            raise InputError(f"num_tokens is {num_tokens}; it must be at least 1")
        row = self.row_at(num_tokens)
        return self.defaults.at(num_tokens) if row is None else row.plan
