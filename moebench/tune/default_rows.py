"""The default plan of every token count, as a table records it."""

from __future__ import annotations

from collections.abc import Callable
from importlib import metadata

from moebench.plan.plan import LayerPlan
from moebench.plan.watched import tokens_read, watch
from moebench.tables.build import DEFAULTS_UP_TO
from moebench.tables.rows import DefaultRow, Defaults
from moebench.tune.planning import Task

DENSE_UP_TO = 2048
"""Token counts up to which each one is asked."""

STEPS_A_DOUBLING = 64


def _asked_counts(up_to: int) -> list[int]:
    """Every count to ``DENSE_UP_TO``, then ``STEPS_A_DOUBLING`` of every doubling, the last one included."""
    counts = list(range(1, min(DENSE_UP_TO, up_to) + 1))
    base = DENSE_UP_TO
    while base < up_to:
        step = base // STEPS_A_DOUBLING
        counts += [t for t in range(base + step, 2 * base + 1, step) if t < up_to]
        base *= 2
    return counts if counts[-1] == up_to else [*counts, up_to]


def _change(plan_at: Callable[[int], LayerPlan], low: int, high: int) -> int:
    """The first count in ``low`` + 1 … ``high`` whose plan is not ``low``'s."""
    plan = plan_at(low)
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if plan_at(middle) == plan else (low, middle)
    return high


def default_rows(plan_at: Callable[[int], LayerPlan], up_to: int = DEFAULTS_UP_TO) -> tuple[DefaultRow, ...]:
    """The default plan of 1 … ``up_to`` tokens and of every count above.

    Each count to ``DENSE_UP_TO`` is asked. Above it 64 of every doubling are, and where two neighbours differ the
    change between them is found by bisection: a default that changes and changes back within 1.6 % of a count is
    recorded as if it hadn't.
    """
    rows: list[DefaultRow] = []
    start, plan, last = 1, plan_at(1), 1
    for tokens in _asked_counts(up_to)[1:]:
        while plan_at(tokens) != plan:
            change = _change(plan_at, last, tokens)
            rows.append(DefaultRow(start, change - 1, plan))
            start, last, plan = change, change, plan_at(change)
        last = tokens
    return (*rows, DefaultRow(start, None, plan))


def defaults_of(task: Task) -> Defaults:
    """The default plans of ``task``'s layer, of this version; raises what its backend raises."""
    version = f"moebench {metadata.version('moebench')}"
    watched = watch(task.workloads[0])
    plan = task.default_plan(watched)
    if not tokens_read(watched):  # what does not look at the token count is the same at all of them
        return Defaults(version, (DefaultRow(1, None, plan),))
    return Defaults(version, default_rows(lambda n: task.default_plan(task.workloads[0].with_tokens(n))))
