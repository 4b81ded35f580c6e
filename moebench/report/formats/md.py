"""Markdown to paste into an issue or a README: the same tables with every column."""

from __future__ import annotations

from moebench.report import ep_heading, ep_tables, heading, legend, tables, words
from moebench.report.ep_view import ep_points, ep_sections
from moebench.report.tables import Cell, Row, Table
from moebench.report.view import sections, shown
from moebench.store.reader import Run


def _escape(text: str) -> str:
    return text.replace("|", "\\|").replace("~", "\\~")


def _line(row: Row, table: Table) -> str:
    cells = [_escape(row.cells.get(c.key, Cell("")).text) for c in table.columns]
    if row.message:
        place = next(i for i, c in enumerate(table.columns) if c.key not in tables.LEADING)
        cells[place] = _escape(row.message)
    return f"| {' | '.join(cells)} |"


def table_lines(table: Table) -> list[str]:
    """A table as Markdown; a failed row says why in its first column of numbers."""
    titles = [_escape(c.heading) for c in table.columns]
    rule = [":--" if c.align == "left" else "--:" for c in table.columns]
    return [f"| {' | '.join(titles)} |", f"|{'|'.join(rule)}|", *(_line(row, table) for row in table.rows)]


def render(run: Run, width: int) -> str:
    """The whole run: a heading and a table a section, the legend, the conclusion."""
    records = shown(run)
    found = sections(records)
    lines = [heading.run_line(run.header), ""]
    lines += [f"> {remark}" for remark in heading.run_remarks(run.header, len(records))]
    columns: set[str] = set()
    for section in found:
        table = tables.build(section)
        columns |= {c.key for c in table.columns}
        lines += ["", f"**{_escape(heading.title(section))}**", "", heading.conditions(section), ""]
        lines += table_lines(table)
    for group in ep_sections(ep_points(records)):
        title = f"**{_escape(ep_heading.title(group))}**"
        lines += ["", title, "", ep_heading.conditions(group), "", ep_tables.TITLE, ""]
        lines += [*table_lines(ep_tables.steps(group)), "", *table_lines(ep_tables.reasons(group)), ""]
        lines += [f"- {_escape(line)}" for line in ep_tables.legend(group)]
    lines += ["", *(f"- {_escape(line)}" for line in legend.lines(found, columns)), ""]
    for label, sentences in words.conclusion(run.header, records):
        lines += [f"**{_escape(label)}**", ""] if label else []
        lines += [*(f"- {_escape(sentence)}" for sentence in sentences), ""]
    return "\n".join(lines).rstrip()
