"""The one statement of which plans can run: used by search, command line, tables and tests."""

from __future__ import annotations

from collections.abc import Mapping

from moebench.errors import InputError
from moebench.plan.kernel_spec import KernelSpec, Violation
from moebench.plan.plan import KernelPlan, LayerPlan, Param
from moebench.plan.registry import kernel_specs
from moebench.spec.hardware import Hardware
from moebench.spec.workload import Workload

DEFAULT_MAX_THREADS = 1024


def _axis_violations(spec: KernelSpec, params: Mapping[str, Param]) -> list[Violation]:
    known = {a.name: a for a in spec.axes}
    found = [
        Violation("axes", f"{spec.name} has no axis {name!r}; it has {', '.join(known)}")
        for name in params if name not in known
    ]  # fmt: skip
    for name, axis in known.items():
        if name not in params:
            found.append(Violation("axes", f"{spec.name} needs a value for {name}"))
        elif not any(v == params[name] and type(v) is type(params[name]) for v in axis.values):  # true is no 1
            allowed = ", ".join(map(str, axis.values))
            found.append(Violation("axes", f"{spec.name}: {name} is {params[name]}; allowed: {allowed}"))
    return found


def _limit_violations(
    spec: KernelSpec, params: Mapping[str, Param], workload: Workload, hw: Hardware
) -> list[Violation]:
    found = []
    shared, limit = spec.shared_bytes(params, workload, hw), hw.shared_limit_bytes
    if limit and shared > limit:
        found.append(
            Violation("shared memory", f"{spec.name} needs {shared} bytes of shared memory; {hw.key} has {limit}")
        )
    threads, most = spec.threads(params, hw), hw.max_threads_per_block or DEFAULT_MAX_THREADS
    if threads > most:
        found.append(Violation("threads", f"{spec.name} needs {threads} threads a block; {hw.key} allows {most}"))
    stages = params.get("num_stages")
    if stages is not None and hw.max_num_stages and int(stages) > hw.max_num_stages:
        found.append(
            Violation("stages", f"{spec.name}: num_stages is {stages}; {hw.key} runs at most {hw.max_num_stages}")
        )
    return found


def legal(plan: KernelPlan, workload: Workload, hw: Hardware) -> list[Violation]:
    """Why ``plan`` can't run ``workload`` on ``hw``; empty when it can. Raises UnknownNameError for its kernel."""
    spec = kernel_specs.get(plan.kernel)
    return _axis_violations(spec, plan.params) or limits(spec, plan.params, workload, hw)


def limits(spec: KernelSpec, params: Mapping[str, Param], workload: Workload, hw: Hardware) -> list[Violation]:
    """What ``legal`` says of ``params`` that all lie on the axes of ``spec``."""
    return _limit_violations(spec, params, workload, hw) + spec.violations(params, workload, hw)


def require_legal(plan: LayerPlan, workload: Workload, hw: Hardware) -> None:
    """Raise InputError with every rule that a kernel of ``plan`` breaks."""
    found = [v for kernel in plan.kernels for v in legal(kernel, workload, hw)]
    if found:
        raise InputError(f"plan {plan.backend}/{plan.variant} is not legal: " + "; ".join(v.message for v in found))
