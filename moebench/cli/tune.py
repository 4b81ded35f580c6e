"""``moebench tune``: the best plans of a layer's kernels, as tables that engines read."""

from __future__ import annotations

from pathlib import Path
from time import monotonic
from typing import Annotated, Optional

import typer

from moebench.cli.paths import out_path
from moebench.errors import InputError

HELP = """Find the fastest plan of every kernel for each number of tokens and write tables that engines read.

Without options it tunes well-known models that fit this machine's device. Every row was raced against the default
plan, interleaved, after its output passed the numerics gate: on even routing, and what won there on skewed routing
too; a row names the routings it won on. What can't be told from the default keeps it, so that no row is slower. Off
the device (`--hw NAME` of another one) times are PREDICTED by an analytic model, and everything written says so: the
model ranks all plans first, so that 8 a kernel and token count are looked at in whatever profile, or `--trials`. On a
GPU where Triton does not work a backend that does is measured (torch, or the one that `--backend` names), and the
tables of our own kernels are predicted beside it.

Measured tables are also installed in the user's configuration folder, where `moebench run` takes its plans from by
itself; rows there that were found among more plans stay. `--no-install` leaves that folder alone.

The run folder under `results/` keeps every trial as it is measured: after Ctrl-C, a crash or `--max-time` the same
command goes on where it stopped. `--max-time` counts from the command's start; a measurement under way then is ended.
Exits 0, 1 when a table failed, 2 on bad input, 130 on Ctrl-C.

**Examples**

- `moebench tune`
- `moebench tune --model qwen3-30b-a3b --tokens 1,8,64,512,4096 --target vllm --max-time 5m`
- `moebench tune --model mixtral-8x7b --target vllm --start-from "E=8,N=14336,device_name=NVIDIA_H200.json"`
- `moebench tune --hw h200 --model deepseek-v2 --tp 4,8 --dry-run`
- `moebench tune --hw bi-v100 --origin predicted`
- `moebench tune --profile exhaustive --target sglang --devices 0,2 --storage sqlite:///tune.db`

Several machines share one search over a database: one starts it, any number join.

- `moebench tune --model mixtral-8x7b --storage postgresql://user@host/tune`
- `moebench tune --join postgresql://user@host/tune`
"""

Strings = Optional[list[str]]


def tune(
    hw: Annotated[
        Optional[str], typer.Option("--hw", help="Hardware to tune for; the present device by default.")
    ] = None,
    model: Annotated[
        Strings, typer.Option("--model", "-m", help="Registry name, hub id or path to config.json; repeatable.")
    ] = None,
    tokens: Annotated[
        Optional[str], typer.Option("--tokens", "-t", help="Token counts: 1,8,64 or 1-4096:x2.", show_default=False)
    ] = None,
    tp: Annotated[Strings, typer.Option("--tp", help="Tensor-parallel sizes: 1,2,4,8.")] = None,
    ep_size: Annotated[
        Strings, typer.Option("--ep-size", help="Ranks the experts are spread over; this rank's share is tuned.")
    ] = None,
    dtype: Annotated[
        Strings, typer.Option("--dtype", help="auto, or the engines' names: bf16, fp16, fp32, fp8_w8a8 …; repeatable.")
    ] = None,
    target: Annotated[
        Strings, typer.Option("--target", help="native, vllm, sglang; repeatable. An engine's is timed on engine_grid.")
    ] = None,
    backend: Annotated[
        Optional[str], typer.Option("--backend", "-b", help="Name or package.module:Class; ours by default.")
    ] = None,
    variant: Annotated[
        Optional[str], typer.Option("--variant", help="Layer variant; the backend's by default.")
    ] = None,
    devices: Annotated[str, typer.Option("--devices", help="all, or indices of GPUs: 0,2.")] = "all",
    origin: Annotated[str, typer.Option("--origin", help="auto, measured or predicted.")] = "auto",
    profile: Annotated[
        Optional[str], typer.Option("--profile", help="smoke, quick, full or exhaustive.", show_default=False)
    ] = None,
    sampler: Annotated[
        Optional[str], typer.Option("--sampler", help="pool, tpe, random or exhaustive; the profile's by default.")
    ] = None,
    trials: Annotated[
        Optional[int],
        typer.Option(
            "--trials",
            help="Plans that a cell (a kernel at a count) tries; by default the profile's, 8 where predicted.",
        ),
    ] = None,
    start_from: Annotated[
        Optional[list[Path]],
        typer.Option("--start-from", help="A table, or an engine's tuning file, to be no slower than; repeatable."),
    ] = None,
    max_time: Annotated[
        Optional[str],
        typer.Option("--max-time", help="Limit of the whole command, its start and its files included: 90s, 5m."),
    ] = None,
    storage: Annotated[
        Optional[str],
        typer.Option("--storage", help="Optuna storage: journal, sqlite:///FILE, postgresql://…, grpc://HOST:PORT."),
    ] = None,
    join: Annotated[
        Optional[str], typer.Option("--join", help="Take part in the search that another machine has open at this URL.")
    ] = None,
    out: Annotated[
        Optional[Path],
        typer.Option(
            "--out", parser=out_path, metavar="PATH", help="Folder of the search; an unfinished one is gone on with."
        ),
    ] = None,
    install: Annotated[
        bool,
        typer.Option(
            "--install/--no-install",
            help="Put measured tables where moebench run and moebench.lookup find them, over poorer rows alone.",
        ),
    ] = True,
    output: Annotated[str, typer.Option("--format", "-f", help="table, json, csv or md.")] = "table",
    seed: Annotated[int, typer.Option("--seed", help="Seed of weights, routings and samplers.", min=0)] = 0,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="List spaces, what legality removed, files and time; measure nothing.")
    ] = False,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="No progress, no notes; warnings stay.")] = False,
) -> None:
    """Parse the options, find the device, search, write the tables."""
    begun_s = monotonic()
    from moebench.cli import tune_session
    from moebench.report import formats
    from moebench.session.options import parse_duration, parse_tokens
    from moebench.spec.choices import choice
    from moebench.tune.options import OriginChoice, TuneOptions, parse_devices, parse_sizes

    formats.FORMATS.get(output)
    options = TuneOptions(
        models=tuple(model or ()),
        tokens=parse_tokens(tokens) if tokens is not None else (),
        dtypes=tuple(dtype or ("auto",)),
        tp_sizes=parse_sizes(tp or ("1",), "--tp"),
        ep_sizes=parse_sizes(ep_size or (), "--ep-size"),
        targets=tuple(target or ("native",)),
        backend=backend,
        variant=variant,
        profile=profile,
        sampler=sampler,
        trials=trials,
        seed=seed,
        start_from=tuple(start_from or ()),
    )
    how = tune_session.How(
        hw=hw,
        devices=parse_devices(devices),
        origin=choice(OriginChoice, origin, "--origin"),
        max_time_s=parse_duration(max_time) if max_time is not None else None,
        storage=storage,
        out=out,
        quiet=quiet,
        form=output,
        install=install,
        begun_s=begun_s,
    )
    if join is not None and storage is not None:
        raise InputError("--join names the storage of the search that it joins; leave --storage out")
    if join is not None:
        code = tune_session.join(join, how)
    elif dry_run:
        code = tune_session.dry_run(options, how)
    else:
        code = tune_session.search(options, how)
    if code:
        raise typer.Exit(code)


def register(app: typer.Typer) -> None:
    """Add the command to ``app``."""
    app.command("tune", help=HELP)(tune)
