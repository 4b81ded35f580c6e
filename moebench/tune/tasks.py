"""All tables of a search, one after another: what one of them fails at never costs another."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from moebench.errors import MoebenchError, StoreError
from moebench.session.failures import failure_of
from moebench.store.lines import goes_on
from moebench.store.records import STATE_COMPLETE, STATE_INTERRUPTED
from moebench.tables.rows import Origin
from moebench.tables.schema import Evidence, Table
from moebench.tune.coverage import Coverage
from moebench.tune.default_rows import defaults_of
from moebench.tune.fit import table_of
from moebench.tune.outcome import TaskOutcome, Written, write_header, write_task
from moebench.tune.planning import Task
from moebench.tune.search import TableSearch, Tools

PREDICTED_TRIALS = 8
"""Plans a cell where times are predicted: the model has ranked all of them before the first is asked for."""


def trials_asked(asked: int | None, predicted: bool) -> int | None:
    """Plans that a cell tries where times are ``predicted`` or measured; None leaves it to the profile."""
    return asked or (PREDICTED_TRIALS if predicted else None)


@dataclass(frozen=True)
class Search:
    """How the search of every task is done: as the options say.

    ``evidence`` gives what a table's rows refer to when it is made: what was measured until then has a part in it.
    ``install``: measured tables also go where ``moebench run`` finds them. ``coverage``: what of the tasks is measured.
    ``limit`` is what ended the time, in words, where it was not enough.
    """

    folder: Path
    evidence: Callable[[], Evidence]
    command: str
    sampler: str | None = None
    trials: int | None = None
    seed: int = 0
    install: bool = True
    coverage: Coverage | None = None
    limit: str = "the time"

    def evidence_for(self, task: Task) -> Evidence:
        """What the rows of ``task`` refer to: no device had a part in what is predicted beside measured ones."""
        evidence = self.evidence()
        if not task.why_predicted:
            return evidence
        return replace(evidence, device_name="", versions={"moebench": evidence.versions["moebench"]})


@dataclass(frozen=True)
class Ended:
    """How a search ended: a task's outcome each, measured ones first, all files, the state, why it stopped early."""

    outcomes: tuple[TaskOutcome, ...]
    written: Written
    state: str = STATE_COMPLETE
    reason: str = ""
    by_user: bool = False
    coverage: Coverage | None = None

    @property
    def tables(self) -> tuple[Table, ...]:
        """The tables that were made."""
        return tuple(o.table for o in self.outcomes if o.table is not None)


def run_tasks(tasks: Sequence[Task], search: Search, tools: Tools) -> Ended:
    """Search every task in order and write its table as soon as it is judged.

    Ctrl-C ends the search with the tables made so far, that of the task under way among them as far as it was raced.
    Raises StoreError when the run folder can't be written; what is in it stays.
    """
    outcomes: list[TaskOutcome] = []
    written: list[Written] = []
    reason, by_user = "", False
    for number, task in enumerate(tasks, start=1):
        tools.budget.start_task(len(tasks) - number + 1)
        own = tools.serving(task)
        own.bench.until(own.bench.clock_s() + tools.budget.task_left_s)
        outcome = _one(task, search, own, number, len(tasks))
        outcomes.append(outcome)
        with _kept(search.folder):
            written.append(write_task(outcome, search.folder, search.command, install=search.install))
        told = outcome.stopped or (outcome.failure.message if outcome.failure is not None else "")
        tools.listener.task_done(task, told)
        if outcome.stopped:
            reason, by_user = outcome.stopped, True
            break
    order = sorted(range(len(outcomes)), key=lambda i: bool(outcomes[i].task.why_predicted))
    outcomes, written = [outcomes[i] for i in order], [written[i] for i in order]
    with _kept(search.folder):
        written.append(write_header([o.table for o in outcomes if o.table is not None], search.folder, search.command))
    late = [
        o for o in outcomes if o.failure is None and (o.searched is None or o.searched.unraced or o.searched.earlier)
    ]
    if late and not reason:
        reason = f"{search.limit} was not enough for every token count"
    return Ended(
        tuple(outcomes), _joined(written), STATE_INTERRUPTED if reason else STATE_COMPLETE, reason, by_user,
        search.coverage,
    )  # fmt: skip


@contextmanager
def _kept(folder: Path) -> Iterator[None]:
    """A file made of the records can't be written: the records stay, and it can be made of them again."""
    try:
        yield
    except StoreError as error:
        raise StoreError(f"{error}; {goes_on(folder)}") from error


def _one(task: Task, search: Search, tools: Tools, number: int, total: int) -> TaskOutcome:
    stopped = ""
    try:
        trials = trials_asked(search.trials, tools.bench.origin == Origin.PREDICTED.value)
        found = TableSearch(task, tools, search.sampler, trials, search.seed)
        tools.listener.task_started(task, number, total, found.expected_trials)
        try:
            found.remember()
            found.screen()
            found.race()
        except KeyboardInterrupt as stop:
            tools.bench.stop()
            stopped = f"stopped with {str(stop) or 'Ctrl-C'}"
        searched, table = found.searched(), None
        if searched.verdicts:
            origin, defaults = tools.bench.origin, defaults_of(task)
            table = table_of(
                task, searched.verdicts, origin, searched.trials, search.evidence_for(task), defaults, searched.left_out
            )
        return TaskOutcome(task, searched, table, None, stopped)
    except StoreError:
        raise
    except MoebenchError as error:
        if error.ends_run:
            raise
        return TaskOutcome(task, failure=failure_of(error))


def _joined(parts: Sequence[Written]) -> Written:
    usage: dict[str, str] = {}
    for part in parts:
        for target, line in part.usage.items():
            usage.setdefault(target, line)
    files = tuple(dict.fromkeys(f for p in parts for f in p.files))
    installed = tuple(dict.fromkeys(f for p in parts for f in p.installed))
    problems = tuple(x for p in parts for x in p.problems)
    notes = tuple(x for p in parts for x in p.notes)
    return Written(files, usage, problems, installed, notes, tuple(x for p in parts for x in p.not_installed))
