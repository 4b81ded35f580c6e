"""``moebench table verify``: measure every row of a table again, against the default plan or another table."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from moebench.cli.hw import DeviceOption, Format, FormatOption
from moebench.errors import EXIT_FOUND

if TYPE_CHECKING:
    from rich.table import Table as RichTable

    from moebench.measure.present import Present
    from moebench.measure.request import PointRequest
    from moebench.session.loop import Outcome
    from moebench.session.verifying import Contest, Found, Trial
    from moebench.store.runs import RunFolder
    from moebench.tables.schema import Table

DEFAULT = "default"
HELP = """Measure every row of a table again, interleaved with the default plan, in a process of its own.

Each row is timed at its token count on uniform routing and on the routings that it won on. A row that loses is
measured once more on other draws; it has lost where both say so. --against FILE holds it against another table's
plans instead. Exits 1 where a row is slower beyond its interval, computes a wrong result or was not measured, and 2
on bad input or another device than the table's.

**Examples**

- `moebench table verify FILE --against default`
- `moebench table verify FILE --tokens 1,64,4096 --max-time 2m --format json`
- `moebench table verify FILE --against OTHER`
"""


@dataclass(frozen=True)
class _How:
    """Where to measure and keep records, for how long, and whether to stay silent."""

    out: Path | None
    deadline_s: float | None
    quiet: bool


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A tuning table.", show_default=False)],
    against: Annotated[str, typer.Option("--against", help="default: the table's own; or another table.")] = DEFAULT,
    tokens: Annotated[
        str | None, typer.Option("--tokens", help="Only the rows that hold these counts: 1,8,64.", show_default=False)
    ] = None,
    device: DeviceOption = None,
    backend: Annotated[
        str | None, typer.Option("--backend", help="package.module:Class of a backend that has no name here.")
    ] = None,
    max_time: Annotated[str | None, typer.Option("--max-time", help="Limit of it all: 90s, 5m.")] = None,
    out: Annotated[Path | None, typer.Option("--out", help="Folder of the records; an existing one goes on.")] = None,
    seed: Annotated[int, typer.Option("--seed", help="Seed of weights, tokens and routings.", min=0)] = 0,
    output: FormatOption = Format.TABLE,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="No progress, no notes; warnings stay.")] = False,
) -> None:
    """Measure a table's rows and print what became of each."""
    from moebench.cli import run_session
    from moebench.measure.worker import Worker
    from moebench.report.console import emit, emit_text, say
    from moebench.session.options import parse_duration, parse_tokens
    from moebench.session.verifying import Contest, chosen_rows, require_comparable, require_verifiable
    from moebench.tables.files import load_table

    table = load_table(file)
    other = None if against == DEFAULT else load_table(Path(against))
    if other is not None:
        require_comparable(table, other)
    rows = chosen_rows(table, () if tokens is None else parse_tokens(tokens))
    how = _How(out, None if max_time is None else parse_duration(max_time), quiet)
    _warn_stale([table] if other is None else [table, other])
    with Worker(device) as worker:
        present = run_session.present_of(worker, device, probe_rates=False)
        require_verifiable(table, present.hw, present.facts.name)
        contest = Contest(table, present.hw, present.device, backend or table.key.backend, other, seed)
        run_session.require_backends(contest.backends, worker, present.device)
    found, by_user = _measured(contest, contest.trials(rows), present, how)
    if output is Format.JSON:
        emit_text(json.dumps(_as_dict(table, against, found), indent=2))
    else:
        emit(_shown(found))
        say(_summary(table, found))
    if by_user:
        raise typer.Exit(run_session.EXIT_INTERRUPTED)
    if not all(f.verdict.holds for f in found):
        raise typer.Exit(EXIT_FOUND)


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
            say(f"{len(asked)} measurements of two plans each, into {folder.path}")
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

    with Worker(device) as worker, progress(len(asked), quiet=how.quiet) as listener:
        return run_points(asked, folder, worker, listener, deadline_s=deadline_s)


def _judged(trials: Sequence[Trial], folder: RunFolder) -> list[Found]:
    from moebench.session import verifying

    records = {r.point_id: r for r in folder.records}
    return [verifying.found(t, records) for t in trials]


def _as_dict(table: Table, against: str, found: Sequence[Found]) -> dict[str, Any]:
    return {
        "table": table.name,
        "against": table.defaults.version if against == DEFAULT else Path(against).name,
        "holds": all(f.verdict.holds for f in found),
        "rows": [
            {
                "min_tokens": f.row.min_tokens,
                "max_tokens": f.row.max_tokens,
                "num_tokens": f.row.num_tokens,
                "routing": f.routing,
                "table_ratio": f.row.ratio.value,
                "ratio": f.ratio,
                "low": f.low,
                "high": f.high,
                "verdict": f.verdict.value,
                "message": f.message,
            }
            for f in found
        ],
    }


def _shown(found: Sequence[Found]) -> RichTable:
    from rich.markup import escape
    from rich.table import Table as RichTable

    shown = RichTable("row", "at", "routing", "table's ratio", "ratio now (95 %)", "verdict", box=None)
    shown.header_style = "bold"
    for item in sorted(found, key=lambda f: f.row.num_tokens):
        row = item.row
        ratio = "" if item.ratio is None else f"{item.ratio:.3f} ({item.low:.3f}-{item.high:.3f})"
        style = "green" if item.verdict.holds else "bold red"
        told = f"[{style}]{item.verdict}[/]" + (f": {escape(item.message)}" if item.message else "")
        shown.add_row(
            f"{row.min_tokens}-{row.max_tokens}", str(row.num_tokens), item.routing, f"{row.ratio.value:.3f}", ratio,
            told,
        )  # fmt: skip
    return shown


def _summary(table: Table, found: Sequence[Found]) -> str:
    verdicts = [f.verdict for f in found]
    told = ", ".join(f"{verdicts.count(v)} {v}" for v in dict.fromkeys(verdicts))
    holds = "holds" if all(v.holds for v in verdicts) else "does not hold"
    return f"{table.name} {holds}: {told}"


def register(app: typer.Typer) -> None:
    """Add the command to ``app``."""
    app.command("verify", help=HELP)(verify)
