"""A search that several processes share: claims, leases, results, workers that die (on SQLite; PostgreSQL apart)."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest
from tune_fakes import CPU, FakeBench, a_task

from moebench.errors import InputError, UnsupportedError
from moebench.store import codec
from moebench.tune.bench import Screening
from moebench.tune.device import Target
from moebench.tune.join import cells_of, differences, new_owner, open_queue, work
from moebench.tune.queue import LEADER, Heart, Order, PlanQueue
from moebench.tune.shared_bench import SharedBench, claim_some, measured, terms_of
from moebench.tune.storage import Storage, open_storage

TASK = a_task((1, 8))
SPACE = next(s for s in TASK.spaces if s.kernel == "torch_loop_gemm1")
CELLS = TASK.cells(SPACE)
BATCH = [Screening(plan, CELLS) for plan in SPACE.plans[:6]]
TARGET = Target(CPU, "measured", ("cpu",), "CPU", (("torch", "2.0"),))
TERMS = terms_of([TASK], {"torch": "2.0"}, seed=0)
LEASE_S = 0.6


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    found = open_storage(f"sqlite:///{tmp_path / 'queue.db'}", None)
    yield found
    found.close()


def opened(storage: Storage) -> PlanQueue:
    return PlanQueue.create(storage.optuna, "run", TERMS, LEADER, LEASE_S)


def an_order(index: int = 0) -> Order:
    return Order(0, SPACE.kernel, SPACE.plans[index].params, (1, 8))


def test_orders_in_one_file_are_claimed_once_however_many_claim_at_once(storage: Storage, tmp_path: Path) -> None:
    leader = opened(storage)
    numbers = {leader.put(an_order(i % len(SPACE.plans))) for i in range(40)}
    others = [open_storage(f"sqlite:///{tmp_path / 'queue.db'}", None) for _ in range(4)]

    def claimed(number: int) -> list[int]:
        queue, found = PlanQueue(others[number].optuna, leader.name, f"worker-{number}", LEASE_S), []
        while (claim := queue.claim()) is not None:
            found.append(claim.trial_id)
        return found

    with ThreadPoolExecutor(len(others)) as pool:
        found = [trial_id for own in pool.map(claimed, range(len(others))) for trial_id in own]
    assert sorted(found) == sorted(numbers)
    for other in others:
        other.close()


def test_an_order_is_claimed_once_and_its_results_travel(storage: Storage) -> None:
    leader = opened(storage)
    worker = PlanQueue(storage.optuna, leader.name, "worker-1", LEASE_S)
    number = leader.put(an_order())
    claim = worker.claim()
    assert claim is not None
    assert claim.order == an_order()
    assert leader.claim() is None
    (found,) = measured([claim], FakeBench(), cells_of(worker.terms()))
    assert worker.finish(*found)
    ((finished, records),) = leader.results()
    assert finished == number
    assert [codec.write_trial(r) for r in records] == [codec.write_trial(r) for r in found[1]]
    assert [r.workload["num_tokens"] for r in records] == [1, 8]


def test_orders_of_one_plan_at_different_token_counts_are_told_apart(storage: Storage) -> None:
    leader = opened(storage)
    numbers = {leader.put(replace(an_order(), tokens=(tokens,))) for tokens in (1, 8)}
    claims = claim_some(leader)
    found = {c.trial_id: records for c, records in measured(claims, FakeBench(), cells_of(leader.terms()))}
    assert set(found) == numbers
    assert sorted(r.workload["num_tokens"] for records in found.values() for r in records) == [1, 8]


def test_the_cells_of_a_search_travel_in_its_terms(storage: Storage) -> None:
    assert cells_of(opened(storage).terms())[0, SPACE.kernel, 8] == CELLS[1]


def test_an_owner_that_falls_silent_loses_its_claim_and_one_that_beats_keeps_it(storage: Storage) -> None:
    leader = opened(storage)
    silent = PlanQueue(storage.optuna, leader.name, "silent", LEASE_S)
    living = PlanQueue(storage.optuna, leader.name, "living", LEASE_S)
    numbers = {leader.put(an_order(i)) for i in range(2)}
    silent.beat()
    first = silent.claim()
    second = living.claim()
    assert first is not None
    assert second is not None
    end_s = time.monotonic() + 3 * LEASE_S
    moved: dict[int, int] = {}
    while time.monotonic() < end_s:
        living.beat()
        moved |= leader.requeue(numbers)
        time.sleep(LEASE_S / 4)
    assert set(moved) == {first.trial_id}
    again = leader.claim()
    assert again is not None
    assert again.order == first.order
    assert not silent.finish(first, [])  # it comes too late
    assert living.finish(second, [])


def test_a_claim_that_is_given_back_goes_to_the_next_at_once(storage: Storage) -> None:
    leader = opened(storage)
    worker = PlanQueue(storage.optuna, leader.name, "worker", LEASE_S)
    number = leader.put(an_order())
    claim = worker.claim()
    assert claim is not None
    worker.release([claim])
    moved = leader.requeue({number})
    assert set(moved) == {number}
    assert leader.claim() is not None


def test_without_anybody_else_nothing_goes_through_the_queue(storage: Storage) -> None:
    local = FakeBench()
    bench = SharedBench(local, opened(storage), [TASK])
    assert len(list(bench.screen(BATCH))) == 6
    assert list(PlanQueue(storage.optuna, "moebench-queue/run", "x").results()) == []
    bench.close()


def test_plans_of_a_worker_that_died_are_measured_by_the_leader(storage: Storage) -> None:
    local, leader = FakeBench(), opened(storage)
    dead = PlanQueue(storage.optuna, leader.name, "dead", LEASE_S)
    dead.beat()
    bench = SharedBench(local, leader, [TASK])
    found = bench.screen(BATCH)
    first = next(found)
    claim = dead.claim()  # takes one of those that wait, and is never heard of again
    rest = list(found)
    assert claim is not None or len(local.screened) == 6
    assert {(r.kernel, str(r.params)) for records in (first, *rest) for r in records} == {
        (SPACE.kernel, str(dict(s.plan.params))) for s in BATCH
    }
    assert len(rest) == 5
    bench.close()


def test_a_worker_takes_part_until_the_search_ends(storage: Storage) -> None:
    import threading

    leader = opened(storage)
    heart = Heart(leader)
    heart.start()
    for i in range(6):
        leader.put(an_order(i))

    def end() -> None:
        other = PlanQueue(storage.optuna, leader.name, LEADER, LEASE_S)
        while len(list(other.results())) < 6:
            time.sleep(0.05)
        leader.close()

    closer = threading.Thread(target=end)
    closer.start()
    local = FakeBench()
    done = work(storage, TARGET, lambda terms: local, say=lambda line: None, lease_s=LEASE_S)
    closer.join()
    heart.stop()
    assert (done.plans, done.reason, done.search) == (6, "the search ended", "run")
    assert {s.plan for s in local.screened} == {SPACE.plans[i] for i in range(6)}
    workers = {r.worker for _, records in leader.results() for r in records}
    assert len(workers) == 1
    assert workers.pop().startswith("worker-")


def test_a_worker_ends_when_nobody_leads(storage: Storage) -> None:
    opened(storage).beat()
    done = work(storage, TARGET, lambda terms: FakeBench(), say=lambda line: None, lease_s=0.2)
    assert "nobody leads" in done.reason


def test_there_must_be_an_open_search_and_the_same_hardware_versions_and_kernels(storage: Storage) -> None:
    with pytest.raises(InputError, match="no search is open"):
        open_queue(storage, TARGET, new_owner())
    opened(storage)
    assert open_queue(storage, TARGET, new_owner()).search == "run"
    with pytest.raises(UnsupportedError, match=r"it uses torch 2\.0, here is 1\.0"):
        open_queue(storage, replace(TARGET, versions=(("torch", "1.0"),)), new_owner())
    assert differences({**TERMS, "hardware": "h200"}, TARGET) == ["it is for h200, this is cpu"]
    assert "another version" in differences({**TERMS, "sources": {SPACE.kernel: "0"}}, TARGET)[0]
    assert "not installed" in differences({**TERMS, "sources": {"nonesuch": "0"}}, TARGET)[0]
