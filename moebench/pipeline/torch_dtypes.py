"""The torch dtype of each storage type."""

from __future__ import annotations

import torch

from moebench.spec.dtypes import DType

_TORCH = {DType.BF16: torch.bfloat16, DType.FP16: torch.float16, DType.FP32: torch.float32}


def torch_dtype(dtype: DType) -> torch.dtype:
    """The torch dtype that stores ``dtype``."""
    return _TORCH[dtype]
