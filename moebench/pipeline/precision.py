"""fp32 matrix products stay fp32: TF32 and its like are off while one of ours runs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import torch


@contextmanager
def ieee_matmul() -> Iterator[None]:
    """Run fp32 products in full precision, whatever the process asked for, and put its setting back."""
    asked = torch.get_float32_matmul_precision()
    if asked == "highest":
        yield
        return
    torch.set_float32_matmul_precision("highest")
    try:
        yield
    finally:
        torch.set_float32_matmul_precision(asked)
