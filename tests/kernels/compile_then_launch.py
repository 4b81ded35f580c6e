"""Compile a plan by the pool into the cache folder given, then launch it over real tensors, compiling nothing.

Prints the plan's shared bytes and registers, binaries that NVIDIA's tool reads otherwise than we do, launches that
Triton's cache had, launches that it had not, and the kernels that are still held after the in-process caches were
trimmed.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path


def unlike_the_tool(cache: Path) -> int:
    """Binaries in ``cache`` whose registers and stack are read otherwise here than by cuobjdump, where it is there."""
    import triton

    from moebench.measure.cubin import cubin_resources

    tool = Path(triton.__file__).parent / "backends" / "nvidia" / "bin" / "cuobjdump"
    if not tool.exists():
        return 0
    unlike = 0
    for path in cache.rglob("*.cubin"):
        told = subprocess.run([str(tool), "-res-usage", str(path)], capture_output=True, text=True, check=True).stdout
        found, wanted = cubin_resources(path.read_bytes()), re.search(r"REG:(\d+) STACK:(\d+)", told)
        unlike += wanted is None or (found.registers, found.stack_bytes) != (int(wanted[1]), int(wanted[2]))
    return unlike


def main() -> None:
    """Run both halves."""
    os.environ["TRITON_CACHE_DIR"] = sys.argv[1]
    import torch
    from triton import knobs
    from triton.runtime import driver

    from moebench.backends.triton_backend import TritonBackend
    from moebench.backends.triton_layer import TritonLayer
    from moebench.measure.compile_job import CompileJob, StandInDriver, Target, warming
    from moebench.measure.compile_pool import CompilePool
    from moebench.measure.jit_cache import JitCache
    from moebench.measure.kernel_keys import settle_kernel_keys
    from moebench.measure.screen_request import ScreenCell, with_plan
    from moebench.pipeline.layer import LayerIO
    from moebench.pipeline.make import make_inputs, make_weights
    from moebench.plan.plan import KernelPlan
    from moebench.spec.hw_files import load_hardware
    from moebench.spec.shape import MoEShape
    from moebench.spec.workload import Workload

    hw, target = load_hardware("h200"), Target("cuda", 90, 32)
    shape = MoEShape("pooled", 8, 2, 128, 96)
    plan = KernelPlan(
        "gemm2_fused",
        {
            "block_m": 32, "block_n": 32, "block_k": 32, "group_m": 1, "ctas_per_sm": 1, "num_warps": 4,
            "num_stages": 2, "split_k": 2,
        },
    )  # fmt: skip
    works = [Workload(shape, tokens) for tokens in (1, 48)]
    cells = tuple(ScreenCell(w, TritonBackend().default_plan(w, hw, "fused")) for w in works)
    pool = CompilePool(1, limit_s=250.0)
    result = pool.submit(CompileJob(plan, cells, hw, target)).result()
    pool.close()
    facts = result.facts
    assert facts is not None, result.failure

    seen: list[bool] = []
    knobs.compilation.listener = lambda **told: seen.append(told["cache_hit"])
    driver.set_active(StandInDriver(target))
    settle_kernel_keys()
    for cell in reversed(cells):  # an order of launches that no compiler had
        layer = TritonLayer(cell.workload, with_plan(cell.base, plan), hw, "cpu")
        weights = make_weights(cell.workload, "cpu")
        io = LayerIO(make_inputs(cell.workload, torch.device("cpu")), weights, layer.make_buffers())
        with warming(lambda: "") as launches:
            layer.run(io)
        for launch in launches:
            launch.compile()
    cache = JitCache(kept=0)
    held = cache.count()
    assert cache.trim() == held
    told = f"{facts.shared_bytes} {facts.registers} {unlike_the_tool(Path(sys.argv[1]))}"
    sys.stdout.write(f"{told} {sum(seen)} {len(seen) - sum(seen)} {cache.count()}\n")


if __name__ == "__main__":
    main()
