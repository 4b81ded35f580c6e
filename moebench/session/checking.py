"""The loop of ``moebench check``: the numerics gate over backends, variants, shapes and number formats."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from moebench.backends.protocol import Backend
from moebench.backends.registry import backend_registry, resolve_backend
from moebench.errors import BackendUnavailableError, InputError, UnknownNameError
from moebench.measure.worker import Worker, WorkerError
from moebench.plan.plan import LayerPlan
from moebench.spec.activation import Activation, ActivationKind
from moebench.spec.dtypes import DType
from moebench.spec.hardware import Hardware
from moebench.spec.shape import MoEShape, Scoring, WeightOn
from moebench.spec.workload import Major, W13Order, WeightLayout, Workload
from moebench.store.records import Check

TIME_LIMIT_S = 300.0

PASSED, FAILED, REFUSED = "passed", "failed", "refused"


@dataclass(frozen=True)
class CheckPoint:
    """One question: does this backend's plan compute this workload right?"""

    backend: str
    plan: LayerPlan
    workload: Workload


@dataclass(frozen=True)
class CheckResult:
    """The answer: ``passed``, ``failed`` with a message, or ``refused`` (the backend says that it can't run it)."""

    backend: str
    variant: str
    workload: Workload
    status: str
    checks: tuple[Check, ...] = ()
    message: str = ""

    @property
    def error(self) -> tuple[float, float] | None:
        """The layer's largest relative Frobenius error and what is allowed; None where none was taken."""
        found = [(c.error, c.allowed) for c in self.checks if c.name == "layer" and c.error is not None]
        return max(((e, a) for e, a in found if a is not None), default=None)


def _shape(name: str, num_experts: int, topk: int, hidden: int, inter: int, **more: object) -> MoEShape:
    return MoEShape(name, num_experts, topk, hidden, inter, **more)  # type: ignore[arg-type]


ODD_SHAPES: tuple[MoEShape, ...] = (
    _shape("e60-i88", 60, 4, 96, 88, renormalize=False, num_shared_experts=4, shared_intermediate_size=176,
           shared_gate=True),
    _shape("k1-i176", 16, 1, 176, 176, scoring=Scoring.SIGMOID, renormalize=False, weight_on=WeightOn.INPUT,
           num_shared_experts=1, shared_intermediate_size=88),
    _shape("k-is-e-i352", 8, 8, 88, 352),
    _shape("groups-i704", 64, 8, 128, 704, scoring=Scoring.SIGMOID, router_bias=True, num_groups=8, topk_groups=4,
           routed_scaling_factor=2.5, num_shared_experts=1, shared_intermediate_size=704),
    _shape("k6-clamped-i64", 288, 6, 64, 64, scoring=Scoring.SQRTSOFTPLUS, router_bias=True,
           routed_scaling_factor=1.5, activation=Activation(limit=10.0)),
    _shape("expert-bias-i90", 32, 4, 90, 90, expert_bias=True,
           activation=Activation(limit=7.0, alpha=1.702, up_offset=1.0)),
    _shape("relu2-k22-i96", 160, 22, 96, 96, scoring=Scoring.SIGMOID, router_bias=True, gated=False,
           activation=Activation(ActivationKind.RELU2), routed_scaling_factor=5.0),
    _shape("gelu-k10-i40", 512, 10, 40, 40, activation=Activation(ActivationKind.GELU_TANH)),
)  # fmt: skip
"""Shapes that no tile divides: K = 1, K = E, E and widths that are no powers of two, every scoring and activation."""

ODD_TOKENS = (1, 77)


def odd_workloads(tokens: tuple[int, ...], dtypes: tuple[DType, ...]) -> Iterator[Workload]:
    """Every odd shape at every token count and number format, and one of them as two EP slices in other layouts."""
    for shape in ODD_SHAPES:
        for dtype in dtypes:
            for count in tokens or ODD_TOKENS:
                yield Workload(shape, count, dtype)
    for dtype in dtypes:
        for count in tokens or ODD_TOKENS:
            for rank, order in ((0, W13Order.INTERLEAVED), (3, W13Order.UP_GATE)):
                yield Workload(
                    ODD_SHAPES[0], count, dtype, ep_size=4, ep_rank=rank, layout=WeightLayout(order, Major.K)
                )


def usable_backends(names: tuple[str, ...], device: str) -> list[tuple[str, Backend]]:
    """The backends called ``names``, or all that measure and run on ``device``.

    Raises BackendUnavailableError when one of ``names`` can't run here or measures nothing.
    """
    if not names:
        found = [(n, backend_registry.get(n)) for n in backend_registry]
        return [(n, b) for n, b in found if b.origin == "measured" and b.support(device).usable]
    chosen = [(n, resolve_backend(n)) for n in names]
    for name, backend in chosen:
        if backend.origin != "measured":
            raise BackendUnavailableError(
                f"backend {name} is {backend.origin}: it computes nothing that can be checked"
            )
        if not (support := backend.support(device)).usable:
            raise BackendUnavailableError(f"backend {name} can't run on {device}: {support.reason}")
    return chosen


def check_points(
    backends: list[tuple[str, Backend]], variants: tuple[str, ...], workloads: list[Workload], hw: Hardware
) -> list[CheckPoint | CheckResult]:
    """What to check, in order; a refusal is a result at once. Raises UnknownNameError for a variant nobody has."""
    points: list[CheckPoint | CheckResult] = []
    offered: set[str] = set()
    for name, backend in backends:
        for workload in workloads:
            if refusals := backend.refuse(workload, hw):
                points.append(CheckResult(name, "", workload, REFUSED, message="; ".join(refusals)))
                continue
            found = backend.variants(workload, hw)
            offered.update(found)
            points += [
                CheckPoint(name, backend.default_plan(workload, hw, v), workload)
                for v in found
                if not variants or v in variants
            ]
    for variant in variants:
        if offered and variant not in offered:
            raise UnknownNameError("variant", variant, offered)
    if not any(isinstance(p, CheckPoint) for p in points):
        told = "; ".join(dict.fromkeys(p.message for p in points if isinstance(p, CheckResult)))
        raise InputError(f"nothing can be checked: {told or 'no backend runs here; see `moebench doctor`'}")
    return points


def run_checks(points: list[CheckPoint | CheckResult], hw: Hardware, device: str) -> Iterator[CheckResult]:
    """Judge every point in a worker process, one after the other; a point that ends its worker fails alone."""
    with Worker(device) as worker:
        for point in points:
            yield point if isinstance(point, CheckResult) else _checked(worker, point, hw, device)


def _checked(worker: Worker, point: CheckPoint, hw: Hardware, device: str) -> CheckResult:
    head = (point.backend, point.plan.variant, point.workload)
    question = (point.backend, point.plan, point.workload, hw, device)
    try:
        checks: tuple[Check, ...] = worker.call("moebench.measure.gate:gate_plan", *question, timeout_s=TIME_LIMIT_S)
    except WorkerError as error:
        return CheckResult(*head, FAILED, message=f"{error.kind}: {error}")
    except InputError as error:
        return CheckResult(*head, FAILED, message=str(error))
    faults = [f"{c.name} ({c.routing}): {c.message}" for c in checks if not c.passed]
    return CheckResult(*head, FAILED if faults else PASSED, checks, "; ".join(faults))
