"""The plan of a run in every form, and that its floor is the one of the experts that routing hits on average."""

from __future__ import annotations

import csv
import io
import json

import pytest

from moebench.report.dry_run import COLUMNS, render, rows
from moebench.session.options import RunOptions
from moebench.session.planning import RunPlanned, plan_run
from moebench.spec.hw_files import load_hardware

HW = load_hardware("h200")


@pytest.fixture
def planned() -> RunPlanned:
    options = RunOptions(models=("qwen3-30b-a3b",), tokens=(1, 8, 4096), backends=("triton",))
    return plan_run(options, HW, "cuda:0", None)


def test_floors_are_near_those_of_drawn_routings(planned: RunPlanned) -> None:
    """17.6, 109 and 391 microseconds: the floors of qwen3-30b-a3b in the reference run, from its actual draws."""
    told = [row["floor_us"] for row in rows(planned, HW)]
    assert told == pytest.approx([17.6, 109, 391], rel=0.08)


def test_every_form_holds_every_point(planned: RunPlanned) -> None:
    table = render(planned, HW, "table")
    assert not isinstance(table, str)
    assert sum("qwen3-30b-a3b" in line.plain for line in table) == 3
    assert "nothing was measured" in table[-1].plain
    data = json.loads(str(render(planned, HW, "json")))
    assert [p["tokens"] for p in data["points"]] == [1, 8, 4096]
    read = list(csv.DictReader(io.StringIO(str(render(planned, HW, "csv")))))
    assert tuple(read[0]) == COLUMNS
    assert len(read) == 3
    assert str(render(planned, HW, "md")).count("| qwen3-30b-a3b |") == 3
