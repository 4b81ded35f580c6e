"""The public call: right results, clear errors, one node of a compiled graph."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from typing import Any

import pytest
import torch

import moebench
from moebench.backends.torch_backend import TorchBackend
from moebench.errors import InputError, UnknownNameError
from moebench.pipeline import reference
from moebench.pipeline.layer import BoundLayer, LayerWeights
from moebench.pipeline.make import make_inputs, make_weights
from moebench.plan.plan import LayerPlan
from moebench.spec.dtypes import DType
from moebench.spec.hardware import Hardware
from moebench.spec.hw_files import load_hardware
from moebench.spec.shape import MoEShape, Scoring
from moebench.spec.workload import Workload

PLAIN = Workload(MoEShape("plain", num_experts=8, topk=2, hidden_size=64, intermediate_size=32), 5, DType.FP32)
FULL = Workload(
    MoEShape(
        "full", 12, 3, 32, 24, Scoring.SIGMOID, router_bias=True, expert_bias=True, num_shared_experts=2,
        shared_intermediate_size=40, shared_gate=True,
    ),
    7,
    DType.FP32,
)  # fmt: skip


def arguments(workload: Workload, device: str = "cpu") -> dict[str, Any]:
    """Everything ``moe_layer`` takes for ``workload``."""
    tensors = {**vars(make_inputs(workload, device)), **vars(make_weights(workload, device))}
    return {name: tensor for name, tensor in tensors.items() if tensor is not None} | {"workload": workload}


def expected(workload: Workload, device: str = "cpu") -> torch.Tensor:
    return reference.layer(make_inputs(workload, device), make_weights(workload, device), workload).out


@pytest.mark.parametrize("workload", [PLAIN, FULL], ids=lambda w: w.shape.name)
@pytest.mark.parametrize("variant", [None, "loop", "grouped_mm", "gather"])
def test_result_is_the_references(workload: Workload, variant: str | None) -> None:
    plan = TorchBackend().default_plan(workload, load_hardware("cpu"), variant)
    got = moebench.moe_layer(**arguments(workload), plan=plan)
    torch.testing.assert_close(got, expected(workload), rtol=1e-4, atol=1e-5)


def test_workspace_and_out_are_used() -> None:
    space, out = moebench.workspace(FULL), torch.full((7, 32), torch.nan)
    for _ in range(2):
        got = moebench.moe_layer(**arguments(FULL), workspace=space, out=out)
        assert got is out
        torch.testing.assert_close(out, expected(FULL), rtol=1e-4, atol=1e-5)
        out.fill_(torch.nan)


class CopyingBackend(TorchBackend):
    """The torch backend, as if it read weights of a layout of its own; counts the copies."""

    copies = 0

    def bind(self, workload: Workload, plan: LayerPlan, hw: Hardware, device: str) -> BoundLayer:
        layer = super().bind(workload, plan, hw, device)

        def copied(weights: LayerWeights) -> LayerWeights:
            self.copies += 1
            return replace(weights, w13=weights.w13.clone(), w2=weights.w2.clone())

        layer.prepare_weights = copied  # type: ignore[method-assign]
        return layer


def test_weights_are_repacked_once() -> None:
    backend = CopyingBackend()
    space, given = moebench.workspace(PLAIN, backend=backend), arguments(PLAIN)
    for _ in range(3):
        moebench.moe_layer(**given, workspace=space)
    assert backend.copies == 1


@pytest.mark.parametrize("backend", [TorchBackend(), CopyingBackend()], ids=["views", "copies"])
def test_changed_weights_are_seen(backend: TorchBackend) -> None:
    space, given = moebench.workspace(PLAIN, backend=backend), arguments(PLAIN)
    first = moebench.moe_layer(**given, workspace=space)
    given["w2"].mul_(2.0)
    torch.testing.assert_close(moebench.moe_layer(**given, workspace=space), 2 * first)
    given["w2"] = given["w2"] * 2
    torch.testing.assert_close(moebench.moe_layer(**given, workspace=space), 4 * first)


def test_parameters_and_inference_tensors_are_welcome() -> None:
    given = arguments(PLAIN)
    want = expected(PLAIN)
    parameters = given | {name: torch.nn.Parameter(given[name]) for name in ("w13", "w2")}
    got = moebench.moe_layer(**parameters)
    assert not got.requires_grad
    torch.testing.assert_close(got, want, rtol=1e-4, atol=1e-5)
    with torch.inference_mode():
        torch.testing.assert_close(moebench.moe_layer(**arguments(PLAIN)), want, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"x": torch.zeros(4, 64)}, r"x has shape \[4, 64\]; this workload needs \[5, 64\]"),
        ({"x": torch.zeros(5, 64, dtype=torch.float64)}, "x is float64; it must be float32"),
        ({"x": torch.zeros(64, 5).t()}, "x is not contiguous"),
        ({"x": torch.zeros(5, 64, device="meta")}, "x is on meta; the layer is bound to cpu"),
        ({"router_logits": torch.zeros(5, 9)}, r"router_logits has shape \[5, 9\]"),
        ({"router_logits": torch.zeros(5, 8, dtype=torch.int32)}, "it must be float32 or bfloat16 or float16"),
        ({"w13": torch.zeros(8, 64, 65)}, r"w13 has shape .* needs \[8, 64, 64\]"),
        ({"w2": torch.zeros(8, 32, 64)}, r"w2 has shape .* needs \[8, 64, 32\]"),
        ({"b13": torch.zeros(8, 64)}, "b13 was given, but plain has none"),
        ({"router_bias": torch.zeros(8)}, "router_bias was given, but plain has none"),
        ({"out": torch.zeros(5, 63)}, "out has shape"),
        ({"backend": "troch", "workspace": None}, "did you mean torch"),
        ({"plan": LayerPlan("torch", "loop"), "workspace": None}, "has kernels none"),
    ],
)
def test_bad_input_is_one_clear_line(change: dict[str, Any], said: str) -> None:
    given = arguments(PLAIN) | {"workspace": moebench.workspace(PLAIN)} | change
    with pytest.raises(InputError, match=said) as error:
        moebench.moe_layer(**given)
    assert "\n" not in str(error.value)


def test_missing_weight_is_named() -> None:
    given = arguments(FULL)
    del given["shared_gate"]
    with pytest.raises(InputError, match=r"shared_gate \[32\] is missing: full has one"):
        moebench.moe_layer(**given)


def test_out_must_not_be_x() -> None:
    given = arguments(PLAIN)
    with pytest.raises(InputError, match="shares x's memory"):
        moebench.moe_layer(**given, out=given["x"])


def test_out_must_not_overlap_x_in_part() -> None:
    given = arguments(PLAIN)
    tokens, hidden = given["x"].shape
    both = torch.zeros(tokens + 1, hidden, dtype=given["x"].dtype)
    with pytest.raises(InputError, match="shares x's memory"):
        moebench.moe_layer(**{**given, "x": both[1:]}, out=both[:-1])


def test_workspace_must_be_for_this_workload_and_plan() -> None:
    space = moebench.workspace(PLAIN)
    with pytest.raises(InputError, match="made for another workload"):
        moebench.moe_layer(**arguments(PLAIN.with_tokens(6)), workspace=space)
    with pytest.raises(InputError, match="a plan of its own"):
        moebench.moe_layer(**arguments(PLAIN), workspace=space, plan=replace(space.plan, variant="gather"))


def test_unknown_variant_names_the_known() -> None:
    with pytest.raises(UnknownNameError, match="loop"):
        moebench.workspace(PLAIN, LayerPlan("torch", "lop"))


@pytest.mark.parametrize("compiler", ["eager", "aot_eager"])
def test_one_node_of_a_compiled_graph(compiler: str) -> None:
    given, space = arguments(FULL), moebench.workspace(FULL)
    again = replace(FULL)
    x, logits = given.pop("x"), given.pop("router_logits")
    del given["workload"]

    def model(x: torch.Tensor, logits: torch.Tensor) -> torch.Tensor:
        return moebench.moe_layer(x * 1.0, logits, **given, workload=again, workspace=space) * 2

    compiled = torch.compile(model, backend=compiler, fullgraph=True)
    for _ in range(2):
        torch.testing.assert_close(compiled(x, logits), 2 * expected(FULL), rtol=1e-4, atol=1e-5)
    torch._dynamo.reset()


def test_without_a_workspace_a_compiled_model_breaks_its_graph_and_is_right() -> None:
    given = arguments(PLAIN)

    def model(x: torch.Tensor) -> torch.Tensor:
        return moebench.moe_layer(**(given | {"x": x * 1.0})) * 2

    got = torch.compile(model, backend="eager")(given["x"])
    torch.testing.assert_close(got, 2 * expected(PLAIN), rtol=1e-4, atol=1e-5)
    torch._dynamo.reset()


def test_importing_the_package_loads_nothing_heavy() -> None:
    code = "import sys, moebench; dir(moebench); assert not {'torch', 'triton', 'numpy', 'pydantic'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_public_names_are_there_and_others_are_not() -> None:
    assert set(moebench.__all__) <= set(dir(moebench))
    assert all(getattr(moebench, name) for name in moebench.__all__)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = moebench.nothing


@pytest.mark.gpu
def test_captured_call_on_the_current_stream() -> None:
    if not torch.cuda.is_available():
        pytest.skip("no CUDA or ROCm device")
    workload = replace(FULL, dtype=DType.BF16, shape=replace(FULL.shape, expert_bias=False))
    space = moebench.workspace(workload, device="cuda")
    given, out = arguments(workload, "cuda:0"), torch.empty(7, 32, dtype=torch.bfloat16, device="cuda:0")
    moebench.moe_layer(**given, workspace=space, out=out)
    want = expected(workload, "cuda:0")
    assert ((out - want).norm() / want.norm()) < 6e-3
    if not space.layer.capturable:
        pytest.skip("the default variant waits for the device here")
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        moebench.moe_layer(**given, workspace=space, out=out)
    out.fill_(torch.nan)
    graph.replay()
    assert ((out - want).norm() / want.norm()) < 6e-3
