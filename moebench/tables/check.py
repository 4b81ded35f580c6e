"""Static checks of a table: what can be said against it without a device."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from moebench.errors import InputError, MoebenchError, UnknownNameError
from moebench.plan.legality import legal
from moebench.plan.plan import LayerPlan
from moebench.spec.hardware import Hardware
from moebench.spec.hw_files import load_hardware
from moebench.spec.shape import MoEShape
from moebench.tables.key import ShapeKey
from moebench.tables.pieces import pieces
from moebench.tables.rows import Row
from moebench.tables.schema import Table
from moebench.tables.stale import changed_kernels
from moebench.tables.workload import registered_shape, workload_at

RULES = ("name", "keys", "width", "legality", "repeated", "stale")


@dataclass(frozen=True)
class Finding:
    """One thing that is wrong with a table: the rule, and a sentence with what to do."""

    rule: str
    message: str


def _name(table: Table, path: Path) -> list[Finding]:
    found = []
    if path.name != f"{table.name}.json":
        found.append(Finding("name", f"the file is {path.name}; its key makes it {table.name}.json: rename it"))
    folder = path.resolve().parent.name
    if folder != table.key.hardware:
        found.append(
            Finding("name", f"the folder is {folder}; lookup goes by hardware: move it to {table.key.hardware}/")
        )
    return found


def _hardware(table: Table) -> Hardware | None:
    try:
        return load_hardware(table.key.hardware)
    except UnknownNameError:
        return None


def _keys(table: Table, hw: Hardware | None) -> list[Finding]:
    if hw is None:
        return [Finding("keys", f"no descriptor is called {table.key.hardware!r}; see moebench hw list")]
    found = []
    if foreign := sorted(set(table.device_names) - set(hw.device_names)):
        known = ", ".join(hw.device_names) or "none"
        found.append(Finding("keys", f"device name {foreign[0]!r} is not one of {hw.key}'s: {known}"))
    if not table.rows:
        found.append(Finding("keys", "there is no row; a table of defaults alone says nothing"))
    measured_on = {table.evidence_of(r).device_name for r in table.rows}
    found.extend(
        Finding("keys", f"rows were timed on {name!r}, which is no name of {hw.key}")
        for name in sorted(measured_on - {*hw.device_names, ""}) if hw.device_names
    )  # fmt: skip
    return found


def _width(table: Table, model: MoEShape | None) -> list[Finding]:
    shape, key = model or registered_shape(table), table.key.shape
    if shape is None:
        told = f"model {table.model!r} is not in the registry, so its sizes can't be checked; name its config: --model"
        return [Finding("width", told)]
    try:
        wanted = ShapeKey.of(shape, key.tp_size, key.ep_size, key.fused_shared_experts)
    except InputError as error:
        return [Finding("width", str(error))]
    return [
        Finding("width", f"shape.{name} is {getattr(key, name)}; {shape.name} has {getattr(wanted, name)}")
        for name in vars(wanted) if getattr(wanted, name) != getattr(key, name)
    ]  # fmt: skip


def _legality(table: Table, hw: Hardware | None) -> list[Finding]:
    if hw is None or table.key.ep is not None or workload_at(table, 1) is None:
        return []
    found = []
    for piece in pieces(table):
        tokens = {piece.first, piece.last or piece.first}
        for count in sorted(tokens | ({piece.row.num_tokens} if piece.row else set())):
            found += _broken(table, piece.plan, count, hw)
    return list(dict.fromkeys(found))


def _broken(table: Table, plan: object, num_tokens: int, hw: Hardware) -> list[Finding]:
    workload = workload_at(table, num_tokens)
    assert isinstance(plan, LayerPlan)
    assert workload is not None
    found = []
    for kernel in plan.kernels:
        try:
            broken = legal(kernel, workload, hw)
        except UnknownNameError as error:
            return [Finding("keys", str(error))]
        found += [Finding("legality", f"at {num_tokens} tokens: {v.message}") for v in broken]
    return found


def _timed(row: Row) -> tuple[object, ...]:
    return (row.evidence, row.time, row.default_time)


def _repeated(rows: Sequence[Row]) -> list[Finding]:
    found: list[Finding] = []
    seen: dict[tuple[object, ...], Row] = {}
    for row in rows:
        if not row.min_tokens <= row.num_tokens <= row.max_tokens:
            message = f"{row.name} was timed at {row.num_tokens}, outside itself: it has no measurement of its own"
            found.append(Finding("repeated", message))
        if (first := seen.setdefault(_timed(row), row)) is not row:
            message = f"{row.name} repeats the times of {first.name}: it has no measurement of its own"
            found.append(Finding("repeated", message))
    return found


def check_table(table: Table, path: Path | None = None, model: MoEShape | None = None) -> list[Finding]:
    """Everything that is wrong with ``table``, and with where it lies if ``path`` is given; empty when all is well.

    ``model`` is the layer that the table's sizes are held against; the registry's of its name when left out.
    """
    hw = _hardware(table)
    found = _name(table, path) if path is not None else []
    found += _keys(table, hw) + _width(table, model)
    try:
        found += _legality(table, hw)
    except MoebenchError as error:
        found.append(Finding("legality", f"the plans can't be checked: {error}"))
    found += _repeated(table.rows)
    found += [
        Finding("stale", f"{changed}; the rows are of the old source: measure again")
        for changed in changed_kernels(table.key)
    ]
    return found
