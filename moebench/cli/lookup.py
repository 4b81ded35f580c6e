"""``moebench lookup``: the tuned plan of a model at a number of tokens."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from moebench.cli.hw import Format, FormatOption
from moebench.cli.paths import file_path

HELP = """Print the tuned plan of a model at a number of tokens, from the installed tables or from --table.

The row that holds the number of tokens answers; outside the rows, the table's default does. Where no table has the
key, the nearest ones and the command that would make it are printed, and the exit code is 1. A --table says its own
model, device, number format and ranks; options that contradict it are an error. `moebench table list` names the
installed tables.

**Examples**

- `moebench lookup --hw h200 --model qwen3-30b-a3b --tokens 64`
- `moebench lookup --hw "NVIDIA H200" --model deepseek-v3 --tp 8 --tokens 4096 --format json`
- `moebench lookup --hw h200 --model qwen3-30b-a3b --tokens 64 --variant engine_grid`
- `moebench lookup --table tuned.json --tokens 64`
"""


def lookup(
    tokens: Annotated[int, typer.Option("--tokens", help="Tokens of a rank.", show_default=False)],
    model: Annotated[
        str | None, typer.Option("--model", help="Model: name, hub id or path; that of --table when left out.")
    ] = None,
    hw: Annotated[
        str | None, typer.Option("--hw", help="Device: key or reported name; that of --table, else the present one.")
    ] = None,
    dtype: Annotated[
        str | None,
        typer.Option("--dtype", help="bf16, fp16, fp32, fp8_w8a8, …; that of --table, else the device's default."),
    ] = None,
    tp: Annotated[int | None, typer.Option("--tp", help="Ranks that share widths; those of --table, else 1.")] = None,
    ep_size: Annotated[
        int | None, typer.Option("--ep-size", help="Ranks that share experts; those of --table, else 1.")
    ] = None,
    variant: Annotated[str | None, typer.Option("--variant", help="Variant, where several tables answer.")] = None,
    backend: Annotated[str | None, typer.Option("--backend", help="Backend, where several tables answer.")] = None,
    planner: Annotated[
        str | None, typer.Option("--planner", help="Planner of a balanced expert-parallel layer.")
    ] = None,
    quant_block: Annotated[
        str | None, typer.Option("--quant-block", help="Columns and depth of a weight scale: 128,128.")
    ] = None,
    fused_shared: Annotated[
        int | None,
        typer.Option("--fused-shared-experts", help="Shared experts run as routed ones; those of --table, else 0."),
    ] = None,
    table: Annotated[
        Path | None, typer.Option("--table", parser=file_path, metavar="PATH", help="Look in this file alone.")
    ] = None,
    output: FormatOption = Format.TABLE,
) -> None:
    """Look the plan up and print it."""
    from moebench.cli import lookup_names, table_view
    from moebench.errors import InputError
    from moebench.tables.lookup import TableMissError
    from moebench.tables.lookup import lookup as find

    if model is None and table is None:
        raise InputError("--model is missing; name a model, or with --table FILE the table that says it")
    if hw is None and table is None:
        hw = _present()
    try:
        found = find(
            model, tokens, hw=hw, dtype=dtype, tp_size=tp, ep_size=ep_size, backend=backend, variant=variant,
            quant_block=_block(quant_block), fused_shared_experts=fused_shared, planner=planner, table=table,
            unreadable=table_view.left_out,
        )  # fmt: skip
    except TableMissError as miss:
        raise TableMissError(miss.message, miss.nearest, lookup_names.known(miss.query)) from None
    table_view.tell(found, tokens, as_json=output is Format.JSON)


def _present() -> str:
    """Key of the descriptor of this machine's device."""
    from moebench.measure import device_facts
    from moebench.spec.detect import match_hardware

    return match_hardware(device_facts.collect(device_facts.default_device())).key


def _block(given: str | None) -> tuple[int, int] | None:
    from moebench.errors import InputError

    if given is None:
        return None
    parts = given.split(",")
    if len(parts) != 2 or not all(p.strip().isdigit() and int(p) > 0 for p in parts):
        raise InputError(f"--quant-block is {given!r}; give two whole numbers from 1, such as 128,128")
    return int(parts[0]), int(parts[1])


def register(app: typer.Typer) -> None:
    """Add the command to ``app``."""
    app.command("lookup", help=HELP, no_args_is_help=True)(lookup)
