"""``moebench run``: every step of a MoE layer, measured over token counts."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Optional

import typer

HELP = """Measure every step of a MoE layer over token counts, checked against a reference.

Without options it takes a well-known model that fits this machine. Each run is a folder under `results/` with
`run.json`, `records.jsonl` and plots; the same command with the same --out goes on where a run stopped.
Exits 0 when every point is right, 1 when one failed, 2 on bad input, 130 on Ctrl-C (what is measured is kept).

**Examples**

- `moebench run`
- `moebench run --model mixtral-8x7b --tokens 1,8,64,1024 --dtype bf16`
- `moebench run --routing uniform --routing zipf:1.2 --backend torch --max-time 2m`
- `moebench run --model deepseek-v3 --ep-size 8 --hw h200 --device cuda --dry-run`
"""

Strings = Optional[list[str]]


def run(
    model: Annotated[
        Strings, typer.Option("--model", "-m", help="Registry name, hub id or path to config.json; repeatable.")
    ] = None,
    tokens: Annotated[
        Optional[str], typer.Option("--tokens", "-t", help="Token counts: 1,8,64 or 1-4096:x2.", show_default=False)
    ] = None,
    dtype: Annotated[Strings, typer.Option("--dtype", help="bf16, fp16 or fp32; repeatable.")] = None,
    routing: Annotated[
        Strings,
        typer.Option(
            "--routing",
            help="uniform, zipf:ALPHA, lognormal:SIGMA, maxvio:X, single-hot or trace:FILE; repeatable.",
        ),
    ] = None,
    backend: Annotated[
        Strings, typer.Option("--backend", "-b", help="Name or package.module:Class; repeatable, side by side.")
    ] = None,
    tp: Annotated[int, typer.Option("--tp", help="Tensor-parallel size: the experts' width is divided.")] = 1,
    ep_size: Annotated[int, typer.Option("--ep-size", help="Ranks the experts are spread over.")] = 1,
    ep_rank: Annotated[int, typer.Option("--ep-rank", help="The rank whose share is measured.")] = 0,
    hw: Annotated[
        Optional[str], typer.Option("--hw", help="Descriptor for floors; the present device's by default.")
    ] = None,
    device: Annotated[
        Optional[str], typer.Option("--device", help="cpu or cuda:N; the first GPU, else the CPU, by default.")
    ] = None,
    l2: Annotated[str, typer.Option("--l2", help="Cache policy: layer, cold or warm.")] = "layer",
    detail: Annotated[str, typer.Option("--detail", help="steps, layer, or alone (each step isolated).")] = "steps",
    w13_order: Annotated[
        str, typer.Option("--w13-order", help="Gate and up rows: gate_up, up_gate, interleaved.")
    ] = "gate_up",
    major: Annotated[
        str, typer.Option("--major", help="Memory order of expert weights: n or k contiguous last.")
    ] = "n",
    kernel_plan: Annotated[
        Optional[Path], typer.Option("--kernel-plan", help="JSON file with layer plans to run.", show_default=False)
    ] = None,
    out: Annotated[
        Optional[Path], typer.Option("--out", help="Folder of the run; an existing one is completed.")
    ] = None,
    output: Annotated[str, typer.Option("--format", "-f", help="table, json, csv or md.")] = "table",
    seed: Annotated[int, typer.Option("--seed", help="Seed of weights, tokens and routings.", min=0)] = 0,
    max_time: Annotated[Optional[str], typer.Option("--max-time", help="Limit of the whole run: 90s, 5m.")] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="List points, memory and time; measure nothing.")] = False,
    plots: Annotated[bool, typer.Option("--plots/--no-plots", help="Draw the plots into the folder.")] = True,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="No live progress, no notes.")] = False,
) -> None:
    """Parse the options, plan the points, measure and print them."""
    from dataclasses import replace

    from moebench.cli import run_session
    from moebench.measure.request import Detail, L2Policy, MeasureSettings
    from moebench.report import formats
    from moebench.session.options import RunOptions, parse_duration, parse_tokens
    from moebench.spec.choices import choice
    from moebench.spec.dtypes import DType
    from moebench.spec.routing import Routing
    from moebench.spec.workload import Major, W13Order, WeightLayout

    chosen = formats.FORMATS.get(output)
    settings = MeasureSettings(
        l2_policy=choice(L2Policy, l2, "--l2"), detail=choice(Detail, detail, "--detail"), seed=seed
    )
    options = RunOptions(
        models=tuple(model or ()),
        tokens=parse_tokens(tokens) if tokens is not None else (),
        dtypes=tuple(DType.parse(text) for text in dtype or ()),
        routings=tuple(Routing.parse(text) for text in routing or ("uniform",)),
        backends=tuple(backend or ()),
        tp_size=tp,
        ep_size=ep_size,
        ep_rank=ep_rank,
        layout=WeightLayout(choice(W13Order, w13_order, "--w13-order"), choice(Major, major, "--major")),
        settings=settings,
        kernel_plan=kernel_plan,
        seed=seed,
    )
    how = run_session.How(
        device=device,
        hw=hw,
        out=out,
        deadline_s=parse_duration(max_time) if max_time is not None else None,
        plots=plots,
        quiet=quiet,
        format=chosen,
    )
    if dry_run:
        run_session.dry_run(options, replace(how, out=None))
        return
    code = run_session.measure(options, how)
    if code:
        raise typer.Exit(code)


def register(app: typer.Typer) -> None:
    """Add the command to ``app``."""
    app.command("run", help=HELP)(run)
