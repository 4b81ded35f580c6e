"""A table as the rows of vLLM's and SGLang's fused MoE kernel, or the reason why it must not become one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from moebench.errors import InputError
from moebench.plan.plan import KernelPlan, LayerPlan, Param
from moebench.plan.registry import kernel_specs
from moebench.spec.steps import Step
from moebench.tables.nearest import UP_TO, Stretch, keys_for
from moebench.tables.pieces import Piece, pieces
from moebench.tables.registry import ExportOptions
from moebench.tables.rows import Origin, Row
from moebench.tables.schema import Table

ENGINE_KERNEL = "engine_grid"
KNOBS = ("BLOCK_SIZE_M", "BLOCK_SIZE_N", "BLOCK_SIZE_K", "GROUP_SIZE_M", "num_warps", "num_stages")
"""The kernel's parameters in the order in which the engines write them."""

_OURS = {"BLOCK_SIZE_M": "block_m", "BLOCK_SIZE_N": "block_n", "BLOCK_SIZE_K": "block_k", "GROUP_SIZE_M": "group_m"}

Knobs = tuple[int, ...]
Name = Callable[[str], str]


@dataclass(frozen=True)
class EngineRow:
    """One row of an engine's file: its token count, its knobs, our row behind it (None: the default), and why."""

    num_tokens: int
    knobs: Knobs
    row: Row | None
    why: str

    def to_dict(self) -> dict[str, int]:
        """The row as the engines write it."""
        return dict(zip(KNOBS, self.knobs, strict=True))


def require_exportable(table: Table, engine: str, options: ExportOptions) -> None:
    """Raise InputError where ``engine`` could not use ``table``, or must not without a flag."""
    if table.key.ep is not None:
        raise InputError(f"{table.name} is of a balanced expert-parallel layer; {engine} has no table for one")
    kernels = [k.kernel for k in table.key.kernels]
    if ENGINE_KERNEL not in kernels and not options.allow_foreign_kernel:
        raise InputError(
            f"{table.name} is of {', '.join(kernels)}, not of the engines' kernel: its rows need not hold for "
            f"{engine}. Tune with --target {engine}, or add --allow-foreign-kernel"
        )
    predicted = [r for r in table.rows if r.origin is Origin.PREDICTED]
    if predicted and not options.allow_predicted:
        raise InputError(
            f"{table.name}: {predicted[0].name} is predicted, nobody has timed it. Tune on the device, or add "
            "--allow-predicted"
        )
    if not table.rows:
        raise InputError(f"{table.name} has no row; an engine's own default is better than ours without a measurement")


def gemm_knobs(plan: LayerPlan, step: Step) -> Knobs:
    """The engine's knobs of the kernel of ``plan`` that does ``step``; raises InputError where it has none."""
    kernel = _kernel_of(plan, step)
    knobs = []
    for name in KNOBS:
        value = _value(kernel.params, name)
        if value is None:
            raise InputError(f"kernel {kernel.kernel} has no {_OURS.get(name, name)}, which an engine's row needs")
        knobs.append(value)
    return tuple(knobs)


def _value(params: Mapping[str, Param], name: str) -> int | None:
    value = params.get(name, params.get(_OURS.get(name, name)))
    return value if isinstance(value, int) else None


def _kernel_of(plan: LayerPlan, step: Step) -> KernelPlan:
    for kernel in plan.kernels:
        if kernel.kernel == ENGINE_KERNEL or (
            kernel.kernel in kernel_specs and step in kernel_specs.get(kernel.kernel).steps
        ):
            return kernel
    raise InputError(f"plan {plan.backend}/{plan.variant} has no kernel for {step}; it can't be an engine's row")


def engine_rows(table: Table, step: Step) -> tuple[EngineRow, ...]:
    """Rows of ``table`` for ``step``, so that the nearest row is our answer for every count up to 65,536."""
    found = [p for p in pieces(table) if p.first <= UP_TO]
    stretches = []
    for piece in found:
        last = UP_TO if piece.last is None else min(piece.last, UP_TO)
        assert isinstance(piece.plan, LayerPlan)
        timed = () if piece.row is None or piece.row.num_tokens > UP_TO else (piece.row.num_tokens,)
        stretches.append(Stretch(piece.first, last, gemm_knobs(piece.plan, step), timed))
    return tuple(_engine_row(tokens, knobs, found) for tokens, knobs in keys_for(stretches).items())


def _engine_row(tokens: int, knobs: Knobs, found: list[Piece]) -> EngineRow:
    row = next(p for p in found if p.last is None or tokens <= p.last).row
    if row is None:
        return EngineRow(tokens, knobs, None, "the default, where the table has no row")
    how = "predicted" if row.origin is Origin.PREDICTED else "timed"
    if row.num_tokens == tokens:
        return EngineRow(tokens, knobs, row, f"{how} here")
    return EngineRow(tokens, knobs, row, f"{how} at {row.num_tokens}, repeated so that the nearest row is this one")


def triton_version(table: Table) -> str | None:
    """The Triton that all timed rows were timed with; None where nobody timed a row: a prediction is of no version.

    Raises InputError where the timed rows differ or one states none.
    """
    timed = [r for r in table.rows if r.origin is not Origin.PREDICTED]
    found = {table.evidence_of(r).versions.get("triton", "") for r in timed}
    if not timed:
        return None
    if len(found) != 1 or "" in found:
        told = ", ".join(sorted(v or "not stated" for v in found))
        raise InputError(f"{table.name}: an engine's file is of one Triton version; these rows have: {told}")
    return found.pop()


def file_names(device_names: Sequence[str], rename: Name) -> list[str]:
    """``device_names`` as they stand in the names of files, each once."""
    return list(dict.fromkeys(rename(n.replace(" ", "_")) for n in device_names))


def device_file_names(table: Table, rename: Name) -> list[str]:
    """The names engines call this hardware by in file names, from the names that drivers report."""
    names = file_names(table.device_names, rename)
    if not names:
        raise InputError(f"{table.name} names no device; an engine's file is found by the name that the driver reports")
    if bad := next((n for n in names if "/" in n or "\\" in n or n.startswith(".") or not n.isprintable()), None):
        raise InputError(f"{table.name}: device name {bad!r} can't be part of a file name")
    return names
