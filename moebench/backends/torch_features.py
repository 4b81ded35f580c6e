"""What this torch can do, found out by looking and trying: its version number decides nothing."""

from __future__ import annotations

import warnings
from functools import cache
from typing import Any, Protocol, cast

import torch

from moebench.pipeline.torch_dtypes import torch_dtype
from moebench.spec.dtypes import DType


class GroupedMM(Protocol):
    """torch's grouped product: [M, k] by [E_l, k, n], segment ends ``offs`` [E_l] int32, to [M, n]."""

    def __call__(self, mat_a: torch.Tensor, mat_b: torch.Tensor, /, *, offs: torch.Tensor) -> torch.Tensor: ...


def grouped_mm() -> GroupedMM | None:
    """The public ``grouped_mm`` where torch has it, else the private one, else None."""
    for home, name in ((torch.nn.functional, "grouped_mm"), (torch, "_grouped_mm")):
        if (found := getattr(home, name, None)) is not None:
            return cast(GroupedMM, found)
    return None


def _try_grouped_mm(device: str, dtype: DType) -> None:
    """Multiply two tiny groups and look at the result; raises RuntimeError when torch can't, or is wrong."""
    product = grouped_mm()
    if product is None:
        raise RuntimeError(f"torch {torch.__version__} has no grouped_mm")
    kind: dict[str, Any] = {"dtype": torch_dtype(dtype), "device": device}
    rows, weight = torch.ones(16, 16, **kind), torch.ones(2, 16, 16, **kind)
    weight[1] *= 2
    offs = torch.tensor([5, 12], dtype=torch.int32, device=device)
    sums = product(rows, weight.transpose(1, 2), offs=offs)[:12].float().cpu()
    if not torch.equal(sums, torch.tensor([16.0] * 5 + [32.0] * 7).unsqueeze(1).expand(12, 16)):
        raise RuntimeError(f"grouped_mm of torch {torch.__version__} gave a wrong result")


@cache
def grouped_mm_fault(device: str, dtype: DType) -> str:
    """Why ``grouped_mm`` can't multiply ``dtype`` on ``device``, in torch's words; empty when it can."""
    try:
        _try_grouped_mm(device, dtype)
    except (RuntimeError, NotImplementedError, TypeError) as error:
        return str(error).splitlines()[0]
    return ""


@cache
def grouped_mm_syncs(device: str, dtype: DType) -> bool:
    """Whether ``grouped_mm`` waits for the device: where torch has no kernel for it, it loops on the host."""
    where, kind = torch.device(device), torch_dtype(dtype)
    if where.type != "cuda":
        return True
    product = grouped_mm()
    assert product is not None
    rows, weight = torch.ones(16, 16, dtype=kind, device=where), torch.ones(2, 16, 16, dtype=kind, device=where)
    offs = torch.tensor([5, 12], dtype=torch.int32, device=where)
    mode = torch.cuda.get_sync_debug_mode()
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Synchronization debug mode")
        try:
            torch.cuda.set_sync_debug_mode("error")
            product(rows, weight.transpose(1, 2), offs=offs)
        except RuntimeError:
            return True
        finally:
            torch.cuda.set_sync_debug_mode(mode)
    return False
