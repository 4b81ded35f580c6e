"""Static checks of a table: what can be said against it without a device."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from moebench.errors import InputError, MoebenchError, UnknownNameError
from moebench.plan.ep_legality import ep_legal
from moebench.plan.kernel_spec import Violation
from moebench.plan.legality import legal
from moebench.spec.hardware import Hardware
from moebench.spec.hw_files import load_hardware
from moebench.spec.shape import MoEShape
from moebench.spec.workload import Workload
from moebench.tables.files import file_name
from moebench.tables.key import ShapeKey
from moebench.tables.pieces import Piece, pieces
from moebench.tables.rows import EPSetting, Row
from moebench.tables.schema import Table
from moebench.tables.stale import changed_kernels
from moebench.tables.workload import ep_workload_at, registered_shape, workload_at

RULES = ("name", "keys", "width", "legality", "repeated", "stale")
TRITON_KERNELS = "triton"
"""The kernel set of ``EPPlan.kernels`` that the rules of ``plan.ep_legality`` are for; torch's has no limits."""


@dataclass(frozen=True)
class Finding:
    """One thing that is wrong with a table: the rule, and a sentence with what to do."""

    rule: str
    message: str


def _name(table: Table, path: Path) -> list[Finding]:
    found = []
    if path.name != (wanted := file_name(table)):
        found.append(Finding("name", f"the file is {path.name}; its key makes it {wanted}: rename it"))
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
    if hw is None:
        return []
    base = None if table.key.ep is not None else workload_at(table, 1)
    found = [f for piece in pieces(table) for f in _broken_piece(table, piece, hw, base)]
    return list(dict.fromkeys(found))


def _broken_piece(table: Table, piece: Piece, hw: Hardware, base: Workload | None) -> list[Finding]:
    """What keeps ``piece`` from running at its ends and at the count that it was timed at."""
    counts = {piece.first, piece.last or piece.first, piece.row.num_tokens if piece.row else piece.first}
    return [f for count in sorted(counts) for f in _broken(table, piece, count, hw, base)]


def illegal_rows(table: Table) -> list[str]:
    """Rows whose plan the table's hardware can't run, each with the rule that it breaks and what is allowed.

    Empty for a device without a descriptor, a kernel that isn't installed, a number format without arithmetic here:
    nothing is known of what they can run.
    """
    hw = _hardware(table)
    if hw is None:
        return []
    try:
        base = None if table.key.ep is not None else workload_at(table, 1)
        found = [(r, _broken_piece(table, Piece(r.min_tokens, r.max_tokens, r.plan, r), hw, base)) for r in table.rows]
    except MoebenchError as error:
        return [f"the plans can't be checked: {error}"]
    broken = [(row, [f for f in each if f.rule == "legality"]) for row, each in found]
    return [f"{row.name}: {each[0].message}" for row, each in broken if each]


def illegal_at(table: Table, num_tokens: int) -> list[str]:
    """What keeps the table's hardware from running its answer at ``num_tokens``; empty as for ``illegal_rows``."""
    hw = _hardware(table)
    if hw is None:
        return []
    piece = Piece(num_tokens, num_tokens, table.plan_at(num_tokens), table.row_at(num_tokens))
    try:
        base = None if table.key.ep is not None else workload_at(table, 1)
        found = _broken(table, piece, num_tokens, hw, base)
    except MoebenchError as error:
        return [f"the plan can't be checked: {error}"]
    return [f.message for f in found if f.rule == "legality"]


def _broken(table: Table, piece: Piece, num_tokens: int, hw: Hardware, base: Workload | None) -> list[Finding]:
    """What keeps ``piece`` from running at ``num_tokens``; ``base`` is the table's workload at any count."""
    if isinstance(piece.plan, EPSetting):
        return _broken_ep(table, piece.plan, num_tokens, hw, of_row=piece.row is not None)
    workload = None if base is None else base.with_tokens(num_tokens)
    found: list[Finding] = []
    for kernel in () if workload is None else piece.plan.kernels:
        assert workload is not None
        try:
            broken = legal(kernel, workload, hw)
        except UnknownNameError as error:
            return [Finding("keys", str(error))]
        found += _findings(broken, num_tokens)
    return found


def _broken_ep(table: Table, setting: EPSetting, num_tokens: int, hw: Hardware, *, of_row: bool) -> list[Finding]:
    """What keeps a group from running ``setting``; a count above the ladder is a row's fault alone."""
    if of_row and table.capacities and num_tokens > table.capacities[-1]:
        told = f"a row reaches {num_tokens} tokens; the largest capacity is {table.capacities[-1]}"
        return [Finding("legality", told)]
    try:
        workload = ep_workload_at(table, setting, num_tokens)
    except InputError as error:
        return [Finding("legality", f"at {num_tokens} tokens: {error}")]
    if workload is None or setting.plan.kernels != TRITON_KERNELS:
        return []
    return _findings(ep_legal(setting.plan, workload, hw), num_tokens)


def _findings(broken: Sequence[Violation], num_tokens: int) -> list[Finding]:
    return [Finding("legality", f"at {num_tokens} tokens: {v.message}") for v in broken]


def _timed(row: Row) -> tuple[object, ...]:
    return (row.evidence, row.time, row.default_time)


def _repeated(rows: Sequence[Row]) -> list[Finding]:
    found: list[Finding] = []
    seen: dict[tuple[object, ...], Row] = {}
    for row in rows:
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
