"""GEMM1 in torch: each row with a copy of its expert's weight."""

from moebench.plan.kernels._torch import GatherGemmSpec
from moebench.spec.steps import Step

SPEC = GatherGemmSpec("torch_gather_gemm1", Step.GEMM1)
