"""``moebench trace``: what a recorded routing holds."""

from __future__ import annotations

import json
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from rich.table import Table

    from moebench.spec.traces import LayerSummary, Trace

trace_app = typer.Typer(no_args_is_help=True, help="Recorded routings: look at one.", rich_markup_mode="markdown")

SHOWN_LAYERS = 8

SHOW_HELP = """Show what a recorded routing holds: layers, ranks, tokens, K, skew, hottest experts, padding.

A trace is a .npz, .pt or .safetensors file with integer top-k ids [T, K], [L, T, K] or [L, R, T, K], and route
weights of that shape where they were recorded.

**Examples**

- `moebench trace show routing.npz`
- `moebench trace show routing.safetensors --num-experts 256 --format json`
- `moebench run --model deepseek-v3 --routing trace:routing.npz#3,0`
"""


class Format(str, Enum):
    """How the result is printed."""

    TABLE = "table"
    JSON = "json"


def show(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The recorded routing.", show_default=False)],
    num_experts: Annotated[
        int | None, typer.Option("--num-experts", help="E of the model; else the file's own, else the largest id + 1.")
    ] = None,
    output: Annotated[Format, typer.Option("--format", help="Table for people, JSON for programs.")] = Format.TABLE,
) -> None:
    """Load, sum up and print a trace."""
    from moebench.report.console import emit, emit_text, say
    from moebench.spec.traces import load_trace, summarise

    trace = load_trace(file)
    experts, layers = summarise(trace, num_experts)
    if output is Format.JSON:
        emit_text(json.dumps(_as_dict(trace, experts, layers), indent=2))
        return
    emit(_heading(trace, experts, stated=num_experts is not None or trace.num_experts is not None))
    emit(_table(layers[:SHOWN_LAYERS]))
    if len(layers) > SHOWN_LAYERS:
        values = sorted(layer.maxvio for layer in layers)
        emit(
            f"… and {len(layers) - SHOWN_LAYERS} more layers; maxvio over all: least {values[0]:.3g}, "
            f"median {values[len(values) // 2]:.3g}, most {values[-1]:.3g}"
        )
    say("maxvio: largest load over mean load, less 1, over all ranks of a layer; padding is no load")


def _as_dict(trace: Trace, experts: int, layers: list[LayerSummary]) -> dict[str, object]:
    """A trace as JSON holds it."""
    from dataclasses import asdict

    return {
        "file": trace.path,
        "shape": list(trace.recorded_shape),
        "num_layers": trace.num_layers,
        "num_ranks": trace.num_ranks,
        "num_tokens": trace.num_tokens,
        "topk": trace.topk,
        "num_experts": experts,
        "has_weights": trace.weights is not None,
        "layers": [asdict(layer) for layer in layers],
    }


def _heading(trace: Trace, experts: int, *, stated: bool) -> str:
    from rich.markup import escape

    weights = "with weights" if trace.weights is not None else "without weights"
    count = f"{experts}" if stated else f"at least {experts} (the largest id + 1; give --num-experts)"
    return (
        f"[bold]{escape(trace.path)}[/]: ids {list(trace.recorded_shape)} {weights}; layers {trace.num_layers}, ranks "
        f"{trace.num_ranks}, tokens {trace.num_tokens} a rank, K {trace.topk}, experts {count}"
    )


def _table(layers: list[LayerSummary]) -> Table:
    from rich.table import Table

    table = Table("layer", "tokens", "padding", "maxvio", "experts hit", "hottest (share of slots)", box=None)
    table.header_style = "bold"
    for column in table.columns[:5]:
        column.justify = "right"
    for layer in layers:
        hottest = ", ".join(f"{h.expert} ({h.share:.1%})" for h in layer.hottest)
        table.add_row(
            str(layer.layer), f"{layer.tokens:,}", f"{layer.padding_share:.1%}", f"{layer.maxvio:.3g}",
            str(layer.experts_hit), hottest,
        )  # fmt: skip
    return table


def register(app: typer.Typer) -> None:
    """Add ``trace`` to the application."""
    trace_app.command("show", help=SHOW_HELP, no_args_is_help=True)(show)
    app.add_typer(trace_app, name="trace")
