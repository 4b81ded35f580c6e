"""The probe on this machine's CPU, and its sampling on a planted clock."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from time import perf_counter

import pytest
import torch

from moebench.errors import InputError, MeasureError
from moebench.measure import cpu_load, device_facts, noise, present, probe
from moebench.spec.dtypes import DType
from moebench.spec.hardware import Fact, floor
from moebench.spec.hw_files import load_hardware, user_hardware_file, write_hardware
from moebench.spec.steps import Cost


@pytest.fixture(autouse=True)
def _own_config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOEBENCH_CONFIG_DIR", str(tmp_path / "config"))


def test_a_cpu_probe_ends_in_time_with_positive_rates() -> None:
    start = perf_counter()
    facts = probe.probe("cpu").facts
    assert perf_counter() - start < 8, "about two seconds where nothing else runs"
    rates = {f"measured_{dtype.value}_tflops" for dtype in DType}
    assert {"copy_gbps", "launch_us", "memory_bytes", *rates} <= set(facts)
    for name in ("copy_gbps", "launch_us", *rates):
        fact = facts[name]
        assert float(fact.value) > 0
        assert fact.source == "measured"
        assert "median of" in fact.note
    assert facts["cpu_threads"].value == torch.get_num_threads()
    assert facts["memory_bytes"].source == "driver"


def test_the_probe_leaves_the_precision_setting_alone() -> None:
    before = torch.get_float32_matmul_precision()
    torch.set_float32_matmul_precision("high")
    try:
        probe.probe("cpu", seconds=0.01)
        assert torch.get_float32_matmul_precision() == "high"
    finally:
        torch.set_float32_matmul_precision(before)


def test_a_cpu_gets_its_floor_from_one_probe_a_process(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    rates = {"copy_gbps": Fact(10.0, "measured"), "measured_fp32_tflops": Fact(0.1, "measured"),
             "memory_bytes": Fact(1, "driver")}  # fmt: skip
    monkeypatch.setattr(probe, "probe", lambda device: made.append(device) or probe.Probed(rates))
    probe._cpu_probe.cache_clear()
    hw, unknown = probe.hardware_for("cpu")
    assert probe.hardware_for("cpu") == (hw, unknown)
    assert unknown == {}
    probe._cpu_probe.cache_clear()
    assert made == ["cpu"]
    assert hw.origin == "probed"
    assert hw.memory_bytes != 1
    bound = floor(Cost(bytes=10_000, flops=0), hw, DType.FP32)
    assert bound is not None
    assert (bound.us, bound.bound) == (pytest.approx(1.0), "memory")


def test_a_probed_user_file_serves_only_its_own_thread_count(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    fresh = probe.Probed({"copy_gbps": Fact(5.0, "measured")})
    monkeypatch.setattr(probe, "probe", lambda device: made.append(device) or fresh)
    probe._cpu_probe.cache_clear()
    threads = device_facts.cpu_threads()
    cpu = load_hardware("cpu")
    for asked, expected in ((threads, 9.0), (threads + 1, 5.0)):
        facts = {"copy_gbps": Fact(9.0, "measured"), "cpu_threads": Fact(asked, "measured")}
        write_hardware(type(cpu)(cpu.key, cpu.name, "cpu", "cpu", "cpu", facts=facts), user_hardware_file("cpu"))
        assert probe.hardware_for("cpu")[0].number("copy_gbps") == expected
    probe._cpu_probe.cache_clear()
    assert made == ["cpu"]


def test_a_run_has_no_floor_of_a_rate_that_its_probe_is_not_sure_of(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the value in doubt nor one that a file has of another thread count takes its place."""
    rates = {"copy_gbps": Fact(0.4, "measured", "low"), "measured_fp32_tflops": Fact(0.1, "measured")}
    busy = "other programs used 1.5 of 2 cores meanwhile, and 2 were needed"
    monkeypatch.setattr(probe, "probe", lambda device: probe.Probed(rates, {"copy_gbps": busy}))
    cpu = load_hardware("cpu")
    kept = {"copy_gbps": Fact(9.0, "measured"), "cpu_threads": Fact(device_facts.cpu_threads() + 1, "measured")}
    write_hardware(type(cpu)(cpu.key, cpu.name, "cpu", "cpu", "cpu", facts=kept), user_hardware_file("cpu"))
    probe._cpu_probe.cache_clear()
    found = present.describe("cpu", True)
    probe._cpu_probe.cache_clear()
    assert found.unknown == {"copy_gbps": busy}
    assert found.hw.number("copy_gbps") is None
    assert found.hw.number("measured_fp32_tflops") == 0.1
    assert floor(Cost(bytes=10_000, flops=0), found.hw, DType.FP32) is None


class _Watch(probe.Stopwatch):
    """A stopwatch whose calls take planted times and whose clock moves with them."""

    def __init__(self, times: list[float]) -> None:
        self.times, self.now, self.made = times, 0.0, 0

    def batch(self, call: object, count: int) -> float:
        taken = self.times[self.made % len(self.times)] * count
        self.made += 1
        self.now += taken
        return taken


def test_a_sample_is_the_median_and_ends_within_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    watch = _Watch([1e-3] * 9 + [5e-3])
    monkeypatch.setattr(probe, "perf_counter", lambda: watch.now)
    found = probe.sample(watch, lambda: None, budget_s=1.0)
    assert found.seconds == pytest.approx(1e-3)
    assert found.repeats >= 5
    assert watch.now < 2


def test_a_call_far_over_the_budget_is_timed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    watch = _Watch([3.0])
    monkeypatch.setattr(probe, "perf_counter", lambda: watch.now)
    found = probe.sample(watch, lambda: None, budget_s=1.0)
    assert (found.seconds, found.repeats) == (3.0, 1)


def _planted(monkeypatch: pytest.MonkeyPatch, rounds_s: list[dict[str, float]], crowd: str = "") -> probe.Probed:
    """A CPU's probe whose calls take the seconds of ``rounds_s`` by what is called, one dictionary a round."""
    cells = [probe._Cell(name, lambda: print, lambda s: 1 / s, name, 1.0) for name in rounds_s[0]]
    samples = iter([probe._Sample(taken[cell.name], 0.01, 5) for taken in rounds_s for cell in cells])
    monkeypatch.setattr(probe, "_cells", lambda *_: iter(cells))
    monkeypatch.setattr(probe, "sample", lambda *_: next(samples))
    monkeypatch.setattr(cpu_load.Neighbours, "crowd", lambda *_: crowd)
    found = probe.probe("cpu")
    assert next(samples, None) is None, "every cell is sampled in every round"
    return found


def test_a_value_that_the_rounds_disagree_on_is_in_doubt_and_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    rounds = [
        {"copy_gbps": 0.1, "launch_us": 0.1},
        {"copy_gbps": 0.2, "launch_us": 0.11},
        {"copy_gbps": 0.1, "launch_us": 0.1},
    ]
    found = _planted(monkeypatch, rounds)
    assert list(found.doubts) == ["copy_gbps"]
    assert "10, 5, 10: 100% apart, allowed are 15%" in found.doubts["copy_gbps"]
    assert (found.facts["copy_gbps"].value, found.facts["copy_gbps"].confidence) == (10.0, "low")
    assert (found.facts["launch_us"].value, found.facts["launch_us"].confidence) == (10.0, "high")
    assert "median of 3 rounds 10.0% apart, 15 in all" in found.facts["launch_us"].note
    assert {"copy_gbps", "cpu_threads"} == set(found.facts) - set(found.sure) == set(found.left_out)
    assert found.left_out["cpu_threads"] == "it stands for all rates, and not all of them are there"


def test_rounds_that_agree_are_all_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    found = _planted(monkeypatch, [{"copy_gbps": seconds} for seconds in (0.100, 0.107, 0.114)])
    assert not found.doubts
    assert (found.sure, found.left_out) == (found.facts, {})
    assert "cpu_threads" in found.sure


def test_nothing_that_was_timed_beside_other_programs_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    found = _planted(monkeypatch, [{"copy_gbps": 0.1, "launch_us": 0.1}] * 3, "other programs used 1.0 of 2 cores")
    assert found.doubts == dict.fromkeys(("copy_gbps", "launch_us"), "other programs used 1.0 of 2 cores")
    assert {found.facts[name].confidence for name in found.doubts} == {"low"}
    assert {fact.source for fact in found.sure.values()} == {"driver"}


def test_the_operands_of_two_cells_are_never_in_memory_together(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[weakref.ref[torch.Tensor]] = []
    alive: list[int] = []

    def noted(make: Callable[..., torch.Tensor]) -> Callable[..., torch.Tensor]:
        def made_and_noted(*args: object, **kwargs: object) -> torch.Tensor:
            tensor = make(*args, **kwargs)
            made.append(weakref.ref(tensor))
            return tensor

        return made_and_noted

    def sampled(_watch: object, call: probe.Call, *_: object) -> probe._Sample:
        call()
        alive.append(sum(ref() is not None for ref in made))
        return probe._Sample(0.1, 0.0, 5)

    for name in ("rand", "empty"):  # of the launches, and of a product
        monkeypatch.setattr(torch, name, noted(getattr(torch, name)))
    monkeypatch.setattr(probe, "sample", sampled)
    monkeypatch.setattr(probe, "_MIN_COPY_BYTES", 4 * probe._RANDOM_BLOCK)
    monkeypatch.setattr(probe, "_MAX_CPU_COPY_BYTES", 4 * probe._RANDOM_BLOCK)
    probe.probe("cpu", seconds=0.01)
    assert len(alive) == probe.CPU_ROUNDS * (2 + len(DType))
    assert max(alive) == 1
    assert not any(ref() is not None for ref in made)


class _Graph:
    """A graph that replays nothing, as a machine without a GPU has it."""

    replays = 0

    def replay(self) -> None:
        self.replays += 1


def test_a_captured_graph_keeps_what_it_adds_to(monkeypatch: pytest.MonkeyPatch) -> None:
    operands: list[weakref.ref[torch.Tensor]] = []
    monkeypatch.setattr(torch.cuda, "synchronize", lambda: None)
    monkeypatch.setattr(torch.cuda, "CUDAGraph", _Graph)
    monkeypatch.setattr(torch.cuda, "graph", lambda _graph: nullcontext())
    monkeypatch.setattr(probe, "_additions", lambda x: operands.append(weakref.ref(x)))
    call = probe._graph_launch("cpu", 1.0).make()
    gc.collect()
    call()
    (operand,) = operands
    assert operand() is not None
    del call
    gc.collect()
    assert operand() is None


def test_a_dtype_that_torch_refuses_has_no_rate_and_other_errors_end_the_probe(monkeypatch: pytest.MonkeyPatch) -> None:
    real = probe._product

    def refusing(size: int, dtype: torch.dtype, device: str) -> object:
        if dtype is torch.float16:
            raise RuntimeError("\"addmm_impl_cpu_\" not implemented for 'Half'")
        return real(size, dtype, device)

    monkeypatch.setattr(probe, "_product", refusing)
    assert "measured_fp16_tflops" not in probe.probe("cpu", seconds=0.01).facts

    def failing(*_: object) -> object:
        raise RuntimeError("device-side assert")

    monkeypatch.setattr(probe, "_product", failing)
    with pytest.raises(MeasureError, match="device-side assert"):
        probe.probe("cpu", seconds=0.01)


def test_a_probe_needs_time_and_torch(monkeypatch: pytest.MonkeyPatch) -> None:
    for seconds in (0.0, -1.0, float("nan")):
        with pytest.raises(InputError, match="more than 0"):
            probe.probe("cpu", seconds)
    monkeypatch.setattr(device_facts, "has_torch", lambda: False)
    with pytest.raises(InputError, match="needs torch"):
        probe.probe("cpu")


def test_the_noise_floor_is_told_with_its_blocks() -> None:
    found = noise.noise_floor("cpu", blocks=10, block_s=0.002)
    assert found.blocks == 10
    assert found.block_us > 0
    assert found.spread >= 0
    assert "no graphs" in (noise.graph_capture_refusal("cpu") or "")


@pytest.mark.gpu
@pytest.mark.skipif(not torch.cuda.is_available(), reason="no GPU here")
def test_a_gpu_probe_gives_every_rate() -> None:
    found = probe.probe("cuda:0")
    facts = found.facts
    assert not found.doubts, "one round has nothing to disagree with"
    assert {"copy_gbps", "launch_us", "graph_launch_us", "measured_fp32_tflops", "sm_count"} <= set(facts)
    assert float(facts["graph_launch_us"].value) <= float(facts["launch_us"].value)
    assert noise.graph_capture_refusal("cuda:0") is None


@pytest.mark.parametrize("seconds", [0.0, -1.0, float("nan"), float("inf"), 1e6])
def test_a_probe_ends_soon(seconds: float) -> None:
    with pytest.raises(InputError, match="more than 0, at most 600"):
        probe.probe("cpu", seconds)
