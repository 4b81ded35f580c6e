"""Rows of a dry run as lines that fit: what many rows share goes above them where one line would be too long."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from moebench.report import layout

if TYPE_CHECKING:
    from rich.text import Text

GAP = "  "


def folded(
    cells: Sequence[Mapping[str, str]], titles: Mapping[str, str], above: Sequence[str], width: int
) -> list[Text]:  # fmt: skip
    """``cells``, a mapping a row, below ``titles`` in their order.

    Where that takes more than ``width`` characters, the columns ``above`` leave the rows: their values stand on a
    line of their own, once for all rows that follow and have the same.
    """
    from rich.text import Text

    drawn = _aligned(cells, titles)
    if max(map(len, drawn)) <= width:
        return [Text(drawn[0], style="bold"), *map(Text, drawn[1:])]
    drawn = _aligned(cells, {name: title for name, title in titles.items() if name not in above})
    lines, told = [Text(drawn[0], style="bold")], ""
    for row, line in zip(cells, drawn[1:], strict=True):
        if (heading := layout.DOT.join(row[name] for name in above)) != told:
            told = heading
            lines += [Text(part) for part in layout.paragraph(told, width)]
        lines.append(Text(line))
    return lines


def _aligned(cells: Sequence[Mapping[str, str]], titles: Mapping[str, str]) -> list[str]:
    """The titles and the rows below them."""
    rows = [titles, *cells]
    widths = {name: max(len(row[name]) for row in rows) for name in titles}
    return [GAP.join(row[name].ljust(widths[name]) for name in titles).rstrip() for row in rows]


def closing_lines(closing: Sequence[str], width: int) -> list[Text]:
    """What stands below the rows, wrapped to ``width`` characters, after an empty line."""
    from rich.text import Text

    return [Text(""), *(Text(part) for line in closing for part in layout.paragraph(line, width))]
