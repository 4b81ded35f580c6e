"""The Triton kernel set on peer ranks: holds a whole step against the reference, then prints times and link rates.

    torchrun --nproc-per-node 2 tests/gpu/ep_peer_times.py [--num-sms 132] [--tokens 8192] [--pull] [--only-check]

Rates count rows (or experts) that cross the link, one way, and stand beside the copy engine's in both directions at
once, measured here. Times are medians of the slowest rank.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import torch
from torch import distributed

sys.path.insert(0, str(Path(__file__).resolve().parent))

from ep_steps import Step, make_step

from moebench.pipeline import reference
from moebench.pipeline.ep.ranks.peer import PeerRanks
from moebench.pipeline.layer import LayerInputs
from moebench.pipeline.make import make_weights
from moebench.plan.ep_default_plans import default_ep_plan
from moebench.plan.ep_plan import Direction, EPPlan
from moebench.settings import launched_rank
from moebench.spec.ep_workload import EPWorkload
from moebench.spec.hw_files import load_hardware
from moebench.spec.shape import MoEShape

ROUNDS = 21
ERROR_LIMIT = 1e-2


def _plan(workload: EPWorkload, num_sms: int, pull: bool) -> EPPlan:
    made = default_ep_plan(workload, load_hardware("h200"))
    first, back = (Direction.PULL, Direction.PUSH) if pull else (Direction.PUSH, Direction.PULL)
    return replace(
        made, dispatch=replace(made.dispatch, direction=first, num_sms=num_sms),
        prefetch=replace(made.prefetch, direction=first, num_sms=num_sms),
        combine=replace(made.combine, direction=back, num_sms=num_sms),
    )  # fmt: skip


def _slowest(value: float, device: torch.device) -> float:
    told = torch.tensor([value], device=device)
    distributed.all_reduce(told, op=distributed.ReduceOp.MAX)
    return float(told)


def _time_us(ranks: PeerRanks, calls: Callable[[], None]) -> float:
    times = []
    for _ in range(ROUNDS):
        ranks.wait()
        begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        begin.record()
        calls()
        end.record()
        torch.cuda.synchronize()
        times.append(begin.elapsed_time(end) * 1000)
    return _slowest(sorted(times[1:])[ROUNDS // 2], ranks.device)


def _check(ranks: PeerRanks, num_sms: int, pull: bool) -> None:
    workload = EPWorkload(MoEShape("moe", 32, 4, 512, 384), ranks.ep_size, (200,) * ranks.ep_size, 200, 2, 32)
    step = make_step(workload, plan=_plan(workload, num_sms, pull), ranks=ranks)
    whole = make_weights(workload.whole(0), ranks.device)
    for _ in range(3):
        step.run()
    step.buffer.check(step.plans)
    for rank, out in step.out.items():
        inputs = LayerInputs(step.hidden[rank], torch.zeros(0, device=out.device))
        wanted = reference.layer(inputs, whole, workload.whole(rank), routed=(step.weights[rank], step.ids[rank])).out
        error = float((out.float() - wanted).norm() / wanted.norm())
        if error > ERROR_LIMIT:
            raise AssertionError(f"rank {rank} is off by {error:.1e}")


def _copy_engine_gbps(ranks: PeerRanks) -> float:
    region = ranks.allocate("copied", [2**28], torch.uint8)
    mine, peer = torch.empty(2**28, dtype=torch.uint8, device=ranks.device), (ranks.rank + 1) % ranks.ep_size
    return 2**28 / _time_us(ranks, lambda: region.of(peer).copy_(mine)) / 1e3  # type: ignore[func-returns-value]


def _crossing_rows(step: Step, rank: int) -> int:
    plan = step.plans[rank]
    sent = plan.dst[plan.dst >= 0] // plan.num_rows
    return int((sent != rank).sum())


def _fresh(step: Step, rank: int) -> None:
    step.plans[rank].linked = False
    step.ranks.run(step.buffer.steps.dispatch(step.hidden, step.weights, step.plans))


def _times(ranks: PeerRanks, tokens: int, num_sms: int, pull: bool) -> list[str]:
    shape, rank = MoEShape("deepseek-like", 256, 8, 7168, 2048 if tokens <= 1024 else 256), ranks.rank
    workload = EPWorkload(shape, ranks.ep_size, (tokens,) * ranks.ep_size, tokens, 8)
    step = make_step(workload, sigma=1.0, plan=_plan(workload, num_sms, pull), ranks=ranks)
    step.run()
    step.buffer.check(step.plans)
    steps, experts = step.buffer.steps, step.experts
    engine, rows = _copy_engine_gbps(ranks), _crossing_rows(step, rank)
    copies = step.plans[rank].experts_to_copy
    received = int((copies[rank] >= 0).sum())
    each = experts.slot_bytes()
    timed = {
        "plan with exchange": (step.plan, 0),
        "dispatch, first of a plan": (lambda: _fresh(step, rank), rows * shape.hidden_size * 2),
        "dispatch again": (
            lambda: ranks.run(steps.dispatch(step.hidden, step.weights, step.plans)), rows * shape.hidden_size * 2
        ),
        "prefetch": (lambda: ranks.run(steps.prefetch(experts, step.plans)), received * each),
        "combine": (lambda: ranks.run(steps.combine(step.plans, step.out)), rows * shape.hidden_size * 2),
        "plan to combine": (step.run, 0),
    }  # fmt: skip
    told = [
        f"S={tokens}, {num_sms} SMs, {'pull' if pull else 'push'}: copy engine {engine:.0f} GB/s; {rows} rows cross"
    ]
    for name, (calls, moved) in timed.items():
        took = _time_us(ranks, calls)
        most = _slowest(float(moved), ranks.device)
        rate = f", {most / took / 1e3:.0f} GB/s, {most / took / 1e3 / engine:.0%}" if most else ""
        told.append(f"  {name}: {took:.1f} us{rate}")
    return told


def main(args: list[str]) -> int:
    """See the module's docstring."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--num-sms", default="32,132")
    parser.add_argument("--tokens", default="128,1024,8192")
    parser.add_argument("--pull", action="store_true", help="pulling dispatch and prefetch, pushing combine")
    parser.add_argument("--only-check", action="store_true")
    told = parser.parse_args(args)
    seat = launched_rank()
    if seat is None:
        parser.error("run it with torchrun")
    _, size, local = seat
    torch.cuda.set_device(local)
    distributed.init_process_group("nccl")
    ranks = PeerRanks(size, f"cuda:{local}")
    for pull in (False, True):
        _check(ranks, 32, pull)
    if ranks.rank == 0:
        sys.stdout.write("a step on peer ranks equals the reference, both directions\n")
    for tokens in [] if told.only_check else [int(text) for text in told.tokens.split(",")]:
        for num_sms in [int(text) for text in told.num_sms.split(",")]:
            lines = _times(ranks, tokens, num_sms, told.pull)
            if ranks.rank == 0:
                sys.stdout.write("\n".join(lines) + "\n")
                sys.stdout.flush()
            torch.cuda.empty_cache()
    distributed.barrier()
    distributed.destroy_process_group()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
