"""One whole step with the device waited for after every launch, so that what fails is named, and with bounds checked.

    python tests/gpu/ep_trace.py --ep-size 2 --tokens 8192

runs the shape of ``ep_peer_times.py`` on virtual ranks of one GPU; ``ep_peer_times.py --trace`` does it on peer ranks.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import torch
from triton.runtime.jit import JITFunction

sys.path.insert(0, str(Path(__file__).resolve().parent))

from ep_steps import Step, make_step

from moebench.errors import MeasureError
from moebench.pipeline.ep.ranks.accesses import Phase
from moebench.pipeline.ep.ranks.protocol import Listener
from moebench.spec.ep import NO_ROW
from moebench.spec.ep_workload import EPStep, EPWorkload
from moebench.spec.shape import MoEShape

SHAPE = MoEShape("deepseek-like", 256, 8, 7168, 2048)


def say(line: str) -> None:
    """A line at once: what comes next may end the process."""
    sys.stderr.write(f"{line}\n")
    sys.stderr.flush()


@contextmanager
def every_launch_waited_for(who: str) -> Iterator[None]:
    """Inside, a Triton kernel's launch returns when the device is done; one that fails raises with its name."""
    launch = JITFunction.run

    def run(self: Any, *args: Any, **kwargs: Any) -> Any:
        name = self.fn.__name__
        torch.cuda.synchronize()
        try:
            made = launch(self, *args, **kwargs)
            torch.cuda.synchronize()
        except RuntimeError as error:
            constants = {k: v for k, v in kwargs.items() if not isinstance(v, torch.Tensor)}
            say(f"{who}: {name} FAILED with {constants}")
            raise MeasureError(f"{name}: {str(error).splitlines()[0]}") from error
        say(f"{who}: {name} ok")
        return made

    JITFunction.run = run  # type: ignore[method-assign]
    try:
        yield
    finally:
        JITFunction.run = launch  # type: ignore[method-assign]


def out_of_bounds(step: Step, rank: int) -> list[str]:
    """What in the plan of ``rank`` would lead a kernel out of its memory, as far as the plan is made by now."""
    plan, rows, wrong = step.plans[rank], step.buffer.num_rows, []

    def hold(name: str, values: torch.Tensor, least: int, most: int) -> None:
        if values.numel() and not least <= int(values.min()) <= int(values.max()) < most:
            wrong.append(f"{name} is {int(values.min())} to {int(values.max())}, allowed {least} to {most - 1}")

    live = plan.dst[plan.dst != NO_ROW]
    hold("dst", torch.where(live < 0, live ^ -1, live), 0, plan.R * rows)
    hold("cu_seqlens", plan.cu_seqlens, 0, rows + 1)
    hold("growth of cu_seqlens", plan.cu_seqlens.diff(), 0, rows + 1)
    hold("experts_to_copy", plan.experts_to_copy, -1, plan.E)
    ranges = plan.zero_fill_ranges
    hold("end of zero_fill_ranges", ranges.sum(1), 0, rows + 1)
    if plan.linked:
        groups, duplicates = plan.dup_counts.tolist()
        end = int(plan.cu_seqlens[-1])
        hold("dup_counts", plan.dup_counts, 0, rows + 1)
        listed = plan.dup_groups[: max(0, min(groups, rows))]
        hold("primary rows", listed[:, 0], 0, end)
        hold("ends in dup_loffs", listed[:, 1:].sum(1), 0, duplicates + 1)
        hold("dup_loffs", plan.dup_loffs[: max(0, min(duplicates, rows))], 0, end)
    return wrong


class Watch(Listener):
    """Says which phase runs, waits for it, and holds the plan against the memory from the plan on."""

    def __init__(self, step: Step) -> None:
        self._step, self._planned = step, False

    @contextmanager
    def phase(self, phase: Phase, rank: int) -> Iterator[None]:
        """See ``Listener.phase``."""
        who = f"rank {rank}: {phase.step.value}, {phase.name}"
        try:
            yield
            torch.cuda.synchronize()
        except RuntimeError as error:
            say(f"{who} FAILED: {str(error).splitlines()[0]}")
            raise
        self._planned |= phase.step is EPStep.PLAN
        wrong = out_of_bounds(self._step, rank) if self._planned else []
        say(f"{who} {'; '.join(wrong) or 'ok'}")
        if wrong:
            raise MeasureError(f"{who}: {'; '.join(wrong)}")

    @contextmanager
    def wait(self, step: EPStep) -> Iterator[None]:
        """See ``Listener.wait``."""
        yield
        torch.cuda.synchronize()
        say(f"the wait before {step.value} is over")


def traced(step: Step, rounds: int = 2) -> None:
    """Run ``step`` so; where a rank's result isn't finite, raises MeasureError."""
    for number in range(rounds):
        who = f"round {number}, ranks {', '.join(map(str, step.ranks.local_ranks))}"
        with every_launch_waited_for(who):
            step.run(Watch(step))
        for rank, out in step.out.items():
            if not bool(out.isfinite().all()):
                raise MeasureError(f"round {number}: the result of rank {rank} isn't finite")


def main(args: list[str]) -> int:
    """See the module's docstring."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ep-size", type=int, default=2)
    parser.add_argument("--tokens", type=int, default=8192)
    parser.add_argument("--prefetch-slots", type=int, default=8)
    told = parser.parse_args(args)
    workload = EPWorkload(SHAPE, told.ep_size, (told.tokens,) * told.ep_size, told.tokens, told.prefetch_slots)
    with torch.no_grad():
        step = make_step(workload)
        traced(step)
    step.buffer.check(step.plans)
    say(f"a step of {told.ep_size} virtual ranks with {told.tokens} tokens each stays within its memory")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
