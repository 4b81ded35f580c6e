"""What ``moebench run`` does for expert-parallel groups: sweeps, and the small section of a first run."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from moebench.errors import EXIT_OK, InputError, UnknownNameError
from moebench.measure.worker import Worker
from moebench.plan.ep_default_plans import PREFERRED_SETS
from moebench.report import console
from moebench.report.ep_dry_run import request_line
from moebench.report.progress import progress
from moebench.report.values import counted
from moebench.session.ep_defaults import SECTION_RANKS, SECTION_TIME_S, chosen, has_section
from moebench.session.ep_defaults import section as section_options
from moebench.session.ep_kind import GROUPS
from moebench.session.ep_options import (
    RANK_KINDS,
    EPOptions,
    load_ep_plan,
    parse_capacities,
    parse_names,
    parse_numbers,
)
from moebench.session.ep_planning import DEFAULT_PLANNERS, EPPlanned, plan_ep
from moebench.session.loop import Caller, Outcome, run_points
from moebench.session.options import RunOptions
from moebench.spec.choices import choice
from moebench.spec.ep import MAX_RANKS, TableLayout
from moebench.spec.ep_workload import PadRows, Placement
from moebench.spec.hardware import Hardware
from moebench.spec.hw_files import load_hardware
from moebench.store.records import STATE_COMPLETE
from moebench.store.runs import RunFolder, default_run_path, is_run

if TYPE_CHECKING:
    from moebench.cli.run_session import How
    from moebench.measure.present import Present

PRESENT = "moebench.measure.ep_present:require_ep"
PRESENT_LIMIT_S = 180.0
_SWITCHES = ("ranks", "planner", "capacity")


@dataclass(frozen=True)
class Written:
    """The options of the group as they were written; None where one was left out."""

    ranks: str | None = None
    planner: tuple[str, ...] | None = None
    capacity: str | None = None
    prefetch_slots: str | None = None
    token_padding: str | None = None
    num_sms: str | None = None
    pad_rows: str | None = None
    placement: str | None = None
    table_layout: str | None = None
    ep_plan: Path | None = None
    full_grid: bool = False


def parse(written: Written, ep_size: int | None, backends: tuple[str, ...], ep_rank: int) -> EPOptions | None:
    """The sweep that was asked for; None where none of --ranks, --planner and --capacity was given.

    Raises InputError for values that are not allowed, and for options that only a sweep has.
    """
    given = [name for name, value in vars(written).items() if value]
    if not set(given) & set(_SWITCHES):
        if given:
            name = given[0].replace("_", "-")
            raise InputError(f"--{name} belongs to a sweep over expert-parallel groups; add --ranks virtual")
        return None
    if ep_rank:
        raise InputError(f"--ep-rank {ep_rank}: a sweep measures all ranks of the group; leave --ep-rank out")
    if ep_size is not None and not 1 <= ep_size <= MAX_RANKS:
        raise InputError(f"--ep-size is {ep_size}; a group has 1 to {MAX_RANKS} ranks")
    ranks = (written.ranks or RANK_KINDS[0]).strip().lower()
    if ranks not in RANK_KINDS:
        raise InputError(f"--ranks {written.ranks!r} is not known; allowed: {', '.join(RANK_KINDS)}")

    def numbers(text: str | None, option: str, least: int) -> tuple[int, ...]:
        return () if text is None else parse_numbers(text, option, least)

    return EPOptions(
        ranks=ranks,
        ep_size=ep_size,
        planners=parse_names(written.planner or ()),
        capacities=() if written.capacity is None else parse_capacities(written.capacity),
        prefetch_slots=numbers(written.prefetch_slots, "--prefetch-slots", 0),
        token_paddings=numbers(written.token_padding, "--token-padding", 1),
        num_sms=numbers(written.num_sms, "--num-sms", 1),
        pad_rows=choice(PadRows, written.pad_rows or PadRows.UNCOUNTED.value, "--pad-rows"),
        placement=choice(Placement, written.placement or Placement.SHARDED.value, "--placement"),
        layout=choice(TableLayout, written.table_layout or TableLayout.E_PLUS_B.value, "--table-layout"),
        full_grid=written.full_grid,
        kernels=backends,
        plan=None if written.ep_plan is None else load_ep_plan(written.ep_plan),
    )


def _require_plain(options: RunOptions) -> None:
    """Raise InputError for options that a layer on one device has and a group hasn't."""
    settings = options.settings
    for option, given, only in (
        ("--tp", options.tp_size, 1),
        ("--l2", settings.l2_policy.value, "layer"),
        ("--detail", settings.detail.value, "steps"),
        ("--kernel-plan", options.kernel_plan, None),
    ):
        if given != only:
            raise InputError(f"{option} {given}: a sweep over groups doesn't have it; leave {option} out")


def dry_run(options: RunOptions, ep: EPOptions, how: How) -> int:
    """Print the sweep's points with their memory and forecast; needs no torch where ``--hw`` names the hardware.

    What a run would refuse is refused here too: a launch without torchrun, a plan that the kernels can't run.
    """
    _require_plain(options)
    from moebench.cli import run_group, run_session
    from moebench.report.ep_dry_run import render

    rank = 0
    if ep.ranks != "virtual":
        rank, size, _ = run_group.place(ep)
        ep = replace(ep, ep_size=size)
    if rank:
        return EXIT_OK
    if how.hw is not None:
        hw = load_hardware(how.hw)
        device, free = how.device or run_session.device_of(hw), hw.memory_bytes
        options, notes = chosen(options, hw, device)
        ep = replace(ep, kernels=_kernels_of(options, ep, hw, device))
    else:
        with Worker(how.device) as worker:
            present = run_session.present_of(worker, how.device, probe_rates=False)
            hw, device, free = present.hw, present.device, present.facts.free_memory_bytes
            options, notes = chosen(options, hw, device)
            kernels = worker.call(PRESENT, *needs(options, ep, hw, device), timeout_s=PRESENT_LIMIT_S)
        ep = replace(ep, kernels=kernels)
    planned = plan_ep(options, ep, hw, device, usable(free))
    console.emit_rendered(render(replace(planned, notes=notes), hw, how.format.name))
    return EXIT_OK


def _kernels_of(options: RunOptions, ep: EPOptions, hw: Hardware, device: str) -> tuple[str, ...]:
    """The kernel sets that a sweep on ``hw``, which need not be here, would use; raises for what it would refuse.

    Planners and kernel sets compute with torch: without it nobody can tell which there are.
    """
    kind = device.partition(":")[0]
    if ep.ranks == "peer" and kind == "cpu":
        raise InputError(f"--ranks peer: peer ranks need one CUDA GPU each, and {hw.key} is none; use --ranks virtual")
    if (ep.planners or ep.kernels) and find_spec("torch") is not None:
        from moebench.pipeline.ep.kernels import kernel_sets
        from moebench.pipeline.ep.planners.registry import make_planner

        for text in ep.planners:
            make_planner(text, hw, options.dtypes[0])
        if unknown := [name for name in ep.kernels if name not in kernel_sets]:
            raise UnknownNameError("EP kernel set", unknown[0], kernel_sets.names())
    return ep.kernels or PREFERRED_SETS[kind][:1]


def usable(free_bytes: int | None) -> int | None:
    """Memory that a point may take."""
    from moebench.cli.run_session import MEMORY_SHARE

    return None if free_bytes is None else int(free_bytes * MEMORY_SHARE)


def measure(options: RunOptions, ep: EPOptions, how: How) -> int:
    """Measure and print a sweep; returns the exit code."""
    _require_plain(options)
    if ep.ranks != "virtual":
        from moebench.cli import run_group

        return run_group.measure(options, ep, how)
    from moebench.cli import run_session

    with Worker(how.device) as worker:
        if not how.quiet:
            console.say("looking at the device …")
        present = run_session.present_of(worker, how.device, probe_rates=True)
        hw = present.hw if how.hw is None else load_hardware(how.hw)
        options, notes = chosen(options, hw, present.device)
        kernels = worker.call(PRESENT, *needs(options, ep, hw, present.device), timeout_s=PRESENT_LIMIT_S)
        ep = replace(ep, kernels=kernels)
        planned = plan_ep(options, ep, hw, present.device, usable(present.facts.free_memory_bytes))
        planned = replace(planned, notes=notes)
        with opened(options, ep, how, planned, present, hw) as folder:
            outcome = run(planned, folder, worker, how)
    return run_session.finish(folder.path, outcome, how)


def needs(options: RunOptions, ep: EPOptions, hw: Hardware, device: str) -> tuple[object, ...]:
    """What must be there before a sweep starts, as ``PRESENT`` is asked."""
    return (ep.ranks, ep.planners or DEFAULT_PLANNERS, ep.kernels, hw, options.dtypes, device)


@contextmanager
def opened(
    options: RunOptions, ep: EPOptions, how: How, planned: EPPlanned, present: Present, hw: Hardware
) -> Iterator[RunFolder]:
    """The sweep's folder, new or gone on with; says what will be measured."""
    from moebench.cli import run_session

    header = run_session.header_of(options, how, planned.requests, present, hw)
    settings = {**header.settings, "ep": {**asdict(ep), "plan": None if ep.plan is None else ep.plan.to_dict()}}
    header = replace(header, settings=settings, notes=(*header.notes, *planned.skipped_notes))
    path = how.out or default_run_path(f"ep-{planned.requests[0].workload.shape.name}", present.device)
    folder = RunFolder.resume(path, header) if is_run(path) else RunFolder.create(path, header)
    with folder:
        if not how.quiet:
            for note in (*planned.notes, *header.notes):
                console.say(note)
            for request in planned.requests:
                console.say(request_line(request))
            console.say(f"{counted(planned.num_points, 'point')}, about {planned.seconds:.0f} s, into {folder.path}")
        yield folder


def run(planned: EPPlanned, folder: RunFolder, worker: Caller, how: How) -> Outcome:
    """Measure a sweep's points."""
    with progress(len(planned.requests), quiet=how.quiet) as listener:
        return run_points(
            planned.requests, folder, worker, listener, deadline_s=how.left_s(), kind=GROUPS, limit_s=how.deadline_s
        )


def section(options: RunOptions, worker: Caller, hw: Hardware, device: str, free: int | None) -> tuple[Any, ...]:
    """The requests of a first run's small section; empty where the run was told what to measure."""
    if not has_section(options):
        return ()
    asked, ep = section_options(options, hw, device)
    kernels = worker.call(PRESENT, *needs(asked, ep, hw, device), timeout_s=PRESENT_LIMIT_S)
    try:
        return plan_ep(asked, replace(ep, kernels=kernels), hw, device, usable(free)).requests
    except InputError:
        return ()


def section_notes(options: RunOptions) -> tuple[str, ...]:
    """That a first run has a section, for its dry run; empty where it has none."""
    if not has_section(options):
        return ()
    return (
        f"then a small expert-parallel group, plain and balanced, on {SECTION_RANKS} virtual ranks: about "
        f"{SECTION_TIME_S:.0f} s, taken from the limit where there is one",
    )


def without_section(limit_s: float | None, more: Sequence[Any]) -> float | None:
    """A run's time less what its section needs; None is no limit."""
    return limit_s if limit_s is None or not more else max(limit_s / 2, limit_s - SECTION_TIME_S)


def measure_section(
    requests: tuple[Any, ...], folder: RunFolder, worker: Caller, how: How, limit_s: float | None, before: Outcome
) -> Outcome:
    """Measure the section after the layers, in what they leave of ``limit_s``, and join both outcomes.

    A run that was stopped has no section.
    """
    if before.by_user:
        return before
    left_s = None if limit_s is None else max(0.0, limit_s - before.elapsed_s)
    if not how.quiet:
        console.say("and a small expert-parallel group, its ranks laid out on this device:")
        for request in requests:
            console.say(request_line(request))
    with progress(len(requests), quiet=how.quiet) as listener:
        found = run_points(requests, folder, worker, listener, deadline_s=left_s, kind=GROUPS, limit_s=how.deadline_s)
    ended = before if before.state != STATE_COMPLETE else found
    folder.finish(ended.state)
    return replace(
        ended, records=(*before.records, *found.records), left_out=(*before.left_out, *found.left_out),
        resumed=before.resumed + found.resumed, elapsed_s=before.elapsed_s + found.elapsed_s,
    )  # fmt: skip
