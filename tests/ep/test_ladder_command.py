"""``moebench ep ladder``: the capacities of a pool from a sweep's points and a histogram of steps."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from sweep_samples import group_point, write
from typer.testing import CliRunner

from moebench.cli.main import app
from moebench.errors import InputError
from moebench.report.ep_ladder import choose, measured_points, read_histogram
from moebench.spec.ladder import best_ladder
from moebench.store.runs import load

runner = CliRunner()
MIB = 1 << 20


def sweep(folder: Path) -> Path:
    times = {128: 100.0, 256: 180.0, 512: 330.0, 1024: 640.0}
    return write(
        folder,
        [group_point(us, c // 2, capacity=c, buffer_bytes=c * 4096) for c, us in times.items()]
        + [group_point(us + 20.0, c, capacity=c, buffer_bytes=c * 4096) for c, us in times.items()]
        + [group_point(1.0, 8, capacity=128, slots=0)],
    )


def test_the_choice_is_the_exact_one_of_the_fullest_points(tmp_path: Path) -> None:
    found = measured_points(load(sweep(tmp_path / "run")))
    assert [(p.capacity, p.time_us, p.memory_bytes) for p in found.points] == [
        (128, 120.0, 128 * 4096), (256, 200.0, 256 * 4096), (512, 350.0, 512 * 4096), (1024, 660.0, 1024 * 4096)
    ]  # fmt: skip
    assert "moonep, B=4" in found.words
    histogram = {4: 900.0, 500: 90.0, 1000: 10.0}
    entries = {e.name: e.ladder for e in choose(found, histogram, 2, 0.0)}
    assert entries["chosen"] == best_ladder(found.points, histogram, 2)
    chosen, pool, single = entries["chosen"], entries["power of two"], entries["single buffer"]
    assert chosen is not None
    assert pool is not None
    assert single is not None
    assert (chosen.capacities, pool.capacities, single.capacities) == ((128, 1024), (128, 512, 1024), (1024,))
    assert chosen.expected_us == pytest.approx(0.9 * 120 + 0.1 * 660)


def test_the_command_prints_the_chosen_beside_the_others(tmp_path: Path) -> None:
    steps = tmp_path / "steps.csv"
    steps.write_text("tokens,steps\n# a comment\n4,900\n500,90\n1000,10\n", encoding="utf-8")
    asked = ["ep", "ladder", "--histogram", str(steps), "--points", str(sweep(tmp_path / "run")), "-n", "3"]
    told = runner.invoke(app, asked)
    assert told.exit_code == 0, told.output
    assert "capacities: 128,512,1024" in told.stdout
    assert "power of two" in told.stdout
    assert "VIRTUAL" in told.stdout
    dear = json.loads(runner.invoke(app, [*asked, "--memory-price", "1e6", "--format", "json"]).stdout)
    assert dear["ladders"]["chosen"]["capacities"] == [1024], "memory at that price leaves one buffer"
    assert dear["ladders"]["single buffer"]["memory_bytes"] == 1024 * 4096


def test_a_pool_beyond_the_measured_is_named_not_guessed(tmp_path: Path) -> None:
    folder = write(tmp_path / "run", [group_point(100.0, capacity=300), group_point(200.0, capacity=900)])
    entries = {e.name: e for e in choose(measured_points(load(folder)), {16: 1.0}, 2, 0.0)}
    assert entries["power of two"].ladder is None
    assert "capacity 128 lies outside the measured 300 to 900" in entries["power of two"].reason


def test_json_histograms_are_read(tmp_path: Path) -> None:
    path = tmp_path / "steps.json"
    path.write_text('{"8": 3, "16": 1.5}', encoding="utf-8")
    assert read_histogram(path) == {8: 3.0, 16: 1.5}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "holds no step"),
        ("8,0\n", "holds no step"),
        ("8\n", "line 1: '8' has 1 values"),
        ("a,1\n", "are no numbers"),
        ("8,-1\n", "is not allowed"),
        ("-8,1\n", "is not allowed"),
        ("8,nan\n", "is not allowed"),
        ("{", "is not JSON"),
        ('{"8": [1]}', "are no numbers"),
        ("8,1\n9,1,1\n", "line 2"),
    ],
)
def test_bad_histograms_are_one_clear_line(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "steps.csv"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(InputError, match=message):
        read_histogram(path)


def test_bad_files_and_numbers_are_input_errors(tmp_path: Path) -> None:
    run = sweep(tmp_path / "run")
    steps, wide = tmp_path / "steps.csv", tmp_path / "wide.csv"
    steps.write_text("8,1\n", encoding="utf-8")
    wide.write_text("5000,1\n", encoding="utf-8")
    empty = write(tmp_path / "empty", [])
    for arguments, message in (
        ([str(tmp_path / "none"), str(run)], "can't read --histogram"),
        ([str(steps), str(tmp_path / "none")], "there is no such folder"),
        ([str(steps), str(empty)], "has no timed point of an expert-parallel group"),
        ([str(wide), str(run)], "steps of 5000 tokens but the largest measured capacity is 1024"),
        ([str(steps), str(run), "-n", "0"], "a ladder of 0 capacities"),
        ([str(steps), str(run), "--memory-price", "-1"], "--memory-price is -1.0"),
    ):
        told = runner.invoke(app, ["ep", "ladder", "--histogram", arguments[0], "--points", *arguments[1:]])
        assert told.exception is not None
        assert getattr(told.exception, "exit_code", None) == 2
        assert message in str(told.exception)
