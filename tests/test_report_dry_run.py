"""The plan of a run in every form, and that its floor is the one of the experts that routing hits on average."""

from __future__ import annotations

import csv
import io
import json

import pytest

from moebench.report import ep_dry_run
from moebench.report.dry_run import COLUMNS, render, rows
from moebench.session.ep_options import EPOptions
from moebench.session.ep_planning import plan_ep
from moebench.session.options import RunOptions
from moebench.session.planning import RunPlanned, plan_run
from moebench.spec.dtypes import DType
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


@pytest.mark.parametrize("width", [80, 120])
def test_a_table_fits_the_terminal_and_stays_whole_in_a_pipe(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    options = RunOptions(models=("qwen3-30b-a3b", "deepseek-v3"), tokens=(1, 8), backends=("triton",))
    planned = plan_run(options, HW, "cuda:0", None)
    monkeypatch.setenv("COLUMNS", str(width))
    told = [getattr(line, "plain", line) for line in render(planned, HW, "table")]
    assert max(map(len, told)) <= width
    assert sum("triton" in line and "fused" in line for line in told[: told.index("")]) == 4
    for model in options.models:  # once for both of its rows, or in each
        assert sum(model in line for line in told[: told.index("")]) == (1 if width == 80 else 2)


def test_a_sweeps_table_fits_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = RunOptions(models=("qwen3-30b-a3b",), tokens=(8,), dtypes=(DType.BF16,))
    planned = plan_ep(asked, EPOptions(ep_size=8, kernels=("triton",)), HW, "cuda:0", None)
    monkeypatch.setenv("COLUMNS", "80")
    told = [getattr(line, "plain", line) for line in ep_dry_run.render(planned, HW, "table")]
    assert max(map(len, told)) <= 80
    assert told[1] == "qwen3-30b-a3b · bf16 · uniform · 8 virtual"
    assert "1 interleaved group on" in " ".join(told)
