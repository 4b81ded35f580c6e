"""A folder in which a search goes on with another command: what its tables say they come from, and who finds it."""

from __future__ import annotations

from pathlib import Path

import pytest
from tune_fakes import CPU, FakeBench, a_header, a_task

from moebench.cli import tune_session
from moebench.cli.tune_session import Done, How
from moebench.session.command_limit import Limit
from moebench.spec.hw_files import load_hardware
from moebench.store.reader import load
from moebench.store.runs import RunFolder
from moebench.store.trials import TrialStore
from moebench.tables.files import load_table
from moebench.tables.schema import Evidence, Table
from moebench.tune.budget import Budget
from moebench.tune.coverage import Coverage
from moebench.tune.device import Target
from moebench.tune.evidence import evidence_of
from moebench.tune.listener import Silence
from moebench.tune.options import OriginChoice, TuneOptions
from moebench.tune.outcome import Written
from moebench.tune.resume import unfinished
from moebench.tune.search import Tools
from moebench.tune.studies import Projected
from moebench.tune.tasks import Ended, Search, run_tasks

TARGET = Target(CPU, "measured", ("cpu",), "CPU", (("torch", "2"),))


@pytest.fixture(autouse=True)
def own_config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOEBENCH_CONFIG_DIR", str(tmp_path / "config"))


def went(path: Path, day: int, *tokens: int, max_time_s: float | None = None) -> Ended:
    """A search of ``tokens`` in ``path`` on a day of its own, as the command makes it."""
    words = ("moebench", "tune", "--tokens", ",".join(map(str, tokens)))
    header = a_header(created=f"2026-11-{day:02}T00:00:00+00:00", command=words)
    folder = RunFolder.resume(path, header) if path.exists() else RunFolder.create(path, header)
    bench = FakeBench(seed=day)
    with folder, TrialStore(path, folder.note_measured) as store:

        def evidence() -> Evidence:
            return evidence_of(folder.header, TARGET, 0)

        tools = Tools(bench, store, Silence(), Budget(max_time_s, bench.clock_s))
        search = Search(path, evidence, "moebench tune", "random")
        ended = run_tasks((a_task(tokens),), search, tools)
        folder.finish(ended.state, [ended.reason] if ended.reason else [])
    return ended


def table_in(path: Path) -> Table:
    (file,) = path.glob("tables/*/*.json")
    return load_table(file)


FIRST = "moebench tune --tokens 1,8"
SECOND = "then, 2026-11-02T00:00:00+00:00: moebench tune --tokens 4"


def test_a_table_names_every_command_that_measured_in_its_folder_with_its_date(tmp_path: Path) -> None:
    path = tmp_path / "run"
    went(path, 1, 1, 8)
    assert [(e.created[:10], e.command) for e in table_in(path).evidence] == [("2026-11-01", FIRST)]
    went(path, 2, 4)
    (evidence,) = table_in(path).evidence
    assert [r.num_tokens for r in table_in(path).rows] == [1, 4, 8]
    assert (evidence.created[:10], evidence.command) == ("2026-11-01", f"{FIRST}; {SECOND}")


def test_a_command_that_measured_nothing_is_not_what_a_table_comes_from(tmp_path: Path) -> None:
    path = tmp_path / "run"
    went(path, 1, 1, 8)
    went(path, 2, 4)
    before = table_in(path)
    went(path, 3, 8, 64, max_time_s=0.0)
    assert table_in(path).evidence == before.evidence
    went(path, 4, 1, 8)  # again, and nothing is left to measure
    assert table_in(path).evidence == before.evidence


def test_a_table_has_the_date_of_the_first_command_that_measured(tmp_path: Path) -> None:
    path = tmp_path / "run"
    went(path, 1, 1, 8, max_time_s=0.0)
    went(path, 2, 4)
    (evidence,) = table_in(path).evidence
    assert (evidence.created[:10], evidence.command) == ("2026-11-02", "moebench tune --tokens 4")


def test_a_folder_is_found_by_whichever_of_its_commands_is_not_complete(tmp_path: Path) -> None:
    path = tmp_path / "20260101-000000-tune-cpu"
    first = a_header(command=("moebench", "tune", "--tokens", "1,8"))
    other = a_header(command=("moebench", "tune", "--tokens", "4"))
    went(path, 1, 1, 8, max_time_s=0.0)
    assert unfinished(first, tmp_path) == path
    went(path, 2, 4)
    assert load(path).header.state == "complete"
    assert unfinished(first, tmp_path) == path
    assert unfinished(other, tmp_path) is None
    went(path, 3, 1, 8)
    assert unfinished(first, tmp_path) is None


def test_how_it_ended_is_gone_once_it_is_complete(tmp_path: Path) -> None:
    path = tmp_path / "run"
    went(path, 1, 1, 8, max_time_s=0.0)
    assert load(path).header.notes == ("the time was not enough for every token count",)
    went(path, 1, 1, 8)
    assert load(path).header.notes == ()


def test_what_is_said_at_the_start_is_of_today(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    notes = iter([("busy yesterday",), ("busy today",)])
    cpu = load_hardware("cpu")
    monkeypatch.setattr(tune_session, "find_target", lambda *_: Target(cpu, "measured", ("cpu",), notes=next(notes)))
    monkeypatch.setattr(tune_session, "present_devices", lambda _looking: ())
    monkeypatch.setattr(tune_session, "coverage_of", lambda *_: Coverage("torch"))
    monkeypatch.setattr(tune_session.console, "say", said.append)
    options = TuneOptions(models=("olmoe-1b-7b",), tokens=(1,), profile="smoke")
    for _ in range(2):
        said.clear()
        how = How("cpu", None, OriginChoice.AUTO, 0.01, None, tmp_path / "run", False, "json")
        tune_session.search(options, how)
    assert "busy today" in said
    assert not [line for line in said if "yesterday" in line or "not enough" in line]


def done(**changes: object) -> Done:
    ended = Ended((), Written(), "interrupted", "the limit of 5 s (--max-time) was not enough")
    return Done(ended, Projected(0, 0, 0.0, 0.0), "", **changes)  # type: ignore[arg-type]


def test_a_limit_is_told_with_whose_it_is_and_what_would_do() -> None:
    assert Limit(60, given=False).words == "this device's default limit of 60 s"
    told = done(limit=Limit(7.75726), ready_s=3.2).stopped_words(Path("a b"))
    assert told == (
        "nothing was measured: getting ready took all of the limit of 7.8 s (--max-time); give --max-time 35s, or "
        "fewer and smaller --tokens"
    )
    again = done(limit=Limit(1), ready_s=3.2, before=4).stopped_words(Path("a b"))
    assert "give --max-time 15s" in again
    assert again.endswith("; what was measured before is kept: the same command with --out 'a b' goes on")
    some = done(limit=Limit(5), measured=1).stopped_words(Path("out"))
    assert some == (
        "the limit of 5 s (--max-time) was not enough; what was measured is kept: the same command with --out out "
        "goes on"
    )


def test_a_search_says_which_limit_was_not_enough(tmp_path: Path) -> None:
    (tmp_path / "run").mkdir()
    bench = FakeBench()
    with TrialStore(tmp_path / "run") as store:
        tools = Tools(bench, store, Silence(), Budget(0.0, bench.clock_s))
        evidence = evidence_of(a_header(), TARGET, 0)
        search = Search(tmp_path / "run", evidence, "moebench tune", limit=Limit(37, given=False).words)
        ended = run_tasks((a_task((1,)),), search, tools)
    assert ended.reason == "this device's default limit of 37 s was not enough for every token count"
