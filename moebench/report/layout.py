"""Plain text from tables: aligned columns that never wrap, and paragraphs that do."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from moebench.report.tables import LEADING, Cell, Column, Row, Table

if TYPE_CHECKING:
    from rich.text import Text

GAP = " "
INDENT = "    "
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


def _packed(table: Table, width: int, keys: Sequence[str]) -> list[Table]:
    head = tuple(c for c in table.columns if c.key in keys)
    parts: list[Table] = []
    for column in (c for c in table.columns if c not in head):
        if parts and width_of(wider := replace(parts[-1], columns=(*parts[-1].columns, column))) <= width:
            parts[-1] = wider
        else:
            parts.append(replace(table, columns=(*head, column)))
    return parts


def split(table: Table, width: int, keys: Sequence[str]) -> list[Table]:
    """``table`` as the fewest tables whose lines take ``width`` characters at most, the columns ``keys`` first in each.

    They are made as equally wide as that allows. One with a single other column may be wider than ``width``.
    """
    parts = _packed(table, width, keys)
    while True:
        widest = max((w for w in map(width_of, parts) if w <= width), default=1)
        evener = _packed(table, widest - 1, keys)
        if len(evener) > len(parts) or evener == parts:
            return parts
        parts = evener


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


def under(text: str, room: int) -> list[str]:
    """What stands below a row, indented and wrapped to ``room`` characters; nothing where there is none."""
    return paragraph(INDENT + text, room, INDENT) if text else []


def lines(table: Table, room: int) -> list[Text]:
    """The table line by line: titles, a rule, rows with what stands below them.

    A failed row's message is cut to ``room`` characters, what stands below a row is wrapped to them.
    """
    from rich.text import Text

    widths = _widths(table)
    total = width_of(table)
    body: list[Text] = []
    for row in table.rows:
        body.append(_line(row, table.columns, widths, max(room, total)))
        body += [Text(line, "dim") for line in under(row.under, room)]
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
