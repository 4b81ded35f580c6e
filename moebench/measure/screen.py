"""Screening: a plan's operations judged and timed in many cells by a few short blocks, inside the measuring process.

Everything that plans share is made once and kept: weights, draws, what earlier operations leave, references. A plan
is taken through all its cells while it is loaded: bound, judged, captured and timed for a first block in each, then for
the other blocks, so that the blocks of one cell lie apart in time.
"""

from __future__ import annotations

import contextlib
import statistics
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from time import perf_counter
from typing import Any

import torch

from moebench.backends.protocol import Backend
from moebench.backends.registry import resolve_backend
from moebench.measure.clock_events import EventClock
from moebench.measure.clock_wall import WallClock
from moebench.measure.clocks import CaptureError
from moebench.measure.faults import StickyDeviceError, device_is_broken, failure_of, free_memory, is_out_of_memory
from moebench.measure.jit_cache import JitCache
from moebench.measure.kernel_keys import settle_kernel_keys
from moebench.measure.material import WeightShelf
from moebench.measure.point import plan_check
from moebench.measure.request import Candidate
from moebench.measure.screen_clock import GraphTimer, Passes, Read, Replays, Rounds, Timed, first_call
from moebench.measure.screen_gate import begin_judging
from moebench.measure.screen_request import (
    ScreenCell,
    ScreenRequest,
    failed_trial,
    spec_of,
    timed_kernels,
    with_plan,
)
from moebench.measure.screen_running import Layout, Running
from moebench.measure.screen_state import Arena, Assembly, CellState, Upstream, make_state, rotation_of
from moebench.pipeline.layer import BoundLayer, LayerIO
from moebench.plan.plan import KernelPlan, LayerPlan, Param
from moebench.spec.workload import Workload
from moebench.store.records import WRONG_RESULT, Check, Failure
from moebench.store.trial_records import TrialRecord

Tell = Callable[[Any], None]

TURN_SHARE = 2.0
"""A turn through all draws and copies is one pass where it takes at most this many target blocks; else calls differ
by block."""

TRIM_EVERY = 16
"""Plans between two looks at what Triton keeps."""

PREHEAT_S = 0.2
"""How long the first base layer runs before anything is timed, so that clocks have risen."""


class WrongResult(Exception):
    """A layer's result that the gate refused; ``checks`` say which and why."""

    def __init__(self, checks: tuple[Check, ...], what: str) -> None:
        wrong = next(c for c in checks if not c.passed)
        where = f" on {wrong.routing} routing" if wrong.routing else ""
        super().__init__(f"{what}{wrong.name} check failed{where}: {wrong.message}".rstrip(": "))
        self.checks = checks


class Refused(Exception):
    """A cell that could not be prepared, for the reason in ``failure``."""

    def __init__(self, failure: Failure, checks: tuple[Check, ...] = ()) -> None:
        super().__init__(failure.message)
        self.failure, self.checks = failure, checks


class Screener:
    """Screens plans on ``device`` one after another; what they share is kept between them."""

    def __init__(self, device: str, *, find_backend: Callable[[str], Backend] = resolve_backend) -> None:
        self._device = torch.device(device)
        self._find_backend = find_backend
        self._shelf = WeightShelf(self._device)
        self._states: dict[tuple[Workload, LayerPlan], CellState] = {}
        self._refused: dict[tuple[Workload, LayerPlan], Refused] = {}
        self._layouts: dict[tuple[Workload, LayerPlan, str], Layout] = {}
        self._arena = Arena()
        self._kernels = JitCache()
        self._timer: GraphTimer | None = None
        self._events: EventClock | None = None
        self._hot, self._settled, self._screened = False, False, 0

    def release(self, *, notify: Tell | None = None) -> None:
        """Drop everything that is kept, so that others can have the memory."""
        self._states.clear()
        self._refused.clear()
        self._layouts.clear()
        self._arena.clear()
        self._shelf.clear()
        free_memory()

    def prepare(self, request: ScreenRequest, *, notify: Tell | None = None) -> None:
        """Make what all plans of the request's cells share; ``notify`` gets the number of every cell that is ready.

        A cell that can't be prepared is refused, with the reason, when a plan is screened there. Raises
        StickyDeviceError when the device can't be used any more.
        """
        with torch.no_grad(), self._on_device():
            for number, cell in enumerate(request.cells):
                with contextlib.suppress(Refused):
                    self._prepare(request, cell)
                if notify is not None:
                    notify(number)
            self._kernels.pin()

    def screen(self, request: ScreenRequest, *, notify: Tell | None = None) -> tuple[TrialRecord, ...]:
        """A record for each of the request's cells, in their order; failures are records.

        ``notify`` gets (number of the cell, record) as soon as there is one, and again when it has all its blocks.
        Raises StickyDeviceError when the device can't be used any more; the cell that broke it has its record by then.
        """
        tell = notify or (lambda event: None)
        found: dict[int, TrialRecord] = {}

        def add(number: int, record: TrialRecord) -> None:
            found[number] = record
            tell((number, record))

        running: list[Running] = []
        with torch.no_grad(), self._on_device():
            try:
                for number in range(len(request.cells)):
                    with self._failing(request, number, add):
                        running.append(self._start(request, number))
                        if len(request.cells) > 1:
                            add(number, running[-1].record(request))
                for _ in range(1, request.settings.blocks):
                    self._more_blocks(request, [r for r in running if not r.over], add)
                for run in running:
                    if run.number not in found or found[run.number].ok:
                        add(run.number, run.record(request))
            finally:
                with contextlib.suppress(RuntimeError):  # a broken device says so again
                    for run in running:
                        run.timed.close()
                    if self._device.type == "cuda":
                        torch.cuda.synchronize(self._device)
                self._tidy(request)
        return tuple(found[number] for number in range(len(request.cells)))

    def _more_blocks(
        self, request: ScreenRequest, runs: Sequence[Running], add: Callable[[int, TrialRecord], None]
    ) -> None:
        """One block more of each of ``runs``: all are on their way before the first one is waited for."""
        start, begun = perf_counter(), list[tuple[Running, Read]]()
        for run in runs:
            run.over = True
            with self._failing(request, run.number, add):
                begun.append((run, run.begin_block()))
        for run, read in begun:
            with self._failing(request, run.number, add):
                run.blocks_us.append(read())
                run.over = False
        for run in runs:
            run.elapsed_s += (perf_counter() - start) / len(runs)

    def _tidy(self, request: ScreenRequest) -> None:
        """Drop what the plan alone needed."""
        self._shelf.open(request.cells[-1].workload, self._bases(request))
        self._screened += 1
        if self._screened % TRIM_EVERY == 0:
            self._kernels.trim()

    def _on_device(self) -> AbstractContextManager[Any]:
        return torch.cuda.device(self._device) if self._device.type == "cuda" else nullcontext()

    def _bases(self, request: ScreenRequest) -> list[Candidate]:
        return [Candidate(cell.base.backend, cell.base) for cell in request.cells]

    @contextlib.contextmanager
    def _failing(self, request: ScreenRequest, number: int, add: Callable[[int, TrialRecord], None]) -> Iterator[None]:
        """Turn an error inside into a failed record of cell ``number``; raise StickyDeviceError when it broke the
        device."""
        start = perf_counter()
        try:
            yield
            return
        except StickyDeviceError:
            raise
        except Exception as error:
            failure, checks = self._failure(error)
            if is_out_of_memory(error):
                self._make_room(request)
        add(number, failed_trial(request, request.cells[number], failure, checks, perf_counter() - start))
        self._require_device(failure)

    def _failure(self, error: Exception) -> tuple[Failure, tuple[Check, ...]]:
        """``error`` as the failure of a record, and the checks that go with it."""
        if isinstance(error, Refused):
            return error.failure, error.checks
        if isinstance(error, WrongResult):
            return Failure(WRONG_RESULT, str(error)), error.checks
        return failure_of(error, self._device), ()

    def _require_device(self, failure: Failure) -> None:
        if failure.kind != WRONG_RESULT and device_is_broken(self._device):
            raise StickyDeviceError(f"{failure.message}; the device is unusable")

    def _make_room(self, request: ScreenRequest) -> None:
        """Drop what other cells than the request's keep, and the buffers that all share."""
        wanted = {(cell.workload, cell.base) for cell in request.cells}
        self._states = {key: state for key, state in self._states.items() if key in wanted}
        self._arena.clear()
        free_memory()

    def _prepare(self, request: ScreenRequest, cell: ScreenCell) -> CellState:
        """The state of ``cell``, made where there is none; raises Refused where it can't be made."""
        key = (cell.workload, cell.base)
        if (refused := self._refused.get(key)) is not None:
            raise refused
        if key not in self._states:
            try:
                self._states[key] = self._made(request, cell)
            except Exception as error:
                failure, checks = self._failure(error)
                self._require_device(failure)
                self._refused[key] = Refused(failure, checks)
                raise self._refused[key] from error
        return self._states[key]

    def _made(self, request: ScreenRequest, cell: ScreenCell) -> CellState:
        if self._states and not _same_weights(next(iter(self._states))[0], cell.workload):
            self.release()
        self._shelf.open(cell.workload, [Candidate(cell.base.backend, cell.base)])
        base = self._bind(request, cell, cell.base)
        try:
            state = make_state(cell, base, self._shelf, request.settings, self._device)
        except Exception as error:
            if not is_out_of_memory(error):
                raise
            self.release()
            self._shelf.open(cell.workload, [Candidate(cell.base.backend, cell.base)])
            state = make_state(cell, base, self._shelf, request.settings, self._device)
        if any(not c.passed for c in state.checks):
            raise WrongResult(state.checks, f"the layer that plans are put into ({cell.base.variant}) is wrong: ")
        if not self._hot:
            self._preheat(state)
        return state

    def _preheat(self, state: CellState) -> None:
        """Run the base layer until clocks have risen."""
        weights = self._shelf.prepared(Candidate(state.cell.base.backend, state.cell.base), state.base, 0)
        io, end = LayerIO(state.inputs[0], weights, state.base.make_buffers()), perf_counter() + PREHEAT_S
        while perf_counter() < end:
            for _ in range(8):
                state.base.run(io)
            if self._device.type == "cuda":
                torch.cuda.synchronize(self._device)
        self._hot = True

    def _bind(self, request: ScreenRequest, cell: ScreenCell, plan: LayerPlan) -> BoundLayer:
        """The layer that runs ``plan`` in ``cell``, held against what it says that it runs."""
        backend = self._find_backend(request.backend)
        layer = backend.bind(cell.workload, plan, request.hw, request.device)
        if not self._settled:
            settle_kernel_keys()
            self._settled = True
        check = plan_check(plan, layer)
        if not check.passed:
            raise WrongResult((check,), "")
        return layer

    def _start(self, request: ScreenRequest, number: int) -> Running:
        """Everything up to the first block. The graph is captured while the device works for the gate."""
        start, cell, settings = perf_counter(), request.cells[number], request.settings
        state = self._prepare(request, cell)
        whole = with_plan(cell.base, request.plan)
        layer = self._bind(request, cell, whole)
        candidate = Candidate(cell.base.backend, whole)
        weights = self._shelf.prepared(candidate, layer, 0)
        names = timed_kernels(request.kernel, whole)
        assembly = Assembly(state, layer, names, self._arena)
        upstream = assembly.upstream(_upstream_key(request.kernel, request.plan), weights)
        verdict: Callable[[], tuple[Check, ...]] = tuple
        if settings.gate:
            cases = [(expected, assembly.io(upstream, which, weights)) for which, expected in state.judged]
            verdict = begin_judging(cell.workload, self._shelf.made(0), assembly.rest, cases, assembly.poison)
        layout = self._layout(request, state)
        rounds = self._rounds(layout, assembly, upstream, candidate)
        if not settings.gate:
            first_call(assembly.ops, rounds[0][0], self._device)  # loads kernels, as the gate's calls do
        first_us = first_call(assembly.ops, rounds[0][0], self._device)
        timed = self._clocked(assembly, rounds)
        try:
            checks = verdict()
            if any(not c.passed for c in checks):
                raise WrongResult(checks, "")
            run = Running(cell, number, timed, len(rounds[0]), checks, layout.rotation.policy.value, names)
            run.first_block(
                first_us(), lambda: first_call(assembly.ops, rounds[0][0], self._device)(), settings
            )  # fmt: skip
        except BaseException:
            timed.close()
            raise
        run.elapsed_s = perf_counter() - start
        return run

    def _layout(self, request: ScreenRequest, state: CellState) -> Layout:
        """Found out with the base layer's own plan, so that it is the same whichever plan comes first."""
        cell = state.cell
        key = (cell.workload, cell.base, request.kernel)
        if key not in self._layouts:
            candidate = Candidate(cell.base.backend, cell.base)
            weights = self._shelf.prepared(candidate, state.base, 0)
            assembly = Assembly(state, state.base, timed_kernels(request.kernel, cell.base), self._arena)
            upstream = assembly.upstream(_upstream_key(request.kernel, cell.base.kernel(request.kernel)), weights)
            rotation = rotation_of(state, assembly.ops, self._shelf, request.hw, self._device)
            once = Passes(self._host_clock(), state.base, assembly.ops, ((assembly.io(upstream, 0, weights),),))
            turn_us = statistics.median(once.estimate_us() for _ in range(3)) * rotation.period
            self._layouts[key] = Layout(rotation, turn_us > TURN_SHARE * request.settings.target_block_us)
        return self._layouts[key]

    def _rounds(self, layout: Layout, assembly: Assembly, upstream: Upstream, candidate: Candidate) -> Rounds:
        """The calls of every pass."""
        rotation = layout.rotation
        weights = [self._shelf.prepared(candidate, assembly.layer, copy) for copy in range(rotation.copies)]
        calls = tuple(assembly.io(upstream, draw, weights[copy]) for draw, copy in rotation.pairs())
        return tuple((io,) for io in calls) if layout.one_call else (calls,)

    def _clocked(self, assembly: Assembly, rounds: Rounds) -> Timed:
        """The plan's operations, which have run before, under the clock that suits the cell."""
        layer, ops = assembly.layer, assembly.ops
        if self._device.type == "cuda" and len(rounds) == 1 and layer.capturable:
            if self._timer is None:
                self._timer = GraphTimer(self._device)
            with contextlib.suppress(CaptureError):
                return Replays(self._timer, ops, rounds[0])
        return Passes(self._host_clock(), layer, ops, rounds)

    def _host_clock(self) -> WallClock | EventClock:
        """The clock of calls that the host makes one after another."""
        if self._device.type != "cuda":
            return WallClock()
        if self._events is None:
            self._events = EventClock(self._device)
        return self._events


def _upstream_key(kernel: str, plan: KernelPlan) -> tuple[Param | str | None, ...] | None:
    """What plans of ``kernel`` have in common that share what earlier operations leave; None where none do."""
    axes = spec_of(kernel).upstream_axes
    return None if axes is None else (kernel, *(plan.params.get(a) for a in axes))


def _same_weights(one: Workload, other: Workload) -> bool:
    """Whether both run on the same weights."""
    return replace(one, num_tokens=1, routing=other.routing) == replace(other, num_tokens=1)
