"""Tables as the static arrays of ``hw_config.h``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from moebench.plan.plan import KernelPlan, LayerPlan
from moebench.spec.hardware import Hardware
from moebench.spec.steps import Step
from moebench.tables import c_emit
from moebench.tables.c_types import macro
from moebench.tables.knobs import Knobs, knobs_of, steps_of
from moebench.tables.rows import DefaultRow, EPSetting, Plan, Row
from moebench.tables.schema import Table
from moebench.tables.workload import workload_at

MOST_EVIDENCE = 8


@dataclass(frozen=True)
class _Span:
    """One entry to be: token counts, and the plan of one kernel."""

    first: int
    last: int | None
    plan: KernelPlan
    row: Row | None


class Emitter:
    """The arrays of all tables of one header, each set of parameters written once."""

    def __init__(self, hw: Hardware) -> None:
        self.hw = hw
        self.arrays: list[str] = []
        self._params: dict[str, str] = {}

    def table(self, number: int, table: Table) -> str:
        """Emit the arrays of ``table``; returns its initialiser of ``moebench_table``."""
        steps = [s for s in Step if any(s in steps_of(k.kernel) for k in table.key.kernels)]
        told = [self._step(f"t{number}_{step.value}", table, step) for step in steps]
        self.arrays.append(c_emit.array("moebench_step_table", f"t{number}_steps", told))
        parts = [
            c_emit.text(table.name), c_emit.text(table.model), macro("dtype", table.key.dtype),
            c_emit.shape(table.key.shape), c_emit.text(f"{table.key.backend}/{table.key.variant}"),
            *_origin_texts(table), c_emit.pointer(f"t{number}_steps", steps), str(len(steps)),
        ]  # fmt: skip
        return c_emit.braces(parts)

    def ep_table(self, number: int, table: Table) -> str:
        """Emit the arrays of an expert-parallel ``table``; returns its initialiser of ``moebench_ep_table``."""
        name, ep = f"e{number}", table.key.ep
        assert ep is not None
        rows = [c_emit.ep_entry(r.min_tokens, r.max_tokens, _setting(r.plan), r) for r in table.rows]
        defaults = [c_emit.ep_entry(d.min_tokens, d.max_tokens, _setting(d.plan), None) for d in table.defaults.rows]
        ladder = [c_emit.integer(c) for c in table.capacities]
        self.arrays += [
            c_emit.array("int32_t", f"{name}_capacities", ladder),
            c_emit.array("moebench_ep_entry", f"{name}_rows", rows),
            c_emit.array("moebench_ep_entry", f"{name}_defaults", defaults),
        ]
        parts = [
            c_emit.text(table.name), c_emit.text(table.model), macro("dtype", table.key.dtype),
            c_emit.shape(table.key.shape),
            *(c_emit.text(t) for t in (ep.planner, ep.placement.value, ep.table_layout.value, ep.pad_rows.value)),
            *_origin_texts(table),
            c_emit.pointer(f"{name}_capacities", ladder), str(len(ladder)), c_emit.pointer(f"{name}_rows", rows),
            str(len(rows)), c_emit.pointer(f"{name}_defaults", defaults), str(len(defaults)),
        ]  # fmt: skip
        return c_emit.braces(parts)

    def _step(self, name: str, table: Table, step: Step) -> str:
        rows = [_Span(r.min_tokens, r.max_tokens, _kernel(r.plan, step), r) for r in table.rows]
        defaults = _joined(table.defaults.rows, step)
        self._entries(f"{name}_rows", table, rows)
        self._entries(f"{name}_defaults", table, defaults)
        return c_emit.braces([
            macro("step", step.value), c_emit.pointer(f"{name}_rows", rows), str(len(rows)),
            c_emit.pointer(f"{name}_defaults", defaults), str(len(defaults)),
        ])  # fmt: skip

    def _entries(self, name: str, table: Table, spans: Sequence[_Span]) -> None:
        told = []
        for span in spans:
            tokens = span.first if span.row is None else span.row.num_tokens
            knobs = knobs_of(span.plan, workload_at(table, tokens), self.hw)
            told.append(c_emit.entry(span.first, span.last, knobs, self._params_name(knobs), span.row))
        self.arrays.append(c_emit.array("moebench_entry", name, told))

    def _params_name(self, knobs: Knobs) -> str:
        items = c_emit.params(knobs.params)
        key = "".join(items)
        if items and key not in self._params:
            self._params[key] = f"p{len(self._params)}"
            self.arrays.append(c_emit.array("moebench_param", self._params[key], items))
        return self._params.get(key, "NULL")


def _origin_texts(table: Table) -> list[str]:
    kernels = ", ".join(f"{k.kernel}={k.source}" for k in table.key.kernels)
    shown = [f"{e.id} of {e.created}" for e in table.evidence[:MOST_EVIDENCE]]
    more = len(table.evidence) - len(shown)
    evidence = "; ".join([*shown, *([f"and {more} more"] if more else [])])
    return [c_emit.text(t) for t in (kernels, table.defaults.version, evidence)]


def _kernel(plan: Plan, step: Step) -> KernelPlan:
    assert isinstance(plan, LayerPlan)
    return next(k for k in plan.kernels if step in steps_of(k.kernel))


def _setting(plan: Plan) -> EPSetting:
    assert isinstance(plan, EPSetting)
    return plan


def _joined(rows: Sequence[DefaultRow], step: Step) -> list[_Span]:
    """The step's defaults: a piece ends where this step's kernel changes, not where another's does."""
    found: list[_Span] = []
    for row in rows:
        plan = _kernel(row.plan, step)
        if found and found[-1].plan == plan:
            found[-1] = _Span(found[-1].first, row.max_tokens, plan, None)
        else:
            found.append(_Span(row.min_tokens, row.max_tokens, plan, None))
    return found
