"""Prints what the Triton kernel set takes on this GPU, and which stage values are fastest; holds it to nothing.

``pytest -s`` shows the tables. All of it ends within ``BUDGET_S``: what there is no time for is left out and counted.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import pytest
import torch
from ep_steps import Step, kernel_times_us, make_step, time_us

from moebench.pipeline.ep.kernels import EPKernels, make_kernels
from moebench.plan.ep_plan import Direction, LinkStage, LocalStage
from moebench.spec.ep_workload import EPWorkload
from moebench.spec.shape import MoEShape

pytestmark = [pytest.mark.gpu, pytest.mark.skipif(not torch.cuda.is_available(), reason="no CUDA or ROCm device")]

BUDGET_S = 55.0
RANK = 3
PLANNER_TARGETS_US = {128: 25.0, 8192: 60.0}
COPY_TARGET = 0.8

PLANNERS = ((64, 2), (256, 4), (128, 4), (64, 4), (128, 2), (32, 1), (32, 2), (256, 8))
"""Pairs of a chunk and warps; the first two are the default of few and of many tokens."""

LOCALS = [(c, b, w) for b, w in ((8192, 16), (2048, 8), (8192, 8), (4096, 8), (2048, 4), (1024, 4))
          for c in (16, 8, 32, 4)]  # fmt: skip
"""CTAs a multiprocessor, elements of a row at once and warps."""

LINKS = [(n, b, w) for b, w in ((8192, 8), (4096, 8), (8192, 16), (2048, 4)) for n in (132, 528, 264, 1056)]
"""CTAs of the device, elements of a row at once and warps."""


Knobs = tuple[int, int, int]


class Clock:
    """The seconds that are left for all tables, and what was left out for want of them."""

    def __init__(self) -> None:
        self._end = time.monotonic() + BUDGET_S

    def spent(self) -> bool:
        """Whether nothing more may start."""
        return time.monotonic() >= self._end


@pytest.fixture(scope="module")
def clock() -> Clock:
    return Clock()


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def _copy_gbps() -> float:
    """Bytes read and written a second by an eager copy of a GiB, launched five times in a row.

    Not out of a graph: there a copy is a node for a copy engine, which moves 2,700 GB/s where an eager one, done by
    multiprocessors as the stages are, moves 4,250.
    """
    source = torch.empty(2**30, dtype=torch.uint8, device="cuda:0")
    target, repeats, times = torch.empty_like(source), 5, []
    for _ in range(7):
        begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        begin.record()
        for _ in range(repeats):
            target.copy_(source)
        end.record()
        torch.cuda.synchronize()
        times.append(begin.elapsed_time(end) * 1000 / repeats)
    return 2 * source.numel() / sorted(times)[len(times) // 2] / 1e3


def _planned(tokens: int, hidden: int = 7168) -> Step:
    """A planned step of eight ranks; experts are small, so that memory holds them."""
    shape = MoEShape("deepseek-like", 256, 8, hidden, 16)
    step = make_step(EPWorkload(shape, 8, (tokens,) * 8, tokens))
    step.plan()
    step.buffer.check(step.plans)
    return step


def _plan_call(step: Step, kernels: EPKernels) -> Callable[[], None]:
    histograms = step.buffer.window.histograms.of(RANK)
    return partial(kernels.plan, step.ids[RANK], histograms, step.buffer.planner, step.plans[RANK])


def _times(calls: Callable[[], None], repeats: int) -> float | None:
    """The time of a call; None where this GPU can't run it, which is told."""
    try:
        return time_us(calls, repeats, rounds=7)
    except (RuntimeError, torch.cuda.OutOfMemoryError) as error:
        _say(f"    failed: {(str(error).splitlines() or [''])[0]}")
        return None


def test_planner(clock: Clock) -> None:
    steps = {tokens: _planned(tokens, hidden=64) for tokens in (128, 1024, 8192)}
    plan = steps[128].buffer.plan_of_stages
    _say("\nplanner: one rank's whole plan, K=8 E=256 R=8, in a graph of 20; targets 25 us at S=128, 60 us at S=8192")
    for tokens, step in steps.items():
        parts = kernel_times_us(_plan_call(step, step.buffer.kernels))
        _say(f"  S={tokens}, kernels alone: {', '.join(f'{n} {us:.1f}' for n, us in parts.items())} us")
        alone = time_us(_plan_call(step, step.buffer.kernels), repeats=1)
        _say(f"  S={tokens}, a graph of one: {alone:.1f} us")
    _say(f"  {'chunk':>6} {'warps':>6} " + " ".join(f"{f'S={t}':>8}" for t in steps) + "   histogram")
    best: dict[int, float] = {}
    for number, (chunk, warps) in enumerate(PLANNERS):
        if clock.spent():
            _say(f"  {len(PLANNERS) - number} pairs left out: no time")
            break
        kernels = make_kernels(replace(plan, plan=LocalStage(8, chunk, warps)))
        told = {t: _times(_plan_call(step, kernels), 20) for t, step in steps.items()}
        counted = [_times(partial(kernels.count, s.ids[RANK], s.counts[RANK]), 20) for s in steps.values()]
        shown = " ".join(f"{us:8.1f}" if us else f"{'-':>8}" for us in told.values())
        _say(f"  {chunk:6} {warps:6} {shown}   {', '.join(f'{us:.1f}' if us else '-' for us in counted)}")
        best = {t: min(us, best.get(t, us)) for t, us in told.items() if us}
    for tokens, most in PLANNER_TARGETS_US.items():
        fastest = best.get(tokens, float("nan"))
        _say(f"  S={tokens}: {fastest:.1f} us, target {most:.0f}: {'met' if fastest <= most else 'MISSED'}")


def _sweep(clock: Clock, name: str, rows: int, row_bytes: int, copy: float, default: Knobs,
           knobs: Sequence[Knobs], call: Callable[[int, int, int], Callable[[], None]]) -> None:  # fmt: skip
    """Time ``call`` with ``default`` and each of ``knobs``; print the default, the best and the share of a copy."""
    told: list[tuple[float, Knobs]] = []
    for knob in dict.fromkeys([default, *knobs]):
        if told and clock.spent():
            _say(f"  {name}: {len(knobs) + 1 - len(told)} left out: no time")
            break
        us = _times(call(*knob), 5)
        told += [(us, knob)] if us else []
    if not told:
        _say(f"  {name}: nothing ran")
        return
    for label, (us, knob) in [("default", told[0]), *((f"no. {i + 1}", t) for i, t in enumerate(sorted(told)[:4]))]:
        share = rows * row_bytes / us / 1e3 / copy
        _say(
            f"  {name:14} {label:8} {knob[0]:4} CTAs, block {knob[1]:5}, {knob[2]:2} warps: {us:8.1f} us, {share:6.1%}"
        )


def _knobs(stage: LocalStage | LinkStage) -> Knobs:
    """CTAs, block and warps."""
    ctas = stage.num_sms if isinstance(stage, LinkStage) else stage.ctas_per_sm
    return ctas, stage.block, stage.num_warps


@pytest.mark.parametrize("tokens", [8192, 128])
def test_rows(tokens: int, clock: Clock) -> None:
    step, copy = _planned(tokens), _copy_gbps()
    buffer, rank, plan = step.buffer, 0, step.plans[0]
    window, stages, out = buffer.window, buffer.plan_of_stages, step.out[rank]
    step.ranks.run(buffer.steps.dispatch(step.hidden, step.weights, step.plans))
    groups, duplicates = plan.dup_counts.tolist()
    primaries, pads = int((plan.dst >= 0).sum()), int(plan.zero_fill_ranges[:, 1].sum())
    _say(f"\nS={tokens} H=7168: copy {copy:.0f} GB/s; {groups} groups, {duplicates} duplicates, {pads} padding rows; "
         f"target {COPY_TARGET:.0%} for expand and duplicate sum at S=8192")  # fmt: skip
    rows, size = window.hidden.of(rank), step.workload.shape.hidden_size * 2

    def local(field: str, ctas: int, block: int, warps: int) -> Callable[[], None]:
        kernels = make_kernels(replace(stages, **{field: LocalStage(ctas, block, warps)}))
        return partial(kernels.expand if field == "expand" else kernels.sum_duplicates, plan, rows)

    _sweep(clock, "expand", groups + duplicates, size, copy, _knobs(stages.expand), LOCALS, partial(local, "expand"))
    _sweep(clock, "duplicate sum", 2 * groups + duplicates, size, copy, _knobs(stages.duplicate_sum), LOCALS,
           partial(local, "duplicate_sum"))  # fmt: skip

    def link(field: str, sms: int, block: int, warps: int) -> Callable[[], None]:
        kernels = make_kernels(replace(stages, **{field: LinkStage(Direction.PUSH, sms, block, warps)}))
        if field == "combine":
            return partial(kernels.pull_sum, plan, window.hidden, out)
        return partial(kernels.push_rows, step.hidden[rank], None, plan, window)

    _sweep(
        clock, "push rows", tokens + primaries, size, copy, _knobs(stages.dispatch), LINKS, partial(link, "dispatch")
    )
    _sweep(
        clock, "pull and sum", tokens + primaries, size, copy, _knobs(stages.combine), LINKS, partial(link, "combine")
    )
    kernels = buffer.kernels
    filled = _times(partial(kernels.fill_padding, plan, window), 5)
    plan.linked = False
    linked = _times(partial(kernels.push_links, step.weights[rank], plan, window), 20)
    grouped = _times(partial(kernels.group_duplicates, plan, window), 20)
    if filled and linked and grouped:
        _say(f"  fill padding {filled:.1f} us, {pads * size / filled / 1e3:.0f} GB/s written")
        _say(f"  push links {linked:.1f} us, group duplicates {grouped:.1f} us")
