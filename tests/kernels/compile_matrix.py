"""The compile matrix: layers and plans whose launches every target must compile within the predicted shared memory.

python tests/kernels/compile_matrix.py --plans 20 [--targets sm_80,sm_90] [--jobs 2]      compile all of it
python tests/kernels/compile_matrix.py --write LAUNCHES.json --targets sm_80              for ``compile_portable.py``
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path

from moebench.backends.triton_backend import VARIANTS, TritonBackend
from moebench.measure.offline_compile import Compiled, Launch, compile_launch, layer_shared_bytes, record_launches
from moebench.plan.kernel_spec import KernelSpec
from moebench.plan.legality import legal
from moebench.plan.plan import KernelPlan, LayerPlan
from moebench.plan.registry import kernel_specs
from moebench.spec.activation import Activation, ActivationKind
from moebench.spec.dtypes import DType
from moebench.spec.hardware import Hardware
from moebench.spec.hw_files import load_hardware
from moebench.spec.shape import MoEShape, Scoring, WeightOn
from moebench.spec.workload import Workload

HARDWARE = {"sm_80": "a100-sxm-80", "sm_90": "h200", "sm_100": "b200", "gfx942": "mi300x"}
PORTABLE_TARGETS = ("sm_80",)

QWEN = MoEShape("qwen3-like", 128, 8, 2048, 768)
GROUPED = MoEShape(
    "deepseek-like", 256, 8, 7168, 2048, scoring=Scoring.SIGMOID, num_groups=8, topk_groups=4, router_bias=True,
    routed_scaling_factor=2.5, num_shared_experts=1, shared_intermediate_size=2048, shared_gate=True,
)  # fmt: skip
ODD = MoEShape(
    "odd-widths", 60, 4, 2880, 88, scoring=Scoring.SQRTSOFTPLUS, expert_bias=True,
    activation=Activation(ActivationKind.SILU, limit=7.0, alpha=1.702, up_offset=1.0),
)  # fmt: skip
UNGATED = MoEShape(
    "ungated", 16, 1, 704, 352, weight_on=WeightOn.INPUT, gated=False, activation=Activation(ActivationKind.RELU2)
)
WORKLOADS = (
    Workload(QWEN, 1), Workload(QWEN, 64), Workload(QWEN, 4096), Workload(GROUPED, 256), Workload(ODD, 32, DType.FP16),
    Workload(ODD, 8192), Workload(UNGATED, 100, DType.FP32),
)  # fmt: skip
QUICK_WORKLOADS = (Workload(QWEN, 1), Workload(GROUPED, 4096), Workload(ODD, 64, DType.FP16))


@dataclass(frozen=True)
class Case:
    """A launch to compile for a target, and the shared memory that its declaration predicts."""

    target: str
    launch: Launch
    predicted_bytes: int


def random_plan(spec: KernelSpec, workload: Workload, hw: Hardware, rng: random.Random) -> KernelPlan:
    """A legal plan, drawn evenly from the axes until one is legal."""
    for _ in range(10_000):
        plan = KernelPlan(spec.name, {axis.name: rng.choice(axis.values) for axis in spec.axes})
        if not legal(plan, workload, hw):
            return plan
    raise AssertionError(f"{spec.name} has hardly a legal plan for {workload.shape.name} on {hw.key}")


def layer_plans(workload: Workload, hw: Hardware, num_random: int, rng: random.Random) -> Iterator[LayerPlan]:
    """Every variant's default plan, then ``num_random`` layers of random legal plans each."""
    backend = TritonBackend()
    for variant in VARIANTS:
        default = backend.default_plan(workload, hw, variant)
        yield default
        specs = [kernel_specs.get(p.kernel) for p in default.kernels]
        for _ in range(num_random):
            yield LayerPlan("triton", variant, tuple(random_plan(s, workload, hw, rng) for s in specs))


def cases(workloads: tuple[Workload, ...], targets: tuple[str, ...], num_random: int, seed: int = 0) -> list[Case]:
    """Every launch of every layer and plan on every target, each binary once."""
    found: dict[tuple[str, str], Case] = {}
    for target in targets:
        hw, rng = load_hardware(HARDWARE[target]), random.Random(f"{seed}{target}")
        for workload in workloads:
            for plan in layer_plans(workload, hw, num_random, rng):
                predicted = layer_shared_bytes(plan, workload, hw)
                for launch in record_launches(workload, plan, hw):
                    bound = predicted[launch.operation]
                    known = found.get((target, launch.key()))
                    if known is None or bound < known.predicted_bytes:
                        found[target, launch.key()] = Case(target, launch, bound)
    return list(found.values())


def compile_case(case: Case) -> Compiled:
    """Compile one case; the compiler's errors pass through."""
    return compile_launch(case.launch, case.target)


def describe(case: Case) -> str:
    """A launch in a line: operation, target, tunables."""
    blocks = {k: v for k, v in case.launch.constants.items() if k.startswith(("BLOCK", "SPLIT", "PERSISTENT", "GATED"))}
    return f"{case.target} {case.launch.operation}/{case.launch.function} {case.launch.options} {blocks}"


def _try(case: Case) -> tuple[Case, Compiled | None, str]:
    try:
        return case, compile_case(case), ""
    except Exception as error:
        return case, None, f"{type(error).__name__}: {str(error)[:500]}"


def _run(found: list[Case], jobs: int) -> int:
    failures = 0
    with ProcessPoolExecutor(jobs) as pool:
        for case, compiled, error in pool.map(_try, found, chunksize=4):
            short = compiled is not None and compiled.shared_bytes > case.predicted_bytes
            if compiled is None or short:
                failures += 1
                told = error or f"needs {compiled.shared_bytes if compiled else 0}, predicted {case.predicted_bytes}"
                sys.stdout.write(f"FAILED {describe(case)}: {told}\n")
            elif compiled.spill_bytes and compiled.spill_bytes > 1024:
                sys.stdout.write(f"spills {compiled.spill_bytes} bytes: {describe(case)}\n")
            sys.stdout.flush()
    sys.stdout.write(f"{len(found)} launches, {failures} failed\n")
    return min(failures, 1)


def main(args: list[str]) -> int:
    """See the module's docstring."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--plans", type=int, default=0, help="random legal plans a kernel and workload")
    parser.add_argument("--targets", default=",".join(HARDWARE))
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--quick", action="store_true", help="the workloads of the test suite only")
    parser.add_argument("--write", type=Path, help="write the launches instead of compiling them")
    told = parser.parse_args(args)
    # The expert-parallel cases are made of this module's.
    import ep_compile_cases as ep

    targets = tuple(told.targets.split(","))
    found = cases(QUICK_WORKLOADS if told.quick else WORKLOADS, targets, told.plans)
    found += ep.ep_cases(ep.QUICK if told.quick else ep.WORKLOADS, targets)
    if told.write is None:
        return _run(found, told.jobs)
    written = [{"target": c.target, "predicted_bytes": c.predicted_bytes, **asdict(c.launch)} for c in found]
    told.write.write_text(json.dumps(written))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
