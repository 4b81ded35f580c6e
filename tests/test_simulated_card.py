"""A card that isn't there: name and capability of a BI-V100, planted times, noise and faults, from detect to table."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest
import torch
from hw_fakes import FakeNvml, install
from typer.testing import CliRunner

from moebench.cli.main import app
from moebench.measure import cuda_driver, device_facts
from moebench.measure import probe as probing
from moebench.plan.legality import legal
from moebench.plan.plan import KernelPlan, LayerPlan
from moebench.plan.source_hash import source_hash
from moebench.predict.model import Model
from moebench.spec.dtypes import DType
from moebench.spec.hardware import Fact, Hardware
from moebench.spec.hw_files import load_hardware
from moebench.spec.workload import Workload
from moebench.store.records import COMPILE_ERROR, DEVICE_ERROR, STATUS_FAILED, STATUS_OK, WRONG_RESULT, Failure
from moebench.store.trial_records import TrialRecord, trial_id
from moebench.store.trials import TrialStore
from moebench.tables.files import load_table
from moebench.tables.rows import Origin
from moebench.tables.schema import Evidence
from moebench.tune.bench import Bench, Heat, Screening
from moebench.tune.budget import Budget
from moebench.tune.listener import Silence
from moebench.tune.options import TuneOptions
from moebench.tune.planning import plan_tune
from moebench.tune.search import Tools
from moebench.tune.tasks import Search, run_tasks

DRIVER = {"sm_count": 24, "warp_size": 64, "shared_per_block_bytes": 131072, "shared_per_sm_bytes": 131072}
RATES = {
    "copy_gbps": Fact(930.0, "measured", "high"), "launch_us": Fact(7.5, "measured", "high"),
    "measured_fp16_tflops": Fact(61.0, "measured", "high"),
}  # fmt: skip
TOKENS = (1, 64, 1024)
EVIDENCE = Evidence("run", "2026-11-30", "moebench tune", "Iluvatar BI-V100", {"moebench": "0.1.0"})


@pytest.fixture
def card(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What torch, the driver and a probe would say on a machine with a BI-V100."""
    monkeypatch.setenv("MOEBENCH_CONFIG_DIR", str(tmp_path / "config"))
    install(monkeypatch, FakeNvml(driver="3.2.1"))
    properties = SimpleNamespace(multi_processor_count=24, total_memory=32 << 30)
    monkeypatch.setattr(torch.cuda, "is_available", lambda: True)
    monkeypatch.setattr(torch.cuda, "device_count", lambda: 1)
    monkeypatch.setattr(torch.cuda, "get_device_properties", lambda index: properties)
    monkeypatch.setattr(torch.cuda, "get_device_name", lambda index: "Iluvatar BI-V100")
    monkeypatch.setattr(torch.cuda, "get_device_capability", lambda index: (7, 0))
    monkeypatch.setattr(torch.cuda, "mem_get_info", lambda index: (30 << 30, 32 << 30))
    monkeypatch.setattr(torch, "corex", True, raising=False)
    monkeypatch.setattr(cuda_driver, "attributes", lambda index: DRIVER)
    monkeypatch.setattr(probing, "_measured", lambda facts, seconds: probing.Probed(RATES))


class SimulatedCard(Bench):
    """Times that follow the analytic model of another card, so that no prior of this one is right, with noise.

    A plan of 16 warps doesn't compile, one whose BLOCK_N is 256 breaks the device, a BLOCK_K of 32 gives wrong output.
    """

    origin = "measured"

    def __init__(self, hw: Hardware, noise: float = 0.01) -> None:
        self.hw, self._noise = hw, noise
        self._random = np.random.default_rng(0)
        sixth = replace(load_hardware("mr-v100"), key="hidden")
        self._truth = Model(replace(sixth, facts={**sixth.facts, "memory_gbps": Fact(500.0, "assumed")}))
        self.now_s = 0.0

    def clock_s(self) -> float:
        return self.now_s

    def fault(self, plan: KernelPlan) -> Failure | None:
        for axis, value, kind in (
            ("num_warps", 16, COMPILE_ERROR), ("block_n", 256, DEVICE_ERROR), ("block_k", 32, WRONG_RESULT)
        ):  # fmt: skip
            if plan.params.get(axis) == value:
                return Failure(kind, f"planted: {axis} is {value}")
        return None

    def true_us(self, plan: KernelPlan, workload: Workload) -> float:
        """Time of the kernel, without noise."""
        return float(self._truth.times_us(plan.kernel, [plan], workload)[0])

    def screen(self, batch: Sequence[Screening]) -> Iterator[tuple[TrialRecord, ...]]:
        for screening in batch:
            self.now_s += 0.1
            yield tuple(self._record(screening.plan, c.workload, c.variant) for c in screening.cells)

    def _record(self, plan: KernelPlan, workload: Workload, variant: str) -> TrialRecord:
        params, source, told, failure = (
            dict(plan.params),
            source_hash(plan.kernel),
            workload.to_dict(),
            self.fault(plan),
        )
        assert not legal(plan, workload, self.hw), "a search screens legal plans alone"
        blocks = () if failure else tuple(self._noisy(self.true_us(plan, workload), 3))
        return TrialRecord(
            trial_id("triton", variant, plan.kernel, params, source, told, self.hw.key, 0),
            STATUS_FAILED if failure else STATUS_OK, "measured", "triton", variant, plan.kernel, params, source, told,
            self.hw.key, blocks, (plan.kernel,), "simulated", "cold", failure=failure,
        )  # fmt: skip

    def _noisy(self, us: float, count: int) -> list[float]:
        return [float(us * (1 + self._noise * z)) for z in self._random.standard_normal(count)]

    def layer_us(self, plan: LayerPlan, workload: Workload) -> float:
        """Time of the layer, without noise."""
        return self._truth.layer_us(plan, workload).us

    def race(self, entries: Sequence[tuple[Workload, tuple[LayerPlan, ...]]]) -> Iterator[Heat]:
        for workload, plans in entries:
            failures = tuple(next((f for k in p.kernels if (f := self.fault(k))), None) for p in plans)
            blocks = tuple(
                () if f else tuple(self._noisy(self.layer_us(p, workload), 16))
                for p, f in zip(plans, failures, strict=True)
            )
            yield Heat(workload, plans, blocks, failures, ("uniform", "zipf:1.2"), (True,) * len(plans))


@pytest.mark.usefixtures("card")
def test_it_is_detected_by_its_name_among_cards_of_the_same_capability() -> None:
    told = CliRunner().invoke(app, ["hw", "detect", "--device", "cuda:0", "--format", "json"])
    assert told.exit_code == 0, told.output
    assert json.loads(told.stdout)["hardware"]["key"] == "bi-v100"


@pytest.mark.usefixtures("card")
def test_a_probe_overwrites_what_was_unknown() -> None:
    before = load_hardware("bi-v100")
    told = CliRunner().invoke(app, ["hw", "probe", "--device", "cuda:0", "--format", "json"])
    assert told.exit_code == 0, told.output
    after = load_hardware("bi-v100")
    assert (before.sm_count, before.shared_limit_bytes) == (16, 48 * 1024)
    assert (after.origin, after.sm_count, after.warp_size, after.shared_limit_bytes) == ("probed", 24, 64, 131072)
    assert after.facts["copy_gbps"] == RATES["copy_gbps"]
    assert after.max_num_stages == 2
    slow, fast = (Model(hw).layer_us(_default(hw), _work(hw)).us for hw in (before, after))
    assert fast < slow, "the model computes with what the probe found"


def _work(hw: Hardware) -> Workload:
    return _task(hw).workloads[1]


def _default(hw: Hardware) -> LayerPlan:
    return _task(hw).default_plan(_work(hw))


def _task(hw: Hardware):  # type: ignore[no-untyped-def]
    options = TuneOptions(
        models=("qwen3.6-35b-a3b",), tokens=TOKENS, dtypes=("fp16",), tp_sizes=(4,), backend="triton", profile="quick"
    )
    return plan_tune(options, hw, "cuda:0", 30 << 30).tasks[0]


@pytest.mark.usefixtures("card")
def test_a_search_measures_it_and_writes_a_table_without_a_faulty_plan(tmp_path: Path) -> None:
    CliRunner().invoke(app, ["hw", "probe", "--device", "cuda:0"])
    hw = load_hardware(device_facts.collect("cuda:0").name.split()[-1].lower())
    task, bench, folder = _task(hw), SimulatedCard(hw), tmp_path / "run"
    folder.mkdir()
    with TrialStore(folder) as store:
        tools = Tools(bench, store, Silence(), Budget(None, bench.clock_s))
        ended = run_tasks((task,), Search(folder, lambda: EVIDENCE, "moebench tune", "random", 24, 0), tools)
        failed = [t for t in store.trials if t.status == STATUS_FAILED]
    assert ended.state == "complete"
    assert {t.failure.kind for t in failed if t.failure} == {COMPILE_ERROR, DEVICE_ERROR, WRONG_RESULT}
    path = next(p for p in ended.written.files if p.suffix == ".json" and p.parent.name == "bi-v100")
    assert "predicted" not in path.name
    table = load_table(path)
    assert table.key.hardware == "bi-v100"
    assert table.key.dtype == DType.FP16.value
    assert [r.num_tokens for r in table.rows] == list(TOKENS)
    for row in table.rows:
        assert isinstance(row.plan, LayerPlan)
        work = task.workloads[TOKENS.index(row.num_tokens)]
        assert row.origin is Origin.MEASURED
        assert not [v for k in row.plan.kernels for v in legal(k, work, hw)]
        default = task.default_plan(work)
        assert bench.layer_us(row.plan, work) <= bench.layer_us(default, work) * 1.01
        if row.plan != default:
            assert not [k for k in row.plan.kernels if bench.fault(k)]
    assert any(p.name == "hw_config.h" for p in ended.written.files)
