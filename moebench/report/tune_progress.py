"""What a person sees while a search goes on, on stderr: one live line on a terminal, else a line now and then.

As with runs there is no refreshing thread: a line is drawn when something is heard and the last one is old enough.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median
from time import monotonic
from typing import TYPE_CHECKING

from moebench.plan.plan import Param
from moebench.report import values
from moebench.report.progress import BAR_CELLS, clock_text
from moebench.report.redrawn_line import RedrawnLine
from moebench.store.trial_records import TrialRecord
from moebench.tune.bench import Heat
from moebench.tune.planning import Task

if TYPE_CHECKING:
    from rich.console import Console

LINE_EVERY_S = 5.0
"""Seconds between lines where there is no terminal to redraw one on."""


@dataclass
class Standing:
    """Where a task stands: of every cell the default's time and the best, trials, failures by kind, races.

    ``on_skewed``: the trials are of a second look at the best, whose times are not those of the first.
    """

    task: Task | None = None
    number: int = 1
    total: int = 1
    expected: int = 0
    trials: int = 0
    failures: Counter[str] = field(default_factory=Counter)
    best_us: dict[tuple[str, int], float] = field(default_factory=dict)
    default_us: dict[tuple[str, int], float] = field(default_factory=dict)
    heats: int = 0
    raced: int = 0
    left_s: float | None = None
    on_skewed: bool = False
    _defaults: dict[tuple[str, int], dict[str, Param]] = field(default_factory=dict)

    def take(self, records: Sequence[TrialRecord]) -> None:
        """Count the trials of one plan."""
        for record in records:
            self.trials += 1
            if record.failure is not None:
                self.failures[record.failure.kind] += 1
            if record.failure is not None or self.on_skewed:
                continue
            cell, us = (record.kernel, int(record.workload["num_tokens"])), median(record.blocks_us)
            self.best_us[cell] = min(us, self.best_us.get(cell, math.inf))
            if self._is_default(record, cell[1]):
                self.default_us[cell] = us

    def _is_default(self, record: TrialRecord, num_tokens: int) -> bool:
        if self.task is None:
            return False
        cell = (record.kernel, num_tokens)
        if cell not in self._defaults:
            plan = self.task.default_plan(self.task.workloads[0].with_tokens(num_tokens))
            self._defaults[cell] = dict(plan.kernel(record.kernel).params)
        return self._defaults[cell] == record.params

    def gains(self) -> dict[str, tuple[float, float]]:
        """Of every kernel the least and the largest speed-up of a cell's best plan over its default, so far."""
        found: dict[str, list[float]] = {}
        for cell, us in self.default_us.items():
            found.setdefault(cell[0], []).append(us / self.best_us[cell])
        return {kernel: (min(ratios), max(ratios)) for kernel, ratios in found.items()}

    def _gain_words(self) -> str:
        told = []
        for kernel, (_, high) in self.gains().items():
            if high >= 1.005:
                told.append(f"{kernel} up to {high:.2f}× faster")
        return "best against default: " + ", ".join(told) if told else ""

    @property
    def origin(self) -> str:
        """What stands before the times of a task that is predicted beside measured ones; empty before others."""
        return "PREDICTED " if self.task is not None and self.task.why_predicted else ""

    def line(self) -> str:
        """The state as one line."""
        done, of = (self.raced, self.heats) if self.heats else (self.trials, self.expected)
        filled = min(BAR_CELLS, BAR_CELLS * done // max(1, of))
        bar = f"{'█' * filled}{'░' * (BAR_CELLS - filled)}"
        name = "" if self.task is None else f"{self.origin}{self.task.name}"
        which = f"{self.number}/{self.total} " if self.total > 1 else ""
        doing = f"racing {done}/{of}" if self.heats else f"{done}/{of} trials"
        failed = ", ".join(f"{count} {kind}" for kind, count in sorted(self.failures.items()))
        left = "" if self.left_s is None else f"{clock_text(self.left_s)} left"
        return "  ".join(p for p in (f"{bar} {which}{name}", doing, self._gain_words(), failed, left) if p)


def heat_words(heat: Heat) -> str:
    """A race in one line: tokens, routing, the default's time, and the fastest plan's."""
    work, default = heat.workload, heat.blocks_us[0]
    name = f"{work.shape.name} T={work.num_tokens} {work.routing}"
    if not default:
        why = heat.failures[0]
        return f"{name}: the default failed" + ("" if why is None else f" ({why.kind}: {why.message})")
    base = median(default)
    if len(heat.plans) == 1:
        return f"{name}: default {values.duration(base)}; no other plan was worth a race"
    fastest = min(median(b) for b in heat.blocks_us if b)
    return f"{name}: default {values.duration(base)}, fastest of {len(heat.plans)} {values.duration(fastest)}"


class TuneProgress:
    """A listener of the search that keeps its ``Standing`` and says nothing. A context manager around the search."""

    def __init__(self) -> None:
        self.standing = Standing()

    def update(self) -> None:
        """Something changed; draw it if it is time to."""
        return

    def say(self, line: str) -> None:
        """Something that stays to be read."""
        return

    def task_started(self, task: Task, number: int, total: int, trials: int) -> None:
        """A task begins."""
        self.standing = Standing(task, number, total, trials)
        self.update()

    def screened(self, records: Sequence[TrialRecord], left_s: float | None) -> None:
        """A plan was screened."""
        self.standing.left_s = left_s
        self.standing.take(records)
        self.update()

    def skewed(self, trials: int) -> None:
        """The best are screened on skewed routing."""
        self.standing.expected, self.standing.on_skewed = self.standing.trials + trials, True
        self.update()

    def racing(self, heats: int, left_s: float | None) -> None:
        """Races begin."""
        self.standing.heats += heats
        self.standing.left_s = left_s
        self.update()

    def raced(self, heat: Heat, left_s: float | None) -> None:
        """A race is over."""
        self.standing.raced += 1
        self.standing.left_s = left_s
        self.update()

    def task_done(self, task: Task, reason: str) -> None:
        """A task is over; why it did not end as it should stays to be read."""
        if reason:
            self.say(f"{task.name}: {reason}")

    def __enter__(self) -> TuneProgress:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """The search is over."""
        return


class LineProgress(TuneProgress):
    """Prints the state at most every ``LINE_EVERY_S`` seconds, and every race."""

    def __init__(self, console: Console, *, clock: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._console, self._clock, self._said_s = console, clock, -math.inf

    def say(self, line: str) -> None:
        """Print ``line`` as it is: it may hold brackets, which are no markup."""
        from rich.text import Text

        self._console.print(Text(line), soft_wrap=True)

    def update(self) -> None:
        """Print the state unless that was done a moment ago."""
        if self._clock() - self._said_s >= LINE_EVERY_S:
            self._said_s = self._clock()
            self.say(self.standing.line())

    def raced(self, heat: Heat, left_s: float | None) -> None:
        """Count the race and print it."""
        self.say(f"{self.standing.origin}{heat_words(heat)}")
        super().raced(heat, left_s)


class LiveProgress(TuneProgress):
    """Redraws one line in place, at most twice a second."""

    def __init__(self, console: Console, *, clock: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._console, self._line = console, RedrawnLine(console, clock)

    def __enter__(self) -> LiveProgress:
        self._line.start()
        return self

    def say(self, line: str) -> None:
        """Print ``line`` above the live one."""
        from rich.text import Text

        self._console.print(Text(line), soft_wrap=True)

    def update(self) -> None:
        """Draw the line unless it was drawn less than half a second ago."""
        self._line.draw(self.standing.line)

    def close(self) -> None:
        """Take the line away."""
        self._line.stop()


def tune_progress(*, quiet: bool = False) -> TuneProgress:
    """What suits stderr: live on a terminal, else lines; nothing when ``quiet``."""
    from moebench.report.console import err

    if quiet:
        return TuneProgress()
    console = err()
    return LiveProgress(console) if console.is_terminal else LineProgress(console)
