"""A whole expert-parallel step on virtual ranks of one GPU, with everything that a captured graph needs in place."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from dataclasses import dataclass

import torch

from moebench.pipeline.ep.experts import Experts, load_experts, own_weights
from moebench.pipeline.ep.group import EPBuffer
from moebench.pipeline.ep.planners.moonep import MoonEPPlanner
from moebench.pipeline.ep.rank_plan import RankPlan
from moebench.pipeline.ep.ranks.protocol import Listener, Ranks
from moebench.pipeline.ep.ranks.virtual import VirtualRanks
from moebench.pipeline.layer import LayerWeights
from moebench.pipeline.make import make_weights
from moebench.pipeline.torch_dtypes import torch_dtype
from moebench.plan.ep_default_plans import default_ep_plan
from moebench.plan.ep_plan import EPPlan
from moebench.spec.ep_workload import EPWorkload
from moebench.spec.hw_files import load_hardware


def skewed_ids(ranks: int, tokens: int, topk: int, experts: int, sigma: float, seed: int) -> torch.Tensor:
    """Ids [R, S, K] int32 without repetition in a token; popularity exp(Normal(0, sigma)), the same on all ranks."""
    random = torch.Generator().manual_seed(seed)
    popularity = torch.exp(torch.randn(experts, generator=random) * sigma)
    drawn = torch.multinomial(popularity.expand(ranks * tokens, experts), topk, generator=random)
    return drawn.view(ranks, tokens, topk).to(torch.int32)


def captured(calls: Callable[[], None], repeats: int = 1) -> torch.cuda.CUDAGraph:
    """A graph of ``repeats`` calls, after one that compiles."""
    calls()
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        for _ in range(repeats):
            calls()
    return graph


def kernel_times_us(calls: Callable[[], None]) -> dict[str, float]:
    """Time of each kernel of one call, in microseconds, by its name; several launches of a name are added up."""
    calls()
    torch.cuda.synchronize()
    with torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CUDA]) as trace:
        calls()
        torch.cuda.synchronize()
    told: dict[str, float] = {}
    for event in trace.events():
        if event.device_type == torch.autograd.DeviceType.CUDA:
            told[event.name] = told.get(event.name, 0.0) + event.time_range.elapsed_us()
    return told


REGION = "plan to combine"
WAITS = ("Synchronize", "DtoH", "Device -> Host")
"""Parts of names of what makes a host wait for a device, or read from one."""


def host_waits(calls: Callable[[], None]) -> tuple[list[str], list[str]]:
    """(kernels, waits) that a trace of ``calls`` shows: names of device kernels, and of everything in ``WAITS``.

    Torch's own watch over synchronising calls is on meanwhile and raises at the first.
    """
    torch.cuda.synchronize()
    activities = [torch.profiler.ProfilerActivity.CPU, torch.profiler.ProfilerActivity.CUDA]
    with torch.profiler.profile(activities=activities) as trace:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            torch.cuda.set_sync_debug_mode("error")
        try:
            with torch.profiler.record_function(REGION):
                calls()
        finally:
            torch.cuda.set_sync_debug_mode("default")
        torch.cuda.synchronize()
    events = list(trace.events())
    span = next(e.time_range for e in events if e.name == REGION and e.device_type == torch.autograd.DeviceType.CPU)
    on_device = [e.name for e in events if e.device_type == torch.autograd.DeviceType.CUDA]
    on_host = [
        e.name for e in events
        if e.device_type == torch.autograd.DeviceType.CPU and span.start <= e.time_range.start <= span.end
    ]  # fmt: skip
    return on_device, [name for name in (*on_host, *on_device) if any(part in name for part in WAITS)]


def time_us(calls: Callable[[], None], repeats: int = 20, rounds: int = 11) -> float:
    """Median time of one call in a captured graph of ``repeats``, in microseconds."""
    graph, times = captured(calls, repeats), []
    for _ in range(rounds):
        begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        begin.record()
        graph.replay()
        end.record()
        torch.cuda.synchronize()
        times.append(begin.elapsed_time(end) * 1000 / repeats)
    return sorted(times)[rounds // 2]


@dataclass
class Step:
    """One step's tensors by rank, and what runs on them."""

    workload: EPWorkload
    ranks: Ranks
    buffer: EPBuffer
    experts: Experts
    plans: dict[int, RankPlan]
    ids: dict[int, torch.Tensor]
    counts: dict[int, torch.Tensor]
    hidden: dict[int, torch.Tensor]
    weights: dict[int, torch.Tensor]
    work: dict[int, dict[str, torch.Tensor]]
    out: dict[int, torch.Tensor]

    def route(self, ids: torch.Tensor) -> None:
        """Take other ids [R, S, K]."""
        for rank in self.ids:
            self.ids[rank].copy_(ids[rank])

    def plan(self, listener: Listener | None = None) -> None:
        """Count, exchange, plan."""
        for rank, ids in self.ids.items():
            self.buffer.kernels.count(ids, self.counts[rank])
        self.ranks.run(self.buffer.steps.plan(self.ids, self.counts, self.plans), listener)

    def move_and_compute(self, listener: Listener | None = None) -> None:
        """Dispatch to combine."""
        steps, shape = self.buffer.steps, self.workload.shape
        self.ranks.run(steps.dispatch(self.hidden, self.weights, self.plans), listener)
        self.ranks.run(steps.expand(self.plans), listener)
        self.ranks.run(steps.prefetch(self.experts, self.plans), listener)
        self.ranks.run(self.buffer.expert_phases(shape, self.experts, self.plans, self.work), listener)
        self.ranks.run([*steps.sum_duplicates(self.plans), *steps.combine(self.plans, self.out)], listener)

    def run(self, listener: Listener | None = None) -> None:
        """Plan to combine."""
        self.plan(listener)
        self.move_and_compute(listener)


def make_step(
    workload: EPWorkload, sigma: float = 1.0, plan: EPPlan | None = None, ranks: Ranks | None = None, seed: int = 0,
    experts: Experts | None = None,
) -> Step:  # fmt: skip
    """A step of ``workload`` with random tokens, and random weights without ``experts``; nothing has run yet.

    ``ranks``: virtual ones when None.
    """
    where = VirtualRanks(workload.ep_size, "cuda:0") if ranks is None else ranks
    shape, geometry, dtype = workload.shape, workload.geometry(), torch_dtype(workload.dtype)
    device, local = where.device, where.local_ranks
    made = plan or default_ep_plan(workload, load_hardware("h200"))
    buffer = EPBuffer(where, geometry, shape.hidden_size, workload.dtype, MoonEPPlanner(), made)
    if experts is None:
        whole: LayerWeights = make_weights(workload.whole(0), device)
        parts = {r: own_weights(whole, geometry, r) for r in local}
        experts = load_experts(where, geometry, shape, workload.placement, parts, workload.weight_layout)
    ids = skewed_ids(workload.ep_size, geometry.capacity, shape.topk, shape.num_experts, sigma, seed)
    size, random = (geometry.capacity, shape.hidden_size), torch.Generator(device).manual_seed(seed)

    def normal() -> torch.Tensor:
        return torch.randn(size, device=device, generator=random).to(dtype)

    return Step(
        workload, where, buffer, experts, buffer.new_plans(), {r: ids[r].to(device) for r in local},
        {r: torch.empty(shape.num_experts, dtype=torch.int32, device=device) for r in local},
        {r: normal() for r in local},
        {r: torch.rand(geometry.capacity, shape.topk, device=device, generator=random) for r in local},
        buffer.workspaces(shape, shape.intermediate_size),
        {r: torch.empty(size, dtype=dtype, device=device) for r in local},
    )  # fmt: skip
