"""The public call: one MoE layer on the caller's tensors, through any backend and plan."""

from __future__ import annotations

import itertools
import weakref
from contextlib import AbstractContextManager, nullcontext
from typing import Any

import torch

from moebench.backends.protocol import Backend
from moebench.backends.registry import resolve_backend
from moebench.errors import InputError, UnsupportedError
from moebench.measure.device_facts import collect
from moebench.pipeline.layer import BoundLayer, LayerInputs, LayerIO, LayerWeights
from moebench.pipeline.validate import require_inputs, require_out, require_weights
from moebench.plan.plan import LayerPlan
from moebench.spec.detect import match_hardware
from moebench.spec.hardware import Hardware
from moebench.spec.workload import Workload

_handles = itertools.count()
_workspaces: weakref.WeakValueDictionary[int, Workspace] = weakref.WeakValueDictionary()
"""Registry of live workspaces by number: a compiled graph can hold a number, but no object."""


class Workspace:
    """A bound layer with the buffers of one call. Make it once and pass it to every call, one call at a time.

    What torch operators allocate inside themselves they take from torch's caching allocator; nothing else is
    allocated in a call that has a workspace.
    """

    def __init__(self, layer: BoundLayer, device: torch.device) -> None:
        self.layer, self.device = layer, device
        self.workload, self.plan = layer.workload, layer.plan
        self.handle = next(_handles)
        self._buffers = layer.make_buffers()
        self._given: tuple[object, ...] = ()
        self._kept: LayerWeights | None = None
        self._ready: LayerWeights | None = None
        _workspaces[self.handle] = self

    def _prepared(self, weights: LayerWeights) -> LayerWeights:
        """The weights as the layer reads them. Checked, and repacked where it must be, once for the same tensors."""
        tensors: tuple[torch.Tensor | None, ...] = tuple(vars(weights).values())
        given = tuple(None if t is None else (t.data_ptr(), t.shape, t.stride(), t.dtype, _version(t)) for t in tensors)
        if self._ready is None or given != self._given:
            require_weights(weights, self.workload, self.device)
            self._ready, self._kept, self._given = self.layer.prepare_weights(weights), weights, given
        return self._ready

    def run(self, inputs: LayerInputs, weights: LayerWeights, out: torch.Tensor) -> None:
        """Write the layer's result to ``out`` on the current stream; raises InputError on tensors that don't fit."""
        require_inputs(inputs, self.workload, self.device)
        require_out(out, inputs, self.workload, self.device)
        with torch.no_grad(), _on(self.device):
            io = LayerIO(inputs, self._prepared(weights), {**self._buffers, "out": out})
            self.layer.run(io)


def _version(tensor: torch.Tensor) -> int:
    """Count of in-place changes; inference tensors keep none."""
    return 0 if tensor.is_inference() else tensor._version


def _on(device: torch.device) -> AbstractContextManager[Any]:
    return torch.cuda.device(device) if device.type == "cuda" else nullcontext()


def workspace(
    workload: Workload,
    plan: LayerPlan | None = None,
    device: str | torch.device = "cpu",
    *,
    backend: str | Backend = "torch",
    hw: Hardware | None = None,
) -> Workspace:
    """Bind a layer to ``device`` and allocate what its calls need.

    ``plan`` defaults to the backend's for this hardware; ``hw`` to the descriptor of the device. Raises
    InputError for a plan that is not legal, BackendUnavailableError for a backend that can't run here, and
    UnsupportedError for a workload that it refuses.
    """
    where = torch.device(device)
    if str(where) == "cuda":
        where = torch.device("cuda", torch.cuda.current_device())
    chosen = resolve_backend(backend) if isinstance(backend, str) else backend
    hardware = hw or match_hardware(collect(str(where)))
    if refusals := chosen.refuse(workload, hardware):
        raise UnsupportedError(f"backend {chosen.name} can't run {workload.shape.name}: {'; '.join(refusals)}")
    asked = plan or chosen.default_plan(workload, hardware)
    return Workspace(chosen.bind(workload, asked, hardware, str(where)), where)


def _run(
    x: torch.Tensor,
    router_logits: torch.Tensor,
    w13: torch.Tensor,
    w2: torch.Tensor,
    b13: torch.Tensor | None,
    b2: torch.Tensor | None,
    router_bias: torch.Tensor | None,
    shared_w13: torch.Tensor | None,
    shared_w2: torch.Tensor | None,
    shared_gate: torch.Tensor | None,
    out: torch.Tensor,
    handle: int,
) -> None:
    found = _workspaces.get(handle)
    if found is None:
        raise InputError("the workspace that this graph was compiled with is gone; keep it as long as the graph")
    weights = LayerWeights(w13, w2, b13, b2, router_bias, shared_w13, shared_w2, shared_gate)
    found.run(LayerInputs(x, router_logits), weights, out)


if hasattr(torch.library, "custom_op"):
    _opaque = torch.library.custom_op(
        "moebench::moe_layer",
        _run,
        mutates_args=("out",),
        schema="(Tensor x, Tensor router_logits, Tensor w13, Tensor w2, Tensor? b13, Tensor? b2, "
        "Tensor? router_bias, Tensor? shared_w13, Tensor? shared_w2, Tensor? shared_gate, Tensor(a!) out, "
        "int handle) -> ()",
    )
else:
    _opaque = torch.compiler.disable(_run)  # type: ignore[no-untyped-call]


def moe_layer(
    x: torch.Tensor,
    router_logits: torch.Tensor,
    w13: torch.Tensor,
    w2: torch.Tensor,
    *,
    workload: Workload,
    plan: LayerPlan | None = None,
    out: torch.Tensor | None = None,
    workspace: Workspace | None = None,
    b13: torch.Tensor | None = None,
    b2: torch.Tensor | None = None,
    router_bias: torch.Tensor | None = None,
    shared_w13: torch.Tensor | None = None,
    shared_w2: torch.Tensor | None = None,
    shared_gate: torch.Tensor | None = None,
    backend: str | Backend = "torch",
) -> torch.Tensor:
    """Run one MoE layer on this rank, on the current stream; returns ``out`` [T, H].

    ==============  =====================  ==============================================================
    tensor          shape                  dtype, presence
    ==============  =====================  ==============================================================
    x, out          [T, H]                 the workload's dtype
    router_logits   [T, E]                 fp32, bf16 or fp16
    w13             [E_l, 2I or I, H]      the workload's dtype; gate and up rows in its layout's order
    w2              [E_l, H, I]            the workload's dtype
    b13, b2         [E_l, 2I or I], [E_l, H]  the workload's dtype; with expert biases
    router_bias     [E]                    fp32; with a router bias
    shared_w13      [2I_s or I_s, H]       the workload's dtype; shared experts, gate_up order
    shared_w2       [H, I_s]               the workload's dtype; shared experts
    shared_gate     [H]                    the workload's dtype; with a gated shared expert
    ==============  =====================  ==============================================================

    A k-major layout swaps the last two dimensions of w13 and w2. Inference only: the result carries no gradient.

    Without a ``workspace`` one is made for this call. With one, nothing is bound or allocated, and the call is
    one node of a ``torch.compile`` graph; without one it breaks the graph. It can be captured in a CUDA graph
    after one call with the same workspace where ``workspace.layer.capturable`` says so.

    Raises InputError for tensors that do not fit the workload, and whatever ``workspace`` raises.
    """
    if workspace is None:
        workspace = _fresh(workload, plan, x.device, backend)
    elif workspace.workload is not workload and workspace.workload != workload:
        raise InputError("workspace was made for another workload; make one with moebench.workspace(workload, …)")
    elif plan is not None and plan is not workspace.plan:
        raise InputError("workspace has a plan of its own; leave plan out, or make a workspace with this plan")
    if out is None:
        out = torch.empty(x.shape, dtype=x.dtype, device=x.device)
    run = _opaque if torch.compiler.is_compiling() else _run
    run(x, router_logits, w13, w2, b13, b2, router_bias, shared_w13, shared_w2, shared_gate, out, workspace.handle)
    return out


@torch.compiler.disable  # type: ignore[untyped-decorator]
def _fresh(workload: Workload, plan: LayerPlan | None, device: torch.device, backend: str | Backend) -> Workspace:
    return _make_workspace(workload, plan, device, backend=backend)


_make_workspace = workspace
