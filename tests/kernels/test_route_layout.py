"""A row of scores stays in one warp: what makes the top-k fast, and what Triton decides by itself."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from compile_matrix import GROUPED, QWEN
from moebench.kernels import compat, route_index

from moebench.backends.triton_backend import TritonBackend
from moebench.measure.offline_compile import record_launches
from moebench.plan.registry import kernel_specs
from moebench.spec.hw_files import load_hardware
from moebench.spec.shape import MoEShape
from moebench.spec.workload import Workload

SHAPES = (QWEN, GROUPED, MoEShape("softmax-256", 256, 8, 2048, 512), MoEShape("softmax-384", 384, 8, 2048, 512))


@pytest.fixture(autouse=True)
def _cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiles anew: a cache of another Triton's making proves nothing."""
    monkeypatch.setenv("TRITON_CACHE_DIR", str(tmp_path / "triton"))


@pytest.mark.parametrize("tokens", [64, 16384])
@pytest.mark.parametrize("shape", SHAPES, ids=lambda s: s.name)
def test_no_row_of_scores_lies_in_two_warps(shape: MoEShape, tokens: int) -> None:
    hw, workload = load_hardware("h200"), Workload(shape, tokens)
    plan = TritonBackend().default_plan(workload, hw)
    warps = int(kernel_specs.get("route_index").default(workload, hw)["num_warps"])
    launch = next(x for x in record_launches(workload, plan, hw) if x.function == "route_count_kernel")
    source = compat.ast_source(route_index.route_count_kernel, launch.signature, launch.constants, launch.aligned)
    ir = compat.compile_kernel(source, compat.gpu_target("sm_90"), launch.options).asm["ttgir"]
    tile = "x".join(str(launch.constants[name]) for name in ("PARTS", "BLOCK_TOKENS", "WIDTH"))
    layouts = {name: text for name, text in re.findall(r"^(#\w+) = (.*)$", ir, re.MULTILINE) if "warpsPerCTA" in text}
    used = set(re.findall(rf"tensor<{tile}x\w+, (#\w+)>", ir))
    assert used
    for name in used:
        assert f"warpsPerCTA = [1, {warps}, 1]" in layouts[name]
    assert not re.findall(rf"convert_layout.*tensor<{tile}x", ir)
