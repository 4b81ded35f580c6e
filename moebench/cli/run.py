"""``moebench run``: every step of a MoE layer, measured over token counts."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Optional

import typer

from moebench.cli.paths import out_path

HELP = """Measure every step of a MoE layer over token counts, checked against a reference.

Without options it takes a well-known model that fits this machine, and the tuned plans of an installed table where
one fits it. Each run is a folder under `results/` with
`run.json`, `records.jsonl` and plots; the same command with the same --out goes on where a run stopped.
Exits 0 when every point is right, 1 when one failed, 2 on bad input, 130 on Ctrl-C (what is measured is kept).

**Examples**

- `moebench run`
- `moebench run --model mixtral-8x7b --tokens 1,8,64,1024 --dtype bf16`
- `moebench run --routing uniform --routing zipf:1.2 --backend torch --max-time 2m`
- `moebench run --model qwen3-30b-a3b --table default`
- `moebench run --model deepseek-v3 --ep-size 8 --hw h200 --device cuda --dry-run`

--ranks, --planner or --capacity turn it into a sweep over a whole expert-parallel group: plan, dispatch, prefetch,
GEMMs and combine on every rank, and a verdict on whether balancing pays. Token counts are then those of a rank.

- `moebench run --ranks virtual --ep-size 8 --tokens 128,1024 --capacity pool --prefetch-slots 0,1,2,4,8`
- `moebench run --planner moonep,owner,threshold --routing lognormal:1 --routing maxvio:4 --max-time 10m`
- `torchrun --nproc-per-node 2 -m moebench run --ranks collective --tokens 128`
"""

GROUP = "Sweep over an expert-parallel group"
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
    variant: Annotated[
        Strings, typer.Option("--variant", help="Layer variant of the backend, such as steps; repeatable.")
    ] = None,
    tp: Annotated[int, typer.Option("--tp", help="Tensor-parallel size: the experts' width is divided.")] = 1,
    ep_size: Annotated[
        Optional[int],
        typer.Option("--ep-size", help="Ranks the experts are spread over: 1, or 8 in a sweep.", show_default=False),
    ] = None,
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
    table: Annotated[
        str, typer.Option("--table", help="Tuned plans: auto (the installed table that fits), default (none) or FILE.")
    ] = "auto",
    ranks: Annotated[
        Optional[str], typer.Option("--ranks", help="virtual, peer or collective.", rich_help_panel=GROUP)
    ] = None,
    planner: Annotated[
        Strings,
        typer.Option(
            "--planner", help="moonep, owner, threshold[:PAIRS], eplb:N, llep; a list.", rich_help_panel=GROUP
        ),
    ] = None,
    capacity: Annotated[
        Optional[str], typer.Option("--capacity", help="pool, or a list such as 128,512.", rich_help_panel=GROUP)
    ] = None,
    prefetch_slots: Annotated[
        Optional[str], typer.Option("--prefetch-slots", help="Slots a rank: 0,1,2,4,8.", rich_help_panel=GROUP)
    ] = None,
    token_padding: Annotated[
        Optional[str], typer.Option("--token-padding", help="Rows a segment is padded to.", rich_help_panel=GROUP)
    ] = None,
    num_sms: Annotated[
        Optional[str], typer.Option("--num-sms", help="SMs of stages between ranks.", rich_help_panel=GROUP)
    ] = None,
    pad_rows: Annotated[
        Optional[str], typer.Option("--pad-rows", help="expert0, spread or uncounted.", rich_help_panel=GROUP)
    ] = None,
    placement: Annotated[
        Optional[str], typer.Option("--placement", help="Weights: sharded or replicated.", rich_help_panel=GROUP)
    ] = None,
    table_layout: Annotated[
        Optional[str], typer.Option("--table-layout", help="e_plus_b or compact.", rich_help_panel=GROUP)
    ] = None,
    ep_plan: Annotated[
        Optional[Path], typer.Option("--ep-plan", help="JSON file with the stages' plan.", rich_help_panel=GROUP)
    ] = None,
    full_grid: Annotated[
        bool, typer.Option("--full-grid", help="Measure the product of all axes.", rich_help_panel=GROUP)
    ] = False,
    out: Annotated[
        Optional[Path],
        typer.Option("--out", parser=out_path, metavar="PATH", help="Folder of the run; an existing one is completed."),
    ] = None,
    output: Annotated[str, typer.Option("--format", "-f", help="table, json, csv or md.")] = "table",
    seed: Annotated[int, typer.Option("--seed", help="Seed of weights, tokens and routings.", min=0)] = 0,
    max_time: Annotated[
        Optional[str], typer.Option("--max-time", help="Limit of the whole command, from its start: 90s, 5m.")
    ] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="List points, memory and time; measure nothing.")] = False,
    plots: Annotated[bool, typer.Option("--plots/--no-plots", help="Draw the plots into the folder.")] = True,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="No progress, no notes; warnings stay.")] = False,
) -> None:
    """Parse the options, plan the points, measure and print them."""
    from time import monotonic

    begun_s = monotonic()
    from moebench.cli import run_ep, run_session
    from moebench.errors import InputError
    from moebench.measure.device_facts import device_index
    from moebench.measure.request import Detail, L2Policy, MeasureSettings
    from moebench.report import formats
    from moebench.session.options import RunOptions, parse_duration, parse_tokens
    from moebench.session.refusals import require_options
    from moebench.spec.choices import choice
    from moebench.spec.dtypes import DType
    from moebench.spec.routing import Routing
    from moebench.spec.workload import Major, W13Order, WeightLayout

    chosen = formats.FORMATS.get(output)
    if device is not None:
        device_index(device)  # a dry run for other hardware asks no device, and still takes no name for one
    settings = MeasureSettings(
        l2_policy=choice(L2Policy, l2, "--l2"), detail=choice(Detail, detail, "--detail"), seed=seed
    )
    written = run_ep.Written(
        ranks, tuple(planner or ()), capacity, prefetch_slots, token_padding, num_sms, pad_rows, placement,
        table_layout, ep_plan, full_grid,
    )  # fmt: skip
    sweep = run_ep.parse(written, ep_size, tuple(backend or ()), ep_rank)
    options = RunOptions(
        models=tuple(model or ()),
        tokens=parse_tokens(tokens) if tokens is not None else (),
        dtypes=tuple(DType.parse(text) for text in dtype or ()),
        routings=tuple(Routing.parse(text) for text in routing or (("uniform",) if sweep is None else ())),
        backends=tuple(backend or ()),
        variants=tuple(variant or ()),
        tp_size=tp,
        ep_size=1 if ep_size is None else ep_size,
        ep_rank=ep_rank,
        layout=WeightLayout(choice(W13Order, w13_order, "--w13-order"), choice(Major, major, "--major")),
        settings=settings,
        kernel_plan=kernel_plan,
        table=table,
        seed=seed,
    )
    limit_s = None if max_time is None else parse_duration(max_time)
    how = run_session.How(device, hw, out, limit_s, plots, quiet, chosen, begun_s)
    if sweep is not None and options.names_table:
        raise InputError(f"--table {table}: a sweep over groups takes no table's plans; leave --table out")
    require_options(options, hw, None if dry_run else out, groups=sweep is not None)
    if sweep is not None:
        code = run_ep.dry_run(options, sweep, how) if dry_run else run_ep.measure(options, sweep, how)
    elif dry_run:
        code = run_session.dry_run(options, how)
    else:
        code = run_session.measure(options, how)
    if code:
        raise typer.Exit(code)


def register(app: typer.Typer) -> None:
    """Add the command to ``app``."""
    app.command("run", help=HELP)(run)
