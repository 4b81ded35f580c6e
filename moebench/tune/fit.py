"""From verdicts to a table: a row a measured token count, break-points between them, the default outside.

No row is slower than its default: a plan that did not beat it in the race is not in the table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from moebench.plan.legality import legal
from moebench.plan.plan import LayerPlan
from moebench.spec.hardware import Hardware
from moebench.spec.workload import Workload
from moebench.tables.build import break_point, spread
from moebench.tables.rows import Defaults, Origin, Row, RunnerUp
from moebench.tables.schema import Evidence, Table
from moebench.tune.planning import Task
from moebench.tune.verdict import Verdict


def row_of(verdict: Verdict, origin: str, trials: int, evidence: str) -> Row:
    """One verdict as a row that holds for its own token count alone."""
    runner_up = None if verdict.runner_up is None else RunnerUp(*verdict.runner_up)
    return Row(
        verdict.num_tokens, verdict.num_tokens, verdict.num_tokens, verdict.plan, verdict.time, verdict.default_time,
        verdict.ratio, verdict.tie, Origin(origin), verdict.routings, verdict.gate_routings, verdict.deterministic,
        trials, evidence, runner_up=runner_up,
    )  # fmt: skip


def runs(plan: LayerPlan, workload: Workload, hw: Hardware) -> bool:
    """Whether every kernel's plan is legal."""
    return not any(legal(k, workload, hw) for k in plan.kernels)


def legal_breaks(rows: Sequence[Row], workload: Workload, hw: Hardware) -> dict[tuple[int, int], int]:
    """Where the geometric mean of two counts would give a row counts that its plan can't run, a break that doesn't.

    A plan is legal at its own count; between two counts legality is taken to change once.
    """
    found = {}
    for low, high in pairwise(sorted(rows, key=lambda r: r.num_tokens)):
        at, first, last = break_point(low.num_tokens, high.num_tokens), low.num_tokens, high.num_tokens - 1
        assert isinstance(low.plan, LayerPlan)
        assert isinstance(high.plan, LayerPlan)
        edge = at
        while edge > first and not runs(low.plan, workload.with_tokens(edge), hw):
            edge = (first + edge) // 2
        while edge < last and not runs(high.plan, workload.with_tokens(edge + 1), hw):
            edge = (edge + 1 + last) // 2
        if edge != at:
            found[low.num_tokens, high.num_tokens] = edge
    return found


def table_of(
    task: Task, verdicts: Sequence[Verdict], origin: str, trials: Mapping[int, int], evidence: Evidence,
    defaults: Defaults, unraced: Sequence[int] = (),
) -> Table:  # fmt: skip
    """The table of ``task``; ``trials`` counts the plans tried by token count.

    A token count of the task, or of ``unraced``, that has no verdict has no row: the default holds there.
    """
    rows = [row_of(v, origin, trials.get(v.num_tokens, 0), evidence.id) for v in verdicts]
    edges = legal_breaks(rows, task.workloads[0], task.hw)
    without = {*task.tokens, *unraced} - {r.num_tokens for r in rows}
    wide = spread(rows, edges, without)
    return Table(task.key, task.workloads[0].shape.name, task.hw.device_names, wide, defaults, (evidence,))
