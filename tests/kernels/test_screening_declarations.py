"""What a kernel's declaration says of the operations before it is true: screenings share their results by it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from moebench.backends.triton_backend import VARIANTS, TritonBackend
from moebench.backends.triton_layer import TritonLayer
from moebench.measure.offline_compile import record_launches
from moebench.measure.screen_request import timed_kernels, with_plan
from moebench.plan.plan import KernelPlan
from moebench.plan.registry import kernel_specs
from moebench.plan.space import build_space
from moebench.spec.hw_files import load_hardware
from moebench.spec.shape import MoEShape
from moebench.spec.workload import Workload

HW = load_hardware("h200")
WORK = Workload(MoEShape("shared", 16, 4, 256, 128, num_shared_experts=1, shared_intermediate_size=128), 64)
PAIRS = [(variant, kernel) for variant, names in VARIANTS.items() for kernel in (*names, "shared")]


def _earlier(variant: str, plan: KernelPlan) -> list[Any]:
    """Everything that is launched before the first operation that is timed with ``plan``, and the buffers' forms."""
    whole = with_plan(TritonBackend().default_plan(WORK, HW, variant), plan)
    timed = timed_kernels(plan.kernel, whole)
    first = next(i for i, k in enumerate(whole.kernels) if k.kernel in timed)
    names = {k.kernel for k in whole.kernels[:first]}
    launches = [launch.key() for launch in record_launches(WORK, whole, HW) if launch.operation in names]
    buffers = TritonLayer(WORK, whole, HW, "meta").make_buffers()
    tiles = {n: t.shape for n, t in buffers.items() if n.startswith("tiles") or n in ("counts", "base")}
    return [launches, tiles if names & {"route_index", "index"} else {}]


@pytest.mark.parametrize(("variant", "kernel"), PAIRS, ids="-".join)
def test_only_upstream_axes_change_what_comes_before(variant: str, kernel: str) -> None:
    spec = kernel_specs.get(kernel)
    assert spec.upstream_axes is not None
    assert set(spec.upstream_axes) <= {a.name for a in spec.axes}
    space = build_space(kernel, [WORK], HW, "exhaustive")
    by_key: dict[Any, list[Any]] = {}
    for i in random.Random(kernel).sample(range(len(space)), min(len(space), 24)):
        plan = space.plans[i]
        found = _earlier(variant, plan)
        assert by_key.setdefault(tuple(plan.params[a] for a in spec.upstream_axes), found) == found, plan.describe()


@pytest.mark.parametrize(("variant", "kernel"), PAIRS, ids="-".join)
def test_what_is_timed_along_is_in_the_layer(variant: str, kernel: str) -> None:
    layer = TritonBackend().default_plan(WORK, HW, variant)
    assert set(kernel_specs.get(kernel).timed_with) <= {k.kernel for k in layer.kernels}
    assert kernel in timed_kernels(kernel, layer)
