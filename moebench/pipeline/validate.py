"""Checks of the tensors that a caller brings: one clear line instead of a wrong result or a device error."""

from __future__ import annotations

import torch

from moebench.errors import InputError
from moebench.pipeline.layer import LayerInputs, LayerWeights
from moebench.pipeline.torch_dtypes import torch_dtype
from moebench.spec.workload import Major, Workload

_LOGITS = (torch.float32, torch.bfloat16, torch.float16)


def weight_shapes(workload: Workload) -> dict[str, tuple[int, ...] | None]:
    """Shape of every field of ``LayerWeights`` in the workload's layout; None where the workload has no such tensor."""
    shape, local = workload.shape, workload.num_local_experts
    hidden, inter, shared = shape.hidden_size, workload.local_intermediate_size, workload.local_shared_intermediate_size
    up = shape.up_factor
    n_major = workload.layout.major is Major.N
    return {
        "w13": (local, up * inter, hidden) if n_major else (local, hidden, up * inter),
        "w2": (local, hidden, inter) if n_major else (local, inter, hidden),
        "b13": (local, up * inter) if shape.expert_bias else None,
        "b2": (local, hidden) if shape.expert_bias else None,
        "router_bias": (shape.num_experts,) if shape.router_bias else None,
        "shared_w13": (up * shared, hidden) if shared else None,
        "shared_w2": (hidden, shared) if shared else None,
        "shared_gate": (hidden,) if shared and shape.shared_gate else None,
    }


def _require(
    name: str,
    tensor: torch.Tensor,
    shape: tuple[int, ...],
    dtypes: tuple[torch.dtype, ...],
    device: torch.device,
) -> None:
    if tuple(tensor.shape) != shape:
        raise InputError(f"{name} has shape {list(tensor.shape)}; this workload needs {list(shape)}")
    if tensor.dtype not in dtypes:
        allowed = " or ".join(str(d).removeprefix("torch.") for d in dtypes)
        raise InputError(f"{name} is {str(tensor.dtype).removeprefix('torch.')}; it must be {allowed}")
    if tensor.device != device:
        raise InputError(f"{name} is on {tensor.device}; the layer is bound to {device}")
    if not tensor.is_contiguous():
        raise InputError(f"{name} is not contiguous (strides {list(tensor.stride())}); pass {name}.contiguous()")


def require_weights(weights: LayerWeights, workload: Workload, device: torch.device) -> None:
    """Raise InputError where a weight is missing, not wanted, or of another shape, dtype, device or stride."""
    dtype = torch_dtype(workload.dtype)
    for name, shape in weight_shapes(workload).items():
        tensor: torch.Tensor | None = getattr(weights, name)
        if shape is None and tensor is not None:
            raise InputError(f"{name} was given, but {workload.shape.name} has none on this rank; leave it out")
        if shape is not None and tensor is None:
            raise InputError(f"{name} {list(shape)} is missing: {workload.shape.name} has one")
        if shape is not None and tensor is not None:
            _require(name, tensor, shape, (torch.float32,) if name == "router_bias" else (dtype,), device)


def require_inputs(inputs: LayerInputs, workload: Workload, device: torch.device) -> None:
    """Raise InputError where ``x`` or ``router_logits`` are not what the workload and device say."""
    tokens, shape = workload.num_tokens, workload.shape
    _require("x", inputs.x, (tokens, shape.hidden_size), (torch_dtype(workload.dtype),), device)
    _require("router_logits", inputs.router_logits, (tokens, shape.num_experts), _LOGITS, device)


def _overlap(one: torch.Tensor, other: torch.Tensor) -> bool:
    """Whether two contiguous tensors have a byte in common."""
    starts = one.data_ptr(), other.data_ptr()
    sizes = one.numel() * one.element_size(), other.numel() * other.element_size()
    return starts[0] < starts[1] + sizes[1] and starts[1] < starts[0] + sizes[0]


def require_out(out: torch.Tensor, inputs: LayerInputs, workload: Workload, device: torch.device) -> None:
    """Raise InputError where ``out`` [T, H] can't take the result, or lies on an input, which is read to the end."""
    size = (workload.num_tokens, workload.shape.hidden_size)
    _require("out", out, size, (torch_dtype(workload.dtype),), device)
    for name, given in (("x", inputs.x), ("router_logits", inputs.router_logits)):
        if _overlap(out, given):
            raise InputError(f"out shares {name}'s memory, which the layer reads while it writes: pass another tensor")
