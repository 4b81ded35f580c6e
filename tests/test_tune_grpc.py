"""A search whose studies lie behind Optuna's gRPC proxy: a real one, over SQLite, in a process of its own."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from test_tune_storage import held, project, records
from tune_fakes import FakeBench, a_task

from moebench.errors import InputError, StoreError
from moebench.tune import storage as storages
from moebench.tune.bench import Screening
from moebench.tune.queue import LEADER, PlanQueue
from moebench.tune.shared_bench import SharedBench, terms_of
from moebench.tune.storage import open_storage

TASK = a_task((1, 8))
SPACE = next(s for s in TASK.spaces if s.kernel == "torch_loop_gemm1")
BATCH = [Screening(plan, TASK.cells(SPACE)) for plan in SPACE.plans]

PROXY = """
import sys, warnings
warnings.simplefilter("ignore")
from optuna.storages import RDBStorage, get_storage, run_grpc_proxy_server
run_grpc_proxy_server(get_storage(RDBStorage(sys.argv[1])), host="127.0.0.1", port=int(sys.argv[2]))
"""
WORKER = """
import sys
sys.path.insert(0, sys.argv[1])
from tune_fakes import FakeBench, CPU
from moebench.tune.device import Target
from moebench.tune.join import work
from moebench.tune.storage import open_storage
storage = open_storage(sys.argv[2], None, "--join")
target = Target(CPU, "measured", ("cpu",), "CPU")
done = work(storage, target, lambda terms: FakeBench(sleep_s=0.02, worker="other"), say=lambda line: None, lease_s=3.0)
sys.stdout.write(f"{done.plans}")
storage.close()
"""


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


def started(folder: Path, port: int) -> subprocess.Popen[bytes]:
    words = [sys.executable, "-c", PROXY, f"sqlite:///{folder / 'tune.db'}", str(port)]
    return subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


@pytest.fixture
def proxy(tmp_path: Path) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """The URL of a proxy, and its process."""
    pytest.importorskip("grpc", reason="grpcio is not installed: pip install 'moebench[grpc]'")
    port = free_port()
    with started(tmp_path, port) as process:
        yield f"grpc://127.0.0.1:{port}", process
        process.kill()


def test_studies_are_kept_behind_a_proxy_and_gone_on_with(proxy: tuple[str, object]) -> None:
    told = records(6)
    first = open_storage(proxy[0], None)
    assert first.shared
    assert project(first, told[:8]) == 8
    first.close()
    again = open_storage(proxy[0], None)
    assert project(again, told) == 4
    assert held(again) == [6, 6]
    again.close()


def test_a_worker_joins_by_the_proxy_and_no_plan_is_measured_twice(proxy: tuple[str, object]) -> None:
    storage = open_storage(proxy[0], None)
    local = FakeBench(sleep_s=0.05)
    bench = SharedBench(local, PlanQueue.create(storage.optuna, "shared", terms_of([TASK], {}, 0), LEADER, 3.0), [TASK])
    words = [sys.executable, "-c", WORKER, str(Path(__file__).parent), proxy[0]]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as worker:
        end_s = time.monotonic() + 60
        while len(bench.queue.alive()) < 2:
            assert time.monotonic() < end_s
            time.sleep(0.05)
        found = list(bench.screen(BATCH))
        bench.close()
        elsewhere = int(worker.communicate(timeout=60)[0])
    assert set(Counter(str(r[0].params) for r in found).values()) == {1}
    assert len(found) == len(BATCH)
    assert 0 < elsewhere < len(BATCH)
    assert elsewhere + len(local.screened) == len(BATCH)
    storage.close()


def test_a_proxy_that_goes_away_ends_the_help_and_every_plan_is_measured(
    proxy: tuple[str, subprocess.Popen[bytes]],
) -> None:
    storage = open_storage(proxy[0], None)
    queue = PlanQueue.create(storage.optuna, "gone", terms_of([TASK], {}, 0), LEADER, 3.0)
    PlanQueue(storage.optuna, queue.name, "other", 3.0).beat()
    local = FakeBench()
    bench = SharedBench(local, queue, [TASK])
    found = []
    for screened in bench.screen(BATCH):
        found.append(screened)
        if len(found) == 5:
            proxy[1].kill()
            proxy[1].wait()
    assert {str(r[0].params) for r in found} == {str(dict(s.plan.params)) for s in BATCH}
    assert len(list(bench.screen(BATCH[:2]))) == 2
    with pytest.raises(StoreError, match=r"the shared storage went away .*the same command goes on"):
        queue.put(bench._order(BATCH[0]))
    bench.close()
    storage.close()


def test_a_whole_command_through_a_proxy(proxy: tuple[str, object], tmp_path: Path) -> None:
    config = {
        "architectures": ["OlmoeForCausalLM"], "model_type": "olmoe", "hidden_size": 64, "intermediate_size": 32,
        "num_experts": 8, "num_experts_per_tok": 2, "num_hidden_layers": 2, "norm_topk_prob": False,
        "hidden_act": "silu", "vocab_size": 100, "num_attention_heads": 4,
    }  # fmt: skip
    (tmp_path / "config.json").write_text(json.dumps(config), encoding="utf-8")
    words = ["tune", "--hw", "cpu", "--model", "config.json", "--tokens", "2", "--profile", "smoke", "--format", "json"]
    environment = {**os.environ, "MOEBENCH_CONFIG_DIR": str(tmp_path / "config"), "OMP_NUM_THREADS": "1"}
    done = subprocess.run(
        [sys.executable, "-m", "moebench", *words, "--storage", proxy[0]], cwd=tmp_path, env=environment,
        capture_output=True, text=True, timeout=240, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "xperimental" not in done.stderr
    assert f"studies in {proxy[0]}" in done.stderr
    assert [r["tokens"] for r in json.loads(done.stdout)["rows"]] == [2]
    assert "not in the studies" not in done.stderr


def test_an_address_where_nobody_answers_is_bad_input(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("grpc", reason="grpcio is not installed: pip install 'moebench[grpc]'")
    monkeypatch.setattr(storages, "GRPC_WAIT_S", 0.5)
    with pytest.raises(InputError, match=r"--join grpc://127.0.0.1:\d+: nobody answers"):
        open_storage(f"grpc://127.0.0.1:{free_port()}", None, "--join")


def test_what_grpc_lacks_is_named_with_the_extra_that_brings_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storages, "find_spec", lambda _name: None)
    with pytest.raises(
        InputError, match=r"needs grpcio and protobuf, which are not installed.*moebench\[grpc\]"
    ) as error:
        open_storage("grpc://127.0.0.1:1", None)
    assert error.value.exit_code == 2
