"""Plans that a search starts from: those of earlier tables, and of engines' tuning files.

They are tried first at the token counts that they are for and raced with whatever else is found, so that a new row is
no slower than an old one. No sampler is bound to them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Union

from moebench.plan.plan import KernelPlan, LayerPlan
from moebench.spec.workload import Workload
from moebench.tables.engine_file import EngineFile, is_engine_name, misfit, read_engine_file
from moebench.tables.engine_rows import ENGINE_KERNEL
from moebench.tables.files import load_table
from moebench.tables.key import TableKey
from moebench.tables.schema import Table

Source = Union[Table, EngineFile]


@dataclass(frozen=True)
class Start:
    """``plans[i]`` is what the table or file ``name`` answers at the i-th token count."""

    name: str
    plans: tuple[LayerPlan, ...]


def read_source(path: Path) -> Source:
    """The table or the engine's file in ``path``; raises InputError."""
    return read_engine_file(path) if is_engine_name(path) else load_table(path)


def start_of(
    source: Source, key: TableKey, workloads: Sequence[Workload], defaults: Sequence[LayerPlan]
) -> Start | None:
    """What ``source`` answers at ``workloads``, whose default plans are ``defaults``; None where it is not for ``key``.

    Kernels may have changed since a table was made: a plan is only a start.
    """
    if isinstance(source, EngineFile):
        if key.variant != ENGINE_KERNEL or misfit(source, key):
            return None
        pairs = zip(workloads, defaults, strict=True)
        return Start(source.name, tuple(source.plan_at(w.num_tokens, beside) for w, beside in pairs))
    if replace(source.key, kernels=key.kernels) != key:
        return None
    plans = [source.plan_at(w.num_tokens) for w in workloads]
    layers = tuple(plan for plan in plans if isinstance(plan, LayerPlan))
    same = len(layers) == len(plans) and all(
        [k.kernel for k in one.kernels] == [k.kernel for k in other.kernels]
        for one, other in zip(layers, defaults, strict=True)
    )
    return Start(source.name, layers) if same else None


def seeds_of(starts: Iterable[Start]) -> Mapping[KernelPlan, tuple[int, ...]]:
    """Every kernel plan of ``starts`` with the positions of the token counts that it is for."""
    found: dict[KernelPlan, dict[int, None]] = {}
    for start in starts:
        for cell, layer in enumerate(start.plans):
            for plan in layer.kernels:
                found.setdefault(plan, {})[cell] = None
    return {plan: tuple(cells) for plan, cells in found.items()}
