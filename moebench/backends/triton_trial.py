"""Whether Triton really works on a device: one small kernel is compiled, launched, and its result looked at.

A driver that answers is not enough: a compiler may be a stub that exits 0, or lack the device's target.
"""

from __future__ import annotations

from contextlib import nullcontext

import torch

ROWS, WIDTH = 16, 32
"""Of the activation that is launched: one block of the least size."""


def launch_fault(device: str) -> str:
    """What is wrong with a launch on ``device``, in one line; empty where it gave the right numbers."""
    try:
        found = _launched(device)
    except Exception as error:  # a compiler's, a loader's or a driver's own: whatever it is, it is the reason
        said = (str(error).strip().splitlines() or [""])[0]
        return f"a small kernel could not be launched: {type(error).__name__}{': ' if said else ''}{said}"
    wanted = torch.nn.functional.silu(torch.ones(()))
    wrong = (found - wanted).abs().max().item()
    return "" if wrong < 1e-2 else f"a small kernel gave wrong numbers, by {wrong:.3g}"


def _launched(device: str) -> torch.Tensor:
    """silu(1) · 1 as our activation kernel gives it, [ROWS, WIDTH] fp32 on the host."""
    from moebench.kernels import activation

    rows = torch.ones(ROWS, 2 * WIDTH, dtype=torch.float16, device=device)
    out = torch.zeros(ROWS, WIDTH, dtype=torch.float16, device=device)
    with nullcontext() if device.startswith("cpu") else torch.cuda.device(device):
        activation.launch(
            rows, None, out, gate_offset=0, up_offset=WIDTH, col_stride=1, gated=True,
            activation={"KIND": "silu", "ALPHA": 1.0, "LIMIT": 0.0, "UP_OFFSET": 0.0}, block_rows=ROWS, block_i=WIDTH,
            num_warps=1,
        )  # fmt: skip
    return out.float().cpu()
