"""Proposals made in a thread: what is told meanwhile waits, and only waiting counts as the samplers' share."""

from __future__ import annotations

import threading
from collections.abc import Sequence

import pytest

from moebench.errors import InputError
from moebench.plan.plan import KernelPlan
from moebench.store.trial_records import TrialRecord
from moebench.tune.ahead import Ahead, Timer
from moebench.tune.bench import Screening

SOME = Screening(KernelPlan("a", {}), ())


def test_what_is_told_while_a_proposal_is_under_way_waits_for_it() -> None:
    going, events = threading.Event(), []

    def propose(kernel: str) -> list[Screening]:
        assert going.wait(10)
        events.append(f"proposed {kernel}")
        return [SOME] if kernel == "b" else []

    def tell(kernel: str, _records: Sequence[TrialRecord]) -> None:
        events.append(f"told {kernel}")

    with Ahead(("a", "b"), propose, tell, Timer()) as ahead:
        ahead.begin("a")
        ahead.tell("a", ())
        ahead.tell("b", ())
        assert events == ["told b"]
        going.set()
        assert ahead.take() == [[], [SOME]]
    assert events == ["told b", "proposed a", "proposed b", "told a"]


def test_a_search_does_not_end_before_its_samplers_know_every_result() -> None:
    told: list[str] = []

    def propose(_kernel: str) -> list[Screening]:
        return [SOME] if told else []

    with Ahead(("a",), propose, lambda kernel, _: told.append(kernel), Timer()) as ahead:
        ahead.begin("a")
        ahead.tell("a", ())
        assert ahead.take() == [[SOME]]
        told.clear()
        assert ahead.take() == [[]]


def test_what_was_told_is_not_lost_when_a_search_ends_early() -> None:
    told: list[str] = []

    def stopped() -> None:
        with Ahead(("a",), lambda _: [], lambda kernel, _: told.append(kernel), Timer()) as ahead:
            ahead.begin("a")
            ahead.tell("a", ())
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        stopped()
    assert told == ["a"]


def test_work_beside_the_devices_is_no_waiting() -> None:
    timer, done = Timer(), threading.Event()

    def propose(_kernel: str) -> list[Screening]:
        threading.Event().wait(0.05)
        done.set()
        return []

    with Ahead(("a",), propose, lambda _k, _r: None, timer) as ahead:
        ahead.begin("a")
        assert done.wait(10)
        ahead.take()
    assert timer.worked_s >= 0.05
    assert timer.background_s > timer.seconds


def test_an_error_of_a_sampler_reaches_the_search() -> None:
    def propose(_kernel: str) -> list[Screening]:
        raise InputError("no such axis")

    with Ahead(("a",), propose, lambda _k, _r: None, Timer()) as ahead, pytest.raises(InputError, match="no such axis"):
        ahead.take()
