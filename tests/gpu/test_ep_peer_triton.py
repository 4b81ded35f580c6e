"""The Triton kernel set on peer ranks of one host: two on two GPUs, and larger groups that take turns on these."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
import torch

pytestmark = [pytest.mark.gpu, pytest.mark.skipif(torch.cuda.device_count() < 2, reason="needs two GPUs of one host")]


@pytest.mark.parametrize("size", [2, 4, 8])
def test_a_step_equals_the_reference_in_both_directions(size: int) -> None:
    script = Path(__file__).parent / "ep_peer_times.py"
    start = [sys.executable, "-m", "torch.distributed.run", "--nproc-per-node", str(size)]
    told = subprocess.run(
        [*start, str(script), "--sections", "check"],
        capture_output=True, text=True, timeout=240, check=False,
    )  # fmt: skip
    assert told.returncode == 0, told.stdout[-4000:] + told.stderr[-4000:]
    assert "equals the reference" in told.stdout
