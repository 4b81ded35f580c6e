"""A replay's processes: the same results from any number of them, progress, and an end that is at once."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import psutil
import pytest
from recorded_sweeps import sweep
from rich.console import Console
from typer.testing import CliRunner

from moebench.cli.main import app
from moebench.errors import InputError, MeasureError
from moebench.report.replay_progress import LineProgress, LiveProgress, ReplayProgress, replay_progress
from moebench.store.sweep_files import write_sweep
from moebench.tune.replay_workers import in_processes

SWEEPS = Path(__file__).resolve().parents[1] / "results" / "sweeps"
AT_ONCE_S = 2.0
POSIX = pytest.mark.skipif(os.name == "nt", reason="POSIX signals")


def double(value: int) -> int:
    return 2 * value


def slow(_value: int) -> int:
    time.sleep(600)
    return os.getpid()


def refuse(value: int) -> int:
    if value == 2:
        raise InputError(f"{value} is too much")
    time.sleep(600)
    return value


@pytest.mark.parametrize("jobs", [1, 3])
def test_results_come_in_order_and_every_end_is_heard(jobs: int) -> None:
    told: list[tuple[int, int]] = []
    found = list(in_processes(double, [(i,) for i in range(5)], jobs, lambda *both: told.append(both)))
    assert found == [0, 2, 4, 6, 8]
    assert list(dict.fromkeys(told)) == [(i, 5) for i in range(6)]


@pytest.mark.parametrize("jobs", [1, 3])
def test_a_call_counts_for_its_size(jobs: int) -> None:
    told: list[tuple[int, int]] = []
    found = list(in_processes(double, [(1,), (2,), (3,)], jobs, lambda *both: told.append(both), (2, 5, 1)))
    assert found == [2, 4, 6]
    assert (told[0], told[-1]) == ((0, 8), (8, 8))
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    assert len({done for done, _ in told}) == 4


def wait_for(path: Path) -> str:
    while not path.exists():
        time.sleep(0.02)
    return path.name


def test_calls_that_end_behind_a_slow_first_one_are_heard(tmp_path: Path) -> None:
    slow_one, others = tmp_path / "slow", [tmp_path / "a", tmp_path / "b"]
    for path in others:
        path.touch()

    def heard(done: int, total: int) -> None:
        assert total == 13
        told.append(done)
        if done == 3:
            slow_one.touch()  # not before the others were heard

    told: list[int] = []
    found = list(in_processes(wait_for, [(path,) for path in (slow_one, *others)], 2, heard, (10, 1, 2)))
    assert found == ["slow", "a", "b"]
    assert list(dict.fromkeys(told)) == [0, 1, 3, 13]


def die(_value: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


@POSIX
def test_a_process_that_died_is_told_as_the_replays() -> None:
    with pytest.raises(MeasureError, match=r"^a replay process was ended by SIGKILL, .*; run the replay again") as told:
        list(in_processes(die, [(1,), (2,)], 2))
    assert "measuring" not in str(told.value)
    assert "serve" not in str(told.value)
    assert not children()


def test_what_a_call_raises_ends_the_others_at_once() -> None:
    with pytest.raises(InputError, match="2 is too much"):
        list(in_processes(refuse, [(2,), (1,), (3,)], 2))
    assert not children()


def test_closing_ends_what_is_under_way() -> None:
    under_way = in_processes(slow, [(1,), (2,), (3,)], 2, heard := Interrupt(3))
    with closing(under_way) as found, pytest.raises(KeyboardInterrupt):
        next(found)
    assert heard.told >= 3, "time passed, and nothing was heard"
    assert not children()


class Interrupt:
    """Ends the work when it has been told that often that time passes."""

    def __init__(self, after: int) -> None:
        self.after, self.told = after, 0

    def __call__(self, done: int, total: int) -> None:
        assert (done, total) == (0, 3)
        self.told += 1
        if self.told == self.after:
            raise KeyboardInterrupt


def children(pid: int | None = None) -> list[psutil.Process]:
    return [c for c in psutil.Process(pid).children(recursive=True) if c.status() != psutil.STATUS_ZOMBIE]


@contextmanager
def replaying(*words: str) -> Iterator[subprocess.Popen[str]]:
    """``moebench replay`` with two jobs in a process group of its own, as a terminal starts it."""
    code = (
        "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # one in the background ignores it
        "from moebench.cli.main import main; main()"
    )
    program = subprocess.Popen(
        [sys.executable, "-c", code, "replay", *words, "--jobs", "2"], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        text=True, start_new_session=True,
    )  # fmt: skip
    try:
        yield program
    finally:
        program.kill()
        program.communicate()


def busy(program: subprocess.Popen[str]) -> list[psutil.Process]:
    """Its two workers, once both are at their work."""
    end_s = time.monotonic() + 60
    while time.monotonic() < end_s:
        found = children(program.pid)
        if len(found) == 2 and all(c.cpu_times().user > 1.0 for c in found):
            return found
        assert program.poll() is None, program.communicate()
        time.sleep(0.05)
    raise AssertionError("no two workers were at work within a minute")


@POSIX
@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--sampler", "pool"], "0/2 fits of the model"),
        (["--sampler", "pool", "--prior", "none", "--seeds", "2000"], "/8000 searches"),
    ],
    ids=["fits", "searches"],
)
def test_ctrl_c_ends_all_processes_at_once(words: list[str], told: str) -> None:
    sweeps = [str(SWEEPS / f"h200-{name}.sweep.json.gz") for name in ("qwen3-30b-a3b", "deepseek-v3")]
    with replaying(*sweeps, *words) as program:
        workers = busy(program)
        os.killpg(program.pid, signal.SIGINT)  # as a terminal does, to everyone in the foreground
        started_s = time.monotonic()
        out, err = program.communicate(timeout=60)
        _, alive = psutil.wait_procs(workers, timeout=max(0.0, started_s + AT_ONCE_S - time.monotonic()))
        assert time.monotonic() - started_s < AT_ONCE_S
    assert (program.returncode, out, alive) == (130, "", [])
    assert told in err
    assert "Traceback" not in err


@POSIX
def test_a_killed_replay_leaves_no_process() -> None:
    name = str(SWEEPS / "h200-qwen3-30b-a3b.sweep.json.gz")
    with replaying(name, "--sampler", "pool", "--seeds", "2000") as program:
        workers = busy(program)
        program.kill()
        _, alive = psutil.wait_procs(workers, timeout=10)
    assert alive == []


class FakeClock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now_s = 0.0

    def __call__(self) -> float:
        return self.now_s


def replayed(progress: ReplayProgress, clock: FakeClock) -> None:
    """Two fits of 20 s, then four searches in no time."""
    with progress:
        progress.begin("fits")
        progress.heard(0, 2)
        for tick in range(1, 81):
            clock.now_s += 0.5
            progress.heard(tick // 40, 2)
        progress.begin("searches")
        for done in range(5):
            progress.heard(done, 4)


def test_lines_tell_each_part_every_few_seconds() -> None:
    clock, out = FakeClock(), io.StringIO()
    replayed(LineProgress(Console(file=out, width=40), clock=clock), clock)
    lines = out.getvalue().splitlines()
    assert lines[:2] == ["░░░░░░░░░░░░░░░░░░░░ 0/2 fits", "░░░░░░░░░░░░░░░░░░░░ 0/2 fits  0:05 passed"]
    assert "██████████░░░░░░░░░░ 1/2 fits  0:20 passed  0:20 left" in lines
    assert lines[-3:] == [
        "████████████████████ 2/2 fits  0:40 passed  0:00 left", "░░░░░░░░░░░░░░░░░░░░ 0/4 searches",
        "████████████████████ 4/4 searches  0:00 left",
    ]  # fmt: skip
    assert len(lines) == 11


def test_the_live_line_is_drawn_from_the_start_and_taken_away() -> None:
    clock = FakeClock()
    console = Console(file=io.StringIO(), force_terminal=True, width=100)
    replayed(LiveProgress(console, clock=clock), clock)
    assert isinstance(console.file, io.StringIO)
    drawn = console.file.getvalue()
    assert drawn.index("0/2 fits") < drawn.index("0:07 passed") < drawn.index("1/2 fits")
    assert "\x1b[2K" in drawn[-12:]


def test_quiet_says_nothing_and_stdout_stays_clean(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with replay_progress(quiet=True) as progress:
        progress.begin("fits")
        progress.heard(0, 2)
    assert capsys.readouterr() == ("", "")
    path = tmp_path / "a.sweep.json.gz"
    write_sweep(sweep(tokens=(64,)), path)
    words = ["replay", str(path), "-s", "random", "--seeds", "2", "--trials", "8", "--jobs", "1", "--format", "json"]
    told, quiet = CliRunner().invoke(app, words), CliRunner().invoke(app, [*words, "--quiet", "--out", str(tmp_path)])
    assert json.loads(told.stdout) == json.loads(quiet.stdout)
    assert "2/2 searches" in told.stderr
    assert quiet.stderr == ""
