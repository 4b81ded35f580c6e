"""What the pool compiles is what the launch asks for: the same key in Triton's cache."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).with_name("compile_then_launch.py")

KEYS = """
import importlib, sys
for name in sys.argv[1:]:
    importlib.import_module("moebench.kernels." + name)
from moebench.kernels.index import place_kernel
from moebench.kernels.route_index import one_program_kernel, route_count_kernel
from moebench.measure.kernel_keys import settle_kernel_keys
assert settle_kernel_keys() > 3
sys.stdout.write(" ".join(k.cache_key for k in (place_kernel, route_count_kernel, one_program_kernel)))
"""


def _keys(*how: str) -> str:
    return subprocess.run([sys.executable, "-c", KEYS, *how], capture_output=True, text=True, check=True).stdout


def test_settled_keys_do_not_depend_on_what_came_first() -> None:
    pytest.importorskip("triton")
    first = _keys("route_index", "combine", "ep_plan")
    assert first
    assert first == _keys("shared", "index")


@pytest.mark.slow
def test_a_launch_finds_what_the_pool_compiled(tmp_path: Path) -> None:
    pytest.importorskip("triton.knobs", reason="this Triton doesn't tell whether its cache had a kernel")
    told = subprocess.run(
        [sys.executable, str(SCRIPT), str(tmp_path)], capture_output=True, text=True, timeout=280, check=False
    )
    assert told.returncode == 0, told.stderr
    shared, registers, unlike, hits, misses, kept = told.stdout.split()
    assert int(shared) > 0
    assert 16 < int(registers) < 256
    assert int(unlike) == 0
    assert int(hits) > 0
    assert int(misses) == 0
    assert int(kept) <= int(hits)


GROUPS = """
import sys
from dataclasses import replace
from moebench.backends.triton_backend import TritonBackend
from moebench.measure.compile_job import CompileJob, StandInDriver, Target, layer_launches
from moebench.measure.screen_request import ScreenCell
from moebench.plan.plan import KernelPlan
from moebench.spec.hw_files import load_hardware
from moebench.spec.shape import MoEShape
from moebench.spec.workload import Workload
from triton.runtime import driver
hw, target, work = load_hardware("h200"), Target("cuda", 90, 32), Workload(MoEShape("grouped", 8, 2, 128, 96), 48)
driver.set_active(StandInDriver(target))
cell = ScreenCell(work, TritonBackend().default_plan(work, hw, "engine_grid"))
base = cell.base.kernel("engine_grid")
for params in ({"GROUP_SIZE_M": 1}, {"GROUP_SIZE_M": 16}, {"GROUP_SIZE_M": 32}, {"BLOCK_SIZE_K": 32}):
    plan = KernelPlan("engine_grid", {**base.params, "BLOCK_SIZE_K": 64, **params})
    own = [x.key for x in layer_launches(CompileJob(plan, (cell,), hw, target)) if x.operation == "engine_grid"]
    sys.stdout.write(str(hash(tuple(own))) + " ")
"""


def test_plans_of_the_engines_grid_that_differ_in_group_size_are_one_binary() -> None:
    pytest.importorskip("triton")
    told = subprocess.run([sys.executable, "-c", GROUPS], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    one, other, third, different = told.stdout.split()
    assert one == other == third
    assert one != different
