"""Optuna storages of a search: the journal that survives being torn, databases by URL, studies made again."""

from __future__ import annotations

import os
import re
import time
from dataclasses import replace
from pathlib import Path

import optuna
import pytest
from tune_fakes import FakeBench, a_task, some_fail

from moebench.errors import InputError
from moebench.store.trial_records import TrialRecord
from moebench.tune.bench import Screening
from moebench.tune.storage import JOURNAL_FILE, Storage, open_storage, told_url
from moebench.tune.studies import Studies, study_name

TASK = a_task((1, 8))
SPACE = next(s for s in TASK.spaces if s.kernel == "torch_loop_gemm1")
CELLS = TASK.cells(SPACE)


def records(count: int, fault: bool = False) -> list[TrialRecord]:
    bench = FakeBench(fault=some_fail(("expert_batch", 1)) if fault else lambda _s: None)
    batch = [Screening(plan, CELLS) for plan in SPACE.plans[:count]]
    return [r for found in bench.screen(batch) for r in found]


def project(storage: Storage, told: list[TrialRecord]) -> int:
    studies = Studies(storage)
    studies.add(CELLS, SPACE, told)
    done = studies.close()
    assert not done.problem
    assert done.left == 0
    return done.added


def held(storage: Storage) -> list[int]:
    return [
        len(optuna.load_study(storage=storage.optuna, study_name=study_name(c, SPACE)).trials) for c in CELLS
    ]  # fmt: skip


def test_a_study_holds_what_was_measured(tmp_path: Path) -> None:
    storage, told = open_storage(None, tmp_path), records(9, fault=True)
    assert project(storage, told) == 18
    study = optuna.load_study(storage=storage.optuna, study_name=study_name(CELLS[0], SPACE))
    own = {r.trial_id: r for r in told}
    for trial in study.trials:
        record = own[trial.user_attrs["trial_id"]]
        assert trial.params == record.params
        assert (trial.state == optuna.trial.TrialState.COMPLETE) == record.ok
        if record.ok:
            assert tuple(trial.user_attrs["blocks_us"]) == record.blocks_us
        else:
            assert trial.user_attrs["failure"] == "device error"
    assert study.best_trial.params in [dict(p.params) for p in SPACE.plans]


def test_what_is_there_is_not_added_twice_and_what_is_lost_is_added_again(tmp_path: Path) -> None:
    told = records(6)
    assert project(open_storage(None, tmp_path), told[:8]) == 8
    assert project(open_storage(None, tmp_path), told) == 4
    assert project(open_storage(None, tmp_path), told) == 0
    (tmp_path / JOURNAL_FILE).unlink()
    assert project(open_storage(None, tmp_path), told) == 12


def test_a_study_is_named_by_what_its_values_are_true_for() -> None:
    names = {study_name(c, s) for s in TASK.spaces for c in TASK.cells(s)}
    assert len(names) == len(TASK.spaces) * 2
    other = replace(SPACE, axes=(replace(SPACE.axes[0], values=(1, 2)), *SPACE.axes[1:]))
    assert study_name(CELLS[0], other) != study_name(CELLS[0], SPACE)


def test_a_journal_torn_at_any_byte_of_its_last_three_entries_is_whole_again(tmp_path: Path) -> None:
    told = records(3)
    project(open_storage(None, tmp_path), told)
    path = tmp_path / JOURNAL_FILE
    data = path.read_bytes()
    last = len(b"".join(data.splitlines(keepends=True)[-3:]))
    for cut in range(1, last + 1):
        path.write_bytes(data[: len(data) - cut])
        storage = open_storage(None, tmp_path)
        assert not (tmp_path / f"{JOURNAL_FILE}.broken-1").exists()
        if cut % 50 == 1:
            project(storage, told)
            assert held(storage) == [3, 3]


@pytest.mark.parametrize(
    "damage", [b"{ no json }\n", b"[1, 2]\n", b'{"op_code": 4, "worker_id": "x"}\n', b"\xff\xfe\n"]
)
def test_a_journal_that_does_not_load_is_set_aside_and_made_again(tmp_path: Path, damage: bytes) -> None:
    told = records(3)
    project(open_storage(None, tmp_path), told)
    path = tmp_path / JOURNAL_FILE
    data = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*data[:3], damage, *data[3:]]))
    storage = open_storage(None, tmp_path)
    assert "set aside" in " ".join(storage.notes) or "is now" in " ".join(storage.notes)
    assert (tmp_path / f"{JOURNAL_FILE}.broken-1").exists()
    assert project(storage, told) == 6
    assert held(storage) == [3, 3]


@pytest.mark.parametrize("garbage", [b"gar\n", b"gar", b"gar\nmore\n", b"\xff\n"])
def test_a_journal_that_is_garbage_is_set_aside_at_once(tmp_path: Path, garbage: bytes) -> None:
    (tmp_path / JOURNAL_FILE).write_bytes(garbage)
    told = records(3)
    storage = open_storage(None, tmp_path)
    assert storage.notes
    assert project(storage, told) == 6
    assert held(open_storage(None, tmp_path)) == [3, 3]


def test_garbage_at_the_end_of_a_journal_is_found_before_a_line_follows(tmp_path: Path) -> None:
    told = records(3)
    project(open_storage(None, tmp_path), told)
    with (tmp_path / JOURNAL_FILE).open("ab") as file:
        file.write(b"gar\n")
    storage = open_storage(None, tmp_path)
    assert (tmp_path / f"{JOURNAL_FILE}.broken-1").exists()
    assert project(storage, told) == 6


def test_a_lock_that_a_killed_process_left_costs_a_second_at_most(tmp_path: Path) -> None:
    path = tmp_path / JOURNAL_FILE
    path.touch()
    os.symlink(path, f"{path}.lock")
    start_s = time.monotonic()
    assert project(open_storage(None, tmp_path), records(1)) == 2
    assert time.monotonic() - start_s < 15  # Optuna's own way takes 30


def test_sqlite_by_url(tmp_path: Path) -> None:
    url, told = f"sqlite:///{tmp_path / 'tune.db'}", records(4)
    storage = open_storage(url, None)
    assert storage.shared
    assert project(storage, told) == 8
    assert project(open_storage(url, None), told) == 0


def test_adding_does_not_hold_up_the_search(tmp_path: Path) -> None:
    studies, told = Studies(open_storage(f"sqlite:///{tmp_path / 'tune.db'}", None)), records(28)
    start_s = time.perf_counter()
    studies.add(CELLS, SPACE, told)
    assert time.perf_counter() - start_s < 0.05
    done = studies.close(limit_s=0.0)
    assert done.added + done.left >= 0
    assert done.waited_s < 6
    assert project(open_storage(f"sqlite:///{tmp_path / 'tune.db'}", None), told) == 56 - done.added


def test_a_storage_that_fails_is_told_and_ends_nothing(tmp_path: Path) -> None:
    storage = open_storage(None, tmp_path)

    def broken(*_args: object, **_kwargs: object) -> None:
        raise RuntimeError("the database went away")

    storage.optuna.create_new_study = broken  # type: ignore[method-assign, assignment]
    studies = Studies(storage)
    studies.add(CELLS, SPACE, records(2))
    done = studies.close(5.0)
    assert "went away" in done.problem
    studies.add(CELLS, SPACE, records(1))


@pytest.mark.parametrize(
    "url",
    ["nonsense", "grpc://", "grpc://host", "journal:/no/such/folder/x", "sqlite:////no/such/folder/x.db", "foo://bar"],
)  # fmt: skip
def test_a_wrong_url_is_bad_input(tmp_path: Path, url: str) -> None:
    with pytest.raises(InputError, match=r"--storage"):
        open_storage(url, tmp_path)


def test_a_password_is_never_told(tmp_path: Path) -> None:
    assert told_url("postgresql://me:secret@host/db") == "postgresql://host/db"
    with pytest.raises(InputError) as caught:
        open_storage("postgresql://me:secret@127.0.0.1:1/db", tmp_path)
    assert "secret" not in str(caught.value)


@pytest.mark.parametrize(
    ("url", "option", "told"),
    [
        ("sqlite:///", "--storage", "names no file; write sqlite:///FILE"),
        ("sqlite:///nowhere.db", "--join", "there is no file nowhere.db"),
        ("nonsense", "--join", "--join 'nonsense' is no URL"),
    ],
)
def test_an_address_that_can_not_be_is_named_with_its_option(
    url: str, option: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(InputError, match=re.escape(told)):
        open_storage(url, None, option)
    assert not list(tmp_path.iterdir())
