"""Installing a search's tables for ``moebench run``: asked for or not, and never over better rows."""

from __future__ import annotations

import errno
import os
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

import pytest
from tables_samples import SEARCH, row
from test_tune_report import text_of
from test_tune_search import EVIDENCE
from torch_tables import MODEL, stale, torch_plan, torch_table
from tune_fakes import FakeBench, a_task

from moebench.cli import tune_session
from moebench.cli.tune_session import Done, How
from moebench.session.plan_tables import run_options
from moebench.spec.models import load_model
from moebench.store.trials import TrialStore
from moebench.tables.build import spread
from moebench.tables.files import load_table, save_table
from moebench.tables.rows import DefaultRow, Defaults
from moebench.tables.schema import Evidence, Table
from moebench.testing.table_formats import predicted
from moebench.tune.budget import Budget
from moebench.tune.install import install, install_path
from moebench.tune.listener import Silence
from moebench.tune.options import OriginChoice
from moebench.tune.search import Tools
from moebench.tune.studies import Projected
from moebench.tune.tasks import Ended, Search, run_tasks

TASK = a_task((1, 8))


@pytest.fixture(autouse=True)
def config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MOEBENCH_CONFIG_DIR", str(tmp_path / "config"))
    return tmp_path / "config"


def searched(folder: Path, *, wanted: bool) -> Ended:
    folder.mkdir()
    bench = FakeBench()
    with TrialStore(folder) as store:
        tools = Tools(bench, store, Silence(), Budget(None, bench.clock_s))
        return run_tasks((TASK,), Search(folder, lambda: EVIDENCE, "moebench tune", "random", install=wanted), tools)


def later(table: Table, trials: int, tokens: tuple[int, ...] = (8, 16), **changes: object) -> Table:
    """``table`` as a newer search of ``trials`` plans a count would have made it."""
    evidence = replace(SEARCH, id="later", created="2030-01-01T00:00:00+00:00", device_name="", **changes)  # type: ignore[arg-type]
    rows = tuple(replace(r, trials=trials, evidence="later") for r in table.rows if r.num_tokens in tokens)
    return replace(table, rows=rows, evidence=(evidence,))


def test_the_closing_lines_say_where_it_went_and_how_to_leave_it_out(tmp_path: Path, config: Path) -> None:
    told = text_of(searched(tmp_path / "one", wanted=True))
    (file,) = config.rglob("*.json")
    assert f"installed: {file} (moebench run takes its plans from it by itself; --no-install leaves it alone)" in told
    file.unlink()
    left = searched(tmp_path / "two", wanted=False)
    assert "installed:" not in text_of(left)
    assert not list(config.rglob("*.json"))
    assert left.written.installed == ()
    assert left.tables


def test_a_table_of_a_ranks_share_says_which_runs_take_its_plans() -> None:
    whole = torch_table()
    assert install(whole).notes == ()
    shape = replace(whole.key.shape, num_local_experts=8, ep_size=8)
    share = replace(whole, key=replace(whole.key, shape=shape))
    (note,) = install(share).notes
    assert f"moebench run takes the plans of {share.name} with --ep-size 8 alone" in note
    assert note.endswith("of its own, tuned with --ep-size 1")
    assert run_options(share).endswith("--ep-size 8")
    both = replace(whole, key=replace(whole.key, shape=replace(shape, tp_size=2)))
    assert "with --tp 2 --ep-size 8 alone" in install(both).notes[0]


def test_predicted_rows_are_not_installed() -> None:
    found = install(predicted(torch_table()))
    assert found.path is None
    assert "are predicted" in found.notes[0]


def test_rows_found_among_more_plans_stay_and_a_line_says_so() -> None:
    old = torch_table()
    trials = old.rows[0].trials
    save_table(old, install_path(old))
    few = install(later(old, trials - 1))
    assert few.path is None
    assert "at T=8, 16 the rows in" in few.notes[0]
    assert load_table(install_path(old)) == old
    many = install(later(old, trials + 1, (16,)))
    assert (many.path, many.notes) == (install_path(old), ())
    assert [r.evidence for r in load_table(install_path(old)).rows] == [SEARCH.id, "later"]
    versions = {**SEARCH.versions, "driver": "9"}
    newer = install(later(old, 1, versions=versions))
    assert newer.notes == ()
    assert {r.evidence for r in load_table(install_path(old)).rows} == {"later"}


def test_a_search_that_goes_on_replaces_its_own_rows() -> None:
    old = torch_table()
    save_table(old, install_path(old))
    told_otherwise: Evidence = replace(old.evidence[0], command="moebench tune --out x")
    grown = replace(old, evidence=(told_otherwise,))
    found = install(grown)
    assert (found.path, found.notes) == (install_path(old), ())
    assert load_table(install_path(old)) == grown


def test_what_can_not_be_merged_stays_where_it_holds_more_and_gives_way_where_not() -> None:
    old = torch_table()
    save_table(old, install_path(old))
    shape = load_model(MODEL).shape
    defaults = Defaults("moebench 0.2.0", (DefaultRow(1, None, torch_plan(shape, expert_batch=2)),))
    other = replace(later(old, 99), defaults=defaults)
    one = replace(other, rows=spread([replace(row(8, torch_plan(shape, expert_batch=4), 50.0), evidence="later")]))
    kept = install(one)
    assert kept.path is None
    assert "stays, with 2 token counts against 1" in kept.notes[0]
    assert load_table(install_path(old)) == old
    whole = install(other)
    assert whole.path is not None
    assert "was replaced" in whole.notes[0]
    for unusable in ("{", None):
        if unusable is None:
            save_table(stale(old), install_path(old))
        else:
            install_path(old).write_text(unusable)
        again = install(one)
        assert again.path is not None
        assert "replaced" in again.notes[0]


@pytest.mark.parametrize("kind", ["a plain file", "a full disk", "a pipe in its place"])
def test_what_can_not_be_installed_costs_no_search(
    kind: str, tmp_path: Path, config: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tasks = tuple(a_task((1, 8), model=name) for name in ("olmoe-1b-7b", "mixtral-8x7b"))
    replaced = Path.replace

    def full(self: Path, target: Path) -> Path:
        if config in target.parents:
            raise OSError(errno.ENOSPC, "No space left on device")
        return replaced(self, target)

    if kind == "a plain file":
        config.write_text("")
    elif kind == "a full disk":
        monkeypatch.setattr(Path, "replace", full)
    else:
        path = install_path(searched(tmp_path / "before", wanted=False).tables[0])
        path.parent.mkdir(parents=True)
        os.mkfifo(path)
    folder, bench = tmp_path / "run", FakeBench()
    folder.mkdir()
    with TrialStore(folder) as store:
        tools = Tools(bench, store, Silence(), Budget(None, bench.clock_s))
        ended = run_tasks(tasks, Search(folder, lambda: EVIDENCE, "moebench tune", "random", 4), tools)
    assert [t.model for t in ended.tables] == ["olmoe-1b-7b", "mixtral-8x7b"]
    assert ended.state == "complete"
    failed = ended.written.not_installed
    assert [line.partition(".")[0] for line in failed] == [t.model for t in ended.tables][: 1 if "pipe" in kind else 2]
    assert all(str(config) in line for line in failed)
    with patch.object(tune_session.console, "warn") as warned:
        how = How("cpu", None, OriginChoice.AUTO, None, None, folder, True, "json")
        assert tune_session.finish(Done(ended, Projected(0, 0, 0.0, 0.0), ""), folder, how) == 0
    assert [call.args[0] for call in warned.call_args_list] == [f"not installed: {line}" for line in failed]
