"""GEMM2 in torch: all experts in one ``grouped_mm``."""

from moebench.plan.kernels._torch import GroupedGemmSpec
from moebench.spec.steps import Step

SPEC = GroupedGemmSpec("torch_grouped_gemm2", Step.GEMM2)
