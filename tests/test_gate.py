"""The numerics gate: it passes a right layer in every form, and catches every fault that is planted."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
import torch
import typer
from hypothesis import given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner

from moebench.cli import check as check_command
from moebench.errors import InputError
from moebench.measure.gate import gate
from moebench.measure.gate_checks import SAMPLE_TOKENS, layer_checks, sample_tokens
from moebench.measure.guards import GuardedBuffers
from moebench.measure.integer_inputs import (
    LIFTED_LIMIT,
    SIGNIFICANT,
    ExactForm,
    exact_workload,
    integer_logits,
    integer_tokens,
    integer_weights,
)
from moebench.pipeline import reference
from moebench.pipeline.layer import BoundLayer, LayerInputs, LayerIO, LayerWeights, Op
from moebench.pipeline.layout import as_n_by_k
from moebench.pipeline.torch_dtypes import torch_dtype
from moebench.plan.plan import LayerPlan
from moebench.session.checking import ODD_SHAPES, odd_workloads
from moebench.spec.activation import Activation, ActivationKind
from moebench.spec.dtypes import DType
from moebench.spec.shape import MoEShape, Scoring, WeightOn
from moebench.spec.steps import Step
from moebench.spec.workload import Major, W13Order, WeightLayout, Workload
from moebench.store.records import Check

CPU = torch.device("cpu")
Fault = Callable[["FakeLayer", LayerIO], None]


class FakeLayer(BoundLayer):
    """The reference's steps, rounded to the storage type between them, with places to plant a fault.

    ``faults`` maps a stage (``route``, ``index``, ``expand``, ``gemm2``, ``combine``, ``end``) to what is done to the
    buffers right after it.
    """

    capturable, deterministic, batch_invariant = False, True, True

    def __init__(self, workload: Workload, **faults: Fault) -> None:
        self.workload, self.plan, self.device = workload, LayerPlan("fake", "fake"), CPU
        self.faults = faults
        self.ops = tuple(
            Op((step,), f"fake_{step}", {}, lambda io, step=step: self._do(step, io))  # type: ignore[misc]
            for step in (Step.ROUTE, Step.INDEX, Step.EXPAND, Step.GEMM1, Step.GEMM2, Step.COMBINE)
        )

    def make_buffers(self) -> dict[str, torch.Tensor]:
        work, kind = self.workload, torch_dtype(self.workload.dtype)
        tokens, slots, hidden = work.num_tokens, work.num_slots, work.shape.hidden_size
        return {
            "topk_weights": torch.empty(tokens, work.shape.topk),
            "topk_ids": torch.empty(tokens, work.shape.topk, dtype=torch.int32),
            "src_to_dst": torch.empty(slots, dtype=torch.int32),
            "dst_to_src": torch.empty(slots, dtype=torch.int32),
            "cu_seqlens": torch.empty(work.num_local_experts, dtype=torch.int32),
            "expanded": torch.empty(slots, hidden, dtype=kind),
            "act_out": torch.empty(slots, work.local_intermediate_size, dtype=kind),
            "gemm2_out": torch.empty(slots, hidden, dtype=kind),
            "out": torch.empty(tokens, hidden, dtype=kind),
        }

    def prepare_weights(self, weights: LayerWeights) -> LayerWeights:
        return weights

    def _do(self, step: Step, io: LayerIO) -> None:
        getattr(self, f"_{step.value}")(io)
        if fault := self.faults.get(step.value):
            fault(self, io)

    def _route(self, io: LayerIO) -> None:
        b = io.buffers
        weights, ids = reference.route(io.inputs.router_logits, self.workload.shape, io.weights.router_bias)
        b["topk_weights"].copy_(weights)
        b["topk_ids"].copy_(ids)

    def _index(self, io: LayerIO) -> None:
        b = io.buffers
        found = reference.index(b["topk_ids"], self.workload.expert_range)
        b["src_to_dst"].copy_(found.src_to_dst)
        b["dst_to_src"][: found.dst_to_src.numel()] = found.dst_to_src
        b["cu_seqlens"].copy_(found.cu_seqlens)

    def _rows(self, io: LayerIO) -> int:
        return int(io.buffers["cu_seqlens"][-1])

    def _on_input(self) -> bool:
        return self.workload.shape.weight_on is WeightOn.INPUT

    def _expand(self, io: LayerIO) -> None:
        b, rows = io.buffers, self._rows(io)
        weights = b["topk_weights"] if self._on_input() else None
        b["expanded"][:rows] = reference.expand(io.inputs.x, b["dst_to_src"][:rows], self.workload.shape.topk, weights)

    def _gemm1(self, io: LayerIO) -> None:
        b, rows, work = io.buffers, self._rows(io), self.workload
        w13 = as_n_by_k(io.weights.w13, work.layout.major)
        product = reference.gemm(b["expanded"][:rows], w13, io.weights.b13, b["cu_seqlens"]).to(b["out"].dtype)
        b["act_out"][:rows] = reference.activation(product, work.shape, work.layout.w13_order)

    def _gemm2(self, io: LayerIO) -> None:
        b, rows = io.buffers, self._rows(io)
        w2 = as_n_by_k(io.weights.w2, self.workload.layout.major)
        b["gemm2_out"][:rows] = reference.gemm(b["act_out"][:rows], w2, io.weights.b2, b["cu_seqlens"])

    def _combine(self, io: LayerIO) -> None:
        b, work = io.buffers, self.workload
        weights = None if self._on_input() else b["topk_weights"]
        out = reference.combine(b["gemm2_out"], b["src_to_dst"], weights, work.num_tokens)
        b["out"].copy_(out + reference.shared(io.inputs.x, io.weights, work))


def shape(**more: object) -> MoEShape:
    return MoEShape(**{"name": "m", "num_experts": 12, "topk": 4, "hidden_size": 48, "intermediate_size": 40, **more})


def work(tokens: int = 70, dtype: DType = DType.BF16, **more: object) -> Workload:
    return Workload(shape(**more), tokens, dtype)


def judge(workload: Workload, **faults: Fault) -> tuple[Check, ...]:
    return gate(FakeLayer(workload, **faults), lambda other: FakeLayer(other, **faults))


def failed(checks: tuple[Check, ...]) -> dict[str, list[Check]]:
    found: dict[str, list[Check]] = {}
    for check in checks:
        if not check.passed:
            found.setdefault(check.name, []).append(check)
    return found


@pytest.mark.parametrize("dtype", list(DType))
@pytest.mark.parametrize("of", ODD_SHAPES, ids=lambda s: s.name)
def test_a_right_layer_passes(of: MoEShape, dtype: DType) -> None:
    checks = judge(Workload(of, 9, dtype))
    assert not failed(checks)
    assert {c.name for c in checks} == {"routing", "written", "memory", "layer", "worst token", "integers"}
    assert {c.routing for c in checks} == {"uniform", "ragged", "single-hot", "integers, uniform", "integers, one hot"}


@given(
    st.sampled_from([1, 2, 4, 5, 8]), st.sampled_from(list(Scoring)), st.booleans(), st.booleans(), st.booleans(),
    st.sampled_from(list(ActivationKind)), st.booleans(), st.sampled_from(list(WeightOn)), st.sampled_from([1, 3]),
    st.sampled_from(list(W13Order)), st.sampled_from(list(Major)), st.integers(1, 30),
)  # fmt: skip
@settings(max_examples=40, deadline=None)
def test_a_right_layer_passes_in_every_form(
    topk: int, scoring: Scoring, renormalize: bool, bias: bool, expert_bias: bool, kind: ActivationKind, gated: bool,
    weight_on: WeightOn, ep_size: int, order: W13Order, major: Major, tokens: int,
) -> None:  # fmt: skip
    of = shape(
        topk=topk, scoring=scoring, renormalize=renormalize, router_bias=bias, expert_bias=expert_bias,
        activation=Activation(kind), gated=gated, weight_on=weight_on,
    )  # fmt: skip
    workload = Workload(
        of, tokens, ep_size=ep_size, ep_rank=ep_size - 1, layout=WeightLayout(order, major)
    )  # fmt: skip
    assert "integers" not in failed(judge(workload))
    assert "memory" not in failed(judge(workload))


def swap_rows(layer: FakeLayer, io: LayerIO) -> None:
    rows = io.buffers["gemm2_out"]
    rows[[0, 1]] = rows[[1, 0]]


def next_expert(layer: FakeLayer, io: LayerIO) -> None:
    """Expert 3's weights are those of expert 4."""
    b, ends = io.buffers, io.buffers["cu_seqlens"]
    rows = slice(int(ends[2]), int(ends[3]))
    b["gemm2_out"][rows] = (b["act_out"][rows].float() @ io.weights.w2[4].float().t()).to(b["out"].dtype)


def missing_token(layer: FakeLayer, io: LayerIO) -> None:
    io.buffers["out"][-1] = 0


def unwritten(layer: FakeLayer, io: LayerIO) -> None:
    io.buffers["out"][-1, -1] = float("nan")


def past_the_end(layer: FakeLayer, io: LayerIO) -> None:
    out = io.buffers["out"]
    out.as_strided((1,), (1,), out.storage_offset() + out.numel()).fill_(1.0)


def before_the_start(layer: FakeLayer, io: LayerIO) -> None:
    rows = io.buffers["expanded"]
    rows.as_strided((1,), (1,), rows.storage_offset() - 1).fill_(1.0)


def twice(layer: FakeLayer, io: LayerIO) -> None:
    slots = io.buffers["dst_to_src"][: layer._rows(io)].long()
    io.buffers["gemm2_out"][: slots.numel()] *= io.buffers["topk_weights"].reshape(-1)[slots].unsqueeze(-1)


def one_column(layer: FakeLayer, io: LayerIO) -> None:
    io.buffers["gemm2_out"][: layer._rows(io), 7] = io.buffers["gemm2_out"][: layer._rows(io), 6]


def last_row_of_segments(layer: FakeLayer, io: LayerIO) -> None:
    """The last row of every segment is left as the buffer was: a tail that a tile forgot."""
    rows = io.buffers["gemm2_out"]
    for end in io.buffers["cu_seqlens"].unique().tolist():
        if end:
            rows[end - 1] = float("nan")


def changes_input(layer: FakeLayer, io: LayerIO) -> None:
    io.inputs.x[0, 0] += 1


def dropped_scale(layer: FakeLayer, io: LayerIO) -> None:
    io.buffers["topk_weights"] /= layer.workload.shape.routed_scaling_factor


PLANTED: dict[str, tuple[str, Fault, set[str]]] = {
    "swapped rows": ("gemm2", swap_rows, {"integers"}),
    "off-by-one expert": ("gemm2", next_expert, {"integers", "layer"}),
    "missing token": ("combine", missing_token, {"integers", "worst token"}),
    "NaN left": ("combine", unwritten, {"written", "layer", "worst token", "integers"}),
    "past the end": ("combine", past_the_end, {"memory"}),
    "before the start": ("expand", before_the_start, {"memory"}),
    "weight twice": ("gemm2", twice, {"integers", "layer", "worst token"}),
    "one column": ("gemm2", one_column, {"integers"}),
    "tail of segments": ("gemm2", last_row_of_segments, {"written", "layer", "integers"}),
    "input changed": ("combine", changes_input, {"memory"}),
}


@pytest.mark.parametrize("dtype", list(DType))
@pytest.mark.parametrize("fault", PLANTED)
def test_a_planted_fault_is_caught(fault: str, dtype: DType) -> None:
    stage, plant, expected = PLANTED[fault]
    found = failed(judge(work(dtype=dtype), **{stage: plant}))
    assert expected <= set(found)
    assert all(check.message for name in expected for check in found[name])


def test_an_index_fault_that_the_norm_hides_is_caught_bit_by_bit() -> None:
    def nudge(layer: FakeLayer, io: LayerIO) -> None:
        """One value of many comes from the neighbouring column: far below what the norm allows."""
        io.buffers["out"][5, 9] = io.buffers["out"][5, 10]

    found = failed(judge(work(300, hidden_size=2048), combine=nudge))
    assert "layer" not in found
    assert "integers" in found
    assert "token 5" in found["integers"][0].message
    assert "column 9" in found["integers"][0].message


def test_the_message_names_token_expert_and_column() -> None:
    def spoil(layer: FakeLayer, io: LayerIO) -> None:
        ends = io.buffers["cu_seqlens"]
        io.buffers["gemm2_out"][int(ends[6]) : int(ends[7]), 11] += 64

    message = failed(judge(work(), gemm2=spoil))["layer"][0].message
    assert "column 11" in message
    assert "expert 7 has the largest mean error" in message


def test_a_bias_used_as_weight_is_a_routing_fault() -> None:
    def biased(layer: FakeLayer, io: LayerIO) -> None:
        ids = io.buffers["topk_ids"].long()
        assert io.weights.router_bias is not None
        picked = (
            reference.scores(io.inputs.router_logits, layer.workload.shape).gather(1, ids) + io.weights.router_bias[ids]
        )
        io.buffers["topk_weights"].copy_(picked / picked.sum(dim=1, keepdim=True))

    for scoring in Scoring:
        found = failed(judge(work(scoring=scoring, router_bias=True), route=biased))
        assert "routing" in found
        assert "route weights of token" in found["routing"][0].message


def test_groups_masked_with_zero_are_a_routing_fault() -> None:
    def masked_with_zero(layer: FakeLayer, io: LayerIO) -> None:
        of = layer.workload.shape
        score = reference.scores(io.inputs.router_logits, of)
        assert io.weights.router_bias is not None
        choice = score + io.weights.router_bias
        groups = choice.reshape(-1, 4, 3).topk(2, dim=-1).values.sum(-1).topk(2, dim=-1).indices
        kept = torch.zeros(choice.shape[0], 4, dtype=torch.bool).scatter_(1, groups, True).repeat_interleave(3, dim=1)
        ids = torch.where(kept, choice, 0.0).topk(of.topk, dim=-1).indices
        io.buffers["topk_ids"].copy_(ids)
        picked = score.gather(1, ids)
        io.buffers["topk_weights"].copy_(picked / picked.sum(1, keepdim=True).clamp(min=1e-20))

    of = {"scoring": Scoring.SIGMOID, "router_bias": True, "num_groups": 4, "topk_groups": 2}
    assert "routing" in failed(judge(work(**of), route=masked_with_zero))


def test_other_experts_are_a_routing_fault_and_the_layer_is_judged_on_its_own_ids() -> None:
    def shifted(layer: FakeLayer, io: LayerIO) -> None:
        io.buffers["topk_ids"][3] = (io.buffers["topk_ids"][3] + 1) % 12

    found = failed(judge(work(), route=shifted))
    assert set(found) == {"routing"}
    assert "token 3 got" in found["routing"][0].message


def test_ids_outside_the_model_are_a_routing_fault() -> None:
    def outside(layer: FakeLayer, io: LayerIO) -> None:
        io.buffers["topk_ids"][0, 0] = 12

    assert any("allowed: 0 to 11" in c.message for c in failed(judge(work(), index=outside))["routing"])


def test_a_tie_may_be_broken_another_way() -> None:
    def highest_first(layer: FakeLayer, io: LayerIO) -> None:
        logits = io.inputs.router_logits
        weights, ids = reference.route(logits.flip(1), layer.workload.shape, None)
        io.buffers["topk_weights"].copy_(weights)
        io.buffers["topk_ids"].copy_(11 - ids)

    checks = judge(work(topk=5), route=highest_first)  # K of 5: the fifth expert is one of many that score 0
    assert not failed(checks)
    assert any("break a tie another way" in c.message for c in checks)


def test_a_stale_foreign_row_is_caught() -> None:
    """A rank that sums the foreign slots too, from rows that an earlier call may have left."""

    def stale(layer: FakeLayer, io: LayerIO) -> None:
        b = io.buffers
        foreign = b["src_to_dst"] < 0
        if foreign.any():
            slot = int(foreign.nonzero()[0])
            b["out"][slot // layer.workload.shape.topk] += b["gemm2_out"][layer._rows(io) % b["gemm2_out"].shape[0]]

    workload = replace(work(), ep_size=3, ep_rank=1)
    assert not failed(judge(workload))
    assert {"written", "integers"} <= set(failed(judge(workload, combine=stale)))


def test_a_rank_without_rows_must_write_zeros() -> None:
    workload = Workload(shape(num_experts=48, topk=1), 1, ep_size=48, ep_rank=5)
    assert not failed(judge(workload))

    def leaves_something(layer: FakeLayer, io: LayerIO) -> None:
        io.buffers["out"][0, 0] += 1e-3

    assert "layer" in failed(judge(workload, combine=leaves_something))


def test_state_left_by_an_earlier_call_is_caught() -> None:
    """A segment table that is built once and kept is right on the first call and wrong on the next routing."""

    def keep_first(layer: FakeLayer, io: LayerIO) -> None:
        kept = layer.__dict__.setdefault("kept", {})
        kept.setdefault("weights", io.buffers["topk_weights"].clone())
        io.buffers["topk_weights"].copy_(kept["weights"])

    assert "routing" in failed(judge(work(), route=keep_first))


def test_precision_below_the_storage_type_is_caught() -> None:
    def like_tf32(layer: FakeLayer, io: LayerIO) -> None:
        out = io.buffers["out"]
        out.copy_((out.view(torch.int32) & ~0x1FFF).view(torch.float32))

    found = failed(judge(work(dtype=DType.FP32), combine=like_tf32))
    assert {"layer"} <= set(found)
    assert "integers" not in found


def test_many_tokens_are_sampled_with_their_edges_and_the_check_says_so() -> None:
    checks = judge(work(1000))
    assert not failed(checks)
    assert any("of 1000 tokens compared" in c.message for c in checks)
    ids = torch.randint(0, 12, (1000, 4))
    tokens = sample_tokens(ids, 12).tolist()
    assert {*range(16), *range(984, 1000)} <= set(tokens)
    assert tokens == sorted(set(tokens))
    assert SAMPLE_TOKENS <= len(tokens) <= SAMPLE_TOKENS + 32 + 12
    for expert in range(12):
        assert int((ids == expert).any(dim=1).nonzero()[-1]) in tokens
    assert sample_tokens(ids[:100], 12).tolist() == list(range(100))


def test_nan_never_passes() -> None:
    wanted = torch.ones(2, 4)
    for bad in (float("nan"), float("inf")):
        out = wanted.clone()
        out[1, 2] = bad
        tokens, ids = torch.arange(2), torch.zeros(2, 1, dtype=torch.long)
        assert not any(c.passed for c in layer_checks("r", DType.FP32, out, wanted, tokens, ids, ""))
        assert not any(c.passed for c in layer_checks("r", DType.FP32, wanted, out, tokens, ids, ""))


EXACT_FORMS = [
    *ODD_SHAPES,
    shape(topk=8, num_experts=16, num_shared_experts=1, shared_intermediate_size=24),
    shape(topk=6, num_experts=16, expert_bias=True, activation=Activation(limit=7.0, alpha=1.702, up_offset=1.0)),
    MoEShape("k32", 64, 32, 48, 40),
    MoEShape("k32-bias", 64, 32, 48, 40, expert_bias=True),
    shape(gated=False, activation=Activation(ActivationKind.GELU_ERF)),
    shape(activation=Activation(ActivationKind.RELU2)),
    shape(topk=4, weight_on=WeightOn.INPUT, renormalize=False),
]


@pytest.mark.parametrize("of", EXACT_FORMS, ids=lambda s: s.name)
def test_the_integer_construction_is_exact_in_bf16_at_every_step_and_in_every_order(of: MoEShape) -> None:
    workload = exact_workload(Workload(of, 24))
    of = workload.shape
    weights = integer_weights(workload, CPU)
    for one_hot in (False, True):
        inputs = LayerInputs(integer_tokens(workload, CPU), torch.from_numpy(integer_logits(workload, one_hot=one_hot)))
        route_weights, ids = reference.route(inputs.router_logits, of, weights.router_bias)
        order = reference.index(ids, workload.expert_range)
        on_input = route_weights if of.weight_on is WeightOn.INPUT else None
        rows = reference.expand(inputs.x, order.dst_to_src, of.topk, on_input)
        up = reference.gemm(rows, weights.w13, weights.b13, order.cu_seqlens)
        act = reference.activation(up, of)
        down = reference.gemm(act, weights.w2, weights.b2, order.cu_seqlens)
        slots = order.dst_to_src.long()
        weighted = down if on_input is not None else down * route_weights.reshape(-1)[slots].unsqueeze(-1)
        for step in (route_weights, rows, up, act, down, weighted):
            assert torch.equal(step.bfloat16().float(), step)
        assert act.abs().max() > 0
        partial = reference.shared(inputs.x, weights, workload).bfloat16()
        per_token = weighted[order.src_to_dst.long()].view(24, of.topk, -1).bfloat16()
        for k in torch.randperm(of.topk).tolist():
            partial = partial + per_token[:, k]
        exact = reference.layer(inputs, weights, workload).out
        assert torch.equal(partial.float(), exact)
        assert exact.unique(dim=0).shape[0] > 12  # tokens differ, even where they share their experts


def test_what_is_replaced_for_exactness_is_said() -> None:
    of = shape(routed_scaling_factor=2.5, activation=Activation(limit=7.0))
    exact = exact_workload(Workload(of, 3)).shape
    assert exact.routed_scaling_factor == 1.0
    assert exact.activation.limit == LIFTED_LIMIT
    plain = Workload(shape(routed_scaling_factor=2.0), 3)
    assert exact_workload(plain) is plain
    messages = [c.message for c in judge(Workload(of, 5)) if c.name == "integers"]
    assert all("scaling factor 1 in place of 2.5, clamp limit lifted from 7" in m for m in messages)


@given(st.integers(1, 32), st.booleans(), st.booleans(), st.sampled_from(list(ActivationKind)), st.booleans())
def test_exact_forms_keep_to_eight_bits(topk: int, bias: bool, gated: bool, kind: ActivationKind, shared: bool) -> None:
    of = MoEShape(
        "m", 64, topk, 8, 8, expert_bias=bias, gated=gated, activation=Activation(kind),
        num_shared_experts=int(shared), shared_intermediate_size=8 * int(shared),
    )  # fmt: skip
    form = ExactForm.of(of)
    assert form.weighted <= topk
    assert ExactForm._largest_sum(of, form.weighted, form.nonzeros) <= SIGNIFICANT
    assert not bias or form.weighted > 0
    if kind is not ActivationKind.RELU2 and not bias:
        assert form.weighted * 2 > topk


def test_guards_keep_shapes_strides_and_shared_storages() -> None:
    def make() -> dict[str, torch.Tensor]:
        base = torch.empty(6, 8, dtype=torch.bfloat16)
        return {"a": base, "b": base[2:, ::2], "c": torch.empty(5, dtype=torch.int64), "none": torch.empty(0)}

    guards = GuardedBuffers(make)
    a, b = guards.tensors["a"], guards.tensors["b"]
    assert (b.shape, b.stride()) == ((4, 4), (8, 2))
    assert a.isnan().all()
    b.fill_(3.0)
    assert (a[2:, ::2] == 3).all()
    assert a[0].isnan().all()
    assert a.data_ptr() % 256 == guards.tensors["c"].data_ptr() % 256 == 0 or a.data_ptr() % 16 == 0
    assert not guards.damage()
    guards.tensors["c"].as_strided((1,), (1,), guards.tensors["c"].storage_offset() + 5).fill_(0)
    assert guards.damage() == ["c: 8 bytes written past its end, up to 8 away"]


def command(*arguments: str) -> object:
    app = typer.Typer()
    app.callback()(lambda: None)
    check_command.register(app)
    return CliRunner().invoke(app, ["check", "--device", "cpu", *arguments])


BROKEN_BACKEND = """
from dataclasses import replace
from moebench.backends.torch_backend import TorchBackend

class Broken(TorchBackend):
    def bind(self, workload, plan, hw, device):
        layer = super().bind(workload, plan, hw, device)
        last = layer.ops[-1]
        def run(io):
            last.run(io)
            if workload.shape.topk == 1:
                raise RuntimeError("no such kernel")
            io.buffers["out"][0].zero_()
        layer.ops = (*layer.ops[:-1], replace(last, run=run))
        return layer
"""


def test_the_command_exits_1_when_a_point_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "broken_backend.py").write_text(BROKEN_BACKEND)
    monkeypatch.syspath_prepend(str(tmp_path))
    asked = ("--backend", "broken_backend:Broken", "--variant", "loop", "--dtype", "fp32", "--tokens", "3")
    result = command(*asked, "--format", "json")
    assert result.exit_code == 1
    rows = json.loads(result.stdout)
    assert {r["status"] for r in rows} == {"failed"}
    raised = [r for r in rows if r["model"].startswith("k1-")]
    assert raised
    assert all("no such kernel" in r["message"] for r in raised)
    assert all("token 0" in r["message"] for r in rows if r not in raised and r["ep_size"] == 1)


def test_the_command_checks_a_backend_and_reports() -> None:
    result = command("--backend", "torch", "--variant", "loop", "--tokens", "3", "--dtype", "fp32", "--format", "json")
    assert result.exit_code == 0
    rows = json.loads(result.stdout)
    assert len(rows) == len(list(odd_workloads((3,), (DType.FP32,))))
    assert {r["status"] for r in rows} == {"passed"}
    assert all(c["passed"] for r in rows for c in r["checks"])


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--variant", "no-such"), "unknown variant 'no-such'"),
        (("--backend", "no-such"), "unknown backend 'no-such'"),
        (("--dtype", "fp8"), "dtype 'fp8' is not supported"),
        (("--tokens", "0"), "0 is not allowed"),
        (("--ep-size", "2"), "need --model"),
        (("--device", "tpu"), "device 'tpu' is not a name"),
    ],
)
def test_the_command_refuses_bad_input(arguments: tuple[str, ...], message: str) -> None:
    result = command(*arguments)
    assert isinstance(result.exception, InputError)
    assert message in str(result.exception)
