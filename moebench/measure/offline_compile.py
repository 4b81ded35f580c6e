"""Compile a layer's Triton kernels for a target without having one: shared memory, registers and spills.

The launches are recorded from a bound layer over tensors without storage, so that what is compiled is what would
run: the same launchers, constants and specialisations.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any

import torch
from triton.runtime.jit import JITFunction

from moebench.backends.triton_layer import TritonLayer
from moebench.kernels import compat
from moebench.measure.cubin import cubin_resources
from moebench.pipeline.layer import LayerInputs, LayerIO, LayerWeights
from moebench.pipeline.torch_dtypes import torch_dtype
from moebench.plan.plan import LayerPlan
from moebench.plan.registry import kernel_specs
from moebench.spec.hardware import Hardware
from moebench.spec.workload import Major, Workload

_TYPES = {
    torch.bfloat16: "*bf16", torch.float16: "*fp16", torch.float32: "*fp32", torch.int32: "*i32",
    torch.int64: "*i64",
}  # fmt: skip
_OPTIONS = ("num_warps", "num_stages")
_ALIGNMENT = 16


@dataclass(frozen=True)
class Launch:
    """One launch of a kernel, as Triton's compiler needs it: types, constants, what divides by 16, options.

    ``operation`` is the kernel plan's name, ``module`` and ``function`` where the kernel's source is.
    """

    operation: str
    module: str
    function: str
    signature: dict[str, str]
    constants: dict[str, Any]
    aligned: tuple[str, ...]
    options: dict[str, int]

    def key(self) -> str:
        """Text that is the same for launches that share a binary."""
        parts = (self.module, self.function, self.signature, self.constants, self.aligned, self.options)
        return repr(parts)


@dataclass(frozen=True)
class Compiled:
    """What a compiler made of a launch; registers and spilled bytes are None where its tools don't say."""

    launch: Launch
    shared_bytes: int
    registers: int | None = None
    spill_bytes: int | None = None


@dataclass
class _Recorder:
    launches: list[Launch] = field(default_factory=list)
    operation: str = ""

    def record(self, fn: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
        options = {name: int(kwargs.pop(name)) for name in _OPTIONS if name in kwargs}
        values = dict(zip(fn.arg_names, args, strict=False)) | kwargs
        signature: dict[str, str] = {}
        constants: dict[str, Any] = {}
        aligned = []
        for param in fn.params:
            value = values[param.name]
            if param.is_constexpr:
                constants[param.name] = value
            elif isinstance(value, torch.Tensor):
                signature[param.name] = _TYPES[value.dtype]
                if value.storage_offset() * value.element_size() % _ALIGNMENT == 0:
                    aligned.append(param.name)
            elif isinstance(value, float):
                signature[param.name] = "fp32"
            elif value == 1 and not param.do_not_specialize:
                constants[param.name] = 1
            else:
                signature[param.name] = "i32" if -(2**31) <= value < 2**31 else "i64"
                if value % _ALIGNMENT == 0 and not param.do_not_specialize:
                    aligned.append(param.name)
        module = fn.fn.__module__.rpartition(".")[2]
        self.launches.append(
            Launch(self.operation, module, fn.fn.__name__, signature, constants, tuple(aligned), options)
        )


def record_calls(calls: Callable[[], None]) -> list[Launch]:
    """Every launch that ``calls`` makes over tensors without storage, in order; operations are modules' names."""
    with _recording() as recorder:
        calls()
    return [replace(launch, operation=launch.module) for launch in recorder.launches]


@contextmanager
def _recording() -> Iterator[_Recorder]:
    """Launches of every kernel are recorded instead of run."""
    recorder, run = _Recorder(), JITFunction.run

    def record(self: Any, *args: Any, grid: Any, warmup: bool, **kwargs: Any) -> None:
        recorder.record(self, args, kwargs)

    JITFunction.run = record
    try:
        yield recorder
    finally:
        JITFunction.run = run


def meta_io(workload: Workload, layer: TritonLayer) -> LayerIO:
    """One call's tensors, without storage, of ``layer``, which was bound to the device ``meta``."""
    shape, dtype = workload.shape, torch_dtype(workload.dtype)
    hidden, inter, shared = shape.hidden_size, workload.local_intermediate_size, workload.local_shared_intermediate_size
    up, experts = shape.up_factor, workload.num_local_experts

    def meta(*size: int, dtype: torch.dtype = dtype) -> torch.Tensor:
        return torch.empty(size, dtype=dtype, device="meta")

    def weight(n: int, k: int) -> torch.Tensor:
        return meta(experts, n, k) if workload.layout.major is Major.N else meta(experts, k, n)

    weights = LayerWeights(weight(up * inter, hidden), weight(hidden, inter))
    if shape.expert_bias:
        weights = replace(weights, b13=meta(experts, up * inter), b2=meta(experts, hidden))
    if shape.router_bias:
        weights = replace(weights, router_bias=meta(shape.num_experts, dtype=torch.float32))
    if shared:
        gate = meta(hidden) if shape.shared_gate else None
        weights = replace(
            weights, shared_w13=meta(up * shared, hidden), shared_w2=meta(hidden, shared), shared_gate=gate
        )
    logits = meta(workload.num_tokens, shape.num_experts, dtype=torch.float32)
    return LayerIO(LayerInputs(meta(workload.num_tokens, hidden), logits), weights, layer.make_buffers())


def record_launches(workload: Workload, plan: LayerPlan, hw: Hardware) -> list[Launch]:
    """Every launch of one call of the layer, in order. Needs no device; nothing runs."""
    layer = TritonLayer(workload, plan, hw, "meta")
    io = meta_io(workload, layer)
    with _recording() as recorder:
        for op in layer.ops:
            recorder.operation = op.kernel
            op.run(io)
    return recorder.launches


def compile_launch(launch: Launch, target: str) -> Compiled:
    """Compile ``launch`` for ``target`` (``sm_90``, ``gfx942``)."""
    module = importlib.import_module(f"moebench.kernels.{launch.module}")
    source = compat.ast_source(getattr(module, launch.function), launch.signature, launch.constants, launch.aligned)
    kernel = compat.compile_kernel(source, compat.gpu_target(target), launch.options)
    registers, spills = resources(kernel.asm)
    return Compiled(launch, int(kernel.metadata.shared), registers, spills)


def resources(asm: dict[str, Any]) -> tuple[int | None, int | None]:
    """Registers a thread and spilled bytes of a compiled kernel's texts; None where its tools don't say."""
    if "cubin" in asm:
        found = cubin_resources(asm["cubin"])
        return found.registers, found.stack_bytes
    if text := asm.get("amdgcn"):
        counts = [re.search(rf"\.{name}:\s*(\d+)", text) for name in ("vgpr_count", "vgpr_spill_count")]
        registers, spills = (int(c.group(1)) if c else None for c in counts)
        return registers, None if spills is None else spills * 4
    return None, None


def layer_shared_bytes(plan: LayerPlan, workload: Workload, hw: Hardware) -> dict[str, int]:
    """Predicted shared memory of every kernel of ``plan`` on ``hw``, by name."""
    return {p.kernel: kernel_specs.get(p.kernel).shared_bytes(p.params, workload, hw) for p in plan.kernels}
