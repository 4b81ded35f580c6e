"""Clocks on a real device: graphs against events, caches, capture that fails."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
import torch

from moebench.measure.arrangement import Clocks, Run, default_clock
from moebench.measure.cache import make_flush
from moebench.measure.clock_events import EventClock
from moebench.measure.clock_graph import GraphClock
from moebench.measure.clocks import Clock, Load
from moebench.measure.request import Candidate, Detail
from moebench.measure.sampler import Contender, Sampler
from moebench.pipeline.layer import BoundLayer, LayerInputs, LayerIO, LayerWeights, Op
from moebench.plan.plan import LayerPlan
from moebench.spec.shape import MoEShape
from moebench.spec.steps import Step
from moebench.spec.workload import Workload

pytestmark = [pytest.mark.gpu, pytest.mark.skipif(not torch.cuda.is_available(), reason="no CUDA or ROCm device")]

DEVICE = torch.device("cuda:0")
MIB = 2**20


class DoublingLayer(BoundLayer):
    """Operations that each double some MiB: their times are in proportion to their sizes.

    Not ``copy_``, which becomes a copy node in a graph and a kernel outside one, with rates of their own.
    """

    def __init__(self, sizes_mib: tuple[int, ...], sync: bool = False) -> None:
        self.workload = Workload(MoEShape("doubling", 8, 2, 64, 64), 1)
        self.plan, self.device = LayerPlan("test", "doubling"), DEVICE
        self.capturable, self.deterministic, self.batch_invariant = True, True, True
        self._sync = sync
        self.ops = tuple(
            Op((step,), f"double{i}", {}, self._double(i, size))
            for i, (step, size) in enumerate(zip(Step, sizes_mib, strict=False))
        )
        self._sizes = sizes_mib

    def _double(self, number: int, size: int) -> Callable[[LayerIO], None]:
        def run(io: LayerIO) -> None:
            torch.add(io.buffers[f"from{number}"], io.buffers[f"from{number}"], out=io.buffers[f"to{number}"])
            if self._sync:
                torch.cuda.synchronize()

        return run

    def make_buffers(self) -> dict[str, torch.Tensor]:
        ends = [(f"{end}{i}", size) for i, size in enumerate(self._sizes) for end in ("from", "to")]
        made = {name: torch.rand(size * MIB // 4, device=DEVICE) for name, size in ends}
        return made | {"out": made["to0"]}

    def prepare_weights(self, weights: LayerWeights) -> LayerWeights:
        return weights


def _load(layer: DoublingLayer, detail: Detail, calls: int = 4, *, flush: bool = False) -> Load:
    none = torch.zeros(0, device=DEVICE)
    io = LayerIO(LayerInputs(none, none), LayerWeights(none, none), layer.make_buffers())
    return Load(layer, ((io,) * calls,), detail, make_flush(DEVICE, 64 * MIB) if flush else None)


def _medians(clock: Clock, load: Load, blocks: int = 15) -> np.ndarray:
    clock.estimate_us(load)
    sampler = Sampler([Contender(clock, load, clock.lanes(load))], np.random.default_rng(0))
    sampler.preheat(0.05)
    return np.median([sampler.block()[0] for _ in range(blocks)], axis=0)


def test_steps_of_a_graph_are_in_proportion_to_their_work() -> None:
    columns = _medians(GraphClock(DEVICE), _load(DoublingLayer((256, 768, 256)), Detail.STEPS))
    steps, layer = np.diff(columns[:3], prepend=0.0), columns[3]
    assert steps[1] / steps[0] == pytest.approx(3, rel=0.15)
    assert steps[2] / steps[0] == pytest.approx(1, rel=0.15)
    assert abs(layer - columns[2]) / layer < 0.02


def test_graph_and_events_agree_where_launches_do_not_matter() -> None:
    load = _load(DoublingLayer((512, 512)), Detail.STEPS)
    graph, events = _medians(GraphClock(DEVICE), load), _medians(EventClock(DEVICE), load)
    assert graph == pytest.approx(events, rel=0.1)


def test_a_graph_of_small_work_shows_no_launch_gaps() -> None:
    """Seven operations on one MiB: far under the ten microseconds that a launch from the host takes."""
    columns = _medians(GraphClock(DEVICE), _load(DoublingLayer((1,) * 7), Detail.STEPS, calls=64))
    assert columns[-1] < 7 * 5.0


def test_operations_alone_are_timed_without_what_comes_before() -> None:
    columns = _medians(GraphClock(DEVICE), _load(DoublingLayer((256, 768, 256)), Detail.ALONE))
    assert columns[2] / columns[0] == pytest.approx(1, rel=0.15)
    assert columns[3] == pytest.approx(columns[:3].sum(), rel=0.1)


def test_a_flushed_cache_is_slower_than_a_warm_one() -> None:
    layer = DoublingLayer((8,))
    warm = _medians(GraphClock(DEVICE), _load(layer, Detail.LAYER, calls=32))
    cold = _medians(GraphClock(DEVICE), _load(layer, Detail.LAYER, calls=1, flush=True))
    assert cold[0] > 1.2 * warm[0]


def test_a_layer_that_cannot_be_captured_is_timed_by_events_and_says_so() -> None:
    layer = DoublingLayer((64, 64), sync=True)
    run = Run(Candidate("test", layer.plan), layer=layer)
    load = _load(layer, Detail.STEPS)
    Clocks(DEVICE, default_clock).choose(run, load)
    assert run.clock is not None
    assert run.clock.name == "events"
    assert any("graph capture failed" in w for w in run.warnings)
    columns = _medians(run.clock, load)
    assert (np.diff(columns[:2]) > 0).all()
