"""A run folder: whole lines on disk, one writer, and everything that can be read is read."""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest
from store_samples import a_failure, a_header, a_record

from moebench.errors import StoreError
from moebench.store.lock import FileLock, is_locked
from moebench.store.records import INPUTS, NOT_MEASURED
from moebench.store.runs import RunFolder, default_run_path, load
from moebench.store.trials import TrialStore


def _write(path: Path, *ids: str) -> Path:
    with RunFolder.create(path, a_header(num_points=len(ids))) as folder:
        for point_id in ids:
            folder.append(a_record(point_id))
        folder.finish("complete")
    return path


def _ids(path: Path) -> list[str]:
    return [r.point_id for r in load(path).records]


def test_what_was_appended_is_read_back(tmp_path: Path) -> None:
    path = _write(tmp_path / "deep" / "run", "a", "b")
    run = load(path)
    assert run.records == (a_record("a"), a_record("b"))
    assert (run.header.state, run.problems, run.header_read) == ("complete", (), True)
    assert sorted(p.name for p in path.iterdir()) == ["records.jsonl", "run.json"]
    assert [row["point_id"] for row in run.to_rows()] == ["a", "b"]


def test_a_record_is_on_disk_when_append_returns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda handle: synced.append(os.fstat(handle).st_size))
    with RunFolder.create(tmp_path / "run", a_header()) as folder:
        folder.append(a_record("a"))
        synced.clear()
        folder.append(a_record("b"))
        assert synced == [(tmp_path / "run" / "records.jsonl").stat().st_size]
        assert _ids(tmp_path / "run") == ["a", "b"]


@pytest.mark.parametrize("kept", [1, 2])
def test_a_file_torn_at_any_byte_gives_the_lines_before(tmp_path: Path, kept: int) -> None:
    path = _write(tmp_path / "run", "a", "b", "c")
    file = path / "records.jsonl"
    data = file.read_bytes()
    ends = [i + 1 for i, byte in enumerate(data) if byte == ord("\n")]
    start, end = ends[kept - 1], ends[kept]
    for cut in (*range(start, min(start + 40, end)), *range(start, end, 97), end - 1):
        file.write_bytes(data[:cut])
        run = load(path)
        assert [r.point_id for r in run.records] == ["a", "b", "c"][:kept]
        assert len(run.problems) == (cut > start)
        if cut > start:
            assert f"line {kept + 1}: cut short after {cut - start} bytes" in run.problems[0]


def test_a_torn_line_is_removed_before_the_run_goes_on(tmp_path: Path) -> None:
    path = _write(tmp_path / "run", "a", "b")
    file = path / "records.jsonl"
    file.write_bytes(file.read_bytes()[:-7])
    with RunFolder.resume(path, a_header()) as folder:
        assert "cut short" in folder.problems[0]
        assert (folder.done("a"), folder.done("b")) == (True, False)
        folder.append(a_record("b"))
        folder.finish("complete")
    assert (_ids(path), load(path).problems) == (["a", "b"], ())


@pytest.mark.parametrize("damage", [b"{", b"\x00" * 30, b"\xff\xfe", b'{"schema":1}', b"[]"])
def test_a_corrupt_line_is_named_and_the_rest_read(tmp_path: Path, damage: bytes) -> None:
    path = _write(tmp_path / "run", "a", "b", "c")
    lines = (path / "records.jsonl").read_bytes().splitlines()
    lines[1] = damage
    (path / "records.jsonl").write_bytes(b"\n".join(lines) + b"\n")
    run = load(path)
    assert [r.point_id for r in run.records] == ["a", "c"]
    assert len(run.problems) == 1
    assert "records.jsonl line 2" in run.problems[0]


@pytest.mark.parametrize("header", [None, "", "{", '{"schema":9}', '{"schema":1,"run_id":7}'])
def test_records_are_read_without_their_header(tmp_path: Path, header: str | None) -> None:
    path = _write(tmp_path / "run", "a")
    (path / "run.json").unlink()
    if header is not None:
        (path / "run.json").write_text(header)
    run = load(path)
    assert (len(run.records), run.header.hardware, run.header_read) == (1, "unknown", False)
    assert "run.json" in run.problems[0]
    with pytest.raises(StoreError, match=r"can't be resumed.*run\.json"):
        RunFolder.resume(path, a_header())
    assert not is_locked(path / "run.lock")


def test_a_header_is_read_without_its_records(tmp_path: Path) -> None:
    path = _write(tmp_path / "run", "a")
    (path / "records.jsonl").unlink()
    assert load(path).problems == ("records.jsonl is missing",)


def test_what_is_no_run_is_refused(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "file").write_text("x")
    (tmp_path / "damaged").mkdir()
    (tmp_path / "damaged" / "run.json").write_text("{")
    for name, told in (
        ("empty", "neither"), ("file", "it is a file"), ("absent", "no such folder"), ("damaged", "nothing of run"),
    ):  # fmt: skip
        with pytest.raises(StoreError, match=told):
            load(tmp_path / name)


def test_a_point_measured_again_stands_once(tmp_path: Path) -> None:
    with RunFolder.create(tmp_path / "run", a_header()) as folder:
        for record in (a_failure("a"), a_record("b"), a_record("a")):
            folder.append(record)
    run = load(tmp_path / "run")
    assert run.records == (a_record("a"), a_record("b"))
    assert len(run.history) == 3
    assert run.done_ids == {"a", "b"}


def test_create_refuses_what_is_there_and_leaves_it(tmp_path: Path) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "notes.txt").write_text("mine")
    (tmp_path / "file").write_text("mine")
    run = _write(tmp_path / "run", "a")
    for path, told in (
        (tmp_path / "full", "not empty and not a run"),
        (tmp_path / "file", "a file is in the way"),
        (tmp_path / "file" / "below", "can't|in the way"),
        (run, "already holds a run"),
    ):
        before = sorted(p for p in tmp_path.rglob("*"))
        with pytest.raises(StoreError, match=told):
            RunFolder.create(path, a_header())
        assert sorted(p for p in tmp_path.rglob("*")) == before
    assert _ids(run) == ["a"]


@pytest.mark.parametrize("function", ["replace", "fsync", "mkdir"])
def test_a_folder_that_cant_be_written_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, function: str
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, function, refuse)
    if function == "mkdir":
        monkeypatch.setattr(Path, "mkdir", refuse)
    with pytest.raises(StoreError, match="the disk is full"):
        RunFolder.create(tmp_path / "a" / "b", a_header())
    assert list(tmp_path.iterdir()) == []


def test_a_disk_that_fills_keeps_the_whole_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with RunFolder.create(tmp_path / "run", a_header()) as folder:
        folder.append(a_record("a"))
        write = folder._file.write

        class Filling:
            """Takes 20 bytes, then has no room."""

            def __init__(self) -> None:
                self.room = 20

            def write(self, data: bytes) -> int:
                if not self.room:
                    raise OSError(errno.ENOSPC, "No space left on device")
                taken, self.room = min(self.room, len(data)), 0
                return int(write(data[:taken]) or 0)

            def __getattr__(self, name: str) -> object:
                return getattr(real, name)

        real = folder._file
        folder._file = Filling()  # type: ignore[assignment]
        with pytest.raises(StoreError, match=r"the disk is full; every point before it .1. is kept"):
            folder.append(a_record("b"))
        folder._file = real
        folder.append(a_record("c"))
    assert (_ids(tmp_path / "run"), len(load(tmp_path / "run").history)) == (["a", "c"], 2)


@pytest.mark.skipif(sys.platform == "win32", reason="needs a file size limit")
def test_a_real_size_limit_keeps_the_whole_lines(tmp_path: Path) -> None:
    code = f"""
import resource, sys
sys.path.insert(0, {str(Path(__file__).parent)!r})
from store_samples import a_header, a_record
from moebench.errors import StoreError
from moebench.store.runs import RunFolder
folder = RunFolder.create({str(tmp_path / "run")!r}, a_header())
folder.append(a_record("a"))
size = folder._file.seek(0, 2)
resource.setrlimit(resource.RLIMIT_FSIZE, (size + 100, size + 100))
try:
    folder.append(a_record("b"))
except StoreError as error:
    sys.stdout.write(str(error))
"""
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert "the file is at its size limit" in told.stdout
    data = (tmp_path / "run" / "records.jsonl").read_bytes()
    assert data.endswith(b"\n")
    assert _ids(tmp_path / "run") == ["a"]


def test_the_header_is_replaced_as_a_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with RunFolder.create(tmp_path / "run", a_header()) as folder:

        def refuse(*_: object) -> None:
            raise OSError(errno.ENOSPC, "No space left on device")

        with monkeypatch.context() as patch:
            patch.setattr(os, "replace", refuse)
            with pytest.raises(StoreError, match="disk is full"):
                folder.finish("complete")
        assert json.loads((tmp_path / "run" / "run.json").read_text())["state"] == "running"
        folder.finish("interrupted", notes=["stopped by the user"])
        folder.finish("interrupted", notes=["stopped by the user"])
    header = load(tmp_path / "run").header
    assert (header.state, header.notes) == ("interrupted", ("stopped by the user",))


def test_resuming_keeps_the_run_and_refuses_another_machine(tmp_path: Path) -> None:
    path = _write(tmp_path / "run", "a")
    with RunFolder.resume(path, a_header(run_id="other", num_points=9, notes=("gone on",))) as folder:
        assert (folder.header.run_id, folder.header.num_points, folder.header.state) == ("r1", 9, "running")
        assert folder.header.notes == ("gone on",)
    with pytest.raises(StoreError, match=r"measured with versions \{'torch': '2.13.0'\}"):
        RunFolder.resume(path, a_header(versions={"torch": "2.1.0"}))


def test_a_continued_run_forgets_how_it_had_ended(tmp_path: Path) -> None:
    path = _write(tmp_path / "run", "a")
    with RunFolder.resume(path, a_header(notes=("shared GPU: process 7",))) as folder:
        folder.finish("interrupted", [f"stopped with Ctrl-C{NOT_MEASURED}tiny at 8 tokens", "the time was up"])
    assert len(load(path).header.notes) == 3
    with RunFolder.resume(path, a_header()) as folder:
        assert folder.header.notes == ("shared GPU: process 7",)
        folder.finish("complete")
    assert load(path).header.notes == ("shared GPU: process 7",)


def test_a_folder_knows_all_its_commands_and_which_of_them_measured(tmp_path: Path) -> None:
    def went(day: int, tokens: str, *ids: str, state: str = "complete") -> None:
        header = a_header(created=f"2026-01-0{day}", command=("run", "--tokens", tokens), settings={INPUTS: [tokens]})
        with RunFolder.resume(path, header) if path.exists() else RunFolder.create(path, header) as folder:
            for point_id in ids:
                folder.append(a_record(point_id))
                assert load(path).header.commands[-1].measured, "it is on disk with the record at the latest"
            folder.finish(state, ["why"] if state == "interrupted" else [])

    path = tmp_path / "run"
    went(1, "8", state="interrupted")
    went(2, "16", "a")
    went(3, "32")
    went(4, "8", "b", "c", state="interrupted")
    went(5, "16", state="failed")
    header = load(path).header
    assert (header.created, header.command, header.state) == ("2026-01-01", ("run", "--tokens", "16"), "failed")
    assert [(c.command[-1], c.inputs, c.created, c.measured, c.state, c.notes) for c in header.commands] == [
        ("32", ("32",), "2026-01-03", False, "complete", ()),
        ("8", ("8",), "2026-01-04", True, "interrupted", ("why",)),
        ("16", ("16",), "2026-01-02", True, "failed", ()),
    ]


def test_a_folder_of_before_commands_were_kept_has_the_one_that_its_header_tells(tmp_path: Path) -> None:
    path = _write(tmp_path / "run", "a")
    data = json.loads((path / "run.json").read_text())
    del data["commands"]
    (path / "run.json").write_text(json.dumps(data))
    (known,) = load(path).header.all_commands()
    assert (known.command, known.measured, known.state) == (a_header().command, True, "complete")
    with RunFolder.resume(path, a_header(command=("run", "--tokens", "1"))) as folder:
        assert folder.header.commands[0] == known


@pytest.fixture
def _soon() -> Iterator[None]:
    """Whoever waits for a pipe is told after some seconds."""

    def late(*_: object) -> None:
        raise TimeoutError("it waits for a pipe")

    before = signal.signal(signal.SIGALRM, late)
    signal.alarm(10)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@pytest.mark.usefixtures("_soon")
@pytest.mark.parametrize(
    "name", ["run.json", "records.jsonl", "run.lock", "run.json.new", "trials.jsonl", "tables/h200/one.json"]
)
@pytest.mark.parametrize("kind", ["pipe", "link to a device"])
def test_what_is_no_regular_file_is_refused_before_a_run_goes_on(tmp_path: Path, name: str, kind: str) -> None:
    path = _write(tmp_path / "run", "a")
    file = path / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.unlink(missing_ok=True)
    if kind == "pipe":
        os.mkfifo(file)
    else:
        file.symlink_to("/dev/full")
    told = "a pipe" if kind == "pipe" else "a device"
    with pytest.raises(StoreError, match=rf"{name} is {told}, no regular file; remove it"):
        RunFolder.resume(path, a_header())
    file.unlink()


@pytest.mark.usefixtures("_soon")
@pytest.mark.parametrize("name", ["run.json", "records.jsonl", "run.lock"])
def test_no_reader_of_a_run_waits_for_a_pipe(tmp_path: Path, name: str) -> None:
    path = tmp_path / "run"
    with RunFolder.create(path, a_header()) as folder:
        folder.append(a_record("a"))
    (path / name).unlink(missing_ok=True)
    os.mkfifo(path / name)
    if name == "records.jsonl":
        with pytest.raises(StoreError, match="is a pipe"):
            load(path)
    else:
        assert load(path).problems


@pytest.mark.usefixtures("_soon")
@pytest.mark.parametrize("name", ["trials.jsonl", "heats.jsonl"])
def test_no_reader_of_trials_waits_for_a_pipe_or_reads_a_device(tmp_path: Path, name: str) -> None:
    os.mkfifo(tmp_path / name)
    with pytest.raises(StoreError, match=f"{name} is a pipe"):
        TrialStore(tmp_path)
    (tmp_path / name).unlink()
    (tmp_path / name).symlink_to("/dev/full")
    with pytest.raises(StoreError, match=f"{name} is a device"):
        TrialStore(tmp_path)


def test_a_folder_has_one_writer(tmp_path: Path) -> None:
    with RunFolder.create(tmp_path / "run", a_header()):
        with pytest.raises(StoreError, match=rf"process {os.getpid()} is writing to"):
            RunFolder.resume(tmp_path / "run", a_header())
        with pytest.raises(StoreError, match="already holds a run"):
            RunFolder.create(tmp_path / "run", a_header())
        assert load(tmp_path / "run").problems == ()
    assert "ended from outside" in load(tmp_path / "run").problems[0]
    with RunFolder.resume(tmp_path / "run", a_header()) as folder:
        folder.finish("complete")
    assert load(tmp_path / "run").problems == ()


def test_the_lock_of_a_killed_process_is_stale(tmp_path: Path) -> None:
    code = f"""
import os, sys
sys.path.insert(0, {str(Path(__file__).parent)!r})
from store_samples import a_header, a_record
from moebench.store.runs import RunFolder
folder = RunFolder.create({str(tmp_path / "run")!r}, a_header())
folder.append(a_record("a"))
sys.stdout.write("ready\\n"); sys.stdout.flush()
sys.stdin.read()
"""
    child = subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert child.stdin is not None
    assert child.stdout is not None
    with child.stdin, child.stdout:
        assert child.stdout.readline() == "ready\n"
        with pytest.raises(StoreError, match=rf"process {child.pid} is writing"):
            RunFolder.resume(tmp_path / "run", a_header())
        child.kill()
        child.wait(timeout=10)
    assert (tmp_path / "run" / "run.lock").read_text() == str(child.pid)
    assert not is_locked(tmp_path / "run" / "run.lock")
    with RunFolder.resume(tmp_path / "run", a_header()) as folder:
        assert folder.done("a")
    assert not (tmp_path / "run" / "run.lock").exists()


def test_a_lock_file_of_anything_else_is_no_lock(tmp_path: Path) -> None:
    (tmp_path / "run.lock").write_text("not a number, and longer than one")
    lock = FileLock(tmp_path / "run.lock")
    lock.acquire()
    assert (tmp_path / "run.lock").read_text() == str(os.getpid())
    lock.release()
    lock.release()
    assert not (tmp_path / "run.lock").exists()


def test_the_default_folder_says_when_what_and_where(tmp_path: Path) -> None:
    now = datetime(2026, 1, 2, 3, 4, 5)
    first = default_run_path("Qwen/Qwen3 30B", "NVIDIA H200", root=tmp_path, now=now)
    assert first == tmp_path / "20260102-030405-qwen-qwen3-30b-nvidia-h200"
    first.mkdir()
    assert default_run_path("Qwen/Qwen3 30B", "NVIDIA H200", root=tmp_path, now=now).name.endswith("h200-2")


def test_a_ctrl_c_while_the_header_is_replaced_leaves_no_draft(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    with RunFolder.create(tmp_path / "run", a_header()) as folder:
        with monkeypatch.context() as patched:
            patched.setattr(os, "replace", interrupted)
            with pytest.raises(KeyboardInterrupt):
                folder.finish("complete")
        assert sorted(p.name for p in folder.path.iterdir()) == ["records.jsonl", "run.json", "run.lock"]


def test_a_folder_of_another_command_is_not_gone_on_with(tmp_path: Path) -> None:
    RunFolder.create(tmp_path / "r", a_header(command=("moebench", "tune", "--hw", "cpu"))).close()
    with pytest.raises(StoreError, match="belongs to moebench tune; choose another --out"):
        RunFolder.resume(tmp_path / "r", a_header(command=("moebench", "run")))
