"""Processes that share one search over a PostgreSQL of the test's own: no plan twice, none lost with a worker."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
import tune_postgres
from tune_fakes import FakeBench, a_task

from moebench.tune.bench import Screening
from moebench.tune.queue import LEADER, PlanQueue
from moebench.tune.shared_bench import SharedBench, terms_of
from moebench.tune.storage import Storage, open_storage

pytest.importorskip("psycopg", reason="needs psycopg to reach PostgreSQL")
pytestmark = pytest.mark.skipif(tune_postgres.binaries() is None, reason="needs PostgreSQL's initdb and postgres")

LEASE_S = 2.0
TASK = a_task((1, 8))
SPACE = next(s for s in TASK.spaces if s.kernel == "torch_loop_gemm1")
BATCH = [Screening(plan, TASK.cells(SPACE)) for plan in SPACE.plans[:24]]

WORKER = """
import sys
sys.path.insert(0, {tests!r})
from tune_fakes import CPU, FakeBench
from moebench.tune.device import Target
from moebench.tune.join import work
from moebench.tune.storage import open_storage
bench = FakeBench(sleep_s={sleep_s})
target = Target(CPU, "measured", ("cpu",), "CPU")
print("ready", flush=True)
storage = open_storage({url!r}, None)
done = work(storage, target, lambda terms: bench, say=print, lease_s={lease_s})
print("measured", done.plans, done.reason, flush=True)
storage.close()
"""


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with tune_postgres.server(tmp_path_factory.mktemp("postgres")) as found:
        yield found


def start_worker(url: str, sleep_s: float) -> subprocess.Popen[str]:
    code = WORKER.format(tests=str(Path(__file__).parent), url=url, sleep_s=sleep_s, lease_s=LEASE_S)
    return subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)


@pytest.fixture
def storage(url: str) -> Iterator[Storage]:
    found = open_storage(url, None)
    yield found
    found.close()


def leading(storage: Storage, search: str, local: FakeBench) -> SharedBench:
    queue = PlanQueue.create(storage.optuna, search, terms_of([TASK], {}, 0), LEADER, LEASE_S)
    return SharedBench(local, queue, [TASK])


def await_workers(bench: SharedBench, count: int) -> None:
    end_s = time.monotonic() + 60
    while len(bench.queue.alive()) < count + 1:
        assert time.monotonic() < end_s
        time.sleep(0.05)


def test_two_processes_share_a_search_and_measure_no_plan_twice(url: str, storage: Storage) -> None:
    local = FakeBench(sleep_s=0.05, worker="leader")
    bench = leading(storage, "shared", local)
    workers = [start_worker(url, 0.05) for _ in range(2)]
    await_workers(bench, 2)
    found = list(bench.screen(BATCH))
    bench.close()
    told = [w.communicate(timeout=60)[0] for w in workers]
    counts = Counter(str(records[0].params) for records in found)
    assert set(counts.values()) == {1}
    assert len(counts) == len(BATCH)
    measured = [int(line.split()[1]) for text in told for line in text.splitlines() if line.startswith("measured")]
    assert len(measured) == 2
    assert all(measured)
    assert sum(measured) + len(local.screened) == len(BATCH)  # nobody measured what another did
    assert len({records[0].worker for records in found}) == 3


def test_killing_a_worker_loses_nothing(url: str, storage: Storage) -> None:
    bench = leading(storage, "killed", FakeBench(sleep_s=0.05))
    victim, other = start_worker(url, 3.0), start_worker(url, 0.05)
    await_workers(bench, 2)
    found = []
    for records in bench.screen(BATCH):
        found.append(records)
        if len(found) == 4:
            os.kill(victim.pid, signal.SIGKILL)
    bench.close()
    victim.communicate(timeout=60)
    other.communicate(timeout=60)
    counts = Counter(str(records[0].params) for records in found)
    assert set(counts.values()) == {1}
    assert len(counts) == len(BATCH)


def test_results_outlive_the_leader(url: str, storage: Storage) -> None:
    bench = leading(storage, "orphaned", FakeBench(sleep_s=0.2))
    worker = start_worker(url, 0.02)
    await_workers(bench, 1)
    screening = bench.screen(BATCH)
    for _ in range(3):
        next(screening)
    bench.heart.stop()  # as if killed: no withdrawing, no closing
    worker.communicate(timeout=60)
    again = leading(storage, "orphaned", FakeBench())
    left = again.left_behind()
    assert {r.worker for r in left} - {""}
    assert len({str(r.params) for r in left}) * 2 == len(left)
    screening.close()
    again.close()
