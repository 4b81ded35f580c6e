"""The Triton layers on a device: every variant, dtype and feature against the reference, captured and not."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
import torch
from layer_cases import ERROR_LIMIT, SHAPES, LayerCase, Run, layer_cases, poison, replace_params, start

from moebench.backends.triton_backend import VARIANTS, TritonBackend
from moebench.pipeline import reference
from moebench.pipeline.layer import LayerInputs
from moebench.pipeline.make import make_inputs
from moebench.spec.dtypes import DType
from moebench.spec.hardware import Hardware
from moebench.spec.routing import Routing
from moebench.spec.shape import MoEShape, Scoring
from moebench.spec.workload import Workload

pytestmark = [pytest.mark.gpu, pytest.mark.skipif(not torch.cuda.is_available(), reason="no CUDA or ROCm device")]

DEVICE = "cuda:0"
MODELS = {
    "qwen3-30b": MoEShape("qwen3-30b", 128, 8, 2048, 768),
    "mixtral": MoEShape("mixtral", 8, 2, 4096, 14336),
    "deepseek-v3": MoEShape(
        "deepseek-v3", 256, 8, 7168, 2048, scoring=Scoring.SIGMOID, num_groups=8, topk_groups=4, router_bias=True,
        routed_scaling_factor=2.5, num_shared_experts=1, shared_intermediate_size=2048,
    ),
    "gpt-oss": MoEShape("gpt-oss", 32, 4, 2880, 2880, expert_bias=True, activation=SHAPES["clamped"].activation),
}  # fmt: skip
ODD_WIDTHS = (88, 176, 352, 704, 2880)
REPEATS = 50


@pytest.fixture(scope="module")
def hw() -> Hardware:
    from moebench.measure.device_facts import collect
    from moebench.spec.detect import match_hardware

    return match_hardware(collect(DEVICE))


@contextmanager
def no_host_sync() -> Iterator[None]:
    """An operation that waits for the device raises."""
    torch.cuda.set_sync_debug_mode("error")
    try:
        yield
    finally:
        torch.cuda.set_sync_debug_mode("default")


def capture(run: Run) -> torch.cuda.CUDAGraph:
    """A graph of one call, after the one warm-up that compiles."""
    with torch.cuda.stream(torch.cuda.Stream()):
        run.layer.run(run.io)
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        run.layer.run(run.io)
    return graph


@pytest.mark.parametrize("dtype", DType, ids=str)
@pytest.mark.parametrize("name", [c.name for c in layer_cases()])
def test_layer_matches_the_reference(name: str, dtype: DType, hw: Hardware) -> None:
    case = next(c for c in layer_cases(dtype) if c.name == name)
    run = start(case, hw, DEVICE)
    with no_host_sync():
        run.layer.run(run.io)
    assert run.relative_error() < ERROR_LIMIT[dtype]


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("tokens", [1, 64, 1024])
@pytest.mark.parametrize("model", MODELS)
def test_models_match_the_reference(model: str, tokens: int, variant: str, hw: Hardware) -> None:
    ep_size = 8 if model == "deepseek-v3" else 1
    workload = Workload(MODELS[model], tokens, DType.BF16, ep_size=ep_size)
    run = start(LayerCase(model, workload, variant), hw, DEVICE)
    run.layer.run(run.io)
    assert run.relative_error() < ERROR_LIMIT[DType.BF16]


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("width", ODD_WIDTHS)
def test_widths_that_are_no_multiple_of_a_tile(width: int, variant: str, hw: Hardware) -> None:
    for shape in (MoEShape("odd inner", 6, 2, 512, width), MoEShape("odd hidden", 6, 2, width, 256)):
        run = start(LayerCase(shape.name, Workload(shape, 70, DType.FP16), variant), hw, DEVICE)
        run.layer.run(run.io)
        assert run.relative_error() < ERROR_LIMIT[DType.FP16]


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("tokens", [1, 33, 700])
def test_captured_layer_is_right_on_other_routings(variant: str, tokens: int, hw: Hardware) -> None:
    workload = Workload(MODELS["qwen3-30b"], tokens, DType.BF16)
    run = start(LayerCase("captured", workload, variant), hw, DEVICE)
    graph = capture(run)
    for routing in ("uniform", "zipf:1.2", "single-hot", "uniform"):
        fresh = make_inputs(replace(workload, routing=Routing.parse(routing)), DEVICE, draw=3)
        run.io.inputs.x.copy_(fresh.x)
        run.io.inputs.router_logits.copy_(fresh.router_logits)
        poison({"out": run.io.buffers["out"]})
        graph.replay()
        torch.cuda.synchronize()
        assert run.relative_error() < ERROR_LIMIT[DType.BF16], routing


@pytest.mark.parametrize("variant", VARIANTS)
def test_captured_layer_routes_logits_that_are_no_numbers_as_the_reference_says(variant: str, hw: Hardware) -> None:
    workload = Workload(MODELS["qwen3-30b"], 16, DType.BF16)
    run = start(LayerCase("odd logits", workload, variant), hw, DEVICE)
    graph = capture(run)
    logits = run.io.inputs.router_logits
    logits[1], logits[2, 3], logits[3], logits[4, :99] = float("nan"), float("inf"), float("-inf"), float("nan")
    graph.replay()
    torch.cuda.synchronize()
    weights, ids = reference.route(logits, workload.shape)
    assert torch.equal(run.io.buffers["topk_ids"], ids)
    torch.testing.assert_close(run.io.buffers["topk_weights"], weights, rtol=1e-4, atol=1e-6)
    assert torch.isfinite(run.out).all()
    assert run.relative_error() < ERROR_LIMIT[DType.BF16]


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("tokens", [3, 300])
def test_a_deterministic_layer_repeats_its_bits(variant: str, tokens: int, hw: Hardware) -> None:
    run = start(LayerCase("repeats", Workload(MODELS["qwen3-30b"], tokens, DType.BF16), variant), hw, DEVICE)
    assert run.layer.deterministic
    first = run.layer.run(run.io).clone()
    for _ in range(REPEATS):
        poison({"out": run.io.buffers["out"]})
        assert torch.equal(run.layer.run(run.io), first)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_batch_invariant_layer_gives_a_token_the_same_bits_alone(variant: str, hw: Hardware) -> None:
    workload = Workload(MODELS["qwen3-30b"], 96, DType.BF16)
    backend, whole = TritonBackend(), start(LayerCase("batch", workload, variant), hw, DEVICE)
    assert whole.layer.batch_invariant
    out = whole.layer.run(whole.io)
    for tokens in (1, 7):
        part = LayerInputs(whole.io.inputs.x[:tokens].clone(), whole.io.inputs.router_logits[:tokens].clone())
        layer = backend.bind(workload.with_tokens(tokens), whole.layer.plan, hw, DEVICE)
        io = replace(whole.io, inputs=part, buffers=layer.make_buffers())
        assert torch.equal(layer.run(io), out[:tokens])


def test_a_plan_is_one_binary_whatever_the_tokens(hw: Hardware) -> None:
    from moebench.kernels import _grouped_gemm, combine, engine_grid, index

    kernels = (
        _grouped_gemm.grouped_gemm_kernel, combine.combine_kernel, engine_grid.engine_grid_kernel, index.place_kernel
    )  # fmt: skip
    for variant in VARIANTS:
        shape = MoEShape(f"binaries {variant}", 24, 3, 192, 80)
        plan = TritonBackend().default_plan(Workload(shape, 64), hw, variant)
        counts = []
        for tokens in (64, 1, 2, 15, 16, 17, 100, 1024):
            case = LayerCase("binaries", Workload(shape, tokens), variant, {p.kernel: p.params for p in plan.kernels})
            run = start(case, hw, DEVICE)
            run.layer.run(run.io)
            counts.append([_binaries(kernel) for kernel in kernels])
        assert all(count == counts[0] for count in counts), variant


def _binaries(kernel: object) -> int:
    caches = getattr(kernel, "device_caches", None)
    if caches is not None:
        return len(caches[torch.cuda.current_device()][0])
    return len(kernel.cache[torch.cuda.current_device()])  # type: ignore[attr-defined]


@pytest.mark.parametrize("one_program", [False, True])
def test_both_ways_to_route_and_index_agree_with_the_reference(one_program: bool, hw: Hardware) -> None:
    workload = Workload(MODELS["deepseek-v3"], 77, DType.BF16, ep_size=8, ep_rank=2)
    params = {"route_index": {"one_program": one_program}}
    run = start(LayerCase("routes", workload, params=params), hw, DEVICE)
    assert run.layer.plan == replace_params(run.layer.plan, params)
    run.layer.ops[0].run(run.io)
    wanted = reference.index(run.io.buffers["topk_ids"], workload.expert_range)
    assert torch.equal(run.io.buffers["src_to_dst"], wanted.src_to_dst)
    assert torch.equal(run.io.buffers["cu_seqlens"], wanted.cu_seqlens)
    assert torch.equal(run.io.buffers["dst_to_src"][: wanted.dst_to_src.numel()], wanted.dst_to_src)


SANITIZED = """
import sys
sys.path.append(sys.argv[1])
from layer_cases import SHAPES, LayerCase, start
from moebench.backends.triton_backend import VARIANTS
from moebench.measure.device_facts import collect
from moebench.spec.detect import match_hardware
from moebench.spec.dtypes import DType
from moebench.spec.workload import Workload
hw = match_hardware(collect("cuda:0"))
for variant in VARIANTS:
    for name in ("plain", "groups", "gelu"):
        for tokens in (1, 37):
            run = start(LayerCase(name, Workload(SHAPES[name], tokens, DType.BF16), variant), hw, "cuda:0")
            run.layer.run(run.io)
            assert run.relative_error() < 1e-2
"""


@pytest.mark.skipif(shutil.which("compute-sanitizer") is None, reason="compute-sanitizer is not installed")
def test_compute_sanitizer_finds_no_bad_access() -> None:
    cases = Path(__file__).resolve().parents[1] / "kernels"
    told = subprocess.run(
        ["compute-sanitizer", "--error-exitcode", "9", sys.executable, "-c", SANITIZED, str(cases)],
        capture_output=True, text=True, timeout=280, check=False,
    )  # fmt: skip
    assert told.returncode == 0, told.stdout[-4000:] + told.stderr[-2000:]
