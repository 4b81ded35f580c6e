"""A backend whose plans misbehave on request, and compilers that do, for tests of screenings."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from moebench.backends.torch_backend import TorchBackend
from moebench.measure.compile_job import CompileJob, CompileResult
from moebench.measure.screen_request import ScreenCell, ScreenRequest, ScreenTimes, timed_trial
from moebench.plan.plan import KernelPlan, LayerPlan
from moebench.spec.dtypes import DType
from moebench.spec.hardware import Fact, Hardware
from moebench.spec.shape import MoEShape
from moebench.spec.workload import Workload
from moebench.store.trial_records import CompileFacts, TrialRecord

if TYPE_CHECKING:
    from moebench.pipeline.layer import BoundLayer, LayerIO

HW = Hardware("testcpu", "test CPU", "cpu", "x86", "cpu", facts={"l2_bytes": Fact(1 << 16, "assumed")})
KERNEL = "torch_loop_gemm1"
SHAPE = MoEShape("screened", 64, 2, 32, 16)
BACKEND = "screen_fakes:Faulty"

STICKY, HANG, NO_MEMORY, KILLED, CRASH, WRONG, UNWRITTEN, REFUSED = 1, 2, 4, 8, 16, 32, 64, 128
"""Values of ``num_threads`` that stand for a fault, with ``expert_batch`` 64; with others nothing happens."""

PLANS = tuple(
    KernelPlan(KERNEL, {"expert_batch": batch, "num_threads": threads})
    for threads in (0, 1, 2, 4, 8, 16, 32, 64, 128)
    for batch in (1, 2, 4, 8, 16, 32)
)
"""54 plans without a fault."""


def faulty(fault: int) -> KernelPlan:
    """The plan that has ``fault``."""
    return KernelPlan(KERNEL, {"expert_batch": 64, "num_threads": fault})


def workload(num_tokens: int = 4, shape: MoEShape = SHAPE) -> Workload:
    """A tiny layer in fp32."""
    return Workload(shape, num_tokens, DType.FP32)


def cell(num_tokens: int = 4, backend: str = "torch") -> ScreenCell:
    """A cell under the loop variant's default."""
    work = workload(num_tokens)
    return ScreenCell(work, TorchBackend().default_plan(work, HW, "loop"))


def request(plan: KernelPlan, *tokens: int, backend: str = BACKEND) -> ScreenRequest:
    """``plan`` in cells of ``tokens``."""
    return ScreenRequest(backend, "loop", plan, tuple(cell(t) for t in tokens or (4,)), HW, "cpu")


def _fail(fault: int) -> None:
    import torch

    from moebench.measure.faults import StickyDeviceError

    if fault == STICKY:
        raise StickyDeviceError("an illegal memory access was encountered; the device is unusable")
    if fault == HANG:
        time.sleep(120)
    if fault == NO_MEMORY:
        raise torch.cuda.OutOfMemoryError("CUDA out of memory. Tried to allocate 9.00 GiB")
    if fault == KILLED:
        os.kill(os.getpid(), signal.SIGKILL)
    if fault == CRASH:
        os.kill(os.getpid(), signal.SIGSEGV)
    if fault == REFUSED:
        raise RuntimeError("CUDA error: invalid argument")


class Faulty(TorchBackend):
    """The torch backend; one thread for every operation, and faults by plan, at 8 tokens and more."""

    def bind(self, workload: Workload, plan: LayerPlan, hw: Hardware, device: str) -> BoundLayer:
        """The layer, its first GEMM replaced."""
        params = dict(plan.kernel(KERNEL).params)
        fault = int(params["num_threads"]) if params["expert_batch"] == 64 and workload.num_tokens >= 4 else 0
        plain = KernelPlan(KERNEL, {"expert_batch": 1, "num_threads": 0})
        kernels = tuple(plain if k.kernel == KERNEL else k for k in plan.kernels)
        layer = super().bind(workload, replace(plan, kernels=kernels), hw, device)
        layer.plan = plan
        layer.ops = tuple(
            replace(op, params=params, run=_faulted(op.run, fault)) if op.kernel == KERNEL else op for op in layer.ops
        )
        return layer


def _faulted(run: Callable[[LayerIO], None], fault: int) -> Callable[[LayerIO], None]:
    def faulted(io: LayerIO) -> None:
        _fail(fault)
        if fault != UNWRITTEN:
            run(io)
        if fault == WRONG:
            io.buffers["gemm1_out"][0] *= 1.5

    return faulted


class FakeCompiler:
    """Compiles nothing; what it does is told by the plan's ``expert_batch``."""

    def __init__(self, device: str | None) -> None:
        self.device = device

    def ready(self, *, notify: Callable[[Any], None]) -> bool:
        """At once."""
        return True

    def compile(self, job: CompileJob, *, notify: Callable[[Any], None]) -> CompileResult:
        """Facts, or a crash of the process at 16, an endless compilation at 32, too much shared memory at 8."""
        batch = job.plan.params["expert_batch"]
        os.write(1, b"noise of a compiler\n")
        if batch == 16:
            os.kill(os.getpid(), signal.SIGSEGV)
        if batch == 32:
            time.sleep(120)
        return CompileResult(CompileFacts(0.5, 1 << 20 if batch == 8 else 1024, 32, 0))


HW_SHARED = replace(HW, facts={**HW.facts, "shared_per_block_bytes": Fact(200_000, "assumed")})


class FakeScreener:
    """Times nothing: every cell takes a microsecond."""

    def __init__(self, device: str | None) -> None:
        self.device = device

    def prepare(self, request: ScreenRequest, *, notify: Callable[[Any], None]) -> None:
        """At once."""

    def screen(self, request: ScreenRequest, *, notify: Callable[[Any], None]) -> tuple[TrialRecord, ...]:
        """Tells the records as ours does."""
        times = ScreenTimes((1.0, 1.0, 1.0), "wall", "warm", (request.kernel,))
        records = tuple(timed_trial(request, cell, times, (), 0.0) for cell in request.cells)
        for event in enumerate(records):
            notify(event)
        return records


def rest(seconds: float, *, notify: object) -> None:
    """Take some time."""
    time.sleep(seconds)
