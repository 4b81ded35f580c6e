"""What is different on Iluvatar's cards and easily got wrong, each trap with a test."""

from __future__ import annotations

import ast
import stat
import sys
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from moebench.backends.triton_backend import VARIANTS, TritonBackend
from moebench.measure import device_facts
from moebench.measure.compilers import FAILS, STUB, WORKS, check_compiler, check_nvcc
from moebench.plan.legality import legal
from moebench.plan.plan import KernelPlan
from moebench.plan.registry import kernel_specs
from moebench.plan.space import build_space
from moebench.predict.constants import load_calibration
from moebench.predict.device import Device
from moebench.predict.gemm import Gemm, gemm_us
from moebench.predict.model import Model
from moebench.predict.rows import RowTiles
from moebench.predict.tiles import TilePlans
from moebench.spec.detect import DeviceFacts, find_match
from moebench.spec.dtypes import DType
from moebench.spec.hardware import Fact
from moebench.spec.hw_files import load_hardware
from moebench.spec.models import load_model
from moebench.spec.workload import Workload

ROOT = Path(__file__).resolve().parents[1]
CARDS = ("bi-v100", "mr-v100", "bi-v150")
QWEN = load_model("qwen3.6-35b-a3b").shape
WORK = Workload(QWEN, 64, DType.FP16, tp_size=4)


def _facts(name: str, capability: tuple[int, int], **more: object) -> DeviceFacts:
    return DeviceFacts("cuda:0", "cuda", name, capability, **more)  # type: ignore[arg-type]


# A warp has 64 threads.


@pytest.mark.parametrize("card", CARDS)
def test_a_warp_has_64_threads_in_every_rule_and_default(card: str) -> None:
    hw = load_hardware(card)
    spec = kernel_specs.get("gemm1_fused")
    assert hw.warp_size == 64
    assert spec.threads({"num_warps": 16}, hw) == 1024
    layer = TritonBackend().default_plan(WORK, hw, "fused")
    assert all(spec.threads(k.params, hw) <= (hw.max_threads_per_block or 0) for k in layer.kernels)
    nvidia = TritonBackend().default_plan(WORK, load_hardware("h200"), "fused")
    combine = [layer.kernel("combine").params["num_warps"], nvidia.kernel("combine").params["num_warps"]]
    assert int(combine[0]) * 64 <= int(combine[1]) * 32, "a default counts threads, not warps"


# Capabilities are NVIDIA's too.


@pytest.mark.parametrize(
    ("name", "capability", "corex", "key", "vendor"),
    [
        ("Iluvatar BI-V100", (7, 0), False, "bi-v100", "iluvatar"),
        ("BI-V100", (7, 0), True, "bi-v100", "iluvatar"),
        ("Tesla V100-SXM2-32GB", (7, 0), False, "v100-sxm2-32", "nvidia"),
        ("NVIDIA A100-SXM4-80GB", (8, 0), False, "a100-sxm-80", "nvidia"),
        ("Iluvatar TG-V200", (8, 0), False, "iluvatar-tg-v200", "iluvatar"),
    ],
)
def test_a_capability_alone_names_no_card(
    name: str, capability: tuple[int, int], corex: bool, key: str, vendor: str
) -> None:
    hw = find_match(_facts(name, capability, is_corex=corex)).hardware
    assert (hw.key, hw.vendor) == (key, vendor)


# The driver of CoreX 3.2.3 names no warp size, and torch 2.1 three properties in all.


def test_a_driver_that_names_no_warp_size_leaves_the_descriptors() -> None:
    for name, capability in (("Iluvatar BI-V100", (7, 0)), ("Iluvatar MR-V50", (7, 1)), ("Iluvatar XX", (8, 0))):
        assert find_match(_facts(name, capability, sm_count=16)).hardware.warp_size == 64


def test_a_torch_with_three_properties_is_enough() -> None:
    class Old:
        multi_processor_count, total_memory, max_threads_per_multi_processor = 16, 32 << 30, 8192

    found = device_facts._read(Old(), device_facts._TORCH_PROPERTIES)
    assert found == {"sm_count": 16, "memory_bytes": 32 << 30, "threads_per_sm": 8192}


# Dots are pipelined at most two deep below capability 8.


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("variant", VARIANTS)
def test_no_plan_has_more_than_two_stages(card: str, variant: str) -> None:
    hw = load_hardware(card)
    for tokens in (1, 64, 1024, 16384):
        layer = TritonBackend().default_plan(WORK.with_tokens(tokens), hw, variant)
        assert not [v for k in layer.kernels for v in legal(k, WORK.with_tokens(tokens), hw)]
        assert all(int(k.params.get("num_stages", 1)) <= 2 for k in layer.kernels)
    for kernel in VARIANTS[variant]:
        space = build_space(kernel, [WORK], hw)
        assert all(int(p.params.get("num_stages", 1)) <= 2 for p in space.plans)
    later = find_match(_facts("Iluvatar TG-V200", (8, 0))).hardware
    assert later.max_num_stages is None, "the next generation copies asynchronously"


# 48 KiB of shared memory until the driver says how much there is.


def test_shared_memory_is_48_kib_until_a_probe() -> None:
    unsure = load_hardware("bi-v100")
    probed = find_match(_facts("Iluvatar BI-V100", (7, 0), shared_per_block_bytes=131072)).hardware
    assert (unsure.shared_limit_bytes, probed.shared_limit_bytes) == (48 * 1024, 131072)
    wide = KernelPlan(
        "gemm1_fused",
        {"block_m": 64, "block_n": 128, "block_k": 64, "group_m": 1, "ctas_per_sm": 0, "num_warps": 8, "num_stages": 2},
    )
    assert [v.rule for v in legal(wide, WORK, unsure)] == ["shared memory"]
    assert not legal(wide, WORK, probed)
    assert len(build_space("gemm1_fused", [WORK], unsure)) < len(build_space("gemm1_fused", [WORK], probed))


# Wide loads are slow: the width is searched, and the defaults are narrow.


def _load_bytes(kernel: str, plan: KernelPlan) -> float:
    rows, columns = (int(plan.params[a.name]) for a in kernel_specs.get(kernel).axes[:2])
    return rows * columns / (int(plan.params["num_warps"]) * 64) * WORK.dtype.itemsize_bytes


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("kernel", ["expand", "activation", "combine"])
def test_the_width_of_a_load_is_searched_and_narrow_by_default(card: str, kernel: str) -> None:
    hw = load_hardware(card)
    widths = {_load_bytes(kernel, p) for p in build_space(kernel, [WORK], hw).plans}
    assert {2.0, 4.0, 8.0, 16.0} <= widths
    default = KernelPlan(kernel, dict(kernel_specs.get(kernel).default(WORK, hw)))
    assert _load_bytes(kernel, default) <= 8


def test_the_model_prefers_narrow_loads_there_and_not_elsewhere() -> None:
    work = WORK.with_tokens(16384)
    for card, narrow in (("bi-v150", True), ("h200", False)):
        hw = load_hardware(card)
        plans = build_space("combine", [work], hw).plans
        best = plans[int(Model(hw).times_us("combine", plans, work).argmin())]
        lanes = int(best.params["num_warps"]) * (hw.warp_size or 32)
        each = int(best.params["block_tokens"]) * int(best.params["block_h"]) / lanes * 2
        assert (each <= 4) is narrow


# Sixteen warps of 64 threads are the vendor's usual choice.


@pytest.mark.parametrize("card", CARDS)
def test_sixteen_warps_are_searched(card: str) -> None:
    hw = load_hardware(card)
    for kernel in ("gemm1_fused", "gemm2_fused", "engine_grid", "combine"):
        assert any(p.params["num_warps"] == 16 for p in build_space(kernel, [WORK], hw).plans)
    less = replace(hw, facts={**hw.facts, "max_threads_per_block": Fact(512, "driver", "high")})
    assert not any(p.params["num_warps"] == 16 for p in build_space("combine", [WORK], less).plans)


# nvcc is a script that prints a banner, returns 0 and compiles nothing.


def _script(folder: Path, text: str) -> Path:
    path = folder / "nvcc"
    path.write_text(f"#!{sys.executable}\nimport sys\n{text}\n", encoding="utf-8")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


WRITES = "open(sys.argv[sys.argv.index('-o') + 1], 'wb').write(b{!r})"


@pytest.mark.parametrize(
    ("text", "state"),
    [
        ("print('nvcc: NVIDIA (R) Cuda compiler driver, release 10.2')", STUB),
        (WRITES.format(b"").replace("bb", "b"), STUB),
        (WRITES.format(b"banner").replace("bb", "b"), STUB),
        (WRITES.format(b"\x7fELF...").replace("bb", "b"), WORKS),
        ("print('no such architecture', file=sys.stderr); sys.exit(3)", FAILS),
    ],
)
def test_a_compiler_is_judged_by_the_object_it_leaves(tmp_path: Path, text: str, state: str) -> None:
    found = check_compiler(_script(tmp_path, text))
    assert found.state == state, found.said


def test_a_compiler_that_hangs_or_is_none_is_no_traceback(tmp_path: Path) -> None:
    assert check_compiler(_script(tmp_path, "import time; time.sleep(30)"), limit_s=0.2).state == FAILS
    assert check_compiler(tmp_path / "absent").state == FAILS


def test_the_nvcc_in_the_path_is_tried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert check_nvcc() is None
    _script(tmp_path, "print('release 10.2')")
    found = check_nvcc()
    assert found is not None
    assert (found.state, found.path) == (STUB, str(tmp_path / "nvcc"))


def test_the_doctor_tells_a_stub(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from moebench.cli.doctor import compiler_findings

    monkeypatch.setenv("PATH", str(tmp_path))
    assert list(compiler_findings()) == []
    _script(tmp_path, "print('release 10.2')")
    (found,) = compiler_findings()
    assert (found.topic, found.state) == ("nvcc", "note")
    assert "stub" in found.said
    assert str(tmp_path / "nvcc") in found.said


# The vendor's Triton calls its backend cuda or, newer, corex.


@pytest.mark.parametrize("backend", ["cuda", "corex"])
def test_triton_compiles_for_the_target_that_its_driver_names(backend: str, monkeypatch: pytest.MonkeyPatch) -> None:
    compile_job = pytest.importorskip("moebench.measure.compile_job")
    triton = pytest.importorskip("triton")

    class Driver:
        def get_current_target(self) -> object:
            return triton.backends.compiler.GPUTarget(backend, 71, 64)

    import contextlib

    import torch

    monkeypatch.setattr(type(triton.runtime.driver), "active", property(lambda self: Driver()))
    monkeypatch.setattr(torch.cuda, "device", lambda device: contextlib.nullcontext())
    found = compile_job.device_target("cuda:0")
    assert found is not None
    assert (found.backend, found.arch, found.warp_size) == (backend, 71, 64)


# CoreX brings Python 3.10 and torch 2.1.


SOURCES = sorted([*(ROOT / "moebench").rglob("*.py"), *(ROOT / "kernels").glob("*.py")])


def test_every_module_is_python_3_10() -> None:
    for path in SOURCES:
        tree = ast.parse(path.read_text(encoding="utf-8"), feature_version=(3, 10))
        newer = {"tomllib", "wsgiref.types"}
        loose = [n for n in tree.body if isinstance(n, (ast.Import, ast.ImportFrom))]
        names = {a.name for n in loose for a in n.names} | {n.module for n in loose if isinstance(n, ast.ImportFrom)}
        assert not names & newer, f"{path}: {names & newer} is newer than Python 3.10"
        from_typing = {a.name for n in loose if isinstance(n, ast.ImportFrom) and n.module == "typing" for a in n.names}
        assert not from_typing & {"Self", "override", "assert_never", "Unpack", "TypeVarTuple", "LiteralString"}


def test_a_torch_without_grouped_products_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    torch = pytest.importorskip("torch")
    from moebench.backends import torch_features

    monkeypatch.delattr(torch.nn.functional, "grouped_mm", raising=False)
    monkeypatch.delattr(torch, "_grouped_mm", raising=False)
    assert torch_features.grouped_mm() is None


# What is public of winners on these cards.


TILES = ("block_m", "block_n", "block_k", "num_warps", "num_stages", "ctas_per_sm", "group_m")
EDGES = (16, 32, 64, 128, 256)
DENSE = [
    dict(zip(TILES, values, strict=True))
    for values in product(
        (16, 32, 64, 128, 256), (16, 32, 64, 128, 256), (16, 32, 64, 128), (4, 8, 16), (1, 2), (0, 1, 4), (1, 8)
    )
]


def _dense_rank(edge: int, **published: int) -> float:
    """Share of plans predicted to be faster than the published one, on a square fp16 product on a BI-V150's die.

    Plans are those whose operands fit 128 KiB with 256 accumulators a thread at most, as the vendor's own tuner prunes.
    """
    constants, hw = load_calibration("iluvatar").constants, load_hardware("bi-v150")
    plans = [
        KernelPlan("gemm2", tile) for tile in DENSE
        if (tile["block_m"] + tile["block_n"]) * tile["block_k"] * 2 * tile["num_stages"] <= 128 * 1024
        and tile["block_m"] * tile["block_n"] <= 256 * 64 * tile["num_warps"]
    ]  # fmt: skip
    us = gemm_us(
        Gemm(edge, edge, 1, 2, 2, 2 * edge * edge), TilePlans.of(plans), RowTiles.dense(edge),
        Device.of(hw, DType.FP16, constants), constants,
    )  # fmt: skip
    mine = [i for i, p in enumerate(plans) if published.items() <= p.params.items()]
    assert mine, "the published plan is among them"
    return float((us < us[mine].min()).mean())


@pytest.mark.parametrize("edge", [1024, 4096])
def test_the_published_gemm_winner_is_in_the_best_quarter(edge: int) -> None:
    winner = {"block_m": 256, "block_n": 256, "block_k": 32, "num_warps": 16}
    assert _dense_rank(edge, **winner) < 0.25


@pytest.mark.parametrize("edge_of_tile", [128, 256])
@pytest.mark.parametrize("block_k", [32, 64])
def test_the_vendors_grouped_gemm_tutorial_is_in_the_best_quarter(edge_of_tile: int, block_k: int) -> None:
    tile = {"block_m": edge_of_tile, "block_n": edge_of_tile, "block_k": block_k}
    assert _dense_rank(4096, **tile, num_warps=16, num_stages=2, ctas_per_sm=4) < 0.25


def test_a_tile_of_256_by_256_is_not_legal_for_the_kernels_here() -> None:
    tile = {"block_m": 256, "block_n": 256, "block_k": 32, "num_warps": 16, "num_stages": 2, "ctas_per_sm": 0}
    broken = legal(
        KernelPlan("gemm2", {**tile, "group_m": 1}), Workload(QWEN, 4096, DType.FP16), load_hardware("bi-v150")
    )
    assert [v.rule for v in broken] == ["shared memory"], "its output passes through shared memory in fp32"


@pytest.mark.parametrize(("tokens", "block_m"), [(32, 32), (512, 64), (8192, 256)])
def test_the_vendors_moe_default_is_in_the_best_quarter_of_a_model_of_few_experts(tokens: int, block_m: int) -> None:
    hw, work = load_hardware("bi-v150"), Workload(load_model("mixtral-8x7b").shape, tokens, DType.FP16, tp_size=4)
    plans = build_space("engine_grid", [work], hw).plans
    us = Model(hw).times_us("engine_grid", plans, work)
    mine = us[[i for i, p in enumerate(plans) if p.params["BLOCK_SIZE_M"] == block_m]]
    assert float((us < mine.min()).mean()) < 0.25
