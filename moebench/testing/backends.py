"""Conformance suite of the backend protocol: what every backend must hold, ours or a third party's.

Each check is a plain function of a ``BackendCase`` that raises AssertionError. A test runs them all::

    @pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
    def test_my_backend(check):
        check(BackendCase(MyBackend(), hardware, "cpu"))

Checks that run layers are for backends whose origin is ``measured``; for others they hold trivially. So they do
for a backend that can't run on the case's device, which must then say why.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from moebench.backends.protocol import Backend
from moebench.errors import InputError, MoebenchError
from moebench.plan.legality import legal
from moebench.plan.plan import LayerPlan
from moebench.spec.activation import Activation, ActivationKind
from moebench.spec.dtypes import DType
from moebench.spec.hardware import Hardware
from moebench.spec.shape import MoEShape, Scoring, WeightOn
from moebench.spec.steps import layer_steps
from moebench.spec.workload import Major, W13Order, WeightLayout, Workload

if TYPE_CHECKING:
    import torch

    from moebench.pipeline.layer import BoundLayer, LayerIO


@dataclass(frozen=True)
class BackendCase:
    """A backend, the hardware it is told of, and the device it runs on."""

    backend: Backend
    hw: Hardware
    device: str

    def accepts(self, workload: Workload) -> bool:
        """Whether the backend takes ``workload``."""
        return not self.backend.refuse(workload, self.hw)

    def runs(self) -> bool:
        """Whether layers can be run, not only predicted or replayed."""
        return self.backend.origin == "measured" and self.backend.support(self.device).usable

    def plans(self, workload: Workload) -> list[LayerPlan]:
        """The default plan of every variant."""
        return [self.backend.default_plan(workload, self.hw, name) for name in self.backend.variants(workload, self.hw)]

    def bound(self, workload: Workload) -> Iterator[BoundLayer]:
        """Every variant bound, where layers can be run and the workload is accepted."""
        if self.runs() and self.accepts(workload):
            for plan in self.plans(workload):
                yield self.backend.bind(workload, plan, self.hw, self.device)


def workloads() -> list[Workload]:
    """Small workloads that reach the corners: odd expert counts and widths, every scoring, layout and slice."""
    plain = MoEShape("plain", num_experts=8, topk=2, hidden_size=64, intermediate_size=96)
    grouped = MoEShape(
        "grouped", 60, 6, 128, 88, Scoring.SIGMOID, num_groups=6, topk_groups=3, router_bias=True,
        routed_scaling_factor=2.5, num_shared_experts=1, shared_intermediate_size=48, shared_gate=True,
    )  # fmt: skip
    clamped = MoEShape(
        "clamped", 9, 4, 96, 176, expert_bias=True, activation=Activation(limit=7.0, alpha=1.702, up_offset=1.0)
    )
    ungated = MoEShape(
        "ungated", 14, 7, 64, 80, Scoring.SQRTSOFTPLUS, False, gated=False, activation=Activation(ActivationKind.RELU2)
    )
    on_input = MoEShape("on_input", 12, 1, 64, 64, Scoring.SIGMOID, False, weight_on=WeightOn.INPUT)
    every = replace(plain, name="every", num_experts=5, topk=5, activation=Activation(ActivationKind.GELU_TANH))
    return [
        Workload(plain, 1),
        Workload(plain, 37, DType.FP16, layout=WeightLayout(W13Order.UP_GATE)),
        Workload(plain, 64, DType.FP32, tp_size=2),
        Workload(grouped, 33, layout=WeightLayout(W13Order.INTERLEAVED, Major.K)),
        Workload(grouped, 40, DType.FP32, ep_size=4, ep_rank=0),
        Workload(grouped, 40, DType.FP32, ep_size=4, ep_rank=3),
        Workload(clamped, 31, layout=WeightLayout(W13Order.INTERLEAVED)),
        Workload(ungated, 20, DType.FP32, layout=WeightLayout(major=Major.K)),
        Workload(on_input, 19, ep_size=2, ep_rank=1),
        Workload(every, 6, DType.FP32),
    ]


def poisoned_io(layer: BoundLayer, device: str, draw: int = 0) -> LayerIO:
    """A call's tensors, every buffer full of NaN, or of -7 where it holds integers."""
    from moebench.pipeline.layer import LayerIO
    from moebench.pipeline.make import make_inputs, make_weights

    buffers = layer.make_buffers()
    for tensor in buffers.values():
        tensor.fill_(float("nan") if tensor.is_floating_point() else -7)
    weights = layer.prepare_weights(make_weights(layer.workload, device))
    return LayerIO(make_inputs(layer.workload, device, draw), weights, buffers)


def relative_error(out: torch.Tensor, expected: torch.Tensor) -> float:
    """Frobenius norm of the difference over the expected one's, or the difference's own where that is 0."""
    difference, size = (out.float() - expected).norm().item(), expected.norm().item()
    return float(difference / size if size else difference)


def check_support_gives_reason(case: BackendCase) -> None:
    """Usable with versions, or not usable with a reason; a device that can't exist is never usable."""
    found = case.backend.support(case.device)
    assert found.usable or found.reason, "support() says not usable and gives no reason"
    if case.backend.origin == "measured":
        nowhere = case.backend.support("cuda:999")
        assert not nowhere.usable, "support() takes cuda:999 for usable"
        assert nowhere.reason, "support() gives no reason for cuda:999"


def check_refusals_are_words(case: BackendCase) -> None:
    """A refusal is a sentence, and a dtype that the hardware has no unit for is refused."""
    for workload in workloads():
        for reason in case.backend.refuse(workload, case.hw):
            assert len(reason.split()) > 2, f"a refusal in words is expected, not {reason!r}"
        if case.hw.supports(workload.dtype) is False:
            assert not case.accepts(workload), f"{workload.dtype} is not refused on {case.hw.key}"


def check_default_plans_are_legal(case: BackendCase) -> None:
    """Every variant has a legal default plan that survives being written; the first one is the default."""
    for workload in filter(case.accepts, workloads()):
        names = case.backend.variants(workload, case.hw)
        assert names, f"no variant for {workload.shape.name}"
        assert len(set(names)) == len(names), f"variants repeat: {names}"
        assert case.backend.default_plan(workload, case.hw).variant == names[0]
        for name, plan in zip(names, case.plans(workload), strict=True):
            assert (plan.backend, plan.variant) == (case.backend.name, name)
            assert LayerPlan.from_dict(plan.to_dict()) == plan
            for kernel in plan.kernels:
                assert not legal(kernel, workload, case.hw), f"{kernel.describe()} is not legal by default"


def check_wrong_plans_are_refused(case: BackendCase) -> None:
    """An unknown variant, another backend's plan, a plan without kernels: a MoebenchError, not something near."""
    workload = next(filter(case.accepts, workloads()), None)
    if workload is None or not case.runs():
        return
    plan = case.backend.default_plan(workload, case.hw)
    for wrong in (
        replace(plan, variant="no-such-variant"),
        replace(plan, backend="no-such-backend"),
        replace(plan, kernels=()),
    ):
        try:
            case.backend.bind(workload, wrong, case.hw, case.device)
        except MoebenchError:
            continue
        raise AssertionError(f"bind() took the plan {wrong}")
    try:
        case.backend.default_plan(workload, case.hw, "no-such-variant")
    except InputError:
        return
    raise AssertionError("default_plan() took the variant no-such-variant")


def check_operations_follow_plan(case: BackendCase) -> None:
    """The operations cover the layer's steps once, in order, and run the kernels and parameters asked for."""
    for workload in workloads():
        for layer in case.bound(workload):
            covered = tuple(step for op in layer.ops for step in op.steps)
            assert covered == layer_steps(workload), f"{layer.plan.variant} covers {covered}"
            for op in layer.ops:
                asked = dict(layer.plan.kernel(op.kernel).params)
                assert dict(op.params) == asked, f"{op.kernel} runs {dict(op.params)}, asked for {asked}"


def check_results_are_right(case: BackendCase) -> None:
    """From poisoned buffers, the result is the reference's within the error allowed, twice, on two draws."""
    from moebench.measure.gate_checks import LAYER_ALLOWED
    from moebench.pipeline import reference
    from moebench.pipeline.make import make_weights

    for workload in workloads():
        for layer in case.bound(workload):
            for draw in (0, 1):
                io = poisoned_io(layer, case.device, draw)
                expected = reference.layer(io.inputs, make_weights(workload, case.device), workload)
                for _ in range(2):
                    error = relative_error(layer.run(io), expected.out)
                    what = f"{layer.plan.variant} on {workload.shape.name}, T={workload.num_tokens}, {workload.dtype}"
                    assert error <= LAYER_ALLOWED[workload.dtype], f"{what}: error {error:.2e}"


def check_inputs_stay(case: BackendCase) -> None:
    """A call changes neither its inputs nor its weights."""
    for workload in workloads():
        for layer in case.bound(workload):
            io = poisoned_io(layer, case.device)
            given = [t for part in (io.inputs, io.weights) for t in vars(part).values() if t is not None]
            before = [t.clone() for t in given]
            layer.run(io)
            assert all(a.equal(b) for a, b in zip(given, before, strict=True)), f"{layer.plan.variant} changed an input"


def check_determinism_as_declared(case: BackendCase) -> None:
    """Where a layer is declared deterministic, calls on the same input give the same bits."""
    for workload in workloads():
        for layer in case.bound(workload):
            if layer.deterministic:
                io = poisoned_io(layer, case.device)
                first = layer.run(io).clone()
                assert all(first.equal(layer.run(io)) for _ in range(5)), f"{layer.plan.variant} is not deterministic"


def check_batch_invariance_as_declared(case: BackendCase) -> None:
    """Where a layer is declared batch invariant, a token alone gives the bits that it gives among others."""
    from moebench.pipeline.layer import LayerInputs, LayerIO

    for workload in workloads():
        for layer in case.bound(workload):
            if not layer.batch_invariant:
                continue
            io = poisoned_io(layer, case.device)
            together = layer.run(io)
            alone = case.backend.bind(workload.with_tokens(1), layer.plan, case.hw, case.device)
            for token in (0, workload.num_tokens - 1):
                one = slice(token, token + 1)
                inputs = LayerInputs(io.inputs.x[one], io.inputs.router_logits[one])
                single = alone.run(LayerIO(inputs, io.weights, alone.make_buffers()))
                assert single.equal(together[one]), f"{layer.plan.variant} is not batch invariant"


CHECKS: tuple[Callable[[BackendCase], None], ...] = (
    check_support_gives_reason,
    check_refusals_are_words,
    check_default_plans_are_legal,
    check_wrong_plans_are_refused,
    check_operations_follow_plan,
    check_results_are_right,
    check_inputs_stay,
    check_determinism_as_declared,
    check_batch_invariance_as_declared,
)
