"""GEMM2 in torch: an expert at a time, or a few padded ones."""

from moebench.plan.kernels._torch import LoopGemmSpec
from moebench.spec.steps import Step

SPEC = LoopGemmSpec("torch_loop_gemm2", Step.GEMM2)
