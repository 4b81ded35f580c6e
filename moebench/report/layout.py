"""Plain text from tables: aligned columns that never wrap, and paragraphs that do."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence
from typing import TYPE_CHECKING

from moebench.report.tables import LEADING, Cell, Column, Row, Table

if TYPE_CHECKING:
    from rich.text import Text

GAP = " "
TIGHT = ("marks",)
DOT = " · "
KEPT = "\u00a0"


def _widths(table: Table) -> list[int]:
    widths = []
    for column in table.columns:
        texts = [row.cells[column.key].text for row in table.rows if column.key in row.cells]
        widths.append(max(map(len, [*column.title, *texts])))
    return widths


def _gap(column: Column, first: bool) -> str:
    return "" if first or column.key in TIGHT else GAP


def width_of(table: Table) -> int:
    """Characters a line of the table takes."""
    gaps = sum(len(_gap(c, i == 0)) for i, c in enumerate(table.columns))
    return sum(_widths(table)) + gaps


def _pad(text: str, width: int, column: Column) -> str:
    return text.ljust(width) if column.align == "left" else text.rjust(width)


def _titles(table: Table, widths: Sequence[int]) -> list[str]:
    height = max(len(c.title) for c in table.columns)
    lines = []
    for level in range(height):
        parts = []
        for index, (column, width) in enumerate(zip(table.columns, widths, strict=True)):
            title = ("",) * (height - len(column.title)) + column.title
            parts.append(_gap(column, index == 0) + _pad(title[level], width, column))
        lines.append("".join(parts).rstrip())
    return lines


def shorten(text: str, width: int) -> str:
    """``text`` cut to ``width`` characters, the cut shown by an ellipsis."""
    return text if len(text) <= width else text[: max(0, width - 1)] + "…"


def _line(row: Row, columns: Sequence[Column], widths: Sequence[int], room: int) -> Text:
    from rich.text import Text

    line = Text()
    for index, (column, width) in enumerate(zip(columns, widths, strict=True)):
        if row.message and column.key not in LEADING:
            line.append(GAP + shorten(row.message, room - len(line.plain) - 1), "red")
            return line
        cell = row.cells.get(column.key, Cell(""))
        line.append(_gap(column, index == 0))
        line.append(_pad(cell.text, width, column), cell.style or None)
    line.rstrip()
    return line


def lines(table: Table, room: int) -> list[Text]:
    """The table line by line: titles, a rule, rows; a failed row's message is cut to ``room`` characters."""
    from rich.text import Text

    widths = _widths(table)
    total = width_of(table)
    body = [_line(row, table.columns, widths, max(room, total)) for row in table.rows]
    return [*(Text(t, "bold") for t in _titles(table, widths)), Text("─" * total, "dim"), *body]


def paragraph(text: str, width: int, indent: str = "  ") -> list[str]:
    """``text`` wrapped to ``width``, later lines indented.

    A number keeps its unit, and a list with ``DOT`` between its parts breaks there alone.
    """
    if DOT in text:
        held = f"{KEPT}· ".join(part.replace(" ", KEPT) for part in text.split(DOT))
    else:
        held = re.sub(r"(?<=\d) (?=(%|[µm]?s|MoE|allowed)\b|%)", KEPT, text)
    wrapped = textwrap.wrap(
        held, max(width, 30), subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
    )
    return [line.replace(KEPT, " ") for line in wrapped]
