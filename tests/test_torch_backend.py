"""The torch backend: every variant and parameter against the float64 loops and the fp32 reference."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import moe_oracle
import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st
from moe_strategies import PROPERTY, workloads

from moebench.backends import torch_features
from moebench.backends.registry import resolve_backend
from moebench.backends.torch_backend import TorchBackend
from moebench.errors import InputError, UnsupportedError
from moebench.pipeline import reference
from moebench.pipeline.layer import BoundLayer, LayerInputs, LayerIO
from moebench.pipeline.make import make_inputs, make_weights
from moebench.plan.legality import legal
from moebench.plan.plan import KernelPlan, LayerPlan, Param
from moebench.plan.registry import kernel_specs
from moebench.spec.dtypes import DType
from moebench.spec.hardware import Fact, Hardware
from moebench.spec.shape import MoEShape, Scoring
from moebench.spec.steps import Step
from moebench.spec.workload import Major, WeightLayout, Workload
from moebench.testing.backends import poisoned_io, relative_error

CPU = Hardware("cpu", "CPU", "cpu", "cpu", "cpu", facts={"sm_count": Fact(2, "driver")})
H200 = Hardware("h200", "H200", "nvidia", "sm90", "hopper", capability=(9, 0))
PLAIN = MoEShape("plain", num_experts=8, topk=2, hidden_size=64, intermediate_size=32)
VARIANTS = ("loop", "grouped_mm", "gather")


def with_params(plan: LayerPlan, **params: Param) -> LayerPlan:
    """``plan`` with the given values wherever a kernel has an axis of that name."""
    kernels = (
        replace(k, params={**k.params, **{n: v for n, v in params.items() if n in k.params}}) for k in plan.kernels
    )
    return replace(plan, kernels=tuple(kernels))


def bind(workload: Workload, variant: str, **params: Param) -> BoundLayer:
    backend = TorchBackend()
    return backend.bind(workload, with_params(backend.default_plan(workload, CPU, variant), **params), CPU, "cpu")


def default_variants(workload: Workload) -> Iterator[BoundLayer]:
    return (bind(workload, variant) for variant in TorchBackend().variants(workload, CPU))


@PROPERTY
@given(workloads())
def test_every_variant_equals_loops_in_float64(workload: Workload) -> None:
    want = moe_oracle.layer(make_inputs(workload, "cpu"), make_weights(workload, "cpu"), workload)
    for layer in default_variants(workload):
        got = layer.run(poisoned_io(layer, "cpu"))
        torch.testing.assert_close(got.double(), want, rtol=1e-4, atol=1e-5, msg=layer.plan.variant)


@PROPERTY
@given(workloads(), st.data())
def test_every_legal_plan_equals_the_reference(workload: Workload, data: st.DataObject) -> None:
    backend = TorchBackend()
    variant = data.draw(st.sampled_from(backend.variants(workload, CPU)))
    plans = []
    for kernel in backend.default_plan(workload, CPU, variant).kernels:
        space = [p for p in kernel_specs.get(kernel.kernel).space() if not legal(p, workload, CPU)]
        plans.append(data.draw(st.sampled_from(space)))
    layer = backend.bind(workload, LayerPlan("torch", variant, tuple(plans)), CPU, "cpu")
    io = poisoned_io(layer, "cpu")
    want = reference.layer(io.inputs, io.weights, workload)
    torch.testing.assert_close(layer.run(io), want.out, rtol=1e-4, atol=1e-5)
    assert io.buffers["topk_ids"].equal(want.ids)
    torch.testing.assert_close(io.buffers["topk_weights"], want.weights)
    assert [op.params for op in layer.ops] == [p.params for p in plans]


@PROPERTY
@given(workloads())
def test_named_buffers_hold_what_the_contract_says(workload: Workload) -> None:
    for layer in default_variants(workload):
        io = poisoned_io(layer, "cpu")
        layer.run(io)
        src_to_dst, dst_to_src, ends = reference.index(io.buffers["topk_ids"], workload.expert_range)
        rows = dst_to_src.numel()
        assert io.buffers["src_to_dst"].equal(src_to_dst)
        assert io.buffers["dst_to_src"][:rows].equal(dst_to_src)
        assert io.buffers["cu_seqlens"].equal(ends)
        for name in ("expanded", "gemm1_out", "act_out", "gemm2_out"):
            assert io.buffers[name][:rows].isfinite().all(), name


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("dtype", DType)
@pytest.mark.parametrize("width", [88, 176, 704])
@pytest.mark.parametrize("experts", [60, 7])
def test_odd_widths_and_expert_counts(variant: str, dtype: DType, width: int, experts: int) -> None:
    workload = Workload(MoEShape("odd", experts, 4, 96, width), 17, dtype)
    layer = bind(workload, variant)
    io = poisoned_io(layer, "cpu")
    error = relative_error(layer.run(io), reference.layer(io.inputs, io.weights, workload).out)
    assert error < {DType.BF16: 6e-3, DType.FP16: 1e-3, DType.FP32: 1e-5}[dtype]


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("ep_size", [1, 3])
def test_one_hot_expert_leaves_other_ranks_with_nothing(variant: str, ep_size: int) -> None:
    shape = replace(PLAIN, num_experts=9, topk=2)
    total = torch.zeros(6, 64)
    for rank in range(ep_size):
        workload = Workload(shape, 6, DType.FP32, ep_size=ep_size, ep_rank=rank)
        layer = bind(workload, variant)
        io = poisoned_io(layer, "cpu")
        io.inputs.router_logits.fill_(-20.0)[:, 1:3] = 20.0
        total = layer.run(io).clone() if rank == 0 else total + layer.run(io)
        if rank:
            assert not layer.run(io).any()
    assert total.isfinite().all()
    assert total.any()


@pytest.mark.parametrize("select", ["sort", "topk"])
@pytest.mark.parametrize("scoring", Scoring)
def test_route_breaks_ties_by_id_and_survives_bad_logits(select: str, scoring: Scoring) -> None:
    shape = replace(PLAIN, num_experts=40, topk=8, scoring=scoring, router_bias=True, num_groups=4, topk_groups=2)
    workload = Workload(shape, 6, DType.FP32)
    layer = bind(workload, "loop", select=select)
    io = poisoned_io(layer, "cpu")
    assert io.weights.router_bias is not None
    io.weights.router_bias.fill_(0.0)[::2] = -0.0
    logits = io.inputs.router_logits
    logits[0], logits[1], logits[2, ::3], logits[3, 7], logits[4] = 0.0, float("nan"), float("nan"), float("inf"), -1e4
    layer.run(io)
    weights, ids = reference.route(logits, shape, io.weights.router_bias)
    assert io.buffers["topk_ids"].equal(ids)
    torch.testing.assert_close(io.buffers["topk_weights"], weights)
    assert ids[0].tolist() == list(range(8))


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16, torch.float32])
def test_logits_may_be_half_precision(dtype: torch.dtype) -> None:
    workload = Workload(PLAIN, 9, DType.FP32)
    layer = bind(workload, "loop")
    io = poisoned_io(layer, "cpu")
    io.inputs.router_logits = io.inputs.router_logits.to(dtype)
    layer.run(io)
    assert io.buffers["topk_ids"].equal(reference.route(io.inputs.router_logits, PLAIN)[1])


@pytest.mark.parametrize("step", [s for s in Step if s not in (Step.GEMM1, Step.GEMM2, Step.SHARED, Step.INDEX)])
def test_steps_declared_batch_invariant_are(step: Step) -> None:
    shape = replace(PLAIN, num_experts=37, topk=5, hidden_size=72, intermediate_size=44)
    workload = Workload(shape, 13)
    assert kernel_specs.get(f"torch_{step}").batch_invariant
    many, one = bind(workload, "loop"), bind(workload.with_tokens(1), "loop")
    io = poisoned_io(many, "cpu")
    many.run(io)
    for token in (0, 6, 12):
        some = slice(token, token + 1)
        alone = LayerIO(LayerInputs(io.inputs.x[some], io.inputs.router_logits[some]), io.weights, one.make_buffers())
        one.run(alone)
        rows = io.buffers["src_to_dst"].view(13, 5)[token].long()
        mine = alone.buffers["src_to_dst"].long()
        if step is Step.ROUTE:
            assert alone.buffers["topk_weights"][0].equal(io.buffers["topk_weights"][token])
            continue
        source, target = {
            Step.EXPAND: ("expanded", "expanded"),
            Step.ACTIVATION: ("gemm1_out", "act_out"),
            Step.COMBINE: ("gemm2_out", "out"),
        }[step]
        alone.buffers[source][mine] = io.buffers[source][rows]
        next(op for op in one.ops if op.steps == (step,)).run(alone)
        if step is Step.COMBINE:
            assert alone.buffers[target][0].equal(io.buffers[target][token])
        else:
            assert alone.buffers[target][mine].equal(io.buffers[target][rows])


def test_threads_are_used_and_put_back(monkeypatch: pytest.MonkeyPatch) -> None:
    before, seen = torch.get_num_threads(), []
    monkeypatch.setattr(torch, "set_num_threads", lambda n: seen.append(n))
    layer = bind(Workload(PLAIN, 4, DType.FP32), "loop", num_threads=1 if before != 1 else 2)
    layer.run(poisoned_io(layer, "cpu"))
    assert seen == [1 if before != 1 else 2, before] * 2


def test_threads_belong_to_cpus_and_their_cores() -> None:
    workload = Workload(PLAIN, 4)
    params = {"expert_batch": 1, "num_threads": 8}
    assert "has 2 cores" in legal(KernelPlan("torch_loop_gemm1", params), workload, CPU)[0].message
    assert "must be 0" in legal(KernelPlan("torch_loop_gemm1", params), workload, H200)[0].message


def test_default_variant_is_grouped_mm_where_it_is_one_kernel() -> None:
    backend, bf16 = TorchBackend(), Workload(PLAIN, 64)
    assert backend.variants(bf16, CPU)[0] == "loop"
    assert backend.variants(replace(bf16, dtype=DType.FP16), H200)[0] == "loop"
    ampere = replace(H200, key="a100", capability=(8, 0))
    assert backend.variants(bf16, ampere)[0] == "loop"
    if torch_features.grouped_mm() is not None:
        assert backend.variants(bf16, H200)[0] == "grouped_mm"


def test_unaligned_rows_are_refused_by_rule() -> None:
    workload = Workload(replace(PLAIN, intermediate_size=44), 4)
    assert "grouped_mm" not in TorchBackend().variants(workload, CPU)
    with pytest.raises(InputError, match="88 bytes apart"):
        TorchBackend().default_plan(workload, CPU, "grouped_mm")
    k_major = Workload(replace(PLAIN, hidden_size=60), 4, layout=WeightLayout(major=Major.K))
    with pytest.raises(InputError, match="120 bytes apart"):
        TorchBackend().default_plan(k_major, CPU, "grouped_mm")


def test_gather_is_for_a_few_rows_of_this_rank() -> None:
    with pytest.raises(InputError, match="at most 256 rows"):
        TorchBackend().default_plan(Workload(PLAIN, 129), CPU, "gather")
    sliced = Workload(PLAIN, 2, ep_size=2)
    assert "gather" in TorchBackend().variants(sliced, CPU)
    assert "gather" not in TorchBackend().variants(sliced, H200)


def test_torch_without_grouped_mm_is_told_not_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    workload = Workload(PLAIN, 4)
    plan = TorchBackend().default_plan(workload, CPU, "grouped_mm")
    for home, name in ((torch.nn.functional, "grouped_mm"), (torch, "_grouped_mm")):
        monkeypatch.delattr(home, name, raising=False)
    torch_features.grouped_mm_fault.cache_clear()
    try:
        assert TorchBackend().variants(workload, CPU) == ["loop", "gather"]
        with pytest.raises(UnsupportedError, match="has no grouped_mm; choose variant loop"):
            TorchBackend().bind(workload, plan, CPU, "cpu")
    finally:
        torch_features.grouped_mm_fault.cache_clear()


def test_dtype_without_a_unit_is_refused() -> None:
    volta = replace(H200, key="v100", capability=(7, 0), facts={"bf16_tflops": Fact(0, "datasheet")})
    reasons = TorchBackend().refuse(Workload(PLAIN, 4), volta)
    assert reasons == ["v100 does not compute in bf16; it has: fp16, fp32"]
    plan = TorchBackend().default_plan(Workload(PLAIN, 4), volta)
    with pytest.raises(InputError, match="does not compute in bf16"):
        TorchBackend().bind(Workload(PLAIN, 4), plan, volta, "cpu")


def test_wrong_kernels_for_the_layer_are_named() -> None:
    shared = replace(PLAIN, num_shared_experts=1, shared_intermediate_size=16)
    plan = TorchBackend().default_plan(Workload(PLAIN, 4), CPU)
    with pytest.raises(InputError, match=r"this workload's layer needs .*torch_shared"):
        TorchBackend().bind(Workload(shared, 4), plan, CPU, "cpu")


def test_on_a_cpu_nothing_can_be_captured() -> None:
    assert not any(layer.capturable for layer in default_variants(Workload(PLAIN, 4)))


def test_no_host_read_hides_in_the_capturable_operations() -> None:
    """Besides the loop and the row count, both left out of capturable layers, no operation asks the device."""
    root = Path(torch_features.__file__).parent
    asked = set()
    for name in ("torch_routing", "torch_rows", "torch_gemm", "torch_step"):
        for node in ast.walk(ast.parse((root / f"{name}.py").read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr in (
                "item",
                "tolist",
                "cpu",
                "nonzero",
                "bincount",
                "numpy",
            ):
                asked.add((name, node.attr))
    assert asked == {("torch_gemm", "tolist")}


@pytest.mark.gpu
@pytest.mark.parametrize("variant", ["grouped_mm", "gather"])
@pytest.mark.parametrize("shared", [0, 64])
def test_captured_layer_follows_another_routing(variant: str, shared: int) -> None:
    if not torch.cuda.is_available():
        pytest.skip("no CUDA or ROCm device")
    shape = replace(PLAIN, num_experts=16, topk=4, num_shared_experts=int(shared > 0), shared_intermediate_size=shared)
    workload = Workload(shape, 32)
    backend = resolve_backend("torch")
    hw = replace(H200, capability=torch.cuda.get_device_capability())
    if variant not in backend.variants(workload, hw):
        pytest.skip(f"no {variant} here")
    layer = backend.bind(workload, backend.default_plan(workload, hw, variant), hw, "cuda:0")
    if not layer.capturable:
        pytest.skip(f"{variant} waits for the device here")
    io = poisoned_io(layer, "cuda:0")
    layer.run(io)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        out = layer.run(io)
    for draw in (1, 2):
        fresh = make_inputs(workload, "cuda:0", draw)
        io.inputs.x.copy_(fresh.x)
        io.inputs.router_logits.copy_(fresh.router_logits)
        if draw == 2:
            io.inputs.router_logits.fill_(-9.0)[:, 3:7] = 9.0
        graph.replay()
        want = reference.layer(io.inputs, io.weights, workload)
        assert relative_error(out, want.out) < 6e-3
