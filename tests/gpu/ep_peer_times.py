"""The Triton kernel set on peer ranks: holds a whole step against the reference, then measures every link stage.

    torchrun --nproc-per-node 2 tests/gpu/ep_peer_times.py [--out FILE] [--sections check,links] [--tokens 8192]

``--sections check`` measures nothing, and may be run with more processes than there are GPUs; with ``--trace`` each
step is first run launch by launch (``ep_trace.py``).

Rates count rows (or experts) that cross the link, one way, and stand beside the copy engine's in both directions at
once, measured in the same run. Times are medians of the slowest rank. What fails is a row that says so; what there is
no time for within ``BUDGET_S`` is left out.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import torch
from torch import distributed

sys.path.insert(0, str(Path(__file__).resolve().parent))

from ep_peer_bench import Bench, Log
from ep_steps import Step, host_waits, make_step
from ep_trace import SHAPE, out_of_bounds, traced

from moebench.pipeline import reference
from moebench.pipeline.layer import LayerInputs
from moebench.pipeline.make import make_weights
from moebench.plan.ep_default_plans import default_ep_plan
from moebench.plan.ep_plan import Direction, EPPlan
from moebench.settings import launched_rank
from moebench.spec.ep_workload import EPWorkload
from moebench.spec.hw_files import load_hardware
from moebench.spec.shape import MoEShape

BUDGET_S = 110.0
ERROR_LIMIT = 1e-2
SMS = (132, 528, 264, 64, 32, 16)
TOKENS = (8192, 128, 1024)
SLOTS = (3, 1, 2, 4, 8)
PAIRED_ROUNDS = 15
SECTIONS = ("check", "links", "paired", "prefetch")
DIRECTIONS = ((Direction.PUSH, Direction.PULL), (Direction.PULL, Direction.PUSH))
"""Of dispatch and of combine: both in the plan's default, then both reversed."""

Rows = list[dict[str, Any]]


def _directed(plan: EPPlan, dispatch: Direction, combine: Direction) -> EPPlan:
    return replace(
        plan, dispatch=replace(plan.dispatch, direction=dispatch), combine=replace(plan.combine, direction=combine),
        prefetch=replace(plan.prefetch, direction=combine),
    )  # fmt: skip


def _with_sms(plan: EPPlan, sms: int) -> EPPlan:
    return replace(
        plan, dispatch=replace(plan.dispatch, num_sms=sms), prefetch=replace(plan.prefetch, num_sms=sms),
        combine=replace(plan.combine, num_sms=sms),
    )  # fmt: skip


def _workload(bench: Bench, tokens: int, slots: int = 8) -> EPWorkload:
    return EPWorkload(SHAPE, bench.size, (tokens,) * bench.size, tokens, slots)


def _step(bench: Bench, tokens: int, plan: EPPlan | None = None, kind: str = "peer") -> Step:
    """A checked step of ``tokens`` a rank on the weights that the bench keeps."""
    workload = _workload(bench, tokens)
    stages = plan or default_ep_plan(workload, load_hardware("h200"))
    experts = bench.shelf(workload, max(SLOTS), kind).experts(workload)
    step = make_step(workload, sigma=1.0, plan=stages, ranks=bench.ranks(kind), experts=experts)
    if bench.trace and kind == "peer":
        traced(step)
    step.run()
    step.buffer.check(step.plans)
    first = step.out[bench.rank].clone()
    step.run()
    step.buffer.check(step.plans)
    if wrong := out_of_bounds(step, bench.rank):
        raise AssertionError("; ".join(wrong))
    if not torch.equal(first, step.out[bench.rank]):
        raise AssertionError("a step gave other bits the second time")
    return step


def check(bench: Bench, dispatch: Direction, combine: Direction) -> Rows:
    """A small step against the single-device reference, three times in a row, and no wait of the host in it."""
    workload = EPWorkload(MoEShape("moe", 32, 4, 512, 384), bench.size, (200,) * bench.size, 200, 2, 32)
    plan = _directed(default_ep_plan(workload, load_hardware("h200")), dispatch, combine)
    step = make_step(workload, plan=plan, ranks=bench.ranks())
    if bench.trace:
        traced(step)
    for _ in range(3):
        step.run()
    step.buffer.check(step.plans)
    whole, errors = make_weights(workload.whole(0), bench.device), []
    for rank, out in step.out.items():
        inputs = LayerInputs(step.hidden[rank], torch.zeros(0, device=out.device))
        wanted = reference.layer(inputs, whole, workload.whole(rank), routed=(step.weights[rank], step.ids[rank])).out
        errors.append(float((out.float() - wanted).norm() / wanted.norm()))
    if not max(errors) <= ERROR_LIMIT:
        raise AssertionError(f"a step is off by {max(errors):.1e}")
    kernels, waits = host_waits(step.run)
    if waits or not any("tables_kernel" in name for name in kernels):
        raise AssertionError(f"the host waits between plan and combine: {waits or 'the trace shows no kernel'}")
    return [{"error": max(errors), "host waits": len(waits)}]


def engine(bench: Bench) -> float:
    """The copy engine's rate in both directions at once, GB/s one way."""
    ranks, size = bench.ranks(), 2**29
    region = ranks.allocate("copied", [size], torch.uint8)
    mine, peer = torch.empty(size, dtype=torch.uint8, device=bench.device), (ranks.rank + 1) % bench.size
    return size / bench.time_us(lambda: region.of(peer).copy_(mine)) / 1e3


def _fresh(step: Step, rank: int) -> None:
    step.plans[rank].linked = False
    step.ranks.run(step.buffer.steps.dispatch(step.hidden, step.weights, step.plans))


def rates(bench: Bench, step: Step, sms: int, gbps: float) -> Rows:
    """Dispatch and combine of ``step`` with ``sms`` CTAs."""
    rank, steps, ranks = bench.ranks().rank, step.buffer.steps, step.ranks
    step.buffer.kernels.stages = _with_sms(step.buffer.plan_of_stages, sms)
    sent = step.plans[rank].dst[step.plans[rank].dst >= 0] // step.plans[rank].num_rows
    (crossing,) = bench.slowest([float((sent != rank).sum())])
    moved = crossing * SHAPE.hidden_size * 2
    stages = step.buffer.plan_of_stages
    there, back = stages.dispatch.direction.value, stages.combine.direction.value
    timed: tuple[tuple[str, str, Callable[[], object]], ...] = (
        ("dispatch, first of a plan", there, partial(_fresh, step, rank)),
        ("dispatch again", there, lambda: ranks.run(steps.dispatch(step.hidden, step.weights, step.plans))),
        ("combine", back, lambda: ranks.run(steps.combine(step.plans, step.out))),
    )
    rows = []
    for stage, direction, calls in timed:
        us = bench.time_us(calls)
        rate = moved / us / 1e3
        rows.append({"stage": stage, "direction": direction, "us": us, "GB/s": rate, "of engine": rate / gbps})
    return rows


def parts(bench: Bench, step: Step) -> Rows:
    """What the pushing dispatch, the exchange and the plan of ``step`` are made of."""
    rank, kernels, window = bench.ranks().rank, step.buffer.kernels, step.buffer.window
    plan = step.plans[rank]
    kernels.stages = step.buffer.plan_of_stages
    plan.linked = False

    def share() -> None:
        kernels.share_histogram(step.counts[rank], window.histograms, rank)
        step.ranks.wait()

    timed: dict[str, Callable[[], object]] = {
        "barrier": step.ranks.wait,
        "count": partial(kernels.count, step.ids[rank], step.counts[rank]),
        "exchange and barrier": share,
        "plan": partial(kernels.plan, step.ids[rank], window.histograms.of(rank), step.buffer.planner, plan),
        "push rows": partial(kernels.push_rows, step.hidden[rank], None, _linked(plan), window),
        "push links": partial(kernels.push_links, step.weights[rank], plan, window),
        "fill padding": partial(kernels.fill_padding, plan, window),
        "group duplicates": partial(kernels.group_duplicates, plan, window),
        "expand": partial(kernels.expand, plan, window.hidden.of(rank)),
        "duplicate sum": partial(kernels.sum_duplicates, plan, window.hidden.of(rank)),
    }
    told = [{"part": name, "us": bench.time_us(calls)} for name, calls in timed.items()]
    step.run()
    return told


def _linked(plan: Any) -> Any:
    """``plan`` as one whose links were stored: only rows are pushed."""
    return replace(plan, linked=True)


def prefetch(bench: Bench, slots: int, direction: Direction, gbps: float) -> Rows:
    """``slots`` experts from the next rank, on every rank at once."""
    workload = _workload(bench, 128, slots)
    plan = default_ep_plan(workload, load_hardware("h200"))
    plan = replace(plan, prefetch=replace(plan.prefetch, direction=direction))
    experts = bench.shelf(workload, max(SLOTS)).experts(workload)
    step = make_step(workload, plan=plan, ranks=bench.ranks(), experts=experts)
    step.plan()
    step.buffer.check(step.plans)
    each, size, rank = workload.geometry().experts_per_rank, bench.size, step.ranks.local_ranks[0]
    wanted = [[(r + 1) % size * each + slot for slot in range(slots)] for r in range(size)]
    step.plans[rank].experts_to_copy.copy_(torch.tensor(wanted, dtype=torch.int32))
    items, rows = step.buffer.steps.prefetch(experts, step.plans), []
    for sms in SMS:
        step.buffer.kernels.stages = _with_sms(plan, sms)
        us = bench.time_us(lambda: step.ranks.run(items))
        rate = slots * experts.slot_bytes() / us / 1e3
        rows.append({"SMs": sms, "us": us, "GB/s": rate, "of engine": rate / gbps})
    return rows


def paired(bench: Bench, tokens: int) -> Rows:
    """Plan to combine on peer and on collective ranks in turn: as a graph would run it, and launched by the host."""
    peer, collective = _step(bench, tokens), _step(bench, tokens, kind="collective")
    mine, other = (step.out[bench.rank].float() for step in (peer, collective))
    if not float((mine - other).norm() / other.norm()) <= ERROR_LIMIT:
        raise AssertionError("peer and collective ranks give different results")
    turn = random.Random(0)
    taken: dict[str, list[float]] = {"peer, held": [], "peer, launched": [], "collective": []}
    for _ in range(PAIRED_ROUNDS + 2):
        names = list(taken)
        turn.shuffle(names)
        for name in names:
            if name == "peer, held":
                taken[name] += bench.times_us(peer.run, 1)
            else:
                calls = collective.run if name == "collective" else peer.run
                taken[name] += bench.slowest([bench.launched_us(calls)])
    rows = []
    for name, values in taken.items():
        ratios = sorted(own / other for own, other in zip(values[2:], taken["collective"][2:], strict=True))
        middle = sorted(values[2:])[PAIRED_ROUNDS // 2]
        rows.append({"ranks": name, "us": middle, "of collective": ratios[PAIRED_ROUNDS // 2],
                     "least": ratios[1], "most": ratios[-2]})  # fmt: skip
    return rows


def measure(bench: Bench, sections: Sequence[str], tokens: Sequence[int]) -> bool:
    """Every section in the order of what matters most; whether a step was right in both directions."""
    right = [bench.attempt("check", {"dispatch": d.value, "combine": c.value}, partial(check, bench, d, c))
             for d, c in DIRECTIONS if "check" in sections]  # fmt: skip
    if not all(right) or set(sections) == {"check"}:
        return all(right)
    found: list[float] = []

    def measure_engine() -> Rows:
        found.append(engine(bench))
        return [{"GB/s": found[0]}]

    if not bench.attempt("copy engine", {}, measure_engine):
        return False
    for count in tokens:
        if "links" in sections:
            _link_stages(bench, count, found[0])
        if "paired" in sections:
            bench.attempt("plan to combine", {"S": count}, partial(paired, bench, count))
        if count == tokens[0] and "prefetch" in sections:
            for slots in SLOTS:
                for way in Direction:
                    config = {"B": slots, "direction": way.value}
                    bench.attempt("prefetch", config, partial(prefetch, bench, slots, way, found[0]))
    return True


def _link_stages(bench: Bench, tokens: int, gbps: float) -> None:
    for number, (dispatch, combine) in enumerate(DIRECTIONS):
        held: list[Step] = []

        def make(dispatch: Direction = dispatch, combine: Direction = combine, held: list[Step] = held) -> Rows:
            plan = default_ep_plan(_workload(bench, tokens), load_hardware("h200"))
            held.append(_step(bench, tokens, _directed(plan, dispatch, combine)))
            return []

        if not bench.attempt("buffer", {"S": tokens, "dispatch": dispatch.value}, make):
            continue
        if number == 0 and not bench.attempt("parts", {"S": tokens}, partial(parts, bench, held[0])):
            continue
        for sms in SMS:
            if not bench.attempt("rates", {"S": tokens, "SMs": sms}, partial(rates, bench, held[0], sms, gbps)):
                break
        held.clear()
        torch.cuda.empty_cache()


def main(args: list[str]) -> int:
    """See the module's docstring."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--sections", type=lambda text: text.split(","), default=list(SECTIONS))
    parser.add_argument("--tokens", type=lambda text: [int(part) for part in text.split(",")], default=list(TOKENS))
    parser.add_argument("--trace", action="store_true")
    parser.add_argument("--budget-s", type=float, default=BUDGET_S)
    told = parser.parse_args(args)
    if unknown := set(told.sections) - set(SECTIONS):
        parser.error(f"no section is called {', '.join(sorted(unknown))}; there are {', '.join(SECTIONS)}")
    seat = launched_rank()
    if seat is None:
        parser.error("run it with torchrun")
    rank, size, local = seat
    shared = size > torch.cuda.device_count()
    if shared and told.sections != ["check"]:
        parser.error(f"{size} ranks share {torch.cuda.device_count()} GPUs: times would mean nothing; --sections check")
    local %= torch.cuda.device_count()
    torch.cuda.set_device(local)
    distributed.init_process_group("gloo" if shared else "nccl")
    about = {
        "torch": torch.__version__,
        "device": torch.cuda.get_device_name(local),
        "ranks": size,
        "shape": SHAPE.name,
    }
    log = Log(rank, told.out, about)
    bench = Bench(size, f"cuda:{local}", log, told.budget_s, trace=told.trace)
    with torch.no_grad():
        right = measure(bench, told.sections, told.tokens)
    if right and "check" in told.sections:
        log.say("a step on peer ranks equals the reference, both directions")
    distributed.destroy_process_group()
    return 0 if right else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
