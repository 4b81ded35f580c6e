"""Tables in a box where a row has room on one line, and else as plain lines: in parts that fit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moebench.report import layout
from moebench.report.tables import Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType
    from rich.table import Table as RichTable
    from rich.text import Text

PADDING = 2
"""Blanks around a cell, and beside them a line of the box."""


def _text_width(table: Table) -> int:
    longest = 0
    for column in table.columns:
        cells = (row.cells[column.key].text for row in table.rows if column.key in row.cells)
        longest += max(map(len, (column.heading, *cells)))
    return longest


def boxed_width(table: Table) -> int:
    """Characters that a line of the table takes in a box."""
    return _text_width(table) + len(table.columns) * (PADDING + 1) + 1


def open_width(table: Table) -> int:
    """Characters that a line of the table takes without a box."""
    return _text_width(table) + len(table.columns) * PADDING


def _filled(shown: RichTable, table: Table, *, no_wrap: bool) -> RichTable:
    from rich.text import Text

    for column in table.columns:
        align = "left" if column.align == "left" else "right"
        shown.add_column(Text(column.heading), justify=align, no_wrap=no_wrap)  # type: ignore[arg-type]
    for row in table.rows:
        cells = (row.cells.get(c.key) for c in table.columns)
        shown.add_row(*(Text("") if cell is None else Text(cell.text, cell.style) for cell in cells))
    return shown


def boxed(table: Table, title: str = "") -> RichTable:
    """The table in a box."""
    from rich.table import Table as RichTable

    shown = RichTable(title=title or None, title_justify="left", header_style="bold")
    return _filled(shown, table, no_wrap=True)


def open_table(table: Table) -> RichTable:
    """The table without a box; cells that are too long for their column are wrapped."""
    from rich.table import Table as RichTable

    return _filled(RichTable(box=None, header_style="bold"), table, no_wrap=False)


def plain(table: Table, width: int, keys: Sequence[str]) -> list[Text]:
    """The table as lines of ``width`` characters at most, in as few parts as that takes; each has the columns ``keys``.

    Titles may take several lines, and there is no box.
    """
    from rich.text import Text

    found: list[Text] = []
    for part in layout.split(table, width, keys):
        found += [*layout.lines(part, width), Text("")]
    return found


def fitted(table: Table, width: int, keys: Sequence[str], title: str = "") -> list[RenderableType]:
    """The table in a box where that takes ``width`` characters at most, else ``plain`` below its title."""
    from rich.text import Text

    if boxed_width(table) <= width:
        return [boxed(table, title)]
    return [*([Text(title, "italic")] if title else []), *plain(table, width, keys)]
