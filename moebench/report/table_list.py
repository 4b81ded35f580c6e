"""The installed tuning tables for people and as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from moebench.report.layout import DOT, INDENT, lines, under, width_of
from moebench.report.tables import Cell, Column, Row, Table
from moebench.tables.files import TableFile
from moebench.tables.stale import changed_kernels

if TYPE_CHECKING:
    from rich.text import Text

FILE = "file"
TITLES = ("hardware", "model", "tp", "ep", "dtype", "kernels", "origin", "rows", "tokens", FILE)
BELOW = ("model", "tp", "ep", "rows", "tokens", "origin", "dtype", "kernels", FILE)
"""What stands below a table's line where that is too short, the last one first; a file's path is never broken."""
_NUMBERS = ("tp", "ep", "rows")
_NAMED = (*_NUMBERS, "tokens")
"""What would be a bare number below its line."""


def table_dict(file: TableFile) -> dict[str, Any]:
    """An installed table as a program reads it."""
    key, rows = file.table.key, file.table.rows
    return {
        "hardware": key.hardware,
        "model": file.table.model,
        "tp_size": key.shape.tp_size,
        "ep_size": key.shape.ep_size,
        "dtype": key.dtype,
        "quant_block": key.quant_block,
        "backend": key.backend,
        "variant": key.variant,
        "origin": _origin(file),
        "rows": len(rows),
        "min_tokens": rows[0].min_tokens if rows else None,
        "max_tokens": rows[-1].max_tokens if rows else None,
        "stale": changed_kernels(key),
        "file": str(file.path),
    }


def _origin(file: TableFile) -> str:
    return ", ".join(sorted({row.origin.value for row in file.table.rows}))


def _texts(file: TableFile) -> dict[str, str]:
    key, rows = file.table.key, file.table.rows
    block = "" if key.quant_block is None else f" {key.quant_block[0]}x{key.quant_block[1]}"
    tokens = f"{rows[0].min_tokens}-{rows[-1].max_tokens}" if rows else ""
    texts = (
        key.hardware, file.table.model, str(key.shape.tp_size), str(key.shape.ep_size), f"{key.dtype}{block}",
        f"{key.backend}/{key.variant}", _origin(file), str(len(rows)), tokens, str(file.path),
    )  # fmt: skip
    return dict(zip(TITLES, texts, strict=True))


def _below(title: str, text: str) -> str:
    return f"{title} {text}" if title in _NAMED else text


def list_lines(files: Sequence[TableFile], width: int) -> list[Text]:
    """``files``, a line each where ``width`` characters hold it; else the last columns stand below each.

    What makes a table stale does so in any case.
    """
    from rich.text import Text

    rows = tuple(Row({title: Cell(text) for title, text in _texts(file).items()}) for file in files)
    columns = tuple(Column(t, (t,), "right" if t in _NUMBERS else "left") for t in TITLES)
    for count in range(len(BELOW) + 1):
        below = BELOW[len(BELOW) - count :]
        table = Table(tuple(c for c in columns if c.key not in below), rows)
        if width_of(table) <= width:
            break
    head, drawn = lines(table, width)[: -len(files)], lines(table, width)[-len(files) :]
    for file, row, line in zip(files, rows, drawn, strict=True):
        stale = "; ".join(changed_kernels(file.table.key))
        words = [_below(t, row.cells[t].text) for t in below if t != FILE and row.cells[t].text]
        told = [*under(f"stale: {stale}" if stale else "", width), *under(DOT.join(words), width)]
        told += [INDENT + row.cells[FILE].text] if FILE in below else []
        head += [line, *(Text(part, "dim") for part in told)]
    return head
