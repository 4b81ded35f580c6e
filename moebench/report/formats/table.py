"""The form for a terminal: a heading, a table and a legend a section, then the conclusion and the next command."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moebench.report import ep_heading, ep_tables, heading, layout, legend, tables, words
from moebench.report.ep_view import EPSection, ep_points, ep_sections
from moebench.report.tables import Table
from moebench.report.view import Section, sections, shown
from moebench.store.reader import Run

if TYPE_CHECKING:
    from rich.text import Text


def _wrapped(text: str, width: int, style: str = "", indent: str = "  ") -> list[Text]:
    from rich.text import Text

    return [Text(line, style) for line in layout.paragraph(text, width, indent)]


def section_lines(section: Section, table: Table, width: int) -> list[Text]:
    """One section: its title, its conditions, its table and what was left out of it."""
    from rich.text import Text

    lines = _wrapped(heading.title(section), width, "bold")
    lines += _wrapped(heading.conditions(section), width, "dim")
    lines += [Text(""), *layout.lines(table, width)]
    for note in table.notes:
        lines += _wrapped(note, width)
    return [*lines, Text("")]


def group_lines(group: EPSection, width: int) -> list[Text]:
    """One section of expert-parallel points: its title, its steps, what explains them."""
    from rich.text import Text

    lines = _wrapped(ep_heading.title(group), width, "bold")
    lines += _wrapped(ep_heading.conditions(group), width, "dim")
    for title, table in ep_tables.fitted_steps(group, width, layout.width_of):
        lines += [Text(""), Text(title, "dim"), *layout.lines(table, width)]
    for table in ep_tables.fitted_reasons(group, width, layout.width_of) if group.measured else []:
        lines += [Text(""), *layout.lines(table, width)]
    return [*lines, Text("")]


def conclusion_lines(run: Run, width: int) -> list[Text]:
    """The conclusion, a bullet a sentence under the name of its section, and the next command."""
    from rich.text import Text

    records = shown(run)
    lines: list[Text] = []
    for label, sentences in words.conclusion(run.header, records):
        lines += _wrapped(label, width, "bold") if label else []
        for sentence in sentences:
            lines += _wrapped(f"- {sentence}", width)
        lines.append(Text(""))
    return [*lines, Text(f"next: {words.next_command(records, run.path)}", "bold")]


def render(run: Run, width: int) -> list[Text]:
    """The whole run as lines."""
    from rich.text import Text

    records = shown(run)
    found = sections(records)
    lines = _wrapped(heading.run_line(run.header), width)
    for remark in heading.run_remarks(run.header, len(records)):
        lines += _wrapped(remark, width, "yellow")
    lines.append(Text(""))
    fitted = [tables.fit(section, width, layout.width_of) for section in found]
    for section, table in zip(found, fitted, strict=True):
        lines += section_lines(section, table, width)
    for line in legend.lines(found, {c.key for t in fitted for c in t.columns}):
        lines += _wrapped(line, width, "dim", indent="   ")
    groups = ep_sections(ep_points(records))
    lines += [Text("")] if groups and found else []
    for group in groups:
        lines += group_lines(group, width)
    for line in dict.fromkeys(line for group in groups for line in ep_tables.legend(group)):
        lines += _wrapped(line, width, "dim", indent="   ")
    return [*lines, Text(""), *conclusion_lines(run, width)]
