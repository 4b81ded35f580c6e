"""The worker ends alone: whatever happens in it, the parent gets an error that says so and can go on."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest
import worker_jobs

from moebench.errors import InputError, MeasureError
from moebench.measure.worker import Worker, WorkerError

posix = pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX signals")


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    with Worker("cpu") as one:
        yield one


def _job(name: str) -> str:
    return f"worker_jobs:{name}"


def _gone(pid: int, within_s: float = 5.0) -> bool:
    end = time.monotonic() + within_s
    while time.monotonic() < end:
        try:
            if psutil.Process(pid).status() == psutil.STATUS_ZOMBIE:
                return True
        except psutil.NoSuchProcess:
            return True
        time.sleep(0.02)
    return False


def test_a_call_gives_its_result(worker: Worker) -> None:
    assert worker.call(_job("add"), 2, 3, timeout_s=30) == 5


def test_events_arrive_in_order_while_it_runs(worker: Worker) -> None:
    seen: list[object] = []
    assert worker.call(_job("tell"), 4, timeout_s=30, on_event=seen.append) == "done"
    assert seen == [("block", i) for i in range(4)]


def test_an_object_of_the_class_lives_as_long_as_the_process() -> None:
    with Worker("cuda:7") as worker:
        first = worker.call(_job("Counter.count"), timeout_s=30)
        assert first == ("cuda:7", 1, worker.pid)
        assert worker.call(_job("Counter.count"), timeout_s=30)[1] == 2
        assert worker.call(_job("Counter.count"), timeout_s=30, device="cpu")[:2] == ("cpu", 1)
        with pytest.raises(WorkerError):
            worker.call(_job("die"), "exit", timeout_s=30)
        assert worker.call(_job("Counter.count"), timeout_s=30)[1] == 1


def test_what_it_prints_reaches_neither_replies_nor_terminal(worker: Worker, capfd: pytest.CaptureFixture[str]) -> None:
    assert worker.call(_job("talk"), "noise", timeout_s=30) == "noise"
    assert worker.call(_job("flood"), 300_000, timeout_s=30) == 300_000
    assert tuple(capfd.readouterr()) == ("", "")


def test_large_values_travel(worker: Worker) -> None:
    value = os.urandom(3_000_000)
    assert worker.call(_job("echo"), value, timeout_s=30) == value


def test_our_errors_come_back_as_their_kind_and_the_worker_stays(worker: Worker) -> None:
    worker.call(_job("add"), 1, 1, timeout_s=30)
    pid = worker.pid
    with pytest.raises(InputError, match="num_tokens is 0"):
        worker.call(_job("fail"), "input", timeout_s=30)
    with pytest.raises(InputError, match="did you mean qwen"):
        worker.call(_job("fail"), "unknown", timeout_s=30)
    for target in ("worker_jobs:absent", "no_such_module:f"):
        with pytest.raises(InputError, match=r"absent|no_such_module"):
            worker.call(target, timeout_s=30)
    assert worker.pid == pid


@pytest.mark.parametrize(
    ("what", "kind", "told"),
    [("unsendable", "internal error", "UnsendableError: two parts"), ("oom", "out of memory", "9 GiB")],
)
def test_other_errors_end_the_worker_and_keep_their_traceback(worker: Worker, what: str, kind: str, told: str) -> None:
    with pytest.raises(WorkerError, match=told) as caught:
        worker.call(_job("fail"), what, timeout_s=30)
    assert caught.value.kind == kind
    assert "in fail" in caught.value.detail
    assert worker.pid is None


def test_a_sticky_error_ends_the_worker_and_brings_its_records(worker: Worker) -> None:
    with pytest.raises(WorkerError, match="illegal memory access") as caught:
        worker.call(_job("fail"), "sticky", timeout_s=30)
    assert (caught.value.records, caught.value.kind, worker.pid) == (("a record",), "device error", None)
    assert worker.call(_job("add"), 1, 1, timeout_s=30) == 2


def test_a_result_that_cant_travel_is_named(worker: Worker) -> None:
    with pytest.raises(MeasureError, match="return_lambda returned what can't travel"):
        worker.call(_job("return_lambda"), timeout_s=30)
    assert worker.call(_job("add"), 1, 1, timeout_s=30) == 2


@pytest.mark.parametrize(
    ("how", "told"),
    [
        ("exit", "ended with exit code 7 during worker_jobs:die; it printed: last words"),
        pytest.param("kill", "was ended by SIGKILL, as the system does when memory runs out", marks=posix),
        pytest.param("segfault", "SIGSEGV.*Fatal Python error: Segmentation fault", marks=posix),
    ],
)
def test_a_death_is_named_and_the_next_call_gets_a_new_worker(worker: Worker, how: str, told: str) -> None:
    with pytest.raises(WorkerError, match=told) as caught:
        worker.call(_job("die"), how, timeout_s=30)
    assert caught.value.kind == "worker died"
    assert worker.call(_job("add"), 1, 1, timeout_s=30) == 2


def test_leaving_the_interpreter_is_a_death(worker: Worker) -> None:
    with pytest.raises(WorkerError, match="ended with exit code 3") as caught:
        worker.call(_job("fail"), "exit", timeout_s=30)
    assert caught.value.kind == "worker died"


@pytest.mark.parametrize("name", ["hang", pytest.param("hang_with_the_interpreter", marks=posix)])
def test_a_hang_is_ended_and_says_where(worker: Worker, name: str) -> None:
    pids: list[int] = []
    started = time.monotonic()
    with pytest.raises(WorkerError, match=rf"took over 0.3 s.*in {name}") as caught:
        worker.call(_job(name), 60.0, timeout_s=0.31726, on_event=pids.append)
    assert (caught.value.kind, worker.pid) == ("time limit", None)
    assert time.monotonic() - started < 4.0
    assert _gone(pids[0])


def test_an_interrupted_call_ends_its_worker(worker: Worker) -> None:
    pids: list[int] = []

    def interrupt(pid: int) -> None:
        pids.append(pid)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        worker.call(_job("hang"), 60.0, timeout_s=30, on_event=interrupt)
    assert worker.pid is None
    assert _gone(pids[0])
    assert worker.call(_job("add"), 1, 1, timeout_s=30) == 2


def test_a_stopped_call_ends_at_once_and_no_other_begins() -> None:
    worker = Worker()
    assert worker.call(_job("add"), 1, 1, timeout_s=30) == 2
    pid = worker.pid
    assert pid is not None
    threading.Timer(0.3, worker.stop).start()
    start_s = time.monotonic()
    with pytest.raises(KeyboardInterrupt):
        worker.call(_job("hang"), 60.0, timeout_s=30)
    assert time.monotonic() - start_s < 5.0
    assert _gone(pid)
    with pytest.raises(KeyboardInterrupt):
        worker.call(_job("add"), 1, 1, timeout_s=30)
    assert worker.pid is None


def test_closing_ends_the_process_and_may_be_repeated() -> None:
    worker = Worker("cpu")
    worker.close()
    worker.call(_job("add"), 1, 1, timeout_s=30)
    pid = worker.pid
    assert pid is not None
    worker.close()
    worker.close()
    assert _gone(pid)


def test_the_worker_ignores_ctrl_c(worker: Worker) -> None:
    worker.call(_job("add"), 1, 1, timeout_s=30)
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGINT)
    assert worker.call(_job("add"), 1, 1, timeout_s=30) == 2


def test_neither_side_imports_torch_by_itself() -> None:
    code = "import sys, moebench.measure.worker; sys.stdout.write(str('torch' in sys.modules))"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert told.stdout == "False"
    with Worker("cpu") as worker:
        assert "torch" not in worker.call(_job("modules"), timeout_s=30)


@posix
@pytest.mark.parametrize("name", ["hang", "hang_with_the_interpreter"])
def test_a_killed_parent_leaves_no_worker(name: str) -> None:
    """A worker stuck in a library that holds the interpreter can't see the pipe close; its own time limit ends it."""
    code = f"""
import sys
sys.path.insert(0, {str(Path(worker_jobs.__file__).parent)!r})
from moebench.measure.worker import Worker
def tell(pid):
    sys.stdout.write(f"{{pid}}\\n"); sys.stdout.flush()
Worker("cpu").call("worker_jobs:{name}", 60.0, timeout_s={30 if name == "hang" else 1.0}, on_event=tell)
"""
    parent = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    with parent.stdout:
        child = int(parent.stdout.readline())
        parent.kill()
        parent.wait(timeout=10)
    assert _gone(child)


@pytest.mark.skipif(sys.platform == "win32", reason="process groups")
def test_what_a_worker_started_ends_with_it(worker: Worker, tmp_path: Path) -> None:
    with pytest.raises(WorkerError):
        worker.call(_job("leave_a_process"), str(tmp_path / "pid"), timeout_s=30)
    assert _gone(int((tmp_path / "pid").read_text(encoding="ascii")))
