"""How the program ends: whatever goes wrong is one line on stderr and the right exit code, never a traceback."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import report_samples as samples

from moebench.cli import run_session
from moebench.cli.stop import PATIENCE_S, StopSignals
from moebench.errors import StoreError
from moebench.report import console
from moebench.report.formats import FORMATS
from moebench.session.loop import Outcome

POSIX = pytest.mark.skipif(os.name == "nt", reason="POSIX signals and devices")
PROGRAM = [sys.executable, "-c", "from moebench.cli.main import main; main()"]


def _run(*words: str, **how: Any) -> subprocess.CompletedProcess[str]:
    how = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True, "timeout": 60, **how}
    return subprocess.run([*PROGRAM, *words], check=False, **how)


def _one_error(done: subprocess.CompletedProcess[str]) -> str:
    lines = done.stderr.splitlines()
    assert len(lines) == 1, done.stderr
    assert lines[0].startswith("error: ")
    return lines[0]


@pytest.fixture
def run_folder(tmp_path: Path) -> Path:
    return samples.write(tmp_path / "run", [samples.point(64)])


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["run", "--no-such"], "--no-such"),
        (["run", "--seed", "-1"], "--seed"),
        (["no-such"], "no-such"),
        (["compare", "one"], "B"),
        (["run", "--seed", str(2**32), "--model", "olmoe-1b-7b", "--hw", "h200", "--dry-run"], "4294967295"),
        (["run", "--tokens", "9" * 5000], "from 1 to"),
        (["run", "--device", "", "--hw", "h200", "--dry-run"], "allowed: cpu, cuda"),
        (["run", "--device", "moon", "--hw", "h200", "--dry-run"], "allowed: cpu, cuda"),
        (["doctor", "--device", "moon"], "allowed: cpu, cuda"),
        (["run", "--routing", "zipf:-1"], "from 0 up"),
    ],
    ids=lambda v: " ".join(v)[:60] if isinstance(v, list) else "",
)
def test_a_wrong_command_line_is_one_line(words: list[str], told: str) -> None:
    done = _run(*words, env={**os.environ, "NO_COLOR": "1"})
    assert done.returncode == 2
    assert told in _one_error(done)


@POSIX
@pytest.mark.parametrize("form", ["table", "json"])
def test_a_result_that_can_not_be_written_is_one_line(run_folder: Path, form: str) -> None:
    with open("/dev/full", "w") as full:
        done = _run("show", str(run_folder), "--format", form, stdout=full)
    assert done.returncode == 2
    assert "standard output" in _one_error(done)


@POSIX
@pytest.mark.parametrize("form", ["table", "json"])
def test_a_closed_output_is_one_line(run_folder: Path, form: str) -> None:
    command = f'exec "$@" show "{run_folder}" --format {form} >&-'
    done = subprocess.run(["sh", "-c", command, "sh", *PROGRAM], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "closed" in _one_error(done)


@POSIX
@pytest.mark.parametrize("form", ["table", "json"])
def test_a_reader_that_is_gone_ends_the_program_silently(run_folder: Path, form: str) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = _run("show", str(run_folder), "--format", form, stdout=writer)
    os.close(writer)
    assert (done.returncode, done.stderr) == (128 + signal.SIGPIPE, "")


def test_an_encoding_without_the_characters_ends_nothing() -> None:
    done = _run("run", "--help", env={**os.environ, "PYTHONIOENCODING": "ascii:strict", "PYTHONUTF8": "0"})
    assert done.returncode == 0, done.stderr


@POSIX
def test_a_folder_that_is_gone_is_named(tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    words = ["sh", "-c", f'cd "{gone}" && rmdir "{gone}" && exec "$@"', "sh", *PROGRAM, "run", "--quiet"]
    done = subprocess.run(words, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 2
    assert "working directory is gone" in _one_error(done)


def test_a_missing_library_is_named(tmp_path: Path, run_folder: Path) -> None:
    hide = "import sys\nsys.modules['matplotlib'] = None\n"
    (tmp_path / "sitecustomize.py").write_text(hide, encoding="utf-8")
    done = _run("plot", str(run_folder), env={**os.environ, "PYTHONPATH": str(tmp_path), "NO_COLOR": "1"})
    assert done.returncode == 2
    assert "matplotlib" in _one_error(done)


def test_brackets_are_no_markup(capsys: pytest.CaptureFixture[str]) -> None:
    console.say("into a[/b] [bold]c")
    console.warn("[/red] " + "x" * 5000)
    told = capsys.readouterr().err.splitlines()
    assert told[0] == "into a[/b] [bold]c"
    assert told[1].startswith("warning: [/red] xxx")
    assert len(told[1]) < 500


@POSIX
def test_an_interrupt_within_a_text_that_is_run_ends_with_the_exit_code_too(tmp_path: Path) -> None:
    """As when a dataclass is being made: CPython then ends by the signal, whatever became of the exception."""
    script = (
        "import os, signal\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "from moebench.cli import main as cli\n"
        "def work():\n"
        "    exec('os.kill(os.getpid(), signal.SIGINT); sum(range(100))')\n"
        "cli._run = work\n"
        "cli.main()\n"
    )
    (tmp_path / "interrupted.py").write_text(script, encoding="utf-8")
    command = [sys.executable, "-m", "interrupted"]  # only -m looks at it
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (130, "")


@POSIX
@pytest.mark.parametrize(("name", "code"), [("SIGINT", 130), ("SIGTERM", 143), ("SIGHUP", 129)])
def test_a_signal_ends_a_run_in_order_however_often_it_comes(name: str, code: int, tmp_path: Path) -> None:
    """The listing's first line shows that the handlers are there; a burst must not cut the ending short."""
    script = (
        "import signal, sys, time\n"
        "signal.signal(signal.SIGHUP, signal.SIG_DFL)\n"  # a parent under nohup hands down that it is ignored,
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # and one in the background that Ctrl-C is
        "from moebench.cli import main as cli\n"
        "def wait():\n"
        "    try:\n"
        "        print('ready', flush=True)\n"
        "        time.sleep(60)\n"
        "    except KeyboardInterrupt as stop:\n"
        "        time.sleep(0.5)\n"
        "        print('kept', stop, flush=True)\n"
        "    return 0\n"
        "cli._run = wait\n"
        "cli.main()\n"
    )
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "ready\n"
        for _ in range(4):
            program.send_signal(getattr(signal, name))
            time.sleep(0.05)
        assert program.wait(timeout=20) == code
        assert program.stdout.read().split() == ["kept", *([] if name == "SIGINT" else [name])]


@POSIX
def test_a_later_signal_ends_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[int] = []
    now = [0.0]
    monkeypatch.setattr(os, "_exit", ended.append)
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    stop = StopSignals()
    with pytest.raises(KeyboardInterrupt):
        stop._stop(signal.SIGINT, None)
    now[0] = PATIENCE_S / 2
    stop._stop(signal.SIGINT, None)
    assert ended == []
    now[0] = PATIENCE_S + 1
    stop._stop(signal.SIGTERM, None)
    assert ended == [143]
    assert stop.exit_code == 130


def _how(**changes: Any) -> run_session.How:
    given = {"device": None, "hw": None, "out": None, "deadline_s": None, "plots": True, "quiet": True,
             "format": FORMATS.get("csv"), **changes}  # fmt: skip
    return run_session.How(**given)


def test_plots_that_can_not_be_drawn_leave_the_table(
    run_folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise StoreError("the disk is full")

    monkeypatch.setattr("moebench.report.plots.draw", full)
    point = samples.point(64)
    assert run_session.finish(run_folder, Outcome("complete", (point,)), _how()) == 2
    told = capsys.readouterr()
    assert point.point_id in told.out or "64" in told.out
    assert told.err == "error: the disk is full\n"


@pytest.mark.parametrize(("records", "code"), [((), 1), ((samples.point(64),), 0)])
def test_a_run_whose_time_measured_nothing_is_not_fine(
    run_folder: Path, records: tuple[Any, ...], code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    ended = Outcome("interrupted", records, reason="0.1 s were not enough")
    assert run_session.finish(run_folder, ended, _how(plots=False)) == code
    assert "nothing was measured" in capsys.readouterr().err or records


def test_quiet_says_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    from session_samples import a_request

    from moebench.report.progress import progress
    from moebench.session.listener import Progress

    request: Callable[[], Any] = a_request
    with progress(1, quiet=True) as listener:
        listener.point_started(request(), Progress(1, 1, None))
        listener.point_done(request(), [samples.failed(64)], Progress(1, 1, 0.0))
    assert capsys.readouterr() == ("", "")
