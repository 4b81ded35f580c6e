"""What ``moebench run`` does once its options are read: look at the device, plan, measure, print, draw."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field, replace
from datetime import datetime, timezone
from importlib import metadata
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

from moebench.backends.protocol import Support
from moebench.cli import run_ep
from moebench.errors import EXIT_BAD_INPUT, EXIT_FOUND, EXIT_OK, BackendUnavailableError, MoebenchError
from moebench.measure.worker import Worker
from moebench.report import console
from moebench.report.formats import Format
from moebench.report.progress import progress
from moebench.report.values import counted
from moebench.session.command_limit import Limit, searching_s
from moebench.session.defaults import preferred_backends
from moebench.session.loop import Outcome, run_points
from moebench.session.options import RunOptions
from moebench.session.planning import RunPlanned, plan_run
from moebench.spec.dtypes import DType
from moebench.spec.hardware import Hardware
from moebench.spec.hw_files import load_hardware
from moebench.store.reader import HEADER_FILE
from moebench.store.records import STATE_INTERRUPTED, RunHeader
from moebench.store.runs import Run, RunFolder, default_run_path, is_run, load

if TYPE_CHECKING:
    from moebench.measure.present import Present

EXIT_INTERRUPTED = 130
TERMS = 2
"""Facts that a floor is made of: a bandwidth and a matrix rate."""
DESCRIBE_LIMIT_S = 180.0
MEMORY_SHARE = 0.9
"""Part of the free memory that a point may take; the rest is the allocator's and the system's."""


@dataclass(frozen=True)
class How:
    """Where and how to run: device, descriptor, folder, time limit, plots, progress, output format.

    ``begun_s``: when the command began, in seconds of ``time.monotonic``; ``deadline_s`` counts from there.
    """

    device: str | None
    hw: str | None
    out: Path | None
    deadline_s: float | None
    plots: bool
    quiet: bool
    format: Format
    begun_s: float = field(default_factory=monotonic)

    def left_s(self, own_s: float | None = None) -> float | None:
        """Seconds for measuring that the limit leaves, or ``own_s``, the device's, where none was given."""
        if self.deadline_s is None:
            return own_s
        spent_s = monotonic() - self.begun_s
        left_s = searching_s(self.deadline_s, spent_s, 1)
        if not left_s:
            console.warn(Limit(self.deadline_s).too_short(spent_s))
        return left_s


def dry_run(options: RunOptions, how: How) -> int:
    """Print the points with their memory and forecast; needs no torch where ``--hw`` names the hardware.

    Of a device that need not be here they are what would run there, whatever is installed here.
    """
    from moebench.report.dry_run import render

    if how.hw is not None:
        hw = load_hardware(how.hw)
        device, free = how.device or device_of(hw), hw.memory_bytes
    else:
        with Worker(how.device) as worker:
            present = present_of(worker, how.device, probe_rates=False)
            hw, device, free = present.hw, present.device, present.facts.free_memory_bytes
            options = _with_backend(options, worker, device)
    planned = plan_run(options, hw, device, None if free is None else int(free * MEMORY_SHARE))
    planned = replace(planned, notes=(*planned.notes, *run_ep.section_notes(options)))
    _warn(planned)
    console.emit_rendered(render(planned, hw, how.format.name))
    return EXIT_OK


def device_of(hw: Hardware) -> str:
    """The device that a descriptor alone stands for."""
    return "cpu" if hw.vendor == "cpu" else "cuda:0"


def present_of(worker: Worker, device: str | None, *, probe_rates: bool) -> Present:
    """The device that is present, as the measuring process sees it."""
    found: Present = worker.call("moebench.measure.present:describe", device, probe_rates, timeout_s=DESCRIBE_LIMIT_S)
    return found


def measure(options: RunOptions, how: How) -> int:
    """Measure and print a run; returns the exit code."""
    with Worker(how.device) as worker:
        if not how.quiet:
            console.say("looking at the device …")
        present = present_of(worker, how.device, probe_rates=True)
        hw = present.hw if how.hw is None else load_hardware(how.hw)
        free = present.facts.free_memory_bytes
        more = run_ep.section(options, worker, hw, present.device, free)
        options = _with_backend(options, worker, present.device)
        planned = plan_run(options, hw, present.device, None if free is None else int(free * MEMORY_SHARE))
        asked = dict.fromkeys(c.backend for r in planned.requests for c in r.candidates)
        require_backends(asked, worker, present.device)
        header = header_of(options, how, (*planned.requests, *more), present, hw)
        header = replace(header, settings={**header.settings, "tables": list(planned.tables)})
        path = how.out or default_run_path(planned.requests[0].workload.shape.name, present.device)
        folder = RunFolder.resume(path, header) if is_run(path) else RunFolder.create(path, header)
        with folder:
            _notes(planned, folder, header, how)
            with progress(len(planned.points), quiet=how.quiet) as listener:
                left_s = how.left_s(planned.max_time_s)
                outcome = run_points(
                    planned.requests, folder, worker, listener,
                    deadline_s=run_ep.without_section(left_s, more), limit_s=how.deadline_s,
                )  # fmt: skip
            if more:
                outcome = run_ep.measure_section(more, folder, worker, how, left_s, outcome)
    return finish(path, outcome, how)


def supports(worker: Worker, device: str, names: Sequence[str]) -> dict[str, Support]:
    """What each backend of ``names`` says of ``device``, as the measuring process sees it."""
    found: dict[str, Support] = worker.call(
        "moebench.measure.present:supports", device, tuple(names), timeout_s=DESCRIBE_LIMIT_S
    )
    return found


def _with_backend(options: RunOptions, worker: Worker, device: str) -> RunOptions:
    """``options`` with the first preferred backend that runs here, where no backend, plan or table was given."""
    if options.backends or options.kernel_plan is not None or options.names_table:
        return options
    wanted = preferred_backends(device)
    found = supports(worker, device, wanted)
    usable = [name for name in wanted if found[name].usable]
    return replace(options, backends=(usable[0] if usable else wanted[-1],))


def require_backends(names: Iterable[str], worker: Worker, device: str) -> None:
    """Raise BackendUnavailableError for a backend of ``names`` that can't run on ``device``."""
    for name, support in supports(worker, device, tuple(names)).items():
        if not support.usable:
            raise BackendUnavailableError(f"backend {name} can't run on {device}: {support.reason}")


def _warn(planned: RunPlanned) -> None:
    for warning in planned.warnings:
        console.warn(warning)


def _notes(planned: RunPlanned, folder: RunFolder, header: RunHeader, how: How) -> None:
    _warn(planned)
    if how.quiet:
        return
    for note in (*planned.notes, *header.notes):
        console.say(note)
    kept = sum(folder.done(i) for i in [r.point_id for r in folder.records])
    if kept:
        console.say(f"there already: {counted(kept, 'point')}; the rest is measured")
    console.say(f"{counted(len(planned.points), 'point')}, about {planned.seconds:.0f} s, into {folder.path}")


def header_of(options: RunOptions, how: How, requests: Sequence[Any], present: Present, hw: Hardware) -> RunHeader:
    """The header of a run of ``requests``, layers' or groups'."""
    versions = dict(present.facts.versions)
    if present.facts.driver is not None:
        versions["driver"] = present.facts.driver
    notes = []
    for other in present.others:
        used = "" if other.memory_bytes is None else f" ({other.memory_bytes} bytes)"
        notes.append(f"shared GPU: process {other.pid} {other.name}{used} uses {present.device} too")
    if present.load_note is not None:
        notes.append(present.load_note)
    dtypes = tuple(dict.fromkeys(r.workload.dtype for r in requests))
    notes += _floor_notes(how, present, hw, dtypes)
    created = datetime.now(timezone.utc)
    return RunHeader(
        run_id=f"{created:%Y%m%dT%H%M%S}-{requests[0].workload.shape.name}",
        created=created.isoformat(timespec="seconds"),
        moebench=metadata.version("moebench"),
        command=_command(sys.argv[1:]),
        hardware=hw.key,
        device_name=present.facts.name,
        device_kind=present.facts.kind,
        versions=versions,
        settings=_settings(options, how, hw, dtypes),
        num_points=sum(len(r.candidates) for r in requests),
        notes=tuple(notes),
    )


def _floor_notes(how: How, present: Present, hw: Hardware, dtypes: Sequence[DType]) -> list[str]:
    """Where floors come from, unless that is the device's own descriptor, and what keeps them from being known."""
    if how.hw is not None:
        differs = hw.key != present.hw.key
        return [f"floors are those of {hw.key}, as asked; the device is {present.hw.key}"] if differs else []
    probed = present.facts.kind == "cpu" and any(len(_floor_facts(hw, d)) == TERMS for d in dtypes)
    told = ["floors come from a probe of this CPU"] if probed else []
    needed = {"copy_gbps", *(f"measured_{dtype}_tflops" for dtype in dtypes)} & present.unknown.keys()
    for why in dict.fromkeys(present.unknown[name] for name in sorted(needed)):
        names = " or ".join(name for name in sorted(needed) if present.unknown[name] == why)
        told.append(
            f"floors that need {names} are unknown: {why}; `moebench hw probe` while nothing else runs keeps "
            "such rates for later runs"
        )
    return told


def _floor_facts(hw: Hardware, dtype: DType) -> dict[str, Any]:
    """The facts, by name, that floors in ``dtype`` are made of: ``TERMS`` of them, or there is no floor."""
    found = (hw.bandwidth_gbps(), hw.matrix_tflops(dtype))
    return {fact.note: asdict(hw.facts[fact.note]) for fact in found if fact is not None}


def _settings(options: RunOptions, how: How, hw: Hardware, dtypes: Sequence[DType]) -> dict[str, Any]:
    measured = {name: hw.number(name) for name in ("launch_us", "graph_launch_us")}
    return {
        **{name: value for name, value in measured.items() if value is not None},
        "seed": options.seed,
        "max_time_s": how.deadline_s,
        "measure": asdict(options.settings),
        "hardware_facts": {name: fact for dtype in dtypes for name, fact in _floor_facts(hw, dtype).items()},
    }


def _command(argv: Sequence[str]) -> tuple[str, ...]:
    """The command line as a record may hold it: paths by their last part alone."""
    told = []
    for word in argv:
        name, equals, value = word.partition("=") if word.startswith("--") else ("", "", word)
        kind, colon, path = value.partition(":") if value.startswith("trace:") else ("", "", value)
        told.append(name + equals + kind + colon + (Path(path).name if "/" in path or "\\" in path else path))
    return ("moebench", *told)


def finish(path: Path, outcome: Outcome, how: How) -> int:
    """Print and draw the run in ``path``; returns the exit code."""
    run = load(path)
    console.emit_rendered(how.format.render(run, console.width()))
    if not how.quiet:
        console.say(f"run: {path / HEADER_FILE}")
    code = EXIT_FOUND if any(r.failure is not None for r in outcome.records) else EXIT_OK
    if outcome.state == STATE_INTERRUPTED:
        kept = "what was measured is kept" if outcome.records else "nothing was measured"
        console.warn(f"{outcome.reason}; {kept}: the same command with --out {path} goes on")
        if outcome.by_user:
            code = EXIT_INTERRUPTED
        elif not outcome.records:
            code = EXIT_FOUND
    return code if _draw(run, path, how) else code or EXIT_BAD_INPUT


def _draw(run: Run, path: Path, how: How) -> bool:
    """Draw the run into its folder where that was asked; False, and the reason on stderr, when it can't be done."""
    if not how.plots or not any(r.failure is None for r in run.records):
        return True
    from moebench.report.plots import draw

    try:
        drawn = draw([run], path)
    except MoebenchError as error:
        console.fail(str(error))
        return False
    if drawn and not how.quiet:
        console.say(f"plots: {', '.join(p.name for p in drawn)}")
    return True
