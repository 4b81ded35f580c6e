"""``moebench replay``: searches on recorded sweeps, judged by what is true there."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Optional

import typer

from moebench.cli.hw import Format, FormatOption

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moebench.store.sweeps import Sweep
    from moebench.tune.replay import ReplayOptions, Task, Trace
    from moebench.tune.replay_prior import PriorChoice
    from moebench.tune.replay_scores import ReplayScores

HELP = """Run samplers on recorded sweeps and say how close to the optimum they come, after how many plans and seconds.

A search sees resampled times of the recorded plans; its choice is judged by the plan's true time. Seconds are those
of a virtual clock, which charges recorded compile and measuring times. Nothing is measured and no device is needed.
The exact value of random search, and the 95 % interval of the first sampler's lead over the others, stand beside.
A cell's budget is --trials, or a quarter of its legal plans where that is less.

**Examples**

- `moebench replay results/sweeps/*.sweep.json.gz`
- `moebench replay SWEEP --sampler pool --sampler pool:alone --sampler tpe:alone --seeds 50 --trials 48`
- `moebench replay SWEEP --sampler pool --kernel gemm1_fused --seeds 10 --format json`
"""
DEFAULT_SAMPLERS = ("pool", "random:alone", "tpe:alone")
MOST_SEEDS = 10_000


def replay(
    sweeps: Annotated[list[Path], typer.Argument(metavar="SWEEP...", help="Recorded sweeps.", show_default=False)],
    sampler: Annotated[
        Optional[list[str]],
        typer.Option(
            "--sampler",
            "-s",
            help="Sampler; repeatable. NAME:alone gets no predictions. pool, random:alone, tpe:alone by default.",
        ),
    ] = None,
    kernel: Annotated[Optional[list[str]], typer.Option("--kernel", help="Only this kernel; repeatable.")] = None,
    seeds: Annotated[int, typer.Option("--seeds", help="Searches a sampler, kernel and sweep.")] = 50,
    trials: Annotated[int, typer.Option("--trials", help="Plans a cell may measure.")] = 48,
    finalists: Annotated[int, typer.Option("--finalists", help="Plans raced before the choice; 1: no race.")] = 3,
    prior: Annotated[
        Optional[str],
        typer.Option(
            "--prior",
            help="The model's predictions for the samplers: held-out (fitted to the other shapes), installed or none.",
            show_default="held-out; none for one shape",
        ),
    ] = None,
    workers: Annotated[int, typer.Option("--workers", help="Compilers of the virtual clock.")] = 14,
    jobs: Annotated[
        Optional[int], typer.Option("--jobs", "-j", help="Processes; one a core by default.", show_default=False)
    ] = None,
    out: Annotated[
        Optional[Path], typer.Option("--out", help="Folder for the plot; none is drawn without.", show_default=False)
    ] = None,
    output: FormatOption = Format.TABLE,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="No progress, no notes.")] = False,
) -> None:
    """Load the sweeps, search, print."""
    from moebench.errors import InputError
    from moebench.report.console import emit, emit_text, table_width
    from moebench.report.replay_tables import as_dict, tables
    from moebench.store.sweep_files import read_sweep
    from moebench.store.targets import require_folder
    from moebench.tune.landscape import require_times
    from moebench.tune.replay import ReplayOptions, plain_name, tasks_of
    from moebench.tune.replay_scores import score
    from moebench.tune.samplers import samplers

    if not 1 <= seeds <= MOST_SEEDS:
        raise InputError(f"--seeds is {seeds}; allowed: 1 to {MOST_SEEDS}")
    if jobs is not None and jobs < 1:
        raise InputError(f"--jobs is {jobs}; it must be at least 1")
    if out is not None:
        require_folder(out)
    names = tuple(dict.fromkeys(sampler or DEFAULT_SAMPLERS))
    if unknown := [name for name in names if plain_name(name) not in samplers]:
        raise InputError(f"--sampler {unknown[0]!r} is not known; there are: {', '.join(samplers.names())}")
    options = ReplayOptions(trials, finalists, workers)
    paths = list(dict.fromkeys(sweeps))
    loaded = [read_sweep(path) for path in paths]
    for path, one in zip(paths, loaded, strict=True):
        require_times(one, str(path), kernel or ())
    tasks = tasks_of(loaded, names, seeds, kernel or ())
    chosen = _prior(prior, loaded)
    processes = jobs or max(1, min(os.cpu_count() or 1, len(tasks)))
    found = score(loaded, _searched(loaded, tasks, options, processes, chosen, quiet), options)
    if out is not None:
        _draw(found, loaded, out, quiet)
    if output is Format.JSON:
        settings = {**vars(options), "prior": chosen.value, "sweeps": [s.name for s in loaded]}
        emit_text(json.dumps(as_dict(found, settings), indent=2))
        return
    emit(*tables(found, table_width()), f"prior: {chosen.value}")


def _prior(name: str | None, sweeps: Sequence[Sweep]) -> PriorChoice:
    from moebench.errors import UnknownNameError
    from moebench.tune.replay_prior import PriorChoice, default_choice

    if name is None:
        return default_choice(sweeps)
    known = [c.value for c in PriorChoice]
    if name not in known:
        raise UnknownNameError("prior", name, known)
    return PriorChoice(name)


def _searched(
    sweeps: Sequence[Sweep], tasks: Sequence[Task], options: ReplayOptions, jobs: int, prior: PriorChoice, quiet: bool
) -> list[Trace]:
    """The traces, with the progress on stderr; whatever ends it early ends its processes at once."""
    from contextlib import closing

    from moebench.report.replay_progress import replay_progress
    from moebench.tune.replay import replay as run
    from moebench.tune.replay_prior import priors

    with replay_progress(quiet=quiet) as progress:
        progress.begin("fits of the model, each without one shape")
        known = priors(sweeps, prior, jobs, progress.heard)
        progress.begin("searches")
        with closing(run(sweeps, tasks, options, jobs, known, progress.heard)) as traces:
            return list(traces)


def _draw(found: ReplayScores, sweeps: Sequence[Sweep], out: Path, quiet: bool) -> None:
    from moebench.report.console import say
    from moebench.report.plot_replay import draw

    heading = f"Replay of {sweeps[0].name if len(sweeps) == 1 else f'{len(sweeps)} sweeps'}"
    for path in draw(found, heading, out / "replay"):
        if not quiet:
            say(str(path))


def register(app: typer.Typer) -> None:
    """Add the command to ``app``."""
    app.command("replay", help=HELP, no_args_is_help=True)(replay)
