"""The one rule of looking a plan up: containment, the default outside.

The table of the asked key answers. The row with ``min_tokens <= num_tokens <= max_tokens`` gives its plan; where
no row holds the count, the table's default plan of that count does. ``hw_config.h`` follows the same rule in C.
"""

from __future__ import annotations

import shlex
import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields, replace
from pathlib import Path

from moebench.errors import EXIT_FOUND, InputError, MoebenchError
from moebench.spec.dtypes import DType
from moebench.spec.hw_files import hardware_names, load_hardware
from moebench.spec.models import load_model
from moebench.spec.shape import MoEShape
from moebench.spec.workload import WeightLayout, Workload
from moebench.tables.asked import require_count, require_kinds
from moebench.tables.engine_rows import ENGINE_KERNEL
from moebench.tables.files import TableFile, installed_tables, is_predicted, load_table
from moebench.tables.key import DTYPES, ShapeKey, local_experts
from moebench.tables.rows import Plan, Row
from moebench.tables.schema import Table
from moebench.tables.stale import changed_kernels

MOST_NEAREST = 3
MOST_TUNED_TOKENS = 1 << 24
"""As many tokens as a search takes; a table may hold more."""


@dataclass(frozen=True)
class Query:
    """What a plan is looked up for. ``backend``, ``variant`` and ``planner`` narrow the choice where they are given.

    ``model`` and ``num_tokens`` only name things in messages; ``shape`` decides.
    """

    hardware: str
    dtype: str
    shape: ShapeKey
    model: str
    num_tokens: int
    backend: str | None = None
    variant: str | None = None
    layout: WeightLayout = field(default_factory=WeightLayout)
    quant_block: tuple[int, int] | None = None
    per_channel_quant: bool = False
    planner: str | None = None

    @classmethod
    def of(
        cls, workload: Workload, hardware: str, backend: str | None = None, variant: str | None = None
    ) -> Query:  # fmt: skip
        """What ``workload`` asks for on the hardware with key ``hardware``."""
        shape = ShapeKey.of(workload.shape, workload.tp_size, workload.ep_size)
        return cls(
            hardware, workload.dtype.value, shape, workload.shape.name, workload.num_tokens, backend, variant,
            workload.layout,
        )  # fmt: skip

    @classmethod
    def like(cls, table: Table) -> Query:
        """What ``table`` itself answers, at its first row's count."""
        key = table.key
        return cls(
            key.hardware, key.dtype, key.shape, table.model, table.rows[0].num_tokens, key.backend, key.variant,
            key.layout, key.quant_block, key.per_channel_quant, key.ep.planner if key.ep else None,
        )  # fmt: skip

    def differences(self, table: Table) -> list[str]:
        """What keeps ``table`` from answering, in words; empty when it does."""
        key = table.key
        asked = {
            "hardware": (key.hardware, self.hardware), "dtype": (key.dtype, self.dtype),
            "layout": (key.layout, self.layout), "quant block": (key.quant_block, self.quant_block),
            "per channel": (key.per_channel_quant, self.per_channel_quant),
            "backend": (key.backend, self.backend or key.backend),
            "variant": (key.variant, self.variant or key.variant),
            "planner": (key.ep.planner if key.ep else None, self.planner),
        }  # fmt: skip
        found = [f"{name} {has}" for name, (has, wanted) in asked.items() if has != wanted]
        for item in fields(ShapeKey):
            has, wanted = getattr(key.shape, item.name), getattr(self.shape, item.name)
            if has != wanted:
                found.append(f"{item.name} {getattr(has, 'value', has)}")
        return found

    def unmakeable(self) -> str:
        """Why no search makes the missing table; empty where one does."""
        if self.dtype not in [d.value for d in DType]:
            return f"no backend here computes {self.dtype}, only {', '.join(d.value for d in DType)}"
        if self.hardware in hardware_names() and load_hardware(self.hardware).supports(DType(self.dtype)) is False:
            return f"{self.hardware} does not compute in {self.dtype}"
        if self.num_tokens > MOST_TUNED_TOKENS:
            return f"moebench tune takes at most {MOST_TUNED_TOKENS} tokens"
        fixed = {
            f"planner {self.planner}": self.planner is not None,
            "shared experts that run as routed ones": self.shape.fused_shared_experts > 0,
            "a quant block": self.quant_block is not None,
            "one scale a channel": self.per_channel_quant,
            "another weight layout": self.layout != WeightLayout(),
        }
        asked = [what for what, there in fixed.items() if there]
        return f"moebench tune has no option for {', '.join(asked)}" if asked else ""

    def command(self, tokens: Sequence[int] = ()) -> str:
        """The command that makes the missing table, with rows for ``tokens``, the asked number when left out.

        It holds where ``unmakeable`` is empty.
        """
        counts = ",".join(map(str, tokens or (self.num_tokens,)))
        words = ["moebench", "tune", "--hw", self.hardware, "--model", self.model, "--tokens", counts]
        words += ["--dtype", self.dtype]
        words += ["--tp", str(self.shape.tp_size)] if self.shape.tp_size > 1 else []
        words += ["--ep-size", str(self.shape.ep_size)] if self.shape.ep_size > 1 else []
        words += [] if self.backend is None else ["--backend", self.backend]
        if self.variant is not None:
            words += ["--target", "vllm"] if self.variant == ENGINE_KERNEL else ["--variant", self.variant]
        return shlex.join(words)


class TableMissError(MoebenchError):
    """No table has the key that ``query`` asks for; ``nearest`` are the closest ones.

    ``command`` would make one that has it. Where no command would it is None, and ``reason`` says why.
    """

    exit_code = EXIT_FOUND

    def __init__(self, message: str, nearest: tuple[str, ...], query: Query) -> None:
        self.message, self.nearest, self.query = message, nearest, query
        self.reason = query.unmakeable()
        self.command = None if self.reason else query.command()
        near = f" Nearest: {'; '.join(nearest)}." if nearest else ""
        made = (
            f"No command makes it: {self.reason}" if self.command is None else
            f"Off that device it is predicted: look in it with --table FILE. This makes it: {self.command}"
        )  # fmt: skip
        super().__init__(f"{message}.{near} {made}")


@dataclass(frozen=True)
class Answer:
    """A plan with its reason: the table, and the row that holds the count, or None where the default answers."""

    plan: Plan
    row: Row | None
    table: Table
    path: Path | None
    stale: tuple[str, ...] = ()

    @property
    def source(self) -> str:
        """``table`` or ``default``."""
        return "default" if self.row is None else "table"


def hardware_key(name: str) -> str:
    """The descriptor key that ``name`` means: a key, or a name that a driver reports, in any case, spaces or ``_``.

    Raises UnknownNameError with near matches.
    """
    keys = hardware_names()
    if name in keys:
        return name
    wanted = " ".join(name.lower().replace("_", " ").split())
    for key in keys:
        names = (key, load_hardware(key).name, *load_hardware(key).device_names)
        if wanted in (" ".join(n.lower().replace("_", " ").split()) for n in names):
            return key
    return load_hardware(name).key


def find(query: Query, tables: Sequence[TableFile]) -> list[TableFile]:
    """The tables of ``tables`` whose key ``query`` asks for."""
    return [t for t in tables if not query.differences(t.table)]


def _nearest(query: Query, tables: Sequence[TableFile]) -> tuple[str, ...]:
    scored = sorted(((query.differences(t.table), t) for t in tables), key=lambda pair: (
        len(pair[0]), pair[1].table.key.hardware != query.hardware, pair[1].path,
    ))  # fmt: skip
    return tuple(f"{t.path.name} (has {', '.join(why)})" for why, t in scored[:MOST_NEAREST])


def require_one(query: Query, tables: Sequence[TableFile]) -> TableFile:
    """The table that answers ``query``.

    Of several, of different backends or variants, the one that was measured answers. Stale tables don't. Raises
    TableMissError where none does, and InputError where several do.
    """
    found = find(query, tables)
    fresh = [t for t in found if not changed_kernels(t.table.key)]
    fresh = [t for t in fresh if not is_predicted(t.table)] or fresh
    if len(fresh) == 1:
        return fresh[0]
    if fresh:
        variants = ", ".join(f"{t.table.key.backend}/{t.table.key.variant}" for t in fresh)
        raise InputError(
            f"{len(fresh)} tables answer for {query.model}: {variants}; name one: --variant "
            f"{fresh[0].table.key.variant}, or --backend"
        )
    message = f"no table has {query.hardware} {query.dtype} {query.shape.describe()}"
    message += "" if tables else "; none is installed"
    if found:
        why = "; ".join(changed_kernels(found[0].table.key))
        message = f"{found[0].path.name} is stale, its kernels changed since: {why}"
    elsewhere = [t for t in tables if t not in found]
    raise TableMissError(message, _nearest(query, elsewhere), query)


def answer(table: Table, num_tokens: int, path: Path | None = None) -> Answer:
    """What ``table`` says of ``num_tokens``; raises InputError below 1."""
    plan = table.plan_at(num_tokens)
    return Answer(plan, table.row_at(num_tokens), table, path, tuple(changed_kernels(table.key)))


def _hardware(hw: str | None, table: Table | None) -> str:
    """The key that a look-up asks for: the named one's, else that of the table to look in."""
    if hw is not None:
        return hardware_key(hw)
    if table is None:
        raise InputError("hw is missing, and there is no table that says it; give a descriptor's key, such as h200")
    return table.key.hardware


def _asked_shape(
    model: str | MoEShape | None, tp_size: int | None, ep_size: int | None, fused: int | None, table: Table | None
) -> tuple[ShapeKey, str]:
    """The shape that a look-up asks for, and what messages call its model; what is None is that of ``table``."""
    held = None if table is None else table.key.shape
    tp_size = tp_size if tp_size is not None else held.tp_size if held else 1
    ep_size = ep_size if ep_size is not None else held.ep_size if held else 1
    fused = fused if fused is not None else held.fused_shared_experts if held else 0
    if model is not None:
        shape, name = (load_model(model).shape, model) if isinstance(model, str) else (model, model.name)
        return ShapeKey.of(shape, tp_size, ep_size, fused), name
    if table is None or held is None:
        raise InputError("model is missing, and there is no table that says it; give a name or path, or a table's file")
    local = local_experts(held.num_experts, ep_size)
    return replace(
        held, num_local_experts=local, tp_size=tp_size, ep_size=ep_size, fused_shared_experts=fused
    ), table.model  # fmt: skip


def _installed_for(query: Query, unreadable: Callable[[InputError], None]) -> tuple[TableFile, ...]:
    """The installed tables of the asked hardware, or all where none of those answers; ``unreadable`` hears once of
    each file that can't be read."""
    left_out: dict[str, InputError] = {}

    def leave_out(error: InputError) -> None:
        left_out[str(error)] = error

    tables = installed_tables(query.hardware, leave_out)
    if not find(query, tables):
        tables = installed_tables(unreadable=leave_out)
    for error in left_out.values():
        unreadable(error)
    return tables


def _warn(error: InputError) -> None:
    warnings.warn(f"{error}; it is left out", stacklevel=4)  # the caller of lookup


def lookup(
    model: str | MoEShape | None, num_tokens: int, *, hw: str | None = None, dtype: str | None = None,
    tp_size: int | None = None, ep_size: int | None = None, backend: str | None = None, variant: str | None = None,
    layout: WeightLayout | None = None, quant_block: tuple[int, int] | None = None,
    per_channel_quant: bool | None = None, fused_shared_experts: int | None = None, planner: str | None = None,
    table: str | Path | Table | None = None, unreadable: Callable[[InputError], None] = _warn,
) -> Answer:  # fmt: skip
    """The tuned plan for ``model`` at ``num_tokens`` on ``hw``; the default where no row holds the count.

    ``model`` is a name or path as ``--model`` takes it, or a shape. ``hw`` is a descriptor's key or a name that a
    driver reports. ``num_tokens`` are a rank's. ``planner`` asks for a balanced expert-parallel layer. ``table``
    is a file or a table to look in; the installed ones when left out. What is None is that of ``table``; without one,
    ``model`` and ``hw`` must be there, ``dtype`` is what a run or a search takes on ``hw``, and the rest is a layer on
    one rank without quantisation. Needs no torch.

    An installed table that can't be read is left out: ``unreadable`` hears of it, which is a Python warning where it
    isn't given. Raises TableMissError (nearest tables, the command that makes one), InputError where several tables
    answer and where ``table`` can't be read or is of another key, UnknownNameError for a model or hardware.
    """
    require_count(num_tokens)
    require_kinds({
        "model": model, "hw": hw, "dtype": dtype, "tp_size": tp_size, "ep_size": ep_size, "backend": backend,
        "variant": variant, "layout": layout, "quant_block": quant_block, "per_channel_quant": per_channel_quant,
        "fused_shared_experts": fused_shared_experts, "planner": planner, "table": table,
    })  # fmt: skip
    path = None if table is None or isinstance(table, Table) else Path(table)
    given = load_table(path) if path is not None else table
    assert given is None or isinstance(given, Table)
    shape, named = _asked_shape(model, tp_size, ep_size, fused_shared_experts, given)
    hardware = _hardware(hw, given)
    if given is not None:
        key = given.key
        dtype = key.dtype if dtype is None else dtype
        layout, quant_block = layout or key.layout, quant_block or key.quant_block
        per_channel_quant = key.per_channel_quant if per_channel_quant is None else per_channel_quant
        planner = key.ep.planner if planner is None and key.ep else planner
    dtype = load_hardware(hardware).default_dtype.value if dtype is None else dtype
    if dtype not in DTYPES:
        raise InputError(f"dtype {dtype!r} is not known; allowed: {', '.join(DTYPES)}")
    query = Query(
        hardware, dtype, shape, named, num_tokens, backend, variant, layout or WeightLayout(), quant_block,
        bool(per_channel_quant), planner,
    )  # fmt: skip
    if given is None:
        found = require_one(query, _installed_for(query, unreadable))
        return answer(found.table, num_tokens, found.path)
    if differences := query.differences(given):
        raise InputError(
            f"{path or given.name} is for another key than what was asked for ({named}): it is of {given.model} and "
            f"has {', '.join(differences)}; leave out what the table says itself, or look without it"
        )
    return answer(given, num_tokens, path)
