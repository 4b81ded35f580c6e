"""From a search's options to its tables: every refusal comes before the first measurement.

Works on any machine: a descriptor stands for the device, and nothing here needs torch or Triton.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import product
from pathlib import Path

from moebench.backends.protocol import Backend
from moebench.backends.registry import resolve_backend
from moebench.errors import InputError, UnknownNameError, UnsupportedError
from moebench.plan.plan import KernelPlan, LayerPlan
from moebench.plan.policies import WHOLE_SPACE, Profile, load_profile
from moebench.plan.registry import kernel_specs
from moebench.plan.space import Space, build_space
from moebench.session.defaults import default_tokens, preferred_backends
from moebench.session.estimate import needed_bytes
from moebench.spec.hardware import Hardware
from moebench.spec.models import load_model
from moebench.spec.workload import Workload
from moebench.tables.engine_file import EngineFile
from moebench.tables.key import TableKey
from moebench.tune import defaults
from moebench.tune.apart import Outputs
from moebench.tune.cells import Cell
from moebench.tune.coverage import Coverage
from moebench.tune.forecast import predicted_seconds, task_seconds
from moebench.tune.options import NATIVE, TuneOptions
from moebench.tune.samplers import samplers
from moebench.tune.shares import too_large_note
from moebench.tune.starting import Start, read_source, start_of

ENGINE_BACKEND, ENGINE_VARIANT = "triton", "engine_grid"
MOST_LISTED_TOKENS = 65_536
"""Largest token count whose default plan a table records."""


@dataclass(frozen=True)
class Task:
    """What one table is made of: a layer on one rank over token counts, one variant of one backend.

    ``backend`` is a name or ``package.module:Class``, as every process finds it.
    ``workloads`` differ in their token count alone, ascending. ``spaces`` are those of the kernels that have something
    to tune. ``engines`` are the engines whose files are made of the table too. ``starts`` are tried and raced first.
    ``why_predicted`` says why its backend can't be measured on the device that the search measures, so that the
    analytic model serves it; empty where the search's own bench does. ``model`` is what it was asked for by: a name or
    a path.
    """

    backend: str
    variant: str
    workloads: tuple[Workload, ...]
    spaces: tuple[Space, ...]
    hw: Hardware
    profile: Profile
    engines: tuple[str, ...] = ()
    seconds: float = 0.0
    starts: tuple[Start, ...] = ()
    why_predicted: str = ""
    model: str = ""

    @property
    def name(self) -> str:
        """The task in messages: ``qwen3-30b-a3b bf16 tp2, triton/fused``."""
        work = self.workloads[0]
        parts = [work.shape.name, work.dtype.value]
        parts += [f"tp{work.tp_size}"] if work.tp_size > 1 else []
        parts += [f"ep{work.ep_size}"] if work.ep_size > 1 else []
        return f"{' '.join(parts)}, {self.backend}/{self.variant}"

    @property
    def tokens(self) -> tuple[int, ...]:
        """Its token counts, ascending."""
        return tuple(w.num_tokens for w in self.workloads)

    def cells(self, space: Space) -> tuple[Cell, ...]:
        """The cells of ``space``'s kernel, one a workload."""
        return tuple(Cell(self.backend, self.variant, space.kernel, w) for w in self.workloads)

    def default_plan(self, workload: Workload) -> LayerPlan:
        """The untuned layer."""
        return self._resolved.default_plan(workload, self.hw, self.variant)

    @cached_property
    def _resolved(self) -> Backend:
        return resolve_backend(self.backend)

    @cached_property
    def key(self) -> TableKey:
        """What its table is true for."""
        kernels = tuple(k.kernel for k in self.default_plan(self.workloads[0]).kernels)
        return TableKey.of(self.workloads[0], self.hw.key, self._resolved.name, self.variant, kernels)

    def trials_of(self, space: Space, asked: int | None = None) -> int:
        """Plans that a cell of ``space`` may measure."""
        budget = asked or self.profile.trials_of(kernel_specs.get(space.kernel))
        return len(space) if budget == WHOLE_SPACE else min(budget, len(space))


@dataclass(frozen=True)
class TunePlanned:
    """A search's tasks in the order of work, what of them is measured, what was chosen without being asked, and the
    time it may take."""

    tasks: tuple[Task, ...]
    coverage: Coverage
    notes: tuple[str, ...] = ()
    max_time_s: float | None = None

    @property
    def own(self) -> tuple[Task, ...]:
        """The tasks that the search's own bench serves: all but those predicted beside measured ones."""
        return tuple(t for t in self.tasks if not t.why_predicted)

    def seconds(self, *, predicted: bool) -> float:
        """Forecast of the whole search, the time limit not counted; ``predicted``: none of it is measured."""
        return sum(predicted_seconds(t) if predicted else t.seconds for t in self.tasks)


def _variants(
    options: TuneOptions, coverage: Coverage, workload: Workload, hw: Hardware
) -> list[tuple[str, str, bool]]:
    """(backend, variant, whether engines' files are made of it) of every table for ``workload``.

    ``--variant`` is the measured backend's where another one is predicted beside it, in its own default variant.
    """
    found: dict[tuple[str, str], bool] = {}
    if NATIVE in options.targets:
        backend = coverage.backend
        resolved = resolve_backend(backend)
        if refusals := resolved.refuse(workload, hw):
            raise UnsupportedError(
                f"backend {backend} can't run {workload.shape.name} in {workload.dtype} on {hw.key}: "
                f"{'; '.join(refusals)}"
            )
        offered = resolved.variants(workload, hw)
        if options.variant is not None and options.variant not in offered:
            raise UnknownNameError(f"variant of backend {backend}", options.variant, offered)
        found[backend, options.variant or offered[0]] = False
        if coverage.predicted:
            found[coverage.predicted, resolve_backend(coverage.predicted).variants(workload, hw)[0]] = False
    if options.engines:
        if hw.vendor == "cpu":
            raise UnsupportedError(
                f"--target {options.engines[0]}: {hw.key} has no engine tables; they are for GPUs. Use --target native"
            )
        if options.backend not in (None, ENGINE_BACKEND):
            raise InputError(
                f"--target {options.engines[0]} is timed on {ENGINE_BACKEND}/{ENGINE_VARIANT}, not on backend "
                f"{options.backend}; leave --backend out"
            )
        found[ENGINE_BACKEND, ENGINE_VARIANT] = True
    return [(*names, engines) for names, engines in found.items()]


def _require_defaults(task: Task) -> None:
    """A table records the default plan of every count, so the variant must run all of them."""
    for tokens in (1, MOST_LISTED_TOKENS):
        try:
            task.default_plan(task.workloads[0].with_tokens(tokens))
        except InputError as error:
            raise UnsupportedError(
                f"{task.backend}/{task.variant} has no default plan at {tokens} tokens ({error}), and a table needs "
                "one at every count; choose another --variant"
            ) from None


def _require_memory(workload: Workload, free_bytes: int | None) -> None:
    need = needed_bytes(workload, defaults.RACED_PLANS, gate=True)
    if free_bytes is not None and need > free_bytes:
        raise InputError(
            f"{workload.shape.name} at {workload.num_tokens} tokens in {workload.dtype} needs {need} bytes; "
            f"{free_bytes} are free: take a rank's share with --ep-size or --tp, or another --model"
        )


def _spaces(task: Task) -> tuple[Space, ...]:
    """The spaces of the kernels with more than one plan."""
    plans = task.default_plan(task.workloads[0]).kernels
    names = [p.kernel for p in plans if p.kernel in kernel_specs and kernel_specs.get(p.kernel).axes]
    found = [build_space(name, task.workloads, task.hw, task.profile.name) for name in dict.fromkeys(names)]
    return tuple(s for s in found if len(s) > 1)


def _tasks(
    options: TuneOptions, hw: Hardware, device: str, free_bytes: int | None, coverage: Coverage, tokens: Sequence[int]
) -> list[Task]:
    found: dict[tuple[object, ...], Task] = {}
    outputs = Outputs()
    profile = load_profile(options.profile or defaults.default_profile(device))
    for name, text, tp_size, ep_size in product(options.models, options.dtypes, options.tp_sizes, options.ep_sizes):
        entry = load_model(name)
        dtype = defaults.resolve_dtype(text, entry, hw, device)
        workloads = tuple(
            Workload(entry.shape, t, dtype, tp_size=tp_size, ep_size=ep_size, seed=options.seed) for t in tokens
        )
        _require_memory(workloads[-1], free_bytes)
        for chosen, variant, engines in _variants(options, coverage, workloads[0], hw):
            task = Task(
                chosen, variant, workloads, (), hw, profile, options.engines if engines else (),
                why_predicted=coverage.why_predicted(chosen), model=name,
            )  # fmt: skip
            _require_defaults(task)
            task = replace(task, spaces=_spaces(task))
            if not task.spaces:
                raise UnsupportedError(f"{task.name}: none of its kernels has anything to tune on {hw.key}")
            outputs.claim(task, name)
            task = replace(task, seconds=task_seconds(task, options.trials))
            found.setdefault((chosen, variant, workloads), task)
    return sorted(found.values(), key=lambda task: not task.why_predicted)


def plan_tune(
    options: TuneOptions, hw: Hardware, device: str, free_bytes: int | None, coverage: Coverage | None = None
) -> TunePlanned:
    """The tables that ``options`` ask for on ``device``, without touching it.

    ``free_bytes`` is what a measurement may take, None where nobody knows; ``coverage`` is what runs there, None where
    nobody asked. What is predicted beside measured tables comes first: it takes seconds, and leaves the others the rest
    of the time. Raises InputError for whatever can't be
    tuned: an unknown name, a number format that no backend times, weights that don't fit, a variant without axes.
    """
    if options.sampler is not None and options.sampler not in samplers:
        raise UnknownNameError("sampler", options.sampler, samplers.names())
    tokens = options.tokens or default_tokens(device)
    notes = []
    max_time_s = defaults.default_max_time_s(device, chosen=bool(options.models or options.tokens))
    if not options.ep_sizes:
        options = replace(options, ep_sizes=defaults.default_ep_sizes(device, chosen=bool(options.models)))
        if options.ep_sizes != (1,):
            notes.append(
                f"a rank's share of the experts, --ep-size {options.ep_sizes[0]}, by default, so that it ends soon; "
                "the whole layer, which moebench run measures by default, is tuned with --ep-size 1 and more --max-time"
            )
    if not options.models:
        dtype = next((t for t in options.dtypes if t != "auto"), None)
        any_model = load_model((defaults.CPU_MODELS if device == "cpu" else defaults.GPU_MODELS)[0])
        models = defaults.default_models(
            device, defaults.resolve_dtype(dtype or "auto", any_model, hw, device), max(tokens), free_bytes
        )
        options = replace(options, models=models)
        notes.append(f"{'models' if len(models) > 1 else 'model'} {', '.join(models)} by default; choose with --model")
    coverage = coverage or Coverage(options.backend or preferred_backends(device)[0])
    tasks = _tasks(options, hw, device, free_bytes, coverage, tokens)
    tasks = _with_starts(tasks, options.start_from)
    notes += [note for note in dict.fromkeys(too_large_note(t.workloads[0], hw) for t in tasks) if note]
    for task in tasks:
        for start in task.starts:
            notes += [f"{task.name} starts from {start.name}", *start.notes]
    return TunePlanned(tuple(tasks), coverage, tuple(notes), max_time_s)


def _with_starts(tasks: Sequence[Task], paths: Sequence[Path]) -> list[Task]:
    """``tasks`` with what the tables or files in ``paths`` answer; raises InputError for one that is for none."""
    found = list(tasks)
    for path in paths:
        source = read_source(path)
        used = False
        for i, task in enumerate(found):
            standing = [task.default_plan(w) for w in task.workloads]
            start = start_of(source, task.key, task.workloads, standing, task.hw)
            if start is not None:
                found[i], used = replace(task, starts=(*task.starts, start)), True
        if not used:
            names = "; ".join(f"{t.name} ({t.key.shape.describe()})" for t in tasks)
            way = "; an engine's file needs --target vllm or sglang" if isinstance(source, EngineFile) else ""
            raise InputError(
                f"--start-from {path}: it is for none of the tables of this search, which are {names}{way}"
            )
    return found


def changed_params(plan: LayerPlan, default: LayerPlan) -> int:
    """How many parameters of ``plan`` differ from ``default``'s: what makes a plan less simple."""
    pairs = zip(plan.kernels, default.kernels, strict=True)
    return sum(_changed(one, other) for one, other in pairs)


def _changed(plan: KernelPlan, default: KernelPlan) -> int:
    return sum(default.params.get(name) != value for name, value in plan.params.items())
