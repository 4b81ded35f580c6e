"""``moebench table verify``: measure a table again, against its default plans, another table or an engine's file."""

from __future__ import annotations

import json
import shlex
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from moebench.cli.hw import DeviceOption, Format, FormatOption
from moebench.cli.paths import file_path, out_path
from moebench.errors import EXIT_FOUND

if TYPE_CHECKING:
    from moebench.measure.present import Present
    from moebench.measure.request import PointRequest
    from moebench.report.verify_view import Verified
    from moebench.session.loop import Outcome
    from moebench.session.verifying import Contest, Found, Trial
    from moebench.store.runs import RunFolder
    from moebench.tables.engine_file import EngineFile
    from moebench.tables.schema import Table

DEFAULT = "default"
OUT = typer.Option("--out", parser=out_path, metavar="PATH", help="Folder of the records; an existing one goes on.")
HELP = """Measure every row of a table again, interleaved with another plan, in a process of its own.

Each row is timed at its token count on uniform routing and on the routings that it won on, against the table's own
default plan. A row that loses is measured once more on other draws; it has lost where both say so.

`--against OTHER` holds the table against another one of the same layer, in every range of token counts where either
has a row; or against a file that vLLM or SGLang ships (`E=…,N=…,device_name=….json`), at every count that either was
tuned at. FILE must then be of variant `engine_grid`, as `moebench tune --target vllm` makes it. The engine's plan is
its row of the nearest count. One that can't run here is said, and FILE's own is run alone; where that can't run either,
FILE has lost. Beyond FILE's rows its default plan stands, and a loss there is said but is no row's.

Exits 1 where a row is slower beyond its interval, computes a wrong result or was not measured, and 2 on bad input or
another device than the table's.

**Examples**

- `moebench table verify FILE --against default`
- `moebench table verify FILE --tokens 1,64,4096 --max-time 2m --format json`
- `moebench table verify FILE --against OTHER`
- `moebench table verify FILE --against "E=128,N=768,device_name=NVIDIA_H200.json"`
"""


@dataclass(frozen=True)
class _How:
    """Where to measure and keep records, for how long, and whether to stay silent."""

    out: Path | None
    deadline_s: float | None
    quiet: bool


def verify(
    file: Annotated[Path, typer.Argument(parser=file_path, metavar="FILE", help="A tuning table.", show_default=False)],
    against: Annotated[
        str, typer.Option("--against", help="default: the table's own; or another table, or vLLM's or SGLang's file.")
    ] = DEFAULT,
    tokens: Annotated[
        str | None,
        typer.Option(
            "--tokens",
            help="Only the rows that hold these counts: 1,8,64; of an engine's file these counts.",
            show_default=False,
        ),
    ] = None,
    device: DeviceOption = None,
    backend: Annotated[
        str | None, typer.Option("--backend", help="package.module:Class of a backend that has no name here.")
    ] = None,
    max_time: Annotated[str | None, typer.Option("--max-time", help="Limit of it all: 90s, 5m.")] = None,
    out: Annotated[Path | None, OUT] = None,
    seed: Annotated[int, typer.Option("--seed", help="Seed of weights, tokens and routings.", min=0)] = 0,
    output: FormatOption = Format.TABLE,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="No progress, no notes; warnings stay.")] = False,
) -> None:
    """Measure a table's rows and print what became of each."""
    from moebench.cli import run_session
    from moebench.measure.worker import Worker
    from moebench.report.console import emit, emit_text
    from moebench.report.verify_view import Verified
    from moebench.session.options import parse_duration, parse_tokens
    from moebench.session.sites import sites_of
    from moebench.session.verifying import Contest, require_comparable, require_verifiable
    from moebench.tables.files import load_table

    table = load_table(file)
    other = None if against == DEFAULT else _other(against)
    if other is not None:
        require_comparable(table, other)
    sites = sites_of(table, other, () if tokens is None else parse_tokens(tokens))
    how = _How(out, None if max_time is None else parse_duration(max_time), quiet)
    _warn(table, other)
    with Worker(device) as worker:
        present = run_session.present_of(worker, device, probe_rates=False)
        require_verifiable(table, present.hw, present.facts.name)
        contest = Contest(table, present.hw, present.device, backend or table.key.backend, other, seed)
        run_session.require_backends(contest.backends, worker, present.device)
    found, by_user = _measured(contest, contest.trials(sites), present, how)
    verified = Verified(table, other, against, tuple(found))
    if output is Format.JSON:
        emit_text(json.dumps(verified.to_dict(), indent=2))
    else:
        emit(*verified.shown())
    if by_user:
        raise typer.Exit(run_session.EXIT_INTERRUPTED)
    if not verified.holds:
        _advise(verified, file)
        raise typer.Exit(EXIT_FOUND)


def _advise(verified: Verified, file: Path) -> None:
    """Say what helps against rows that lost or failed, with the command where the model has a name that it takes."""
    from moebench.report.console import say
    from moebench.session.verifying import Verdict
    from moebench.spec.shell import path_word
    from moebench.tables.lookup import Query
    from moebench.tables.workload import registered_shape

    table = verified.table
    bad = {f.site.num_tokens for f in verified.found if not f.holds and f.verdict is not Verdict.LEFT_OUT}
    if not bad:
        return
    counts = ", ".join(map(str, sorted(bad)))
    say(f"at T={counts} {table.name} is not to be used: tune {table.model} again, or delete {file}")
    query = Query.like(table)
    if registered_shape(table) is not None and not query.unmakeable():
        beside = "" if verified.other is None else f" --start-from {shlex.quote(path_word(Path(verified.against)))}"
        say(f"next: {query.command([row.num_tokens for row in table.rows])}{beside}")


def _other(against: str) -> Table | EngineFile:
    from moebench.errors import InputError
    from moebench.tables.engine_file import is_engine_name, read_engine_file
    from moebench.tables.files import load_table

    if not against:
        raise InputError("--against is empty; name a table, an engine's file, or default")
    path = Path(against)
    return read_engine_file(path) if is_engine_name(path) else load_table(path)


def _warn(table: Table, other: Table | EngineFile | None) -> None:
    """What to know of the two sides before they are measured."""
    from moebench.report.console import warn
    from moebench.tables.engine_file import EngineFile, device_warning
    from moebench.tables.schema import Table

    notes: tuple[str | None, ...] = ()
    if isinstance(other, EngineFile):
        notes = (device_warning(other, table), *other.notes)
    _warn_stale([table, other] if isinstance(other, Table) else [table])
    for note in notes:
        if note is not None:
            warn(note)


def _warn_stale(tables: Sequence[Table]) -> None:
    from moebench.report.console import warn
    from moebench.tables.stale import changed_kernels

    for table in tables:
        if changed := changed_kernels(table.key):
            warn(f"{table.name} is stale, its kernels changed since: {'; '.join(changed)}; the installed ones run")


def _measured(contest: Contest, trials: Sequence[Trial], present: Present, how: _How) -> tuple[list[Found], bool]:
    """What became of every trial, and whether somebody stopped it."""
    from time import monotonic

    from moebench.report.console import say, warn
    from moebench.session import verifying

    asked = verifying.requests(trials)
    if not asked:
        return [verifying.found(t, {}) for t in trials], False
    _require_memory(asked, present)
    began = monotonic()
    with _folder(contest, asked, present, how) as folder:
        if not how.quiet:
            say(f"{len(asked)} measurements of up to two plans each, into {folder.path}")
        outcome = _run(asked, folder, present.device, how, how.deadline_s)
        found = _judged(trials, folder)
        lost = {i: verifying.again(trials[i]) for i, f in enumerate(found) if f.verdict is verifying.Verdict.SLOWER}
        left_s = None if how.deadline_s is None else how.deadline_s - (monotonic() - began)
        if lost and not outcome.by_user and (left_s is None or left_s > 0):
            if not how.quiet:
                say(f"{len(lost)} lost: measured once more on other draws")
            outcome = _run(verifying.requests(lost.values()), folder, present.device, how, left_s)
            for place, second in zip(lost, _judged(list(lost.values()), folder), strict=True):
                found[place] = verifying.confirmed(found[place], second)
    if outcome.reason:
        warn(f"{outcome.reason}; the same command with --out {folder.path} goes on")
    return found, outcome.by_user


def _require_memory(asked: Sequence[PointRequest], present: Present) -> None:
    from moebench.cli.run_session import MEMORY_SHARE
    from moebench.session.planning import require_memory

    free = present.facts.free_memory_bytes
    largest = max(asked, key=lambda r: r.workload.num_tokens)
    usable = None if free is None else int(free * MEMORY_SHARE)
    require_memory(largest.workload, len(largest.candidates), usable, present.device, largest.settings.gate)


def _folder(contest: Contest, asked: Sequence[PointRequest], present: Present, how: _How) -> RunFolder:
    from moebench.cli import run_session
    from moebench.report import formats
    from moebench.session.options import RunOptions
    from moebench.session.verifying import SETTINGS
    from moebench.store.runs import RunFolder, default_run_path, is_run

    options = RunOptions(models=(contest.table.model,), settings=SETTINGS, seed=contest.seed)
    told = run_session.How(
        present.device, None, how.out, how.deadline_s, False, how.quiet, formats.FORMATS.get("table")
    )
    header = run_session.header_of(options, told, asked, present, present.hw)
    names = [contest.table.name, *([] if contest.against is None else [contest.against.name])]
    header = replace(header, settings={**header.settings, "tables": names})
    path = how.out or default_run_path(f"verify-{contest.table.model}", present.device)
    return RunFolder.resume(path, header) if is_run(path) else RunFolder.create(path, header)


def _run(asked: Sequence[PointRequest], folder: RunFolder, device: str, how: _How, deadline_s: float | None) -> Outcome:
    """Measure ``asked`` in a process that has measured nothing before."""
    from moebench.measure.worker import Worker
    from moebench.report.progress import progress
    from moebench.session.loop import run_points
    from moebench.session.verifying import FILE

    with Worker(device) as worker, progress(len(asked), quiet=how.quiet, sides={FILE: "other plan"}) as listener:
        return run_points(asked, folder, worker, listener, deadline_s=deadline_s)


def _judged(trials: Sequence[Trial], folder: RunFolder) -> list[Found]:
    from moebench.session import verifying

    records = {r.point_id: r for r in folder.records}
    return [verifying.found(t, records) for t in trials]


def register(app: typer.Typer) -> None:
    """Add the command to ``app``."""
    app.command("verify", help=HELP)(verify)
