"""Plans that a search starts from: those of earlier tables, and of engines' tuning files.

They are tried first at the token counts that they are for and raced with whatever else is found, so that a new row is
no slower than an old one. No sampler is bound to them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Union

from moebench.plan.legality import legal
from moebench.plan.plan import KernelPlan, LayerPlan
from moebench.plan.registry import kernel_specs
from moebench.spec.hardware import Hardware
from moebench.spec.workload import Workload
from moebench.tables.engine_file import EngineFile, foreign_device, is_engine_name, misfit, read_engine_file
from moebench.tables.engine_rows import ENGINE_KERNEL
from moebench.tables.files import load_table
from moebench.tables.key import TableKey
from moebench.tables.schema import Table

Source = Union[Table, EngineFile]


@dataclass(frozen=True)
class Start:
    """``plans[i]`` is what the table or file ``name``, read from ``source``, answers at the i-th token count.

    ``notes`` say which of them can't run here, and are not tried, and that a file is of another card.
    """

    name: str
    plans: tuple[LayerPlan, ...]
    notes: tuple[str, ...] = ()
    source: Source | None = None

    def at(self, num_tokens: int, beside: LayerPlan) -> LayerPlan | None:
        """The answer at any token count, None where nothing was read.

        An engine's file answers for the engines' kernel alone: the other kernels are those of ``beside``.
        """
        if self.source is None:
            return None
        if isinstance(self.source, EngineFile):
            return self.source.plan_at(num_tokens, beside)
        found = self.source.plan_at(num_tokens)
        return found if isinstance(found, LayerPlan) else None

    def answers(self, num_tokens: int, plan: LayerPlan) -> bool:
        """Whether ``plan`` is the answer at ``num_tokens``, whatever kernels an engine's file has beside its own."""
        return plan in self.plans if self.source is None else plan == self.at(num_tokens, plan)


def read_source(path: Path) -> Source:
    """The table or the engine's file in ``path``; raises InputError."""
    return read_engine_file(path) if is_engine_name(path) else load_table(path)


def start_of(
    source: Source, key: TableKey, workloads: Sequence[Workload], defaults: Sequence[LayerPlan], hw: Hardware
) -> Start | None:
    """What ``source`` answers at ``workloads``, whose default plans on ``hw`` are ``defaults``.

    None where it is not for ``key``.

    Kernels may have changed since a table was made: a plan is only a start.
    """
    if isinstance(source, EngineFile):
        if key.variant != ENGINE_KERNEL or misfit(source, key):
            return None
        pairs = zip(workloads, defaults, strict=True)
        answers = tuple(source.plan_at(w.num_tokens, beside) for w, beside in pairs)
        foreign = foreign_device(source, hw.device_names)
        notes = (f"{source.name} was tuned on {source.device}, not on {' or '.join(foreign)}",) if foreign else ()
        return Start(source.name, answers, (*notes, *_not_tried(source.name, answers, workloads, hw)), source)
    if replace(source.key, kernels=key.kernels) != key:
        return None
    plans = [source.plan_at(w.num_tokens) for w in workloads]
    layers = tuple(plan for plan in plans if isinstance(plan, LayerPlan))
    same = len(layers) == len(plans) and all(
        [k.kernel for k in one.kernels] == [k.kernel for k in other.kernels]
        for one, other in zip(layers, defaults, strict=True)
    )
    return Start(source.name, layers, _not_tried(source.name, layers, workloads, hw), source) if same else None


def _not_tried(
    name: str, plans: Sequence[LayerPlan], workloads: Sequence[Workload], hw: Hardware
) -> tuple[str, ...]:  # fmt: skip
    """Which of ``plans`` break a rule on ``hw``, by rule: a line each."""
    counts: dict[str, list[int]] = {}
    for plan, workload in zip(plans, workloads, strict=True):
        for kernel in plan.kernels:
            broken = legal(kernel, workload, hw) if kernel.kernel in kernel_specs else []
            for found in dict.fromkeys(f"{b.rule}: {b.message}" for b in broken):
                counts.setdefault(found, []).append(workload.num_tokens)
    return tuple(
        f"{name}: its plan for T={', '.join(map(str, dict.fromkeys(at)))} can't run on {hw.key} and is not tried: {why}"
        for why, at in counts.items()
    )


def seeds_of(starts: Iterable[Start]) -> Mapping[KernelPlan, tuple[int, ...]]:
    """Every kernel plan of ``starts`` with the positions of the token counts that it is for."""
    found: dict[KernelPlan, dict[int, None]] = {}
    for start in starts:
        for cell, layer in enumerate(start.plans):
            for plan in layer.kernels:
                found.setdefault(plan, {})[cell] = None
    return {plan: tuple(cells) for plan, cells in found.items()}
