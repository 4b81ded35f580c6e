"""Tables that fit: boxed where a row has room, in parts where it has none, long texts below their row."""

from __future__ import annotations

import io
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console, RenderableType
from rich.text import Text

from moebench.report import boxes, layout
from moebench.report.tables import Cell, Column, Row, Table

TITLES = st.lists(st.text("abc", min_size=1, max_size=12), min_size=2, max_size=9, unique=True)


def table_of(titles: list[str], *texts: list[str], under: str = "") -> Table:
    columns = tuple(Column(t, (t,)) for t in titles)
    rows = (Row({t: Cell(x) for t, x in zip(titles, row, strict=True)}, under=under) for row in texts)
    return Table(columns, tuple(rows))


def printed(part: RenderableType, width: int) -> list[str]:
    console = Console(file=io.StringIO(), width=width)
    console.print(part)
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


@given(TITLES, st.integers(5, 80))
def test_parts_hold_every_column_once_in_order_and_the_keys_first(titles: list[str], width: int) -> None:
    table = table_of(titles, titles)
    parts = layout.split(table, width, titles[:1])
    assert all(p.columns[0].key == titles[0] for p in parts)
    assert [c.key for p in parts for c in p.columns[1:]] == titles[1:]
    assert all(layout.width_of(p) <= width or len(p.columns) == 2 for p in parts)


@given(TITLES, st.integers(5, 80))
def test_there_is_one_part_where_the_table_fits_and_none_too_many(titles: list[str], width: int) -> None:
    table = table_of(titles, titles)
    parts = layout.split(table, width, titles[:1])
    assert (len(parts) == 1) == (layout.width_of(table) <= width or len(titles) == 2)
    for first, second in pairwise(parts):
        both = table_of([c.key for c in (*first.columns, *second.columns[1:])])
        assert layout.width_of(both) > width


def test_parts_are_as_even_as_can_be() -> None:
    titles = ["k", *"abcdef"]
    table = table_of(titles, ["k", *(6 * ["x" * 9])])
    assert [len(p.columns) for p in layout.split(table, 52, ["k"])] == [4, 4]


def test_a_table_is_boxed_exactly_where_that_fits() -> None:
    table = table_of(["name", "a", "b"], ["some name", "1", "2"])
    width = boxes.boxed_width(table)
    (box,) = boxes.fitted(table, width, ("name",), "Title")
    assert max(map(len, printed(box, width))) == width
    assert not [line for line in printed(box, width) if "…" in line]
    narrow = boxes.fitted(table, width - 1, ("name",), "Title")
    assert [str(line) for line in narrow][:3] == ["Title", "     name a b", "─────────────"]
    assert "some name 1 2" in [str(line) for line in narrow]


def test_cells_are_no_markup() -> None:
    table = table_of(["[bold]a"], ["[red]x[/]"])
    assert any("[red]x[/]" in line for line in printed(boxes.boxed(table), 40))
    assert any("[bold]a" in line for line in printed(boxes.open_table(table), 40))


def test_what_stands_below_a_row_is_indented_and_wrapped() -> None:
    plan = "gemm1(block_m=16, block_n=64); combine(block_h=128)"
    lines = [line.plain for line in layout.lines(table_of(["a"], ["1"], ["2"], under=plan), 34)]
    assert lines == ["a", "─", "1", *(below := [
        "    gemm1(block_m=16, block_n=64);", "    combine(block_h=128)",
    ]), "2", *below]  # fmt: skip
    assert all(isinstance(line, Text) for line in layout.lines(table_of(["a"], ["1"]), 34))
