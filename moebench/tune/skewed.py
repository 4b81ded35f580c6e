"""The best plans on uniform routing, timed on a skewed one too, so that what is raced is good on both.

Which of two nearly equal plans is faster often turns with the routing: experts that get many rows want other tiles than
those that get few. A plan that loses to the default on either routing wins no race.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from math import isnan, sqrt

from moebench.plan.plan import KernelPlan
from moebench.plan.space import Space
from moebench.spec.routing import Routing, RoutingKind
from moebench.spec.workload import Workload
from moebench.store.trial_records import TrialRecord
from moebench.tune.bench import Screening
from moebench.tune.book import Book
from moebench.tune.cells import Cell
from moebench.tune.race import Contender, Standings

SKEWED = Routing(RoutingKind.ZIPF, 1.2)
"""The second routing that a winner is held against."""


def skewed(workload: Workload) -> Workload:
    """``workload`` with the routing ``SKEWED``."""
    return replace(workload, routing=SKEWED)


class BothRoutings:
    """What is known of each kernel's plans on both routings: ``books`` are those of the uniform one."""

    def __init__(self, books: Mapping[str, Book]) -> None:
        self._books = dict(books)
        self._skewed = {kernel: _skewed_book(book) for kernel, book in books.items()}

    def add(self, record: TrialRecord) -> None:
        """Take in a result on the skewed routing; others are passed over."""
        if record.kernel in self._skewed:
            self._skewed[record.kernel].add(record)

    def open(self, count: int) -> list[Screening]:
        """Screenings on the skewed routing that are still to do: of every cell's default plan and ``count`` best."""
        found: dict[KernelPlan, list[Cell]] = {}
        for kernel, book in self._books.items():
            there = self._skewed[kernel]
            for cell, where in enumerate(there.cells):
                default = book.space.defaults[cell]
                wanted = dict.fromkeys([*([] if default is None else [default]), *book.top(cell, count)])
                seen = there.seen(cell)
                for plan in wanted:
                    if not seen[plan]:
                        found.setdefault(book.plan(plan), []).append(where)
        return [Screening(plan, tuple(cells)) for plan, cells in found.items()]

    def standings(self, kernel: str, cell: int, default: KernelPlan, most: int) -> Standings:
        """How the plans of ``kernel`` stand: by their times on both routings, relative to the default's, where those
        of the skewed one are known, else by the uniform one alone."""
        book, there = self._books[kernel], self._skewed[kernel]
        place = book.space.find(default.params)
        if place is None or isnan(default_us := float(book.times[place, cell])):
            return Standings(default, None, _uniform(book, cell, most))
        base_us = float(there.times[place, cell])
        if isnan(base_us):
            return Standings(default, default_us, _uniform(book, cell, most))
        both = [
            Contender(
                book.plan(i), sqrt(float(book.times[i, cell]) * default_us * float(there.times[i, cell]) / base_us)
            )
            for i in there.top(cell, len(book.space))
        ]
        return Standings(default, default_us, tuple(sorted(both, key=lambda c: c.us)[:most]))


def _uniform(book: Book, cell: int, most: int) -> tuple[Contender, ...]:
    return tuple(Contender(book.plan(i), float(book.times[i, cell])) for i in book.top(cell, most))


def _skewed_book(book: Book) -> Book:
    space: Space = replace(book.space, workloads=tuple(skewed(w) for w in book.space.workloads))
    return Book(space, tuple(replace(c, workload=skewed(c.workload)) for c in book.cells))
