"""A layer of a few operations, and what it takes to measure it without a real backend."""

from __future__ import annotations

from collections.abc import Callable

import torch

from moebench.backends.protocol import Backend, Support
from moebench.measure.clock_fake import Disturbance, FakeClock
from moebench.measure.clocks import Clock
from moebench.measure.request import Candidate, Detail, L2Policy, MeasureSettings, PointRequest
from moebench.pipeline.layer import BoundLayer, LayerInputs, LayerIO, LayerWeights, Op
from moebench.plan.plan import KernelPlan, LayerPlan
from moebench.spec.dtypes import DType
from moebench.spec.hardware import Fact, Hardware
from moebench.spec.shape import MoEShape
from moebench.spec.steps import ROUTED_STEPS, Step
from moebench.spec.workload import Workload

HW = Hardware(
    "testcpu", "test CPU", "cpu", "x86", "cpu",
    facts={
        "copy_gbps": Fact(10.0, "assumed"), "fp32_tflops": Fact(0.1, "assumed"), "l2_bytes": Fact(1 << 20, "assumed"),
    },
)  # fmt: skip

COSTS_US = {"front": 10.0, "gemms": 80.0, "back": 10.0}
STEPS = {"front": ROUTED_STEPS[:3], "gemms": ROUTED_STEPS[3:6], "back": (Step.COMBINE,)}


def workload(num_tokens: int = 4) -> Workload:
    """A small layer in fp32."""
    return Workload(MoEShape("sample", 8, 2, 64, 96), num_tokens, DType.FP32)


def plan(block: int = 16) -> LayerPlan:
    """A plan of the three operations; ``block`` is the one parameter."""
    return LayerPlan("sample", "plain", tuple(KernelPlan(name, {"block": block}) for name in COSTS_US))


class SampleLayer(BoundLayer):
    """Three operations that count their calls; ``faults`` maps an operation to the error it raises."""

    def __init__(self, wanted: Workload, asked: LayerPlan, faults: dict[str, Exception], ran_block: int | None) -> None:
        self.workload, self.plan, self.device = wanted, asked, torch.device("cpu")
        self.capturable, self.deterministic, self.batch_invariant = False, True, True
        self.calls: dict[str, int] = dict.fromkeys(COSTS_US, 0)
        self._faults = faults
        self.ops = tuple(
            Op(STEPS[k.kernel], k.kernel, {"block": ran_block or k.params["block"]}, self._run(k.kernel))
            for k in asked.kernels
        )

    def _run(self, name: str) -> Callable[[LayerIO], None]:
        def run(io: LayerIO) -> None:
            if name in self._faults:
                raise self._faults[name]
            self.calls[name] += 1

        return run

    def make_buffers(self) -> dict[str, torch.Tensor]:
        return {"out": torch.empty(self.workload.num_tokens, self.workload.shape.hidden_size)}

    def prepare_weights(self, weights: LayerWeights) -> LayerWeights:
        return weights


class SampleBackend(Backend):
    """Binds ``SampleLayer``; ``faults`` and ``ran_block`` are given on to it."""

    name = "sample"

    def __init__(self, faults: dict[str, Exception] | None = None, ran_block: int | None = None) -> None:
        self._faults, self._ran_block = faults or {}, ran_block

    def support(self, device: str) -> Support:
        return Support(True)

    def refuse(self, workload: Workload, hw: Hardware) -> list[str]:
        return []

    def variants(self, workload: Workload, hw: Hardware) -> list[str]:
        return ["plain"]

    def default_plan(self, workload: Workload, hw: Hardware, variant: str | None = None) -> LayerPlan:
        return plan()

    def bind(self, workload: Workload, plan: LayerPlan, hw: Hardware, device: str) -> SampleLayer:
        return SampleLayer(workload, plan, self._faults, self._ran_block)


def fake_clock(
    disturbance: Disturbance | None = None, *, seed: int = 0, run_ops: bool = False
) -> Callable[[str, torch.device], Clock]:
    """A maker of fake clocks in which the operations take ``COSTS_US``."""
    return lambda name, device: FakeClock(
        lambda op: COSTS_US[op.kernel], disturbance, seed=seed, run_ops=run_ops
    )  # fmt: skip


def request(
    *candidates: Candidate, detail: Detail = Detail.STEPS, l2_policy: L2Policy = L2Policy.LAYER, num_tokens: int = 4
) -> PointRequest:
    """A point of ``candidates`` (one sample plan when none are given), without the gate."""
    settings = MeasureSettings(detail=detail, l2_policy=l2_policy, gate=False, preheat_s=0.0, min_time_s=0.0)
    return PointRequest(workload(num_tokens), candidates or (Candidate("sample", plan()),), HW, "cpu", settings)


def sample_io(layer: BoundLayer) -> LayerIO:
    """An input of zeros for ``layer``."""
    wanted = layer.workload
    empty = torch.zeros(0)
    x = torch.zeros(wanted.num_tokens, wanted.shape.hidden_size)
    logits = torch.zeros(wanted.num_tokens, wanted.shape.num_experts)
    return LayerIO(LayerInputs(x, logits), LayerWeights(empty, empty), layer.make_buffers())
