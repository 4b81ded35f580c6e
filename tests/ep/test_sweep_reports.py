"""A sweep in words, tables, pictures and comparisons, on planted records."""

from __future__ import annotations

import csv
import io
import json
from dataclasses import replace
from pathlib import Path

import pytest
import typer
from sweep_samples import group_point, write
from typer.testing import CliRunner

from moebench.cli import compare, plot, show
from moebench.errors import InputError
from moebench.plan.ep_plan import EPPlan, LocalStage
from moebench.report import compare as comparing
from moebench.report import ep_plots, ep_tables, layout
from moebench.report.ep_view import ep_points, ep_sections
from moebench.report.ep_words import enough_slots, races, verdict
from moebench.store.records import Failure, PointRecord
from moebench.store.runs import load

runner = CliRunner()
app = typer.Typer()
for module in (show, plot, compare):
    module.register(app)


def told(*records: PointRecord) -> str:
    return "\n".join(line for _, lines in verdict(records) for line in lines)


def test_balancing_pays_where_the_paired_interval_says_so() -> None:
    words = told(
        group_point(800.0, 32), group_point(1000.0, 32, planner="owner"),
        group_point(1300.0, 8), group_point(1000.0, 8, planner="owner"),
        group_point(1000.0, 16, half=0.2), group_point(1005.0, 16, planner="owner", half=0.1),
    )  # fmt: skip
    assert (
        "moonep pays at T=32: it takes less time than plain expert parallelism (owner). T=32 S=32: 0.80× (0.80–0.80)"
        in words
    )
    assert "moonep does not pay at T=8" in words
    assert "1.30×" in words
    assert "whether moonep pays at T=16 can't be told" in words
    assert "hottest rank 1.50× → 1.00× the mean, 12 % of pairs moved" in words
    assert "these ratios are virtual: virtual ranks share one memory" in words


def test_a_measured_verdict_says_nothing_of_virtual_ranks() -> None:
    words = told(group_point(800.0, ranks="peer"), group_point(1000.0, planner="owner", ranks="peer"))
    assert "moonep pays at T=32" in words
    assert "virtual" not in words


def test_predicted_link_time_stands_beside_and_can_turn_the_verdict_around() -> None:
    linked = {"dispatch": 100.0, "prefetch": 900.0}
    section = ep_sections(ep_points([
        group_point(800.0, link_us=linked), group_point(1000.0, planner="owner", link_us={"dispatch": 200.0}),
    ]))[0]  # fmt: skip
    (race,) = races(section)
    assert race.with_link == pytest.approx(1800 / 1200)
    assert "1.50× with the link's time, predicted" in told(*(p.record for p in section.points))


def test_only_equal_settings_race() -> None:
    section = ep_sections(ep_points([
        group_point(800.0, slots=4), group_point(1000.0, planner="owner", slots=2),
    ]))[0]  # fmt: skip
    assert races(section) == []


def test_over_all_routings_the_least_skew_that_pays_is_named() -> None:
    words = told(
        group_point(800.0, routing="lognormal:2", maxvio=9.0),
        group_point(1000.0, routing="lognormal:2", planner="owner"),
        group_point(900.0, routing="lognormal:1", maxvio=2.5),
        group_point(1000.0, routing="lognormal:1", planner="owner"),
        group_point(1100.0, routing="uniform", maxvio=0.1),
        group_point(1000.0, routing="uniform", planner="owner"),
    )
    assert "moonep pays on virtual ranks at 2 of 3 inputs; the least skew is lognormal:1 at T=32 (maxvio 2.50" in words
    none = told(
        group_point(1100.0, routing="uniform"),
        group_point(1000.0, routing="uniform", planner="owner"),
        group_point(1100.0),
        group_point(1000.0, planner="owner"),
    )
    assert "moonep pays clearly at none of the 2 inputs measured; 0 can't be told" in none


def test_measured_slots_are_judged_by_time() -> None:
    times = {0: 2000.0, 1: 1500.0, 2: 1000.0, 4: 999.0, 8: 1001.0}
    unslotted = {0: 40.0, 1: 10.0}
    records = [
        group_point(us, slots=b, ranks="peer", half=0.02, rows_without_slot=unslotted.get(b, 0.0))
        for b, us in times.items()
    ]
    (found,) = enough_slots(ep_sections(ep_points(records))[0])
    assert (found.slots, found.held, found.most.slots) == (2, 2, 8)
    words = told(*records)
    assert "B=2 is enough at T=32 S=32 moonep: more slots save nothing (no row lacks a slot from B=2 on" in words
    assert "the layer at B=8 takes 1.00×" in words


def test_virtual_slots_are_judged_by_the_plans() -> None:
    records = [
        group_point(us, slots=b, rows_without_slot=rows)
        for b, us, rows in ((0, 900.0, 40.0), (1, 950.0, 10.0), (2, 1000.0, 0.0), (4, 1000.0, 0.0))
    ]  # fmt: skip
    words = told(*records)
    assert "B=2 is enough at T=32" in words, "although 0 slots took least time on one memory"
    assert "slots were judged by the plans, not by time" in words
    assert "no number of slots that was measured is enough at T=32" in told(*records[:2])


def test_other_axes_have_their_line() -> None:
    slow = EPPlan(dispatch=replace(EPPlan().dispatch, num_sms=8))
    words = told(
        group_point(1000.0, capacity=32), group_point(3000.0, capacity=512), group_point(1500.0, padding=128),
        group_point(1200.0, plan=slow),
    )  # fmt: skip
    assert "capacity at T=32, moonep B=4: S=512 takes 3.00× (3.00–3.00) of S=32's time" in words
    assert "token padding 16 is fastest at T=32: 128 takes 1.50×" in words
    assert "num_sms 32 is fastest at T=32: 8 takes 1.20×" in words
    other = replace(EPPlan(), expand=LocalStage(2))
    assert "num_sms" not in told(group_point(1000.0), group_point(1200.0, plan=other))


def test_failures_come_first_and_unchecked_numbers_are_said() -> None:
    failed = group_point(0.0, slots=0, failure=Failure("unsupported", "use --prefetch-slots 2"))
    lines = verdict([group_point(1000.0), failed])[0][1]
    assert lines[0] == "1 points at T=32 (moonep B=0): failed, unsupported: use --prefetch-slots 2"
    assert "numerics: NOT checked" in told(replace(group_point(1000.0), checks=()))
    assert "worst relative error 2.0e-7, 1.0e-5 allowed" in told(group_point(1000.0))


def test_tables_fit_the_terminal_and_have_a_column_a_step() -> None:
    section = ep_sections(ep_points([group_point(1000.0), group_point(1200.0, planner="owner")]))[0]
    whole = ep_tables.steps(section)
    titles = [c.key for c in whole.columns]
    for step in ("exchange", "plan", "dispatch", "expand", "prefetch", "gemm1", "activation", "gemm2", "duplicate_sum",
                 "combine", "layer"):  # fmt: skip
        assert step in titles
    assert whole.rows[0].cells["gemm1"].text == "100/83.3", "slowest rank / mean over ranks"
    for title, table in ep_tables.fitted_steps(section, 100, layout.width_of):
        assert layout.width_of(table) <= 100, title
    assert all(layout.width_of(t) <= 100 for t in ep_tables.fitted_reasons(section, 100, layout.width_of))
    assert any("virtual" in line for line in ep_tables.legend(section))


def test_show_prints_every_format(tmp_path: Path) -> None:
    folder = write(tmp_path / "run", [group_point(800.0), group_point(1000.0, planner="owner")])
    table = runner.invoke(app, ["show", str(folder)])
    assert table.exit_code == 0, table.output
    assert "VIRTUAL, several ranks on one device: EP 4 on virtual ranks" in table.stdout
    assert "moonep pays at T=32" in table.stdout
    md = runner.invoke(app, ["show", str(folder), "-f", "md"]).stdout
    assert "| 32 | V | moonep |" in md
    rows = list(csv.DictReader(io.StringIO(runner.invoke(app, ["show", str(folder), "-f", "csv"]).stdout)))
    assert len(rows) == 22, "ten steps and a layer for each point"
    layer = next(r for r in rows if r["step"] == "layer" and r["planner"] == "owner")
    assert (layer["origin"], layer["capacity"], layer["num_prefetch_slots"], layer["mean_over_ranks_us"]) == (
        "virtual", "32", "4", "900.0"
    )  # fmt: skip
    data = json.loads(runner.invoke(app, ["show", str(folder), "-f", "json"]).stdout)
    assert data["records"][0]["ep"]["figures"]["hottest_before"] == 1.5
    assert any("moonep pays" in s for part in data["conclusion"] for s in part["sentences"])


def test_pictures_are_drawn_where_they_say_something(tmp_path: Path) -> None:
    records = [
        group_point(900.0 + 10 * b + c, tokens, slots=b, capacity=c, routing=routing, planner=planner, maxvio=vio)
        for tokens in (16, 32) for c in (32, 64) for b in (0, 4)
        for routing, vio in (("uniform", 0.1), ("lognormal:1", 3.0)) for planner in ("moonep", "owner")
    ]  # fmt: skip
    folder = write(tmp_path / "run", records)
    names = sorted(p.name for p in ep_plots.write(load(folder), tmp_path / "plots") if p.suffix == ".png")
    assert names == [
        "ep-capacity-planted-lognormal-1.png", "ep-capacity-planted-uniform.png", "ep-heatmap-planted-lognormal-1.png",
        "ep-heatmap-planted-uniform.png", "ep-skew.png",
    ]  # fmt: skip
    assert all((tmp_path / "plots" / name).stat().st_size > 10_000 for name in names)
    told = runner.invoke(app, ["plot", str(folder), "--kind", "ep", "--out", str(tmp_path / "again")])
    assert told.exit_code == 0, told.output
    lone = write(tmp_path / "lone", [group_point(1000.0)])
    none = runner.invoke(app, ["plot", str(lone), "--kind", "ep"])
    assert isinstance(none.exception, InputError)
    assert "no sweep over a group's buffers or planners" in str(none.exception)


def test_compare_pairs_settings_and_refuses_unlike_groups_by_name(tmp_path: Path) -> None:
    a = load(write(tmp_path / "a", [group_point(1000.0), group_point(1100.0, slots=2)]))
    b = load(write(tmp_path / "b", [group_point(1200.0), group_point(1100.0, slots=8)]))
    found = comparing.compare(a, b)
    layers = [r for r in found.rows if r.step == "layer"]
    assert [(r.lane, round(r.ratio.value, 2)) for r in layers if r.ratio] == [
        ("torch/virtual-moonep S=32 B=4 padding 16", 1.2)
    ]  # fmt: skip
    assert len(found.unmatched) == 2
    for name, change in (
        ("num_prefetch_slots", {"slots": 1}), ("capacity", {"capacity": 64}), ("planner", {"planner": "owner"}),
        ("token_padding", {"padding": 128}), ("ranks", {"ranks": "peer"}),
    ):  # fmt: skip
        other = load(write(tmp_path / name, [group_point(1000.0, **change)]))  # type: ignore[arg-type]
        with pytest.raises(InputError, match=rf"differ in .*{name} \("):
            comparing.compare(load(write(tmp_path / f"one-{name}", [group_point(1000.0)])), other)
