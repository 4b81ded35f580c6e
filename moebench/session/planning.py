"""From a run's options to its points: every refusal comes before the first measurement."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import product

from moebench.backends.protocol import Backend
from moebench.backends.registry import resolve_backend
from moebench.errors import InputError, UnknownNameError, UnsupportedError
from moebench.measure.request import Candidate, PointRequest
from moebench.plan.legality import require_legal
from moebench.plan.plan import LayerPlan
from moebench.session import defaults
from moebench.session.estimate import START_S, needed_bytes, point_s
from moebench.session.kernel_plans import load_kernel_plans
from moebench.session.options import NO_TABLE, RunOptions
from moebench.session.plan_tables import PlanTables, plan_tables
from moebench.spec.dtypes import DType
from moebench.spec.hardware import Hardware
from moebench.spec.models import load_model
from moebench.spec.routing import RoutingKind
from moebench.spec.workload import Workload

_MAX_TP = 64


@dataclass(frozen=True)
class PlannedPoint:
    """One point with what it is expected to need."""

    request: PointRequest
    memory_bytes: int
    seconds: float


@dataclass(frozen=True)
class RunPlanned:
    """A run's points in the order of display (token counts ascending), and what was chosen without being asked.

    ``max_time_s`` is for all points together where no time was given; None is no limit. ``tables`` are the names of
    the tuning tables that gave plans. ``warnings`` are to be told even where notes are not wanted.
    """

    points: tuple[PlannedPoint, ...]
    notes: tuple[str, ...] = ()
    max_time_s: float | None = None
    tables: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()

    @property
    def requests(self) -> tuple[PointRequest, ...]:
        """What the measuring process is asked."""
        return tuple(p.request for p in self.points)

    @property
    def memory_bytes(self) -> int:
        """Memory of the point that needs most."""
        return max(p.memory_bytes for p in self.points)

    @property
    def seconds(self) -> float:
        """Forecast of the whole run."""
        return START_S + sum(p.seconds for p in self.points)


@dataclass(frozen=True)
class _Contender:
    """A backend as it was asked for, its plans from a file, and the variants asked for (both empty: its default)."""

    text: str
    backend: Backend
    plans: tuple[LayerPlan, ...]
    tables: PlanTables
    variants: tuple[str, ...] = ()

    def candidates(self, workload: Workload, hw: Hardware) -> list[Candidate]:
        if refusals := self.backend.refuse(workload, hw):
            raise UnsupportedError(
                f"backend {self.text} can't run {workload.shape.name} in {workload.dtype} on {hw.key}: "
                f"{'; '.join(refusals)}"
            )
        if not self.plans:
            offered = self.backend.variants(workload, hw)
            if unknown := [v for v in self.variants if v not in offered]:
                what = f"variant of backend {self.text} at {workload.num_tokens} tokens of {workload.shape.name}"
                raise UnknownNameError(what, unknown[0], offered)
            asked = self.variants or (None,)
            return [self.tables.candidate(self.text, self.backend, workload, hw, v) for v in asked]
        for plan in self.plans:
            require_legal(plan, workload, hw)
        return [Candidate(self.text, plan, "file") for plan in self.plans]


def _contenders(options: RunOptions, device: str, tables: PlanTables) -> tuple[_Contender, ...]:
    plans = load_kernel_plans(options.kernel_plan) if options.kernel_plan is not None else ()
    variants = tuple(dict.fromkeys(options.variants))
    if plans and variants:
        raise InputError("--variant and --kernel-plan exclude each other: a plan names its variant")
    named = () if tables.named is None else (tables.named.table.key.backend,)
    names = (
        options.backends or tuple(dict.fromkeys(p.backend for p in plans)) or named or defaults.default_backends(device)
    )
    found = []
    for text in dict.fromkeys(names):
        backend = resolve_backend(text)
        own = tuple(p for p in plans if p.backend == backend.name)
        found.append(_Contender(text, backend, own, tables, variants))
    asked = {c.backend.name for c in found}
    _require_table_used(tables, asked, variants)
    if strangers := sorted({p.backend for p in plans} - asked):
        raise InputError(
            f"--kernel-plan {options.kernel_plan} holds plans for backend {', '.join(strangers)}, but the run asks for "
            f"{', '.join(sorted(asked))}; add --backend {strangers[0]} or leave --backend out"
        )
    return tuple(found)


def _require_table_used(tables: PlanTables, backends: set[str], variants: Sequence[str]) -> None:
    """Raise InputError where a named table is of a backend or variant that the run leaves out."""
    if tables.named is None:
        return
    key = tables.named.table.key
    if key.backend not in backends:
        raise InputError(
            f"--table {tables.named.path.name} has plans of backend {key.backend}, but the run asks for "
            f"{', '.join(sorted(backends))}; add --backend {key.backend} or leave --backend out"
        )
    if variants and key.variant not in variants:
        raise InputError(
            f"--table {tables.named.path.name} has plans of variant {key.variant}, but the run asks for "
            f"{', '.join(variants)}; add --variant {key.variant} or leave --variant out"
        )


def _tables(options: RunOptions, hw: Hardware) -> PlanTables:
    if options.kernel_plan is None:
        return plan_tables(options.table, hw)
    if options.names_table:
        raise InputError("--table and --kernel-plan exclude each other: both say which plans run")
    return plan_tables(NO_TABLE, hw)


def _of_table(options: RunOptions, tables: PlanTables) -> tuple[RunOptions, tuple[str, ...]]:
    """``options`` with the model and number format of a named table, where they were left to us."""
    if tables.named is None:
        return options, ()
    table, notes = tables.named.table, []
    if not options.models:
        options = replace(options, models=(table.model,))
        notes.append(f"model {table.model}, the table's; choose with --model")
    return (options if options.dtypes else replace(options, dtypes=(DType(table.key.dtype),))), tuple(notes)


def _require_dtype(dtype: DType, hw: Hardware) -> None:
    if hw.supports(dtype) is False:
        usable = ", ".join(d.value for d in DType if hw.supports(d) is not False)
        raise UnsupportedError(f"{hw.key} does not compute in {dtype}; choose --dtype from: {usable}")


def _fitting_splits(workload: Workload, num_candidates: int, free_bytes: int, *, gate: bool) -> list[str]:
    """The least tensor- and expert-parallel sizes at which this rank's share fits."""

    def fits(split: Workload) -> bool:
        return needed_bytes(split, num_candidates, gate=gate) <= free_bytes

    told = []
    ep_sizes = [n for n in range(1, workload.shape.num_experts + 1) if workload.shape.num_experts % n == 0]
    for size in (n for n in ep_sizes if n > workload.ep_size):
        if fits(replace(workload, ep_size=size)):
            told.append(f"--ep-size {size}")
            break
    for size in range(workload.tp_size + 1, _MAX_TP + 1):
        shape = workload.shape
        divides = shape.intermediate_size % size == 0 and shape.shared_intermediate_size % size == 0
        if divides and fits(replace(workload, tp_size=size)):
            told.append(f"--tp {size}")
            break
    return told


def require_memory(workload: Workload, num_candidates: int, free_bytes: int | None, device: str, gate: bool) -> int:
    """Bytes that a point needs; raises InputError, naming shares that would fit, where ``free_bytes`` are fewer."""
    need = needed_bytes(workload, num_candidates, gate=gate)
    if free_bytes is not None and need > free_bytes:
        splits = _fitting_splits(workload, num_candidates, free_bytes, gate=gate)
        way_out = f"one rank's share fits with {' or '.join(splits)}" if splits else "choose a smaller --model"
        raise InputError(
            f"{workload.shape.name} at {workload.num_tokens} tokens in {workload.dtype} needs {need} bytes "
            f"({workload.weight_bytes()} of them one copy of the weights); {free_bytes} are free on {device}: {way_out}"
        )
    return need


def _chosen(
    options: RunOptions, hw: Hardware, device: str, free_bytes: int | None
) -> tuple[RunOptions, tuple[str, ...]]:
    """``options`` with every choice made, and a note on each that was left to us."""
    notes = []
    tokens = options.tokens or defaults.default_tokens(device)
    dtypes = options.dtypes or (defaults.default_dtype(hw, device),)
    models = options.models
    if not models:
        models = (defaults.default_model(device, dtypes[0], tokens, free_bytes),)
        notes.append(f"model {models[0]} by default; choose with --model")
    if defaults.is_cpu(device):
        notes.append("a CPU measurement: one layer on this machine's processor, no accelerator")
    settings = replace(options.settings, seed=options.seed)
    chosen = replace(options, tokens=tuple(sorted(set(tokens))), dtypes=dtypes, models=models, settings=settings)
    return chosen, tuple(notes)


def _require_drawable(workloads: Sequence[Workload]) -> None:
    """Draw once what may be impossible to draw: a recorded routing everywhere, an asked skew at both ends of T."""
    for routing in dict.fromkeys(w.routing for w in workloads):
        asking = [w for w in workloads if w.routing == routing]
        if routing.kind is RoutingKind.MAXVIO:
            asking = [min(asking, key=lambda w: w.num_tokens), max(asking, key=lambda w: w.num_tokens)]
        if routing.kind in (RoutingKind.TRACE, RoutingKind.MAXVIO):
            from moebench.spec.draws import router_logits

            for workload in asking:
                router_logits(workload, 0)


def _workloads(options: RunOptions) -> list[Workload]:
    shapes = [load_model(name).shape for name in dict.fromkeys(options.models)]
    dtypes, routings = dict.fromkeys(options.dtypes), dict.fromkeys(options.routings)
    made = (
        Workload(
            shape, num_tokens, dtype, routing, tp_size=options.tp_size, ep_size=options.ep_size,
            ep_rank=options.ep_rank, layout=options.layout, seed=options.seed,
        )
        for shape, dtype, routing, num_tokens in product(shapes, dtypes, routings, options.tokens)
    )  # fmt: skip
    return list(dict.fromkeys(made))  # a model named twice, by its name and by its path, is measured once


def plan_run(options: RunOptions, hw: Hardware, device: str, free_memory_bytes: int | None) -> RunPlanned:
    """The points that ``options`` ask for on ``device``, without touching it.

    ``free_memory_bytes`` is what a point may take, None where nobody knows. Raises InputError for whatever can't
    be measured: an unknown model or backend, a dtype that the hardware has no unit for, a backend's refusal, an
    illegal plan, a table that is for something else, weights that don't fit.
    """
    tables = _tables(options, hw)
    options, table_notes = _of_table(options, tables)
    for dtype in options.dtypes:
        _require_dtype(dtype, hw)
    contenders = _contenders(options, device, tables)
    max_time_s = defaults.default_max_time_s(device, chosen=bool(options.models or options.tokens))
    options, notes = _chosen(options, hw, device, free_memory_bytes)
    gate = options.settings.gate
    workloads = _workloads(options)
    _require_drawable(workloads)
    points = []
    for workload in workloads:
        candidates = tuple(c for contender in contenders for c in contender.candidates(workload, hw))
        need = require_memory(workload, len(candidates), free_memory_bytes, device, gate)
        request = PointRequest(workload, candidates, hw, device, options.settings)
        points.append(PlannedPoint(request, need, point_s(request)))
    told = (*table_notes, *notes, *tables.notes)
    return RunPlanned(tuple(points), told, max_time_s, tables.used, tables.warnings)
