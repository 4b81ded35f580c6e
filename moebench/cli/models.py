"""``moebench models``: the models that can be measured, and what is known of each."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from moebench.report.tables import Table
    from moebench.spec.model_entry import ModelEntry
    from moebench.spec.workload import Workload

app = typer.Typer(
    name="models",
    help="The models that can be measured, and what is known of each.",
    no_args_is_help=True,
    rich_markup_mode="markdown",
)


class OutputFormat(str, Enum):
    """How a list is written."""

    TABLE = "table"
    JSON = "json"
    CSV = "csv"
    MD = "md"


class ShowFormat(str, Enum):
    """How one model is written."""

    TABLE = "table"
    JSON = "json"
    TOML = "toml"


def _plain(value: Any) -> Any:
    from moebench.spec.activation import Activation

    if isinstance(value, Activation):
        return value.describe()
    return value.value if isinstance(value, Enum) else value


def _text(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"{value:g}" if isinstance(value, float) else str(value)


def _status(entry: ModelEntry, field: str) -> tuple[str, str | None]:
    """``verified``, ``not verified`` or ``refused``, and for a refused field the value that can't be run."""
    for reason in entry.refused:
        subject, _, value = reason.partition(":")[0].partition(" ")
        if subject == field:
            return "refused", value
    return ("verified" if entry.is_verified(field) else "not verified"), None


def _list_row(entry: ModelEntry) -> dict[str, Any]:
    from moebench.spec.model_entry import SHAPE_FIELDS

    shape = entry.shape
    activation = shape.activation.kind.value + (" clamped" if shape.activation.clamped else "")
    return {
        "name": shape.name,
        "num_experts": shape.num_experts,
        "topk": shape.topk,
        "hidden_size": shape.hidden_size,
        "intermediate_size": shape.intermediate_size,
        "shared_intermediate_size": shape.shared_intermediate_size,
        "scoring": shape.scoring.value,
        "activation": _status(entry, "activation")[1] or activation,
        "num_moe_layers": shape.num_moe_layers,
        "verified": f"{len(SHAPE_FIELDS) - len(entry.unverified)}/{len(SHAPE_FIELDS)}",
        "runs": not entry.refused,
        "refused": list(entry.refused),
        "aliases": list(entry.aliases),
    }


_TITLES = {
    "name": ("model",),
    "num_experts": ("E",),
    "topk": ("K",),
    "hidden_size": ("H",),
    "intermediate_size": ("I",),
    "shared_intermediate_size": ("shared",),
    "scoring": ("scoring",),
    "activation": ("activation",),
    "num_moe_layers": ("MoE", "layers"),
    "verified": ("verified",),
    "runs": ("runs",),
}
_LEFT = ("name", "scoring", "activation", "field", "value", "status")


def _table(titles: dict[str, tuple[str, ...]], rows: list[dict[str, Any]]) -> Table:
    from moebench.report.tables import Cell, Column, Row, Table

    columns = tuple(Column(key, title, "left" if key in _LEFT else "right") for key, title in titles.items())
    return Table(columns, tuple(Row({key: Cell(_text(row[key])) for key in titles}) for row in rows))


def _emit_table(table: Table) -> None:
    from moebench.report import boxes, console, layout

    width = console.width()
    fits = layout.width_of(table) <= width
    console.emit_rendered(layout.lines(table, width) if fits else boxes.plain(table, width, (table.columns[0].key,)))


def _csv(rows: list[dict[str, Any]]) -> str:
    from moebench.report.csv_text import csv_text

    flat = ({k: "; ".join(v) if isinstance(v, list) else v for k, v in row.items()} for row in rows)
    return csv_text(list(rows[0]), flat)


@app.command("list")
def list_models(
    output_format: Annotated[OutputFormat, typer.Option("--format", help="Form of the list.")] = OutputFormat.TABLE,
) -> None:
    """List the registered models: E experts, K a token, hidden width H, expert width I.

    A model marked `no` under *runs* has a feature that moebench can't measure yet; `models show` says which.

    **Examples**

    - `moebench models list`

    - `moebench models list --format json`
    """
    import json

    from moebench.report import console
    from moebench.spec.models import load_model, model_names

    rows = [_list_row(load_model(name)) for name in model_names()]
    if output_format is OutputFormat.JSON:
        console.emit_text(json.dumps(rows, indent=1))
    elif output_format is OutputFormat.CSV:
        console.emit_text(_csv(rows))
    elif output_format is OutputFormat.MD:
        from moebench.report.formats.md import table_lines

        console.emit_text("\n".join(table_lines(_table(_TITLES, rows))))
    else:
        _emit_table(_table(_TITLES, rows))
        refused = sum(not row["runs"] for row in rows)
        console.say(f"{len(rows)} models, {refused} of them can't be run; any other: give the path of its config.json.")


def _rank_sizes(workload: Workload) -> dict[str, Any]:
    shape = workload.shape
    sizes: dict[str, Any] = {
        "tp_size": workload.tp_size,
        "ep_size": workload.ep_size,
        "dtype": workload.dtype.value,
        "num_local_experts": workload.num_local_experts,
        "local_intermediate_size": workload.local_intermediate_size,
        "local_shared_intermediate_size": workload.local_shared_intermediate_size,
        "w13_shape": [
            workload.num_local_experts, shape.up_factor * workload.local_intermediate_size, shape.hidden_size,
        ],
        "w2_shape": [workload.num_local_experts, shape.hidden_size, workload.local_intermediate_size],
        "weight_bytes": workload.weight_bytes(),
    }  # fmt: skip
    return sizes


def _describe(entry: ModelEntry, sizes: dict[str, Any] | None) -> dict[str, Any]:
    from moebench.spec.model_entry import SHAPE_FIELDS

    fields = []
    for name in SHAPE_FIELDS:
        status, value = _status(entry, name)
        fields.append(
            {"field": name, "value": _plain(getattr(entry.shape, name)) if value is None else value, "status": status}
        )
    return {
        "name": entry.shape.name,
        "aliases": list(entry.aliases),
        "source": entry.source,
        "quantisation": entry.quantisation,
        "notes": entry.notes,
        "refused": list(entry.refused),
        "fields": fields,
        "rank": sizes,
    }


def _emit_model(described: dict[str, Any]) -> None:
    from rich.text import Text

    from moebench.report import console, layout

    lines = [Text(described["name"], "bold")]
    for key in ("aliases", "source", "quantisation", "notes"):
        value = described[key]
        if value:
            written = f"{key}: {', '.join(value) if isinstance(value, list) else value}"
            lines += [Text(line) for line in layout.paragraph(written, console.width())]
    console.emit_rendered([*lines, Text("")])
    titles: dict[str, tuple[str, ...]] = {name: (name,) for name in ("field", "value", "status")}
    _emit_table(_table(titles, described["fields"]))
    rank = described["rank"]
    if rank is None:
        reasons = [
            Text(line, "yellow")
            for reason in described["refused"]
            for line in layout.paragraph(f"- {reason}", console.width())
        ]
        console.emit_rendered([Text(""), Text("can't be run:", "bold yellow"), *reasons])
        return
    w13, w2 = (" x ".join(str(n) for n in rank[key]) for key in ("w13_shape", "w2_shape"))
    console.emit_rendered(
        [
            Text(""),
            Text(f"one layer on rank 0 of tp {rank['tp_size']} x ep {rank['ep_size']}, {rank['dtype']}:", "bold"),
            Text(f"  w13 {w13}, w2 {w2}, shared width {rank['local_shared_intermediate_size']}"),
            Text(f"  weights {rank['weight_bytes'] / 2**20:,.1f} MiB ({rank['weight_bytes']:,} bytes)"),
        ]
    )


@app.command("show")
def show_model(
    model: Annotated[str, typer.Argument(help="Registry name, hub id, or path of a config.json or its folder.")],
    tp: Annotated[int, typer.Option("--tp", help="Tensor-parallel ranks; I must divide by it.")] = 1,
    ep_size: Annotated[int, typer.Option("--ep-size", help="Expert-parallel ranks; E must divide by it.")] = 1,
    dtype: Annotated[str, typer.Option("--dtype", help="bf16, fp16 or fp32, for the weight bytes.")] = "bf16",
    output_format: Annotated[
        ShowFormat, typer.Option("--format", help="Form of the answer; toml is a model file for the registry.")
    ] = ShowFormat.TABLE,
) -> None:
    """Show one model: every field with whether it is verified, and the sizes that one rank holds.

    Nothing is downloaded: a hub id works where the registry or the local hub cache has it.

    **Examples**

    - `moebench models show qwen3-30b-a3b`

    - `moebench models show deepseek-v3 --tp 4 --ep-size 8`

    - `moebench models show ./my-model/config.json --format toml`
    """
    import json

    from moebench.report import console
    from moebench.spec.dtypes import DType
    from moebench.spec.models import load_model, to_toml
    from moebench.spec.workload import Workload

    entry = load_model(model)
    if output_format is ShowFormat.TOML:
        console.emit_text(to_toml(entry))
        return
    number_format = DType.parse(dtype)
    sizes = None
    if not entry.refused:
        sizes = _rank_sizes(Workload(entry.shape, num_tokens=1, dtype=number_format, tp_size=tp, ep_size=ep_size))
    described = _describe(entry, sizes)
    if output_format is ShowFormat.JSON:
        console.emit_text(json.dumps(described, indent=1))
    else:
        _emit_model(described)


def register(parent: typer.Typer) -> None:
    """Add ``moebench models`` to the application."""
    parent.add_typer(app, name="models")
