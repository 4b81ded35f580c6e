"""What ``moebench tune`` does once its options are read: find the device, plan, search, write, print."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import asdict, dataclass, field
from datetime import datetime, timezone
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from typing import Any

from moebench.backends.protocol import Support
from moebench.errors import EXIT_BAD_INPUT, EXIT_FOUND, EXIT_OK, MoebenchError, StoreError
from moebench.measure.worker import Worker
from moebench.plan.policies import load_profile
from moebench.predict.constants import calibrated_classes
from moebench.report import console
from moebench.report.tune_progress import tune_progress
from moebench.report.values import counted
from moebench.session.command_limit import Limit, searching_s
from moebench.store.records import INPUTS, STATE_FAILED, STATE_INTERRUPTED, RunHeader
from moebench.store.runs import RunFolder, is_run
from moebench.store.trials import TrialStore
from moebench.tables.schema import Evidence
from moebench.tune.ahead import Timer
from moebench.tune.bench import Bench
from moebench.tune.benches import bench_for, model_for
from moebench.tune.budget import Budget
from moebench.tune.coverage import COVERAGE, coverage_of
from moebench.tune.device import CPU, DESCRIBE_LIMIT_S, Target, described, find_target, present_devices
from moebench.tune.evidence import evidence_of
from moebench.tune.options import OriginChoice, TuneOptions
from moebench.tune.outcome import expected_files
from moebench.tune.planning import TunePlanned, plan_tune
from moebench.tune.queue import LEADER, PlanQueue
from moebench.tune.refusals import require_model_of, require_options, require_places
from moebench.tune.resume import inputs_of, new_folder, told_command, told_word, unfinished
from moebench.tune.search import Tools
from moebench.tune.shared_bench import SharedBench, terms_of
from moebench.tune.storage import Storage, open_storage, require_form
from moebench.tune.studies import Projected, Studies
from moebench.tune.tasks import Ended, Search, run_tasks

EXIT_INTERRUPTED = 130
DRAIN_SHARE = 0.03
LEAST_DRAIN_S = 2.0
"""What of a search's time may be spent in the end on trials that the storage has not taken in yet, and at least."""


@dataclass(frozen=True)
class How:
    """Where and how to search: hardware, devices, origin, limit, storage, folder, progress, output format.

    ``install``: measured tables also go where ``moebench run`` finds them. ``begun_s``: when the command began, in
    seconds of ``time.monotonic``; ``max_time_s`` counts from there.
    """

    hw: str | None
    devices: tuple[int, ...] | None
    origin: OriginChoice
    max_time_s: float | None
    storage: str | None
    out: Path | None
    quiet: bool
    form: str
    install: bool = True
    begun_s: float = field(default_factory=monotonic)

    def limit(self, planned: TunePlanned) -> Limit | None:
        """The limit that was given, else the device's for what is ``planned``; None without one."""
        if self.max_time_s is not None:
            return Limit(self.max_time_s)
        return None if planned.max_time_s is None else Limit(planned.max_time_s, given=False)


@dataclass(frozen=True)
class Done:
    """A search that has ended, and what it cost: ``share`` is Optuna's, in words.

    ``measured`` counts the records that this command added to the ``before`` that its folder had. ``limit`` is that of
    its time, of which it took ``ready_s`` seconds to get ready.
    """

    ended: Ended
    projected: Projected
    share: str
    measured: int = 0
    before: int = 0
    limit: Limit | None = None
    ready_s: float = 0.0

    def stopped_words(self, path: Path) -> str:
        """Why the search in ``path`` ended early, and what there is of it all the same."""
        told = self.ended.reason
        if not self.measured:
            if self.limit is not None and not self.ended.by_user:
                told = self.limit.too_short(self.ready_s)
            told = f"nothing was measured: {told}"
        if not self.measured + self.before:
            return told
        kept = "what was measured is kept" if self.measured else "what was measured before is kept"
        return f"{told}; {kept}: the same command with --out {shlex.quote(str(path))} goes on"


def dry_run(options: TuneOptions, how: How) -> int:
    """Print spaces, what legality removed, files and time; needs neither torch nor Triton where --hw is given."""
    from moebench.report.tune_dry_run import Files, render

    require_places(how.storage, how.out)
    require_options(options, how.hw, how.origin)
    with Worker() as looking:
        target = described(how.hw) if how.hw is not None else _found(how, looking)
        here = _here(how, target)
        if here is False:
            require_model_of(target.hw)
        planned = _planned(options, how, target, looking)
    lists = {
        predicted: expected_files(
            planned.tasks, how.out or new_folder(target.hw.key, predicted),
            (OriginChoice.PREDICTED if predicted else OriginChoice.MEASURED).value, how.install and not predicted,
        )
        for predicted in (False, True)
    }  # fmt: skip
    unsure = here is None and target.hw.hw_class in calibrated_classes()
    files = Files(lists[here is False], lists[True] if unsure else ())
    console.emit_rendered(render(planned, target.hw, files, options.trials, how.form, predicted=here is False))
    return EXIT_OK


def _here(how: How, target: Target) -> bool | None:
    """Whether a dry run's search would measure; None where that needs a look at the devices, which takes seconds."""
    if how.origin is not OriginChoice.AUTO:
        return how.origin is OriginChoice.MEASURED
    if how.hw is None:
        return not target.predicted
    if find_spec("torch") is None:
        return False
    return True if target.hw.vendor == CPU else None


def _found(how: How, looking: Worker) -> Target:
    if not how.quiet:
        console.say("looking at the device …")
    return find_target(how.hw, how.origin, how.devices, present_devices(looking))


def search(options: TuneOptions, how: How) -> int:
    """Search and print; returns the exit code."""
    require_places(how.storage, how.out)
    require_options(options, how.hw, how.origin)
    with Worker() as looking:  # one process for all questions: it takes seconds to start
        target = _target(how, looking)
        if target.predicted:
            require_model_of(target.hw)
        planned = _planned(options, how, target, looking)
    header = header_of(options, how, planned, target)
    folder_path = how.out or unfinished(header) or new_folder(target.hw.key, target.predicted)
    folder = RunFolder.resume(folder_path, header) if is_run(folder_path) else RunFolder.create(folder_path, header)
    with folder:
        try:
            _notes(planned, target, header.notes, how)
            done = _search(options, how, planned, target, folder)
        except BaseException:
            with suppress(StoreError):  # the error that ended the search is the one to tell
                folder.finish(STATE_FAILED)
            raise
        unfinished_why = _finished(folder, done.ended)
    code = finish(done, folder_path, how)
    if unfinished_why:
        console.fail(unfinished_why)
    return EXIT_BAD_INPUT if unfinished_why else code


def _planned(options: TuneOptions, how: How, target: Target, looking: Worker) -> TunePlanned:
    """The search's tasks, of what runs on ``target``, which is tried in the process of ``looking``."""
    coverage = coverage_of(options, target, how.origin, lambda names: _supports(looking, target.device, names))
    return plan_tune(options, target.hw, target.device, target.free_bytes, coverage)


def _finished(folder: RunFolder, ended: Ended) -> str:
    """Set the folder's state; why that can't be done, empty where it can: the result is shown all the same."""
    try:
        folder.finish(ended.state, [ended.reason] if ended.reason else [])
    except StoreError as error:
        return str(error)
    return ""


def _target(how: How, looking: Worker) -> Target:
    """What is tuned for; nothing is looked at where only a descriptor is needed."""
    if how.hw is not None and how.origin is OriginChoice.PREDICTED:
        return described(how.hw)
    return _found(how, looking)


def _search(options: TuneOptions, how: How, planned: TunePlanned, target: Target, folder: RunFolder) -> Done:
    start_s, limit = monotonic(), how.limit(planned)
    storage = open_storage(how.storage, folder.path)
    _tell_size(planned, target, folder, storage, how)
    studies = Studies(storage)

    def evidence() -> Evidence:
        return evidence_of(folder.header, target, options.seed)

    with (
        TrialStore(folder.path, folder.note_measured) as store,
        closing(_bench(planned, target, folder, storage, options.seed)) as bench,
    ):
        model = model_for(target.hw, planned.tasks)
        _tell_errors(model or bench)
        if isinstance(bench, SharedBench):
            store.append(bench.left_behind())
        before = len(store.trials) + len(store.heats)
        for problem in () if how.quiet else store.problems:
            console.warn(problem)
        with tune_progress(quiet=how.quiet) as listener:
            ready_s = monotonic() - how.begun_s
            left_s = None if limit is None else searching_s(limit.seconds, ready_s, len(planned.tasks))
            budget = Budget(left_s, bench.clock_s)
            tools = Tools(bench, store, listener, budget, project=studies.add, model=model)
            command = shlex.join(folder.header.command)
            what = Search(
                folder.path, evidence, command, options.sampler, options.trials, options.seed, how.install,
                planned.coverage, "the time" if limit is None else limit.words,
            )  # fmt: skip
            ended = run_tasks(planned.tasks, what, tools)
        if bench.cut:
            told = "; ".join(bench.cut)
            console.warn(f"cut short at the time limit: {told}; give more --max-time, or fewer and smaller --tokens")
        measured = len(store.trials) + len(store.heats) - before
    spent_s = monotonic() - start_s
    projected = studies.close(max(LEAST_DRAIN_S, DRAIN_SHARE * spent_s) if measured else None)
    storage.close()
    share = _share_words(tools.proposing, projected, monotonic() - start_s)
    return Done(ended, projected, share, measured, before, limit, ready_s)


def _bench(planned: TunePlanned, target: Target, folder: RunFolder, storage: Storage, seed: int) -> Bench:
    """The target's bench, which others may help over a storage that they can reach."""
    local = bench_for(target, planned.tasks[0].profile, seed)
    if not storage.shared or target.predicted:
        return local
    terms = terms_of(planned.own, dict(target.versions), seed)
    return SharedBench(
        local, PlanQueue.create(storage.optuna, folder.header.run_id, terms, LEADER), planned.own
    )  # fmt: skip


def _tell_errors(bench: Bench) -> None:
    """What is known of the errors of predicted times."""
    if note := getattr(bench, "error_note", ""):
        console.warn(note)


def _share_words(proposing: Timer, projected: Projected, whole_s: float) -> str:
    """What Optuna cost: waits for samplers and for the storage, of the whole; their work in the background beside."""
    waited_s = proposing.seconds + projected.waited_s
    return (
        f"Optuna took {100 * waited_s / max(whole_s, 1e-9):.1f} % of {whole_s:.0f} s (samplers waited for "
        f"{proposing.seconds:.1f} s, storage for {projected.waited_s:.1f} s; in the background samplers worked "
        f"{proposing.background_s:.1f} s, storage {projected.worked_s:.1f} s)"
    )


def _supports(looking: Worker, device: str, names: Sequence[str]) -> dict[str, Support]:
    found: dict[str, Support] = looking.call(
        "moebench.measure.present:supports", device, tuple(names), timeout_s=DESCRIBE_LIMIT_S
    )
    return found


def header_of(options: TuneOptions, how: How, planned: TunePlanned, target: Target) -> RunHeader:
    """The header of a search's run folder."""
    created = datetime.now(timezone.utc)
    named = {
        "models": [told_word(name) for name in options.models],
        "start_from": [path.name for path in options.start_from],
    }
    notes = list(target.notes)
    if target.predicted:
        notes.append("PREDICTED: no time here was measured")
    if planned.coverage.words:
        notes.append(planned.coverage.words)
    return RunHeader(
        run_id=f"{created:%Y%m%dT%H%M%S}-tune-{target.hw.key}",
        created=created.isoformat(timespec="seconds"),
        moebench=metadata.version("moebench"),
        command=told_command(sys.argv[1:]),
        hardware=target.hw.key,
        device_name=target.device_name,
        device_kind=target.kind,
        versions=dict(target.versions),
        settings={
            "origin": target.origin,
            "max_time_s": how.max_time_s,
            "tune": asdict(options) | named,
            INPUTS: inputs_of(options.models, options.start_from),
            COVERAGE: planned.coverage.to_dict(),
        },
        num_points=0,
        notes=tuple(notes),
    )


def _notes(planned: TunePlanned, target: Target, notes: Sequence[str], how: How) -> None:
    """Say what was chosen without being asked, and what is to be known of today's device (``notes``)."""
    told = planned.coverage.words
    if target.predicted:
        why = "--origin predicted" if how.origin is OriginChoice.PREDICTED else f"{target.hw.key} is not here"
        console.warn(f"{why}: every time is PREDICTED by an analytic model, none is measured")
    if told:
        console.warn(told)
    if how.quiet:
        return
    for note in (*planned.notes, *(n for n in notes if n != told)):
        console.say(note)


def _tell_size(planned: TunePlanned, target: Target, folder: RunFolder, storage: Storage, how: How) -> None:
    if how.quiet:
        return
    for note in storage.notes:
        console.say(note)
    tables = counted(len(planned.tasks), "table")
    seconds = planned.seconds(predicted=target.predicted)
    console.say(f"{tables}, about {seconds:.0f} s, into {folder.path}; studies in {storage.name}")


def finish(done: Done, path: Path, how: How) -> int:
    """Print and draw the end of a search; returns the exit code."""
    from moebench.report.tune_view import render

    ended, projected = done.ended, done.projected
    console.emit_rendered(render(ended, how.form))
    if not how.quiet:
        console.say(done.share)
    for problem in ended.written.not_installed:
        console.warn(f"not installed: {problem}")
    if projected.problem:
        console.warn(f"the studies could not be written: {projected.problem}; the same command adds what they lack")
    elif projected.left:
        console.warn(f"{projected.left} trials are not in the studies yet; the same command adds them")
    broken = any(o.failure is not None or (o.searched is not None and o.searched.failed) for o in ended.outcomes)
    code = EXIT_FOUND if broken else EXIT_OK
    if ended.state == STATE_INTERRUPTED:
        console.warn(done.stopped_words(path))
        code = EXIT_INTERRUPTED if ended.by_user else code if ended.tables else EXIT_FOUND
    return code if _draw(ended, path, how) else code or EXIT_BAD_INPUT


def _draw(ended: Ended, path: Path, how: How) -> bool:
    """Draw every table; False, and the reason on stderr, when it can't be done."""
    from moebench.report.tune_plot import draw

    drawn: list[Path] = []
    try:
        for table in ended.tables:
            drawn += draw(table, path / "plots" / table.name)
    except MoebenchError as error:
        console.fail(str(error))
        return False
    if drawn and not how.quiet:
        console.say(f"plots: {', '.join(str(p) for p in drawn)}")
    return True


def join(url: str, how: How) -> int:
    """Take part in the search that is open at ``url``; returns the exit code."""
    from moebench.tune.join import work

    require_form(url, "--join")
    with Worker() as looking:
        target = find_target(how.hw, OriginChoice.MEASURED, how.devices, present_devices(looking))
    storage = open_storage(url, None, "--join")

    def bench(terms: Mapping[str, Any]) -> Bench:
        return bench_for(target, load_profile(str(terms["profile"])), int(terms["seed"]))

    say = (lambda _line: None) if how.quiet else console.say
    left_s = None if how.max_time_s is None else searching_s(how.max_time_s, monotonic() - how.begun_s, 0)
    done = work(storage, target, bench, say=say, limit_s=left_s)
    storage.close()
    if not how.quiet:
        console.say(f"{counted(done.plans, 'plan')} measured for {done.search}: {done.reason}")
    return EXIT_INTERRUPTED if done.by_user else EXIT_OK
