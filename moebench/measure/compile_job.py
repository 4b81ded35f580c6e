"""Compile a plan's Triton kernels ahead of time, in a process that never looks at a device.

A stand-in for Triton's driver names the target. The launches of the plan's layer, over tensors without storage, then
go through ``JITFunction.run`` as warm-ups: what ends up in Triton's cache has the key that the real launch will ask
for, since the same code makes it out of the same arguments. Compilers of one pool divide up what their plans have in
common (``compile_claims``).
"""

from __future__ import annotations

import contextlib
import importlib
import importlib.util
import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from moebench.errors import InputError
from moebench.measure.compile_claims import Claims
from moebench.measure.screen_request import ScreenCell, with_plan
from moebench.plan.plan import KernelPlan
from moebench.spec.hardware import Hardware
from moebench.store.records import COMPILE_ERROR, Failure
from moebench.store.trial_records import CompileFacts

KEPT = 32
"""Compiled kernels of a function that stay in a compiling process."""

NICENESS = 5
"""By how much compilers stand back for the process that measures, whose launches come from a core of its own."""


@dataclass(frozen=True)
class Target:
    """What Triton compiles for: its names of a GPU (``cuda`` 90, ``hip`` ``gfx942``) and the threads of a warp."""

    backend: str
    arch: int | str
    warp_size: int


@dataclass(frozen=True)
class CompileJob:
    """A plan, put into the layers of ``cells``, to be compiled for ``target``."""

    plan: KernelPlan
    cells: tuple[ScreenCell, ...]
    hw: Hardware
    target: Target


@dataclass(frozen=True)
class CompileResult:
    """What a compiler made of a plan: facts of the plan's own kernel, or why there is none."""

    facts: CompileFacts | None = None
    failure: Failure | None = None


def device_target(device: str, *, notify: Callable[[Any], None] | None = None) -> Target | None:
    """What Triton compiles for on ``device``; None where it has nothing to compile there."""
    if device.startswith("cpu") or importlib.util.find_spec("triton") is None:
        return None
    import torch
    import triton

    with torch.cuda.device(torch.device(device)):
        try:
            found = triton.runtime.driver.active.get_current_target()
        except RuntimeError:
            return None  # no driver of Triton's: a backend that needs one says so
    return Target(found.backend, found.arch, found.warp_size)


class StandInDriver:
    """Stands in for Triton's driver: knows the target, has no device."""

    def __init__(self, target: Target) -> None:
        self._target = target

    def get_current_target(self) -> Any:
        from triton.backends.compiler import GPUTarget

        return GPUTarget(self._target.backend, self._target.arch, self._target.warp_size)

    def get_current_device(self) -> int:
        return 0

    def get_current_stream(self, device: int) -> int:
        return 0


class Compiler:
    """Compiles jobs one after another; made once a process."""

    def __init__(self, device: str | None = None) -> None:
        self._target: Target | None = None
        self._claims: Claims | None = None
        self._done: set[str] = set()
        self._launchers: set[str] = set()

    def ready(self, *, notify: Callable[[Any], None] | None = None) -> bool:
        """Import what compiling needs, and let the measuring process go first on the machine's cores."""
        import moebench.measure.offline_compile  # noqa: F401
        from moebench.measure.kernel_keys import settle_kernel_keys

        settle_kernel_keys()
        if hasattr(os, "nice"):
            os.nice(NICENESS)
        return True

    def compile(self, job: CompileJob, *, notify: Callable[[Any], None] | None = None) -> CompileResult:
        """Put the kernels of ``job`` into Triton's cache; what the compiler refuses is a failure, not an error."""
        from moebench.measure.jit_cache import JitCache

        start = perf_counter()
        self._aim(job.target)
        try:
            made = self._compiled(job)
        except InputError:
            raise
        except Exception as error:
            lines = str(error).strip().splitlines() or [""]
            return CompileResult(failure=Failure(COMPILE_ERROR, f"{type(error).__name__}: {lines[0]}"[:400]))
        facts = _facts(made, perf_counter() - start)
        JitCache(KEPT).trim()
        return CompileResult(facts)

    def _aim(self, target: Target) -> None:
        """Make ``target`` what Triton compiles for in this process."""
        if target == self._target:
            return
        from triton.runtime import driver

        if self._target is not None:
            raise InputError(f"this process compiles for {self._target}; start another one for {target}")
        driver.set_active(StandInDriver(target))
        _store_binaries_only()
        self._target, self._claims = target, Claims.of_triton()

    def _compiled(self, job: CompileJob) -> list[Any]:
        """The kernels of the plan's own operations, after all of its layers' kernels were compiled.

        What this process has compiled or seen compiled before is left out; the plan's own kernels come first.
        """
        assert self._claims is not None
        launches = layer_launches(job)
        own = [launch for launch in launches if launch.operation == job.plan.kernel]
        rest = [launch for launch in launches if launch.operation != job.plan.kernel]
        made: list[Any] = []

        def work(launch: Launched) -> None:
            compiled = launch.compile()
            self._done.add(launch.key)
            if launch.operation == job.plan.kernel and all(compiled is not other for other in made):
                made.append(compiled)
            self._build_launcher(compiled)

        self._claims.share(own, work)
        self._claims.share([launch for launch in rest if launch.key not in self._done], work)
        return made

    def _build_launcher(self, kernel: Any) -> None:
        """Have the C module built that starts kernels with these arguments, where this Triton makes one for each."""
        assert self._claims is not None
        key = repr(("launcher", list(kernel.src.signature.values())))
        if key in self._launchers:
            return
        self._launchers.add(key)
        if (make := launcher_builder(kernel.metadata.target.backend)) is not None:
            with self._claims.claim(key, wait=False) as free:
                if free:
                    make(kernel)


def launcher_builder(backend: str) -> Callable[[Any], None] | None:
    """What builds the C module that starts a kernel; None where Triton compiles none for it.

    Triton up to 3.6 compiles one for every list of argument types when a kernel is first started, which would be in
    the measuring process.
    """
    found = {"cuda": ("nvidia", "CudaLauncher"), "hip": ("amd", "HIPLauncher")}.get(backend)
    if found is None:
        return None
    module = importlib.import_module(f"triton.backends.{found[0]}.driver")
    launcher = getattr(module, found[1], None)
    if launcher is None or not hasattr(module, "make_launcher"):
        return None

    def make(kernel: Any) -> None:
        # A machine without the vendor's library or a C compiler: starting the kernel says so, with Triton's own words.
        with contextlib.suppress(AssertionError, OSError, ImportError, RuntimeError, subprocess.SubprocessError):
            launcher(kernel.src, kernel.metadata)

    return make


def _store_binaries_only() -> None:
    """Keep texts of stages out of Triton's cache, where it can: they take tens of times a binary's room."""
    try:
        from triton import knobs
    except ImportError:
        return  # before 3.4
    knobs.compilation.store_binary_only = True


@dataclass(frozen=True)
class Launched:
    """One launch of a layer, held back: what it compiles, for which operation. ``key`` tells different binaries."""

    operation: str
    key: str
    compile: Callable[[], Any]


def _described(fn: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> str:
    """Text that differs wherever Triton makes different binaries of a launch's arguments and options."""
    values = dict(zip(fn.arg_names, args, strict=False)) | kwargs
    params = {p.name: p for p in fn.params}
    parts: list[Any] = [fn.fn.__module__, fn.fn.__qualname__]
    for name, value in values.items():
        param = params.get(name)
        if param is None or param.is_constexpr:
            parts.append((name, value))
        elif hasattr(value, "dtype"):
            parts.append((name, str(value.dtype), value.storage_offset() * value.element_size() % 16 == 0))
        elif isinstance(value, int):
            kind = () if param.do_not_specialize else (value == 1, value % 16 == 0)
            parts.append((name, type(value).__name__, *kind, -(2**31) <= value < 2**31))
        else:
            parts.append((name, type(value).__name__))
    return repr(parts)


@contextmanager
def warming(operation: Callable[[], str]) -> Iterator[list[Launched]]:
    """Launches are held back in the list that is yielded, one of each; ``operation`` names the one that launches."""
    from triton.runtime.jit import JITFunction

    found: dict[tuple[str, str], Launched] = {}
    launches: list[Launched] = []
    run = JITFunction.run

    def hold(self: Any, *args: Any, grid: Any, warmup: bool, **kwargs: Any) -> None:
        made = Launched(
            operation(), _described(self, args, kwargs), lambda: run(self, *args, grid=grid, warmup=True, **kwargs)
        )
        if (made.operation, made.key) not in found:
            found[made.operation, made.key] = made
            launches.append(made)

    JITFunction.run = hold
    try:
        yield launches
    finally:
        JITFunction.run = run


def layer_launches(job: CompileJob) -> list[Launched]:
    """The different launches of the plan's layers in all cells, over tensors without storage."""
    from moebench.backends.triton_layer import TritonLayer
    from moebench.measure.offline_compile import meta_io
    from moebench.plan.legality import require_legal

    current = ""
    with warming(lambda: current) as launches:
        for cell in job.cells:
            whole = with_plan(cell.base, job.plan)
            require_legal(whole, cell.workload, job.hw)
            layer = TritonLayer(cell.workload, whole, job.hw, "meta")
            io = meta_io(cell.workload, layer)
            for op in layer.ops:
                current = op.kernel
                op.run(io)
    return launches


def _facts(made: list[Any], seconds: float) -> CompileFacts:
    """The most that any of ``made`` needs."""
    from moebench.measure.offline_compile import resources

    shared = [int(kernel.metadata.shared) for kernel in made]
    used = [resources(kernel.asm) for kernel in made]
    registers = [r for r, _ in used if r is not None]
    spills = [s for _, s in used if s is not None]
    return CompileFacts(
        round(seconds, 4), max(shared, default=None), max(registers, default=None), max(spills, default=None)
    )
