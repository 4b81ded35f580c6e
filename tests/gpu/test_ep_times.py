"""Prints what the Triton kernel set takes on this GPU; holds it to nothing. ``pytest -s`` shows the lines."""

from __future__ import annotations

import sys

import pytest
import torch
from ep_steps import Step, make_step, time_us

from moebench.spec.ep_workload import EPWorkload
from moebench.spec.shape import MoEShape

pytestmark = [pytest.mark.gpu, pytest.mark.skipif(not torch.cuda.is_available(), reason="no CUDA or ROCm device")]


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def _copy_gbps() -> float:
    """Bytes read and written a second by a copy of a GiB."""
    source = torch.empty(2**30, dtype=torch.uint8, device="cuda:0")
    target = torch.empty_like(source)
    return 2 * source.numel() / time_us(lambda: target.copy_(source), repeats=5) / 1e3


def _planned(tokens: int, hidden: int = 7168) -> Step:
    """A planned step of eight ranks; experts are small, so that memory holds them."""
    shape = MoEShape("deepseek-like", 256, 8, hidden, 16)
    step = make_step(EPWorkload(shape, 8, (tokens,) * 8, tokens))
    step.plan()
    return step


@pytest.mark.parametrize("tokens", [8192, 1024, 128])
def test_planner(tokens: int) -> None:
    step = _planned(tokens, hidden=64)
    kernels, histograms = step.buffer.kernels, step.buffer.window.histograms.of(3)
    counted = time_us(lambda: kernels.count(step.ids[3], step.counts[3]))
    planned = time_us(lambda: kernels.plan(step.ids[3], histograms, step.buffer.planner, step.plans[3]))
    _say(f"S={tokens} K=8 E=256 R=8: plan {planned:.1f} us, count {counted:.1f} us")


@pytest.mark.parametrize("tokens", [8192, 128])
def test_rows(tokens: int) -> None:
    step, copy = _planned(tokens), _copy_gbps()
    steps, kernels, window, rank = step.buffer.steps, step.buffer.kernels, step.buffer.window, 0
    step.ranks.run(steps.dispatch(step.hidden, step.weights, step.plans))
    plan, row = step.plans[rank], step.workload.shape.hidden_size * 2
    groups, duplicates = plan.dup_counts.tolist()
    primaries, pads = int((plan.dst >= 0).sum()), int(plan.zero_fill_ranges[:, 1].sum())
    moved = {
        "expand": (lambda: kernels.expand(plan, window.hidden.of(rank)), groups + duplicates),
        "duplicate sum": (lambda: kernels.sum_duplicates(plan, window.hidden.of(rank)), 2 * groups + duplicates),
        "push rows": (lambda: kernels.push_rows(step.hidden[rank], None, plan, window), tokens + primaries),
        "fill padding": (lambda: kernels.fill_padding(plan, window), pads),
        "pull sum": (lambda: kernels.pull_sum(plan, window.hidden, step.out[rank]), tokens + primaries),
    }
    _say(f"S={tokens} H=7168: copy {copy:.0f} GB/s; {groups} groups, {duplicates} duplicates, {pads} padding rows")
    for name, (calls, rows) in moved.items():
        took = time_us(calls, repeats=5)
        _say(f"  {name} {took:.1f} us, {rows * row / took / 1e3 / copy:.0%} of copy bandwidth")
    plan.linked = False
    links = time_us(lambda: kernels.push_links(step.weights[rank], plan, window))
    grouped = time_us(lambda: kernels.group_duplicates(plan, window))
    _say(f"  push links {links:.1f} us, group duplicates {grouped:.1f} us")
