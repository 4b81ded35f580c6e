"""The search of one table: propose, screen, keep, tell; then race the finalists and judge.

Every measurement is on disk before the next one. What a folder holds already is told to the proposers and not measured
again. Ctrl-C, a deadline and a full disk end the search where it stands, with everything before kept.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain, pairwise, zip_longest
from typing import Optional

from moebench.measure.deciding import TIE_SHARE
from moebench.plan.plan import LayerPlan
from moebench.plan.source_hash import source_hash
from moebench.plan.space import Space
from moebench.session.schedule import coverage_order
from moebench.spec.workload import Workload
from moebench.store.records import BAD_INPUT, INTERNAL_ERROR
from moebench.store.trial_records import TrialRecord
from moebench.store.trials import TrialStore
from moebench.tables.build import break_point
from moebench.tune import heats
from moebench.tune.ahead import Ahead, Timer
from moebench.tune.before import counts_before
from moebench.tune.bench import Bench, Heat, Screening
from moebench.tune.book import Book
from moebench.tune.budget import Budget
from moebench.tune.cells import Cell
from moebench.tune.fit import runs
from moebench.tune.listener import TuneListener
from moebench.tune.planning import Task
from moebench.tune.prior import prior_us
from moebench.tune.proposals import Proposer
from moebench.tune.race import finalists
from moebench.tune.skewed import BothRoutings, skewed
from moebench.tune.starting import seeds_of
from moebench.tune.verdict import Verdict, contenders, judge
from moebench.tune.workload_keys import recorded_key, workload_key

BATCH, CPU_BATCH = 32, 4
"""Plans of one kernel that are proposed at once: enough to keep compilers busy, few enough to learn between. A CPU's
are not compiled."""

LAST_PART, LARGE = 4, 1000
"""While a batch's last plans are measured, one in so many of a kernel's, the next ones of spaces with more than LARGE
plans are proposed: they take long, and devices would wait. Smaller spaces wait for all results and learn more."""

MOST_CONTENDERS = 8
RACED_TOGETHER = 4
"""Token counts that are raced on both routings before the next ones are: any time at all gives whole verdicts."""

UNLIMITED, SPARE = ("exhaustive",), ("full", "exhaustive")
"""Profiles that race between neighbouring counts too: without a time limit, and where a limit leaves time. A search
that starts from an earlier table does so with any."""


@dataclass(frozen=True)
class Searched:
    """What one table's search found: a verdict a token count, and plans tried by token count.

    ``unraced`` are the counts that there was no time for, ``failed`` those at which the default itself has no time,
    ``earlier`` those whose verdict is of a race before this search found other finalists. Of the counts that an earlier
    search in the same folder asked for and this one doesn't, ``kept`` are those whose races still count, ``left_out``
    the others.
    """

    verdicts: tuple[Verdict, ...]
    trials: dict[int, int]
    unraced: tuple[int, ...] = ()
    failed: tuple[int, ...] = ()
    earlier: tuple[int, ...] = ()
    kept: tuple[int, ...] = ()
    left_out: tuple[int, ...] = ()


_Raced = tuple[Heat, Optional[Heat]]


@dataclass
class Tools:
    """What a search works with; ``project`` hears of new trials (the Optuna storage).

    ``model`` serves the tasks that are predicted beside those that ``bench`` measures; None where there are none.
    """

    bench: Bench
    store: TrialStore
    listener: TuneListener
    budget: Budget
    proposing: Timer = field(default_factory=Timer)
    project: Callable[[Sequence[Cell], Space, Sequence[TrialRecord]], None] = lambda _cells, _space, _records: None
    model: Bench | None = None

    def serving(self, task: Task) -> Tools:
        """The same with the bench that serves ``task``."""
        if not task.why_predicted:
            return self
        assert self.model is not None, f"{task.name} is predicted, and there is no model"
        return replace(self, bench=self.model)


def _by_accident(record: TrialRecord) -> bool:
    """Whether a failure was not the plan's: something around it could not be prepared, or has a fault of its own."""
    return record.failure is not None and record.failure.kind in (BAD_INPUT, INTERNAL_ERROR)


class TableSearch:
    """The search of one task; ``sampler``, ``trials`` and ``seed`` as the options have them."""

    def __init__(self, task: Task, tools: Tools, sampler: str | None, trials: int | None, seed: int) -> None:
        self.task, self._tools = task, tools
        self._spaces = {s.kernel: s for s in task.spaces}
        self._books = {s.kernel: Book(s, task.cells(s), prior_us(s)) for s in task.spaces}
        self._both = BothRoutings(self._books)
        name = sampler or task.profile.sampler
        with tools.proposing:
            self._proposers = {
                s.kernel: Proposer(
                    s, self._books[s.kernel], name, seed, task.trials_of(s, trials), seeds=seeds_of(task.starts)
                )
                for s in task.spaces
            }
        self._budgets = {s.kernel: task.trials_of(s, trials) for s in task.spaces}
        self._batch = CPU_BATCH if task.hw.vendor == "cpu" else BATCH
        self._least_gain = float(getattr(tools.bench, "least_gain", TIE_SHARE))
        self._first: dict[int, Heat] = {}
        self._second: dict[int, Heat] = {}
        self._kind = (task.backend, task.variant, tools.bench.origin)
        self._sources = {s.kernel: source_hash(s.kernel) for s in task.spaces}
        self._before = counts_before(tools.store.trials, task, tools.bench.origin)
        self._keys = {workload_key(w) for one in task.workloads for w in (one, skewed(one))}

    @property
    def expected_trials(self) -> int:
        """Trials of a search that nothing stops."""
        return sum(self._budgets.values()) * len(self.task.workloads)

    def remember(self) -> int:
        """Tell the proposers what the store holds of this task; returns how many trials that are.

        What failed for a reason that says nothing of the plan is left out, and so measured again.
        """
        mine = [r for r in self._tools.store.trials if self._is_mine(r) and not _by_accident(r)]
        for kernel, proposer in self._proposers.items():
            own = [r for r in mine if r.kernel == kernel]
            proposer.tell(own)
            self._project(kernel, own)
        for record in mine:
            self._both.add(record)
        return len(mine)

    def _project(self, kernel: str, records: Sequence[TrialRecord]) -> None:
        space = self._spaces[kernel]
        self._tools.project(self.task.cells(space), space, records)

    def _is_mine(self, record: TrialRecord) -> bool:
        known = self._sources.get(record.kernel)
        if known is None or record.source != known or record.hardware != self.task.hw.key:
            return False
        if (record.backend, record.variant, record.origin) != self._kind:
            return False
        return recorded_key(record.workload) in self._keys

    def _propose(self, kernel: str) -> list[Screening]:
        return self._proposers[kernel].next_batch(self._batch)

    def _tell(self, kernel: str, records: Sequence[TrialRecord]) -> None:
        self._proposers[kernel].tell(records)

    def screen(self) -> None:
        """Screen until the budgets, the spaces or the time are used up, then the best on skewed routing too."""
        self._screen_uniform()
        self._screen_skewed()

    def _screen_uniform(self) -> None:
        """Screen on the workloads themselves.

        The first plans of all kernels are measured in turns: however little time there is, all were looked at alike.
        From then on one kernel follows another, the largest space first, and whoever is through has its next plans
        proposed while the others are measured.
        """
        kernels = sorted(self._spaces, key=lambda k: -len(self._spaces[k]))
        turns = True
        with Ahead(kernels, self._propose, self._tell, self._tools.proposing) as ahead:
            while not self._tools.budget.screening_over():
                asked = ahead.take()
                batch = [s for turn in zip_longest(*asked) for s in turn if s is not None]
                if not batch:
                    return
                self._screen(batch if turns else list(chain.from_iterable(asked)), ahead)
                turns = False

    def _screen(self, batch: Sequence[Screening], ahead: Ahead) -> None:
        """Screen ``batch``; a kernel whose results are all in goes on to its next plans, a large one without the last.

        Each begins when a number of results is in: the same seed and results in the same order give the same plans.
        """
        tools, left = self._tools, Counter(s.plan.kernel for s in batch)
        for records in tools.bench.screen(batch):
            kernel = records[0].kernel
            tools.store.append(records)
            ahead.tell(kernel, records)
            with tools.proposing:
                self._project(kernel, records)
            tools.listener.screened(records, tools.budget.left_s)
            if tools.budget.screening_over():
                return
            left[kernel] -= 1
            ending = sum(left.values()) <= self._batch // LAST_PART
            for name, count in left.items():
                if count == 0 or (ending and len(self._spaces[name]) > LARGE):
                    ahead.begin(name)

    def _screen_skewed(self) -> None:
        """Screen what may be raced on skewed routing: nothing is compiled for it, and no sampler hears of it."""
        tools, batch = self._tools, self._both.open(self.task.profile.race.finalists)
        if not batch or tools.budget.skewed_over():
            return
        tools.listener.skewed(sum(len(s.cells) for s in batch))
        for records in tools.bench.screen(batch):
            tools.store.append(records)
            for record in records:
                self._both.add(record)
            tools.listener.screened(records, tools.budget.left_s)
            if tools.budget.skewed_over():
                return

    def entries(self) -> list[tuple[Workload, tuple[LayerPlan, ...]]]:
        """What is raced: the default and the finalists of every workload, both ends of the token counts first."""
        found = []
        for cell in coverage_order(len(self.task.workloads)):
            workload = self.task.workloads[cell]
            default = self.task.default_plan(workload)
            standings = {k: self._both.standings(k, cell, default.kernel(k), MOST_CONTENDERS) for k in self._spaces}
            composed = finalists(default, standings, self.task.profile.race.finalists)
            starts = self._starts(workload.num_tokens, *composed[:2])  # with the default's and the favourites' kernels
            found.append((workload, tuple(dict.fromkeys((default, *starts, *composed)))))
        return found

    def _starts(self, tokens: int, *beside: LayerPlan) -> list[LayerPlan]:
        """What earlier tables answer at ``tokens`` and can run there.

        An engine's file says nothing of the other kernels: they are those of ``beside``, else the default's.
        """
        workload = self.task.workloads[0].with_tokens(tokens)
        layers = beside or (self.task.default_plan(workload),)
        cell = self.task.tokens.index(tokens) if tokens in self.task.tokens else None
        plans = [] if cell is None else [s.plans[cell] for s in self.task.starts]
        plans += [p for s in self.task.starts for layer in layers if (p := s.at(tokens, layer)) is not None]
        return [p for p in dict.fromkeys(plans) if runs(p, workload, self.task.hw)]

    def _incumbents(self, heat: Heat) -> list[LayerPlan]:
        """Which plans of ``heat`` are earlier tables' answers there."""
        tokens = heat.workload.num_tokens
        return [p for p in heat.plans if any(s.answers(tokens, p) for s in self.task.starts)]

    def race(self) -> None:
        """Race the finalists of every workload; with time to spare, race neighbours' plans between their counts too."""
        self._race(self.entries())
        unlimited = self._tools.budget.left_s is None
        wanted = self.task.starts or self.task.profile.name in (UNLIMITED if unlimited else SPARE)
        if wanted and not self._tools.budget.task_over():
            self._race(self.between())

    @property
    def _counts(self) -> tuple[int, ...]:
        """The token counts that this search asks for, and those that one before it in this folder did."""
        return (*self.task.tokens, *self._before)

    def between(self) -> list[tuple[Workload, tuple[LayerPlan, ...]]]:
        """What is raced to find where one row's plan gives way to the next one's: both, the default, and what earlier
        tables answer there, halfway."""
        return self._between([v for v in self.searched().verdicts if v.num_tokens in self._counts])

    def _between(self, verdicts: Sequence[Verdict]) -> list[tuple[Workload, tuple[LayerPlan, ...]]]:
        found = []
        for low, high in pairwise(verdicts):
            tokens = break_point(low.num_tokens, high.num_tokens)
            if tokens in (low.num_tokens, high.num_tokens):
                continue
            workload = self.task.workloads[0].with_tokens(tokens)
            default = self.task.default_plan(workload)
            own = [p for p in (low.plan, high.plan) if runs(p, workload, self.task.hw)]
            plans = tuple(dict.fromkeys((default, *self._starts(tokens, *own), *own)))
            if low.plan != high.plan or set(plans) - {default, low.plan}:
                found.append((workload, plans))
        return found

    def _race(self, entries: Sequence[tuple[Workload, tuple[LayerPlan, ...]]]) -> None:
        """Race ``entries`` on uniform routing, and what may win on a skewed one too."""
        self._tools.listener.racing(len(entries), self._tools.budget.left_s)
        for start in range(0, len(entries), RACED_TOGETHER):
            self._race_on_both(entries[start : start + RACED_TOGETHER])

    def _race_on_both(self, entries: Sequence[tuple[Workload, tuple[LayerPlan, ...]]]) -> None:
        for heat in self._heats(entries):
            self._first[heat.workload.num_tokens] = heat
        again = [
            (skewed(workload), (plans[0], *worth))
            for workload, plans in entries
            if (raced := self._first.get(workload.num_tokens)) is not None
            and (worth := contenders(raced, self._least_gain, self._incumbents(raced)))
        ]
        self._tools.listener.racing(len(again), self._tools.budget.left_s)
        for heat in self._heats(again):
            self._second[heat.workload.num_tokens] = heat

    def _heats(self, entries: Sequence[tuple[Workload, tuple[LayerPlan, ...]]]) -> Iterator[Heat]:
        """The heats of ``entries``: those that the store has, then those that there is time for."""
        tools, hw = self._tools, self.task.hw
        waiting = []
        for workload, plans in entries:
            kept = tools.store.heat(heats.id_of(hw, workload, plans))
            if kept is None or kept.origin != tools.bench.origin:
                waiting.append((workload, plans))
            else:
                yield heats.from_record(kept, workload, plans)
        if not waiting or tools.budget.task_over():
            return
        for heat in tools.bench.race(waiting):
            tools.store.append_heat(heats.to_record(heat, hw, tools.bench.origin))
            tools.listener.raced(heat, tools.budget.left_s)
            yield heat
            if tools.budget.task_over():
                return

    def _is_whole(self, raced: _Raced) -> bool:
        """Whether a race has a verdict: nothing beat the default, or what did was raced on a skewed routing too."""
        first, second = raced
        return second is not None or not contenders(first, self._least_gain, self._incumbents(first))

    def _earlier(self, workload: Workload, holding: Sequence[LayerPlan]) -> _Raced | None:
        """The folder's race of ``workload`` between ``holding`` and others, with that on skewed routing: of those with
        a verdict the one of most plans, the newest of several; None without one.

        A race between the counts of one search has fewer plans than one of the finalists of another.
        """
        kept, origin, hw = self._tools.store.heats, self._tools.bench.origin, self.task.hw
        default = self.task.default_plan(workload)
        pairs = (
            (first, next(heats.earlier(kept, hw, skewed(workload), default, origin, among=first.plans), None))
            for first in heats.earlier(kept, hw, workload, default, origin, holding)
        )
        return max(filter(self._is_whole, pairs), key=lambda pair: len(pair[0].plans), default=None)

    def _raced(self) -> dict[int, _Raced]:
        """By token count its race and the one on skewed routing: today's, else the newest ones that the folder has.

        A search that goes on may have other finalists, and end before it has raced them, or ask for other counts.
        """
        today = {tokens: (heat, self._second.get(tokens)) for tokens, heat in self._first.items()}
        found = {tokens: raced for tokens, raced in today.items() if self._is_whole(raced)}
        for tokens in self._counts:
            if tokens in found and tokens in self.task.tokens:
                continue
            earlier = self._earlier(self.task.workloads[0].with_tokens(tokens), self._starts(tokens))
            if earlier is not None and (tokens not in found or len(earlier[0].plans) > len(found[tokens][0].plans)):
                found[tokens] = earlier
        return found

    def _judged(self, raced: Mapping[int, _Raced]) -> dict[int, Verdict | None]:
        return {
            tokens: judge(first, second, self._least_gain, self._incumbents(first))
            for tokens, (first, second) in sorted(raced.items())
        }

    def searched(self) -> Searched:
        """What was found so far, with what there was no time for."""
        raced = self._raced()
        asked = [v for tokens, v in self._judged(raced).items() if v is not None and tokens in self._counts]
        for workload, plans in self._between(asked):
            if workload.num_tokens not in raced and (earlier := self._earlier(workload, plans)) is not None:
                raced[workload.num_tokens] = earlier
        judged = self._judged(raced)
        trials = {tokens: len(first.plans) for tokens, (first, _) in raced.items()} | dict(self._before)
        trials |= {
            w.num_tokens: sum(self._books[k].measured(cell) for k in self._spaces)
            for cell, w in enumerate(self.task.workloads)
        }
        verdicts = tuple(v for v in judged.values() if v is not None)
        return Searched(
            verdicts, trials,
            unraced=tuple(t for t in self.task.tokens if t not in judged),
            failed=tuple(t for t, verdict in judged.items() if verdict is None and t not in self._before),
            earlier=tuple(t for t in self.task.tokens if t in judged and raced[t][0] is not self._first.get(t)),
            kept=tuple(t for t in self._before if judged.get(t) is not None),
            left_out=tuple(t for t in self._before if judged.get(t) is None),
        )  # fmt: skip
