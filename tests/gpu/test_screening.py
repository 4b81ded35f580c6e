"""Screenings on a real device: graphs against events, captures that fail, kernels that are unloaded, whole plans."""

from __future__ import annotations

from dataclasses import replace

import pytest
import torch
from test_graph_clock import DEVICE, DoublingLayer

from moebench.backends.triton_backend import TritonBackend
from moebench.measure.clock_events import EventClock
from moebench.measure.clocks import CaptureError
from moebench.measure.jit_cache import JitCache
from moebench.measure.kernel_keys import settle_kernel_keys
from moebench.measure.present import describe
from moebench.measure.screen import Screener
from moebench.measure.screen_clock import GraphTimer, Passes, Replays, first_call
from moebench.measure.screen_request import ScreenCell, ScreenRequest, ScreenSettings
from moebench.pipeline.layer import LayerInputs, LayerIO, LayerWeights
from moebench.plan.plan import KernelPlan
from moebench.spec.shape import MoEShape
from moebench.spec.workload import Workload

pytestmark = [pytest.mark.gpu, pytest.mark.skipif(not torch.cuda.is_available(), reason="no CUDA or ROCm device")]

SHAPE = MoEShape("screened", 16, 4, 256, 256)


def _call(layer: DoublingLayer) -> LayerIO:
    none = torch.zeros(0, device=DEVICE)
    return LayerIO(LayerInputs(none, none), LayerWeights(none, none), layer.make_buffers())


def test_replays_and_passes_agree_where_launches_do_not_matter() -> None:
    layer = DoublingLayer((512, 512))
    io = _call(layer)
    first_call(layer.ops, io, DEVICE)()  # loads the kernels, which takes longer than they do
    loaded_us = first_call(layer.ops, io, DEVICE)
    replays = Replays(GraphTimer(DEVICE), layer.ops, (io, io))
    passes = Passes(EventClock(DEVICE), layer, layer.ops, ((io, io),))
    by_graph = [read() for read in [replays.begin(turn, 3, 2) for turn in range(3)]]
    assert passes.block(0, 3, 2) == pytest.approx(sorted(by_graph)[1], rel=0.1)
    assert loaded_us() < 20 * by_graph[0]
    replays.close()


def test_blocks_of_several_graphs_can_be_on_their_way_at_once() -> None:
    timer, layers = GraphTimer(DEVICE), (DoublingLayer((64,)), DoublingLayer((256,)))
    graphs = []
    for layer in layers:
        io = _call(layer)
        first_call(layer.ops, io, DEVICE)()
        graphs.append(Replays(timer, layer.ops, (io,)))
    small, large = [read() for read in [g.begin(0, 3, 2) for g in graphs]]
    assert large / small == pytest.approx(4, rel=0.4)
    for graph in graphs:
        graph.close()


def test_a_capture_that_fails_leaves_the_next_one_alone() -> None:
    timer = GraphTimer(DEVICE)
    bad, good = DoublingLayer((8,), sync=True), DoublingLayer((8,))
    with pytest.raises(CaptureError, match="graph capture failed"):
        timer.capture(bad.ops, (_call(bad),))
    io = _call(good)  # draws from the default generator
    held = torch.empty(64 * 2**20, dtype=torch.uint8, device=DEVICE)
    del held
    reserved = torch.cuda.memory_reserved(DEVICE)
    torch.cuda.empty_cache()
    assert torch.cuda.memory_reserved(DEVICE) < reserved
    first_call(good.ops, io, DEVICE)
    replays = Replays(timer, good.ops, (io,))
    assert replays.estimate_us() > 0
    replays.close()


def _request(kernel: str, **changed: int) -> ScreenRequest:
    hw = describe(str(DEVICE), False).hw
    works = [Workload(SHAPE, tokens) for tokens in (1, 64)]
    cells = tuple(ScreenCell(work, TritonBackend().default_plan(work, hw, "fused")) for work in works)
    plan = KernelPlan(kernel, {**cells[0].base.kernel(kernel).params, **changed})
    return ScreenRequest("triton", "fused", plan, cells, hw, str(DEVICE), ScreenSettings(draws=2))


def test_plans_are_judged_and_timed_by_graphs() -> None:
    screener = Screener(str(DEVICE))
    for kernel in ("gemm1_fused", "gemm2_fused", "route_index", "combine"):
        for record in screener.screen(_request(kernel)):
            assert record.ok, record.failure
            assert record.clock == "graph"
            assert {c.routing for c in record.checks} == {"uniform", "ragged"}
            assert 0.5 < record.blocks_us[-1] < 1e4
    again = replace(_request("gemm1_fused", group_m=4), settings=ScreenSettings(draws=2, gate=False))
    assert all(r.ok for r in screener.screen(again))
    screener.release()


def test_kernels_that_were_unloaded_are_loaded_again() -> None:
    settle_kernel_keys()
    screener, cache = Screener(str(DEVICE)), JitCache(kept=0)
    first = screener.screen(_request("gemm2_fused"))
    torch.cuda.synchronize()
    assert cache.trim() > 0
    assert cache.count() == 0
    assert all(r.ok for r in (*first, *screener.screen(_request("gemm2_fused"))))
